//! The last title of cited pages: that of the last day on which a counted citation gives one, and of this day the last.

use std::collections::HashMap;

use super::Select;
use super::pieces::{OfSource, Times, citation_days, same_window};
use crate::bitmap::Window;
use crate::dictionary::Dictionary;
use crate::runs::Runs;
use crate::slice::CitationDays;

/// The last title that the selected citations give each URL: days are read backwards until each has one. `sources` are in
/// the order of their windows.
pub(crate) fn last_titles<'a>(
    sources: &[&'a CitationDays],
    times: &Times<'_>,
    select: &Select<'_>,
    urls: &[&str],
) -> Vec<Option<&'a str>> {
    let mut titles = vec![None; urls.len()];
    let windows: Vec<&[&CitationDays]> = sources.chunk_by(same_window).collect();
    for sources in windows.into_iter().rev() {
        let open = (0..urls.len()).filter(|row| titles[*row].is_none());
        let open: Vec<(usize, &str)> = open.map(|row| (row, urls[row])).collect();
        if open.is_empty() {
            break;
        }
        let forms: Vec<TitledForms<'a>> = sources.iter().map(|held| TitledForms::of(held, &open)).collect();
        let days = citation_days(sources, select);
        for pieces in days.chunk_by(|a, b| a.0 == b.0).rev() {
            add_day(sources, &forms, pieces, times, select, &mut titles);
        }
    }
    titles
}

/// The forms of some URLs that have a title on any day.
struct TitledForms<'a> {
    dictionary: &'a Dictionary,
    /// Row and place, those of a URL in their order.
    forms: Vec<(usize, usize)>,
    /// By id the number of each, from 1.
    number_of: Vec<u32>,
}

/// A form that is cited and has a title: its row, its id, its title.
type Titled<'a> = (usize, u32, &'a str);

impl<'a> TitledForms<'a> {
    fn of(held: &'a CitationDays, urls: &[(usize, &str)]) -> Self {
        let dictionary = &held.dictionary;
        let (mut forms, mut number_of) = (Vec::new(), vec![0_u32; dictionary.limit]);
        for (row, url) in urls {
            for place in dictionary
                .forms(url)
                .filter(|place| !dictionary.titles_of(*place).is_empty())
            {
                forms.push((*row, place));
                number_of[dictionary.ids[place] as usize] = forms.len() as u32;
            }
        }
        Self {
            dictionary,
            forms,
            number_of,
        }
    }

    /// The last form of each URL without a title that the selection cites on a day and that has one.
    fn cited(&self, day: u32, runs: &Runs, select: &Select<'_>, titles: &[Option<&str>]) -> Vec<Titled<'a>> {
        let given = self.forms.iter().map(|(row, place)| match titles[*row] {
            None => self.dictionary.title_on(*place, day),
            Some(_) => None,
        });
        let given: Vec<Option<usize>> = given.collect();
        if given.iter().all(Option::is_none) {
            return Vec::new();
        }
        let mut cited = vec![false; self.forms.len()];
        runs.each_id(&Window::new(select.prompts), select.engines, |id| {
            if let Some(number) = self.number_of.get(id as usize).filter(|number| **number > 0) {
                cited[*number as usize - 1] = true;
            }
        });
        let mut last: Vec<Titled<'a>> = Vec::new();
        for (((row, place), title), _) in self.forms.iter().zip(given).zip(cited).filter(|(_, cited)| *cited) {
            let Some(title) = title else { continue };
            let titled = (*row, self.dictionary.ids[*place], self.dictionary.titles.get(title));
            match last.last_mut() {
                Some(before) if before.0 == *row => *before = titled,
                _ => last.push(titled),
            }
        }
        last
    }
}

/// Adds the titles of one day, which may stand in several pieces.
fn add_day<'a>(
    sources: &[&'a CitationDays],
    forms: &[TitledForms<'a>],
    pieces: &[OfSource<'_, Runs>],
    times: &Times<'_>,
    select: &Select<'_>,
    titles: &mut [Option<&'a str>],
) {
    let cited = |(day, source, runs): &OfSource<'_, Runs>| {
        let forms = &forms[*source];
        forms.cited(day.index_in_window(), runs, select, titles)
    };
    let cited: Vec<Vec<Titled<'a>>> = pieces.iter().map(cited).collect();
    // Rows whose pieces do not all give the same title, with when it was given, as far as that is known.
    let mut unlike: HashMap<usize, Option<(Option<i64>, &'a str)>> = HashMap::new();
    for (row, _, title) in cited.iter().flatten() {
        let known = titles[*row].get_or_insert(title);
        if known != title {
            unlike.insert(*row, None);
        }
    }
    if unlike.is_empty() {
        return;
    }
    let window = Window::new(select.prompts);
    for (piece, cited) in pieces.iter().zip(&cited) {
        let held = sources[piece.1];
        let mut row_of = vec![None; held.dictionary.limit];
        let wanted = cited.iter().filter(|(row, ..)| unlike.contains_key(row));
        wanted.for_each(|(row, id, _)| row_of[*id as usize] = Some(*row));
        let row = |prompt, channel, id: u32| {
            let row = (*row_of.get(id as usize)?)?;
            (window.contains(prompt) && select.engines.has(channel)).then_some(row)
        };
        let last = times.last(held, piece, &window, row);
        for (row, _, title) in cited {
            if let Some(known) = unlike.get_mut(row) {
                *known = (*known).max(Some((last.get(row).copied(), title)));
            }
        }
    }
    for (row, last) in unlike {
        titles[row] = last.map(|(_, title)| title);
    }
}
