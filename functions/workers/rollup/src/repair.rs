//! Facts that can not be decoded are read anew from the answers they were read in. A batch does not tell which answers
//! those are: they are the answers of its day that no other batch has.

use std::collections::BTreeSet;
use std::sync::Arc;

use answerscope_metrics::{AnswerFacts, Bitmap, Day, Engine};
use futures::stream::{self, StreamExt, TryStreamExt};

use answerscope_domain::entities::answer::AnswerRecord;
use answerscope_domain::entities::brand::BrandRecord;
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{AnswerId, Fingerprint, PromptId};
use answerscope_store::Store;
use answerscope_store::answers::{AnswerReader, FACTS, FactBatch, facts_size};
use answerscope_store::keys::{BrandKeys, row_of_answer};
use answerscope_store::table::outbox::OutboxEntry;
use answerscope_store::table::{Action, Changed, Conditional, Transaction, entity_of, key_of, number, text, text_of};

/// Prompts whose rows are read side by side.
const PARALLEL: usize = 16;
/// Answers whose facts are read and written together.
const TOGETHER: usize = 47;

/// An answer by its prompt's ordinal and its name.
type Place = (u32, Fingerprint);

/// An answer whose facts were read anew.
struct Repaired {
    answer: AnswerId,
    facts: AnswerFacts,
    /// The batch that it had.
    from: Option<Fingerprint>,
}

impl Repaired {
    /// Tells the answer its new batch. A delete that found its facts nowhere meets this, and looks for them again; so does
    /// another repair, and finds them there.
    fn joins(&self, keys: BrandKeys, batch: Fingerprint) -> Conditional {
        let update = Action::update(keys.answer(self.answer.fingerprint), "SET #batch = :batch")
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

/// Replaces the damaged batches of a day by facts that are read anew, each batch of them with its outbox entry. Damaged
/// batches stay only where an answer's text is damaged too: nothing else tells that facts are missing. Stopped half-way,
/// whoever reads a damaged batch next begins it again.
#[tracing::instrument(target = "answerscope::steps", level = "debug", skip_all, fields(%day))]
pub async fn repair_facts(store: &Store, brand: &BrandRecord, prompts: &Bitmap, day: Day) -> Result<()> {
    let keys = store.org.of(brand.id);
    let (mut known, mut damaged) = (BTreeSet::new(), Vec::new());
    let mut from = None;
    loop {
        let (items, next) = store.table().query_page(&keys.facts_of_day(day), from).await?;
        for item in items {
            match FactBatch::unpack(&item) {
                Ok(batch) => known.extend(batch.0.into_iter().map(|(name, facts)| (facts.prompt, name))),
                Err(_) => damaged.push(item),
            }
        }
        from = next;
        if from.is_none() {
            break;
        }
    }
    if damaged.is_empty() {
        return Ok(());
    }
    let answers = answers_of_day(store, keys, prompts, day).await?;
    let missing: Vec<Place> = answers.difference(&known).copied().collect();
    let (reader, mut unreadable) = (AnswerReader::of(brand.clone()).await?, 0);
    for part in missing.chunks(TOGETHER) {
        let (read, gaps) = facts_of(store, brand, &reader, part).await?;
        unreadable += gaps;
        write_facts(store, brand, day, read).await?;
    }
    tracing::warn!(brand = %brand.id, %day, answers = missing.len(), unreadable, "damaged facts were read anew");
    if unreadable == 0 {
        for item in &damaged {
            let delete = FactBatch::unless_changed(Action::delete(key_of(item)), item);
            // Refused: somebody else has replaced it.
            let delete = Transaction::new().guard(Changed, delete);
            let _by_another = store.table().commit(delete).await?;
        }
    }
    store.outbox().enqueue_rollup(brand.id).await;
    Ok(())
}

async fn answers_of_day(store: &Store, keys: BrandKeys, prompts: &Bitmap, day: Day) -> Result<BTreeSet<Place>> {
    let brand = keys.brand;
    let reads = prompts.iter().map(|ordinal| async move {
        let rows = keys.answer_rows_of_day(PromptId { brand, ordinal }, day);
        Ok::<_, Error>((ordinal, store.table().query(&rows).await?))
    });
    let mut reads = stream::iter(reads).buffer_unordered(PARALLEL).boxed();
    let mut answers = BTreeSet::new();
    while let Some((ordinal, rows)) = reads.try_next().await? {
        let rows = rows.iter().filter_map(|row| row_of_answer(text_of(row, "sk")?));
        answers.extend(rows.map(|(_, name)| (ordinal, name)));
    }
    Ok(answers)
}

/// The facts of answers, and how many texts can not be read. An answer that was deleted, or came again under another
/// prompt, has none.
async fn facts_of(
    store: &Store,
    brand: &BrandRecord,
    reader: &Arc<AnswerReader>,
    answers: &[Place],
) -> Result<(Vec<Repaired>, usize)> {
    let keys = store.org.of(brand.id);
    let wanted = answers.iter().map(|(_, name)| keys.answer(*name)).collect();
    let items = store.table().batch_get(wanted).await?;
    let (mut read, mut unreadable) = (Vec::new(), 0);
    for (ordinal, name) in answers {
        let Some(item) = items.get(&keys.answer(*name)) else {
            continue;
        };
        let record: AnswerRecord = entity_of(item.clone())?;
        let Some(engine) = Engine::from_name(&record.engine).filter(|_| record.id.prompt.ordinal == *ordinal) else {
            continue;
        };
        match store.answers().facts_in(reader, &record, engine, item).await? {
            Some(facts) => read.push(Repaired {
                answer: record.id,
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
        .guard_all(batch.iter().map(|one| (Changed, one.joins(keys, name))));
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
