//! Exports as tasks: starting one and polling it. The worker `export-builder` builds the archive.

use answerscope_api::operation::{Entry, Of};

mod create;
mod get;
mod query;

pub use create::CreateExport;
pub use get::GetExport;

/// The operations of this function.
pub const OPERATIONS: &[&dyn Entry] = &[&Of::<CreateExport>::NEW, &Of::<GetExport>::NEW];
