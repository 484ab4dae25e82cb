//! Trends and their imports in the table. A trend's key follows from its name and location, so that an import that is
//! repeated, by a caller or by a second attempt, finds the trends of the first.

use super::Store;
use super::attempts::Attempts;
use super::keys::Key;
use super::marks::Mark;
use super::queue::{Message, send_soon};
use super::table::{Action, entity_of, item_of, number};
use crate::entities::task::{Task, TaskError, TaskState};
use crate::entities::trend::{TrendRecord, TrendWork};
use crate::error::{Error, Result};
use crate::ids::{BrandId, TrendId, TrendImportId};
use crate::page::{Listed, PageRequest};
use crate::tasks::{Job, PATIENCE, later};

/// Trends in one transaction.
const PER_TRANSACTION: usize = 25;

impl Job for TrendImportId {
    type Work = TrendWork;

    fn key(self, store: &Store) -> Key {
        store.org.of(self.brand).trend_import(self)
    }

    async fn fail(self, store: &Store, task: Task<TrendWork>, error: TaskError) -> Result<()> {
        store.end_trends(self, task, TaskState::Failed, Some(error)).await
    }
}

/// Writes a trend's next revision, if nobody else changed it first.
pub(super) fn put_trend(store: &Store, trend: &TrendRecord) -> Result<Action> {
    let before = trend.revision.saturating_sub(1);
    let item = item_of(store.org.of(trend.id.brand).trend(trend.id.token), "trend", trend)?;
    Ok(Action::put(item)
        .when("revision = :revision")
        .value(":revision", number(before)))
}

impl Store {
    /// Starts an import of trends.
    pub async fn start_trends(&self, brand: BrandId, work: TrendWork) -> Result<(TrendImportId, Task<TrendWork>)> {
        let (keys, now) = (self.org.of(brand), self.app.clock.now());
        let task = Task::new(self.token(), now, work);
        let id = TrendImportId {
            brand,
            token: task.token,
        };
        let actions = vec![
            Action::exists(keys.brand()),
            Action::put_new(item_of(id.key(self), "trend import", &task)?),
            Mark::Trends(id.token).put_own(keys, later(now, PATIENCE)),
        ];
        if let Err(refused) = self.app.table.transact(actions).await? {
            return match refused.as_slice() {
                // The same token again: the same request with the same Idempotency-Key, after a crash.
                [1] => Ok((id, self.trend_import(id).await?)),
                _ => Err(Error::NotFound),
            };
        }
        let organization = self.organization();
        let message = Message::FindTrends {
            organization,
            import: id,
        };
        send_soon(self.app.queue().as_ref(), message).await;
        Ok((id, task))
    }

    /// Reads an import.
    async fn trend_import(&self, id: TrendImportId) -> Result<Task<TrendWork>> {
        let (_, item) = self.with_brand(id.brand, id.key(self)).await?;
        entity_of(item)
    }

    /// All trends of a brand: newest import first, and in an import those with the most keywords.
    pub async fn trends(&self, brand: BrandId) -> Result<Vec<TrendRecord>> {
        let range = self.org.of(brand).trends();
        let (_, items) = futures::try_join!(self.brand(brand), self.app.table.query(&range))?;
        let mut trends: Vec<TrendRecord> = items.into_iter().map(entity_of).collect::<Result<_>>()?;
        trends.sort_by_key(|trend| (std::cmp::Reverse(trend.created), trend.place, trend.id));
        Ok(trends)
    }

    /// One page of a brand's trends.
    pub async fn list_trends(&self, brand: BrandId, page: PageRequest) -> Result<Listed<TrendRecord>> {
        Ok(page.of(self.trends(brand).await?))
    }

    /// Reads a trend.
    pub async fn trend(&self, id: TrendId) -> Result<TrendRecord> {
        let (_, item) = self.with_brand(id.brand, self.org.of(id.brand).trend(id.token)).await?;
        entity_of(item)
    }

    /// Ends an import with the trends that it found.
    pub async fn complete_trends(
        &self,
        id: TrendImportId,
        task: Task<TrendWork>,
        found: Vec<TrendRecord>,
    ) -> Result<()> {
        for part in found.chunks(PER_TRANSACTION) {
            self.write_trends(id.brand, part).await?;
        }
        self.end_trends(id, task, TaskState::Completed, None).await
    }

    async fn end_trends(
        &self,
        id: TrendImportId,
        mut task: Task<TrendWork>,
        state: TaskState,
        error: Option<TaskError>,
    ) -> Result<()> {
        task.work.keywords.clear();
        let task = task.ended(state, self.app.clock.now(), error);
        let actions = vec![
            self.end(id.key(self), "trend import", &task)?,
            Action::delete(Mark::Trends(id.token).own_key(self.org.of(id.brand))),
        ];
        // Refused: it has ended meanwhile, by another worker, or its brand is gone and was cleared away.
        let _by_another = self.app.table.transact(actions).await?;
        Ok(())
    }

    /// Writes trends: new ones, and what is new of those that are there.
    async fn write_trends(&self, brand: BrandId, part: &[TrendRecord]) -> Result<()> {
        let keys = self.org.of(brand);
        let mut attempts = Attempts::unless("trends changed under every attempt to write them");
        loop {
            attempts.next().await?;
            let read = part.iter().map(|trend| keys.trend(trend.id.token)).collect();
            let mut items = self.app.table.batch_get(read).await?;
            let mut actions = vec![Action::exists(keys.brand())];
            for trend in part {
                let Some(item) = items.remove(&keys.trend(trend.id.token)) else {
                    let item = item_of(keys.trend(trend.id.token), "trend", trend)?;
                    actions.push(Action::put_new(item));
                    continue;
                };
                let old: TrendRecord = entity_of(item)?;
                let mut new = old.clone().with(trend);
                if new != old {
                    new.revision += 1;
                    actions.push(put_trend(self, &new)?);
                }
            }
            match self.app.table.transact(actions).await? {
                Ok(()) => return Ok(()),
                // The brand is gone, and its trends with it.
                Err(refused) if refused.contains(&0) => return Ok(()),
                Err(_) => {}
            }
        }
    }
}
