//! Bytes: variable-length integers, and blocks that are compressed where that pays.
//!
//! Every length that is read is checked against what is there before anything is allocated, so that damaged bytes
//! end in an error and not in a panic or an exhausted memory.

use bytes::Bytes;
use zstd::bulk::{Compressor, Decompressor};
use zstd::zstd_safe::{CParameter, ParamSwitch};

use crate::SegmentError;
use crate::error::{Result, damaged};

/// No block is longer than this when decompressed.
const LONGEST_BLOCK: usize = 1 << 28;
/// No zstd frame says more than this many bytes in one.
const GREATEST_RATIO: usize = 1 << 16;

/// The checksum of a stored part: the low half of XXH3-64.
pub(crate) fn checksum(bytes: &[u8]) -> u32 {
    xxhash_rust::xxh3::xxh3_64(bytes) as u32
}

/// Appends an unsigned integer, 7 bits a byte, the lowest first (LEB128).
pub(crate) fn put_varint(out: &mut Vec<u8>, value: impl Into<u64>) {
    let mut value = value.into();
    while value >= 0x80 {
        out.push(value as u8 | 0x80);
        value >>= 7;
    }
    out.push(value as u8);
}

/// How a block is compressed, and what that must save for the block to be stored compressed, in percent.
#[derive(Clone, Copy)]
pub(crate) struct Effort {
    how: How,
    saving: usize,
}

#[derive(Clone, Copy)]
enum How {
    /// With matches of earlier bytes.
    Matches,
    /// By the frequency of bytes alone (Huffman). Bits have no matches worth their time, neither here nor in reading.
    Frequency,
}

impl Effort {
    /// For text and numbers.
    pub(crate) const TEXT: Self = Self {
        how: How::Matches,
        saving: 5,
    };
    /// For bit planes and lists of small numbers: only where it saves a tenth, as queries wait for their reading.
    pub(crate) const BITS: Self = Self {
        how: How::Frequency,
        saving: 10,
    };
    /// For what is read in place when it is not compressed.
    pub(crate) const IN_PLACE: Self = Self {
        how: How::Frequency,
        saving: 25,
    };
}

/// Compresses blocks.
pub(crate) struct Packer {
    matches: Compressor<'static>,
    frequency: Compressor<'static>,
}

impl Packer {
    pub(crate) fn new() -> Result<Self> {
        let compressor = |level, parameters: &[CParameter]| {
            let mut compressor = Compressor::new(level)?;
            parameters
                .iter()
                .try_for_each(|parameter| compressor.set_parameter(*parameter))?;
            Ok::<_, std::io::Error>(compressor)
        };
        // Steps as long as a block: nothing is searched.
        let frequency = [
            CParameter::TargetLength(1 << 17),
            CParameter::LiteralCompressionMode(ParamSwitch::Enable),
        ];
        let both = compressor(6, &[]).and_then(|matches| {
            Ok(Self {
                matches,
                frequency: compressor(1, &frequency)?,
            })
        });
        both.or(Err(SegmentError::Limit("memory of the compressor")))
    }

    fn compress(&mut self, bytes: &[u8], how: How) -> Result<Vec<u8>> {
        let packed = match how {
            How::Matches => self.matches.compress(bytes),
            How::Frequency => self.frequency.compress(bytes),
        };
        packed.or(Err(SegmentError::Limit("memory of the compressor")))
    }

    /// Appends a block: its length, its compressed length or 0, its bytes.
    pub(crate) fn put_block(&mut self, out: &mut Vec<u8>, bytes: &[u8], effort: Effort) -> Result<()> {
        if bytes.len() > LONGEST_BLOCK {
            return Err(SegmentError::Limit("length of a block"));
        }
        put_varint(out, bytes.len() as u64);
        if bytes.is_empty() {
            return Ok(());
        }
        let packed = if bytes.len() < 32 {
            None
        } else {
            Some(self.compress(bytes, effort.how)?)
        };
        match packed {
            Some(packed) if packed.len() < bytes.len() - bytes.len() * effort.saving / 100 => {
                put_varint(out, packed.len() as u64);
                out.extend_from_slice(&packed);
            }
            _ => {
                out.push(0);
                out.extend_from_slice(bytes);
            }
        }
        Ok(())
    }

