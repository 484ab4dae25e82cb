//! Views: saved filters over a brand's prompts.

use answerscope_api::operation::{Entry, Of};

mod create;
mod delete;
mod get;
mod list;
mod prompts;
mod update;

pub use create::CreateView;
pub use delete::DeleteView;
pub use get::GetView;
pub use list::ListViews;
pub use prompts::ListViewPrompts;
pub use update::UpdateView;

/// The operations of this function.
pub const OPERATIONS: &[&dyn Entry] = &[
    &Of::<ListViews>::NEW,
    &Of::<CreateView>::NEW,
    &Of::<GetView>::NEW,
    &Of::<UpdateView>::NEW,
    &Of::<DeleteView>::NEW,
    &Of::<ListViewPrompts>::NEW,
];
