//! Which versions of the analysis method made the days of a segment: an attribute of its item, beside the columns, so
//! that a series can tell where its figures may differ for no other reason.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use answerscope_metrics::{Day, SegmentWindow};
use aws_sdk_dynamodb::types::AttributeValue;

use super::segment::within;
use crate::table::{Item, number};

/// For each version the days that it made, a bit for each day of the window. Days that a program built which did not keep
/// this have no bit.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct MethodVersions(BTreeMap<u32, u32>);

impl MethodVersions {
    /// The attribute of a segment's item that has them.
    pub const ATTRIBUTE: &str = "methods";

    /// Reads a segment's item.
    pub fn read(item: &Item) -> Self {
        let stored = item.get(Self::ATTRIBUTE).and_then(|value| value.as_m().ok());
        let pair = |(version, days): (&String, &AttributeValue)| {
            Some((version.parse().ok()?, days.as_n().ok()?.parse().ok()?))
        };
        Self(stored.into_iter().flatten().filter_map(pair).collect())
    }

    /// Whether any day was made by an earlier version than this, or nothing tells what made it.
    pub fn has_earlier(&self, version: u32) -> bool {
        self.0.is_empty() || self.0.keys().any(|made_by| *made_by < version)
    }

    /// The stored form.
    pub fn attribute(&self) -> AttributeValue {
        let pairs = self.0.iter().map(|(version, days)| (version.to_string(), number(days)));
        AttributeValue::M(pairs.collect())
    }

    /// Notes what a day was made by, in place of what it was made by before.
    pub fn set(&mut self, day: Day, versions: impl IntoIterator<Item = u32>) {
        let bit = 1_u32 << day.index_in_window();
        self.0.values_mut().for_each(|days| *days &= !bit);
        versions
            .into_iter()
            .for_each(|version| *self.0.entry(version).or_default() |= bit);
        self.0.retain(|_, days| *days != 0);
    }

    /// The versions that made some days of the window.
    pub fn of(&self, window: SegmentWindow, days: &RangeInclusive<Day>) -> impl Iterator<Item = u32> {
        let (first, last) = within(days, window).into_inner();
        let wanted = (first.0..=last.0).fold(0_u32, |mask, day| mask | 1 << Day(day).index_in_window());
        let made = self.0.iter().filter(move |(_, days)| **days & wanted != 0);
        made.map(|(version, _)| *version)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_has_what_made_it_last() {
        let (window, mut versions) = (SegmentWindow(600), MethodVersions::default());
        let day = |index: i32| Day(600 * SegmentWindow::DAYS + index);
        let of =
            |versions: &MethodVersions, first, last| versions.of(window, &(day(first)..=day(last))).collect::<Vec<_>>();
        versions.set(day(0), [1]);
        versions.set(day(31), [3, 1]);
        assert_eq!(of(&versions, 0, 31), [1, 3]);
        assert_eq!(of(&versions, 0, 30), [1]);
        assert_eq!(of(&versions, 1, 30), [0_u32; 0]);
        versions.set(day(0), [3]);
        versions.set(day(31), []);
        assert_eq!(of(&versions, -40, 40), [3]);
        let item = Item::from([(MethodVersions::ATTRIBUTE.to_owned(), versions.attribute())]);
        assert_eq!(MethodVersions::read(&item), versions);
        assert_eq!(MethodVersions::read(&Item::new()), MethodVersions::default());
        assert_eq!([3, 4].map(|version| versions.has_earlier(version)), [false, true]);
        assert!(MethodVersions::default().has_earlier(1));
    }
}
