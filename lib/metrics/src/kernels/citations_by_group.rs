//! Citations by group and URL.
//!
//! Every citation becomes a number of group and URL, and equal numbers are counted after one sort: no table of groups
//! times URLs, of which nearly all would be empty.

use std::collections::HashMap;

use super::groups::Groups;
use super::pieces::{OfSource, Times, by_window, citation_days, same_window, url_numbers};
use super::{Select, tally};
use crate::bitmap::Window;
use crate::dictionary::Dictionary;
use crate::runs::Runs;
use crate::slice::CitationDays;
use crate::{Day, Slice};

/// The citations of one segment window, ready to be counted by group as often as wanted.
#[derive(Debug)]
pub struct CitationGroups<'a> {
    /// The pieces of the window.
    pieces: Vec<Piece<'a>>,
    sources: Vec<&'a CitationDays>,
    times: Times<'a>,
}

/// One of the pieces of a window.
#[derive(Debug)]
struct Piece<'a> {
    dictionary: &'a Dictionary,
    /// The place of each id's form in the dictionary; ids that are free have none.
    place_of: Vec<Option<u32>>,
    /// The place of the form that each title is of.
    form_of: Vec<u32>,
    /// The number of each place's URL; empty where it is the place of its first form.
    urls: Vec<u32>,
    /// The number of its first page.
    first_page: u32,
}

/// How often a group cites a URL: once for each answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GroupedCitation {
    /// The group.
    pub group: u32,
    /// The URL's number in the window; numbers have the order of the URLs.
    pub url: u32,
    /// The number of the URL with the last title that these answers give it, for [`CitationGroups::page`].
    pub page: u32,
    /// Answers that cite it.
    pub count: u32,
}

