//! Segments: the facts of a brand and a window of 32 days, in the columnar format of `answerscope-metrics`.
//!
//! A day's facts come in batches. A **piece** holds the columns of some batches of one day; a window's **segments** are
//! merged from pieces, and are what figures are read from: a few, side by side, of answers that no two of them share.
//! The window's item in DynamoDB names its segments, each with its directory and its daily totals; the bytes of a single
//! small one stand beside them, those of several small ones in an item each, all others in an S3 object of their own. An
//! object, or an item with bytes alone, is never changed: a rebuild writes a new one and then moves the window's item to
//! it, if nobody else did so first. Those before the last change stay readable for those who have read the item already.

mod budget;
mod day_pieces;
mod export_rows;
mod held_urls;
mod method_versions;
mod metric_input;
mod parts;
mod piece;
mod read;
mod rows;
mod segment;
#[cfg(test)]
mod testing;
mod window;

use crate::Store;

pub use budget::DaysRead;
pub use day_pieces::{DayPieces, PieceCache, PiecesByDay};
pub use export_rows::{ExportSource, Exports, RowReader, RowSink};
pub use method_versions::MethodVersions;
pub use metric_input::{Counted, MetricInput, MetricSubject, Metrics};
pub use piece::{PieceHead, PieceItem};
pub use read::SliceCache;
pub use rows::ColumnRows;
pub(crate) use segment::within;
pub use segment::{ColumnBytes, Segment, name_of_columns, revision_of, window_of};
pub use window::{MergedPieces, MergedSegment, WindowItem, names_of, unpieced_of};

/// Segments: the columns of facts that figures are computed from, as far as they are built.
#[derive(Clone, Copy)]
pub struct Segments<'s> {
    pub(crate) store: &'s Store,
}
