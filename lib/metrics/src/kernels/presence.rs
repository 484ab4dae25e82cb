//! Answers and mentions of each engine on each day: what comparisons of two periods are made of.

use super::pieces::{each_day, mentions_days};
use super::{Select, join, vectorized};
use crate::bitmap::Window;
use crate::mentions_day::MentionsDay;
use crate::{Day, Engine, EngineSet, Slice};

/// Answers of one engine on one day, and how many of them mention each brand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EngineDay {
    /// The day.
    pub day: Day,
    /// The engine.
    pub engine: Engine,
    /// Answers, at least one.
    pub answers: u64,
    /// Ascending by slot; slots without mentions are left out.
    pub by_slot: Vec<(u16, Presence)>,
}

/// How a brand is present in some answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Presence {
    /// Answers that mention it.
    pub answers: u64,
    /// Its mentions.
    pub mentions: u64,
}

/// Answers and mentions of every day and engine that has answers, ascending by day, then engine.
pub fn presence(slices: &[&Slice], select: &Select<'_>) -> Vec<EngineDay> {
    let window = Window::new(select.prompts);
    let held = mentions_days(slices, select);
    let of_day = |(day, pieces)| {
        let engines = select.engines.iter();
        engines.filter_map(move |engine| of_engine(day, pieces, &window, engine, select.engines.only(engine)))
    };
    each_day(&held).flat_map(of_day).collect()
}

fn of_engine(
    day: Day,
    pieces: &[(Day, &MentionsDay)],
    window: &Window<'_>,
    engine: Engine,
    only: EngineSet,
) -> Option<EngineDay> {
    let mut found = EngineDay {
        day,
        engine,
        answers: 0,
        by_slot: Vec::new(),
    };
    for (_, held) in pieces {
        vectorized!(count(&mut found, held, window, only));
    }
    if pieces.len() > 1 {
        join(&mut found.by_slot, |kept, other| {
            kept.answers += other.answers;
            kept.mentions += other.mentions;
        });
    }
    (found.answers > 0).then_some(found)
}

#[inline(always)]
fn count(found: &mut EngineDay, held: &MentionsDay, window: &Window<'_>, only: EngineSet) {
    let answers = held.answers.iter().filter(|(channel, _)| only.has(*channel));
    found.answers += answers.map(|(_, column)| held.planes.sum(*column, window)).sum::<u64>();
    for column in held.mentions.iter().filter(|column| only.has(column.channel)) {
        let mentions = held.planes.sum(column.mentions, window);
        if mentions == 0 {
            continue;
        }
        let answers = held.planes.members(column.mentions, window) + held.planes.sum(column.extra, window);
        match found.by_slot.last_mut() {
            Some((slot, sum)) if *slot == column.slot => {
                sum.answers += answers;
                sum.mentions += mentions;
            }
            _ => found.by_slot.push((column.slot, Presence { answers, mentions })),
        }
    }
}
