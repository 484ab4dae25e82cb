//! How much an answer tells that others did not.
//!
//! Engines repeat themselves: today's answer often names whom yesterday's named, and several answers of a day say the same.
//! Then thirty answers are less than thirty independent ones, and a test that takes them for independent calls noise a
//! change. Both are estimated over prompts and engines.
//!
//! The autocorrelation r at lag 1 comes from the changes between a day and the next, against those that the same days would have
//! in random order. At lag k it is r·l^(k - 1), for a decay l that is estimated from the changes over 2 to 8 days: l = r for answers
//! that repeat the last one, and more for a state that lasts and is seen now and then, as of an engine that
//! searches for a week and cites a site in half of its searches. The mean of a long chain has the design effect
//! 1 + 2r / (1 - l), which is (1 + r) / (1 - r) for l = r.
//!
//! Answers of a day have the effect by which their sums differ more between days than sums of independent ones, which is
//! 1 + (m - 1)ρ for m answers with an intraclass correlation of ρ (L. Kish, "Survey Sampling", 1965). The effects multiply.

use std::collections::BTreeMap;

use crate::Repetition;
use crate::kernels::repetition::LAGS;

/// Changes at the rate of the rest of the family that are added to those seen of each, so that few say little; and changes
/// that are added to the rest's. The same of squares between days.
const PRIOR: f64 = 5.0;
/// The same of changes over several days: the decay is seen in many of them alone.
const LATER_PRIOR: f64 = 210.0;
/// Changes of answers of which little is known, against those of independent ones: some engines do repeat themselves.
const USUAL: f64 = 0.75;
/// Autocorrelations above this are cut, so that something is left to test.
const MOST: f64 = 0.9;
/// Below this nothing is divided.
const LEAST: f64 = 1.05;
/// An autocorrelation of this size is taken to decay as that of answers that repeat the last one: of a smaller one it is not seen
/// how it decays.
const UNSEEN: f64 = 0.05;
/// Parts of a day in which lengths of chains are told apart.
const STEPS_OF_A_DAY: f64 = 4.0;
/// Steps to a fixed point, at most, and the change at which it is reached.
const STEPS: usize = 20;
const STILL: f64 = 1e-6;

/// The design effect of each of a family from its answers, at least 1. Where all chains are of one day there is none: nothing tells
/// then what several answers of that day have in common. Where nothing ever changes, little is known.
pub fn design_effects(family: &[Repetition]) -> Vec<f64> {
    let all: Repetition = family.iter().copied().sum();
    let usual = usual_days(&all);
    let mut decays = BTreeMap::new();
    let of = |one: &Repetition| {
        // What is seldom said has short chains: corrected as those of the others, long ones would seem to repeat more than they do.
        let days = (one.expected_by_days + PRIOR * usual) / (one.expected + PRIOR);
        let steps = (days * STEPS_OF_A_DAY).round();
        let decays = decays
            .entry(steps as u32)
            .or_insert_with(|| Decays::new(steps / STEPS_OF_A_DAY));
        let effect = of_days(one, &all, (decays, usual)) * of_one_day(one, &all);
        if effect < LEAST { 1.0 } else { effect }
    };
    family.iter().map(of).collect()
}

/// On how many days the chains of a family rest, on average; 1 where there are none.
fn usual_days(all: &Repetition) -> f64 {
    if all.expected > 0.0 {
        all.expected_by_days / all.expected
    } else if all.days > 0.0 {
        all.squared_days / all.days
    } else {
        1.0
    }
}

/// What answers repeat of those of the days before. `usual` is how long the chains of the family are.
fn of_days(one: &Repetition, all: &Repetition, (decays, usual): (&Decays, f64)) -> f64 {
    let found = Autocorrelation::of(one, all, (decays, usual));
    // Of a long chain, which is the more cautious: but n answers are worth one at least.
    found.of_long_chain().min(decays.days.max(1.0))
}

/// What answers repeat of others of their day.
fn of_one_day(one: &Repetition, all: &Repetition) -> f64 {
    let usual = (all.between - one.between + PRIOR) / (all.within - one.within + PRIOR);
    ((one.between + PRIOR * usual) / (one.within + PRIOR)).max(1.0)
}

