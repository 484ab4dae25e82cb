//! A sentence as words with their meanings; brands, phrases and invisible parts are resolved here.

use std::ops::Range;
use std::rc::Rc;

use super::brands::Brands;
use super::groups::{Group, Groups};
use super::lexicon::{Known, Lexicon, Meaning};
use super::meanings::Meanings;
use super::models::Models;
use super::phrases::forget_opinion;
use super::weighing::turns;
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
    /// Ends a clause: `;`, a dash.
    Break,
    /// Parentheses; they end a clause too.
    Open,
    Close,
    Word,
}

impl Kind {
    /// True for a sign that ends a clause.
    pub(super) fn breaks(self) -> bool {
        matches!(self, Self::Break | Self::Open | Self::Close)
    }
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
    /// Stands in bold, in italics or in a link's text.
    pub(super) marked: bool,
    /// Stands in a link's text.
    pub(super) linked: bool,
    /// A capital word behind a brand's name: a part of a product's name.
    pub(super) named: bool,
    /// Begins with a capital.
    pub(super) upper: bool,
    /// Of its words.
    pub(super) groups: Groups,
    /// One of the language's small words, once phrases are joined.
    pub(super) small: bool,
    /// All in capitals.
    pub(super) capitals: bool,
    /// Joined to the word before by a hyphen.
    pub(super) hyphened: bool,
    /// A dash with blanks around it.
    pub(super) dashed: bool,
    /// A phrase of several parts has its word, which says nothing by itself any more.
    pub(super) taken: bool,
    /// Where its lower-case words stand in [`Sentence::lower`].
    pub(super) lower: (usize, usize),
    /// Where its pairs stand in the lexicon.
    pub(super) pairs: u16,
    /// Of a phrase that the lexicon has, whether its last word names a feature.
    pub(super) thing: Option<bool>,
}

impl Token {
    pub(super) fn meaning(&self) -> Option<Meaning> {
        match self.kind {
            Kind::Meaning(meaning) => Some(meaning),
            _ => None,
        }
    }

    /// True for a word of a group.
    pub(super) fn is_in(&self, group: Group) -> bool {
        self.groups.has(group)
    }

    /// True for a verb that links a thing with what is said of it.
    pub(super) fn links(&self) -> bool {
        matches!(self.meaning(), Some(Meaning::Link | Meaning::Offer))
    }

    /// True for a sign or a word, such as "but", that ends a clause.
    pub(super) fn ends_clause(&self) -> bool {
        self.kind.breaks() || self.meaning() == Some(Meaning::Contrast)
    }

    /// The brand that it names.
    pub(super) fn brand(&self) -> Option<u16> {
        match self.kind {
            Kind::Brand(brand) => Some(brand),
            _ => None,
        }
    }

    pub(super) fn is_brand(&self) -> bool {
        matches!(self.kind, Kind::Brand(_))
    }
}

/// One sentence.
pub(super) struct Sentence {
    pub(super) tokens: Vec<Token>,
    /// Its words in lower case, one space between; hyphens count as spaces. Its parts share them.
    pub(super) lower: Rc<String>,
    /// Most of its words are written small.
    pub(super) prose: bool,
    /// The groups and meanings that its words may have, also those of the sentence that it is a part of: most rules look for
    /// what most sentences do not hold.
    pub(super) groups: Groups,
    pub(super) does: Meanings,
    /// It may name a brand.
    pub(super) named: bool,
    /// It may hold a colon or a sign that ends a clause.
    pub(super) parted: bool,
    /// A word of it may turn what others say, be it within a phrase: "not".
    pub(super) turning: bool,
    /// Of its language.
    pub(super) lexicon: &'static Lexicon,
}

/// The text's facts that sentences are cut from.
#[derive(Clone, Copy)]
pub(super) struct Source<'t> {
    pub(super) text: &'t str,
    pub(super) hidden: &'t [Range<usize>],
    pub(super) occurrences: &'t [Occurrence],
    pub(super) steps: &'t Steps,
    pub(super) lexicon: &'static Lexicon,
    /// The models that this text calls a brand's.
    pub(super) models: &'t Models<'t>,
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

    /// The hidden parts that do not end before a place.
    pub(super) fn hidden_from(&self, at: usize) -> &[Range<usize>] {
        &self.hidden[self.hidden.partition_point(|range| range.end <= at)..]
    }
}

