//! Sentiment: a row for each feature of a brand that the answers of an entity speak of.

use std::cmp::Reverse;
use std::collections::HashMap;

use answerscope_metrics::{GroupedFindings, Slice, sentiment_by_group};

use crate::brands::{self, Brands};
use crate::layout::Figure;
use crate::lines::{DayGroups, Line, Lines, TEXTS};
use crate::text::Value;
use crate::{Combination, ExportSubject, Lookup};

/// The findings of one day and engine.
pub(crate) struct Sentiment<'a> {
    slices: &'a [&'a Slice],
    /// The tracked brands with their mentions, for the rank.
    brands: Brands<'a>,
    lookup: &'a dyn Lookup,
    /// The place of each slot's brand.
    place_of: HashMap<u16, usize>,
    /// Ascending by group, slot and feature.
    found: Vec<GroupedFindings>,
    next: usize,
    /// The rank of each tracked brand in the group.
    ranks: Vec<u64>,
    /// Brands and features of the items, and the item of each slot and feature.
    items: Vec<(usize, &'a str, &'a str)>,
    numbers: HashMap<(u16, u16), Option<u32>>,
}

impl<'a> Sentiment<'a> {
    pub(crate) fn new(
        subject: &'a ExportSubject,
        combination: Combination,
        slices: &'a [&'a Slice],
        lookup: &'a dyn Lookup,
    ) -> Self {
        let brands = Brands::new(subject, combination, slices);
        let places = brands.tracked().iter().zip(0..);
        Self {
            slices,
            place_of: places.map(|(tracked, place)| (tracked.slot, place)).collect(),
            ranks: vec![0; brands.tracked().len()],
            brands,
            lookup,
            found: Vec::new(),
            next: 0,
            items: Vec::new(),
            numbers: HashMap::new(),
        }
    }

    /// The item of a slot and feature; none where the slot is tracked no more or the feature is unknown.
    fn item(&mut self, slot: u16, feature: u16) -> Option<u32> {
        *self.numbers.entry((slot, feature)).or_insert_with(|| {
            let place = *self.place_of.get(&slot)?;
            let (name, description) = self.lookup.feature(feature)?;
            self.items.push((place, name, description));
            Some(self.items.len() as u32 - 1)
        })
    }

    fn line(&mut self, found: &GroupedFindings) -> Option<Line> {
        let item = self.item(found.slot, found.feature)?;
        let rank = self.ranks[self.items[item as usize].0];
        let [endorsed, undermined, neutral] = found.counts;
        let figures = [rank, endorsed, undermined, neutral, endorsed + undermined + neutral];
        Some(Line::new(item, figures.map(Figure::Count)))
    }

    /// The order of two rows: by all findings, then brand, then feature.
    fn order(&self, line: &Line) -> (Reverse<u64>, &str, &str) {
        let total = match line.figures[4] {
            Figure::Count(total) => total,
            Figure::Fraction(_) | Figure::Absent => 0,
        };
        let (place, feature, _) = self.items[line.item as usize];
        (Reverse(total), &self.brands.tracked()[place].name, feature)
    }
}

impl Lines for Sentiment<'_> {
    fn open(&mut self, of_day: &DayGroups<'_>) -> bool {
        self.brands.count(of_day);
        self.found = sentiment_by_group(self.slices, &of_day.select(), of_day.groups);
        self.next = 0;
        false
    }

    fn next(&mut self, lines: &mut Vec<Line>) -> Option<u32> {
        loop {
            let rest = &self.found[self.next..];
            let group = rest.first()?.group;
            let end = self.next + rest.partition_point(|found| found.group == group);
            for (place, _, rank) in self.brands.ranked(group as usize) {
                self.ranks[place as usize] = rank;
            }
            lines.clear();
            for at in self.next..end {
                let found = self.found[at];
                lines.extend(self.line(&found));
            }
            self.next = end;
            lines.sort_by(|a, b| self.order(a).cmp(&self.order(b)));
            if !lines.is_empty() {
                return Some(group);
            }
        }
    }

    fn texts(&self, item: u32) -> [Value<'_>; TEXTS] {
        let (place, name, description) = self.items[item as usize];
        let mut texts = brands::texts(&self.brands.tracked()[place]);
        texts[3] = Value::Text(name);
        texts[4] = Value::Text(description);
        texts
    }
}
