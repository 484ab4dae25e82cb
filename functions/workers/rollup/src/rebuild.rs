//! Building segments: days from all of their facts, and a whole window where what was built before is damaged.

use std::collections::{BTreeMap, BTreeSet};

use answerscope_metrics::{AnswerFacts, Built, Day, SegmentWindow, build};
use bytes::Bytes;

use answerscope_domain::error::{Error, Result};
use answerscope_store::Store;
use answerscope_store::answers::FactBatch;
use answerscope_store::keys::{BrandKeys, Key};
use answerscope_store::runtime::cpu::cpu;
use answerscope_store::runtime::retry::Retry;
use answerscope_store::segments::{MethodVersions, Segment, Stored, revision_of};
use answerscope_store::table::packed::{Damage, Damaged, Unread};
use answerscope_store::table::{Action, Guard, Item, Transaction, binary, key_of, number, number_of, text, text_of};

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

/// Rebuilds days of a window from their facts, of the prompts that `live` admits; all of its days when what holds the
/// others is gone or damaged. Returns the days that lack facts, because a batch of them can not be decoded.
#[tracing::instrument(target = "answerscope::steps", level = "debug", name = "rebuild_window", skip_all, fields(window = window.0, days = days.len()))]
pub(crate) async fn rebuild(
    store: &Store,
    keys: BrandKeys,
    window: SegmentWindow,
    days: &[Day],
    live: &(dyn Fn(u32) -> bool + Sync),
) -> Result<BTreeSet<Day>> {
    let whole: Vec<Day> = window.each_day().collect();
    let mut damaged: Option<(i64, Damage)> = None;
    let mut attempts = Retry::new("a segment changed under every attempt to rebuild it");
    loop {
        attempts.next().await?;
        let item = store.table().get(&keys.segment(window)).await?;
        let revision = item.as_ref().map(revision_of);
        let damage = damaged.take().filter(|(at, _)| Some(*at) == revision);
        let (reuse, days) = (damage.is_none(), if damage.is_some() { &whole } else { days });
        match rebuild_once(store, keys, window, item.as_ref(), reuse, days, live).await {
            Ok(Some(lacking)) => {
                if let Some((_, damage)) = damage {
                    damage.report(Damaged::Segment, &keys.segment(window));
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
    store: &Store,
    keys: BrandKeys,
    window: SegmentWindow,
    item: Option<&Item>,
    reuse: bool,
    days: &[Day],
    live: &(dyn Fn(u32) -> bool + Sync),
) -> Result<Option<BTreeSet<Day>>, Unread> {
    let old = match item {
        Some(item) if reuse => Some(whole_segment(store, window, item).await?),
        _ => None,
    };
    let mut versions = old
        .as_ref()
        .map_or_else(MethodVersions::default, |(old, _)| old.methods.clone());
    let (mut rebuilt, mut lacking) = (Vec::new(), BTreeSet::new());
    for day in days {
        let read = facts_of_day(store, keys, *day, live).await?;
        versions.set(*day, read.versions);
        lacking.extend(read.damaged.then_some(*day));
        rebuilt.push((*day, read.facts));
    }
    let build = move || {
        let before = old.as_ref().map(|(old, bytes)| (&bytes[..], old.directory.as_ref()));
        build(window, before, &rebuilt)
    };
    let built = cpu(build).await??;
    let published = publish(store, keys, window, item, built, &versions).await?;
    Ok(published.then_some(lacking))
}

#[tracing::instrument(target = "answerscope::steps", level = "debug", name = "read_segment", skip_all)]
async fn whole_segment(store: &Store, window: SegmentWindow, item: &Item) -> Result<(Segment, Bytes), Unread> {
    let segment = Segment::read_all(window, item)?.pop();
    let segment = segment.ok_or_else(|| Damage::new("a window without a segment"))?;
    let bytes = match (&segment.stored, segment.directory.len()) {
        (Stored::Inline(bytes), _) => Some(bytes.clone()),
        (Stored::Object(_), 0) => Some(Bytes::new()),
        (Stored::Object(object), length) => store.blobs().get(object, Some(0..length)).await?,
    };
    let bytes = bytes.ok_or_else(|| Damage::new(format!("{:?} is missing or empty", segment.stored.object())))?;
    Ok((segment, bytes))
}

#[tracing::instrument(target = "answerscope::steps", level = "debug", name = "publish_segment", skip_all, fields(bytes = built.bytes.len()))]
async fn publish(
    store: &Store,
    keys: BrandKeys,
    window: SegmentWindow,
    old: Option<&Item>,
    built: Built,
    versions: &MethodVersions,
) -> Result<bool> {
    let object = keys.segment_object(window, store.token());
    let revision = old.map_or(0, revision_of);
    let mut item = segment_item(keys.segment(window), revision + 1, &built);
    item.insert(MethodVersions::ATTRIBUTE.into(), versions.attribute());
    let inline = built.bytes.len() <= INLINE;
    if inline {
        item.insert("segment".into(), binary(built.bytes));
    } else {
        store.blobs().put(&object, built.bytes).await?;
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
    let publish = Transaction::new()
        .guard(Guard::Changed, put)
        .guard(Guard::BrandGone, Action::exists(keys.brand()));
    let written = store.table().commit(publish).await?;
    let obsolete = match &written {
        Ok(()) => old.and_then(|old| text_of(old, "previous")),
        Err(_) => (!inline).then_some(object.as_str()),
    };
    if let Some(obsolete) = obsolete {
        store.blobs().delete(obsolete).await?;
    }
    match written {
        Ok(()) => Ok(true),
        Err(Guard::Changed) => Ok(false),
        Err(Guard::BrandGone) => Err(Error::NotFound),
    }
}

#[tracing::instrument(target = "answerscope::steps", level = "debug", name = "read_facts", skip_all, fields(%day))]
async fn facts_of_day(
    store: &Store,
    keys: BrandKeys,
    day: Day,
    live: &(dyn Fn(u32) -> bool + Sync),
) -> Result<DayFacts> {
    let items = store.table().query(&keys.facts_of_day(day)).await?;
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
