//! Names amid words: what belongs to a product's name, which brand a model's name stands for, and what words mean beside others.

use super::features::Wanted;
use super::groups::Group;
use super::lexicon::Meaning;
use super::models::Models;
use super::tokens::{Kind, Sentence, Token};

/// Letters of a word that titles write small ("of", "for"), at most.
const SMALL_WORD: usize = 3;
/// Words of a lead-in whose words all have capitals, at most.
const LONGEST_TITLE: usize = 8;
/// The one joining word that names of products end with, in any language.
const NAME_JOIN: &str = "plus";

impl Sentence {
    /// True for an upper-case word that stands in a product's name: "Norvik Swift 3", "the Hollin Fresh".
    pub(super) fn is_part_of_name(&self, index: usize, meaning: Meaning, joined: &[Token]) -> bool {
        if !self.tokens[index].proper {
            return false;
        }
        let named = |token: &Token| matches!(token.kind, Kind::Brand(_)) || (token.proper && token.kind == Kind::Word);
        let before = joined.last().filter(|token| self.tokens[index].start <= token.end + 2);
        match meaning {
            Meaning::Beat(_) => index > 0 || self.tokens.get(1).is_some_and(named),
            Meaning::Negator => {
                let next = self.tokens.get(index + 1);
                self.tokens[index].is_in(Group::NameNegators)
                    && next.is_some_and(|next| next.proper && next.kind == Kind::Word)
            }
            Meaning::Opinion { .. }
            | Meaning::Amount(_)
            | Meaning::Extra
            | Meaning::Feature { .. }
            | Meaning::Generic => {
                self.is_name_in_prose(index, before)
                    || before.is_some_and(|token| matches!(token.kind, Kind::Brand(_)) || (token.named && named(token)))
            }
            // "Norvik Zephyr Plus 10-Quart"
            Meaning::Join => {
                self.words(&self.tokens[index]) == NAME_JOIN
                    && before.is_some_and(|token| token.is_brand() || (token.named && named(token)))
            }
            _ => false,
        }
    }

    /// True for a feature's term that is a verb here: "this kettle features a timer", but not "smart features".
    pub(super) fn is_verb(&self, index: usize, used: usize, before: Option<&Token>) -> bool {
        if used != 1 || !self.tokens[index].is_in(Group::AlsoOffers) {
            return false;
        }
        let goes_on = self.tokens.get(index + 1).is_some_and(|next| {
            next.kind == Kind::Word
                && !next.is_in(Group::Prepositions)
                && !next.is_in(Group::Coordinating)
                && !matches!(self.words(next), "like" | "such")
        });
        let judged = before.is_some_and(|before| {
            matches!(
                before.meaning(),
                Some(
                    Meaning::Opinion { .. }
                        | Meaning::Extra
                        | Meaning::Amount(_)
                        | Meaning::For(_)
                        | Meaning::Offer
                        | Meaning::Suits(_)
                )
            ) || before.is_in(Group::Prepositions)
        });
        goes_on && !judged
    }

    /// True for a capital word amid small ones: "offers Smart Finish". Letters alone, "GPS", are no name.
    fn is_name_in_prose(&self, index: usize, before: Option<&Token>) -> bool {
        let token = &self.tokens[index];
        let word = self.words(token);
        let follows = before.is_some_and(|before| match before.kind {
            Kind::Word => true,
            Kind::Meaning(_) => !before.upper,
            _ => false,
        });
        let apart = !token.marked || self.tokens.first().is_some_and(|first| !first.marked);
        self.prose
            && follows
            && apart
            && !self.is_titled_lead(index)
            && !token.capitals
            && word.len() > 2
            && !word.bytes().any(|byte| byte.is_ascii_digit())
    }

    /// True for a word of the capital words that a sentence begins with before a colon: "Other Highly Rated Options: ...".
    fn is_titled_lead(&self, index: usize) -> bool {
        let titled =
            |token: &&Token| token.kind == Kind::Word && (token.upper || token.lower.1 - token.lower.0 <= SMALL_WORD);
        let length = self.tokens.iter().take(LONGEST_TITLE).take_while(titled).count();
        index < length && self.tokens.get(length).is_some_and(|next| next.kind == Kind::Colon)
    }

