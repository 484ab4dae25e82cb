//! How an organization's prompts are asked by themselves: whether, when, how often, and what it may cost.

use std::fmt::{self, Display};
use std::str::FromStr;

use jiff::Timestamp;
use jiff::civil::{Date, Time};
use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};

use super::collection::MOST_REPETITIONS;
use crate::clock::Moment;
use crate::day::Day;

/// Micro-dollars in a dollar.
const MICROS: f64 = 1e6;
/// The largest monthly budget, in dollars.
const MOST_DOLLARS: f64 = 1e9;

/// An organization's own settings of collection; what is absent is usual.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct CollectingSettings {
    /// Whether scheduled and first runs happen.
    #[serde(default)]
    pub collection: bool,
    /// When the day's runs start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub collect_at: Option<TimeOfDay>,
    /// Where it is that time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_zone: Option<ZoneName>,
    /// How often each engine is asked each prompt on a day.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub repetitions: Option<Repetitions>,
    /// Calls that all of its runs may make on a UTC day.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub daily_cap: Option<Calls>,
    /// What all of its runs may cost in a UTC month.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub monthly_budget: Option<Dollars>,
}

impl CollectingSettings {
    /// How often each engine is asked each prompt on a day: once, unless the organization says otherwise.
    pub fn repetitions(&self) -> u8 {
        self.repetitions.map_or(1, |Repetitions(repetitions)| repetitions)
    }

    /// When the runs of a day start: at 06:00 UTC, unless the organization says otherwise.
    pub fn starting(&self) -> StartingTime {
        StartingTime {
            at: self.collect_at.unwrap_or(TimeOfDay::USUAL),
            zone: self.time_zone.clone().unwrap_or_default(),
        }
    }
}

/// A time of day, to the minute.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TimeOfDay(Time);

impl TimeOfDay {
    const USUAL: Self = Self(Time::constant(6, 0, 0, 0));
}

impl FromStr for TimeOfDay {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let time = crate::day::has_form(text, "00:00").then(|| text.parse().ok()).flatten();
        time.map(Self)
            .ok_or_else(|| "expected a time of day from 00:00 to 23:59, such as 06:00".to_owned())
    }
}

impl Display for TimeOfDay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}:{:02}", self.0.hour(), self.0.minute())
    }
}

/// The name of a time zone, as the time zone database of the IANA has it. It is looked up where a person writes it and where
/// its clock is followed, by crates that ask for the feature `time-zones`; a stored one is taken as it is, because functions
/// that only read settings carry no time zones.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ZoneName(String);

impl Default for ZoneName {
    fn default() -> Self {
        Self("UTC".to_owned())
    }
}

impl FromStr for ZoneName {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let zone = TimeZone::get(text).ok();
        let name = zone.as_ref().and_then(|zone| zone.iana_name());
        name.map(|name| Self(name.to_owned()))
            .ok_or_else(|| "expected the name of a time zone of the IANA, such as Europe/Madrid".to_owned())
    }
}

impl Display for ZoneName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// How often each engine is asked each prompt on a day: 1 to 5.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Repetitions(u8);

impl TryFrom<u8> for Repetitions {
    type Error = String;

    fn try_from(repetitions: u8) -> Result<Self, String> {
        if (1..=MOST_REPETITIONS).contains(&repetitions) {
            Ok(Self(repetitions))
        } else {
            Err(format!("expected a whole number from 1 to {MOST_REPETITIONS}"))
        }
    }
}

impl FromStr for Repetitions {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::try_from(text.parse::<u8>().unwrap_or_default())
    }
}

impl From<Repetitions> for u8 {
    fn from(Repetitions(repetitions): Repetitions) -> Self {
        repetitions
    }
}

/// A number of calls, 1 at least.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Calls(pub u32);

impl FromStr for Calls {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let calls = text.parse().ok().filter(|calls| *calls > 0);
        calls
            .map(Self)
            .ok_or_else(|| format!("expected a whole number of calls from 1 to {}", u32::MAX))
    }
}