/// The autocorrelation of a prompt's days.
#[derive(Debug, Clone, Copy)]
struct Autocorrelation {
    /// Of a day and the next.
    lag1: f64,
    /// By what it is multiplied with each further day; by `lag1` where that is more.
    decay: f64,
}

impl Autocorrelation {
    /// Of one of a family. What is added to the changes that were seen is of long chains; what was seen is of these.
    fn of(one: &Repetition, all: &Repetition, (decays, usual_days): (&Decays, f64)) -> Self {
        let lean = |seen: f64, expected: f64, weight: f64, usual: f64| (seen + weight * usual) / (expected + weight);
        let (rest, rest_expected) = (all.seen - one.seen, all.expected - one.expected);
        let (later, later_expected) = (all.later_seen - one.later_seen, all.later_expected - one.later_expected);
        let mut found = Self { lag1: 0.0, decay: 0.0 };
        for _ in 0..STEPS {
            let (within, of_rest) = (found.within(decays.days), found.within(usual_days));
            let usual = lean(rest * of_rest, rest_expected, PRIOR, USUAL);
            let lag1 = (1.0 - lean(one.seen * within, one.expected, PRIOR, usual)).clamp(0.0, MOST);
            let repeating = 1.0 - lag1 * decays.mean(lag1);
            let usual = lean(later * of_rest, later_expected, PRIOR, repeating);
            let seen = 1.0 - lean(one.later_seen * within, one.later_expected, LATER_PRIOR, usual);
            let decay = decays.of_mean((seen + UNSEEN * decays.mean(lag1)) / (lag1 + UNSEEN));
            let moved = (lag1 - found.lag1).abs() + (decay - found.decay).abs();
            found = Self { lag1, decay };
            if moved < STILL {
                break;
            }
        }
        found
    }

    fn slope(self) -> f64 {
        self.decay.max(self.lag1)
    }

    /// The design effect of a long chain: n times the variance of its mean, to that of independent days.
    fn of_long_chain(self) -> f64 {
        1.0 + 2.0 * self.lag1 / (1.0 - self.slope())
    }

    /// The design effect of a chain of so many days.
    fn of_chain(self, days: f64) -> f64 {
        let (l, n) = (self.slope(), days.max(1.0));
        let ends = 2.0 * self.lag1 * (1.0 - libm::pow(l, n)) / (n * (1.0 - l) * (1.0 - l));
        self.of_long_chain() - ends
    }

    /// The variance within a chain of so many days, to that of days that are far apart: steady answers differ less within few days,
    /// so that a random order of them would change less, too. Of the changes of a random order (1 - r) (n - 1) / (n - d) are
    /// seen, for the design effect d.
    fn within(self, days: f64) -> f64 {
        if days <= 1.0 {
            return 1.0;
        }
        (days - self.of_chain(days)) / (days - 1.0)
    }
}

/// The mean of l^(k - 1) over the pairs of days that are k = 2 and more apart, by l: it rises from 0.
struct Decays {
    /// Of a chain.
    days: f64,
    /// For l in equal steps from 0 to [`MOST`]; all 0 where there are no such pairs.
    means: [f64; Self::PLACES],
}

impl Decays {
    const PLACES: usize = 65;

    fn new(days: f64) -> Self {
        let pairs = |lag: usize| (days - lag as f64).max(0.0);
        let all: f64 = (2..=LAGS).map(pairs).sum();
        let mean = |place: usize| {
            let l = MOST * place as f64 / (Self::PLACES - 1) as f64;
            let powers = (2..=LAGS).map(|lag| pairs(lag) * libm::pow(l, lag as f64 - 1.0));
            if all > 0.0 { powers.sum::<f64>() / all } else { 0.0 }
        };
        Self {
            days,
            means: std::array::from_fn(mean),
        }
    }

    /// The mean of an l.
    fn mean(&self, l: f64) -> f64 {
        let place = l / MOST * (Self::PLACES - 1) as f64;
        let below = (place as usize).min(Self::PLACES - 2);
        self.means[below] + (self.means[below + 1] - self.means[below]) * (place - below as f64)
    }

