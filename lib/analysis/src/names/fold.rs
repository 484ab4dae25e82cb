//! Unicode comparison: what counts as the same letters, and where a word ends.
//!
//! Names and text are compared as NFKC(fold(NFKC(x))) with full case folding (Unicode 3.13, default caseless matching), with
//! the apostrophes alike and the hyphens alike: writers and engines choose among them freely.
//! Text is folded one cluster at a time — a cluster is what normalisation can not mix with its neighbours — so that a match
//! always has exact byte offsets in the original.

use caseless::Caseless;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::{canonical_combining_class, decompose_compatible, is_combining_mark};
use unicode_normalization::{IsNormalized, is_nfkc_quick};

/// Appends the folded characters of one cluster.
pub(crate) fn fold_cluster(cluster: &str, out: &mut Vec<char>) {
    if let [byte] = cluster.as_bytes() {
        out.push(char::from(byte.to_ascii_lowercase()));
    } else {
        out.extend(cluster.nfkc().default_case_fold().nfkc().map(alike));
    }
}

/// The same with a [`CAPITAL`] before the letters that are written as one.
pub(crate) fn fold_cluster_cased(cluster: &str, out: &mut Vec<char>) {
    for written in cluster.nfkc() {
        out.extend(is_capital(written).then_some(CAPITAL));
        out.extend(std::iter::once(written).default_case_fold().map(alike));
    }
}

/// Stands before a capital where case counts: a control character, which no name holds.
const CAPITAL: char = '\u{1}';

/// What [`fold_cluster_cased`] made, without its marks.
pub(crate) fn unmarked(cased: &str) -> String {
    cased.replace(CAPITAL, "")
}

/// An upper-case or title-case letter.
pub(crate) fn is_capital(c: char) -> bool {
    c.is_uppercase() || (!c.is_ascii() && !c.is_lowercase() && c.to_lowercase().next() != Some(c))
}

/// One apostrophe for all, one hyphen for all. The non-breaking hyphen is U+2010 after NFKC.
fn alike(c: char) -> char {
    match c {
        '\u{2019}' | '\u{2BC}' => '\'',
        '\u{2010}' => '-',
        _ => c,
    }
}

/// The end of the cluster that starts at `start` (`start` < `text.len()`).
pub(crate) fn cluster_end(text: &str, start: usize) -> usize {
    let mut rest = text[start..].char_indices();
    rest.next();
    rest.find(|&(_, c)| starts_cluster(c))
        .map_or(text.len(), |(offset, _)| start + offset)
}

/// True when normalisation never joins `c` with what stands before it.
pub(super) fn starts_cluster(c: char) -> bool {
    if c.is_ascii() {
        return true;
    }
    let mut first = None;
    decompose_compatible(c, |part| {
        first.get_or_insert(part);
    });
    let first = first.unwrap_or(c);
    canonical_combining_class(first) == 0 && is_nfkc_quick(std::iter::once(first)) != IsNormalized::Maybe
}

/// A whole string folded, with every run of white space as one space and none at the ends.
pub(crate) fn fold_name(name: &str) -> String {
    fold_by(name, fold_cluster)
}

/// The same with its capitals marked.
pub(crate) fn fold_name_cased(name: &str) -> String {
    fold_by(name, fold_cluster_cased)
}

fn fold_by(name: &str, fold: impl Fn(&str, &mut Vec<char>)) -> String {
    let (mut folded, mut chars, mut at) = (String::new(), Vec::new(), 0);
    while at < name.len() {
        let end = cluster_end(name, at);
        chars.clear();
        fold(&name[at..end], &mut chars);
        for &c in &chars {
            if !c.is_whitespace() {
                folded.push(c);
            } else if !folded.is_empty() && !folded.ends_with(' ') {
                folded.push(' ');
            }
        }
        at = end;
    }
    folded.truncate(folded.trim_end().len());
    folded
}

/// A letter, digit, `_`, or a mark that belongs to the letter before it. The letter apostrophe is read as an apostrophe.
pub(crate) fn is_word(c: char) -> bool {
    if c.is_ascii() {
        return c.is_ascii_alphanumeric() || c == '_';
    }
    (c.is_alphanumeric() && c != '\u{2BC}' && !is_letter_symbol(c)) || is_mark(c)
}

/// Circled and squared letters are alphabetic to Unicode, yet symbols in a text (emoji such as the letter-A button).
fn is_letter_symbol(c: char) -> bool {
    matches!(c, '\u{24B6}'..='\u{24E9}' | '\u{1F130}'..='\u{1F189}')
}

