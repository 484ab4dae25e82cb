//! Finding the tracked brands' names in a text: whole words, longest first, whatever the case.
//!
//! The scan goes word by word instead of running an automaton over every byte: sixty-four bytes at a time are classed into a
//! bit mask, each word start costs one key and one bitmap look-up. Words with a byte outside ASCII leave for a slower walk
//! over folded clusters, which finds the same names by the same keys.

pub(crate) mod fold;
mod folds;
mod table;

use std::ops::Range;

use crate::steps::Steps;
use fold::{boundary_after, boundary_before, cluster_end, fold_cluster, fold_name, is_mark, is_unspaced, is_word};
use folds::Folds;
use table::{Scan, Table, first_word, key_of_head, word_key};

/// One occurrence of a brand's name: bytes `start..end` of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Occurrence {
    pub(crate) start: usize,
    pub(crate) end: usize,
    pub(crate) brand: u16,
}

/// The names of the tracked brands, ready to be searched for.
pub(crate) struct Matcher {
    table: Table,
}

const BLOCK: usize = 64;

impl Matcher {
    /// `names` in order of claim, as (spelling, brand).
    pub(crate) fn new<'a>(names: impl Iterator<Item = (&'a str, u16)>) -> Self {
        Self {
            table: Table::new(names.map(|(name, brand)| (fold_name(name), brand))),
        }
    }

    /// Calls `found` for every occurrence in the spans of the text, which are in its order, left to right; its answer tells
    /// whether to go on.
    pub(crate) fn scan(
        &self,
        text: &str,
        mut spans: impl Iterator<Item = Range<usize>>,
        steps: &Steps,
        found: &mut impl FnMut(Occurrence) -> bool,
    ) {
        let folds = Folds::default();
        let mut scan = Scan { folds, steps };
        if !self.table.is_empty() {
            spans.all(|span| self.scan_span(text, span, &mut scan, found));
        }
    }

    fn scan_span(
        &self,
        text: &str,
        span: Range<usize>,
        scan: &mut Scan<'_>,
        found: &mut impl FnMut(Occurrence) -> bool,
    ) -> bool {
        let bytes = text.as_bytes();
        let (mut base, mut next) = (span.start, span.start);
        let mut inside = false;
        while base < span.end {
            let (words, high) = class_masks(bytes, base, span.end);
            let mut starts = words & !(words << 1 | u64::from(inside));
            inside = words >> (BLOCK - 1) == 1;
            if let Some(symbols) = &self.table.symbols {
                starts |= symbol_mask(bytes, base, span.end, symbols);
            }
            while starts != 0 {
                let bit = starts.trailing_zeros();
                starts &= starts - 1;
                let start = base + bit as usize;
                let (end, ascii) = word_end(bytes, span.end, base, bit, words, high);
                // A match may end inside a run of an unspaced script; the rest of the run is still to be read.
                if start < next && (ascii || end <= next) {
                    continue;
                }
                if ascii {
                    let Some(hit) = self.ascii_word(text, start, end, span.end, scan) else {
                        continue;
                    };
                    next = hit.end;
                    if !found(hit) {
                        return false;
                    }
                } else {
                    match self.unicode_run(text, start..end, next, span.end, scan, found) {
                        Some(reached) => next = reached,
                        None => return false,
                    }
                }
            }
            base += BLOCK;
        }
        true
    }

    #[inline]
    fn ascii_word(
        &self,
        text: &str,
        start: usize,
        end: usize,
        limit: usize,
        scan: &mut Scan<'_>,
    ) -> Option<Occurrence> {
        let key = ascii_key(text.as_bytes(), start, end - start);
        if !self.table.may_start(key) {
            return None;
        }
        self.at(text, key, start, limit, scan)
    }

    #[inline(never)]
    fn at(&self, text: &str, key: u64, start: usize, limit: usize, scan: &mut Scan<'_>) -> Option<Occurrence> {
        if !boundary_before(text, start) {
            return None;
        }
        let ends = |end| boundary_after(text, end);
        let (end, brand) = self.table.longest(key, text, start, limit, scan, ends)?;
        Some(Occurrence { start, end, brand })
    }

    /// The name that starts at a cluster of a folded run.
    fn in_run(
        &self,
        text: &str,
        run: &FoldedRun,
        index: usize,
        limit: usize,
        scan: &mut Scan<'_>,
    ) -> Option<Occurrence> {
        let start = run.clusters[index].at;
        if !boundary_before(text, start) {
            return None;
        }
        let (whole, clipped) = run.first_words(index, self.table.longest_word);
        scan.steps.add(whole.len());
        std::iter::once(whole).chain(clipped).find_map(|word| {
            let key = word_key(word.as_bytes());
            self.table
                .may_start(key)
                .then(|| self.at(text, key, start, limit, scan))?
        })
    }

    /// Tries every place from `next` on of a run of word characters that holds bytes outside ASCII; answers how far it read.
    /// `None`: told to stop.
    #[inline(never)]
    fn unicode_run(
        &self,
        text: &str,
        word: Range<usize>,
        mut next: usize,
        limit: usize,
        scan: &mut Scan<'_>,
        found: &mut impl FnMut(Occurrence) -> bool,
    ) -> Option<usize> {
        let run = FoldedRun::new(text, word.start, word.end);
        for (index, cluster) in run.clusters.iter().enumerate() {
            let after_word = index > 0 && run.joins(index);
            if cluster.at < next || after_word {
                continue;
            }
            let Some(hit) = self.in_run(text, &run, index, limit, scan) else {
                continue;
            };
            next = hit.end;
            if !found(hit) {
                return None;
            }
        }
        Some(next.max(word.end))
    }
}

