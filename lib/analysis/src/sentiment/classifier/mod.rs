//! Of which features a sentence speaks, and whether it praises or blames, told by a linear model of its words (their TF-IDF values,
//! whose weights are quantized to eight bits).
//!
//! One model reads all languages. `examples/train_classifier` trains it on [`LEARNED`] and the lists of words and writes
//! `data/classifier.model`; a test holds that it was trained on what is there.

mod phrases;
mod traits;

use super::packs::FILES;
pub use phrases::{Phrase, phrases};
pub use traits::traits;
use traits::{BASIS, MOST_TRAITS, hash};

/// Classes of a model: 0 is blame, the others are features by their id.
pub const CLASSES: usize = FILES;
/// Bits of a trait's number that tell its bucket; the next sixteen are its tag.
const BUCKET_BITS: u32 = 16;
const BUCKETS: usize = 1 << BUCKET_BITS;
/// Before the buckets: a checksum, the weight of one step for features and for blame, and the score of each class without traits.
const HEAD: usize = WITHOUT + 4 * CLASSES;
/// Where these stand.
const STEP_OF_FEATURES: usize = 4;
const STEP_OF_BLAME: usize = 8;
const WITHOUT: usize = 12;
/// How rare a trait is, and its steps for each class.
const ROW: usize = 1 + CLASSES;
/// Steps of a row for a class, up or down, at most.
pub const MOST_STEPS: i8 = i8::MAX;
/// How rare a trait is, is told in steps of this part.
const RARITY_STEPS: f32 = 16.0;

/// A trained model, as [`model`] writes it: numbers with the lowest byte first.
#[derive(Clone, Copy, Debug)]
pub struct Classifier {
    head: &'static [u8; HEAD],
    /// The first row of each bucket, and how many rows there are.
    buckets: &'static [[u8; 4]],
    /// The tags of all rows, apart from them: most traits are not known, and that is told by a few bytes.
    tags: &'static [u8],
    rows: &'static [[u8; ROW]],
}

/// The model of all languages.
static SHARED: &[u8] = include_bytes!("../../../data/classifier.model");

/// The files in `data` that it is trained on, in this order.
pub const LEARNED: [&str; 12] = [
    "sentences/english.tsv",
    "sentences/french.tsv",
    "sentences/german.tsv",
    "sentences/italian.tsv",
    "sentences/portuguese.tsv",
    "sentences/spanish.tsv",
    "answers/english-critical-dev.tsv",
    "answers/english-plain-dev.tsv",
    "answers/german-plain-dev.tsv",
    "answers/italian-plain-dev.tsv",
    "answers/portuguese-plain-dev.tsv",
    "answers/spanish-plain-dev.tsv",
];

/// Those of [`LEARNED`] that are no answers: all that a classifier may have learned where weights are fitted to answers that it reads.
pub fn sentences() -> impl Iterator<Item = &'static str> {
    LEARNED.into_iter().filter(|file| !file.starts_with("answers/"))
}

/// Scores by class: above 0 is likely.
pub type Scores = [f32; CLASSES];

/// What the traits of some words add up to: the steps of each class, and the squares of how rare they are.
pub struct Sums {
    steps: [i32; CLASSES],
    squares: u32,
}

impl Default for Sums {
    fn default() -> Self {
        Self {
            steps: [0; CLASSES],
            squares: 0,
        }
    }
}

impl Sums {
    /// Adds what other traits add up to.
    pub fn add(&mut self, other: &Self) {
        self.squares += other.squares;
        for (sum, step) in self.steps.iter_mut().zip(&other.steps) {
            *sum += step;
        }
    }
}

/// What a model says of one trait.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// What [`traits`] gives.
    pub number: u32,
    /// Its inverse document frequency: the logarithm of one in how many sentences has it, plus one, in sixteenths.
    pub rarity: u8,
    /// What it adds to the score of blame.
    pub blame: i8,
    /// What it adds to the scores of features, by their id.
    pub features: Vec<(u8, i8)>,
}

