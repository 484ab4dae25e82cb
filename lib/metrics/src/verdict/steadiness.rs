//! How much an answer tells that others did not.
//!
//! Engines repeat themselves: today's answer often names whom yesterday's named, and several answers of a day say the same.
//! Then thirty answers are less than thirty independent ones, and a test that takes them for independent calls noise a
//! change. Both are estimated over prompts and engines.
//!
//! The correlation r of a day with the next comes from the changes between them, against those that the same days would have in
//! random order. Over further days it falls by a factor l each, r·l^(k - 1) after k, which is estimated for a family together:
//! l = r for answers that repeat the last one, and more for a state that lasts and is seen now and then, as of an engine that
//! searches for a week and cites a site in half of its searches. The mean of a long chain has the design effect
//! 1 + 2r / (1 - l), which is (1 + r) / (1 - r) for l = r.
//!
//! Answers of a day have the effect by which their sums differ more between days than sums of independent ones, which is
//! 1 + (m - 1)ρ for m answers with an intraclass correlation of ρ (L. Kish, "Survey Sampling", 1965). The effects multiply.

use crate::Repetition;
use crate::kernels::repetition::LAGS;

/// Changes at the rate of the rest of the family that are added to those seen of each, so that few say little; and changes
/// that are added to the rest's.
const PRIOR: f64 = 5.0;
/// Changes of answers of which little is known, against those of independent ones: some engines do repeat themselves.
const USUAL: f64 = 0.75;
/// Correlations above this are cut, so that something is left to test.
const MOST: f64 = 0.9;
/// Below this nothing is divided.
const LEAST: f64 = 1.05;
/// A correlation of this size is taken to fall as that of answers that repeat the last one: of a smaller one it is not seen how it
/// falls.
const UNSEEN: f64 = 0.05;
/// Steps to a fixed point, which is near after a few.
const STEPS: usize = 20;

/// The design effect of each of a family from its answers, at least 1. A chain of one day with one answer has none.
pub fn design_effects(family: &[Repetition]) -> Vec<f64> {
    let all: Repetition = family.iter().copied().sum();
    let days = if all.expected > 0.0 {
        all.lengths / all.expected
    } else {
        1.0
    };
    let of_family = Fading::of_family(&all, days);
    let of = |one: &Repetition| {
        let effect = of_days(one, &all, of_family, days) * of_one_day(one, &all);
        if effect < LEAST { 1.0 } else { effect }
    };
    family.iter().map(of).collect()
}

/// What answers repeat of those of the days before.
fn of_days(one: &Repetition, all: &Repetition, of_family: Fading, days: f64) -> f64 {
    let usual = (all.seen - one.seen + PRIOR * USUAL) / (all.expected - one.expected + PRIOR);
    let rate = (one.seen + PRIOR * usual) / (one.expected + PRIOR);
    let mut fading = of_family.with_next(0.0);
    for _ in 0..STEPS {
        fading = fading.with_next(1.0 - rate * fading.within(days));
    }
    // Of a long chain, which is the more cautious: but n answers are worth one at least.
    fading.of_long_chain().min(days.max(1.0))
}

/// What answers repeat of others of their day.
fn of_one_day(one: &Repetition, all: &Repetition) -> f64 {
    let usual = (all.between - one.between + PRIOR) / (all.within - one.within + PRIOR);
    ((one.between + PRIOR * usual) / (one.within + PRIOR)).max(1.0)
}

/// How the correlation of days fades with their distance.
#[derive(Debug, Clone, Copy)]
struct Fading {
    /// Of a day and the next.
    next: f64,
    /// By what it falls with each further day; by `next` where that is more.
    falls: f64,
}

impl Fading {
    /// Days that are independent of each other.
    const NONE: Self = Self { next: 0.0, falls: 0.0 };

    /// Of a family together, from the days side by side and those that are further apart.
    fn of_family(all: &Repetition, days: f64) -> Self {
        let rate = (all.seen + PRIOR * USUAL) / (all.expected + PRIOR);
        let later = (all.later_seen + PRIOR) / (all.later_expected + PRIOR);
        let mut fading = Self::NONE;
        for _ in 0..STEPS {
            let within = fading.within(days);
            fading = fading.with_next(1.0 - rate * within);
            let as_usual = mean_fall(fading.next, days);
            let fall = (1.0 - later * within + UNSEEN * as_usual) / (fading.next + UNSEEN);
            fading.falls = falls_by(fall, days);
        }
        fading
    }

    /// The same with another correlation of a day and the next.
    fn with_next(self, next: f64) -> Self {
        Self {
            next: next.clamp(0.0, MOST),
            ..self
        }
    }

    fn slope(self) -> f64 {
        self.falls.max(self.next)
    }

    /// The design effect of a long chain: n times the variance of its mean, to that of independent days.
    fn of_long_chain(self) -> f64 {
        1.0 + 2.0 * self.next / (1.0 - self.slope())
    }

    /// The design effect of a chain of so many days.
    fn of_chain(self, days: f64) -> f64 {
        let (l, n) = (self.slope(), days.max(1.0));
        let ends = 2.0 * self.next * (1.0 - libm::pow(l, n)) / (n * (1.0 - l) * (1.0 - l));
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

/// The mean of l^(k - 1) over the pairs of days that are k = 2 and more apart.
fn mean_fall(l: f64, days: f64) -> f64 {
    let pairs = (2..=LAGS).map(|lag| (lag, (days - lag as f64).max(0.0)));
    let (sum, all) = pairs.fold((0.0, 0.0), |(sum, all), (lag, pairs)| {
        (sum + pairs * libm::pow(l, lag as f64 - 1.0), all + pairs)
    });
    if all > 0.0 { sum / all } else { 0.0 }
}

/// The l of a [`mean_fall`], which rises with it; by halving.
fn falls_by(fall: f64, days: f64) -> f64 {
    let (mut low, mut high) = (0.0, MOST);
    for _ in 0..STEPS {
        let middle = (low + high) / 2.0;
        if mean_fall(middle, days) < fall {
            low = middle;
        } else {
            high = middle;
        }
    }
    low
}

#[cfg(test)]
mod tests {
    use super::*;

    /// So many changes, and as many as a random order has, in long chains of one answer a day. Later days are as unlike as those of
    /// answers that repeat the last one.
    fn turning(seen: f64, expected: f64) -> Repetition {
        let next = (1.0 - seen / expected).max(0.0);
        lasting(seen, expected, next * mean_fall(next, 10_000.0))
    }

    /// The same with a correlation of later days.
    fn lasting(seen: f64, expected: f64, later: f64) -> Repetition {
        Repetition {
            seen,
            expected,
            later_seen: 7.0 * expected * (1.0 - later),
            later_expected: 7.0 * expected,
            lengths: 10_000.0 * expected,
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

    /// A state that lasts and is seen now and then: a day tells little of the next, but nearly as much of the next week.
    #[test]
    fn what_fades_slowly_counts_less() {
        let fall = mean_fall(0.8, 10_000.0);
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
                lengths: days * 10_000.0,
                ..turning(5_000.0, 10_000.0)
            }])[0]
        };
        assert_eq!((of(1.0), of(2.0)), (1.0, 2.0));
        assert_eq!(design_effects(&[Repetition::default()]), [1.0]);
        let half = Fading { next: 0.5, falls: 0.0 };
        assert!((half.of_chain(2.0) - 1.5).abs() < 1e-12 && (half.of_chain(1.0) - 1.0).abs() < 1e-12);
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
