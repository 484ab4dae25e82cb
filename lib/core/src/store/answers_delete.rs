//! Deleting answers. One transaction takes answers, their rows and their facts away and marks their days for the rollup
//! worker: facts are there exactly as long as their answer is, so nothing that is rebuilt or read anew in between can
//! bring them back, and an import of the same answer finds either all of it or nothing. The objects of large texts go
//! after, by a mark of their own; no other answer ever has their names.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use answerscope_metrics::{Day, Span};

use super::Store;
use super::answers::FactBatch;
use super::attempts::Attempts;
use super::keys::{BrandKeys, Key};
use super::marks::Mark;
use super::packed::Damaged;
use super::table::{Action, Item, bytes_of, entity_of, key_of, number, text, text_of};
use crate::clock::Moment;
use crate::entities::answer::AnswerRecord;
use crate::error::{Error, Result};
use crate::ids::{AnswerId, BrandId, Fingerprint};

/// Actions of one transaction; DynamoDB's limit is 100.
const ACTIONS: usize = 98;
/// Bytes of facts that one transaction rewrites, before and after; DynamoDB's limit is 4 MB.
const BYTES: usize = 2 * 1024 * 1024;

/// An answer that is to be deleted, and where its facts are.
struct Doomed {
    record: AnswerRecord,
    object: Option<String>,
    batch: Option<Key>,
}

impl Doomed {
    fn day(&self) -> Day {
        Moment(self.record.answered_at).day()
    }
}

/// Some answers and the batches of facts that they stand in: what one transaction deletes.
#[derive(Default)]
struct Part {
    answers: Vec<Doomed>,
    batches: BTreeSet<Key>,
    spans: BTreeMap<Span, BTreeSet<Day>>,
    bytes: usize,
}

impl Part {
    /// Two actions for each answer, one for each batch and span, the brand and the mark of objects.
    fn has_room(&self, more: &Doomed, bytes: usize) -> bool {
        let batch = more.batch.as_ref().is_some_and(|key| !self.batches.contains(key));
        let span = !self.spans.contains_key(&more.day().span());
        let actions = 2 + 2 * (self.answers.len() + 1) + self.batches.len() + self.spans.len();
        actions + usize::from(batch) + usize::from(span) <= ACTIONS && (!batch || self.bytes + bytes <= BYTES)
    }

    fn add(&mut self, more: Doomed, bytes: usize) {
        self.bytes += more
            .batch
            .clone()
            .map_or(0, |key| if self.batches.insert(key) { bytes } else { 0 });
        self.spans.entry(more.day().span()).or_default().insert(more.day());
        self.answers.push(more);
    }
}

/// An answer's name and, where the caller gave one, the id that it must have.
pub type Wanted = (Fingerprint, Option<AnswerId>);

impl Store {
    /// Deletes those of the answers that are there, and returns their ids.
    pub async fn delete_answers(&self, brand: BrandId, wanted: &[Wanted]) -> Result<HashSet<AnswerId>> {
        let (mut deleted, mut objects) = (HashSet::new(), false);
        let done = self.delete_all_of(brand, wanted, &mut deleted, &mut objects).await;
        if !deleted.is_empty() {
            self.settle(brand).await;
        }
        if objects {
            self.cascade(brand).await;
        }
        done.map(|()| deleted)
    }

    /// What was deleted is told also when the rest failed; `objects`: whether any of it left an object.
    async fn delete_all_of(
        &self,
        brand: BrandId,
        wanted: &[Wanted],
        deleted: &mut HashSet<AnswerId>,
        objects: &mut bool,
    ) -> Result<()> {
        let mut attempts = Attempts::unless("answers met other writers under every attempt to delete them");
        loop {
            attempts.next().await?;
            let before = deleted.len();
            if !self.delete_some(brand, wanted, deleted, objects).await? {
                return Ok(());
            }
            if deleted.len() > before {
                attempts.begin_anew();
            }
        }
    }

