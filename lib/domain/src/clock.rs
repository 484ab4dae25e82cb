//! Time and randomness, passed in so that no test waits and none is flaky.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use jiff::SignedDuration;
use jiff::civil::{Date, DateTime, Time, date};

use crate::Day;
use crate::day::has_form;
use crate::error::{Error, Result};

/// When moments begin.
const EPOCH: DateTime = date(1970, 1, 1).at(0, 0, 0, 0);

/// A day in microseconds.
const DAY: i64 = 86_400_000_000;

/// A moment in microseconds since 1970-01-01T00:00:00Z.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment(pub i64);

impl Moment {
    /// The first microsecond that ISO 8601 has no four digits for.
    const YEAR_10000: i64 = 253_402_300_800_000_000;

    /// Milliseconds since the epoch.
    pub fn millis(self) -> i64 {
        self.0.div_euclid(1_000)
    }

    /// Seconds since the epoch, as DynamoDB's TTL wants them.
    pub fn seconds(self) -> i64 {
        self.0.div_euclid(1_000_000)
    }

    /// The UTC day of this moment.
    pub fn day(self) -> Day {
        Day(i32::try_from(self.0.div_euclid(DAY)).unwrap_or(i32::MAX))
    }

    /// ISO 8601 in UTC with milliseconds and a `Z`.
    pub fn iso(self) -> String {
        let time = EPOCH.checked_add(SignedDuration::from_millis(self.millis()));
        format!("{:.3}Z", time.unwrap_or(EPOCH))
    }

    /// Reads RFC 3339 with any offset, from the years 1970 to 9999; `name` is the parameter that an error names.
    pub fn parse(name: &str, text: &str) -> Result<Self> {
        let wrong = || {
            Error::invalid(format!(
                "{name}: expected an ISO 8601 time with its zone, such as 2026-01-31T09:00:00Z"
            ))
        };
        let time = rfc_3339(text).ok_or_else(wrong)?;
        let micros = i64::try_from(time.duration_since(EPOCH).as_micros()).map_err(|_| wrong())?;
        let known = 0..Self::YEAR_10000;
        if known.contains(&micros) {
            Ok(Self(micros))
        } else {
            Err(wrong())
        }
    }
}

impl Day {
    /// Its first microsecond.
    pub fn start(self) -> Moment {
        Moment(i64::from(self.0).saturating_mul(DAY))
    }
}

/// Reads a `date-time` of RFC 3339, section 5.6, into UTC. jiff reads more than that: times without seconds, weeks, names
/// of zones.
fn rfc_3339(text: &str) -> Option<DateTime> {
    let (date, clock) = (text.get(..10)?, text.get(11..)?);
    let (clock, offset) = clock.split_at(clock.find(['Z', 'z', '+', '-'])?);
    let (seconds, fraction) = clock.split_once('.').unwrap_or((clock, "0"));
    let digits = !fraction.is_empty() && fraction.bytes().all(|byte| byte.is_ascii_digit());
    if !(digits && has_form(date, "0000-00-00") && has_form(seconds, "00:00:00")) {
        return None;
    }
    // jiff takes nine digits of a fraction, and the last second of a minute for a leap second.
    let time: Time = clock[..clock.len().min(NANOSECONDS)].parse().ok()?;
    let date: Date = date.parse().ok()?;
    let utc = date.to_datetime(time).checked_sub(offset_from_utc(offset)?).ok()?;
    match seconds.ends_with(":60") {
        false => Some(utc),
        true => last_of_month(utc),
    }
}

/// The length of `00:00:00.000000000`.
const NANOSECONDS: usize = 18;

/// Reads a `time-offset` of RFC 3339: `Z`, or hours and minutes with a sign.
fn offset_from_utc(text: &str) -> Option<SignedDuration> {
    if text.eq_ignore_ascii_case("z") {
        return Some(SignedDuration::ZERO);
    }
    // A `Time` has the bounds of both numbers.
    let (sign, size) = text.split_at_checked(1)?;
    let size: Time = has_form(size, "00:00").then(|| size.parse().ok())??;
    let size = size.duration_since(Time::midnight());
    match sign {
        "+" => Some(size),
        "-" => Some(-size),
        _ => None,
    }
}

/// A leap second, which comes at the end of a UTC month, counts as the last microsecond before it.
fn last_of_month(utc: DateTime) -> Option<DateTime> {
    let last = utc.date() == utc.date().last_of_month() && (utc.hour(), utc.minute()) == (23, 59);
    last.then(|| utc.date().at(23, 59, 59, 999_999_000))
}

/// A moment after another.
pub fn later(now: Moment, wait: Duration) -> Moment {
    Moment(now.0 + i64::try_from(wait.as_micros()).unwrap_or(i64::MAX / 2))
}

