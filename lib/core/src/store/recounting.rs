//! Counting anew from the facts: after a restore of the table, whose segments may name objects that were replaced since.

use answerscope_metrics::Span;
use serde::Serialize;

use super::Store;
use super::brands::BrandRow;
use super::marks::Mark;
use super::segments::span_of;
use super::table::{Action, entity_of};
use crate::error::{Error, Result};
use crate::ids::BrandId;

/// What will be counted anew.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Recount {
    /// Brands of the organization.
    pub brands: usize,
    /// Segments of them, of 32 days each.
    pub segments: usize,
}

impl Store {
    /// Marks every day that the organization has figures of. The rollup worker builds them from the facts; until it has,
    /// figures are what they were.
    pub async fn recount(&self) -> Result<Recount> {
        if self.app.table.get(&self.org.organization()).await?.is_none() {
            return Err(Error::NotFound);
        }
        let rows = self.app.table.query(&self.org.brand_rows()).await?;
        let mut marked = Recount::default();
        for row in rows {
            let brand: BrandRow = entity_of(row)?;
            marked.segments += self.recount_brand(brand.id).await?;
            marked.brands += 1;
        }
        Ok(marked)
    }

    async fn recount_brand(&self, brand: BrandId) -> Result<usize> {
        let keys = self.org.of(brand);
        let segments = self.app.table.query(&keys.segments()).await?;
        let spans: Vec<Span> = segments.iter().filter_map(span_of).collect();
        for span in &spans {
            let mark = Mark::Days(*span, span.each_day().collect()).put(keys, self.fresh_token());
            let marked = self
                .app
                .table
                .transact(vec![Action::exists(keys.brand()), mark])
                .await?;
            if marked.is_err() {
                return Ok(0); // deleted meanwhile
            }
        }
        Ok(spans.len())
    }
}
