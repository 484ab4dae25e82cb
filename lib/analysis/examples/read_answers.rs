//! Shows what the analysis reads out of real answers, for a person to judge.
//!
//! `cargo run -p answerscope-analysis --example read_answers -- answers.jsonl electronics [first] [count]`; a line is
//! `{"category", "prompt", "text", "citations": [{"url", "title"}], "products": [{"brand"}]}`. The nine brands named most
//! often in `products` are tracked.

use std::collections::HashMap;

use answerscope_analysis::{Analyzer, BrandNames, GivenCitation, feature};
use serde_json::Value;

#[expect(clippy::print_stdout, reason = "a report for a person")]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let (Some(path), Some(category)) = (arguments.next(), arguments.next()) else {
        return Err("usage: read_answers FILE CATEGORY [FIRST] [COUNT]".into());
    };
    let first = arguments.next().map_or(Ok(0), |number| number.parse::<usize>())?;
    let count = arguments.next().map_or(Ok(5), |number| number.parse::<usize>())?;
    let lines = std::fs::read_to_string(path)?;
    let rows: Vec<Value> = lines.lines().map(serde_json::from_str).collect::<Result<_, _>>()?;
    let rows: Vec<&Value> = rows.iter().filter(|row| row["category"] == category.as_str()).collect();
    let brands = tracked(&rows);
    let analyzer = Analyzer::new(&brands);
    for row in rows.into_iter().skip(first).take(count) {
        let text = row["text"].as_str().unwrap_or_default();
        let read = analyzer.analyze(text, &given(row));
        println!("==== {} {}\n{text}\n----", row["answerId"], row["prompt"]);
        for mention in &read.mentions {
            println!(
                "mention {:20} {}",
                brands[usize::from(mention.brand)].name,
                mention.count
            );
        }
        for citation in &read.citations {
            println!("cited {} {:?}", citation.url, citation.title);
        }
        for finding in &read.findings {
            let name = feature(finding.feature).map_or("?", |feature| feature.name);
            let brand = &brands[usize::from(finding.brand)].name;
            println!(
                "{:10} {brand:14} {name:20} | {}",
                finding.polarity.as_str(),
                finding.quote
            );
        }
    }
    Ok(())
}

fn tracked(rows: &[&Value]) -> Vec<BrandNames> {
    let mut counts: HashMap<&str, usize> = HashMap::new();
    for product in rows.iter().filter_map(|row| row["products"].as_array()).flatten() {
        if let Some(brand) = product["brand"].as_str().filter(|brand| !brand.is_empty()) {
            *counts.entry(brand).or_default() += 1;
        }
    }
    let mut names: Vec<_> = counts.into_iter().collect();
    names.sort_by_key(|&(name, count)| (std::cmp::Reverse(count), name));
    let brand = |(number, (name, _)): (usize, &(&str, usize))| BrandNames {
        name: (*name).to_owned(),
        domain: format!("brand-{number}.example"),
        alternative_names: Vec::new(),
    };
    names.iter().take(9).enumerate().map(brand).collect()
}

fn given(row: &Value) -> Vec<GivenCitation> {
    let text = |value: &Value| value.as_str().map(str::to_owned);
    let list = row["citations"].as_array().map(Vec::as_slice).unwrap_or_default();
    list.iter()
        .filter_map(|citation| {
            Some(GivenCitation {
                url: text(&citation["url"])?,
                title: text(&citation["title"]),
            })
        })
        .collect()
}
