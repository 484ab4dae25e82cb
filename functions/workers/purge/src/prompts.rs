//! What deleted prompts leave: their answers, the rows and objects of those, and their facts inside batches that they
//! share with other prompts. The rollup says when no number counts them any more; until then the rows tell it which
//! days to rebuild.
//!
//! Rows are what everything else is found by, so they go last, each together with its answer: an answer that an import
//! writes meanwhile, because it has read the prompt before, brings a row of its own, and the rollup, which reads the
//! facts that came with it, asks for the prompt again.

use std::collections::{BTreeMap, BTreeSet};

use answerscope_metrics::Day;

use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{AnswerId, BrandId, Fingerprint, PromptId};
use answerscope_store::Store;
use answerscope_store::answers::FactBatch;
use answerscope_store::keys::{BrandKeys, Key, row_of_answer};
use answerscope_store::runtime::budget::Budget;
use answerscope_store::runtime::retry::Retry;
use answerscope_store::table::packed::Damaged;
use answerscope_store::table::{Action, Changed, Item, Transaction, key_of, text};

/// Answers that one transaction removes: two actions each.
const PER_TRANSACTION: usize = 48;

/// Rows, each with its prompt.
type Rows = Vec<(PromptId, Row)>;

/// Rows of a day in the lists of deleted prompts.
type RowsOfPrompts = BTreeMap<PromptId, Vec<Row>>;

/// A row in the list of a deleted prompt.
struct Row {
    key: Key,
    day: Day,
    answer: Fingerprint,
}

impl Row {
    fn read(item: &Item) -> Result<Self> {
        let key = key_of(item);
        let row = row_of_answer(&key.sk).ok_or_else(|| Error::internal(format!("{key:?} is no row of an answer")))?;
        let (answered_at, answer) = row;
        Ok(Self {
            day: answered_at.day(),
            key,
            answer,
        })
    }
}

/// Removes what deleted prompts have left, a day at a time; returns those that nothing is left of. The others need another
/// budget.
#[tracing::instrument(target = "answerscope::steps", level = "debug", skip_all, fields(prompts = ordinals.len()))]
pub(crate) async fn purge_prompts(
    store: &Store,
    brand: BrandId,
    ordinals: &BTreeSet<u32>,
    budget: &mut Budget,
) -> Result<BTreeSet<u32>> {
    let keys = store.org.of(brand);
    let (rows, last) = rows_of(store, keys, ordinals, budget).await?;
    let mut days: BTreeMap<Day, RowsOfPrompts> = BTreeMap::new();
    for (prompt, row) in rows {
        days.entry(row.day).or_default().entry(prompt).or_default().push(row);
    }
    let mut left = days.len();
    for (day, rows) in days {
        strip_day(store, keys, day, ordinals).await?;
        for (prompt, rows) in &rows {
            for part in rows.chunks(PER_TRANSACTION) {
                remove_rows(store, keys, *prompt, part).await?;
            }
        }
        left -= 1;
        if left > 0 && budget.is_over() {
            return Ok(BTreeSet::new());
        }
    }
    for ordinal in &last {
        for prefix in [keys.answer_objects(*ordinal), keys.raw_objects(*ordinal)] {
            let objects = store.blobs().list(&prefix).await?;
            store.blobs().delete_all(objects).await?;
        }
    }
    Ok(last)
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
) -> Result<(Rows, BTreeSet<u32>)> {
    let (mut rows, mut last) = (Rows::new(), BTreeSet::new());
    for ordinal in ordinals {
        if budget.left() == 0 {
            break;
        }
        let (brand, ordinal) = (keys.brand, *ordinal);
        let range = keys.answer_rows(PromptId { brand, ordinal });
        let (items, more) = store.table().query_first(&range, "pk, sk", budget.left()).await?;
        budget.spend(items.len());
        last.extend((!more).then_some(ordinal));
        for item in &items {
            rows.push((PromptId { brand, ordinal }, Row::read(item)?));
        }
    }
    Ok((rows, last))
}

/// Takes the facts of deleted prompts out of a day's batches, a page of them at a time.
async fn strip_day(store: &Store, keys: BrandKeys, day: Day, gone: &BTreeSet<u32>) -> Result<()> {
    let mut from = None;
    loop {
        let (items, next) = store.table().query_page(&keys.facts_of_day(day), from).await?;
        for item in items {
            strip(store, item, gone).await?;
        }
        from = next;
        if from.is_none() {
            return Ok(());
        }
    }
}

/// Takes the facts of deleted prompts out of a batch.
#[tracing::instrument(target = "answerscope::steps", level = "debug", name = "strip_facts", skip_all)]
async fn strip(store: &Store, mut item: Item, gone: &BTreeSet<u32>) -> Result<()> {
    let key = key_of(&item);
    let mut attempts = Retry::new("a batch of facts changed under every attempt to take facts out of it");
    loop {
        attempts.next().await?;
        let mut batch = match FactBatch::unpack(&item) {
            Ok(batch) => batch,
            Err(damage) => {
                // No number counts what can not be read.
                damage.report(Damaged::Facts, &key);
                return Ok(());
            }
        };
        let before = batch.0.len();
        batch.0.retain(|(_, facts)| !gone.contains(&facts.prompt));
        if batch.0.len() == before {
            return Ok(());
        }
        let replace = Transaction::new().guard(Changed, batch.instead_of(&item)?);
        if store.table().commit(replace).await?.is_ok() {
            return Ok(());
        }
        match store.table().get(&key).await? {
            Some(again) => item = again,
            None => return Ok(()),
        }
    }
}

/// Removes rows of a deleted prompt, each with its answer; an answer that came again under another prompt stays.
#[tracing::instrument(target = "answerscope::steps", level = "debug", skip_all, fields(rows = rows.len()))]
async fn remove_rows(store: &Store, keys: BrandKeys, prompt: PromptId, rows: &[Row]) -> Result<()> {
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
