//! Segments: the facts of a brand and a window of 32 days, in the columnar format of `answerscope-metrics`.
//!
//! The segment's item in DynamoDB holds its directory and the daily totals; the bytes stand beside them while they
//! are small, else in an S3 object of their own. An object is never changed: a rebuild writes a new one and then
//! moves the item to it, if nobody else did so first. The object before the last stays readable for those who have
//! read the item already.

mod budget;
mod export_rows;
mod method_versions;
mod metric_input;
mod read;
mod segment;

use crate::Store;

pub use export_rows::{ExportSource, Exports, RowReader, RowSink};
pub use method_versions::MethodVersions;
pub use metric_input::{Counted, MetricInput, MetricSubject, Metrics};
pub use read::SliceCache;
pub(crate) use segment::within;
pub use segment::{Segment, revision_of, window_of};

/// Segments: the columns of facts that figures are computed from, as far as they are built.
#[derive(Clone, Copy)]
pub struct Segments<'s> {
    pub(crate) store: &'s Store,
}
