//! Topics (legacy). Bulk import, changes, deletion and monitoring of whole topics are not served yet.

use answerscope_core::operation::{Entry, Of};

mod create;
mod get;
mod list;
mod prompts;

pub use create::CreateTopic;
pub use get::GetTopic;
pub use list::ListTopics;
pub use prompts::ListTopicPrompts;

/// The operations of this function.
pub const OPERATIONS: &[&dyn Entry] = &[
    &Of::<ListTopics>::NEW,
    &Of::<CreateTopic>::NEW,
    &Of::<GetTopic>::NEW,
    &Of::<ListTopicPrompts>::NEW,
];
