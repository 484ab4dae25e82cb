//! Mentions against a slow and obvious matcher, and texts of any kind.

use std::collections::BTreeMap;

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

/// The definition of a mention, word for word and slowly: every place, every end, every name.
mod definition {
    use caseless::Caseless;
    use unicode_normalization::UnicodeNormalization;
    use unicode_normalization::char::is_combining_mark;

    fn folded(text: &str) -> String {
        text.nfkc().default_case_fold().nfkc().collect()
    }

    fn one_spaced(text: &str) -> String {
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    fn is_mark(c: char) -> bool {
        is_combining_mark(c) && !matches!(c, '\u{FE0F}' | '\u{20E3}')
    }

    fn is_han_or_kana(c: char) -> bool {
        matches!(c, '\u{3041}'..='\u{30FF}' | '\u{4E00}'..='\u{9FFF}')
    }

    fn is_boundary(text: &str, at: usize) -> bool {
        let after = text[at..].chars().next();
        let before = text[..at].chars().rev().find(|&c| !is_mark(c));
        let word = |c: char| c.is_alphanumeric() || c == '_';
        match (before, after) {
            (_, Some(c)) if is_mark(c) => false,
            (Some(a), Some(b)) => is_han_or_kana(a) || is_han_or_kana(b) || !word(a) || !word(b),
            _ => true,
        }
    }

    /// Counts by index of the name.
    pub(super) fn counts(text: &str, names: &[&str]) -> Vec<u32> {
        let mut counts = vec![0; names.len()];
        let places: Vec<usize> = text.char_indices().map(|(at, _)| at).chain([text.len()]).collect();
        let mut next = 0;
        for &start in &places {
            if start < next || !starts(text, start) {
                continue;
            }
            let ends = places.iter().filter(|&&end| end > start && is_end(text, end));
            let fits = ends.filter_map(|&end| {
                let slice = &text[start..end];
                let spaced = one_spaced(&folded(slice));
                let tight = slice.trim() == slice;
                let name = names.iter().position(|name| tight && folded(name) == spaced)?;
                Some((names[name].len(), end, name))
            });
            if let Some((_, end, name)) = fits.max_by_key(|&(length, end, _)| (length, std::cmp::Reverse(end))) {
                counts[name] += 1;
                next = end;
            }
        }
        counts
    }

    /// A neighbour that is a word character blocks; whether the name's own edge is one does not matter.
    fn starts(text: &str, at: usize) -> bool {
        let edge = text[at..].chars().next();
        let before = text[..at].chars().rev().find(|&c| !is_mark(c));
        let blocked = before.is_some_and(|c| (c.is_alphanumeric() || c == '_') && !is_han_or_kana(c));
        is_boundary(text, at) || (!blocked && edge.is_some_and(|c| !is_mark(c)))
    }

    fn is_end(text: &str, at: usize) -> bool {
        is_boundary(text, at)
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn mentions_of_any_script_equal_the_definition(parts in proptest::collection::vec(
        prop_oneof![
            Just("Hollin"), Just("HOLLIN"), Just("ＨＯＬＬＩＮ"), Just("Łódka"), Just("łO\u{301}DKA"), Just("Straße"), Just("STRASSE"),
            Just("北星"), Just("星"), Just("ソ"), Just("Hollin\u{A0}Max"), Just("Max"), Just("max"), Just(" "), Just("\u{A0}"), Just("\n"),
            Just("\u{301}"), Just("\u{328}"), Just("\u{FE0F}"), Just("™"), Just("®"), Just("é"), Just("a"), Just("_"), Just("’s "), Just("&"),
            Just(", "), Just("⭐"),
        ], 0..12)) {
        let text = parts.concat();
        // A blank line ends a name, which the definition above leaves out.
        prop_assume!(!text.split(|c: char| !c.is_whitespace()).any(|gap| gap.matches('\n').count() > 1));
        let names = ["Hollin", "Hollin Max", "Łódka", "Straße", "北星"];
        let brands: Vec<_> = names.iter().map(|name| BrandNames {
            name: (*name).into(), domain: String::new(), alternative_names: Vec::new(),
        }).collect();
        let read = Analyzer::new(&brands).analyze(&text, &[]);
        let mut got = vec![0; names.len()];
        for mention in read.mentions {
            got[usize::from(mention.brand)] = mention.count;
        }
        prop_assert_eq!(got, definition::counts(&text, &names), "{:?}", text);
    }
}
