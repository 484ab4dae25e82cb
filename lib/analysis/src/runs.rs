//! Words of a text as runs of letters, found sixty-four bytes at a time.

use std::ops::Range;

use crate::names::{BLOCK, class_masks};

/// Longest words that have a number, in bytes.
pub(crate) const SHORT: usize = 16;

/// The bytes of short words as a number, which is hashed and compared at once; no word holds a zero.
///
/// Their first bytes and their last ones, which may be the same: two loads of a known size are quicker than a copy of any.
#[inline]
pub(crate) fn number(words: &str) -> Option<u128> {
    let bytes = words.as_bytes();
    if let (Some(first), Some(last)) = (bytes.first_chunk(), bytes.last_chunk()) {
        let behind = 8 * (bytes.len() - 8);
        let whole = bytes.len() <= SHORT;
        return whole.then(|| u128::from(u64::from_le_bytes(*first)) | u128::from(u64::from_le_bytes(*last)) << behind);
    }
    let half = match (bytes.first_chunk(), bytes.last_chunk()) {
        (Some(first), Some(last)) => {
            let behind = 8 * (bytes.len() - 4);
            u64::from(u32::from_le_bytes(*first)) | u64::from(u32::from_le_bytes(*last)) << behind
        }
        _ => bytes
            .iter()
            .rev()
            .fold(0, |number, &byte| number << 8 | u64::from(byte)),
    };
    Some(u128::from(half))
}

/// The same of a word amid others: of most, the sixteen bytes that begin with it, without those behind it. How long a word is can not be
/// foreseen, so that nothing is decided by it.
#[inline]
pub(crate) fn number_of(text: &str, word: &Range<usize>) -> Option<u128> {
    match text.as_bytes().get(word.start..).and_then(<[u8]>::first_chunk) {
        Some(bytes) if word.len() <= SHORT => Some(u128::from_le_bytes(*bytes) & FIRST[word.len()]),
        _ => number(&text[word.clone()]),
    }
}

/// The first bytes of a number, by how many.
static FIRST: [u128; SHORT + 1] = {
    let mut first = [u128::MAX; SHORT + 1];
    let mut length = 0;
    while length < SHORT {
        first[length] = (1 << (8 * length)) - 1;
        length += 1;
    }
    first
};

/// True for a letter. Those that western languages are written with are told at once.
#[inline]
pub(crate) fn is_letter(c: char) -> bool {
    matches!(c, '\u{C0}'..='\u{D6}' | '\u{D8}'..='\u{F6}' | '\u{F8}'..='\u{24F}') || c.is_alphabetic()
}

/// Calls `take` with where each longest run of letters stands, and of digits too where `digits` is set, in order, and with
/// whether it is surely all ASCII.
#[inline]
pub(crate) fn each_run(text: &str, digits: bool, mut take: impl FnMut(Range<usize>, bool)) {
    let bytes = text.as_bytes();
    let belongs = |byte: u8| {
        let letter = (byte | 0x20).wrapping_sub(b'a') < 26;
        let digit = byte.wrapping_sub(b'0') < 10;
        letter | (digit & digits) | (byte >= 0x80)
    };
    let mut inside = false;
    for base in (0..bytes.len()).step_by(BLOCK) {
        let (words, high) = class_masks(bytes, base, bytes.len(), belongs);
        let mut starts = words & !(words << 1 | u64::from(inside));
        inside = words >> (BLOCK - 1) == 1;
        while starts != 0 {
            let bit = starts.trailing_zeros() as usize;
            starts &= starts - 1;
            let length = (!(words >> bit)).trailing_zeros() as usize;
            let start = base + bit;
            let mut end = start + length;
            let mut ascii = (high >> bit).trailing_zeros() as usize >= length;
            if bit + length == BLOCK {
                let rest = bytes[end..].iter().take_while(|&&byte| belongs(byte)).count();
                ascii &= bytes[end..end + rest].is_ascii();
                end += rest;
            }
            let mut rest = start..end;
            while !rest.is_empty() {
                let part = match ascii {
                    true => std::mem::replace(&mut rest, end..end),
                    false => next_part(text, &mut rest, digits),
                };
                if !part.is_empty() {
                    take(part, ascii);
                }
            }
        }
    }
}

/// Takes what stands before the first sign off a run with bytes outside ASCII, of which some may be signs.
fn next_part(text: &str, run: &mut Range<usize>, digits: bool) -> Range<usize> {
    let mut chars = text[run.clone()].char_indices();
    let sign = chars.find(|&(_, c)| !(is_letter(c) || digits && c.is_numeric()));
    let (start, end) = match sign {
        Some((at, c)) => (run.start + at + c.len_utf8(), run.start + at),
        None => (run.end, run.end),
    };
    std::mem::replace(&mut run.start, start)..end
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_the_bytes() {
        let text = "größer als sechzehn Bytes";
        for (from, to) in (0..=text.len()).flat_map(|from| (from..=text.len()).map(move |to| (from, to))) {
            let Some(word) = text.get(from..to) else { continue };
            let bytes = word
                .bytes()
                .rev()
                .fold(0_u128, |number, byte| number.wrapping_shl(8) | u128::from(byte));
            let expected = (word.len() <= SHORT).then_some(bytes);
            assert_eq!(
                (number(word), number_of(text, &(from..to))),
                (expected, expected),
                "{word}"
            );
        }
    }

    #[test]
    fn letters_are_told() {
        assert!(('\0'..=char::MAX).all(|c| is_letter(c) == c.is_alphabetic()));
    }

    #[test]
    fn runs_are_what_splitting_leaves() {
        let parts = [
            "",
            " ",
            "a",
            " ab  c ",
            "é",
            "-é-ü ß1",
            "北京 and Δ²",
            "x\u{301}y",
            "…",
            "12 a1_b",
            "—",
            "word ",
        ];
        let long = "Many letters without any blank between them, "
            .repeat(3)
            .replace(' ', "");
        let texts = parts
            .iter()
            .flat_map(|first| parts.map(|second| [first, second].concat()));
        let texts = texts.flat_map(|text| [text.clone(), text.repeat(40), [&long, text.as_str(), &long].concat()]);
        for text in texts {
            for digits in [false, true] {
                let apart = |c: char| !(if digits { c.is_alphanumeric() } else { c.is_alphabetic() });
                let split: Vec<_> = text.split(apart).filter(|word| !word.is_empty()).collect();
                let mut found = Vec::new();
                each_run(&text, digits, |run, _| found.push(&text[run]));
                assert_eq!(found, split, "{text}");
            }
        }
    }
}
