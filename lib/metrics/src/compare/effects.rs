//! What repetition costs a row: engines repeat themselves unequally, and count by what they add to the test.

use crate::Repetition;
use crate::verdict::{ContingencyTable, Strata, design_effects};

/// Strata of a row, and how much of their variance each engine has.
#[derive(Debug, Clone, Default)]
pub(super) struct EngineStrata {
    pub(super) strata: Strata,
    /// By the engine's place.
    variances: Vec<f64>,
}

impl EngineStrata {
    /// Adds a stratum of the engine at a place.
    pub(super) fn add(&mut self, engine: usize, table: ContingencyTable) {
        let before = self.strata.variance();
        self.strata.add(table);
        let places = self.variances.len().max(engine + 1);
        self.variances.resize(places, 0.0);
        self.variances[engine] += self.strata.variance() - before;
    }
}

/// The design effect of each row of a family at each engine.
#[derive(Debug)]
pub(super) struct Effects {
    /// By the engine's place, then by row.
    engines: Vec<Vec<f64>>,
    /// Of all engines together, by row.
    together: Vec<f64>,
}

impl Effects {
    /// From the answers of each row at each engine.
    pub(super) fn of(engines: &[Vec<Repetition>]) -> Self {
        let all: Vec<Repetition> = engines.iter().flatten().copied().collect();
        let effects = design_effects(&all);
        let rows = engines.first().map_or(0, Vec::len);
        let of_row = |row: usize| engines.iter().map(|of_engine| of_engine[row]).sum();
        Self {
            engines: effects.chunks(rows.max(1)).map(<[f64]>::to_vec).collect(),
            together: design_effects(&(0..rows).map(of_row).collect::<Vec<Repetition>>()),
        }
    }

    /// That of a row: the mean over the engines, each as heavy as its part of the variance of what is tested. The variance of a
    /// sum over engines of which each has an effect of its own is so many times that of independent answers. Where all repeat
    /// themselves alike, what they say together is surer; the larger of both is taken.
    pub(super) fn of_row(&self, row: usize, strata: &EngineStrata) -> f64 {
        let of = |engine: usize| self.engines[engine].get(row).copied().unwrap_or(1.0);
        let weights = strata.variances.iter().take(self.engines.len()).enumerate();
        let (sum, weight) = weights.fold((0.0, 0.0), |(sum, all), (engine, weight)| {
            (sum + weight * of(engine), all + weight)
        });
        let together = self.together.get(row).copied().unwrap_or(1.0);
        if weight > 0.0 {
            together.max(sum / weight)
        } else {
            together
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One engine repeats itself, another does not: the effect lies between theirs, nearer to that of the engine with more answers.
    #[test]
    fn engines_weigh_by_what_they_add() {
        let turns = |seen| Repetition {
            seen,
            expected: 10_000.0,
            later_seen: 70_000.0,
            later_expected: 70_000.0,
            expected_by_days: 1e8,
            ..Repetition::default()
        };
        let effects = Effects::of(&[vec![turns(5_000.0)], vec![turns(10_000.0)]]);
        let table = |trials| ContingencyTable {
            first: (trials / 2, trials),
            second: (trials / 2, trials),
        };
        let mut equal = EngineStrata::default();
        equal.add(0, table(100));
        equal.add(1, table(100));
        assert!((effects.of_row(0, &equal) - 2.0).abs() < 0.02);
        equal.add(0, table(100));
        equal.add(0, table(100));
        assert!((effects.of_row(0, &equal) - 2.5).abs() < 0.02);
        // Three quarters of the changes of a random order are seen in all.
        assert!((effects.of_row(0, &EngineStrata::default()) - 1.25 / 0.75).abs() < 0.02);
    }
}