    /// Appends a block of variable-length integers.
    pub(crate) fn put_numbers(&mut self, out: &mut Vec<u8>, numbers: impl Iterator<Item = u32>) -> Result<()> {
        let mut bytes = Vec::new();
        numbers.for_each(|number| put_varint(&mut bytes, number));
        self.put_block(out, &bytes, Effort::TEXT)
    }
}

/// Decompresses blocks.
pub(crate) struct Unpacker(Decompressor<'static>);

impl Unpacker {
    pub(crate) fn new() -> Result<Self> {
        Decompressor::new().map(Self).or(damaged("no memory to decompress"))
    }

    fn unpack(&mut self, packed: &[u8], out: &mut [u8]) -> Result<()> {
        match self.0.decompress_to_buffer(packed, out) {
            Ok(length) if length == out.len() => Ok(()),
            _ => damaged("a block does not decompress"),
        }
    }
}

/// Reads bytes from the front.
pub(crate) struct Reader {
    bytes: Bytes,
    at: usize,
}

/// A block that is still as it is stored.
pub(crate) struct Block {
    stored: Bytes,
    length: usize,
    packed: bool,
}

impl Reader {
    pub(crate) fn new(bytes: Bytes) -> Self {
        Self { bytes, at: 0 }
    }

    fn take(&mut self, length: usize) -> Result<Bytes> {
        if length > self.bytes.len() - self.at {
            return damaged("cut off");
        }
        self.at += length;
        Ok(self.bytes.slice(self.at - length..self.at))
    }

    pub(crate) fn byte(&mut self) -> Result<u8> {
        let Some(byte) = self.bytes.get(self.at) else {
            return damaged("cut off");
        };
        self.at += 1;
        Ok(*byte)
    }

    pub(crate) fn u32(&mut self) -> Result<u32> {
        let Some(bytes) = self.bytes[self.at..].first_chunk() else {
            return damaged("cut off");
        };
        self.at += bytes.len();
        Ok(u32::from_le_bytes(*bytes))
    }

    pub(crate) fn varint(&mut self) -> Result<u64> {
        let mut rest = &self.bytes[self.at..];
        let value = get_varint(&mut rest)?;
        self.at = self.bytes.len() - rest.len();
        Ok(value)
    }

    /// An integer of at most `most`.
    pub(crate) fn number(&mut self, most: usize) -> Result<usize> {
        match usize::try_from(self.varint()?) {
            Ok(value) if value <= most => Ok(value),
            _ => damaged("a number is out of range"),
        }
    }

    /// A string with its length before it.
    pub(crate) fn text(&mut self) -> Result<String> {
        let length = self.number(self.bytes.len() - self.at)?;
        let bytes = self.take(length)?;
        String::from_utf8(bytes.into()).or(damaged("a string is not UTF-8"))
    }

    /// The next block, not yet decompressed.
    pub(crate) fn stored(&mut self) -> Result<Block> {
        let length = self.number(LONGEST_BLOCK)?;
        if length == 0 {
            return Ok(Block {
                stored: Bytes::new(),
                length,
                packed: false,
            });
        }
        let packed = self.number(LONGEST_BLOCK)?;
        if packed == 0 {
            return Ok(Block {
                stored: self.take(length)?,
                length,
                packed: false,
            });
        }
        if length / GREATEST_RATIO > packed {
            return damaged("a block is too long");
        }
        Ok(Block {
            stored: self.take(packed)?,
            length,
            packed: true,
        })
    }

    pub(crate) fn block(&mut self, unpacker: &mut Unpacker) -> Result<Bytes> {
        self.stored()?.bytes(unpacker)
    }

    /// A block of exactly `count` integers.
    pub(crate) fn numbers(&mut self, count: usize, unpacker: &mut Unpacker) -> Result<Vec<u32>> {
        let block = self.block(unpacker)?;
        if block.len() < count {
            return damaged("numbers are missing");
        }
        let mut rest = &block[..];
        let numbers = (0..count).map(|_| get_u32(&mut rest)).collect::<Result<Vec<u32>>>()?;
        if rest.is_empty() {
            Ok(numbers)
        } else {
            damaged("more numbers than announced")
        }
    }

    pub(crate) fn finish(self) -> Result<()> {
        if self.at == self.bytes.len() {
            Ok(())
        } else {
            damaged("bytes after the end")
        }
    }
}

impl Block {
    /// Its length when decompressed.
    pub(crate) fn len(&self) -> usize {
        self.length
    }

    /// The bytes, without a copy where they are stored as they are.
    pub(crate) fn bytes(self, unpacker: &mut Unpacker) -> Result<Bytes> {
        if !self.packed {
            return Ok(self.stored);
        }
        let mut out = vec![0; self.length];
        unpacker.unpack(&self.stored, &mut out)?;
        Ok(out.into())
    }

    /// Writes the bytes to a buffer of exactly their length.
    pub(crate) fn write_to(self, out: &mut [u8], unpacker: &mut Unpacker) -> Result<()> {
        if out.len() != self.length {
            return damaged("a block has another length");
        }
        if self.packed {
            return unpacker.unpack(&self.stored, out);
        }
        out.copy_from_slice(&self.stored);
        Ok(())
    }
}

/// Reads a variable-length integer from the front of a slice.
pub(crate) fn get_varint(rest: &mut &[u8]) -> Result<u64> {
    let mut value = 0;
    for shift in (0..64).step_by(7) {
        let Some((byte, tail)) = rest.split_first() else {
            return damaged("cut off");
        };
        *rest = tail;
        value |= u64::from(byte & 0x7f) << shift;
        if byte & 0x80 == 0 {
            return Ok(value);
        }
    }
    damaged("an integer does not end")
}

/// The same, of 32 bits; most are one byte.
#[inline(always)]
pub(crate) fn get_u32(rest: &mut &[u8]) -> Result<u32> {
    match rest.split_first() {
        Some((byte, tail)) if *byte < 0x80 => {
            *rest = tail;
            Ok(u32::from(*byte))
        }
        _ => get_long_u32(rest),
    }
}

#[cold]
fn get_long_u32(rest: &mut &[u8]) -> Result<u32> {
    u32::try_from(get_varint(rest)?).or(damaged("an integer is out of range"))
}

/// Many strings in one.
#[derive(Debug, Default)]
pub(crate) struct Texts {
    text: String,
    /// Where each one ends.
    ends: Vec<u32>,
}

impl Texts {
    pub(crate) fn get(&self, index: usize) -> &str {
        let start = index.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.text[start as usize..self.ends[index] as usize]
    }

    pub(crate) fn len(&self) -> usize {
        self.ends.len()
    }

    pub(crate) fn memory(&self) -> usize {
        self.text.len() + 4 * self.ends.len()
    }

    /// Appends strings as two blocks: their lengths, their bytes.
    pub(crate) fn write<'a>(
        out: &mut Vec<u8>,
        texts: impl Iterator<Item = &'a str> + Clone,
        packer: &mut Packer,
    ) -> Result<()> {
        packer.put_numbers(out, texts.clone().map(|text| text.len() as u32))?;
        packer.put_block(out, texts.collect::<String>().as_bytes(), Effort::TEXT)
    }

    /// Reads `count` strings.
    pub(crate) fn read(reader: &mut Reader, count: usize, unpacker: &mut Unpacker) -> Result<Self> {
        let mut ends = reader.numbers(count, unpacker)?;
        let bytes = reader.block(unpacker)?;
        let mut end = 0_u32;
        for length in &mut ends {
            end = end
                .checked_add(*length)
                .ok_or(SegmentError::Damaged("strings are too long"))?;
            *length = end;
        }
        if end as usize != bytes.len() {
            return damaged("strings have another length");
        }
        let text = String::from_utf8(bytes.into()).or(damaged("a string is not UTF-8"))?;
        if ends.iter().any(|end| !text.is_char_boundary(*end as usize)) {
            return damaged("a string ends within a character");
        }
        Ok(Self { text, ends })
    }
}
