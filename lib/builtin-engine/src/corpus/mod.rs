//! The corpus: seven invented industries (one of them for whatever is not among the six others), what is said of brands
//! in four languages, and the pages that say it. Read once from the data files.

pub(crate) mod aspects;
pub(crate) mod industry;
pub(crate) mod pages;
pub(crate) mod phrases;

use std::sync::LazyLock;

use answerscope_retrieval::Index;

use crate::language::CorpusLanguage;
use aspects::AspectWords;
use industry::Industry;
use pages::Page;
use phrases::Phrases;

/// One for each language, in the order of [`CorpusLanguage::ALL`].
pub(crate) type PerLanguage<T> = [T; CorpusLanguage::ALL.len()];

const INDUSTRIES: [&str; 7] = [
    include_str!("../../data/industries/electric-kettles.tsv"),
    include_str!("../../data/industries/running-shoes.tsv"),
    include_str!("../../data/industries/robot-vacuums.tsv"),
    include_str!("../../data/industries/headphones.tsv"),
    include_str!("../../data/industries/bank-accounts.tsv"),
    include_str!("../../data/industries/project-management.tsv"),
    include_str!("../../data/industries/general.tsv"),
];
const ASPECTS: PerLanguage<&str> = [
    include_str!("../../data/aspects/en.tsv"),
    include_str!("../../data/aspects/es.tsv"),
    include_str!("../../data/aspects/de.tsv"),
    include_str!("../../data/aspects/fr.tsv"),
];
const PHRASES: PerLanguage<&str> = [
    include_str!("../../data/languages/en.tsv"),
    include_str!("../../data/languages/es.tsv"),
    include_str!("../../data/languages/de.tsv"),
    include_str!("../../data/languages/fr.tsv"),
];

/// What is written in one language.
pub(crate) struct Tongue {
    pub(crate) language: CorpusLanguage,
    /// In the same order in every language.
    pub(crate) aspects: Vec<AspectWords>,
    pub(crate) phrases: Phrases,
    /// Of all industries.
    pub(crate) pages: Vec<Page>,
    /// Of `pages`.
    pub(crate) index: Index,
}

/// Everything that the engine knows.
pub(crate) struct Corpus {
    pub(crate) industries: Vec<Industry>,
    tongues: Vec<Tongue>,
    /// Lines of the data files that could not be read; a test holds that there is none.
    #[cfg_attr(not(test), expect(dead_code, reason = "the test reads it"))]
    unread: Vec<String>,
}

static CORPUS: LazyLock<Corpus> = LazyLock::new(Corpus::read);

impl Corpus {
    /// The corpus, read at the first call: some milliseconds.
    pub(crate) fn get() -> &'static Self {
        &CORPUS
    }

    fn read() -> Self {
        let mut unread = Vec::new();
        let aspects = ASPECTS.map(|file| aspects::read(file, &mut unread));
        let ids: Vec<&str> = aspects[0].iter().map(|aspect| aspect.id).collect();
        let industries: Vec<Industry> = INDUSTRIES
            .iter()
            .map(|file| Industry::read(file, &ids, &mut unread))
            .collect();
        let written = aspects.into_iter().zip(PHRASES).zip(CorpusLanguage::ALL);
        let tongues = written
            .map(|((aspects, phrases), language)| {
                let mut tongue = Tongue {
                    language,
                    aspects,
                    phrases: Phrases::read(phrases, &mut unread),
                    pages: Vec::new(),
                    index: Index::default(),
                };
                let pages = industries.iter().enumerate();
                tongue.pages = pages
                    .flat_map(|(place, industry)| pages::of_industry(&tongue, industry, place))
                    .collect();
                tongue.index = Index::new(tongue.pages.iter().map(|page| page.text.as_str()));
                tongue
            })
            .collect();
        Self {
            industries,
            tongues,
            unread,
        }
    }

    /// What is written in a language.
    pub(crate) fn tongue(&self, language: CorpusLanguage) -> &Tongue {
        &self.tongues[language as usize]
    }

    /// The place of the industry for whatever is in no other.
    pub(crate) fn general(&self) -> usize {
        self.industries.len() - 1
    }
}

/// The lines of a data file as their cells: without comments and empty lines.
fn rows(file: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    let lines = file
        .lines()
        .filter(|line| !line.starts_with('#') && !line.trim().is_empty());
    lines.map(|line| line.split('\t').collect())
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use answerscope_domain::is_common_word;

    use super::*;

    #[test]
    fn every_line_of_the_data_is_read() {
        let corpus = Corpus::get();
        assert_eq!(corpus.unread, [""; 0]);
        for language in CorpusLanguage::ALL {
            let tongue = corpus.tongue(language);
            let ids = |tongue: &Tongue| tongue.aspects.iter().map(|aspect| aspect.id).collect::<Vec<_>>();
            assert_eq!(tongue.language, language);
            assert_eq!(ids(tongue), ids(corpus.tongue(CorpusLanguage::English)));
            assert!(tongue.pages.len() > 250, "{language:?}: {}", tongue.pages.len());
        }
    }

    #[test]
    fn sixty_brands_have_names_of_their_own() {
        let corpus = Corpus::get();
        let brands: Vec<_> = corpus.industries.iter().flat_map(|industry| &industry.brands).collect();
        let names: BTreeSet<_> = brands.iter().map(|brand| brand.name.to_lowercase()).collect();
        assert_eq!((brands.len(), names.len()), (60, 60));
        for brand in brands {
            assert!(!is_common_word(&brand.name.to_lowercase()), "{}", brand.name);
            assert!(brand.domain.ends_with(".example"), "{}", brand.domain);
        }
    }

    #[test]
    fn a_page_has_one_address_and_all_are_reserved() {
        let corpus = Corpus::get();
        let mut titles = BTreeMap::new();
        for page in CorpusLanguage::ALL
            .iter()
            .flat_map(|language| &corpus.tongue(*language).pages)
        {
            assert!(
                page.domain.ends_with(".example") && page.url.contains(&page.domain),
                "{}",
                page.url
            );
            assert!(page.url.is_ascii() && !page.url.contains("//reviews"), "{}", page.url);
            assert_eq!(titles.insert(&page.url, &page.title), None, "{} twice", page.url);
            assert!(!page.text.contains(['{', '}', '[', ']']), "{}", page.text);
            assert!(!page.title.contains(['{', '}', '[', ']']), "{}", page.title);
        }
    }
}
