//! Share of voice and visibility: a row for each tracked brand.

use answerscope_metrics::{
    Measure, MentionGroups, Position, Slice, mentions_by_group, positions_by_group, share, wilson,
};

use crate::layout::Figure;
use crate::lines::{DayGroups, Line, Lines, TEXTS};
use crate::text::Value;
use crate::{Combination, Entity, ExportSubject, ExportTracked, Metric};

/// The tracked brands with their counts in one day and engine.
pub(crate) struct Brands<'a> {
    slices: &'a [&'a Slice],
    tracked: &'a [ExportTracked],
    slots: Vec<u16>,
    /// Places of the tracked brands in the order of their names.
    by_name: Vec<u32>,
    measure: Measure,
    metric: Metric,
    held: MentionGroups,
    /// Of visibility, group by group the places of each tracked brand.
    positions: Vec<Position>,
    next: usize,
    /// (place, count) of the tracked brands of a group, in the order of the rows.
    ranked: Vec<(u32, u64)>,
}

impl<'a> Brands<'a> {
    pub(crate) fn new(subject: &'a ExportSubject, combination: Combination, slices: &'a [&'a Slice]) -> Self {
        let tracked = &subject.brand.tracked[..];
        let mut by_name: Vec<u32> = (0..tracked.len() as u32).collect();
        by_name.sort_by_key(|place| &tracked[*place as usize].name);
        let measure = match (combination.metric, combination.entity) {
            (Metric::Visibility, Entity::Prompt) => Measure::Answers,
            (Metric::Visibility, Entity::Brand | Entity::Topic) => Measure::Prompts,
            _ => Measure::Mentions,
        };
        Self {
            slices,
            slots: tracked.iter().map(|t| t.slot).collect(),
            tracked,
            by_name,
            measure,
            metric: combination.metric,
            held: MentionGroups::default(),
            positions: Vec::new(),
            next: 0,
            ranked: Vec::new(),
        }
    }

    pub(crate) fn tracked(&self) -> &'a [ExportTracked] {
        self.tracked
    }

    /// Counts the groups of a day.
    pub(crate) fn count(&mut self, of_day: &DayGroups<'_>) {
        let select = of_day.select();
        self.held = mentions_by_group(self.slices, &select, of_day.groups, &self.slots, self.measure);
        if self.metric == Metric::Visibility {
            self.positions = positions_by_group(self.slices, self.slices, &select, of_day.groups, &self.slots);
        }
        self.next = 0;
    }

    /// Puts the tracked brands of a group in the order of the rows.
    fn rank(&mut self, group: usize) {
        let counts = &self.held.counts[group * self.slots.len()..][..self.slots.len()];
        self.ranked.clear();
        self.ranked
            .extend(self.by_name.iter().map(|place| (*place, counts[*place as usize])));
        self.ranked.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    }

    /// (place, count, rank) of each tracked brand, in the order of the rows; equal counts share a rank.
    pub(crate) fn ranked(&mut self, group: usize) -> impl Iterator<Item = (u32, u64, u64)> {
        self.rank(group);
        let (mut rank, mut before) = (1, None);
        (1..).zip(&self.ranked).map(move |(place, (brand, count))| {
            if before.is_some_and(|before| before != *count) {
                rank = place;
            }
            before = Some(*count);
            (*brand, *count, rank)
        })
    }
}

/// The name, domain and relationship of a tracked brand.
pub(crate) fn texts(tracked: &ExportTracked) -> [Value<'_>; TEXTS] {
    let relationship = if tracked.owned { "owned" } else { "competitor" };
    let [name, domain, relationship] = [&tracked.name, &tracked.domain, relationship].map(Value::Text);
    [name, domain, relationship, Value::Absent, Value::Absent]
}

impl Lines for Brands<'_> {
    fn open(&mut self, of_day: &DayGroups<'_>) -> bool {
        self.count(of_day);
        false
    }

    fn next(&mut self, lines: &mut Vec<Line>) -> Option<u32> {
        let answered = self.held.answered[self.next..]
            .iter()
            .position(|answered| *answered > 0)?;
        let group = self.next + answered;
        self.next = group + 1;
        let whole = self.held.answered[group];
        lines.clear();
        let width = self.slots.len();
        if self.metric == Metric::Visibility {
            let positions = self.positions[group * width..][..width].to_vec();
            let first = positions.iter().map(|position| position.first).sum();
            let line = |ranked: (u32, u64, u64)| visibility(ranked, whole, positions[ranked.0 as usize], first);
            lines.extend(self.ranked(group).map(line));
        } else {
            let total = self.held.counts[group * width..][..width].iter().sum();
            lines.extend(self.ranked(group).map(|ranked| share_of_voice(ranked, total)));
        }
        Some(group as u32)
    }

    fn texts(&self, item: u32) -> [Value<'_>; TEXTS] {
        texts(&self.tracked[item as usize])
    }
}

fn share_of_voice((place, count, rank): (u32, u64, u64), total: u64) -> Line {
    let share = Figure::Fraction(share(count, total));
    let [count, rank, total] = [count, rank, total].map(Figure::Count);
    Line::new(place, [count, share, rank, total])
}

/// `first`: answers in which any tracked brand comes first.
fn visibility((place, count, rank): (u32, u64, u64), whole: u64, position: Position, first: u64) -> Line {
    let (low, high) = wilson(count, whole);
    let figures = [
        Figure::Count(count),
        Figure::Count(whole),
        Figure::Fraction(share(count, whole)),
        Figure::Count(rank),
        Figure::Fraction(low),
        Figure::Fraction(high),
        position.average().map_or(Figure::Absent, Figure::Fraction),
        Figure::Fraction(share(position.first, first)),
    ];
    Line::new(place, figures)
}
