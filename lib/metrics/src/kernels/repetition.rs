//! How alike the answers of a prompt and engine are, on one day and from one day to the next: sums that design effects are
//! estimated from ([`crate::verdict::design_effects`]).

use std::ops::AddAssign;

/// How many days back a day is compared with.
pub(crate) const LAGS: usize = 8;

/// Sums over prompts and engines, of answers that have something (a mention, a domain, praise) or not.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Repetition {
    /// Squares of the changes of the share of a day's answers that have it, from a day with answers to the next such day. With
    /// one answer a day these are the transitions from having it to not having it, and back.
    pub seen: f64,
    /// The same for the same days in a random order: 2·Σ(x − x̄)², with one answer a day 2·k·(n − k)/n for k of n days. Answers that stay
    /// as they were yesterday change less.
    pub expected: f64,
    /// Squares of the changes from a day to the second, and so on to the eighth, after it: lags 2 to 8.
    pub later_seen: f64,
    /// The same for a random order.
    pub later_expected: f64,
    /// `expected`, for each prompt and engine times its days with answers: on how long a row of days it rests.
    pub expected_by_days: f64,
    /// Days with answers, of each prompt and engine that has several, and their squares: on how long a row of days a share
    /// rests that never changes.
    pub days: f64,
    /// See [`Self::days`].
    pub squared_days: f64,
    /// Squares of the difference between a day's answers that have it and as many of the mean share.
    pub between: f64,
    /// The same for as many answers that are independent of each other: equal with one answer a day. Answers of a day that say
    /// the same differ more between days.
    pub within: f64,
}

impl Repetition {
    /// Of one prompt and engine: on each day with answers, how many have it, and how many there are.
    pub fn of_days(days: impl IntoIterator<Item = (u64, u64)>) -> Self {
        let mut chain = Chain::default();
        days.into_iter().for_each(|(hits, answers)| chain.add(hits, answers));
        chain.repetition()
    }
}

impl AddAssign for Repetition {
    fn add_assign(&mut self, other: Self) {
        self.seen += other.seen;
        self.expected += other.expected;
        self.later_seen += other.later_seen;
        self.later_expected += other.later_expected;
        self.expected_by_days += other.expected_by_days;
        self.days += other.days;
        self.squared_days += other.squared_days;
        self.between += other.between;
        self.within += other.within;
    }
}

impl std::iter::Sum for Repetition {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::default(), |mut sum, one| {
            sum += one;
            sum
        })
    }
}

/// The answers of one prompt and engine, day by day.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct AnswerSums {
    days: usize,
    answers: u64,
    squares: u64,
}

impl AnswerSums {
    /// Adds the answers of a day: one at least.
    pub(crate) fn add(&mut self, answers: u64) {
        self.days += 1;
        self.answers += answers;
        self.squares += answers * answers;
    }
}

/// Those of its answers that have something.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct HitSums {
    hits: u64,
    squares: u64,
    products: u64,
    /// Squares of a day's hits, by its answers.
    weighted: f64,
    shares: f64,
    squared_shares: f64,
    /// Shares of the last days, the last one first.
    last: [f64; LAGS],
    seen: f64,
    later_seen: f64,
}

impl HitSums {
    /// Adds a day on which `hits` of `answers` have it; `before` has the days before. Days on which none has it need not be added
    /// where none had it on the days that they are compared with ([`HitSums::is_quiet`]).
    pub(crate) fn add(&mut self, hits: u64, answers: u64, before: &AnswerSums) {
        let share = hits as f64 / answers as f64;
        self.hits += hits;
        self.squares += hits * hits;
        self.products += hits * answers;
        self.weighted += share * hits as f64;
        self.shares += share;
        self.squared_shares += share * share;
        let days = self.last.iter().take(before.days);
        let mut changes = days.map(|last| (share - last) * (share - last));
        self.seen += changes.next().unwrap_or_default();
        self.later_seen += changes.sum::<f64>();
        self.last.copy_within(..LAGS - 1, 1);
        self.last[0] = share;
    }

    /// Whether none had it on any of the last days.
    pub(crate) fn is_quiet(&self) -> bool {
        self.last.iter().all(|share| *share == 0.0)
    }

