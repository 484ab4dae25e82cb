//! A dictionary of URLs that is written: from the answers of a day, or from dictionaries that are there.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use crate::added_forms::{AddedForms, FormRef};
use crate::dictionary::{Dictionary, FORMS};
use crate::error::Result;
use crate::wire::{Packer, Texts, put_varint};
use crate::{AnswerFacts, Channel, SegmentError, gather};

/// Changes of a URL's title on one day that are told apart. Where there are more, the citations before take the form of
/// another one that gave the same title, or the oldest form there is.
pub(crate) const MOST_TITLES: usize = 32;
/// The id of a form that has none yet.
const NO_ID: u32 = u32::MAX;

/// A form while a dictionary is written.
#[derive(Debug)]
struct Form {
    id: u32,
    /// Days that cite it.
    days: u32,
    /// Titles by their place in the entry, with the days that give it.
    titles: Vec<(u32, u32)>,
}

/// A URL while a dictionary is written.
#[derive(Debug)]
struct Entry {
    domain: String,
    /// Each once, in no order.
    titles: Vec<String>,
    /// In the order of their titles on any day.
    forms: Vec<Form>,
}

/// A citation of a day.
#[derive(Debug)]
pub(crate) struct Cited {
    pub(crate) prompt: u32,
    pub(crate) channel: Channel,
    pub(crate) form: FormRef,
    /// When its title was given; none where it has no title.
    pub(crate) time: Option<i64>,
}

/// What an answer says about a URL.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Seen {
    pub(crate) prompt: u32,
    pub(crate) channel: Channel,
    pub(crate) answered_at: i64,
    /// The place of its title among those of the URL.
    pub(crate) title: Option<u32>,
}

/// A dictionary that is changed. URLs have numbers in the order in which they came.
#[derive(Debug, Default)]
pub(crate) struct DictionaryBuilder {
    numbers: BTreeMap<String, u32>,
    entries: Vec<Entry>,
    /// Ids that are taken, for those that are given one by one.
    taken: Vec<bool>,
    /// No lower id is free.
    next: u32,
}

impl DictionaryBuilder {
    /// Starts from a dictionary, less the days that are rebuilt; forms that no other day cites are dropped.
    pub(crate) fn from_old(old: &Dictionary, rebuilt: u32) -> Self {
        let mut builder = Self::default();
        for place in (0..old.urls.len()).filter(|place| old.days[*place] & !rebuilt != 0) {
            let number = builder.number(old.urls.get(place), old.domain(place));
            let entry = &mut builder.entries[number as usize];
            let form = entry.form_of(old, place, !rebuilt);
            entry.forms.push(Form {
                id: old.ids[place],
                ..form
            });
        }
        builder
    }

    /// Adds a dictionary's URLs, and its forms as far as the days in `days` cite them. With `keep_ids` they keep their ids,
    /// which no other dictionary may do.
    pub(crate) fn add_dictionary(&mut self, other: &Dictionary, days: u32, keep_ids: bool) -> AddedForms {
        let mut added = AddedForms::new(other);
        for place in 0..other.urls.len() {
            let number = match other.first_of[place] as usize {
                first if first < place => added.url(first),
                _ => self.number(other.urls.get(place), other.domain(place)),
            };
            let entry = &mut self.entries[number as usize];
            let kept = entry.form_of(other, place, days);
            let form = place as u32 - other.first_of[place];
            for title in other.titles_of(place) {
                let of = entry.title(other.titles.get(title));
                added.push_title(of, other.title_days[title]);
            }
            added.push(FormRef { url: number, form });
            let id = other.ids[place];
            let known = entry.reach(form as usize);
            known.add(&kept);
            if keep_ids && kept.days != 0 {
                known.id = id;
                self.take(id);
            }
        }
        added
    }

    /// The number of a URL; of several domains the least stays.
    fn number(&mut self, url: &str, domain: &str) -> u32 {
        if let Some(number) = self.numbers.get(url) {
            let entry = &mut self.entries[*number as usize];
            if domain < entry.domain.as_str() {
                domain.clone_into(&mut entry.domain);
            }
            return *number;
        }
        let number = self.entries.len() as u32;
        self.numbers.insert(url.to_owned(), number);
        self.entries.push(Entry {
            domain: domain.to_owned(),
            titles: Vec::new(),
            forms: Vec::new(),
        });
        number
    }

    /// How many URLs have a number.
    pub(crate) fn len(&self) -> usize {
        self.entries.len()
    }

