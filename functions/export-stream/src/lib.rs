//! The export as a stream: one entity, one metric, a row a line, for as long as it takes.
//!
//! A function of its own, because its response is streamed and may take fifteen minutes.

use answerscope_api::operation::{Entry, Of};

mod lines;
mod stream;

pub use stream::StreamExport;

/// The operations of this function.
pub const OPERATIONS: &[&dyn Entry] = &[&Of::<StreamExport>::NEW];
