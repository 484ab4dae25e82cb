//! Sets of prompts.

/// A set of prompt ordinals, one bit each.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Bitmap(Vec<u64>);

impl Bitmap {
    /// The empty set.
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    /// All ordinals below `end`.
    pub fn below(end: u32) -> Self {
        let (words, bits) = (end as usize / 64, end % 64);
        let mut set = vec![u64::MAX; words];
        if bits > 0 {
            set.push((1 << bits) - 1);
        }
        Self(set)
    }

    /// Adds an ordinal; memory grows with the greatest one.
    pub fn set(&mut self, ordinal: u32) {
        let word = ordinal as usize / 64;
        if word >= self.0.len() {
            self.0.resize(word + 1, 0);
        }
        self.0[word] |= 1 << (ordinal % 64);
    }

    /// Whether an ordinal is in the set.
    pub fn contains(&self, ordinal: u32) -> bool {
        self.0
            .get(ordinal as usize / 64)
            .is_some_and(|word| word >> (ordinal % 64) & 1 == 1)
    }

    /// How many ordinals the set has.
    pub fn len(&self) -> u64 {
        self.0.iter().map(|word| u64::from(word.count_ones())).sum()
    }

    /// Whether the set has none.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    /// How many ordinals both sets have.
    pub fn and_count(&self, other: &Self) -> u64 {
        self.0
            .iter()
            .zip(&other.0)
            .map(|(a, b)| u64::from((a & b).count_ones()))
            .sum()
    }

    /// The ordinals, ascending.
    pub fn iter(&self) -> impl Iterator<Item = u32> {
        (0_u32..)
            .zip(&self.0)
            .flat_map(|(place, word)| bits(*word).map(move |bit| place * 64 + bit))
    }

    /// So many of them at most, spread evenly.
    pub fn sample(&self, most: u64) -> Self {
        let step = self.len().div_ceil(most.max(1)).max(1);
        self.iter().step_by(step as usize).collect()
    }

    pub(crate) fn words(&self) -> &[u64] {
        &self.0
    }
}

impl FromIterator<u32> for Bitmap {
    fn from_iter<T: IntoIterator<Item = u32>>(ordinals: T) -> Self {
        let mut set = Self::new();
        ordinals.into_iter().for_each(|ordinal| set.set(ordinal));
        set
    }
}

/// The places of the set bits of a word, ascending.
#[inline(always)]
pub(crate) fn bits(mut word: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        (word != 0).then(|| {
            let bit = word.trailing_zeros();
            word &= word - 1;
            bit
        })
    })
}

/// The part of a bitmap that has set bits: kernels look at no word outside it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Window<'a> {
    /// Index of the first word.
    pub(crate) first: usize,
    pub(crate) words: &'a [u64],
}

impl<'a> Window<'a> {
    pub(crate) fn new(bitmap: &'a Bitmap) -> Self {
        let words = bitmap.words();
        let first = words.iter().position(|word| *word != 0).unwrap_or(words.len());
        let end = words.iter().rposition(|word| *word != 0).map_or(first, |last| last + 1);
        Self {
            first,
            words: &words[first..end],
        }
    }

    /// The first ordinal inside and the first one after.
    pub(crate) fn bounds(&self) -> (u32, u32) {
        let ordinal = |word: usize| u32::try_from(word * 64).unwrap_or(u32::MAX);
        (ordinal(self.first), ordinal(self.first + self.words.len()))
    }

    #[inline(always)]
    pub(crate) fn contains(&self, ordinal: u32) -> bool {
        let word = (ordinal as usize / 64).wrapping_sub(self.first);
        self.words.get(word).is_some_and(|word| word >> (ordinal % 64) & 1 == 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_count_and_meet() {
        let a: Bitmap = [1, 64, 200].into_iter().collect();
        let b: Bitmap = [64, 201].into_iter().collect();
        assert_eq!(
            (a.len(), a.and_count(&b), a.contains(200), a.contains(9_999)),
            (3, 1, true, false)
        );
        assert_eq!(a.iter().collect::<Vec<_>>(), [1, 64, 200]);
        assert_eq!(Bitmap::below(64).len(), 64);
        assert_eq!(Bitmap::below(10).sample(4).iter().collect::<Vec<_>>(), [0, 3, 6, 9]);
        assert_eq!(a.sample(100), a);
        assert!(Bitmap::new().is_empty());
    }

    #[test]
    fn a_window_has_no_empty_ends() {
        let set: Bitmap = [130, 190, 300].into_iter().collect();
        let window = Window::new(&set);
        assert_eq!((window.first, window.words.len(), window.bounds()), (2, 3, (128, 320)));
        assert!(window.contains(190) && !window.contains(0) && !window.contains(5_000));
        assert!(Window::new(&Bitmap::new()).words.is_empty());
    }
}
