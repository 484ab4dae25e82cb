//! What was read of a segment, ready for the kernels.

use std::ops::RangeInclusive;
use std::sync::Arc;

use bytes::Bytes;

use crate::Day;
use crate::dictionary::Dictionary;
use crate::directory::{Directory, Section};
use crate::error::{Result, damaged};
use crate::mentions_day::MentionsDay;
use crate::origins_day::OriginsDay;
use crate::places_day::PlacesDay;
use crate::runs::Runs;
use crate::sentiment_day::{Finding, SentimentDay};
use crate::times_day::TimesDay;
use crate::wire::{Reader, Unpacker};

/// Some days of one section, checked and decoded: kernels run over it as often as wanted.
#[derive(Debug)]
pub struct Slice {
    content: Content,
    /// Of which segment it is ([`Directory::identity`]): tells what of several pieces of a day belongs together.
    pub(crate) segment: u64,
}

#[derive(Debug)]
enum Content {
    Mentions(Vec<(Day, MentionsDay)>),
    Places(Vec<(Day, PlacesDay)>),
    Citations(Box<CitationDays>),
    Sentiment(SentimentDays),
    Origins(Vec<(Day, OriginsDay)>),
    Times(Vec<(Day, TimesDay)>),
}

/// The citations of some days with the URLs that they name.
#[derive(Debug)]
pub(crate) struct CitationDays {
    pub(crate) days: Vec<(Day, Runs)>,
    pub(crate) dictionary: Arc<Dictionary>,
    /// As in [`Slice`].
    pub(crate) segment: u64,
}

/// The URLs of a segment, for slices of its citations.
#[derive(Debug, Clone)]
pub struct Urls(Arc<Dictionary>);

impl Urls {
    /// Checks and decodes `bytes`, which are those of [`Directory::range_of_urls`].
    ///
    /// # Errors
    /// [`crate::SegmentError::Damaged`] where the bytes are not what the directory says.
    pub fn new(directory: &Directory, bytes: impl Into<Bytes>) -> Result<Self> {
        let bytes: Bytes = bytes.into();
        directory.dictionary.check(&bytes)?;
        Ok(Self(Arc::new(Dictionary::decode(bytes, &mut Unpacker::new()?)?)))
    }
}

/// The findings of some days.
#[derive(Debug, Default)]
pub(crate) struct SentimentDays {
    pub(crate) days: Vec<(Day, FindingRuns)>,
    /// What the days say, each once, ascending.
    pub(crate) findings: Vec<Finding>,
}

/// Runs whose ids point into the findings of a slice.
#[derive(Debug)]
pub(crate) struct FindingRuns {
    pub(crate) runs: Runs,
    /// Place in the slice's findings of each id.
    pub(crate) places: Vec<u32>,
}

impl Slice {
    /// Checks and decodes `bytes`, which are exactly those of [`Directory::range`] for the same section and days
    /// (none where it gives no range).
    ///
    /// # Errors
    /// [`crate::SegmentError::Damaged`] where the bytes are not what the directory says.
    pub fn new(
        directory: &Directory,
        section: Section,
        days: RangeInclusive<Day>,
        bytes: impl Into<Bytes>,
    ) -> Result<Self> {
        let bytes: Bytes = bytes.into();
        let range = directory.range(section, days.clone()).unwrap_or(0..0);
        if range.end - range.start != bytes.len() as u64 {
            return damaged("the bytes are not those of the range");
        }
        let (mut unpacker, segment) = (Unpacker::new()?, directory.identity());
        let mut parts = Vec::new();
        for (day, start, part) in directory.parts(section).filter(|(day, ..)| days.contains(day)) {
            let start = (start - range.start) as usize;
            let stored = bytes.slice(start..start + part.length as usize);
            part.check(&stored)?;
            parts.push((day, stored));
        }
        let content = match section {
            Section::Mentions => Content::Mentions(each(parts, |bytes| MentionsDay::decode(bytes, &mut unpacker))?),
            Section::Places => Content::Places(each(parts, |bytes| PlacesDay::decode(bytes, &mut unpacker))?),
            Section::Origins => Content::Origins(each(parts, |bytes| OriginsDay::decode(bytes, &mut unpacker))?),
            Section::Times => Content::Times(each(parts, |bytes| TimesDay::decode(bytes, &mut unpacker))?),
            Section::Citations => {
                let length = if parts.is_empty() {
                    0
                } else {
                    directory.dictionary.length as usize
                };
                let stored = bytes.slice(bytes.len() - length..);
                if !parts.is_empty() {
                    directory.dictionary.check(&stored)?;
                }
                Content::Citations(Box::new(CitationDays {
                    days: each(parts, |bytes| decode_runs(bytes, &mut unpacker))?,
                    dictionary: Arc::new(Dictionary::decode(stored, &mut unpacker)?),
                    segment,
                }))
            }
            Section::Sentiment => {
                Content::Sentiment(join(each(parts, |bytes| SentimentDay::decode(bytes, &mut unpacker))?))
            }
        };
        Ok(Self { content, segment })
    }