/// Tells the time.
pub trait Clock: Send + Sync {
    /// The present moment.
    fn now(&self) -> Moment;
}

/// Gives random bytes for ids and keys.
pub trait Random: Send + Sync {
    /// Fills `bytes`.
    fn fill(&self, bytes: &mut [u8]);
}

/// The clock of the machine, never running backwards within a process.
#[derive(Debug, Default)]
pub struct SystemClock {
    last: AtomicI64,
}

impl Clock for SystemClock {
    #[expect(
        clippy::disallowed_methods,
        reason = "the one place that asks the machine for the time"
    )]
    fn now(&self) -> Moment {
        let since = std::time::SystemTime::now()
            .duration_since(std::time::UNIX_EPOCH)
            .unwrap_or_default();
        let micros = i64::try_from(since.as_micros()).unwrap_or(i64::MAX);
        Moment(self.last.fetch_max(micros, Ordering::Relaxed).max(micros))
    }
}

/// The operating system's random generator.
#[derive(Debug, Default)]
pub struct SystemRandom;

impl Random for SystemRandom {
    fn fill(&self, bytes: &mut [u8]) {
        // Without entropy no id and no key can be made; going on would make guessable ones.
        #[expect(
            clippy::expect_used,
            reason = "an operating system without a random generator can not run the service"
        )]
        getrandom::fill(bytes).expect("the operating system gives random bytes");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_strictly_and_written_in_utc() {
        let moment = Moment::parse("answeredAt", "2026-01-31T10:00:00+01:00").expect("a time");
        assert_eq!(moment.iso(), "2026-01-31T09:00:00.000Z");
        assert_eq!(moment.day().to_string(), "2026-01-31");
        assert_eq!(moment.day().start().iso(), "2026-01-31T00:00:00.000Z");
        for text in [
            "yesterday",
            "2026-02-30T00:00:00Z",
            "2026-01-31",
            "1969-12-31T23:59:59Z",
            "2026-01-31T25:00:00Z",
        ] {
            let error = Moment::parse("answeredAt", text).expect_err(text);
            assert!(error.description().starts_with("answeredAt"), "{error}");
        }
    }

    #[test]
    fn rfc_3339_is_read_and_nothing_else() {
        for (text, iso) in [
            ("2026-01-31T09:00:00.1234567890123Z", "2026-01-31T09:00:00.123Z"),
            ("2026-01-31t09:00:00.5z", "2026-01-31T09:00:00.500Z"),
            ("2026-01-31 09:00:00-23:59", "2026-02-01T08:59:00.000Z"),
            ("1969-12-31T23:30:00-01:00", "1970-01-01T00:30:00.000Z"),
            ("9999-12-31T23:59:59.999999999Z", "9999-12-31T23:59:59.999Z"),
            ("2016-12-31T23:59:60Z", "2016-12-31T23:59:59.999Z"),
            ("2017-01-01T05:29:60.25+05:30", "2016-12-31T23:59:59.999Z"),
        ] {
            assert_eq!(
                Moment::parse("at", text).map(Moment::iso).ok().as_deref(),
                Some(iso),
                "{text}"
            );
        }
        for text in [
            "2026-01-31T09:00Z",
            "2026-01-31T09Z",
            "20260131T090000Z",
            "2026-W05-6T09:00:00Z",
            "2026-01-31T09:00:00",
            "2026-01-31T09:00:00.Z",
            "2026-01-31T09:00:00,5Z",
            "2026-01-31T09:00:00+01",
            "2026-01-31T09:00:00+0100",
            "2026-01-31T09:00:00+24:00",
            "2026-01-31T09:00:00Z01:00",
            "2026-01-31T09:00:00+01:60",
            "2026-01-31T09:00:00+01:00[Europe/Paris]",
            "2026-01-31T09:00:00Z ",
            "2026-01-31T24:00:00Z",
            "2026-01-31T09:00:60Z",
            "2026-01-30T23:59:60Z",
            "9999-12-31T23:59:59-01:00",
            "10000-01-01T00:00:00Z",
            "+026-01-31T09:00:00Z",
            "２026-01-31T09:00:00Z",
            "",
            "Z",
        ] {
            Moment::parse("at", text).expect_err(text);
        }
    }

    #[test]
    fn moments_read_back_what_they_show() {
        for micros in (0..Moment::YEAR_10000).step_by(86_399_999_123_000 / 7) {
            let (moment, millis) = (Moment(micros), Moment(micros - micros % 1_000));
            assert_eq!(Moment::parse("at", &moment.iso()), Ok(millis));
            assert!(moment.iso().starts_with(&moment.day().to_string()));
        }
        assert_eq!(Moment(-1).iso(), "1969-12-31T23:59:59.999Z");
    }
}
