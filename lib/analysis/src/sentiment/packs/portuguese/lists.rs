//! The Portuguese lists of words, each from all of its files.

use super::super::joined;
use super::{
    blame, blame_two, families_eight, families_five, families_four, families_nine, families_one, families_seven,
    families_six, families_ten, families_three, families_two, kinds_one, kinds_three, kinds_two, opinions, pairs,
    pairs_eight, pairs_eleven, pairs_five, pairs_four, pairs_nine, pairs_seven, pairs_six, pairs_ten, pairs_three,
    pairs_two, praise, praise_two, terms, things, things_two,
};

/// All of them.
pub(super) const TERMS: &[(u16, &str, &str)] = &joined::<
    _,
    { terms::TERMS.len() + things::THINGS.len() + things_two::THINGS.len() },
>(&[terms::TERMS, things::THINGS, things_two::THINGS], (0, "", ""));

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
            + families_one::PHRASES.len()
            + families_two::PHRASES.len()
            + families_three::PHRASES.len()
            + families_four::PHRASES.len()
            + families_five::PHRASES.len()
            + families_six::PHRASES.len()
            + families_seven::PHRASES.len()
            + families_eight::PHRASES.len()
            + families_nine::PHRASES.len()
            + families_ten::PHRASES.len()
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
        families_one::PHRASES,
        families_two::PHRASES,
        families_three::PHRASES,
        families_four::PHRASES,
        families_five::PHRASES,
        families_six::PHRASES,
        families_seven::PHRASES,
        families_eight::PHRASES,
        families_nine::PHRASES,
        families_ten::PHRASES,
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
