//! How often answers change their mind: whether a prompt's answers of an engine mention a brand is compared with the
//! answers of the day before that has any.

use super::Select;
use super::pieces::{each_day, mentions_days};
use crate::bitmap::{Window, bits};
use crate::mentions_day::MentionsDay;
use crate::{Day, EngineSet, Slice};

/// Transitions of one brand, over prompts and engines.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Transitions {
    /// From a day with a mention to one without, or the other way.
    pub seen: u64,
    /// Transitions that the same days would have in a random order: 2·k·(n − k) / n for k of n days with a mention. Answers
    /// that stay as they were yesterday turn less often.
    pub expected: f64,
    /// Days with answers, of all prompts and engines.
    pub days: u64,
    /// Prompts and engines with answers.
    pub chains: u64,
}

impl std::iter::Sum for Transitions {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::default(), |sum, transitions| Self {
            seen: sum.seen + transitions.seen,
            expected: sum.expected + transitions.expected,
            days: sum.days + transitions.days,
            chains: sum.chains + transitions.chains,
        })
    }
}

/// Transitions of a slot over all selected days.
pub fn transitions(slices: &[&Slice], select: &Select<'_>, slot: u16) -> Transitions {
    let window = Window::new(select.prompts);
    let held = mentions_days(slices, select);
    let of = |engine| of_engine(&held, &window, slot, select.engines.only(engine));
    select.engines.iter().map(of).sum()
}

fn of_engine(held: &[(Day, &MentionsDay)], window: &Window<'_>, slot: u16, engine: EngineSet) -> Transitions {
    let empty = || vec![0_u64; window.words.len()];
    let (mut known, mut last) = (empty(), empty());
    let mut counts = vec![(0_u32, 0_u32); window.words.len() * 64];
    let mut seen = 0;
    for (_, pieces) in each_day(held) {
        let (mut answered, mut named) = (empty(), empty());
        for (_, day) in pieces {
            for (_, column) in day.answers.iter().filter(|(channel, _)| engine.has(*channel)) {
                day.planes.union(*column, window, &mut answered);
            }
            let of_slot = day.mentions.iter().filter(|column| column.slot == slot);
            for column in of_slot.filter(|column| engine.has(column.channel)) {
                day.planes.union(column.mentions, window, &mut named);
            }
        }
        for (place, (answered, named)) in answered.iter().zip(&named).enumerate() {
            let (answered, named) = (answered & window.words[place], named & answered);
            seen += u64::from(((named ^ last[place]) & known[place] & answered).count_ones());
            last[place] = (last[place] & !answered) | (named & answered);
            known[place] |= answered;
            bits(answered).for_each(|bit| counts[place * 64 + bit as usize].0 += 1);
            bits(named & answered).for_each(|bit| counts[place * 64 + bit as usize].1 += 1);
        }
    }
    let days = counts
        .iter()
        .filter(|(days, _)| *days > 0)
        .map(|(days, named)| (f64::from(*days), f64::from(*named)));
    Transitions {
        seen,
        expected: days.map(|(n, k)| 2.0 * k * (n - k) / n).sum(),
        days: counts.iter().map(|(days, _)| u64::from(*days)).sum(),
        chains: counts.iter().filter(|(days, _)| *days > 0).count() as u64,
    }
}