/// US dollars, more than none; kept in millionths.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dollars {
    /// Millionths of a dollar.
    pub micros: i64,
}

impl FromStr for Dollars {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || "expected US dollars, more than 0 and at most a billion, such as 25 or 12.50".to_owned();
        let plain = text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
        let dollars: f64 = plain.then(|| text.parse().ok()).flatten().ok_or_else(wrong)?;
        // At most 1e15 of them.
        let micros = (dollars.min(MOST_DOLLARS) * MICROS).round() as i64;
        if micros > 0 && dollars <= MOST_DOLLARS {
            Ok(Self { micros })
        } else {
            Err(wrong())
        }
    }
}

impl TryFrom<String> for TimeOfDay {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<TimeOfDay> for String {
    fn from(at: TimeOfDay) -> Self {
        at.to_string()
    }
}

/// A time of day somewhere.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct StartingTime {
    /// The time of day there.
    #[serde(rename = "collectAt")]
    pub at: TimeOfDay,
    /// Where.
    #[serde(rename = "timeZone")]
    pub zone: ZoneName,
}

impl StartingTime {
    /// The last time that it was this time there: of today's where it has come, else of yesterday's. A time that a clock
    /// leaves out counts as the one that it shows instead, of one that it shows twice the first counts. `None` for moments
    /// that the calendar does not have.
    pub fn last_before(&self, now: Moment) -> Option<Moment> {
        let zone = TimeZone::get(&self.zone.0).ok()?;
        let now = Timestamp::from_microsecond(now.0).ok()?;
        let today = now.to_zoned(zone.clone()).date();
        let on = |day: Date| {
            let at = zone
                .to_ambiguous_timestamp(day.to_datetime(self.at.0))
                .compatible()
                .ok()?;
            (at <= now).then_some(Moment(at.as_microsecond()))
        };
        on(today).or_else(|| on(today.yesterday().ok()?))
    }

