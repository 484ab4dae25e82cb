//! Days and engines in query strings.

use std::ops::RangeInclusive;

use answerscope_metrics::{Day, Engine, EngineSet};

use crate::clock::Moment;
use crate::error::{Error, Result};
use crate::params::{Parameter, Params, one_of};

/// The longest range, in days.
const LONGEST: i32 = 366;
/// 9999-12-31.
const LAST: i32 = 2_932_896;
/// The range when none is given, in days.
const USUAL: i32 = 30;

/// A day.
pub fn day(params: &Params, name: &str) -> Result<Option<Day>> {
    let Some(text) = params.get(name) else { return Ok(None) };
    let day =
        Day::parse(text).ok_or_else(|| Error::invalid(format!("{name}: expected a day that exists, as YYYY-MM-DD")))?;
    Ok(Some(day))
}

/// Refuses a first day after the last, and too many days between them.
pub fn in_bounds(from: Option<Day>, to: Option<Day>) -> Result<()> {
    match (from, to) {
        (Some(from), Some(to)) if from > to => Err(Error::invalid("startDate: after endDate")),
        (Some(from), Some(to)) if to.0 - from.0 >= LONGEST => Err(Error::invalid(format!(
            "startDate: more than {LONGEST} days before endDate"
        ))),
        _ => Ok(()),
    }
}

/// `startDate` to `endDate`; by default the 30 days that end today, or at the day that is given.
pub fn range(params: &Params, now: Moment) -> Result<RangeInclusive<Day>> {
    range_of(day(params, "startDate")?, day(params, "endDate")?, now)
}

/// The range from one day to another, with the same defaults and limits.
pub fn range_of(from: Option<Day>, to: Option<Day>, now: Moment) -> Result<RangeInclusive<Day>> {
    in_bounds(from, to)?;
    let end = to.unwrap_or_else(|| from.map_or(now.day(), |from| now.day().max(from)));
    let start = from.unwrap_or(Day((end.0 - USUAL + 1).max(0)));
    in_bounds(Some(start), Some(end))?;
    Ok(start..=end)
}

/// `compareStartDate` to `compareEndDate`: by default as many days as `days` has, right before it; one of them alone
/// gives as many days from there on, or up to there.
pub fn compared_range(params: &Params, days: &RangeInclusive<Day>) -> Result<RangeInclusive<Day>> {
    let (from, to) = (day(params, "compareStartDate")?, day(params, "compareEndDate")?);
    let length = days.end().0 - days.start().0;
    let (from, to) = match (from, to) {
        (Some(from), Some(to)) => (from, to),
        (Some(from), None) => (from, Day((from.0 + length).min(LAST))),
        (None, to) => {
            let to = to.unwrap_or(Day((days.start().0 - 1).max(0)));
            (Day((to.0 - length).max(0)), to)
        }
    };
    if from > to {
        return Err(Error::invalid("compareStartDate: after compareEndDate"));
    }
    if to.0 - from.0 >= LONGEST {
        return Err(Error::invalid(format!(
            "compareStartDate: more than {LONGEST} days before compareEndDate"
        )));
    }
    Ok(from..=to)
}

/// `engine`: one or several.
pub fn engines(params: &Params) -> Result<Option<Vec<Engine>>> {
    let Some(text) = params.joined("engine") else {
        return Ok(None);
    };
    let names: Vec<&str> = Engine::names().collect();
    let read = text.split(',').map(|name| Engine::from_name(name.trim()));
    let engines = read.collect::<Option<Vec<_>>>();
    engines
        .map(Some)
        .ok_or_else(|| Error::invalid(format!("engine: expected a list of {}", one_of(&names))))
}

/// `engine` as a set; all where none is given.
pub fn engine_set(params: &Params) -> Result<EngineSet> {
    Ok(engines(params)?.map_or(EngineSet::ALL, |list| list.into_iter().collect()))
}

/// The parameters of [`compared_range`], for the document.
pub fn compared_parameters() -> Vec<Parameter> {
    vec![
        Parameter::day(
            "compareStartDate",
            "The first day of the period to compare with; by default it has as many days as the current one.",
        ),
        Parameter::day(
            "compareEndDate",
            "Its last day; by default the day before startDate. At most 366 days in all.",
        ),
    ]
}

/// The parameters of [`range`] and [`engines`], for the document.
pub fn parameters() -> Vec<Parameter> {
    vec![
        Parameter::day("startDate", "The first day; by default 29 days before the last."),
        Parameter::day(
            "endDate",
            "The last day; by default today (UTC). At most 366 days in all.",
        ),
        Parameter::engines("Engines, separated by commas; by default all."),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn compared(query: &str) -> Result<String> {
        let days = Day::parse("2026-10-23").expect("a day")..=Day::parse("2026-11-21").expect("a day");
        let found = compared_range(&Params::new(query), &days)?;
        Ok(format!("{}..{}", found.start(), found.end()))
    }

    #[test]
    fn a_period_is_compared_with_the_one_right_before() {
        for (query, expected) in [
            ("", "2026-09-23..2026-10-22"),
            ("compareStartDate=2026-01-01", "2026-01-01..2026-01-30"),
            ("compareEndDate=2026-01-30", "2026-01-01..2026-01-30"),
            (
                "compareStartDate=2026-10-23&compareEndDate=2026-11-21",
                "2026-10-23..2026-11-21",
            ),
            ("compareEndDate=1970-01-03", "1970-01-01..1970-01-03"),
            ("compareStartDate=9999-12-30", "9999-12-30..9999-12-31"),
        ] {
            assert_eq!(compared(query).expect(query), expected, "{query}");
        }
        let first = compared_range(&Params::new(""), &(Day(0)..=Day(29))).expect("clamped");
        assert_eq!(first, Day(0)..=Day(0));
    }

    #[test]
    fn a_wrong_order_is_named() {
        for (query, reason) in [
            (
                "compareStartDate=2026-11-05&compareEndDate=2026-11-01",
                "compareStartDate: after",
            ),
            (
                "compareStartDate=2024-01-01&compareEndDate=2026-01-01",
                "compareStartDate: more than 366",
            ),
            ("compareEndDate=2026-02-30", "compareEndDate: expected a day"),
        ] {
            let error = compared(query).expect_err(query).description();
            assert!(error.starts_with(reason), "{error}");
        }
    }
}
