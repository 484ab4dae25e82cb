//! A sentence as words with their meanings; brands, phrases and invisible parts are resolved here.

use std::ops::Range;

use super::lexicon::{LONGEST_PHRASE, Meaning, meaning};
use crate::names::Occurrence;
use crate::steps::Steps;

/// What stands at one place of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Brand(u16),
    /// A brand on the losing or other side of a comparison.
    Object(u16),
    Meaning(Meaning),
    Comma,
    Colon,
    /// Ends a clause: `;`, a dash, a parenthesis.
    Break,
    Word,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Token {
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) kind: Kind,
    /// Begins with an upper-case letter or holds a digit: maybe a part of a product's name.
    pub(super) proper: bool,
    /// A feature word in the middle of a product's name ("Noise Cancelling Headphones").
    pub(super) titled: bool,
    /// Where its lower-case words stand in [`Sentence::lower`].
    pub(super) lower: (usize, usize),
}

impl Token {
    pub(super) fn meaning(&self) -> Option<Meaning> {
        match self.kind {
            Kind::Meaning(meaning) => Some(meaning),
            _ => None,
        }
    }
}

/// One sentence.
#[derive(Default)]
pub(super) struct Sentence {
    pub(super) tokens: Vec<Token>,
    /// Its words in lower case, one space between; hyphens count as spaces.
    pub(super) lower: String,
}

/// The text's facts that sentences are cut from.
#[derive(Clone, Copy)]
pub(super) struct Source<'t> {
    pub(super) text: &'t str,
    pub(super) hidden: &'t [Range<usize>],
    pub(super) occurrences: &'t [Occurrence],
    pub(super) steps: &'t Steps,
}

impl Source<'_> {
    /// Brand occurrences that start in a range.
    pub(super) fn occurrences_in(&self, range: &Range<usize>) -> &[Occurrence] {
        let from = self
            .occurrences
            .partition_point(|occurrence| occurrence.start < range.start);
        let to = self
            .occurrences
            .partition_point(|occurrence| occurrence.start < range.end);
        &self.occurrences[from..to]
    }

    /// The end of the hidden part that holds `at`.
    fn hidden_end(&self, at: usize) -> Option<usize> {
        let index = self.hidden.partition_point(|range| range.end <= at);
        self.hidden
            .get(index)
            .filter(|range| range.start <= at)
            .map(|range| range.end)
    }

    /// The words and signs of a range.
    pub(super) fn sentence(&self, range: &Range<usize>) -> Sentence {
        let mut sentence = Sentence::default();
        let mut brands = self.occurrences_in(range).iter().peekable();
        let mut at = range.start;
        while at < range.end {
            if let Some(end) = self.hidden_end(at) {
                at = end;
            } else if let Some(brand) = brands.next_if(|brand| brand.start <= at) {
                if brand.start == at {
                    sentence.push(at, brand.end, Kind::Brand(brand.brand), true);
                    at = brand.end;
                }
            } else {
                let limit = brands.peek().map_or(range.end, |brand| brand.start.min(range.end));
                at = sentence.read(self.text, at, limit);
            }
        }
        sentence.resolve(self.steps);
        sentence
    }
}

impl Sentence {
    fn push(&mut self, start: usize, end: usize, kind: Kind, proper: bool) {
        let place = self.lower.len();
        self.tokens.push(Token {
            start,
            end,
            kind,
            proper,
            titled: false,
            lower: (place, place),
        });
    }

    /// Reads one word or sign at `at`; its end.
    fn read(&mut self, text: &str, at: usize, limit: usize) -> usize {
        let rest = &text[at..limit];
        let Some(first) = rest.chars().next() else { return limit };
        let part = |c: char| c.is_alphanumeric() || matches!(c, '\'' | '’' | '_');
        if first.is_alphanumeric() || matches!(first, '\'' | '’') {
            let word = rest[first.len_utf8()..]
                .find(|c| !part(c))
                .map_or(rest, |end| &rest[..end + first.len_utf8()]);
            self.word(at, word);
            return at + word.len();
        }
        let kind = match first {
            ',' | '、' | '，' => Some(Kind::Comma),
            ':' | '：' => Some(Kind::Colon),
            ';' | '(' | ')' | '–' | '—' | '|' | '；' => Some(Kind::Break),
            '-' if rest.starts_with("- ") => Some(Kind::Break),
            '&' | '/' => Some(Kind::Meaning(Meaning::Join)),
            _ => None,
        };
        if let Some(kind) = kind {
            self.push(at, at + first.len_utf8(), kind, false);
        }
        at + first.len_utf8()
    }

