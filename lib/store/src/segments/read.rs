//! Reading segments: their items, and slices of their bytes through the cache of the process.

use std::collections::{BTreeSet, HashMap};
use std::ops::{Range, RangeInclusive};
use std::sync::Arc;

use answerscope_metrics::{Day, Section, SegmentWindow, Slice};
use bytes::Bytes;
use futures::future::try_join_all;
use quick_cache::sync::Cache;

use super::Segments;
use super::segment::{Segment, Stored, window_of, windows, within};
use crate::keys::{BrandKeys, Key};
use crate::runtime::cpu::cpu;
use crate::runtime::retry::Retry;
use crate::table::outbox::OutboxEntry;
use crate::table::packed::{Damage, Damaged, Unread};
use crate::table::{Action, BrandGone, Item, Transaction};
use answerscope_domain::error::{Error, Result};

/// Bytes of decoded slices that a process keeps.
const CACHED: u64 = 64 * 1024 * 1024;
/// Bytes between two sections that are read along rather than asking twice: what S3 sends in the time that it takes to
/// answer.
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
        let segments = self.store.table().query(&keys.segments()).await?;
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

    /// Some sections of the segments for some days, of each section in the order of the segments: at most one GET for
    /// each segment where the sections stand together, none for what is cached or inline.
    pub async fn slices(
        self,
        keys: BrandKeys,
        segments: &[Segment],
        sections: &[Section],
        days: &RangeInclusive<Day>,
    ) -> Result<Vec<Vec<Arc<Slice>>>> {
        let reads = segments
            .iter()
            .map(|segment| self.read(keys, segment, sections, within(days, segment.window), true));
        let mut of_sections = vec![Vec::new(); sections.len()];
        for read in try_join_all(reads).await? {
            of_sections
                .iter_mut()
                .zip(read)
                .for_each(|(all, slice)| all.extend(slice));
        }
        Ok(of_sections)
    }

    /// Some sections of a segment for some of its days, for reading once: they do not push anything out of the cache.
    pub async fn slices_once(
        self,
        keys: BrandKeys,
        segment: &Segment,
        sections: &[Section],
        days: RangeInclusive<Day>,
    ) -> Result<Vec<Arc<Slice>>> {
        let read = self.read(keys, segment, sections, days, false).await?;
        Ok(read.into_iter().flatten().collect())
    }

    async fn read(
        self,
        keys: BrandKeys,
        segment: &Segment,
        sections: &[Section],
        days: RangeInclusive<Day>,
        keep: bool,
    ) -> Result<Vec<Option<Arc<Slice>>>> {
        match self.read_slices(keys, segment, sections, days, keep).await {
            Ok(slices) => Ok(slices),
            Err(unread) => Err(self.mend(keys, segment.window, unread).await),
        }
    }

    async fn read_slices(
        self,
        keys: BrandKeys,
        segment: &Segment,
        sections: &[Section],
        days: RangeInclusive<Day>,
        keep: bool,
    ) -> Result<Vec<Option<Arc<Slice>>>, Unread> {
        let mut read_again: Option<Segment> = None;
        let mut attempts = Retry::new("a segment was replaced faster than it could be read");
        loop {
            attempts.next().await?;
            let segment = read_again.as_ref().unwrap_or(segment);
            let mut slices: Vec<Option<Arc<Slice>>> = vec![None; sections.len()];
            let mut missing = Vec::new();
            for (place, section) in sections.iter().enumerate() {
                let Some(range) = segment.directory.range(*section, days.clone()) else {
                    continue;
                };
                slices[place] = self.store.stores.slices.0.get(&slice_key(segment, *section, &days));
                if slices[place].is_none() {
                    missing.push((place, range));
                }
            }
            let reads = together(missing).into_iter().map(|part| self.read_part(segment, part));
            let reads: Vec<Option<Vec<(usize, Bytes)>>> = try_join_all(reads).await?;
            if let Some(reads) = reads.into_iter().collect::<Option<Vec<_>>>() {
                for (place, bytes) in reads.into_iter().flatten() {
                    let (directory, section, days) = (Arc::clone(&segment.directory), sections[place], days.clone());
                    let key = slice_key(segment, section, &days);
                    let decoded = cpu(move || Slice::new(&directory, section, days, bytes));
                    let slice = Arc::new(decoded.await??);
                    if keep && segment.stored.object().is_some() {
                        self.store.stores.slices.0.insert(key, Arc::clone(&slice));
                    }
                    slices[place] = Some(slice);
                }
                return Ok(slices);
            }
            // Replaced twice since the item was read: read it again.
            let item = self.store.table().get(&keys.segment(segment.window)).await?;
            let again = Segment::read_all(segment.window, &item.ok_or(Error::NotFound)?)?.pop();
            let again = again.ok_or_else(|| Damage::new("a window without a segment"))?;
            if again.revision == segment.revision {
                return Err(Damage::new(format!("{:?} is missing or cut off", again.stored.object())).into());
            }
            read_again = Some(again);
        }
    }

    /// The bytes of some sections that stand together; `None` where they are not there.
    async fn read_part(self, segment: &Segment, part: Vec<(usize, Range<u64>)>) -> Result<Option<Vec<(usize, Bytes)>>> {
        let whole = match (part.first(), part.last()) {
            (Some((_, first)), Some((_, last))) => first.start..last.end,
            _ => return Ok(Some(Vec::new())),
        };
        let bytes = match &segment.stored {
            Stored::Inline(inline) => inline
                .get(whole.start as usize..whole.end as usize)
                .map(Bytes::copy_from_slice),
            Stored::Object(object) => self.store.blobs().get(object, Some(whole.clone())).await?,
        };
        let of = |(place, range): (usize, Range<u64>)| {
            let range = (range.start - whole.start) as usize..(range.end - whole.start) as usize;
            let bytes = bytes.as_ref().filter(|bytes| bytes.len() >= range.end)?;
            Some((place, bytes.slice(range)))
        };
        Ok(part.into_iter().map(of).collect())
    }
}

fn slice_key(segment: &Segment, section: Section, days: &RangeInclusive<Day>) -> SliceKey {
    let object = segment.stored.object().unwrap_or_default().to_owned();
    (object, section, days.start().0, days.end().0)
}

/// Puts ranges that are worth one GET into one part: with those between, which nobody asked for, they are not far longer.
fn together(mut ranges: Vec<(usize, Range<u64>)>) -> Vec<Vec<(usize, Range<u64>)>> {
    ranges.sort_unstable_by_key(|(_, range)| range.start);
    let mut parts: Vec<Vec<(usize, Range<u64>)>> = Vec::new();
    for (place, range) in ranges {
        let last = parts.last_mut().and_then(|part| Some((part.last()?.1.end, part)));
        match last {
            Some((end, part)) if range.start - end <= GAP => part.push((place, range)),
            _ => parts.push(vec![(place, range)]),
        }
    }
    parts
}
