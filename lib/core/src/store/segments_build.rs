//! Building segments: days from all of their facts, and a whole span where what was built before is damaged.

use std::collections::{BTreeMap, BTreeSet};

use answerscope_metrics::{AnswerFacts, Built, Day, Span, build};
use bytes::Bytes;

use super::Store;
use super::answers::FactBatch;
use super::attempts::Attempts;
use super::keys::{BrandKeys, Key};
use super::method_versions::{self, MethodVersions};
use super::packed::{Damage, Damaged, Unread};
use super::segments::{Segment, revision_of};
use super::table::{Action, Item, binary, key_of, number, number_of, text, text_of};
use crate::compute;
use crate::error::{Error, Result};

/// Bytes of a segment that stay in its item.
const INLINE: usize = 24 * 1024;

/// The facts of a day.
struct DayFacts {
    facts: Vec<AnswerFacts>,
    /// The versions of the method that read them.
    versions: BTreeSet<u32>,
    /// Whether a batch could not be decoded.
    damaged: bool,
}

impl Store {
    /// Rebuilds days of a span from their facts, of the prompts that `live` admits; all of its days when what holds the
    /// others is gone or damaged. Returns the days that lack facts, because a batch of them can not be decoded.
    pub async fn rebuild(
        &self,
        keys: BrandKeys,
        span: Span,
        days: &[Day],
        live: &(dyn Fn(u32) -> bool + Sync),
    ) -> Result<BTreeSet<Day>> {
        let whole: Vec<Day> = span.each_day().collect();
        let mut damaged: Option<(i64, Damage)> = None;
        let mut attempts = Attempts::unless("a segment changed under every attempt to rebuild it");
        loop {
            attempts.next().await?;
            let item = self.app.table.get(&keys.segment(span)).await?;
            let revision = item.as_ref().map(revision_of);
            let damage = damaged.take().filter(|(at, _)| Some(*at) == revision);
            let (reuse, days) = (damage.is_none(), if damage.is_some() { &whole } else { days });
            match self.rebuild_once(keys, span, item.as_ref(), reuse, days, live).await {
                Ok(Some(lacking)) => {
                    if let Some((_, damage)) = damage {
                        damage.report(Damaged::Segment, &keys.segment(span));
                    }
                    return Ok(lacking);
                }
                Ok(None) => {}
                Err(Unread::Failed(error)) => return Err(error),
                // Replaced since the item was read? If not, the item will have the same revision again.
                Err(Unread::Damaged(damage)) => damaged = revision.map(|revision| (revision, damage)),
            }
        }
    }

    /// Rebuilds days on top of an item as it was read, with its other days where `reuse`; returns those that lack facts,
    /// or `None` when somebody else has replaced the item since.
    async fn rebuild_once(
        &self,
        keys: BrandKeys,
        span: Span,
        item: Option<&Item>,
        reuse: bool,
        days: &[Day],
        live: &(dyn Fn(u32) -> bool + Sync),
    ) -> Result<Option<BTreeSet<Day>>, Unread> {
        let old = match item {
            Some(item) if reuse => Some(self.whole_segment(span, item).await?),
            _ => None,
        };
        let mut versions = old
            .as_ref()
            .map_or_else(MethodVersions::default, |(old, _)| old.methods.clone());
        let (mut rebuilt, mut lacking) = (Vec::new(), BTreeSet::new());
        for day in days {
            let read = self.facts_of_day(keys, *day, live).await?;
            versions.set(*day, read.versions);
            lacking.extend(read.damaged.then_some(*day));
            rebuilt.push((*day, read.facts));
        }
        let build = move || {
            let before = old.as_ref().map(|(old, bytes)| (&bytes[..], &old.directory));
            build(span, before, &rebuilt)
        };
        let built = compute::run(build).await??;
        let published = self.publish(keys, span, item, built, &versions).await?;
        Ok(published.then_some(lacking))
    }

    async fn whole_segment(&self, span: Span, item: &Item) -> Result<(Segment, Bytes), Unread> {
        let segment = Segment::read(span, item)?;
        let bytes = match (&segment.inline, segment.directory.len()) {
            (Some(bytes), _) => Some(bytes.clone()),
            (None, 0) => Some(Bytes::new()),
            (None, length) => self.app.blobs().get(&segment.version, Some(0..length)).await?,
        };
        let bytes = bytes.ok_or_else(|| Damage::new(format!("{} is missing or empty", segment.version)))?;
        Ok((segment, bytes))
    }

    async fn publish(
        &self,
        keys: BrandKeys,
        span: Span,
        old: Option<&Item>,
        built: Built,
        versions: &MethodVersions,
    ) -> Result<bool> {
        let object = keys.segment_object(span, self.token());
        let revision = old.map_or(0, revision_of);
        let mut item = segment_item(keys.segment(span), revision + 1, &built);
        item.insert(method_versions::ATTRIBUTE.into(), versions.attribute());
        let inline = built.bytes.len() <= INLINE;
        if inline {
            item.insert("segment".into(), binary(built.bytes));
        } else {
            self.app.blobs().put(&object, built.bytes).await?;
            item.insert("object".into(), text(&object));
        }
        if let Some(before) = old.and_then(|old| text_of(old, "object")) {
            item.insert("previous".into(), text(before));
        }
        let put = match old {
            Some(_) => Action::put(item)
                .when("revision = :old")
                .value(":old", number(revision)),
            None => Action::put_new(item),
        };
        // With the brand: its segments are deleted after it, and none may come behind.
        let written = self.app.table.transact(vec![put, Action::exists(keys.brand())]).await?;
        let obsolete = match &written {
            Ok(()) => old.and_then(|old| text_of(old, "previous")),
            Err(_) => (!inline).then_some(object.as_str()),
        };
        if let Some(obsolete) = obsolete {
            self.app.blobs().delete(obsolete).await?;
        }
        match written {
            Err(refused) if refused.contains(&1) => Err(Error::NotFound),
            written => Ok(written.is_ok()),
        }
    }

    async fn facts_of_day(&self, keys: BrandKeys, day: Day, live: &(dyn Fn(u32) -> bool + Sync)) -> Result<DayFacts> {
        let items = self.app.table.query(&keys.facts_of_day(day)).await?;
        // By fingerprint: the same answer never counts twice, whatever batches it stands in. Of deleted prompts none
        // counts, so an answer that came again under another prompt is not hidden by the one that is gone.
        let (mut facts, mut versions, mut damaged) = (BTreeMap::new(), BTreeSet::new(), false);
        for item in &items {
            let batch = match FactBatch::unpack(item) {
                Ok(batch) => batch,
                Err(damage) => {
                    damage.report(Damaged::Facts, &key_of(item));
                    damaged = true;
                    continue;
                }
            };
            let mut counted = batch.0.into_iter().filter(|(_, facts)| live(facts.prompt)).peekable();
            if counted.peek().is_some() {
                versions.extend(number_of(item, "readingMethod").and_then(|version| u32::try_from(version).ok()));
            }
            facts.extend(counted);
        }
        Ok(DayFacts {
            facts: facts.into_values().collect(),
            versions,
            damaged,
        })
    }
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
