//! What lies where in a segment: kept apart from the segment's bytes, so that a reader knows the range of bytes to
//! ask for before it has seen any of them.

use std::ops::{Range, RangeInclusive};

use bytes::Bytes;

use crate::error::{Result, damaged};
use crate::wire::{Reader, checksum, put_varint};
use crate::{Day, SegmentError, SegmentWindow};

/// The format that this version writes. It reads 1 and 2 as well, which had fewer sections; others are refused.
const FORMAT: u8 = 3;
/// The sections of format 1, in their order.
const OF_FORMAT_1: [Section; 3] = [Section::Mentions, Section::Citations, Section::Sentiment];
/// The sections of format 2, in their order.
const OF_FORMAT_2: [Section; 5] = [
    Section::Mentions,
    Section::Places,
    Section::Citations,
    Section::Sentiment,
    Section::Origins,
];
/// No part of a segment is longer than this.
const LONGEST_PART: usize = u32::MAX as usize;

/// The sections of a segment, in the order in which they stand there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Section {
    /// Answers and mentions: share of voice and visibility.
    Mentions = 0,
    /// In which order answers name brands: visibility alone.
    Places = 1,
    /// Citations, followed by the URLs that they name.
    Citations = 2,
    /// Sentiment.
    Sentiment = 3,
    /// Language and model of answers, and which were none.
    Origins = 4,
    /// When answers gave the titles that they cite pages with: read beside citations where a day stands in several
    /// pieces, to tell which of their titles is the last.
    Times = 5,
}

impl Section {
    /// All sections in order.
    pub const ALL: [Self; 6] = [
        Self::Mentions,
        Self::Places,
        Self::Citations,
        Self::Sentiment,
        Self::Origins,
        Self::Times,
    ];
}

/// A stretch of bytes and its checksum.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Part {
    pub(crate) length: u32,
    pub(crate) checksum: u32,
}

impl Part {
    pub(crate) fn of(bytes: &[u8]) -> Result<Self> {
        let length = u32::try_from(bytes.len()).or(Err(SegmentError::Limit("length of a section of a day")))?;
        Ok(Self {
            length,
            checksum: checksum(bytes),
        })
    }

    pub(crate) fn check(self, bytes: &[u8]) -> Result<()> {
        let same = bytes.len() == self.length as usize && checksum(bytes) == self.checksum;
        if same { Ok(()) } else { damaged("a checksum differs") }
    }
}

/// The parts of a segment: lengths and checksums by section and day.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Directory {
    pub(crate) window: SegmentWindow,
    /// For each section the days that have a part, ascending by place in the window.
    pub(crate) sections: [Vec<(u32, Part)>; Section::ALL.len()],
    /// The URLs, after the days of the citations.
    pub(crate) dictionary: Part,
}

impl Directory {
    pub(crate) fn new(window: SegmentWindow) -> Self {
        Self {
            window,
            sections: Default::default(),
            dictionary: Part::default(),
        }
    }

    /// The window of the segment.
    pub fn window(&self) -> SegmentWindow {
        self.window
    }

    /// Length of the whole segment, in bytes.
    pub fn len(&self) -> u64 {
        let days = self
            .sections
            .iter()
            .flatten()
            .map(|(_, part)| u64::from(part.length))
            .sum::<u64>();
        days + u64::from(self.dictionary.length)
    }

    /// Whether the segment has no facts.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The days with at least one answer, ascending.
    pub fn days(&self) -> impl Iterator<Item = Day> {
        self.sections[0].iter().map(|(index, _)| self.window.day(*index))
    }

    /// How many bytes some days of a section take up, without what they share with other days.
    pub fn length(&self, section: Section, days: RangeInclusive<Day>) -> u64 {
        let parts = &self.sections[section as usize];
        let within = parts
            .iter()
            .filter(|(index, _)| days.contains(&self.window.day(*index)));
        within.map(|(_, part)| u64::from(part.length)).sum()
    }

