//! Counts of prompts as bit planes: plane `i` is the set of prompts whose count has bit `i` set.
//!
//! The sum of the counts of a set of prompts is then an AND and a popcount for each plane (bit-sliced arithmetic:
//! P. O'Neil and D. Quass, "Improved Query Performance with Variant Indexes", 1997). A plane with few prompts is
//! kept as a list of them.

use crate::bitmap::Window;

/// One plane.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Plane {
    /// Bits, from this byte of the arena.
    Dense(usize),
    /// Ordinals, ascending: this range of the lists.
    Sparse(usize, usize),
}

/// The planes of one column of counts, the lowest bit first: a range of [`Planes::planes`].
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Sliced {
    pub(crate) first: usize,
    pub(crate) end: usize,
}

/// The planes of many columns.
#[derive(Debug, Default)]
pub(crate) struct Planes {
    /// Words of a dense plane.
    pub(crate) words: usize,
    /// Dense planes: words, the lowest byte first.
    pub(crate) arena: Vec<u8>,
    pub(crate) lists: Vec<u32>,
    pub(crate) planes: Vec<Plane>,
}

impl Planes {
    /// The words of a dense plane that a window covers, as bytes.
    #[inline(always)]
    fn dense(&self, start: usize, window: &Window<'_>) -> &[[u8; 8]] {
        let plane = self.arena[start..start + self.words * 8].as_chunks().0;
        let first = window.first.min(plane.len());
        &plane[first..plane.len().min(window.first + window.words.len())]
    }

    /// The ordinals of a sparse plane that lie in a window's bounds.
    fn sparse(&self, start: usize, end: usize, window: &Window<'_>) -> &[u32] {
        let (first, after) = window.bounds();
        let list = &self.lists[start..end];
        let from = list.partition_point(|ordinal| *ordinal < first);
        let to = list.partition_point(|ordinal| *ordinal < after);
        &list[from..to]
    }

    /// Sum of the counts of the prompts in a window.
    #[inline(always)]
    pub(crate) fn sum(&self, column: Sliced, window: &Window<'_>) -> u64 {
        let mut sum = 0;
        for (level, plane) in self.planes[column.first..column.end].iter().enumerate() {
            sum += match *plane {
                Plane::Dense(start) => and_count(self.dense(start, window), window.words) << level,
                Plane::Sparse(start, end) => self.count_listed(start, end, window) << level,
            };
        }
        sum
    }

    fn count_listed(&self, start: usize, end: usize, window: &Window<'_>) -> u64 {
        let list = self.sparse(start, end, window);
        list.iter().filter(|ordinal| window.contains(**ordinal)).count() as u64
    }

    /// How many prompts of a window have a count.
    #[inline(always)]
    pub(crate) fn members(&self, column: Sliced, window: &Window<'_>) -> u64 {
        match self.planes[column.first..column.end] {
            [] => 0,
            [Plane::Dense(start)] => and_count(self.dense(start, window), window.words),
            [Plane::Sparse(start, end)] => self.count_listed(start, end, window),
            // Most counts are below 4.
            [Plane::Dense(low), Plane::Dense(high)] => {
                or_and_count(self.dense(low, window), self.dense(high, window), window.words)
            }
            _ => {
                let mut set = vec![0; window.words.len()];
                self.union(column, window, &mut set);
                set.iter()
                    .zip(window.words)
                    .map(|(a, b)| u64::from((a & b).count_ones()))
                    .sum()
            }
        }
    }

    /// Adds the prompts with a count to a set that has the words of a window.
    #[inline(always)]
    pub(crate) fn union(&self, column: Sliced, window: &Window<'_>, set: &mut [u64]) {
        for plane in &self.planes[column.first..column.end] {
            self.union_of(*plane, window, set);
        }
    }

    /// Adds the prompts of a plane to such a set.
    #[inline(always)]
    pub(crate) fn union_of(&self, plane: Plane, window: &Window<'_>, set: &mut [u64]) {
        match plane {
            Plane::Dense(start) => {
                let plane = self.dense(start, window);
                set.iter_mut()
                    .zip(plane)
                    .for_each(|(word, bits)| *word |= u64::from_le_bytes(*bits));
            }
            Plane::Sparse(start, end) => {
                for ordinal in self.sparse(start, end, window) {
                    set[*ordinal as usize / 64 - window.first] |= 1 << (ordinal % 64);
                }
            }
        }
    }

    /// The count of one prompt.
    pub(crate) fn count_of(&self, column: Sliced, prompt: u32) -> u64 {
        let planes = self.planes[column.first..column.end].iter().enumerate();
        planes
            .map(|(level, plane)| u64::from(self.has(*plane, prompt)) << level)
            .sum()
    }

    fn has(&self, plane: Plane, prompt: u32) -> bool {
        match plane {
            Plane::Dense(start) => {
                let byte = prompt as usize / 8;
                byte < self.words * 8 && self.arena[start + byte] >> (prompt % 8) & 1 == 1
            }
            Plane::Sparse(start, end) => self.lists[start..end].binary_search(&prompt).is_ok(),
        }
    }

    pub(crate) fn memory(&self) -> usize {
        self.arena.len() + 4 * self.lists.len() + size_of::<Plane>() * self.planes.len()
    }
}

/// How many bits of the words are set in any of two planes, which are of one length.
#[inline(always)]
fn or_and_count(low: &[[u8; 8]], high: &[[u8; 8]], words: &[u64]) -> u64 {
    let mut count = 0;
    for ((low, high), word) in low.iter().zip(high).zip(words) {
        let any = u64::from_le_bytes(*low) | u64::from_le_bytes(*high);
        count += u64::from((any & word).count_ones());
    }
    count
}

/// How many bits are set in both. A plain loop: the compiler must inline all of it to use wide vectors.
#[inline(always)]
fn and_count(plane: &[[u8; 8]], words: &[u64]) -> u64 {
    let mut count = 0;
    for (bits, word) in plane.iter().zip(words) {
        count += u64::from((u64::from_le_bytes(*bits) & word).count_ones());
    }
    count
}
