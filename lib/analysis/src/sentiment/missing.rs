//! What is not there: under Cons it is blame, of what the product can do where it is no feature itself.

use super::features::FEATURES;
use super::lexicon::Meaning;
use super::output::Judgement;
use super::segments::{Clauses, Segment};
use super::tokens::{Sentence, Token};

/// True where a sentence under Cons says that something is not there. In packs without small words anything will do.
pub(super) fn misses(sentence: &Sentence, prior: i8) -> bool {
    let lacks = |token: &Token| {
        matches!(
            token.meaning(),
            Some(Meaning::Lack | Meaning::Negator | Meaning::Amount(-1))
        ) || sentence.words(token) == "only"
    };
    sentence.lexicon.pack.function_words.is_empty() || (prior < 0 && sentence.tokens.iter().any(lacks))
}

/// True where one of several things under Cons is not there and nothing is said of it: "Learning curve, no grinder". In other languages
/// than English the same word begins what is not done, of which the classifier tells.
pub(super) fn lacks_beside(sentence: &Sentence, clauses: &Clauses, judgements: &[Judgement]) -> bool {
    if !sentence.lexicon.pack.trusted {
        return false;
    }
    let silent = |segment: &&Segment| {
        let apart = |judgement: &Judgement| {
            let spoken = &judgement.segment;
            !spoken.is_empty() && (spoken.end <= segment.from || segment.to <= spoken.start)
        };
        judgements
            .iter()
            .all(|judgement| judgement.feature != FEATURES && apart(judgement))
    };
    let mut segments = clauses.segments().iter().filter(silent);
    segments.any(|segment| {
        let first = sentence.tokens[segment.from].meaning();
        matches!(first, Some(Meaning::Lack | Meaning::Negator)) && sentence.tells(segment)
    })
}