    /// Adds what the answers of a day cite, once for each answer and URL.
    pub(crate) fn add(&mut self, day: u32, facts: &[AnswerFacts]) -> Vec<Cited> {
        let mut seen: HashMap<&str, (u32, Vec<Seen>)> = HashMap::new();
        for answer in gather::shown(facts) {
            let mut cited: BTreeMap<&str, (&str, Option<&str>)> = BTreeMap::new();
            for page in &answer.citations {
                let title = page.title.as_deref().filter(|title| !title.is_empty());
                let known = cited.entry(&page.url).or_insert((page.domain.as_str(), title));
                *known = (known.0.min(&page.domain), known.1.max(title));
            }
            for (url, (domain, title)) in cited {
                let (number, all) = seen
                    .entry(url)
                    .or_insert_with(|| (self.number(url, domain), Vec::new()));
                let entry = &mut self.entries[*number as usize];
                if domain < entry.domain.as_str() {
                    domain.clone_into(&mut entry.domain);
                }
                all.push(Seen {
                    prompt: answer.prompt,
                    channel: answer.channel(),
                    answered_at: answer.answered_at,
                    title: title.map(|title| entry.title(title)),
                });
            }
        }
        let mut found = Vec::new();
        for (url, mut seen) in seen.into_values() {
            self.add_seen(day, url, &mut seen, |cited| found.push(cited));
        }
        found
    }

    /// Adds all citations of a URL on a day, and calls `each` with every one of them.
    pub(crate) fn add_seen(&mut self, day: u32, url: u32, seen: &mut [Seen], mut each: impl FnMut(Cited)) {
        let entry = &mut self.entries[url as usize];
        let text = |seen: &Seen| seen.title.map(|title| entry.titles[title as usize].as_str());
        let order = |a: &Seen, b: &Seen| match (a.answered_at, text(a)).cmp(&(b.answered_at, text(b))) {
            _ if a.title.is_some() != b.title.is_some() => a.title.is_some().cmp(&b.title.is_some()),
            by_time => by_time,
        };
        seen.sort_unstable_by(order);
        let titles: Vec<Option<u32>> = seen.iter().map(|seen| seen.title).collect();
        let (forms, titles) = forms_of(&titles);
        entry.cite(day, &titles);
        for (seen, form) in seen.iter().zip(forms) {
            each(Cited {
                prompt: seen.prompt,
                channel: seen.channel,
                form: FormRef { url, form: form as u32 },
                time: seen.title.map(|_| seen.answered_at),
            });
        }
    }

    /// A day cites a URL with these titles, in their order.
    pub(crate) fn cite(&mut self, day: u32, url: u32, titles: &[Option<u32>]) {
        self.entries[url as usize].cite(day, titles);
    }

    /// Gives each new form the lowest free id, in the order of the URLs.
    pub(crate) fn assign_ids(&mut self) -> Result<()> {
        let used: BTreeSet<u32> = self.forms().map(|form| form.id).filter(|id| *id != NO_ID).collect();
        let mut free = (0..u32::MAX).filter(|id| !used.contains(id));
        for number in self.numbers.values() {
            for form in &mut self.entries[*number as usize].forms {
                if form.id == NO_ID {
                    form.id = free.next().unwrap_or_default();
                }
            }
        }
        Ok(())
    }

    fn take(&mut self, id: u32) {
        let place = id as usize;
        if place >= self.taken.len() {
            self.taken.resize(place + 1, false);
        }
        self.taken[place] = true;
    }

    /// The id of a form.
    pub(crate) fn id(&self, FormRef { url, form }: FormRef) -> u32 {
        self.entries[url as usize].forms[form as usize].id
    }

    /// The id of a form, the lowest free one where it has none yet.
    pub(crate) fn id_or_new(&mut self, form: FormRef) -> u32 {
        if self.id(form) == NO_ID {
            let free = (self.next..).find(|id| !self.taken.get(*id as usize).is_some_and(|taken| *taken));
            let id = free.unwrap_or_default();
            self.next = id + 1;
            self.entries[form.url as usize].forms[form.form as usize].id = id;
        }
        self.id(form)
    }

    /// The forms that any day cites.
    fn forms(&self) -> impl Iterator<Item = &Form> + Clone {
        self.in_order().flat_map(|(_, entry)| entry.cited())
    }

    fn in_order(&self) -> impl Iterator<Item = (&str, &Entry)> + Clone {
        let entries = self.numbers.iter();
        entries.map(|(url, number)| (url.as_str(), &self.entries[*number as usize]))
    }