    /// The bytes to read for some days of a section, from the segment's start; `None` where there is nothing to read.
    /// Citations are read to the end of the URLs, so with them come any later days.
    pub fn range(&self, section: Section, days: RangeInclusive<Day>) -> Option<Range<u64>> {
        let mut at = self.start(section);
        let mut found: Option<Range<u64>> = None;
        for (index, part) in &self.sections[section as usize] {
            let end = at + u64::from(part.length);
            if days.contains(&self.window.day(*index)) {
                found = Some(found.map_or(at, |range| range.start)..end);
            }
            at = end;
        }
        match section {
            Section::Citations => found.map(|range| range.start..at + u64::from(self.dictionary.length)),
            Section::Mentions | Section::Places | Section::Sentiment | Section::Origins | Section::Times => found,
        }
    }

    /// The bytes of the citations of some days without their URLs; `None` where there are none.
    pub fn range_of_citations(&self, days: RangeInclusive<Day>) -> Option<Range<u64>> {
        let within = self.parts(Section::Citations).filter(|(day, ..)| days.contains(day));
        let mut ranges = within.map(|(_, start, part)| start..start + u64::from(part.length));
        let first = ranges.next()?;
        let end = ranges.last().map_or(first.end, |last| last.end);
        Some(first.start..end)
    }

    /// The bytes of the URLs of the segment.
    pub fn range_of_urls(&self) -> Range<u64> {
        let end = self.start(Section::Sentiment);
        end - u64::from(self.dictionary.length)..end
    }

    /// Where a section starts.
    pub(crate) fn start(&self, section: Section) -> u64 {
        let before = &self.sections[..section as usize];
        let days = before
            .iter()
            .flatten()
            .map(|(_, part)| u64::from(part.length))
            .sum::<u64>();
        days + if section > Section::Citations {
            u64::from(self.dictionary.length)
        } else {
            0
        }
    }

    /// The parts of a section with their places from the segment's start.
    pub(crate) fn parts(&self, section: Section) -> impl Iterator<Item = (Day, u64, Part)> {
        self.sections[section as usize]
            .iter()
            .scan(self.start(section), |at, (index, part)| {
                let start = *at;
                *at += u64::from(part.length);
                Some((self.window.day(*index), start, *part))
            })
    }

    /// The bytes of a day in a section of a segment; `None` where it has none.
    pub(crate) fn day<'a>(&self, section: Section, day: Day, segment: &'a [u8]) -> Result<Option<&'a [u8]>> {
        let Some((_, start, part)) = self.parts(section).find(|(of, ..)| *of == day) else {
            return Ok(None);
        };
        let bytes = stretch(segment, start, part)?;
        Ok(Some(bytes))
    }

    /// The bytes of the URLs of a segment.
    pub(crate) fn urls<'a>(&self, segment: &'a [u8]) -> Result<&'a [u8]> {
        let end = self.start(Section::Sentiment);
        stretch(segment, end - u64::from(self.dictionary.length), self.dictionary)
    }

    /// A number of the segment's content: the slices of one segment have the same, those of others another one.
    pub(crate) fn identity(&self) -> u64 {
        xxhash_rust::xxh3::xxh3_64(&self.to_bytes())
    }

    /// The stored form: at most about 1,600 bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut out = vec![FORMAT];
        out.extend_from_slice(&self.window.0.to_le_bytes());
        for section in &self.sections {
            let days = section.iter().fold(0_u32, |mask, (index, _)| mask | 1 << index);
            out.extend_from_slice(&days.to_le_bytes());
            section.iter().for_each(|(_, part)| put_part(&mut out, *part));
        }
        put_part(&mut out, self.dictionary);
        let sum = checksum(&out);
        out.extend_from_slice(&sum.to_le_bytes());
        out
    }

    /// Reads the stored form.
    ///
    /// # Errors
    /// [`SegmentError`] where the bytes are damaged or of an unknown format.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self> {
        let Some((body, sum)) = bytes.split_last_chunk::<4>() else {
            return damaged("no directory");
        };
        let sections = match body.first() {
            Some(1) => &OF_FORMAT_1[..],
            Some(2) => &OF_FORMAT_2,
            Some(&FORMAT) => &Section::ALL,
            other => return Err(SegmentError::Format(other.copied().unwrap_or_default())),
        };
        if checksum(body) != u32::from_le_bytes(*sum) {
            return damaged("the directory's checksum differs");
        }
        let mut reader = Reader::new(Bytes::copy_from_slice(&body[1..]));
        let mut directory = Self::new(SegmentWindow(reader.u32()?.cast_signed()));
        for section in sections {
            let days = reader.u32()?;
            for index in (0..32).filter(|index| days >> index & 1 == 1) {
                directory.sections[*section as usize].push((index, get_part(&mut reader)?));
            }
        }
        directory.dictionary = get_part(&mut reader)?;
        reader.finish()?;
        Ok(directory)
    }
}

