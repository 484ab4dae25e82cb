//! Counting anew from the facts: after a restore of the table, whose segments may name objects that were replaced since.

use answerscope_metrics::SegmentWindow;
use serde::Serialize;

use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::BrandId;
use answerscope_store::Store;
use answerscope_store::brands::BrandRow;
use answerscope_store::segments::window_of;
use answerscope_store::table::outbox::OutboxEntry;
use answerscope_store::table::{Action, BrandGone, Transaction, entity_of};

/// What will be counted anew.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Recount {
    /// Brands of the organization.
    pub brands: usize,
    /// Segments of them, of 32 days each.
    pub segments: usize,
}

/// Marks every day that the organization has figures of. The backfill builds them from the facts; until it has,
/// figures are what they were.
pub async fn recount(store: &Store) -> Result<Recount> {
    if store.table().get(&store.org.organization()).await?.is_none() {
        return Err(Error::NotFound);
    }
    let rows = store.table().query(&store.org.brand_rows()).await?;
    let mut marked = Recount::default();
    for row in rows {
        let brand: BrandRow = entity_of(row)?;
        marked.segments += recount_brand(store, brand.id).await?;
        marked.brands += 1;
    }
    Ok(marked)
}

/// The same for a brand; how many segments it has.
///
/// # Errors
/// When the table does not answer.
pub async fn recount_brand(store: &Store, brand: BrandId) -> Result<usize> {
    let keys = store.org.of(brand);
    let segments = store.table().query(&keys.segments()).await?;
    let windows: Vec<SegmentWindow> = segments.iter().filter_map(window_of).collect();
    for window in &windows {
        let entry = OutboxEntry::RebuildDays(*window, window.each_day().collect()).put(keys, store.fresh_token());
        let mark = Transaction::new()
            .guard(BrandGone, Action::exists(keys.brand()))
            .then(entry);
        match store.table().commit(mark).await? {
            Ok(()) => {}
            Err(BrandGone) => return Ok(0),
        }
    }
    Ok(windows.len())
}
