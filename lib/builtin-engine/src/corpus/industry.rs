//! An invented industry: its nouns, brands, sites and advice.

use std::collections::HashSet;

use super::{PerLanguage, rows};
use crate::language::CorpusLanguage;
use crate::template::Gender;
use crate::words::{stem, words};

/// What an industry sells, in one language.
#[derive(Clone, Copy)]
pub(crate) struct Noun {
    pub(crate) gender: Gender,
    /// Plural; in German nominative and accusative.
    pub(crate) many: &'static str,
    /// Singular with its indefinite article; in German accusative.
    pub(crate) a_one: &'static str,
}

/// A brand: one of the corpus, or one that a request made known.
#[derive(Debug, Clone)]
pub(crate) struct Brand {
    pub(crate) name: String,
    /// Host, without `www.`.
    pub(crate) domain: String,
    /// Its product; empty where the brand is the product.
    pub(crate) model: String,
    /// How much it is talked about, 0 to 10.
    pub(crate) fame: f64,
    /// Aspects that it is good at.
    pub(crate) strengths: Vec<usize>,
    /// Aspects that it is bad at.
    pub(crate) weaknesses: Vec<usize>,
}

/// What kind of site a page is on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum SiteKind {
    /// Tests products one by one.
    Lab,
    /// Ranks and compares.
    Magazine,
    /// Owners talk.
    Forum,
}

/// An invented site.
pub(crate) struct Site {
    pub(crate) language: CorpusLanguage,
    /// Host.
    pub(crate) domain: &'static str,
    /// What it is called.
    pub(crate) name: &'static str,
    pub(crate) kind: SiteKind,
}

/// An industry.
pub(crate) struct Industry {
    /// Part of URLs.
    pub(crate) id: &'static str,
    nouns: PerLanguage<Noun>,
    /// Stems of words that are of this industry and no other.
    terms: PerLanguage<HashSet<String>>,
    /// Aspects that its brands are judged by.
    pub(crate) aspects: Vec<usize>,
    pub(crate) brands: Vec<Brand>,
    pub(crate) sites: Vec<Site>,
    advice: PerLanguage<Vec<&'static str>>,
}

impl Industry {
    /// Of a file; `aspects` are the ids of all aspects. Lines that are none go to `unread`.
    pub(super) fn read(file: &'static str, aspects: &[&str], unread: &mut Vec<String>) -> Self {
        let none = Noun {
            gender: Gender::Neuter,
            many: "",
            a_one: "",
        };
        let mut industry = Self {
            id: "",
            nouns: [none; CorpusLanguage::ALL.len()],
            terms: Default::default(),
            aspects: Vec::new(),
            brands: Vec::new(),
            sites: Vec::new(),
            advice: Default::default(),
        };
        for row in rows(file) {
            if industry.add(&row, aspects).is_none() {
                unread.push(row.join("\t"));
            }
        }
        industry
    }

    fn add(&mut self, row: &[&'static str], aspects: &[&str]) -> Option<()> {
        match *row {
            ["industry", id] => self.id = id,
            ["noun", code, gender, many, a_one] => {
                let gender = gender_of(gender)?;
                self.nouns[CorpusLanguage::from_code(code)? as usize] = Noun { gender, many, a_one };
            }
            ["terms", code, list] => {
                let stems = words(list).iter().map(|word| stem(word).to_owned()).collect();
                self.terms[CorpusLanguage::from_code(code)? as usize] = stems;
            }
            ["aspects", list] => self.aspects = places(list, aspects)?,
            ["brand", name, domain, model, fame, strengths, weaknesses] => self.brands.push(Brand {
                name: name.to_owned(),
                domain: domain.to_owned(),
                model: model.to_owned(),
                fame: fame.parse().ok()?,
                strengths: places(strengths, aspects)?,
                weaknesses: places(weaknesses, aspects)?,
            }),
            ["site", code, domain, name, kind] => self.sites.push(Site {
                language: CorpusLanguage::from_code(code)?,
                domain,
                name,
                kind: kind_of(kind)?,
            }),
            ["advice", code, sentence] => self.advice[CorpusLanguage::from_code(code)? as usize].push(sentence),
            _ => return None,
        }
        Some(())
    }

    /// What it sells.
    pub(crate) const fn noun(&self, language: CorpusLanguage) -> &Noun {
        &self.nouns[language as usize]
    }

    /// Sentences of advice.
    pub(crate) fn advice(&self, language: CorpusLanguage) -> &[&'static str] {
        &self.advice[language as usize]
    }

    /// How many different words of a question are this industry's.
    pub(crate) fn terms_in(&self, language: CorpusLanguage, question: &HashSet<&str>) -> usize {
        let terms = &self.terms[language as usize];
        question.iter().filter(|stem| terms.contains(**stem)).count()
    }

    /// Its site of a kind; every industry has one in every language.
    pub(crate) fn site(&self, language: CorpusLanguage, kind: SiteKind) -> Option<&Site> {
        self.sites
            .iter()
            .find(|site| site.language == language && site.kind == kind)
    }
}

/// The places of comma-separated ids.
fn places(list: &str, ids: &[&str]) -> Option<Vec<usize>> {
    let place = |id: &str| ids.iter().position(|known| *known == id);
    list.split(',').map(place).collect()
}

fn gender_of(word: &str) -> Option<Gender> {
    match word {
        "m" => Some(Gender::Masculine),
        "f" => Some(Gender::Feminine),
        "n" => Some(Gender::Neuter),
        _ => None,
    }
}

fn kind_of(word: &str) -> Option<SiteKind> {
    match word {
        "lab" => Some(SiteKind::Lab),
        "magazine" => Some(SiteKind::Magazine),
        "forum" => Some(SiteKind::Forum),
        _ => None,
    }
}
