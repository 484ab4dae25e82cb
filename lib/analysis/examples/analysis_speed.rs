//! Speed of reading whole answers (mentions, citations and sentiment) with 100 names, on one core.
//!
//! `cargo run --release -p answerscope-analysis --example analysis_speed [answers.jsonl]`: the texts of the answers, or
//! ordinary prose where none are given.

use std::hint::black_box;
use std::time::Duration;

use answerscope_analysis::{Analyzer, BrandNames};
use cpu_time::ProcessTime;

#[path = "../tests/hostile/texts.rs"]
#[expect(dead_code, reason = "shared with a test")]
mod texts;

const NAMES: usize = 100;
const ROUNDS: usize = 5;

#[expect(clippy::print_stdout, reason = "a report for a person")]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut texts = vec![texts::prose(100 * 1024)];
    // Names that real answers are full of: a text that names nobody costs no more than the scan.
    let mut names: Vec<String> = (0..NAMES).map(texts::brand).collect();
    if let Some(path) = std::env::args().nth(1) {
        let lines = std::fs::read_to_string(path)?;
        let rows: Vec<serde_json::Value> = lines.lines().map(serde_json::from_str).collect::<Result<_, _>>()?;
        let text = |row: &serde_json::Value| row["text"].as_str().unwrap_or_default().to_owned();
        texts = rows.iter().map(text).collect();
        let mut counts = std::collections::BTreeMap::new();
        for product in rows.iter().filter_map(|row| row["products"].as_array()).flatten() {
            if let Some(brand) = product["brand"].as_str().filter(|brand| !brand.is_empty()) {
                *counts.entry(brand.to_owned()).or_insert(0) += 1;
            }
        }
        let mut counts: Vec<_> = counts.into_iter().collect();
        counts.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
        names = counts.into_iter().map(|(name, _)| name).take(NAMES).collect();
    }
    let brand = |name: String| BrandNames {
        name,
        domain: String::new(),
        alternative_names: Vec::new(),
    };
    let analyzer = Analyzer::new(&names.into_iter().map(brand).collect::<Vec<_>>());
    let bytes: usize = texts.iter().map(String::len).sum();
    let (mut best, mut findings) = (Duration::MAX, 0);
    for _ in 0..ROUNDS {
        let started = ProcessTime::now();
        findings = texts
            .iter()
            .map(|text| black_box(analyzer.analyze(text, &[])).findings.len())
            .sum();
        best = best.min(started.elapsed());
    }
    println!(
        "{} texts, {:.1} MB, {findings} findings: {:.1} MB/s",
        texts.len(),
        bytes as f64 / 1e6,
        bytes as f64 / 1e6 / best.as_secs_f64()
    );
    Ok(())
}
