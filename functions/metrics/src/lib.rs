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
pub use citations::Citations;
pub use comparison::Comparison;
pub use levels::{BrandLevel, PromptLevel, TopicLevel, ViewLevel};
pub use sentiment::Sentiment;
pub use series::TimeSeries;
pub use share_of_voice::ShareOfVoice;
pub use visibility::Visibility;

macro_rules! of_levels {
    ($($level:ident),*) => {
        &[$(
            &Of::<Aggregates<$level, ShareOfVoice>>::NEW,
            &Of::<Aggregates<$level, Visibility>>::NEW,
            &Of::<Aggregates<$level, Citations>>::NEW,
            &Of::<Aggregates<$level, Sentiment>>::NEW,
            &Of::<TimeSeries<$level, ShareOfVoice>>::NEW,
            &Of::<TimeSeries<$level, Visibility>>::NEW,
            &Of::<TimeSeries<$level, Citations>>::NEW,
            &Of::<TimeSeries<$level, Sentiment>>::NEW,
            &Of::<Comparison<$level, ShareOfVoice>>::NEW,
            &Of::<Comparison<$level, Visibility>>::NEW,
            &Of::<Comparison<$level, Citations>>::NEW,
            &Of::<Comparison<$level, Sentiment>>::NEW,
        )*]
    };
}

/// The operations of this function.
pub const OPERATIONS: &[&dyn Entry] = of_levels!(BrandLevel, TopicLevel, PromptLevel, ViewLevel);