    /// The sums, of all answers in `asked`; none without a day.
    pub(crate) fn of(&self, asked: &AnswerSums) -> Repetition {
        let days = asked.days as f64;
        if asked.days < 2 {
            return Repetition::default();
        }
        let expected = 2.0 * (self.squared_shares - self.shares * self.shares / days).max(0.0);
        let pairs: usize = (2..=LAGS).map(|lag| asked.days.saturating_sub(lag)).sum();
        let between = self.between(asked);
        Repetition {
            seen: self.seen,
            expected,
            later_seen: self.later_seen,
            later_expected: expected * pairs as f64 / (days - 1.0),
            expected_by_days: expected * days,
            days,
            squared_days: days * days,
            between,
            within: self.within(asked, between),
        }
    }

    fn between(&self, asked: &AnswerSums) -> f64 {
        let share = self.hits as f64 / asked.answers as f64;
        let squares = self.squares as f64 - 2.0 * share * self.products as f64;
        (squares + share * share * asked.squares as f64).max(0.0)
    }

    /// By the analysis of variance: with m answers a day `between` is m·(n − 1) mean squares between days, and independent answers
    /// have (n − 1) of those and (m − 1)·(n − 1) within days. Where the days' answers differ in number, m is the mean of their sizes that
    /// the analysis takes (G. Snedecor and W. Cochran, "Statistical Methods", 1967, section 10.14).
    fn within(&self, asked: &AnswerSums, between: f64) -> f64 {
        let (days, answers) = (asked.days as f64, asked.answers as f64);
        if asked.answers == asked.days as u64 {
            return between;
        }
        let size = (answers - asked.squares as f64 / answers) / (days - 1.0);
        let squares_within = ((self.hits as f64 - self.weighted) / (answers - days)).max(0.0);
        between / size + (size - 1.0) * (days - 1.0) * squares_within
    }
}

/// Answers of a prompt and engine, of which each day tells.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Chain {
    asked: AnswerSums,
    having: HitSums,
}

impl Chain {
    /// Adds a day on which `hits` of `answers` have it.
    pub(crate) fn add(&mut self, hits: u64, answers: u64) {
        self.having.add(hits.min(answers), answers, &self.asked);
        self.asked.add(answers);
    }

    /// The sums.
    pub(crate) fn repetition(&self) -> Repetition {
        self.having.of(&self.asked)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One answer a day: transitions, against 2·k·(n − k)/n of a random order; days can not differ more than answers do.
    #[test]
    fn single_answers_turn_or_stay() {
        let found = Repetition::of_days([1, 1, 0, 0, 0, 1].map(|hits| (hits, 1)));
        assert_eq!((found.seen, found.expected, found.expected_by_days), (2.0, 3.0, 18.0));
        // Pairs of days 2, 3, 4 and 5 apart: 3, 3, 1 and 0 of them differ, of 4, 3, 2 and 1.
        assert_eq!((found.later_seen, found.later_expected), (7.0, 3.0 * 10.0 / 5.0));
        assert!((found.between - 1.5).abs() < 1e-12, "{found:?}");
        assert_eq!(found.between, found.within);
        assert_eq!(Repetition::of_days([(3, 5)]), Repetition::default());
        assert_eq!(Repetition::of_days([]), Repetition::default());
    }

    /// Four answers a day that all say the same are worth one.
    #[test]
    fn answers_of_a_day_that_agree_differ_between_days() {
        let agree = Repetition::of_days([4, 0, 0, 4, 0, 4, 4, 0].map(|hits| (hits, 4)));
        assert_eq!((agree.seen, agree.expected), (5.0, 4.0));
        assert!((agree.between / agree.within - 4.0).abs() < 1e-12, "{agree:?}");
        let two = Repetition::of_days([(5, 5), (0, 5)]);
        assert!((two.between / two.within - 5.0).abs() < 1e-12, "{two:?}");
        let even = Repetition::of_days([(2, 4); 8]);
        assert!(even.between.abs() < 1e-12 && even.within > 5.0, "{even:?}");
    }

    /// Days without a hit add nothing after as many as are compared.
    #[test]
    fn quiet_days_may_be_left_out() {
        let mut days = vec![(0, 1), (0, 2), (1, 2)];
        days.extend([(0, 1); LAGS + 2]);
        days.extend([(0, 3), (2, 2)]);
        let (mut asked, mut having) = (AnswerSums::default(), HitSums::default());
        let mut added = 0;
        for (hits, answers) in &days {
            if *hits > 0 || !having.is_quiet() {
                having.add(*hits, *answers, &asked);
                added += 1;
            }
            asked.add(*answers);
        }
        assert_eq!((having.of(&asked), added), (Repetition::of_days(days), LAGS + 2));
    }
}
