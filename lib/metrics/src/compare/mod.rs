//! Comparisons of two periods, row by row: the figures of a metric, by how much they changed, and whether that is more
//! than chance.
//!
//! Of every metric the answers are tested ([`crate::verdict`]): share of voice and visibility prompt by prompt and engine
//! by engine, citations and sentiment engine by engine over the prompts that the engine answered in both periods. All
//! rows are corrected together. docs/METHODOLOGY.md has the formulas.

mod citations;
mod effects;
mod mentions;
mod models;
mod periods;
mod row;
mod sentiment;

pub use citations::compare_citations;
pub use mentions::{compare_share_of_voice, compare_visibility};
pub use models::changed_engines;
pub use periods::{PeriodSlices, Periods};
pub use row::{Compared, Figure};
pub use sentiment::compare_sentiment;
