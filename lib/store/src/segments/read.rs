//! Reading segments: their items, and slices of their bytes through the cache of the process.

use std::collections::{BTreeSet, HashMap};
use std::ops::{Range, RangeInclusive};
use std::sync::Arc;

use answerscope_analysis::METHOD_VERSION;
use answerscope_metrics::{Day, EngineSet, MentionTotals, Section, SegmentWindow, Slice, Urls};
use bytes::Bytes;
use futures::future::try_join_all;
use quick_cache::sync::Cache;

use super::Segments;
use super::budget::Allowance;
use super::held_urls::HeldUrls;
use super::method_versions::MethodVersions;
use super::parts::{SectionPart, parts_of, together};
use super::rows::ColumnRows;
use super::segment::{ColumnBytes, Segment, TOTALS, revision_of, segment_maps, window_of, windows, within};
use crate::keys::{BrandKeys, Key};
use crate::runtime::cpu::cpu;
use crate::runtime::retry::Retry;
use crate::table::outbox::OutboxEntry;
use crate::table::packed::{Damage, Damaged, Unread};
use crate::table::{Action, Guard, Item, Transaction, bytes_of};
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::BrandId;

/// Bytes of decoded slices that a process keeps.
const CACHED: u64 = 64 * 1024 * 1024;
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

