//! Answers in the table: the answer (its text compressed, or in S3 when it is large), its row in the prompt's list,
//! and the facts of up to 47 answers in one item of their day. A transaction writes all of that for its answers, and
//! a mark for the rollup worker, so an answer that is listed has its facts, and a repeated import finds it.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::iter;
use std::sync::Arc;

use answerscope_metrics::{AnswerFacts, CitedUrl, Day};

use super::Store;
use super::answers::FactBatch;
use super::attempts::Attempts;
use super::keys::BrandKeys;
use super::marks::Mark;
use super::packed::pack;
use super::table::{Action, Item, binary, item_of, key_of, number, text, text_of};
use crate::clock::Moment;
use crate::compute;
use crate::entities::answer::{AnswerBody, AnswerReader, AnswerRecord};
use crate::entities::brand::BrandRecord;
use crate::entities::new_answer::NewAnswer;
use crate::error::{Error, Result};
use crate::ids::{AnswerId, BrandId, Fingerprint, Id, PromptId};

/// How hard zstd tries at a body, which is written once and may be stored for years.
const LEVEL: i32 = 3;
/// Bytes of a compressed body that stay in the item; larger ones go to S3. DynamoDB's limit is 400 KB.
const INLINE: usize = 48 * 1024;
/// Actions of one transaction; DynamoDB's limit is 100.
const ACTIONS: usize = 98;
/// Bytes of one transaction; DynamoDB's limit is 4 MB.
const BYTES: usize = 2 * 1024 * 1024;
/// Bytes of facts in one item, before compression; DynamoDB's limit is 400 KB.
pub(super) const FACTS: usize = 256 * 1024;

/// An answer to be stored, with its prompt.
#[derive(Debug, Clone)]
pub struct Placed {
    /// The row's place in the request.
    pub row: usize,
    /// The prompt that was answered.
    pub prompt: PromptId,
    /// The answer.
    pub answer: NewAnswer,
    /// The answer of a deleted prompt whose place it takes; found out when it is stored.
    pub replaces: Option<AnswerId>,
}

/// What became of the answers that were to be stored.
#[derive(Debug, Default)]
pub struct Stored {
    /// Rows that are new.
    pub created: Vec<usize>,
    /// Rows that were there already, and as which answer.
    pub duplicates: Vec<(usize, AnswerId)>,
    /// Texts of the prompts that those answers are of.
    pub queries: HashMap<PromptId, String>,
}

struct Ready {
    row: usize,
    replaces: Option<AnswerId>,
    id: AnswerId,
    day: Day,
    facts: AnswerFacts,
    answer: Item,
    listed: Item,
    facts_size: usize,
    size: usize,
}

impl Store {
    /// Stores answers that are new. The first text of an answer stays, whatever comes later.
    pub async fn store_answers(&self, brand: BrandRecord, placed: Vec<Placed>) -> Result<Stored> {
        let keys = self.org.of(brand.id);
        let (mut stored, mut objects) = (Stored::default(), HashMap::new());
        let done = self.store_new(brand, placed, &mut stored, &mut objects).await;
        if done.is_ok() {
            // Of rows that others stored meanwhile.
            objects.retain(|row, _| !stored.created.contains(row));
            for object in objects.into_values() {
                if let Err(error) = self.app.blobs().delete(&object).await {
                    tracing::warn!(%error, object, "an object that no answer names stays until its prompt goes");
                }
            }
        }
        if !stored.created.is_empty() {
            self.settle(keys.brand).await;
        }
        done.map(|()| stored)
    }

    /// What was stored is told also when the rest failed.
    async fn store_new(
        &self,
        mut brand: BrandRecord,
        mut open: Vec<Placed>,
        stored: &mut Stored,
        objects: &mut HashMap<usize, String>,
    ) -> Result<()> {
        let keys = self.org.of(brand.id);
        let mut attempts = Attempts::unless("answers met other writers");
        while !open.is_empty() {
            attempts.next().await?;
            open = self.set_duplicates_aside(keys, open, stored).await?;
            let ready = self.prepare(&brand, &open, objects).await?;
            let mut naming_changed = false;
            for part in batches(ready) {
                let rows: Vec<usize> = part.iter().map(|ready| ready.row).collect();
                match self.app.table.transact(self.batch_actions(&brand, part).await?).await? {
                    Ok(()) => {
                        attempts.begin_anew();
                        open.retain(|placed| !rows.contains(&placed.row));
                        stored.created.extend(rows);
                    }
                    Err(refused) => naming_changed |= refused.contains(&0),
                }
            }
            if naming_changed {
                brand = self.brand_or_nothing_left(brand.id).await?;
            }
        }
        Ok(())
    }

