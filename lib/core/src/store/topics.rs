//! Topics in the table: the topic and the marker of its name and location.

use std::collections::HashMap;

use super::Store;
use super::catalog::State;
use super::keys::Taken;
use super::table::{Action, entity_of, item_of, number, number_of};
use crate::country::Country;
use crate::entities::prompt::Monitoring;
use crate::entities::topic::{TopicRecord, TopicType, topic_name};
use crate::error::{Error, Result};
use crate::ids::{BrandId, Fingerprint, TopicId};
use crate::page::{Listed, PageRequest};

/// How often a slot is tried when another writer took it first.
const TRIES: usize = 20;

/// A topic that is wanted: found by name and location, else made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WantedTopic {
    /// Its name, checked.
    pub name: String,
    /// Where its prompts are asked.
    pub location: Option<Country>,
    /// Tags, if it is made.
    pub tags: Vec<String>,
    /// Type, if it is made.
    pub topic_type: Option<TopicType>,
    /// Status, if it is made.
    pub monitoring: Monitoring,
}

impl WantedTopic {
    /// The name under which it is taken.
    pub fn taken_name(&self) -> Fingerprint {
        topic_name(&self.name, self.location)
    }
}

impl Store {
    /// Reads a topic.
    pub async fn topic(&self, id: TopicId) -> Result<TopicRecord> {
        let (_, item) = self.with_brand(id.brand, self.org.of(id.brand).topic(id.slot)).await?;
        entity_of(item)
    }

    /// One page of a brand's topics, oldest first.
    pub async fn list_topics(&self, brand: BrandId, page: PageRequest) -> Result<Listed<TopicRecord>> {
        let range = self.org.of(brand).topics();
        let (_, items) = futures::try_join!(self.brand(brand), self.app.table.query(&range))?;
        let listed = page.of(items);
        let topics = listed.items.into_iter().map(entity_of).collect::<Result<_>>()?;
        Ok(Listed {
            items: topics,
            total: listed.total,
            page,
        })
    }

    /// The slots of topics, making those that do not exist.
    pub async fn ensure_topics(&self, brand: BrandId, wanted: &[WantedTopic]) -> Result<HashMap<Fingerprint, u32>> {
        let keys = self.org.of(brand);
        let markers = wanted
            .iter()
            .map(|topic| keys.taken(Taken::Topic, topic.taken_name()))
            .collect();
        let found = self.app.table.batch_get(markers).await?;
        let mut slots = HashMap::new();
        for topic in wanted {
            let name = topic.taken_name();
            let known = found
                .get(&keys.taken(Taken::Topic, name))
                .and_then(|item| number_of(item, "slot"));
            let slot = match (slots.get(&name), known.and_then(|slot| u32::try_from(slot).ok())) {
                (Some(slot), _) => *slot,
                (None, Some(slot)) => slot,
                (None, None) => self.make_topic(brand, topic).await?.id.slot,
            };
            slots.insert(name, slot);
        }
        Ok(slots)
    }

    async fn make_topic(&self, brand: BrandId, wanted: &WantedTopic) -> Result<TopicRecord> {
        let (keys, name) = (self.org.of(brand), wanted.taken_name());
        let marker = keys.taken(Taken::Topic, name);
        for _ in 0..TRIES {
            let items = self.app.table.batch_get(vec![keys.state(), marker.clone()]).await?;
            let slot = State::of(items.get(&keys.state()).ok_or(Error::NotFound)?).next_topic;
            if let Some(slot) = items.get(&marker).and_then(|item| number_of(item, "slot")) {
                let slot = u32::try_from(slot).map_err(Error::internal)?;
                return self.topic(TopicId { brand, slot }).await;
            }
            let topic = TopicRecord {
                id: TopicId { brand, slot },
                name: wanted.name.clone(),
                location: wanted.location,
                tags: wanted.tags.clone(),
                topic_type: wanted.topic_type,
                monitoring: wanted.monitoring,
                created: self.app.clock.now().0,
            };
            let next = Action::update(keys.state(), "SET nextTopic = :next")
                .when("nextTopic = :slot")
                .value(":slot", number(slot))
                .value(":next", number(slot + 1));
            let actions = vec![
                next,
                Action::put_new(item_of(marker.clone(), "taken", &serde_json::json!({"slot": slot}))?),
                Action::put_new(item_of(keys.topic(slot), "topic", &topic)?),
            ];
            if self.app.table.transact(actions).await?.is_ok() {
                return Ok(topic);
            }
        }
        Err(Error::internal(
            "every slot for a topic was taken by another writer first",
        ))
    }
}
