//! Mentions against a slow and obvious matcher, and hostile texts.

use std::collections::BTreeMap;
use std::time::Instant;

use answerscope_analysis::{Analyzer, BrandNames, GivenCitation};
use proptest::prelude::*;

fn brand(name: &str, alternative: &[&str]) -> BrandNames {
    BrandNames {
        name: name.into(),
        domain: format!("{}.example", name.to_lowercase().replace(' ', "-")),
        alternative_names: alternative.iter().map(ToString::to_string).collect(),
    }
}

fn brands() -> Vec<BrandNames> {
    vec![
        brand("Hollin", &["Hollin & Rye"]),
        brand("Ferrin", &["Ferrin Home"]),
        brand("Ferrin Max", &[]),
        brand("Ann", &[]),
    ]
}

/// Every place in turn, the longest name first; words as the definition says, for ASCII.
fn naive(text: &str) -> BTreeMap<u16, u32> {
    let lower = text.to_lowercase();
    let mut names: Vec<(Vec<char>, u16)> = Vec::new();
    for (index, brand) in (0..).zip(brands()) {
        for name in std::iter::once(&brand.name)
            .chain([&brand.domain])
            .chain(&brand.alternative_names)
        {
            names.push((name.to_lowercase().chars().collect(), index));
        }
    }
    names.sort_by_key(|(name, index)| (std::cmp::Reverse(name.len()), *index));
    let text: Vec<char> = lower.chars().collect();
    let word = |place: Option<&char>| place.is_some_and(|c| c.is_alphanumeric() || *c == '_');
    let (mut counts, mut at) = (BTreeMap::new(), 0);
    while at < text.len() {
        let fits = |name: &Vec<char>| {
            text[at..].starts_with(name)
                && !(word(name.first()) && at > 0 && word(text.get(at - 1)))
                && !(word(name.last()) && word(text.get(at + name.len())))
        };
        match names.iter().find(|(name, _)| fits(name)) {
            Some((name, index)) => {
                *counts.entry(*index).or_default() += 1;
                at += name.len();
            }
            None => at += 1,
        }
    }
    counts
}

fn counted(text: &str) -> BTreeMap<u16, u32> {
    Analyzer::new(&brands())
        .analyze(text, &[])
        .mentions
        .iter()
        .map(|mention| (mention.brand, mention.count))
        .collect()
}

proptest! {
    #[test]
    fn mentions_equal_the_naive_matcher(parts in proptest::collection::vec(
        prop_oneof![
            Just("Hollin"), Just("hollin & rye"), Just("FERRIN"), Just("Ferrin Max"), Just("Ferrin Home"), Just("ferrin.example"),
            Just("Ann"), Just("Annex"), Just("9"), Just("a"), Just("x"), Just(" "), Just(" "), Just(", "), Just("."), Just("'s "), Just("-"),
            Just("("), Just("é"), Just("; "),
        ], 0..40)) {
        let text = parts.concat();
        // A bare domain with more behind it may read as something else; the definition is about names and words.
        prop_assume!(!text.contains(".example.") && !text.contains("-"));
        prop_assert_eq!(counted(&text), naive(&text), "{}", text);
    }

    #[test]
    fn no_text_breaks_the_analysis(text in "\\PC{0,300}", url in "\\PC{0,80}") {
        let given = [GivenCitation { url, title: Some(text.clone()) }];
        let read = Analyzer::new(&brands()).analyze(&text, &given);
        for finding in &read.findings {
            prop_assert!(text.contains(&finding.quote));
        }
    }

    #[test]
    fn markdown_of_any_kind_does_not_break_it(text in "[\\[\\]()*#|`_<>!:\\\\\n \tA-Chttps/.]{0,300}") {
        Analyzer::new(&brands()).analyze(&text, &[]);
    }
}

/// Doubling a hostile text must not quadruple the time: 200 KB in a few seconds even in a debug build.
#[test]
fn hostile_texts_take_linear_time() {
    let patterns = [
        "[",
        "(",
        "*",
        "[a](",
        "![",
        "`",
        "|",
        "<",
        "e\u{301}",
        "Hollin ",
        "**Hollin** is good, ",
        "https://a.example/(",
        "\n- ",
        "not ",
    ];
    let analyzer = Analyzer::new(&brands());
    for pattern in patterns {
        let text = pattern.repeat(200 * 1024 / pattern.len());
        let started = Instant::now();
        analyzer.analyze(&text, &[]);
        let took = started.elapsed();
        assert!(took.as_secs() < 20, "{pattern:?}: {took:?}");
    }
}
