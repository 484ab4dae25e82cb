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

#[cfg(test)]
mod tests {
    use super::*;

    fn tests(p_values: &[f64], attainable: f64) -> Vec<Compared> {
        let test = |p: &f64| Compared {
            p_value: *p,
            attainable,
            excess: 0.0,
            effect: 1.0,
        };
        p_values.iter().map(test).collect()
    }

    const P_VALUES: [f64; 10] = [0.042, 0.008, 0.039, 0.041, 0.001, 0.06, 0.074, 0.205, 0.212, 0.216];

    /// scipy 1.17.1: `scipy.stats.false_discovery_control(P_VALUES)` gives 0.01 and 0.04, then 0.084 and more.
    #[test]
    fn without_hopeless_tests_it_is_benjamini_and_hochberg() {
        let adjusted = discoveries(&tests(&P_VALUES, 0.0));
        let stand: Vec<(usize, f64)> = adjusted
            .iter()
            .enumerate()
            .filter_map(|(i, p)| Some((i, (*p)?)))
            .collect();
        assert_eq!(stand.len(), 2, "{stand:?}");
        assert!(stand[0].0 == 1 && (stand[0].1 - 0.04).abs() < 1e-12, "{stand:?}");
        assert!(stand[1].0 == 4 && (stand[1].1 - 0.01).abs() < 1e-12, "{stand:?}");
    }

    #[test]
    fn hopeless_tests_cost_nothing() {
        let mut all = tests(&[0.01], 0.005);
        all.extend(tests(&[0.5; 1_000], 0.3));
        assert_eq!(discoveries(&all)[0], Some(0.01));
        assert_eq!(discoveries(&[]), []);
    }
}
