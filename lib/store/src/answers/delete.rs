//! Deleting answers. One transaction takes answers, their rows and their facts away, and leaves outbox entries for their
//! batches: facts are there exactly as long as their answer is, so nothing that is rebuilt or read anew in between can
//! bring them back, and an import of the same answer finds either all of it or nothing. The objects of large texts go
//! after, by an outbox entry of their own; no other answer ever has their names.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use answerscope_metrics::{Day, SegmentWindow};

use super::Answers;
use super::facts::FactBatch;
use super::prepare::ACTIONS;
use crate::keys::{BrandKeys, Key, batch_of_facts};
use crate::runtime::cpu::cpu;
use crate::runtime::retry::Retry;
use crate::table::outbox::OutboxEntry;
use crate::table::packed::Damaged;
use crate::table::{Action, Conditional, Guard, Item, Transaction, bytes_of, entity_of, key_of, number, text, text_of};
use answerscope_domain::clock::Moment;
use answerscope_domain::entities::answer::AnswerRecord;
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{AnswerId, BrandId, Fingerprint};

/// Bytes of facts that one transaction rewrites, before and after; DynamoDB's limit is 4 MB.
const BYTES: usize = 2 * 1024 * 1024;

/// An answer that is to be deleted, and where its facts are.
struct Deletion {
    record: AnswerRecord,
    /// Names of what the bucket holds of it: its text where that is large, what a vendor sent where it was asked for.
    objects: Vec<String>,
    batch: Option<Key>,
}

impl Deletion {
    fn day(&self) -> Day {
        Moment(self.record.answered_at).day()
    }

    /// What is to be counted anew without it: its batch, also where that is damaged; its day where no batch is known.
    fn recounted(&self) -> Result<Recounted> {
        Ok(match (&self.batch, self.record.batch) {
            (Some(key), _) => Recounted::Batch(batch_of_facts(key)?.1),
            (None, Some(name)) => Recounted::Batch(name),
            (None, None) => Recounted::Day,
        })
    }
}

enum Recounted {
    Batch(Fingerprint),
    Day,
}

/// A batch of facts as it was read. The facts themselves are kept only while it is rewritten: those of hundreds of batches
/// would not fit into memory.
struct Batch {
    item: Item,
    /// The answers that it has facts of: names, and ordinals of their prompts.
    answers: HashSet<(Fingerprint, u32)>,
}

impl Batch {
    /// `None` where it is damaged: its repair reads the answers that are there.
    async fn read(item: Item) -> Result<Option<Self>> {
        cpu(move || match FactBatch::unpack(&item) {
            Ok(facts) => {
                let answers = facts.0.iter().map(|(name, facts)| (*name, facts.prompt)).collect();
                Some(Self { item, answers })
            }
            Err(damage) => {
                damage.report(Damaged::Facts, &key_of(&item));
                None
            }
        })
        .await
    }

    fn holds(&self, answer: &AnswerRecord) -> bool {
        self.answers.contains(&place_of(answer))
    }

    /// The action that takes answers' facts out of it.
    async fn without(&self, answers: HashSet<(Fingerprint, u32)>) -> Result<Conditional> {
        let item = self.item.clone();
        let rewrite = move || {
            let mut facts = FactBatch::unpack(&item).map_err(Error::internal)?;
            facts
                .0
                .retain(|(name, facts)| !answers.contains(&(*name, facts.prompt)));
            facts.instead_of(&item)
        };
        cpu(rewrite).await?
    }
}

/// The batches that answers to be deleted stand in.
type Batches = HashMap<Key, Batch>;

/// Some answers and the batches of facts that they stand in: what one transaction deletes.
#[derive(Default)]
struct Part {
    answers: Vec<Deletion>,
    batches: BTreeSet<Key>,
    windows: BTreeSet<SegmentWindow>,
    bytes: usize,
}

impl Part {
    /// Two actions for each answer, one for each batch, two for each window, the brand and the outbox entry of objects.
    fn has_room(&self, more: &Deletion, bytes: usize) -> bool {
        let batch = more.batch.as_ref().is_some_and(|key| !self.batches.contains(key));
        let window = !self.windows.contains(&more.day().window());
        let actions = 2 + 2 * (self.answers.len() + 1) + self.batches.len() + 2 * self.windows.len();
        actions + usize::from(batch) + 2 * usize::from(window) <= ACTIONS && (!batch || self.bytes + bytes <= BYTES)
    }

    fn add(&mut self, more: Deletion, bytes: usize) {
        self.bytes += more
            .batch
            .clone()
            .map_or(0, |key| if self.batches.insert(key) { bytes } else { 0 });
        self.windows.insert(more.day().window());
        self.answers.push(more);
    }
}

/// What deleted answers have left to others than the rollup.
#[derive(Debug, Clone, Copy, Default)]
struct Left {
    /// Objects of large texts, which the purge removes.
    objects: bool,
    /// Whole days to build anew, because nothing tells the batch of an answer.
    days: bool,
}

