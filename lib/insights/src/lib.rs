//! Finds what changed or stands out in what AI answers say about a brand, and writes it down for a marketer.
//!
//! [`find`] compares a window of days with the window before it, prompt by prompt, and gives [`FoundInsight`]s: a title, a
//! text, and [`Evidence`] whose figures are those that the API's prompt-level aggregates answer for the same days. What
//! is called a change has passed an exact test, corrected for the number of prompts that were looked at.
//!
//! The crate is pure: it does no I/O, knows no clock and no randomness, so the same facts give the same insights.

mod case;
mod evidence;
mod figures;
mod find;
mod finders;
mod insight;
mod subject;
mod tally;
mod words;

pub use evidence::{EngineFigures, Evidence, Figures, Measured, WilsonInterval};
pub use figures::figures;
pub use find::find;
pub use insight::{Category, FoundInsight, Priority};
pub use subject::{InsightBrand, InsightFacts, InsightPrompt, InsightSubject};