/// A part of a segment, checked.
fn stretch(segment: &[u8], start: u64, part: Part) -> Result<&[u8]> {
    let start = usize::try_from(start).unwrap_or(usize::MAX);
    let end = start.saturating_add(part.length as usize);
    let Some(bytes) = segment.get(start..end) else {
        return damaged("cut off");
    };
    part.check(bytes)?;
    Ok(bytes)
}

fn put_part(out: &mut Vec<u8>, part: Part) {
    put_varint(out, part.length);
    out.extend_from_slice(&part.checksum.to_le_bytes());
}

fn get_part(reader: &mut Reader) -> Result<Part> {
    let length = reader.number(LONGEST_PART)? as u32;
    Ok(Part {
        length,
        checksum: reader.u32()?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn full() -> Directory {
        let mut directory = Directory::new(SegmentWindow(600));
        for (place, section) in directory.sections.iter_mut().enumerate() {
            let part = |index: u32| Part {
                length: 100_000 + index * 7_000 + place as u32,
                checksum: index.wrapping_mul(0x9e37_79b9),
            };
            *section = (0..32).map(|index| (index, part(index))).collect();
        }
        directory.dictionary = Part {
            length: 900_000,
            checksum: 1,
        };
        directory
    }

    #[test]
    fn reads_back_and_stays_small() {
        let bytes = full().to_bytes();
        assert!(bytes.len() <= 1_600, "{}", bytes.len());
        assert_eq!(Directory::from_bytes(&bytes), Ok(full()));
        let empty = Directory::new(SegmentWindow(-3));
        assert_eq!(Directory::from_bytes(&empty.to_bytes()), Ok(empty));
    }

    #[test]
    fn damage_is_an_error() {
        let bytes = full().to_bytes();
        for place in 0..bytes.len() {
            let mut damaged = bytes.clone();
            damaged[place] ^= 0x10;
            assert!(Directory::from_bytes(&damaged).is_err());
            assert!(Directory::from_bytes(&bytes[..place]).is_err());
        }
    }

    #[test]
    fn ranges_are_contiguous() {
        let directory = full();
        let day = |index| directory.window.day(index);
        let all = |section| {
            directory
                .range(section, directory.window.days())
                .expect("every section has days")
        };
        assert_eq!(all(Section::Mentions).start, 0);
        for pair in Section::ALL.windows(2) {
            assert_eq!(all(pair[0]).end, all(pair[1]).start);
        }
        assert_eq!(all(Section::Times).end, directory.len());
        let two = directory.range(Section::Mentions, day(3)..=day(4)).expect("two days");
        assert_eq!(two.end - two.start, 2 * 100_000 + 7 * 7_000);
        assert_eq!(directory.range(Section::Mentions, Day(0)..=Day(5)), None);
        assert_eq!(
            directory.range(Section::Citations, day(31)..=day(31)).map(|r| r.end),
            Some(all(Section::Citations).end)
        );
    }
}
