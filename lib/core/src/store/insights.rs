//! Insights and their generations in the table. A generation takes a credit when it starts and gives it back in the
//! transaction that fails it; its insights appear in the one that completes it.

use super::Store;
use super::keys::Key;
use super::marks::Mark;
use super::once::made_before;
use super::queue::{Message, send_soon};
use super::table::{Action, Item, entity_of, item_of, number, number_of, text};
use crate::entities::brand::BrandRecord;
use crate::entities::insight::{GenerationWork, Insight, InsightStatus};
use crate::entities::prompt::PromptRecord;
use crate::entities::task::{Task, TaskError, TaskState};
use crate::error::{Error, Result};
use crate::ids::{BrandId, GenerationId, InsightId};
use crate::page::{Listed, PageRequest};
use crate::tasks::{Job, PATIENCE, later};

/// Insights that one generation may make: they are written in one transaction.
pub const MOST_INSIGHTS: usize = 50;

impl Job for GenerationId {
    type Work = GenerationWork;

    fn key(self, store: &Store) -> Key {
        store.org.of(self.brand).generation(self)
    }

    async fn fail(self, store: &Store, task: Task<GenerationWork>, error: TaskError) -> Result<()> {
        let task = task.ended(TaskState::Failed, store.app.clock.now(), Some(error));
        let actions = vec![
            store.end(self.key(store), "generation", &task)?,
            Action::delete(Mark::Generation(self.token).own_key(store.org.of(self.brand))),
            store.credit(-1, None),
        ];
        // Refused: it has ended meanwhile, by another worker.
        let _by_another = store.app.table.transact(actions).await?;
        Ok(())
    }
}

impl Store {
    /// Counts credits of the organization up or down; `most`: only while fewer than that are taken.
    fn credit(&self, change: i64, most: Option<i64>) -> Action {
        let update = Action::update(self.org.usage(), "SET kind = :kind, v = :v ADD credits :change")
            .value(":kind", text("usage"))
            .value(":v", number(1))
            .value(":change", number(change));
        match most {
            Some(most) => update
                .when("attribute_not_exists(credits) OR credits < :most")
                .value(":most", number(most)),
            None => update,
        }
    }

    /// Starts a generation. One credit is taken with it.
    pub async fn start_generation(&self, brand: BrandId, work: GenerationWork) -> Result<Task<GenerationWork>> {
        let (keys, now) = (self.org.of(brand), self.app.clock.now());
        let fixed = [keys.brand(), self.org.usage(), self.org.organization()];
        let prompts: Vec<Key> = work
            .prompts
            .iter()
            .flatten()
            .map(|ordinal| keys.prompt(*ordinal))
            .collect();
        let items = self
            .app
            .table
            .batch_get(fixed.into_iter().chain(prompts.clone()).collect())
            .await?;
        let record: BrandRecord = entity_of(items.get(&keys.brand()).cloned().ok_or(Error::NotFound)?)?;
        for prompt in &prompts {
            let prompt: PromptRecord = entity_of(items.get(prompt).cloned().ok_or(Error::NotFound)?)?;
            record.require_topic(prompt.topic)?;
        }
        let number_at = |key: &Key| items.get(key).and_then(|item: &Item| number_of(item, "credits"));
        let limit = number_at(&self.org.organization()).unwrap_or_else(|| self.app.settings.credits.into());
        let task = Task::new(self.token(), now, work);
        let id = GenerationId {
            brand,
            token: task.token,
        };
        if number_at(&self.org.usage()).unwrap_or_default() >= limit {
            // The last credit may be the one that this very request took before a crash.
            return made_before(self.generation(id).await, Error::InsufficientCredits);
        }
        let actions = vec![
            Action::exists(keys.brand()),
            self.credit(1, Some(limit)),
            Action::put_new(item_of(id.key(self), "generation", &task)?),
            Mark::Generation(id.token).put_own(keys, later(now, PATIENCE)),
        ];
        if let Err(refused) = self.app.table.transact(actions).await? {
            return match refused.as_slice() {
                // The same token again: the same request with the same Idempotency-Key, after a crash.
                refused if refused.contains(&2) => self.generation(id).await,
                [1] => Err(Error::InsufficientCredits),
                _ => Err(Error::NotFound),
            };
        }
        let organization = self.organization();
        let message = Message::Generate {
            organization,
            generation: id,
        };
        send_soon(self.app.queue().as_ref(), message).await;
        Ok(task)
    }

