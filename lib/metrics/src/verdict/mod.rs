//! Whether a figure has changed: the one test behind comparisons and insights.
//!
//! [`Strata`] hold the answers of two periods, kind by kind, and give a [`Test`]: exact, conditional on the answers and
//! mentions of each kind, and divided by the [`design_effects`] of answers that repeat those of the day before.
//! [`adjust`] corrects the tests of a family; [`judge`] turns them into verdicts. [`newcombe`] and [`resampled_shares`]
//! give intervals of the change. docs/METHODOLOGY.md has the formulas, their sources and what they can not tell.

mod correction;
mod interval;
mod judge;
mod normal;
mod outcomes;
mod steadiness;
mod strata;

pub use correction::{Correction, LEVEL, adjust};
pub use interval::{Part, newcombe, resampled_shares};
pub use judge::{Judged, Verdict, judge, work_of_each};
pub use steadiness::design_effects;
pub use strata::{ContingencyTable, Strata, Test, USUAL_WORK};
