//! The Spanish lists of words, each from all of its files.

use super::super::joined;
use super::{
    blame, blame_two, kinds_one, kinds_three, kinds_two, opinions, others, others_wide, pairs, pairs_four, pairs_three,
    pairs_two, pairs_wide_five, pairs_wide_four, pairs_wide_one, pairs_wide_six, pairs_wide_three, pairs_wide_two,
    praise, praise_two, terms, things, wide_four, wide_one, wide_three, wide_two,
};
use crate::sentiment::lexicon::Meaning;

/// All of them.
pub(super) const TERMS: &[(u16, &str, &str)] =
    &joined::<_, { terms::TERMS.len() + things::THINGS.len() }>(&[terms::TERMS, things::THINGS], (0, "", ""));

/// All of them.
pub(super) const OPINIONS: &[(i8, u16, &str)] = &joined::<
    _,
    {
        opinions::OPINIONS.len()
            + praise::PRAISE.len()
            + praise_two::PRAISE.len()
            + blame::BLAME.len()
            + blame_two::BLAME.len()
            + kinds_one::PHRASES.len()
            + kinds_two::PHRASES.len()
            + kinds_three::PHRASES.len()
            + wide_one::PHRASES.len()
            + wide_two::PHRASES.len()
            + wide_three::PHRASES.len()
            + wide_four::PHRASES.len()
    },
>(
    &[
        opinions::OPINIONS,
        praise::PRAISE,
        praise_two::PRAISE,
        blame::BLAME,
        blame_two::BLAME,
        kinds_one::PHRASES,
        kinds_two::PHRASES,
        kinds_three::PHRASES,
        wide_one::PHRASES,
        wide_two::PHRASES,
        wide_three::PHRASES,
        wide_four::PHRASES,
    ],
    (0, 0, ""),
);

/// All of them.
pub(super) const PAIRS: &[(i8, u16, &str, &str)] = &joined::<
    _,
    {
        pairs::PAIRS.len()
            + pairs_two::PAIRS.len()
            + pairs_three::PAIRS.len()
            + pairs_four::PAIRS.len()
            + pairs_wide_one::PAIRS.len()
            + pairs_wide_two::PAIRS.len()
            + pairs_wide_three::PAIRS.len()
            + pairs_wide_four::PAIRS.len()
            + pairs_wide_five::PAIRS.len()
            + pairs_wide_six::PAIRS.len()
    },
>(
    &[
        pairs::PAIRS,
        pairs_two::PAIRS,
        pairs_three::PAIRS,
        pairs_four::PAIRS,
        pairs_wide_one::PAIRS,
        pairs_wide_two::PAIRS,
        pairs_wide_three::PAIRS,
        pairs_wide_four::PAIRS,
        pairs_wide_five::PAIRS,
        pairs_wide_six::PAIRS,
    ],
    (0, 0, "", ""),
);

/// All of them.
pub(super) const OTHERS: &[(Meaning, &str)] = &joined::<_, { others::OTHERS.len() + others_wide::OTHERS.len() }>(
    &[others::OTHERS, others_wide::OTHERS],
    (Meaning::Plain, ""),
);
