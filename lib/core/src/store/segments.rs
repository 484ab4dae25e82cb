//! Segments: the facts of a brand and a span of 32 days, in the columnar format of `answerscope-metrics`.
//!
//! The segment's item in DynamoDB holds its directory and the daily totals; the bytes stand beside them while they
//! are small, else in an S3 object of their own. An object is never changed: a rebuild writes a new one and then
//! moves the item to it, if nobody else did so first. The object before the last stays readable for those who have
//! read the item already.

use std::collections::{BTreeMap, HashMap};
use std::ops::RangeInclusive;
use std::sync::Arc;

use answerscope_metrics::{AnswerFacts, Built, Day, Directory, Section, Slice, Span, VoiceTotals, build};
use bytes::Bytes;
use futures::future::try_join_all;
use quick_cache::sync::Cache;

use super::Store;
use super::answers::FactBatch;
use super::attempts::Attempts;
use super::keys::{BrandKeys, Key};
use super::table::{Action, Item, binary, bytes_of, number, number_of, text, text_of};
use crate::compute;
use crate::error::{Error, Result};

/// Bytes of a segment that stay in its item.
const INLINE: usize = 24 * 1024;
/// Bytes of decoded slices that a process keeps.
const CACHED: u64 = 64 * 1024 * 1024;

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

/// A segment's item.
#[derive(Debug, Clone)]
pub struct Segment {
    /// The days it covers.
    pub span: Span,
    revision: i64,
    /// Names this version; also the key of the object, where there is one.
    version: String,
    inline: Option<Bytes>,
    previous: Option<String>,
    pub(crate) directory: Directory,
    /// Daily totals of mentions.
    pub totals: VoiceTotals,
}

impl Segment {
    /// Reads an item.
    pub fn read(span: Span, item: &Item) -> Result<Self> {
        let part = |name| bytes_of(item, name).unwrap_or_default();
        Ok(Self {
            span,
            revision: number_of(item, "revision").unwrap_or_default(),
            version: text_of(item, "object").unwrap_or_default().to_owned(),
            inline: bytes_of(item, "segment").map(Bytes::copy_from_slice),
            previous: text_of(item, "previous").map(str::to_owned),
            directory: Directory::from_bytes(part("directory")).map_err(Error::internal)?,
            totals: VoiceTotals::from_bytes(part("totals")).map_err(Error::internal)?,
        })
    }
}

/// The spans that days touch.
pub fn spans(days: &RangeInclusive<Day>) -> impl Iterator<Item = Span> + use<> {
    (days.start().span().0..=days.end().span().0).map(Span)
}

/// The part of `days` that lies in a span.
pub(crate) fn within(days: &RangeInclusive<Day>, span: Span) -> RangeInclusive<Day> {
    let own = span.days();
    *days.start().max(own.start())..=*days.end().min(own.end())
}

impl Store {
    /// Keys of the segments that days touch.
    pub fn segment_keys(&self, keys: BrandKeys, days: &RangeInclusive<Day>) -> Vec<Key> {
        spans(days).map(|span| keys.segment(span)).collect()
    }

    /// The segments among items that were read.
    pub fn segments_of(
        &self,
        keys: BrandKeys,
        days: &RangeInclusive<Day>,
        items: &HashMap<Key, Item>,
    ) -> Result<Vec<Segment>> {
        spans(days)
            .filter_map(|span| items.get(&keys.segment(span)).map(|item| Segment::read(span, item)))
            .collect()
    }

    /// One section of the segments for some days: at most one GET for each, none for what is cached or inline.
    pub async fn slices(
        &self,
        keys: BrandKeys,
        segments: &[Segment],
        section: Section,
        days: &RangeInclusive<Day>,
    ) -> Result<Vec<Arc<Slice>>> {
        let reads = segments
            .iter()
            .map(|segment| self.slice(keys, segment, section, within(days, segment.span), true));
        Ok(try_join_all(reads).await?.into_iter().flatten().collect())
    }

    /// One section of a segment for some of its days, for reading once: it does not push anything out of the cache.
    pub(crate) async fn slice_once(
        &self,
        keys: BrandKeys,
        segment: &Segment,
        section: Section,
        days: RangeInclusive<Day>,
    ) -> Result<Option<Arc<Slice>>> {
        self.slice(keys, segment, section, days, false).await
    }

    async fn slice(
        &self,
        keys: BrandKeys,
        segment: &Segment,
        section: Section,
        days: RangeInclusive<Day>,
        keep: bool,
    ) -> Result<Option<Arc<Slice>>> {
        let mut segment = segment.clone();
        let mut attempts = Attempts::unless("a segment was replaced faster than it could be read");
        loop {
            attempts.next().await?;
            let Some(range) = segment.directory.range(section, days.clone()) else {
                return Ok(None);
            };
            let name = (segment.version.clone(), section, days.start().0, days.end().0);
            if let Some(slice) = self.app.slices.0.get(&name).filter(|_| segment.inline.is_none()) {
                return Ok(Some(slice));
            }
            let bytes = match &segment.inline {
                Some(whole) => whole
                    .get(range.start as usize..range.end as usize)
                    .map(Bytes::copy_from_slice),
                None => self.app.blobs().get(&segment.version, Some(range)).await?,
            };
            if let Some(bytes) = bytes {
                let directory = segment.directory;
                let decoded = compute::run(move || Slice::new(&directory, section, days, bytes));
                let slice = Arc::new(decoded.await?.map_err(Error::internal)?);
                if keep && segment.inline.is_none() {
                    self.app.slices.0.insert(name, Arc::clone(&slice));
                }
                return Ok(Some(slice));
            }
            // Replaced twice since the item was read: read it again.
            let item = self.app.table.get(&keys.segment(segment.span)).await?;
            let again = Segment::read(segment.span, &item.ok_or(Error::NotFound)?)?;
            if again.version == segment.version {
                return Err(Error::internal(format!(
                    "{} is gone; `org recount` builds it anew",
                    again.version
                )));
            }
            segment = again;
        }
    }

