//! What a metric is read from: the brand, the prompts of the level as a bitmap, and the segments of the days.

use std::ops::RangeInclusive;
use std::sync::Arc;

use answerscope_metrics::{Bitmap, Day, Section, Slice};

use super::Store;
use super::catalog::Catalog;
use super::keys::BrandKeys;
use super::segments::{Segment, method_versions};
use super::table::entity_of;
use crate::entities::brand::BrandRecord;
use crate::entities::prompt::{PromptFilter, PromptRecord, PromptType};
use crate::entities::view::ViewRecord;
use crate::error::{Error, Result};
use crate::ids::{BrandId, PromptId, TopicId, ViewId};

/// What a metric is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Subject {
    /// All prompts of a brand, or those of one type.
    Brand(BrandId, Option<PromptType>),
    /// The prompts of a topic.
    Topic(TopicId),
    /// One prompt.
    Prompt(PromptId),
    /// The prompts that a view's filters admit now.
    View(ViewId),
}

impl Subject {
    /// The brand that it belongs to.
    pub fn brand(self) -> BrandId {
        match self {
            Self::Brand(brand, _) => brand,
            Self::Topic(topic) => topic.brand,
            Self::Prompt(prompt) => prompt.brand,
            Self::View(view) => view.brand,
        }
    }
}

/// Everything that a metric is computed from, but for the slices of its section.
pub struct Ground {
    /// The brand with today's names and competitors.
    pub brand: BrandRecord,
    /// The prompts.
    pub prompts: Bitmap,
    /// The days.
    pub days: RangeInclusive<Day>,
    segments: Vec<Segment>,
    keys: BrandKeys,
    store: Store,
}

impl Ground {
    /// The versions of the analysis method that made the days, ascending.
    pub fn method_versions(&self) -> Vec<u32> {
        method_versions(&self.segments, &self.days)
    }

    /// One section of the days' segments.
    pub async fn slices(&self, section: Section) -> Result<Vec<Arc<Slice>>> {
        self.store.slices(self.keys, &self.segments, section, &self.days).await
    }
}

impl Store {
    /// Reads what a metric needs: two requests side by side, one for a prompt.
    pub async fn ground(&self, subject: Subject, days: RangeInclusive<Day>) -> Result<Ground> {
        let keys = self.org.of(subject.brand());
        let child = match subject {
            Subject::Brand(..) => None,
            Subject::Topic(topic) => Some(keys.topic(topic.slot)),
            Subject::Prompt(prompt) => Some(keys.prompt(prompt.ordinal)),
            Subject::View(view) => Some(keys.view(view)),
        };
        let alone = matches!(subject, Subject::Prompt(_));
        let mut wanted = self.segment_keys(keys, &days);
        wanted.extend(child.clone());
        wanted.extend(alone.then(|| keys.brand()));
        let catalog = async {
            if alone {
                Ok(None)
            } else {
                self.catalog(subject.brand()).await.map(Some)
            }
        };
        let (mut items, catalog) = futures::try_join!(self.app.table.batch_get(wanted), catalog)?;
        let segments = self.segments_of(keys, &days, &items).await?;
        let child = child.map(|key| items.remove(&key).ok_or(Error::NotFound)).transpose()?;
        let (brand, prompts) = match (catalog, subject, child) {
            (Some(catalog), Subject::View(_), Some(item)) => {
                let view: ViewRecord = entity_of(item)?;
                select(catalog, &view.filters.prompts())
            }
            (Some(catalog), Subject::Topic(topic), _) => select(catalog, &PromptFilter::of_topic(topic.slot)),
            (Some(catalog), Subject::Brand(_, kind), _) => select(
                catalog,
                &PromptFilter {
                    kind,
                    ..Default::default()
                },
            ),
            (_, Subject::Prompt(_), Some(prompt)) => {
                let brand = items.remove(&keys.brand()).ok_or(Error::NotFound)?;
                select_one(entity_of(brand)?, entity_of(prompt)?)?
            }
            _ => return Err(Error::NotFound),
        };
        Ok(Ground {
            brand,
            prompts,
            days,
            segments,
            keys,
            store: self.clone(),
        })
    }

    /// A brand and the daily totals of its segments: all that its share of voice needs, in one request.
    pub async fn totals(&self, brand: BrandId, days: &RangeInclusive<Day>) -> Result<(BrandRecord, Vec<Segment>)> {
        let keys = self.org.of(brand);
        let mut wanted = self.segment_keys(keys, days);
        wanted.push(keys.brand());
        let mut items = self.app.table.batch_get(wanted).await?;
        let brand = entity_of(items.remove(&keys.brand()).ok_or(Error::NotFound)?)?;
        Ok((brand, self.segments_of(keys, days, &items).await?))
    }

    /// A view, its brand's catalog, and the ground of its prompts' performance.
    pub async fn view_ground(&self, view: ViewId, days: RangeInclusive<Day>) -> Result<(ViewRecord, Catalog, Ground)> {
        let keys = self.org.of(view.brand);
        let mut wanted = self.segment_keys(keys, &days);
        wanted.push(keys.view(view));
        let (mut items, catalog) =
            futures::try_join!(self.app.table.batch_get(wanted), self.catalog_and_prompts(view.brand))?;
        let segments = self.segments_of(keys, &days, &items).await?;
        let record: ViewRecord = entity_of(items.remove(&keys.view(view)).ok_or(Error::NotFound)?)?;
        let prompts = catalog.select(&record.filters.prompts());
        let brand = catalog.brand.clone();
        Ok((
            record,
            catalog,
            Ground {
                brand,
                prompts,
                days,
                segments,
                keys,
                store: self.clone(),
            },
        ))
    }
}

fn select_one(brand: BrandRecord, prompt: PromptRecord) -> Result<(BrandRecord, Bitmap)> {
    brand.require_topic(prompt.topic)?;
    Ok((brand, std::iter::once(prompt.id.ordinal).collect()))
}

fn select(catalog: Catalog, filter: &PromptFilter) -> (BrandRecord, Bitmap) {
    let prompts = catalog.select(filter);
    (catalog.brand, prompts)
}
