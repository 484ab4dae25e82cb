//! What each metric does with the facts of a level; a file of its own for each.

use std::future::Future;
use std::sync::Arc;

use answerscope_domain::Result;
use answerscope_domain::clock::Moment;
use answerscope_domain::page::{Listed, ListedWith};
use answerscope_metrics::{EngineSet, Section, Select, Slice, no_answers};
use answerscope_store::Store;
use answerscope_store::segments::{MetricInput, MetricSubject};
use schemars::JsonSchema;
use serde::Serialize;

use crate::query::{MetricScope, RowQuery};
use crate::series::Points;

/// A metric.
pub trait MetricKind: Sized + Send + Sync + 'static {
    /// Which one it is.
    const METRIC: answerscope_domain::Metric;
    /// The numeric fields of its rows.
    const NUMERIC: &'static [&'static str];
    /// The sections that its rows are counted from.
    const OF_ROWS: &'static [Section];
    /// The sections that its points are counted from.
    const OF_POINTS: &'static [Section];
    /// A row of its aggregates.
    type Row: serde::Serialize + schemars::JsonSchema + answerscope_domain::Named + Send;
    /// A point of its time series.
    type Point: serde::Serialize + schemars::JsonSchema + Send;
    /// What it tells beside its rows.
    type Beside: serde::Serialize + schemars::JsonSchema + Default + Send;
    /// Its own filters, for the document; [`crate::query`] reads those of all metrics.
    type Filters: schemars::JsonSchema;
    /// Its rows out of the daily totals beside the segments, where they are all it needs.
    fn aggregate_of_totals(
        _: &Store,
        _: MetricSubject,
        _: &MetricScope,
        _: &RowQuery,
    ) -> impl Future<Output = Result<Option<Aggregated<Self>>>> + Send {
        std::future::ready(Ok(None))
    }
    /// Its series out of the daily totals, where they are all it needs.
    fn series_of_totals(
        _: &Store,
        _: MetricSubject,
        _: &MetricScope,
    ) -> impl Future<Output = Result<Option<Points<Self::Point>>>> + Send {
        std::future::ready(Ok(None))
    }
    /// One page of its rows.
    fn aggregate(facts: &Facts, shape: &RowQuery) -> Listed<Self::Row>;
    /// What it tells beside its rows.
    fn beside(_: &Facts) -> Self::Beside {
        Self::Beside::default()
    }
    /// A point for each day and brand.
    fn series(facts: &Facts) -> Vec<Self::Point>;
}

/// What aggregates tell beside their rows.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Beside<B> {
    /// Every answer that was stored before this moment is counted, later ones may be (ISO 8601); `null` where none has been
    /// counted since this is noted.
    counted_until: Option<String>,
    /// How often collections asked the engines that are counted, on these days and for these prompts, and were shown no answer:
    /// that is none of the answers that figures are parts of.
    no_answer_count: u64,
    #[serde(flatten)]
    of_metric: B,
}

/// A metric that has nothing to tell beside its rows.
#[derive(Debug, Default, Serialize, JsonSchema)]
pub struct NoFields {}

/// The answer to a request for aggregates.
pub(crate) type Aggregated<M> = ListedWith<<M as MetricKind>::Row, Beside<<M as MetricKind>::Beside>>;

/// Rows with what is told beside them.
pub(crate) fn aggregated<M: MetricKind>(
    list: Listed<M::Row>,
    until: Option<Moment>,
    no_answer_count: u64,
    of_metric: M::Beside,
) -> Aggregated<M> {
    let counted_until = until.map(Moment::iso);
    ListedWith {
        list,
        more: Beside {
            counted_until,
            no_answer_count,
            of_metric,
        },
    }
}

/// What a metric counts.
pub struct Facts {
    /// Brand, prompts and days.
    pub metric_input: MetricInput,
    /// The engines, through the surfaces that count.
    pub engines: EngineSet,
    /// Visibility counts answers instead of prompts.
    pub answers: bool,
    slices: Vec<(Section, Vec<Arc<Slice>>)>,
}

impl Facts {
    /// Reads sections of a level's facts, side by side. Where engines showed no answer, what tells for which prompts is read too.
    pub(crate) async fn read(
        metric_input: MetricInput,
        sections: &'static [Section],
        engines: EngineSet,
        answers: bool,
    ) -> Result<Self> {
        let engines = engines.counting(metric_input.counted.asked());
        let none = metric_input.counted.no_answers(engines) > 0;
        let sections: Vec<Section> = sections
            .iter()
            .copied()
            .chain(none.then_some(Section::Origins))
            .collect();
        let slices = metric_input.sections(&sections).await?;
        Ok(Self {
            slices: sections.into_iter().zip(slices).collect(),
            engines,
            metric_input,
            answers,
        })
    }

    /// The slices of one of the sections that were read.
    pub(crate) fn slices(&self, section: Section) -> Vec<&Slice> {
        let read = self.slices.iter().filter(|(read, _)| *read == section);
        read.flat_map(|(_, slices)| slices).map(AsRef::as_ref).collect()
    }

    pub(crate) fn select(&self) -> Select<'_> {
        Select {
            days: self.metric_input.counted.days.clone(),
            engines: self.engines,
            prompts: &self.metric_input.prompts,
        }
    }

    /// How often the engines showed no answer.
    pub(crate) fn no_answers(&self, select: &Select<'_>) -> u64 {
        no_answers(&self.slices(Section::Origins), select)
    }
}
