//! What deleted prompts leave: their answers, the rows and objects of those, and their facts inside batches that they
//! share with other prompts. The rollup says when no number counts them any more; until then the rows tell it which
//! days to rebuild.
//!
//! Rows are what everything else is found by, so they go last, each together with its answer: an answer that an import
//! writes meanwhile, because it has read the prompt before, brings a row of its own, and the rollup, which reads the
//! facts that came with it, asks for the prompt again.
//!
//! A step takes a few rows: it takes the facts out of the batches that their answers name, and then removes rows and answers.
//! So a run that ends after any step, or is killed within one, leaves less to the next.

use std::collections::{BTreeMap, BTreeSet};

use answerscope_metrics::Day;

use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{AnswerId, BrandId, Fingerprint, PromptId};
use answerscope_store::Store;
use answerscope_store::answers::{FactBatch, NoAnswerRow};
use answerscope_store::keys::{BrandKeys, Key, row_of_answer};
use answerscope_store::runtime::budget::Budget;
use answerscope_store::runtime::retry::Retry;
use answerscope_store::table::packed::Damaged;
use answerscope_store::table::{Action, Changed, Item, MOST_ACTIONS, Transaction, key_of, text, text_of};

use crate::brand::{remove_objects_below, row_of};

/// Rows of a step, which is about a second where each has its facts in a batch of its own; a transaction removes those of a
/// prompt with two actions each.
const STEP: usize = 48;
const _: () = assert!(2 * STEP <= MOST_ACTIONS);
/// Batches that are rewritten at least before a day's others are left to the next message, some twenty seconds' work.
const STRIPPED: usize = 1_000;

/// A row in the list of a deleted prompt.
struct Row {
    prompt: PromptId,
    key: Key,
    day: Day,
    answer: Fingerprint,
    /// Whether the engine has shown an answer.
    shown: bool,
}

impl Row {
    fn read(prompt: PromptId, item: &Item) -> Result<Self> {
        let key = key_of(item);
        let row = row_of_answer(&key.sk).ok_or_else(|| Error::internal(format!("{key:?} is no row of an answer")))?;
        let (answered_at, answer) = row;
        Ok(Self {
            prompt,
            day: answered_at.day(),
            key,
            answer,
            shown: !NoAnswerRow::is(item),
        })
    }

    /// The item that tells in which batch the facts are: the answer, or the row itself where none was shown.
    fn source(&self, keys: BrandKeys) -> Key {
        if self.shown {
            keys.answer(self.answer)
        } else {
            self.key.clone()
        }
    }

    /// The batch of the facts, by that item. An answer that was stored before answers knew their batch does not tell it, nor does
    /// one that came again under another prompt: its batch is that of its new facts.
    fn batch(&self, keys: BrandKeys, source: &Item) -> Option<Key> {
        let own = !self.shown || row_of(keys, source).as_ref() == Some(&self.key);
        let name = text_of(source, "batch").filter(|_| own)?;
        Some(keys.facts(self.day, name.parse().ok()?))
    }
}

/// Removes what some deleted prompts have left; returns those that nothing is left of, the others need another budget. `deleted`:
/// all that wait, whose facts leave each batch that is rewritten, so that none is rewritten for each of them.
#[tracing::instrument(target = "answerscope::steps", level = "debug", skip_all, fields(prompts = some.len()))]
pub(crate) async fn purge_prompts(
    store: &Store,
    brand: BrandId,
    some: &BTreeSet<u32>,
    deleted: &BTreeSet<u32>,
    budget: &mut Budget,
) -> Result<BTreeSet<u32>> {
    let (keys, mut done) = (store.org.of(brand), BTreeSet::new());
    let (rows, last) = rows_of(store, keys, some, budget).await?;
    if !remove_answers(store, keys, rows, deleted, budget).await? {
        return Ok(done);
    }
    for ordinal in last {
        // One at least, or there would be no end.
        if !done.is_empty() && budget.left() == 0 {
            break;
        }
        if !remove_objects(store, keys, ordinal, budget).await? {
            break;
        }
        done.insert(ordinal);
    }
    Ok(done)
}

/// Removes the objects of a prompt's answers; `false` when the budget ended first.
async fn remove_objects(store: &Store, keys: BrandKeys, ordinal: u32, budget: &mut Budget) -> Result<bool> {
    // To ask whether there are any takes its time, too.
    budget.spend(1);
    for prefix in [keys.answer_objects(ordinal), keys.raw_objects(ordinal)] {
        if !remove_objects_below(store, &prefix, budget).await? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Removes rows in steps, with their answers and facts, one step at least; `false` when the time ended first. What a step has
/// removed is not read again: a hundred times as many rows take a hundred times as many messages, each as long.
async fn remove_answers(
    store: &Store,
    keys: BrandKeys,
    rows: Vec<Row>,
    deleted: &BTreeSet<u32>,
    budget: &Budget,
) -> Result<bool> {
    let mut days: BTreeMap<Day, Vec<Row>> = BTreeMap::new();
    for row in rows {
        days.entry(row.day).or_default().push(row);
    }
    // The day of which every batch was looked at after its rows were read.
    let (mut whole, mut begun) = (None, false);
    for (day, rows) in &days {
        for step in rows.chunks(STEP) {
            if begun && budget.is_over() {
                return Ok(false);
            }
            begun = true;
            if whole != Some(*day) && !strip_named(store, keys, step, deleted).await? {
                if !strip_day(store, keys, *day, deleted, budget).await? {
                    return Ok(false);
                }
                whole = Some(*day);
            }
            // They are in the order of their prompts.
            for rows in step.chunk_by(|one, next| one.prompt == next.prompt) {
                remove_rows(store, keys, rows).await?;
            }
        }
    }
    Ok(true)
}

/// As many rows of the prompts as the budget admits, and the prompts that have no others.
#[tracing::instrument(
    target = "answerscope::steps",
    level = "debug",
    name = "read_rows_of_answers",
    skip_all
)]
async fn rows_of(
    store: &Store,
    keys: BrandKeys,
    ordinals: &BTreeSet<u32>,
    budget: &mut Budget,
) -> Result<(Vec<Row>, BTreeSet<u32>)> {
    let (mut rows, mut last) = (Vec::new(), BTreeSet::new());
    for (number, ordinal) in ordinals.iter().enumerate() {
        // One at least, or there would be no end.
        if number > 0 && budget.left() == 0 {
            break;
        }
        let (brand, ordinal) = (keys.brand, *ordinal);
        let prompt = PromptId { brand, ordinal };
        let range = keys.answer_rows(prompt);
        let most = budget.left().max(1);
        let (items, more) = store.table().query_first(&range, "pk, sk, kind", most).await?;
        // To ask a prompt that has none takes its time, too.
        budget.spend(items.len().max(1));
        last.extend((!more).then_some(ordinal));
        for item in &items {
            rows.push(Row::read(prompt, item)?);
        }
    }
    Ok((rows, last))
}

