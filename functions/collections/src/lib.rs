//! Collections: starting and reading runs in which engines are asked, and which engines there are. The worker
//! `answer-collector` asks.

use answerscope_api::operation::{Entry, Of};

mod engines;
mod get;
mod list;
mod planned;
mod start;
mod surfaces;

pub use engines::ListEngines;
pub use get::GetCollection;
pub use list::ListCollections;
pub use start::StartCollection;
pub use surfaces::GetBrandSurfaces;

/// The operations of this function.
pub const OPERATIONS: &[&dyn Entry] = &[
    &Of::<StartCollection>::NEW,
    &Of::<ListCollections>::NEW,
    &Of::<GetCollection>::NEW,
    &Of::<ListEngines>::NEW,
    &Of::<GetBrandSurfaces>::NEW,
];
