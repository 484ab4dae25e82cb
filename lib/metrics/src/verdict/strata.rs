//! Whether two rates differ, stratum by stratum: the exact conditional test of a common odds ratio of 1.
//!
//! With one stratum it is Fisher's exact test. With several it conditions on the margins of each table, so that what
//! answers more often than before, or was added, is no change by itself (Simpson's paradox): C. R. Mehta, N. R. Patel,
//! R. Gray, "Computing an Exact Confidence Interval for the Common Odds Ratio in Several 2×2 Contingency Tables", 1985;
//! `mantelhaen.test(exact = TRUE)` in R. It keeps its level at any number of answers. Its p-values are whole ones: the
//! mid-p-value, which counts half of the observed outcome, finds a little more and keeps no level.

use super::normal::{divided, two_sided};
use super::outcomes::{Outcomes, ends, ln_chance, ln_choose};

/// Products that an exact test may take by itself, about a millisecond. Where it would take more, the normal
/// approximation is as good.
pub const USUAL_WORK: u64 = 1 << 20;
/// Outcomes at most this much more likely than the observed one count as equally likely (as R does).
const TOLERANCE: f64 = 1.0 + 1e-7;
/// Outcomes of single strata that are kept for an exact test, in all.
const KEPT: u64 = 1 << 16;
/// Standard deviations that sums of outcomes spread over, at most, with probabilities above 1e-110.
const SPREAD: f64 = 46.0;
/// Below this, logarithms of probabilities are not added up further.
const ENOUGH: f64 = -700.0;

/// Hits and trials of two groups in one stratum.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ContingencyTable {
    /// Hits and trials of the first group, such as the current period's answers.
    pub first: (u64, u64),
    /// Hits and trials of the second group.
    pub second: (u64, u64),
}

/// Tables of several strata, while they are added up. Memory is bounded whatever their number.
#[derive(Debug, Clone, Default)]
pub struct Strata {
    hits: u64,
    excess: f64,
    variance: f64,
    /// Logarithms of the probabilities of the fewest and of the most hits.
    ends: (f64, f64),
    /// The logarithm of the least probability that so many trials can give, whatever the hits.
    best: f64,
    /// Outcomes of the strata that can have several.
    outcomes: u64,
    tables: Vec<ContingencyTable>,
}

/// What a test says.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Test {
    /// Two-sided: the probability of all outcomes that are no likelier than the observed one.
    pub p_value: f64,
    /// The least p-value that these margins can give; it does not depend on the outcome.
    pub attainable: f64,
    /// The least p-value that so many trials could give with any hits.
    pub best: f64,
    /// Hits of the first group above what equal rates would give.
    pub excess: f64,
    /// The design effect that the statistic was divided by.
    pub effect: f64,
    /// Whether the p-value was counted out, not approximated.
    pub exact: bool,
}

impl Strata {
    /// Adds a stratum. One without trials in either group says nothing; there are no more hits than trials.
    pub fn add(&mut self, table: ContingencyTable) {
        let whole = |(hits, trials): (u64, u64)| (hits.min(trials), trials);
        let (first, second) = (whole(table.first), whole(table.second));
        let table = ContingencyTable { first, second };
        let ((hits, a), (others, b)) = (first, second);
        if a == 0 || b == 0 {
            return;
        }
        if self.best > ENOUGH {
            self.best -= ln_choose(a + b, a);
        }
        let (low, high) = ends(table);
        if low == high {
            return;
        }
        if self.ends.0.max(self.ends.1) > ENOUGH {
            self.ends.0 += ln_chance(table, low);
            self.ends.1 += ln_chance(table, high);
        }
        let (all, a, b, total) = ((a + b) as f64, a as f64, b as f64, (hits + others) as f64);
        self.excess += hits as f64 - a * total / all;
        self.variance += a * b * total * (all - total) / (all * all * (all - 1.0));
        self.hits += hits;
        self.outcomes += high - low + 1;
        if self.outcomes <= KEPT {
            self.tables.push(table);
        }
    }

    /// The variance of the first group's hits, if the rates are equal.
    pub fn variance(&self) -> f64 {
        self.variance
    }

    /// Tests whether the rates are equal, the trials being worth `1 / effect` independent ones. `work` bounds the
    /// products of an exact test.
    pub fn test(&self, effect: f64, work: u64) -> Test {
        let exact = self.outcomes <= KEPT && self.products() <= work;
        let p_value = match (self.variance > 0.0, exact) {
            (false, _) => 1.0,
            (true, true) => self.counted(),
            (true, false) => two_sided(self.corrected()),
        };
        self.told(p_value, effect, exact)
    }

    /// The same, but 1 where the difference is below a standard deviation: what no correction would let pass need not
    /// be counted out.
    pub fn test_if_notable(&self, effect: f64) -> Test {
        if self.excess * self.excess < self.variance * effect {
            return self.told(1.0, effect, false);
        }
        self.test(effect, USUAL_WORK)
    }

