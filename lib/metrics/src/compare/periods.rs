//! The facts of two periods.

use std::ops::RangeInclusive;

use crate::verdict::design_effects;
use crate::{Bitmap, Day, EngineSet, Select, Slice, Transitions, answers_by_prompt, transitions};

/// Prompts that steadiness is estimated from, at most.
const SAMPLE: u64 = 1_024;

/// The slices of one period, in any order; sections that a comparison does not read may be empty. Every comparison reads
/// mentions.
#[derive(Debug, Clone)]
pub struct PeriodSlices<'a> {
    /// The days.
    pub days: RangeInclusive<Day>,
    /// Answers and mentions.
    pub mentions: Vec<&'a Slice>,
    /// Citations.
    pub citations: Vec<&'a Slice>,
    /// Sentiment.
    pub sentiment: Vec<&'a Slice>,
}

/// Two periods of the same prompts.
#[derive(Debug, Clone)]
pub struct Periods<'a> {
    /// The current period.
    pub now: PeriodSlices<'a>,
    /// The one that it is compared with.
    pub before: PeriodSlices<'a>,
    /// The prompts.
    pub prompts: &'a Bitmap,
    /// The engines that figures count.
    pub engines: EngineSet,
    /// Those that verdicts leave out, because their models differ ([`super::changed_engines`]).
    pub changed: EngineSet,
}

impl PeriodSlices<'_> {
    pub(super) fn select<'b>(&self, prompts: &'b Bitmap, engines: EngineSet) -> Select<'b> {
        Select {
            days: self.days.clone(),
            engines,
            prompts,
        }
    }

    fn answered(&self, prompts: &Bitmap, engines: EngineSet) -> Bitmap {
        let answers = answers_by_prompt(&self.mentions, &self.select(prompts, engines));
        answers.into_iter().map(|(prompt, _)| prompt).collect()
    }
}

impl<'a> Periods<'a> {
    pub(super) fn both(&self) -> [&PeriodSlices<'a>; 2] {
        [&self.now, &self.before]
    }

    /// The engines that verdicts rest on, each by itself.
    pub(super) fn compared(&self) -> impl Iterator<Item = EngineSet> {
        let left = self.engines.iter().filter(|engine| !self.changed.contains(*engine));
        left.map(|engine| self.engines.only(engine))
    }

    /// The prompts that some engine answered in both periods.
    pub(super) fn common(&self, engine: EngineSet) -> Bitmap {
        let [now, before] = self.both().map(|period| period.answered(self.prompts, engine));
        now.iter().filter(|prompt| before.contains(*prompt)).collect()
    }

    /// Whether engines could be compared but for their models, and no other engine can.
    pub(super) fn model_changed(&self) -> bool {
        let in_both = |engine: EngineSet| {
            let answered = |period: &PeriodSlices<'_>| !period.answered(self.prompts, engine).is_empty();
            answered(&self.now) && answered(&self.before)
        };
        let mut changed = self.engines.iter().filter(|engine| self.changed.contains(*engine));
        changed.any(|engine| in_both(self.engines.only(engine))) && !self.compared().any(in_both)
    }

    /// The design effect of each slot's mentions.
    pub(super) fn effects(&self, slots: &[u16]) -> Vec<f64> {
        let sample = self.sample(SAMPLE);
        let of_slot = |slot: &u16| {
            let found = self
                .both()
                .map(|period| transitions(&period.mentions, &period.select(&sample, self.engines), *slot));
            found.into_iter().sum::<Transitions>()
        };
        design_effects(&slots.iter().map(of_slot).collect::<Vec<_>>())
    }

    /// So many of the prompts at most, spread evenly.
    pub(super) fn sample(&self, most: u64) -> Bitmap {
        let step = self.prompts.len().div_ceil(most).max(1);
        self.prompts.iter().step_by(step as usize).collect()
    }
}
