//! A dictionary of URLs that is written: from the answers of a day, or from dictionaries that are there.

use std::collections::{BTreeMap, HashMap};

use crate::added_forms::{AddedForms, FormRef};
use crate::dictionary::{Dictionary, FORMS};
use crate::error::Result;
use crate::forms::{Form, Forms, NO_ID};
use crate::names::Names;
use crate::wire::{Packer, Texts, put_varint};
use crate::{AnswerFacts, Channel, SegmentError, gather};

/// Changes of a URL's title on one day that are told apart. Where there are more, the citations before take the form of
/// another one that gave the same title, or the oldest form there is.
pub(crate) const MOST_TITLES: usize = 32;

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
    urls: Names,
    /// The domain of each URL.
    domain_of: Vec<u32>,
    domains: Names,
    titles: Names,
    forms: Forms,
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
            let url = builder.number(old.urls.get(place), old.domain(place));
            let form = builder.forms.push(url, old.ids[place]);
            builder.add_form(form, old, place, !rebuilt);
        }
        builder
    }

    /// Adds a dictionary's URLs, and its forms as far as the days in `days` cite them. With `keep_ids` they keep their ids,
    /// which no other dictionary may do.
    pub(crate) fn add_dictionary(&mut self, other: &Dictionary, days: u32, keep_ids: bool) -> AddedForms {
        let mut added = AddedForms::new(other);
        for place in 0..other.urls.len() {
            let url = match other.first_of[place] as usize {
                first if first < place => added.url(first),
                _ => self.number(other.urls.get(place), other.domain(place)),
            };
            let form = place as u32 - other.first_of[place];
            for title in other.titles_of(place) {
                let (number, _) = self.titles.number(other.titles.get(title));
                added.push_title(number, other.title_days[title]);
            }
            added.push(FormRef { url, form });
            let known = self.forms.reach(url, form);
            self.add_form(known, other, place, days);
            if keep_ids && other.days[place] & days != 0 {
                self.forms[known].id = other.ids[place];
                self.take(other.ids[place]);
            }
        }
        added
    }

    /// Adds what some days make of a form of a dictionary.
    fn add_form(&mut self, form: usize, other: &Dictionary, place: usize, days: u32) {
        self.forms[form].days |= other.days[place] & days;
        for title in other.titles_of(place) {
            let days = other.title_days[title] & days;
            if days != 0 {
                let (title, _) = self.titles.number(other.titles.get(title));
                self.forms.add_title(form, title, days);
            }
        }
    }

    /// The number of a URL; of several domains the least stays.
    fn number(&mut self, url: &str, domain: &str) -> u32 {
        let (number, is_new) = self.urls.number(url);
        if is_new {
            self.domain_of.push(self.domains.number(domain).0);
            self.forms.add_url();
        } else {
            self.add_domain(number, domain);
        }
        number
    }

    fn add_domain(&mut self, url: u32, domain: &str) {
        let known = &mut self.domain_of[url as usize];
        if domain < self.domains.get(*known) {
            *known = self.domains.number(domain).0;
        }
    }

    /// How many URLs have a number.
    pub(crate) fn len(&self) -> usize {
        self.urls.len()
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
                self.add_domain(*number, domain);
                all.push(Seen {
                    prompt: answer.prompt,
                    channel: answer.channel(),
                    answered_at: answer.answered_at,
                    title: title.map(|title| self.titles.number(title).0),
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
        let text = |seen: &Seen| seen.title.map(|title| self.titles.get(title));
        let order = |a: &Seen, b: &Seen| match (a.answered_at, text(a)).cmp(&(b.answered_at, text(b))) {
            _ if a.title.is_some() != b.title.is_some() => a.title.is_some().cmp(&b.title.is_some()),
            by_time => by_time,
        };
        seen.sort_unstable_by(order);
        let titles: Vec<Option<u32>> = seen.iter().map(|seen| seen.title).collect();
        let (forms, titles) = forms_of(&titles);
        self.cite(day, url, &titles);
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
        for (place, title) in (0..).zip(titles) {
            let form = self.forms.reach(url, place);
            self.forms[form].days |= 1 << day;
            if let Some(title) = title {
                self.forms.add_title(form, *title, 1 << day);
            }
        }
    }

    /// Gives each new form the lowest free id, in the order of the URLs.
    pub(crate) fn assign_ids(&mut self) {
        for id in self.forms.ids().collect::<Vec<_>>() {
            self.take(id);
        }
        for url in self.in_order() {
            for form in self.forms.of(url).collect::<Vec<_>>() {
                if self.forms[form].id == NO_ID {
                    self.forms[form].id = self.free_id();
                }
            }
        }
    }

    fn take(&mut self, id: u32) {
        let place = id as usize;
        if place >= self.taken.len() {
            self.taken.resize(place + 1, false);
        }
        self.taken[place] = true;
    }

    /// The lowest free id, which is free no longer.
    fn free_id(&mut self) -> u32 {
        let free = (self.next..).find(|id| !self.taken.get(*id as usize).is_some_and(|taken| *taken));
        let id = free.unwrap_or_default();
        self.next = id + 1;
        id
    }

    /// The id of a form.
    pub(crate) fn id(&self, FormRef { url, form }: FormRef) -> u32 {
        let form = self.forms.find(url, form);
        form.map_or(NO_ID, |form| self.forms[form].id)
    }

    /// The id of a form, the lowest free one where it has none yet.
    pub(crate) fn id_or_new(&mut self, form: FormRef) -> u32 {
        let form = self.forms.reach(form.url, form.form);
        if self.forms[form].id == NO_ID {
            self.forms[form].id = self.free_id();
        }
        self.forms[form].id
    }

    /// The numbers of the URLs, these ascending. They came as a few ascending lists, of which this sort makes use.
    fn in_order(&self) -> Vec<u32> {
        let mut order: Vec<u32> = (0..self.urls.len() as u32).collect();
        order.sort_by(|a, b| self.urls.get(*a).cmp(self.urls.get(*b)));
        order
    }

    /// The stored form; no bytes where there are no URLs.
    ///
    /// # Errors
    /// [`SegmentError::Limit`] for more URLs than a segment holds.
    pub(crate) fn encode(&self, packer: &mut Packer) -> Result<Vec<u8>> {
        let mut out = Vec::new();
        let mut order = self.in_order();
        order.retain(|url| self.cited(*url).next().is_some());
        let forms = || order.iter().flat_map(|url| self.cited(*url));
        let count = forms().count();
        if count == 0 {
            return Ok(out);
        }
        if count > FORMS {
            return Err(SegmentError::Limit("URLs of a segment window"));
        }
        let (domains, places) = self.domains_of(&order);
        let titles = || forms().flat_map(|form| self.sorted(form));
        let limit = forms().map(|form| form.id + 1).max().unwrap_or(0);
        for count in [count, limit as usize, domains.len(), titles().count()] {
            put_varint(&mut out, count as u64);
        }
        packer.put_numbers(&mut out, forms().map(|form| form.id))?;
        packer.put_numbers(&mut out, forms().map(|form| form.days))?;
        let of_forms = || {
            let urls = order.iter();
            urls.flat_map(|url| std::iter::repeat_n(*url, self.cited(*url).count()))
        };
        let domain_of = of_forms().map(|url| places[self.domain_of[url as usize] as usize]);
        packer.put_numbers(&mut out, domain_of)?;
        packer.put_numbers(&mut out, forms().map(|form| self.forms.titles(form).count() as u32))?;
        packer.put_numbers(&mut out, titles().map(|(_, days)| days))?;
        Texts::write(&mut out, of_forms().map(|url| self.urls.get(url)), packer)?;
        Texts::write(&mut out, domains.iter().copied(), packer)?;
        Texts::write(&mut out, titles().map(|(title, _)| title), packer)?;
        Ok(out)
    }

    /// The domains of some URLs, ascending, and the place there of each domain by its number.
    fn domains_of(&self, urls: &[u32]) -> (Vec<&str>, Vec<u32>) {
        let mut numbers: Vec<u32> = urls.iter().map(|url| self.domain_of[*url as usize]).collect();
        numbers.sort_unstable();
        numbers.dedup();
        numbers.sort_unstable_by_key(|domain| self.domains.get(*domain));
        let mut places = vec![0; self.domains.len()];
        for (place, domain) in (0..).zip(&numbers) {
            places[*domain as usize] = place;
        }
        (numbers.iter().map(|domain| self.domains.get(*domain)).collect(), places)
    }

    /// The forms of a URL that any day cites.
    fn cited(&self, url: u32) -> impl Iterator<Item = &Form> + Clone {
        self.forms
            .of(url)
            .map(|form| &self.forms[form])
            .filter(|form| form.days != 0)
    }

    /// The titles of a form, ascending, with the days that give them.
    fn sorted(&self, form: &Form) -> Vec<(&str, u32)> {
        let titles = self.forms.titles(form);
        let mut titles: Vec<(&str, u32)> = titles.map(|(title, days)| (self.titles.get(title), days)).collect();
        titles.sort_unstable();
        titles
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