impl Sentence {
    /// Joins words to the longest phrases that mean something; the words as they were. `joined` is room for the phrases, `known`
    /// for what is known of the words.
    pub(super) fn resolve(&mut self, mut joined: Vec<Token>, known: &mut Vec<Known>, steps: &Steps) -> Vec<Token> {
        if self.lexicon.pack.capital_nouns {
            self.forget_nouns();
        }
        joined.clear();
        self.look_up(known);
        self.turning = known.iter().any(|known| turns(known.entry.meaning));
        let mut index = 0;
        while index < self.tokens.len() {
            joined.push(self.tokens[index]);
            let Some((token, before)) = joined.split_last_mut() else {
                break;
            };
            let mut used = 1;
            if token.kind == Kind::Word {
                token.small = known[index].entry.small;
                if let Some(phrase) = self.phrase(index, before, known, steps) {
                    self.join(token, index, &phrase, before);
                    used = phrase.used;
                    phrase.head.iter().for_each(|&head| forget_opinion(before, head));
                }
            }
            token.named = token.kind == Kind::Word
                && token.proper
                && before.last().is_some_and(|before| {
                    (before.named || matches!(before.kind, Kind::Brand(_))) && token.start <= before.end + 2
                });
            if used == 1 && token.hyphened && token.is_in(Group::Suffixes) {
                token.kind = Kind::Word;
            }
            if self.is_verb(index, used, before.last()) {
                token.kind = Kind::Meaning(Meaning::Offer);
            }
            self.groups.join(token.groups);
            self.does.add(token);
            self.named |= token.is_brand();
            self.parted |= token.kind == Kind::Colon || token.kind.breaks();
            index += used;
        }
        std::mem::replace(&mut self.tokens, joined)
    }

    /// The whole sentence, whose tokens are taken out of it.
    pub(super) fn take(&mut self) -> Self {
        let tokens = std::mem::take(&mut self.tokens);
        Self {
            tokens,
            ..self.part(0, 0, Vec::new())
        }
    }

    /// Its tokens `from..to` as a sentence; they take the room of others.
    pub(super) fn part(&self, from: usize, to: usize, mut room: Vec<Token>) -> Self {
        room.clear();
        room.extend_from_slice(self.tokens.get(from..to).unwrap_or_default());
        Self {
            tokens: room,
            lower: Rc::clone(&self.lower),
            ..*self
        }
    }

    /// The lower-case words of tokens `from..to`.
    pub(super) fn span(&self, from: usize, to: usize) -> &str {
        let tokens = self.tokens.get(from..to).unwrap_or_default();
        let ends = tokens.first().zip(tokens.last());
        ends.and_then(|(first, last)| self.lower.get(first.lower.0..last.lower.1))
            .unwrap_or_default()
    }

    /// True for a part that holds a word of its own, not only names, numbers and small words.
    pub(super) fn tells(&self, segment: &super::segments::Segment) -> bool {
        let own = |token: &&Token| token.kind == Kind::Word && !token.small;
        let mut words = self.tokens[segment.from..segment.to].iter().filter(own);
        words.any(|token| !self.words(token).starts_with(|c: char| c.is_ascii_digit()))
    }

    /// Puts a feature and a colon in front: a table's header over its cell.
    pub(super) fn prepend(&mut self, feature: Token) {
        let groups = match feature.groups.is_empty() {
            true => feature.groups,
            false => self.lexicon.entry("").groups,
        };
        let feature = Token {
            lower: (0, 0),
            groups,
            ..feature
        };
        let kind = Kind::Colon;
        self.groups.join(groups);
        self.does.add(&feature);
        self.parted = true;
        self.tokens.splice(0..0, [feature, Token { kind, ..feature }]);
    }

    /// True for a lead-in of tokens `from..to` such as "Key features".
    pub(super) fn is_listing(&self, from: usize, to: usize) -> bool {
        let tokens = self.tokens.get(from..to).unwrap_or_default();
        let words = tokens
            .first()
            .zip(tokens.last())
            .and_then(|(first, last)| self.lower.get(first.lower.0..last.lower.1));
        words.is_some_and(|words| self.lexicon.pack.listings.contains(&words.trim()))
    }

    /// True when one of its tokens belongs to a group.
    pub(super) fn has(&self, group: Group) -> bool {
        self.groups.has(group) && self.tokens.iter().any(|token| token.is_in(group))
    }

    /// True for a word for the reader: "you".
    pub(super) fn is_reader(&self, token: &Token) -> bool {
        self.lexicon.pack.readers.contains(&self.words(token))
    }

    /// True when it names a brand.
    pub(super) fn names(&self) -> bool {
        self.named && self.tokens.iter().any(Token::is_brand)
    }

    /// The brands that it names.
    pub(super) fn brands(&self) -> Brands {
        match self.named {
            true => self.tokens.iter().filter_map(Token::brand).collect(),
            false => Brands::default(),
        }
    }

    /// The lower-case words of a token.
    pub(super) fn words(&self, token: &Token) -> &str {
        &self.lower[token.lower.0..token.lower.1]
    }

    /// The same, but also of a word that a phrase of several parts has taken: of "kaum" in "bremst die Verbindung kaum aus".
    pub(super) fn spoken(&self, token: &Token) -> &str {
        if !token.taken {
            return self.words(token);
        }
        let until = &self.lower[..token.lower.1];
        until.rsplit(' ').next().unwrap_or(until)
    }
}
