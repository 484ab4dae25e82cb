//! What can be wrong with a segment or with the facts for one.

/// Why bytes can not be read as a segment, or facts not be written as one.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SegmentError {
    /// The bytes are not what the directory describes: damaged, cut off, or of another version of the segment.
    #[error("segment bytes are damaged: {0}")]
    Damaged(&'static str),
    /// The bytes were written in a format that this version does not know.
    #[error("segment format {0} is unknown")]
    Format(u8),
    /// A day lies outside the segment's window, or was given twice.
    #[error("day {0} is not one day of the segment's window")]
    Day(i32),
    /// Facts exceed what the format holds.
    #[error("facts exceed a limit of the segment format: {0}")]
    Limit(&'static str),
}

pub(crate) type Result<T> = std::result::Result<T, SegmentError>;

/// Shorthand for the error of unreadable bytes.
pub(crate) fn damaged<T>(what: &'static str) -> Result<T> {
    Err(SegmentError::Damaged(what))
}
