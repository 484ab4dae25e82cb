//! Removing what a deleted brand leaves. Nobody can reach it and nothing new comes: whatever writes under a brand does
//! so on the condition that the brand is there. So every step only reads what is left and deletes it, and may be
//! repeated or stopped anywhere, as long as what tells where something is goes after it: rows before the answers that
//! name them, facts before the segments and marks that name their spans, the brand's mark last.

use std::collections::BTreeSet;

use answerscope_metrics::Span;
use futures::future::try_join_all;

use super::Store;
use super::attempts::Attempts;
use super::keys::{BrandKeys, Key, KeyRange};
use super::marks::Mark;
use super::segments::span_of;
use super::table::{Item, entity_of, key_of, number_of, text_of};
use crate::clock::Moment;
use crate::entities::insight::GenerationWork;
use crate::entities::task::{Task, TaskError};
use crate::error::{Error, Result};
use crate::ids::{AnswerId, BrandId, GenerationId, Id, PromptId};
use crate::tasks::Job;

/// Partitions of answers that are read side by side.
const PARALLEL: usize = 16;

/// What one message may still delete, so that it ends well within a Lambda's time.
#[derive(Debug)]
pub struct Budget(usize);

impl Budget {
    /// For so many items and objects.
    pub fn new(items: usize) -> Self {
        Self(items)
    }

    /// How many are left.
    pub fn left(&self) -> usize {
        self.0
    }

    /// Takes some off.
    pub fn spend(&mut self, items: usize) {
        self.0 = self.0.saturating_sub(items);
    }
}

impl Store {
    /// Removes what hangs on a deleted brand, and in the end the brand's marks; `false` when the budget ended first.
    pub async fn remove_brand(&self, brand: BrandId, marks: Vec<(Key, Mark)>, budget: &mut Budget) -> Result<bool> {
        let keys = self.org.of(brand);
        self.end_tasks(keys).await?;
        let spans = self.spans_with_facts(keys, &marks).await?;
        let empty = (spans.is_empty() || self.remove_answers(keys, &marks, budget).await?)
            && self.remove_facts(keys, spans, budget).await?
            && self.remove_objects(keys, budget).await?
            && self.remove_range(&keys.partition(), budget).await?;
        if empty {
            // Events that were announced are still delivered.
            let marks = marks
                .into_iter()
                .filter(|(_, mark)| !matches!(mark, Mark::Delivery(..)));
            let (last, others): (Vec<_>, Vec<_>) = marks.partition(|(_, mark)| *mark == Mark::Brand);
            for marks in [others, last] {
                self.clear(marks.into_iter().map(|(key, _)| key).collect()).await?;
            }
        }
        Ok(empty)
    }

    /// Fails the generations that are not over, which gives their credits back, and aborts uploads of exports.
    async fn end_tasks(&self, keys: BrandKeys) -> Result<()> {
        let mut attempts = Attempts::unless("generations of a deleted brand were claimed at every attempt to end them");
        loop {
            attempts.next().await?;
            let tasks = self.app.table.query(&keys.tasks()).await?;
            let (generations, exports): (Vec<Item>, Vec<Item>) = tasks
                .into_iter()
                .partition(|item| text_of(item, "kind") == Some("generation"));
            let mut over = true;
            for item in generations {
                let key = key_of(&item);
                let Ok(task) = entity_of::<Task<GenerationWork>>(item) else {
                    // It goes with the brand's other items, and its credit with it.
                    tracing::error!(?key, "a generation of a deleted brand can not be read");
                    continue;
                };
                if !task.task_state.ended() {
                    let (brand, token) = (keys.brand, task.token);
                    let generation = GenerationId { brand, token };
                    generation.fail(self, task, TaskError::from(&Error::NotFound)).await?;
                    over = false;
                }
            }
            if over {
                let [.., archives] = keys.objects();
                if !exports.is_empty() {
                    self.app.blobs().abort_uploads(&archives).await?;
                }
                return Ok(());
            }
            // Read again: a worker that claimed one in between would keep its credit.
        }
    }

    /// An import writes facts and a mark for their days in one transaction, and the mark goes when there is a segment.
    pub(super) async fn spans_with_facts(&self, keys: BrandKeys, marks: &[(Key, Mark)]) -> Result<BTreeSet<Span>> {
        let segments = self.app.table.query(&keys.segments()).await?;
        let known = segments.iter().filter_map(span_of);
        let marked = marks.iter().filter_map(|(_, mark)| mark.span());
        Ok(known.chain(marked).collect())
    }

