//! Joined parts of a clause: adjectives of one noun, and features that share a sign.

use super::features::{EASE, OVERALL};
use super::segments::Segment;
use super::statements::{Statement, Way, is_manner_of, is_skill_of};

/// "A warm and resonant tone", "bright, clear tone": an adjective before another one is of the same noun, not of the whole.
pub(super) fn leave_adjectives(segments: &[Segment], all: &mut [Vec<Statement>]) {
    for place in 1..all.len() {
        let (before, here) = (&segments[place - 1], &segments[place]);
        let named = all[place].iter().any(|statement| {
            statement.sign != 0 && (statement.own || (statement.noun && statement.way == Way::Before))
        });
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
                && !here.own
                && (here.feature == OVERALL
                    || (left.noun
                        && !here.noun
                        && (is_manner_of(here.feature) || is_skill_of(left.feature, here.feature))))
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
            left.comparative |= of_topic && right.comparative;
        }
    }
}
