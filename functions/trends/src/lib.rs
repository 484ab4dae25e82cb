//! Trends (legacy): topics that keywords suggest. The worker `trend-finder` finds them.

use answerscope_api::operation::{Entry, Of};

mod accept;
mod import;
mod list;

pub use accept::AcceptTrend;
pub use import::ImportTrends;
pub use list::ListTrends;

/// The operations of this function.
pub const OPERATIONS: &[&dyn Entry] = &[
    &Of::<ListTrends>::NEW,
    &Of::<ImportTrends>::NEW,
    &Of::<AcceptTrend>::NEW,
];
