//! Counts of every prompt at once: what a table of all prompts, or an export, is made of.
//!
//! The planes of all days and engines are added up where they are, 64 prompts in a step, with a ripple of carries;
//! only the sums are turned into numbers.

use std::collections::BTreeMap;

use super::mentions::days;
use super::{Select, vectorized};
use crate::bitmap::{Window, bits};
use crate::mentions_day::MentionsDay;
use crate::plane::{Planes, Sliced};
use crate::{EngineSet, Slice};

/// Counts by prompt and slot.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PromptMatrix {
    /// Ascending.
    prompts: Vec<u32>,
    /// By slot ascending, a count for each prompt.
    columns: Vec<(u16, Vec<u64>)>,
}

impl PromptMatrix {
    /// The selected prompts, whether they have counts or not.
    pub fn prompts(&self) -> &[u32] {
        &self.prompts
    }

    /// The slots that have counts, with a count for each of [`PromptMatrix::prompts`].
    pub fn columns(&self) -> impl Iterator<Item = (u16, &[u64])> {
        self.columns.iter().map(|(slot, counts)| (*slot, counts.as_slice()))
    }

    /// (prompt, slot, count) of every count above 0, slots ascending, then prompts.
    pub fn iter(&self) -> impl Iterator<Item = (u32, u16, u64)> {
        self.columns.iter().flat_map(|(slot, counts)| {
            let counted = self.prompts.iter().zip(counts).filter(|(_, count)| **count > 0);
            counted.map(|(prompt, count)| (*prompt, *slot, *count))
        })
    }
}

/// Mentions by prompt and slot.
pub fn mentions_by_prompt(slices: &[&Slice], select: &Select<'_>) -> PromptMatrix {
    matrix(slices, select, |sum, day, column| sum.add(&day.planes, column.mentions))
}

/// Answers that mention, by prompt and slot.
pub fn mentioning_answers_by_prompt(slices: &[&Slice], select: &Select<'_>) -> PromptMatrix {
    matrix(slices, select, |sum, day, column| {
        sum.add_presence(&day.planes, column.mentions);
        sum.add(&day.planes, column.extra);
    })
}

/// Answers of each selected prompt that has any, ascending by prompt.
pub fn answers_by_prompt(slices: &[&Slice], select: &Select<'_>) -> Vec<(u32, u64)> {
    let window = Window::new(select.prompts);
    let mut sum = Sum::new(window);
    for (_, day) in days(slices, select) {
        for (_, counts) in chosen(day, select.engines) {
            sum.add(&day.planes, *counts);
        }
    }
    let counts = sum.numbers();
    let prompts = select.prompts.iter();
    prompts.zip(counts).filter(|(_, count)| *count > 0).collect()
}

fn chosen(day: &MentionsDay, engines: EngineSet) -> impl Iterator<Item = &(crate::Channel, Sliced)> {
    day.answers.iter().filter(move |(channel, _)| engines.has(*channel))
}

fn matrix(
    slices: &[&Slice],
    select: &Select<'_>,
    add: impl Fn(&mut Sum<'_>, &MentionsDay, &crate::mentions_day::MentionColumn),
) -> PromptMatrix {
    let window = Window::new(select.prompts);
    let mut sums: BTreeMap<u16, Sum<'_>> = BTreeMap::new();
    for (_, day) in days(slices, select) {
        for column in day.mentions.iter().filter(|column| select.engines.has(column.channel)) {
            add(sums.entry(column.slot).or_insert_with(|| Sum::new(window)), day, column);
        }
    }
    let columns = sums.into_iter().map(|(slot, sum)| (slot, sum.numbers()));
    let columns = columns.filter(|(_, counts)| counts.iter().any(|count| *count > 0));
    PromptMatrix {
        prompts: select.prompts.iter().collect(),
        columns: columns.collect(),
    }
}

/// Counts of the prompts of a window while they grow, in bit planes.
struct Sum<'a> {
    window: Window<'a>,
    /// The lowest bit first.
    planes: Vec<Vec<u64>>,
    /// What is added next.
    carry: Vec<u64>,
}

impl<'a> Sum<'a> {
    fn new(window: Window<'a>) -> Self {
        Self {
            window,
            planes: Vec::new(),
            carry: vec![0; window.words.len()],
        }
    }

    fn add(&mut self, planes: &Planes, column: Sliced) {
        vectorized!(self.add_planes(planes, column));
    }

    #[inline(always)]
    fn add_planes(&mut self, planes: &Planes, column: Sliced) {
        for (level, plane) in planes.planes[column.first..column.end].iter().enumerate() {
            self.carry.fill(0);
            planes.union_of(*plane, &self.window, &mut self.carry);
            self.add_carry(level);
        }
    }

    fn add_presence(&mut self, planes: &Planes, column: Sliced) {
        self.carry.fill(0);
        planes.union(column, &self.window, &mut self.carry);
        self.add_carry(0);
    }

    #[inline(always)]
    /// Adds the carry at a level and whatever it carries to the next ones.
    fn add_carry(&mut self, mut level: usize) {
        loop {
            if self.planes.len() <= level {
                self.planes.resize_with(level + 1, || vec![0; self.window.words.len()]);
            }
            let mut rest = 0;
            for (sum, carry) in self.planes[level].iter_mut().zip(&mut self.carry) {
                let both = *sum & *carry;
                *sum ^= *carry;
                *carry = both;
                rest |= both;
            }
            if rest == 0 {
                return;
            }
            level += 1;
        }
    }

    /// The count of each prompt of the window's bitmap.
    fn numbers(&self) -> Vec<u64> {
        let mut numbers = Vec::new();
        for (place, word) in self.window.words.iter().enumerate() {
            for bit in bits(*word) {
                let planes = self.planes.iter().enumerate();
                numbers.push(planes.map(|(level, plane)| (plane[place] >> bit & 1) << level).sum());
            }
        }
        numbers
    }
}
