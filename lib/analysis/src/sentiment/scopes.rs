//! What reaches over the parts of a clause: joined features share a sign, "known for" praises all that follows, Pros and Cons
//! give theirs, "lacks" takes away.

use super::features::{EASE, FEATURES, OVERALL};
use super::lexicon::Meaning;
use super::opinions::negation;
use super::segments::Segment;
use super::statements::{Statement, Way, is_manner_of};
use super::tokens::{Sentence, Token};

/// True for a clause that lists what there is: "features like ...", "six functions".
pub(super) fn lists(sentence: &Sentence, segments: &[Segment]) -> bool {
    let Some((first, last)) = segments.first().zip(segments.last()) else {
        return false;
    };
    let tokens = &sentence.tokens[first.from..last.to];
    let lacks = |token: &Token| matches!(token.meaning(), Some(Meaning::Lack | Meaning::Negator));
    if tokens.iter().any(lacks) {
        return false;
    }
    (0..tokens.len()).any(|at| {
        let named = matches!(tokens[at].meaning(), Some(Meaning::Feature { id: FEATURES, .. }));
        let such = tokens
            .get(at + 1)
            .is_some_and(|next| sentence.is_any(next, sentence.lexicon.pack.such_as));
        named && such
    })
}

/// Makes facts of what is only said to be there.
pub(super) fn state(all: &mut [Vec<Statement>]) {
    for statement in all.iter_mut().flatten() {
        let bare = statement.sign == 0 && statement.feature == FEATURES;
        if bare || statement.extra || statement.way == Way::Had {
            *statement = Statement {
                sign: 0,
                way: Way::Bare,
                weak: false,
                ..*statement
            };
        }
    }
}

/// Gives what stands under Pros or Cons its sign.
pub(super) fn under_label(prior: i8, all: &mut [Vec<Statement>]) {
    let several = all.iter().map(Vec::len).sum::<usize>() > 1;
    let specific = all.iter().flatten().any(|statement| statement.feature != OVERALL);
    for statements in all.iter_mut() {
        if several && specific {
            // "Great for travel" is told beside what it is great at.
            statements.retain(|statement| statement.feature != OVERALL || statement.way == Way::Before);
        }
        statements.iter_mut().for_each(|statement| statement.sign = prior);
    }
    // One line, one thing: its parts without a feature are not told apart.
    let mut told = false;
    for statements in all.iter_mut() {
        statements.retain(|statement| {
            let untold = statement.feature == FEATURES && told;
            told |= statement.feature == FEATURES;
            !untold
        });
    }
}

