//! The names of models that a text gives to brands: after "Norvik Zephyr 3", "the Zephyr" is Norvik's.

use std::cell::{Cell, OnceCell};
use std::collections::{HashMap, HashSet};
use std::ops::Range;

use foldhash::fast::FixedState;

use super::brands::Brands;
use super::lexicon::Lexicon;
use crate::names::Occurrence;
use crate::runs::{each_run, number};
use crate::steps::Steps;

/// Most model names of one text.
const MOST: usize = 400;
/// Most different words that are kept of one text.
const MOST_SMALL: usize = 4_000;
/// Bytes of a text that can not have so many different words.
const SHORT_TEXT: usize = 8_000;
/// So many words are looked for in a short text before its words are gathered: most texts are asked for a few names alone.
const MOST_SOUGHT: usize = 24;
/// Words behind a brand that may name its model.
const WORDS: usize = 3;

/// Words behind a brand that may belong to its name at all.
const RUN: usize = 6;

/// Words that follow a model name, at most.
const FOLLOWING: usize = 8;

/// Model names as they are written, each with the brands that it is named with and the words that follow it there.
pub(super) struct Models<'t> {
    /// The words that the text writes with a small first letter.
    small: Small<'t>,
    /// Of the text's language.
    lexicon: &'static Lexicon,
    /// For each of the language's contexts whether the text has one of its words; looked for when its term is met.
    contexts: Vec<OnceCell<bool>>,
    names: HashMap<String, (Brands, Vec<String>), FixedState>,
    /// All words of the names behind brands, in lower case.
    parts: HashSet<String, FixedState>,
}

impl<'t> Models<'t> {
    /// The feature that the term at `from..to` of some words names in this text, where that is another one than usually.
    #[inline]
    pub(super) fn feature(&self, words: &str, (from, to): (usize, usize)) -> Option<u16> {
        let first = *words.as_bytes().get(from)?;
        self.lexicon
            .may_hang_on_context(first, to - from)
            .then(|| self.feature_beside(&words[from..to]))?
    }

    fn feature_beside(&self, term: &str) -> Option<u16> {
        let mut contexts = self.lexicon.pack.contexts.iter().zip(&self.contexts);
        let stands = |words: &[&str]| words.iter().any(|word| self.small.contains(word));
        contexts
            .find(|(context, known)| context.0 == term && *known.get_or_init(|| stands(context.2)))
            .map(|(context, _)| context.1)
    }

    /// True for a word, in lower case, that the text also writes with a small first letter: no name.
    pub(super) fn is_small(&self, word: &str) -> bool {
        self.small.contains(word)
    }

    /// True for a word, in lower case, of a name behind a brand: "Carbon" of "Norvik X1 Carbon".
    pub(super) fn is_part(&self, word: &str) -> bool {
        self.parts.contains(word)
    }

    /// True when the text names none.
    pub(super) fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    pub(super) fn of(&self, word: &str) -> Option<Brands> {
        self.names.get(word).map(|known| known.0)
    }

    /// True where a model's name ends, or goes on as it did behind its brand: "the Zephyr 3", not "the Zephyr Team".
    pub(super) fn goes_on(&self, word: &str, rest: &str) -> bool {
        let next = rest.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
        let proper = next.starts_with(|c: char| c.is_uppercase());
        !proper
            || self
                .names
                .get(word)
                .is_some_and(|known| known.1.iter().any(|known| known == next))
    }

    /// The models of a text: the first capital word behind a brand, and words with a digit there. Words that mean something, or
    /// that the text also writes small, are no names.
    pub(super) fn read(
        text: &'t str,
        occurrences: &[Occurrence],
        lexicon: &'static Lexicon,
        hidden: &[Range<usize>],
        steps: &Steps,
    ) -> Self {
        let mut names: HashMap<&str, (Option<Brands>, Vec<&str>), FixedState> = HashMap::default();
        let mut parts: HashSet<&str, FixedState> = HashSet::default();
        for (place, occurrence) in occurrences.iter().enumerate() {
            let next = occurrences.get(place + 1);
            let limit = next.map_or(text.len(), |next| next.start);
            if hidden
                .get(hidden.partition_point(|range| range.end <= occurrence.end))
                .is_some_and(|range| range.start <= occurrence.end)
            {
                continue;
            }
            let mut brands = Brands::default();
            let before = place.checked_sub(1).map(|before| &occurrences[before]);
            if let Some(before) =
                before.filter(|before| joins(&text[before.end.min(occurrence.start)..occurrence.start]))
            {
                brands.push(before.brand);
            }
            brands.push(occurrence.brand);
            let run = run(&text[occurrence.end..limit], RUN, steps);
            if parts.len() < MOST {
                parts.extend(&run);
            }
            let apart = text[occurrence.end..].starts_with(' ');
            for (word, next) in model(&run[..run.len().min(WORDS)], apart, lexicon) {
                if names.len() >= MOST {
                    break;
                }
                let known = names.entry(word).or_insert_with(|| (Some(brands), Vec::new()));
                known.0 = known
                    .0
                    .map(|known| known.common(&brands))
                    .filter(|common| !common.is_empty());
                if known.1.len() < FOLLOWING && !known.1.contains(&next) {
                    known.1.push(next);
                }
            }
        }
        steps.add(text.len());
        let small = Small {
            text,
            sought: Cell::new(0),
            words: OnceCell::new(),
        };
        let names = names
            .into_iter()
            .filter_map(|(word, (brands, next))| Some((word, (brands?, next))))
            .filter(|(word, _)| !small.contains(&word.to_lowercase()));
        let names = names
            .map(|(word, (brands, next))| (word.to_owned(), (brands, next.into_iter().map(str::to_owned).collect())))
            .collect();
        Self {
            small,
            lexicon,
            contexts: vec![OnceCell::new(); lexicon.pack.contexts.len()],
            names,
            parts: parts.into_iter().map(str::to_lowercase).collect(),
        }
    }
}

