//! The names, keyed by their first word.
//!
//! A prose word is turned into one 64-bit key (its first eight folded bytes and its length). A bitmap of keys, small enough
//! for the L1 cache, turns most words away; the rest find the names with their key in a bucket. Those are sorted: the ones
//! that the text begins with stand on one path of names that begin each other, and a binary search finds its end.

use std::cmp::Ordering;
use std::collections::HashMap;

use super::case::Claims;
use super::fold::{is_unspaced, is_word};
use crate::steps::Steps;

/// A spelling of names, folded.
pub(super) struct Name {
    key: u64,
    pub(super) folded: Box<str>,
    pub(super) claims: Claims,
    /// The longest other name that this one begins with, by its place in the list; `NONE` for none.
    shorter: u32,
    /// Bytes of the longest name with the same key.
    pub(super) longest: u32,
}

const NONE: u32 = u32::MAX;

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
    /// Of spellings; `first` gives a spelling's first word as the text's are looked up.
    pub(super) fn new(spellings: impl Iterator<Item = (String, Claims)>, first: impl Fn(&str) -> u64) -> Self {
        let names = sorted(spellings, first);
        let buckets_log = (names.len().max(4) * 2).next_power_of_two().ilog2();
        let bitmap_log = (names.len().max(16) * 32).next_power_of_two().ilog2().min(18);
        let mut table = Self {
            starts: vec![0; (1 << buckets_log) + 1],
            bitmap: vec![0; (1_usize << bitmap_log).div_ceil(64)],
            bitmap_shift: 64 - bitmap_log,
            bucket_shift: 64 - buckets_log,
            longest_word: names
                .iter()
                .map(|name| first_word(&name.folded).len())
                .max()
                .unwrap_or(0),
            symbols: None,
            names,
        };
        for name in &table.names {
            table.starts[(name.key >> table.bucket_shift) as usize + 1] += 1;
            let bit = (name.key >> table.bitmap_shift) as usize;
            table.bitmap[bit / 64] |= 1 << (bit % 64);
            let first = name.folded.bytes().next();
            if let Some(byte) = first.filter(|&b| b.is_ascii() && !is_word(char::from(b))) {
                table.symbols.get_or_insert_with(|| Box::new([false; 128]))[usize::from(byte)] = true;
            }
        }
        for index in 1..table.starts.len() {
            table.starts[index] += table.starts[index - 1];
        }
        table
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

    /// True for a key that a name begins with.
    pub(super) fn starts(&self, key: u64) -> bool {
        self.may_start(key) && self.with_key(key).longest() > 0
    }

    /// The names with a key.
    pub(super) fn with_key(&self, key: u64) -> Group<'_> {
        let bucket = (key >> self.bucket_shift) as usize;
        let (mut from, mut to) = (self.starts[bucket] as usize, self.starts[bucket + 1] as usize);
        let names = &self.names[from..to];
        if names.first().is_some_and(|name| name.key != key) || names.last().is_some_and(|name| name.key != key) {
            to = from + names.partition_point(|name| name.key <= key);
            from += names.partition_point(|name| name.key < key);
        }
        Group {
            all: &self.names,
            from,
            to,
        }
    }
}

/// Names that begin with the same word, or with words of the same key; sorted.
#[derive(Clone, Copy)]
pub(super) struct Group<'t> {
    all: &'t [Name],
    from: usize,
    to: usize,
}

impl<'t> Group<'t> {
    /// Bytes of the longest of them; 0 where there is none.
    pub(super) fn longest(&self) -> usize {
        self.all[self.from..self.to]
            .first()
            .map_or(0, |name| name.longest as usize)
    }

