//! Which answers are to be read anew, and the start of it. A changed brand starts it by itself; a new version of the
//! analysis method waits for the command `reread`, so that a deployment does not read all answers of all brands at once.

use serde::Serialize;

use super::Store;
use super::answers::FactBatch;
use super::marks::Mark;
use super::rereading::{made_with_todays, unreadable_of};
use super::table::Action;
use crate::error::{Error, Result};
use crate::ids::BrandId;

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

impl Store {
    /// Counts what is to be read anew, a page of facts at a time.
    pub async fn outdated(&self, brand: BrandId) -> Result<Outdated> {
        let (keys, record) = (self.org.of(brand), self.brand(brand).await?);
        let mut found = Outdated::default();
        for span in self.spans_with_facts(keys, &self.marks(brand).await?).await? {
            let (range, mut from) = (keys.facts_of_span(span), None);
            loop {
                let (items, next) = self.app.table.query_page(&range, from).await?;
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

    /// Marks a brand of which something is to be read anew; the sweeper tells the rollup worker.
    pub async fn mark_reanalysis(&self, brand: BrandId) -> Result<Outdated> {
        let (keys, found) = (self.org.of(brand), self.outdated(brand).await?);
        if !found.is_empty() {
            let mark = Mark::Naming.put(keys, self.fresh_token());
            let written = self
                .app
                .table
                .transact(vec![Action::exists(keys.brand()), mark])
                .await?;
            written.map_err(|_| Error::NotFound)?;
        }
        Ok(found)
    }

    /// The same, and tells the rollup worker.
    pub async fn start_reanalysis(&self, brand: BrandId) -> Result<Outdated> {
        let found = self.mark_reanalysis(brand).await?;
        if !found.is_empty() {
            self.settle(brand).await;
        }
        Ok(found)
    }
}
