//! Facts that can not be decoded are read anew from the answers they were read in. A batch does not tell which answers
//! those are: they are the answers of its day that no other batch has. Where an engine showed no answer, the row in the
//! list of the prompt tells the facts.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use answerscope_metrics::{AnswerFacts, Bitmap, Day};
use futures::stream::{self, StreamExt, TryStreamExt};

use answerscope_domain::entities::answer::AnswerRecord;
use answerscope_domain::entities::brand::BrandRecord;
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{AnswerId, Fingerprint, PromptId};
use answerscope_store::Store;
use answerscope_store::answers::{AnswerReader, FACTS, FactBatch, NoAnswerRow, facts_size};
use answerscope_store::keys::{BrandKeys, Key, row_of_answer};
use answerscope_store::table::outbox::OutboxEntry;
use answerscope_store::table::{
    Action, Changed, Conditional, Item, Transaction, entity_of, key_of, number, text, text_of,
};

/// Prompts whose rows are read side by side.
const PARALLEL: usize = 16;
/// Answers whose facts are read and written together.
const TOGETHER: usize = 47;

/// An answer by its prompt's ordinal and its name.
type Place = (u32, Fingerprint);

/// Answers of which no batch tells; where an engine showed none, with the row that says so.
type Missing = BTreeMap<Place, Option<NoAnswerRow>>;

/// An answer whose facts were read anew.
struct Repaired {
    answer: AnswerId,
    /// The item that names its batch: the answer's, or the row of one that was not shown.
    item: Key,
    facts: AnswerFacts,
    /// The batch that it had.
    from: Option<Fingerprint>,
}

impl Repaired {
    /// Tells the answer its new batch. A delete that found its facts nowhere meets this, and looks for them again; so does
    /// another repair, and finds them there.
    fn joins(&self, batch: Fingerprint) -> Conditional {
        let update = Action::update(self.item.clone(), "SET #batch = :batch")
            .name("#batch", "batch")
            .value(":batch", text(batch.as_str()))
            .value(":id", text(self.answer.to_string()));
        match self.from {
            Some(from) => update
                .when("id = :id AND #batch = :from")
                .value(":from", text(from.as_str())),
            None => update.when("id = :id AND attribute_not_exists(#batch)"),
        }
    }
}

/// Answers of a day by their names' digests, so many of them that a run holds their names at once.
#[derive(Debug, Clone, Copy)]
struct Slice {
    number: u64,
    /// How many there are of its size, a power of two.
    of: u64,
}

/// Names that are held of a slice.
const NAMES: usize = 200_000;

impl Slice {
    const WHOLE: Self = Self { number: 0, of: 1 };

