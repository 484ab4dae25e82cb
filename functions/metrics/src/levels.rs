//! The levels that a metric can be read at, and the specs of their routes.

use answerscope_core::entities::prompt::PromptType;
use answerscope_core::ids::{BrandId, Id, PromptId, TopicId, ViewId};
use answerscope_core::operation::{Spec, Verb};
use answerscope_core::store::reading::Subject;

/// A level.
pub trait Level: Send + Sync + 'static {
    /// What its path names.
    type Id: Id + Copy + 'static;
    /// Whether visibility counts answers instead of prompts.
    const ANSWERS: bool = false;
    /// Whether `promptType` applies.
    const TYPED: bool = false;
    /// The specs of its aggregates, in the order of [`MetricKind`].
    const AGGREGATES: [Spec; 4];
    /// The specs of its time series, in the order of [`MetricKind`].
    const SERIES: [Spec; 4];
    /// What is read.
    fn subject(id: Self::Id, kind: Option<PromptType>) -> Subject;
}

/// All prompts of a brand.
pub struct BrandLevel;
/// The prompts of a topic (legacy).
pub struct TopicLevel;
/// One prompt.
pub struct PromptLevel;
/// The prompts of a view.
pub struct ViewLevel;

/// Ids and paths are static texts, so they are put together here.
macro_rules! spec {
    ($level:literal, $name:literal, $metric:literal, $path:literal, $kind:literal, $title:literal) => {
        Spec::new(
            Verb::Get,
            concat!("get", $name, $metric, $title),
            concat!("/", $level, "s/{", $level, "}/", $path, "/", $kind),
            concat!("Get ", $path, " ", $kind, " of a ", $level),
        )
    };
}

macro_rules! specs {
    ($level:literal, $name:literal, $kind:literal, $title:literal) => {
        [
            spec!($level, $name, "ShareOfVoice", "share-of-voice", $kind, $title),
            spec!($level, $name, "Visibility", "visibility", $kind, $title),
            spec!($level, $name, "Citations", "citations", $kind, $title),
            spec!($level, $name, "Sentiment", "sentiment", $kind, $title),
        ]
    };
}

impl Level for BrandLevel {
    type Id = BrandId;
    const TYPED: bool = true;
    const AGGREGATES: [Spec; 4] = specs!("brand", "Brand", "aggregates", "Aggregates");
    const SERIES: [Spec; 4] = specs!("brand", "Brand", "timeseries", "TimeSeries");
    fn subject(id: BrandId, kind: Option<PromptType>) -> Subject {
        Subject::Brand(id, kind)
    }
}

/// The specs of a legacy level, whose place the brand's take.
const fn legacy(specs: [Spec; 4], brand: [Spec; 4]) -> [Spec; 4] {
    let ([a, b, c, d], [e, f, g, h]) = (specs, brand);
    [a.legacy(e.path), b.legacy(f.path), c.legacy(g.path), d.legacy(h.path)]
}

impl Level for TopicLevel {
    type Id = TopicId;
    const AGGREGATES: [Spec; 4] = legacy(
        specs!("topic", "Topic", "aggregates", "Aggregates"),
        BrandLevel::AGGREGATES,
    );
    const SERIES: [Spec; 4] = legacy(specs!("topic", "Topic", "timeseries", "TimeSeries"), BrandLevel::SERIES);
    fn subject(id: TopicId, _: Option<PromptType>) -> Subject {
        Subject::Topic(id)
    }
}

impl Level for PromptLevel {
    type Id = PromptId;
    const ANSWERS: bool = true;
    const AGGREGATES: [Spec; 4] = specs!("prompt", "Prompt", "aggregates", "Aggregates");
    const SERIES: [Spec; 4] = specs!("prompt", "Prompt", "timeseries", "TimeSeries");
    fn subject(id: PromptId, _: Option<PromptType>) -> Subject {
        Subject::Prompt(id)
    }
}

impl Level for ViewLevel {
    type Id = ViewId;
    const AGGREGATES: [Spec; 4] = specs!("view", "View", "aggregates", "Aggregates");
    const SERIES: [Spec; 4] = specs!("view", "View", "timeseries", "TimeSeries");
    fn subject(id: ViewId, _: Option<PromptType>) -> Subject {
        Subject::View(id)
    }
}