    /// The citations of some days, whose `bytes` are those of [`Directory::range_of_citations`], with URLs that were read
    /// before.
    ///
    /// # Errors
    /// As [`Slice::new`].
    pub fn with_urls(
        directory: &Directory,
        days: RangeInclusive<Day>,
        bytes: impl Into<Bytes>,
        urls: &Urls,
    ) -> Result<Self> {
        let bytes: Bytes = bytes.into();
        let range = directory.range_of_citations(days.clone()).unwrap_or(0..0);
        if range.end - range.start != bytes.len() as u64 {
            return damaged("the bytes are not those of the range");
        }
        let (mut unpacker, segment) = (Unpacker::new()?, directory.identity());
        let mut parts = Vec::new();
        for (day, start, part) in directory
            .parts(Section::Citations)
            .filter(|(day, ..)| days.contains(day))
        {
            let start = (start - range.start) as usize;
            let stored = bytes.slice(start..start + part.length as usize);
            part.check(&stored)?;
            parts.push((day, stored));
        }
        let held = CitationDays {
            days: each(parts, |bytes| decode_runs(bytes, &mut unpacker))?,
            dictionary: Arc::clone(&urls.0),
            segment,
        };
        let content = Content::Citations(Box::new(held));
        Ok(Self { content, segment })
    }

    /// Bytes that the slice keeps in memory, about.
    pub fn memory(&self) -> usize {
        match &self.content {
            Content::Mentions(days) => days.iter().map(|(_, day)| day.memory()).sum(),
            Content::Places(days) => days.iter().map(|(_, day)| day.memory()).sum(),
            Content::Origins(days) => days.iter().map(|(_, day)| day.memory()).sum(),
            Content::Times(days) => days.iter().map(|(_, day)| day.memory()).sum(),
            Content::Citations(held) => {
                held.days.iter().map(|(_, runs)| runs.memory()).sum::<usize>() + held.dictionary.memory()
            }
            Content::Sentiment(held) => held
                .days
                .iter()
                .map(|(_, day)| day.runs.memory() + 4 * day.places.len())
                .sum(),
        }
    }

    pub(crate) fn mentions_days(&self) -> &[(Day, MentionsDay)] {
        if let Content::Mentions(days) = &self.content {
            days
        } else {
            &[]
        }
    }

    pub(crate) fn places_days(&self) -> &[(Day, PlacesDay)] {
        if let Content::Places(days) = &self.content {
            days
        } else {
            &[]
        }
    }

    pub(crate) fn origins_days(&self) -> &[(Day, OriginsDay)] {
        if let Content::Origins(days) = &self.content {
            days
        } else {
            &[]
        }
    }

    pub(crate) fn times_days(&self) -> &[(Day, TimesDay)] {
        if let Content::Times(days) = &self.content {
            days
        } else {
            &[]
        }
    }

    pub(crate) fn citation_days(&self) -> Option<&CitationDays> {
        if let Content::Citations(held) = &self.content {
            Some(held)
        } else {
            None
        }
    }

    pub(crate) fn sentiment_days(&self) -> Option<&SentimentDays> {
        if let Content::Sentiment(held) = &self.content {
            Some(held)
        } else {
            None
        }
    }
}

fn each<T>(parts: Vec<(Day, Bytes)>, mut decode: impl FnMut(Bytes) -> Result<T>) -> Result<Vec<(Day, T)>> {
    parts
        .into_iter()
        .map(|(day, bytes)| Ok((day, decode(bytes)?)))
        .collect()
}

pub(crate) fn decode_runs(bytes: Bytes, unpacker: &mut Unpacker) -> Result<Runs> {
    let mut reader = Reader::new(bytes);
    let runs = Runs::decode(&mut reader, unpacker)?;
    reader.finish()?;
    Ok(runs)
}

/// Gives the findings of all days one numbering.
fn join(days: Vec<(Day, SentimentDay)>) -> SentimentDays {
    let mut findings: Vec<Finding> = days.iter().flat_map(|(_, day)| &day.findings).copied().collect();
    findings.sort_unstable();
    findings.dedup();
    let place = |finding: &Finding| findings.binary_search(finding).unwrap_or_default() as u32;
    let days = days.into_iter().map(|(day, decoded)| {
        let places = decoded.findings.iter().map(place).collect();
        (
            day,
            FindingRuns {
                runs: decoded.runs,
                places,
            },
        )
    });
    let days = days.collect();
    SentimentDays { days, findings }
}