/// The words that a text writes with a small first letter, gathered when many are asked for.
struct Small<'t> {
    text: &'t str,
    sought: Cell<usize>,
    words: OnceCell<SmallWords<'t>>,
}

impl Small<'_> {
    fn contains(&self, word: &str) -> bool {
        if self.words.get().is_none() && self.text.len() <= SHORT_TEXT && self.sought.get() < MOST_SOUGHT {
            self.sought.set(self.sought.get() + 1);
            return writes(self.text, word);
        }
        self.words.get_or_init(|| SmallWords::of(self.text)).contains(word)
    }
}

/// True where a word with a small first letter stands in a text by itself.
fn writes(text: &str, word: &str) -> bool {
    let part = |c: char| c.is_alphanumeric();
    word.starts_with(char::is_lowercase)
        && word.chars().all(part)
        && memchr::memmem::find_iter(text.as_bytes(), word)
            .any(|at| !text[..at].ends_with(part) && !text[at + word.len()..].starts_with(part))
}

/// The words that a text writes with a small first letter: so many different ones.
#[derive(Default)]
struct SmallWords<'t> {
    /// By their number.
    short: HashSet<u128, FixedState>,
    long: HashSet<&'t str, FixedState>,
}

impl<'t> SmallWords<'t> {
    fn of(text: &'t str) -> Self {
        let most = (text.len() / 16).min(MOST_SMALL);
        let mut small = Self {
            short: HashSet::with_capacity_and_hasher(most, FixedState::default()),
            long: HashSet::default(),
        };
        each_run(text, true, |run, _| {
            let word = &text[run];
            if word.starts_with(char::is_lowercase) && small.short.len() + small.long.len() < MOST_SMALL {
                match number(word) {
                    Some(number) => small.short.insert(number),
                    None => small.long.insert(word),
                };
            }
        });
        small
    }

    fn contains(&self, word: &str) -> bool {
        match number(word) {
            Some(number) => self.short.contains(&number),
            None => self.long.contains(word),
        }
    }
}

/// True for what stands between two brands of one name: "Norvik Hollin", "Norvik by Hollin".
fn joins(between: &str) -> bool {
    matches!(between.trim(), "" | "by") && !between.is_empty()
}

/// The capital words and numbers right behind a brand, at most so many.
fn run<'t>(rest: &'t str, most: usize, steps: &Steps) -> Vec<&'t str> {
    let mut near = rest.char_indices();
    let end = near.by_ref().take(60).find(|&(_, c)| {
        matches!(
            c,
            '.' | ',' | ':' | ';' | '(' | ')' | '*' | '[' | ']' | '|' | '\n' | '–' | '—' | '!' | '?' | '/' | '"' | '$'
        )
    });
    let end = end.map_or_else(|| near.offset(), |(at, _)| at);
    let words = rest[..end].split(' ').filter(|word| !word.is_empty());
    steps.add(1);
    words
        .skip_while(|word| *word == "the")
        .take(most)
        .take_while(|word| {
            word.starts_with(|c: char| c.is_uppercase()) || word.bytes().any(|byte| byte.is_ascii_digit())
        })
        .collect()
}

/// Those of the words behind a brand that name a model, each with the word that follows it.
fn model<'t: 'r, 'r>(
    words: &'r [&'t str],
    apart: bool,
    lexicon: &'r Lexicon,
) -> impl Iterator<Item = (&'t str, &'t str)> + 'r {
    let following = |place: usize| words.get(place + 1).copied().unwrap_or_default();
    let named = words
        .iter()
        .enumerate()
        .filter(move |(place, word)| apart && names(*place, word, lexicon));
    named.map(move |(place, word)| (*word, following(place)))
}

fn names(place: usize, word: &str, lexicon: &Lexicon) -> bool {
    let digits = word.bytes().filter(u8::is_ascii_digit).count();
    let letters = word.chars().filter(|c| c.is_alphabetic()).count();
    let coded =
        digits > 0 && letters > 0 && digits + letters >= 3 && word.chars().all(|c| c.is_alphanumeric() || c == '-');
    let worded = place == 0 && digits == 0 && letters >= 3 && word.chars().all(char::is_alphabetic);
    (coded || worded) && lexicon.meaning(&word.to_lowercase()).is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_sought_as_the_words_are_gathered() {
        let text = "An x2 and a Zephyr: der Zephyr-kessel, çà et là, ünd kessel3 größer, naïve naïv e\u{301}t wordsthatarelong_words";
        let all = SmallWords::of(text);
        let words = text.split(|c: char| c.is_whitespace() || matches!(c, '-' | '_' | ',' | ':'));
        for word in words.chain([
            "",
            "zephyr",
            "kess",
            "kessel3 größer",
            "ür",
            "nd",
            "a",
            "t",
            "wordsthatarelong",
        ]) {
            assert_eq!(writes(text, word), all.contains(word), "{word}");
        }
    }
}
