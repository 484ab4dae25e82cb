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
            Just("Ann"), Just("Annex"), Just("9"), Just("a"), Just("x"), Just(" "), Just(" "), Just(", "), Just("."), Just("'s "),
            Just("("), Just("é"), Just("; "),
        ], 0..40)) {
        let text = parts.concat();
        // A bare domain with more behind it may read as something else; the definition is about names and words.
        prop_assume!(!text.contains(".example."));
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
    use std::sync::LazyLock;

    use caseless::Caseless;
    use regex::Regex;
    use unicode_normalization::UnicodeNormalization;
    use unicode_normalization::char::is_combining_mark;

    /// How a name's capitals count.
    #[derive(Clone, Copy, PartialEq, Eq)]
    pub(super) enum Case {
        Any,
        /// An ordinary word.
        Capital,
        Written,
    }

    fn alike(c: char) -> char {
        match c {
            '\u{2019}' | '\u{2BC}' => '\'',
            '\u{2010}' | '\u{2011}' => '-',
            _ => c,
        }
    }

    fn folded(text: &str) -> String {
        text.nfkc().default_case_fold().nfkc().map(alike).collect()
    }

    fn written(text: &str) -> String {
        one_spaced(&text.nfkc().map(alike).collect::<String>())
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

    fn is_word(c: char) -> bool {
        (c.is_alphanumeric() || c == '_') && c != '\u{2BC}'
    }

    fn is_boundary(text: &str, at: usize) -> bool {
        let after = text[at..].chars().next();
        let before = text[..at].chars().rev().find(|&c| !is_mark(c));
        match (before, after) {
            (_, Some(c)) if is_mark(c) => false,
            (Some(a), Some(b)) => is_han_or_kana(a) || is_han_or_kana(b) || !is_word(a) || !is_word(b),
            _ => true,
        }
    }

    static RATING: LazyLock<Regex> =
        LazyLock::new(|| Regex::new(r"\d[.,]\d{1,2}(/5|/10)?[ \u{A0}*_★☆⭐\u{FE0F}]*\($").expect("a pattern"));
    static UNIT: LazyLock<Regex> = LazyLock::new(|| Regex::new(r"^[^()\n]{0,20}\)").expect("a pattern"));

    /// Counts by index of the name. `genitive_s`: a bare `s` may follow a name.
    pub(super) fn counts(text: &str, names: &[(&str, Case)], genitive_s: bool) -> Vec<u32> {
        let spelled: Vec<_> = names
            .iter()
            .map(|&(name, case)| (folded(name), written(name), case))
            .collect();
        let mut counts = vec![0; names.len()];
        let places: Vec<usize> = text.char_indices().map(|(at, _)| at).chain([text.len()]).collect();
        let mut next = 0;
        for &start in &places {
            if start < next || !starts(text, start) {
                continue;
            }
            let genitive = |end| genitive_s && text[end..].starts_with(['s', 'S']) && is_boundary(text, end + 1);
            let is_end = |end| end > start && (is_boundary(text, end) || genitive(end));
            let ends = places.iter().filter(|&&end| is_end(end));
            let fits = ends.filter_map(|&end| {
                let slice = &text[start..end];
                let spaced = one_spaced(&folded(slice));
                let is_name = |(folded, name, case): &(String, String, Case)| {
                    let capitals = || match case {
                        Case::Any => true,
                        Case::Capital => {
                            let inside = name.contains(char::is_uppercase) && written(slice) == *name;
                            slice.starts_with(char::is_uppercase) || inside
                        }
                        Case::Written => written(slice) == *name || !slice.contains(char::is_lowercase),
                    };
                    *folded == spaced && capitals()
                };
                let name = (slice.trim() == slice).then(|| spelled.iter().position(is_name))??;
                let digits = slice.bytes().all(|byte| byte.is_ascii_digit());
                let rated = digits && RATING.is_match(&text[..start]) && UNIT.is_match(&text[end..]);
                (!rated).then_some((spaced.len(), end, name))
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
        let blocked = before.is_some_and(|c| is_word(c) && !is_han_or_kana(c));
        is_boundary(text, at) || (!blocked && edge.is_some_and(|c| !is_mark(c)))
    }
}

use definition::Case;

const NAMES: [(&str, Case); 11] = [
    ("Hollin", Case::Any),
    ("Hollin Max", Case::Any),
    ("Łódka", Case::Any),
    ("Straße", Case::Any),
    ("北星", Case::Any),
    ("L'Oren-Mer", Case::Any),
    ("mint", Case::Capital),
    ("eBay", Case::Capital),
    ("iQon Élan", Case::Written),
    ("iQon", Case::Written),
    ("686", Case::Any),
];

/// The analyzer's counts by index of the name, and whether the text is read as one in which a bare `s` may follow a name.
fn counted_of(text: &str) -> (Vec<u32>, bool) {
    let brand = |(name, _): &(&str, Case)| BrandNames {
        name: (*name).into(),
        domain: String::new(),
        alternative_names: Vec::new(),
    };
    let brands: Vec<_> = NAMES.iter().map(brand).collect();
    let analyzer = Analyzer::with_case(&brands, |index, _| (NAMES[index].1 == Case::Written).then_some(true));
    let mut counts = vec![0; NAMES.len()];
    let analysis = analyzer.analyze(text, &[]);
    for mention in &analysis.mentions {
        counts[usize::from(mention.brand)] = mention.count;
        assert_eq!(mention.spans.len(), mention.count as usize);
        assert!(mention.spans.is_sorted_by(|one, next| one.end <= next.start));
        assert!(
            mention
                .spans
                .iter()
                .all(|span| text.get(span.clone()).is_some_and(|name| !name.is_empty()))
        );
    }
    (counts, matches!(analysis.language.code(), "de" | "nl" | "sv"))
}

/// Behind it most texts are read as German, in which a bare `s` may follow a name.
const GERMAN: &str = "Das ist ein deutscher Satz, und danach kommt noch etwas, was keiner ist. ";

fn counts_as_defined(text: &str) -> Result<(), TestCaseError> {
    for before in ["", GERMAN] {
        let (counts, genitive_s) = counted_of(&[before, text].concat());
        prop_assert_eq!(
            counts,
            definition::counts(text, &NAMES, genitive_s),
            "{:?}{:?}",
            before,
            text
        );
    }
    Ok(())
}

#[test]
fn a_text_of_few_words_may_be_one_of_bare_genitives() {
    let text = "E\u{301}lan‐L’Oren‑Mers北iQon";
    assert!(counted_of(text).1);
    counts_as_defined(text).unwrap();
}

/// A blank line ends a name, which the definition leaves out.
fn has_blank_line(text: &str) -> bool {
    text.split(|c: char| !c.is_whitespace())
        .any(|gap| gap.matches('\n').count() > 1)
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
        prop_assume!(!has_blank_line(&text));
        counts_as_defined(&text)?;
    }

    #[test]
    fn apostrophes_hyphens_capitals_and_ratings_equal_the_definition(parts in proptest::collection::vec(
        prop_oneof![
            Just("L"), Just("l"), Just("'"), Just("’"), Just("\u{2BC}"), Just("Oren"), Just("OREN"), Just("-"), Just("\u{2010}"),
            Just("\u{2011}"), Just("–"), Just("Mer"), Just("L’Oren\u{2011}Mer"), Just("mint"), Just("Mint"), Just("MINT"), Just("ｍint"),
            Just("Ｍint"), Just("eBay"), Just("ebay"), Just("Ebay"), Just("EBAY"), Just("iQon"), Just("IQON"), Just("iqon"), Just("Iqon"), Just("Élan"), Just("É"), Just("E\u{301}lan"),
            Just("ÉLAN"), Just("élan"), Just("s"), Just("'s"), Just(" "), Just(" "), Just("  "), Just("\n"), Just("4.6("), Just("4,6 ("),
            Just("686"), Just("686"), Just(")"), Just("K)"), Just("/5"), Just("("), Just("Hollin"), Just("北"), Just("\u{301}"),
        ], 0..12)) {
        let text = parts.concat();
        prop_assume!(!has_blank_line(&text));
        counts_as_defined(&text)?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn long_names_and_odd_white_space_equal_the_definition(parts in proptest::collection::vec(
        prop_oneof![
            Just("na "), Just("na "), Just("na "), Just("na\u{A0}"), Just("NA  "), Just("na\n"), Just("ná "), Just("x"), Just("nax "), Just(" "),
        ], 0..32), lengths in proptest::collection::vec(1_usize..27, 1..6)) {
        let text = parts.concat();
        prop_assume!(!has_blank_line(&text));
        let names: Vec<String> = lengths.iter().enumerate().map(|(place, &times)| {
            format!("{}{}", "na ".repeat(times), ["na", "x", "ná", "nax"][place % 4])
        }).collect();
        let brands: Vec<_> = names.iter().map(|name| brand(name, &[])).collect();
        let names: Vec<_> = names.iter().map(|name| (name.as_str(), Case::Any)).collect();
        let mut counts = vec![0; names.len()];
        for mention in Analyzer::new(&brands).analyze(&text, &[]).mentions {
            counts[usize::from(mention.brand)] = mention.count;
        }
        prop_assert_eq!(counts, definition::counts(&text, &names, false), "{:?}", text);
    }
}
