//! How a sentence begins: whether it goes on with a subject, names one of its own, or speaks to the reader.

use super::brands::Brands;
use super::groups::Group;
use super::lead::Lead;
use super::lexicon::Meaning;
use super::models::Models;
use super::recommend::lists_names;
use super::tokens::{Kind, Sentence, Token};
use crate::is_common_word;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Opening {
    /// "It also has ...": of the sentence before.
    Continues,
    /// Of another product that is not tracked, or of nothing: advice to the reader.
    Other,
    /// "Great sound": of the heading, list item or lead-in.
    Open,
}

/// Tokens of a sentence that may hold its subject.
const REACH: usize = 10;

/// How a sentence begins.
pub(super) fn read(sentence: &Sentence, models: &Models<'_>) -> Opening {
    let Some(first) = sentence.tokens.first() else {
        return Opening::Open;
    };
    if advises(sentence, 0) || speaks_of_other(sentence, models) {
        return Opening::Other;
    }
    let continues = match first.meaning() {
        Some(
            Meaning::Pronoun
            | Meaning::Contrast
            | Meaning::Link
            | Meaning::Offer
            | Meaning::Suits(_)
            | Meaning::For(_)
            | Meaning::Choose(_),
        ) => true,
        _ => first.is_in(Group::Continuing),
    };
    if continues { Opening::Continues } else { Opening::Open }
}

/// True for a sentence that from this token on tells the reader how to choose, or speaks of the answer itself, not of what a brand is
/// like.
pub(super) fn advises(sentence: &Sentence, from: usize) -> bool {
    let Some(first) = sentence.tokens.get(from) else {
        return false;
    };
    let brand = |token: &Token| matches!(token.kind, Kind::Brand(_) | Kind::Object(_));
    if sentence.named && sentence.tokens.iter().any(brand) {
        return false;
    }
    let pronoun = sentence.has(Group::Pronouns);
    sentence.has(Group::Closing)
        || (first.is_in(Group::AdviceFirst) && !(pronoun && first.is_in(Group::Conditional)))
        || (sentence.has(Group::Advice) && !pronoun)
}

/// True when the subject of a sentence is a capital word that names no tracked brand: "The Zephyr 3 is ...".
pub(super) fn speaks_of_other(sentence: &Sentence, models: &Models<'_>) -> bool {
    let tokens = &sentence.tokens;
    let verb = tokens.iter().take(REACH).position(|token| token.links());
    let Some(verb) = verb else { return false };
    let subject = &tokens[..verb];
    let own = |token: &Token| {
        matches!(token.kind, Kind::Brand(_) | Kind::Comma | Kind::Colon)
            || token.kind.breaks()
            || token.is_in(Group::Pronouns)
    };
    if subject.is_empty() || subject.iter().any(own) {
        return false;
    }
    let foreign = |(at, token): (usize, &Token)| {
        if token.kind != Kind::Word || !token.proper || sentence.words(token).len() < 2 {
            return false;
        }
        if models.is_part(sentence.words(token)) || token.small {
            return false;
        }
        let next = subject.get(at + 1);
        // "The Snapdragon chip": a part of the product.
        let attribute = next.is_some_and(|next| !next.upper && !next.proper);
        let begins = at == 0;
        let counted = sentence.words(token).starts_with(|c: char| c.is_ascii_digit());
        !attribute
            && !counted
            && (!begins || next.is_none_or(|next| next.proper))
            && (!begins || (subject.len() <= 4 && !models.is_small(sentence.words(token)) && !is_part(sentence, token)))
    };
    subject.iter().enumerate().any(foreign)
}

/// True for a sentence that names a brand which is not only compared with: "sensors on the Hollin", but not "less polished than
/// the Hollin".
pub(super) fn names_another(sentence: &Sentence) -> bool {
    let brand = |token: &Token| matches!(token.kind, Kind::Brand(_) | Kind::Object(_));
    let named = Some(&sentence.tokens).filter(|_| sentence.named);
    let Some(at) = named.and_then(|tokens| tokens.iter().position(brand)) else {
        return false;
    };
    let compares = |token: &Token| {
        matches!(
            token.meaning(),
            Some(Meaning::Than | Meaning::As | Meaning::Unlike | Meaning::Versus)
        )
    };
    at < 2 || !sentence.tokens[..at].iter().any(compares)
}

/// True for an ordinary word for parts of a product: "Filters are washable".
fn is_part(sentence: &Sentence, token: &Token) -> bool {
    let pack = sentence.lexicon.pack;
    let word = sentence.words(token);
    pack.parts.contains(&word) || (!pack.parts.is_empty() && word.ends_with('s') && is_common_word(word))
}

