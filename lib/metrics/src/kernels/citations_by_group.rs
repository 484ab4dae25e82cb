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
    /// The place of each id's URL in the dictionary; ids that are free have none.
    place_of: Vec<Option<u32>>,
}

/// How often a group cites a URL: once for each answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GroupedCitation {
    /// The group.
    pub group: u32,
    /// The URL's number in the slice; numbers have the order of the URLs.
    pub url: u32,
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
        Some(Self { held, place_of })
    }

    /// Whether the slice has citations of a day.
    pub fn has(&self, day: Day) -> bool {
        self.held.days.iter().any(|(held, _)| *held == day)
    }

    /// Counts by group and URL, ascending by both. Of `select` the days and engines count; the prompts are those of
    /// the groups.
    pub fn count(&self, select: &Select<'_>, groups: &Groups) -> Vec<GroupedCitation> {
        let window = Window::new(groups.prompts());
        let mut cited = Vec::new();
        for (_, runs) in self.held.days.iter().filter(|(day, _)| select.days.contains(day)) {
            runs.each_run(&window, select.engines, |prompt, range| {
                let group = u64::from(groups.of(prompt)) << 32;
                let places = runs.ids(range).filter_map(|id| *self.place_of.get(id as usize)?);
                cited.extend(places.map(|place| group | u64::from(place)));
            });
        }
        let counted = tally(cited).map(|(key, count)| GroupedCitation {
            group: (key >> 32) as u32,
            url: key as u32,
            count,
        });
        counted.collect()
    }

    /// A URL, its host without `www.`, and the last title that any answer in the slice's segment gave it.
    pub fn page(&self, url: u32) -> (&'a str, &'a str, Option<&'a str>) {
        let (dictionary, place) = (&self.held.dictionary, url as usize);
        (
            dictionary.urls.get(place),
            dictionary.domain(place),
            dictionary.title(place),
        )
    }
}