/// An answer's name and, where the caller gave one, the id that it must have.
pub type Wanted = (Fingerprint, Option<AnswerId>);

impl Answers<'_> {
    /// Deletes those of the answers that are there, and returns their ids.
    pub async fn delete(self, brand: BrandId, wanted: &[Wanted]) -> Result<HashSet<AnswerId>> {
        let (mut deleted, mut left) = (HashSet::new(), Left::default());
        let done = self.delete_all_of(brand, wanted, &mut deleted, &mut left).await;
        if !deleted.is_empty() {
            self.store.outbox().enqueue_rollup(brand).await;
        }
        if left.days {
            self.store.outbox().enqueue_backfill(brand).await;
        }
        if left.objects {
            self.store.outbox().enqueue_purge(brand).await;
        }
        done.map(|()| deleted)
    }

    /// What was deleted is told also when the rest failed, and so is what it left.
    async fn delete_all_of(
        self,
        brand: BrandId,
        wanted: &[Wanted],
        deleted: &mut HashSet<AnswerId>,
        left: &mut Left,
    ) -> Result<()> {
        let mut attempts = Retry::new("answers met other writers under every attempt to delete them");
        loop {
            attempts.next().await?;
            let before = deleted.len();
            if !self.delete_some(brand, wanted, deleted, left).await? {
                return Ok(());
            }
            if deleted.len() > before {
                attempts.begin_anew();
            }
        }
    }

    /// Deletes what is there and nobody else changes meanwhile; whether anything is left to try again.
    async fn delete_some(
        self,
        brand: BrandId,
        wanted: &[Wanted],
        deleted: &mut HashSet<AnswerId>,
        left: &mut Left,
    ) -> Result<bool> {
        let keys = self.store.org.of(brand);
        let mut deletions = self.deletions(keys, wanted).await?;
        deletions.retain(|answer| !deleted.contains(&answer.record.id));
        let batches = self.batches_of(&deletions).await?;
        for answer in &mut deletions {
            let batch = answer.batch.as_ref().and_then(|key| batches.get(key));
            if !batch.is_some_and(|batch| batch.holds(&answer.record)) {
                answer.batch = None;
            }
        }
        // Those that were stored before answers knew their batch, or whose batch is damaged, a day at a time.
        let mut without_batch: BTreeMap<Day, Vec<Deletion>> = BTreeMap::new();
        for answer in deletions.extract_if(.., |answer| answer.batch.is_none()) {
            without_batch.entry(answer.day()).or_default().push(answer);
        }
        let mut again = self.delete_parts(keys, deletions, &batches, deleted, left).await?;
        for (day, mut answers) in without_batch {
            let batches = self.find_batches(keys, day, &mut answers).await?;
            again |= self.delete_parts(keys, answers, &batches, deleted, left).await?;
        }
        Ok(again)
    }

    /// The answers of these that are there, under prompts that are there.
    async fn deletions(self, keys: BrandKeys, wanted: &[Wanted]) -> Result<Vec<Deletion>> {
        let answers = wanted.iter().map(|(name, _)| keys.answer(*name));
        let read = answers.chain([keys.brand()]).collect();
        let mut found = self.store.table().batch_get(read).await?;
        found.remove(&keys.brand()).ok_or(Error::NotFound)?;
        let mut answers = Vec::new();
        for item in found.into_values() {
            let object = text_of(&item, "object").map(str::to_owned);
            let record: AnswerRecord = entity_of(item)?;
            let raw = || keys.raw_object(record.id.prompt.ordinal, record.id.fingerprint);
            let objects = object.into_iter().chain(record.collection.map(|_| raw())).collect();
            let is = |(name, id): &Wanted| *name == record.id.fingerprint && id.is_none_or(|id| id == record.id);
            if wanted.iter().any(is) {
                let at = Moment(record.answered_at);
                let batch = record.batch.map(|batch| keys.facts(at.day(), batch));
                answers.push(Deletion { record, objects, batch });
            }
        }
        let prompts: BTreeSet<_> = answers.iter().map(|answer| answer.record.id.prompt).collect();
        let live = self.store.prompts().get_many(prompts.into_iter().collect()).await?;
        let live: BTreeSet<_> = live.into_iter().map(|prompt| prompt.id).collect();
        answers.retain(|answer| live.contains(&answer.record.id.prompt));
        Ok(answers)
    }

    async fn batches_of(self, deletions: &[Deletion]) -> Result<Batches> {
        let batches = deletions.iter().filter_map(|answer| answer.batch.clone());
        let mut read = Batches::new();
        for (key, item) in self.store.table().batch_get(batches.collect()).await? {
            read.extend(Batch::read(item).await?.map(|batch| (key, batch)));
        }
        Ok(read)
    }

    /// Finds the batches of a day that hold facts of these answers, and notes them on the answers.
    async fn find_batches(self, keys: BrandKeys, day: Day, deletions: &mut [Deletion]) -> Result<Batches> {
        let (mut found, mut from) = (Batches::new(), None);
        loop {
            let (items, next) = self.store.table().query_page(&keys.facts_of_day(day), from).await?;
            for item in items {
                let key = key_of(&item);
                let Some(batch) = Batch::read(item).await? else {
                    continue;
                };
                let mut holds = false;
                for answer in deletions.iter_mut().filter(|answer| answer.batch.is_none()) {
                    if batch.holds(&answer.record) {
                        answer.batch = Some(key.clone());
                        holds = true;
                    }
                }
                if holds {
                    found.insert(key, batch);
                }
            }
            from = next;
            if from.is_none() || deletions.iter().all(|answer| answer.batch.is_some()) {
                return Ok(found);
            }
        }
    }

    /// Deletes answers whose batches were read; whether any met another writer.
    async fn delete_parts(
        self,
        keys: BrandKeys,
        deletions: Vec<Deletion>,
        batches: &Batches,
        deleted: &mut HashSet<AnswerId>,
        left: &mut Left,
    ) -> Result<bool> {
        let mut again = false;
        for part in parts(deletions, batches) {
            let ids: Vec<AnswerId> = part.answers.iter().map(|answer| answer.record.id).collect();
            let own = Left {
                objects: part.answers.iter().any(|answer| !answer.objects.is_empty()),
                days: part
                    .answers
                    .iter()
                    .any(|answer| answer.batch.is_none() && answer.record.batch.is_none()),
            };
            let deletion = self.deletion(keys, part, batches).await?;
            match self.store.table().commit(deletion).await? {
                Ok(()) => {
                    deleted.extend(ids);
                    left.objects |= own.objects;
                    left.days |= own.days;
                }
                Err(Guard::BrandGone) => return Err(Error::NotFound),
                Err(Guard::Changed) => again = true,
            }
        }
        Ok(again)
    }

    async fn deletion(self, keys: BrandKeys, part: Part, batches: &Batches) -> Result<Transaction<Guard>> {
        let mut deletion = Transaction::new().guard(Guard::BrandGone, Action::exists(keys.brand()));
        let gone: HashSet<_> = part.answers.iter().map(|answer| place_of(&answer.record)).collect();
        for batch in part.batches.iter().filter_map(|key| batches.get(key)) {
            deletion = deletion.guard(Guard::Changed, batch.without(gone.clone()).await?);
        }
        let entries = entries_of(&part)?.into_iter();
        deletion = deletion.then_all(entries.map(|entry| entry.put(keys, self.store.fresh_token())));
        let mut objects = BTreeSet::new();
        for Deletion {
            record, objects: own, ..
        } in part.answers
        {
            let millis = Moment(record.answered_at).millis();
            deletion = deletion
                .guard(Guard::Changed, delete_as_read(keys, &record))
                .then(Action::delete(keys.answer_row(record.id, millis)));
            objects.extend(own);
        }
        if !objects.is_empty() {
            deletion = deletion.then(OutboxEntry::PurgeObjects(objects).put(keys, self.store.fresh_token()));
        }
        Ok(deletion)
    }
}

