//! The Italian lists of words, each from all of its files.

use super::super::joined;
use super::{
    blame, blame_two, kinds_one, kinds_three, kinds_two, nouns, opinions, others, pairs, pairs_eight, pairs_five,
    pairs_four, pairs_nine, pairs_seven, pairs_six, pairs_ten, pairs_three, pairs_two, praise, praise_two, silent,
    terms, things, ways_blame_one, ways_blame_two, ways_praise_one, ways_praise_two,
};
use crate::sentiment::lexicon::Meaning;

/// All of them.
pub(super) const TERMS: &[(u16, &str, &str)] = &joined::<
    _,
    { terms::TERMS.len() + things::THINGS.len() + nouns::NOUNS.len() },
>(&[terms::TERMS, things::THINGS, nouns::NOUNS], (0, "", ""));

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
            + ways_praise_one::PHRASES.len()
            + ways_praise_two::PHRASES.len()
            + ways_blame_one::PHRASES.len()
            + ways_blame_two::PHRASES.len()
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
        ways_praise_one::PHRASES,
        ways_praise_two::PHRASES,
        ways_blame_one::PHRASES,
        ways_blame_two::PHRASES,
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
    ],
    (0, 0, "", ""),
);

/// All of them.
pub(super) const OTHERS: &[(Meaning, &str)] = &joined::<_, { others::OTHERS.len() + silent::SILENT.len() }>(
    &[others::OTHERS, silent::SILENT],
    (Meaning::Plain, ""),
);