/// "Known for its comfort and sound": praise of all that follows. "Ideal for battery life" too, and "ideal for travel" is
/// praise of the whole.
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
                Some(Meaning::Condition) => choice.map(|sign| (at, sign, true)),
                _ => None,
            });
        if let Some((at, sign, suits)) = found {
            let blamed = opinions_blame(tokens, at);
            let sign = sign * negation(tokens, at) * if blamed { -1 } else { 1 };
            settle(all, waiting.take());
            scope = Some((sign, suits));
            if suits {
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

/// Whether a clause says to take a thing (+1) or to leave it (-1).
fn choice(sentence: &Sentence, segments: &[Segment]) -> Option<i8> {
    let tokens = segments
        .iter()
        .flat_map(|segment| &sentence.tokens[segment.from..segment.to]);
    tokens.into_iter().find_map(|token| match token.meaning() {
        Some(Meaning::Choose(sign)) => Some(sign),
        _ => None,
    })
}

/// "Lacks a timer and a lid": what is joined with what is not there is not there either.
pub(super) fn lack(sentence: &Sentence, segments: &[Segment], all: &mut [Vec<Statement>]) {
    let mut lacking = false;
    for (segment, statements) in segments.iter().zip(all.iter_mut()) {
        let tokens = &sentence.tokens[segment.from..segment.to];
        let lacks = |at: usize| {
            tokens[at].meaning() == Some(Meaning::Lack)
                || (tokens[at].meaning() == Some(Meaning::Negator)
                    && tokens
                        .get(at + 1)
                        .is_some_and(|next| next.meaning() == Some(Meaning::Offer)))
        };
        let begins = (0..tokens.len()).any(lacks);
        if lacking && segment.coordinated && !segment.linked && !begins {
            statements.iter_mut().for_each(|statement| statement.sign = -1);
        } else {
            lacking = begins;
        }
    }
}

/// True for blame just before a place: "a poor choice for".
fn opinions_blame(tokens: &[Token], at: usize) -> bool {
    tokens[at.saturating_sub(2)..at]
        .iter()
        .any(|token| matches!(token.meaning(), Some(Meaning::Opinion { sign: -1, .. })))
}

fn settle(all: &mut [Vec<Statement>], waiting: Option<(usize, i8)>) {
    if let Some((place, sign)) = waiting
        && !all[place].iter().any(|statement| statement.feature == OVERALL)
    {
        all[place].push(Statement::of(OVERALL, sign, Way::Before));
    }
}

/// "A warm and resonant tone", "bright, clear tone": an adjective before another one is of the same noun, not of the whole.
pub(super) fn leave_adjectives(segments: &[Segment], all: &mut [Vec<Statement>]) {
    for place in 1..all.len() {
        let (before, here) = (&segments[place - 1], &segments[place]);
        let named = all[place]
            .iter()
            .any(|statement| statement.noun && statement.sign != 0 && statement.way == Way::Before);
        let last = before.to - before.from - 1;
        if named && here.coordinated && !here.linked && !here.determined {
            all[place - 1].retain(|statement| statement.feature != OVERALL || statement.at != last);
        }
    }
}

/// Lets joined features share a sign: "excellent comfort and sound", "the comfort and the sound are excellent".
pub(super) fn join(segments: &[Segment], all: &mut [Vec<Statement>]) {
    for place in 1..all.len() {
        if !segments[place].coordinated {
            continue;
        }
        let Some(&left) = all[place - 1].last() else { continue };
        for index in 0..all[place].len() {
            let here = all[place][index];
            if here.way == Way::Bare
                && !segments[place].determined
                && left.sign != 0
                && (matches!(left.way, Way::Before | Way::Joined) || left.sign == -1)
                && (left.feature != OVERALL || left.sign == -1)
                && !segments[place].linked
            {
                all[place][index] = Statement {
                    sign: left.sign,
                    way: Way::Joined,
                    ..here
                };
            } else if here.way == Way::After
                && (here.feature == OVERALL || (left.noun && !here.noun && is_manner_of(here.feature)))
                && matches!(left.way, Way::After | Way::Bare)
                && left.feature != OVERALL
                && !segments[place].named
                && (left.way == Way::Bare || !segments[place].linked || segments[place].verbal)
            {
                // "The support is fast and helpful", "the brakes squeak and feel weak".
                all[place][index].feature = left.feature;
                all[place][index].noun = left.noun;
            }
        }
    }
    for place in (1..all.len()).rev() {
        let Some(&right) = all[place].first() else { continue };
        let Some(&left) = all[place - 1].last() else { continue };
        if left.way != Way::Bare
            || right.way != Way::After
            || !segments[place].coordinated
            || segments[place - 1].linked
        {
            continue;
        }
        // "As for comfort, Hollin is excellent": what is said of the brand is said of the feature.
        let topic = place == 1 && segments[place].named && !segments[0].named && !right.noun && left.noun;
        let of_topic = topic && (right.feature == OVERALL || right.feature == EASE || is_manner_of(right.feature));
        if of_topic {
            all[place].remove(0);
        } else if right.feature == OVERALL {
            continue;
        }
        if let Some(left) = all[place - 1].last_mut() {
            (left.sign, left.way) = (right.sign, Way::After);
        }
    }
}
