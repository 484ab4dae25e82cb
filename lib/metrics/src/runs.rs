//! Lists of ids by prompt and channel: the citations of a day, its sentiment, where its answers come from.
//!
//! Prompts with any id form rows, channels columns; a cell has a count, and the ids of all cells follow each other
//! in a fixed number of bits each. So the ids of a prompt are found without reading those before it, and the bytes
//! of a read serve as they are.

use std::ops::Range;

use bytes::Bytes;

use crate::bitmap::{Window, bits};
use crate::error::{Result, damaged};
use crate::wire::{Effort, Packer, Reader, Unpacker, put_varint};
use crate::{AnswerFacts, Bitmap, Channel, Engine, EngineSet, SegmentError, Surface};

/// Bytes after the last id, so that eight can be read at any.
const PADDING: usize = 8;
/// Ids of one day.
const IDS: usize = 1 << 28;
/// Bits of an id.
const WIDTH: usize = 32;
/// Ids in whole bytes, compressed, are taken where they save a quarter over ids in bits.
const WORTH: usize = 25;
/// Added to the size of a count: the channels follow one by one. Without it they are the engines of a mask, of unknown
/// surface: all that there was before surfaces were kept.
const CHANNELS: u8 = 0x10;

/// The ids of a day.
#[derive(Debug, Default)]
pub(crate) struct Runs {
    /// Prompts that have a row.
    rows: Vec<u64>,
    /// Rows before each word of `rows`.
    ranks: Vec<u32>,
    channels: Vec<Channel>,
    /// Ids of each cell, in `size` bytes each.
    counts: Bytes,
    size: usize,
    /// Where each row's ids start, and at last where they end.
    starts: Vec<u32>,
    ids: Bytes,
    width: usize,
}

/// Ids before they are written: prompt, channel, id; sorted.
pub(crate) type Entries = Vec<(u32, Channel, u32)>;

impl Runs {
    /// The stored form of entries in the order of prompts and channels.
    pub(crate) fn encode(entries: &Entries, packer: &mut Packer) -> Result<Vec<u8>> {
        Self::encode_by(entries, |entry| *entry, packer)
    }

    /// The stored form of whatever has a prompt, a channel and an id, in the order of prompts and channels.
    pub(crate) fn encode_by<T>(
        entries: &[T],
        of: impl Fn(&T) -> (u32, Channel, u32) + Copy,
        packer: &mut Packer,
    ) -> Result<Vec<u8>> {
        if entries.len() > IDS {
            return Err(SegmentError::Limit("citations or findings of a day"));
        }
        let channels: EngineSet = entries.iter().map(|entry| of(entry).1).collect();
        let channels: Vec<Channel> = channels.channels().collect();
        let mut rows = vec![0_u64; entries.last().map_or(0, |entry| of(entry).0 as usize / 64 + 1)];
        let mut counts: Vec<u32> = Vec::new();
        for row in entries.chunk_by(|a, b| of(a).0 == of(b).0) {
            let prompt = of(&row[0]).0;
            rows[prompt as usize / 64] |= 1 << (prompt % 64);
            let count = |channel: &Channel| row.iter().filter(|entry| of(entry).1 == *channel).count() as u32;
            counts.extend(channels.iter().map(count));
        }
        let size = match counts.iter().max() {
            Some(256..=65_535) => 2,
            Some(65_536..) => 4,
            _ => 1,
        };
        let counts: Vec<u8> = counts
            .iter()
            .flat_map(|count| count.to_le_bytes().into_iter().take(size))
            .collect();
        let rows: Vec<u8> = rows.iter().flat_map(|word| word.to_le_bytes()).collect();
        let mut out = Vec::new();
        put_channels(&mut out, &channels, size as u8);
        packer.put_block(&mut out, &rows, Effort::TEXT)?;
        packer.put_block(&mut out, &counts, Effort::TEXT)?;
        put_ids(&mut out, entries, |entry| of(entry).2, packer)?;
        Ok(out)
    }

    /// Reads the stored form; ids are not looked at, so they may be any number of the width.
    pub(crate) fn decode(reader: &mut Reader, unpacker: &mut Unpacker) -> Result<Self> {
        let (channels, size) = read_channels(reader)?;
        let rows = reader.block(unpacker)?;
        let counts = reader.block(unpacker)?;
        let width = reader.number(WIDTH)?;
        let ids = reader.block(unpacker)?;
        if !matches!(size, 1 | 2 | 4) || !rows.len().is_multiple_of(8) || rows.len() > AnswerFacts::PROMPTS as usize / 8
        {
            return damaged("rows are out of range");
        }
        let rows: Vec<u64> = rows
            .as_chunks()
            .0
            .iter()
            .map(|word| u64::from_le_bytes(*word))
            .collect();
        let mut count = 0;
        let mut ranks = Vec::with_capacity(rows.len());
        for word in &rows {
            ranks.push(count);
            count += word.count_ones();
        }
        if (channels.is_empty() && count > 0) || counts.len() != count as usize * channels.len() * size {
            return damaged("counts have another length");
        }
        let mut runs = Self {
            rows,
            ranks,
            channels,
            counts,
            size,
            starts: Vec::new(),
            ids,
            width,
        };
        let total = runs.find_starts(count as usize)?;
        if runs.ids.len() != bytes_of(total, width) {
            return damaged("ids have another length");
        }
        Ok(runs)
    }