/// Takes the facts of deleted prompts out of the batches that have those of some rows; `false` where one of the rows does not lead
/// to its batch.
async fn strip_named(store: &Store, keys: BrandKeys, rows: &[Row], deleted: &BTreeSet<u32>) -> Result<bool> {
    let sources = rows.iter().map(|row| row.source(keys)).collect();
    let sources = store.table().batch_get(sources).await?;
    let named = rows.iter().map(|row| row.batch(keys, sources.get(&row.source(keys))?));
    let Some(named) = named.collect::<Option<BTreeSet<Key>>>() else {
        return Ok(false);
    };
    // One that is not there any more has lost all its facts.
    let batches = store.table().batch_get(named.into_iter().collect()).await?;
    for batch in batches.into_values() {
        strip(store, batch, deleted).await?;
    }
    Ok(true)
}

/// Takes the facts of deleted prompts out of all batches of a day, a page of them at a time: for rows that do not lead to their
/// batches. `false` when the time ended first, and enough are done: the next message reads the day from its start again and passes
/// over these, which is far less than to rewrite them. So a day comes to its end as long as it is read within the time of the
/// function. That holds for 6 million answers, which are about a minute's reading, and not for a hundred times as many.
async fn strip_day(store: &Store, keys: BrandKeys, day: Day, deleted: &BTreeSet<u32>, budget: &Budget) -> Result<bool> {
    let (mut from, mut stripped) = (None, 0);
    loop {
        let (items, next) = store.table().query_page(&keys.facts_of_day(day), from).await?;
        for item in items {
            if stripped >= STRIPPED && budget.is_over() {
                return Ok(false);
            }
            stripped += usize::from(strip(store, item, deleted).await?);
        }
        from = next;
        if from.is_none() {
            return Ok(true);
        }
    }
}

/// Takes the facts of deleted prompts out of a batch; whether there were any.
#[tracing::instrument(target = "answerscope::steps", level = "debug", name = "strip_facts", skip_all)]
async fn strip(store: &Store, mut item: Item, deleted: &BTreeSet<u32>) -> Result<bool> {
    let key = key_of(&item);
    let mut attempts = Retry::new("a batch of facts changed under every attempt to take facts out of it");
    loop {
        attempts.next().await?;
        let mut batch = match FactBatch::unpack(&item) {
            Ok(batch) => batch,
            Err(damage) => {
                // No number counts what can not be read.
                damage.report(Damaged::Facts, &key);
                return Ok(false);
            }
        };
        let before = batch.0.len();
        batch.0.retain(|(_, facts)| !deleted.contains(&facts.prompt));
        if batch.0.len() == before {
            return Ok(false);
        }
        let replace = Transaction::new().guard(Changed, batch.instead_of(&item)?);
        if store.table().commit(replace).await?.is_ok() {
            return Ok(true);
        }
        match store.table().get(&key).await? {
            Some(again) => item = again,
            None => return Ok(false),
        }
    }
}

/// Removes rows of one deleted prompt, each with its answer; an answer that came again under another prompt stays.
#[tracing::instrument(target = "answerscope::steps", level = "debug", skip_all, fields(rows = rows.len()))]
async fn remove_rows(store: &Store, keys: BrandKeys, rows: &[Row]) -> Result<()> {
    let Some(prompt) = rows.first().map(|row| row.prompt) else {
        return Ok(());
    };
    let mut own: BTreeSet<Fingerprint> = rows.iter().map(|row| row.answer).collect();
    loop {
        // Each answer is its own guard: one that is refused belongs to another prompt now.
        let answers = own.iter().map(|fingerprint| {
            let id = AnswerId {
                prompt,
                fingerprint: *fingerprint,
            };
            let delete = Action::delete(keys.answer(*fingerprint))
                .when("attribute_not_exists(pk) OR id = :id")
                .value(":id", text(id.to_string()));
            (*fingerprint, delete)
        });
        let remove = Transaction::new()
            .guard_all(answers)
            .then_all(rows.iter().map(|row| Action::delete(row.key.clone())));
        let others = store.table().attempt(remove).await?;
        if others.is_empty() {
            return Ok(());
        }
        // It never comes back to a prompt that is gone, so this ends.
        own.retain(|answer| !others.contains(answer));
    }
}
