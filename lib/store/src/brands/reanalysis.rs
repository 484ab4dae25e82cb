//! How far a re-analysis came: an item beside the brand that is there while one runs.

use super::Brands;
use crate::keys::{BrandKeys, Key};
use crate::table::outbox::OutboxEntry;
use crate::table::{Action, BrandGone, Item, Transaction, entity_of, number, number_of, text};
use answerscope_domain::entities::brand::{BrandRecord, Reanalysis};
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::BrandId;
use answerscope_metrics::share;

/// The item's kind.
pub const KIND: &str = "reanalysis";

/// How many pieces of a brand's answers are read as they are to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReanalysisProgress {
    /// Those that are.
    pub done: u32,
    /// All of them.
    pub all: u32,
}

impl ReanalysisProgress {
    /// Nothing is read yet, and how much there is to read is not known.
    pub const BEGUN: Self = Self { done: 0, all: 1 };

    /// Reads the item.
    pub fn read(item: &Item) -> Option<Self> {
        let count = |name| u32::try_from(number_of(item, name)?).ok();
        Some(Self {
            done: count("done")?,
            all: count("of")?,
        })
    }

    /// As callers see it.
    pub fn shown(self) -> Reanalysis {
        Reanalysis {
            progress: share(self.done.min(self.all).into(), self.all.into()),
        }
    }
}

/// Writes the item.
pub(super) fn note(keys: BrandKeys, progress: ReanalysisProgress) -> Action {
    let Key { pk, sk } = keys.reanalysis();
    Action::put(Item::from([
        ("pk".into(), text(pk)),
        ("sk".into(), text(sk)),
        ("kind".into(), text(KIND)),
        ("v".into(), number(1)),
        ("done".into(), number(progress.done)),
        ("of".into(), number(progress.all)),
    ]))
}

impl Brands<'_> {
    /// Reads a brand, and how far its re-analysis came while one runs. One request.
    ///
    /// # Errors
    /// [`Error::NotFound`] where there is no such brand.
    pub async fn get_with_reanalysis(self, brand: BrandId) -> Result<(BrandRecord, Option<ReanalysisProgress>)> {
        let keys = self.store.org.of(brand);
        let wanted = vec![keys.brand(), keys.reanalysis()];
        let mut items = self.store.table().batch_get(wanted).await?;
        let progress = items.get(&keys.reanalysis()).and_then(ReanalysisProgress::read);
        let record = entity_of(items.remove(&keys.brand()).ok_or(Error::NotFound)?)?;
        Ok((record, progress))
    }

    /// Leaves the outbox entry by which all answers of a brand are read anew that are not what they would be read as today.
    ///
    /// # Errors
    /// [`Error::NotFound`] where there is no such brand.
    pub async fn request_reanalysis(self, brand: BrandId) -> Result<()> {
        let keys = self.store.org.of(brand);
        let request = Transaction::new()
            .guard(BrandGone, Action::exists(keys.brand()))
            .then(OutboxEntry::Reanalysis.put(keys, self.store.fresh_token()))
            .then(note(keys, ReanalysisProgress::BEGUN));
        self.store.table().commit(request).await??;
        Ok(())
    }

    /// Notes how far a re-analysis came, in pieces.
    ///
    /// # Errors
    /// [`answerscope_domain::Error::NotFound`] where the brand was deleted.
    pub async fn note_reanalysis(self, brand: BrandId, done: usize, all: usize) -> Result<()> {
        let keys = self.store.org.of(brand);
        let [done, all] = [done, all].map(|count| u32::try_from(count).unwrap_or(u32::MAX));
        let note = Transaction::new()
            .guard(BrandGone, Action::exists(keys.brand()))
            .then(note(keys, ReanalysisProgress { done, all }));
        self.store.table().commit(note).await??;
        Ok(())
    }

    /// Notes that a re-analysis is over.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn end_reanalysis(self, brand: BrandId) -> Result<()> {
        let note = Action::delete(self.store.org.of(brand).reanalysis());
        self.store.table().write([note]).await
    }
}
