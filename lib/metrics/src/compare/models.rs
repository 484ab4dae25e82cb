//! Which engines answer by another model than before.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

use crate::{Day, Engine, EngineSet, ModelOfDay};

/// The engines whose known models of two periods are not the same ones. An unknown model equals any, so an engine of
/// which one period knows none has not changed; a model that came or went within a period is a change.
pub fn changed_engines(models: &[ModelOfDay], now: &RangeInclusive<Day>, before: &RangeInclusive<Day>) -> EngineSet {
    let (now, before) = (known(models, now), known(models, before));
    let differ = |engine: &Engine| match (now.get(engine), before.get(engine)) {
        (Some(now), Some(before)) => now != before,
        _ => false,
    };
    Engine::ALL.into_iter().filter(differ).collect()
}

fn known<'a>(models: &'a [ModelOfDay], days: &RangeInclusive<Day>) -> BTreeMap<Engine, BTreeSet<&'a str>> {
    let mut known: BTreeMap<Engine, BTreeSet<&str>> = BTreeMap::new();
    for of_day in models.iter().filter(|model| days.contains(&model.day)) {
        known.entry(of_day.engine).or_default().insert(&of_day.model);
    }
    known
}

#[cfg(test)]
mod tests {
    use super::*;

    fn days(first: i32, engine: Engine, models: &[&str]) -> Vec<ModelOfDay> {
        let of_day = |(day, model): (i32, &&str)| ModelOfDay {
            day: Day(day),
            engine,
            model: (*model).to_owned(),
        };
        (first..).zip(models).map(of_day).collect()
    }

    fn changed(now: Vec<ModelOfDay>, before: Vec<ModelOfDay>) -> EngineSet {
        changed_engines(&[before, now].concat(), &(Day(10)..=Day(19)), &(Day(0)..=Day(9)))
    }

    #[test]
    fn an_unknown_model_equals_any_and_a_mixture_is_another() {
        let changed = |now: &[&str], before: &[&str]| {
            changed(days(10, Engine::Grok, now), days(0, Engine::Grok, before)).contains(Engine::Grok)
        };
        assert!(changed(&["m2"], &["m1"]) && changed(&["m1", "m2"], &["m1"]) && changed(&["m1"], &["m1", "m2"]));
        assert!(!changed(&["m1", "m1"], &["m1"]) && !changed(&["m1", "m2"], &["m2", "m1"]));
        assert!(!changed(&[], &["m1"]) && !changed(&["m2"], &[]) && !changed(&[], &[]));
    }

    #[test]
    fn each_engine_is_by_itself_and_other_days_do_not_matter() {
        assert!(changed(days(10, Engine::Grok, &["m2"]), days(0, Engine::OpenAi, &["m1"])).is_empty());
        assert!(changed(days(19, Engine::Grok, &["m1", "m2"]), days(0, Engine::Grok, &["m1"])).is_empty());
    }
}
