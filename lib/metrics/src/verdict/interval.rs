//! Intervals of the difference of two shares, 95 % each.
//!
//! Each period's share has limits of its own; the two are put together by squares, as R. G. Newcombe does ("Interval
//! Estimation for the Difference between Independent Proportions", 1998, method 10) and G. Y. Zou and A. Donner show for
//! any limits ("Construction of Confidence Limits about Effect Measures", 2008). So the change always lies inside.

use crate::stats::{Z, student, wilson_of};

/// Below so many days with mentions, days are not resampled.
const LEAST_DAYS: usize = 7;
/// Sums of one resampling, at most, in all; samples, at most and at least.
const WORK: usize = 1 << 24;
const SAMPLES: (usize, usize) = (499, 1_999);
/// The seed of the samples: the same facts give the same interval.
const SEED: u64 = 0x5eed;

/// A share of one period, as its limits see it: independent hits among independent trials. They need not be whole.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Part {
    /// Hits.
    pub hits: f64,
    /// Trials.
    pub trials: f64,
}

impl Part {
    /// Hits among trials that are worth `1 / effect` independent ones each.
    pub fn new(hits: u64, trials: u64, effect: f64) -> Self {
        Self {
            hits: hits as f64 / effect,
            trials: trials as f64 / effect,
        }
    }

    /// `count` of `total` that come in clumps, `size` of them in an answer: what one answer holds counts once.
    pub fn clumped(count: u64, total: u64, size: f64, effect: f64) -> Self {
        Self::new(count, total, effect * size.max(1.0))
    }

    fn limits(self) -> Limits {
        let (low, high) = wilson_of(self.hits, self.trials);
        let share = if self.trials > 0.0 {
            self.hits / self.trials
        } else {
            0.0
        };
        Limits { share, low, high }
    }
}

/// A share between its limits.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Limits {
    share: f64,
    low: f64,
    high: f64,
}

/// The hybrid score interval (low, high) of `now - before`: Newcombe's method 10, from Wilson's limits.
pub fn newcombe(now: Part, before: Part) -> (f64, f64) {
    together(now.limits(), before.limits())
}

fn together(now: Limits, before: Limits) -> (f64, f64) {
    let change = now.share - before.share;
    let below = (now.share - now.low).hypot(before.high - before.share);
    let above = (now.high - now.share).hypot(before.share - before.low);
    ((change - below).max(-1.0), (change + above).min(1.0))
}

/// The intervals of the changes of shares of a total: of each column of a period's days among all columns. Days are
/// resampled (B. Efron, "Bootstrap Methods", 1979; percentiles, stretched to Student's for few days, and by the root of
/// each column's design effect); a share that no day departs from, or one of fewer than 7 days, takes Wilson's limits.
///
/// `sizes` are each column's mentions in an answer that has any.
pub fn resampled_shares(now: &[Vec<u64>], before: &[Vec<u64>], sizes: &[f64], effects: &[f64]) -> Vec<(f64, f64)> {
    let (now, before) = (limits(now, sizes, effects), limits(before, sizes, effects));
    now.into_iter()
        .zip(before)
        .map(|(now, before)| together(now, before))
        .collect()
}

fn limits(days: &[Vec<u64>], sizes: &[f64], effects: &[f64]) -> Vec<Limits> {
    let days: Vec<&[u64]> = days
        .iter()
        .map(Vec::as_slice)
        .filter(|day| day.iter().sum::<u64>() > 0)
        .collect();
    let columns = sizes.len();
    let sums: Vec<u64> = (0..columns)
        .map(|column| days.iter().map(|day| day[column]).sum())
        .collect();
    let total: u64 = sums.iter().sum();
    let mut samples = if days.len() < LEAST_DAYS {
        Vec::new()
    } else {
        sampled(&days, columns)
    };
    (0..columns)
        .map(|column| {
            let size = clump(column, &sums, sizes);
            let plain = Part::clumped(sums[column], total, size, effects[column]).limits();
            match samples.get_mut(column) {
                Some(samples) if samples.iter().any(|share| *share != samples[0]) => {
                    stretched(plain, samples, days.len(), effects[column])
                }
                _ => plain,
            }
        })
        .collect()
}

/// How many mentions come together, as far as a column's share depends on it: those of the column as much as the others have, and
/// the others' as much as it has. Where answers name the others eight times each, a share among them is less sure.
fn clump(column: usize, sums: &[u64], sizes: &[f64]) -> f64 {
    let others = (0..sums.len()).filter(|other| *other != column);
    let (mentions, answers) = others.fold((0.0, 0.0), |(mentions, answers), other| {
        let count = sums[other] as f64;
        (mentions + count, answers + count / sizes[other].max(1.0))
    });
    let own = sums[column] as f64;
    if mentions <= 0.0 {
        return sizes[column];
    }
    (mentions * sizes[column] + own * mentions / answers) / (mentions + own)
}

/// The percentiles of the samples, as far from the share as so few days and their steadiness ask for.
fn stretched(plain: Limits, samples: &mut [f64], days: usize, effect: f64) -> Limits {
    let share = plain.share;
    let few = days as f64;
    let wider = student(days - 1) / Z * (few / (few - 1.0) * effect).sqrt();
    let tail = (samples.len() + 1) * 25 / 1_000;
    let last = samples.len() - tail;
    let mut at = |place: usize| *samples.select_nth_unstable_by(place, f64::total_cmp).1;
    let (low, high) = (at(tail - 1).min(share), at(last).max(share));
    Limits {
        share,
        low: (share - (share - low) * wider).max(0.0),
        high: (share + (high - share) * wider).min(1.0),
    }
}

