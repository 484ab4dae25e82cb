//! What is found.

use std::cmp::Ordering;

use serde::Serialize;

use crate::subject::UNREAD;
use crate::{Evidence, words};

/// What an insight is about. The words are those of the API.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Category {
    /// Fewer answers name the brand than in the window before.
    VisibilityDrop,
    /// A competitor that was behind is ahead by share of voice.
    CompetitorAhead,
    /// What answers say about a feature has become worse.
    SentimentDrop,
    /// Answers name competitors and never the brand.
    BrandAbsent,
    /// An engine names the brand far less, or far more, often than the others.
    EngineGap,
    /// Pages that are cited only where the brand is not named.
    SourceGap,
    /// More answers name the brand than in the window before.
    VisibilityGain,
    /// What answers say about a feature has become better.
    SentimentGain,
}

impl Category {
    /// All categories.
    pub const ALL: [Self; 8] = [
        Self::VisibilityDrop,
        Self::CompetitorAhead,
        Self::SentimentDrop,
        Self::BrandAbsent,
        Self::EngineGap,
        Self::SourceGap,
        Self::VisibilityGain,
        Self::SentimentGain,
    ];

    /// The word that the API uses.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::VisibilityDrop => "visibility_drop",
            Self::CompetitorAhead => "competitor_ahead",
            Self::SentimentDrop => "sentiment_drop",
            Self::BrandAbsent => "brand_absent",
            Self::EngineGap => "engine_gap",
            Self::SourceGap => "source_gap",
            Self::VisibilityGain => "visibility_gain",
            Self::SentimentGain => "sentiment_gain",
        }
    }
}

/// How soon an insight deserves attention; the greatest is the most urgent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Priority {
    /// Good to know, or seen in few answers.
    Low,
    /// Worth acting on.
    Medium,
    /// A clear loss.
    High,
}

impl Priority {
    /// The word that the API uses.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Low => "low",
            Self::Medium => "medium",
            Self::High => "high",
        }
    }
}

/// Something that a marketer can act on.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct FoundInsight {
    /// Ordinal of the prompt that it was made from.
    pub prompt: u32,
    /// What it is about.
    pub category: Category,
    /// How soon it deserves attention.
    pub priority: Priority,
    /// One line.
    pub title: String,
    /// Two to four sentences: what, how much, what it means, what to do.
    pub text: String,
    /// The figures.
    pub evidence: Evidence,
    /// Answers, citations or statements that it concerns, about: orders insights of one priority.
    #[serde(skip)]
    pub stake: f64,
}

impl FoundInsight {
    /// Quotes the text of its prompt, if that was [unread](crate::InsightPrompt::unread).
    pub fn quote(&mut self, query: &str) {
        let (unread, quoted) = (words::quoted(UNREAD), words::quoted(query));
        for told in [&mut self.title, &mut self.text] {
            *told = told.replace(&unread, &quoted);
        }
    }

    /// By priority, then by what is at stake.
    pub(crate) fn order(&self, other: &Self) -> Ordering {
        let urgent = other
            .priority
            .cmp(&self.priority)
            .then(other.stake.total_cmp(&self.stake));
        urgent
            .then(self.category.cmp(&other.category))
            .then(self.prompt.cmp(&other.prompt))
    }
}

/// Changes of one kind that are compared as the API does, at most: the most important ones.
const COMPARED: usize = 200;

/// The most important insights that `confirm` lets stand.
pub(crate) fn confirmed<K>(
    mut found: Vec<(FoundInsight, K)>,
    confirm: impl Fn(&FoundInsight, &K) -> bool,
) -> Vec<FoundInsight> {
    found.sort_by(|(a, _), (b, _)| a.order(b));
    found.truncate(COMPARED);
    found.retain(|(insight, key)| confirm(insight, key));
    found.into_iter().map(|(insight, _)| insight).collect()
}
