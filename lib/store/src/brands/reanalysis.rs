//! How far a re-analysis came: an item beside the brand that is there while one runs.

use std::collections::BTreeSet;

use super::Brands;
use crate::keys::{BrandKeys, Key};
use crate::table::outbox::OutboxEntry;
use crate::table::{Action, BrandGone, Item, Transaction, entity_of, number, number_of, text};
use answerscope_domain::entities::brand::{BrandRecord, Reanalysis};
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::BrandId;
use answerscope_metrics::{SegmentWindow, share};
use aws_sdk_dynamodb::types::AttributeValue;

/// The item's kind.
pub const KIND: &str = "reanalysis";

/// A walk through a brand's windows: which were gone through, so that the next run goes on behind them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Walk {
    /// The number of the names that answers are read with; with others all of them are read again.
    pub names_version: u32,
    /// The version of the method.
    pub method_version: u32,
    /// The outbox entries that it is for, by their sort keys: those that come later need a walk of their own.
    pub entries: BTreeSet<String>,
    /// The last window that was gone through.
    pub after: Option<SegmentWindow>,
}

impl Walk {
    /// Reads the item; `None` where no window has been gone through yet.
    fn read(item: &Item) -> Option<Self> {
        let count = |name| u32::try_from(number_of(item, name)?).ok();
        Some(Self {
            names_version: count("naming")?,
            method_version: count("method")?,
            entries: item.get("entries")?.as_ss().ok()?.iter().cloned().collect(),
            after: Some(SegmentWindow(i32::try_from(number_of(item, "window")?).ok()?)),
        })
    }

    fn attributes(&self) -> Option<[(String, AttributeValue); 4]> {
        let after = self.after?;
        Some([
            ("naming".into(), number(self.names_version)),
            ("method".into(), number(self.method_version)),
            (
                "entries".into(),
                AttributeValue::Ss(self.entries.iter().cloned().collect()),
            ),
            ("window".into(), number(after.0)),
        ])
    }
}

/// How much of a brand's answers is read as it is to be, in parts of no unit of their own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReanalysisProgress {
    /// Those that are read.
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

/// Writes the item of a re-analysis that begins.
pub(super) fn note(keys: BrandKeys, progress: ReanalysisProgress) -> Action {
    Action::put(item(keys, progress))
}

fn item(keys: BrandKeys, progress: ReanalysisProgress) -> Item {
    let Key { pk, sk } = keys.reanalysis();
    Item::from([
        ("pk".into(), text(pk)),
        ("sk".into(), text(sk)),
        ("kind".into(), text(KIND)),
        ("v".into(), number(1)),
        ("done".into(), number(progress.done)),
        ("of".into(), number(progress.all)),
    ])
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

    /// Reads which windows a re-analysis has gone through, if it has any.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn reanalysis_walk(self, brand: BrandId) -> Result<Option<Walk>> {
        let item = self.store.table().get(&self.store.org.of(brand).reanalysis()).await?;
        Ok(item.as_ref().and_then(Walk::read))
    }

    /// Notes how far a re-analysis came.
    ///
    /// # Errors
    /// [`answerscope_domain::Error::NotFound`] where the brand was deleted.
    pub async fn note_reanalysis(self, brand: BrandId, progress: ReanalysisProgress, walk: &Walk) -> Result<()> {
        let keys = self.store.org.of(brand);
        let mut item = item(keys, progress);
        item.extend(walk.attributes().into_iter().flatten());
        let note = Transaction::new()
            .guard(BrandGone, Action::exists(keys.brand()))
            .then(Action::put(item));
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
