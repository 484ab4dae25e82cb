//! Praise of what is not there, or not for everybody: of what people wish for, and of what costs extra.

use super::features::{FEES, OVERALL, PRICE, VALUE};
use super::groups::Group;
use super::lexicon::Meaning;
use super::meanings::Does;
use super::segments::Segment;
use super::statements::Statement;
use super::tokens::{Sentence, Token};

/// Tokens at most between a wish and what is to be better: "wish the Norvik Zephyr had a longer battery life".
const WISHED: usize = 6;

/// "Users wish it had a longer battery life": blame of what is to be better, and of what is joined with it.
pub(super) fn wished(sentence: &Sentence, segments: &[Segment], all: &mut [Vec<Statement>]) {
    let mut goes_on = false;
    for (segment, statements) in segments.iter().zip(all.iter_mut()) {
        let tokens = &sentence.tokens[segment.from..segment.to];
        let wish = wish_at(segment, tokens);
        let from = match wish {
            Some(at) if !is_of_reader(sentence, &tokens[..at]) => at + 1,
            None if goes_on && !segment.linked => 0,
            _ => {
                goes_on = false;
                continue;
            }
        };
        let mut near = tokens[from..].iter().take(WISHED);
        let better = near.any(|token| is_better(sentence, token));
        // "I wish it came with a faster charger"
        goes_on = better || statements.is_empty();
        if better {
            let good = statements.iter_mut().filter(|said| said.sign > 0 && said.at >= from);
            good.for_each(|said| said.sign = -1);
        }
    }
}

/// Where people wish for something, or a product needs more: "it needs a brighter screen", but not "needs less upkeep".
fn wish_at(segment: &Segment, tokens: &[Token]) -> Option<usize> {
    if segment.does.any(&[Does::CouldBe]) {
        return tokens
            .iter()
            .position(|token| token.meaning() == Some(Meaning::CouldBe));
    }
    if !segment.groups.has(Group::Requiring) || tokens.iter().any(|token| token.meaning() == Some(Meaning::Amount(-1)))
    {
        return None;
    }
    let product = |token: &Token| token.is_brand() || token.is_in(Group::Pronouns);
    (1..tokens.len()).find(|&at| tokens[at].is_in(Group::Requiring) && product(&tokens[at - 1]))
}

/// True for a wish of the reader, or of those who are told what suits them: "you would benefit from".
fn is_of_reader(sentence: &Sentence, before: &[Token]) -> bool {
    let people = |token: &Token| sentence.lexicon.pack.people.contains(&sentence.words(token));
    before.iter().any(|token| sentence.is_reader(token) || people(token))
}

/// True for what there is to be more or less of: "cheaper", "longer", "more".
fn is_better(sentence: &Sentence, token: &Token) -> bool {
    let words = sentence.words(token);
    let first = words.split(' ').next().unwrap_or_default();
    let compares = || (sentence.lexicon.pack.is_comparative)(first);
    match token.meaning() {
        Some(Meaning::Opinion { comparative, .. }) => comparative || compares(),
        Some(Meaning::Amount(_)) => compares(),
        _ => false,
    }
}

/// Tokens at most between what costs extra and the words for that.
const CHARGED: usize = 3;

/// "Its best features cost extra": no praise of the feature that has to be paid for.
pub(super) fn charge(all: &mut [Vec<Statement>]) {
    for statements in all {
        let charges = |said: &&Statement| said.own && said.feature == FEES && said.sign < 0;
        let Some(at) = statements.iter().find(charges).map(|said| said.at) else {
            continue;
        };
        let of_whole = |feature: u16| matches!(feature, OVERALL | PRICE | VALUE);
        statements.retain(|said| said.sign <= 0 || of_whole(said.feature) || said.at.abs_diff(at) > CHARGED);
    }
}

/// Tokens at most from the end of a clause to what the next one denies.
const DENIED: usize = 5;

/// "Promises great sound, but doesn't deliver": no praise of what is only promised.
pub(super) fn promised(sentence: &Sentence, segments: &[Segment], all: &mut [Vec<Statement>]) {
    if !segments.iter().any(|segment| segment.groups.has(Group::Promising)) {
        return;
    }
    let end = segments.last().map_or(0, |last| last.to);
    let mut behind = sentence.tokens[end..].iter().take(DENIED);
    let contrasts = behind.any(|token| token.meaning() == Some(Meaning::Contrast));
    let denies = |token: &Token| {
        matches!(
            token.meaning(),
            Some(
                Meaning::Negator
                    | Meaning::Lack
                    | Meaning::Opinion {
                        sign: -1,
                        feature: 0,
                        ..
                    }
            )
        )
    };
    if !contrasts || !behind.any(denies) {
        return;
    }
    for (segment, statements) in segments.iter().zip(all.iter_mut()) {
        let tokens = &sentence.tokens[segment.from..segment.to];
        if let Some(at) = tokens.iter().position(|token| token.is_in(Group::Promising)) {
            statements.retain(|said| said.sign <= 0 || said.at < at);
        }
    }
}
