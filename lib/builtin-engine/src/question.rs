//! What is asked: in which language, about which industry, and how.

use std::collections::HashSet;

use answerscope_domain::{Day, Engine};

use crate::corpus::Corpus;
use crate::corpus::industry::Brand;
use crate::dice::{hash, mix, unit};
use crate::language::CorpusLanguage;
use crate::words::{names, stem, words};

/// A prompt as an engine gets it. The same question gets the same answer.
#[derive(Debug, Clone)]
pub struct BuiltInQuestion<'q> {
    /// The text.
    pub prompt: &'q str,
    /// Where it is asked (ISO 3166-1 alpha-2): decides the language where the prompt's words do not.
    pub country: Option<&'q str>,
    /// The engine that is played: each has its tastes and its style.
    pub engine: Engine,
    /// When it is asked.
    pub day: Day,
    /// Which time on that day.
    pub repetition: u32,
    /// Brands that the corpus does not have and that answers may name; what is said of them is invented.
    pub brands: &'q [KnownBrand],
}

/// A brand that a request made known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KnownBrand {
    /// As answers write it.
    pub name: String,
    /// Its host: pages there are cited, whether they exist or not.
    pub domain: String,
}

/// How a question is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Intent {
    /// For the best of many.
    Best,
    /// About one brand.
    Named,
    /// Which of two brands.
    Versus,
    /// What to look at.
    How,
}

/// A question that was understood.
pub(crate) struct Asked {
    pub(crate) language: CorpusLanguage,
    /// Place in the corpus.
    pub(crate) industry: usize,
    pub(crate) intent: Intent,
    /// Aspects that are asked for.
    pub(crate) aspects: Vec<usize>,
    /// The industry's brands, then those that the request made known.
    pub(crate) brands: Vec<Brand>,
    /// Places in `brands` that the question names.
    pub(crate) named: Vec<usize>,
    /// Stems that carry meaning, each once.
    pub(crate) stems: Vec<String>,
}

impl BuiltInQuestion<'_> {
    /// A number for everything that makes this question another one.
    pub(crate) fn identity(&self, seed: u64) -> u64 {
        let parts = [
            self.prompt,
            self.country.unwrap_or_default(),
            self.engine.as_str(),
            &self.day.to_string(),
            &self.repetition.to_string(),
        ];
        hash(mix(seed), &parts)
    }

    pub(crate) fn read(&self, corpus: &Corpus, seed: u64) -> Asked {
        let said = words(self.prompt);
        let language = self.language(corpus, &said);
        let tongue = corpus.tongue(language);
        let mut seen = HashSet::new();
        let meaning = said.iter().filter(|word| !tongue.phrases.small_words.contains(*word));
        let stems = meaning.map(|word| stem(word).to_owned());
        let stems: Vec<String> = stems.filter(|stem| seen.insert(stem.clone())).collect();
        let industry = self.industry(corpus, language, &stems);
        let brands = self.brands(corpus, industry, seed);
        let is_named = |at: &usize| names(self.prompt, &brands[*at].name);
        let named: Vec<usize> = (0..brands.len()).filter(is_named).collect();
        let asks_how = tongue.phrases.asks("asks.how", &said);
        Asked {
            intent: match named.len() {
                0 if asks_how => Intent::How,
                0 => Intent::Best,
                1 if !tongue.phrases.asks("asks.versus", &said) => Intent::Named,
                _ => Intent::Versus,
            },
            aspects: aspects(corpus, language, industry, &said),
            language,
            industry,
            brands,
            named,
            stems,
        }
    }

    /// The language whose small words and nouns the prompt has most of; the country's where none has.
    fn language(&self, corpus: &Corpus, said: &[String]) -> CorpusLanguage {
        let stems: HashSet<&str> = said.iter().map(|word| stem(word)).collect();
        let count = |language: &CorpusLanguage| {
            let tongue = corpus.tongue(*language);
            let small = said.iter().filter(|word| tongue.phrases.small_words.contains(*word));
            let terms = corpus
                .industries
                .iter()
                .map(|industry| industry.terms_in(*language, &stems));
            small.count() + terms.max().unwrap_or_default()
        };
        let native = self.country.map_or(CorpusLanguage::English, CorpusLanguage::of_country);
        let others = CorpusLanguage::ALL.into_iter().filter(|language| *language != native);
        let most =
            |best: CorpusLanguage, other: CorpusLanguage| if count(&other) > count(&best) { other } else { best };
        others.fold(native, most)
    }

    /// The industry that most of the words belong to, in the prompt's language or in English, or whose brand is named.
    fn industry(&self, corpus: &Corpus, language: CorpusLanguage, stems: &[String]) -> usize {
        let stems: HashSet<&str> = stems.iter().map(String::as_str).collect();
        let found = |place: &usize| {
            let industry = &corpus.industries[*place];
            let terms = [language, CorpusLanguage::English].map(|language| industry.terms_in(language, &stems));
            let brands = industry.brands.iter().filter(|brand| names(self.prompt, &brand.name));
            terms.into_iter().max().unwrap_or_default() + 2 * brands.count()
        };
        let best = (0..corpus.industries.len()).rev().max_by_key(found);
        best.filter(|place| found(place) > 0).unwrap_or(corpus.general())
    }

    /// A brand that is made known takes the place of one of the same name.
    fn brands(&self, corpus: &Corpus, industry: usize, seed: u64) -> Vec<Brand> {
        let aspects = &corpus.industries[industry].aspects;
        let mut brands = corpus.industries[industry].brands.clone();
        for known in self.brands {
            let brand = invented(known, aspects, seed);
            let same = |other: &&mut Brand| other.name.to_lowercase() == brand.name.to_lowercase();
            match brands.iter_mut().find(same) {
                Some(place) => *place = brand,
                None => brands.push(brand),
            }
        }
        brands
    }
}

