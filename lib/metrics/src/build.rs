//! Building the next version of a segment.

use std::collections::BTreeMap;

use bytes::Bytes;

use crate::dictionary::Dictionary;
use crate::dictionary_builder::{Cited, DictionaryBuilder};
use crate::directory::{Directory, Section};
use crate::error::{Result, damaged};
use crate::mentions_day::MentionsDay;
use crate::origins_day::OriginsDay;
use crate::runs::Runs;
use crate::times_day::Timed;
use crate::totals::{DayTotals, MentionTotals};
use crate::writer::Writer;
use crate::{AnswerFacts, Day, SegmentError, SegmentWindow, gather, origins_day, places_day, sentiment_day, times_day};

/// A segment that was built, and what is kept beside it.
#[derive(Debug, Clone)]
pub struct Built {
    /// The segment.
    pub bytes: Vec<u8>,
    /// What lies where in it.
    pub directory: Directory,
    /// Daily totals of all its days.
    pub totals: MentionTotals,
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
        out: Writer::new(window)?,
    };
    next.mentions()?;
    next.places()?;
    next.citations()?;
    next.sentiment()?;
    next.origins()?;
    next.times()?;
    Ok(next.out.built())
}

/// A segment that is being built.
struct Next<'a> {
    old: Option<(&'a [u8], &'a Directory)>,
    /// Rebuilt days by place in the window.
    fresh: BTreeMap<u32, &'a [AnswerFacts]>,
    out: Writer,
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

    /// Writes a section: kept days as they were, fresh days as `encode` makes them (no bytes: nothing to store).
    fn section(
        &mut self,
        section: Section,
        encode: impl Fn(&mut Self, u32, &'a [AnswerFacts]) -> Result<Option<Vec<u8>>>,
    ) -> Result<()> {
        let kept = self.kept(section)?;
        for day in 0..SegmentWindow::DAYS.unsigned_abs() {
            if let Some(bytes) = kept.get(&day) {
                self.out.put(section, day, bytes)?;
            } else if let Some(facts) = self.fresh.get(&day).copied()
                && let Some(bytes) = encode(self, day, facts)?
            {
                self.out.put(section, day, &bytes)?;
            }
        }
        Ok(())
    }

    fn mentions(&mut self) -> Result<()> {
        for (day, bytes) in self.kept(Section::Mentions)? {
            let decoded = MentionsDay::decode(Bytes::copy_from_slice(bytes), &mut self.out.unpacker)?;
            self.out.totals.insert(day, DayTotals::of_decoded(&decoded));
        }
        self.section(Section::Mentions, |next, day, facts| {
            let columns = gather::mentions(facts);
            if columns.answers.is_empty() {
                return Ok(None);
            }
            next.out.totals.insert(day, DayTotals::of_columns(&columns));
            columns.encode(&mut next.out.packer).map(Some)
        })
    }

    /// Of every rebuilt day with answers, also where all come first: a day without is one whose places are not known.
    fn places(&mut self) -> Result<()> {
        self.section(Section::Places, |next, _, facts| {
            let any = gather::shown(facts).next().is_some();
            any.then(|| places_day::encode(&gather::places(facts), &mut next.out.packer))
                .transpose()
        })
    }

    fn citations(&mut self) -> Result<()> {
        let rebuilt = self.fresh.keys().fold(0, |mask, day| mask | 1 << day);
        let mut dictionary = match self.old {
            Some((bytes, directory)) => {
                let stored = Bytes::copy_from_slice(directory.urls(bytes)?);
                let old = Dictionary::decode(stored, &mut self.out.unpacker)?;
                DictionaryBuilder::from_old(&old, rebuilt)
            }
            None => DictionaryBuilder::default(),
        };
        let fresh = self.fresh.clone().into_iter();
        let cited = fresh.map(|(day, facts)| (day, dictionary.add(day, facts)));
        let cited: BTreeMap<u32, Vec<Cited>> = cited.collect();
        dictionary.assign_ids();
        self.section(Section::Citations, |next, day, _| {
            let cited = cited.get(&day).map(Vec::as_slice).unwrap_or_default();
            let (base, cited) = gather::citations(cited, &dictionary);
            if cited.is_empty() {
                return Ok(None);
            }
            if let Some(times) = times_day::encode(base, &cited, &mut next.out.packer)? {
                next.out.times.insert(day, times);
            }
            let entry = |cited: &Timed| (cited.prompt, cited.channel, cited.id);
            Runs::encode_by(&cited, entry, &mut next.out.packer).map(Some)
        })?;
        let bytes = dictionary.encode(&mut self.out.packer)?;
        self.out.put_dictionary(&bytes)
    }

    fn sentiment(&mut self) -> Result<()> {
        self.section(Section::Sentiment, |next, _, facts| {
            let findings = gather::sentiment(facts);
            (!findings.is_empty())
                .then(|| sentiment_day::encode(findings, &mut next.out.packer))
                .transpose()
        })
    }

    fn times(&mut self) -> Result<()> {
        self.section(Section::Times, |next, day, _| Ok(next.out.times.remove(&day)))
    }

    fn origins(&mut self) -> Result<()> {
        for (day, bytes) in self.kept(Section::Origins)? {
            let decoded = OriginsDay::decode(Bytes::copy_from_slice(bytes), &mut self.out.unpacker)?;
            self.out
                .totals
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
            next.out.totals.entry(day).or_default().add_origins(each);
            origins_day::encode(&origins, &mut next.out.packer).map(Some)
        })
    }
}
