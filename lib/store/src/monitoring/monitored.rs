//! The monitored prompts of a brand, a page of its catalog at a time, however many there are.

use std::collections::BTreeMap;

use super::catalog::Catalogs;
use super::catalog_row::RowReader;
use crate::keys::{CHUNK, KeyRange};
use answerscope_domain::entities::brand::BrandRecord;
use answerscope_domain::entities::collection::BLOCK;
use answerscope_domain::entities::prompt::Monitoring;
use answerscope_domain::error::{Error, Result};

/// Monitored prompts of a part of a catalog.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MonitoredPage {
    /// Blocks of 32 ordinals that have some, ascending: the block's number, and a bit for each prompt.
    pub blocks: Vec<(u32, u32)>,
    /// The first ordinal behind the page, where more may follow.
    pub next: Option<u32>,
}

impl Catalogs<'_> {
    /// The monitored prompts from an ordinal on, as far as one request tells.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn monitored(self, brand: &BrandRecord, from: u32) -> Result<MonitoredPage> {
        let keys = self.store.org.of(brand.id);
        let range = KeyRange {
            from: keys.catalog(from).sk,
            ..keys.brand_and_catalog()
        };
        let (items, more) = self.store.table().query_page(&range, None).await?;
        let mut rows = RowReader::default();
        items.iter().try_for_each(|item| rows.read(item))?;
        let last = items.last().and_then(|item| crate::table::text_of(item, "sk"));
        let next = match (more, last) {
            (Some(_), Some(last)) => {
                let chunk = last.rsplit('#').next().and_then(|chunk| chunk.parse::<u32>().ok());
                let chunk = chunk.ok_or_else(|| Error::internal(format!("{last} is no catalog item")))?;
                Some((chunk + 1) * CHUNK)
            }
            _ => None,
        };
        let mut blocks: BTreeMap<u32, u32> = BTreeMap::new();
        for row in rows.finish().rows.iter() {
            let asked = row.monitoring == Monitoring::Active && brand.has_topic(row.topic);
            if asked && row.ordinal >= from {
                *blocks.entry(row.ordinal / BLOCK).or_default() |= 1 << (row.ordinal % BLOCK);
            }
        }
        Ok(MonitoredPage {
            blocks: blocks.into_iter().collect(),
            next,
        })
    }
}
