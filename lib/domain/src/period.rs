//! The days that a caller asks for.

use std::ops::RangeInclusive;

use schemars::JsonSchema;
use serde::Deserialize;

use crate::Day;
use crate::clock::Moment;
use crate::error::{Error, Result};
use crate::parameter::{Date, Engines, Now};

/// The longest range, in days.
pub const LONGEST: i32 = 366;
/// The range when none is given, in days.
const USUAL: i32 = 30;
/// 9999-12-31.
const LAST: i32 = 2_932_896;

/// Refuses a first day after the last, and too many days between them.
pub fn in_bounds(from: Option<Day>, to: Option<Day>) -> Result<()> {
    match (from, to) {
        (Some(from), Some(to)) if from > to => Err(Error::invalid("startDate: after endDate")),
        (Some(from), Some(to)) if to.0 - from.0 >= LONGEST => Err(Error::invalid(format!(
            "startDate: more than {LONGEST} days up to endDate, both included"
        ))),
        _ => Ok(()),
    }
}

/// The range from one day to another, with the same defaults and limits.
pub fn range_of(from: Option<Day>, to: Option<Day>, now: Moment) -> Result<RangeInclusive<Day>> {
    in_bounds(from, to)?;
    let end = to.unwrap_or_else(|| from.map_or(now.day(), |from| now.day().max(from)));
    let start = from.unwrap_or(Day((end.0 - USUAL + 1).max(0)));
    in_bounds(Some(start), Some(end))?;
    Ok(start..=end)
}

/// Days and engines that a query counts.
#[derive(Debug, Clone, Deserialize, JsonSchema)]
pub struct Period {
    /// The days.
    #[schemars(flatten)]
    pub days: Days,
    /// Engines, separated by commas; by default all.
    pub engine: Engines,
}

/// A range of days; by default the 30 that end today, or at the day that is given.
#[derive(Debug, Clone, Deserialize, JsonSchema)]
#[serde(try_from = "DayParameters")]
#[schemars(with = "DayParameters")]
pub struct Days(pub RangeInclusive<Day>);

#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct DayParameters {
    /// The first day; by default 29 days before the last.
    start_date: Option<Date>,
    /// The last day; by default today (UTC), or startDate where that is later. At most 366 days in all.
    end_date: Option<Date>,
    #[schemars(skip)]
    now: Now,
}

impl TryFrom<DayParameters> for Days {
    type Error = String;

    fn try_from(sent: DayParameters) -> Result<Self, String> {
        let (from, to) = (sent.start_date.map(|date| date.0), sent.end_date.map(|date| date.0));
        let days = range_of(from, to, sent.now.moment());
        days.map(Self).map_err(|error| error.description())
    }
}

/// A range of days that may be open at either end.
#[derive(Debug, Clone, Copy, Deserialize, JsonSchema)]
#[serde(try_from = "OpenDayParameters")]
#[schemars(with = "OpenDayParameters")]
pub struct OpenDays {
    /// The first day.
    pub from: Option<Day>,
    /// The last day.
    pub to: Option<Day>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct OpenDayParameters {
    /// The first day, at most 366 days up to the last.
    start_date: Option<Date>,
    /// The last day.
    end_date: Option<Date>,
}

impl TryFrom<OpenDayParameters> for OpenDays {
    type Error = String;

    fn try_from(sent: OpenDayParameters) -> Result<Self, String> {
        let (from, to) = (sent.start_date.map(|date| date.0), sent.end_date.map(|date| date.0));
        in_bounds(from, to).map_err(|error| error.description())?;
        Ok(Self { from, to })
    }
}

/// The period that another one is compared with, as far as it is given.
#[derive(Debug, Clone, Copy, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ComparedDays {
    /// The first day of the period to compare with; by default it has as many days as the current one.
    compare_start_date: Option<Date>,
    /// Its last day; by default the day before startDate, and behind a compareStartDate as many days on as the current period
    /// has. At most 366 days in all.
    compare_end_date: Option<Date>,
}

impl ComparedDays {
    /// By default as many days as the current period has, right before it; one end alone gives as many days from there
    /// on, or up to there.
    ///
    /// # Errors
    ///
    /// The first day is after the last, or there are too many days between them.
    pub fn before(self, current: &RangeInclusive<Day>) -> Result<RangeInclusive<Day>> {
        let length = current.end().0 - current.start().0;
        let (from, to) = (self.compare_start_date, self.compare_end_date);
        let (from, to) = match (from.map(|date| date.0), to.map(|date| date.0)) {
            (Some(from), Some(to)) => (from, to),
            (Some(from), None) => (from, Day((from.0 + length).min(LAST))),
            (None, to) => {
                let to = to.unwrap_or(Day((current.start().0 - 1).max(0)));
                (Day((to.0 - length).max(0)), to)
            }
        };
        if from > to {
            return Err(Error::invalid("compareStartDate: after compareEndDate"));
        }
        if to.0 - from.0 >= LONGEST {
            return Err(Error::invalid(format!(
                "compareStartDate: more than {LONGEST} days up to compareEndDate, both included"
            )));
        }
        Ok(from..=to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn compared(from: Option<&str>, to: Option<&str>) -> Result<String> {
        let day = |text: &str| Day::parse(text).expect("a day");
        let sent = ComparedDays {
            compare_start_date: from.map(day).map(Date),
            compare_end_date: to.map(day).map(Date),
        };
        let found = sent.before(&(day("2026-10-23")..=day("2026-11-21")))?;
        Ok(format!("{}..{}", found.start(), found.end()))
    }

    #[test]
    fn a_period_is_compared_with_the_one_right_before() {
        for (from, to, expected) in [
            (None, None, "2026-09-23..2026-10-22"),
            (Some("2026-01-01"), None, "2026-01-01..2026-01-30"),
            (None, Some("2026-01-30"), "2026-01-01..2026-01-30"),
            (Some("2026-10-23"), Some("2026-11-21"), "2026-10-23..2026-11-21"),
            (None, Some("1970-01-03"), "1970-01-01..1970-01-03"),
            (Some("9999-12-30"), None, "9999-12-30..9999-12-31"),
        ] {
            assert_eq!(compared(from, to).expect(expected), expected);
        }
        let nothing = ComparedDays {
            compare_start_date: None,
            compare_end_date: None,
        };
        let first = nothing.before(&(Day(0)..=Day(29))).expect("clamped");
        assert_eq!(first, Day(0)..=Day(0));
    }

    #[test]
    fn a_wrong_order_is_named() {
        for (from, to, reason) in [
            ("2026-11-05", "2026-11-01", "compareStartDate: after"),
            ("2024-01-01", "2026-01-01", "compareStartDate: more than 366"),
        ] {
            let error = compared(Some(from), Some(to)).expect_err(reason).description();
            assert!(error.starts_with(reason), "{error}");
        }
    }
}