    /// The name that stands alone.
    #[inline]
    pub(super) fn only(&self) -> Option<&'t Name> {
        match &self.all[self.from..self.to] {
            [name] => Some(name),
            _ => None,
        }
    }

    /// Those that `text` begins with, the longest first.
    pub(super) fn beginning(&self, text: &[u8], steps: &Steps) -> impl Iterator<Item = &'t Name> {
        let (last, shared) = self.last_before(text, steps);
        let all = self.all;
        let next = |name: &Name| all.get(name.shorter as usize);
        std::iter::successors(last, move |name| next(name)).filter(move |name| name.folded.len() <= shared)
    }

    /// The last name that is not behind `text` in the order of bytes, and how many bytes they share. Every name that `text`
    /// begins with stands before it and is a beginning of it.
    ///
    /// The binary search never compares again what both its ends share with the text (Manber and Myers 1993).
    fn last_before(&self, text: &[u8], steps: &Steps) -> (Option<&'t Name>, usize) {
        let (mut low, mut high) = (self.from, self.to);
        let (mut shared_low, mut shared_high) = (0, 0);
        let mut last = None;
        // Where there are many, they often share more than their first word: what all share is compared once.
        if high - low > 1 {
            shared_high = self.share(high - 1, text, 0, steps).0;
            shared_low = self.share(low, text, 0, steps).0.min(shared_high);
            (shared_low, shared_high) = (shared_low, shared_low);
        }
        while low < high {
            let middle = low + (high - low) / 2;
            let (shared, order) = self.share(middle, text, shared_low.min(shared_high), steps);
            if order == Ordering::Greater {
                (high, shared_high) = (middle, shared);
            } else {
                (low, shared_low) = (middle + 1, shared);
                last = Some((&self.all[middle], shared));
            }
        }
        last.map_or((None, 0), |(name, shared)| (Some(name), shared))
    }

    /// How many bytes a name shares with the text, of which `known` are known, and how the name stands to the text: one
    /// that the text begins with stands before it.
    fn share(&self, name: usize, text: &[u8], known: usize, steps: &Steps) -> (usize, Ordering) {
        let name = self.all[name].folded.as_bytes();
        let shared = known + common_prefix(&name[known..], &text[known..]);
        steps.add((shared - known) / CHUNK + 1);
        let order = match (name.get(shared), text.get(shared)) {
            (None, _) => Ordering::Less,
            (Some(_), None) => Ordering::Greater,
            (Some(name), Some(text)) => name.cmp(text),
        };
        (shared, order)
    }
}

/// Bytes that are compared at a time.
const CHUNK: usize = 32;

/// How many bytes two slices begin alike with.
fn common_prefix(one: &[u8], other: &[u8]) -> usize {
    let (chunks, _) = one.as_chunks::<CHUNK>();
    let (others, _) = other.as_chunks::<CHUNK>();
    let alike = chunks
        .iter()
        .zip(others)
        .take_while(|(one, other)| one == other)
        .count()
        * CHUNK;
    let rest = one[alike..].iter().zip(&other[alike..]);
    alike + rest.take_while(|(one, other)| one == other).count()
}

/// Each spelling once, in the order of key and bytes, with what it claims for all who claim it.
fn sorted(spellings: impl Iterator<Item = (String, Claims)>, first: impl Fn(&str) -> u64) -> Vec<Name> {
    let mut claimed: HashMap<String, Claims> = HashMap::new();
    for (folded, claims) in spellings.filter(|(folded, _)| !folded.is_empty()) {
        let known = claimed.entry(folded).or_insert(Claims::NONE);
        *known = known.and(claims);
    }
    let name = |(folded, claims): (String, Claims)| Name {
        key: first(&folded),
        folded: folded.into(),
        claims,
        shorter: NONE,
        longest: 0,
    };
    let mut names: Vec<Name> = claimed.into_iter().map(name).collect();
    names.sort_unstable_by(|one, other| (one.key, &one.folded).cmp(&(other.key, &other.folded)));
    link(&mut names);
    names
}

/// Fills in what the names of one key know of each other.
fn link(names: &mut [Name]) {
    // The names that begin each other, up to the one before.
    let mut path: Vec<usize> = Vec::new();
    for index in 0..names.len() {
        let begins = |shorter: &usize| {
            let shorter = &names[*shorter];
            shorter.key == names[index].key && names[index].folded.starts_with(&*shorter.folded)
        };
        while path.last().is_some_and(|shorter| !begins(shorter)) {
            path.pop();
        }
        names[index].shorter = path.last().map_or(NONE, |&shorter| shorter as u32);
        path.push(index);
    }
    for group in names.chunk_by_mut(|one, other| one.key == other.key) {
        let longest = group.iter().map(|name| name.folded.len()).max().unwrap_or(0) as u32;
        group.iter_mut().for_each(|name| name.longest = longest);
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
