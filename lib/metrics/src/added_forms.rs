//! What the forms of a dictionary are in another one: what is left of it in memory while pieces are merged.

use crate::dictionary::Dictionary;

/// A form: the number of its URL, and its place among the forms of this.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct FormRef {
    pub(crate) url: u32,
    pub(crate) form: u32,
}

/// What became of the forms of a dictionary that was added.
#[derive(Debug)]
pub(crate) struct AddedForms {
    /// The place of each id; greater than all places where it is free.
    places: Vec<u32>,
    /// The number of the URL, by place.
    urls: Vec<u32>,
    /// The place among the forms of the URL, by place.
    forms: Vec<u32>,
    /// Titles by their place among those of the URL, with the days that give it.
    titles: Vec<(u32, u32)>,
    /// Where the titles of each place end.
    ends: Vec<u32>,
}

impl AddedForms {
    pub(crate) fn new(dictionary: &Dictionary) -> Self {
        let count = dictionary.ids.len();
        let mut places = vec![u32::MAX; dictionary.limit];
        for (place, id) in (0..).zip(&dictionary.ids) {
            places[*id as usize] = place;
        }
        Self {
            places,
            urls: Vec::with_capacity(count),
            forms: Vec::with_capacity(count),
            titles: Vec::new(),
            ends: Vec::with_capacity(count),
        }
    }

    /// Adds a title, with the days that give it, of the form that is pushed next.
    pub(crate) fn push_title(&mut self, title: u32, days: u32) {
        self.titles.push((title, days));
    }

    /// Adds what the form of the next place has become.
    pub(crate) fn push(&mut self, FormRef { url, form }: FormRef) {
        self.urls.push(url);
        self.forms.push(form);
        self.ends.push(self.titles.len() as u32);
    }

    /// The number of the URL at a place.
    pub(crate) fn url(&self, place: usize) -> u32 {
        self.urls[place]
    }

    /// One more than the greatest id.
    pub(crate) fn limit(&self) -> usize {
        self.places.len()
    }

    /// The form of an id, and the title that a day gives it.
    pub(crate) fn get(&self, id: u32, day: u32) -> Option<(FormRef, Option<u32>)> {
        let place = *self.places.get(id as usize)? as usize;
        let form = FormRef {
            url: *self.urls.get(place)?,
            form: self.forms[place],
        };
        let start = place.checked_sub(1).map_or(0, |before| self.ends[before]);
        let titles = &self.titles[start as usize..self.ends[place] as usize];
        let title = titles.iter().find(|(_, days)| days >> day & 1 == 1);
        Some((form, title.map(|(title, _)| *title)))
    }
}