/// Each column's shares in samples of as many days, drawn with replacement.
fn sampled(days: &[&[u64]], columns: usize) -> Vec<Vec<f64>> {
    let count = (WORK / (days.len() * columns).max(1)).clamp(SAMPLES.0, SAMPLES.1);
    let mut shares = vec![Vec::with_capacity(count); columns];
    let mut dice = Dice(SEED);
    let mut sums = vec![0_u64; columns];
    for _ in 0..count {
        sums.fill(0);
        for _ in 0..days.len() {
            let day = days[dice.below(days.len())];
            sums.iter_mut().zip(day).for_each(|(sum, count)| *sum += count);
        }
        let total = sums.iter().sum::<u64>() as f64;
        shares
            .iter_mut()
            .zip(&sums)
            .for_each(|(shares, sum)| shares.push(*sum as f64 / total));
    }
    shares
}

/// SplitMix64: G. Steele, D. Lea, C. Flood, "Fast Splittable Pseudorandom Number Generators", 2014.
struct Dice(u64);

impl Dice {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((((z ^ (z >> 31)) >> 32) * count as u64) >> 32) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn is(interval: (f64, f64), low: f64, high: f64) {
        assert!(
            (interval.0 - low).abs() < 5e-5 && (interval.1 - high).abs() < 5e-5,
            "{interval:?}"
        );
    }

    /// Newcombe 1998, table II, method 10: 56/70 - 48/80, 9/10 - 3/10, 10/10 - 0/20.
    #[test]
    fn the_paper_s_examples_come_out() {
        is(newcombe(Part::new(56, 70, 1.0), Part::new(48, 80, 1.0)), 0.0524, 0.3339);
        is(newcombe(Part::new(9, 10, 1.0), Part::new(3, 10, 1.0)), 0.1705, 0.8090);
        is(newcombe(Part::new(10, 10, 1.0), Part::new(0, 20, 1.0)), 0.6791, 1.0);
    }

    #[test]
    fn what_counts_less_has_wider_limits() {
        let of = |effect| newcombe(Part::new(50, 100, effect), Part::new(40, 100, effect));
        assert!(of(3.0).0 < of(1.0).0 && of(3.0).1 > of(1.0).1);
        assert_eq!(newcombe(Part::new(0, 0, 1.0), Part::new(0, 0, 1.0)), (-1.0, 1.0));
        assert_eq!(
            Part::clumped(30, 90, 3.0, 2.0),
            Part {
                hits: 5.0,
                trials: 15.0
            }
        );
    }

    fn days(of: impl Fn(u64) -> [u64; 3]) -> Vec<Vec<u64>> {
        (0..30).map(|day| of(day).to_vec()).collect()
    }

    /// Days of 10 mentions with 2 to 4 of the first brand: the standard error of its share is that of the days' mean.
    #[test]
    fn resampling_days_gives_the_standard_error_of_days() {
        let now = days(|day| [2 + day % 3, 8 - day % 3, 0]);
        let interval = resampled_shares(&now, &now, &[1.0; 3], &[1.0; 3]);
        let expected = student(29) * ((2.0_f64 / 3.0) / 29.0).sqrt() / 10.0 * 2.0_f64.sqrt();
        for (low, high) in &interval[..2] {
            assert!(
                (high / expected - 1.0).abs() < 0.1 && (low / -expected - 1.0).abs() < 0.1,
                "{low} {high} {expected}"
            );
        }
        let (low, high) = interval[2];
        assert!(
            low < -0.005 && high > 0.005,
            "a brand that is never named is not certain to stay so: {low} {high}"
        );
        let wide = resampled_shares(&now, &now, &[1.0; 3], &[4.0; 3]);
        assert!((wide[0].1 / interval[0].1 - 2.0).abs() < 0.01);
    }

    /// Days that all have the same share say nothing of how it may differ: its limits are those of as many answers.
    #[test]
    fn a_share_that_no_day_departs_from_is_not_certain() {
        let (now, before) = (days(|_| [1, 1, 0]), days(|_| [1, 2, 0]));
        let (low, high) = resampled_shares(&now, &before, &[1.0; 3], &[1.0; 3])[0];
        assert!(low < 0.02 && high > 0.3, "{low} {high}");
        let (low, high) = resampled_shares(&now, &now, &[1.0; 3], &[1.0; 3])[0];
        assert!(low < -0.1 && high > 0.1, "{low} {high}");
    }

    #[test]
    fn few_days_and_none_have_honest_limits() {
        let one = vec![vec![30, 10]];
        let [(low, high), _] = resampled_shares(&one, &[], &[1.0; 2], &[1.0; 2])[..] else {
            panic!("two intervals");
        };
        assert!(low < 0.0 && high > 0.75, "{low} {high}");
        assert_eq!(resampled_shares(&[], &[], &[], &[]), []);
    }

    /// Half of the mentions are one brand's, one in an answer, and half another's, eight in an answer.
    #[test]
    fn what_others_say_at_once_counts_too() {
        let one = vec![vec![40, 40]];
        let width = |sizes: [f64; 2]| {
            let (low, high) = resampled_shares(&one, &one, &sizes, &[1.0; 2])[0];
            high - low
        };
        assert!(width([1.0, 8.0]) > 1.5 * width([1.0, 1.0]));
        assert_eq!(width([1.0, 8.0]), width([8.0, 1.0]));
        assert_eq!(clump(0, &[40, 40], &[1.0, 8.0]), 4.5);
        assert_eq!(clump(0, &[40, 0], &[2.0, 1.0]), 2.0);
    }

    #[test]
    fn the_same_days_give_the_same_interval() {
        let now = days(|day| [day % 5, 3, day % 2]);
        let run = || resampled_shares(&now, &now[..20], &[1.2; 3], &[1.1; 3]);
        assert_eq!(run(), run());
    }
}
