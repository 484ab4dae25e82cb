//! Which of many tests stand: false discoveries are kept to 5 % of what is reported.
//!
//! Y. Benjamini and Y. Hochberg, "Controlling the False Discovery Rate", 1995, over the tests that could pass at all:
//! counts are discrete, and a prompt with three answers can never show a change. Such tests are left out by their
//! margins, not by their outcome, as P. B. Gilbert describes ("A modified false discovery rate multiple-comparisons
//! procedure for discrete data", 2005, after R. E. Tarone, 1990).

use crate::exact::Compared;

/// The false discovery rate.
pub(crate) const RATE: f64 = 0.05;

/// For each test its adjusted p-value where it stands.
pub(crate) fn discoveries(tests: &[Compared]) -> Vec<Option<f64>> {
    let mut order = testable(tests);
    order.sort_by(|a, b| tests[*a].p_value.total_cmp(&tests[*b].p_value).then(a.cmp(b)));
    let count = order.len() as f64;
    let mut adjusted = vec![None; tests.len()];
    let mut least = 1.0_f64;
    for (place, index) in order.iter().enumerate().rev() {
        least = least.min(tests[*index].p_value * count / (place + 1) as f64);
        adjusted[*index] = (least <= RATE).then_some(least);
    }
    adjusted
}

/// The tests that can pass: with the least `k` such that at most `k` tests can reach `RATE / k`, these.
fn testable(tests: &[Compared]) -> Vec<usize> {
    let mut least: Vec<f64> = tests.iter().map(|test| test.attainable).collect();
    least.sort_by(f64::total_cmp);
    let reach = |k: usize| least.partition_point(|attainable| *attainable <= RATE / k as f64);
    let k = (1..=tests.len()).find(|k| reach(*k) <= *k).unwrap_or(1);
    (0..tests.len())
        .filter(|index| tests[*index].attainable <= RATE / k as f64)
        .collect()
}
