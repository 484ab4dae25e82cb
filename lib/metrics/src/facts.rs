//! What is known about one answer: the input of a segment.

use serde::{Deserialize, Serialize};

use crate::Engine;

/// What an answer says about a feature of a brand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Polarity {
    /// It speaks for the brand.
    Endorsed = 0,
    /// It speaks against the brand.
    Undermined = 1,
    /// Neither.
    Neutral = 2,
}

impl Polarity {
    /// All polarities; a polarity's place is its index in every array of counts.
    pub const ALL: [Self; 3] = [Self::Endorsed, Self::Undermined, Self::Neutral];
}

/// A page that an answer cites.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CitedUrl {
    /// The normalized URL.
    pub url: String,
    /// Its host without `www.`: the same for the same URL.
    pub domain: String,
    /// The page's title, where the engine gave one.
    pub title: Option<String>,
}

/// Facts of one answer: what a fact row stores.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct AnswerFacts {
    /// The prompt's ordinal in its brand, below [`AnswerFacts::PROMPTS`].
    pub prompt: u32,
    /// The engine that answered.
    pub engine: Engine,
    /// When, in milliseconds since 1970-01-01 UTC; orders the titles of a URL within a day.
    pub answered_at: i64,
    /// Tracked brands by slot, with how often the answer mentions them.
    pub mentions: Vec<(u16, u32)>,
    /// What it cites; a URL counts once however often it stands here.
    pub citations: Vec<CitedUrl>,
    /// Findings: slot, feature, polarity; each counts.
    pub sentiment: Vec<(u16, u16, Polarity)>,
}

impl AnswerFacts {
    /// Ordinals lie below this.
    pub const PROMPTS: u32 = 1 << 24;
}
