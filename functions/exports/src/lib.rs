//! Exports as tasks: starting one, polling it, and opening its archive by a link. The worker `export-builder` builds the archive.

use answerscope_api::operation::{Entry, Of};

mod create;
mod download;
mod get;
mod query;

pub use create::CreateExport;
pub use download::router as downloads;
pub use get::GetExport;

/// The operations of this function.
pub const OPERATIONS: &[&dyn Entry] = &[&Of::<CreateExport>::NEW, &Of::<GetExport>::NEW];
