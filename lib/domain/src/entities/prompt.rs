//! Prompts: the questions that engines are asked.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Named;
use crate::clock::Moment;
use crate::country::Country;
use crate::error::{Error, Result};
use crate::ids::{BrandId, Fingerprint, Id, PromptId, TopicId};
use crate::input::present;
use crate::parameter::Words;
use crate::text;

/// Characters of a prompt's text.
pub(crate) const QUERY: usize = 2_000;
/// Tags of one prompt.
pub(crate) const MOST_TAGS: usize = 10;
/// Characters of a tag. With [`MOST_TAGS`] and 128 prompts a catalog item stays under DynamoDB's 400 KB.
pub(crate) const TAG: usize = 50;

/// Whether a prompt names the brand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PromptType {
    /// It names the brand.
    Branded,
    /// It does not.
    NonBranded,
}

impl PromptType {
    /// The words.
    pub const WORDS: [&'static str; 2] = ["branded", "non-branded"];

    /// The word.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Branded => Self::WORDS[0],
            Self::NonBranded => Self::WORDS[1],
        }
    }

    /// Reads the word.
    pub fn from_word(word: &str) -> Option<Self> {
        match word {
            "branded" => Some(Self::Branded),
            "non-branded" => Some(Self::NonBranded),
            _ => None,
        }
    }
}

impl Words for PromptType {
    fn words() -> Vec<&'static str> {
        Self::WORDS.to_vec()
    }
    fn from_word(word: &str) -> Option<Self> {
        Self::from_word(word)
    }
}

/// Whether a prompt is asked every day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Monitoring {
    /// It is.
    Active,
    /// It is not.
    Inactive,
}

impl Monitoring {
    /// The other one.
    pub fn toggled(self) -> Self {
        match self {
            Self::Active => Self::Inactive,
            Self::Inactive => Self::Active,
        }
    }
}

/// A prompt.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Prompt {
    /// Its id.
    pub id: PromptId,
    /// The question.
    pub query: String,
    /// Whether it names the brand.
    #[serde(rename = "type")]
    pub kind: PromptType,
    /// Where it is asked; null: nowhere in particular.
    pub country: Option<Country>,
    /// Its tags.
    pub tags: Vec<String>,
    /// Whether it is asked every day.
    pub monitoring: Monitoring,
    /// Its topic, in lists of a topic and in a single prompt.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub topic_id: Option<TopicId>,
    /// ISO 8601.
    pub created_at: String,
    /// ISO 8601.
    pub updated_at: String,
}

impl Named for Prompt {
    const LIST: &'static str = "prompts";
}

/// A row of createPrompts.
#[derive(Debug, Clone, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PromptRow {
    /// The question, at most 2,000 characters.
    #[schemars(length(min = 1, max = QUERY))]
    pub query: String,
    /// The topic to put it under (legacy).
    #[serde(default, deserialize_with = "present")]
    #[schemars(length(min = 1, max = 200))]
    pub topic_name: Option<String>,
    /// Where it is asked.
    #[serde(default)]
    pub country: Option<Country>,
    /// At most 10 tags of 50 characters.
    #[serde(default)]
    #[schemars(length(max = MOST_TAGS), inner(length(min = 1, max = TAG)))]
    pub tags: Vec<String>,
    /// Derived from the text when left out.
    #[serde(default, rename = "type", deserialize_with = "present")]
    pub kind: Option<PromptType>,
}

/// Body of updatePrompt: only what is given changes.
#[derive(Debug, Clone, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PromptPatch {
    /// The question.
    #[serde(default, deserialize_with = "present")]
    #[schemars(length(min = 1, max = QUERY))]
    pub query: Option<String>,
    /// Whether it names the brand.
    #[serde(default, rename = "type", deserialize_with = "present")]
    pub kind: Option<PromptType>,
    /// Replaces the tags.
    #[serde(default, deserialize_with = "present")]
    #[schemars(length(max = MOST_TAGS), inner(length(min = 1, max = TAG)))]
    pub tags: Option<Vec<String>>,
}

/// A prompt as it is stored.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PromptRecord {
    /// Its id.
    pub id: PromptId,
    /// The question.
    pub query: String,
    /// Whether it names the brand.
    #[serde(rename = "type")]
    pub kind: PromptType,
    /// Whether the type was given; a derived one follows the text.
    pub kind_given: bool,
    /// Where it is asked.
    pub country: Option<Country>,
    /// Its tags.
    pub tags: Vec<String>,
    /// Whether it is asked every day.
    pub monitoring: Monitoring,
    /// The slot of its topic.
    pub topic: u32,
    /// Counts changes, for conditions.
    pub revision: u32,
    /// µs since the epoch.
    pub created: i64,
    /// µs since the epoch.
    pub updated: i64,
}

/// Checks a question.
pub fn checked_query(query: &str) -> Result<String> {
    text::required("query", query, QUERY)
}

/// Checks tags.
pub fn checked_tags(tags: &[String]) -> Result<Vec<String>> {
    text::list("tags", tags, MOST_TAGS, TAG)
}

/// The name under which a text and country are taken in a brand.
pub fn query_name(query: &str, country: Option<Country>) -> Fingerprint {
    let country = country.map(Country::bytes).unwrap_or_default();
    Fingerprint::of(&[text::fold(query).as_bytes(), &country])
}

/// The numbers of the prompts that a body's `promptIds` name, in their order. A prompt of another brand is none of this one's.
///
/// # Errors
/// [`unknown_prompt`] of the first id that names none.
pub fn ordinals_of(brand: BrandId, prompt_ids: &[String]) -> Result<Vec<u32>> {
    let ordinal = |(place, id): (usize, &String)| {
        let id = PromptId::parse(id).filter(|id| id.brand == brand);
        id.map(|id| id.ordinal).ok_or_else(|| unknown_prompt(place))
    };
    prompt_ids.iter().enumerate().map(ordinal).collect()
}

/// 1006 of an entry of a body's `promptIds`.
pub fn unknown_prompt(place: usize) -> Error {
    Error::unknown_id(format_args!("promptIds[{place}]"), "prompt")
}

impl PromptRecord {
    /// The name under which its text and country are taken.
    pub fn taken_name(&self) -> Fingerprint {
        query_name(&self.query, self.country)
    }

    /// As callers see it, without its topic.
    pub fn shown(&self) -> Prompt {
        Prompt {
            id: self.id,
            query: self.query.clone(),
            kind: self.kind,
            country: self.country,
            tags: self.tags.clone(),
            monitoring: self.monitoring,
            topic_id: None,
            created_at: Moment(self.created).iso(),
            updated_at: Moment(self.updated).iso(),
        }
    }

    /// As callers see it, with its topic.
    pub fn shown_with_topic(&self) -> Prompt {
        let brand: BrandId = self.id.brand;
        Prompt {
            topic_id: Some(TopicId {
                brand,
                slot: self.topic,
            }),
            ..self.shown()
        }
    }
}

/// What a brand's prompts are narrowed to: lists are ORed inside, criteria are ANDed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PromptFilter {
    /// This type alone.
    pub kind: Option<PromptType>,
    /// One of these countries.
    pub countries: Option<Vec<Country>>,
    /// At least one of these tags.
    pub tags: Option<Vec<String>>,
    /// This status alone.
    pub status: Option<Monitoring>,
    /// This topic alone.
    pub topic: Option<u32>,
}

impl PromptFilter {
    /// The filter of a topic.
    pub fn of_topic(slot: u32) -> Self {
        Self {
            topic: Some(slot),
            ..Self::default()
        }
    }
}