/// Decoded slices by object or item, section and days.
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
        let waiting = entries.iter().filter_map(|(_, entry)| entry.window());
        Ok(known.chain(waiting).collect())
    }

    /// How many answers a brand has, where any of its segments has days that an earlier version of the method than today's
    /// made.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn of_earlier_method(self, brand: BrandId) -> Result<Option<u64>> {
        let range = self.store.org.of(brand).segments();
        let (mut earlier, mut answers, mut from) = (false, 0, None);
        loop {
            let (items, next) = self.store.table().query_page(&range, from).await?;
            for segment in items.iter().flat_map(|item| segment_maps(item).unwrap_or_default()) {
                earlier |= MethodVersions::read(segment).has_earlier(METHOD_VERSION);
                let totals = bytes_of(segment, TOTALS).map(MentionTotals::from_bytes);
                // Of one that is damaged nothing can be told.
                if let Some(Ok(totals)) = totals {
                    let of_days = totals.answers(totals.window().days(), EngineSet::ALL);
                    answers += of_days.map(|(_, answers)| answers).sum::<u64>();
                }
            }
            from = next;
            if from.is_none() {
                return Ok(earlier.then_some(answers));
            }
        }
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

    /// What a caller is told of a segment that was not read. One that is damaged is left to the backfill worker, which builds
    /// it anew from its facts: the caller may come again, and nobody sees figures that lack a part.
    async fn mend(self, keys: BrandKeys, window: SegmentWindow, unread: Unread) -> Error {
        let damage = match unread {
            Unread::Failed(error) => return error,
            Unread::Damaged(damage) => damage,
        };
        damage.report(Damaged::Segment, &keys.segment(window));
        match self.enqueue_rebuild(keys, window).await {
            Ok(()) => Error::TooManyRequests { retry_after: MENDED },
            Err(error) => error,
        }
    }

    /// Leaves an outbox entry by which all days of a window are built anew, under a key of its own, unless it waits already
    /// with the days that are left. Callers come again every few seconds: if each of them had it begin with the first day, the
    /// last one would never be reached.
    async fn enqueue_rebuild(self, keys: BrandKeys, window: SegmentWindow) -> Result<()> {
        let entry = OutboxEntry::RebuildDays(window, window.each_day().collect()).put_once_due(keys, self.store.now());
        let rebuild = Transaction::new()
            .guard(Guard::BrandGone, Action::exists(keys.brand()))
            .guard(Guard::Changed, entry.when("attribute_not_exists(pk)"));
        match self.store.table().commit(rebuild).await? {
            Ok(()) => self.store.outbox().enqueue_backfill(keys.brand).await,
            // Whoever left it has sent for the backfill; the sweeper does where that was lost.
            Err(Guard::Changed) => {}
            Err(Guard::BrandGone) => return Err(Error::NotFound),
        }
        Ok(())
    }

    /// Some sections of the segments for some days, of each section in the order of the segments; those of a window stand
    /// side by side. With the citations of a day that several segments have come its times. At most one GET for each segment
    /// where the sections stand together, none for what is cached or inline. They may take what is `allowed`.
    pub async fn slices(
        self,
        keys: BrandKeys,
        segments: &[Segment],
        sections: &[Section],
        days: &RangeInclusive<Day>,
        allowed: Allowance,
    ) -> Result<Vec<Vec<Arc<Slice>>>> {
        super::budget::check(allowed, segments, sections, days)?;
        let reads = by_window(segments).map(|segments| self.read(keys, segments, sections, days, None));
        let mut of_sections = vec![Vec::new(); sections.len()];
        for read in try_join_all(reads).await? {
            of_sections.iter_mut().zip(read).for_each(|(all, own)| all.extend(own));
        }
        Ok(of_sections)
    }

    /// Some sections of the segments of one window for some of its days, for reading once: they do not push anything out
    /// of the cache. Whoever reads days after days holds the URLs of their window.
    pub async fn slices_once(
        self,
        keys: BrandKeys,
        segments: &[Segment],
        sections: &[Section],
        days: &RangeInclusive<Day>,
        urls: &HeldUrls,
    ) -> Result<Vec<Arc<Slice>>> {
        urls.enter(*days.start(), segments);
        let read = self.read(keys, segments, sections, days, Some(urls)).await?;
        Ok(read.into_iter().flatten().collect())
    }

    async fn read(
        self,
        keys: BrandKeys,
        segments: &[Segment],
        sections: &[Section],
        days: &RangeInclusive<Day>,
        once: Option<&HeldUrls>,
    ) -> Result<Vec<Vec<Arc<Slice>>>> {
        let Some(window) = segments.first().map(|segment| segment.window) else {
            return Ok(vec![Vec::new(); sections.len()]);
        };
        let days = within(days, window);
        match self.read_window(keys, window, segments, sections, &days, once).await {
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
        once: Option<&HeldUrls>,
    ) -> Result<Vec<Vec<Arc<Slice>>>, Unread> {
        let mut read_again: Option<(i64, Vec<Segment>)> = None;
        let mut attempts = Retry::new("segments were replaced faster than they could be read");
        loop {
            attempts.next().await?;
            let segments = read_again.as_ref().map_or(segments, |(_, segments)| segments);
            let parts = parts_of(segments, sections, days);
            let wanted: Vec<Wanted> = segments.iter().map(|of| self.wanted(of, &parts, once)).collect();
            let rows = self.rows(keys, rows_of(segments, &wanted)).await?;
            let reads = segments.iter().zip(wanted);
            let reads = reads.map(|(of, wanted)| self.read_segment(of, &parts, wanted, &rows, once));
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

    /// What is to be read of a segment, and what need not be.
    fn wanted(self, segment: &Segment, parts: &[SectionPart], once: Option<&HeldUrls>) -> Wanted {
        let (mut slices, mut missing) = (vec![None; parts.len()], Vec::new());
        for (place, part) in parts.iter().enumerate() {
            let days = part.days.clone();
            let range = match (once, part.section) {
                (Some(_), Section::Citations) => segment.directory.range_of_citations(days),
                _ => segment.directory.range(part.section, days),
            };
            let Some(range) = range else { continue };
            slices[place] = slice_key(segment, part).and_then(|key| self.store.stores.slices.0.get(&key));
            if slices[place].is_none() {
                missing.push((place, range));
            }
        }
        Wanted { slices, missing }
    }

    /// Parts of one segment, `None` for those that it does not have; `None` for all where bytes are not there. `rows` are the
    /// items with columns that were read.
    async fn read_segment(
        self,
        segment: &Segment,
        parts: &[SectionPart],
        wanted: Wanted,
        rows: &ColumnRows,
        once: Option<&HeldUrls>,
    ) -> Result<Option<Vec<Option<Arc<Slice>>>>, Unread> {
        let Wanted { mut slices, missing } = wanted;
        let reads = together(missing)
            .into_iter()
            .map(|some| self.read_part(segment, some, rows));
        let Some(reads) = try_join_all(reads).await?.into_iter().collect::<Option<Vec<_>>>() else {
            return Ok(None);
        };
        for (place, bytes) in reads.into_iter().flatten() {
            let (directory, part) = (Arc::clone(&segment.directory), parts[place].clone());
            let decoded = match once.filter(|_| part.section == Section::Citations) {
                Some(held) => {
                    let Some(urls) = self.urls(segment, held, rows).await? else {
                        return Ok(None);
                    };
                    cpu(move || Slice::with_urls(&directory, part.days, bytes, &urls)).await?
                }
                None => cpu(move || Slice::new(&directory, part.section, part.days, bytes)).await?,
            };
            let slice = Arc::new(decoded?);
            if let Some(key) = slice_key(segment, &parts[place]).filter(|_| once.is_none()) {
                self.store.stores.slices.0.insert(key, Arc::clone(&slice));
            }
            slices[place] = Some(slice);
        }
        Ok(Some(slices))
    }

    /// The URLs of a segment, read once for all of its days; `None` where they are not there.
    async fn urls(self, segment: &Segment, held: &HeldUrls, rows: &ColumnRows) -> Result<Option<Urls>, Unread> {
        if let Some(urls) = held.of(segment) {
            return Ok(Some(urls));
        }
        let wanted = vec![(0, segment.directory.range_of_urls())];
        let read = self.read_part(segment, wanted, rows).await?;
        let Some((_, bytes)) = read.and_then(|read| read.into_iter().next()) else {
            return Ok(None);
        };
        let directory = Arc::clone(&segment.directory);
        let urls = cpu(move || Urls::new(&directory, bytes)).await??;
        held.keep(segment, &urls);
        Ok(Some(urls))
    }

    /// The bytes of some sections that stand together; `None` where they are not there.
    async fn read_part(
        self,
        segment: &Segment,
        part: Vec<(usize, Range<u64>)>,
        rows: &ColumnRows,
    ) -> Result<Option<Vec<(usize, Bytes)>>> {
        let whole = match (part.first(), part.last()) {
            (Some((_, first)), Some((_, last))) => first.start..last.end,
            _ => return Ok(Some(Vec::new())),
        };
        let bytes = match &segment.stored {
            ColumnBytes::Inline(inline) => inline
                .get(whole.start as usize..whole.end as usize)
                .map(Bytes::copy_from_slice),
            ColumnBytes::Row(row) => rows.get(row).map(|bytes| {
                let within = |place: u64| bytes.len().min(place as usize);
                bytes.slice(within(whole.start)..within(whole.end))
            }),
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

/// What is read of a segment.
struct Wanted {
    /// What the cache has, by part.
    slices: Vec<Option<Arc<Slice>>>,
    /// Bytes of the other parts.
    missing: Vec<(usize, Range<u64>)>,
}

/// The items of which something is read.
fn rows_of(segments: &[Segment], wanted: &[Wanted]) -> Vec<String> {
    let read = segments
        .iter()
        .zip(wanted)
        .filter(|(_, wanted)| !wanted.missing.is_empty());
    read.filter_map(|(segment, _)| match &segment.stored {
        ColumnBytes::Row(row) => Some(row.clone()),
        _ => None,
    })
    .collect()
}

/// The segments of each window.
pub(super) fn by_window(segments: &[Segment]) -> impl Iterator<Item = &[Segment]> {
    segments.chunk_by(|a, b| a.window == b.window)
}

/// The name of a slice in the cache; what stands in an item is not kept there.
fn slice_key(segment: &Segment, part: &SectionPart) -> Option<SliceKey> {
    let name = segment.stored.name()?.to_owned();
    Some((name, part.section, part.days.start().0, part.days.end().0))
}
