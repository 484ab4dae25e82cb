//! What language models read in answers: an attribute of the answer's item, so that whoever reads the answer has it without
//! another request, and that goes when the answer goes. It is written together with the facts that it changes, a batch of
//! facts at a time, in a transaction with an outbox entry for the batch: figures and answers never tell two things, and whoever is
//! stopped half-way goes on with the batches that are left.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use answerscope_metrics::{Channel, Day};

use super::facts::FactBatch;
use super::model_reading::ModelReading;
use super::reader::AnswerReader;
use crate::Store;
use crate::keys::{Key, batch_of_facts, day_of_facts};
use crate::runtime::cpu::cpu;
use crate::runtime::retry::Retry;
use crate::table::outbox::OutboxEntry;
use crate::table::packed::{Damaged, pack, unpack};
use crate::table::{Action, Conditional, Item, Transaction, binary, bytes_of, entity_of, key_of, number, text};
use answerscope_domain::clock::Moment;
use answerscope_domain::entities::answer::{AnswerBody, AnswerRecord};
use answerscope_domain::entities::brand::BrandRecord;
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{AnswerId, BrandId, Fingerprint};

/// The attribute of an answer's item.
const ATTRIBUTE: &str = "modelReading";
/// Bytes of a reading before compression: a thousand findings and a name.
const LONGEST: usize = 64 * 1024;

/// An answer of a batch, and what a model has read in it.
#[derive(Debug, Clone)]
pub struct BatchAnswer {
    /// The answer.
    pub record: AnswerRecord,
    /// Its text and given sources.
    pub body: Arc<AnswerBody>,
    /// What a model has read in it, with whatever names.
    pub reading: Option<ModelReading>,
    channel: Channel,
}

/// The answers of a batch of facts.
#[derive(Debug, Clone)]
pub struct AnswerBatch {
    /// Those whose texts can be read.
    pub answers: Vec<BatchAnswer>,
    /// How many texts are missing or damaged.
    pub unreadable: usize,
    facts: FactBatch,
    item: Item,
}

/// Names an answer as it was read: one that was deleted and came again is another.
pub type AsRead = (AnswerId, i64);

/// What refuses what a model has read.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
enum KeepReadings {
    /// The brand's tracked names were changed, or the brand was deleted.
    NamesChanged,
    /// The batch of facts or an answer was changed or deleted.
    Changed,
}

impl BatchAnswer {
    /// Its name as it was read.
    pub fn as_read(&self) -> AsRead {
        (self.record.id, self.record.created)
    }
}

/// What language models have read in answers, a batch of facts at a time.
#[derive(Clone, Copy)]
pub struct ModelReadings<'s> {
    pub(crate) store: &'s Store,
}