/// The value of a trait so rare, before the sentence's values are brought to a length of one.
pub fn value(rarity: u8) -> f32 {
    f32::from(rarity) / RARITY_STEPS
}

/// How rare a trait is that `with` of `all` sentences have.
pub fn rarity(with: usize, all: usize) -> u8 {
    let rarity = ((1 + all) as f32 / (1 + with) as f32).ln() + 1.0;
    (rarity * RARITY_STEPS).round().min(255.0) as u8
}

impl Classifier {
    /// The model of all languages.
    pub fn shared() -> Option<Self> {
        Self::new(SHARED)
    }

    /// The model of a file; `None` where the bytes are none.
    pub fn new(bytes: &'static [u8]) -> Option<Self> {
        let (head, rest) = bytes.split_first_chunk()?;
        let (buckets, rest) = rest.split_at_checked(4 * (BUCKETS + 1))?;
        let buckets = buckets.as_chunks().0;
        let count = u32::from_le_bytes(*buckets.last()?) as usize;
        let (tags, rows) = rest.split_at_checked(2 * count)?;
        let (rows, behind) = rows.as_chunks();
        (rows.len() == count && behind.is_empty()).then_some(Self {
            head,
            buckets,
            tags,
            rows,
        })
    }

    fn number(&self, at: usize) -> u32 {
        let bytes = self.head.get(at..).and_then(<[u8]>::first_chunk);
        bytes.map_or(0, |bytes| u32::from_le_bytes(*bytes))
    }

    fn share(&self, at: usize) -> f32 {
        f32::from_bits(self.number(at))
    }

    /// The [`checksum`] of what it was trained on.
    pub fn checksum(&self) -> u32 {
        self.number(0)
    }

    /// The scores of a sentence that is given as texts in small letters, by class.
    pub fn scores<'t>(&self, texts: impl Iterator<Item = &'t str>) -> Scores {
        self.scores_of(&self.sums(texts))
    }

    /// What a sentence's traits add up to, from which its scores are made; those of its parts can be added.
    pub fn sums<'t>(&self, texts: impl Iterator<Item = &'t str>) -> Sums {
        // As many traits at the most steps do not leave the type, in which several classes are added at once.
        const { assert!(MOST_TRAITS <= i16::MAX as usize / MOST_STEPS as usize) };
        // The first place is that of how rare the traits are, whose sum is not used: a whole row is added sooner than a part of it.
        let mut steps = [0_i16; ROW];
        let mut squares = 0;
        self.read(texts, |row| {
            squares += u32::from(row[0]) * u32::from(row[0]);
            for (sum, step) in steps.iter_mut().zip(row) {
                *sum = sum.wrapping_add(i16::from(*step as i8));
            }
        });
        Sums {
            steps: std::array::from_fn(|class| i32::from(steps[1 + class])),
            squares,
        }
    }

    /// The scores of what some traits add up to.
    pub fn scores_of(&self, sums: &Sums) -> Scores {
        let length = (sums.squares.max(1) as f32).sqrt() / RARITY_STEPS;
        let [of_blame, of_features] = [STEP_OF_BLAME, STEP_OF_FEATURES].map(|step| self.share(step) / length);
        let without = self.head[WITHOUT..].as_chunks().0;
        let mut scores = [0.0; CLASSES];
        for ((score, without), steps) in scores.iter_mut().zip(without).zip(&sums.steps) {
            *score = f32::from_le_bytes(*without) + of_features * *steps as f32;
        }
        scores[0] = self.share(WITHOUT) + of_blame * sums.steps[0] as f32;
        scores
    }

    /// Gives the rows of a sentence's traits.
    fn read<'t>(&self, texts: impl Iterator<Item = &'t str>, mut each: impl FnMut(&[u8; ROW])) {
        let mut places = [0_u32; MOST_TRAITS];
        let mut count = 0;
        traits(texts, &mut |found| {
            places[count] = found;
            count += 1;
        });
        // Rows lie far apart: all are looked for before any is read, so that memory is waited for once and not for each.
        let mut known = 0;
        for at in 0..count {
            let place = self.place(places[at]);
            places[known] = place.unwrap_or_default();
            known += usize::from(place.is_some());
        }
        places[..known]
            .iter()
            .filter_map(|place| self.rows.get(*place as usize))
            .for_each(&mut each);
    }

    /// The number of a trait's row.
    fn place(&self, number: u32) -> Option<u32> {
        let bucket = (number >> (32 - BUCKET_BITS)) as usize;
        let [first, end] = self.buckets.get(bucket..)?.first_chunk()?.map(u32::from_le_bytes);
        let (tag, tags) = (number as u16, self.tags.get(2 * first as usize..)?);
        let length = end.saturating_sub(first);
        let place = match tags.first_chunk() {
            // Most buckets are that short.
            Some(eight) if length <= 8 => first_of(*eight, tag),
            _ => {
                let mut tags = tags.as_chunks().0.iter().take(length as usize);
                tags.position(|other| u16::from_le_bytes(*other) == tag)? as u32
            }
        };
        (place < length).then_some(first + place)
    }
}

