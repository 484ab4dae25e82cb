//! Numbers that repeat for a seed.

/// FNV-1a over texts, each closed with a byte that UTF-8 does not have.
pub(crate) fn hash(seed: u64, parts: &[&str]) -> u64 {
    let bytes = parts.iter().flat_map(|part| part.bytes().chain([0xff]));
    let hash = bytes.fold(0xcbf2_9ce4_8422_2325 ^ seed, |hash: u64, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    mix(hash)
}

/// The finalizer of SplitMix64 (Steele, Lea, Flood 2014).
pub(crate) const fn mix(number: u64) -> u64 {
    let z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// A hash as a number in 0..1.
pub(crate) fn unit(hash: u64) -> f64 {
    (hash >> 11) as f64 / (1u64 << 53) as f64
}

/// A hash as a number with mean 0 and variance 1, evenly spread.
pub(crate) fn even(hash: u64) -> f64 {
    (2.0 * unit(hash) - 1.0) * 3f64.sqrt()
}

/// A sequence of numbers (SplitMix64).
#[derive(Debug, Clone)]
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn roll(&mut self) -> u64 {
        let rolled = mix(self.0);
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        rolled
    }

    /// A number in 0..1.
    pub(crate) fn unit(&mut self) -> f64 {
        unit(self.roll())
    }

    /// True this often of 1.
    pub(crate) fn chance(&mut self, of_one: f64) -> bool {
        self.unit() < of_one
    }

    /// A number in a range, both ends included.
    pub(crate) fn between(&mut self, least: usize, most: usize) -> usize {
        least + (self.unit() * (most.max(least) - least + 1) as f64) as usize
    }

    /// One of a list; `None` of an empty one.
    pub(crate) fn pick<'a, T>(&mut self, list: &'a [T]) -> Option<&'a T> {
        list.get(self.between(0, list.len().saturating_sub(1)))
    }

    /// A draw of the standard Gumbel distribution: added to scores, it makes the best of them a draw by softmax.
    pub(crate) fn gumbel(&mut self) -> f64 {
        -(-(self.unit().max(f64::MIN_POSITIVE)).ln()).ln()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_repeat_for_a_seed_and_stay_in_their_range() {
        let rolls = |seed| {
            let mut dice = Dice::new(seed);
            (0..1_000).map(|_| dice.unit()).collect::<Vec<_>>()
        };
        assert_eq!(rolls(1), rolls(1));
        assert_ne!(rolls(1), rolls(2));
        let mean = rolls(3).iter().sum::<f64>() / 1_000.0;
        assert!((0.47..0.53).contains(&mean), "{mean}");
        let mut dice = Dice::new(4);
        assert!((0..1_000).all(|_| (2..=5).contains(&dice.between(2, 5))));
        assert_eq!(dice.pick::<u8>(&[]), None);
    }

    #[test]
    fn parts_are_kept_apart() {
        assert_ne!(hash(0, &["ab", "c"]), hash(0, &["a", "bc"]));
        assert_ne!(hash(0, &["a"]), hash(1, &["a"]));
    }
}
