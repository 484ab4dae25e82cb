//! Answers in the table: the answer (its text compressed, or in S3 when it is large), its row in the prompt's list,
//! and the facts of up to 47 answers in one item of their day. A transaction writes all of that for its answers, and
//! an outbox entry for the rollup worker, so an answer that is listed has its facts, and a repeated import finds it.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::iter;
use std::sync::Arc;

use answerscope_metrics::{AnswerFacts, Day};
use futures::stream::{self, StreamExt, TryStreamExt};

use super::Answers;
use super::facts::FactBatch;
use super::prepare::{PreparedAnswer, batches, pieces, read_one};
use super::reader::AnswerReader;
use crate::keys::BrandKeys;
use crate::runtime::cpu::cpu;
use crate::runtime::retry::Retry;
use crate::table::outbox::OutboxEntry;
use crate::table::{Action, Item, Transaction, binary, key_of, number, text, text_of};
use answerscope_domain::entities::brand::BrandRecord;
use answerscope_domain::entities::new_answer::NewAnswer;
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{AnswerId, BrandId, Fingerprint, Id, PromptId};

/// Bytes of a compressed body that stay in the item; larger ones go to S3. DynamoDB's limit is 400 KB.
const INLINE: usize = 48 * 1024;
/// Pieces that one import reads at a time.
const PARALLEL: usize = 2;
/// Objects that one import writes at a time.
const WRITES: usize = 8;

/// An answer to be stored, with its prompt.
#[derive(Debug, Clone)]
pub struct ResolvedAnswer {
    /// The row's place in the request.
    pub row: usize,
    /// The prompt that was answered.
    pub prompt: PromptId,
    /// The answer.
    pub answer: Arc<NewAnswer>,
    /// The answer of a deleted prompt whose place it takes; found out when it is stored.
    pub replaces: Option<AnswerId>,
}

/// What became of the answers that were to be stored.
#[derive(Debug, Default)]
pub struct Stored {
    /// Rows that are new.
    pub created: Vec<usize>,
    /// How many of these cite nothing.
    pub without_citations: usize,
    /// How many of these mention no tracked brand.
    pub without_mentions: usize,
    /// Rows that were there already, and as which answer.
    pub duplicates: Vec<(usize, AnswerId)>,
    /// Texts of the prompts that those answers are of.
    pub queries: HashMap<PromptId, String>,
}

/// What refuses a batch of answers.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
enum StoreAnswers {
    /// The brand's tracked names were changed, or the brand was deleted.
    NamesChanged,
    /// Another writer has stored one of them, or its place was taken.
    Stored,
}

