//! The names, keyed by their first word.
//!
//! A prose word is turned into one 64-bit key (its first eight folded bytes and its length). A bitmap of keys, small enough
//! for the L1 cache, turns most words away; the rest find their few candidate names in a bucket, longest first.

use super::fold::{cluster_end, fold_cluster, is_unspaced, is_word};

/// One spelling of a brand's name, folded.
pub(super) struct Name {
    key: u64,
    pub(super) folded: Box<str>,
    pub(super) brand: u16,
}

/// Where names that start with the same key stand in the list.
pub(super) struct Table {
    names: Vec<Name>,
    starts: Vec<u32>,
    bitmap: Vec<u64>,
    bitmap_shift: u32,
    bucket_shift: u32,
    /// Bytes of the longest first word.
    pub(super) longest_word: usize,
    /// ASCII symbols that begin a name, such as the dot of `.NET`: words alone would miss them.
    pub(super) symbols: Option<Box<[bool; 128]>>,
}

impl Table {
    /// `spellings` in order of claim: the first brand that claims a folded spelling keeps it.
    pub(super) fn new(spellings: impl Iterator<Item = (String, u16)>) -> Self {
        let mut seen = std::collections::HashSet::new();
        let mut names: Vec<Name> = spellings
            .filter(|(folded, _)| !folded.is_empty() && seen.insert(folded.clone()))
            .map(|(folded, brand)| Name {
                key: word_key(first_word(&folded).as_bytes()),
                folded: folded.into(),
                brand,
            })
            .collect();
        let buckets_log = (names.len().max(4) * 2).next_power_of_two().ilog2();
        let bitmap_log = (names.len().max(16) * 32).next_power_of_two().ilog2().min(18);
        let (bucket_shift, bitmap_shift) = (64 - buckets_log, 64 - bitmap_log);
        names.sort_by_key(|name| (name.key, std::cmp::Reverse(name.folded.chars().count())));
        let mut starts = vec![0_u32; (1 << buckets_log) + 1];
        let mut bitmap = vec![0_u64; (1_usize << bitmap_log).div_ceil(64)];
        let mut symbols = None;
        let longest_word = names
            .iter()
            .map(|name| first_word(&name.folded).len())
            .max()
            .unwrap_or(0);
        for name in &names {
            starts[(name.key >> bucket_shift) as usize + 1] += 1;
            let bit = (name.key >> bitmap_shift) as usize;
            bitmap[bit / 64] |= 1 << (bit % 64);
            if let Some(&byte) = name
                .folded
                .as_bytes()
                .first()
                .filter(|b| b.is_ascii() && !is_word(char::from(**b)))
            {
                symbols.get_or_insert_with(|| Box::new([false; 128]))[usize::from(byte)] = true;
            }
        }
        for index in 1..starts.len() {
            starts[index] += starts[index - 1];
        }
        Self {
            names,
            starts,
            bitmap,
            bitmap_shift,
            bucket_shift,
            longest_word,
            symbols,
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    /// False for nearly every key that begins no name.
    #[inline]
    pub(super) fn may_start(&self, key: u64) -> bool {
        let bit = (key >> self.bitmap_shift) as usize;
        self.bitmap[bit / 64] >> (bit % 64) & 1 == 1
    }

    /// The longest name with this key that `text[start..limit]` begins with, and where it ends.
    pub(super) fn longest(
        &self,
        key: u64,
        text: &str,
        start: usize,
        limit: usize,
        ends: impl Fn(usize) -> bool,
    ) -> Option<(usize, u16)> {
        let bucket = (key >> self.bucket_shift) as usize;
        let names = &self.names[self.starts[bucket] as usize..self.starts[bucket + 1] as usize];
        names.iter().filter(|name| name.key == key).find_map(|name| {
            let end = prefix_end(text, start, limit, &name.folded)?;
            ends(end).then_some((end, name.brand))
        })
    }
}

/// Key of a folded word: its first eight bytes and its length, mixed so that the top bits are usable alone.
pub(super) fn word_key(word: &[u8]) -> u64 {
    let mut head = [0_u8; 8];
    let length = word.len().min(8);
    head[..length].copy_from_slice(&word[..length]);
    key_of_head(u64::from_le_bytes(head), word.len())
}

/// The same from the first eight bytes as a little-endian number; bytes past the word may hold anything.
#[inline]
pub(super) fn key_of_head(head: u64, length: usize) -> u64 {
    let mask = if length >= 8 { u64::MAX } else { (1 << (length * 8)) - 1 };
    let folded = (head | 0x2020_2020_2020_2020) & mask;
    let mixed = (folded ^ (length as u64).rotate_right(8)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (mixed ^ (mixed >> 32)).wrapping_mul(0xD6E8_FEB8_6659_FD93)
}

/// The first word of a folded string: a run of word characters, or one symbol, or one letter of an unspaced script.
pub(super) fn first_word(folded: &str) -> &str {
    let mut chars = folded.char_indices();
    let Some((_, first)) = chars.next() else { return "" };
    let alone = !is_word(first) || is_unspaced(first);
    let end = chars
        .find(|&(_, c)| alone || !is_word(c) || is_unspaced(c))
        .map_or(folded.len(), |(at, _)| at);
    &folded[..end]
}

/// Where the text that equals the folded name ends, when it begins at `start` and stays before `limit`.
fn prefix_end(text: &str, start: usize, limit: usize, folded: &str) -> Option<usize> {
    let (bytes, name) = (text.as_bytes(), folded.as_bytes());
    let (mut at, mut done) = (start, 0);
    let mut chars = Vec::new();
    while done < name.len() {
        if at >= limit {
            return None;
        }
        if name[done] == b' ' {
            at = white_space_end(text, at, limit)?;
            done += 1;
        } else if bytes[at].is_ascii() && bytes.get(at + 1).is_none_or(u8::is_ascii) {
            if bytes[at].to_ascii_lowercase() != name[done] {
                return None;
            }
            (at, done) = (at + 1, done + 1);
        } else {
            let end = cluster_end(text, at);
            chars.clear();
            fold_cluster(&text[at..end], &mut chars);
            for c in &chars {
                let mut buffer = [0; 4];
                let part = c.encode_utf8(&mut buffer).as_bytes();
                if !name[done..].starts_with(part) {
                    return None;
                }
                done += part.len();
            }
            at = end;
        }
    }
    (at <= limit).then_some(at)
}

/// The end of a run of white space that does not cross a blank line.
fn white_space_end(text: &str, at: usize, limit: usize) -> Option<usize> {
    let run = text[at..limit].find(|c: char| !c.is_whitespace()).unwrap_or(limit - at);
    (run > 0 && text[at..at + run].bytes().filter(|&b| b == b'\n').count() < 2).then_some(at + run)
}
