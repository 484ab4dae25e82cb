//! The names, keyed by their first word.
//!
//! A prose word is turned into one 64-bit key (its first eight folded bytes and its length). A bitmap of keys, small enough
//! for the L1 cache, turns most words away; the rest find the names with their key in a bucket. Those are sorted, so that
//! the ones that go on as the text does stand together: a text is compared with all of them at once, letter by letter.

use super::fold::{is_unspaced, is_word};
use super::folds::Folds;
use crate::steps::Steps;

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
        names.sort_by(|one, other| (one.key, &one.folded).cmp(&(other.key, &other.folded)));
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
        scan: &mut Scan<'_>,
        ends: impl Fn(usize) -> bool,
    ) -> Option<(usize, u16)> {
        let bucket = (key >> self.bucket_shift) as usize;
        let names = &self.names[self.starts[bucket] as usize..self.starts[bucket + 1] as usize];
        let names = &names[names.partition_point(|name| name.key < key)..];
        let mut walk = Walk {
            names: &names[..names.partition_point(|name| name.key == key)],
            depth: 0,
            at: start,
        };
        let mut longest = None;
        while let Some(first) = walk.names.first() {
            if first.folded.len() == walk.depth {
                if walk.at <= limit && ends(walk.at) {
                    longest = Some((walk.at, first.brand));
                }
                walk.names = &walk.names[1..];
            } else if !walk.step(text, limit, scan) {
                break;
            }
        }
        longest
    }
}

/// What a scan of one text takes along.
pub(super) struct Scan<'s> {
    pub(super) folds: Folds,
    pub(super) steps: &'s Steps,
}

/// The way of a text through sorted names.
struct Walk<'t> {
    /// Those that begin as the text does.
    names: &'t [Name],
    /// Bytes of each that the text has.
    depth: usize,
    /// How far into the text that goes.
    at: usize,
}

impl Walk<'_> {
    /// Reads one letter, one cluster or one run of white space of the text; false when no name goes on with it.
    fn step(&mut self, text: &str, limit: usize, scan: &mut Scan<'_>) -> bool {
        if self.at >= limit {
            return false;
        }
        scan.steps.add(1);
        let bytes = text.as_bytes();
        let byte = bytes[self.at];
        if byte.is_ascii_graphic() && bytes.get(self.at + 1).is_none_or(u8::is_ascii) {
            self.at += 1;
            return self.narrow(byte.to_ascii_lowercase());
        }
        if text[self.at..].starts_with(char::is_whitespace) {
            let Some(end) = white_space_end(text, self.at, limit) else {
                return false;
            };
            scan.steps.add(end - self.at);
            self.at = end;
            return self.narrow(b' ');
        }
        let (folded, end) = scan.folds.cluster(text, self.at);
        self.at = end;
        // A name's space stands for white space alone, not for a sign that folds to a space and a mark.
        !folded.starts_with(' ') && folded.bytes().all(|byte| self.narrow(byte))
    }

    /// Keeps the names that go on with `byte`; false when there is none.
    #[inline]
    fn narrow(&mut self, byte: u8) -> bool {
        let next = |name: &Name| name.folded.as_bytes().get(self.depth).copied();
        let (Some(first), Some(last)) = (self.names.first(), self.names.last()) else {
            return false;
        };
        // In sorted names, what the first and the last share, all share.
        if (next(first), next(last)) != (Some(byte), Some(byte)) {
            let from = self.names.partition_point(|name| next(name) < Some(byte));
            let with = &self.names[from..];
            self.names = &with[..with.partition_point(|name| next(name) == Some(byte))];
        }
        self.depth += 1;
        !self.names.is_empty()
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

/// The end of a run of white space that does not cross a blank line.
fn white_space_end(text: &str, at: usize, limit: usize) -> Option<usize> {
    let run = text[at..limit].find(|c: char| !c.is_whitespace()).unwrap_or(limit - at);
    (run > 0 && text[at..at + run].bytes().filter(|&b| b == b'\n').count() < 2).then_some(at + run)
}
