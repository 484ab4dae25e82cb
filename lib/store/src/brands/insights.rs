//! Insights in the table.

use crate::Store;
use crate::keys::Key;
use crate::table::{Action, BrandGone, Transaction, entity_of, item_of};
use answerscope_domain::entities::insight::{GenerationWork, Insight, InsightStatus};
use answerscope_domain::entities::task::Task;
use answerscope_domain::error::Result;
use answerscope_domain::ids::{BrandId, GenerationId, InsightId};
use answerscope_domain::page::{Listed, PageRequest};

/// Insights that generations have found, and what callers say of them.
#[derive(Clone, Copy)]
pub struct Insights<'s> {
    pub(crate) store: &'s Store,
}

impl Insights<'_> {
    /// Reads the insights of a generation, most important first; those that are gone are left out.
    pub async fn of_generation(self, id: GenerationId, task: &Task<GenerationWork>) -> Result<Vec<Insight>> {
        let keys = self.store.org.of(id.brand);
        let wanted: Vec<Key> = task.work.insights.iter().map(|token| keys.insight(*token)).collect();
        let mut items = self.store.table().batch_get(wanted.clone()).await?;
        wanted
            .iter()
            .filter_map(|key| items.remove(key))
            .map(entity_of)
            .collect()
    }

    /// One page of a brand's insights, newest first.
    pub async fn list(self, brand: BrandId, page: PageRequest) -> Result<Listed<Insight>> {
        let range = self.store.org.of(brand).insights();
        let listed = self.store.table().query_numbered(&range, page, false);
        let (_, listed) = futures::try_join!(self.store.brands().get(brand), listed)?;
        let insights = listed.items.into_iter().map(entity_of).collect::<Result<_>>()?;
        Ok(Listed {
            items: insights,
            total: listed.total,
            page,
        })
    }

    /// Reads an insight.
    pub async fn get(self, id: InsightId) -> Result<Insight> {
        let key = self.store.org.of(id.brand).insight(id.token);
        let (_, item) = self.store.brands().get_with(id.brand, key).await?;
        entity_of(item)
    }

    /// Moves an insight to a status.
    pub async fn set_status(self, id: InsightId, status: InsightStatus) -> Result<Insight> {
        let (keys, mut insight) = (self.store.org.of(id.brand), self.get(id).await?);
        insight.status = status;
        // Nothing else of an insight ever changes, so the last writer's status stands.
        let put = Action::put(item_of(keys.insight(id.token), "insight", &insight)?).when("attribute_exists(pk)");
        // The insight goes with its brand.
        let update = Transaction::new()
            .guard(BrandGone, put)
            .guard(BrandGone, Action::exists(keys.brand()));
        self.store.table().commit(update).await??;
        Ok(insight)
    }
}
