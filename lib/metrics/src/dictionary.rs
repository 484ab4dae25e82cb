//! The URLs of a segment, with their domains and titles.
//!
//! URLs stand in ascending order, so that the place of a URL decides ties and two dictionaries merge in one pass. A URL
//! stands there once for each title that it has on one day, in the order of time (first, where it has none), as often as
//! on the day with the most: these are its **forms**. A citation names a form, so that whatever citations are counted
//! tell their last title: that of their last day, and on it of the last form.
//!
//! The days refer to forms by id. An id stays with its form as long as any day of the span cites it; then it is free
//! for another. Which days cite a form, and which title each day gives it, are masks of 32 bits: a day that is
//! rebuilt clears its bit and sets it anew, and nothing depends on the order in which days were built.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::ops::Range;

use bytes::Bytes;

use crate::error::{Result, damaged};
use crate::wire::{Packer, Reader, Texts, Unpacker, put_varint};
use crate::{AnswerFacts, Channel, SegmentError, gather};

/// Forms of URLs of one segment.
const FORMS: usize = 1 << 24;
/// Changes of a URL's title on one day that are told apart. Where there are more, the citations before take the form of
/// another one that gave the same title, or the oldest form there is.
const MOST_TITLES: usize = 32;

/// A form while a dictionary is written.
#[derive(Debug)]
struct Form {
    id: u32,
    /// Days that cite it.
    days: u32,
    /// Titles, with the days that give it.
    titles: Vec<(String, u32)>,
}

/// A URL while a dictionary is written.
#[derive(Debug)]
struct Entry {
    domain: String,
    /// In the order of their titles on any day.
    forms: Vec<Form>,
}

/// A citation of a day: which form of the URL it is.
#[derive(Debug)]
pub(crate) struct Cited<'a> {
    pub(crate) prompt: u32,
    pub(crate) channel: Channel,
    url: &'a str,
    form: usize,
}

/// What an answer says about a URL.
struct Seen<'a> {
    prompt: u32,
    channel: Channel,
    answered_at: i64,
    title: Option<&'a str>,
}

/// A dictionary that is changed.
#[derive(Debug, Default)]
pub(crate) struct DictionaryBuilder {
    urls: BTreeMap<String, Entry>,
}

impl DictionaryBuilder {
    /// Starts from a dictionary, less the days that are rebuilt; forms that no other day cites are dropped.
    pub(crate) fn from_old(old: &Dictionary, rebuilt: u32) -> Self {
        let mut builder = Self::default();
        for place in (0..old.urls.len()).filter(|place| old.days[*place] & !rebuilt != 0) {
            let titles = old
                .titles_of(place)
                .map(|title| (old.titles.get(title).to_owned(), old.title_days[title] & !rebuilt));
            let form = Form {
                id: old.ids[place],
                days: old.days[place] & !rebuilt,
                titles: titles.filter(|(_, days)| *days != 0).collect(),
            };
            builder.entry(old.urls.get(place), old.domain(place)).forms.push(form);
        }
        builder
    }

    /// The entry of a URL; of several domains the least stays.
    fn entry(&mut self, url: &str, domain: &str) -> &mut Entry {
        let entry = self.urls.entry(url.to_owned()).or_insert_with(|| Entry {
            domain: domain.to_owned(),
            forms: Vec::new(),
        });
        if domain < entry.domain.as_str() {
            domain.clone_into(&mut entry.domain);
        }
        entry
    }