    /// Deletes what is there and nobody else changes meanwhile; whether anything is left to try again.
    async fn delete_some(
        &self,
        brand: BrandId,
        wanted: &[Wanted],
        deleted: &mut HashSet<AnswerId>,
        objects: &mut bool,
    ) -> Result<bool> {
        let keys = self.org.of(brand);
        let mut doomed = self.doomed(keys, wanted).await?;
        doomed.retain(|answer| !deleted.contains(&answer.record.id));
        let batches = self.batches_of(&doomed).await?;
        for answer in &mut doomed {
            let batch = answer.batch.as_ref().and_then(|key| batches.get(key));
            if !batch.is_some_and(|batch| holds(batch, &answer.record)) {
                answer.batch = None;
            }
        }
        // Those that were stored before answers knew their batch, or whose facts were repaired, a day at a time.
        let mut homeless: BTreeMap<Day, Vec<Doomed>> = BTreeMap::new();
        for answer in doomed.extract_if(.., |answer| answer.batch.is_none()) {
            homeless.entry(answer.day()).or_default().push(answer);
        }
        let mut again = self.delete_parts(keys, doomed, &batches, deleted, objects).await?;
        for (day, mut answers) in homeless {
            let batches = self.find_batches(keys, day, &mut answers).await?;
            again |= self.delete_parts(keys, answers, &batches, deleted, objects).await?;
        }
        Ok(again)
    }

    /// The answers of these that are there, under prompts that are there.
    async fn doomed(&self, keys: BrandKeys, wanted: &[Wanted]) -> Result<Vec<Doomed>> {
        let answers = wanted.iter().map(|(name, _)| keys.answer(*name));
        let mut found = self
            .app
            .table
            .batch_get(answers.chain([keys.brand()]).collect())
            .await?;
        found.remove(&keys.brand()).ok_or(Error::NotFound)?;
        let mut answers = Vec::new();
        for item in found.into_values() {
            let object = text_of(&item, "object").map(str::to_owned);
            let record: AnswerRecord = entity_of(item)?;
            let is = |(name, id): &Wanted| *name == record.id.fingerprint && id.is_none_or(|id| id == record.id);
            if wanted.iter().any(is) {
                let at = Moment(record.answered_at);
                let batch = record.batch.map(|batch| keys.facts(at.day(), batch));
                answers.push(Doomed { record, object, batch });
            }
        }
        let prompts: BTreeSet<_> = answers.iter().map(|answer| answer.record.id.prompt).collect();
        let live = self.prompts(prompts.into_iter().collect()).await?;
        let live: BTreeSet<_> = live.into_iter().map(|prompt| prompt.id).collect();
        answers.retain(|answer| live.contains(&answer.record.id.prompt));
        Ok(answers)
    }

    async fn batches_of(&self, doomed: &[Doomed]) -> Result<HashMap<Key, Item>> {
        let batches = doomed.iter().filter_map(|answer| answer.batch.clone());
        self.app.table.batch_get(batches.collect()).await
    }

    /// Finds the batches of a day that hold facts of these answers, and notes them on the answers.
    async fn find_batches(&self, keys: BrandKeys, day: Day, doomed: &mut [Doomed]) -> Result<HashMap<Key, Item>> {
        let (mut found, mut from) = (HashMap::new(), None);
        loop {
            let (items, next) = self.app.table.query_page(&keys.facts_of_day(day), from).await?;
            for item in items {
                let key = key_of(&item);
                let facts = match FactBatch::unpack(&item) {
                    Ok(facts) => facts,
                    Err(damage) => {
                        // Its repair reads the answers that are there.
                        damage.report(Damaged::Facts, &key);
                        continue;
                    }
                };
                let mut holds = false;
                for answer in doomed.iter_mut().filter(|answer| answer.batch.is_none()) {
                    if facts
                        .0
                        .iter()
                        .any(|(name, facts)| is_of(&answer.record, *name, facts.prompt))
                    {
                        answer.batch = Some(key.clone());
                        holds = true;
                    }
                }
                if holds {
                    found.insert(key, item);
                }
            }
            from = next;
            if from.is_none() || doomed.iter().all(|answer| answer.batch.is_some()) {
                return Ok(found);
            }
        }
    }

