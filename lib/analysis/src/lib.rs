//! Reads an AI answer: which tracked brands it mentions, which pages it cites, and what it says about the brands.
//!
//! Pure by design — no I/O, no clock, no randomness — so that an answer can be read again at any time (a new brand name, a
//! new method version) and gives the same facts. See the README for the method and its limits.

mod citations;
mod footers;
mod html;
mod language;
mod markdown;
mod names;
mod runs;
mod sentiment;
mod steps;
pub mod topics;

use std::collections::HashMap;
use std::ops::Range;

use foldhash::fast::FixedState;

pub use answerscope_domain::{
    BrandNames, DomainError, NormalizedUrl, Polarity, canonical_domain, is_common_word, normalize_url, owner_of,
};
pub use language::Language;
#[doc(hidden)]
pub use sentiment::blame;
use sentiment::blame::Blame;
pub use sentiment::classifier;
pub use sentiment::features::{Feature, feature, features};
use steps::Steps;

/// Version of the method; stored beside findings, raised when a text may yield other findings than before.
pub const METHOD_VERSION: u32 = 26;

/// There is room for so many names of a text at once.
const OCCURRENCES: usize = 64;

/// A citation that the engine delivered beside its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GivenCitation {
    /// As delivered; kept when it is an http or https URL.
    pub url: String,
    /// As delivered.
    pub title: Option<String>,
}

/// What one answer says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Analysis {
    /// What the text is written in. Where that [is not read](Language::is_read), there are no findings, whatever it says.
    pub language: Language,
    /// One entry per mentioned brand, in order of first appearance.
    pub mentions: Vec<BrandMention>,
    /// The cited pages, each once; a citation's position is its index + 1.
    pub citations: Vec<CitedPage>,
    /// What is said about the brands' features, in text order.
    pub findings: Vec<BrandFinding>,
    /// The text holds more than is read out of one answer: citations or findings are missing.
    pub partly: bool,
    /// How much work the reading was: letters, words and candidates, as often as they were looked at. The same on every
    /// machine.
    pub steps: u64,
}

/// How often an answer names a brand, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BrandMention {
    /// Index into the analyzer's brand list.
    pub brand: u16,
    /// Occurrences in the visible text, at least 1.
    pub count: u32,
    /// 1 for the brand that appears first.
    pub rank: u16,
    /// Where each stands: bytes of the text, in its order.
    pub spans: Vec<Range<usize>>,
}

/// A cited page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CitedPage {
    /// Canonical (see [`normalize_url`]).
    pub url: String,
    /// Of the page, as far as the answer tells it.
    pub title: Option<String>,
    /// The host without `www.`.
    pub domain: String,
}

/// One statement about a feature of a brand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BrandFinding {
    /// Index into the analyzer's brand list.
    pub brand: u16,
    /// Id of a [`Feature`]; stable forever.
    pub feature: u16,
    /// Praise, blame, or neither.
    pub polarity: Polarity,
    /// The words that say so: a substring of the text, at most 300 characters.
    pub quote: String,
    /// Where the quote stands in the text, in bytes.
    pub range: Range<usize>,
}

/// Reads answers for one brand's tracked list. Building one costs microseconds per name; sharing it costs nothing.
pub struct Analyzer {
    matcher: names::Matcher,
}

impl Analyzer {
    /// For a list of at most 65,535 brands, the owned brand first; a spelling that several claim belongs to the first. A
    /// name that is an ordinary word ([`is_common_word`]) is case-sensitive.
    pub fn new(brands: &[BrandNames]) -> Self {
        Self::with_case(brands, |_, _| None)
    }

