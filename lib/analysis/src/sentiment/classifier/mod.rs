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
const ROWS: usize = HEAD + 4 * (BUCKETS + 1);
/// What a row begins with: its tag (2 bytes), how rare it is, its steps for blame, and how many features it tells of.
const ROW: usize = 5;
/// How rare a trait is, is told in steps of this part.
const RARITY_STEPS: f32 = 16.0;

/// A trained model.
///
/// Its bytes (numbers with the lowest byte first) are the head, where each bucket begins and the last ends, and the rows. After its
/// beginning a row has the id of each feature that it tells of and its steps.
#[derive(Clone, Copy, Debug)]
pub struct Classifier(&'static [u8]);

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

/// Room for the classes: a power of two, so that no place has to be checked.
const ROOM: usize = CLASSES.next_power_of_two();

/// What the traits of some words add up to: the steps of each class, and the squares of how rare they are.
pub struct Sums {
    steps: [i32; ROOM],
    squares: u32,
}

impl Default for Sums {
    fn default() -> Self {
        Self {
            steps: [0; ROOM],
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
        let model = Self(bytes);
        let rows = model.number(HEAD + 4 * BUCKETS)?;
        (ROWS + rows as usize == bytes.len()).then_some(model)
    }

    fn number(&self, at: usize) -> Option<u32> {
        let bytes = self.0.get(at..at + 4)?.try_into().ok()?;
        Some(u32::from_le_bytes(bytes))
    }

    fn share(&self, at: usize) -> f32 {
        self.number(at).map_or(0.0, f32::from_bits)
    }

    /// The [`checksum`] of what it was trained on.
    pub fn checksum(&self) -> u32 {
        self.number(0).unwrap_or_default()
    }

    /// The scores of a sentence that is given as texts in small letters, by class.
    pub fn scores<'t>(&self, texts: impl Iterator<Item = &'t str>) -> Scores {
        self.scores_of(&self.sums(texts))
    }

    /// What a sentence's traits add up to, from which its scores are made; those of its parts can be added.
    pub fn sums<'t>(&self, texts: impl Iterator<Item = &'t str>) -> Sums {
        let mut sums = Sums::default();
        self.read(texts, |row, features| {
            sums.squares += u32::from(row[2]) * u32::from(row[2]);
            sums.steps[0] += i32::from(row[3] as i8);
            for weight in features.chunks_exact(2) {
                sums.steps[usize::from(weight[0]) % ROOM] += i32::from(weight[1] as i8);
            }
        });
        sums
    }

    /// The scores of what some traits add up to.
    pub fn scores_of(&self, sums: &Sums) -> Scores {
        let length = (sums.squares.max(1) as f32).sqrt() / RARITY_STEPS;
        let each = [STEP_OF_BLAME, STEP_OF_FEATURES].map(|step| self.share(step) / length);
        std::array::from_fn(|class| self.share(WITHOUT + 4 * class) + each[class.min(1)] * sums.steps[class] as f32)
    }

    /// Gives the rows of a sentence's traits.
    fn read<'t>(&self, texts: impl Iterator<Item = &'t str>, mut each: impl FnMut(&[u8; ROW], &[u8])) {
        let mut places = [0_u32; MOST_TRAITS];
        let mut count = 0;
        traits(texts, &mut |found| {
            places[count] = found;
            count += 1;
        });
        // Rows lie far apart: all are looked for before any is read, so that memory is waited for once and not for each.
        let mut known = 0;
        for at in 0..count {
            if let Some(place) = self.place(places[at]) {
                places[known] = place;
                known += 1;
            }
        }
        for place in &places[..known] {
            if let Some((row, features)) = self.row(*place as usize) {
                each(row, features);
            }
        }
    }

    /// Where the row of a trait begins.
    fn place(&self, number: u32) -> Option<u32> {
        let bucket = HEAD + 4 * (number >> (32 - BUCKET_BITS)) as usize;
        let (mut place, to) = (self.number(bucket)?, self.number(bucket + 4)?);
        while place < to {
            let at = ROWS + place as usize;
            let [low, high, _, _, count] = *self.0.get(at..)?.first_chunk::<ROW>()?;
            if u16::from_le_bytes([low, high]) == number as u16 {
                return Some(place);
            }
            place += ROW as u32 + 2 * u32::from(count);
        }
        None
    }

    /// A row: its beginning, and the features and steps behind it.
    fn row(&self, place: usize) -> Option<(&[u8; ROW], &[u8])> {
        let (row, rest) = self.0.get(ROWS + place..)?.split_first_chunk::<ROW>()?;
        Some((row, rest.get(..2 * usize::from(row[4]))?))
    }
}

/// The checksum of what is learned (FNV-1a): the texts of [`LEARNED`], and all phrases.
pub fn checksum<'t>(texts: impl Iterator<Item = &'t str>) -> u32 {
    let sum = texts.fold(BASIS, |sum, text| hash(sum, text.as_bytes()));
    phrases().fold(sum, |sum, phrase| hash(sum, phrase.words.as_bytes()))
}

/// The bytes of a model. `steps` are the weights of one step of features and of blame, `without` the scores without traits.
pub fn model(checksum: u32, steps: [f32; 2], without: &Scores, rows: &[Row]) -> Vec<u8> {
    let mut buckets = vec![Vec::new(); BUCKETS];
    for row in rows {
        let bucket = &mut buckets[(row.number >> (32 - BUCKET_BITS)) as usize];
        let [low, high] = (row.number as u16).to_le_bytes();
        let begins: [u8; ROW] = [low, high, row.rarity, row.blame as u8, row.features.len() as u8];
        bucket.extend(begins);
        bucket.extend(row.features.iter().flat_map(|&(class, steps)| [class, steps as u8]));
    }
    let mut bytes = checksum.to_le_bytes().to_vec();
    bytes.extend(steps.iter().chain(without).flat_map(|number| number.to_le_bytes()));
    let mut at = 0_u32;
    for bucket in &buckets {
        bytes.extend(at.to_le_bytes());
        at += bucket.len() as u32;
    }
    bytes.extend(at.to_le_bytes());
    bytes.extend(buckets.into_iter().flatten());
    bytes
}