    /// The brand as it is now. When it was deleted, the objects that were written for it meanwhile go too: the cascade
    /// may have been there before them.
    async fn brand_or_nothing_left(&self, brand: BrandId) -> Result<BrandRecord> {
        let read = self.brand(brand).await;
        if let Err(Error::NotFound) = read {
            let [_, answers, _] = self.org.of(brand).objects();
            let objects = self.app.blobs().list(&answers).await?;
            self.app.blobs().delete_all(objects).await?;
        }
        read
    }

    async fn set_duplicates_aside(
        &self,
        keys: BrandKeys,
        open: Vec<Placed>,
        stored: &mut Stored,
    ) -> Result<Vec<Placed>> {
        let name = |placed: &Placed| placed.answer.fingerprint(placed.prompt);
        let there = self.known_answers(keys, &open).await?;
        let prompts = self.prompts(there.values().map(|id| id.prompt).collect()).await?;
        let live: HashMap<PromptId, String> = prompts.into_iter().map(|prompt| (prompt.id, prompt.query)).collect();
        // One whose prompt was deleted while this import ran is on its way out with its facts; to write it anew
        // would be to write behind the cascade's back.
        let stays = |id: &AnswerId, placed: &Placed| live.contains_key(&id.prompt) || id.prompt == placed.prompt;
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
    async fn known_answers(&self, keys: BrandKeys, open: &[Placed]) -> Result<HashMap<Fingerprint, AnswerId>> {
        let names = |placed: &Placed| {
            let (answer, prompt) = (&placed.answer, placed.prompt);
            (answer.fingerprint(prompt), answer.older_fingerprint(prompt))
        };
        let names: Vec<_> = open.iter().map(names).collect();
        let wanted = names.iter().flat_map(|(name, older)| iter::once(*name).chain(*older));
        let found = self.app.table.batch_get(wanted.map(|name| keys.answer(name)).collect());
        let found = found.await?;
        let mut there = HashMap::new();
        for ((name, older), placed) in names.into_iter().zip(open) {
            let item = match (found.get(&keys.answer(name)), older.map(|older| keys.answer(older))) {
                (Some(item), _) => item,
                (None, Some(older)) => match found.get(&older) {
                    Some(item) if self.holds(item, &placed.answer.text).await? => item,
                    _ => continue,
                },
                (None, None) => continue,
            };
            there.insert(name, answer_id(item)?);
        }
        Ok(there)
    }

    /// Whether a stored answer has this text; one whose text is damaged has none.
    async fn holds(&self, item: &Item, text: &str) -> Result<bool> {
        Ok(self.body(item).await?.is_some_and(|body| body.text == text))
    }

    /// Reads the facts and makes the items; large bodies go to S3 first, each under a name that no other object ever has:
    /// when an answer is deleted and comes again, what is removed late is not what came. `objects` has them by row.
    async fn prepare(
        &self,
        brand: &BrandRecord,
        open: &[Placed],
        objects: &mut HashMap<usize, String>,
    ) -> Result<Vec<Ready>> {
        let (keys, created) = (self.org.of(brand.id), self.app.clock.now().0);
        let reader = AnswerReader::of(brand.clone()).await?;
        let mut ready = Vec::new();
        for placed in open.iter().cloned() {
            let reader = Arc::clone(&reader);
            let (mut item, packed) = compute::run(move || read_one(keys, created, &reader, placed)).await??;
            if packed.len() > INLINE {
                let object = match objects.get(&item.row) {
                    Some(object) => object.clone(),
                    None => {
                        let object = keys.answer_object(item.id, self.fresh_token(), Fingerprint::of(&[&packed]));
                        self.app.blobs().put(&object, packed).await?;
                        objects.insert(item.row, object.clone());
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
        Ok(ready)
    }

    async fn batch_actions(&self, brand: &BrandRecord, part: Vec<Ready>) -> Result<Vec<Action>> {
        let keys = self.org.of(brand.id);
        let same_naming = Action::exists(keys.brand())
            .when("naming = :naming")
            .value(":naming", number(brand.naming));
        let mut actions = vec![same_naming];
        let mut days: BTreeMap<Day, Vec<(Fingerprint, AnswerFacts)>> = BTreeMap::new();
        let mut answers = Vec::new();
        for ready in part {
            let facts = (ready.id.fingerprint, ready.facts);
            days.entry(ready.day).or_default().push(facts);
            answers.push((ready.day, ready.answer, ready.replaces));
            actions.push(Action::put(ready.listed));
        }
        let mut spans: BTreeMap<_, BTreeSet<Day>> = BTreeMap::new();
        let mut batches = BTreeMap::new();
        for (day, facts) in days {
            spans.entry(day.span()).or_default().insert(day);
            let names: Vec<&[u8]> = facts.iter().map(|(name, _)| name.as_str().as_bytes()).collect();
            let batch = Fingerprint::of(&names);
            batches.insert(day, text(batch.as_str()));
            let (key, naming) = (keys.facts(day, batch), brand.naming);
            let item = compute::run(move || FactBatch(facts).item(key, naming)).await??;
            actions.push(Action::put(item));
        }
        for (day, mut answer, replaces) in answers {
            // By this a delete finds the facts without reading the day.
            answer.extend(batches.get(&day).map(|batch| ("batch".to_owned(), batch.clone())));
            actions.push(match replaces {
                None => Action::put_new(answer),
                Some(id) => Action::put(answer)
                    .when("id = :gone")
                    .value(":gone", text(id.to_string())),
            });
        }
        for (span, days) in spans {
            actions.push(Mark::Days(span, days).put(keys, self.fresh_token()));
        }
        Ok(actions)
    }
}

fn answer_id(item: &Item) -> Result<AnswerId> {
    let id = text_of(item, "id").and_then(AnswerId::parse);
    id.ok_or_else(|| Error::internal(format!("an answer without id: {:?}", key_of(item))))
}

fn read_one(keys: BrandKeys, created: i64, reader: &AnswerReader, placed: Placed) -> Result<(Ready, Vec<u8>)> {
    let answer = placed.answer;
    let id = AnswerId {
        prompt: placed.prompt,
        fingerprint: answer.fingerprint(placed.prompt),
    };
    let body = AnswerBody {
        text: answer.text,
        citations: answer.citations.into_iter().map(|c| (c.url, c.title)).collect(),
    };
    let model = answer.model.clone();
    let facts = reader.facts(placed.prompt, answer.engine, model, answer.answered_at, &body, None);
    let record = AnswerRecord {
        id,
        engine: answer.engine.as_str().to_owned(),
        model: answer.model,
        country: answer.country,
        answered_at: answer.answered_at.0,
        created,
        batch: None, // known when it is written
    };
    let listed = item_of(
        keys.answer_row(id, answer.answered_at.millis()),
        "answer row",
        &serde_json::json!({"engine": record.engine}),
    )?;
    let facts_size = facts_size(&facts);
    let answer = item_of(keys.answer(id.fingerprint), "answer", &record)?;
    let day = Moment(record.answered_at).day();
    Ok((
        Ready {
            row: placed.row,
            replaces: placed.replaces,
            id,
            day,
            facts,
            answer,
            listed,
            facts_size,
            size: 1_500 + facts_size,
        },
        pack(&body, LEVEL)?,
    ))
}

/// Bytes of an answer's facts before compression, about.
pub(super) fn facts_size(facts: &AnswerFacts) -> usize {
    let cited = |c: &CitedUrl| c.url.len() + c.title.as_ref().map_or(0, String::len) + 8;
    let model = facts.model.as_ref().map_or(0, String::len);
    200 + model + facts.citations.iter().map(cited).sum::<usize>()
}

/// Groups answers by day and cuts them so that each transaction stays inside DynamoDB's limits.
fn batches(mut ready: Vec<Ready>) -> Vec<Vec<Ready>> {
    ready.sort_by_key(|ready| ready.day);
    let mut batches: Vec<Vec<Ready>> = Vec::new();
    let (mut actions, mut bytes, mut facts) = (ACTIONS, 0, 0);
    for item in ready {
        let last = batches.last().and_then(|batch| batch.last());
        let new_day = usize::from(last.is_none_or(|last| last.day != item.day));
        let new_span = usize::from(last.is_none_or(|last| last.day.span() != item.day.span()));
        let full = bytes + item.size > BYTES || facts + item.facts_size > FACTS;
        if full || actions + 2 + new_day + new_span > ACTIONS {
            batches.push(Vec::new());
            (actions, bytes, facts) = (3, 0, 0);
        } else {
            actions += new_day + new_span;
        }
        actions += 2;
        bytes += item.size;
        facts += item.facts_size;
        if let Some(batch) = batches.last_mut() {
            batch.push(item);
        }
    }
    batches
}
