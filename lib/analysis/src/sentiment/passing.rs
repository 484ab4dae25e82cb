//! Brands that are named in passing: "Norvik runs on Ferrin's network" speaks of Norvik.

use super::brands::Brands;
use super::groups::Group;
use super::lexicon::Meaning;
use super::tokens::{Kind, Sentence, Token};

/// Articles and the like between a preposition and a name, at most.
const ARTICLES: usize = 3;

impl Sentence {
    /// Turns brands that are named in passing into words, where another one is spoken of: `carried`, or one that the
    /// sentence named before.
    pub(super) fn pass_by(&mut self, carried: Brands) {
        let pack = self.lexicon.pack;
        if pack.passing.is_empty() || !self.named {
            return;
        }
        let mut spoken: Option<u16> = None;
        let mut passed: Option<usize> = None;
        for at in 0..self.tokens.len() {
            let Kind::Brand(brand) = self.tokens[at].kind else {
                continue;
            };
            let known = carried.as_slice().contains(&brand) || spoken == Some(brand);
            let other = if spoken.is_some() {
                self.follows_preposition(at, &[pack.passing, pack.naming])
            } else {
                !carried.is_empty() && self.follows_preposition(at, &[pack.passing])
            };
            let joined = passed.is_some_and(|before| self.joins(before, at));
            if !known && (other || joined) {
                let token = &mut self.tokens[at];
                (token.kind, token.proper, token.named) = (Kind::Word, true, true);
                passed = Some(at);
            } else {
                spoken.get_or_insert(brand);
            }
        }
    }

    /// True where between two names stand only names and a joining word or comma.
    fn joins(&self, before: usize, at: usize) -> bool {
        let between = &self.tokens[before + 1..at];
        let join = |token: &Token| {
            token.kind == Kind::Comma || (token.meaning() == Some(Meaning::Join) && token.is_in(Group::Coordinating))
        };
        between.iter().any(join)
            && between
                .iter()
                .all(|token| join(token) || (token.kind == Kind::Word && token.proper))
    }

    /// True for a name behind one of these words, which is the subject of no verb.
    fn follows_preposition(&self, at: usize, words: &[&[&str]]) -> bool {
        let mut before = at;
        while before > 0 && at - before < ARTICLES && self.tokens[before - 1].is_in(Group::Articles) {
            before -= 1;
        }
        let Some(place) = before.checked_sub(1) else {
            return false;
        };
        let token = &self.tokens[place];
        if place == 0 && !matches!(token.meaning(), Some(Meaning::Opinion { .. })) {
            return false;
        }
        let taken = matches!(
            token.meaning(),
            Some(
                Meaning::Choose(_)
                    | Meaning::Than
                    | Meaning::Versus
                    | Meaning::Unlike
                    | Meaning::As
                    | Meaning::Over
                    | Meaning::Beat(_)
                    | Meaning::Condition
            )
        );
        let last = self.words(token).rsplit(' ').next().unwrap_or_default();
        !taken && words.iter().any(|list| list.contains(&last)) && !self.begins_clause(at)
    }

    /// True for a name that a verb follows: "with the Norvik offering more comfort".
    pub(super) fn begins_clause(&self, at: usize) -> bool {
        let mut behind = self.tokens[at + 1..]
            .iter()
            .skip_while(|token| token.kind == Kind::Word && token.proper);
        behind.next().is_some_and(|next| {
            let verb = next.links() && !next.is_in(Group::Genitive);
            verb || self.words(next).ends_with("ing")
        })
    }
}
