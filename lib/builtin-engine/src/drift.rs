//! How opinions and attention move from week to week.

use answerscope_domain::Day;

use crate::dice::{even, hash, mix};

/// How much of a week's value the next week keeps.
const KEPT: f64 = 0.85;
/// Weeks whose shocks are summed: what is older counts for less than a hundredth.
const WEEKS: i32 = 30;

/// The week of a day: weeks since the one of Monday, 1969-12-29.
pub(crate) const fn week(day: Day) -> i32 {
    day.0.saturating_add(3).div_euclid(7)
}

/// A seeded walk that reverts to 0: an autoregressive process of order 1 with variance 1, cut off after [`WEEKS`], so that
/// any week is computed by itself.
pub(crate) fn walk(seed: u64, parts: &[&str], week: i32) -> f64 {
    let own = hash(seed, parts);
    let shock = |ago: i32| {
        let at = week.wrapping_sub(ago);
        even(mix(own ^ mix(u64::from(at.cast_unsigned()))))
    };
    let sum: f64 = (0..WEEKS).map(|ago| KEPT.powi(ago) * shock(ago)).sum();
    sum * (1.0 - KEPT * KEPT).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_week_begins_on_monday() {
        let monday = Day::parse("2026-11-16").expect("a day");
        let week_of = |days: i32| week(Day(monday.0 + days));
        assert_eq!(week_of(0), week_of(6));
        assert_eq!(week_of(0) + 1, week_of(7));
        assert_eq!(week_of(0) - 1, week_of(-1));
    }

    #[test]
    fn a_walk_keeps_most_of_last_week_and_forgets_half_a_year() {
        let walks: Vec<_> = (0..2_000u64)
            .map(|seed| [0, 1, 26].map(|week| walk(seed, &["x"], week)))
            .collect();
        let product = |other: usize| walks.iter().map(|walk| walk[0] * walk[other]).sum::<f64>() / 2_000.0;
        assert!((0.9..1.1).contains(&product(0)), "variance {}", product(0));
        assert!((0.75..0.95).contains(&product(1)), "next week {}", product(1));
        assert!((-0.1..0.12).contains(&product(2)), "half a year {}", product(2));
    }
}
