//! The French lists of words, each from all of its files.

use super::super::joined;
use super::{
    families_four, families_one, families_three, families_two, idioms, kinds_one, kinds_three, kinds_two, opinions,
    pairs, pairs_eight, pairs_five, pairs_four, pairs_seven, pairs_six, pairs_three, pairs_two, phrases_one,
    phrases_two, terms, things,
};

/// All of them.
pub(super) const TERMS: [(u16, &str, &str); terms::TERMS.len() + things::THINGS.len()] =
    joined(&[terms::TERMS, things::THINGS], (0, "", ""));
/// All of them.
pub(super) const OPINIONS: [(i8, u16, &str);
    opinions::OPINIONS.len()
        + idioms::IDIOMS.len()
        + phrases_one::PHRASES.len()
        + phrases_two::PHRASES.len()
        + kinds_one::PHRASES.len()
        + kinds_two::PHRASES.len()
        + kinds_three::PHRASES.len()
        + families_one::FAMILIES.len()
        + families_two::FAMILIES.len()
        + families_three::FAMILIES.len()
        + families_four::FAMILIES.len()] = joined(
    &[
        opinions::OPINIONS,
        idioms::IDIOMS,
        phrases_one::PHRASES,
        phrases_two::PHRASES,
        kinds_one::PHRASES,
        kinds_two::PHRASES,
        kinds_three::PHRASES,
        families_one::FAMILIES,
        families_two::FAMILIES,
        families_three::FAMILIES,
        families_four::FAMILIES,
    ],
    (0, 0, ""),
);

/// All of them.
pub(super) const PAIRS: [(i8, u16, &str, &str);
    pairs::PAIRS.len()
        + pairs_two::PAIRS.len()
        + pairs_three::PAIRS.len()
        + pairs_four::PAIRS.len()
        + pairs_five::PAIRS.len()
        + pairs_six::PAIRS.len()
        + pairs_seven::PAIRS.len()
        + pairs_eight::PAIRS.len()] = joined(
    &[
        pairs::PAIRS,
        pairs_two::PAIRS,
        pairs_three::PAIRS,
        pairs_four::PAIRS,
        pairs_five::PAIRS,
        pairs_six::PAIRS,
        pairs_seven::PAIRS,
        pairs_eight::PAIRS,
    ],
    (0, 0, "", ""),
);