    /// Adds what the answers of a day cite, once for each answer and URL.
    pub(crate) fn add<'a>(&mut self, day: u32, facts: &'a [AnswerFacts]) -> Vec<Cited<'a>> {
        let mut seen: HashMap<&str, (&str, Vec<Seen<'_>>)> = HashMap::new();
        for answer in gather::shown(facts) {
            let mut cited: BTreeMap<&str, (&str, Option<&str>)> = BTreeMap::new();
            for page in &answer.citations {
                let title = page.title.as_deref().filter(|title| !title.is_empty());
                let known = cited.entry(&page.url).or_insert((page.domain.as_str(), title));
                *known = (known.0.min(&page.domain), known.1.max(title));
            }
            for (url, (domain, title)) in cited {
                let (least, all) = seen.entry(url).or_insert((domain, Vec::new()));
                *least = domain.min(*least);
                all.push(Seen {
                    prompt: answer.prompt,
                    channel: answer.channel(),
                    answered_at: answer.answered_at,
                    title,
                });
            }
        }
        let mut found = Vec::new();
        for (url, (domain, mut seen)) in seen {
            seen.sort_unstable_by_key(|seen| (seen.title.is_some(), seen.answered_at, seen.title));
            let (forms, titles) = forms_of(&seen);
            self.entry(url, domain).cite(day, &titles);
            found.extend(seen.iter().zip(forms).map(|(seen, form)| Cited {
                prompt: seen.prompt,
                channel: seen.channel,
                url,
                form,
            }));
        }
        found
    }

    /// Gives each new form the lowest free id, in the order of the URLs.
    pub(crate) fn assign_ids(&mut self) -> Result<()> {
        let forms = || self.urls.values().flat_map(|entry| &entry.forms);
        if forms().count() > FORMS {
            return Err(SegmentError::Limit("URLs of a span"));
        }
        let used: BTreeSet<u32> = forms().map(|form| form.id).filter(|id| *id != u32::MAX).collect();
        let mut free = (0..u32::MAX).filter(|id| !used.contains(id));
        for form in self.urls.values_mut().flat_map(|entry| &mut entry.forms) {
            form.titles.sort_unstable();
            if form.id == u32::MAX {
                form.id = free.next().unwrap_or_default();
            }
        }
        Ok(())
    }

    /// The id of a citation's form.
    pub(crate) fn id(&self, cited: &Cited<'_>) -> Option<u32> {
        let form = self.urls.get(cited.url)?.forms.get(cited.form)?;
        Some(form.id)
    }

    /// The stored form; no bytes where there are no URLs.
    pub(crate) fn encode(&self, packer: &mut Packer) -> Result<Vec<u8>> {
        let mut out = Vec::new();
        if self.urls.is_empty() {
            return Ok(out);
        }
        let entries = || self.urls.values();
        let forms = || entries().flat_map(|entry| &entry.forms);
        let titles = || forms().flat_map(|form| &form.titles);
        let mut domains: Vec<&str> = entries().map(|entry| entry.domain.as_str()).collect();
        domains.sort_unstable();
        domains.dedup();
        let limit = forms().map(|form| form.id + 1).max().unwrap_or(0);
        for count in [forms().count(), limit as usize, domains.len(), titles().count()] {
            put_varint(&mut out, count as u64);
        }
        let place = |entry: &Entry| domains.binary_search(&entry.domain.as_str()).unwrap_or_default() as u32;
        packer.put_numbers(&mut out, forms().map(|form| form.id))?;
        packer.put_numbers(&mut out, forms().map(|form| form.days))?;
        let domain_of = entries().flat_map(|entry| std::iter::repeat_n(place(entry), entry.forms.len()));
        packer.put_numbers(&mut out, domain_of)?;
        packer.put_numbers(&mut out, forms().map(|form| form.titles.len() as u32))?;
        packer.put_numbers(&mut out, titles().map(|(_, days)| *days))?;
        let urls = self.urls.iter();
        let urls = urls.flat_map(|(url, entry)| std::iter::repeat_n(url.as_str(), entry.forms.len()));
        Texts::write(&mut out, urls, packer)?;
        Texts::write(&mut out, domains.iter().copied(), packer)?;
        Texts::write(&mut out, titles().map(|(title, _)| title.as_str()), packer)?;
        Ok(out)
    }
}

impl Entry {
    /// Adds a day that gives the forms these titles.
    fn cite(&mut self, day: u32, titles: &[Option<&str>]) {
        for (place, title) in titles.iter().enumerate() {
            if place == self.forms.len() {
                self.forms.push(Form {
                    id: u32::MAX,
                    days: 0,
                    titles: Vec::new(),
                });
            }
            let form = &mut self.forms[place];
            form.days |= 1 << day;
            let Some(title) = title else { continue };
            match form.titles.iter_mut().find(|(known, _)| known == title) {
                Some((_, days)) => *days |= 1 << day,
                None => form.titles.push(((*title).to_owned(), 1 << day)),
            }
        }
    }
}

/// The form of each citation of a URL on one day, and the title of each form. `seen` is in the order of time, those
/// without a title first.
fn forms_of<'a>(seen: &[Seen<'a>]) -> (Vec<usize>, Vec<Option<&'a str>>) {
    let (mut newest_first, mut forms) = (Vec::new(), Vec::with_capacity(seen.len()));
    for seen in seen.iter().rev() {
        if newest_first.last() == Some(&seen.title) {
            forms.push(newest_first.len() - 1);
        } else if seen.title.is_none() || newest_first.len() < MOST_TITLES {
            newest_first.push(seen.title);
            forms.push(newest_first.len() - 1);
        } else {
            let same = newest_first.iter().rposition(|title| *title == seen.title);
            forms.push(same.unwrap_or(MOST_TITLES - 1));
        }
    }
    let last = newest_first.len().saturating_sub(1);
    newest_first.reverse();
    (forms.iter().rev().map(|form| last - form).collect(), newest_first)
}

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
    days: Vec<u32>,
    pub(crate) domains: Texts,
    /// The domain of each form.
    pub(crate) domain_of: Vec<u32>,
    pub(crate) titles: Texts,
    title_days: Vec<u32>,
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

    /// The title that a day of the span gives a form.
    pub(crate) fn title_on(&self, place: usize, day: u32) -> Option<usize> {
        self.titles_of(place)
            .find(|title| self.title_days[*title] >> day & 1 == 1)
    }

    pub(crate) fn memory(&self) -> usize {
        let texts = self.urls.memory() + self.domains.memory() + self.titles.memory();
        texts + 20 * self.ids.len() + 4 * self.title_days.len()
    }
}
