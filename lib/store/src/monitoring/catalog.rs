//! The catalog: one narrow row for each prompt of a brand, 128 in an item, so that a brand of 100,000 prompts is
//! listed, filtered and counted from about 2 MB, which a process keeps until somebody changes them.

use std::collections::HashMap;
use std::sync::Arc;

use answerscope_metrics::Bitmap;
use futures::future::try_join_all;

use super::catalog_row::{Admits, CatalogRow, RowReader};
use crate::Store;
use crate::brands::{State, counted};
use crate::keys::{CHUNK, Key, KeyRange};
use crate::table::{Item, entity_of, key_of, text_of};
use answerscope_domain::clock::Moment;
use answerscope_domain::entities::brand::BrandRecord;
use answerscope_domain::entities::prompt::{PromptFilter, PromptRecord};
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::BrandId;
use answerscope_domain::page::PageRequest;

/// A brand with its prompts' rows, and those prompts that came along.
#[derive(Debug)]
pub struct Catalog {
    /// The brand.
    pub brand: BrandRecord,
    /// The rows, by ordinal.
    pub rows: Arc<[CatalogRow]>,
    /// Prompts that the same request returned.
    pub prompts: HashMap<u32, PromptRecord>,
    /// Every answer that was stored before is counted.
    pub counted_until: Option<Moment>,
}

impl Catalog {
    /// Without the prompts of topics that are being deleted.
    fn visible(mut self) -> Self {
        let Self {
            brand, rows, prompts, ..
        } = &mut self;
        if !brand.dying_topics.is_empty() {
            *rows = rows.iter().filter(|row| brand.has_topic(row.topic)).cloned().collect();
            prompts.retain(|_, prompt| brand.has_topic(prompt.topic));
        }
        self
    }

    /// The ordinals of the prompts that pass a filter.
    pub fn select(&self, filter: &PromptFilter) -> Bitmap {
        self.rows
            .iter()
            .filter(|row| filter.admits(row))
            .map(|row| row.ordinal)
            .collect()
    }

    /// The ordinals of all prompts.
    pub fn all(&self) -> Bitmap {
        self.rows.iter().map(|row| row.ordinal).collect()
    }
}

/// Catalog items that are read by one request beside others.
const PARALLEL: u32 = 300;

/// Catalogs: a brand and one narrow row for each of its prompts, from which lists, views and figures choose.
#[derive(Clone, Copy)]
pub struct Catalogs<'s> {
    pub(crate) store: &'s Store,
}

