//! Whom a comparison sets against whom where its mark does not stand between them: "ist dem Norvik überlegen", a verb before its
//! subject, sentences of which nobody is the subject ("kein anderer ist so leise wie"), and rivals without a name.

use std::ops::Range;

use super::compare::{Comparison, REACH};
use super::groups::Group;
use super::lexicon::Meaning;
use super::marks::is_comparative;
use super::opinions::negation;
use super::segments::Segment;
use super::statements::Statement;
use super::tokens::{Kind, Sentence, Token};

/// Tokens at most from an article or preposition to the brand that it says to be the partner: "mit der des Norvik".
pub(super) const TO_PARTNER: usize = 3;
/// Words at most up to the rivals that a part speaks of: "la plupart des concurrents".
const TO_RIVALS: usize = 5;

/// True for a token that ends what is said of one subject.
fn ends(token: &Token) -> bool {
    token.kind == Kind::Colon || token.ends_clause()
}

/// True for a token that ends a part of a clause.
fn parts(token: &Token) -> bool {
    let joins = token.meaning() == Some(Meaning::Join) && token.is_in(Group::Coordinating);
    joins || token.kind == Kind::Comma || ends(token)
}

/// Where the brand stands that a word of praise or blame sets its subject against: "ist dem Norvik überlegen", "lässt den Norvik hinter
/// sich". Of two brands without an article it is the second one.
pub(super) fn partner(sentence: &Sentence, at: usize) -> Option<usize> {
    let tokens = &sentence.tokens;
    let judges = || {
        matches!(tokens[at].meaning(), Some(Meaning::Opinion { .. }))
            || sentence.words(&tokens[at]) == sentence.lexicon.pack.level
    };
    if !tokens[at].is_in(Group::Relating) || !judges() {
        return None;
    }
    let near = tokens[..at].iter().rev().take(2 * REACH);
    let from = at - near.take_while(|token| !parts(token)).count();
    let behind = tokens[at + 1..].iter().take(REACH);
    let to = at + 1 + behind.take_while(|token| !parts(token)).count();
    let mut brands = (from..to).filter(|&place| tokens[place].is_brand());
    // "Mit dem Display ist Hollin ...": a verb ends what an article is of.
    let marked = |place: usize| {
        let before = &tokens[from.max(place.saturating_sub(TO_PARTNER))..place];
        let mut near = before.iter().rev().take_while(|token| !token.links());
        near.any(|token| token.is_in(Group::Partner))
    };
    brands
        .clone()
        .find(|&place| marked(place))
        .or_else(|| brands.nth(1).filter(|_| brands.next().is_none()))
}

/// True where the subject gets the opposite of what its partner does: not for "kann mit dem Norvik mithalten", unless that is denied.
pub(super) fn is_unequal(sentence: &Sentence, at: usize) -> bool {
    let tokens = &sentence.tokens;
    let level = sentence.words(&tokens[at]) == sentence.lexicon.pack.level;
    !level || negation(&tokens[..at], at) < 0
}

/// Where the subject stands behind a verb that compares, in a clause that begins with something else: "beim Klang schlägt **der Hollin** den
/// Norvik".
pub(super) fn subject_behind(sentence: &Sentence, at: usize) -> Option<usize> {
    let tokens = &sentence.tokens;
    let before = tokens[..at].iter().rev().take_while(|token| !parts(token));
    let mut fronted = before.peekable();
    // "Was den Klang angeht, schlägt der Hollin ..."
    let first_word = fronted.peek().is_none();
    let verb = !sentence.lexicon.pack.partner.is_empty() && !sentence.words(&tokens[at]).contains(' ');
    if !verb || fronted.take(2 * REACH).any(Token::is_brand) {
        return None;
    }
    let first = (at + 1..tokens.len().min(at + 3)).find(|&place| tokens[place].is_brand())?;
    let article = &tokens[first - 1];
    if first > at + 1 && (!article.is_in(Group::BeforeBrand) || article.is_in(Group::Partner)) {
        return None;
    }
    let behind = tokens[first + 1..].iter().take(REACH);
    let mut rest = behind.take_while(|token| !parts(token));
    let opposed = rest.any(|token| token.is_brand() || token.is_in(Group::Rivals));
    ((opposed && !first_word) || sentence.lexicon.pack.nominative.contains(&sentence.words(article))).then_some(first)
}

/// A clause of which nobody is the subject: its tokens up to the first brand, and where it ends.
pub(super) struct Nobody {
    pub(super) denied: Range<usize>,
    to: usize,
}

impl Nobody {
    /// Where the clause begins, if a token behind its beginning is of it.
    pub(super) fn from(&self, at: usize) -> Option<usize> {
        (self.denied.start + 1..self.to)
            .contains(&at)
            .then_some(self.denied.start)
    }
}

/// The tokens of a clause of which nobody is the subject, up to the first brand behind its beginning and with the rest of it: "kein anderer
/// ist so leise wie der Norvik", "aucun autre n'est aussi rapide". What it denies is said of the brand.
pub(super) fn nobody(sentence: &Sentence) -> Option<Nobody> {
    let (tokens, pack) = (&sentence.tokens, sentence.lexicon.pack);
    if pack.nobody.is_empty() || !sentence.named {
        return None;
    }
    let from = (0..tokens.len())
        .filter(|&at| at == 0 || parts(&tokens[at - 1]))
        .find(|&at| begins_with(sentence, at, pack.nobody))?;
    let length = tokens[from..].iter().position(ends);
    let to = length.map_or(tokens.len(), |length| from + length);
    let brand = tokens[from..to].iter().position(Token::is_brand)?;
    let denied = from..from + brand;
    Some(Nobody { denied, to })
}

