//! Average-linkage clustering of texts by the cosine of their weighted words.
//!
//! The nearest-neighbour chain (Benzécri 1982) finds the same joins as looking for the closest pair each time, in time
//! and memory of the number of texts squared: 1,000 texts are 4 MB and a few million steps.

use std::collections::HashMap;

use super::words::{Text, Weights, stems};

/// Groups are joined while they are at least this similar. A round value that was
/// not fitted to anything: between 0.15 and 0.3 the groups of real questions hardly change (`tests/discovery.rs`).
const SIMILAR: f32 = 0.2;

/// Groups of the texts' places.
pub(super) fn groups(texts: &[Text], weights: &Weights) -> Vec<Vec<usize>> {
    // Texts with the same words are one from the start, so that repetition costs nothing.
    let mut same: HashMap<Vec<&str>, usize> = HashMap::new();
    let (mut distinct, mut members): (Vec<Vec<&str>>, Vec<Vec<usize>>) = Default::default();
    for (place, text) in texts.iter().enumerate() {
        let stems = stems(text);
        let group = *same.entry(stems.clone()).or_insert_with(|| {
            distinct.push(stems);
            members.push(Vec::new());
            members.len() - 1
        });
        members[group].push(place);
    }
    let mut tree = Linkage {
        similar: similarities(&distinct, weights),
        count: distinct.len(),
        size: members.iter().map(Vec::len).collect(),
        alive: vec![true; distinct.len()],
    };
    for (kept, taken) in tree.joins() {
        let moved = std::mem::take(&mut members[taken]);
        members[kept].extend(moved);
    }
    members.retain(|members| !members.is_empty());
    members
}

/// The cosine of every two texts, in rows.
fn similarities(texts: &[Vec<&str>], weights: &Weights) -> Vec<f32> {
    let count = texts.len();
    let mut holders: HashMap<&str, Vec<(usize, f32)>> = HashMap::new();
    for (place, stems) in texts.iter().enumerate() {
        let squares: f32 = stems.iter().map(|stem| weights.weight(stem).powi(2)).sum();
        for stem in stems {
            let share = weights.weight(stem) / squares.sqrt();
            holders.entry(stem).or_default().push((place, share));
        }
    }
    // Sums of floats depend on their order, and the outcome must not.
    let mut stems: Vec<_> = holders.into_iter().collect();
    stems.sort_unstable_by_key(|(stem, _)| *stem);
    let mut similar = vec![0.0; count * count];
    for (_, holders) in stems {
        for (place, share) in &holders {
            for (other, its) in &holders {
                similar[place * count + other] += share * its;
            }
        }
    }
    similar
}

struct Linkage {
    similar: Vec<f32>,
    count: usize,
    size: Vec<usize>,
    alive: Vec<bool>,
}

impl Linkage {
    /// The joins to make, in an order in which each one's groups are whole.
    fn joins(&mut self) -> Vec<(usize, usize)> {
        let (mut joins, mut chain): (Vec<(usize, usize)>, Vec<usize>) = Default::default();
        for start in 0..self.count {
            if !self.alive[start] {
                continue;
            }
            chain.push(start);
            while let Some(&last) = chain.last() {
                let before = chain.len().checked_sub(2).map(|place| chain[place]);
                match self.nearest(last, before) {
                    // Nothing is similar enough to it, and nothing that is joined later can become so: an average
                    // never passes the larger of its parts.
                    None => {
                        self.alive[last] = false;
                        chain.clear();
                    }
                    Some(nearest) if Some(nearest) == before => {
                        chain.truncate(chain.len() - 2);
                        let (kept, taken) = (nearest.min(last), nearest.max(last));
                        self.join(kept, taken);
                        joins.push((kept, taken));
                        if chain.is_empty() {
                            chain.push(kept);
                        }
                    }
                    Some(nearest) => chain.push(nearest),
                }
            }
        }
        joins
    }

    /// The most similar other group; of equal ones the one before in the chain, then the first.
    fn nearest(&self, group: usize, before: Option<usize>) -> Option<usize> {
        let row = &self.similar[group * self.count..(group + 1) * self.count];
        let mut best = before.map(|place| (row[place], place));
        for (place, &similar) in row.iter().enumerate() {
            let other = place != group && self.alive[place];
            if other && similar >= SIMILAR && best.is_none_or(|(most, _)| similar > most) {
                best = Some((similar, place));
            }
        }
        best.map(|(_, place)| place)
    }

    /// Joins two groups; the joined one's similarity to another is the average over its texts (Lance and Williams
    /// 1967).
    fn join(&mut self, kept: usize, taken: usize) {
        let (a, b) = (self.size[kept] as f32, self.size[taken] as f32);
        for other in 0..self.count {
            let average =
                (a * self.similar[kept * self.count + other] + b * self.similar[taken * self.count + other]) / (a + b);
            self.similar[kept * self.count + other] = average;
            self.similar[other * self.count + kept] = average;
        }
        self.size[kept] += self.size[taken];
        self.alive[taken] = false;
    }
}
