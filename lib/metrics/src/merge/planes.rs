//! Merging counts of prompts: answers, mentions, and the order in which answers name brands.

use std::collections::BTreeSet;

use bytes::Bytes;

use super::Merge;
use crate::bitmap::{Window, bits};
use crate::directory::Section;
use crate::error::Result;
use crate::gather::{beyond_the_first, without_zeros};
use crate::mentions_day::{Counts, MentionColumn, MentionCounts, MentionsDay};
use crate::places_day::{self, PlaceColumn, PlaceColumns, PlacesDay};
use crate::plane::{Planes, Sliced};
use crate::totals::DayTotals;
use crate::{Bitmap, Channel, Day};

impl Merge<'_> {
    pub(super) fn mentions(&mut self) -> Result<()> {
        for day in self.days() {
            let (index, parts) = (day.index_in_window(), self.parts(Section::Mentions, day)?);
            let decode = |(_, bytes): &(usize, Bytes)| MentionsDay::decode(bytes.clone(), &mut self.out.unpacker);
            let days = parts.iter().map(decode).collect::<Result<Vec<MentionsDay>>>()?;
            if let ([(_, bytes)], [alone]) = (&parts[..], &days[..])
                && !self.has_others(&alone.planes, alone.answers.iter().map(|(_, column)| *column))
            {
                self.out.totals.insert(index, DayTotals::of_decoded(alone));
                self.out.put(Section::Mentions, index, bytes)?;
                continue;
            }
            let columns = mention_counts(&days, self.live);
            if !columns.answers.is_empty() {
                self.out.totals.insert(index, DayTotals::of_columns(&columns));
                let bytes = columns.encode(&mut self.out.packer)?;
                self.out.put(Section::Mentions, index, &bytes)?;
            }
        }
        Ok(())
    }

    /// Whether any column has prompts that are left out.
    fn has_others(&self, planes: &Planes, mut columns: impl Iterator<Item = Sliced>) -> bool {
        let Some(live) = self.live else { return false };
        let live = live.words().iter().copied().chain(std::iter::repeat(0));
        let words: Vec<u64> = live.take(planes.words).map(|word| !word).collect();
        let others = Window {
            first: 0,
            words: &words,
        };
        columns.any(|column| planes.members(column, &others) > 0)
    }

    /// Of every day of which any piece has places; the order of the others' answers is not known.
    pub(super) fn places(&mut self) -> Result<()> {
        for day in self.days() {
            let parts = self.parts(Section::Places, day)?;
            let mentions = self.parts(Section::Mentions, day)?;
            if let ([(_, bytes)], [_]) = (&parts[..], &mentions[..]) {
                let alone = PlacesDay::decode(bytes.clone(), &mut self.out.unpacker)?;
                let columns = alone.columns.iter().flat_map(|column| [column.before, column.unplaced]);
                if !self.has_others(&alone.planes, columns) && self.has_answers(day) {
                    self.out.put(Section::Places, day.index_in_window(), bytes)?;
                    continue;
                }
            }
            if parts.is_empty() || !self.has_answers(day) {
                continue;
            }
            let mut ordered = Vec::new();
            for (_, bytes) in &parts {
                ordered.push(PlacesDay::decode(bytes.clone(), &mut self.out.unpacker)?);
            }
            let mut unordered = Vec::new();
            for (_, bytes) in mentions.iter().filter(|(of, _)| parts.iter().all(|(has, _)| has != of)) {
                unordered.push(MentionsDay::decode(bytes.clone(), &mut self.out.unpacker)?);
            }
            let columns = place_columns(&ordered, &unordered, self.live);
            let bytes = places_day::encode(&columns, &mut self.out.packer)?;
            self.out.put(Section::Places, day.index_in_window(), &bytes)?;
        }
        Ok(())
    }

    /// Whether any answer of a day stays.
    fn has_answers(&self, day: Day) -> bool {
        let mentions = &self.out.directory.sections[Section::Mentions as usize];
        mentions.iter().any(|(index, _)| *index == day.index_in_window())
    }
}

fn mention_counts(days: &[MentionsDay], live: Option<&Bitmap>) -> MentionCounts {
    let mut sum = Sum::new(days.iter().map(|day| day.planes.words), live);
    let mut columns = MentionCounts::default();
    let channels = days
        .iter()
        .flat_map(|day| day.answers.iter().map(|(channel, _)| *channel));
    for channel in channels.collect::<BTreeSet<Channel>>() {
        for day in days {
            let own = day.answers.iter().filter(|(of, _)| *of == channel);
            own.for_each(|(_, column)| sum.add(&day.planes, *column));
        }
        let answers = sum.take();
        if !answers.is_empty() {
            columns.answers.push((channel, answers));
        }
    }
    let keys = days.iter().flat_map(|day| day.mentions.iter().map(key));
    for (slot, channel) in keys.collect::<BTreeSet<(u16, Channel)>>() {
        let own = || {
            let of_day = |day| Some((day, mentioned(day, (slot, channel))?));
            days.iter().filter_map(of_day)
        };
        own().for_each(|(day, column)| sum.add(&day.planes, column.mentions));
        let mentions = sum.take();
        own().for_each(|(day, column)| sum.add_answers(day, column));
        let extra = beyond_the_first(sum.take());
        if !mentions.is_empty() {
            columns.mentions.push((slot, channel, mentions, extra));
        }
    }
    columns
}

