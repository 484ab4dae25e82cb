//! How often the reading of five languages is right, on sentences whose writers never saw the packs. No rule was made from
//! them, so nothing of their texts is printed; what else a label says is in the README. Two features joined by `|` are both
//! right.

use answerscope_analysis::{Analyzer, BrandNames, feature};

const BRANDS: [&str; 8] = [
    "Norvik",
    "Brindax",
    "Hollin",
    "Ferrin",
    "Quontek",
    "Sombrelle",
    "Mervol",
    "Tarvo",
];

/// Code, labelled sentences, and floors of precision and recall a little below what is reached.
const FILES: [(&str, &str, f64, f64); 5] = [
    ("es", include_str!("gold/spanish-blind.tsv"), 0.63, 0.55),
    ("de", include_str!("gold/german-blind.tsv"), 0.70, 0.54),
    ("fr", include_str!("gold/french-blind.tsv"), 0.59, 0.45),
    ("it", include_str!("gold/italian-blind.tsv"), 0.66, 0.46),
    ("pt", include_str!("gold/portuguese-blind.tsv"), 0.67, 0.50),
];

fn analyzer() -> Analyzer {
    Analyzer::new(&BRANDS.map(|name| BrandNames {
        name: name.into(),
        domain: format!("{}.example", name.to_lowercase()),
        alternative_names: Vec::new(),
    }))
}

/// `Brand:feature|feature:polarity`, split.
fn label(text: &str) -> (&str, Vec<&str>, &str) {
    let mut parts = text.trim().split(':');
    let mut next = || parts.next().expect("a label of three parts");
    (next(), next().split('|').collect(), next())
}

/// Right findings, all findings and all labels of a line; a label is met once.
fn score(analyzer: &Analyzer, line: &str) -> [usize; 3] {
    let mut columns = line.split('\t').skip(1);
    let text = columns.next().expect("a text").replace("\\n", "\n");
    let labels = columns.next().unwrap_or_default().split(';');
    let mut open: Vec<_> = labels.filter(|text| !text.trim().is_empty()).map(label).collect();
    let wanted = open.len();
    let findings = analyzer.analyze(&text, &[]).findings;
    let mut right = 0;
    for finding in &findings {
        let name = feature(finding.feature).map_or("", |feature| feature.name);
        let brand = BRANDS[usize::from(finding.brand)];
        let met = open.iter().position(|(of, features, polarity)| {
            *of == brand && features.contains(&name) && *polarity == finding.polarity.as_str()
        });
        if let Some(place) = met {
            open.swap_remove(place);
            right += 1;
        }
    }
    [right, findings.len(), wanted]
}

#[test]
fn precision_and_recall_stay_above_their_floors() {
    let analyzer = analyzer();
    let mut low = Vec::new();
    for (code, file, least_precision, least_recall) in FILES {
        let lines: Vec<_> = file
            .lines()
            .filter(|line| !line.starts_with('#') && !line.is_empty())
            .collect();
        assert_eq!(lines.len(), 100, "{code}");
        let scores = lines.iter().map(|line| score(&analyzer, line));
        let [right, found, wanted] = scores.fold([0; 3], |[a, b, c], [x, y, z]| [a + x, b + y, c + z]);
        let (precision, recall) = (right as f64 / found as f64, right as f64 / wanted as f64);
        println!("{code}: precision {precision:.3} ({right} of {found}) recall {recall:.3} ({right} of {wanted})");
        if precision < least_precision || recall < least_recall {
            low.push(code);
        }
    }
    assert!(low.is_empty(), "{low:?}");
}
