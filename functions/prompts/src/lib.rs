//! Prompts: the questions that engines are asked.

use answerscope_api::operation::{Entry, Of};

mod create;
mod delete;
mod get;
mod list;
mod toggle;
mod update;

pub use create::CreatePrompts;
pub use delete::DeletePrompt;
pub use get::GetPrompt;
pub use list::ListBrandPrompts;
pub use toggle::TogglePromptMonitoring;
pub use update::UpdatePrompt;

/// The operations of this function.
pub const OPERATIONS: &[&dyn Entry] = &[
    &Of::<ListBrandPrompts>::NEW,
    &Of::<CreatePrompts>::NEW,
    &Of::<GetPrompt>::NEW,
    &Of::<UpdatePrompt>::NEW,
    &Of::<DeletePrompt>::NEW,
    &Of::<TogglePromptMonitoring>::NEW,
];
