//! Visibility: distinct prompts, and answers, that mention a brand.

use std::collections::BTreeMap;

use super::mentions::days;
use super::pieces::{each_day, mentions_days};
use super::{Select, vectorized};
use crate::bitmap::Window;
use crate::mentions_day::MentionsDay;
use crate::{Day, EngineSet, Slice};

/// How far a brand reaches.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Reach {
    /// Distinct prompts with at least one answer that mentions the brand.
    pub prompts: u64,
    /// Answers that mention the brand.
    pub answers: u64,
}

/// Answered prompts, and how far each brand reaches among them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Visibility {
    /// Distinct prompts with at least one answer in the whole range.
    pub prompts: u64,
    /// Answers.
    pub answers: u64,
    /// Ascending by slot; slots without mentions are left out.
    pub by_slot: Vec<(u16, Reach)>,
}

/// Distinct prompts and answers over the whole range.
pub fn visibility(slices: &[&Slice], select: &Select<'_>) -> Visibility {
    let window = Window::new(select.prompts);
    let mut seen = Seen::new(&window);
    days(slices, select).for_each(|(_, day)| seen.add(day, select.engines));
    seen.visibility()
}

/// The same for each day with answers, days ascending.
pub fn visibility_series(slices: &[&Slice], select: &Select<'_>) -> Vec<(Day, Visibility)> {
    let window = Window::new(select.prompts);
    let of_day = |(day, pieces): (Day, &[(Day, &MentionsDay)])| {
        let mut seen = Seen::new(&window);
        pieces.iter().for_each(|(_, held)| seen.add(held, select.engines));
        (day, seen.visibility())
    };
    each_day(&mentions_days(slices, select))
        .map(of_day)
        .filter(|(_, seen)| seen.answers > 0)
        .collect()
}

/// A union of prompts that grows.
struct Union {
    prompts: Vec<u64>,
    answers: u64,
}

impl Union {
    fn new(window: &Window<'_>) -> Self {
        Self {
            prompts: vec![0; window.words.len()],
            answers: 0,
        }
    }

    fn reach(&self, window: &Window<'_>) -> Reach {
        Reach {
            prompts: and_count(&self.prompts, window),
            answers: self.answers,
        }
    }
}

#[inline(always)]
fn and_count(set: &[u64], window: &Window<'_>) -> u64 {
    set.iter()
        .zip(window.words)
        .map(|(a, b)| u64::from((a & b).count_ones()))
        .sum()
}

struct Seen<'a> {
    window: &'a Window<'a>,
    answered: Union,
    by_slot: BTreeMap<u16, Union>,
    /// Prompts of one column.
    column: Vec<u64>,
}

impl<'a> Seen<'a> {
    fn new(window: &'a Window<'a>) -> Self {
        let column = vec![0; window.words.len()];
        Self {
            window,
            answered: Union::new(window),
            by_slot: BTreeMap::new(),
            column,
        }
    }

    fn add(&mut self, day: &MentionsDay, engines: EngineSet) {
        vectorized!(self.add_columns(day, engines));
    }

    #[inline(always)]
    fn add_columns(&mut self, day: &MentionsDay, engines: EngineSet) {
        for (_, counts) in day.answers.iter().filter(|(channel, _)| engines.has(*channel)) {
            day.planes.union(*counts, self.window, &mut self.answered.prompts);
            self.answered.answers += day.planes.sum(*counts, self.window);
        }
        for columns in day.mentions.chunk_by(|a, b| a.slot == b.slot) {
            let union = self
                .by_slot
                .entry(columns[0].slot)
                .or_insert_with(|| Union::new(self.window));
            for column in columns.iter().filter(|column| engines.has(column.channel)) {
                self.column.fill(0);
                day.planes.union(column.mentions, self.window, &mut self.column);
                union
                    .prompts
                    .iter_mut()
                    .zip(&self.column)
                    .for_each(|(all, word)| *all |= word);
                union.answers += and_count(&self.column, self.window) + day.planes.sum(column.extra, self.window);
            }
        }
    }

    fn visibility(&self) -> Visibility {
        let Reach { prompts, answers } = self.answered.reach(self.window);
        let by_slot = self
            .by_slot
            .iter()
            .map(|(slot, union)| (*slot, union.reach(self.window)));
        Visibility {
            prompts,
            answers,
            by_slot: by_slot.filter(|(_, reach)| reach.answers > 0).collect(),
        }
    }
}
