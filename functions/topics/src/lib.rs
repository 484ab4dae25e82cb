//! Topics (legacy). Bulk import, changes and monitoring of whole topics are not served yet.

use answerscope_core::operation::{Entry, Of};

mod create;
mod delete;
mod get;
mod list;
mod prompts;

pub use create::CreateTopic;
pub use delete::DeleteTopic;
pub use get::GetTopic;
pub use list::ListTopics;
pub use prompts::ListTopicPrompts;

/// The operations of this function.
pub const OPERATIONS: &[&dyn Entry] = &[
    &Of::<ListTopics>::NEW,
    &Of::<CreateTopic>::NEW,
    &Of::<GetTopic>::NEW,
    &Of::<DeleteTopic>::NEW,
    &Of::<ListTopicPrompts>::NEW,
];
