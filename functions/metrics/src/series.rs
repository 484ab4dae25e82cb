use std::marker::PhantomData;
use std::ops::RangeInclusive;

use answerscope_core::Result;
use answerscope_core::compute;
use answerscope_core::envelope::One;
use answerscope_core::operation::{Context, Input, Operation, Spec};
use answerscope_core::params::Nothing;
use answerscope_metrics::Day;
use schemars::JsonSchema;
use serde::Serialize;

use crate::levels::Level;
use crate::metric::{Facts, Metric};
use crate::query::SeriesQuery;
use crate::rows::{Interval, VisibilityRow, VoiceRow};

/// A metric of a level, day by day.
pub struct TimeSeries<L, M>(PhantomData<fn() -> (L, M)>);

/// The points of a time series.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "{P}s")]
#[serde(rename_all = "camelCase")]
pub struct Points<P> {
    /// The versions of the analysis method that read the answers of these days, ascending: where there are several,
    /// figures may differ between days for no other reason. Days that were counted before this was kept tell none.
    pub method_versions: Vec<u32>,
    /// In the order of days; a day without answers has zeros.
    pub timeseries: Vec<P>,
}

impl<L: Level, M: Metric> Operation for TimeSeries<L, M> {
    const SPEC: Spec = L::SERIES[M::PLACE];
    type Path = L::Id;
    type Query = SeriesQuery<L>;
    type Body = Nothing;
    type Reply = One<Points<M::Point>>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let scope = input.query.scope;
        let subject = L::subject(input.path, scope.kind);
        if let Some(points) = M::series_of_totals(&cx.store, subject, &scope).await? {
            return Ok(One(points));
        }
        let ground = cx.store.ground(subject, scope.days).await?;
        let method_versions = ground.method_versions();
        let facts = Facts::read(ground, M::OF_POINTS, scope.engines, L::ANSWERS).await?;
        Ok(One(Points {
            method_versions,
            timeseries: compute::run(move || M::series(&facts)).await?,
        }))
    }
}

/// The points of every day of a range.
pub(crate) fn by_day<P>(days: &RangeInclusive<Day>, points: impl Fn(Day) -> Vec<P>) -> Vec<P> {
    (days.start().0..=days.end().0)
        .flat_map(|day| points(Day(day)))
        .collect()
}

/// Share of voice of a brand on a day.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct VoicePoint {
    date: String,
    brand: String,
    domain: String,
    relationship: &'static str,
    mention_count: u64,
    share_of_voice: f64,
}

impl VoicePoint {
    pub(crate) fn new(day: Day, row: VoiceRow) -> Self {
        Self {
            date: day.to_string(),
            brand: row.brand,
            domain: row.domain,
            relationship: row.relationship,
            mention_count: row.mention_count,
            share_of_voice: row.share_of_voice,
        }
    }
}

/// Visibility of a brand on a day.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct VisibilityPoint {
    date: String,
    brand: String,
    domain: String,
    relationship: &'static str,
    mention_count: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    prompt_count: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    answer_count: Option<u64>,
    visibility: f64,
    confidence_interval: Interval,
}

impl VisibilityPoint {
    pub(crate) fn new(day: Day, row: VisibilityRow) -> Self {
        Self {
            date: day.to_string(),
            brand: row.brand,
            domain: row.domain,
            relationship: row.relationship,
            mention_count: row.mention_count,
            prompt_count: row.prompt_count,
            answer_count: row.answer_count,
            visibility: row.visibility,
            confidence_interval: row.confidence_interval,
        }
    }
}

/// Citations of a brand's own domain on a day.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct CitationPoint {
    pub(crate) date: String,
    pub(crate) brand: String,
    pub(crate) domain: String,
    pub(crate) relationship: &'static str,
    pub(crate) total_citations: u64,
}

/// What is said about the owned brand's features on a day.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct SentimentPoint {
    pub(crate) date: String,
    pub(crate) endorsed_mentions: u64,
    pub(crate) undermined_mentions: u64,
    pub(crate) neutral_mentions: u64,
}
