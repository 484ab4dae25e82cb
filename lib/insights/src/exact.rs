//! Whether two rates differ, engine by engine: the exact conditional test of a common odds ratio of 1.
//!
//! With one engine it is Fisher's exact test. With several it conditions on the margins of each engine's table, so that
//! an engine that answers more often than before, or that was added, is no change by itself (Simpson's paradox): C. R.
//! Mehta, N. R. Patel, R. Gray, "Computing an Exact Confidence Interval for the Common Odds Ratio in Several 2×2
//! Contingency Tables", 1985; `mantelhaen.test(exact = TRUE)` in R. It keeps its level at any number of answers.

/// Above so many trials the normal approximation is as good, and convolution would become slow.
const EXACT: u64 = 4_000;
/// Outcomes at most this much more likely than the observed one count as equally likely (as R does).
const TOLERANCE: f64 = 1.0 + 1e-7;

/// One engine's counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Table {
    /// Hits and trials of the first group.
    pub(crate) a: (u64, u64),
    /// Hits and trials of the second group.
    pub(crate) b: (u64, u64),
}

/// What a test says.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Compared {
    /// Two-sided: the probability of all outcomes that are no likelier than the observed one. 1 where the difference
    /// is below a standard deviation, which no correction would let pass anyway.
    pub(crate) p_value: f64,
    /// The least p-value that these margins can give; it does not depend on the outcome.
    pub(crate) attainable: f64,
    /// Hits of the first group above what equal rates would give.
    pub(crate) excess: f64,
    /// The design effect that was allowed for.
    pub(crate) effect: f64,
}

impl Table {
    /// The table that as many independent answers would have given: counts divided by the design effect (J. N. K. Rao
    /// and A. J. Scott, "A Simple Method for the Analysis of Clustered Binary Data", 1992), rounded.
    fn deflated(self, effect: f64) -> Self {
        let shrink = |count: u64| (count as f64 / effect).round() as u64;
        let side = |(hits, trials): (u64, u64)| (shrink(hits), shrink(trials));
        Self {
            a: side(self.a),
            b: side(self.b),
        }
    }
}

/// Compares the first groups with the second ones, each answer being worth `1 / effect` independent ones.
pub(crate) fn compare(strata: &[Table], effect: f64) -> Compared {
    if effect > 1.0 {
        let strata: Vec<Table> = strata.iter().map(|table| table.deflated(effect)).collect();
        return Compared {
            effect,
            ..compare(&strata, 1.0)
        };
    }
    let (excess, variance) = moments(strata);
    let trials: u64 = strata.iter().map(|table| table.a.1 + table.b.1).sum();
    if variance <= 0.0 {
        return Compared {
            p_value: 1.0,
            attainable: 1.0,
            excess,
            effect: 1.0,
        };
    }
    if trials > EXACT {
        return approximated(excess, variance);
    }
    let parts: Vec<Vec<f64>> = strata.iter().map(|table| outcomes(*table)).collect();
    let end = |pick: fn(&Vec<f64>) -> f64| parts.iter().map(pick).product::<f64>();
    let (low, high) = (end(|p| p[0]), end(|p| p[p.len() - 1]));
    let attainable = [low, high]
        .into_iter()
        .filter(|p| *p <= low.min(high) * TOLERANCE)
        .sum();
    let certain = excess * excess < variance;
    let p_value = if certain { 1.0 } else { two_sided(&parts, strata) };
    Compared {
        p_value,
        attainable,
        excess,
        effect: 1.0,
    }
}

/// The normal approximation with its continuity correction.
fn approximated(excess: f64, variance: f64) -> Compared {
    let z = (excess.abs() - 0.5).max(0.0) / variance.sqrt();
    Compared {
        p_value: libm::erfc(z / std::f64::consts::SQRT_2),
        attainable: 0.0,
        excess,
        effect: 1.0,
    }
}

/// Hits of the first group above their expectation given the margins, and the variance of their number (N. Mantel and
/// W. Haenszel, 1959).
fn moments(strata: &[Table]) -> (f64, f64) {
    let (mut excess, mut variance) = (0.0, 0.0);
    for table in strata.iter().filter(|table| table.a.1 > 0 && table.b.1 > 0) {
        let ((hits, a), (others, b)) = (table.a, table.b);
        let (all, a, b, total) = ((a + b) as f64, a as f64, b as f64, (hits + others) as f64);
        excess += hits as f64 - a * total / all;
        variance += a * b * total * (all - total) / (all * all * (all - 1.0));
    }
    (excess, variance)
}

fn two_sided(parts: &[Vec<f64>], strata: &[Table]) -> f64 {
    let place: u64 = strata.iter().map(|table| table.a.0 - least(*table)).sum();
    let all = parts.iter().fold(vec![1.0], |sum, part| convolve(&sum, part));
    let limit = all[place as usize] * TOLERANCE;
    all.iter().filter(|p| **p <= limit).sum::<f64>().min(1.0)
}

fn convolve(a: &[f64], b: &[f64]) -> Vec<f64> {
    let mut sum = vec![0.0; a.len() + b.len() - 1];
    for (i, x) in a.iter().enumerate() {
        for (cell, y) in sum[i..].iter_mut().zip(b) {
            *cell += x * y;
        }
    }
    sum
}