/// True where some words stand from a token on.
fn begins_with(sentence: &Sentence, at: usize, all: &[&str]) -> bool {
    let rest = sentence.lower.get(sentence.tokens[at].lower.0..).unwrap_or_default();
    let letter = rest.bytes().next();
    // Most words differ in their first letter already.
    let begins = |words: &&str| {
        let behind = (words.bytes().next() == letter).then(|| rest.strip_prefix(*words));
        behind
            .flatten()
            .is_some_and(|behind| !behind.starts_with(char::is_alphanumeric))
    };
    all.iter().any(begins)
}

/// True for a part that denies of all others what is said of its brand elsewhere: "denn kaum ein Händler führt mehr Marken".
pub(super) fn is_outdone(sentence: &Sentence, segment: &Segment) -> bool {
    let pack = sentence.lexicon.pack;
    let tokens = &sentence.tokens[segment.from..segment.to];
    let denies = tokens.first().is_some_and(|first| {
        matches!(
            first.meaning(),
            Some(Meaning::Negator | Meaning::NegatorBehind | Meaning::Concord | Meaning::Opinion { .. })
        )
    });
    denies
        && !segment.named
        && begins_with(sentence, segment.from, pack.outdone)
        && tokens.iter().any(|token| is_comparative(sentence, token))
        && !tokens.iter().any(|token| matches!(token.kind, Kind::Object(_)))
}

/// True for a comparison of how many times as much: "halb so laut wie der Norvik".
pub(super) fn is_multiple(sentence: &Sentence, at: usize) -> bool {
    let pack = sentence.lexicon.pack;
    let from = at.saturating_sub(REACH);
    let words = || {
        let from = sentence.tokens[from].lower.0;
        sentence
            .lower
            .get(from..sentence.tokens[at].lower.1)
            .unwrap_or_default()
    };
    !pack.multiples.is_empty() && words().split(' ').any(|word| pack.multiples.contains(&word))
}

/// True for "than" that leaves one thing for another: "greifen Sie eher zum Hollin als zum Norvik".
pub(super) fn is_rather(sentence: &Sentence, at: usize) -> bool {
    let (tokens, pack) = (&sentence.tokens, sentence.lexicon.pack);
    let near = (at.saturating_sub(2 * REACH)..at).rev();
    let mut near = near.take_while(|&place| !ends(&tokens[place]));
    let chosen = near.find(|&place| matches!(tokens[place].meaning(), Some(Meaning::Choose(1))));
    let rather = |words: &str| words.split(' ').any(|word| pack.rather.contains(&word));
    !pack.rather.is_empty() && chosen.is_some_and(|chosen| rather(sentence.span(chosen, at)))
}

/// True for a part of a sentence about rivals that have no name: "während viele Konkurrenten hohe Gebühren verlangen".
pub(super) fn is_of_rivals(sentence: &Sentence, segment: &Segment) -> bool {
    if segment.named || !segment.groups.has(Group::Rivals) {
        return false;
    }
    let tokens = &sentence.tokens[segment.from..segment.to];
    let opens = |token: &&Token| {
        let many = matches!(
            token.meaning(),
            Some(Meaning::Amount(1) | Meaning::Pronoun | Meaning::Of { .. } | Meaning::Unlike)
        );
        token.small || many || token.kind == Kind::Word
    };
    let first = tokens
        .iter()
        .take(TO_RIVALS)
        .position(|token| token.is_in(Group::Rivals));
    // "Anders als die Konkurrenz ist er leise": the subject follows.
    let unlike = tokens
        .first()
        .is_some_and(|first| first.meaning() == Some(Meaning::Unlike));
    first.is_some_and(|first| {
        let says = unlike && tokens[first..].iter().any(Token::links);
        !says && tokens[..first].iter().all(|token| opens(&token))
    })
}

/// True where the other side of a comparison, or rivals without a name, follow a verb that compares: "trail" alone is a path.
pub(super) fn is_over(tokens: &[Token], at: usize) -> bool {
    let mut behind = tokens[at + 1..].iter().take(REACH);
    behind.any(|token| matches!(token.kind, Kind::Object(_)) || token.is_in(Group::Rivals))
}

/// True for praise that a comparison of equals gives to both sides: "genauso günstig wie Norvik". With blame a negation may stand far before.
pub(super) fn levels(comparison: &Comparison, segment: &Segment, statement: &Statement) -> bool {
    let inside = (segment.from..segment.to).contains(&comparison.at);
    comparison.levels && statement.sign > 0 && inside && segment.from + statement.at < comparison.at
}

/// True where nobody is the subject and the words of a part say the same of whom it is compared with: the negation stands in another part, "es
/// gibt keinen, der leiser ist als ...", or in a phrase of praise, "difficile de trouver mieux que ...".
pub(super) fn denies_apart(sentence: &Sentence, segment: &Segment, nobody: usize) -> bool {
    segment.from > nobody || matches!(sentence.tokens[nobody].meaning(), Some(Meaning::Opinion { .. }))
}