    /// Gives terms the feature that they name in this text.
    pub(super) fn in_context(&mut self, models: &Models<'_>) {
        let pack = self.lexicon.pack;
        let heads = self.groups.has(Group::CompoundHeads);
        for at in 0..self.tokens.len() {
            let token = &self.tokens[at];
            let named = matches!(token.kind, Kind::Word | Kind::Meaning(Meaning::Feature { .. }));
            if let Some(id) = models.feature(&self.lower, token.lower).filter(|_| named) {
                self.tokens[at].kind = Kind::Meaning(Meaning::Feature {
                    id,
                    wanted: Wanted::More,
                    weak: true,
                    cue: false,
                });
                self.does.add(&self.tokens[at]);
            } else if heads && at > 0 && token.is_in(Group::CompoundHeads) {
                let before = &self.tokens[at - 1];
                if before.kind == Kind::Word && !pack.function_words.contains(&self.words(before)) && !before.is_brand()
                {
                    self.tokens[at].kind = Kind::Word;
                }
            }
        }
    }

    /// Turns the words that name a model of a brand ("the FG9" after "Norvik FG9") into that brand.
    pub(super) fn name_models(&mut self, models: &Models<'_>, text: &str) {
        let model = |token: &Token| {
            token.kind == Kind::Word && token.proper && models.of(&text[token.start..token.end]).is_some()
        };
        if models.is_empty() || !self.tokens.iter().any(model) {
            return;
        }
        let mut named = Vec::with_capacity(self.tokens.len());
        for &token in &self.tokens {
            let brands = (token.kind == Kind::Word && token.proper)
                .then(|| models.of(&text[token.start..token.end]))
                .flatten()
                .filter(|_| !self.follows_name(&named) && !named.last().is_some_and(Token::is_brand))
                .filter(|_| models.goes_on(&text[token.start..token.end], text[token.end..].trim_start_matches(' ')));
            match brands {
                Some(brands) => named.extend(brands.as_slice().iter().map(|&brand| Token {
                    kind: Kind::Brand(brand),
                    ..token
                })),
                None => named.push(token),
            }
        }
        self.tokens = named;
    }

    /// Turns brands that are not spoken of themselves into words: "ideal for Norvik users".
    pub(super) fn leave_audience(&mut self) {
        let audience = self.lexicon.pack.audience;
        for at in 1..self.tokens.len() {
            if !self.tokens[at - 1].is_brand() {
                continue;
            }
            let words = self.words(&self.tokens[at]);
            if self.tokens[at].kind == Kind::Word && audience.contains(&words) && at > 1 {
                self.tokens[at - 1].kind = Kind::Word;
            }
        }
    }

    /// True behind a capital word in the middle of a sentence: what follows belongs to that name.
    fn follows_name(&self, before: &[Token]) -> bool {
        let last = before.len().checked_sub(1);
        last.is_some_and(|last| {
            let token = &before[last];
            token.kind == Kind::Word
                && token.proper
                && self.lexicon.meaning(self.words(token)).is_none()
                && !self.lexicon.pack.function_words.contains(&self.words(token))
                && self.words(token).len() > 2
        })
    }

    /// Where every noun has a capital, only a word with a digit or several capitals, or one of several in a row, is maybe a
    /// part of a name.
    pub(super) fn forget_nouns(&mut self) {
        let mut before = false;
        for index in 0..self.tokens.len() {
            let next = self.tokens.get(index + 1).is_some_and(|next| next.proper);
            let row = (index > 1 && before) || (index > 0 && next);
            let token = &mut self.tokens[index];
            let words = &self.lower[token.lower.0..token.lower.1];
            before = token.proper;
            token.proper = token.proper
                && (words.bytes().any(|byte| byte.is_ascii_digit()) || (row && self.lexicon.meaning(words).is_none()));
        }
    }
}
