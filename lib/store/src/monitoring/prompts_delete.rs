//! Deleting prompts: a transaction hides them with all their answers and leaves an outbox entry for each. Their figures go when
//! the rollup has rebuilt the days, and what is stored of their answers when the purge has been there.

use super::catalog_row::remove_rows;
use super::prompts::Prompts;
use crate::brands::{count, monitor};
use crate::keys::{BrandKeys, Taken};
use crate::runtime::retry::Retry;
use crate::table::outbox::OutboxEntry;
use crate::table::{Action, Guard, MOST_ACTIONS, Transaction, entity_of, number};
use answerscope_domain::entities::prompt::{Monitoring, PromptRecord};
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{BrandId, PromptId};

/// Prompts that one transaction deletes: at most four actions each, and three more.
pub(super) const PER_TRANSACTION: usize = (MOST_ACTIONS - 3) / 4;

impl Prompts<'_> {
    /// Deletes a prompt: it and its answers are gone for callers at once, its figures soon after.
    pub async fn delete(self, id: PromptId) -> Result<()> {
        let mut attempts = Retry::new("the prompt changed under every attempt to delete it");
        loop {
            attempts.next().await?;
            let (_, prompt) = self.get(id).await?;
            let removal = self.removal(self.store.org.of(id.brand), &[prompt]);
            match self.store.table().commit(removal).await? {
                Ok(()) => {
                    self.store.outbox().enqueue_backfill(id.brand).await;
                    return Ok(());
                }
                // Read anew, which tells whether the brand is there.
                Err(Guard::BrandGone | Guard::Changed) => {}
            }
        }
    }

    /// Deletes up to [`PER_TRANSACTION`] prompts, hidden ones too; those that are gone already are left out.
    pub(super) async fn remove(self, brand: BrandId, ordinals: &[u32]) -> Result<()> {
        let keys = self.store.org.of(brand);
        let mut attempts = Retry::new("the prompts changed under every attempt to delete them");
        loop {
            attempts.next().await?;
            let wanted = ordinals.iter().map(|ordinal| keys.prompt(*ordinal)).collect();
            let items = self.store.table().batch_get(wanted).await?;
            let prompts: Vec<PromptRecord> = items.into_values().map(entity_of).collect::<Result<_>>()?;
            if prompts.is_empty() {
                return Ok(());
            }
            match self.store.table().commit(self.removal(keys, &prompts)).await? {
                Ok(()) => return Ok(()),
                Err(Guard::BrandGone) => return Err(Error::NotFound),
                Err(Guard::Changed) => {}
            }
        }
    }

    /// Deletes prompts and gives their monitored places back. The brand must be there: a catalog item that is written
    /// behind the purge of a deleted brand would stay for good.
    fn removal(self, keys: BrandKeys, prompts: &[PromptRecord]) -> Transaction<Guard> {
        let mut removal = Transaction::new().guard(Guard::BrandGone, Action::exists(keys.brand()));
        for prompt in prompts {
            let delete = Action::delete(keys.prompt(prompt.id.ordinal))
                .when("revision = :revision")
                .value(":revision", number(prompt.revision));
            removal = removal
                .guard(Guard::Changed, delete)
                .then(Action::delete(keys.taken(Taken::Query, prompt.taken_name())))
                .then(OutboxEntry::UncountPrompt(prompt.id.ordinal).put(keys, self.store.fresh_token()));
        }
        let ordinals: Vec<u32> = prompts.iter().map(|prompt| prompt.id.ordinal).collect();
        let active = prompts.iter().filter(|prompt| prompt.monitoring == Monitoring::Active);
        let active = i64::try_from(active.count()).unwrap_or_default();
        let rows = remove_rows(keys, &ordinals);
        removal = removal
            .guard(Guard::BrandGone, count(keys, -active, rows.len()))
            .then_all(rows);
        if active > 0 {
            removal = removal.then(monitor(self.store.org, -active));
        }
        removal
    }
}
