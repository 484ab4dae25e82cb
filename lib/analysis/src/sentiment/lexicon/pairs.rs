//! Which of the pack's pairs a word begins and which it ends.

use crate::names::ones;

/// Which pairs a word begins and ends.
#[derive(Clone, Copy, Default)]
pub(in crate::sentiment) struct Pairs {
    pub(in crate::sentiment) heads: Places,
    pub(in crate::sentiment) tails: Places,
}

/// Places of pairs in the pack, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::sentiment) struct Places([u64; 6]);

impl Places {
    pub(super) fn push(&mut self, place: usize) {
        self.0[place / 64] |= 1 << (place % 64);
    }

    pub(in crate::sentiment) fn is_empty(&self) -> bool {
        self.0.iter().all(|&bits| bits == 0)
    }

    /// Those that both have.
    pub(in crate::sentiment) fn common(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|part| self.0[part] & other.0[part]))
    }

    pub(super) fn iter(self) -> impl Iterator<Item = usize> {
        (0..)
            .zip(self.0)
            .flat_map(|(part, bits)| ones(bits).map(move |bit| part * 64 + bit))
    }
}
