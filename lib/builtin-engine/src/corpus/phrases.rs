//! What an answer says besides statements about brands: introductions, headings, advice, in one language.

use std::collections::{HashMap, HashSet};

use super::rows;
use crate::words::{fold, words};

/// The phrases of one language, and the words that carry no meaning in it.
pub(crate) struct Phrases {
    variants: HashMap<&'static str, Vec<&'static str>>,
    /// Folded.
    pub(crate) small_words: HashSet<String>,
}

impl Phrases {
    /// Of a file; lines that are none go to `unread`.
    pub(super) fn read(file: &'static str, unread: &mut Vec<String>) -> Self {
        let mut variants: HashMap<_, Vec<_>> = HashMap::new();
        for row in rows(file) {
            match row[..] {
                [key, variant] => variants.entry(key).or_default().push(variant),
                _ => unread.push(row.join("\t")),
            }
        }
        let small = variants.get("words").into_iter().flatten();
        Self {
            small_words: small.flat_map(|list| words(list)).collect(),
            variants,
        }
    }

    /// All variants under a key; none under a key that there is not.
    pub(crate) fn all(&self, key: &str) -> &[&'static str] {
        self.variants.get(key).map_or(&[], Vec::as_slice)
    }

    /// The first variant under a key.
    pub(crate) fn one(&self, key: &str) -> &'static str {
        self.all(key).first().copied().unwrap_or_default()
    }

    /// True where a question holds one of the comma-separated expressions under a key, as whole words.
    pub(crate) fn asks(&self, key: &str, question: &[String]) -> bool {
        let line = format!(" {} ", question.join(" "));
        let expressions = self.all(key).iter().flat_map(|list| list.split(','));
        expressions
            .map(fold)
            .any(|expression| line.contains(&format!(" {expression} ")))
    }
}