/// The outbox entries by which figures are made without some answers.
fn entries_of(part: &Part) -> Result<Vec<OutboxEntry>> {
    let mut batches: BTreeMap<SegmentWindow, BTreeSet<(Day, Fingerprint)>> = BTreeMap::new();
    let mut days: BTreeMap<SegmentWindow, BTreeSet<Day>> = BTreeMap::new();
    for answer in &part.answers {
        let (day, window) = (answer.day(), answer.day().window());
        match answer.recounted()? {
            Recounted::Batch(name) => batches.entry(window).or_default().insert((day, name)),
            Recounted::Day => days.entry(window).or_default().insert(day),
        };
    }
    let batches = batches
        .into_iter()
        .map(|(window, batches)| OutboxEntry::RebuildBatches(window, batches));
    let days = days
        .into_iter()
        .map(|(window, days)| OutboxEntry::RebuildDays(window, days));
    Ok(batches.chain(days).collect())
}

/// Deletes an answer unless it was deleted and came again since it was read.
fn delete_as_read(keys: BrandKeys, answer: &AnswerRecord) -> Conditional {
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

/// What tells facts of an answer: one that came again under another prompt may have left some under its first.
fn place_of(answer: &AnswerRecord) -> (Fingerprint, u32) {
    (answer.id.fingerprint, answer.id.prompt.ordinal)
}

/// Cuts answers so that each transaction stays inside DynamoDB's limits; those of one batch stand together.
fn parts(mut deletions: Vec<Deletion>, batches: &Batches) -> Vec<Part> {
    deletions.sort_by(|a, b| (a.day(), &a.batch).cmp(&(b.day(), &b.batch)));
    let mut parts: Vec<Part> = Vec::new();
    for answer in deletions {
        let batch = answer.batch.as_ref().and_then(|key| batches.get(key));
        // As it is read, for the condition, and as it is written.
        let facts = batch.and_then(|batch| bytes_of(&batch.item, "facts"));
        let bytes = 2 * facts.map_or(0, <[u8]>::len);
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
