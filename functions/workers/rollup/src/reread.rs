//! Reading all answers of a brand anew, after its names or competitors changed, or where `reread` asks for today's method.

use std::collections::BTreeSet;
use std::sync::Arc;

use answerscope_analysis::METHOD_VERSION;
use answerscope_metrics::{Day, Engine, SegmentWindow};

use answerscope_domain::entities::answer::AnswerRecord;
use answerscope_domain::entities::brand::BrandRecord;
use answerscope_domain::error::{Error, Result};
use answerscope_store::Store;
use answerscope_store::answers::{AnswerReader, FactBatch};
use answerscope_store::keys::{Key, day_of_facts};
use answerscope_store::runtime::retry::Retry;
use answerscope_store::segments::window_of;
use answerscope_store::table::outbox::OutboxEntry;
use answerscope_store::table::packed::Damaged;
use answerscope_store::table::{Action, Guard, Item, Transaction, entity_of, key_of, number, number_of};

/// Reads the answers behind every batch of facts that was made with other names or another method, and writes the
/// batch anew, in the windows that are counted and in those that are marked. Returns the days that changed and the outbox entries
/// it left for them. Stopped half-way, the next run goes on with what is left. An answer whose text can not be read
/// keeps the facts that it has; the next run tries it again.
#[tracing::instrument(target = "answerscope::steps", level = "debug", skip_all)]
pub(crate) async fn reread_facts(
    store: &Store,
    brand: &BrandRecord,
    marked: impl Iterator<Item = SegmentWindow>,
) -> Result<Vec<(Day, Key)>> {
    let keys = store.org.of(brand.id);
    let segments = store.table().query(&keys.segments()).await?;
    let known = segments.iter().filter_map(window_of);
    let windows: BTreeSet<SegmentWindow> = known.chain(marked).collect();
    let reader = AnswerReader::of(brand.clone()).await?;
    let (mut days, mut unreadable) = (Vec::new(), 0);
    for window in windows {
        for item in store.table().query(&keys.facts_of_window(window)).await? {
            if !is_current(brand, &item) {
                days.extend(reread_batch(store, brand, &reader, window, item, &mut unreadable).await?);
            }
        }
    }
    if unreadable > 0 {
        tracing::error!(brand = %brand.id, unreadable, "texts could not be read anew; what they were read as stands");
    }
    Ok(days)
}

/// Writes a batch anew, outbox entries its day and adds up the answers whose texts can not be read; `None` when somebody else
/// wrote or removed it.
#[tracing::instrument(target = "answerscope::steps", level = "debug", skip_all, fields(window = window.0))]
async fn reread_batch(
    store: &Store,
    brand: &BrandRecord,
    reader: &Arc<AnswerReader>,
    window: SegmentWindow,
    mut item: Item,
    unreadable: &mut usize,
) -> Result<Option<(Day, Key)>> {
    let (keys, key) = (store.org.of(brand.id), key_of(&item));
    let day = day_of_facts(&key)?;
    let mut attempts = Retry::new("a batch of facts changed under every attempt to write it anew");
    loop {
        attempts.next().await?;
        let (new, kept) = new_batch(store, brand, reader, &item).await?;
        // The day is marked with the batch: a crash after this leaves the outbox entry to rebuild it by.
        let (entry, token) = (
            OutboxEntry::RebuildDays(window, BTreeSet::from([day])),
            store.fresh_token(),
        );
        let new = new.map(|new| FactBatch::unless_changed(Action::put(new), &item));
        let write = Transaction::new()
            .guard(Guard::BrandGone, Action::exists(keys.brand()))
            .then(entry.put(keys, token))
            .guard_all(new.map(|new| (Guard::Changed, new)));
        match store.table().commit(write).await? {
            Ok(()) => {
                *unreadable += kept;
                return Ok(Some((day, entry.key(keys, token))));
            }
            Err(Guard::BrandGone) => return Err(Error::NotFound),
            Err(Guard::Changed) => {}
        }
        match store.table().get(&key).await? {
            Some(again) if !is_current(brand, &again) => item = again,
            _ => return Ok(None),
        }
    }
}

/// A batch written anew, and how many of its answers keep old facts because their texts can not be read. No item where
/// it stays as it is, because nothing is different or because it can not be decoded: what it lacks, the rebuild of its
/// day finds out.
async fn new_batch(
    store: &Store,
    brand: &BrandRecord,
    reader: &Arc<AnswerReader>,
    item: &Item,
) -> Result<(Option<Item>, usize)> {
    let key = key_of(item);
    let old = match FactBatch::unpack(item) {
        Ok(old) => old,
        Err(damage) => {
            damage.report(Damaged::Facts, &key);
            return Ok((None, 0));
        }
    };
    let (new, kept) = reread_answers(store, brand, reader, &old).await?;
    if new == old && kept == unreadable_of(item) && made_with_todays(brand, item) {
        return Ok((None, kept));
    }
    let mut item = new.item(key, brand.naming)?;
    if kept > 0 {
        item.insert(UNREADABLE.into(), number(kept));
    }
    Ok((Some(item), kept))
}

/// Facts of the batch's answers as of now, and how many of them are old ones, because a text can not be read.
async fn reread_answers(
    store: &Store,
    brand: &BrandRecord,
    reader: &Arc<AnswerReader>,
    old: &FactBatch,
) -> Result<(FactBatch, usize)> {
    let keys = store.org.of(brand.id);
    let wanted = old.0.iter().map(|(name, _)| keys.answer(*name)).collect();
    let answers = store.table().batch_get(wanted).await?;
    let (mut new, mut kept) = (Vec::new(), 0);
    for (name, old) in &old.0 {
        // An answer that was deleted has no facts any more.
        let Some(answer) = answers.get(&keys.answer(*name)) else {
            continue;
        };
        let record: AnswerRecord = entity_of(answer.clone())?;
        // One that came again under another prompt has its facts in a batch of its own.
        if record.id.prompt.ordinal != old.prompt {
            continue;
        }
        let engine =
            Engine::from_name(&record.engine).ok_or_else(|| Error::internal("an answer of an unknown engine"))?;
        match store.answers().facts_in(reader, &record, engine, answer).await? {
            Some(read) => new.push((*name, read)),
            None => {
                new.push((*name, old.clone()));
                kept += 1;
            }
        }
    }
    Ok((FactBatch(new), kept))
}

/// The attribute of a batch that counts the answers whose texts could not be read when it was written anew.
const UNREADABLE: &str = "unreadable";

pub(crate) fn unreadable_of(batch: &Item) -> usize {
    let count = number_of(batch, UNREADABLE).unwrap_or_default();
    usize::try_from(count).unwrap_or_default()
}

/// Whether a batch needs no reading: it was made with the brand's names and by today's method, and all of it.
fn is_current(brand: &BrandRecord, batch: &Item) -> bool {
    made_with_todays(brand, batch) && unreadable_of(batch) == 0
}

/// Whether a batch was made with the brand's names and by today's method, and tells all that is kept today.
pub(crate) fn made_with_todays(brand: &BrandRecord, batch: &Item) -> bool {
    let made_with = (number_of(batch, "naming"), number_of(batch, "readingMethod"));
    made_with == (Some(brand.naming.into()), Some(METHOD_VERSION.into())) && FactBatch::is_complete(batch)
}
