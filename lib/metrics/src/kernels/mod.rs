//! Counting over slices. Every kernel takes slices in any order (of one section; others count nothing) and a
//! [`Select`], and gives plain counts: shares, ranks and tracked brands are the caller's.
//!
//! A day may stand in several slices, each a piece of it that holds some of its answers, none of them twice: the counts
//! are those of one segment with all answers.

pub(crate) mod by_engine;
pub(crate) mod citation_repetition;
pub(crate) mod citation_titles;
pub(crate) mod citations;
pub(crate) mod citations_by_group;
pub(crate) mod findings;
pub(crate) mod groups;
pub(crate) mod judging;
pub(crate) mod matrix;
pub(crate) mod mention_repetition;
pub(crate) mod mentions;
pub(crate) mod mentions_by_group;
pub(crate) mod origins;
pub(crate) mod pieces;
pub(crate) mod positions;
pub(crate) mod positions_by_group;
pub(crate) mod presence;
pub(crate) mod prompt_day_engine;
pub(crate) mod prompts;
pub(crate) mod repetition;
pub(crate) mod sentiment;
pub(crate) mod sentiment_by_group;
pub(crate) mod visibility;

use std::ops::RangeInclusive;

use crate::{Bitmap, Day, EngineSet};

/// Which facts count.
#[derive(Debug, Clone)]
pub struct Select<'a> {
    /// The days.
    pub days: RangeInclusive<Day>,
    /// The engines.
    pub engines: EngineSet,
    /// The prompts: of a view, a topic, a brand, or one.
    pub prompts: &'a Bitmap,
}

/// Counts by slot, ascending by slot; slots with 0 are left out.
pub type SlotCounts = Vec<(u16, u64)>;

/// Runs an expression with the widest vectors of this processor; functions in it must be inlined to profit.
macro_rules! vectorized {
    ($work:expr) => {
        fearless_simd::dispatch!(fearless_simd::Level::new(), _simd => $work)
    };
}
pub(crate) use vectorized;

/// Each key with how often it stands in a list, ascending.
pub(crate) fn tally<K: Copy + Ord>(mut keys: Vec<K>) -> impl Iterator<Item = (K, u32)> {
    keys.sort_unstable();
    let mut keys = keys.into_iter().peekable();
    std::iter::from_fn(move || {
        let key = keys.next()?;
        let mut count = 1;
        while keys.next_if_eq(&key).is_some() {
            count += 1;
        }
        Some((key, count))
    })
}

/// Brings what several pieces of a day have of each slot together, ascending by slot.
pub(crate) fn join<T: Copy>(by_slot: &mut Vec<(u16, T)>, add: impl Fn(&mut T, T)) {
    by_slot.sort_by_key(|(slot, _)| *slot);
    by_slot.dedup_by(|other, kept| {
        let same = other.0 == kept.0;
        if same {
            add(&mut kept.1, other.1);
        }
        same
    });
}

/// Counts while they grow, by slot.
#[derive(Default)]
pub(crate) struct Sums(Vec<u64>);

impl Sums {
    #[inline]
    pub(crate) fn add(&mut self, slot: u16, count: u64) {
        let slot = usize::from(slot);
        if slot >= self.0.len() {
            self.0.resize(slot + 1, 0);
        }
        self.0[slot] += count;
    }

    pub(crate) fn counts(&self) -> SlotCounts {
        (0..=u16::MAX)
            .zip(self.0.iter().copied())
            .filter(|(_, count)| *count > 0)
            .collect()
    }
}