    /// The stored form; no bytes where there are no URLs.
    ///
    /// # Errors
    /// [`SegmentError::Limit`] for more URLs than a segment holds.
    pub(crate) fn encode(&self, packer: &mut Packer) -> Result<Vec<u8>> {
        let mut out = Vec::new();
        let count = self.forms().count();
        if count == 0 {
            return Ok(out);
        }
        if count > FORMS {
            return Err(SegmentError::Limit("URLs of a segment window"));
        }
        let cited = || self.in_order().filter(|(_, entry)| entry.cited().next().is_some());
        let mut domains: Vec<&str> = cited().map(|(_, entry)| entry.domain.as_str()).collect();
        domains.sort_unstable();
        domains.dedup();
        let titles = || cited().flat_map(|(_, entry)| entry.cited().flat_map(|form| entry.sorted(form)));
        let limit = self.forms().map(|form| form.id + 1).max().unwrap_or(0);
        for count in [count, limit as usize, domains.len(), titles().count()] {
            put_varint(&mut out, count as u64);
        }
        let place = |entry: &Entry| domains.binary_search(&entry.domain.as_str()).unwrap_or_default() as u32;
        packer.put_numbers(&mut out, self.forms().map(|form| form.id))?;
        packer.put_numbers(&mut out, self.forms().map(|form| form.days))?;
        let domain_of = cited().flat_map(|(_, entry)| std::iter::repeat_n(place(entry), entry.cited().count()));
        packer.put_numbers(&mut out, domain_of)?;
        packer.put_numbers(&mut out, self.forms().map(|form| form.titles.len() as u32))?;
        packer.put_numbers(&mut out, titles().map(|(_, days)| days))?;
        let urls = cited().flat_map(|(url, entry)| std::iter::repeat_n(url, entry.cited().count()));
        Texts::write(&mut out, urls, packer)?;
        Texts::write(&mut out, domains.iter().copied(), packer)?;
        Texts::write(&mut out, titles().map(|(title, _)| title), packer)?;
        Ok(out)
    }
}

impl Entry {
    /// The place of a title.
    fn title(&mut self, title: &str) -> u32 {
        let place = self.titles.iter().position(|known| known == title);
        let place = place.unwrap_or_else(|| {
            self.titles.push(title.to_owned());
            self.titles.len() - 1
        });
        place as u32
    }

    /// What some days make of a form of a dictionary, without an id.
    fn form_of(&mut self, old: &Dictionary, place: usize, days: u32) -> Form {
        let kept = old.titles_of(place).filter(|title| old.title_days[*title] & days != 0);
        Form {
            id: NO_ID,
            days: old.days[place] & days,
            titles: kept
                .map(|title| (self.title(old.titles.get(title)), old.title_days[title] & days))
                .collect(),
        }
    }

    /// The form at a place, and those before it.
    fn reach(&mut self, place: usize) -> &mut Form {
        while self.forms.len() <= place {
            self.forms.push(Form {
                id: NO_ID,
                days: 0,
                titles: Vec::new(),
            });
        }
        &mut self.forms[place]
    }

    /// Adds a day that gives the forms these titles.
    fn cite(&mut self, day: u32, titles: &[Option<u32>]) {
        for (place, title) in titles.iter().enumerate() {
            let titles = title.map(|title| (title, 1 << day)).into_iter().collect();
            self.reach(place).add(&Form {
                id: NO_ID,
                days: 1 << day,
                titles,
            });
        }
    }

    /// The forms that any day cites.
    fn cited(&self) -> impl Iterator<Item = &Form> + Clone {
        self.forms.iter().filter(|form| form.days != 0)
    }

    /// The titles of a form, ascending.
    fn sorted(&self, form: &Form) -> Vec<(&str, u32)> {
        let titles = form.titles.iter();
        let mut titles: Vec<(&str, u32)> = titles
            .map(|(title, days)| (self.titles[*title as usize].as_str(), *days))
            .collect();
        titles.sort_unstable();
        titles
    }
}

impl Form {
    /// Adds the days of another form.
    fn add(&mut self, other: &Self) {
        self.days |= other.days;
        for (title, days) in &other.titles {
            match self.titles.iter_mut().find(|(known, _)| known == title) {
                Some((_, known)) => *known |= days,
                None => self.titles.push((*title, *days)),
            }
        }
    }
}

/// The form of each citation of a URL on one day, and the title of each form. `seen` has the titles in the order of time,
/// those without one first.
fn forms_of(seen: &[Option<u32>]) -> (Vec<usize>, Vec<Option<u32>>) {
    let (mut newest_first, mut forms) = (Vec::new(), Vec::with_capacity(seen.len()));
    for title in seen.iter().rev() {
        if newest_first.last() == Some(title) {
            forms.push(newest_first.len() - 1);
        } else if title.is_none() || newest_first.len() < MOST_TITLES {
            newest_first.push(*title);
            forms.push(newest_first.len() - 1);
        } else {
            let same = newest_first.iter().rposition(|known| known == title);
            forms.push(same.unwrap_or(MOST_TITLES - 1));
        }
    }
    let last = newest_first.len().saturating_sub(1);
    newest_first.reverse();
    (forms.iter().rev().map(|form| last - form).collect(), newest_first)
}
