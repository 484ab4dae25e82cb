//! Reading segments: their items, and slices of their bytes through the cache of the process.

use std::collections::{BTreeSet, HashMap};
use std::ops::{Range, RangeInclusive};
use std::sync::Arc;

use answerscope_metrics::{Day, Section, SegmentWindow, Slice};
use bytes::Bytes;
use futures::future::try_join_all;
use quick_cache::sync::Cache;

use super::Segments;
use super::segment::{ColumnBytes, Segment, revision_of, window_of, windows, within};
use crate::keys::{BrandKeys, Key};
use crate::runtime::cpu::cpu;
use crate::runtime::retry::Retry;
use crate::table::outbox::OutboxEntry;
use crate::table::packed::{Damage, Damaged, Unread};
use crate::table::{Action, BrandGone, Item, Transaction};
use answerscope_domain::error::{Error, Result};

/// Bytes of decoded slices that a process keeps.
const CACHED: u64 = 64 * 1024 * 1024;
/// Bytes between two sections that are read along rather than asking twice, whatever is asked for: what S3 sends in the
/// time that it takes to answer. More are read along where half as many are asked for.
const GAP: u64 = 1024 * 1024;
/// Seconds after which a caller who met a damaged segment may come again; most are built anew within a few.
const MENDED: u64 = 5;

type SliceKey = (String, Section, i32, i32);

#[derive(Clone)]
struct Weight;

impl quick_cache::Weighter<SliceKey, Arc<Slice>> for Weight {
    fn weight(&self, _: &SliceKey, slice: &Arc<Slice>) -> u64 {
        slice.memory() as u64 + 200
    }
}

/// Decoded slices by object, section and days.
pub struct SliceCache(Cache<SliceKey, Arc<Slice>, Weight>);

impl Default for SliceCache {
    fn default() -> Self {
        Self(Cache::with_weighter(64, CACHED, Weight))
    }
}

