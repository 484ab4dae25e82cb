//! The Italian lists of words, each from all of its files.

use super::super::joined;
use super::{blame, blame_2, opinions, pairs, pairs_2, pairs_3, pairs_4, praise, praise_2, terms, things};

/// All of them.
pub(super) const TERMS: &[(u16, &str, &str)] =
    &joined::<_, { terms::TERMS.len() + things::THINGS.len() }>(&[terms::TERMS, things::THINGS], (0, "", ""));

/// All of them.
pub(super) const OPINIONS: &[(i8, u16, &str)] = &joined::<
    _,
    {
        opinions::OPINIONS.len()
            + praise::PRAISE.len()
            + praise_2::PRAISE.len()
            + blame::BLAME.len()
            + blame_2::BLAME.len()
    },
>(
    &[
        opinions::OPINIONS,
        praise::PRAISE,
        praise_2::PRAISE,
        blame::BLAME,
        blame_2::BLAME,
    ],
    (0, 0, ""),
);

/// All of them.
pub(super) const PAIRS: &[(i8, u16, &str, &str)] =
    &joined::<_, { pairs::PAIRS.len() + pairs_2::PAIRS.len() + pairs_3::PAIRS.len() + pairs_4::PAIRS.len() }>(
        &[pairs::PAIRS, pairs_2::PAIRS, pairs_3::PAIRS, pairs_4::PAIRS],
        (0, 0, "", ""),
    );
