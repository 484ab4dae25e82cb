//! Which parts of segments are read: days of sections, and what of them one request asks S3 for.

use std::ops::{Range, RangeInclusive};

use answerscope_metrics::{Day, Section};

use super::segment::Segment;

/// Bytes between two sections that are read along rather than asking twice, whatever is asked for: what S3 sends in the
/// time that it takes to answer. More are read along where half as many are asked for.
const GAP: u64 = 1024 * 1024;

/// Days of a section that are read of each segment of a window, and the place in the answer where they go.
#[derive(Debug, Clone)]
pub(super) struct SectionPart {
    pub(super) place: usize,
    pub(super) section: Section,
    pub(super) days: RangeInclusive<Day>,
}

/// What is read of each segment of a window. Which of several segments gave a URL its last title on a day, the times of
/// that day tell: they go with the citations.
pub(super) fn parts_of(segments: &[Segment], sections: &[Section], days: &RangeInclusive<Day>) -> Vec<SectionPart> {
    let each = sections.iter().enumerate();
    let mut parts: Vec<SectionPart> = each
        .map(|(place, section)| SectionPart {
            place,
            section: *section,
            days: days.clone(),
        })
        .collect();
    let citations = sections.iter().position(|section| *section == Section::Citations);
    parts.extend(
        citations
            .zip(shared_days(segments, days))
            .map(|(place, days)| SectionPart {
                place,
                section: Section::Times,
                days,
            }),
    );
    parts
}

/// From the first to the last of the days whose citations stand in several segments.
fn shared_days(segments: &[Segment], days: &RangeInclusive<Day>) -> Option<RangeInclusive<Day>> {
    let cited = |segment: &&Segment, day| segment.directory.length(Section::Citations, day..=day) > 0;
    let shared = |day: &Day| segments.iter().filter(|segment| cited(segment, *day)).count() > 1;
    let mut shared = (days.start().0..=days.end().0).map(Day).filter(shared);
    let first = shared.next()?;
    Some(first..=shared.last().unwrap_or(first))
}

/// Puts ranges that are worth one GET into one part: with those between, which nobody asked for, they are not far longer.
pub(super) fn together(mut ranges: Vec<(usize, Range<u64>)>) -> Vec<Vec<(usize, Range<u64>)>> {
    let asked: u64 = ranges.iter().map(|(_, range)| range.end - range.start).sum();
    let gap = GAP.max(asked / 2);
    ranges.sort_unstable_by_key(|(_, range)| range.start);
    let mut parts: Vec<Vec<(usize, Range<u64>)>> = Vec::new();
    for (place, range) in ranges {
        let last = parts.last_mut().and_then(|part| Some((part.last()?.1.end, part)));
        match last {
            Some((end, part)) if range.start - end <= gap => part.push((place, range)),
            _ => parts.push(vec![(place, range)]),
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use answerscope_metrics::SegmentWindow;

    use super::*;
    use crate::segments::ColumnBytes;
    use crate::segments::testing::{columns, day};

    const WINDOW: SegmentWindow = SegmentWindow(640);

    fn of_days(count: u32) -> Segment {
        columns(WINDOW, count, ColumnBytes::Object("segments/one".into()))
    }

    #[test]
    fn times_are_read_of_days_that_several_segments_have() {
        let days = WINDOW.days();
        let read = |segments: &[Segment], sections: &[Section], days: &RangeInclusive<Day>| {
            let parts = parts_of(segments, sections, days).into_iter();
            parts
                .map(|part| (part.place, part.section, part.days))
                .collect::<Vec<_>>()
        };
        let asked = [Section::Mentions, Section::Citations];
        let plain = vec![(0, asked[0], days.clone()), (1, asked[1], days.clone())];
        assert_eq!(read(&[of_days(9)], &asked, &days), plain);
        let both = [of_days(9), of_days(4)];
        let shared = (1, Section::Times, day(WINDOW, 0)..=day(WINDOW, 3));
        assert_eq!(read(&both, &asked, &days), [plain, vec![shared]].concat());
        assert_eq!(read(&both, &asked[..1], &days).len(), 1, "nobody asks for titles");
        let later = day(WINDOW, 4)..=day(WINDOW, 31);
        assert_eq!(read(&both, &asked, &later).len(), 2, "one segment has these days");
    }

    #[test]
    fn sections_are_one_get_where_what_lies_between_is_little() {
        let gets = |ranges: &[Range<u64>]| together(ranges.iter().cloned().enumerate().collect()).len();
        assert_eq!(gets(&[]), 0);
        assert_eq!(gets(&[GAP + 10..GAP + 20, 0..10]), 1);
        assert_eq!(gets(&[0..10, GAP + 11..GAP + 20]), 2);
        let large = 16 * GAP;
        assert_eq!(gets(&[0..large, large + large / 2..2 * large]), 1);
        assert_eq!(gets(&[0..10, large..large + 10]), 2);
    }
}
