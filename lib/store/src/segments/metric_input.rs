//! What a metric is read from: the brand, the prompts of the level as a bitmap, and the segments of the days.

use std::ops::RangeInclusive;
use std::sync::Arc;

use answerscope_metrics::{Bitmap, Day, Engine, EngineSet, MentionTotals, ModelOfDay, Section, Slice};

use super::budget::{Allowance, DaysRead};
use super::read::by_window;
use super::segment::{Segment, method_versions, segment_keys};
use crate::Store;
use crate::brands::counted::counted_until;
use crate::keys::BrandKeys;
use crate::monitoring::Catalog;
use crate::table::entity_of;
use answerscope_domain::clock::Moment;
use answerscope_domain::entities::brand::BrandRecord;
use answerscope_domain::entities::prompt::{PromptFilter, PromptRecord, PromptType};
use answerscope_domain::entities::view::ViewRecord;
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{BrandId, PromptId, TopicId, ViewId};

/// What a metric is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MetricSubject {
    /// All prompts of a brand, or those of one type.
    Brand(BrandId, Option<PromptType>),
    /// The prompts of a topic.
    Topic(TopicId),
    /// One prompt.
    Prompt(PromptId),
    /// The prompts that a view's filters admit now.
    View(ViewId),
}

impl MetricSubject {
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
pub struct MetricInput {
    /// The brand with today's names and competitors.
    pub brand: BrandRecord,
    /// The prompts.
    pub prompts: Bitmap,
    /// What stands beside the segments of the days.
    pub counted: Counted,
    keys: BrandKeys,
    store: Store,
    /// Among how many inputs that a request holds at a time the memory for columns is shared.
    held_at_once: u64,
    /// Which of a request's days they are.
    read: DaysRead,
}

/// The days of a metric, and what stands beside the segments that they touch.
#[derive(Debug, Clone)]
pub struct Counted {
    /// The days.
    pub days: RangeInclusive<Day>,
    /// Their segments, those of one window after those of the window before.
    pub segments: Vec<Segment>,
    /// The daily totals of each window: of all of its segments.
    pub totals: Vec<Arc<MentionTotals>>,
    /// Every answer that was stored before this moment is counted, later ones may be; `None` where no answer has been
    /// counted since this is noted.
    pub until: Option<Moment>,
}

impl Counted {
    fn new(days: RangeInclusive<Day>, segments: Vec<Segment>, until: Option<Moment>) -> Result<Self> {
        Ok(Self {
            totals: by_window(&segments).map(totals_of).collect::<Result<_>>()?,
            days,
            segments,
            until,
        })
    }

    /// The channels that were asked on the days.
    pub fn asked(&self) -> EngineSet {
        let asked = self.totals.iter().map(|totals| totals.asked(self.days.clone()));
        asked.flat_map(EngineSet::channels).collect()
    }

    /// How often engines were asked on the days and showed no answer, for whatever prompt of the brand.
    pub fn no_answers(&self, engines: EngineSet) -> u64 {
        let each = self.totals.iter();
        each.map(|totals| totals.no_answers(self.days.clone(), engines)).sum()
    }

    /// The versions of the analysis method that made the days, ascending.
    pub fn method_versions(&self) -> Vec<u32> {
        method_versions(&self.segments, &self.days)
    }

    /// The model that gave the most of each engine's answers on each day, in all answers of the brand; days of which none
    /// is known are left out. Days ascending, then engines.
    pub fn models(&self, engines: EngineSet) -> Vec<ModelOfDay> {
        let named = self
            .totals
            .iter()
            .flat_map(|totals| totals.models(self.days.clone(), engines));
        let model = |(day, engine, model): (Day, Engine, &str)| ModelOfDay {
            day,
            engine,
            model: model.to_owned(),
        };
        named.map(model).collect()
    }
}

/// The totals of all segments of a window.
fn totals_of(segments: &[Segment]) -> Result<Arc<MentionTotals>> {
    let mut each = segments.iter().map(|segment| &segment.totals);
    let mut sum = each
        .next()
        .map(Arc::clone)
        .ok_or_else(|| Error::internal("a window without segments"))?;
    for totals in each {
        Arc::make_mut(&mut sum).add(totals).map_err(Error::internal)?;
    }
    Ok(sum)
}

impl MetricInput {
    /// One of so many inputs whose columns a request holds at a time: each may take its part of what a request may.
    pub fn one_of(self, inputs: u64) -> Self {
        Self {
            held_at_once: inputs.max(1),
            ..self
        }
    }

    /// The same, of other days of a request than those that it asks for.
    pub fn of_days(self, read: DaysRead) -> Self {
        Self { read, ..self }
    }

    /// One section of the days' segments. Citations come with the times of days that several segments have.
    pub async fn slices(&self, section: Section) -> Result<Vec<Arc<Slice>>> {
        let read = self.sections(&[section]).await?;
        Ok(read.into_iter().flatten().collect())
    }

