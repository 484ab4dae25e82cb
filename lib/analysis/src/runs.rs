//! Words of a text as runs of letters, found sixty-four bytes at a time.

use crate::names::{BLOCK, class_masks};

/// Longest words that have a number, in bytes.
pub(crate) const SHORT: usize = 16;

/// The bytes of short words as a number, which is hashed and compared at once; no word holds a zero.
#[inline]
pub(crate) fn number(words: &str) -> Option<u128> {
    let mut bytes = [0; SHORT];
    bytes.get_mut(..words.len())?.copy_from_slice(words.as_bytes());
    Some(u128::from_le_bytes(bytes))
}

/// Calls `take` with each longest run of letters, and of digits too where `digits` is set, in order, and with whether it is
/// surely all ASCII.
pub(crate) fn each_run<'t>(text: &'t str, digits: bool, mut take: impl FnMut(&'t str, bool)) {
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
            let run = &text[start..end];
            match ascii {
                true => take(run, true),
                false => {
                    let parts = run.split(|c: char| !(c.is_alphabetic() || (digits && c.is_numeric())));
                    parts.filter(|part| !part.is_empty()).for_each(|part| take(part, false));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
                each_run(&text, digits, |run, _| found.push(run));
                assert_eq!(found, split, "{text}");
            }
        }
    }
}
