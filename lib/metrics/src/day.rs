//! Days and the spans of days that segments cover.

use std::fmt;
use std::ops::RangeInclusive;

/// A UTC day: days since 1970-01-01.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub struct Day(pub i32);

/// The 32 days of one segment, aligned to 1970-01-01: any 30 days touch at most two spans.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span(pub i32);

impl Day {
    /// The span that the day lies in.
    pub const fn span(self) -> Span {
        Span(self.0.div_euclid(Span::DAYS))
    }

    /// Its place in its span, 0..32.
    pub const fn index_in_span(self) -> u32 {
        self.0.rem_euclid(Span::DAYS).unsigned_abs()
    }

    /// Reads `YYYY-MM-DD`: ASCII digits, a date that exists, years 1970 to 9999.
    pub fn parse(text: &str) -> Option<Self> {
        let bytes: &[u8; 10] = text.as_bytes().try_into().ok()?;
        if bytes[4] != b'-' || bytes[7] != b'-' {
            return None;
        }
        let year = digits(&bytes[..4])?;
        let month = digits(&bytes[5..7])?;
        let day = digits(&bytes[8..])?;
        let exists = year >= 1970 && (1..=12).contains(&month) && day >= 1 && day <= days_in_month(year, month);
        exists.then(|| Self(days_from_civil(year, month, day)))
    }
}

fn digits(bytes: &[u8]) -> Option<i32> {
    bytes.iter().try_fold(0, |sum, byte| {
        byte.is_ascii_digit().then(|| sum * 10 + i32::from(byte - b'0'))
    })
}

const fn is_leap(year: i32) -> bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
}

const fn days_in_month(year: i32, month: i32) -> i32 {
    match month {
        2 if is_leap(year) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

/// Days since 1970-01-01 of a Gregorian date (H. Hinnant, "chrono-Compatible Low-Level Date Algorithms", 2013).
const fn days_from_civil(year: i32, month: i32, day: i32) -> i32 {
    let year = if month <= 2 { year - 1 } else { year };
    let era = year.div_euclid(400);
    let year_of_era = year.rem_euclid(400);
    let day_of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
    let day_of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year;
    era * 146_097 + day_of_era - 719_468
}

/// The inverse of [`days_from_civil`], in 64 bits so that no day overflows.
const fn civil_from_days(days: i32) -> (i64, i64, i64) {
    let shifted = days as i64 + 719_468;
    let (era, day_of_era) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted_month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted_month + 2) / 5 + 1;
    let month = if shifted_month < 10 {
        shifted_month + 3
    } else {
        shifted_month - 9
    };
    let year = year_of_era + era * 400;
    (if month <= 2 { year + 1 } else { year }, month, day)
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = civil_from_days(self.0);
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl Span {
    /// Days in a span.
    pub const DAYS: i32 = 32;

    /// The days of the span, cut at the ends of what [`Day`] can express.
    pub const fn days(self) -> RangeInclusive<Day> {
        let first = self.0.saturating_mul(Self::DAYS);
        Day(first)..=Day(first.saturating_add(Self::DAYS - 1))
    }

    /// Each of [`Span::days`].
    pub fn each_day(self) -> impl Iterator<Item = Day> {
        let days = self.days();
        (days.start().0..=days.end().0).map(Day)
    }

    /// The day at a place of the span, 0..32.
    pub(crate) const fn day(self, index: u32) -> Day {
        Day(self.0.saturating_mul(Self::DAYS).saturating_add_unsigned(index))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parses_real_dates_alone() {
        assert_eq!(Day::parse("1970-01-01"), Some(Day(0)));
        assert_eq!(Day::parse("2000-02-29"), Some(Day(11_016)));
        assert_eq!(Day::parse("2026-11-21"), Some(Day(20_778)));
        assert_eq!(Day::parse("9999-12-31"), Some(Day(2_932_896)));
        let refused = [
            "",
            "1969-12-31",
            "2023-02-29",
            "2100-02-29",
            "2026-13-01",
            "2026-00-10",
            "2026-04-31",
            "2026-01-00",
            "2026-1-01",
            "2026-01-1",
            " 2026-01-1",
            "2026/01/01",
            "+026-01-01",
            "2026-01-01Z",
            "10000-01-01",
            "２026-01-1",
        ];
        for text in refused {
            assert_eq!(Day::parse(text), None, "{text}");
        }
    }

    #[test]
    fn every_day_reads_back_what_it_shows() {
        for day in (0..2_932_897).step_by(13).map(Day) {
            assert_eq!(Day::parse(&day.to_string()), Some(day));
        }
        assert_eq!(Day(-1).to_string(), "1969-12-31");
        assert_eq!(
            (Day(i32::MIN).to_string().len(), Day(i32::MAX).to_string().len()),
            (14, 13)
        );
    }

    #[test]
    fn spans_are_aligned() {
        assert_eq!(
            (Day(31).span(), Day(32).span(), Day(-1).span()),
            (Span(0), Span(1), Span(-1))
        );
        assert_eq!((Day(-1).index_in_span(), Day(33).index_in_span()), (31, 1));
        assert_eq!(Span(-1).days(), Day(-32)..=Day(-1));
        for day in (-100..100).map(Day) {
            assert!(day.span().days().contains(&day));
            assert_eq!(day.span().day(day.index_in_span()), day);
        }
        let _ = (Span(i32::MAX).days(), Span(i32::MIN).days());
    }
}