    fn word(&mut self, at: usize, word: &str) {
        let proper =
            word.chars().next().is_some_and(char::is_uppercase) || word.bytes().any(|byte| byte.is_ascii_digit());
        if !self.lower.is_empty() {
            self.lower.push(' ');
        }
        let from = self.lower.len();
        self.lower.extend(
            word.chars()
                .flat_map(char::to_lowercase)
                .map(|c| if c == '’' { '\'' } else { c }),
        );
        let trimmed = self.lower[from..].trim_end_matches('\'').len();
        self.lower.truncate(from + trimmed);
        let lower = (from, self.lower.len());
        self.tokens.push(Token {
            start: at,
            end: at + word.len(),
            kind: Kind::Word,
            proper,
            titled: false,
            lower,
        });
    }

    /// Joins words to the longest phrases that mean something.
    fn resolve(&mut self, steps: &Steps) {
        let mut joined = Vec::with_capacity(self.tokens.len());
        let mut index = 0;
        while index < self.tokens.len() {
            let (token, used) = self.phrase(index, steps);
            joined.push(token);
            index += used;
        }
        self.tokens = joined;
    }

    fn phrase(&self, index: usize, steps: &Steps) -> (Token, usize) {
        let first = self.tokens[index];
        if first.kind != Kind::Word {
            return (first, 1);
        }
        let run = self.tokens[index..]
            .iter()
            .take(LONGEST_PHRASE)
            .take_while(|token| token.kind == Kind::Word)
            .count();
        for used in (1..=run).rev() {
            steps.add(1);
            let last = self.tokens[index + used - 1];
            let words = &self.lower[first.lower.0..last.lower.1];
            if let Some(meaning) = meaning(words).or_else(|| singular(words)) {
                let kind = if meaning == Meaning::Plain || (used == 1 && self.is_part_of_name(index, meaning)) {
                    Kind::Word
                } else {
                    Kind::Meaning(meaning)
                };
                let proper = first.proper && used == 1 && kind == Kind::Word;
                let titled = first.proper && index > 0;
                return (
                    Token {
                        end: last.end,
                        lower: (first.lower.0, last.lower.1),
                        kind,
                        proper,
                        titled,
                        ..first
                    },
                    used,
                );
            }
        }
        (first, 1)
    }

    /// The last feature that it names.
    pub(super) fn feature(&self) -> Option<Token> {
        let features = self.tokens.iter().rev();
        features
            .copied()
            .find(|token| matches!(token.meaning(), Some(Meaning::Feature { .. })))
    }

    /// Puts a feature and a colon in front: a table's header over its cell.
    pub(super) fn prepend(&mut self, feature: Token) {
        let lower = (0, 0);
        let kind = Kind::Colon;
        self.tokens
            .splice(0..0, [Token { lower, ..feature }, Token { lower, kind, ..feature }]);
    }

    /// True when one of its tokens is one of these words.
    pub(super) fn has(&self, words: &[&str]) -> bool {
        self.tokens.iter().any(|token| words.contains(&self.words(token)))
    }

    /// True for an upper-case word that stands in a product's name: "Norvik Swift 3", "the Hollin Fresh".
    fn is_part_of_name(&self, index: usize, meaning: Meaning) -> bool {
        if !self.tokens[index].proper {
            return false;
        }
        let in_name = |token: Option<&Token>| {
            token
                .is_some_and(|token| matches!(token.kind, Kind::Brand(_)) || (token.proper && token.kind == Kind::Word))
        };
        let before = index.checked_sub(1).and_then(|before| self.tokens.get(before));
        match meaning {
            Meaning::Beat(_) => index > 0 || in_name(self.tokens.get(1)),
            Meaning::Negator => {
                let next = self.tokens.get(index + 1);
                self.words(&self.tokens[index]) == "nothing"
                    && next.is_some_and(|next| next.proper && next.kind == Kind::Word)
            }
            Meaning::Opinion { .. } | Meaning::Amount(_) => {
                before.is_some_and(|token| matches!(token.kind, Kind::Brand(_)))
            }
            Meaning::Feature { weak, .. } => weak && in_name(before),
            _ => false,
        }
    }

    /// The lower-case words of a token.
    pub(super) fn words(&self, token: &Token) -> &str {
        &self.lower[token.lower.0..token.lower.1]
    }
}

/// A feature's plural that the table leaves out.
fn singular(words: &str) -> Option<Meaning> {
    let found = meaning(words.strip_suffix('s')?)?;
    matches!(found, Meaning::Feature { .. }).then_some(found)
}