    fn find_starts(&mut self, rows: usize) -> Result<usize> {
        let mut at = 0_usize;
        self.starts = Vec::with_capacity(rows + 1);
        self.starts.push(0);
        for row in self.counts.chunks_exact((self.size * self.channels.len()).max(1)) {
            at += if self.size == 1 {
                row.iter().map(|count| usize::from(*count)).sum::<usize>()
            } else {
                row.chunks_exact(self.size).map(little_endian).sum()
            };
            if at > IDS {
                return damaged("too many ids");
            }
            self.starts.push(at as u32);
        }
        Ok(at)
    }

    /// Calls `each` with every prompt of the window that has ids of the engines, and where these are.
    #[inline(always)]
    pub(crate) fn each_run(&self, window: &Window<'_>, engines: EngineSet, mut each: impl FnMut(u32, Range<usize>)) {
        let all = self.channels.iter().all(|channel| engines.has(*channel));
        let rows = self.rows.iter().zip(&self.ranks).enumerate().skip(window.first);
        for ((place, (word, rank)), view) in rows.zip(window.words) {
            for bit in bits(word & view) {
                let row = (rank + (word & ((1 << bit) - 1)).count_ones()) as usize;
                let prompt = place as u32 * 64 + bit;
                let (start, end) = (self.starts[row] as usize, self.starts[row + 1] as usize);
                if all {
                    each(prompt, start..end);
                } else {
                    self.each_list(row, start, engines, |range| each(prompt, range));
                }
            }
        }
    }

    fn each_list(&self, row: usize, mut at: usize, engines: EngineSet, mut each: impl FnMut(Range<usize>)) {
        let columns = self.channels.len();
        let counts = self.counts.chunks_exact(self.size).skip(row * columns);
        for (channel, count) in self.channels.iter().zip(counts) {
            let end = at + little_endian(count);
            if end > at && engines.has(*channel) {
                each(at..end);
            }
            at = end;
        }
    }

    /// Every cell with ids: its prompt and channel, and where its ids are; ascending by prompt, then channel.
    pub(crate) fn lists(&self) -> impl Iterator<Item = (u32, Channel, Range<usize>)> {
        let rows = (0_u32..).zip(&self.rows);
        let prompts = rows.flat_map(|(place, word)| bits(*word).map(move |bit| place * 64 + bit));
        let each = prompts.flat_map(|prompt| self.channels.iter().map(move |channel| (prompt, *channel)));
        let mut at = 0;
        let counts = self.counts.chunks_exact(self.size.max(1)).map(little_endian);
        each.zip(counts).filter_map(move |((prompt, channel), count)| {
            at += count;
            (count > 0).then(|| (prompt, channel, at - count..at))
        })
    }

    /// The cells of the prompts of a window, in the same order.
    pub(crate) fn lists_in(&self, window: &Window<'_>) -> impl Iterator<Item = (u32, Channel, Range<usize>)> {
        let rows = self.rows.iter().zip(&self.ranks).enumerate().skip(window.first);
        let rows = rows.zip(window.words).flat_map(|((place, (word, rank)), wanted)| {
            bits(word & wanted).map(move |bit| {
                let row = (rank + (word & ((1 << bit) - 1)).count_ones()) as usize;
                (place as u32 * 64 + bit, row)
            })
        });
        let columns = self.channels.len();
        rows.flat_map(move |(prompt, row)| {
            let mut at = self.starts[row] as usize;
            let counts = self.counts.chunks_exact(self.size).skip(row * columns);
            let cells = self.channels.iter().zip(counts.map(little_endian));
            cells.filter_map(move |(channel, count)| {
                at += count;
                (count > 0).then(|| (prompt, *channel, at - count..at))
            })
        })
    }

    /// How many ids there are.
    pub(crate) fn len(&self) -> usize {
        self.starts.last().map_or(0, |end| *end as usize)
    }

    /// Whether any prompt with ids is not in a set.
    pub(crate) fn has_others_than(&self, set: &Bitmap) -> bool {
        let words = set.words().iter().copied().chain(std::iter::repeat(0));
        self.rows.iter().zip(words).any(|(row, word)| row & !word != 0)
    }

    /// Calls `each` with the ids of the engines that the prompts of the window have.
    #[inline(always)]
    pub(crate) fn each_id(&self, window: &Window<'_>, engines: EngineSet, mut each: impl FnMut(u32)) {
        let mut runs = Vec::new();
        self.each_run(window, engines, |_, range| runs.push(range));
        // Runs lie far apart, and waiting for memory is most of the work: one byte of each is read first, because
        // these reads do not wait for each other.
        let touched = runs
            .iter()
            .fold(0, |sum, run| sum ^ self.byte_of(run.start) ^ self.byte_of(run.end));
        std::hint::black_box(touched);
        for run in runs {
            self.ids(run).for_each(&mut each);
        }
    }

