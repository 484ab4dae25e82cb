//! Many different strings, each with a number: a dictionary that is merged has millions of them, so none is allocated by
//! itself. A string costs its bytes and 20 more.

use std::hash::{BuildHasher, RandomState};

/// Bytes of strings that stand together. What is full never moves, so that growing takes no second copy of all.
const CHUNK: usize = 1 << 18;
/// A place of the table without a string.
const FREE: u32 = u32::MAX;

/// Where a string stands.
#[derive(Debug, Clone, Copy)]
struct Span {
    chunk: u32,
    start: u32,
    length: u32,
}

/// Strings with numbers in the order in which they came, each once.
#[derive(Debug, Default)]
pub(crate) struct Names {
    chunks: Vec<String>,
    spans: Vec<Span>,
    /// Numbers by the hashes of their strings: the first free place behind (open addressing). A power of two long, and at
    /// most half full. Seeded at random: URLs are callers' texts.
    table: Vec<u32>,
    hashes: RandomState,
}

impl Names {
    /// The number of a string, and whether it is new.
    pub(crate) fn number(&mut self, text: &str) -> (u32, bool) {
        if self.table.len() < 2 * (self.spans.len() + 1) {
            self.grow();
        }
        let place = self.place(text);
        if self.table[place] != FREE {
            return (self.table[place], false);
        }
        let number = self.spans.len() as u32;
        self.table[place] = number;
        self.push(text);
        (number, true)
    }

    /// A string by its number.
    pub(crate) fn get(&self, number: u32) -> &str {
        let Span { chunk, start, length } = self.spans[number as usize];
        &self.chunks[chunk as usize][start as usize..(start + length) as usize]
    }

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.spans.len()
    }

    /// The place of a string in the table, or where it would be.
    fn place(&self, text: &str) -> usize {
        let mask = self.table.len() - 1;
        let mut place = self.hashes.hash_one(text) as usize & mask;
        while self.table[place] != FREE && self.get(self.table[place]) != text {
            place = (place + 1) & mask;
        }
        place
    }

    fn grow(&mut self) {
        let length = (4 * self.spans.len()).next_power_of_two().max(16);
        self.table = Vec::new();
        self.table.resize(length, FREE);
        for number in 0..self.spans.len() as u32 {
            let mut place = self.hashes.hash_one(self.get(number)) as usize & (length - 1);
            while self.table[place] != FREE {
                place = (place + 1) & (length - 1);
            }
            self.table[place] = number;
        }
    }

    fn push(&mut self, text: &str) {
        let fits = |chunk: &String| chunk.len() + text.len() <= chunk.capacity();
        if !self.chunks.last().is_some_and(fits) {
            // Few strings stay few bytes.
            let capacity = CHUNK.min(2 * self.chunks.last().map_or(256, String::capacity));
            self.chunks.push(String::with_capacity(capacity.max(text.len())));
        }
        let chunk = self.chunks.len() - 1;
        let start = self.chunks[chunk].len() as u32;
        self.chunks[chunk].push_str(text);
        self.spans.push(Span {
            chunk: chunk as u32,
            start,
            length: text.len() as u32,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_string_has_one_number_however_many_there_are() {
        let mut names = Names::default();
        let text = |n: u32| "é".repeat(n as usize % 40) + &n.to_string();
        for n in 0..20_000 {
            assert_eq!(names.number(&text(n)), (n, true));
            assert_eq!(names.number(&text(n / 2)), (n / 2, false));
        }
        assert_eq!(names.len(), 20_000);
        assert!((0..20_000).all(|n| names.get(n) == text(n)));
    }

    #[test]
    fn the_empty_string_and_one_longer_than_a_chunk_are_strings_too() {
        let (mut names, long) = (Names::default(), "x".repeat(3 * CHUNK));
        assert_eq!(
            [names.number(""), names.number(&long), names.number("")],
            [(0, true), (1, true), (0, false)]
        );
        assert_eq!((names.get(0), names.get(1).len()), ("", 3 * CHUNK));
    }
}