    /// Deletes answers whose batches were read; whether any met another writer.
    async fn delete_parts(
        &self,
        keys: BrandKeys,
        doomed: Vec<Doomed>,
        batches: &HashMap<Key, Item>,
        deleted: &mut HashSet<AnswerId>,
        objects: &mut bool,
    ) -> Result<bool> {
        let mut again = false;
        for part in parts(doomed, batches) {
            let ids: Vec<AnswerId> = part.answers.iter().map(|answer| answer.record.id).collect();
            let large = part.answers.iter().any(|answer| answer.object.is_some());
            match self
                .app
                .table
                .transact(self.delete_actions(keys, part, batches)?)
                .await?
            {
                Ok(()) => {
                    deleted.extend(ids);
                    *objects |= large;
                }
                Err(refused) if refused.contains(&0) => return Err(Error::NotFound),
                Err(_) => again = true,
            }
        }
        Ok(again)
    }

    fn delete_actions(&self, keys: BrandKeys, part: Part, batches: &HashMap<Key, Item>) -> Result<Vec<Action>> {
        let mut actions = vec![Action::exists(keys.brand())];
        for item in part.batches.iter().filter_map(|key| batches.get(key)) {
            // One that is damaged is the batch of none of these: see `holds`.
            let Ok(mut facts) = FactBatch::unpack(item) else {
                continue;
            };
            facts.0.retain(|(name, facts)| {
                let of = |answer: &Doomed| is_of(&answer.record, *name, facts.prompt);
                !part.answers.iter().any(of)
            });
            actions.push(facts.instead_of(item)?);
        }
        let mut objects = BTreeSet::new();
        for Doomed { record, object, .. } in part.answers {
            actions.push(delete_as_read(keys, &record));
            let millis = Moment(record.answered_at).millis();
            actions.push(Action::delete(keys.answer_row(record.id, millis)));
            objects.extend(object);
        }
        for (span, days) in part.spans {
            actions.push(Mark::Days(span, days).put(keys, self.fresh_token()));
        }
        if !objects.is_empty() {
            actions.push(Mark::Objects(objects).put(keys, self.fresh_token()));
        }
        Ok(actions)
    }
}

/// Whether a batch can be read and has the facts of an answer.
fn holds(batch: &Item, answer: &AnswerRecord) -> bool {
    let facts = FactBatch::unpack(batch);
    facts.is_ok_and(|facts| facts.0.iter().any(|(name, facts)| is_of(answer, *name, facts.prompt)))
}

/// Deletes an answer unless it was deleted and came again since it was read.
fn delete_as_read(keys: BrandKeys, answer: &AnswerRecord) -> Action {
    let delete = Action::delete(keys.answer(answer.id.fingerprint))
        .name("#batch", "batch")
        .value(":id", text(answer.id.to_string()))
        .value(":created", number(answer.created));
    match answer.batch {
        Some(batch) => delete
            .when("id = :id AND created = :created AND #batch = :batch")
            .value(":batch", text(batch.as_str())),
        None => delete.when("id = :id AND created = :created AND attribute_not_exists(#batch)"),
    }
}

/// Whether facts are those of an answer: one that came again under another prompt may have left some under its first.
fn is_of(answer: &AnswerRecord, name: Fingerprint, prompt: u32) -> bool {
    (answer.id.fingerprint, answer.id.prompt.ordinal) == (name, prompt)
}

/// Cuts answers so that each transaction stays inside DynamoDB's limits; those of one batch stand together.
fn parts(mut doomed: Vec<Doomed>, batches: &HashMap<Key, Item>) -> Vec<Part> {
    doomed.sort_by(|a, b| (a.day(), &a.batch).cmp(&(b.day(), &b.batch)));
    let mut parts: Vec<Part> = Vec::new();
    for answer in doomed {
        let item = answer.batch.as_ref().and_then(|key| batches.get(key));
        // As it is read, for the condition, and as it is written.
        let bytes = item.map_or(0, |item| 2 * bytes_of(item, "facts").map_or(0, <[u8]>::len));
        match parts.last_mut() {
            Some(part) if part.has_room(&answer, bytes) => part.add(answer, bytes),
            _ => {
                let mut part = Part::default();
                part.add(answer, bytes);
                parts.push(part);
            }
        }
    }
    parts
}
