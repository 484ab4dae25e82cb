//! Days and engines in query strings.

use std::ops::RangeInclusive;

use answerscope_metrics::{Day, Engine, EngineSet};

use crate::clock::Moment;
use crate::error::{Error, Result};
use crate::params::{Parameter, Params, one_of};

/// The longest range, in days.
const LONGEST: i32 = 366;
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