impl<'a> CitationGroups<'a> {
    /// One for each window that the slices of citations are of, in their order. Where a day stands in several pieces, the
    /// slices of their times tell the last of their titles.
    pub fn all(slices: &[&'a Slice]) -> Vec<Self> {
        let times = Times::of(slices);
        let of_window = |sources: &[&'a CitationDays]| {
            let dictionaries: Vec<&Dictionary> = sources.iter().map(|held| &*held.dictionary).collect();
            let numbers = match &dictionaries[..] {
                [_] => vec![Vec::new()],
                several => url_numbers(several),
            };
            let mut first_page = 0;
            let mut pieces = Vec::new();
            for (held, urls) in sources.iter().zip(numbers) {
                let piece = Piece::new(&held.dictionary, urls, first_page);
                first_page += piece.pages();
                pieces.push(piece);
            }
            Self {
                pieces,
                sources: sources.to_vec(),
                times: times.clone(),
            }
        };
        by_window(slices).chunk_by(same_window).map(of_window).collect()
    }

    /// Whether the window's slices have citations of a day.
    pub fn has(&self, day: Day) -> bool {
        let mut days = self.sources.iter().flat_map(|held| &held.days);
        days.any(|(held, _)| *held == day)
    }

    /// Counts by group and URL, ascending by both. Of `select` the days and engines count; the prompts are those of
    /// the groups.
    pub fn count(&self, select: &Select<'_>, groups: &Groups) -> Vec<GroupedCitation> {
        let (mut counted, mut days) = (Vec::<GroupedCitation>::new(), 0);
        for pieces in citation_days(&self.sources, select).chunk_by(|a, b| a.0 == b.0) {
            match pieces {
                [piece] => counted.extend(self.of_piece(piece, select, groups)),
                several => counted.extend(self.of_pieces(several, select, groups)),
            }
            days += 1;
        }
        if days > 1 {
            // Those of one group and URL stay in the order of their days.
            counted.sort_by_key(|cited| (cited.group, cited.url));
        }
        self.join(&mut counted);
        counted
    }

    /// Counts of a piece of a day, by form: ascending by group and URL, those of one URL in the order of its forms.
    fn of_piece(&self, piece: &OfSource<'_, Runs>, select: &Select<'_>, groups: &Groups) -> Vec<GroupedCitation> {
        let (day, source, runs) = *piece;
        let piece = &self.pieces[source];
        let mut cited = Vec::new();
        runs.each_run(&Window::new(groups.prompts()), select.engines, |prompt, range| {
            let group = u64::from(groups.of(prompt)) << 32;
            let places = runs.ids(range).filter_map(|id| *piece.place_of.get(id as usize)?);
            cited.extend(places.map(|place| group | u64::from(place)));
        });
        tally(cited)
            .map(|(key, count)| piece.grouped(key, count, day))
            .collect()
    }

    /// Counts of a day in several pieces, by URL.
    fn of_pieces(&self, pieces: &[OfSource<'_, Runs>], select: &Select<'_>, groups: &Groups) -> Vec<GroupedCitation> {
        let mut counted = Vec::new();
        for piece in pieces {
            let mut of_piece = self.of_piece(piece, select, groups);
            self.join(&mut of_piece);
            counted.append(&mut of_piece);
        }
        // Pages are numbered in the order of the pieces.
        counted.sort_unstable_by_key(|cited| (cited.group, cited.url, cited.page));
        let last = self.last_pages(pieces, &self.unlike(&counted), select, groups);
        self.join(&mut counted);
        for cited in &mut counted {
            cited.page = last.get(&(cited.group, cited.url)).copied().unwrap_or(cited.page);
        }
        counted
    }

    /// Of what the pieces of a day count, ascending by group and URL: all of each group and URL to which they give unlike titles.
    fn unlike(&self, counted: &[GroupedCitation]) -> Vec<GroupedCitation> {
        let unlike = |same: &&[GroupedCitation]| {
            let mut titles = same.iter().filter_map(|cited| self.title(cited.page));
            let first = titles.next();
            titles.any(|title| Some(title) != first)
        };
        let same = counted.chunk_by(|a, b| (a.group, a.url) == (b.group, b.url));
        same.filter(unlike).flatten().copied().collect()
    }

    /// Brings the counts of one group and URL together: the later one is the later form, or of a later day.
    fn join(&self, counted: &mut Vec<GroupedCitation>) {
        counted.dedup_by(|later, kept| {
            let same = (later.group, later.url) == (kept.group, kept.url);
            if same {
                kept.count += later.count;
                kept.page = if self.title(later.page).is_some() {
                    later.page
                } else {
                    kept.page
                };
            }
            same
        });
    }

    /// Of each group and URL to which the pieces of a day give unlike titles, the page with the last of them.
    fn last_pages(
        &self,
        pieces: &[OfSource<'_, Runs>],
        unlike: &[GroupedCitation],
        select: &Select<'_>,
        groups: &Groups,
    ) -> HashMap<(u32, u32), u32> {
        let mut last: HashMap<(u32, u32), (Option<i64>, &str, u32)> = HashMap::new();
        for of_piece in pieces.iter().filter(|_| !unlike.is_empty()) {
            let (day, source, _) = of_piece;
            let piece = &self.pieces[*source];
            let own = piece.first_page..piece.first_page + piece.pages();
            let wanted = unlike.iter().filter(|cited| own.contains(&cited.page));
            let pages: HashMap<(u32, u32), u32> = wanted.map(|c| ((c.group, c.url), c.page)).collect();
            let key = |prompt, channel, id: u32| {
                let place = (*piece.place_of.get(id as usize)?)?;
                if !groups.prompts().contains(prompt) || !select.engines.has(channel) {
                    return None;
                }
                let key = (groups.of(prompt), piece.url(place));
                (pages.get(&key) == Some(&piece.page_on(place, *day))).then_some(key)
            };
            let window = Window::new(groups.prompts());
            let times = self.times.last(self.sources[*source], of_piece, &window, key);
            for (key, page) in pages {
                if let Some(title) = self.title(page) {
                    let of_piece = (times.get(&key).copied(), title, page);
                    let known = last.entry(key).or_insert(of_piece);
                    *known = of_piece.max(*known);
                }
            }
        }
        last.into_iter().map(|(key, (.., page))| (key, page)).collect()
    }

    /// The piece of a page, and the page's number in it.
    fn piece(&self, page: u32) -> (&Piece<'a>, u32) {
        let after = self.pieces.partition_point(|piece| piece.first_page <= page);
        let piece = &self.pieces[after.saturating_sub(1)];
        (piece, page - piece.first_page)
    }

    fn title(&self, page: u32) -> Option<&'a str> {
        let (piece, page) = self.piece(page);
        let titled = (page as usize) < piece.form_of.len();
        titled.then(|| piece.dictionary.titles.get(page as usize))
    }

    /// A URL, its host without `www.`, and a title.
    pub fn page(&self, page: u32) -> (&'a str, &'a str, Option<&'a str>) {
        let (piece, number) = self.piece(page);
        let place = match piece.form_of.get(number as usize) {
            Some(place) => *place as usize,
            None => number as usize - piece.form_of.len(),
        };
        let dictionary = piece.dictionary;
        (dictionary.urls.get(place), dictionary.domain(place), self.title(page))
    }
}

impl<'a> Piece<'a> {
    fn new(dictionary: &'a Dictionary, urls: Vec<u32>, first_page: u32) -> Self {
        let mut place_of = vec![None; dictionary.limit];
        for (place, id) in (0..).zip(&dictionary.ids) {
            place_of[*id as usize] = Some(place);
        }
        let forms = 0..dictionary.ids.len();
        let of = forms.flat_map(|place| dictionary.titles_of(place).map(move |_| place as u32));
        Self {
            dictionary,
            place_of,
            form_of: of.collect(),
            urls,
            first_page,
        }
    }

    /// How many pages it has: they are numbered by their titles, then those without one by their URLs.
    fn pages(&self) -> u32 {
        (self.form_of.len() + self.dictionary.urls.len()) as u32
    }

    /// The number of the URL of a form.
    fn url(&self, place: u32) -> u32 {
        let first = self.dictionary.first_of[place as usize];
        self.urls.get(place as usize).copied().unwrap_or(first)
    }

    /// The page that a form is on a day.
    fn page_on(&self, place: u32, day: Day) -> u32 {
        let title = self.dictionary.title_on(place as usize, day.index_in_window());
        let without = || self.form_of.len() as u32 + self.dictionary.first_of[place as usize];
        self.first_page + title.map_or_else(without, |title| title as u32)
    }

    /// A form on a day, with a group as its upper half.
    fn grouped(&self, key: u64, count: u32, day: Day) -> GroupedCitation {
        let place = key as u32;
        GroupedCitation {
            group: (key >> 32) as u32,
            url: self.url(place),
            page: self.page_on(place, day),
            count,
        }
    }
}
