//! How often the sentiment method is right, on labelled sentences; the floors keep it from getting worse unseen.
//!
//! The rows marked `test` were labelled before the method existed, and no rule was made from them, though their totals
//! were seen while it was tuned; those marked `dev` were labelled after it, and their misses are printed.

use std::collections::{BTreeMap, BTreeSet};

use answerscope_analysis::{Analyzer, BrandNames, feature};
use answerscope_gold::BRANDS;

struct Row {
    split: String,
    text: String,
    expected: BTreeSet<String>,
}

fn rows() -> Vec<Row> {
    let lines = include_str!("../gold/sentiment.tsv")
        .lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty());
    lines
        .map(|line| {
            let mut columns = line.split('\t');
            let mut next = || columns.next().unwrap_or_default().trim().to_owned();
            let (split, text, expected) = (next(), next().replace("\\n", "\n"), next());
            Row {
                split,
                text,
                expected: expected
                    .split(';')
                    .filter(|label| !label.is_empty())
                    .map(str::to_owned)
                    .collect(),
            }
        })
        .collect()
}

fn analyzer() -> Analyzer {
    let brands: Vec<_> = BRANDS
        .iter()
        .map(|&name| BrandNames {
            name: name.into(),
            domain: format!("{}.example", name.to_lowercase()),
            alternative_names: Vec::new(),
        })
        .collect();
    Analyzer::new(&brands)
}

#[derive(Default)]
struct Score {
    hits: f64,
    found: f64,
    wanted: f64,
}

impl Score {
    fn precision(&self) -> f64 {
        self.hits / self.found.max(1.0)
    }

    fn recall(&self) -> f64 {
        self.hits / self.wanted.max(1.0)
    }
}

#[test]
fn labels_are_well_formed() {
    let rows = rows();
    assert!(rows.len() >= 200, "{} rows", rows.len());
    let names: BTreeSet<_> = answerscope_analysis::features()
        .iter()
        .map(|feature| feature.name)
        .collect();
    let mut texts = BTreeSet::new();
    for row in &rows {
        assert!(matches!(row.split.as_str(), "dev" | "test"), "{}", row.text);
        assert!(texts.insert(&row.text), "twice: {}", row.text);
        for label in &row.expected {
            let parts: Vec<_> = label.split(':').collect();
            assert!(
                parts.len() == 3 && BRANDS.contains(&parts[0]) && names.contains(parts[1]),
                "{label}"
            );
            assert!(matches!(parts[2], "endorsed" | "undermined" | "neutral"), "{label}");
        }
    }
}

#[test]
fn precision_and_recall_stay_above_their_floors() {
    let analyzer = analyzer();
    let mut scores: BTreeMap<(String, &str), Score> = BTreeMap::new();
    for row in rows() {
        let found: BTreeSet<String> = analyzer
            .analyze(&row.text, &[])
            .findings
            .iter()
            .map(|finding| {
                assert!(
                    row.text.contains(&finding.quote),
                    "{:?} is no part of {:?}",
                    finding.quote,
                    row.text
                );
                let name = feature(finding.feature).map_or("?", |feature| feature.name);
                format!(
                    "{}:{}:{}",
                    BRANDS[usize::from(finding.brand)],
                    name,
                    finding.polarity.as_str()
                )
            })
            .collect();
        for class in ["endorsed", "undermined", "neutral"] {
            let of_class = |labels: &BTreeSet<String>| {
                labels
                    .iter()
                    .filter(|label| label.ends_with(class))
                    .cloned()
                    .collect::<BTreeSet<_>>()
            };
            let (found, wanted) = (of_class(&found), of_class(&row.expected));
            let score = scores.entry((row.split.clone(), class)).or_default();
            score.hits += found.intersection(&wanted).count() as f64;
            score.found += found.len() as f64;
            score.wanted += wanted.len() as f64;
        }
        if found != row.expected {
            println!(
                "{}\n  extra {:?}\n  missing {:?}",
                row.text,
                found.difference(&row.expected).collect::<Vec<_>>(),
                row.expected.difference(&found).collect::<Vec<_>>()
            );
        }
    }
    for ((split, class), score) in &scores {
        println!(
            "{split:4} {class:10} precision {:.3} recall {:.3} ({} labels)",
            score.precision(),
            score.recall(),
            score.wanted
        );
    }
    for ((split, class), score) in &scores {
        let (precision, recall) = floor(class);
        assert!(
            score.precision() >= precision && score.recall() >= recall,
            "{split} {class}: {:.3} {:.3}",
            score.precision(),
            score.recall()
        );
    }
}

/// Precision and recall slightly below what the method reaches.
fn floor(class: &str) -> (f64, f64) {
    match class {
        "endorsed" => (0.90, 0.93),
        "undermined" => (0.88, 0.88),
        // There are few, and they are told only when sure.
        _ => (0.90, 0.27),
    }
}
