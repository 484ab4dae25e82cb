//! Share of voice and visibility.

use std::collections::BTreeMap;

use super::effects::EngineStrata;
use super::row::{Measured, judged};
use super::{Compared, Figure, PeriodSlices, Periods};
use crate::verdict::{ContingencyTable, Part, Strata, newcombe, resampled_shares};
use crate::{
    Bitmap, Day, EngineSet, Presence, PromptMatrix, answers_by_prompt, mentioning_answers_by_prompt, presence,
    visibility,
};

/// Prompts that are counted at once: bounds the memory of counts by prompt and slot.
const CHUNK: usize = 16_384;

/// The share of voice of each slot among all of them.
pub fn compare_share_of_voice(periods: &Periods<'_>, slots: &[u16]) -> Vec<Compared<u16>> {
    let (strata, effects) = mention_strata(periods, slots);
    let [now, before] = periods.both().map(|period| PeriodMentions::new(period, periods, slots));
    let sizes: Vec<f64> = (0..slots.len()).map(|at| size(&now.sums, &before.sums, at)).collect();
    let intervals = resampled_shares(&now.days, &before.days, &sizes, &effects);
    let rows = strata.into_iter().zip(intervals).enumerate();
    let rows = rows.map(|(at, (strata, interval))| Measured {
        key: slots[at],
        now: now.figure(at),
        before: before.figure(at),
        interval,
        strata,
        effect: effects[at],
    });
    judged(periods, rows.collect())
}

/// The visibility of each slot: of prompts, or of answers where `answers` says so.
pub fn compare_visibility(periods: &Periods<'_>, slots: &[u16], answers: bool) -> Vec<Compared<u16>> {
    let (strata, effects) = mention_strata(periods, slots);
    let [now, before] = periods.both().map(|period| {
        let seen = visibility(&period.mentions, &period.select(periods.prompts, periods.engines));
        let total = if answers { seen.answers } else { seen.prompts };
        let figure = |slot: &u16| {
            let place = seen.by_slot.binary_search_by_key(slot, |(slot, _)| *slot);
            let reach = place.map(|place| seen.by_slot[place].1).unwrap_or_default();
            let count = if answers { reach.answers } else { reach.prompts };
            Figure { count, total }
        };
        slots.iter().map(figure).collect::<Vec<_>>()
    });
    let rows = strata.into_iter().enumerate().map(|(at, strata)| {
        // A prompt is one whatever its answers repeat; of a single prompt's answers each repeats the last a little.
        let part = |figure: Figure| Part::new(figure.count, figure.total, if answers { effects[at] } else { 1.0 });
        Measured {
            key: slots[at],
            now: now[at],
            before: before[at],
            interval: newcombe(part(now[at]), part(before[at])),
            strata,
            effect: effects[at],
        }
    });
    judged(periods, rows.collect())
}

/// Mentions of the slots in one period.
struct PeriodMentions {
    /// By day, then slot.
    days: Vec<Vec<u64>>,
    sums: Vec<Presence>,
}

impl PeriodMentions {
    fn new(period: &PeriodSlices<'_>, periods: &Periods<'_>, slots: &[u16]) -> Self {
        let mut days: BTreeMap<Day, Vec<u64>> = BTreeMap::new();
        let mut sums = vec![Presence::default(); slots.len()];
        for found in presence(&period.mentions, &period.select(periods.prompts, periods.engines)) {
            let of_day = days.entry(found.day).or_insert_with(|| vec![0; slots.len()]);
            for (slot, present) in found.by_slot {
                let Some(at) = slots.iter().position(|tracked| *tracked == slot) else {
                    continue;
                };
                of_day[at] += present.mentions;
                sums[at].mentions += present.mentions;
                sums[at].answers += present.answers;
            }
        }
        Self {
            days: days.into_values().collect(),
            sums,
        }
    }

    fn figure(&self, at: usize) -> Figure {
        Figure {
            count: self.sums[at].mentions,
            total: self.sums.iter().map(|sum| sum.mentions).sum(),
        }
    }
}

/// A slot's mentions in an answer that has any; where it has none, all slots'.
fn size(now: &[Presence], before: &[Presence], at: usize) -> f64 {
    let mean = |sums: &mut dyn Iterator<Item = &Presence>| {
        let (mentions, answers) = sums.fold((0, 0), |(m, a), sum| (m + sum.mentions, a + sum.answers));
        (answers > 0).then(|| mentions as f64 / answers as f64)
    };
    mean(&mut [now[at], before[at]].iter())
        .or_else(|| mean(&mut now.iter().chain(before)))
        .unwrap_or(1.0)
}

/// The answers that mention each slot, among the answers of each prompt and engine, in both periods; and each slot's design effect.
fn mention_strata(periods: &Periods<'_>, slots: &[u16]) -> (Vec<Strata>, Vec<f64>) {
    let mut rows = vec![EngineStrata::default(); slots.len()];
    let all: Vec<u32> = periods.prompts.iter().collect();
    for chunk in all.chunks(CHUNK) {
        let prompts: Bitmap = chunk.iter().copied().collect();
        for (place, engine) in periods.compared() {
            let [now, before] = periods
                .both()
                .map(|period| Naming::new(period, &prompts, engine, chunk));
            if !now.answers.is_empty() && !before.answers.is_empty() {
                for (slot, row) in slots.iter().zip(&mut rows) {
                    add((row, place), &now, &before, *slot);
                }
            }
        }
    }
    let effects = periods.effects(slots);
    let of_rows = rows.iter().enumerate().map(|(at, row)| effects.of_row(at, row));
    let of_rows = of_rows.collect();
    (rows.into_iter().map(|row| row.strata).collect(), of_rows)
}

fn add((row, engine): (&mut EngineStrata, usize), now: &Naming, before: &Naming, slot: u16) {
    let (first, second) = (now.of(slot), before.of(slot));
    let hits = |counts: Option<&[u64]>, at: usize| counts.map_or(0, |counts| counts[at]);
    for (at, (a, b)) in now.answers.iter().zip(&before.answers).enumerate() {
        if *a > 0 && *b > 0 {
            let table = ContingencyTable {
                first: (hits(first, at), *a),
                second: (hits(second, at), *b),
            };
            row.add(engine, table);
        }
    }
}

/// Answers of an engine by prompt, and those that mention by slot and prompt.
struct Naming {
    /// Empty where there are none.
    answers: Vec<u64>,
    mentioning: PromptMatrix,
}

impl Naming {
    fn new(period: &PeriodSlices<'_>, set: &Bitmap, engine: EngineSet, prompts: &[u32]) -> Self {
        let select = period.select(set, engine);
        let found = answers_by_prompt(&period.mentions, &select);
        if found.is_empty() {
            return Self {
                answers: Vec::new(),
                mentioning: PromptMatrix::default(),
            };
        }
        let mut found = found.into_iter().peekable();
        let count = |prompt: &u32| {
            found
                .next_if(|(other, _)| other == prompt)
                .map_or(0, |(_, count)| count)
        };
        Self {
            answers: prompts.iter().map(count).collect(),
            mentioning: mentioning_answers_by_prompt(&period.mentions, &select),
        }
    }

    fn of(&self, slot: u16) -> Option<&[u64]> {
        self.mentioning
            .columns()
            .find(|(of, _)| *of == slot)
            .map(|(_, counts)| counts)
    }
}
