//! The table of a language's words and phrases.

use std::collections::HashMap;
use std::ops::Range;

use foldhash::fast::FixedState;

use super::Entry;
use crate::runs::{number, number_of};

/// What is known of each word and phrase. They are the packs', so that nobody can make them collide: a fast hash will do.
#[derive(Default)]
pub(super) struct Entries {
    /// By their number.
    short: HashMap<u128, Entry, FixedState>,
    long: HashMap<String, Entry, FixedState>,
}

impl Entries {
    #[inline]
    pub(super) fn get(&self, words: &str) -> Option<&Entry> {
        match number(words) {
            Some(number) => self.short.get(&number),
            None => self.long.get(words),
        }
    }

    /// The same of words amid others.
    #[inline]
    pub(super) fn get_in(&self, text: &str, words: &Range<usize>) -> Option<&Entry> {
        match number_of(text, words) {
            Some(number) => self.short.get(&number),
            None => self.long.get(&text[words.clone()]),
        }
    }

    /// That of some words, to be changed; an empty one where there was none.
    pub(super) fn of(&mut self, words: &str) -> &mut Entry {
        match number(words) {
            Some(number) => self.short.entry(number).or_default(),
            None => self.long.entry(words.to_owned()).or_default(),
        }
    }

    /// Calls `take` with all words and what is known of them.
    pub(super) fn each(&self, mut take: impl FnMut(&str, &Entry)) {
        for (number, entry) in &self.short {
            let bytes = number.to_le_bytes();
            let words = bytes.split(|&byte| byte == 0).next().unwrap_or_default();
            take(std::str::from_utf8(words).unwrap_or_default(), entry);
        }
        self.long.iter().for_each(|(words, entry)| take(words, entry));
    }
}