/// The fewest hits that the first group can have, given the margins.
fn least(table: Table) -> u64 {
    (table.a.0 + table.b.0).saturating_sub(table.b.1)
}

/// The hypergeometric probabilities of the first group's hits, from [`least`] on.
fn outcomes(table: Table) -> Vec<f64> {
    let (a, b, total) = (table.a.1, table.b.1, table.a.0 + table.b.0);
    let (low, high) = (least(table), total.min(a));
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
    weights
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn table(a: u64, n: u64, b: u64, m: u64) -> Table {
        Table { a: (a, n), b: (b, m) }
    }

    #[track_caller]
    fn holds(strata: &[Table], expected: f64) {
        let p = compare(strata, 1.0).p_value;
        assert!((p - expected).abs() < 1e-9, "{p} {expected}");
    }

    /// scipy 1.17.1: `scipy.stats.fisher_exact([[a, n - a], [b, m - b]]).pvalue`
    #[test]
    fn one_engine_is_fishers_test() {
        holds(&[table(3, 24, 15, 25)], 0.000_903_818_929_531_525_6);
        holds(&[table(0, 3, 3, 3)], 0.1);
        holds(&[table(8, 10, 1, 6)], 0.034_965_034_965_034_975);
        holds(&[table(0, 30, 6, 30)], 0.023_720_703_916_957_266);
        holds(&[table(45, 90, 60, 90)], 0.033_972_274_322_700_745);
        holds(&[table(5, 7, 5, 7)], 1.0);
        holds(&[table(0, 0, 3, 3)], 1.0);
        holds(&[], 1.0);
    }

    /// Exact fractions in Python: the product of `comb(n, x) * comb(m, t - x) / comb(n + m, t)` over the engines,
    /// summed over all outcomes whose probability is at most that of the observed sum.
    #[test]
    fn several_engines_are_conditioned_on_each() {
        holds(&[table(2, 10, 7, 10), table(1, 8, 5, 9)], 0.007_319_669_949_427_735);
        holds(
            &[table(0, 5, 2, 4), table(3, 9, 8, 9), table(1, 4, 1, 4)],
            0.013_574_660_633_484_163,
        );
        holds(
            &[table(12, 30, 20, 30), table(25, 28, 27, 28)],
            0.036_643_496_126_855_83,
        );
    }

    /// `2 * scipy.stats.norm.sf(max(0, |O - E| - 0.5) / V ** 0.5)`, the Mantel–Haenszel test with its correction.
    #[test]
    fn very_many_answers_are_approximated() {
        holds(
            &[table(1_200, 2_000, 1_290, 2_100), table(800, 1_000, 790, 900)],
            0.003_736_224_041_691_458_7,
        );
    }

    #[test]
    fn a_mix_that_moves_is_no_difference() {
        let compared = compare(&[table(30, 30, 10, 10), table(0, 10, 0, 30)], 1.0);
        assert_eq!((compared.p_value, compared.excess), (1.0, 0.0));
    }

    #[test]
    fn answers_that_repeat_themselves_are_worth_less() {
        let (strata, halved) = ([table(6, 48, 30, 50)], [table(3, 24, 15, 25)]);
        let deflated = compare(&strata, 2.0);
        assert_eq!(deflated.p_value, compare(&halved, 1.0).p_value);
        assert_eq!(deflated.effect, 2.0);
    }

    fn tables() -> impl Strategy<Value = Vec<Table>> {
        let side = || (0..40_u64).prop_flat_map(|n| (0..=n).prop_map(move |hits| (hits, n)));
        prop::collection::vec((side(), side()).prop_map(|(a, b)| Table { a, b }), 1..5)
    }

    proptest! {
        #[test]
        fn sides_may_be_swapped_and_no_p_value_is_below_the_attainable(strata in tables()) {
            let swapped: Vec<Table> = strata.iter().map(|t| Table { a: t.b, b: t.a }).collect();
            let (one, other) = (compare(&strata, 1.0), compare(&swapped, 1.0));
            prop_assert!((one.p_value - other.p_value).abs() < 1e-9);
            prop_assert!((one.excess + other.excess).abs() < 1e-9);
            prop_assert!(one.p_value >= one.attainable * (1.0 - 1e-6) && one.p_value <= 1.0);
        }

        /// What is called certain without being computed could not have passed anyway.
        #[test]
        fn a_difference_below_a_standard_deviation_is_never_significant(strata in tables()) {
            let parts: Vec<Vec<f64>> = strata.iter().map(|table| outcomes(*table)).collect();
            if compare(&strata, 1.0).p_value >= 1.0 {
                prop_assert!(two_sided(&parts, &strata) > 0.05);
            }
        }

        /// Under equal rates, each p-value comes up at most as often as it says.
        #[test]
        fn the_level_is_kept(strata in tables()) {
            let parts: Vec<Vec<f64>> = strata.iter().map(|table| outcomes(*table)).collect();
            let all = parts.iter().fold(vec![1.0], |sum, part| convolve(&sum, part));
            let p_of = |p: f64| all.iter().filter(|other| **other <= p * TOLERANCE).sum::<f64>();
            let rejected: f64 = all.iter().filter(|p| p_of(**p) <= 0.05).sum();
            prop_assert!((all.iter().sum::<f64>() - 1.0).abs() < 1e-9 && rejected <= 0.05 + 1e-9);
        }
    }
}
