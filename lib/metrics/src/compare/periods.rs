//! The facts of two periods.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use super::effects::Effects;
use crate::{Bitmap, Day, EngineSet, Select, Slice, answers_by_prompt, mention_repetition};

/// Prompts that the repetition of mentions is estimated from, at most.
const SAMPLE: u64 = 1_024;

/// How much a prompt's answers of a day may differ between the periods, and how many answers, which is more in a week: an ask
/// is unanswered here and there.
const SAME_DAILY: f64 = 0.05;
const UNANSWERED: u64 = 2;
/// Steps of an octave, in which growth is told apart: with wider ones prompts that were added on the fifth of thirty days would be
/// counted with those that were there before.
const STEPS_OF_OCTAVE: f64 = 8.0;

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

    /// The answers of each prompt that has any, and on how many days they came, ascending by prompt.
    fn asked(&self, prompts: &Bitmap, engines: EngineSet) -> Vec<Asked> {
        let select = self.select(prompts, engines);
        let all = answers_by_prompt(&self.mentions, &select).into_iter();
        let mut asked: Vec<Asked> = all
            .map(|(prompt, answers)| Asked {
                prompt,
                answers,
                days: 0,
            })
            .collect();
        for day in self.days.start().0..=self.days.end().0 {
            let day = Select {
                days: Day(day)..=Day(day),
                ..select.clone()
            };
            let mut of_day = answers_by_prompt(&self.mentions, &day).into_iter().peekable();
            for prompt in &mut asked {
                prompt.days += u64::from(of_day.next_if(|(of, _)| *of == prompt.prompt).is_some());
            }
        }
        asked
    }
}

/// How often a prompt was answered in a period.
#[derive(Debug, Clone, Copy)]
struct Asked {
    prompt: u32,
    answers: u64,
    days: u64,
}

impl Asked {
    /// By what factor the answers became more, in steps of the eighth root of two; `None` where a day has another number of them,
    /// because what each of several answers says is not told apart.
    fn growth_from(self, before: Self) -> Option<i32> {
        let (now, other) = (self.answers * before.days, before.answers * self.days);
        let unanswered = UNANSWERED * self.days.max(before.days);
        let alike = now.abs_diff(other) as f64 <= (SAME_DAILY * other as f64).max(unanswered as f64);
        let steps = STEPS_OF_OCTAVE * libm::log2(self.answers as f64 / before.answers as f64);
        alike.then(|| libm::round(steps) as i32)
    }
}

impl<'a> Periods<'a> {
    pub(super) fn both(&self) -> [&PeriodSlices<'a>; 2] {
        [&self.now, &self.before]
    }

    /// The engines that verdicts rest on, each by itself, with its place among all.
    pub(super) fn compared(&self) -> impl Iterator<Item = (usize, EngineSet)> {
        let all = self.engines.iter().enumerate();
        let left = all.filter(|(_, engine)| !self.changed.contains(*engine));
        left.map(|(place, engine)| (place, self.engines.only(engine)))
    }

    /// The engines that verdicts rest on, with their places and prompts that can be counted together ([`Self::grown_alike`]).
    pub(super) fn alike(&self) -> impl Iterator<Item = (usize, EngineSet, Bitmap)> {
        self.compared().flat_map(|(place, engine)| {
            let groups = self.grown_alike(engine).into_iter();
            groups.map(move |prompts| (place, engine, prompts))
        })
    }

    /// Prompts that an engine answered in both periods, those together whose answers became more, or fewer, by about the same factor.
    /// They can be counted together: were some answered for all of one period and half of the other, the mix of prompts would
    /// change, and with it every count.
    fn grown_alike(&self, engine: EngineSet) -> Vec<Bitmap> {
        let [now, before] = self.both().map(|period| period.asked(self.prompts, engine));
        let mut before = before.into_iter().peekable();
        let mut groups: BTreeMap<i32, Vec<u32>> = BTreeMap::new();
        for prompt in now {
            while before.next_if(|other| other.prompt < prompt.prompt).is_some() {}
            let other = before.next_if(|other| other.prompt == prompt.prompt);
            if let Some(growth) = other.and_then(|other| prompt.growth_from(other)) {
                groups.entry(growth).or_default().push(prompt.prompt);
            }
        }
        groups
            .into_values()
            .map(|prompts| prompts.into_iter().collect())
            .collect()
    }

    /// Whether engines could be compared but for their models, and no other engine can.
    pub(super) fn model_changed(&self) -> bool {
        let in_both = |engine: EngineSet| {
            let answered = |period: &PeriodSlices<'_>| !period.answered(self.prompts, engine).is_empty();
            answered(&self.now) && answered(&self.before)
        };
        let mut changed = self.engines.iter().filter(|engine| self.changed.contains(*engine));
        changed.any(|engine| in_both(self.engines.only(engine))) && !self.compared().any(|(_, engine)| in_both(engine))
    }

    /// The design effects of each slot's mentions.
    pub(super) fn effects(&self, slots: &[u16]) -> Effects {
        let sample = self.prompts.sample(SAMPLE);
        let of_engine = |engine| {
            let [mut now, before] = self.both().map(|period| {
                let select = period.select(&sample, self.engines.only(engine));
                mention_repetition(&period.mentions, &select, slots)
            });
            now.iter_mut().zip(before).for_each(|(sum, before)| *sum += before);
            now
        };
        Effects::of(&self.engines.iter().map(of_engine).collect::<Vec<_>>())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prompts_that_are_asked_as_often_a_day_grow() {
        let growth = |(answers, days), (answers_before, days_before)| {
            let asked = |answers, days| Asked {
                prompt: 0,
                answers,
                days,
            };
            asked(answers, days).growth_from(asked(answers_before, days_before))
        };
        assert_eq!(growth((30, 30), (30, 30)), Some(0));
        assert_eq!(growth((30, 30), (26, 26)), Some(2), "added on the fifth day");
        assert_eq!(
            growth((13, 7), (14, 7)),
            Some(-1),
            "one ask of fourteen is not answered"
        );
        assert_eq!(growth((44, 30), (30, 30)), None, "twice a day from the middle on");
        assert_eq!(growth((11, 7), (7, 7)), None);
    }
}
