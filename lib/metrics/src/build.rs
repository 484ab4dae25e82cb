//! Building the next version of a segment.

use std::collections::BTreeMap;

use bytes::Bytes;

use crate::dictionary::{Cited, Dictionary, DictionaryBuilder};
use crate::directory::{Directory, Part, Section};
use crate::error::{Result, damaged};
use crate::origins_day::OriginsDay;
use crate::runs::Runs;
use crate::totals::{DayTotals, VoiceTotals};
use crate::voice_day::VoiceDay;
use crate::wire::{Packer, Unpacker};
use crate::{AnswerFacts, Day, SegmentError, SegmentWindow, gather, origins_day, places_day, sentiment_day};

/// A segment that was built, and what is kept beside it.
#[derive(Debug, Clone)]
pub struct Built {
    /// The segment.
    pub bytes: Vec<u8>,
    /// What lies where in it.
    pub directory: Directory,
    /// Daily totals of all its days.
    pub totals: VoiceTotals,
}

/// The next version of a window's segment: the days in `days` are rebuilt from **all** facts of each (none: the day has
/// no answers left), the other days of `old` are carried over as they are.
///
/// The order of answers within a day does not matter, and whatever sequence of builds led to the same facts, queries
/// answer the same; a build without `old` gives the same bytes for the same facts.
///
/// # Errors
/// [`SegmentError::Day`] for a day outside the window or given twice, [`SegmentError::Damaged`] where `old` is not what
/// its directory says, [`SegmentError::Limit`] for facts that the format can not hold.
pub fn build(
    window: SegmentWindow,
    old: Option<(&[u8], &Directory)>,
    days: &[(Day, Vec<AnswerFacts>)],
) -> Result<Built> {
    let mut fresh: BTreeMap<u32, &[AnswerFacts]> = BTreeMap::new();
    for (day, facts) in days {
        if day.window() != window || fresh.insert(day.index_in_window(), facts).is_some() {
            return Err(SegmentError::Day(day.0));
        }
        gather::check(facts)?;
    }
    if let Some((bytes, directory)) = old
        && (directory.window != window || directory.len() != bytes.len() as u64)
    {
        return damaged("the old segment is not of this directory and window");
    }
    let mut next = Next {
        old,
        fresh,
        directory: Directory::new(window),
        bytes: Vec::new(),
        totals: BTreeMap::new(),
        packer: Packer::new()?,
        unpacker: Unpacker::new()?,
    };
    next.voice()?;
    next.places()?;
    next.citations()?;
    next.sentiment()?;
    next.origins()?;
    Ok(Built {
        bytes: next.bytes,
        directory: next.directory,
        totals: VoiceTotals::new(window, next.totals),
    })
}

/// A segment that is being built.
struct Next<'a> {
    old: Option<(&'a [u8], &'a Directory)>,
    /// Rebuilt days by place in the window.
    fresh: BTreeMap<u32, &'a [AnswerFacts]>,
    directory: Directory,
    bytes: Vec<u8>,
    totals: BTreeMap<u32, DayTotals>,
    packer: Packer,
    unpacker: Unpacker,
}