impl Segments<'_> {
    /// The windows in which a brand has facts. An import writes facts and an outbox entry for their days in one transaction,
    /// and the outbox entry goes when there is a segment.
    pub async fn windows_with_facts(
        self,
        keys: BrandKeys,
        entries: &[(Key, OutboxEntry)],
    ) -> Result<BTreeSet<SegmentWindow>> {
        let segments = self.store.table().query_parts(&keys.segments(), "sk").await?;
        let known = segments.iter().filter_map(window_of);
        let marked = entries.iter().filter_map(|(_, entry)| entry.window());
        Ok(known.chain(marked).collect())
    }

    /// The segments among items that were read.
    pub async fn among(
        self,
        keys: BrandKeys,
        days: &RangeInclusive<Day>,
        items: &HashMap<Key, Item>,
    ) -> Result<Vec<Segment>> {
        let mut segments = Vec::new();
        for window in windows(days) {
            match items
                .get(&keys.segment(window))
                .map(|item| Segment::read_all(window, item))
            {
                Some(Ok(own)) => segments.extend(own),
                Some(Err(unread)) => return Err(self.mend(keys, window, unread).await),
                None => {}
            }
        }
        Ok(segments)
    }

    /// What a caller is told of a segment that was not read. One that is damaged is marked for the rollup worker, which
    /// builds it anew from its facts: the caller may come again, and nobody sees figures that lack a part.
    async fn mend(self, keys: BrandKeys, window: SegmentWindow, unread: Unread) -> Error {
        let damage = match unread {
            Unread::Failed(error) => return error,
            Unread::Damaged(damage) => damage,
        };
        damage.report(Damaged::Segment, &keys.segment(window));
        // Under a key of its own: however often the damage is met, one outbox entry waits.
        let entry = OutboxEntry::RebuildDays(window, window.each_day().collect()).put_once_due(keys, self.store.now());
        let mend = Transaction::new()
            .guard(BrandGone, Action::exists(keys.brand()))
            .then(entry);
        match self.store.table().commit(mend).await {
            Ok(Ok(())) => {
                self.store.outbox().enqueue_rollup(keys.brand).await;
                Error::TooManyRequests { retry_after: MENDED }
            }
            Ok(Err(BrandGone)) => Error::NotFound,
            Err(error) => error,
        }
    }

    /// Some sections of the segments for some days, of each section in the order of the segments; those of a window stand
    /// side by side. With the citations of a day that several segments have come its times. At most one GET for each segment
    /// where the sections stand together, none for what is cached or inline.
    pub async fn slices(
        self,
        keys: BrandKeys,
        segments: &[Segment],
        sections: &[Section],
        days: &RangeInclusive<Day>,
    ) -> Result<Vec<Vec<Arc<Slice>>>> {
        super::budget::check(self.store.stores.settings.column_memory, segments, sections, days)?;
        let reads = by_window(segments).map(|segments| self.read(keys, segments, sections, days, true));
        let mut of_sections = vec![Vec::new(); sections.len()];
        for read in try_join_all(reads).await? {
            of_sections.iter_mut().zip(read).for_each(|(all, own)| all.extend(own));
        }
        Ok(of_sections)
    }

    /// Some sections of the segments of one window for some of its days, for reading once: they do not push anything out
    /// of the cache.
    pub async fn slices_once(
        self,
        keys: BrandKeys,
        segments: &[Segment],
        sections: &[Section],
        days: &RangeInclusive<Day>,
    ) -> Result<Vec<Arc<Slice>>> {
        let read = self.read(keys, segments, sections, days, false).await?;
        Ok(read.into_iter().flatten().collect())
    }

    async fn read(
        self,
        keys: BrandKeys,
        segments: &[Segment],
        sections: &[Section],
        days: &RangeInclusive<Day>,
        keep: bool,
    ) -> Result<Vec<Vec<Arc<Slice>>>> {
        let Some(window) = segments.first().map(|segment| segment.window) else {
            return Ok(vec![Vec::new(); sections.len()]);
        };
        let days = within(days, window);
        match self.read_window(keys, window, segments, sections, &days, keep).await {
            Ok(slices) => Ok(slices),
            Err(unread) => Err(self.mend(keys, window, unread).await),
        }
    }

    /// The slices of the segments of a window, by section.
    async fn read_window(
        self,
        keys: BrandKeys,
        window: SegmentWindow,
        segments: &[Segment],
        sections: &[Section],
        days: &RangeInclusive<Day>,
        keep: bool,
    ) -> Result<Vec<Vec<Arc<Slice>>>, Unread> {
        let mut read_again: Option<(i64, Vec<Segment>)> = None;
        let mut attempts = Retry::new("segments were replaced faster than they could be read");
        loop {
            attempts.next().await?;
            let segments = read_again.as_ref().map_or(segments, |(_, segments)| segments);
            let parts = parts_of(segments, sections, days);
            let reads = segments.iter().map(|segment| self.read_segment(segment, &parts, keep));
            let read: Option<Vec<Vec<Option<Arc<Slice>>>>> = try_join_all(reads).await?.into_iter().collect();
            if let Some(read) = read {
                let mut of_sections = vec![Vec::new(); sections.len()];
                for (part, slice) in read.into_iter().flat_map(|of_segment| parts.iter().zip(of_segment)) {
                    of_sections[part.place].extend(slice);
                }
                return Ok(of_sections);
            }
            // Replaced twice since the item was read: all of the window anew, as answers have moved between its segments.
            let item = self
                .store
                .table()
                .get(&keys.segment(window))
                .await?
                .ok_or(Error::NotFound)?;
            let revision = revision_of(&item);
            let known = read_again
                .as_ref()
                .map_or_else(|| segments.first().map(|of| of.revision), |of| Some(of.0));
            if known == Some(revision) {
                return Err(Damage::new("an object of a segment is missing or cut off").into());
            }
            read_again = Some((revision, Segment::read_all(window, &item)?));
        }
    }

    /// Parts of one segment, `None` for those that it does not have; `None` for all where bytes are not there.
    async fn read_segment(
        self,
        segment: &Segment,
        parts: &[SectionPart],
        keep: bool,
    ) -> Result<Option<Vec<Option<Arc<Slice>>>>, Unread> {
        let mut slices: Vec<Option<Arc<Slice>>> = vec![None; parts.len()];
        let mut missing = Vec::new();
        for (place, part) in parts.iter().enumerate() {
            let Some(range) = segment.directory.range(part.section, part.days.clone()) else {
                continue;
            };
            slices[place] = slice_key(segment, part).and_then(|key| self.store.stores.slices.0.get(&key));
            if slices[place].is_none() {
                missing.push((place, range));
            }
        }
        let reads = together(missing).into_iter().map(|some| self.read_part(segment, some));
        let Some(reads) = try_join_all(reads).await?.into_iter().collect::<Option<Vec<_>>>() else {
            return Ok(None);
        };
        for (place, bytes) in reads.into_iter().flatten() {
            let (directory, part) = (Arc::clone(&segment.directory), parts[place].clone());
            let decoded = cpu(move || Slice::new(&directory, part.section, part.days, bytes));
            let slice = Arc::new(decoded.await??);
            if let Some(key) = slice_key(segment, &parts[place]).filter(|_| keep) {
                self.store.stores.slices.0.insert(key, Arc::clone(&slice));
            }
            slices[place] = Some(slice);
        }
        Ok(Some(slices))
    }

    /// The bytes of some sections that stand together; `None` where they are not there.
    async fn read_part(self, segment: &Segment, part: Vec<(usize, Range<u64>)>) -> Result<Option<Vec<(usize, Bytes)>>> {
        let whole = match (part.first(), part.last()) {
            (Some((_, first)), Some((_, last))) => first.start..last.end,
            _ => return Ok(Some(Vec::new())),
        };
        let bytes = match &segment.stored {
            ColumnBytes::Inline(inline) => inline
                .get(whole.start as usize..whole.end as usize)
                .map(Bytes::copy_from_slice),
            ColumnBytes::Object(object) => self.store.blobs().get(object, Some(whole.clone())).await?,
        };
        let of = |(place, range): (usize, Range<u64>)| {
            let range = (range.start - whole.start) as usize..(range.end - whole.start) as usize;
            let bytes = bytes.as_ref().filter(|bytes| bytes.len() >= range.end)?;
            Some((place, bytes.slice(range)))
        };
        Ok(part.into_iter().map(of).collect())
    }
}

/// Days of a section that are read of each segment of a window, and the place in the answer where they go.
#[derive(Debug, Clone)]
struct SectionPart {
    place: usize,
    section: Section,
    days: RangeInclusive<Day>,
}

/// What is read of each segment of a window. Which of several segments gave a URL its last title on a day, the times of
/// that day tell: they go with the citations.
fn parts_of(segments: &[Segment], sections: &[Section], days: &RangeInclusive<Day>) -> Vec<SectionPart> {
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

/// The segments of each window.
pub(super) fn by_window(segments: &[Segment]) -> impl Iterator<Item = &[Segment]> {
    segments.chunk_by(|a, b| a.window == b.window)
}

/// The name of a slice in the cache; what stands in an item is not kept there.
fn slice_key(segment: &Segment, part: &SectionPart) -> Option<SliceKey> {
    let object = segment.stored.object()?.to_owned();
    Some((object, part.section, part.days.start().0, part.days.end().0))
}

/// Puts ranges that are worth one GET into one part: with those between, which nobody asked for, they are not far longer.
fn together(mut ranges: Vec<(usize, Range<u64>)>) -> Vec<Vec<(usize, Range<u64>)>> {
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
    use super::*;
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
