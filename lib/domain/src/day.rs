//! Days and the windows of days that segments cover.

use std::fmt;
use std::ops::RangeInclusive;

use jiff::SignedDuration;
use jiff::civil::{Date, date};

/// The day that days are counted from.
const EPOCH: Date = date(1970, 1, 1);

/// A UTC day: days since 1970-01-01.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub struct Day(pub i32);

/// The 32 days of one segment, aligned to 1970-01-01: any 30 days touch at most two windows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SegmentWindow(pub i32);

impl Day {
    /// The window that the day lies in.
    pub const fn window(self) -> SegmentWindow {
        SegmentWindow(self.0.div_euclid(SegmentWindow::DAYS))
    }

    /// Its place in its window, 0..32.
    pub const fn index_in_window(self) -> u32 {
        self.0.rem_euclid(SegmentWindow::DAYS).unsigned_abs()
    }

    /// Reads `YYYY-MM-DD`: ASCII digits, a date that exists, years 1970 to 9999.
    pub fn parse(text: &str) -> Option<Self> {
        // jiff reads more forms than this one.
        let date: Date = has_form(text, "0000-00-00").then(|| text.parse().ok())??;
        let days = date.duration_since(EPOCH).as_hours() / 24;
        i32::try_from(days).ok().filter(|days| *days >= 0).map(Self)
    }

    /// The day in the calendar, which has the years -9999 to 9999.
    fn date(self) -> Option<Date> {
        EPOCH
            .checked_add(SignedDuration::from_hours(24 * i64::from(self.0)))
            .ok()
    }
}

/// Whether a text has a digit where the form has a 0, and elsewhere the form's own characters.
pub(crate) fn has_form(text: &str, form: &str) -> bool {
    let pairs = || text.bytes().zip(form.bytes());
    text.len() == form.len() && pairs().all(|(a, b)| if b == b'0' { a.is_ascii_digit() } else { a == b })
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.date() {
            Some(date) => write!(f, "{date}"),
            None => write!(f, "day {}", self.0),
        }
    }
}

impl SegmentWindow {
    /// Days in a window.
    pub const DAYS: i32 = 32;

    /// The days of the window, cut at the ends of what [`Day`] can express.
    pub const fn days(self) -> RangeInclusive<Day> {
        let first = self.0.saturating_mul(Self::DAYS);
        Day(first)..=Day(first.saturating_add(Self::DAYS - 1))
    }

    /// Each of [`SegmentWindow::days`].
    pub fn each_day(self) -> impl Iterator<Item = Day> {
        let days = self.days();
        (days.start().0..=days.end().0).map(Day)
    }

    /// The day at a place of the window, 0..32.
    pub const fn day(self, index: u32) -> Day {
        Day(self.0.saturating_mul(Self::DAYS).saturating_add_unsigned(index))
    }
}

/// Some days of one window.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct DaySet(u32);

impl DaySet {
    /// No day.
    pub const NONE: Self = Self(0);
    /// Every day of a window.
    pub const ALL: Self = Self(u32::MAX);

    /// The days of a bit mask: the lowest bit is the first day of the window.
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits)
    }

    /// The bit mask.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Whether a day is one of them; the window that both lie in is the caller's to know.
    pub const fn contains(self, day: Day) -> bool {
        self.0 >> day.index_in_window() & 1 == 1
    }

    /// Adds a day.
    pub const fn insert(&mut self, day: Day) {
        self.0 |= 1 << day.index_in_window();
    }

    /// Takes a day out.
    pub const fn remove(&mut self, day: Day) {
        self.0 &= !(1 << day.index_in_window());
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The days in order.
    pub fn iter(self, window: SegmentWindow) -> impl Iterator<Item = Day> {
        window.each_day().filter(move |day| self.contains(*day))
    }
}

impl FromIterator<Day> for DaySet {
    fn from_iter<I: IntoIterator<Item = Day>>(days: I) -> Self {
        let mut set = Self::NONE;
        days.into_iter().for_each(|day| set.insert(day));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_has_the_days_that_were_put_in() {
        let window = SegmentWindow(2);
        let mut days: DaySet = [Day(95), Day(64), Day(70)].into_iter().collect();
        assert_eq!(days.iter(window).collect::<Vec<_>>(), [Day(64), Day(70), Day(95)]);
        assert_eq!(days.bits(), 1 | 1 << 6 | 1 << 31);
        assert_eq!(DaySet::from_bits(days.bits()), days);
        days.remove(Day(70));
        assert!(!days.contains(Day(70)) && days.contains(Day(95)));
        assert_eq!(DaySet::ALL.iter(window).count(), 32);
        assert!(DaySet::NONE.is_empty() && !days.is_empty());
    }

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
            (Day(i32::MIN).to_string(), Day(i32::MAX).to_string()),
            ("day -2147483648".to_owned(), "day 2147483647".to_owned()),
            "no calendar has them"
        );
    }

    #[test]
    fn windows_are_aligned() {
        assert_eq!(
            (Day(31).window(), Day(32).window(), Day(-1).window()),
            (SegmentWindow(0), SegmentWindow(1), SegmentWindow(-1))
        );
        assert_eq!((Day(-1).index_in_window(), Day(33).index_in_window()), (31, 1));
        assert_eq!(SegmentWindow(-1).days(), Day(-32)..=Day(-1));
        for day in (-100..100).map(Day) {
            assert!(day.window().days().contains(&day));
            assert_eq!(day.window().day(day.index_in_window()), day);
        }
        let _ = (SegmentWindow(i32::MAX).days(), SegmentWindow(i32::MIN).days());
    }
}
