//! Which of many tests stand.
//!
//! Tests that could not pass at all are left out first: counts are discrete, and three answers can never show a change.
//! They are left out by their margins, not by their outcome (R. E. Tarone, "A Modified Bonferroni Method for Discrete
//! Data", 1990; for false discoveries P. B. Gilbert, 2005).

use super::Test;

/// The error that is allowed in a family, and the false discovery rate.
pub const LEVEL: f64 = 0.05;

/// Against what a family of tests is corrected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Correction {
    /// Against any false one in the family, however the tests depend on each other: S. Holm, "A Simple Sequentially
    /// Rejective Multiple Test Procedure", 1979.
    Family,
    /// Against more than 5 % false ones among those that stand: Y. Benjamini and Y. Hochberg, "Controlling the False
    /// Discovery Rate", 1995.
    Discoveries,
}

/// For each test its adjusted p-value; none where it could not have passed.
pub fn adjust(tests: &[Test], correction: Correction) -> Vec<Option<f64>> {
    let mut order = testable(tests);
    order.sort_by(|a, b| tests[*a].p_value.total_cmp(&tests[*b].p_value).then(a.cmp(b)));
    let mut adjusted = vec![None; tests.len()];
    let count = order.len();
    match correction {
        Correction::Family => {
            let mut most = 0.0_f64;
            for (place, index) in order.into_iter().enumerate() {
                most = most.max(tests[index].p_value * (count - place) as f64).min(1.0);
                adjusted[index] = Some(most);
            }
        }
        Correction::Discoveries => {
            let mut least = 1.0_f64;
            for (place, index) in order.into_iter().enumerate().rev() {
                least = least.min(tests[index].p_value * count as f64 / (place + 1) as f64);
                adjusted[index] = Some(least);
            }
        }
    }
    adjusted
}

/// The tests that can pass: with the least `k` such that at most `k` tests can reach `LEVEL / k`, these.
fn testable(tests: &[Test]) -> Vec<usize> {
    let mut least: Vec<f64> = tests.iter().map(|test| test.attainable).collect();
    least.sort_by(f64::total_cmp);
    let reach = |k: usize| least.partition_point(|attainable| *attainable <= LEVEL / k as f64);
    let k = (1..=tests.len()).find(|k| reach(*k) <= *k).unwrap_or(1);
    (0..tests.len())
        .filter(|index| tests[*index].attainable <= LEVEL / k as f64)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tests(p_values: &[f64], attainable: f64) -> Vec<Test> {
        let test = |p: &f64| Test {
            p_value: *p,
            attainable,
            best: 0.0,
            excess: 0.0,
            effect: 1.0,
            exact: true,
        };
        p_values.iter().map(test).collect()
    }

    const P_VALUES: [f64; 10] = [0.042, 0.008, 0.039, 0.041, 0.001, 0.06, 0.074, 0.205, 0.212, 0.216];

    #[track_caller]
    fn gives(correction: Correction, expected: [f64; 10]) {
        let adjusted = adjust(&tests(&P_VALUES, 0.0), correction);
        for (adjusted, expected) in adjusted.iter().zip(expected) {
            assert!(
                (adjusted.unwrap_or(2.0) - expected).abs() < 1e-12,
                "{adjusted:?} {expected}"
            );
        }
    }

    /// R 4.5: `p.adjust(P_VALUES, "holm")` and `p.adjust(P_VALUES, "BH")`.
    #[test]
    fn without_hopeless_tests_they_are_holm_and_benjamini_and_hochberg() {
        gives(
            Correction::Family,
            [0.312, 0.072, 0.312, 0.312, 0.01, 0.312, 0.312, 0.615, 0.615, 0.615],
        );
        gives(
            Correction::Discoveries,
            [0.084, 0.04, 0.084, 0.084, 0.01, 0.1, 0.74 / 7.0, 0.216, 0.216, 0.216],
        );
    }

    #[test]
    fn hopeless_tests_cost_nothing() {
        let mut all = tests(&[0.01], 0.005);
        all.extend(tests(&[0.5; 1_000], 0.3));
        for correction in [Correction::Family, Correction::Discoveries] {
            let adjusted = adjust(&all, correction);
            assert_eq!((adjusted[0], adjusted[1]), (Some(0.01), None));
            assert_eq!(adjust(&[], correction), []);
        }
    }
}
