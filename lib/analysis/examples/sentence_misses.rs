//! How often the reading of labelled sentences is right, and where it is wrong, for a person to read.
//!
//! `cargo run -p answerscope-analysis --example sentence_misses -- [totals] FILE...`; the format is that of `tests/gold/*-dev.tsv`,
//! where two features joined by `|` are both right. With `totals` no sentence is printed.

use std::collections::BTreeMap;

use answerscope_analysis::{Analyzer, BrandFinding, feature};
use answerscope_gold::BRANDS;

#[expect(dead_code, reason = "the scores are for tests")]
#[path = "../tests/quality/labelled.rs"]
mod labelled;

use labelled::{analyzer, columns, lines};

#[expect(clippy::print_stdout, reason = "a report for a person")]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let analyzer = analyzer();
    let files: Vec<String> = std::env::args().skip(1).collect();
    let quiet = files.iter().any(|file| file == "totals");
    for file in files.iter().filter(|file| *file != "totals") {
        let text = std::fs::read_to_string(file)?;
        let mut counts: BTreeMap<&str, [usize; 3]> = BTreeMap::new();
        let mut languages: BTreeMap<&str, usize> = BTreeMap::new();
        for line in lines(&text) {
            let report = compare(&analyzer, line, &mut counts);
            *languages.entry(language(&analyzer, line)).or_default() += 1;
            if let Some(report) = report.filter(|_| !quiet) {
                println!("{report}");
            }
        }
        println!("{file} read as {languages:?}");
        for (kind, [right, found, wanted]) in counts {
            let share = |of: usize| right as f64 / of.max(1) as f64;
            println!(
                "{file} {kind}: precision {:.3} ({right} of {found}) recall {:.3} ({right} of {wanted})",
                share(found),
                share(wanted)
            );
        }
    }
    Ok(())
}

/// What a line's text is told to be written in.
fn language(analyzer: &Analyzer, line: &str) -> &'static str {
    let (text, _) = columns(line);
    analyzer.analyze(&text, &[]).language.code()
}

/// Counts a line's findings and labels by polarity and in all; what is wrong in it.
fn compare<'l>(analyzer: &Analyzer, line: &'l str, counts: &mut BTreeMap<&'l str, [usize; 3]>) -> Option<String> {
    let (text, labels) = columns(line);
    let mut open: Vec<&str> = labels.collect();
    let mut count = |polarity: &'l str, place: usize| {
        counts.entry(polarity).or_default()[place] += 1;
        counts.entry("~all").or_default()[place] += 1;
    };
    for label in &open {
        count(label.rsplit(':').next().unwrap_or_default(), 2);
    }
    let mut extra = Vec::new();
    let analysis = analyzer.analyze(&text, &[]);
    for finding in &analysis.findings {
        count(finding.polarity.as_str(), 1);
        match open.iter().position(|label| is_right(label, finding)) {
            Some(place) => {
                count(finding.polarity.as_str(), 0);
                open.swap_remove(place);
            }
            None => extra.push(shown(finding)),
        }
    }
    let wrong = !extra.is_empty() || !open.is_empty();
    wrong.then(|| {
        let language = analysis.language.code();
        format!(
            "[{language}] {}\n    extra   {}\n    missing {}",
            columns_of(line),
            extra.join("; "),
            open.join("; ")
        )
    })
}

fn columns_of(line: &str) -> &str {
    line.split('\t').nth(1).unwrap_or_default()
}

fn shown(finding: &BrandFinding) -> String {
    let name = feature(finding.feature).map_or("?", |feature| feature.name);
    format!(
        "{}:{name}:{}",
        BRANDS[usize::from(finding.brand)],
        finding.polarity.as_str()
    )
}

fn is_right(label: &str, finding: &BrandFinding) -> bool {
    let mut parts = label.split(':');
    let mut next = || parts.next().unwrap_or_default();
    let (brand, features, polarity) = (next(), next(), next());
    let name = feature(finding.feature).map_or("?", |feature| feature.name);
    brand == BRANDS[usize::from(finding.brand)]
        && features.split('|').any(|feature| feature == name)
        && polarity == finding.polarity.as_str()
}