impl Catalogs<'_> {
    /// The brand and its catalog.
    pub async fn get(self, brand: BrandId) -> Result<Catalog> {
        Ok(self.get_whole(brand).await?.visible())
    }

    /// The brand and its catalog, with the prompts of topics that are being deleted.
    pub async fn get_whole(self, brand: BrandId) -> Result<Catalog> {
        match self.kept(brand, |_| Vec::new()).await? {
            Some(catalog) => Ok(catalog),
            None => self.read(brand, self.store.org.of(brand).brand_and_catalog()).await,
        }
    }

    /// The brand, its catalog, and as many prompts as fit into the first request; none where the process has the catalog.
    pub async fn get_with_prompts(self, brand: BrandId) -> Result<Catalog> {
        self.get_with(brand, |_| Vec::new()).await
    }

    /// The brand, its catalog, and the prompts of a page, as far as they come with the same request.
    pub(super) async fn get_with_page(
        self,
        brand: BrandId,
        filter: &PromptFilter,
        page: PageRequest,
    ) -> Result<Catalog> {
        let keys = self.store.org.of(brand);
        let of_page = |rows: &[CatalogRow]| {
            let admitted = rows.iter().filter(|row| filter.admits(row)).map(|row| row.ordinal);
            let (before, size) = page.offset_and_size();
            admitted
                .skip(before)
                .take(size)
                .map(|ordinal| keys.prompt(ordinal))
                .collect()
        };
        self.get_with(brand, of_page).await
    }

    async fn get_with(self, brand: BrandId, prompts: impl FnOnce(&[CatalogRow]) -> Vec<Key>) -> Result<Catalog> {
        let catalog = match self.kept(brand, prompts).await? {
            Some(catalog) => catalog,
            None => self.read(brand, self.store.org.of(brand).brand_to_prompts()).await?,
        };
        Ok(catalog.visible())
    }

    /// The brand with the rows that the process has kept, where these are the latest, and with the prompts that `prompts` wants
    /// by them.
    async fn kept(self, brand: BrandId, prompts: impl FnOnce(&[CatalogRow]) -> Vec<Key>) -> Result<Option<Catalog>> {
        let (cache, keys) = (&self.store.stores.catalogs, self.store.org.of(brand));
        let Some(kept) = cache.get(keys.organization, brand, self.store.now()) else {
            return Ok(None);
        };
        let mut wanted = prompts(&kept.rows);
        wanted.extend([keys.brand(), keys.counted(), keys.state()]);
        let items = self.store.table().batch_get(wanted).await?;
        let state = items.get(&keys.state()).map(State::of).ok_or(Error::NotFound)?;
        if state.catalog_revision != kept.revision {
            return Ok(None);
        }
        let read = CatalogItems::of(items.into_values())?;
        Ok(Some(read.catalog(Arc::clone(&kept.rows))?))
    }

    async fn read(self, brand: BrandId, range: KeyRange) -> Result<Catalog> {
        let (keys, now) = (self.store.org.of(brand), self.store.now());
        let (mut items, next) = self.store.table().query_page(&range, None).await?;
        let last = next.map(|at| key_of(&at).sk);
        let limit = keys.brand_and_catalog().to;
        if let Some(last) = last.filter(|last| *last < limit) {
            let state = items
                .iter()
                .find(|item| text_of(item, "kind") == Some("state"))
                .map(State::of)
                .unwrap_or_default();
            let first = last
                .rsplit('#')
                .next()
                .and_then(|n| n.parse::<u32>().ok())
                .map_or(0, |n| n + 1);
            let chunks: Vec<u32> = (first..=state.next_prompt / CHUNK).step_by(PARALLEL as usize).collect();
            let ranges = chunks.iter().map(|from| KeyRange {
                pk: range.pk.clone(),
                from: keys.catalog(from * CHUNK).sk,
                to: keys.catalog((from + PARALLEL - 1) * CHUNK).sk,
            });
            let ranges: Vec<_> = ranges.collect();
            let rest = try_join_all(ranges.iter().map(|range| self.store.table().query(range))).await?;
            items.extend(rest.into_iter().flatten());
        }
        let mut read = CatalogItems::of(items)?;
        let rows = std::mem::take(&mut read.rows).finish();
        let cache = &self.store.stores.catalogs;
        cache.keep(keys.organization, brand, &rows, read.state.catalog_revision, now);
        read.catalog(rows.rows)
    }
}

/// What items around a catalog say.
#[derive(Default)]
struct CatalogItems {
    brand: Option<BrandRecord>,
    state: State,
    counted_until: Option<Moment>,
    rows: RowReader,
    prompts: HashMap<u32, PromptRecord>,
}

impl CatalogItems {
    fn of(items: impl IntoIterator<Item = Item>) -> Result<Self> {
        let mut read = Self::default();
        for item in items {
            match text_of(&item, "kind") {
                Some("brand") => read.brand = Some(entity_of(item)?),
                Some("state") => read.state = State::of(&item),
                Some(counted::KIND) => read.counted_until = counted::counted_until(&item),
                Some("catalog") => read.rows.read(&item)?,
                Some("prompt") => {
                    let prompt: PromptRecord = entity_of(item)?;
                    read.prompts.insert(prompt.id.ordinal, prompt);
                }
                _ => {}
            }
        }
        Ok(read)
    }

    /// With rows that came with them or were kept; not found where the brand is not.
    fn catalog(self, rows: Arc<[CatalogRow]>) -> Result<Catalog> {
        Ok(Catalog {
            brand: self.brand.ok_or(Error::NotFound)?,
            rows,
            prompts: self.prompts,
            counted_until: self.counted_until,
        })
    }
}