    fn told(&self, p_value: f64, effect: f64, exact: bool) -> Test {
        let (low, high) = self.ends;
        let mirrored = (low - high).abs() <= 1e-7;
        let least = libm::exp(low.min(high)) * if mirrored { 2.0 } else { 1.0 };
        let attainable = if self.variance > 0.0 { least.min(1.0) } else { 1.0 };
        Test {
            p_value: divided(p_value, effect),
            attainable: divided(attainable, effect),
            best: divided((2.0 * libm::exp(self.best)).min(1.0), effect),
            excess: self.excess,
            effect: effect.max(1.0),
            exact,
        }
    }

    /// Products that the exact test takes, at most.
    fn products(&self) -> u64 {
        let width = (SPREAD * self.variance.sqrt()).ceil() as u64 + 2;
        self.outcomes * width.min(self.outcomes + 1)
    }

    fn counted(&self) -> f64 {
        let parts = self.tables.iter().map(|table| Outcomes::of(*table));
        let all = parts.fold(Outcomes::none(), |sum, part| sum.plus(&part));
        all.no_likelier_than(self.hits, TOLERANCE)
    }

    /// The normal deviate with its continuity correction (N. Mantel and W. Haenszel, 1959).
    fn corrected(&self) -> f64 {
        (self.excess.abs() - 0.5).max(0.0) / self.variance.sqrt()
    }
}

