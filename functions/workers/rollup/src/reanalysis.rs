//! Which answers are to be read anew, and the start of it where somebody asks: a changed brand starts it by itself, and
//! after a new version of the analysis method the sweeper does, a few brands at a time.

use serde::Serialize;

use crate::reread::{made_with_todays, unreadable_of};
use answerscope_domain::error::Result;
use answerscope_domain::ids::BrandId;
use answerscope_store::Store;
use answerscope_store::answers::FactBatch;

/// What is to be read anew of a brand.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Outdated {
    /// Answers that were not read with today's names by today's method.
    pub answers: usize,
    /// Answers whose texts could not be read when they were to be read anew.
    pub unreadable: usize,
}

impl Outdated {
    /// Whether there is nothing to read.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// Counts what is to be read anew, a page of facts at a time.
pub async fn outdated(store: &Store, brand: BrandId) -> Result<Outdated> {
    let (keys, record) = (store.org.of(brand), store.brands().get(brand).await?);
    let mut found = Outdated::default();
    let entries = store.outbox().list(brand).await?;
    for window in store.segments().windows_with_facts(keys, &entries).await? {
        let (range, mut from) = (keys.facts_of_window(window), None);
        loop {
            let (items, next) = store.table().query_page(&range, from).await?;
            for item in &items {
                if !made_with_todays(&record, item) {
                    found.answers += FactBatch::unpack(item).map_or(0, |batch| batch.0.len());
                }
                found.unreadable += unreadable_of(item);
            }
            from = next;
            if from.is_none() {
                break;
            }
        }
    }
    Ok(found)
}

/// Marks a brand of which something is to be read anew; the sweeper tells the backfill worker.
pub async fn request_reanalysis(store: &Store, brand: BrandId) -> Result<Outdated> {
    let found = outdated(store, brand).await?;
    if !found.is_empty() {
        store.brands().request_reanalysis(brand).await?;
    }
    Ok(found)
}

/// The same, and tells the backfill worker.
pub async fn start_reanalysis(store: &Store, brand: BrandId) -> Result<Outdated> {
    let found = request_reanalysis(store, brand).await?;
    if !found.is_empty() {
        store.outbox().enqueue_backfill(brand).await;
    }
    Ok(found)
}