impl ModelReadings<'_> {
    /// The batches that hold a brand's facts, oldest first; those of `since` and later days.
    pub async fn batches(self, brand: BrandId, since: Option<Day>) -> Result<Vec<Key>> {
        let keys = self.store.org.of(brand);
        self.store.brands().get(brand).await?;
        let mut batches = Vec::new();
        let entries = self.store.outbox().list(brand).await?;
        for window in self.store.segments().windows_with_facts(keys, &entries).await? {
            if since.is_some_and(|since| *window.days().end() < since) {
                continue;
            }
            let range = keys.facts_of_window(window);
            for item in self.store.table().query_parts(&range, "pk, sk").await? {
                let key = key_of(&item);
                let day = day_of_facts(&key)?;
                if since.is_none_or(|since| day >= since) {
                    batches.push(key);
                }
            }
        }
        Ok(batches)
    }

    /// The answers of a batch; `None` where it is gone, or its facts are damaged: their repair reads them anew.
    pub async fn batch(self, brand: BrandId, batch: &Key) -> Result<Option<AnswerBatch>> {
        self.batch_with(brand, batch, |_| true).await
    }

    /// The same with those of its answers alone that are wanted: others are not read.
    async fn batch_with(
        self,
        brand: BrandId,
        batch: &Key,
        wants: impl Fn(&Fingerprint) -> bool,
    ) -> Result<Option<AnswerBatch>> {
        let keys = self.store.org.of(brand);
        let Some(item) = self.store.table().get(batch).await? else {
            return Ok(None);
        };
        let facts = match FactBatch::unpack(&item) {
            Ok(facts) => facts,
            Err(damage) => {
                damage.report(Damaged::Facts, batch);
                return Ok(None);
            }
        };
        let names = facts.0.iter().map(|(name, _)| name);
        let wanted = names
            .filter(|name| wants(name))
            .map(|name| keys.answer(*name))
            .collect();
        let mut found = self.store.table().batch_get(wanted).await?;
        let (mut answers, mut unreadable) = (Vec::new(), 0);
        for (name, facts) in &facts.0 {
            let Some(answer) = found.remove(&keys.answer(*name)) else {
                continue;
            };
            let record: AnswerRecord = entity_of(answer.clone())?;
            // One that came again under another prompt has its facts in a batch of its own.
            let Some(channel) = record.channel().filter(|_| record.id.prompt.ordinal == facts.prompt) else {
                continue;
            };
            match self.store.answers().body(&answer).await? {
                Some(body) => answers.push(BatchAnswer {
                    reading: reading_of(&answer),
                    body: Arc::new(body),
                    record,
                    channel,
                }),
                None => unreadable += 1,
            }
        }
        Ok(Some(AnswerBatch {
            answers,
            unreadable,
            facts,
            item,
        }))
    }

    /// Keeps what a model read in answers of a batch (`None`: what one has read is forgotten), writes their facts anew, and
    /// an outbox entry for the batch. Returns how many answers that were; those that were deleted meanwhile are none.
    ///
    /// # Errors
    /// [`Error::NotFound`] where the brand was deleted, [`Error::Invalid`] where its tracked names are no longer the
    /// reader's: what was read with them says nothing any more.
    pub async fn keep(
        self,
        reader: &Arc<AnswerReader>,
        batch: &Key,
        readings: &HashMap<AsRead, Option<ModelReading>>,
    ) -> Result<usize> {
        let brand = reader.brand();
        let names: BTreeSet<Fingerprint> = readings.keys().map(|(id, _)| id.fingerprint).collect();
        if names.is_empty() {
            return Ok(0);
        }
        let mut attempts = Retry::new("a batch of facts changed under every attempt to keep what a model read");
        loop {
            attempts.next().await?;
            let wanted = self.batch_with(brand.id, batch, |name| names.contains(name));
            let Some(mut read) = wanted.await? else {
                return Ok(0);
            };
            read.answers.retain(|answer| readings.contains_key(&answer.as_read()));
            if read.answers.is_empty() {
                return Ok(0);
            }
            let kept = read.answers.len();
            let keep = self.keeping(reader, batch, read, readings).await?;
            match self.store.table().commit(keep).await? {
                Ok(()) => return Ok(kept),
                Err(KeepReadings::NamesChanged) => {
                    let now = self.store.brands().get(brand.id).await?;
                    if now.naming != brand.naming {
                        return Err(Error::invalid("the brand's tracked names were changed meanwhile"));
                    }
                }
                Err(KeepReadings::Changed) => {}
            }
        }
    }

    async fn keeping(
        self,
        reader: &Arc<AnswerReader>,
        batch: &Key,
        read: AnswerBatch,
        readings: &HashMap<AsRead, Option<ModelReading>>,
    ) -> Result<Transaction<KeepReadings>> {
        let keys = self.store.org.of(reader.brand().id);
        let (day, name) = batch_of_facts(batch)?;
        let mut facts = read.facts;
        let mut updates = Vec::new();
        for answer in read.answers {
            let reading = readings.get(&answer.as_read()).cloned().flatten();
            updates.push(update(
                keys.answer(answer.record.id.fingerprint),
                &answer,
                reading.as_ref(),
            )?);
            let (reader, name) = (Arc::clone(reader), answer.record.id.fingerprint);
            let new = cpu(move || {
                let (prompt, at) = (answer.record.id.prompt, Moment(answer.record.answered_at));
                let model = answer.record.model.clone();
                reader.facts(prompt, answer.channel, model, at, &answer.body, reading.as_ref())
            });
            let new = new.await?;
            let places = facts
                .0
                .iter_mut()
                .filter(|(known, old)| *known == name && old.prompt == new.prompt);
            places.for_each(|(_, old)| *old = new.clone());
        }
        let entry = OutboxEntry::RebuildBatches(day.window(), BTreeSet::from([(day, name)]));
        let kept = self.store.fresh_token();
        let entry = entry.put(keys, kept);
        let updates = updates.into_iter().map(|update| (KeepReadings::Changed, update));
        Ok(Transaction::new()
            .guard(KeepReadings::NamesChanged, same_names(keys.brand(), reader.brand()))
            .then(entry)
            .guard(KeepReadings::Changed, facts.with_readings(&read.item, kept)?)
            .guard_all(updates))
    }
}

fn same_names(key: Key, brand: &BrandRecord) -> Conditional {
    Action::check(key, "naming = :naming").value(":naming", number(brand.naming))
}

/// Changes the attribute, unless the answer was deleted and came again since it was read.
fn update(key: Key, answer: &BatchAnswer, reading: Option<&ModelReading>) -> Result<Conditional> {
    let action = match reading {
        Some(reading) => {
            Action::update(key, format!("SET {ATTRIBUTE} = :reading")).value(":reading", binary(pack(reading, 3)?))
        }
        None => Action::update(key, format!("REMOVE {ATTRIBUTE}")),
    };
    Ok(action
        .when("id = :id AND created = :created")
        .value(":id", text(answer.record.id.to_string()))
        .value(":created", number(answer.record.created)))
}

/// What a model has read in an answer; one that is damaged is none, and the built-in reading counts.
pub(super) fn reading_of(answer: &Item) -> Option<ModelReading> {
    let packed = bytes_of(answer, ATTRIBUTE)?;
    match unpack(packed, LONGEST) {
        Ok(reading) => Some(reading),
        Err(damage) => {
            damage.report(Damaged::ModelReading, &key_of(answer));
            None
        }
    }
}