/// The first of eight tags that is `tag`, 8 where none is. They are compared together, four in each half.
fn first_of(eight: [u8; 16], tag: u16) -> u32 {
    const ONES: u64 = 0x0001_0001_0001_0001;
    let eight = u128::from_le_bytes(eight);
    // The lowest bit that is set is the top one of the first part that is zero.
    let zeros = |half: u64| half.wrapping_sub(ONES) & !half & (ONES << 15);
    let [low, high] = [eight as u64, (eight >> 64) as u64].map(|half| zeros(half ^ (ONES * u64::from(tag))));
    match low {
        0 => 4 + high.trailing_zeros() / 16,
        _ => low.trailing_zeros() / 16,
    }
}

/// The checksum of what is learned (FNV-1a): the texts of [`LEARNED`], and all phrases.
pub fn checksum<'t>(texts: impl Iterator<Item = &'t str>) -> u32 {
    let sum = texts.fold(BASIS, |sum, text| hash(sum, text.as_bytes()));
    phrases().fold(sum, |sum, phrase| hash(sum, phrase.words.as_bytes()))
}

/// The bytes of a model: the head, the first row of each bucket and how many rows there are, the tags of all rows, and the rows.
/// `steps` are the weights of one step of features and of blame, `without` the scores without traits.
pub fn model(checksum: u32, steps: [f32; 2], without: &Scores, rows: &[Row]) -> Vec<u8> {
    let mut rows: Vec<&Row> = rows.iter().collect();
    rows.sort_by_key(|row| row.number >> (32 - BUCKET_BITS));
    let mut bytes = checksum.to_le_bytes().to_vec();
    bytes.extend(steps.iter().chain(without).flat_map(|number| number.to_le_bytes()));
    for bucket in 0..=BUCKETS as u32 {
        let before = rows.partition_point(|row| row.number >> (32 - BUCKET_BITS) < bucket);
        bytes.extend((before as u32).to_le_bytes());
    }
    bytes.extend(rows.iter().flat_map(|row| (row.number as u16).to_le_bytes()));
    for row in rows {
        let mut told = [0; ROW];
        told[0] = row.rarity;
        for (class, steps) in [(0, row.blame)].iter().chain(&row.features) {
            told[1 + usize::from(*class)] = *steps.max(&-MOST_STEPS) as u8;
        }
        bytes.extend(told);
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_tag_is_found_among_others_that_are_nearly_the_same() {
        let tags = [0_u16, 1, 2, 0x100, 0x101, 0x7FFF, 0x8000, 0x8001, 0xFF00, 0xFFFF];
        for (shift, tag) in (0..tags.len()).flat_map(|shift| tags.map(|tag| (shift, tag))) {
            let eight: [u16; 8] = std::array::from_fn(|place| tags[(place * 3 + shift) % tags.len()]);
            let bytes = eight.map(u16::to_le_bytes).concat();
            let expected = eight.iter().position(|other| *other == tag).unwrap_or(8) as u32;
            assert_eq!(
                first_of(bytes.try_into().expect("sixteen"), tag),
                expected,
                "{tag} in {eight:?}"
            );
        }
    }
}
