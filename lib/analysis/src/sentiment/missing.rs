//! What is not there: under Cons it is blame, of what the product can do where it is no feature itself.

use super::features::FEATURES;
use super::groups::Group;
use super::lexicon::Meaning;
use super::output::Judgement;
use super::segments::{Clauses, Segment};
use super::tokens::{Sentence, Token};

/// Segments that begin with what is not there and are looked at; more are no list of drawbacks.
const MOST_LACKING: usize = 12;

/// The clause under Cons of what is not there and no feature itself: nothing else is said, or it stands beside other drawbacks,
/// "Learning curve, no grinder". In packs without small words anything under Pros or Cons will do.
pub(super) fn missing(sentence: &Sentence, clauses: &Clauses, prior: i8, judgements: &[Judgement]) -> Option<usize> {
    if !judgements.is_empty() {
        return (prior < 0).then(|| beside(sentence, clauses, judgements)).flatten();
    }
    let lacks = |token: &Token| {
        matches!(
            token.meaning(),
            Some(Meaning::Lack | Meaning::Negator | Meaning::Amount(-1))
        ) || sentence.words(token) == "only"
    };
    let anything = sentence.lexicon.pack.function_words.is_empty();
    let misses = anything || (prior < 0 && sentence.tokens.iter().any(lacks));
    let tells = || clauses.segments().iter().any(|segment| sentence.tells(segment));
    (misses && tells()).then_some(0)
}

/// The clause in which one of several things under Cons is not there and nothing is said of it: "Learning curve, no grinder".
fn beside(sentence: &Sentence, clauses: &Clauses, judgements: &[Judgement]) -> Option<usize> {
    if judgements.iter().any(|judgement| judgement.feature == FEATURES) {
        return None;
    }
    let lacks = |segment: &Segment| {
        let absent = |first: &Token| first.is_in(Group::Absent) || first.meaning() == Some(Meaning::Lack);
        sentence.tokens.get(segment.from).is_some_and(absent) && sentence.tells(segment)
    };
    let silent = |segment: &Segment| {
        judgements.iter().all(|judgement| {
            let spoken = &judgement.segment;
            !spoken.is_empty() && (spoken.end <= segment.from || segment.to <= spoken.start)
        })
    };
    let clauses = clauses.iter().enumerate();
    let segments = clauses.flat_map(|(clause, segments)| segments.iter().map(move |segment| (clause, segment)));
    let mut lacking = segments.filter(|(_, segment)| lacks(segment)).take(MOST_LACKING);
    lacking.find(|(_, segment)| silent(segment)).map(|(clause, _)| clause)
}