    /// Removes all answers and their rows.
    async fn remove_answers(&self, keys: BrandKeys, marks: &[(Key, Mark)], budget: &mut Budget) -> Result<bool> {
        // An answer that came again under another prompt does not name the row under its first one.
        for (_, mark) in marks {
            if let Mark::Prompt(ordinal) | Mark::Leftovers(ordinal) = mark {
                let (brand, ordinal) = (keys.brand, *ordinal);
                let rows = keys.answer_rows(PromptId { brand, ordinal });
                if !self.remove_range(&rows, budget).await? {
                    return Ok(false);
                }
            }
        }
        let partitions: Vec<KeyRange> = keys.answers().collect();
        for some in partitions.chunks(PARALLEL) {
            let mut open: Vec<&KeyRange> = some.iter().collect();
            while !open.is_empty() {
                if budget.left() == 0 {
                    return Ok(false);
                }
                open = self.remove_some_answers(keys, open, budget).await?;
            }
        }
        Ok(true)
    }

    /// Removes what one request finds in each of some partitions; returns those where there may be more.
    async fn remove_some_answers<'a>(
        &self,
        keys: BrandKeys,
        partitions: Vec<&'a KeyRange>,
        budget: &mut Budget,
    ) -> Result<Vec<&'a KeyRange>> {
        let most = budget.left().div_ceil(partitions.len());
        let reads = partitions
            .iter()
            .map(|range| self.app.table.query_first(range, "pk, sk, id, answeredAt", most));
        let (mut rows, mut answers, mut open) = (Vec::new(), Vec::new(), Vec::new());
        for (range, (items, more)) in partitions.iter().zip(try_join_all(reads).await?) {
            open.extend(more.then_some(*range));
            for item in items {
                let (key, row) = (key_of(&item), row_of(keys, &item));
                if row.is_none() {
                    tracing::error!(?key, "an answer of a deleted brand without id or time: its row stays");
                }
                rows.extend(row);
                answers.push(key);
            }
        }
        budget.spend(answers.len());
        self.app.table.delete_all(rows).await?;
        self.app.table.delete_all(answers).await?;
        Ok(open)
    }

    async fn remove_facts(&self, keys: BrandKeys, spans: BTreeSet<Span>, budget: &mut Budget) -> Result<bool> {
        for span in spans {
            if !self.remove_range(&keys.facts_of_span(span), budget).await? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    async fn remove_objects(&self, keys: BrandKeys, budget: &mut Budget) -> Result<bool> {
        for prefix in keys.objects() {
            let mut names = self.app.blobs().list(&prefix).await?;
            let found = names.len();
            names.truncate(budget.left());
            budget.spend(names.len());
            let all = names.len() == found;
            self.app.blobs().delete_all(names).await?;
            if !all {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Removes all items of a range; `false` when the budget ended first.
    async fn remove_range(&self, range: &KeyRange, budget: &mut Budget) -> Result<bool> {
        while budget.left() > 0 {
            let (items, more) = self.app.table.query_first(range, "pk, sk", budget.left()).await?;
            budget.spend(items.len());
            self.app.table.delete_all(items.iter().map(key_of).collect()).await?;
            if !more {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

/// The key of an answer's row, where the answer names it.
fn row_of(keys: BrandKeys, answer: &Item) -> Option<Key> {
    let id = text_of(answer, "id").and_then(AnswerId::parse)?;
    Some(keys.answer_row(id, Moment(number_of(answer, "answeredAt")?).millis()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::SystemRandom;
    use crate::ids::{Fingerprint, Token};

    #[test]
    fn every_answer_lies_in_a_partition_that_is_read() {
        let token = Token::new(Moment(0), &SystemRandom);
        let keys = BrandKeys {
            organization: token,
            brand: BrandId(token),
        };
        let partitions: BTreeSet<String> = keys.answers().map(|range| range.pk).collect();
        let met = (0..20_000u32).map(|n| keys.answer(Fingerprint::of(&[&n.to_be_bytes()])).pk);
        assert_eq!(met.collect::<BTreeSet<_>>(), partitions);
    }
}