    /// Some sections of the days' segments, of each in the order of the windows: sections that stand together are read
    /// together. Citations come with the times of days that several segments have.
    pub async fn sections(&self, sections: &[Section]) -> Result<Vec<Vec<Arc<Slice>>>> {
        let Counted { days, segments, .. } = &self.counted;
        let allowed = Allowance {
            memory: self.store.stores.settings.column_memory / self.held_at_once,
            days: self.read,
        };
        let all = self.store.segments();
        all.slices(self.keys, segments, sections, days, allowed).await
    }
}

/// What a metric is computed from: a brand, some of its prompts, and the segments of some days.
#[derive(Clone, Copy)]
pub struct Metrics<'s> {
    pub(crate) store: &'s Store,
}

impl Metrics<'_> {
    /// Reads what a metric needs: two requests side by side, one for a prompt.
    pub async fn input(self, subject: MetricSubject, days: RangeInclusive<Day>) -> Result<MetricInput> {
        let keys = self.store.org.of(subject.brand());
        let child = match subject {
            MetricSubject::Brand(..) => None,
            MetricSubject::Topic(topic) => Some(keys.topic(topic.slot)),
            MetricSubject::Prompt(prompt) => Some(keys.prompt(prompt.ordinal)),
            MetricSubject::View(view) => Some(keys.view(view)),
        };
        let alone = matches!(subject, MetricSubject::Prompt(_));
        let mut wanted = segment_keys(keys, &days);
        wanted.extend(child.clone());
        wanted.extend(alone.then(|| [keys.brand(), keys.counted()]).into_iter().flatten());
        let catalog = async {
            if alone {
                Ok(None)
            } else {
                self.store.catalogs().get(subject.brand()).await.map(Some)
            }
        };
        let (mut items, catalog) = futures::try_join!(self.store.table().batch_get(wanted), catalog)?;
        let segments = self.store.segments().among(keys, &days, &items).await?;
        let child = child.map(|key| items.remove(&key).ok_or(Error::NotFound)).transpose()?;
        let until = match &catalog {
            Some(catalog) => catalog.counted_until,
            None => items.get(&keys.counted()).and_then(counted_until),
        };
        let (brand, prompts) = match (catalog, subject, child) {
            (Some(catalog), MetricSubject::View(_), Some(item)) => {
                let view: ViewRecord = entity_of(item)?;
                select(catalog, &view.filters.prompts())
            }
            (Some(catalog), MetricSubject::Topic(topic), _) => select(catalog, &PromptFilter::of_topic(topic.slot)),
            (Some(catalog), MetricSubject::Brand(_, kind), _) => select(
                catalog,
                &PromptFilter {
                    kind,
                    ..Default::default()
                },
            ),
            (_, MetricSubject::Prompt(_), Some(prompt)) => {
                let brand = items.remove(&keys.brand()).ok_or(Error::NotFound)?;
                select_one(entity_of(brand)?, entity_of(prompt)?)?
            }
            _ => return Err(Error::NotFound),
        };
        Ok(MetricInput {
            brand,
            prompts,
            counted: Counted::new(days, segments, until)?,
            keys,
            store: self.store.clone(),
            held_at_once: 1,
            read: DaysRead::Asked,
        })
    }

    /// A brand and the daily totals of its segments: all that its share of voice needs, in one request.
    pub async fn totals(self, brand: BrandId, days: RangeInclusive<Day>) -> Result<(BrandRecord, Counted)> {
        let keys = self.store.org.of(brand);
        let mut wanted = segment_keys(keys, &days);
        wanted.extend([keys.brand(), keys.counted()]);
        let mut items = self.store.table().batch_get(wanted).await?;
        let brand = entity_of(items.remove(&keys.brand()).ok_or(Error::NotFound)?)?;
        let segments = self.store.segments().among(keys, &days, &items).await?;
        let until = items.get(&keys.counted()).and_then(counted_until);
        Ok((brand, Counted::new(days, segments, until)?))
    }

    /// A view, its brand's catalog, and what the figures of its prompts are read from.
    pub async fn view_input(
        self,
        view: ViewId,
        days: RangeInclusive<Day>,
    ) -> Result<(ViewRecord, Catalog, MetricInput)> {
        let keys = self.store.org.of(view.brand);
        let mut wanted = segment_keys(keys, &days);
        wanted.push(keys.view(view));
        let (mut items, catalog) = futures::try_join!(
            self.store.table().batch_get(wanted),
            self.store.catalogs().get_with_prompts(view.brand)
        )?;
        let segments = self.store.segments().among(keys, &days, &items).await?;
        let record: ViewRecord = entity_of(items.remove(&keys.view(view)).ok_or(Error::NotFound)?)?;
        let prompts = catalog.select(&record.filters.prompts());
        let brand = catalog.brand.clone();
        let until = catalog.counted_until;
        let metric_input = MetricInput {
            brand,
            prompts,
            counted: Counted::new(days, segments, until)?,
            keys,
            store: self.store.clone(),
            held_at_once: 1,
            read: DaysRead::Asked,
        };
        Ok((record, catalog, metric_input))
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