/// A brand with strengths and weaknesses by chance: the same for its domain and the seed.
fn invented(known: &KnownBrand, aspects: &[usize], seed: u64) -> Brand {
    let chance = |what: &str| hash(seed, &["known brand", &known.domain, what]);
    let mut order = aspects.to_vec();
    order.sort_by_key(|aspect| chance(&aspect.to_string()));
    Brand {
        name: known.name.clone(),
        domain: known.domain.clone(),
        model: String::new(),
        fame: 4.0 + 4.0 * unit(chance("fame")),
        strengths: order.iter().copied().take(2).collect(),
        weaknesses: order.iter().copied().skip(2).take(2).collect(),
    }
}

/// The aspects of an industry whose words a question has.
fn aspects(corpus: &Corpus, language: CorpusLanguage, industry: usize, said: &[String]) -> Vec<usize> {
    let tongue = corpus.tongue(language);
    let line = format!(" {} ", said.join(" "));
    let asked = |aspect: &usize| {
        let expressions = tongue.aspects[*aspect].asked.iter().map(|expression| words(expression));
        expressions
            .map(|words| format!(" {} ", words.join(" ")))
            .any(|expression| line.contains(&expression))
    };
    corpus.industries[industry]
        .aspects
        .iter()
        .copied()
        .filter(asked)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(prompt: &str, country: Option<&str>) -> Asked {
        let question = BuiltInQuestion {
            prompt,
            country,
            engine: Engine::OpenAi,
            day: Day(20_000),
            repetition: 0,
            brands: &[],
        };
        question.read(Corpus::get(), 1)
    }

    #[test]
    fn language_and_industry_are_told_by_words() {
        let id = |asked: &Asked| Corpus::get().industries[asked.industry].id;
        for (prompt, country, language, industry) in [
            ("best electric kettle", Some("US"), "en", "electric-kettles"),
            ("best running shoes", Some("DE"), "en", "running-shoes"),
            ("which robot vacuum", None, "en", "robot-vacuums"),
            ("Welcher Saugroboter ist am leisesten?", None, "de", "robot-vacuums"),
            (
                "¿Qué cuenta bancaria no cobra comisiones?",
                Some("ES"),
                "es",
                "bank-accounts",
            ),
            ("Quel casque audio pour l'avion ?", None, "fr", "headphones"),
            ("mejores zapatillas para correr", None, "es", "running-shoes"),
            ("Kopfhörer", Some("DE"), "de", "headphones"),
            ("Is Plandero any good?", None, "en", "project-management"),
            ("best dog food", None, "en", "general"),
            ("", Some("FR"), "fr", "general"),
        ] {
            let asked = read(prompt, country);
            assert_eq!((asked.language.code(), id(&asked)), (language, industry), "{prompt}");
        }
    }

    #[test]
    fn intents_and_aspects() {
        let intent = |prompt| read(prompt, None).intent;
        assert_eq!(intent("best robot vacuum for pet hair"), Intent::Best);
        assert_eq!(intent("Is the Sweplin any good?"), Intent::Named);
        assert_eq!(intent("Sweplin vs Dustarra"), Intent::Versus);
        assert_eq!(intent("How to choose a robot vacuum"), Intent::How);
        let asked = read("best robot vacuum for pet hair", None);
        let ids = asked
            .aspects
            .iter()
            .map(|aspect| Corpus::get().tongue(asked.language).aspects[*aspect].id);
        assert_eq!(ids.collect::<Vec<_>>(), ["suction"]);
    }

    #[test]
    fn a_brand_that_is_made_known_replaces_its_namesake() {
        let brands = [("sweplin", "sweplin.test"), ("Ours", "ours.test")].map(|(name, domain)| KnownBrand {
            name: name.into(),
            domain: domain.into(),
        });
        let question = BuiltInQuestion {
            prompt: "which robot vacuum is best, ours?",
            country: None,
            engine: Engine::Gemini,
            day: Day(20_000),
            repetition: 0,
            brands: &brands,
        };
        let asked = question.read(Corpus::get(), 1);
        assert_eq!(asked.brands.len(), 11);
        assert_eq!(
            (asked.brands[0].domain.as_str(), &asked.named[..]),
            ("sweplin.test", &[10][..])
        );
    }
}
