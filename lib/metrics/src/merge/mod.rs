//! Merging pieces: several segments of one window, whose days may overlap, become one.
//!
//! A piece holds some answers of some days, and no answer stands in two of them. A day that one piece alone has is copied
//! as it is, so far as the ids of its URLs stay what they are; of other days the columns are decoded, added up and written
//! anew. Memory: the dictionaries of the pieces without their texts, the dictionary that comes out, and the columns of one
//! day of one section.

mod lists;
mod planes;
mod urls;

use bytes::Bytes;

use crate::directory::{Directory, Section};
use crate::error::{Result, damaged};
use crate::writer::Writer;
use crate::{Bitmap, Built, Day, DaySet, SegmentWindow};

/// Columns that go into a merge.
#[derive(Debug, Clone, Copy)]
pub struct MergeSource<'a> {
    /// The bytes.
    pub bytes: &'a [u8],
    /// What lies where in them.
    pub directory: &'a Directory,
    /// Days that are left out.
    pub without: DaySet,
}

impl<'a> MergeSource<'a> {
    /// All days of some columns.
    pub const fn whole(bytes: &'a [u8], directory: &'a Directory) -> Self {
        Self {
            bytes,
            directory,
            without: DaySet::NONE,
        }
    }
}

/// One segment with all answers of some pieces of a window, but for the days that are left out of each; of the prompts in
/// `live` alone, where it is given. Every query tells of it what it tells of a segment that was built from the facts of
/// these answers.
///
/// Times of titles that a piece of an older format does not have count as earlier than all that are known.
///
/// # Errors
/// [`crate::SegmentError::Damaged`] where a piece is not what its directory says or of another window,
/// [`crate::SegmentError::Limit`] where all pieces together are more than a segment can hold.
pub fn merge(window: SegmentWindow, pieces: &[MergeSource<'_>], live: Option<&Bitmap>) -> Result<Built> {
    let of_window =
        |piece: &MergeSource<'_>| piece.directory.window == window && piece.directory.len() == piece.bytes.len() as u64;
    if !pieces.iter().all(of_window) {
        return damaged("a piece is not of its directory and window");
    }
    let mut merge = Merge {
        pieces,
        live,
        out: Writer::new(window)?,
    };
    merge.mentions()?;
    merge.places()?;
    merge.citations()?;
    merge.sentiment()?;
    merge.origins()?;
    merge.times()?;
    Ok(merge.out.built())
}

/// Pieces that are being merged.
struct Merge<'a> {
    pieces: &'a [MergeSource<'a>],
    /// The prompts that stay; all where it is not given.
    live: Option<&'a Bitmap>,
    out: Writer,
}

/// What a piece has of a day: its place among the pieces, and the bytes.
type OfPiece = (usize, Bytes);

impl Merge<'_> {
    fn days(&self) -> impl Iterator<Item = Day> + use<> {
        self.out.directory.window.each_day()
    }

    /// What the pieces have of a day in a section.
    fn parts(&self, section: Section, day: Day) -> Result<Vec<OfPiece>> {
        let mut parts = Vec::new();
        for (piece, source) in self.pieces.iter().enumerate() {
            if source.without.contains(day) {
                continue;
            }
            if let Some(part) = source.directory.day(section, day, source.bytes)? {
                parts.push((piece, Bytes::copy_from_slice(part)));
            }
        }
        Ok(parts)
    }

    fn is_live(&self, prompt: u32) -> bool {
        self.live.is_none_or(|live| live.contains(prompt))
    }

    /// The section of times, whose days were made with those of the citations.
    fn times(&mut self) -> Result<()> {
        for (day, bytes) in std::mem::take(&mut self.out.times) {
            self.out.put(Section::Times, day, &bytes)?;
        }
        Ok(())
    }
}