    /// The l of a mean, 0 to [`MOST`].
    fn of_mean(&self, mean: f64) -> f64 {
        let above = self.means.partition_point(|known| *known < mean);
        if above == 0 || self.means[Self::PLACES - 1] <= 0.0 {
            return 0.0;
        }
        if above == Self::PLACES {
            return MOST;
        }
        let step = (mean - self.means[above - 1]) / (self.means[above] - self.means[above - 1]);
        MOST * ((above - 1) as f64 + step) / (Self::PLACES - 1) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// So many changes, and as many as a random order has, in long chains of one answer a day. Later days are as unlike as those of
    /// answers that repeat the last one.
    fn turning(seen: f64, expected: f64) -> Repetition {
        let lag1 = (1.0 - seen / expected).max(0.0);
        lasting(seen, expected, lag1 * Decays::new(10_000.0).mean(lag1))
    }

    /// The same with a correlation of later days.
    fn lasting(seen: f64, expected: f64, later: f64) -> Repetition {
        Repetition {
            seen,
            expected,
            later_seen: 7.0 * expected * (1.0 - later),
            later_expected: 7.0 * expected,
            expected_by_days: 10_000.0 * expected,
            ..Repetition::default()
        }
    }

    fn effects(changes: &[(f64, f64)]) -> Vec<f64> {
        let family = changes.iter().map(|(seen, expected)| turning(*seen, *expected));
        design_effects(&family.collect::<Vec<_>>())
    }

    #[test]
    fn half_the_changes_are_a_correlation_of_a_half() {
        assert!((effects(&[(5_000.0, 10_000.0)])[0] - 3.0).abs() < 0.01);
        assert_eq!(effects(&[(5_000.0, 5_000.0), (900.0, 500.0)]), [1.0, 1.0]);
    }

    #[test]
    fn decays_are_found_by_their_means() {
        for days in [4.0, 30.0, 365.0] {
            let decays = Decays::new(days);
            for l in [0.0, 0.1, 0.45, 0.899, 0.9] {
                assert!((decays.of_mean(decays.mean(l)) - l).abs() < 1e-9, "{days} {l}");
            }
            assert_eq!((decays.of_mean(-1.0), decays.of_mean(2.0)), (0.0, MOST));
        }
    }

    /// One of a family fades slowly, the others as answers that repeat the last one do.
    #[test]
    fn each_has_a_decay_of_its_own() {
        let slow = lasting(8_000.0, 10_000.0, 0.2 * Decays::new(10_000.0).mean(0.9));
        let effects = design_effects(&[slow, turning(6_000.0, 10_000.0), turning(6_000.0, 10_000.0)]);
        assert!(effects[0] > 3.5 && effects[1] < 2.5, "{effects:?}");
    }

    /// What is said on every other day repeats itself no less than what is seldom said.
    #[test]
    fn chains_of_unequal_length_have_corrections_of_their_own() {
        let repeating = Autocorrelation { lag1: 0.4, decay: 0.4 };
        let of_days = |days: f64, expected: f64| {
            let pairs: f64 = (2..=LAGS).map(|lag| (days - lag as f64).max(0.0)).sum();
            let (decays, within) = (Decays::new(days), repeating.within(days));
            let later_expected = expected * pairs / (days - 1.0);
            Repetition {
                seen: expected * 0.6 / within,
                expected,
                later_seen: later_expected * (1.0 - 0.4 * decays.mean(0.4)) / within,
                later_expected,
                expected_by_days: expected * days,
                ..Repetition::default()
            }
        };
        let seldom = [of_days(5.0, 900.0), of_days(6.0, 900.0), of_days(4.0, 900.0)];
        let effect = design_effects(&[[of_days(17.0, 400.0)].as_slice(), &seldom].concat())[0];
        assert!((effect - 1.4 / 0.6).abs() < 0.1, "{effect}");
    }

    /// A state that lasts and is seen now and then: a day tells little of the next, but nearly as much of the next week.
    #[test]
    fn what_fades_slowly_counts_less() {
        let fall = Decays::new(10_000.0).mean(0.8);
        let state = lasting(9_000.0, 10_000.0, 0.1 * fall);
        let effect = design_effects(&[state])[0];
        // 1 + 2 · 0.1 / 0.2, a little less because 0.1 is small.
        assert!(effect > 1.6 && effect < 2.0, "{effect}");
        let repeats = design_effects(&[turning(9_000.0, 10_000.0)])[0];
        assert!((repeats - 1.1 / 0.9).abs() < 0.02, "{repeats}");
    }

    /// Sums of days differ twice as much as those of independent answers do.
    #[test]
    fn answers_of_a_day_that_agree_count_less() {
        let agreeing = Repetition {
            between: 20_000.0,
            within: 10_000.0,
            ..turning(10_000.0, 10_000.0)
        };
        assert!((design_effects(&[agreeing])[0] - 2.0).abs() < 0.01);
        let repeated = Repetition {
            seen: 5_000.0,
            ..agreeing
        };
        assert!((design_effects(&[repeated])[0] - 6.0).abs() < 0.02);
        let even = Repetition {
            between: 10.0,
            ..agreeing
        };
        let unlike = design_effects(&[even, agreeing, turning(10_000.0, 10_000.0)]);
        assert!(unlike[0] == 1.0 && (unlike[1] - 2.0).abs() < 0.01, "{unlike:?}");
    }

    /// A day alone repeats nothing, and two days are worth one at least.
    #[test]
    fn short_chains_have_small_effects() {
        let of = |days: f64| {
            design_effects(&[Repetition {
                expected_by_days: days * 10_000.0,
                ..turning(5_000.0, 10_000.0)
            }])[0]
        };
        assert_eq!((of(1.0), of(2.0)), (1.0, 2.0));
        assert_eq!(design_effects(&[Repetition::default()]), [1.0]);
        let two = Decays::new(2.0);
        assert_eq!(
            (two.mean(0.5), two.of_mean(0.5)),
            (0.0, 0.0),
            "no days are further apart"
        );
        let half = Autocorrelation { lag1: 0.5, decay: 0.0 };
        assert!((half.of_chain(2.0) - 1.5).abs() < 1e-12 && (half.of_chain(1.0) - 1.0).abs() < 1e-12);
    }

    /// Nothing is known, or a little of answers that do not repeat themselves: the length of the chains changes nothing.
    #[test]
    fn of_what_is_not_known_the_usual_is_taken() {
        for days in [4.0, 7.0, 14.0, 30.0] {
            let of = |expected: f64| {
                let pairs: f64 = (2..=LAGS).map(|lag| (days - lag as f64).max(0.0)).sum();
                let later = expected * pairs / (days - 1.0);
                design_effects(&[Repetition {
                    seen: expected,
                    expected,
                    later_seen: later,
                    later_expected: later,
                    expected_by_days: expected * days,
                    ..Repetition::default()
                }])[0]
            };
            assert!((of(1e-6) - 1.25 / 0.75).abs() < 0.01, "{days} {}", of(1e-6));
            assert!(
                of(7.0) < 1.4 && of(1_000.0) == 1.0,
                "{days} {} {}",
                of(7.0),
                of(1_000.0)
            );
        }
    }

    /// Answers that never change have the effect of those of which little is known, not none.
    #[test]
    fn what_never_changes_is_not_independent() {
        let week = Repetition::of_days([(1, 1); 7]);
        assert!((design_effects(&[week])[0] - 1.25 / 0.75).abs() < 0.01);
        let once = Repetition::of_days([(1, 1)]);
        assert_eq!(design_effects(&[once]), [1.0]);
    }

    /// Prompts that are asked once beside others tell nothing of how long a row of days the others' changes are of.
    #[test]
    fn prompts_that_are_asked_once_do_not_shorten_the_others() {
        let daily = Repetition::of_days((0..30).map(|day| (u64::from(day / 5 % 2 == 0), 1)));
        let once = vec![Repetition::of_days([(1, 1)]); 100];
        let with_others: Repetition = once.into_iter().chain([daily]).sum();
        assert_eq!(design_effects(&[daily]), design_effects(&[with_others]));
        assert!(design_effects(&[daily])[0] > 2.0);
    }

    /// Of a brand that is hardly named little is known: it is taken to be as steady as the others.
    #[test]
    fn few_changes_follow_the_family() {
        let family = [turning(5_000.0, 10_000.0), turning(1.0, 1.0), Repetition::default()];
        let [known, few, none] = design_effects(&family)[..] else {
            panic!("three effects");
        };
        assert!(
            few > 2.0 && few < known && (none - known).abs() < 0.1,
            "{known} {few} {none}"
        );
    }
}
