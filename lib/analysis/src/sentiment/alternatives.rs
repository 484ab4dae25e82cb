//! How far a negation reaches over alternatives: "isn't comfortable, quiet or cheap" denies all three.

use super::features::FEATURES;
use super::groups::Group;
use super::lexicon::Meaning;
use super::meanings::Does;
use super::opinions::negation;
use super::segments::Segment;
use super::statements::Statement;
use super::tokens::{Sentence, Token};

/// Turns what is joined by "or" with a judgement that is denied.
pub(super) fn deny(sentence: &Sentence, segments: &[Segment], all: &mut [Vec<Statement>]) {
    let mut place = 0;
    while place + 1 < segments.len() {
        let joined = segments[place + 1..]
            .iter()
            .take_while(|segment| goes_on(segment))
            .count();
        if joined > 0 && denies(sentence, &segments[place]) {
            let behind = &segments[place + 1..=place + joined];
            let or = behind.iter().rposition(|segment| follows_or(sentence, segment));
            let denied = or.map_or(0, |or| or + 1);
            // What stands beside a thing that is not there, "no case or gig bag", is not there either.
            let absent = all[place]
                .iter()
                .any(|said| said.own && said.feature == FEATURES && said.sign < 0);
            let turned = all[place + 1..=place + denied].iter_mut().flatten();
            for said in turned.filter(|said| said.sign > 0 || !absent) {
                said.sign = -said.sign;
            }
        }
        place += joined + 1;
    }
}

/// True for a part whose last judgement is denied, and not of what a reader does or wants.
pub(super) fn denies(sentence: &Sentence, segment: &Segment) -> bool {
    if !segment.does.any(&[Does::Opinion]) {
        return false;
    }
    let tokens = &sentence.tokens[segment.from..segment.to];
    let reads = |token: &Token| token.is_in(Group::Conditional) || sentence.is_reader(token);
    let before = segment.from.checked_sub(1).map(|before| &sentence.tokens[before]);
    let opinion = |token: &Token| matches!(token.meaning(), Some(Meaning::Opinion { .. }));
    let Some(last) = tokens.iter().rposition(opinion) else {
        return false;
    };
    // "No surcharge for stairs or bulky furniture"
    if tokens[last + 1..].iter().any(|token| token.is_in(Group::Prepositions)) {
        return false;
    }
    let denied = negation(tokens, last) == -1 && segment.does.any(&[Does::Negator]);
    (denied || begins_with_negator(sentence, &tokens[last])) && !tokens.iter().chain(before).any(reads)
}

/// True for blame that holds its own negation: "isn't comfortable".
fn begins_with_negator(sentence: &Sentence, token: &Token) -> bool {
    let first = sentence.words(token).split_once(' ').map(|(first, _)| first);
    let blames = matches!(token.meaning(), Some(Meaning::Opinion { sign: -1, .. }));
    blames && first.is_some_and(|first| sentence.lexicon.meaning(first) == Some(Meaning::Negator))
}

/// True for a part that has neither a subject nor a verb nor a negation of its own.
fn goes_on(segment: &Segment) -> bool {
    let own = [Does::Negator, Does::Lack, Does::Offer];
    segment.coordinated && !segment.linked && !segment.named && !segment.does.any(&own)
}

fn follows_or(sentence: &Sentence, segment: &Segment) -> bool {
    let before = segment.from.checked_sub(1).map(|before| &sentence.tokens[before]);
    before.is_some_and(|before| sentence.lexicon.pack.or.contains(&sentence.words(before)))
}
