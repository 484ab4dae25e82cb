//! Deleting prompts: a transaction hides them with all their answers and leaves a mark for each. Their figures go when
//! the rollup has rebuilt the days, and what is stored of their answers when the cascade has been there.

use super::Store;
use super::attempts::Attempts;
use super::catalog::remove_rows;
use super::keys::{BrandKeys, Taken};
use super::marks::Mark;
use super::table::{Action, entity_of, number};
use crate::entities::prompt::{Monitoring, PromptRecord};
use crate::error::{Error, Result};
use crate::ids::{BrandId, PromptId};

/// Prompts that one transaction deletes: at most four actions each, and three more.
pub(crate) const PER_TRANSACTION: usize = 24;

impl Store {
    /// Deletes a prompt: it and its answers are gone for callers at once, its figures soon after.
    pub async fn delete_prompt(&self, id: PromptId) -> Result<()> {
        let mut attempts = Attempts::unless("the prompt changed under every attempt to delete it");
        loop {
            attempts.next().await?;
            let (_, prompt) = self.prompt(id).await?;
            let actions = self.removal(self.org.of(id.brand), &[prompt]);
            if self.app.table.transact(actions).await?.is_ok() {
                self.settle(id.brand).await;
                return Ok(());
            }
        }
    }

    /// Deletes up to [`PER_TRANSACTION`] prompts, hidden ones too; those that are gone already are left out.
    pub(crate) async fn remove_prompts(&self, brand: BrandId, ordinals: &[u32]) -> Result<()> {
        let keys = self.org.of(brand);
        let mut attempts = Attempts::unless("the prompts changed under every attempt to delete them");
        loop {
            attempts.next().await?;
            let wanted = ordinals.iter().map(|ordinal| keys.prompt(*ordinal)).collect();
            let items = self.app.table.batch_get(wanted).await?;
            let prompts: Vec<PromptRecord> = items.into_values().map(entity_of).collect::<Result<_>>()?;
            if prompts.is_empty() {
                return Ok(());
            }
            match self.app.table.transact(self.removal(keys, &prompts)).await? {
                Ok(()) => return Ok(()),
                Err(refused) if refused.contains(&0) => return Err(Error::NotFound),
                Err(_) => {}
            }
        }
    }

    /// The actions that delete prompts and give their monitored places back. The brand must be there: a catalog item
    /// that is written behind the cascade of a deleted brand would stay for good.
    fn removal(&self, keys: BrandKeys, prompts: &[PromptRecord]) -> Vec<Action> {
        let mut actions = vec![Action::exists(keys.brand())];
        for prompt in prompts {
            let delete = Action::delete(keys.prompt(prompt.id.ordinal))
                .when("revision = :revision")
                .value(":revision", number(prompt.revision));
            actions.push(delete);
            actions.push(Action::delete(keys.taken(Taken::Query, prompt.taken_name())));
            actions.push(Mark::Prompt(prompt.id.ordinal).put(keys, self.fresh_token()));
        }
        let ordinals: Vec<u32> = prompts.iter().map(|prompt| prompt.id.ordinal).collect();
        actions.extend(remove_rows(keys, &ordinals));
        let active = prompts.iter().filter(|prompt| prompt.monitoring == Monitoring::Active);
        let active = i64::try_from(active.count()).unwrap_or_default();
        if active > 0 {
            actions.push(self.count_active(keys, -active));
            actions.push(self.monitor(-active, None));
        }
        actions
    }

    /// Counts active prompts of a brand up or down.
    pub(crate) fn count_active(&self, keys: BrandKeys, step: i64) -> Action {
        Action::update(keys.state(), "ADD active :step")
            .when("attribute_exists(pk)")
            .value(":step", number(step))
    }
}
