//! Segments: the facts of a brand and a window of 32 days, in the columnar format of `answerscope-metrics`.
//!
//! A day's facts come in batches. A **piece** holds the columns of some batches of one day; a window's **segments** are
//! merged from pieces, and are what figures are read from: a few, side by side, of answers that no two of them share.
//! The window's item in DynamoDB names its segments, each with its directory and its daily totals; the bytes stand beside
//! them while they are small, else in an S3 object of their own, and so do those of pieces. An object is never changed: a
//! rebuild writes a new one and then moves the item to it, if nobody else did so first. The objects before the last
//! change stay readable for those who have read the item already.

mod budget;
mod export_rows;
mod method_versions;
mod metric_input;
mod piece;
mod read;
mod segment;
#[cfg(test)]
mod testing;
mod window;

use crate::Store;

pub use export_rows::{ExportSource, Exports, RowReader, RowSink};
pub use method_versions::MethodVersions;
pub use metric_input::{Counted, MetricInput, MetricSubject, Metrics};
pub use piece::{PieceHead, PieceItem};
pub use read::SliceCache;
pub(crate) use segment::within;
pub use segment::{ColumnBytes, Segment, revision_of, window_of};
pub use window::{MergedPieces, MergedSegment, WindowItem, objects_of, unpieced_of};

/// Segments: the columns of facts that figures are computed from, as far as they are built.
#[derive(Clone, Copy)]
pub struct Segments<'s> {
    pub(crate) store: &'s Store,
}
