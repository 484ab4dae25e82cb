//! Judgements that are not of the product that is spoken of: of others, of what it is compared with, of what it asks for, of what a reader
//! needs.

use std::ops::Range;

use super::features::{EASE, PRICE};
use super::groups::Group;
use super::lexicon::Meaning;
use super::marks::{is_comparative, is_equality};
use super::output::Judgement;
use super::tokens::{Kind, Sentence, Token};

/// Tokens at most between "than" and a judgement of what stands behind it, and between a verb and what it asks for.
const BEHIND: usize = 4;
/// Words at most from a negation to what it says is not required: "no electrician is needed".
const UNNEEDED: usize = 3;

/// True for "more expensive guitars", which are others.
pub(super) fn is_of_dearer(sentence: &Sentence, tokens: &[Token], at: usize) -> bool {
    let priced = matches!(
        tokens[at].meaning(),
        Some(Meaning::Opinion {
            feature: PRICE,
            comparative: true,
            ..
        })
    );
    let things = |token: &Token| token.kind == Kind::Word && sentence.words(token).ends_with('s');
    let english = !sentence.lexicon.pack.parts.is_empty();
    english && priced && at > 0 && tokens.get(at + 1).is_some_and(things)
}

/// True for what is said of other products: "quieter than other high-performance blenders".
pub(super) fn is_of_others(tokens: &[Token], at: usize) -> bool {
    let word = |place: usize| tokens.get(place).is_some_and(|token| token.is_in(Group::OthersWords));
    at >= 2 && (word(at - 1) || (at >= 3 && word(at - 2)))
}

/// The tokens before a place, the nearest first, up to a sign, a name, or a word that begins something new.
fn near_before(tokens: &[Token], at: usize) -> impl Iterator<Item = (usize, &Token)> {
    let before = tokens[..at].iter().enumerate().rev().take(BEHIND);
    before.take_while(|(_, token)| {
        let names = matches!(token.kind, Kind::Comma | Kind::Colon | Kind::Brand(_) | Kind::Object(_));
        let begins = matches!(
            token.meaning(),
            Some(Meaning::Join | Meaning::Contrast | Meaning::Offer | Meaning::For(_) | Meaning::Suits(_))
        );
        !names && !begins && !token.kind.breaks() && !token.links()
    })
}

/// True for what is said of the other side of a comparison: "not as bright as the best models".
pub(super) fn is_compared_with(sentence: &Sentence, tokens: &[Token], at: usize) -> bool {
    let pack = sentence.lexicon.pack;
    near_before(tokens, at).any(|(place, token)| {
        let mut before = tokens[place.saturating_sub(BEHIND)..place].iter();
        match token.meaning() {
            Some(Meaning::Than) if pack.comparatives.is_empty() => true,
            // "Que" joins more than comparisons.
            Some(Meaning::Than) if pack.postposed => false,
            Some(Meaning::Than) => before.any(|token| is_comparative(sentence, token)),
            // "Más accesorios como un estuche resistente" compares nothing.
            Some(Meaning::As) => before.any(|token| is_equality(sentence, token)),
            _ => false,
        }
    })
}

/// True for praise of what a product asks for: "needs a powerful graphics card".
pub(super) fn is_required(sentence: &Sentence, tokens: &[Token], at: usize) -> bool {
    let Some(Meaning::Opinion {
        sign: 1,
        own: false,
        feature,
        ..
    }) = tokens[at].meaning()
    else {
        return false;
    };
    // "Requires only simple maintenance" is praise, and "demande peu d'entretien" one phrase.
    feature != EASE
        && near_before(tokens, at).any(|(_, token)| token.is_in(Group::Requiring))
        && !sentence.words(&tokens[at]).contains(' ')
}

/// Where a sentence says that something is not required, which blames nothing, among some tokens: "doesn't require a subscription", "no
/// electrician is needed". The tokens of each negation and of what it turns, in their order.
pub(super) fn not_required(sentence: &Sentence, tokens: Range<usize>) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    // The last negation, and how many words ago it was.
    let (mut negation, mut ago) = (tokens.start, usize::MAX);
    for at in tokens {
        for word in sentence.words(&sentence.tokens[at]).split(' ') {
            let entry = sentence.lexicon.entry(word);
            ago = ago.saturating_add(1);
            if let Some(Meaning::Negator | Meaning::NegatorBehind | Meaning::Concord) = entry.meaning {
                (negation, ago) = (at, 0);
            }
            if ago <= UNNEEDED && entry.groups.has(Group::Requiring) {
                found.push((negation, at));
            }
        }
    }
    found
}

/// Leaves blame in front of a brand that is recommended where the sentence begins with a need, "For slow connections, go with the Norvik", and
/// not with what has to be put up with: "If you don't mind the weight".
pub(super) fn leave_needs(sentence: &Sentence, recommended: u16, judgements: &mut Vec<Judgement>) {
    let names = |token: &Token| token.brand() == Some(recommended);
    let named = sentence.tokens.iter().position(names).unwrap_or(0);
    let before = &sentence.tokens[..named];
    let begins = |first: &Token| {
        let condition = first.meaning() == Some(Meaning::Condition);
        condition || first.is_in(Group::Prepositions) || first.is_in(Group::Conditional)
    };
    let needs = before.first().is_some_and(begins);
    if needs && !before.iter().any(|token| token.is_in(Group::Tolerating)) {
        let stands_before = |judgement: &Judgement| judgement.segment.start < named;
        judgements
            .retain(|judgement| judgement.brand != recommended || judgement.sign >= 0 || !stands_before(judgement));
    }
}
