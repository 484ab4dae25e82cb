//! The German lists of words, each from all of its files.

use super::super::joined;
use super::{
    idioms, kinds_one, kinds_three, kinds_two, opinions, pairs, pairs_five, pairs_four, pairs_three, pairs_two,
    phrases_one, phrases_two, terms, things, ways_eight, ways_five, ways_four, ways_seven, ways_six, ways_terms,
    ways_three, ways_two, ways_whole, ways_words,
};

/// All of them.
pub(super) const COMPOUNDS: [(u16, &str, &str); terms::COMPOUNDS.len() + things::ENDINGS.len()] =
    joined(&[terms::COMPOUNDS, things::ENDINGS], (0, "", ""));
/// All of them.
pub(super) const TERMS: [(u16, &str, &str); terms::TERMS.len() + things::THINGS.len() + ways_terms::TERMS.len()] =
    joined(&[terms::TERMS, things::THINGS, ways_terms::TERMS], (0, "", ""));
/// All of them.
pub(super) const OPINIONS: [(i8, u16, &str);
    opinions::OPINIONS.len()
        + idioms::IDIOMS.len()
        + phrases_one::PHRASES.len()
        + phrases_two::PHRASES.len()
        + kinds_one::PHRASES.len()
        + kinds_two::PHRASES.len()
        + kinds_three::PHRASES.len()
        + ways_whole::PHRASES.len()
        + ways_two::PHRASES.len()
        + ways_three::PHRASES.len()
        + ways_four::PHRASES.len()
        + ways_five::PHRASES.len()
        + ways_six::PHRASES.len()
        + ways_seven::PHRASES.len()
        + ways_eight::PHRASES.len()
        + ways_words::PHRASES.len()] = joined(
    &[
        opinions::OPINIONS,
        idioms::IDIOMS,
        phrases_one::PHRASES,
        phrases_two::PHRASES,
        kinds_one::PHRASES,
        kinds_two::PHRASES,
        kinds_three::PHRASES,
        ways_whole::PHRASES,
        ways_two::PHRASES,
        ways_three::PHRASES,
        ways_four::PHRASES,
        ways_five::PHRASES,
        ways_six::PHRASES,
        ways_seven::PHRASES,
        ways_eight::PHRASES,
        ways_words::PHRASES,
    ],
    (0, 0, ""),
);

/// All of them.
pub(super) const PAIRS: [(i8, u16, &str, &str);
    pairs::PAIRS.len()
        + pairs_two::PAIRS.len()
        + pairs_three::PAIRS.len()
        + pairs_four::PAIRS.len()
        + pairs_five::PAIRS.len()] = joined(
    &[
        pairs::PAIRS,
        pairs_two::PAIRS,
        pairs_three::PAIRS,
        pairs_four::PAIRS,
        pairs_five::PAIRS,
    ],
    (0, 0, "", ""),
);
