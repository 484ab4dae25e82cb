//! The Portuguese lists of words, each from all of its files.

use super::super::joined;
use super::{
    blame, blame_two, kinds_one, kinds_three, kinds_two, opinions, pairs, pairs_eight, pairs_eleven, pairs_five,
    pairs_four, pairs_nine, pairs_seven, pairs_six, pairs_ten, pairs_three, pairs_two, praise, praise_two, terms,
    things,
};

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
            + pairs_five::PAIRS.len()
            + pairs_six::PAIRS.len()
            + pairs_seven::PAIRS.len()
            + pairs_eight::PAIRS.len()
            + pairs_nine::PAIRS.len()
            + pairs_ten::PAIRS.len()
            + pairs_eleven::PAIRS.len()
    },
>(
    &[
        pairs::PAIRS,
        pairs_two::PAIRS,
        pairs_three::PAIRS,
        pairs_four::PAIRS,
        pairs_five::PAIRS,
        pairs_six::PAIRS,
        pairs_seven::PAIRS,
        pairs_eight::PAIRS,
        pairs_nine::PAIRS,
        pairs_ten::PAIRS,
        pairs_eleven::PAIRS,
    ],
    (0, 0, "", ""),
);