    fn has(self, (_, name): &Place) -> bool {
        // FNV-1a: https://datatracker.ietf.org/doc/html/draft-eastlake-fnv
        let digest = name.as_str().bytes().fold(0xcbf2_9ce4_8422_2325_u64, |digest, byte| {
            (digest ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        });
        digest & (self.of - 1) == self.number
    }

    /// Becomes one half of itself; the other half.
    fn halve(&mut self) -> Self {
        let other = self.number + self.of;
        self.of *= 2;
        Self {
            number: other,
            of: self.of,
        }
    }
}

/// Replaces the damaged batches of a day by facts that are read anew, each batch of them with its outbox entry. Damaged
/// batches stay only where an answer's text is damaged too: nothing else tells that facts are missing. Stopped half-way,
/// whoever reads a damaged batch next begins it again.
///
/// # Errors
/// [`Error::TooManyRequests`] where `over` says that the time is, with something left: what was written stays.
#[tracing::instrument(target = "answerscope::steps", level = "debug", skip_all, fields(%day))]
pub async fn repair_facts(
    store: &Store,
    brand: &BrandRecord,
    prompts: &Bitmap,
    day: Day,
    over: impl Fn() -> bool,
) -> Result<()> {
    let keys = store.org.of(brand.id);
    let (mut slices, mut damaged) = (vec![Slice::WHOLE], None);
    let (reader, mut unreadable, mut missing) = (AnswerReader::of(brand.clone()).await?, 0, 0);
    while let Some(mut slice) = slices.pop() {
        let (mut known, found) = known_of_day(store, keys, day, &mut slice, &mut slices).await?;
        if damaged.get_or_insert(found).is_empty() {
            return Ok(());
        }
        let lost = missing_of_day(store, keys, prompts, day, &mut known, &mut slice, &mut slices).await?;
        missing += lost.len();
        let lost: Vec<_> = lost.into_iter().collect();
        for (number, part) in lost.chunks(TOGETHER).enumerate() {
            if number > 0 && over() {
                store.outbox().enqueue_rollup(brand.id).await;
                return Err(Error::TooManyRequests { retry_after: 1 });
            }
            let (read, gaps) = facts_of(store, brand, &reader, part).await?;
            unreadable += gaps;
            write_facts(store, brand, day, read).await?;
        }
    }
    tracing::warn!(brand = %brand.id, %day, answers = missing, unreadable, "damaged facts were read anew");
    if unreadable == 0 {
        remove_damaged(store, keys, day, &damaged.unwrap_or_default()).await?;
    }
    store.outbox().enqueue_rollup(brand.id).await;
    Ok(())
}

/// The answers of a slice that batches tell of, and the names of the damaged batches of the day. A slice with too many becomes
/// a half of itself, and `slices` gets the other.
async fn known_of_day(
    store: &Store,
    keys: BrandKeys,
    day: Day,
    slice: &mut Slice,
    slices: &mut Vec<Slice>,
) -> Result<(BTreeSet<Place>, BTreeSet<Key>)> {
    let (mut known, mut damaged, mut from) = (BTreeSet::new(), BTreeSet::new(), None);
    loop {
        let (items, next) = store.table().query_page(&keys.facts_of_day(day), from).await?;
        for item in items {
            match FactBatch::unpack(&item) {
                Ok(batch) => {
                    let places = batch.0.into_iter().map(|(name, facts)| (facts.prompt, name));
                    known.extend(places.filter(|place| slice.has(place)));
                }
                Err(_) => {
                    damaged.insert(key_of(&item));
                }
            }
        }
        while known.len() > NAMES {
            slices.push(slice.halve());
            known.retain(|place| slice.has(place));
        }
        from = next;
        if from.is_none() {
            return Ok((known, damaged));
        }
    }
}

/// The answers of a slice that no batch tells of.
async fn missing_of_day(
    store: &Store,
    keys: BrandKeys,
    prompts: &Bitmap,
    day: Day,
    known: &mut BTreeSet<Place>,
    slice: &mut Slice,
    slices: &mut Vec<Slice>,
) -> Result<Missing> {
    let brand = keys.brand;
    let reads = prompts.iter().map(|ordinal| async move {
        let rows = keys.answer_rows_of_day(PromptId { brand, ordinal }, day);
        Ok::<_, Error>((ordinal, store.table().query(&rows).await?))
    });
    let mut reads = stream::iter(reads).buffer_unordered(PARALLEL).boxed();
    let mut missing = Missing::new();
    while let Some((ordinal, rows)) = reads.try_next().await? {
        for row in rows {
            let name = text_of(&row, "sk").and_then(row_of_answer).map(|(_, name)| name);
            let Some(place) = name.map(|name| (ordinal, name)) else {
                continue;
            };
            if slice.has(&place) && !known.contains(&place) {
                missing.insert(place, NoAnswerRow::read(row)?);
            }
        }
        while missing.len() > NAMES {
            slices.push(slice.halve());
            known.retain(|place| slice.has(place));
            missing.retain(|place, _| slice.has(place));
        }
    }
    Ok(missing)
}

/// Deletes batches of a day that are damaged still, a page of them at a time.
async fn remove_damaged(store: &Store, keys: BrandKeys, day: Day, damaged: &BTreeSet<Key>) -> Result<()> {
    let mut from = None;
    loop {
        let (items, next) = store.table().query_page(&keys.facts_of_day(day), from).await?;
        let still = |item: &&Item| damaged.contains(&key_of(item)) && FactBatch::unpack(item).is_err();
        for item in items.iter().filter(still) {
            let delete = FactBatch::unless_changed(Action::delete(key_of(item)), item);
            // Refused: somebody else has replaced it.
            let delete = Transaction::new().guard(Changed, delete);
            let _by_another = store.table().commit(delete).await?;
        }
        from = next;
        if from.is_none() {
            return Ok(());
        }
    }
}

/// The facts of answers, and how many texts can not be read. An answer that was deleted, or came again under another
/// prompt, has none.
async fn facts_of(
    store: &Store,
    brand: &BrandRecord,
    reader: &Arc<AnswerReader>,
    answers: &[(Place, Option<NoAnswerRow>)],
) -> Result<(Vec<Repaired>, usize)> {
    let keys = store.org.of(brand.id);
    let shown = answers.iter().filter(|(_, row)| row.is_none());
    let wanted = shown.map(|((_, name), _)| keys.answer(*name)).collect();
    let items = store.table().batch_get(wanted).await?;
    let (mut read, mut unreadable) = (Vec::new(), 0);
    for ((ordinal, name), row) in answers {
        if let Some(row) = row {
            read.push(Repaired {
                answer: row.id,
                item: row.key(keys),
                facts: row.facts(),
                from: Some(row.batch),
            });
            continue;
        }
        let Some(item) = items.get(&keys.answer(*name)) else {
            continue;
        };
        let record: AnswerRecord = entity_of(item.clone())?;
        if record.channel().is_none() || record.id.prompt.ordinal != *ordinal {
            continue;
        }
        match store.answers().facts_in(reader, &record, item).await? {
            Some(facts) => read.push(Repaired {
                answer: record.id,
                item: key_of(item),
                facts,
                from: record.batch,
            }),
            None => unreadable += 1,
        }
    }
    Ok((read, unreadable))
}

/// Writes facts in as many batches as they need.
async fn write_facts(store: &Store, brand: &BrandRecord, day: Day, read: Vec<Repaired>) -> Result<()> {
    let (mut batch, mut size) = (Vec::new(), 0);
    for one in read {
        let more = facts_size(&one.facts);
        if size + more > FACTS && !batch.is_empty() {
            write_batch(store, brand, day, std::mem::take(&mut batch)).await?;
            size = 0;
        }
        size += more;
        batch.push(one);
    }
    if batch.is_empty() {
        return Ok(());
    }
    write_batch(store, brand, day, batch).await
}

async fn write_batch(store: &Store, brand: &BrandRecord, day: Day, batch: Vec<Repaired>) -> Result<()> {
    let keys = store.org.of(brand.id);
    let same_names = Action::check(keys.brand(), "naming = :naming").value(":naming", number(brand.naming));
    let name = name_of(&batch);
    let entry = OutboxEntry::CountBatches(day.window(), BTreeSet::from([(day, name)]));
    let entry = entry.put(keys, store.fresh_token());
    let write = Transaction::new()
        .guard(Changed, same_names)
        .then(entry)
        .guard_all(batch.iter().map(|one| (Changed, one.joins(name))));
    let facts = batch.into_iter().map(|one| (one.answer.fingerprint, one.facts));
    let batch = FactBatch(facts.collect());
    let write = write.then(Action::put(batch.item(keys.facts(day, name), brand.naming)?));
    let written = store.table().commit(write).await?;
    // The brand was renamed, or an answer deleted or repaired, since they were read; the message comes again.
    written.map_err(|Changed| Error::TooManyRequests { retry_after: 1 })
}

/// A name that neither an import nor the repair before gave: also an answer whose batch has the same answers as before
/// gets another one.
fn name_of(batch: &[Repaired]) -> Fingerprint {
    let mut parts: Vec<&[u8]> = vec![b"repaired"];
    for one in batch {
        parts.push(one.answer.fingerprint.as_str().as_bytes());
        parts.push(one.from.as_ref().map_or("", Fingerprint::as_str).as_bytes());
    }
    Fingerprint::of(&parts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_answer_is_in_one_slice_however_often_they_are_halved() {
        let places: Vec<Place> = (0..1_000u32)
            .map(|n| (n % 7, Fingerprint::of(&[&n.to_be_bytes()])))
            .collect();
        let (mut slices, mut open) = (Vec::new(), vec![Slice::WHOLE]);
        while let Some(mut slice) = open.pop() {
            while places.iter().filter(|place| slice.has(place)).count() > 100 {
                open.push(slice.halve());
            }
            slices.push(slice);
        }
        assert!((10..=32).contains(&slices.len()), "{}", slices.len());
        let times = |place: &Place| slices.iter().filter(|slice| slice.has(place)).count();
        assert!(places.iter().all(|place| times(place) == 1));
    }
}
