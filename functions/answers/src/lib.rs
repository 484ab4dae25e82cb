//! AI answers: reading them, bringing your own, and deleting them.

use answerscope_api::operation::{Entry, Of};

mod delete;
mod delete_many;
mod get;
mod import;
mod list;
mod list_of_brand;
pub mod placing;

pub use delete::DeleteAnswer;
pub use delete_many::DeleteAnswers;
pub use get::GetAnswer;
pub use import::ImportAnswers;
pub use list::ListAnswers;
pub use list_of_brand::ListBrandAnswers;

/// The operations of this function.
pub const OPERATIONS: &[&dyn Entry] = &[
    &Of::<ListAnswers>::NEW,
    &Of::<GetAnswer>::NEW,
    &Of::<ImportAnswers>::NEW,
    &Of::<ListBrandAnswers>::NEW,
    &Of::<DeleteAnswer>::NEW,
    &Of::<DeleteAnswers>::NEW,
];
