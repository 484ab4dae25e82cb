//! Insights: the list, one, its status, and the task that finds them. The worker `insight-writer` does the finding.

use answerscope_api::operation::{Entry, Of};

mod generate;
mod get;
mod list;
mod poll;
mod update;

pub use generate::GenerateInsights;
pub use get::GetInsight;
pub use list::ListInsights;
pub use poll::GetInsightGeneration;
pub use update::UpdateInsight;

/// The operations of this function.
pub const OPERATIONS: &[&dyn Entry] = &[
    &Of::<ListInsights>::NEW,
    &Of::<GenerateInsights>::NEW,
    &Of::<GetInsightGeneration>::NEW,
    &Of::<GetInsight>::NEW,
    &Of::<UpdateInsight>::NEW,
];