impl<'a> Next<'a> {
    /// What stays of a section, by place in the window.
    fn kept(&self, section: Section) -> Result<BTreeMap<u32, &'a [u8]>> {
        let Some((bytes, directory)) = self.old else {
            return Ok(BTreeMap::new());
        };
        let mut kept = BTreeMap::new();
        for (day, start, part) in directory.parts(section) {
            if !self.fresh.contains_key(&day.index_in_window()) {
                let bytes = &bytes[start as usize..start as usize + part.length as usize];
                part.check(bytes)?;
                kept.insert(day.index_in_window(), bytes);
            }
        }
        Ok(kept)
    }

    fn put(&mut self, section: Section, day: u32, bytes: &[u8]) -> Result<()> {
        self.directory.sections[section as usize].push((day, Part::of(bytes)?));
        self.bytes.extend_from_slice(bytes);
        Ok(())
    }

    /// Writes a section: kept days as they were, fresh days as `encode` makes them (no bytes: nothing to store).
    fn section(
        &mut self,
        section: Section,
        encode: impl Fn(&mut Self, u32, &'a [AnswerFacts]) -> Result<Option<Vec<u8>>>,
    ) -> Result<()> {
        let kept = self.kept(section)?;
        for day in 0..SegmentWindow::DAYS.unsigned_abs() {
            if let Some(bytes) = kept.get(&day) {
                self.put(section, day, bytes)?;
            } else if let Some(facts) = self.fresh.get(&day).copied()
                && let Some(bytes) = encode(self, day, facts)?
            {
                self.put(section, day, &bytes)?;
            }
        }
        Ok(())
    }

    fn voice(&mut self) -> Result<()> {
        for (day, bytes) in self.kept(Section::Voice)? {
            let decoded = VoiceDay::decode(Bytes::copy_from_slice(bytes), &mut self.unpacker)?;
            self.totals.insert(day, DayTotals::of_decoded(&decoded));
        }
        self.section(Section::Voice, |next, day, facts| {
            let columns = gather::voice(facts);
            if columns.answers.is_empty() {
                return Ok(None);
            }
            next.totals.insert(day, DayTotals::of_columns(&columns));
            columns.encode(&mut next.packer).map(Some)
        })
    }

    /// Of every rebuilt day with answers, also where all come first: a day without is one whose places are not known.
    fn places(&mut self) -> Result<()> {
        self.section(Section::Places, |next, _, facts| {
            let any = gather::shown(facts).next().is_some();
            any.then(|| places_day::encode(&gather::places(facts), &mut next.packer))
                .transpose()
        })
    }

    fn citations(&mut self) -> Result<()> {
        let rebuilt = self.fresh.keys().fold(0, |mask, day| mask | 1 << day);
        let mut dictionary = match self.old {
            Some((bytes, directory)) => {
                let end = directory.start(Section::Sentiment) as usize;
                let bytes = &bytes[end - directory.dictionary.length as usize..end];
                directory.dictionary.check(bytes)?;
                let old = Dictionary::decode(Bytes::copy_from_slice(bytes), &mut self.unpacker)?;
                DictionaryBuilder::from_old(&old, rebuilt)
            }
            None => DictionaryBuilder::default(),
        };
        let fresh = self.fresh.clone().into_iter();
        let cited = fresh.map(|(day, facts)| (day, dictionary.add(day, facts)));
        let cited: BTreeMap<u32, Vec<Cited<'a>>> = cited.collect();
        dictionary.assign_ids()?;
        self.section(Section::Citations, |next, day, _| {
            let entries = gather::citations(cited.get(&day).map(Vec::as_slice).unwrap_or_default(), &dictionary);
            (!entries.is_empty())
                .then(|| Runs::encode(&entries, &mut next.packer))
                .transpose()
        })?;
        let bytes = dictionary.encode(&mut self.packer)?;
        self.directory.dictionary = Part::of(&bytes)?;
        self.bytes.extend_from_slice(&bytes);
        Ok(())
    }

    fn sentiment(&mut self) -> Result<()> {
        self.section(Section::Sentiment, |next, _, facts| {
            let findings = gather::sentiment(facts);
            (!findings.is_empty())
                .then(|| sentiment_day::encode(findings, &mut next.packer))
                .transpose()
        })
    }

    fn origins(&mut self) -> Result<()> {
        for (day, bytes) in self.kept(Section::Origins)? {
            let decoded = OriginsDay::decode(Bytes::copy_from_slice(bytes), &mut self.unpacker)?;
            self.totals
                .entry(day)
                .or_default()
                .add_origins(decoded.all().into_iter());
        }
        self.section(Section::Origins, |next, day, facts| {
            if facts.is_empty() {
                return Ok(None);
            }
            let origins = gather::origins(facts);
            let each = origins.iter().map(|(_, channel, origin)| (*channel, *origin, 1));
            next.totals.entry(day).or_default().add_origins(each);
            origins_day::encode(&origins, &mut next.packer).map(Some)
        })
    }
}