    /// Rebuilds days of a span from their facts, of the prompts that `live` admits; all of its days when the object
    /// that holds the others is gone.
    pub async fn rebuild(
        &self,
        keys: BrandKeys,
        span: Span,
        days: &[Day],
        live: &(dyn Fn(u32) -> bool + Sync),
    ) -> Result<()> {
        let whole: Vec<Day> = span.each_day().collect();
        let mut missing = None;
        let mut attempts = Attempts::unless("a segment changed under every attempt to rebuild it");
        loop {
            attempts.next().await?;
            let item = self.app.table.get(&keys.segment(span)).await?;
            let old = item.as_ref().map(|item| Segment::read(span, item)).transpose()?;
            let bytes = match &old {
                Some(segment) => self.segment_bytes(segment).await?,
                None => None,
            };
            let absent = old.as_ref().filter(|_| bytes.is_none()).map(|old| old.version.clone());
            if absent.is_some() && absent != missing {
                // Replaced since the item was read. If not, the item will name it again.
                missing = absent;
                continue;
            }
            let mut rebuilt: Vec<(Day, Vec<AnswerFacts>)> = Vec::new();
            for day in if absent.is_some() { &whole } else { days } {
                rebuilt.push((*day, self.facts_of_day(keys, *day, live).await?));
            }
            let before = old.as_ref().map(|old| old.directory.clone()).zip(bytes);
            let build = move || {
                let before = before.as_ref().map(|(directory, bytes)| (&bytes[..], directory));
                build(span, before, &rebuilt)
            };
            let built = compute::run(build).await?.map_err(Error::internal)?;
            if self.publish(keys, span, old, built).await? {
                return Ok(());
            }
        }
    }

    async fn segment_bytes(&self, segment: &Segment) -> Result<Option<Bytes>> {
        match &segment.inline {
            Some(bytes) => Ok(Some(bytes.clone())),
            None => self.app.blobs().get(&segment.version, None).await,
        }
    }

    async fn publish(&self, keys: BrandKeys, span: Span, old: Option<Segment>, built: Built) -> Result<bool> {
        let object = keys.segment_object(span, self.token());
        let revision = old.as_ref().map_or(0, |old| old.revision);
        let mut item = segment_item(keys.segment(span), revision + 1, &built);
        let inline = built.bytes.len() <= INLINE;
        if inline {
            item.insert("segment".into(), binary(built.bytes));
        } else {
            self.app.blobs().put(&object, built.bytes).await?;
            item.insert("object".into(), text(&object));
        }
        if let Some(old) = old.as_ref().filter(|old| old.inline.is_none()) {
            item.insert("previous".into(), text(&old.version));
        }
        let put = match &old {
            Some(_) => Action::put(item)
                .when("revision = :old")
                .value(":old", number(revision)),
            None => Action::put_new(item),
        };
        // With the brand: its segments are deleted after it, and none may come behind.
        let written = self.app.table.transact(vec![put, Action::exists(keys.brand())]).await?;
        let obsolete = match &written {
            Ok(()) => old.and_then(|old| old.previous),
            Err(_) => (!inline).then_some(object),
        };
        if let Some(obsolete) = obsolete {
            self.app.blobs().delete(&obsolete).await?;
        }
        match written {
            Err(refused) if refused.contains(&1) => Err(Error::NotFound),
            written => Ok(written.is_ok()),
        }
    }

    async fn facts_of_day(
        &self,
        keys: BrandKeys,
        day: Day,
        live: &(dyn Fn(u32) -> bool + Sync),
    ) -> Result<Vec<AnswerFacts>> {
        let items = self.app.table.query(&keys.facts_of_day(day)).await?;
        // By fingerprint: the same answer never counts twice, whatever batches it stands in. Of deleted prompts none
        // counts, so an answer that came again under another prompt is not hidden by the one that is gone.
        let mut facts = BTreeMap::new();
        let batches = compute::run(move || items.iter().map(FactBatch::unpack).collect::<Result<Vec<_>>>());
        for batch in batches.await?? {
            facts.extend(batch.0.into_iter().filter(|(_, facts)| live(facts.prompt)));
        }
        Ok(facts.into_values().collect())
    }
}

/// The span of an item of [`BrandKeys::segments`].
pub(crate) fn span_of(item: &Item) -> Option<Span> {
    text_of(item, "sk")?.rsplit('#').next()?.parse().ok().map(Span)
}

fn segment_item(Key { pk, sk }: Key, revision: i64, built: &Built) -> Item {
    Item::from([
        ("pk".into(), text(pk)),
        ("sk".into(), text(sk)),
        ("kind".into(), text("segment")),
        ("v".into(), number(1)),
        ("revision".into(), number(revision)),
        ("directory".into(), binary(built.directory.to_bytes())),
        ("totals".into(), binary(built.totals.to_bytes())),
    ])
}