impl Answers<'_> {
    /// Stores answers that are new. The first text of an answer stays, whatever comes later.
    pub async fn import(self, brand: BrandRecord, placed: Vec<ResolvedAnswer>) -> Result<Stored> {
        let keys = self.store.org.of(brand.id);
        let (mut stored, mut objects) = (Stored::default(), HashMap::new());
        let done = self.store_new(brand, placed, &mut stored, &mut objects).await;
        if done.is_ok() {
            // Of rows that others stored meanwhile.
            objects.retain(|row, _| !stored.created.contains(row));
            for object in objects.into_values() {
                if let Err(error) = self.store.blobs().delete(&object).await {
                    tracing::warn!(%error, object, "an object that no answer names stays until its prompt goes");
                }
            }
        }
        if !stored.created.is_empty() {
            self.store.outbox().enqueue_rollup(keys.brand).await;
        }
        done.map(|()| stored)
    }

    /// What was stored is told also when the rest failed.
    async fn store_new(
        self,
        mut brand: BrandRecord,
        mut open: Vec<ResolvedAnswer>,
        stored: &mut Stored,
        objects: &mut HashMap<usize, String>,
    ) -> Result<()> {
        let keys = self.store.org.of(brand.id);
        let mut attempts = Retry::new("answers met other writers");
        while !open.is_empty() {
            attempts.next().await?;
            open = self.set_duplicates_aside(keys, open, stored).await?;
            let ready = self.prepare(&brand, &open, objects).await?;
            let mut naming_changed = false;
            for part in batches(ready) {
                let rows: Vec<usize> = part.iter().map(|ready| ready.row).collect();
                let uncited = part.iter().filter(|ready| ready.facts.citations.is_empty()).count();
                let unmentioned = part.iter().filter(|ready| ready.facts.mentions.is_empty()).count();
                match self.store.table().commit(self.batch(&brand, part).await?).await? {
                    Ok(()) => {
                        attempts.begin_anew();
                        open.retain(|placed| !rows.contains(&placed.row));
                        stored.created.extend(rows);
                        stored.without_citations += uncited;
                        stored.without_mentions += unmentioned;
                    }
                    Err(StoreAnswers::NamesChanged) => naming_changed = true,
                    Err(StoreAnswers::Stored) => {}
                }
            }
            if naming_changed {
                brand = self.brand_or_nothing_left(brand.id, objects).await?;
            }
        }
        Ok(())
    }

    /// The brand as it is now. When it was deleted, the objects that this import has written go too: the purge may have been
    /// there before them.
    async fn brand_or_nothing_left(self, brand: BrandId, objects: &mut HashMap<usize, String>) -> Result<BrandRecord> {
        let read = self.store.brands().get(brand).await;
        if let Err(Error::NotFound) = read {
            let written = objects.drain().map(|(_, object)| object).collect();
            self.store.blobs().delete_all(written).await?;
        }
        read
    }

    async fn set_duplicates_aside(
        self,
        keys: BrandKeys,
        open: Vec<ResolvedAnswer>,
        stored: &mut Stored,
    ) -> Result<Vec<ResolvedAnswer>> {
        let name = |placed: &ResolvedAnswer| placed.answer.fingerprint(placed.prompt);
        let there = self.known_answers(keys, &open).await?;
        let live = self.live_prompts(there.values().map(|id| id.prompt).collect()).await?;
        // One whose prompt was deleted while this import ran is on its way out with its facts; to write it anew
        // would be to write behind the purge's back.
        let stays =
            |id: &AnswerId, placed: &ResolvedAnswer| live.contains_key(&id.prompt) || id.prompt == placed.prompt;
        let mut seen: HashMap<Fingerprint, PromptId> = HashMap::new();
        let mut fresh = Vec::new();
        for mut placed in open {
            let fingerprint = name(&placed);
            let known = there.get(&fingerprint).copied();
            let twin = seen.get(&fingerprint).map(|prompt| AnswerId {
                prompt: *prompt,
                fingerprint,
            });
            if let Some(id) = known.filter(|id| stays(id, &placed)).or(twin) {
                stored.duplicates.push((placed.row, id));
                continue;
            }
            // An answer whose prompt was deleted is gone for everybody, and may come again.
            placed.replaces = known;
            seen.insert(fingerprint, placed.prompt);
            fresh.push(placed);
        }
        stored.queries.extend(live);
        Ok(fresh)
    }

    /// Which answers are there, by the names that rows give them.
    async fn known_answers(self, keys: BrandKeys, open: &[ResolvedAnswer]) -> Result<HashMap<Fingerprint, AnswerId>> {
        let names = |placed: &ResolvedAnswer| {
            let (answer, prompt) = (&placed.answer, placed.prompt);
            (answer.fingerprint(prompt), answer.older_fingerprint(prompt))
        };
        let names: Vec<_> = open.iter().map(names).collect();
        let wanted = names.iter().flat_map(|(name, older)| iter::once(*name).chain(*older));
        let wanted = wanted.map(|name| keys.answer(name)).collect();
        let found = self.store.table().batch_get(wanted).await?;
        let mut there = HashMap::new();
        for ((name, older), placed) in names.into_iter().zip(open) {
            let item = match (found.get(&keys.answer(name)), older.map(|older| keys.answer(older))) {
                (Some(item), _) => item,
                (None, Some(older)) => match found.get(&older) {
                    Some(item) if self.holds(item, &placed.answer.body.text).await? => item,
                    _ => continue,
                },
                (None, None) => continue,
            };
            there.insert(name, answer_id(item)?);
        }
        Ok(there)
    }

    /// Which of these names have answers whose prompts are there, and the texts of these prompts.
    pub async fn stored_as(
        self,
        brand: BrandId,
        names: Vec<Fingerprint>,
    ) -> Result<(HashMap<Fingerprint, AnswerId>, HashMap<PromptId, String>)> {
        let keys = self.store.org.of(brand);
        let wanted = names.into_iter().map(|name| keys.answer(name)).collect();
        let items = self.store.table().batch_get_parts(wanted, "pk, sk, id").await?;
        let ids: Vec<AnswerId> = items.iter().map(answer_id).collect::<Result<_>>()?;
        let live = self.live_prompts(ids.iter().map(|id| id.prompt).collect()).await?;
        let there = ids.into_iter().filter(|id| live.contains_key(&id.prompt));
        Ok((there.map(|id| (id.fingerprint, id)).collect(), live))
    }

    /// The texts of those of these prompts that are there.
    async fn live_prompts(self, ids: Vec<PromptId>) -> Result<HashMap<PromptId, String>> {
        let prompts = self.store.prompts().get_many(ids).await?;
        Ok(prompts.into_iter().map(|prompt| (prompt.id, prompt.query)).collect())
    }

    /// Whether a stored answer has this text; one whose text is damaged has none.
    async fn holds(self, item: &Item, text: &str) -> Result<bool> {
        Ok(self.body(item).await?.is_some_and(|body| body.text == text))
    }

    /// Reads the facts and makes the items; large bodies go to S3 first, each under a name that no other object ever has:
    /// when an answer is deleted and comes again, what is removed late is not what came. `objects` has them by row.
    async fn prepare(
        self,
        brand: &BrandRecord,
        open: &[ResolvedAnswer],
        objects: &mut HashMap<usize, String>,
    ) -> Result<Vec<PreparedAnswer>> {
        let keys = self.store.org.of(brand.id);
        let (mut ready, mut writes) = (Vec::new(), Vec::new());
        for (mut item, packed) in self.read(brand, open).await? {
            if packed.len() > INLINE {
                let object = match objects.get(&item.row) {
                    Some(object) => object.clone(),
                    None => {
                        let object = keys.answer_object(item.id, self.store.fresh_token(), Fingerprint::of(&[&packed]));
                        objects.insert(item.row, object.clone());
                        writes.push((object.clone(), packed));
                        object
                    }
                };
                item.answer.insert("object".into(), text(object));
            } else {
                item.size += packed.len();
                item.answer.insert("body".into(), binary(packed));
            }
            ready.push(item);
        }
        let blobs = self.store.blobs();
        let writes = writes
            .into_iter()
            .map(|(object, packed)| async move { blobs.put(&object, packed).await });
        stream::iter(writes)
            .buffer_unordered(WRITES)
            .try_collect::<()>()
            .await?;
        Ok(ready)
    }

    /// Reads answers side by side, in their order.
    async fn read(self, brand: &BrandRecord, open: &[ResolvedAnswer]) -> Result<Vec<(PreparedAnswer, Vec<u8>)>> {
        let (keys, created) = (self.store.org.of(brand.id), self.store.now().0);
        let reader = AnswerReader::of(brand.clone()).await?;
        let pieces: Vec<Vec<ResolvedAnswer>> = pieces(open).map(<[_]>::to_vec).collect();
        let reads = pieces.into_iter().map(|piece| {
            let reader = Arc::clone(&reader);
            let read = move |answer| read_one(keys, created, &reader, answer);
            async move { cpu(move || piece.into_iter().map(read).collect::<Result<Vec<_>>>()).await? }
        });
        let read: Vec<Vec<_>> = stream::iter(reads).buffered(PARALLEL).try_collect().await?;
        Ok(read.into_iter().flatten().collect())
    }

    async fn batch(self, brand: &BrandRecord, part: Vec<PreparedAnswer>) -> Result<Transaction<StoreAnswers>> {
        let keys = self.store.org.of(brand.id);
        let same_names = Action::check(keys.brand(), "naming = :naming").value(":naming", number(brand.naming));
        let mut batch = Transaction::new().guard(StoreAnswers::NamesChanged, same_names);
        let mut days: BTreeMap<Day, Vec<(Fingerprint, AnswerFacts)>> = BTreeMap::new();
        let mut answers = Vec::new();
        for ready in part {
            let facts = (ready.id.fingerprint, ready.facts);
            days.entry(ready.day).or_default().push(facts);
            answers.push((ready.day, ready.answer, ready.replaces));
            batch = batch.then(Action::put(ready.listed));
        }
        let mut windows: BTreeMap<_, BTreeSet<(Day, Fingerprint)>> = BTreeMap::new();
        let mut batches = BTreeMap::new();
        for (day, facts) in days {
            let names: Vec<&[u8]> = facts.iter().map(|(name, _)| name.as_str().as_bytes()).collect();
            let name = Fingerprint::of(&names);
            windows.entry(day.window()).or_default().insert((day, name));
            batches.insert(day, text(name.as_str()));
            let (key, naming) = (keys.facts(day, name), brand.naming);
            let item = cpu(move || FactBatch(facts).item(key, naming)).await??;
            batch = batch.then(Action::put(item));
        }
        for (day, mut answer, replaces) in answers {
            // By this a delete finds the facts without reading the day.
            answer.extend(batches.get(&day).map(|name| ("batch".to_owned(), name.clone())));
            let put = match replaces {
                None => Action::put_new(answer),
                Some(id) => Action::put(answer)
                    .when("id = :gone")
                    .value(":gone", text(id.to_string())),
            };
            batch = batch.guard(StoreAnswers::Stored, put);
        }
        for (window, batches) in windows {
            batch = batch.then(OutboxEntry::CountBatches(window, batches).put(keys, self.store.fresh_token()));
        }
        Ok(batch)
    }
}

fn answer_id(item: &Item) -> Result<AnswerId> {
    let id = text_of(item, "id").and_then(AnswerId::parse);
    id.ok_or_else(|| Error::internal(format!("an answer without id: {:?}", key_of(item))))
}