    /// Reads a generation.
    pub async fn generation(&self, id: GenerationId) -> Result<Task<GenerationWork>> {
        let (_, item) = self.with_brand(id.brand, id.key(self)).await?;
        entity_of(item)
    }

    /// Completes a generation with its insights, all at once.
    pub async fn complete_generation(
        &self,
        id: GenerationId,
        mut task: Task<GenerationWork>,
        insights: Vec<Insight>,
    ) -> Result<()> {
        let (keys, now) = (self.org.of(id.brand), self.app.clock.now());
        task.work.insights = insights.iter().map(|insight| insight.id.token).collect();
        let task = task.ended(TaskState::Completed, now, None);
        let mut actions = vec![
            Action::exists(keys.brand()),
            self.end(id.key(self), "generation", &task)?,
            Action::delete(Mark::Generation(id.token).own_key(keys)),
            Mark::Generated(id.token).put_own(keys, later(now, PATIENCE)),
        ];
        for insight in &insights {
            actions.push(Action::put(item_of(
                keys.insight(insight.id.token),
                "insight",
                insight,
            )?));
        }
        match self.app.table.transact(actions).await? {
            Ok(()) => self.announce_soon(keys, Mark::Generated(id.token)).await,
            // Another worker has ended it, or the brand is gone and the cascade ends it.
            Err(_) => tracing::info!(generation = %id, "ended by another"),
        }
        Ok(())
    }

    /// Reads the insights of a generation, most important first; those that are gone are left out.
    pub async fn insights_of(&self, id: GenerationId, task: &Task<GenerationWork>) -> Result<Vec<Insight>> {
        let keys = self.org.of(id.brand);
        let wanted: Vec<Key> = task.work.insights.iter().map(|token| keys.insight(*token)).collect();
        let mut items = self.app.table.batch_get(wanted.clone()).await?;
        wanted
            .iter()
            .filter_map(|key| items.remove(key))
            .map(entity_of)
            .collect()
    }

    /// One page of a brand's insights, newest first.
    pub async fn list_insights(&self, brand: BrandId, page: PageRequest) -> Result<Listed<Insight>> {
        let range = self.org.of(brand).insights();
        let (_, mut items) = futures::try_join!(self.brand(brand), self.app.table.query(&range))?;
        items.reverse();
        let listed = page.of(items);
        let insights = listed.items.into_iter().map(entity_of).collect::<Result<_>>()?;
        Ok(Listed {
            items: insights,
            total: listed.total,
            page,
        })
    }

    /// Reads an insight.
    pub async fn insight(&self, id: InsightId) -> Result<Insight> {
        let (_, item) = self
            .with_brand(id.brand, self.org.of(id.brand).insight(id.token))
            .await?;
        entity_of(item)
    }

    /// Moves an insight to a status.
    pub async fn update_insight(&self, id: InsightId, status: InsightStatus) -> Result<Insight> {
        let (keys, mut insight) = (self.org.of(id.brand), self.insight(id).await?);
        insight.status = status;
        // Nothing else of an insight ever changes, so the last writer's status stands.
        let put = Action::put(item_of(keys.insight(id.token), "insight", &insight)?).when("attribute_exists(pk)");
        let written = self.app.table.transact(vec![put, Action::exists(keys.brand())]).await?;
        written.map_err(|_| Error::NotFound)?;
        Ok(insight)
    }
}
