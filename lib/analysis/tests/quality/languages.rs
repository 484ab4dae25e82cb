//! How often the reading of the languages other than English is right, on labelled sentences that the packs were tuned on:
//! the floors keep it from getting worse unseen. The format is that of `gold/sentiment.tsv`.

use std::collections::BTreeSet;

use answerscope_analysis::{Analyzer, feature, features};
use answerscope_gold::BRANDS;

use crate::labelled::{analyzer, columns, lines};

const FILES: [(&str, &str); 5] = [
    ("es", include_str!("../gold/spanish-dev.tsv")),
    ("de", include_str!("../gold/german-dev.tsv")),
    ("fr", include_str!("../gold/french-dev.tsv")),
    ("it", include_str!("../gold/italian-dev.tsv")),
    ("pt", include_str!("../gold/portuguese-dev.tsv")),
];

/// (text, labels) of each row.
fn rows(file: &str) -> Vec<(String, BTreeSet<String>)> {
    let row = |line| {
        let (text, labels) = columns(line);
        (text, labels.map(str::to_owned).collect())
    };
    lines(file).map(row).collect()
}

fn found(analyzer: &Analyzer, text: &str) -> BTreeSet<String> {
    let findings = analyzer.analyze(text, &[]).findings;
    let label = |finding: &answerscope_analysis::BrandFinding| {
        let name = feature(finding.feature).map_or("?", |feature| feature.name);
        let brand = BRANDS[usize::from(finding.brand)];
        format!("{brand}:{name}:{}", finding.polarity.as_str())
    };
    findings.iter().map(label).collect()
}

#[test]
fn labels_are_well_formed() {
    let names: BTreeSet<_> = features().iter().map(|feature| feature.name).collect();
    for (code, file) in FILES {
        let rows = rows(file);
        assert!(rows.len() >= 60, "{code}: {} rows", rows.len());
        for label in rows.iter().flat_map(|(_, labels)| labels) {
            let parts: Vec<_> = label.split(':').collect();
            let polarity = parts
                .get(2)
                .is_some_and(|polarity| ["endorsed", "undermined", "neutral"].contains(polarity));
            assert!(
                parts.len() == 3 && polarity && BRANDS.contains(&parts[0]) && names.contains(parts[1]),
                "{code}: {label}"
            );
        }
    }
}

#[test]
fn precision_and_recall_stay_above_their_floors() {
    let analyzer = analyzer();
    let mut low = Vec::new();
    for (code, file) in FILES {
        let (mut hits, mut read, mut wanted) = (0, 0, 0);
        for (text, labels) in rows(file) {
            let language = analyzer.analyze(&text, &[]).language.code();
            let found = found(&analyzer, &text);
            hits += found.intersection(&labels).count();
            read += found.len();
            wanted += labels.len();
            if found != labels || language != code {
                println!(
                    "{language} {text}\n  extra {:?}\n  missing {:?}",
                    found.difference(&labels).collect::<Vec<_>>(),
                    labels.difference(&found).collect::<Vec<_>>()
                );
            }
        }
        let (precision, recall) = (f64::from(hits as u32) / read as f64, hits as f64 / wanted as f64);
        println!("{code}: precision {precision:.3} recall {recall:.3} ({wanted} labels)");
        if precision < 0.91 || recall < 0.91 {
            low.push(code);
        }
    }
    assert!(low.is_empty(), "{low:?}");
}
