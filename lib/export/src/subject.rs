//! The brand whose figures are exported, with the topics and prompts that its rows name.

use std::collections::HashMap;

use answerscope_metrics::Groups;

use crate::Entity;

/// A brand and what is compared with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExportBrand {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its domain.
    pub domain: String,
    /// The brands that answers are searched for: the owned one first, then its competitors in their order.
    pub tracked: Vec<ExportTracked>,
}

/// A tracked brand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExportTracked {
    /// Its slot in the segments.
    pub slot: u16,
    /// Its name.
    pub name: String,
    /// Its domain.
    pub domain: String,
    /// Whether it is the owned brand rather than a competitor.
    pub owned: bool,
}

/// A topic.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExportTopic {
    /// Its number in the brand: what [`ExportPrompt::topic`] refers to.
    pub slot: u32,
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The country that it is about.
    pub location: Option<String>,
    /// Its tags.
    pub tags: Vec<String>,
    /// `Branded` or `Non-Branded`.
    pub topic_type: Option<String>,
}

/// A prompt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExportPrompt {
    /// Its ordinal in the segments.
    pub ordinal: u32,
    /// Its id.
    pub id: String,
    /// Its text.
    pub query: String,
    /// `branded` or `non-branded`.
    pub kind: String,
    /// The country that it is asked from.
    pub country: Option<String>,
    /// Its tags.
    pub tags: Vec<String>,
    /// The slot of its topic. A prompt whose topic is not in the subject has rows without topic fields.
    pub topic: u32,
}

/// Entities that are counted at once: memory does not grow with the prompts of a brand.
pub(crate) const PART: usize = 1 << 14;

/// Everything that rows name, in the order of their ids.
#[derive(Debug)]
pub struct ExportSubject {
    pub(crate) brand: ExportBrand,
    pub(crate) topics: Vec<ExportTopic>,
    pub(crate) prompts: Vec<ExportPrompt>,
    /// Where each topic stands, by slot.
    topic_places: HashMap<u32, usize>,
}

impl ExportSubject {
    /// The subject of an export: prompts that are not in it have no rows and do not count.
    pub fn new(brand: ExportBrand, mut topics: Vec<ExportTopic>, mut prompts: Vec<ExportPrompt>) -> Self {
        topics.sort_by(|a, b| a.id.cmp(&b.id));
        prompts.sort_by(|a, b| a.id.cmp(&b.id));
        let topic_places = topics.iter().enumerate().map(|(place, topic)| (topic.slot, place));
        Self {
            topic_places: topic_places.collect(),
            brand,
            topics,
            prompts,
        }
    }

    pub(crate) fn topic_of(&self, prompt: &ExportPrompt) -> Option<&ExportTopic> {
        self.topic_places.get(&prompt.topic).map(|place| &self.topics[*place])
    }

    /// The prompts in groups that have the order of the entities, in parts of [`PART`] entities.
    pub(crate) fn groups(&self, entity: Entity) -> Vec<Groups> {
        let mut parts: Vec<Vec<(u32, u32)>> = Vec::new();
        for (place, prompt) in self.prompts.iter().enumerate() {
            let place = match entity {
                Entity::Brand => Some(0),
                Entity::Topic => self.topic_places.get(&prompt.topic).copied(),
                Entity::Prompt => Some(place),
            };
            let Some(place) = place else { continue };
            if place / PART >= parts.len() {
                parts.resize_with(place / PART + 1, Vec::new);
            }
            parts[place / PART].push((prompt.ordinal, (place % PART) as u32));
        }
        parts.into_iter().map(Groups::new).collect()
    }
}

/// What the names of features and the owners of sources are looked up in.
pub trait Lookup: Sync {
    /// The name of a feature, and what it is. Findings about an unknown feature have no rows.
    fn feature(&self, id: u16) -> Option<(&str, &str)>;

    /// `owned`, `competitor` or `third_party`, for the domain of a cited page and the domains of the tracked brands,
    /// the owned one first.
    fn source_type(&self, domain: &str, tracked: &[&str]) -> &str;
}
