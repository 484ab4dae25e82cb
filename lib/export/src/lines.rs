//! What a metric has to say about each entity: the rows without their texts.

use answerscope_metrics::{Day, EngineSet, Groups, Select};

use crate::layout::{FIGURES, Figure};
use crate::text::Value;

/// Texts of an item, at most.
pub(crate) const TEXTS: usize = 5;

/// A row: what it is about, and its figures.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Line {
    /// The item's number.
    pub(crate) item: u32,
    pub(crate) figures: [Figure; FIGURES],
}

impl Line {
    pub(crate) fn new<const N: usize>(item: u32, figures: [Figure; N]) -> Self {
        let mut line = Self {
            item,
            figures: [Figure::Count(0); FIGURES],
        };
        line.figures[..N].copy_from_slice(&figures);
        line
    }
}

/// What is counted at once: the groups of a day and engine.
#[derive(Debug)]
pub(crate) struct DayGroups<'a> {
    pub(crate) day: Day,
    /// One engine, through the surfaces that count.
    pub(crate) engines: EngineSet,
    pub(crate) groups: &'a Groups,
}

impl DayGroups<'_> {
    pub(crate) fn select(&self) -> Select<'_> {
        Select {
            days: self.day..=self.day,
            engines: self.engines,
            prompts: self.groups.prompts(),
        }
    }
}

/// The rows of a metric, group by group.
pub(crate) trait Lines {
    /// Counts the groups of a day. The answer tells whether items have other numbers from here on.
    fn open(&mut self, of_day: &DayGroups<'_>) -> bool;

    /// Replaces `lines` by the rows of the next group that has any, in their order; the group, `None` after the last.
    fn next(&mut self, lines: &mut Vec<Line>) -> Option<u32>;

    /// The texts of an item.
    fn texts(&self, item: u32) -> [Value<'_>; TEXTS];
}