struct Cluster {
    at: usize,
    folded: usize,
    /// As it is written: the trade mark sign folds to letters, yet is none.
    first: char,
}

/// A run of text, folded, with the place of every cluster in both.
struct FoldedRun {
    folded: String,
    clusters: Vec<Cluster>,
}

impl FoldedRun {
    fn new(text: &str, start: usize, end: usize) -> Self {
        let (mut folded, mut clusters, mut chars, mut at) =
            (String::with_capacity(end - start), Vec::new(), Vec::new(), start);
        while at < end {
            let Some(first) = text[at..].chars().next() else { break };
            clusters.push(Cluster {
                at,
                folded: folded.len(),
                first,
            });
            let cluster = cluster_end(text, at).min(end);
            chars.clear();
            fold_cluster(&text[at..cluster], &mut chars);
            folded.extend(&chars);
            at = cluster;
        }
        Self { folded, clusters }
    }

    /// The first word from a cluster on, by its folded letters; and when a symbol that folds to letters follows, without it.
    /// Looks at little more than `longest` bytes: a longer word begins no name.
    fn first_words(&self, index: usize, longest: usize) -> (&str, Option<&str>) {
        let from = self.clusters[index].folded;
        let window = self.folded.ceil_char_boundary(from + longest + 1);
        let whole = first_word(&self.folded[from..window]);
        let symbol = self.clusters[index + 1..]
            .iter()
            .take_while(|next| next.folded < from + whole.len())
            .find(|next| !is_word(next.first));
        (whole, symbol.map(|symbol| &self.folded[from..symbol.folded]))
    }

    /// A cheap test that no name starts at a cluster: it is a mark, or continues a word. What a mark stands on is not known
    /// here, so that behind a mark the answer is no.
    fn joins(&self, index: usize) -> bool {
        let (before, here) = (self.clusters[index - 1].first, self.clusters[index].first);
        let spaced = |c: char| is_word(c) && !is_unspaced(c);
        is_mark(here) || (spaced(before) && !is_mark(before) && spaced(here))
    }
}

/// Bit masks of up to 64 bytes from `base`: word bytes (everything outside ASCII too), and bytes outside ASCII.
#[inline]
fn class_masks(bytes: &[u8], base: usize, limit: usize) -> (u64, u64) {
    let mut block = [b' '; BLOCK];
    let length = (limit - base).min(BLOCK);
    if length == BLOCK {
        block.copy_from_slice(&bytes[base..base + BLOCK]);
    } else {
        block[..length].copy_from_slice(&bytes[base..base + length]);
    }
    let mut word = [0_u8; BLOCK];
    for (class, &byte) in word.iter_mut().zip(&block) {
        let letter = (byte | 0x20).wrapping_sub(b'a') < 26;
        let digit = byte.wrapping_sub(b'0') < 10;
        *class = u8::from(letter | digit | (byte == b'_') | (byte >= 0x80));
    }
    let (mut words, mut high) = (0, 0);
    for (index, (class, byte)) in word.chunks_exact(8).zip(block.chunks_exact(8)).enumerate() {
        words |= gather(eight(class)) << (index * 8);
        high |= gather(eight(byte) >> 7 & 0x0101_0101_0101_0101) << (index * 8);
    }
    (words, high)
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
fn symbol_mask(bytes: &[u8], base: usize, limit: usize, symbols: &[bool; 128]) -> u64 {
    let block = &bytes[base..limit.min(base + BLOCK)];
    block.iter().enumerate().fold(0, |mask, (bit, &byte)| {
        mask | u64::from(byte < 128 && symbols[usize::from(byte)]) << bit
    })
}

/// Where the word that starts at `bit` ends, and whether it is all ASCII. A symbol is a word of one byte.
#[inline]
fn word_end(bytes: &[u8], limit: usize, base: usize, bit: u32, words: u64, high: u64) -> (usize, bool) {
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
fn ascii_key(bytes: &[u8], start: usize, length: usize) -> u64 {
    match bytes.get(start..start + 8) {
        Some(head) => key_of_head(eight(head), length),
        None => word_key(&bytes[start..start + length]),
    }
}
