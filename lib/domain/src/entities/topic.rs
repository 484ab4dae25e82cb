//! Topics (legacy): groups of prompts under a brand, each for one location.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::prompt::{MOST_TAGS, Monitoring, Prompt, PromptType, QUERY, TAG};
use super::report::{DuplicatePrompt, PromptReport, RowError};
use crate::Named;
use crate::clock::Moment;
use crate::country::Country;
use crate::error::Result;
use crate::ids::{Fingerprint, TopicId};
use crate::input::{RawRow, present};
use crate::text;

/// The auto-managed topic of a location, for prompts that name none.
pub const AUTO_NAME: &str = "General";
/// Characters of a topic's name.
const NAME: usize = 200;

/// The type of a topic, in the spelling that its clients use.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum TopicType {
    /// About the brand.
    Branded,
    /// Not about the brand.
    #[serde(rename = "Non-Branded")]
    NonBranded,
}

impl TopicType {
    /// As in JSON.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Branded => "Branded",
            Self::NonBranded => "Non-Branded",
        }
    }
}

/// A topic.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Topic {
    /// Its id.
    pub id: TopicId,
    /// Its name.
    pub name: String,
    /// Where its prompts are asked; null: nowhere in particular.
    pub location: Option<Country>,
    /// Its tags.
    pub tags: Vec<String>,
    /// Its type.
    pub topic_type: Option<TopicType>,
    /// Whether its prompts are asked every day.
    pub monitoring: Monitoring,
    /// ISO 8601.
    pub created_at: String,
}

impl Named for Topic {
    const LIST: &'static str = "topics";
}

/// Body of createTopic.
#[derive(Debug, Clone, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewTopic {
    /// Its name.
    #[schemars(length(min = 1, max = NAME))]
    pub name: String,
    /// Where its prompts are asked.
    #[serde(default)]
    pub location: Option<Country>,
    /// Its tags.
    #[serde(default)]
    #[schemars(length(max = MOST_TAGS), inner(length(min = 1, max = TAG)))]
    pub tags: Vec<String>,
    /// Its type.
    #[serde(default)]
    pub topic_type: Option<TopicType>,
    /// Prompts to put under it, not monitored.
    #[serde(default)]
    #[schemars(with = "Vec<TopicPromptRow>", length(max = 1000))]
    pub prompts: Vec<RawRow>,
}

/// Body of updateTopic: only what is given changes.
#[derive(Debug, Clone, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TopicPatch {
    /// Its name.
    #[serde(default, deserialize_with = "present")]
    #[schemars(length(min = 1, max = NAME))]
    pub name: Option<String>,
    /// Replaces the tags.
    #[serde(default, deserialize_with = "present")]
    #[schemars(length(max = MOST_TAGS), inner(length(min = 1, max = TAG)))]
    pub tags: Option<Vec<String>>,
    /// Its type; null takes it away.
    #[serde(default, deserialize_with = "present")]
    pub topic_type: Option<Option<TopicType>>,
}

/// A row of importTopicPrompts.
#[derive(Debug, Clone, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TopicImportRow {
    /// The topic's name; left out: the prompt is put with similar ones.
    #[serde(default, deserialize_with = "present")]
    #[schemars(length(min = 1, max = NAME))]
    pub topic: Option<String>,
    /// The question.
    #[schemars(length(min = 1, max = QUERY))]
    pub query: String,
    /// Where it is asked, and the topic's location.
    #[serde(default)]
    pub location: Option<Country>,
    /// Its tags.
    #[serde(default)]
    #[schemars(length(max = MOST_TAGS), inner(length(min = 1, max = TAG)))]
    pub tags: Vec<String>,
}

/// What became of the rows of importTopicPrompts.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct TopicImportReport {
    /// Topics that were made.
    pub created: Vec<Topic>,
    /// Prompts that were made, with their topics.
    pub prompts: Vec<Prompt>,
    /// Rows whose prompt was there.
    pub duplicates: Vec<DuplicatePrompt>,
    /// Rows that were wrong.
    pub errors: Vec<RowError>,
}

/// A row of createTopic's prompts, and the body of createTopicPrompt.
#[derive(Debug, Clone, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TopicPromptRow {
    /// The question.
    #[schemars(length(min = 1, max = QUERY))]
    pub query: String,
    /// Its tags.
    #[serde(default)]
    #[schemars(length(max = MOST_TAGS), inner(length(min = 1, max = TAG)))]
    pub tags: Vec<String>,
    /// Derived from the text when left out.
    #[serde(default, rename = "type", deserialize_with = "present")]
    pub kind: Option<PromptType>,
}

/// Answer of createTopic.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct CreatedTopic {
    /// The topic.
    #[serde(flatten)]
    pub topic: Topic,
    /// What became of the prompts.
    pub report: PromptReport,
}

/// A topic as it is stored.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TopicRecord {
    /// Its id.
    pub id: TopicId,
    /// Its name.
    pub name: String,
    /// Where its prompts are asked.
    pub location: Option<Country>,
    /// Its tags.
    pub tags: Vec<String>,
    /// Its type.
    pub topic_type: Option<TopicType>,
    /// Whether its prompts are asked every day.
    pub monitoring: Monitoring,
    /// Counts changes, for conditions.
    pub revision: u32,
    /// µs since the epoch.
    pub created: i64,
}

/// Checks a name.
pub fn checked_name(field: &str, name: &str) -> Result<String> {
    text::required(field, name, NAME)
}

/// The name under which a topic's name and location are taken in a brand.
pub fn topic_name(name: &str, location: Option<Country>) -> Fingerprint {
    let location = location.map(Country::bytes).unwrap_or_default();
    Fingerprint::of(&[text::fold(name).as_bytes(), &location])
}

impl TopicRecord {
    /// The name under which it is taken.
    pub fn taken_name(&self) -> Fingerprint {
        topic_name(&self.name, self.location)
    }

    /// As callers see it.
    pub fn shown(&self) -> Topic {
        Topic {
            id: self.id,
            name: self.name.clone(),
            location: self.location,
            tags: self.tags.clone(),
            topic_type: self.topic_type,
            monitoring: self.monitoring,
            created_at: Moment(self.created).iso(),
        }
    }
}
