//! [`super::scopes::spread`] for packs that do not tell words of choice apart ("a great option for").

use super::features::OVERALL;
use super::lexicon::Meaning;
use super::opinions::negation;
use super::scopes::{choice, opinions_blame, settle};
use super::segments::Segment;
use super::statements::{Statement, Way};
use super::tokens::{Sentence, Token};

/// The same in the packs that do not tell words of choice apart: of several such words in a segment the last one counts.
pub(super) fn spread(sentence: &Sentence, segments: &[Segment], all: &mut [Vec<Statement>]) {
    let mut scope: Option<(i8, bool)> = None;
    let mut waiting: Option<(usize, i8)> = None;
    let choice = choice(sentence, segments);
    for (place, segment) in segments.iter().enumerate() {
        let tokens = &sentence.tokens[segment.from..segment.to];
        let found = tokens
            .iter()
            .enumerate()
            .rev()
            .find_map(|(at, token)| match token.meaning() {
                Some(Meaning::For(sign)) => Some((at, sign, false)),
                Some(Meaning::Suits(sign)) => Some((at, sign, true)),
                Some(Meaning::Condition) => choice
                    .or_else(|| judged_before(tokens, at))
                    .map(|sign| (at, sign, true)),
                _ => None,
            });
        if let Some((at, sign, suits)) = found {
            let condition = tokens[at].meaning() == Some(Meaning::Condition) && choice.is_none();
            let sign = match condition {
                true => sign,
                false => sign * negation(tokens, at) * if opinions_blame(tokens, at) { -1 } else { 1 },
            };
            if condition && all[place].iter().any(|said| said.at > at && said.feature != OVERALL) {
                all[place].retain(|said| said.at > at || said.feature != OVERALL);
            }
            settle(all, waiting.take());
            scope = Some((sign, suits));
            // "El maletero es enorme, ideal para familias" tells of the boot.
            let apposed = segment.coordinated && !segment.linked && !segment.named && sign > 0;
            let told = |said: &Statement| said.sign == sign && said.feature != OVERALL;
            if suits && !(apposed && place > 0 && all[place - 1].last().is_some_and(told)) {
                waiting = Some((place, sign));
            }
        } else if segment.linked
            && (!segment.coordinated
                || tokens
                    .iter()
                    .any(|token| token.is_brand() || token.meaning() == Some(Meaning::Pronoun)))
        {
            settle(all, waiting.take());
            scope = None;
        }
        let Some((sign, suits)) = scope else { continue };
        for statement in all[place].iter_mut() {
            let behind = found.is_none_or(|found| statement.at > found.0);
            if !behind {
                continue;
            }
            let bare = statement.sign == 0;
            if suits && sign < 0 {
                statement.sign = sign;
            } else if bare && !(suits && statement.weak && found.is_some() && tokens.len() > 4) {
                *statement = Statement {
                    sign,
                    way: Way::Before,
                    weak: false,
                    ..*statement
                };
            }
            let here = found.is_some() || !segment.coordinated;
            if suits && statement.feature != OVERALL && (bare || here) {
                waiting = None;
            }
        }
    }
    settle(all, waiting);
}

/// The sign of a judgement of the whole before a place: "no es la mejor opción si".
fn judged_before(tokens: &[Token], at: usize) -> Option<i8> {
    (0..at).rev().find_map(|place| match tokens[place].meaning() {
        Some(Meaning::Opinion { sign, feature: 0, .. }) => Some(sign * negation(tokens, place)),
        _ => None,
    })
}
