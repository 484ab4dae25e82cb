//! Sets of asks of a block: one bit for each of its 32 prompts and each of five repetitions.

use std::fmt;

use serde::de::{self, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::entities::collection::{BLOCK, MOST_REPETITIONS};

/// Repetitions of a prompt that have a bit.
const REPETITIONS: u8 = MOST_REPETITIONS;
/// Bits of a set.
const PLACES: u8 = BLOCK as u8 * REPETITIONS;
/// Bytes of a set.
const BYTES: usize = PLACES as usize / 8;

/// An ask of a block.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AskPlace(u8);

impl AskPlace {
    /// The ask of a prompt, by its ordinal, in its block; `None` where no ask has that repetition.
    pub const fn of(ordinal: u32, repetition: u8) -> Option<Self> {
        if repetition == 0 || repetition > REPETITIONS {
            return None;
        }
        Some(Self((ordinal % BLOCK) as u8 * REPETITIONS + repetition - 1))
    }

    /// Reads [`AskPlace::number`].
    pub const fn from_number(number: u8) -> Option<Self> {
        if number < PLACES { Some(Self(number)) } else { None }
    }

    /// Its place in a set.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The ordinal of its prompt, in this block.
    pub const fn ordinal(self, block: u32) -> u32 {
        block * BLOCK + (self.0 / REPETITIONS) as u32
    }

    /// Which repetition it is, from 1.
    pub const fn repetition(self) -> u8 {
        self.0 % REPETITIONS + 1
    }
}

/// A set of asks of a block.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct AskBits([u8; BYTES]);

impl AskBits {
    /// The asks of some prompts of a block, by a bit for each, as often as they are repeated.
    pub fn planned(prompts: u32, repetitions: u8) -> Self {
        let prompts = (0..BLOCK).filter(|prompt| prompts >> prompt & 1 == 1);
        let places = prompts.flat_map(|prompt| (1..=repetitions).filter_map(move |n| AskPlace::of(prompt, n)));
        places.collect()
    }

    /// Whether the ask is in the set.
    pub const fn has(&self, place: AskPlace) -> bool {
        self.0[place.0 as usize / 8] >> (place.0 % 8) & 1 == 1
    }

    /// Adds an ask.
    pub const fn insert(&mut self, place: AskPlace) {
        self.0[place.0 as usize / 8] |= 1 << (place.0 % 8);
    }

    /// Takes an ask out.
    pub const fn remove(&mut self, place: AskPlace) {
        self.0[place.0 as usize / 8] &= !(1 << (place.0 % 8));
    }

    /// How many there are.
    pub fn count(&self) -> u64 {
        self.0.iter().map(|byte| u64::from(byte.count_ones())).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; BYTES]
    }

    /// Those of either.
    #[must_use]
    pub fn or(&self, other: &Self) -> Self {
        self.with(other, |one, other| one | other)
    }

    /// Those of both.
    #[must_use]
    pub fn and(&self, other: &Self) -> Self {
        self.with(other, |one, other| one & other)
    }

    /// Those that the other set does not have.
    #[must_use]
    pub fn without(&self, other: &Self) -> Self {
        self.with(other, |one, other| one & !other)
    }

    fn with(&self, other: &Self, both: impl Fn(u8, u8) -> u8) -> Self {
        Self(std::array::from_fn(|place| both(self.0[place], other.0[place])))
    }

    /// The asks, by prompt, then by repetition.
    pub fn iter(&self) -> impl Iterator<Item = AskPlace> {
        (0..PLACES).map(AskPlace).filter(|place| self.has(*place))
    }

    /// The bytes that stand for it, the first ask in the lowest bit of the first one.
    pub const fn bytes(&self) -> &[u8] {
        &self.0
    }
}

impl FromIterator<AskPlace> for AskBits {
    fn from_iter<T: IntoIterator<Item = AskPlace>>(places: T) -> Self {
        let mut set = Self::default();
        places.into_iter().for_each(|place| set.insert(place));
        set
    }
}

impl fmt::Debug for AskBits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(AskPlace::number)).finish()
    }
}

impl Serialize for AskBits {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bytes(&self.0)
    }
}

impl<'de> Deserialize<'de> for AskBits {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Bytes;
        impl Visitor<'_> for Bytes {
            type Value = AskBits;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{BYTES} bytes")
            }

            fn visit_bytes<E: de::Error>(self, bytes: &[u8]) -> Result<AskBits, E> {
                let read = bytes.try_into().map(AskBits);
                read.map_err(|_| E::invalid_length(bytes.len(), &self))
            }
        }
        deserializer.deserialize_bytes(Bytes)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    fn set(places: &BTreeSet<u8>) -> AskBits {
        places
            .iter()
            .filter_map(|number| AskPlace::from_number(*number))
            .collect()
    }

    proptest! {
        #[test]
        fn sets_do_what_sets_do(
            one in prop::collection::btree_set(0..PLACES, 0..160),
            other in prop::collection::btree_set(0..PLACES, 0..160),
            removed in 0..PLACES,
        ) {
            let numbers = |bits: AskBits| bits.iter().map(AskPlace::number).collect::<BTreeSet<u8>>();
            let (a, b) = (set(&one), set(&other));
            prop_assert_eq!(numbers(a.or(&b)), &one | &other);
            prop_assert_eq!(numbers(a.and(&b)), &one & &other);
            prop_assert_eq!(numbers(a.without(&b)), &one - &other);
            prop_assert_eq!(a.count(), one.len() as u64);
            prop_assert_eq!(a.is_empty(), one.is_empty());
            let mut less = a;
            less.remove(AskPlace(removed));
            prop_assert!(!less.has(AskPlace(removed)));
            prop_assert_eq!(less.count(), a.count() - u64::from(a.has(AskPlace(removed))));
        }

        #[test]
        fn every_planned_ask_has_a_place_of_its_own(prompts: u32, repetitions in 1u8..=5, block in 0u32..1_000) {
            let planned = AskBits::planned(prompts, repetitions);
            let asks: BTreeSet<(u32, u8)> =
                planned.iter().map(|place| (place.ordinal(block), place.repetition())).collect();
            prop_assert_eq!(asks.len() as u64, u64::from(prompts.count_ones()) * u64::from(repetitions));
            for (ordinal, repetition) in asks {
                prop_assert!(ordinal / BLOCK == block && prompts >> (ordinal % BLOCK) & 1 == 1);
                let place = AskPlace::of(ordinal, repetition).map(|place| planned.has(place));
                prop_assert_eq!(place, Some(true));
            }
        }
    }

    #[test]
    fn no_ask_lies_outside() {
        assert_eq!(AskPlace::of(7, 0), None);
        assert_eq!(AskPlace::of(7, 6), None);
        assert_eq!(AskPlace::from_number(PLACES), None);
        assert_eq!(AskPlace::of(31, 5).map(AskPlace::number), Some(PLACES - 1));
    }
}