fn key(column: &MentionColumn) -> (u16, Channel) {
    (column.slot, column.channel)
}

fn mentioned(day: &MentionsDay, wanted: (u16, Channel)) -> Option<&MentionColumn> {
    let place = day.mentions.binary_search_by_key(&wanted, key);
    day.mentions.get(place.ok()?)
}

/// The places of days whose order is known, and of days of which it is not.
fn place_columns(ordered: &[PlacesDay], unordered: &[MentionsDay], live: Option<&Bitmap>) -> PlaceColumns {
    let words = ordered.iter().map(|day| day.planes.words);
    let mut sum = Sum::new(words.chain(unordered.iter().map(|day| day.planes.words)), live);
    let placed = ordered.iter().flat_map(|day| &day.columns);
    let placed = placed.map(|column| (column.slot, column.channel));
    let keys = placed.chain(unordered.iter().flat_map(|day| day.mentions.iter().map(key)));
    let column = |(slot, channel): (u16, Channel)| {
        let own = || {
            ordered
                .iter()
                .filter_map(|day| Some((&day.planes, day.column(slot, channel)?)))
        };
        own().for_each(|(planes, column)| sum.add(planes, column.before));
        let before = sum.take();
        own().for_each(|(planes, column)| {
            sum.add_presence(planes, column.before);
            sum.add(planes, column.later);
        });
        let later = beyond_the_first(sum.take());
        own().for_each(|(planes, column)| sum.add(planes, column.unplaced));
        let others = unordered.iter();
        others.for_each(|day| {
            mentioned(day, (slot, channel))
                .into_iter()
                .for_each(|own| sum.add_answers(day, own))
        });
        PlaceColumn {
            slot,
            channel,
            before,
            later,
            unplaced: without_zeros(sum.take()),
        }
    };
    let columns = keys.collect::<BTreeSet<(u16, Channel)>>().into_iter().map(column);
    columns.filter(PlaceColumn::says_something).collect()
}

/// Counts of prompts while they grow.
struct Sum {
    /// By prompt.
    counts: Vec<u32>,
    /// Prompts whose count is not 0.
    touched: Vec<u64>,
    /// The prompts that count.
    live: Vec<u64>,
    /// Prompts of a plane.
    set: Vec<u64>,
}

impl Sum {
    /// For planes of these lengths in words.
    fn new(words: impl Iterator<Item = usize>, live: Option<&Bitmap>) -> Self {
        let words = words.max().unwrap_or(0);
        let live = match live {
            Some(live) => {
                let all = live.words().iter().copied().chain(std::iter::repeat(0));
                all.take(words).collect()
            }
            None => vec![u64::MAX; words],
        };
        Self {
            counts: vec![0; words * 64],
            touched: vec![0; words],
            live,
            set: vec![0; words],
        }
    }

    /// Adds the counts of a column.
    fn add(&mut self, planes: &Planes, column: Sliced) {
        for (level, place) in (column.first..column.end).enumerate() {
            let plane = Sliced {
                first: place,
                end: place + 1,
            };
            self.add_set(planes, plane, 1 << level);
        }
    }

    /// Adds 1 for each prompt with a count.
    fn add_presence(&mut self, planes: &Planes, column: Sliced) {
        self.add_set(planes, column, 1);
    }

    /// Adds the answers that mention.
    fn add_answers(&mut self, day: &MentionsDay, column: &MentionColumn) {
        self.add_presence(&day.planes, column.mentions);
        self.add(&day.planes, column.extra);
    }

    /// Adds a number for each prompt of any of some planes.
    fn add_set(&mut self, planes: &Planes, column: Sliced, count: u32) {
        self.set.fill(0);
        let window = Window {
            first: 0,
            words: &self.live,
        };
        planes.union(column, &window, &mut self.set);
        for (place, ((word, live), touched)) in self.set.iter().zip(&self.live).zip(&mut self.touched).enumerate() {
            let word = word & live;
            *touched |= word;
            for bit in bits(word) {
                let sum = &mut self.counts[place * 64 + bit as usize];
                *sum = sum.saturating_add(count);
            }
        }
    }

    /// The counts, which are 0 again then.
    fn take(&mut self) -> Counts {
        let mut counts = Counts::new();
        for (place, word) in self.touched.iter_mut().enumerate() {
            for bit in bits(std::mem::take(word)) {
                let prompt = place * 64 + bit as usize;
                counts.push((prompt as u32, std::mem::take(&mut self.counts[prompt])));
            }
        }
        counts
    }
}
