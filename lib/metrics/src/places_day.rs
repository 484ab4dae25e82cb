//! The places section of one day: in which order answers name the brands.
//!
//! It stands beside the mentions section, which has the answers that mention, and adds what only a position needs. A day
//! with mentions and without places was counted before places were kept: they are not known.

use bytes::Bytes;

use crate::Channel;
use crate::error::{Result, damaged};
use crate::mentions_day::{Counts, WORDS, channel};
use crate::plane::{Planes, Sliced};
use crate::plane_store::{self, Announced, Draft};
use crate::wire::{Effort, Packer, Reader, Unpacker, put_varint};

/// What is written of one slot and channel, by prompt. A slot that comes first wherever it is mentioned has no column.
pub(crate) struct PlaceColumn {
    pub(crate) slot: u16,
    pub(crate) channel: Channel,
    /// Tracked brands that answers name before it, added up.
    pub(crate) before: Counts,
    /// Answers that name another one before it, beyond the first.
    pub(crate) later: Counts,
    /// Answers that mention it, of which the order is not known.
    pub(crate) unplaced: Counts,
}

impl PlaceColumn {
    /// Whether any answer names another brand before it, or may do so.
    pub(crate) fn says_something(&self) -> bool {
        !self.before.is_empty() || !self.unplaced.is_empty()
    }
}

/// Columns in the order of slots and channels.
pub(crate) type PlaceColumns = Vec<PlaceColumn>;

/// What is read of one slot and channel.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Places {
    pub(crate) slot: u16,
    pub(crate) channel: Channel,
    pub(crate) before: Sliced,
    pub(crate) later: Sliced,
    pub(crate) unplaced: Sliced,
}

/// What is read of a day.
#[derive(Debug, Default)]
pub(crate) struct PlacesDay {
    pub(crate) planes: Planes,
    /// Ascending by slot, then channel.
    pub(crate) columns: Vec<Places>,
}

/// The stored form.
pub(crate) fn encode(columns: &PlaceColumns, packer: &mut Packer) -> Result<Vec<u8>> {
    let ends = columns
        .iter()
        .flat_map(|column| [column.before.last(), column.unplaced.last()]);
    let words = ends
        .flatten()
        .map(|(prompt, _)| *prompt as usize / 64 + 1)
        .max()
        .unwrap_or(0);
    let (mut meta, mut drafts) = (Vec::new(), Vec::<Draft>::new());
    put_varint(&mut meta, words as u64);
    put_varint(&mut meta, columns.len() as u64);
    for column in columns {
        put_varint(&mut meta, column.slot);
        meta.push(column.channel.number());
        for counts in [&column.before, &column.later, &column.unplaced] {
            plane_store::announce(counts, words, &mut meta, &mut drafts);
        }
    }
    let mut out = Vec::new();
    packer.put_block(&mut out, &meta, Effort::TEXT)?;
    plane_store::write(&mut out, &drafts, words, packer)?;
    Ok(out)
}

impl PlacesDay {
    /// Reads the stored form.
    pub(crate) fn decode(bytes: Bytes, unpacker: &mut Unpacker) -> Result<Self> {
        let mut reader = Reader::new(bytes);
        let mut meta = Reader::new(reader.block(unpacker)?);
        let words = meta.number(WORDS)?;
        let (mut day, mut all) = (Self::default(), Vec::<Announced>::new());
        for _ in 0..meta.number(usize::from(u16::MAX) * Channel::COUNT)? {
            let slot = meta.number(usize::from(u16::MAX))? as u16;
            let channel = channel(&mut meta)?;
            let mut planes = || plane_store::announced(&mut meta, words, &mut all);
            day.columns.push(Places {
                slot,
                channel,
                before: planes()?,
                later: planes()?,
                unplaced: planes()?,
            });
        }
        meta.finish()?;
        let key = |column: &Places| (column.slot, column.channel);
        if !day.columns.is_sorted_by(|a, b| key(a) < key(b)) {
            return damaged("columns are not in order");
        }
        day.planes = plane_store::read(&mut reader, words, &all, unpacker)?;
        reader.finish()?;
        Ok(day)
    }

    /// The places of a slot in the answers of a channel; `None`: it comes first wherever it is mentioned.
    pub(crate) fn column(&self, slot: u16, channel: Channel) -> Option<&Places> {
        let place = self
            .columns
            .binary_search_by_key(&(slot, channel), |column| (column.slot, column.channel));
        self.columns.get(place.ok()?)
    }

    pub(crate) fn memory(&self) -> usize {
        self.planes.memory() + size_of::<Places>() * self.columns.len()
    }
}
