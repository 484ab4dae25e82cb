//! What the analysis reads in answers: it must find what the engine says that it wrote.

use std::collections::{BTreeMap, BTreeSet};

use crate::support::{PROMPTS, ask};
use answerscope_analysis::{Analysis, Analyzer, BrandNames, GivenCitation, Polarity, feature, normalize_url};
use answerscope_builtin_engine::{Answer, KnownBrand, Language, corpus_brands};
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

    fn read(&self, answer: &Answer) -> Analysis {
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
fn answers(language: Language) -> impl Iterator<Item = Answer> {
    (0..ANSWERS).map(move |at| {
        let prompts = &PROMPTS[language as usize];
        let engine = Engine::ALL[(at / prompts.len()) % Engine::ALL.len()];
        ask(1, prompts[at % prompts.len()], engine, at as i32 / 10, &[])
    })
}

#[test]
fn brands_citations_and_language_are_found() {
    let reader = Reader::new();
    for language in Language::ALL {
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

/// Statements with a finding, statements, findings with a statement, findings.
#[derive(Debug, Default, Clone, Copy)]
struct Counts {
    found: usize,
    said: usize,
    right: usize,
    read: usize,
}

#[test]
fn praise_and_blame_are_read_in_every_language() {
    let reader = Reader::new();
    for language in Language::ALL {
        let mut counts: BTreeMap<bool, Counts> = BTreeMap::new();
        let mut missed: BTreeMap<(&str, bool), usize> = BTreeMap::new();
        for answer in answers(language) {
            let analysis = reader.read(&answer);
            let findings: BTreeSet<(&str, &str, bool)> = analysis
                .findings
                .iter()
                .filter(|finding| finding.polarity != Polarity::Neutral)
                .filter_map(|finding| {
                    let brand = reader.brands[usize::from(finding.brand)].name.as_str();
                    Some((
                        brand,
                        feature(finding.feature)?.name,
                        finding.polarity == Polarity::Endorsed,
                    ))
                })
                .collect();
            let said: BTreeSet<_> = answer
                .statements
                .iter()
                .map(|said| (said.brand.as_str(), said.aspect, said.praise))
                .collect();
            for (brand, aspect, praise) in &said {
                let found = features(aspect)
                    .iter()
                    .any(|name| findings.contains(&(*brand, *name, *praise)));
                let counts = counts.entry(*praise).or_default();
                counts.said += 1;
                counts.found += usize::from(found);
                *missed.entry((aspect, *praise)).or_default() += usize::from(!found);
            }
            for (brand, name, praise) in &findings {
                let mut same = said.iter().filter(|(other, _, way)| other == brand && way == praise);
                let right = *name == "overall quality" || same.any(|(_, aspect, _)| features(aspect).contains(name));
                let counts = counts.entry(*praise).or_default();
                counts.read += 1;
                counts.right += usize::from(right);
            }
        }
        let mut missed: Vec<_> = missed.into_iter().filter(|(_, count)| *count > 0).collect();
        missed.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        println!("{} {counts:?}\n   missed {missed:?}", language.code());
        for praise in [true, false] {
            let counts = counts.get(&praise).copied().unwrap_or_default();
            assert!(counts.said >= ANSWERS / 2, "{language:?} {praise}: {counts:?}");
            let (recall, precision) = (
                counts.found as f64 / counts.said as f64,
                counts.right as f64 / counts.read as f64,
            );
            println!("   praise {praise}: recall {recall:.3} precision {precision:.3}");
            assert!(recall >= 0.75 && precision >= 0.75, "{language:?} {praise}: {counts:?}");
        }
    }
}
