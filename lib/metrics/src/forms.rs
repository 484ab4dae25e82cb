//! The forms of the URLs of a dictionary while it is written: see [`crate::dictionary`]. Nearly every URL has one form and
//! that one title, so forms and titles are links of lists in which the next one is named by its place.

use std::ops::{Index, IndexMut};

/// The id of a form that has none yet.
pub(crate) const NO_ID: u32 = u32::MAX;
/// No place, and no title.
const NONE: u32 = u32::MAX;

/// A form.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Form {
    pub(crate) id: u32,
    /// Days that cite it.
    pub(crate) days: u32,
    /// Its first title.
    title: Title,
    /// The next form of the URL.
    next: u32,
}

/// A title of a form, with the days that give it.
#[derive(Debug, Clone, Copy)]
struct Title {
    title: u32,
    days: u32,
    /// The next title of the form.
    next: u32,
}

/// The forms of URLs, which are named by their numbers; of each in the order of their titles on any day.
#[derive(Debug, Default)]
pub(crate) struct Forms {
    /// The first form of each URL.
    first: Vec<u32>,
    forms: Vec<Form>,
    /// Titles of forms but for the first ones.
    titles: Vec<Title>,
}

impl Forms {
    /// Adds a URL without forms, with the next number.
    pub(crate) fn add_url(&mut self) {
        self.first.push(NONE);
    }

    /// The ids that forms have.
    pub(crate) fn ids(&self) -> impl Iterator<Item = u32> {
        self.forms.iter().map(|form| form.id).filter(|id| *id != NO_ID)
    }

    /// The places of the forms of a URL.
    pub(crate) fn of(&self, url: u32) -> impl Iterator<Item = usize> + Clone + use<'_> {
        let place = |place: u32| (place != NONE).then_some(place as usize);
        std::iter::successors(place(self.first[url as usize]), move |form| {
            place(self.forms[*form].next)
        })
    }

    /// The place of one of the forms of a URL, if there is one.
    pub(crate) fn find(&self, url: u32, form: u32) -> Option<usize> {
        self.of(url).nth(form as usize)
    }

    /// The place of one of the forms of a URL; it and those before it are made where they are not there.
    pub(crate) fn reach(&mut self, url: u32, form: u32) -> usize {
        loop {
            match self.find(url, form) {
                Some(place) => return place,
                None => self.push(url, NO_ID),
            };
        }
    }

    /// Adds a form to those of a URL; its place.
    pub(crate) fn push(&mut self, url: u32, id: u32) -> usize {
        let place = self.forms.len();
        match self.of(url).last() {
            Some(last) => self.forms[last].next = place as u32,
            None => self.first[url as usize] = place as u32,
        }
        self.forms.push(Form {
            id,
            days: 0,
            title: Title::NONE,
            next: NONE,
        });
        place
    }

    /// Adds days that give a form a title.
    pub(crate) fn add_title(&mut self, form: usize, title: u32, days: u32) {
        let new = Title {
            title,
            days,
            next: NONE,
        };
        let first = &mut self.forms[form].title;
        let mut next = match first.title {
            NONE => {
                *first = new;
                return;
            }
            known if known == title => {
                first.days |= days;
                return;
            }
            _ => first.next,
        };
        let (end, mut last) = (self.titles.len() as u32, None);
        while let Some(known) = self.titles.get_mut(next as usize) {
            if known.title == title {
                known.days |= days;
                return;
            }
            (last, next) = (Some(next), known.next);
        }
        match last {
            Some(last) => self.titles[last as usize].next = end,
            None => self.forms[form].title.next = end,
        }
        self.titles.push(new);
    }

    /// The titles of a form, with the days that give them.
    pub(crate) fn titles(&self, form: &Form) -> impl Iterator<Item = (u32, u32)> {
        let first = (form.title.title != NONE).then_some(form.title);
        let next = |title: &Title| (title.next != NONE).then(|| self.titles[title.next as usize]);
        std::iter::successors(first, next).map(|title| (title.title, title.days))
    }
}

impl Title {
    const NONE: Self = Self {
        title: NONE,
        days: 0,
        next: NONE,
    };
}

impl Index<usize> for Forms {
    type Output = Form;

    fn index(&self, place: usize) -> &Form {
        &self.forms[place]
    }
}

impl IndexMut<usize> for Forms {
    fn index_mut(&mut self, place: usize) -> &mut Form {
        &mut self.forms[place]
    }
}
