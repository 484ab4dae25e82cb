//! What the analysis reads in answers: it must find what the engine says that it wrote.

use std::collections::BTreeSet;

use crate::support::{PROMPTS, ask};
use answerscope_analysis::{Analysis, Analyzer, BrandNames, GivenCitation, Polarity, feature, normalize_url};
use answerscope_builtin_engine::{BuiltInAnswer, CorpusLanguage, KnownBrand, corpus_brands};
use answerscope_domain::Engine;

/// Answers that are read, in each language.
const ANSWERS: usize = 125;

/// What the analysis may call an aspect.
fn features(aspect: &str) -> &'static [&'static str] {
    match aspect {
        "value" => &["value for money", "price"],
        "price" => &["price", "value for money"],
        "build" => &["build quality"],
        "design" => &["design", "size and weight"],
        "durability" => &["durability"],
        "reliability" => &["reliability"],
        "ease" => &["ease of use"],
        "setup" => &["setup and installation"],
        "support" => &["customer support"],
        "maintenance" => &["maintenance"],
        "noise" => &["noise level"],
        "battery" => &["battery life"],
        "app" => &["software"],
        "comfort" => &["comfort"],
        "heating" | "transfers" => &["speed", "performance"],
        "capacity" => &["storage and capacity"],
        "weight" => &["size and weight"],
        "grip" | "suction" => &["performance", "handling", "safety"],
        "sizes" => &["selection"],
        "sustainability" => &["sustainability"],
        "sound" => &["sound quality"],
        "anc" => &["noise cancellation"],
        "fees" => &["fees"],
        "security" => &["privacy and security", "safety"],
        "coverage" => &["coverage"],
        "reputation" => &["reputation"],
        "features" => &["features"],
        "integrations" => &["compatibility"],
        "responsiveness" => &["performance", "speed"],
        _ => &[],
    }
}

struct Reader {
    brands: Vec<KnownBrand>,
    analyzer: Analyzer,
}

impl Reader {
    fn new() -> Self {
        let brands = corpus_brands();
        let names: Vec<BrandNames> = brands
            .iter()
            .map(|brand| BrandNames {
                name: brand.name.clone(),
                domain: brand.domain.clone(),
                alternative_names: Vec::new(),
            })
            .collect();
        let analyzer = Analyzer::new(&names);
        Self { brands, analyzer }
    }

    fn read(&self, answer: &BuiltInAnswer) -> Analysis {
        let given: Vec<_> = answer
            .citations
            .iter()
            .map(|citation| GivenCitation {
                url: citation.url.clone(),
                title: Some(citation.title.clone()),
            })
            .collect();
        self.analyzer.analyze(&answer.text, &given)
    }

    fn mentioned(&self, analysis: &Analysis) -> BTreeSet<&str> {
        let mentions = analysis.mentions.iter();
        mentions
            .map(|mention| self.brands[usize::from(mention.brand)].name.as_str())
            .collect()
    }
}

/// The answers of a language: all prompts and engines, day by day.
fn answers(language: CorpusLanguage) -> impl Iterator<Item = BuiltInAnswer> {
    (0..ANSWERS).map(move |at| {
        let prompts = &PROMPTS[language as usize];
        let engine = Engine::ALL[(at / prompts.len()) % Engine::ALL.len()];
        ask(1, prompts[at % prompts.len()], engine, at as i32 / 10, &[])
    })
}

#[test]
fn brands_citations_and_language_are_found() {
    let reader = Reader::new();
    for language in CorpusLanguage::ALL {
        for answer in answers(language) {
            let analysis = reader.read(&answer);
            assert_eq!(answer.language, language, "{}", answer.text);
            assert_eq!(analysis.language.code(), language.code(), "{}", answer.text);
            let said: BTreeSet<&str> = answer.statements.iter().map(|said| said.brand.as_str()).collect();
            assert_eq!(reader.mentioned(&analysis), said, "{}", answer.text);
            let cited: BTreeSet<String> = answer
                .citations
                .iter()
                .map(|citation| normalize_url(&citation.page).expect("a URL").url)
                .collect();
            let read: BTreeSet<String> = analysis.citations.into_iter().map(|citation| citation.url).collect();
            assert!(!read.is_empty() && read == cited, "{read:?} {cited:?}\n{}", answer.text);
        }
    }
}

/// What was said, and what of it was read.
#[derive(Debug, Default, Clone, Copy)]
struct Counts {
    /// Statements.
    said: usize,
    /// Of these, those with a finding.
    found: usize,
    /// Findings.
    read: usize,
    /// Of these, those that were said.
    right: usize,
}

/// Brand, aspect or feature, and whether it is praise.
type Said<'a> = BTreeSet<(&'a str, &'a str, bool)>;

impl Reader {
    /// Praise and blame that the analysis found.
    fn findings(&self, answer: &BuiltInAnswer) -> Said<'_> {
        let findings = self.read(answer).findings.into_iter();
        findings
            .filter(|finding| finding.polarity != Polarity::Neutral)
            .filter_map(|finding| {
                let brand = self.brands[usize::from(finding.brand)].name.as_str();
                let praise = finding.polarity == Polarity::Endorsed;
                Some((brand, feature(finding.feature)?.name, praise))
            })
            .collect()
    }
}

/// Compares what one answer says with what was found in it, one way.
fn compare(said: &Said<'_>, findings: &Said<'_>, praise: bool, counts: &mut Counts) {
    for (brand, aspect, way) in said.iter().filter(|said| said.2 == praise) {
        let found = features(aspect)
            .iter()
            .any(|name| findings.contains(&(*brand, *name, *way)));
        counts.said += 1;
        counts.found += usize::from(found);
    }
    for (brand, name, way) in findings.iter().filter(|finding| finding.2 == praise) {
        let mut same = said.iter().filter(|(other, _, said)| other == brand && said == way);
        // A verdict on the whole has no aspect.
        let right = *name == "overall quality" || same.any(|(_, aspect, _)| features(aspect).contains(name));
        counts.read += 1;
        counts.right += usize::from(right);
    }
}

#[test]
fn praise_and_blame_are_read_in_every_language() {
    let reader = Reader::new();
    for language in CorpusLanguage::ALL {
        let mut counts = [Counts::default(); 2];
        for answer in answers(language) {
            let said = answer.statements.iter();
            let said: Said<'_> = said
                .map(|said| (said.brand.as_str(), said.aspect, said.praise))
                .collect();
            let findings = reader.findings(&answer);
            for (praise, counts) in [true, false].into_iter().zip(&mut counts) {
                compare(&said, &findings, praise, counts);
            }
        }
        for (what, counts) in ["praise", "blame"].into_iter().zip(counts) {
            let recall = counts.found as f64 / counts.said as f64;
            let precision = counts.right as f64 / counts.read as f64;
            println!("{} {what}: found {recall:.3}, right {precision:.3}", language.code());
            assert!(counts.said >= ANSWERS / 2, "{language:?} {what}: {counts:?}");
            assert!(recall >= 0.75 && precision >= 0.75, "{language:?} {what}: {counts:?}");
        }
    }
}
