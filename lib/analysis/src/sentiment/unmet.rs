//! Praise of what is not there, or not for everybody: of what people wish for, and of what costs extra.

use super::features::FEES;
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
        let wish = match segment.does.any(&[Does::CouldBe]) {
            true => tokens
                .iter()
                .position(|token| token.meaning() == Some(Meaning::CouldBe)),
            false => None,
        };
        let from = match wish {
            Some(at) if !is_of_reader(sentence, &tokens[..at]) => at + 1,
            None if goes_on && segment.coordinated && !segment.linked => 0,
            _ => {
                goes_on = false;
                continue;
            }
        };
        let better = tokens[from..]
            .iter()
            .take(WISHED)
            .position(|token| is_better(sentence, token));
        goes_on = better.is_some();
        let Some(better) = better.map(|at| from + at) else {
            continue;
        };
        for said in statements.iter_mut().filter(|said| said.sign > 0 && said.at >= better) {
            said.sign = -1;
        }
    }
}

/// True for a wish of the reader, or of those who are told what suits them: "you would benefit from".
fn is_of_reader(sentence: &Sentence, before: &[Token]) -> bool {
    let pack = sentence.lexicon.pack;
    let reader = |token: &Token| {
        let words = sentence.words(token);
        pack.readers.contains(&words) || pack.people.contains(&words)
    };
    before.iter().any(reader)
}

/// True for what there is to be more or less of: "cheaper", "longer", "more".
fn is_better(sentence: &Sentence, token: &Token) -> bool {
    let words = sentence.words(token);
    let first = words.split(' ').next().unwrap_or_default();
    let compares = || first == "more" || (sentence.lexicon.pack.is_comparative)(first);
    match token.meaning() {
        Some(Meaning::Opinion { comparative, .. }) => comparative || compares(),
        Some(Meaning::Amount(_)) => compares(),
        _ => false,
    }
}

/// "Its best features cost extra": no praise of what has to be paid for.
pub(super) fn charge(all: &mut [Vec<Statement>]) {
    for statements in all {
        if statements.iter().any(|said| said.own && said.feature == FEES && said.sign < 0) {
            statements.retain(|said| said.sign <= 0);
        }
    }
}