/// A combining mark that changes its letter; variation selectors and enclosing marks (emoji parts) do not.
pub(crate) fn is_mark(c: char) -> bool {
    !matches!(c, '\u{FE00}'..='\u{FE0F}' | '\u{E0100}'..='\u{E01EF}' | '\u{20DD}'..='\u{20E4}') && is_combining_mark(c)
}

/// Letters of scripts written without spaces (Han, Kana, Hangul, Thai): every place beside one is a boundary.
pub(crate) fn is_unspaced(c: char) -> bool {
    matches!(c,
        '\u{0E01}'..='\u{0E30}' | '\u{0E32}' | '\u{0E33}' | '\u{0E40}'..='\u{0E46}'
        | '\u{1100}'..='\u{11FF}' | '\u{2E80}'..='\u{2FDF}' | '\u{3005}'..='\u{3007}' | '\u{3021}'..='\u{3029}'
        | '\u{3031}'..='\u{3035}' | '\u{3038}'..='\u{303C}' | '\u{3041}'..='\u{3096}' | '\u{309D}'..='\u{309F}'
        | '\u{30A1}'..='\u{30FA}' | '\u{30FC}'..='\u{30FF}' | '\u{3105}'..='\u{318E}' | '\u{31A0}'..='\u{31FF}'
        | '\u{3400}'..='\u{4DBF}' | '\u{4E00}'..='\u{9FFF}' | '\u{A960}'..='\u{A97F}' | '\u{AC00}'..='\u{D7FF}'
        | '\u{F900}'..='\u{FAFF}' | '\u{FF66}'..='\u{FF9F}' | '\u{FFA0}'..='\u{FFDC}'
        | '\u{1AFF0}'..='\u{1B16F}' | '\u{20000}'..='\u{3FFFF}')
}

/// True when a match may begin at `at`: the neighbour before is no part of the same word.
pub(crate) fn boundary_before(text: &str, at: usize) -> bool {
    let Some(edge) = text[at..].chars().next() else {
        return true;
    };
    if is_mark(edge) {
        return false;
    }
    // A mark belongs to the letter (or symbol) in front of it: judge that one.
    match text[..at].chars().rev().find(|&c| !is_mark(c)) {
        Some(neighbour) => !is_word(neighbour) || is_unspaced(neighbour) || is_unspaced(edge),
        None => true,
    }
}

/// True when a match may end at `at`: the neighbour after is no part of the same word.
pub(crate) fn boundary_after(text: &str, at: usize) -> bool {
    let Some(neighbour) = text[at..].chars().next() else {
        return true;
    };
    if is_mark(neighbour) {
        return false;
    }
    !is_word(neighbour)
        || is_unspaced(neighbour)
        || text[..at].chars().rev().find(|&c| !is_mark(c)).is_some_and(is_unspaced)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folding_is_full_and_compatible() {
        assert_eq!(fold_name("  Straße\u{A0} ＡＢ "), "strasse ab");
        assert_eq!(fold_name("ΦΈΡΙΝ"), fold_name("Φέριν"));
        assert_eq!(fold_name("e\u{301}"), "é");
    }

    #[test]
    fn apostrophes_and_hyphens_are_alike() {
        for name in ["L'Oréal", "L’Oréal", "Lʼoréal", "L＇Oréal"] {
            assert_eq!(fold_name(name), "l'oréal");
        }
        for name in ["a-b", "a‐b", "a‑b", "a－b"] {
            assert_eq!(fold_name(name), "a-b");
        }
        assert_ne!(fold_name("a–b"), "a-b", "a dash is none");
    }

    #[test]
    fn capitals_are_marked_where_case_counts() {
        assert_eq!(fold_name_cased("iPhone  É"), "i\u{1}phone \u{1}é");
        assert_eq!(
            fold_name_cased("ＡSS"),
            fold_name_cased("Ass").replace("ss", "\u{1}s\u{1}s")
        );
        assert_eq!(fold_name_cased("straße"), fold_name_cased("strasse"));
    }

    #[test]
    fn marks_belong_to_their_letter_and_emoji_parts_do_not() {
        assert!(!boundary_after("Ann\u{328}", 3));
        assert!(boundary_after("Ann\u{FE0F}", 3));
        assert!(boundary_before("1\u{FE0F}\u{20E3}Ann", 7));
        assert!(boundary_after("Hollin株", 6) && boundary_before("株Hollin", 3));
    }
}
