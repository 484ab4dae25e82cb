//! Time and randomness, passed in so that no test waits and none is flaky.

use std::sync::atomic::{AtomicI64, Ordering};

use answerscope_metrics::Day;
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

use crate::error::{Error, Result};

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
        Day(i32::try_from(self.0.div_euclid(86_400_000_000)).unwrap_or(i32::MAX))
    }

    /// ISO 8601 in UTC with milliseconds and a `Z`.
    pub fn iso(self) -> String {
        let millis = self.millis();
        let time = OffsetDateTime::from_unix_timestamp_nanos(i128::from(millis) * 1_000_000)
            .unwrap_or(OffsetDateTime::UNIX_EPOCH);
        let (date, clock) = (time.date(), time.time());
        format!(
            "{:04}-{:02}-{:02}T{:02}:{:02}:{:02}.{:03}Z",
            date.year(),
            u8::from(date.month()),
            date.day(),
            clock.hour(),
            clock.minute(),
            clock.second(),
            clock.millisecond()
        )
    }

    /// Reads RFC 3339 with any offset, from the years 1970 to 9999; `name` is the parameter that an error names.
    pub fn parse(name: &str, text: &str) -> Result<Self> {
        let wrong = || {
            Error::invalid(format!(
                "{name}: expected an ISO 8601 time such as 2026-01-31T09:00:00Z"
            ))
        };
        let time = OffsetDateTime::parse(text, &Rfc3339).map_err(|_| wrong())?;
        let micros = i64::try_from(time.unix_timestamp_nanos().div_euclid(1_000)).map_err(|_| wrong())?;
        let known = 0..Self::YEAR_10000;
        if known.contains(&micros) {
            Ok(Self(micros))
        } else {
            Err(wrong())
        }
    }
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
}
