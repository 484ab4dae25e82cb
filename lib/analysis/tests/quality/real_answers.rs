//! Mentions and citations in real answers against a plain matcher. Skipped where the answers are not present: they are not
//! part of the project (`ANSWERSCOPE_ANSWERS` names the file).

use std::collections::{BTreeMap, HashMap};
use std::path::PathBuf;

use answerscope_analysis::{Analyzer, BrandNames, is_common_word, normalize_url};
use regex::Regex;
use serde_json::Value;

fn answers() -> Vec<Value> {
    let beside = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/answers.jsonl");
    let path = std::env::var_os("ANSWERSCOPE_ANSWERS").map_or_else(|| PathBuf::from(beside), PathBuf::from);
    let lines = std::fs::read_to_string(path).unwrap_or_default();
    lines
        .lines()
        .map(|line| serde_json::from_str(line).expect("a JSON object a line"))
        .collect()
}

/// The brands that labels of a category name most often, at most nine.
fn brands(rows: &[&Value]) -> Vec<BrandNames> {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for product in rows.iter().filter_map(|row| row["products"].as_array()).flatten() {
        if let Some(name) = product["brand"].as_str().filter(|name| !name.is_empty()) {
            *counts.entry(name).or_default() += 1;
        }
    }
    let mut names: Vec<_> = counts.into_iter().collect();
    names.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
    let brand = |(name, _): &(&str, usize)| BrandNames {
        name: (*name).to_owned(),
        domain: String::new(),
        alternative_names: Vec::new(),
    };
    // Whose name stands in the footer of every answer of one engine.
    let footer = names.iter().take(9).all(|(name, _)| *name != "Google");
    let google = footer.then_some(("Google", 0));
    names.iter().take(9).chain(&google).map(brand).collect()
}

/// What Google AI Mode sets under every answer.
const FOOTER: &str = r"AI responses may include mistakes\. Learn moreThank youYour feedback helps Google improve\. See our Privacy Policy\.Share more feedbackReport a problemCloseTo save your searches,\s*update your settings\s*$";

