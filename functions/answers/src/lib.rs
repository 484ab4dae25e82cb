//! AI answers: reading them, and bringing your own.

use answerscope_core::operation::{Entry, Of};

mod get;
mod import;
mod list;
pub mod placing;

pub use get::GetAnswer;
pub use import::ImportAnswers;
pub use list::ListAnswers;

/// The operations of this function.
pub const OPERATIONS: &[&dyn Entry] = &[
    &Of::<ListAnswers>::NEW,
    &Of::<GetAnswer>::NEW,
    &Of::<ImportAnswers>::NEW,
];
