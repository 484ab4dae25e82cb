//! Topics (legacy): groups of prompts. The worker `trend-finder` finishes what switching a large topic leaves, and
//! the purge what deleting one leaves.

use answerscope_api::operation::{Entry, Of};

mod create;
mod create_prompt;
mod delete;
mod get;
mod import;
mod list;
mod prompts;
mod toggle;
mod update;

pub use create::CreateTopic;
pub use create_prompt::CreateTopicPrompt;
pub use delete::DeleteTopic;
pub use get::GetTopic;
pub use import::ImportTopicPrompts;
pub use list::ListTopics;
pub use prompts::ListTopicPrompts;
pub use toggle::ToggleTopicMonitoring;
pub use update::UpdateTopic;

/// Rows of one request.
pub(crate) const MOST_ROWS: usize = 1_000;

/// The operations of this function.
pub const OPERATIONS: &[&dyn Entry] = &[
    &Of::<ListTopics>::NEW,
    &Of::<CreateTopic>::NEW,
    &Of::<ImportTopicPrompts>::NEW,
    &Of::<GetTopic>::NEW,
    &Of::<UpdateTopic>::NEW,
    &Of::<ToggleTopicMonitoring>::NEW,
    &Of::<DeleteTopic>::NEW,
    &Of::<ListTopicPrompts>::NEW,
    &Of::<CreateTopicPrompt>::NEW,
];
