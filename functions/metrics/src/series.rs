use std::marker::PhantomData;
use std::ops::RangeInclusive;

use answerscope_api::envelope::One;
use answerscope_api::operation::{Context, Input, Operation, Spec};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_domain::clock::Moment;
use answerscope_domain::entities::answer::RELATIONSHIPS;
use answerscope_domain::entities::interval::Interval;
use answerscope_metrics::{self as kernel, Day, Engine, EngineSet, model_changes};
use answerscope_store::runtime::cpu::cpu;
use answerscope_store::segments::Counted;
use schemars::JsonSchema;
use serde::Serialize;

use crate::levels::Level;
use crate::metric::{Facts, MetricKind};
use crate::query::{MetricScope, SeriesQuery};
use crate::rows::{VisibilityRow, VoiceRow};

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
    /// Where an engine answers by another model than on the day before, in all answers of the brand: figures may differ for
    /// no other reason.
    pub model_changes: Vec<ModelChange>,
    /// Every answer that was stored before this moment is counted, later ones may be (ISO 8601); `null` where none has been
    /// counted since this is noted.
    pub counted_until: Option<String>,
    /// How often collections asked the engines that are counted, on these days and for these prompts, and were shown no answer:
    /// that is none of the answers that figures are parts of.
    pub no_answer_count: u64,
    /// In the order of days; a day without answers has zeros.
    pub timeseries: Vec<P>,
}

/// An engine answers by another model.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ModelChange {
    /// The first day of the other model (UTC).
    date: String,
    /// The engine.
    #[schemars(extend("enum" = Engine::ALL.map(Engine::as_str)))]
    engine: &'static str,
    /// The model before.
    from: String,
    /// The model from this day on.
    to: String,
}

impl<P> Points<P> {
    /// Points of these days.
    pub(crate) fn new(counted: &Counted, engines: EngineSet, no_answer_count: u64, timeseries: Vec<P>) -> Self {
        let changes = model_changes(&counted.models(engines)).into_iter();
        let change = |change: kernel::ModelSwitch| ModelChange {
            date: change.day.to_string(),
            engine: change.engine.as_str(),
            from: change.from,
            to: change.to,
        };
        Self {
            method_versions: counted.method_versions(),
            model_changes: changes.map(change).collect(),
            counted_until: counted.until.map(Moment::iso),
            no_answer_count,
            timeseries,
        }
    }
}

impl<L: Level, M: MetricKind> Operation for TimeSeries<L, M> {
    const SPEC: Spec = L::SERIES.of(M::METRIC);
    type Path = L::Id;
    type Query = SeriesQuery<L>;
    type Body = Nothing;
    type Reply = One<Points<M::Point>>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let scope = MetricScope::from(input.query);
        let subject = L::subject(input.path, scope.kind);
        if let Some(points) = M::series_of_totals(&cx.store, subject, &scope).await? {
            return Ok(One(points));
        }
        let metric_input = cx.store.metrics().input(subject, scope.days).await?;
        let facts = Facts::read(metric_input, M::OF_POINTS, scope.engines, L::ANSWERS).await?;
        let points = cpu(move || {
            let none = facts.no_answers(&facts.select());
            Points::new(&facts.metric_input.counted, facts.engines, none, M::series(&facts))
        });
        points.await.map(One)
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
    /// The day (UTC).
    date: String,
    /// The brand's name.
    brand: String,
    /// Its domain.
    domain: String,
    /// Whose brand it is.
    #[schemars(extend("enum" = RELATIONSHIPS))]
    relationship: &'static str,
    /// Its mentions.
    mention_count: u64,
    /// Mentions of all tracked brands.
    total_mentions: u64,
    /// Its part of all mentions, 0 to 1.
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
            total_mentions: row.total_mentions,
            share_of_voice: row.share_of_voice,
        }
    }
}

/// Visibility of a brand on a day.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct VisibilityPoint {
    /// The day (UTC).
    date: String,
    /// The brand's name.
    brand: String,
    /// Its domain.
    domain: String,
    /// Whose brand it is.
    #[schemars(extend("enum" = RELATIONSHIPS))]
    relationship: &'static str,
    /// Prompts (for a prompt: answers) that mention it.
    mention_count: u64,
    /// Prompts with an answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    prompt_count: Option<u64>,
    /// Answers, at prompt level.
    #[serde(skip_serializing_if = "Option::is_none")]
    answer_count: Option<u64>,
    /// The first divided by the second, 0 to 1.
    visibility: f64,
    /// 95 % Wilson interval.
    confidence_interval: Interval,
    /// Its mean place in the answers that mention it: 1 for the brand that is mentioned first; `null` where none does.
    average_position: Option<f64>,
    /// The part of the answers that mention any tracked brand in which it is mentioned first, 0 to 1.
    first_mention_share: f64,
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
            average_position: row.average_position,
            first_mention_share: row.first_mention_share,
        }
    }
}

/// Citations of a brand's own domain on a day.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct CitationPoint {
    /// The day (UTC).
    pub(crate) date: String,
    /// The brand's name.
    pub(crate) brand: String,
    /// Its domain.
    pub(crate) domain: String,
    /// Whose brand it is.
    #[schemars(extend("enum" = RELATIONSHIPS))]
    pub(crate) relationship: &'static str,
    /// Citations of the brand's own domain.
    pub(crate) total_citations: u64,
}

/// What is said about the owned brand's features on a day.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct SentimentPoint {
    /// The day (UTC).
    pub(crate) date: String,
    /// Findings for a feature.
    pub(crate) endorsed_mentions: u64,
    /// Findings against a feature.
    pub(crate) undermined_mentions: u64,
    /// Findings that are neither.
    pub(crate) neutral_mentions: u64,
}
