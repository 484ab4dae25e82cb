//! AI answers: what an engine said, as it is stored and as callers see it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::collection::SeenPage;
use super::shown::{engine_shown, surface_shown};
use crate::country::Country;
use crate::ids::{AnswerId, CollectionId, Fingerprint, PromptId};
use crate::{Channel, Engine, Named, Surface, owner_of};

/// What is compressed: the text, the given sources, and what an engine that was asked told of its search.
#[derive(Debug, Clone, Default)]
pub struct AnswerBody {
    /// The text, word for word.
    pub text: String,
    /// URL and title of each given source.
    pub citations: Vec<(String, Option<String>)>,
    /// What the engine searched for.
    pub searches: Vec<String>,
    /// The pages that its search found.
    pub sources: Vec<SeenPage>,
}

/// An answer as it is stored, its body beside it. Mentions, citations and sentiment are read out of the text when it
/// is shown, so that an answer always shows what today's names and competitors make of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct AnswerRecord {
    /// Its id.
    pub id: AnswerId,
    /// The engine.
    pub engine: String,
    /// The model.
    pub model: Option<String>,
    /// Where.
    pub country: Option<Country>,
    /// When, µs since the epoch.
    pub answered_at: i64,
    /// When it was stored, µs since the epoch.
    pub created: i64,
    /// The batch of its day that its facts stand in; `None` for answers of before that was kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub batch: Option<Fingerprint>,
    /// The collection that has asked for it; `None` where it was imported.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub collection: Option<CollectionId>,
    /// Through what the engine was asked.
    #[serde(default, skip_serializing_if = "unknown")]
    pub surface: Surface,
    /// Which of the day's repetitions it is, from 1; 0 where it was imported.
    #[serde(default, skip_serializing_if = "zero")]
    pub repetition: u8,
}

fn unknown(surface: &Surface) -> bool {
    *surface == Surface::Unknown
}

fn zero(repetition: &u8) -> bool {
    *repetition == 0
}

impl AnswerRecord {
    /// The engine and its surface; `None` where the engine is not known any more.
    pub fn channel(&self) -> Option<Channel> {
        let engine = Engine::from_name(&self.engine)?;
        Some(Channel {
            surface: self.surface,
            engine,
        })
    }
}

/// An AI answer.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Answer {
    /// Its id.
    pub id: AnswerId,
    /// The prompt that was answered.
    pub prompt_id: PromptId,
    /// The prompt's text.
    pub query: String,
    /// The engine.
    #[schemars(schema_with = "engine_shown")]
    pub engine: String,
    /// The engine's model.
    pub model: Option<String>,
    /// Where it was asked.
    pub country: Option<Country>,
    /// UTC day of the answer.
    pub date: String,
    /// ISO 8601.
    pub answered_at: String,
    /// The answer, word for word; a list holds `excerpt` instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// The beginning of the text, in lists.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub excerpt: Option<String>,
    /// The sources, given ones first.
    pub citations: Vec<Citation>,
    /// The tracked brands that it names.
    pub mentions: Vec<Mention>,
    /// The language of the text, ISO 639-1; English where it can not be told, `null` where the text is unreadable.
    pub language: Option<&'static str>,
    /// What it says about features of tracked brands; `null` where the sentiment of its language is not read.
    pub sentiment: Option<Vec<Finding>>,
    /// The language model that has read what it says; only there where one has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sentiment_model: Option<SentimentModel>,
    /// Only there, and true, where the stored text is missing or damaged: then `text` and `excerpt` are empty, and so are
    /// `citations`, `mentions` and `sentiment`. Metrics go on counting what was read in the text before.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub unreadable: bool,
    /// `true` when the text holds more sources, opinions or places of mentions than are shown of one answer: the lists above
    /// are then not all. Mentions are always all counted. Absent otherwise.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub partly_read: bool,
    /// Where it comes from; only there where a collection has asked for it.
    #[serde(flatten)]
    pub provenance: Option<Provenance>,
}

/// Where an answer that was asked for comes from.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Provenance {
    /// The collection that has asked for it.
    pub collection_id: CollectionId,
    /// Through what the engine was asked.
    #[schemars(schema_with = "surface_shown")]
    pub surface: Surface,
    /// What the engine searched for, as far as its vendor tells.
    pub searches: Vec<String>,
    /// The pages that its search found, as far as its vendor tells: cited ones and others.
    pub sources: Vec<SeenPage>,
    /// Which of the day's repetitions it is, from 1.
    #[schemars(range(min = 1, max = 5))]
    pub repetition: u8,
}

/// The language model that has read what an answer says of brands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct SentimentModel {
    /// Its name.
    pub name: String,
    /// Whether `sentiment` and the figures are what it read. `false`: the tracked names have changed since, and the built-in
    /// reading counts until the model reads the answer again.
    pub counts: bool,
}

impl Named for Answer {
    const LIST: &'static str = "answers";
}

/// The words of a brand's `relationship`.
pub const RELATIONSHIPS: [&str; 2] = ["owned", "competitor"];
/// The words of a source's `type`.
pub const SOURCE_TYPES: [&str; 3] = ["owned", "competitor", "third_party"];

/// A source of an answer.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct Citation {
    /// Its URL without tracking and fragment.
    pub url: String,
    /// Its title.
    pub title: Option<String>,
    /// Its host without `www.`.
    pub domain: String,
    /// Whose page it is.
    #[serde(rename = "type")]
    #[schemars(extend("enum" = SOURCE_TYPES))]
    pub source_type: &'static str,
    /// Its place in the answer, from 1.
    pub position: usize,
}

/// A tracked brand that an answer names.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Mention {
    /// Its name.
    pub brand: String,
    /// Its domain.
    pub domain: String,
    /// Whose brand it is.
    #[schemars(extend("enum" = RELATIONSHIPS))]
    pub relationship: &'static str,
    /// How often.
    pub mention_count: u32,
    /// 1 for the brand that is named first.
    pub rank: u16,
    /// Where in the answer's text it is named, in order.
    pub spans: Vec<Span>,
}

/// A part of an answer's text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
pub struct Span {
    /// Its first character, in Unicode code points from 0.
    pub start: usize,
    /// The character behind its last one.
    pub end: usize,
}

/// What an answer says about a feature of a brand.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Finding {
    /// The brand's name.
    pub brand: String,
    /// The feature.
    pub feature_name: &'static str,
    /// For the feature, against it, or neither.
    #[schemars(extend("enum" = ["endorsed", "undermined", "neutral"]))]
    pub polarity: &'static str,
    /// The words it was read from.
    pub quote: String,
    /// Where the quote stands in the answer's text: its first character, in Unicode code points from 0.
    pub start: usize,
    /// The character behind its last one.
    pub end: usize,
}

/// `owned`, `competitor` or `third_party`, by the domain of a source.
pub fn source_type(domain: &str, domains: &[&str]) -> &'static str {
    match owner_of(domain, domains) {
        Some(0) => "owned",
        Some(_) => "competitor",
        None => "third_party",
    }
}
