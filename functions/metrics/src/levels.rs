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
    /// The specs of its comparisons, in the order of [`MetricKind`].
    const COMPARISONS: [Spec; 4];
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
    ($level:literal, $name:literal, $metric:literal, $path:literal, $kind:literal, $title:literal, $about:literal) => {
        Spec::new(
            Verb::Get,
            concat!("get", $name, $metric, $title),
            concat!("/", $level, "s/{", $level, "}/", $path, "/", $kind),
            concat!("Get ", $path, " ", $kind, " of a ", $level),
        )
        .about($about)
    };
}

macro_rules! specs {
    ($level:literal, $name:literal, "aggregates") => {
        [
            spec!($level, $name, "ShareOfVoice", "share-of-voice", "aggregates", "Aggregates",
                "Each tracked brand's part of all mentions over a range of days, the most mentioned first."),
            spec!($level, $name, "Visibility", "visibility", "aggregates", "Aggregates",
                "The part of prompts (of a single prompt: of its answers) whose answers mention a brand, over a range of \
                 days. It is counted once over the whole range and can not be summed up from days."),
            spec!($level, $name, "Citations", "citations", "aggregates", "Aggregates",
                "The pages that answers cite over a range of days, the most cited first."),
            spec!($level, $name, "Sentiment", "sentiment", "aggregates", "Aggregates",
                "What answers say for and against features of brands over a range of days."),
        ]
    };
    ($level:literal, $name:literal, "timeseries") => {
        [
            spec!($level, $name, "ShareOfVoice", "share-of-voice", "timeseries", "TimeSeries",
                "Each tracked brand's part of the mentions, day by day; days without answers have zeros."),
            spec!($level, $name, "Visibility", "visibility", "timeseries", "TimeSeries",
                "The part of prompts (of a single prompt: of its answers) whose answers mention a brand, day by day; days \
                 without answers have zeros."),
            spec!($level, $name, "Citations", "citations", "timeseries", "TimeSeries",
                "How often answers cite each tracked brand's own domain, day by day; days without answers have zeros."),
            spec!($level, $name, "Sentiment", "sentiment", "timeseries", "TimeSeries",
                "What answers say for and against the owned brand, day by day; days without answers have zeros."),
        ]
    };
    ($level:literal, $name:literal, "comparison") => {
        [
            spec!($level, $name, "ShareOfVoice", "share-of-voice", "comparison", "Comparison",
                "Each tracked brand's part of all mentions in two periods, and whether it changed by more than chance: its \
                 answers are tested prompt by prompt and engine by engine. Real changes come first."),
            spec!($level, $name, "Visibility", "visibility", "comparison", "Comparison",
                "Each tracked brand's visibility in two periods, and whether it changed by more than chance. Answers are \
                 tested, prompt by prompt and engine by engine, because a prompt counts however few of its answers mention \
                 the brand. Real changes come first."),
            spec!($level, $name, "Citations", "citations", "comparison", "Comparison",
                "Each cited domain's part of all citations in two periods, and whether answers cite it more or less often by \
                 more than chance. Real changes come first."),
            spec!($level, $name, "Sentiment", "sentiment", "comparison", "Comparison",
                "The part of findings for a feature of a brand among those for and against it in two periods, and whether it \
                 changed by more than chance. Real changes come first."),
        ]
    };
}

impl Level for BrandLevel {
    type Id = BrandId;
    const TYPED: bool = true;
    const AGGREGATES: [Spec; 4] = specs!("brand", "Brand", "aggregates");
    const SERIES: [Spec; 4] = specs!("brand", "Brand", "timeseries");
    const COMPARISONS: [Spec; 4] = specs!("brand", "Brand", "comparison");
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
    const AGGREGATES: [Spec; 4] = legacy(specs!("topic", "Topic", "aggregates"), BrandLevel::AGGREGATES);
    const SERIES: [Spec; 4] = legacy(specs!("topic", "Topic", "timeseries"), BrandLevel::SERIES);
    const COMPARISONS: [Spec; 4] = legacy(specs!("topic", "Topic", "comparison"), BrandLevel::COMPARISONS);
    fn subject(id: TopicId, _: Option<PromptType>) -> Subject {
        Subject::Topic(id)
    }
}

impl Level for PromptLevel {
    type Id = PromptId;
    const ANSWERS: bool = true;
    const AGGREGATES: [Spec; 4] = specs!("prompt", "Prompt", "aggregates");
    const SERIES: [Spec; 4] = specs!("prompt", "Prompt", "timeseries");
    const COMPARISONS: [Spec; 4] = specs!("prompt", "Prompt", "comparison");
    fn subject(id: PromptId, _: Option<PromptType>) -> Subject {
        Subject::Prompt(id)
    }
}

impl Level for ViewLevel {
    type Id = ViewId;
    const AGGREGATES: [Spec; 4] = specs!("view", "View", "aggregates");
    const SERIES: [Spec; 4] = specs!("view", "View", "timeseries");
    const COMPARISONS: [Spec; 4] = specs!("view", "View", "comparison");
    fn subject(id: ViewId, _: Option<PromptType>) -> Subject {
        Subject::View(id)
    }
}
