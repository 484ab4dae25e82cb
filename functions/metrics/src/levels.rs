//! The levels that a metric can be read at, and the specs of their routes.

use answerscope_api::operation::{Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Metric;
use answerscope_domain::entities::prompt::PromptType;
use answerscope_domain::ids::{BrandId, Id, PromptId, TopicId, ViewId};
use answerscope_store::segments::MetricSubject;
use schemars::JsonSchema;

use crate::query::Typed;

/// A level.
pub trait Level: Send + Sync + 'static {
    /// What its path names.
    type Id: Id + Copy + 'static;
    /// Whether visibility counts answers instead of prompts.
    const ANSWERS: bool = false;
    /// Whether `promptType` applies.
    const TYPED: bool = false;
    /// What the document tells of it: [`Typed`] or nothing.
    type Typed: JsonSchema;
    /// The specs of its aggregates.
    const AGGREGATES: Specs;
    /// The specs of its time series.
    const SERIES: Specs;
    /// The specs of its comparisons.
    const COMPARISONS: Specs;
    /// What is read.
    fn subject(id: Self::Id, kind: Option<PromptType>) -> MetricSubject;
}

/// All prompts of a brand.
pub struct BrandLevel;
/// The prompts of a topic (legacy).
pub struct TopicLevel;
/// One prompt.
pub struct PromptLevel;
/// The prompts of a view.
pub struct ViewLevel;

/// The specs of the four metrics.
pub struct Specs {
    share_of_voice: Spec,
    visibility: Spec,
    citations: Spec,
    sentiment: Spec,
}

impl Specs {
    /// The spec of a metric.
    pub const fn of(&self, metric: Metric) -> Spec {
        match metric {
            Metric::ShareOfVoice => self.share_of_voice,
            Metric::Visibility => self.visibility,
            Metric::Citations => self.citations,
            Metric::Sentiment => self.sentiment,
        }
    }

    /// The specs of a legacy level, whose place the brand's take.
    const fn legacy(self, brand: &Self) -> Self {
        Self {
            share_of_voice: self.share_of_voice.legacy(brand.share_of_voice.path),
            visibility: self.visibility.legacy(brand.visibility.path),
            citations: self.citations.legacy(brand.citations.path),
            sentiment: self.sentiment.legacy(brand.sentiment.path),
        }
    }
}

/// Ids and paths are static texts, so they are put together here.
macro_rules! spec {
    ($level:literal, $name:literal, $metric:literal, $path:literal, $kind:literal, $title:literal, $about:literal) => {
        Spec::new(
            Verb::Get,
            concat!("get", $name, $metric, $title),
            concat!("/", $level, "s/{", $level, "}/", $path, "/", $kind),
            concat!("Get ", $path, " ", $kind, " of a ", $level),
        )
        .tag(Tag::Metrics)
        .about($about)
    };
}

