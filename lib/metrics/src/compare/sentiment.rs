//! Sentiment, feature by feature.

use std::collections::{BTreeMap, BTreeSet};

use super::row::{Measured, judged};
use super::{Compared, Figure, PeriodSlices, Periods};
use crate::verdict::{ContingencyTable, Part, Strata, newcombe};
use crate::{Bitmap, EngineSet, PolarityCounts, findings_by_engine, sentiment};

/// A slot and a feature.
type Key = (u16, u16);

/// The part of endorsing findings among those that endorse or undermine, of each slot and feature that has findings in
/// either period. Neutral findings are not tested.
pub fn compare_sentiment(periods: &Periods<'_>, slots: &[u16]) -> Vec<Compared<Key>> {
    let effects: BTreeMap<u16, f64> = slots.iter().copied().zip(periods.effects(slots)).collect();
    let [now, before] = periods.both().map(|period| {
        let found = sentiment(&period.sentiment, &period.select(periods.prompts, periods.engines));
        found.into_iter().collect::<BTreeMap<Key, PolarityCounts>>()
    });
    let mut strata = judging_strata(periods);
    let keys: BTreeSet<Key> = now.keys().chain(before.keys()).copied().collect();
    let rows = keys.into_iter().filter_map(|key| {
        let effect = *effects.get(&key.0)?;
        let figure = |found: &BTreeMap<Key, PolarityCounts>| figure(found.get(&key).copied().unwrap_or_default());
        let part = |figure: Figure| Part::new(figure.count, figure.total, effect);
        let (now, before) = (figure(&now), figure(&before));
        Some(Measured {
            key,
            now,
            before,
            interval: newcombe(part(now), part(before)),
            strata: strata.remove(&key).unwrap_or_default(),
            effect,
        })
    });
    judged(periods, rows.collect())
}

fn figure([endorsed, undermined, _]: PolarityCounts) -> Figure {
    Figure {
        count: endorsed,
        total: endorsed + undermined,
    }
}

/// The findings that endorse, among those that endorse or undermine, of each engine on prompts that it answered in both
/// periods.
fn judging_strata(periods: &Periods<'_>) -> BTreeMap<Key, Strata> {
    let mut strata: BTreeMap<Key, Strata> = BTreeMap::new();
    for engine in periods.compared() {
        let prompts = periods.common(engine);
        let [now, before] = periods.both().map(|period| findings(period, &prompts, engine));
        for (key, first) in &now {
            let Some(second) = before.get(key) else { continue };
            strata.entry(*key).or_default().add(ContingencyTable {
                first: (first.count, first.total),
                second: (second.count, second.total),
            });
        }
    }
    strata
}

fn findings(period: &PeriodSlices<'_>, prompts: &Bitmap, engine: EngineSet) -> BTreeMap<Key, Figure> {
    let found = findings_by_engine(&period.sentiment, &period.select(prompts, engine));
    let found = found.into_iter();
    found
        .map(|((_, slot, feature), counts)| ((slot, feature), figure(counts)))
        .collect()
}
