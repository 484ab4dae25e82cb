//! Answers and what is read in them: their items, their facts in batches of a day, what models have read, and the reader that
//! makes of a text what figures count and callers see.

mod body;
mod delete;
mod facts;
mod facts_version_1;
mod import;
mod model_reading;
mod no_answers;
mod of_brand;
mod prepare;
mod read;
mod reader;
mod readings;

use crate::Store;

/// The version of the method that answers are read with today.
pub use answerscope_analysis::METHOD_VERSION;
pub use delete::Wanted;
pub use facts::FactBatch;
pub use import::{ResolvedAnswer, Stored};
pub use model_reading::ModelReading;
pub use no_answers::{NoAnswer, NoAnswerRow};
pub use of_brand::BrandAnswers;
pub use prepare::{FACTS, facts_size};
pub use read::AnswerFilter;
pub use reader::AnswerReader;
pub use readings::{AnswerBatch, AsRead, BatchAnswer, ModelReadings};

/// Answers: stored once, read as callers see them, deleted with their facts.
#[derive(Clone, Copy)]
pub struct Answers<'s> {
    pub(crate) store: &'s Store,
}