/// Most tokens of a sentence that is nothing but a name.
const LONGEST_NAME: usize = 8;

/// What a sentence of nothing but a name speaks of: "Norvik X2."
pub(super) fn name(sentence: &Sentence) -> Option<Lead> {
    let tokens = &sentence.tokens;
    let own = |token: &Token| token.is_brand() || token.named || token.kind.breaks();
    let named = tokens.len() <= LONGEST_NAME && tokens.first().is_some_and(Token::is_brand) && tokens.iter().all(own);
    named.then(|| Lead::Brand(Brands::from_iter(tokens.iter().filter_map(Token::brand))))
}

/// The subject of a title without a lead-in: "Norvik X2 has great sound" as an item.
pub(super) fn title(sentence: &Sentence, models: &Models<'_>) -> Lead {
    let tokens = &sentence.tokens;
    if tokens.is_empty() {
        return Lead::Unknown;
    }
    if tokens[0].is_brand() {
        return Lead::Brand(Brands::from_iter(
            tokens
                .iter()
                .take_while(|token| token.is_brand())
                .filter_map(Token::brand),
        ));
    }
    if speaks_of_other(sentence, models) {
        Lead::Unknown
    } else {
        Lead::None
    }
}

/// Whom a sentence tells to take or to leave where it or what follows a comma begins: "Choose the Norvik if you travel often", "For
/// wide feet, go with the Norvik".
pub(super) fn taken(sentence: &Sentence) -> impl Iterator<Item = (u16, i8)> {
    let tokens = &sentence.tokens;
    let begins = (0..tokens.len())
        .filter(|&at| at == 0 || tokens[at - 1].kind == Kind::Comma || tokens[at - 1].kind == Kind::Colon);
    begins.flat_map(move |at| {
        let first = taken_at(sentence, at);
        let of_list = first.is_some_and(|(place, _)| tokens[place + 1..].iter().all(lists));
        // "Avoid Hollin, Norvik and Tarvo": all of them, where nothing but names follows.
        let most = if of_list { tokens.len() } else { 1 };
        first.into_iter().flat_map(move |(place, sign)| {
            let brands = tokens[place + 1..].iter().filter_map(Token::brand);
            brands.take(most).map(move |brand| (brand, sign))
        })
    })
}

/// True for a token that may stand in a list of names. The next word that tells to take or to leave something ends it, so that a sentence full
/// of such words is looked through once.
fn lists(token: &Token) -> bool {
    match token.meaning() {
        Some(meaning) => meaning == Meaning::Join,
        None => token.kind == Kind::Comma || token.is_brand() || token.proper || token.small,
    }
}

/// Where the words stand that tell to take (1) a brand, or to leave it (-1), at the beginning of what begins with a token.
fn taken_at(sentence: &Sentence, at: usize) -> Option<(usize, i8)> {
    let tokens = &sentence.tokens;
    let mut begins = tokens.iter().enumerate().skip(at).take(2);
    let (place, sign) = begins.find_map(|(place, token)| match token.meaning() {
        Some(Meaning::Choose(sign)) => Some((place, sign)),
        _ => None,
    })?;
    tokens[place + 1..].iter().find(|token| !token.small)?.brand()?;
    let negates = |token: &Token| matches!(token.meaning(), Some(Meaning::Negator | Meaning::Concord));
    let leaves = |token: &Token| token.meaning() == Some(Meaning::Choose(-1));
    let left = tokens[at..place].iter().any(negates) || tokens[place + 1..].iter().take(REACH).any(leaves);
    Some((place, if left { -1 } else { sign }))
}

/// Whom a paragraph makes the items below it speak of: "**Norvik** – The quietest of all.", "**Closets:** Norvik 15-Quart".
pub(super) fn headed(sentence: &Sentence, leads: &[(Lead, usize, usize)]) -> Option<Brands> {
    let &(lead, from, to) = leads.first().filter(|_| sentence.tokens[0].marked)?;
    match lead {
        Lead::Brand(brands) if from == 0 => Some(brands),
        _ if lists_names(sentence, to) => subject(sentence),
        _ => None,
    }
}

/// The one name that a sentence is about.
pub(super) fn subject(sentence: &Sentence) -> Option<Brands> {
    if !sentence.named {
        return None;
    }
    let brands = Brands::from_iter(sentence.tokens.iter().filter_map(Token::brand));
    let joined = sentence
        .tokens
        .windows(2)
        .any(|pair| pair[0].is_brand() && pair[1].is_brand());
    (brands.len() == 1 || (joined && brands.len() == 2)).then_some(brands)
}