    /// The UTC day that the runs of one of its times are for. It follows from the date there and the largest offset of the year's,
    /// not from the moment: with the moment, a time within an hour of midnight in UTC would have two runs on one day when
    /// clocks are put forward, and none on another when they are put back. `None` for moments that the calendar does not have.
    pub fn day_of(&self, at: Moment) -> Option<Day> {
        let zone = TimeZone::get(&self.zone.0).ok()?;
        let date = Timestamp::from_microsecond(at.0).ok()?.to_zoned(zone.clone()).date();
        let offset = |month| {
            let day = Date::new(date.year(), month, 1).ok()?;
            Some(
                zone.to_ambiguous_timestamp(day.to_datetime(Time::midnight()))
                    .compatible()
                    .ok()?,
            )
            .map(|moment| zone.to_offset(moment))
        };
        let offset = offset(1)?.max(offset(7)?);
        let moment = offset.to_timestamp(date.to_datetime(self.at.0)).ok()?;
        Some(Moment(moment.as_microsecond()).day())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_read_or_refused() {
        let read = |text: &str| text.parse::<TimeOfDay>().map(|at| at.to_string());
        assert_eq!(read("06:00"), Ok("06:00".into()));
        assert_eq!(read("23:59"), Ok("23:59".into()));
        for text in ["24:00", "6:00", "06:60", "0600", "06:00:00", ""] {
            assert!(read(text).is_err(), "{text}");
        }
        let zone = |text: &str| text.parse::<ZoneName>().map(|zone| zone.to_string());
        assert_eq!(zone("europe/madrid"), Ok("Europe/Madrid".into()));
        for text in ["Europe/Madird", "", "+02:00", "CEST5"] {
            assert!(zone(text).is_err(), "{text}");
        }
        let dollars = |text: &str| text.parse::<Dollars>().map(|dollars| dollars.micros);
        assert_eq!((dollars("25"), dollars("12.50")), (Ok(25_000_000), Ok(12_500_000)));
        for text in ["0", "-1", "1e3", "nan", "2000000000", "0.0000001", "1.2.3", ""] {
            assert!(dollars(text).is_err(), "{text}");
        }
        for text in ["0", "6", "300", "-1", "x"] {
            assert!(text.parse::<Repetitions>().is_err(), "{text}");
        }
        assert!("0".parse::<Calls>().is_err() && "1".parse::<Calls>().is_ok());
    }

    #[test]
    fn the_last_time_follows_the_clocks_of_its_zone() {
        let moment = |text: &str| Moment::parse("now", text).expect("a time");
        let last = |at: &str, zone: &str, now: &str| {
            let settings = CollectingSettings {
                collect_at: Some(at.parse().expect("a time of day")),
                time_zone: Some(zone.parse().expect("a zone")),
                ..CollectingSettings::default()
            };
            settings.starting().last_before(moment(now)).map(Moment::iso)
        };
        for (at, zone, now, expected) in [
            ("06:00", "UTC", "2026-11-22T06:00:00Z", "2026-11-22T06:00:00.000Z"),
            ("06:00", "UTC", "2026-11-22T05:59:59Z", "2026-11-21T06:00:00.000Z"),
            (
                "06:00",
                "Europe/Madrid",
                "2026-07-01T04:00:00Z",
                "2026-07-01T04:00:00.000Z",
            ),
            (
                "06:00",
                "Europe/Madrid",
                "2026-12-01T04:59:00Z",
                "2026-11-30T05:00:00.000Z",
            ),
            (
                "06:00",
                "Asia/Tokyo",
                "2026-11-22T22:00:00Z",
                "2026-11-22T21:00:00.000Z",
            ),
            // Clocks go from 02:00 to 03:00, and from 03:00 back to 02:00.
            (
                "02:30",
                "Europe/Madrid",
                "2026-03-29T02:00:00Z",
                "2026-03-29T01:30:00.000Z",
            ),
            (
                "02:30",
                "Europe/Madrid",
                "2026-10-25T02:00:00Z",
                "2026-10-25T00:30:00.000Z",
            ),
        ] {
            assert_eq!(last(at, zone, now).as_deref(), Some(expected), "{at} {zone} {now}");
        }
        assert_eq!(
            CollectingSettings::default().starting().last_before(Moment(i64::MAX)),
            None
        );
    }

    #[test]
    fn each_utc_day_is_that_of_one_run_whatever_clocks_do() {
        const HOUR: i64 = 3_600_000_000;
        let now = Moment::parse("now", "2026-01-01T00:00:00Z").expect("a time");
        for (at, zone) in [
            ("00:30", "Europe/London"),
            ("01:30", "Europe/Madrid"),
            ("02:30", "Europe/Madrid"),
            ("19:30", "America/New_York"),
            ("10:15", "Australia/Sydney"),
            ("06:00", "Asia/Kolkata"),
            ("00:00", "UTC"),
        ] {
            let starting = StartingTime {
                at: at.parse().expect("a time of day"),
                zone: zone.parse().expect("a zone"),
            };
            let mut runs: Vec<Moment> = (0..800 * 24)
                .filter_map(|hours| starting.last_before(Moment(now.0 + hours * HOUR)))
                .collect();
            runs.dedup();
            let days: Vec<Day> = runs.iter().filter_map(|run| starting.day_of(*run)).collect();
            assert!(days.len() >= 800, "{at} {zone}");
            assert!(days.windows(2).all(|two| two[1].0 == two[0].0 + 1), "{at} {zone}");
            let late = |(run, day): (&Moment, &Day)| run.day().0 - day.0;
            assert!(
                runs.iter().zip(&days).all(|both| (0..=1).contains(&late(both))),
                "{at} {zone}"
            );
        }
    }

    #[test]
    fn what_is_absent_is_usual() {
        let settings: CollectingSettings = serde_json::from_str("{}").expect("settings");
        assert_eq!(settings, CollectingSettings::default());
        assert!(!settings.collection && settings.repetitions() == 1);
        let starting = settings.starting();
        assert_eq!(
            (starting.at.to_string(), starting.zone.to_string()),
            ("06:00".into(), "UTC".into())
        );
    }
}
