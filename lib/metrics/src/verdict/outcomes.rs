//! The hypergeometric distribution of one table, and sums of several.

use std::sync::LazyLock;

use super::ContingencyTable;

/// Probabilities below this are cut off at the ends of a distribution: no p-value that small is told apart.
const NOTHING: f64 = 1e-110;

/// Probabilities of consecutive numbers of hits.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Outcomes {
    /// The number of hits of the first of them.
    first: u64,
    chances: Vec<f64>,
}

impl Outcomes {
    /// No hits, for certain.
    pub(crate) fn none() -> Self {
        Self {
            first: 0,
            chances: vec![1.0],
        }
    }

    /// Hits of the first group of a table, given its margins.
    pub(crate) fn of(table: ContingencyTable) -> Self {
        let (a, b, total) = (table.first.1, table.second.1, table.first.0 + table.second.0);
        let (low, high) = ends(table);
        // From the mode outwards, so that no weight overflows.
        let mode = ((total + 1) * (a + 1) / (a + b + 2)).clamp(low, high);
        let ratio = |x: u64| ((a - x) as f64 * (total - x) as f64) / ((x + 1) as f64 * (b + x + 1 - total) as f64);
        let mut weights = vec![1.0; (high - low + 1) as usize];
        for x in mode..high {
            weights[(x + 1 - low) as usize] = weights[(x - low) as usize] * ratio(x);
        }
        for x in (low..mode).rev() {
            weights[(x - low) as usize] = weights[(x + 1 - low) as usize] / ratio(x);
        }
        let sum: f64 = weights.iter().sum();
        weights.iter_mut().for_each(|weight| *weight /= sum);
        Self {
            first: low,
            chances: weights,
        }
        .trimmed()
    }

    /// The sum of two independent numbers of hits.
    pub(crate) fn plus(&self, other: &Self) -> Self {
        let mut chances = vec![0.0; self.chances.len() + other.chances.len() - 1];
        for (i, x) in other.chances.iter().enumerate() {
            for (cell, y) in chances[i..].iter_mut().zip(&self.chances) {
                *cell += x * y;
            }
        }
        Self {
            first: self.first + other.first,
            chances,
        }
        .trimmed()
    }

    /// The probability of all outcomes that are at most `tolerance` times as likely as `hits`.
    pub(crate) fn no_likelier_than(&self, hits: u64, tolerance: f64) -> f64 {
        let place = hits
            .checked_sub(self.first)
            .and_then(|place| self.chances.get(place as usize));
        let limit = place.copied().unwrap_or_default() * tolerance;
        if self.chances.iter().all(|p| *p <= limit) {
            return 1.0;
        }
        self.chances.iter().filter(|p| **p <= limit).sum::<f64>().min(1.0)
    }

    fn trimmed(mut self) -> Self {
        let matters = |p: &f64| *p >= NOTHING;
        let end = self.chances.iter().rposition(matters).map_or(1, |last| last + 1);
        let start = self.chances.iter().position(matters).unwrap_or_default();
        self.chances.truncate(end);
        self.chances.drain(..start);
        self.first += start as u64;
        self
    }
}

/// The fewest and the most hits that the first group of a table can have, given its margins.
pub(crate) fn ends(table: ContingencyTable) -> (u64, u64) {
    let total = table.first.0 + table.second.0;
    (total.saturating_sub(table.second.1), total.min(table.first.1))
}

/// The logarithm of the probability of `hits` in the first group of a table, given its margins.
pub(crate) fn ln_chance(table: ContingencyTable, hits: u64) -> f64 {
    let (a, b, total) = (table.first.1, table.second.1, table.first.0 + table.second.0);
    ln_choose(a, hits) + ln_choose(b, total - hits) - ln_choose(a + b, total)
}

/// The logarithm of the number of ways to choose `k` of `n`.
pub(crate) fn ln_choose(n: u64, k: u64) -> f64 {
    ln_factorial(n) - ln_factorial(k) - ln_factorial(n - k)
}

fn ln_factorial(n: u64) -> f64 {
    static FEW: LazyLock<Vec<f64>> = LazyLock::new(|| (0..2_048).map(|n| libm::lgamma(f64::from(n) + 1.0)).collect());
    FEW.get(n as usize)
        .copied()
        .unwrap_or_else(|| libm::lgamma(n as f64 + 1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(now: (u64, u64), before: (u64, u64)) -> ContingencyTable {
        ContingencyTable {
            first: now,
            second: before,
        }
    }

    #[test]
    fn probabilities_are_the_products_of_choices() {
        let outcomes = Outcomes::of(table((3, 24), (15, 25)));
        assert_eq!((outcomes.first, outcomes.chances.len()), (0, 19));
        for (hits, chance) in (0..).zip(&outcomes.chances) {
            let other = libm::exp(ln_chance(table((3, 24), (15, 25)), hits));
            assert!((chance / other - 1.0).abs() < 1e-10, "{hits} {chance} {other}");
        }
    }

    /// Sums keep their probability though their ends are cut, and do not grow with what can not happen.
    #[test]
    fn what_can_not_happen_takes_no_room() {
        let sum = (0..200).fold(Outcomes::none(), |sum, _| {
            sum.plus(&Outcomes::of(table((15, 30), (15, 30))))
        });
        assert!(sum.chances.len() < 3_000, "{}", sum.chances.len());
        assert!((sum.chances.iter().sum::<f64>() - 1.0).abs() < 1e-9);
        assert_eq!(sum.no_likelier_than(6_000, 1.0), 0.0);
        assert!((sum.no_likelier_than(3_000, 1.0) - 1.0).abs() < 1e-9);
    }
}
