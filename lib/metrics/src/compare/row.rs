//! A row of a comparison.

use std::cmp::Ordering;

use super::Periods;
use crate::share;
use crate::verdict::{Judged, Strata, Test, Verdict, judge, work_of_each};

/// A figure of one period: a part of a whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Figure {
    /// The part.
    pub count: u64,
    /// The whole.
    pub total: u64,
}

impl Figure {
    /// The part of the whole, 0 to 1; 0 of 0 is 0.
    pub fn share(self) -> f64 {
        share(self.count, self.total)
    }
}

/// A row: what it is about, its figures and what they come to.
#[derive(Debug, Clone, PartialEq)]
pub struct Compared<K> {
    /// A slot, a domain, or a slot and a feature.
    pub key: K,
    /// The figure of the current period.
    pub now: Figure,
    /// The figure of the period before.
    pub before: Figure,
    /// The 95 % interval (low, high) of the change.
    pub interval: (f64, f64),
    /// The p-value after the correction over all rows, and the verdict.
    pub judged: Judged,
}

impl<K> Compared<K> {
    /// The current share less the one before, -1 to 1.
    pub fn change(&self) -> f64 {
        self.now.share() - self.before.share()
    }

    /// The order of a comparison: real changes first, and the greater ones before the smaller.
    pub fn order(&self, other: &Self) -> Ordering {
        let real = |row: &Self| row.judged.verdict.is_change();
        let size = |row: &Self| row.change().abs();
        real(other).cmp(&real(self)).then(size(other).total_cmp(&size(self)))
    }
}

/// A row before it is judged.
pub(super) struct Measured<K> {
    pub(super) key: K,
    pub(super) now: Figure,
    pub(super) before: Figure,
    pub(super) interval: (f64, f64),
    pub(super) strata: Strata,
    pub(super) effect: f64,
}

/// Tests all rows and judges them together.
pub(super) fn judged<K>(periods: &Periods<'_>, rows: Vec<Measured<K>>) -> Vec<Compared<K>> {
    let work = work_of_each(rows.len());
    let tested = |row: &Measured<K>| (row.strata.test(row.effect, work), row.now.share() - row.before.share());
    let tested: Vec<(Test, f64)> = rows.iter().map(tested).collect();
    let verdicts = if periods.model_changed() {
        let changed = Judged {
            adjusted_p_value: 1.0,
            verdict: Verdict::ModelChanged,
        };
        vec![changed; rows.len()]
    } else {
        judge(&tested)
    };
    let rows = rows.into_iter().zip(verdicts);
    rows.map(|(row, judged)| Compared {
        key: row.key,
        now: row.now,
        before: row.before,
        interval: row.interval,
        judged,
    })
    .collect()
}
