//! Rows of an export, and the archive that they are put into.
//!
//! An export is every figure of a brand, day by day: the rows that the aggregate endpoints would answer for each
//! entity, engine and single day. There may be tens of millions of them, so nothing here holds more than some entities
//! of one day and engine: [`Rows`] counts them out of segment slices and is pulled block by block, [`Archive`] and [`Gzip`] take
//! blocks and give bytes. The crate is pure: it does no I/O and knows no clock; the caller reads slices and sends
//! bytes.

mod archive;
mod brands;
mod citations;
mod columns;
mod gzip;
mod items;
mod layout;
mod lines;
mod rows;
mod sections;
mod sentiment;
mod subject;
mod text;

pub use answerscope_domain::{Combination, Entity, Format, Metric};
pub use archive::{Archive, ArchiveError, FileInfo};
pub use gzip::Gzip;
pub use layout::header;
pub use rows::{ExportScope, Rows};
pub use sections::sections;
pub use subject::{ExportBrand, ExportPrompt, ExportSubject, ExportTopic, ExportTracked, Lookup};
pub use text::restore;
