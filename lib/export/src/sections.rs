//! What is read for the rows of a file.

use answerscope_metrics::Section;

use crate::{Combination, Metric};

/// The sections of the segments that the rows of a combination are counted from.
pub const fn sections(combination: Combination) -> &'static [Section] {
    match combination.metric {
        Metric::ShareOfVoice => &[Section::Mentions],
        Metric::Visibility => &[Section::Mentions, Section::Places],
        Metric::Citations => &[Section::Citations],
        // The rank of a brand is that of its mentions.
        Metric::Sentiment => &[Section::Mentions, Section::Sentiment],
    }
}
