//! Citations by group and URL.
//!
//! Every citation becomes a number of group and URL, and equal numbers are counted after one sort: no table of groups
//! times URLs, of which nearly all would be empty.

use super::groups::Groups;
use super::{Select, tally};
use crate::bitmap::Window;
use crate::slice::CitationDays;
use crate::{Day, Slice};

/// The citations of one slice, ready to be counted by group as often as wanted.
#[derive(Debug)]
pub struct CitationGroups<'a> {
    held: &'a CitationDays,
    /// The place of each id's form in the dictionary; ids that are free have none.
    place_of: Vec<Option<u32>>,
    /// The place of the form that each title is of.
    form_of: Vec<u32>,
}

/// How often a group cites a URL: once for each answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GroupedCitation {
    /// The group.
    pub group: u32,
    /// The URL's number in the slice; numbers have the order of the URLs.
    pub url: u32,
    /// The number of the URL with the last title that these answers give it, for [`CitationGroups::page`].
    pub page: u32,
    /// Answers that cite it.
    pub count: u32,
}

impl<'a> CitationGroups<'a> {
    /// Nothing where the slice is not one of citations.
    pub fn new(slice: &'a Slice) -> Option<Self> {
        let held = slice.citation_days()?;
        let mut place_of = vec![None; held.dictionary.limit];
        for (place, id) in (0..).zip(&held.dictionary.ids) {
            place_of[*id as usize] = Some(place);
        }
        let forms = 0..held.dictionary.ids.len();
        let of = forms.flat_map(|place| held.dictionary.titles_of(place).map(move |_| place as u32));
        Some(Self {
            held,
            place_of,
            form_of: of.collect(),
        })
    }

    /// Whether the slice has citations of a day.
    pub fn has(&self, day: Day) -> bool {
        self.held.days.iter().any(|(held, _)| *held == day)
    }

    /// Counts by group and URL, ascending by both. Of `select` the days and engines count; the prompts are those of
    /// the groups.
    pub fn count(&self, select: &Select<'_>, groups: &Groups) -> Vec<GroupedCitation> {
        let window = Window::new(groups.prompts());
        let (mut counted, mut days) = (Vec::<GroupedCitation>::new(), 0);
        for (day, runs) in self.held.days.iter().filter(|(day, _)| select.days.contains(day)) {
            let mut cited = Vec::new();
            runs.each_run(&window, select.engines, |prompt, range| {
                let group = u64::from(groups.of(prompt)) << 32;
                let places = runs.ids(range).filter_map(|id| *self.place_of.get(id as usize)?);
                cited.extend(places.map(|place| group | u64::from(place)));
            });
            counted.extend(tally(cited).map(|(key, count)| self.grouped(key, count, *day)));
            days += 1;
        }
        if days > 1 {
            // Those of one group and URL stay in the order of their days.
            counted.sort_by_key(|cited| (cited.group, cited.url));
        }
        // Of one URL the later one is the later form, or of a later day.
        counted.dedup_by(|later, kept| {
            let same = (later.group, later.url) == (kept.group, kept.url);
            if same {
                kept.count += later.count;
                kept.page = if self.titled(later.page) { later.page } else { kept.page };
            }
            same
        });
        counted
    }

    /// A form on a day, with a group as its upper half.
    fn grouped(&self, key: u64, count: u32, day: Day) -> GroupedCitation {
        let (dictionary, place) = (&self.held.dictionary, key as u32 as usize);
        let url = dictionary.first_of[place];
        let title = dictionary.title_on(place, day.index_in_window());
        GroupedCitation {
            group: (key >> 32) as u32,
            url,
            page: title.map_or(self.form_of.len() as u32 + url, |title| title as u32),
            count,
        }
    }

    /// Pages are numbered by their titles, then those without one by their URLs.
    fn titled(&self, page: u32) -> bool {
        (page as usize) < self.form_of.len()
    }

    /// A URL, its host without `www.`, and a title.
    pub fn page(&self, page: u32) -> (&'a str, &'a str, Option<&'a str>) {
        let (dictionary, number) = (&self.held.dictionary, page as usize);
        let (place, title) = match self.form_of.get(number) {
            Some(place) => (*place as usize, Some(dictionary.titles.get(number))),
            None => (number - self.form_of.len(), None),
        };
        (dictionary.urls.get(place), dictionary.domain(place), title)
    }
}