    fn byte_of(&self, id: usize) -> u8 {
        self.ids.get(id * self.width / 8).copied().unwrap_or_default()
    }

    /// Adds the ids to counters by id. Ids without a counter are passed over.
    pub(crate) fn count(&self, window: &Window<'_>, engines: EngineSet, counters: &mut [u32]) {
        self.each_id(window, engines, |id| {
            if let Some(counter) = counters.get_mut(id as usize) {
                *counter += 1;
            }
        });
    }

    /// The ids of a range.
    #[inline(always)]
    pub(crate) fn ids(&self, range: Range<usize>) -> impl Iterator<Item = u32> {
        let mask = (1_u64 << self.width) - 1;
        let mut bit = range.start * self.width;
        range.map(move |_| {
            let word = self
                .ids
                .get(bit / 8..)
                .and_then(|bytes| bytes.first_chunk())
                .map_or(0, |word| u64::from_le_bytes(*word));
            let id = (word >> (bit % 8) & mask) as u32;
            bit += self.width;
            id
        })
    }

    /// The channels that have ids, ascending.
    pub(crate) fn channels(&self) -> &[Channel] {
        &self.channels
    }

    /// Words of 64 prompts from the first to the last with ids.
    pub(crate) fn words(&self) -> usize {
        self.rows.len()
    }

    pub(crate) fn memory(&self) -> usize {
        self.rows.len() * 12 + self.counts.len() + self.starts.len() * 4 + self.ids.len()
    }
}

/// Writes which channels the columns are of, and the size of a count.
fn put_channels(out: &mut Vec<u8>, channels: &[Channel], size: u8) {
    if channels.iter().all(|channel| channel.surface == Surface::Unknown) {
        out.push(
            channels
                .iter()
                .fold(0, |mask, channel| mask | 1 << channel.engine as u8),
        );
        out.push(size);
        return;
    }
    out.extend([channels.len() as u8, size | CHANNELS]);
    out.extend(channels.iter().map(|channel| channel.number()));
}

/// Reads what [`put_channels`] wrote.
fn read_channels(reader: &mut Reader) -> Result<(Vec<Channel>, usize)> {
    let (head, size) = (reader.byte()?, reader.byte()?);
    if size & CHANNELS == 0 {
        let engines = Engine::ALL.into_iter().filter(|engine| head >> *engine as u8 & 1 == 1);
        return Ok((engines.map(Channel::from).collect(), usize::from(size)));
    }
    let mut channels = Vec::new();
    for _ in 0..head {
        let channel = Channel::from_number(reader.byte()?);
        channels.push(channel.ok_or(SegmentError::Damaged("a channel is unknown"))?);
    }
    if !channels.is_sorted_by(|a, b| a < b) {
        return damaged("channels are not in order");
    }
    Ok((channels, usize::from(size & !CHANNELS)))
}

fn little_endian(bytes: &[u8]) -> usize {
    bytes
        .iter()
        .rev()
        .fold(0, |value, byte| value << 8 | usize::from(*byte))
}

fn bytes_of(ids: usize, width: usize) -> usize {
    if ids == 0 {
        0
    } else {
        (ids * width).div_ceil(8) + PADDING
    }
}

/// Appends the ids in as few bits as the greatest needs, or in whole bytes where that compresses well.
fn put_ids<T>(out: &mut Vec<u8>, entries: &[T], id: impl Fn(&T) -> u32 + Copy, packer: &mut Packer) -> Result<()> {
    let greatest = entries.iter().map(id).max().unwrap_or(0);
    let width = (u32::BITS - greatest.leading_zeros()).max(1) as usize;
    let mut packed = Vec::new();
    put_varint(&mut packed, width as u64);
    packer.put_block(&mut packed, &pack(entries, id, width), Effort::IN_PLACE)?;
    let whole = width.next_multiple_of(8);
    let mut aligned = Vec::new();
    put_varint(&mut aligned, whole as u64);
    packer.put_block(&mut aligned, &pack(entries, id, whole), Effort::TEXT)?;
    let worth = aligned.len() < packed.len() - packed.len() * WORTH / 100;
    out.extend_from_slice(if worth { &aligned } else { &packed });
    Ok(())
}

fn pack<T>(entries: &[T], id: impl Fn(&T) -> u32, width: usize) -> Vec<u8> {
    let mut out = Vec::with_capacity(bytes_of(entries.len(), width));
    let (mut word, mut filled) = (0_u64, 0);
    for entry in entries {
        word |= u64::from(id(entry)) << filled;
        filled += width;
        while filled >= 8 {
            out.push(word as u8);
            word >>= 8;
            filled -= 8;
        }
    }
    out.push(word as u8);
    out.resize(bytes_of(entries.len(), width), 0);
    out
}
