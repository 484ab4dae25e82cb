//! The URLs of a segment, with their domains and titles.
//!
//! URLs stand in ascending order, so that the place of a URL decides ties and two dictionaries merge in one pass. A URL
//! stands there once for each title that it has on one day, in the order of time (first, where it has none), as often as
//! on the day with the most: these are its **forms**. A citation names a form, so that whatever citations are counted
//! tell their last title: that of their last day, and on it of the last form; where a day stands in several pieces, that of the last of their last forms
//! ([`crate::times_day`]).
//!
//! The days refer to forms by id. An id stays with its form as long as any day of the window cites it; then it is free
//! for another. Which days cite a form, and which title each day gives it, are masks of 32 bits: a day that is
//! rebuilt clears its bit and sets it anew, and nothing depends on the order in which days were built.

use std::cmp::Ordering;
use std::ops::Range;

use bytes::Bytes;

use crate::error::{Result, damaged};
use crate::wire::{Reader, Texts, Unpacker};

/// Forms of URLs of one segment.
pub(crate) const FORMS: usize = 1 << 24;

/// A dictionary that is read. A form is named by its place.
#[derive(Debug, Default)]
pub(crate) struct Dictionary {
    /// The URL of each form, ascending.
    pub(crate) urls: Texts,
    /// The first form of the same URL, of each form.
    pub(crate) first_of: Vec<u32>,
    /// The id of each form.
    pub(crate) ids: Vec<u32>,
    /// All ids lie below this.
    pub(crate) limit: usize,
    /// Days that cite each form.
    pub(crate) days: Vec<u32>,
    pub(crate) domains: Texts,
    /// The domain of each form.
    pub(crate) domain_of: Vec<u32>,
    pub(crate) titles: Texts,
    pub(crate) title_days: Vec<u32>,
    /// Where each form's titles end.
    title_ends: Vec<u32>,
}

impl Dictionary {
    /// Reads the stored form.
    pub(crate) fn decode(bytes: Bytes, unpacker: &mut Unpacker) -> Result<Self> {
        if bytes.is_empty() {
            return Ok(Self::default());
        }
        let mut reader = Reader::new(bytes);
        let [count, limit, domain_count, title_count] = [
            reader.number(FORMS)?,
            reader.number(FORMS)?,
            reader.number(FORMS)?,
            reader.number(FORMS * 32)?,
        ];
        let ids = reader.numbers(count, unpacker)?;
        let days = reader.numbers(count, unpacker)?;
        let domain_of = reader.numbers(count, unpacker)?;
        let mut title_ends = reader.numbers(count, unpacker)?;
        let title_days = reader.numbers(title_count, unpacker)?;
        let mut end = 0_u32;
        for titles in &mut title_ends {
            end = end.saturating_add(*titles);
            *titles = end;
        }
        let fits = ids.iter().all(|id| (*id as usize) < limit)
            && domain_of.iter().all(|domain| (*domain as usize) < domain_count)
            && end as usize == title_count;
        if !fits {
            return damaged("a dictionary refers to nothing");
        }
        let urls = Texts::read(&mut reader, count, unpacker)?;
        let domains = Texts::read(&mut reader, domain_count, unpacker)?;
        let titles = Texts::read(&mut reader, title_count, unpacker)?;
        reader.finish()?;
        let mut first_of: Vec<u32> = Vec::with_capacity(count);
        for place in 0..count {
            let same = place > 0 && urls.get(place - 1) == urls.get(place);
            first_of.push(if same { first_of[place - 1] } else { place as u32 });
        }
        Ok(Self {
            urls,
            first_of,
            ids,
            limit,
            days,
            domains,
            domain_of,
            titles,
            title_days,
            title_ends,
        })
    }

    pub(crate) fn domain(&self, place: usize) -> &str {
        self.domains.get(self.domain_of[place] as usize)
    }

    /// The titles that days give a form.
    pub(crate) fn titles_of(&self, place: usize) -> Range<usize> {
        let start = place.checked_sub(1).map_or(0, |before| self.title_ends[before]);
        start as usize..self.title_ends[place] as usize
    }

    /// The forms of a URL.
    pub(crate) fn forms(&self, url: &str) -> Range<usize> {
        let (mut from, mut to) = (0, self.urls.len());
        while from < to {
            let middle = from.midpoint(to);
            match self.urls.get(middle).cmp(url) {
                Ordering::Less => from = middle + 1,
                Ordering::Equal => return self.forms_at(self.first_of[middle]),
                Ordering::Greater => to = middle,
            }
        }
        0..0
    }

    /// The forms of the URL whose first form this is.
    fn forms_at(&self, first: u32) -> Range<usize> {
        let from = first as usize;
        let forms = self.first_of[from..].iter().take_while(|of| **of == first);
        from..from + forms.count()
    }

    /// The title that a day of the window gives a form.
    pub(crate) fn title_on(&self, place: usize, day: u32) -> Option<usize> {
        self.titles_of(place)
            .find(|title| self.title_days[*title] >> day & 1 == 1)
    }

    pub(crate) fn memory(&self) -> usize {
        let texts = self.urls.memory() + self.domains.memory() + self.titles.memory();
        texts + 20 * self.ids.len() + 4 * self.title_days.len()
    }
}