    /// The same; `case_sensitive` tells of a brand's name, by index and spelling, what a person said of its capitals: true,
    /// they count, false, they do not, or nothing. A case-sensitive name counts with the capitals it is written with, or all
    /// in capitals; an ordinary word where it begins with one. A domain's never count.
    pub fn with_case<'b>(brands: &'b [BrandNames], case_sensitive: impl Fn(usize, &'b str) -> Option<bool>) -> Self {
        let shown: Vec<_> = brands
            .iter()
            .map(|brand| idna::domain_to_unicode(&brand.domain).0)
            .collect();
        let mut spellings = Vec::new();
        for ((index, brand), number) in brands.iter().enumerate().zip(0..u16::MAX) {
            let names = std::iter::once(&brand.name).chain(&brand.alternative_names);
            spellings.extend(names.map(|name| (name.as_str(), number, case_sensitive(index, name))));
            spellings.extend([&brand.domain, &shown[index]].map(|domain| (domain.as_str(), number, Some(false))));
        }
        Self {
            matcher: names::Matcher::new(spellings.into_iter()),
        }
    }

    /// Reads one answer. `given` are the citations that the engine delivered beside the text.
    pub fn analyze(&self, text: &str, given: &[GivenCitation]) -> Analysis {
        self.read(text, given, false).0
    }

    /// All blame of an English text that is looked at twice before it is told or not, for `examples/fit_blame` to learn from: in the order in which it is
    /// read, and once for each time that it is met.
    #[doc(hidden)]
    pub fn blames(&self, text: &str) -> Vec<Blame> {
        self.read(text, &[], true).1
    }

    fn read(&self, text: &str, given: &[GivenCitation], keep_blames: bool) -> (Analysis, Vec<Blame>) {
        let steps = Steps::default();
        let mut layout = markdown::read(text, &steps);
        layout.hide(footers::footers(text, &steps));
        layout.hide(html::unseen(text, &steps));
        let language = language::detect(text, &layout.hidden, &steps);
        let reading = names::Reading {
            genitive_s: language.has_bare_genitive(),
            ..names::Reading::default()
        };
        let mut occurrences = Vec::with_capacity(OCCURRENCES);
        self.matcher
            .scan(text, layout.visible(text.len()), reading, &steps, &mut |occurrence| {
                occurrences.push(occurrence);
                true
            });
        let (citations, more_citations) = citations::collect(given, &layout.links, &steps);
        let said = sentiment::read(text, language, (&layout.hidden, &occurrences), &steps, keep_blames);
        let analysis = Analysis {
            language,
            mentions: count(&occurrences),
            citations,
            findings: said.findings,
            partly: more_citations || said.partly,
            steps: steps.count(),
        };
        (analysis, said.blames)
    }

    /// How many names a plain text holds: the scan alone, without reading it as markdown.
    pub fn count_mentions(&self, text: &str) -> usize {
        let mut count = 0;
        self.scan_plain(text, names::Reading::default(), &mut |_| {
            count += 1;
            true
        });
        count
    }

    /// True when a plain text, such as a prompt's query, names the owned brand (the first in the list), whatever the case:
    /// people write their questions in small letters.
    pub fn names_owned(&self, text: &str) -> bool {
        let mut named = false;
        let reading = names::Reading {
            ignore_case: true,
            ..names::Reading::default()
        };
        self.scan_plain(text, reading, &mut |occurrence| {
            named = occurrence.brand == 0;
            !named
        });
        named
    }

    fn scan_plain(&self, text: &str, reading: names::Reading, found: &mut impl FnMut(names::Occurrence) -> bool) {
        self.matcher.scan(text, whole(text), reading, &Steps::default(), found);
    }
}

/// A text as one span.
fn whole(text: &str) -> impl Iterator<Item = Range<usize>> {
    std::iter::once(0..text.len())
}

fn count(occurrences: &[names::Occurrence]) -> Vec<BrandMention> {
    let mut mentions: Vec<BrandMention> = Vec::new();
    let mut places: HashMap<u16, usize, FixedState> = HashMap::default();
    for occurrence in occurrences {
        let place = *places.entry(occurrence.brand).or_insert(mentions.len());
        let span = occurrence.start..occurrence.end;
        match mentions.get_mut(place) {
            Some(mention) => {
                mention.count += 1;
                mention.spans.push(span);
            }
            None => mentions.push(BrandMention {
                brand: occurrence.brand,
                count: 1,
                rank: u16::try_from(place + 1).unwrap_or(u16::MAX),
                spans: vec![span],
            }),
        }
    }
    mentions
}
