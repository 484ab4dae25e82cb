//! Mentions by group and slot: the figures of all topics, or of all prompts, in one pass over the planes.
//!
//! Only set bits are visited, so the cost is that of the prompts that mention a brand, not of prompts times brands.

use std::collections::BTreeMap;

use super::Select;
use super::groups::Groups;
use super::mentions::days;
use crate::Slice;
use crate::bitmap::{Window, bits};
use crate::plane::{Planes, Sliced};

/// What is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Measure {
    /// Mentions, out of answers.
    Mentions,
    /// Answers that mention, out of answers.
    Answers,
    /// Distinct prompts that mention, out of distinct prompts with an answer.
    Prompts,
}

/// Counts by group, and by group and slot.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct MentionGroups {
    /// Answers of each group, or prompts with an answer.
    pub answered: Vec<u64>,
    /// Group by group, a count for each slot that was asked for.
    pub counts: Vec<u64>,
}

/// Counts of every group for each of `slots`; other slots are passed over. Of `select` the days and engines count;
/// the prompts are those of the groups.
pub fn mentions_by_group(
    slices: &[&Slice],
    select: &Select<'_>,
    groups: &Groups,
    slots: &[u16],
    measure: Measure,
) -> MentionGroups {
    let mut answered = Sums::new(groups, 1);
    let mut mentioned = Sums::new(groups, slots.len());
    for (_, day) in days(slices, select) {
        let chosen = |channel| select.engines.has(channel);
        for (_, answers) in day.answers.iter().filter(|(channel, _)| chosen(*channel)) {
            match measure {
                Measure::Prompts => answered.unite(0, &day.planes, *answers),
                Measure::Mentions | Measure::Answers => answered.add(0, &day.planes, *answers),
            }
        }
        for column in day.mentions.iter().filter(|column| chosen(column.channel)) {
            let Some(place) = slots.iter().position(|slot| *slot == column.slot) else {
                continue;
            };
            match measure {
                Measure::Mentions => mentioned.add(place, &day.planes, column.mentions),
                Measure::Prompts => mentioned.unite(place, &day.planes, column.mentions),
                Measure::Answers => {
                    mentioned.add_presence(place, &day.planes, column.mentions);
                    mentioned.add(place, &day.planes, column.extra);
                }
            }
        }
    }
    MentionGroups {
        answered: answered.finish(),
        counts: mentioned.finish(),
    }
}

/// Counts while they grow.
pub(crate) struct Sums<'a> {
    groups: &'a Groups,
    window: Window<'a>,
    /// Group by group, `width` counts each.
    counts: Vec<u64>,
    width: usize,
    /// Prompts of what is added.
    set: Vec<u64>,
    /// By place in a group, the prompts seen so far, where distinct ones count.
    unions: BTreeMap<usize, Vec<u64>>,
}

impl<'a> Sums<'a> {
    pub(crate) fn new(groups: &'a Groups, width: usize) -> Self {
        let window = Window::new(groups.prompts());
        Self {
            groups,
            window,
            counts: vec![0; groups.len() * width],
            width,
            set: vec![0; window.words.len()],
            unions: BTreeMap::new(),
        }
    }

    /// Adds the counts of a column.
    pub(crate) fn add(&mut self, place: usize, planes: &Planes, column: Sliced) {
        for (level, plane) in planes.planes[column.first..column.end].iter().enumerate() {
            self.set.fill(0);
            planes.union_of(*plane, &self.window, &mut self.set);
            self.tally(place, 1 << level);
        }
    }

    /// Adds 1 for each prompt of a column.
    pub(crate) fn add_presence(&mut self, place: usize, planes: &Planes, column: Sliced) {
        self.set.fill(0);
        planes.union(column, &self.window, &mut self.set);
        self.tally(place, 1);
    }

    /// Sees the prompts of a column, which count once however often they are seen.
    fn unite(&mut self, place: usize, planes: &Planes, column: Sliced) {
        let words = self.window.words.len();
        let union = self.unions.entry(place).or_insert_with(|| vec![0; words]);
        planes.union(column, &self.window, union);
    }

    pub(crate) fn finish(mut self) -> Vec<u64> {
        for (place, union) in std::mem::take(&mut self.unions) {
            self.set = union;
            self.tally(place, 1);
        }
        self.counts
    }

    /// Adds to the count of every prompt of the set.
    fn tally(&mut self, place: usize, weight: u64) {
        for (index, (word, wanted)) in self.set.iter().zip(self.window.words).enumerate() {
            for bit in bits(word & wanted) {
                let prompt = (self.window.first + index) as u32 * 64 + bit;
                self.counts[self.groups.of(prompt) as usize * self.width + place] += weight;
            }
        }
    }
}
