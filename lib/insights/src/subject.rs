//! What is looked at.

use std::ops::RangeInclusive;

use answerscope_metrics::{Bitmap, Day, EngineSet, Select, Slice};

/// A brand whose mentions are counted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InsightBrand {
    /// The number that facts refer to.
    pub slot: u16,
    /// Its name.
    pub name: String,
    /// Its domain, without `www.`.
    pub domain: String,
}

/// A prompt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InsightPrompt {
    /// Its number in the brand.
    pub ordinal: u32,
    /// What is asked.
    pub query: String,
}

/// Stands for a text that is not read yet: a character that nobody writes, in private use.
pub(crate) const UNREAD: &str = "\u{E000}";

impl InsightPrompt {
    /// A prompt whose text is read only if something is found about it; [`crate::FoundInsight::quote`] then puts it in.
    pub fn unread(ordinal: u32) -> Self {
        Self {
            ordinal,
            query: UNREAD.to_owned(),
        }
    }
}

/// Whose insights are looked for, and when.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InsightSubject {
    /// The owned brand, then its competitors.
    pub tracked: Vec<InsightBrand>,
    /// The prompts to look at, in any order; of equal ordinals the first counts.
    pub prompts: Vec<InsightPrompt>,
    /// The days that insights are about.
    pub window: RangeInclusive<Day>,
    /// The days that they are compared with, usually as many right before.
    pub previous: RangeInclusive<Day>,
    /// Engines by another model than in the days before ([`answerscope_metrics::compare::changed_engines`]): what they say
    /// is compared with nothing that they said.
    pub changed: EngineSet,
    /// The engines that count, each through one of its surfaces.
    pub engines: EngineSet,
}

impl InsightSubject {
    /// A subject that is compared with the equally long window right before its own.
    pub fn new(tracked: Vec<InsightBrand>, prompts: Vec<InsightPrompt>, window: RangeInclusive<Day>) -> Self {
        let previous = Self::before(&window);
        Self {
            tracked,
            prompts,
            window,
            previous,
            changed: EngineSet::NONE,
            engines: EngineSet::ALL,
        }
    }

    /// Which answers of some days to these prompts are counted.
    pub(crate) fn select<'p>(&self, days: &RangeInclusive<Day>, prompts: &'p Bitmap) -> Select<'p> {
        Select {
            days: days.clone(),
            engines: self.engines,
            prompts,
        }
    }

    /// The window of the same number of days that ends the day before.
    pub fn before(window: &RangeInclusive<Day>) -> RangeInclusive<Day> {
        let (first, last) = (window.start().0, window.end().0);
        let length = last.saturating_sub(first);
        let end = first.saturating_sub(1);
        Day(end.saturating_sub(length))..=Day(end)
    }
}

/// Slices of both windows, each section in the order of its days.
#[derive(Debug, Clone, Copy)]
pub struct InsightFacts<'a> {
    /// Answers and mentions.
    pub mentions: &'a [&'a Slice],
    /// Citations; the previous window's are not looked at.
    pub citations: &'a [&'a Slice],
    /// Sentiment.
    pub sentiment: &'a [&'a Slice],
}
