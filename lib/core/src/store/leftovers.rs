//! What deleted prompts leave: their answers, the rows and objects of those, and their facts inside batches that they
//! share with other prompts. The rollup says when no number counts them any more; until then the rows tell it which
//! days to rebuild.
//!
//! Rows are what everything else is found by, so they go last, each together with its answer: an answer that an import
//! writes meanwhile, because it has read the prompt before, brings a row of its own, and the rollup, which reads the
//! facts that came with it, asks for the prompt again.

use std::collections::{BTreeMap, BTreeSet};

use answerscope_metrics::Day;

use super::Store;
use super::answers::FactBatch;
use super::attempts::Attempts;
use super::cascade::Budget;
use super::keys::{BrandKeys, Key, row_of_answer};
use super::marks::Mark;
use super::packed::Damaged;
use super::table::{Action, Item, key_of, text};
use crate::error::{Error, Result};
use crate::ids::{AnswerId, BrandId, Fingerprint, PromptId};

/// Answers that one transaction removes: two actions each.
const PER_TRANSACTION: usize = 48;

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

impl Store {
    /// Replaces the marks of deleted prompts that no number counts any more by marks for the cascade.
    pub async fn hand_over(&self, brand: BrandId, marks: Vec<(Key, u32)>) -> Result<()> {
        let keys = self.org.of(brand);
        for part in marks.chunks(PER_TRANSACTION) {
            let mut actions = vec![Action::exists(keys.brand())];
            for (key, ordinal) in part {
                actions.push(Action::delete(key.clone()));
                actions.push(Mark::Leftovers(*ordinal).put(keys, self.fresh_token()));
            }
            // Of these only the brand can be missing: two workers that do this at once leave two marks for one thing.
            self.app.table.transact(actions).await?.map_err(|_| Error::NotFound)?;
        }
        if !marks.is_empty() {
            self.cascade(brand).await;
        }
        Ok(())
    }

    /// Marks deleted prompts of which a rebuild has met facts: they came after their prompt, or before the rollup has
    /// seen the mark of its deletion. Either way all its days must be rebuilt before the cascade takes its rows away.
    pub async fn mark_met(&self, brand: BrandId, met: BTreeSet<u32>) -> Result<()> {
        let keys = self.org.of(brand);
        let ids = met.iter().map(|ordinal| PromptId {
            brand,
            ordinal: *ordinal,
        });
        // One that was made after the rollup had read the catalog is there; ordinals are never given twice.
        let there = self.prompts(ids.collect()).await?;
        let there: BTreeSet<u32> = there.iter().map(|prompt| prompt.id.ordinal).collect();
        let gone: Vec<u32> = met.difference(&there).copied().collect();
        for part in gone.chunks(PER_TRANSACTION) {
            let marks = part
                .iter()
                .map(|ordinal| Mark::Prompt(*ordinal).put(keys, self.fresh_token()));
            // A mark that is written behind the cascade of a deleted brand would stay for good.
            let actions = std::iter::once(Action::exists(keys.brand())).chain(marks);
            let written = self.app.table.transact(actions.collect()).await?;
            written.map_err(|_| Error::NotFound)?;
        }
        if !gone.is_empty() {
            self.settle(brand).await;
        }
        Ok(())
    }

    /// Removes what deleted prompts have left; returns those that nothing is left of. The others need another budget.
    pub async fn remove_leftovers(
        &self,
        brand: BrandId,
        ordinals: &BTreeSet<u32>,
        budget: &mut Budget,
    ) -> Result<BTreeSet<u32>> {
        let keys = self.org.of(brand);
        let (rows, last) = self.rows_of(keys, ordinals, budget).await?;
        let days: BTreeSet<Day> = rows.values().flatten().map(|row| row.day).collect();
        for day in days {
            for item in self.app.table.query(&keys.facts_of_day(day)).await? {
                self.strip(item, ordinals).await?;
            }
        }
        for (prompt, rows) in &rows {
            for part in rows.chunks(PER_TRANSACTION) {
                self.remove_rows(keys, *prompt, part).await?;
            }
        }
        for ordinal in &last {
            let objects = self.app.blobs().list(&keys.answer_objects(*ordinal)).await?;
            self.app.blobs().delete_all(objects).await?;
        }
        Ok(last)
    }

    /// As many rows of the prompts as the budget admits, and the prompts that have no others.
    async fn rows_of(
        &self,
        keys: BrandKeys,
        ordinals: &BTreeSet<u32>,
        budget: &mut Budget,
    ) -> Result<(BTreeMap<PromptId, Vec<Row>>, BTreeSet<u32>)> {
        let (mut rows, mut last) = (BTreeMap::new(), BTreeSet::new());
        for ordinal in ordinals {
            if budget.left() == 0 {
                break;
            }
            let (brand, ordinal) = (keys.brand, *ordinal);
            let range = keys.answer_rows(PromptId { brand, ordinal });
            let (items, more) = self.app.table.query_first(&range, "pk, sk", budget.left()).await?;
            budget.spend(items.len());
            last.extend((!more).then_some(ordinal));
            let items = items.iter().map(Row::read).collect::<Result<Vec<_>>>()?;
            rows.insert(PromptId { brand, ordinal }, items);
        }
        Ok((rows, last))
    }

    /// Takes the facts of deleted prompts out of a batch.
    async fn strip(&self, mut item: Item, gone: &BTreeSet<u32>) -> Result<()> {
        let key = key_of(&item);
        let mut attempts = Attempts::unless("a batch of facts changed under every attempt to take facts out of it");
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
            let action = batch.instead_of(&item)?;
            if self.app.table.transact(vec![action]).await?.is_ok() {
                return Ok(());
            }
            match self.app.table.get(&key).await? {
                Some(again) => item = again,
                None => return Ok(()),
            }
        }
    }

    /// Removes rows of a deleted prompt, each with its answer; an answer that came again under another prompt stays.
    async fn remove_rows(&self, keys: BrandKeys, prompt: PromptId, rows: &[Row]) -> Result<()> {
        let mut own: Vec<Fingerprint> = rows.iter().map(|row| row.answer).collect();
        loop {
            let answers = own.iter().map(|fingerprint| {
                let id = AnswerId {
                    prompt,
                    fingerprint: *fingerprint,
                };
                Action::delete(keys.answer(*fingerprint))
                    .when("attribute_not_exists(pk) OR id = :id")
                    .value(":id", text(id.to_string()))
            });
            let actions = answers.chain(rows.iter().map(|row| Action::delete(row.key.clone())));
            let Err(refused) = self.app.table.transact(actions.collect()).await? else {
                return Ok(());
            };
            // It never comes back to a prompt that is gone, so this ends.
            let mut place = 0..;
            own.retain(|_| place.next().is_some_and(|place| !refused.contains(&place)));
        }
    }
}