macro_rules! specs {
    ($level:literal, $name:literal, "aggregates") => {
        Specs {
            share_of_voice: spec!($level, $name, "ShareOfVoice", "share-of-voice", "aggregates", "Aggregates",
                "Each tracked brand's part of all mentions over a range of days, the most mentioned first."),
            visibility: spec!($level, $name, "Visibility", "visibility", "aggregates", "Aggregates",
                "The part of prompts (of a single prompt: of its answers) whose answers mention a brand, over a range of \
                 days. It is counted once over the whole range and can not be summed up from days."),
            citations: spec!($level, $name, "Citations", "citations", "aggregates", "Aggregates",
                "The pages that answers cite over a range of days, the most cited first."),
            sentiment: spec!($level, $name, "Sentiment", "sentiment", "aggregates", "Aggregates",
                "What answers say for and against features of brands over a range of days."),
        }
    };
    ($level:literal, $name:literal, "timeseries") => {
        Specs {
            share_of_voice: spec!($level, $name, "ShareOfVoice", "share-of-voice", "timeseries", "TimeSeries",
                "Each tracked brand's part of the mentions, day by day; days without answers have zeros."),
            visibility: spec!($level, $name, "Visibility", "visibility", "timeseries", "TimeSeries",
                "The part of prompts (of a single prompt: of its answers) whose answers mention a brand, day by day; days \
                 without answers have zeros."),
            citations: spec!($level, $name, "Citations", "citations", "timeseries", "TimeSeries",
                "How often answers cite each tracked brand's own domain, day by day; days without answers have zeros."),
            sentiment: spec!($level, $name, "Sentiment", "sentiment", "timeseries", "TimeSeries",
                "What answers say for and against the owned brand, day by day; days without answers have zeros."),
        }
    };
    ($level:literal, $name:literal, "comparison") => {
        Specs {
            share_of_voice: spec!($level, $name, "ShareOfVoice", "share-of-voice", "comparison", "Comparison",
                "Each tracked brand's part of all mentions in two periods, and whether it changed by more than chance: its \
                 answers are tested prompt by prompt and engine by engine. Real changes come first."),
            visibility: spec!($level, $name, "Visibility", "visibility", "comparison", "Comparison",
                "Each tracked brand's visibility in two periods, and whether it changed by more than chance. Answers are \
                 tested, prompt by prompt and engine by engine, because a prompt counts however few of its answers mention \
                 the brand. Real changes come first."),
            citations: spec!($level, $name, "Citations", "citations", "comparison", "Comparison",
                "Each cited domain's part of all citations in two periods, and whether answers cite it more or less often by \
                 more than chance. Real changes come first."),
            sentiment: spec!($level, $name, "Sentiment", "sentiment", "comparison", "Comparison",
                "The part of findings for a feature of a brand among those for and against it in two periods, and whether it \
                 changed by more than chance. Answers are tested, not findings, because one may say the same several times. \
                 Real changes come first."),
        }
    };
}

impl Level for BrandLevel {
    type Id = BrandId;
    const TYPED: bool = true;
    type Typed = Typed;
    const AGGREGATES: Specs = specs!("brand", "Brand", "aggregates");
    const SERIES: Specs = specs!("brand", "Brand", "timeseries");
    const COMPARISONS: Specs = specs!("brand", "Brand", "comparison");
    fn subject(id: BrandId, kind: Option<PromptType>) -> MetricSubject {
        MetricSubject::Brand(id, kind)
    }
}

impl Level for TopicLevel {
    type Id = TopicId;
    type Typed = Nothing;
    const AGGREGATES: Specs = specs!("topic", "Topic", "aggregates").legacy(&BrandLevel::AGGREGATES);
    const SERIES: Specs = specs!("topic", "Topic", "timeseries").legacy(&BrandLevel::SERIES);
    const COMPARISONS: Specs = specs!("topic", "Topic", "comparison").legacy(&BrandLevel::COMPARISONS);
    fn subject(id: TopicId, _: Option<PromptType>) -> MetricSubject {
        MetricSubject::Topic(id)
    }
}

impl Level for PromptLevel {
    type Id = PromptId;
    type Typed = Nothing;
    const ANSWERS: bool = true;
    const AGGREGATES: Specs = specs!("prompt", "Prompt", "aggregates");
    const SERIES: Specs = specs!("prompt", "Prompt", "timeseries");
    const COMPARISONS: Specs = specs!("prompt", "Prompt", "comparison");
    fn subject(id: PromptId, _: Option<PromptType>) -> MetricSubject {
        MetricSubject::Prompt(id)
    }
}

impl Level for ViewLevel {
    type Id = ViewId;
    type Typed = Nothing;
    const AGGREGATES: Specs = specs!("view", "View", "aggregates");
    const SERIES: Specs = specs!("view", "View", "timeseries");
    const COMPARISONS: Specs = specs!("view", "View", "comparison");
    fn subject(id: ViewId, _: Option<PromptType>) -> MetricSubject {
        MetricSubject::View(id)
    }
}
