//! Which models answered when, and on which day an engine changed to another.

use std::collections::BTreeMap;

use crate::{Day, Engine};

/// The model that gave the most of an engine's answers on a day.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ModelOfDay {
    /// The day.
    pub day: Day,
    /// The engine.
    pub engine: Engine,
    /// The model, as the engine names it.
    pub model: String,
}

/// An engine answers by another model than on the last day before of which a model is known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ModelSwitch {
    /// The first day of the other model.
    pub day: Day,
    /// The engine.
    pub engine: Engine,
    /// The model before.
    pub from: String,
    /// The model from this day on.
    pub to: String,
}

/// The changes between days that are given in ascending order. A day of which no model is known is no change.
pub fn model_changes(models: &[ModelOfDay]) -> Vec<ModelSwitch> {
    let mut last: BTreeMap<Engine, &str> = BTreeMap::new();
    let mut changes = Vec::new();
    for ModelOfDay { day, engine, model } in models {
        if let Some(before) = last.insert(*engine, model).filter(|before| before != model) {
            changes.push(ModelSwitch {
                day: *day,
                engine: *engine,
                from: before.to_owned(),
                to: model.clone(),
            });
        }
    }
    changes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_is_told_on_its_first_day_for_each_engine() {
        let models = [
            (1, Engine::OpenAi, "a"),
            (1, Engine::Grok, "x"),
            (2, Engine::OpenAi, "a"),
            (4, Engine::OpenAi, "b"),
            (4, Engine::Grok, "x"),
            (5, Engine::OpenAi, "a"),
        ];
        let models = models.map(|(day, engine, model)| ModelOfDay {
            day: Day(day),
            engine,
            model: model.to_owned(),
        });
        let told: Vec<_> = model_changes(&models)
            .into_iter()
            .map(|c| (c.day.0, c.engine, c.from, c.to))
            .collect();
        let expected = [(4, Engine::OpenAi, "a", "b"), (5, Engine::OpenAi, "b", "a")];
        assert_eq!(
            told,
            expected.map(|(day, engine, from, to)| (day, engine, from.to_owned(), to.to_owned()))
        );
    }
}