/// Removes what a reader does not see and what an engine adds; with `notes` only what is a URL for sure.
fn visible(text: &str, notes: bool) -> String {
    let patterns = [
        (!notes).then_some(r"(?m)^\s*\[\^?[^\]]+\]:.*$"),
        Some(r"(?m)^\s*\[[^\]\n]+\]:\s*<?https?://.*$"),
        Some(r#"\]\([^()\s]*(?:\s+"[^"]*")?\)"#),
        Some(r"\bhttps?://[^\s)\]>]+"),
        Some(FOOTER),
        Some(r"[0-9]\.[0-9]\([0-9,]+\)"),
    ];
    patterns.iter().flatten().fold(text.to_owned(), |text, pattern| {
        let with = if pattern.starts_with(r"\]") { "]" } else { " " };
        Regex::new(pattern)
            .expect("a pattern")
            .replace_all(&text, with)
            .into_owned()
    })
}

/// The longest name at each place, as a whole word; an ordinary word with a capital, else whatever the case.
fn literal(text: &str, brands: &[BrandNames]) -> HashMap<u16, u32> {
    let alike = |c: char| match c {
        '\u{2019}' | '\u{2BC}' => '\'',
        '\u{2010}' | '\u{2011}' => '-',
        _ => c,
    };
    let small = |text: &[char]| -> Vec<char> { text.iter().map(|c| c.to_lowercase().next().unwrap_or(*c)).collect() };
    let text: Vec<char> = text.chars().map(alike).collect();
    let lower = small(&text);
    let mut names: Vec<_> = (0..)
        .zip(brands)
        .map(|(index, brand)| {
            let name: Vec<char> = brand.name.chars().map(alike).collect();
            (small(&name), is_common_word(&brand.name), index)
        })
        .collect();
    names.sort_by_key(|(name, ..)| std::cmp::Reverse(name.len()));
    let word = |c: Option<&char>| c.is_some_and(|c| c.is_alphanumeric() || *c == '_');
    let (mut counts, mut next) = (HashMap::new(), 0);
    for at in 0..lower.len() {
        let fits = |name: &[char], ordinary: bool| {
            lower[at..].starts_with(name)
                && !(at > 0 && word(lower.get(at - 1)))
                && !word(lower.get(at + name.len()))
                && (!ordinary || text[at].is_uppercase())
        };
        if at >= next
            && let Some((name, _, brand)) = names.iter().find(|(name, ordinary, _)| fits(name, *ordinary))
        {
            *counts.entry(*brand).or_default() += 1;
            next = at + name.len();
        }
    }
    counts
}

fn common(left: &HashMap<u16, u32>, right: &HashMap<u16, u32>) -> u32 {
    left.iter()
        .map(|(brand, count)| (*count).min(right.get(brand).copied().unwrap_or_default()))
        .sum()
}

#[test]
fn mentions_agree_with_a_plain_matcher() {
    let answers = answers();
    let mut by_category: BTreeMap<&str, Vec<&Value>> = BTreeMap::new();
    for row in &answers {
        by_category
            .entry(row["category"].as_str().unwrap_or_default())
            .or_default()
            .push(row);
    }
    for (category, rows) in by_category {
        let brands = brands(&rows);
        let analyzer = Analyzer::new(&brands);
        let (mut found, mut wanted, mut allowed, mut shown) = (0, 0, 0, 0);
        for text in rows.iter().filter_map(|row| row["text"].as_str()) {
            let got: HashMap<u16, u32> = analyzer
                .analyze(text, &[])
                .mentions
                .iter()
                .map(|mention| (mention.brand, mention.count))
                .collect();
            let (sure, possible) = (
                literal(&visible(text, false), &brands),
                literal(&visible(text, true), &brands),
            );
            (found, wanted) = (found + common(&got, &sure), wanted + sure.values().sum::<u32>());
            (allowed, shown) = (allowed + common(&got, &possible), shown + got.values().sum::<u32>());
        }
        let (recall, precision) = (
            f64::from(found) / f64::from(wanted.max(1)),
            f64::from(allowed) / f64::from(shown.max(1)),
        );
        println!("{category}: {found} of {wanted} found, {allowed} of {shown} right");
        assert!(
            recall >= 0.995 && precision >= 0.995,
            "{category}: recall {recall:.4} of {wanted}, precision {precision:.4} of {shown}"
        );
    }
}

#[test]
fn links_and_footnotes_are_cited() {
    let links = Regex::new(r"(?m)\]\((https?://[^\s()]+)\)|^\[\^?\w+\]:\s+(https?://\S+)").expect("a pattern");
    let analyzer = Analyzer::new(&[]);
    let (mut wanted, mut hit) = (0, 0);
    let answers = answers();
    for text in answers.iter().filter_map(|row| row["text"].as_str()) {
        let cited: Vec<String> = analyzer
            .analyze(text, &[])
            .citations
            .into_iter()
            .map(|citation| citation.url)
            .collect();
        for link in links
            .captures_iter(text)
            .filter_map(|found| found.get(1).or_else(|| found.get(2)))
        {
            wanted += 1;
            hit += usize::from(normalize_url(link.as_str()).is_some_and(|link| cited.contains(&link.url)));
        }
    }
    assert!(hit * 1000 >= wanted * 995, "{hit} of {wanted} links");
}

#[test]
fn every_quote_stands_in_its_answer() {
    let answers = answers();
    let rows: Vec<&Value> = answers.iter().collect();
    let analyzer = Analyzer::new(&brands(&rows));
    for text in rows.iter().filter_map(|row| row["text"].as_str()) {
        for finding in analyzer.analyze(text, &[]).findings {
            assert!(
                text.contains(&finding.quote) && finding.quote.chars().count() <= 300,
                "{:?}",
                finding.quote
            );
        }
    }
}
