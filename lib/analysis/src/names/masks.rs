//! Where the words of a text stand, sixty-four bytes at a time, as bits.

use super::table::{key_of_head, word_key};

/// Bytes of a mask.
pub(crate) const BLOCK: usize = 64;

/// True for a byte of a word: everything outside ASCII too.
#[inline(always)]
pub(super) fn is_word_byte(byte: u8) -> bool {
    let letter = (byte | 0x20).wrapping_sub(b'a') < 26;
    let digit = byte.wrapping_sub(b'0') < 10;
    letter | digit | (byte == b'_') | (byte >= 0x80)
}

/// Bit masks of up to 64 bytes from `base`: those of a class, to which blanks do not belong, and those outside ASCII.
#[inline(always)]
pub(crate) fn class_masks(bytes: &[u8], base: usize, limit: usize, belongs: impl Fn(u8) -> bool) -> (u64, u64) {
    let mut block = [b' '; BLOCK];
    let length = (limit - base).min(BLOCK);
    if length == BLOCK {
        block.copy_from_slice(&bytes[base..base + BLOCK]);
    } else {
        block[..length].copy_from_slice(&bytes[base..base + length]);
    }
    let mut word = [0_u8; BLOCK];
    for (class, &byte) in word.iter_mut().zip(&block) {
        *class = u8::from(belongs(byte));
    }
    let (mut words, mut high) = (0, 0);
    for (index, (class, byte)) in word.chunks_exact(8).zip(block.chunks_exact(8)).enumerate() {
        words |= gather(eight(class)) << (index * 8);
        high |= gather(eight(byte) >> 7 & 0x0101_0101_0101_0101) << (index * 8);
    }
    (words, high)
}

/// The places of the bits that are set in a mask.
pub(crate) fn ones(mut mask: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (mask != 0).then(|| mask.trailing_zeros() as usize)?;
        mask &= mask - 1;
        Some(bit)
    })
}

#[inline]
fn eight(chunk: &[u8]) -> u64 {
    let mut bytes = [0; 8];
    bytes.copy_from_slice(chunk);
    u64::from_le_bytes(bytes)
}

/// The lowest bits of eight bytes, as eight bits.
#[inline]
fn gather(bits: u64) -> u64 {
    bits.wrapping_mul(0x0102_0408_1020_4080) >> 56
}

/// Bits of the ASCII symbols that begin a name.
pub(super) fn symbol_mask(bytes: &[u8], base: usize, limit: usize, symbols: &[bool; 128]) -> u64 {
    let block = &bytes[base..limit.min(base + BLOCK)];
    block.iter().enumerate().fold(0, |mask, (bit, &byte)| {
        mask | u64::from(byte < 128 && symbols[usize::from(byte)]) << bit
    })
}

/// Where the word that starts at `bit` ends, and whether it is all ASCII. A symbol is a word of one byte.
#[inline]
pub(super) fn word_end(bytes: &[u8], limit: usize, base: usize, bit: u32, words: u64, high: u64) -> (usize, bool) {
    let gap = !words >> bit;
    if gap & 1 == 1 {
        return (base + bit as usize + 1, true);
    }
    let length = gap.trailing_zeros();
    if bit + length < BLOCK as u32 && gap != 0 {
        let mask = ((1_u64 << length) - 1) << bit;
        return (base + (bit + length) as usize, high & mask == 0);
    }
    let mut ascii = high >> bit == 0;
    let mut end = (base + BLOCK).min(limit);
    while end < limit && (bytes[end].is_ascii_alphanumeric() || bytes[end] == b'_' || !bytes[end].is_ascii()) {
        ascii &= bytes[end].is_ascii();
        end += 1;
    }
    (end, ascii)
}

#[inline]
pub(super) fn ascii_key(bytes: &[u8], start: usize, length: usize) -> u64 {
    match bytes.get(start..start + 8) {
        Some(head) => key_of_head(eight(head), length),
        None => word_key(&bytes[start..start + length]),
    }
}