impl FromIterator<ContingencyTable> for Strata {
    fn from_iter<T: IntoIterator<Item = ContingencyTable>>(tables: T) -> Self {
        let mut strata = Self::default();
        tables.into_iter().for_each(|table| strata.add(table));
        strata
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn table(a: u64, n: u64, b: u64, m: u64) -> ContingencyTable {
        ContingencyTable {
            first: (a, n),
            second: (b, m),
        }
    }

    fn test(tables: &[ContingencyTable]) -> Test {
        tables.iter().copied().collect::<Strata>().test(1.0, USUAL_WORK)
    }

    #[track_caller]
    fn holds(tables: &[ContingencyTable], expected: f64) {
        let p = test(tables).p_value;
        assert!((p - expected).abs() < 1e-9, "{p} {expected}");
    }

    /// scipy 1.17.1: `scipy.stats.fisher_exact([[a, n - a], [b, m - b]]).pvalue`
    #[test]
    fn one_stratum_is_fishers_test() {
        holds(&[table(3, 24, 15, 25)], 0.000_903_818_929_531_525_6);
        holds(&[table(0, 3, 3, 3)], 0.1);
        holds(&[table(8, 10, 1, 6)], 0.034_965_034_965_034_975);
        holds(&[table(0, 30, 6, 30)], 0.023_720_703_916_957_266);
        holds(&[table(45, 90, 60, 90)], 0.033_972_274_322_700_745);
        holds(&[table(5, 7, 5, 7)], 1.0);
        holds(&[table(0, 0, 3, 3)], 1.0);
        holds(&[], 1.0);
    }

    /// Exact fractions in Python: the product of `comb(n, x) * comb(m, t - x) / comb(n + m, t)` over the strata,
    /// summed over all outcomes whose probability is at most that of the observed sum.
    #[test]
    fn several_strata_are_conditioned_on_each() {
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

    /// Pairs of single answers are McNemar's test: 9 turned one way and 1 the other, `binomtest(1, 10).pvalue`.
    #[test]
    fn pairs_of_answers_are_mcnemars_test() {
        let pairs = [
            [table(1, 1, 0, 1)].repeat(9),
            vec![table(0, 1, 1, 1)],
            [table(1, 1, 1, 1)].repeat(40),
        ];
        holds(&pairs.concat(), 0.021_484_375);
    }

    /// `2 * scipy.stats.norm.sf(max(0, |O - E| - 0.5) / V ** 0.5)`, the Mantel–Haenszel test with its correction.
    #[test]
    fn very_many_answers_are_approximated() {
        let many = [table(1_200, 2_000, 1_290, 2_100), table(800, 1_000, 790, 900)];
        holds(&many, 0.003_736_224_041_691_458_7);
        assert!(!test(&many).exact);
    }

    /// Where the one takes over from the other, they agree to a fifth of p-values down to 1e-12.
    #[test]
    fn at_the_border_the_approximation_agrees_with_the_exact_test() {
        for (now, before) in [(6, 5), (16, 14), (16, 15), (3, 2), (27, 26)] {
            let same = |count| {
                [table(now, 30, before, 30)]
                    .repeat(count)
                    .into_iter()
                    .collect::<Strata>()
            };
            let border = (1..).find(|count| same(*count).products() > USUAL_WORK).unwrap_or(0);
            assert!(same(border - 1).test(1.0, USUAL_WORK).exact && !same(border).test(1.0, USUAL_WORK).exact);
            let (exact, near) = (same(border).test(1.0, u64::MAX), same(border).test(1.0, 0));
            let apart = near.p_value / exact.p_value - 1.0;
            assert!(
                exact.exact && !near.exact && apart.abs() < 0.2,
                "{border} {apart} {exact:?} {near:?}"
            );
        }
    }

    #[test]
    fn a_mix_that_moves_is_no_difference() {
        let test = test(&[table(30, 30, 10, 10), table(0, 10, 0, 30)]);
        assert_eq!((test.p_value, test.excess), (1.0, 0.0));
    }

    #[test]
    fn answers_that_repeat_themselves_are_worth_less() {
        let strata: Strata = [table(6, 48, 30, 50)].into_iter().collect();
        let (plain, halved) = (strata.test(1.0, USUAL_WORK), strata.test(2.0, USUAL_WORK));
        assert!(halved.p_value > 20.0 * plain.p_value && halved.attainable > plain.attainable);
        assert_eq!((plain.effect, halved.effect), (1.0, 2.0));
    }

    #[test]
    fn what_so_many_answers_could_show_does_not_depend_on_their_outcome() {
        assert_eq!(test(&[table(1, 1, 0, 1)]).best, 1.0);
        assert!((test(&[table(0, 4, 0, 4)]).best - 2.0 / 70.0).abs() < 1e-12);
        assert_eq!(test(&[table(0, 4, 0, 4)]).attainable, 1.0);
        assert!(test(&[table(0, 900, 0, 900)]).best < 1e-200);
    }

    /// Whatever is added, the work of a test and the memory of its tables stay within their bounds.
    #[test]
    fn very_many_strata_take_bounded_memory_and_work() {
        let strata: Strata = [table(20, 40, 19, 40)].repeat(50_000).into_iter().collect();
        assert!(strata.tables.len() as u64 <= KEPT / 40 && !strata.test(1.0, u64::MAX).exact);
    }

    fn tables() -> impl Strategy<Value = Vec<ContingencyTable>> {
        let side = || (0..40_u64).prop_flat_map(|n| (0..=n).prop_map(move |hits| (hits, n)));
        prop::collection::vec(
            (side(), side()).prop_map(|(now, before)| ContingencyTable {
                first: now,
                second: before,
            }),
            1..5,
        )
    }

    /// All outcomes of tables, each with its probability, by simple convolution.
    fn naive(tables: &[ContingencyTable]) -> Vec<f64> {
        tables
            .iter()
            .filter(|t| t.first.1 > 0 && t.second.1 > 0)
            .fold(vec![1.0], |sum, table| {
                let (low, high) = ends(*table);
                let mut next = vec![0.0; sum.len() + (high - low) as usize];
                for (i, p) in sum.iter().enumerate() {
                    (low..=high).for_each(|x| next[i + (x - low) as usize] += p * libm::exp(ln_chance(*table, x)));
                }
                next
            })
    }

    proptest! {
        #[test]
        fn sides_may_be_swapped_and_no_p_value_is_below_the_attainable(tables in tables()) {
            let swapped: Vec<ContingencyTable> = tables.iter().map(|t| ContingencyTable { first: t.second, second: t.first }).collect();
            let (one, other) = (test(&tables), test(&swapped));
            prop_assert!((one.p_value - other.p_value).abs() < 1e-9);
            prop_assert!((one.excess + other.excess).abs() < 1e-9);
            prop_assert!(one.p_value >= one.attainable * (1.0 - 1e-6) && one.p_value <= 1.0);
            prop_assert!(one.attainable >= one.best * 0.5 * (1.0 - 1e-6));
        }

        /// What is called certain without being counted out could not have passed anyway.
        #[test]
        fn a_difference_below_a_standard_deviation_is_never_significant(tables in tables()) {
            let strata: Strata = tables.iter().copied().collect();
            if strata.test_if_notable(1.0).p_value >= 1.0 {
                prop_assert!(strata.test(1.0, u64::MAX).p_value > 0.05);
            }
        }

        /// Under equal rates, each p-value comes up at most as often as it says.
        #[test]
        fn the_level_is_kept(tables in tables()) {
            let all = naive(&tables);
            let p_of = |p: f64| all.iter().filter(|other| **other <= p * TOLERANCE).sum::<f64>();
            let rejected: f64 = all.iter().filter(|p| p_of(**p) <= 0.05).sum();
            prop_assert!((all.iter().sum::<f64>() - 1.0).abs() < 1e-9 && rejected <= 0.05 + 1e-9);
            let least = all.iter().map(|p| p_of(*p)).fold(1.0, f64::min);
            let told = test(&tables);
            prop_assert!((told.attainable - least).abs() < 1e-6 * least + 1e-12, "{} {least}", told.attainable);
        }
    }
}
