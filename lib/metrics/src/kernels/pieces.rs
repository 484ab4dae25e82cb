//! Days that stand in several pieces: which parts of them are of the same day, and what their citations have in common.

use std::collections::{BTreeMap, HashMap};
use std::hash::Hash;

use super::Select;
use crate::bitmap::Window;
use crate::dictionary::Dictionary;
use crate::mentions_day::MentionsDay;
use crate::runs::Runs;
use crate::slice::CitationDays;
use crate::times_day::TimesDay;
use crate::{Day, Slice};

/// A day of one of several sources: the day, the place of the source, what it has of the day.
pub(crate) type OfSource<'a, T> = (Day, usize, &'a T);

/// The selected days of mentions slices, ascending; those of one day follow each other.
pub(crate) fn mentions_days<'a>(slices: &[&'a Slice], select: &Select<'_>) -> Vec<(Day, &'a MentionsDay)> {
    let days = slices.iter().flat_map(|slice| slice.mentions_days());
    let mut days: Vec<(Day, &MentionsDay)> = days
        .map(|(day, held)| (*day, held))
        .filter(|(day, _)| select.days.contains(day))
        .collect();
    days.sort_by_key(|(day, _)| *day);
    days
}

/// Items of one day each, with the day.
pub(crate) fn each_day<T>(days: &[(Day, T)]) -> impl Iterator<Item = (Day, &[(Day, T)])> {
    days.chunk_by(|a, b| a.0 == b.0).map(|same| (same[0].0, same))
}

/// Sources of citations in the order of their windows; those without a day are left out.
pub(crate) fn by_window<'a>(slices: &[&'a Slice]) -> Vec<&'a CitationDays> {
    let held = slices.iter().filter_map(|slice| slice.citation_days());
    let mut held: Vec<&CitationDays> = held.filter(|held| !held.days.is_empty()).collect();
    held.sort_by_key(|held| held.days[0].0.window());
    held
}

/// Whether two sources are of one window, and so may have the same day.
pub(crate) fn same_window(a: &&CitationDays, b: &&CitationDays) -> bool {
    a.days[0].0.window() == b.days[0].0.window()
}

/// The selected citations of some sources, days ascending.
pub(crate) fn citation_days<'a>(sources: &[&'a CitationDays], select: &Select<'_>) -> Vec<OfSource<'a, Runs>> {
    let of_source = |(source, held): (usize, &&'a CitationDays)| {
        let days = held.days.iter().filter(|(day, _)| select.days.contains(day));
        days.map(move |(day, runs)| (*day, source, runs))
    };
    let mut days: Vec<OfSource<'a, Runs>> = sources.iter().enumerate().flat_map(of_source).collect();
    days.sort_by_key(|(day, ..)| *day);
    days
}

/// A number for each URL of several dictionaries, the same in all and in the order of the URLs: by dictionary and place.
pub(crate) fn url_numbers(dictionaries: &[&Dictionary]) -> Vec<Vec<u32>> {
    let of = |(of, dictionary): (usize, &&'_ Dictionary)| (0..dictionary.urls.len()).map(move |place| (of, place));
    let mut all: Vec<(usize, usize)> = dictionaries.iter().enumerate().flat_map(of).collect();
    let url = |(of, place): (usize, usize)| dictionaries[of].urls.get(place);
    all.sort_by(|a, b| url(*a).cmp(url(*b)));
    let mut numbers: Vec<Vec<u32>> = dictionaries.iter().map(|d| vec![0; d.urls.len()]).collect();
    let (mut last, mut next) = (None, 0);
    for (of, place) in all {
        let url = url((of, place));
        next += u32::from(last.replace(url).is_some_and(|last| last != url));
        numbers[of][place] = next;
    }
    numbers
}

/// When titles were given, by segment and day.
#[derive(Debug, Clone, Default)]
pub(crate) struct Times<'a>(BTreeMap<(u64, Day), &'a TimesDay>);

impl<'a> Times<'a> {
    /// Of the slices of times among others.
    pub(crate) fn of(slices: &[&'a Slice]) -> Self {
        let of_slice = |slice: &&'a Slice| {
            let segment = slice.segment;
            slice
                .times_days()
                .iter()
                .map(move |(day, times)| ((segment, *day), times))
        };
        Self(slices.iter().flat_map(of_slice).collect())
    }

    /// The last time of the citations of a window to which `key` gives a key, by key; without an entry where it is not
    /// known.
    pub(crate) fn last<K: Eq + Hash>(
        &self,
        held: &CitationDays,
        (day, _, runs): &OfSource<'_, Runs>,
        window: &Window<'_>,
        key: impl Fn(u32, crate::Channel, u32) -> Option<K>,
    ) -> HashMap<K, i64> {
        let mut last: HashMap<K, i64> = HashMap::new();
        if let Some(times) = self.0.get(&(held.segment, *day)) {
            times.each_in(runs, window, |prompt, channel, id, time| {
                if let Some((key, time)) = key(prompt, channel, id).zip(time) {
                    let known = last.entry(key).or_insert(time);
                    *known = time.max(*known);
                }
            });
        }
        last
    }
}
