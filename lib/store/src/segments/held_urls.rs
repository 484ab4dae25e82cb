//! URLs that stay in memory while an export reads the days of a window one after the other.

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, PoisonError};

use answerscope_metrics::{Day, Section, SegmentWindow, Urls};

use super::segment::Segment;

/// The URLs of the segments of one window, by the names of their columns, while its days are read one after the other.
#[derive(Debug, Default)]
pub struct HeldUrls(Mutex<(Option<SegmentWindow>, HashMap<String, Urls>)>);

impl HeldUrls {
    /// Comes to a day of a window that has these segments: forgets the URLs of other windows, and of segments in which no day
    /// from here on cites any. A brand with very many answers has several segments for each day of a window, and the URLs of
    /// all of them are more than a process can hold.
    pub(super) fn enter(&self, day: Day, segments: &[Segment]) {
        let mut held = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let window = day.window();
        if held.0 != Some(window) {
            *held = (Some(window), HashMap::new());
        }
        let ahead = day..=*window.days().end();
        let cites = |segment: &&Segment| segment.directory.length(Section::Citations, ahead.clone()) > 0;
        let needed: HashSet<&str> = segments
            .iter()
            .filter(cites)
            .filter_map(|segment| segment.stored.name())
            .collect();
        held.1.retain(|name, _| needed.contains(name.as_str()));
    }

    pub(super) fn of(&self, segment: &Segment) -> Option<Urls> {
        let held = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        held.1.get(segment.stored.name()?).cloned()
    }

    /// What stands in an item is decoded again: it is little.
    pub(super) fn keep(&self, segment: &Segment, urls: &Urls) {
        let mut held = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(name) = segment.stored.name() {
            held.1.insert(name.to_owned(), urls.clone());
        }
    }
}

#[cfg(test)]
mod tests {
    use answerscope_metrics::build;

    use super::super::ColumnBytes;
    use super::super::testing::{answer, columns};
    use super::*;

    const WINDOW: SegmentWindow = SegmentWindow(640);

    fn urls() -> Urls {
        let built = build(WINDOW, None, &[(WINDOW.day(0), vec![answer(0)])]).expect("facts that fit");
        let range = built.directory.range_of_urls();
        let bytes = built.bytes[range.start as usize..range.end as usize].to_vec();
        Urls::new(&built.directory, bytes).expect("URLs")
    }

    #[test]
    fn urls_are_forgotten_behind_the_last_day_that_cites_them() {
        let (urls, held) = (urls(), HeldUrls::default());
        let of = |days: u32, name: &str| columns(WINDOW, days, ColumnBytes::Object(name.to_owned()));
        let segments = [of(1, "one day"), of(3, "three days")];
        let there = || segments.each_ref().map(|segment| held.of(segment).is_some());
        held.enter(WINDOW.day(0), &segments);
        segments.iter().for_each(|segment| held.keep(segment, &urls));
        held.enter(WINDOW.day(0), &segments);
        assert_eq!(there(), [true, true]);
        held.enter(WINDOW.day(1), &segments);
        assert_eq!(there(), [false, true]);
        held.enter(WINDOW.day(2), &segments);
        assert_eq!(there(), [false, true]);
        held.enter(WINDOW.day(3), &segments);
        assert_eq!(there(), [false, false]);
    }
}
