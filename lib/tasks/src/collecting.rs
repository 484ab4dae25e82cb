//! Collections that nobody starts: those of an organization's daily time, and the first one of a brand. Which one it is
//! follows from what it is for, so that it is started once however often somebody tries.

use answerscope_domain::clock::Moment;
use answerscope_domain::entities::collecting::CollectingSettings;
use answerscope_domain::entities::collection::{AskedEngine, CollectionWork, Trigger};
use answerscope_domain::error::Result;
use answerscope_domain::ids::{BrandId, CollectionId, Token};
use answerscope_store::Store;

use crate::tasks::Tasks;

impl Tasks<'_, CollectionWork> {
    /// Starts the collection of a brand for the organization's time `at`, unless it was started before. Its day is the one that
    /// this time's runs are for: one that is started late still belongs to it, and the next one to its own.
    ///
    /// # Errors
    /// As [`Tasks::start`] says.
    pub async fn start_scheduled(
        &self,
        brand: BrandId,
        at: Moment,
        engines: Vec<AskedEngine>,
        settings: &CollectingSettings,
    ) -> Result<CollectionId> {
        self.start_once(brand, at, Trigger::Schedule, engines, settings).await
    }

    async fn start_once(
        &self,
        brand: BrandId,
        at: Moment,
        trigger: Trigger,
        engines: Vec<AskedEngine>,
        settings: &CollectingSettings,
    ) -> Result<CollectionId> {
        let word: &[u8] = match trigger {
            Trigger::Schedule => b"schedule",
            Trigger::Api => b"api",
            Trigger::First => b"first",
        };
        let token = Token::derived(at, &[b"collection", word, brand.0.as_str().as_bytes()]);
        let day = match trigger {
            Trigger::Schedule => settings.starting().day_of(at).unwrap_or(at.day()),
            Trigger::Api | Trigger::First => self.store.now().day(),
        };
        let work = CollectionWork::new(trigger, day, engines, settings.repetitions());
        let (id, _) = self.start_as(token, brand, work).await?;
        Ok(id)
    }
}

/// Starts the first collection of a brand that has just got its first prompts, where its organization collects by itself.
///
/// # Errors
/// As [`Tasks::start`] says.
pub async fn start_first(store: &Store, brand: BrandId, engines: Vec<AskedEngine>) -> Result<()> {
    let settings = store.collecting().await?;
    if settings.collection {
        let tasks = Tasks::<CollectionWork>::new(store);
        tasks
            .start_once(brand, brand.0.moment(), Trigger::First, engines, &settings)
            .await?;
    }
    Ok(())
}
