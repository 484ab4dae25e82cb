//! A linear support vector machine with squared loss by dual coordinate descent (Hsieh and others, "A Dual Coordinate Descent Method for
//! Large-scale Linear SVM", ICML 2008, algorithm 1). Only sums, products and comparisons, in one order.

use std::collections::HashMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use answerscope_analysis::classifier::{CLASSES, rarity, value};

use crate::learned::Example;

/// What an error costs: for features and for blame.
const COSTS: [f64; 2] = [1.0, 0.5];
/// Times that all sentences are gone through.
const ROUNDS: usize = 30;
/// Sentences that a trait must stand in.
const LEAST_SENTENCES: usize = 3;

/// A sentence as a machine sees it: places of weights and its values there, of length one, and a last value for all sentences.
pub(crate) type Values = Vec<(usize, f64)>;

/// Traits that stand in enough sentences: their places and how rare they are.
pub(crate) struct Known(HashMap<u32, (usize, u8)>);

impl Known {
    /// How many traits they are; a class has a weight for each, and a last one for all sentences.
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// The traits with their places and how rare they are.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (u32, usize, u8)> {
        self.0.iter().map(|(&number, &(place, rarity))| (number, place, rarity))
    }

    /// The values of a sentence.
    pub(crate) fn values(&self, traits: &[u32]) -> Values {
        let told = traits.iter().filter_map(|each| self.0.get(each));
        let mut values: Values = told.map(|&(place, rarity)| (place, f64::from(value(rarity)))).collect();
        let length = values.iter().map(|(_, value)| value * value).sum::<f64>().sqrt();
        values.iter_mut().for_each(|(_, value)| *value /= length.max(1e-9));
        values.push((self.len(), 1.0));
        values
    }
}

/// How much a sentence of these values is of a class of these weights.
pub(crate) fn score(values: &Values, weights: &[f64]) -> f64 {
    values.iter().map(|&(at, value)| weights[at] * value).sum()
}

/// The weights of all classes, each learned by itself, several at a time.
pub(crate) fn weights(examples: &[Example], values: &[Values]) -> Vec<Vec<f64>> {
    let (next, found) = (AtomicUsize::new(0), Mutex::new(vec![Vec::new(); CLASSES]));
    let learn = || {
        loop {
            let class = next.fetch_add(1, Ordering::Relaxed);
            if class >= CLASSES {
                return;
            }
            let weights = of_class(class, examples, values);
            found.lock().expect("weights")[class] = weights;
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, Into::into) {
            scope.spawn(learn);
        }
    });
    found.into_inner().expect("weights")
}

/// The weights of a class.
fn of_class(class: usize, examples: &[Example], values: &[Values]) -> Vec<f64> {
    let bit = 1_u64 << class;
    let all = examples.iter().zip(values);
    let sentences: Vec<(&Values, bool)> = match class {
        0 => all
            .filter_map(|(example, values)| Some((values, example.blames()?)))
            .collect(),
        _ => all
            .filter(|(example, _)| example.fits() & bit == 0 || example.says() & bit != 0)
            .map(|(example, values)| (values, example.says() & bit != 0))
            .collect(),
    };
    machine(&sentences, COSTS[usize::from(class == 0)])
}

/// The weights that tell those sentences that are wanted from the others.
fn machine(sentences: &[(&Values, bool)], cost: f64) -> Vec<f64> {
    // The last place of each sentence's values is the last of all.
    let size = sentences
        .first()
        .map_or(0, |(values, _)| values[values.len() - 1].0 + 1);
    let mut weights = vec![0.0; size];
    let mut duals = vec![0.0; sentences.len()];
    let diagonal = 0.5 / cost;
    // Values may stand twice at one place.
    let lengths: Vec<f64> = sentences.iter().map(|(values, _)| length(values)).collect();
    let mut order: Vec<usize> = (0..sentences.len()).collect();
    let mut random = 1_u64;
    for _ in 0..ROUNDS {
        for last in (1..order.len()).rev() {
            random = random
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            order.swap(last, (random >> 33) as usize % (last + 1));
        }
        for &place in &order {
            let (values, wanted) = sentences[place];
            let sign = if wanted { 1.0 } else { -1.0 };
            let slope = sign * score(values, &weights) - 1.0 + diagonal * duals[place];
            let dual = (duals[place] - slope / (lengths[place] + diagonal)).max(0.0);
            let change = (dual - duals[place]) * sign;
            if change != 0.0 {
                values.iter().for_each(|&(at, value)| weights[at] += change * value);
            }
            duals[place] = dual;
        }
    }
    weights
}

fn length(values: &Values) -> f64 {
    let mut sums: Values = values.clone();
    sums.sort_unstable_by_key(|&(place, _)| place);
    let same = sums.chunk_by(|one, next| one.0 == next.0);
    same.map(|same| same.iter().map(|(_, value)| value).sum::<f64>().powi(2))
        .sum()
}

/// Traits that stand in enough sentences: their places and how rare they are.
pub(crate) fn known(examples: &[Example]) -> Known {
    let mut counts: HashMap<u32, usize> = HashMap::new();
    for example in examples {
        let mut numbers: Vec<u32> = example.traits.clone();
        numbers.sort_unstable();
        numbers.dedup();
        for number in numbers {
            *counts.entry(number).or_default() += 1;
        }
    }
    let mut counts: Vec<_> = counts.into_iter().filter(|count| count.1 >= LEAST_SENTENCES).collect();
    counts.sort_unstable();
    let known = counts.iter().enumerate();
    let rare = |count| rarity(count, examples.len());
    Known(
        known
            .map(|(place, &(number, count))| (number, (place, rare(count))))
            .collect(),
    )
}
