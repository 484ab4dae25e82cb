//! Texts that callers send: trimmed, bounded, without NUL; and how two texts are compared.

use std::collections::HashSet;
use std::hash::Hash;

use crate::canonical_domain;
use unicode_normalization::UnicodeNormalization;

use crate::error::{Error, Result};

/// A text that must not be empty: trimmed, at most `most` characters. `name` is the field that an error names.
pub fn required(name: &str, value: &str, most: usize) -> Result<String> {
    let text = value.trim();
    if text.is_empty() {
        return Err(Error::invalid(format!("{name}: must not be empty")));
    }
    bounded(name, text, most).map(str::to_owned)
}

/// A text that names a domain, as domains are stored: see [`canonical_domain`]. `name` is the field that an error names.
pub fn domain(name: &str, value: &str) -> Result<String> {
    canonical_domain(value).map_err(|error| Error::invalid(format!("{name}: {error}")))
}

/// Checks length and NUL.
pub fn bounded<'a>(name: &str, text: &'a str, most: usize) -> Result<&'a str> {
    if text.contains('\0') {
        return Err(Error::invalid(format!("{name}: must not contain NUL")));
    }
    if text.chars().nth(most).is_some() {
        return Err(Error::invalid(format!("{name}: longer than {most} characters")));
    }
    Ok(text)
}

/// Checks a list's length and each of its texts; equal texts stand once.
pub fn list(name: &str, values: &[String], most: usize, longest: usize) -> Result<Vec<String>> {
    if values.len() > most {
        return Err(Error::invalid(format!("{name}: more than {most} entries")));
    }
    let entries = values.iter().enumerate();
    let kept: Result<Vec<String>> = entries
        .map(|(place, value)| required(&format!("{name}[{place}]"), value, longest))
        .collect();
    Ok(once(kept?))
}

/// Each of some values once, where it stands first.
pub fn once<T: Clone + Eq + Hash>(mut values: Vec<T>) -> Vec<T> {
    let mut seen = HashSet::new();
    values.retain(|value| seen.insert(value.clone()));
    values
}

/// The form in which two names are compared: NFKC, full case folding, runs of white space as one space.
pub fn fold(text: &str) -> String {
    // Of ASCII nothing is composed, and its case folding is that of 26 letters: an import folds each of its questions.
    if text.is_ascii() {
        return spaced(&text.to_ascii_lowercase());
    }
    let composed: String = text.nfkc().collect();
    spaced(&caseless::default_case_fold_str(&composed).nfkc().collect::<String>())
}

/// With one space for each run of white space, and none around.
fn spaced(text: &str) -> String {
    let mut spaced = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        if !spaced.is_empty() {
            spaced.push(' ');
        }
        spaced.push_str(word);
    }
    spaced
}

/// The first characters of a text and an ellipsis where it goes on.
pub fn excerpt(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", text[..end].trim_end()),
        None => text.to_owned(),
    }
}

/// Bytes of a block of [`CodePoints`].
const BLOCK: usize = 64;

/// Places in a text as callers count them, in Unicode code points: made in one pass over the text, asked in constant time.
pub struct CodePoints<'t> {
    text: &'t [u8],
    /// Code points before each block.
    blocks: Vec<usize>,
}

impl<'t> CodePoints<'t> {
    /// Of a text.
    pub fn of(text: &'t str) -> Self {
        let blocks = text.as_bytes().chunks(BLOCK).scan(0, |before, block| {
            let counted = *before;
            *before += count(block);
            Some(counted)
        });
        Self {
            blocks: blocks.collect(),
            text: text.as_bytes(),
        }
    }

    /// How many stand before a byte of the text; of the end and beyond, all.
    pub fn before(&self, byte: usize) -> usize {
        let byte = byte.min(self.text.len());
        // The end of a text of whole blocks is in none.
        let block = (byte / BLOCK).min(self.blocks.len().saturating_sub(1));
        self.blocks
            .get(block)
            .map_or(0, |before| before + count(&self.text[block * BLOCK..byte]))
    }
}

/// Code points that begin in some bytes of a text.
fn count(bytes: &[u8]) -> usize {
    bytes.iter().filter(|&&byte| byte & 0xC0 != 0x80).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_fold_alike_whatever_case_and_white_space() {
        assert_eq!(fold("  ÉLAN\u{a0}Vital "), fold("élan  vital"));
        assert_eq!(fold("Straße"), fold("STRASSE"));
        assert_ne!(fold("a"), fold("b"));
        // What ASCII becomes does not depend on what stands behind it.
        for letter in '\0'..='\x7f' {
            let text = format!("A{letter} {letter}b");
            assert_eq!(format!("{} é", fold(&text)), fold(&format!("{text} é")), "{letter:?}");
        }
    }

    #[test]
    fn places_are_counted_in_code_points() {
        for text in ["", "a", "añb北🙂 e\u{301}", &"é🙂x".repeat(100), &"a".repeat(2 * BLOCK)] {
            let points = CodePoints::of(text);
            for (byte, _) in text.char_indices().chain([(text.len(), 'x')]) {
                assert_eq!(points.before(byte), text[..byte].chars().count(), "{byte} of {text}");
            }
        }
    }

    #[test]
    fn excerpts_are_cut_between_characters() {
        assert_eq!(excerpt("añb", 2), "añ…");
        assert_eq!(excerpt("añb", 3), "añb");
    }
}
