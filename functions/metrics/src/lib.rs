//! The four metrics, as aggregates, daily series and comparisons, of brands, topics, prompts and views.
//!
//! One generic operation for each kind; the table below gives it its 48 routes.

use answerscope_api::operation::{Entry, Of};

mod aggregates;
mod citations;
mod compared;
mod compares;
mod comparison;
mod levels;
mod metric;
mod query;
mod rows;
mod sentiment;
mod series;
mod share_of_voice;
mod visibility;

pub use aggregates::Aggregates;
pub use citations::CitationsMetric;
pub use comparison::Comparison;
pub use levels::{BrandLevel, PromptLevel, TopicLevel, ViewLevel};
pub use sentiment::SentimentMetric;
pub use series::TimeSeries;
pub use share_of_voice::ShareOfVoiceMetric;
pub use visibility::VisibilityMetric;

macro_rules! of_levels {
    ($($level:ident),*) => {
        &[$(
            &Of::<Aggregates<$level, ShareOfVoiceMetric>>::NEW,
            &Of::<Aggregates<$level, VisibilityMetric>>::NEW,
            &Of::<Aggregates<$level, CitationsMetric>>::NEW,
            &Of::<Aggregates<$level, SentimentMetric>>::NEW,
            &Of::<TimeSeries<$level, ShareOfVoiceMetric>>::NEW,
            &Of::<TimeSeries<$level, VisibilityMetric>>::NEW,
            &Of::<TimeSeries<$level, CitationsMetric>>::NEW,
            &Of::<TimeSeries<$level, SentimentMetric>>::NEW,
            &Of::<Comparison<$level, ShareOfVoiceMetric>>::NEW,
            &Of::<Comparison<$level, VisibilityMetric>>::NEW,
            &Of::<Comparison<$level, CitationsMetric>>::NEW,
            &Of::<Comparison<$level, SentimentMetric>>::NEW,
        )*]
    };
}

/// The operations of this function.
pub const OPERATIONS: &[&dyn Entry] = of_levels!(BrandLevel, TopicLevel, PromptLevel, ViewLevel);
