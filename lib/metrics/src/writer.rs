//! A segment while it is written, part by part.

use std::collections::BTreeMap;

use crate::directory::{Directory, Part, Section};
use crate::error::Result;
use crate::totals::{DayTotals, MentionTotals};
use crate::wire::{Packer, Unpacker};
use crate::{Built, SegmentWindow};

/// What was written until now, and what compresses.
pub(crate) struct Writer {
    pub(crate) directory: Directory,
    bytes: Vec<u8>,
    pub(crate) totals: BTreeMap<u32, DayTotals>,
    /// The times of days whose citations were written: their section comes later.
    pub(crate) times: BTreeMap<u32, Vec<u8>>,
    pub(crate) packer: Packer,
    pub(crate) unpacker: Unpacker,
}

impl Writer {
    pub(crate) fn new(window: SegmentWindow) -> Result<Self> {
        Ok(Self {
            directory: Directory::new(window),
            bytes: Vec::new(),
            totals: BTreeMap::new(),
            times: BTreeMap::new(),
            packer: Packer::new()?,
            unpacker: Unpacker::new()?,
        })
    }

    /// Appends a day to the section that is being written.
    pub(crate) fn put(&mut self, section: Section, day: u32, bytes: &[u8]) -> Result<()> {
        self.directory.sections[section as usize].push((day, Part::of(bytes)?));
        self.bytes.extend_from_slice(bytes);
        Ok(())
    }

    /// Appends the URLs.
    pub(crate) fn put_dictionary(&mut self, bytes: &[u8]) -> Result<()> {
        self.directory.dictionary = Part::of(bytes)?;
        self.bytes.extend_from_slice(bytes);
        Ok(())
    }

    pub(crate) fn built(self) -> Built {
        let window = self.directory.window;
        Built {
            bytes: self.bytes,
            directory: self.directory,
            totals: MentionTotals::new(window, self.totals),
        }
    }
}
