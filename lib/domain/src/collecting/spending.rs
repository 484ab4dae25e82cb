//! What an organization has asked today and spent this month, against what it may.

use serde::{Deserialize, Serialize};

use super::AskFailure;
use crate::clock::Moment;

/// What an organization may ask and spend; what is absent is not bounded.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct SpendingLimits {
    /// Calls in a UTC day.
    pub daily_calls: Option<u64>,
    /// Micro-dollars in a UTC month.
    pub monthly_micros: Option<i64>,
}

impl SpendingLimits {
    /// Whether nothing is bounded.
    pub const fn none(&self) -> bool {
        self.daily_calls.is_none() && self.monthly_micros.is_none()
    }
}

/// What was asked and spent, as stored.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Spending {
    /// `YYYY-MM-DD`.
    day: String,
    /// Calls of that day.
    day_calls: u64,
    /// `YYYY-MM`.
    month: String,
    /// Micro-dollars of that month: what was charged, and estimates of what is under way.
    month_micros: i64,
}

impl Spending {
    /// The day and the month of a moment, as they are stored.
    pub fn dates(now: Moment) -> (String, String) {
        let today = now.iso();
        let part = |end| today.get(..end).unwrap_or_default().to_owned();
        (part(10), part(7))
    }

    /// Begins a new day or month where one has begun.
    fn turn(&mut self, now: Moment) {
        let (day, month) = Self::dates(now);
        if self.day != day {
            (self.day, self.day_calls) = (day, 0);
        }
        if self.month != month {
            (self.month, self.month_micros) = (month, 0);
        }
    }

    /// Counts calls that were made, and what they cost in micro-dollars, whatever the limits. An answer that cost less than
    /// what was counted when its question was handed in takes some of it back.
    pub fn spend(&mut self, calls: u32, micros: i64, now: Moment) {
        self.turn(now);
        self.day_calls += u64::from(calls);
        self.month_micros = (self.month_micros + micros).max(0);
    }

    /// Takes up to `calls` calls of `micros` micro-dollars each: how many may be made.
    ///
    /// # Errors
    /// Which limit leaves none.
    pub fn reserve(&mut self, calls: u32, micros: i64, limits: SpendingLimits, now: Moment) -> Result<u32, AskFailure> {
        self.turn(now);
        let by_cap = limits.daily_calls.map(|cap| cap.saturating_sub(self.day_calls));
        let by_budget = limits.monthly_micros.map(|budget| match budget - self.month_micros {
            left if left <= 0 => 0,
            _ if micros <= 0 => u64::from(calls),
            left => (left / micros).unsigned_abs(),
        });
        let most = |limit: Option<u64>| limit.map_or(calls, |left| u32::try_from(left).unwrap_or(calls).min(calls));
        let (by_cap, by_budget) = (most(by_cap), most(by_budget));
        if by_cap == 0 {
            return Err(AskFailure::new(
                "daily_cap_reached",
                "the organization's calls of the day are used up",
            ));
        }
        if by_budget == 0 {
            return Err(AskFailure::new(
                "monthly_budget_reached",
                "the organization's budget of the month is used up",
            ));
        }
        let granted = by_cap.min(by_budget);
        self.day_calls += u64::from(granted);
        self.month_micros += i64::from(granted) * micros;
        Ok(granted)
    }

    /// Corrects what was reserved by what was charged: the difference in micro-dollars, and calls that were not made.
    pub fn correct(&mut self, micros: i64, not_made: u32, now: Moment) {
        let before = (self.day.clone(), self.month.clone());
        self.turn(now);
        if self.day == before.0 {
            self.day_calls = self.day_calls.saturating_sub(u64::from(not_made));
        }
        // What was reserved last month was counted there.
        if self.month == before.1 {
            self.month_micros = (self.month_micros + micros).max(0);
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const DAY: i64 = 86_400_000_000;

    proptest! {
        #[test]
        fn neither_limit_is_passed(
            cap in 0u64..100,
            budget in 0i64..5_000,
            waves in prop::collection::vec((1u32..9, 0i64..400), 1..80),
        ) {
            let limits = SpendingLimits { daily_calls: Some(cap), monthly_micros: Some(budget) };
            let (mut spending, now) = (Spending::default(), Moment(20_000 * DAY));
            let (mut calls, mut micros) = (0, 0);
            for (wanted, price) in waves {
                if let Ok(granted) = spending.reserve(wanted, price, limits, now) {
                    prop_assert!(granted >= 1 && granted <= wanted);
                    calls += u64::from(granted);
                    micros += i64::from(granted) * price;
                }
            }
            prop_assert!(calls <= cap && micros <= budget, "{calls} calls, {micros} micro-dollars");
        }
    }

    #[test]
    fn a_limit_that_is_set_at_noon_knows_the_morning() {
        let (mut spending, now) = (Spending::default(), Moment(20_000 * DAY));
        spending.spend(40, 70, now);
        let limits = SpendingLimits {
            daily_calls: Some(42),
            monthly_micros: Some(1_000),
        };
        assert_eq!(spending.reserve(8, 1, limits, now), Ok(2));
    }

    #[test]
    fn a_new_day_has_its_own_calls_and_a_new_month_its_own_dollars() {
        let limits = SpendingLimits {
            daily_calls: Some(3),
            monthly_micros: Some(100),
        };
        let (mut spending, now) = (Spending::default(), Moment(20_000 * DAY));
        assert_eq!(spending.reserve(5, 20, limits, now), Ok(3));
        assert_eq!(
            spending.reserve(1, 20, limits, now).map_err(|f| f.code),
            Err("daily_cap_reached".into())
        );
        spending.correct(10, 1, now);
        assert_eq!(spending.reserve(5, 20, limits, now), Ok(1), "one call was not made");
        let tomorrow = Moment(now.0 + DAY);
        assert_eq!(
            spending.reserve(1, 20, limits, tomorrow).map_err(|f| f.code),
            Err("monthly_budget_reached".into()),
            "90 of 100 are spent"
        );
        assert_eq!(spending.reserve(9, 20, limits, Moment(now.0 + 40 * DAY)), Ok(3));
        assert_eq!(spending.reserve(9, 0, SpendingLimits::default(), tomorrow), Ok(9));
    }
}
