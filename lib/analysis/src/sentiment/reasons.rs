//! A verdict and what it is said to follow from: "a 26-quart capacity and two zones, making it ideal for families".

use super::features::{FEATURES, OVERALL};
use super::groups::Group;
use super::lexicon::Meaning;
use super::opinions::negation;
use super::segments::Segment;
use super::statements::{NEAR, Statement, Way};
use super::tokens::{Sentence, Token};

/// What makes a thing a good choice is praised, though no word praises it, and so is the whole, whatever the choice is good for.
pub(super) fn conclude(sentence: &Sentence, segments: &[Segment], all: &mut [Vec<Statement>]) {
    if sentence.lexicon.pack.resulting.is_empty() || all.len() < 2 {
        return;
    }
    let joined = |segment: &Segment| {
        let before = segment.from.checked_sub(1).map(|before| &sentence.tokens[before]);
        before.is_some_and(|before| before.is_in(Group::Resulting))
    };
    let Some(place) = (1..segments.len()).find(|&place| joined(&segments[place])) else {
        return;
    };
    let tokens = &sentence.tokens[segments[place].from..segments[place].to];
    if !is_good_choice(tokens) {
        return;
    }
    let tells =
        |said: &&mut Statement| said.noun && (!said.weak || said.feature == FEATURES) && said.feature != OVERALL;
    let reasons = all[..place].iter_mut().flatten().filter(|said| said.sign == 0);
    for reason in reasons.filter(tells) {
        (reason.sign, reason.way, reason.weak) = (1, Way::Before, false);
    }
    if !all[place].iter().any(|said| said.feature == OVERALL) {
        all[place].push(Statement::of(OVERALL, 1, Way::Before));
    }
}

/// True for "it ideal for families" and "them a great choice", which praise the whole.
fn is_good_choice(tokens: &[Token]) -> bool {
    let [product, ..] = tokens else { return false };
    let whole = |at: usize| match tokens[at].meaning() {
        Some(Meaning::Suits(1)) => true,
        Some(Meaning::Opinion {
            sign: 1, feature: 0, ..
        }) => {
            let mut behind = tokens[at + 1..].iter().take(NEAR);
            behind.any(|token| token.meaning() == Some(Meaning::Generic))
        }
        _ => false,
    };
    let first = (0..tokens.len().min(2 * NEAR)).find(|&at| whole(at));
    product.meaning() == Some(Meaning::Pronoun) && first.is_some_and(|at| negation(tokens, at) == 1)
}
