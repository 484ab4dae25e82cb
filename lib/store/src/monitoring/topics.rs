//! Topics in the table: the topic and the marker of its name and location.

use std::collections::HashMap;

use crate::Store;
use crate::brands::{Quota, State};
use crate::keys::{BrandKeys, Key, Taken};
use crate::runtime::retry::Retry;
use crate::table::{Action, Changed, Conditional, Item, Transaction, entity_of, item_of, number, number_of};
use answerscope_domain::country::Country;
use answerscope_domain::entities::prompt::{Monitoring, checked_tags};
use answerscope_domain::entities::topic::{TopicPatch, TopicRecord, TopicType, checked_name, topic_name};
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{BrandId, Fingerprint, TopicId};
use answerscope_domain::page::{Listed, PageRequest};

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

pub(super) fn topic_item(keys: BrandKeys, topic: &TopicRecord) -> Result<Item> {
    item_of(keys.topic(topic.id.slot), "topic", topic)
}

pub(super) fn topic_marker(keys: BrandKeys, topic: &TopicRecord) -> Result<Item> {
    let key = keys.taken(Taken::Topic, topic.taken_name());
    item_of(key, "taken", &serde_json::json!({"slot": topic.id.slot}))
}

/// Writes a topic's next revision, if nobody else changed it first.
pub(super) fn put_topic(keys: BrandKeys, topic: &TopicRecord) -> Result<Conditional> {
    let before = topic.revision.saturating_sub(1);
    Ok(Action::put(topic_item(keys, topic)?)
        .when("revision = :revision")
        .value(":revision", number(before)))
}

/// What refuses a changed topic.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
enum UpdateTopic {
    /// Somebody else has changed the topic, or it is gone, perhaps with its brand.
    Changed,
    /// Another topic has the name.
    NameTaken,
}

/// Slots of topics by the names under which they are taken, or why one has none.
pub(crate) type TopicSlots = HashMap<Fingerprint, Result<u32>>;

/// Topics: groups of a brand's prompts, switched and deleted with all that is in them.
#[derive(Clone, Copy)]
pub struct Topics<'s> {
    pub(crate) store: &'s Store,
}

impl Topics<'_> {
    /// Reads a topic.
    pub async fn get(self, id: TopicId) -> Result<TopicRecord> {
        let key = self.store.org.of(id.brand).topic(id.slot);
        let (_, item) = self.store.brands().get_with(id.brand, key).await?;
        entity_of(item)
    }

    /// Reads topics in this order; those that are gone are left out.
    pub(crate) async fn get_many(self, ids: impl Iterator<Item = TopicId>) -> Result<Vec<TopicRecord>> {
        let wanted: Vec<Key> = ids.map(|id| self.store.org.of(id.brand).topic(id.slot)).collect();
        let mut items = self.store.table().batch_get(wanted.clone()).await?;
        wanted
            .iter()
            .filter_map(|key| items.remove(key))
            .map(entity_of)
            .collect()
    }

    /// One page of a brand's topics, oldest first.
    pub async fn list(self, brand: BrandId, page: PageRequest) -> Result<Listed<TopicRecord>> {
        let (keys, table) = (self.store.org.of(brand), self.store.table());
        let range = keys.topics();
        let beside = table.batch_get(vec![keys.brand(), keys.state()]);
        let (beside, read) = futures::try_join!(beside, table.page_numbered(&range, page, true))?;
        if !beside.contains_key(&keys.brand()) {
            return Err(Error::NotFound);
        }
        let count = beside.get(&keys.state()).and_then(|state| number_of(state, "topics"));
        let listed = table.listed_by(read, &range, page, count).await?;
        let topics = listed.items.into_iter().map(entity_of).collect::<Result<_>>()?;
        Ok(Listed {
            items: topics,
            total: listed.total,
            page,
        })
    }

    /// The slots of topics, making those that do not exist; the error of those for which the brand has no place.
    pub(crate) async fn ensure_all(self, brand: BrandId, wanted: &[WantedTopic]) -> Result<TopicSlots> {
        let keys = self.store.org.of(brand);
        let markers = wanted
            .iter()
            .map(|topic| keys.taken(Taken::Topic, topic.taken_name()))
            .collect();
        let found = self.store.table().batch_get(markers).await?;
        let (mut slots, mut no_place) = (TopicSlots::new(), None);
        for topic in wanted {
            let name = topic.taken_name();
            let known = found
                .get(&keys.taken(Taken::Topic, name))
                .and_then(|item| number_of(item, "slot"));
            let known = known.and_then(|slot| u32::try_from(slot).ok());
            if let (None, Some(slot)) = (slots.get(&name), known) {
                slots.insert(name, Ok(slot));
            }
            if slots.contains_key(&name) {
                continue;
            }
            let made = match no_place.clone() {
                Some(error) => Err(error),
                None => self.ensure(brand, topic).await.map(|topic| topic.id.slot),
            };
            if let Err(error) = &made {
                match error {
                    Error::QuotaReached { .. } => no_place = Some(error.clone()),
                    other => return Err(other.clone()),
                }
            }
            slots.insert(name, made);
        }
        Ok(slots)
    }

    /// The slots of those topics that exist, by the names under which they are taken.
    pub(crate) async fn known(
        self,
        brand: BrandId,
        names: impl IntoIterator<Item = Fingerprint>,
    ) -> Result<HashMap<Fingerprint, u32>> {
        let keys = self.store.org.of(brand);
        let names: Vec<Fingerprint> = names.into_iter().collect();
        let markers = names.iter().map(|name| keys.taken(Taken::Topic, *name)).collect();
        let found = self.store.table().batch_get(markers).await?;
        let slot = |name: &Fingerprint| {
            let slot = number_of(found.get(&keys.taken(Taken::Topic, *name))?, "slot")?;
            Some((*name, u32::try_from(slot).ok()?))
        };
        Ok(names.iter().filter_map(slot).collect())
    }

    /// Changes a topic. Its prompts stay what they are.
    pub async fn update(self, id: TopicId, patch: &TopicPatch) -> Result<TopicRecord> {
        let name = patch
            .name
            .as_deref()
            .map(|name| checked_name("name", name))
            .transpose()?;
        let tags = patch.tags.as_deref().map(checked_tags).transpose()?;
        let keys = self.store.org.of(id.brand);
        let mut attempts = Retry::new("the topic changed under every attempt to update it");
        loop {
            attempts.next().await?;
            let old = self.get(id).await?;
            let mut new = old.clone();
            new.name = name.clone().unwrap_or(new.name);
            new.tags = tags.clone().unwrap_or(new.tags);
            new.topic_type = patch.topic_type.unwrap_or(new.topic_type);
            if new == old {
                return Ok(old);
            }
            new.revision += 1;
            let mut update = Transaction::new()
                .guard(UpdateTopic::Changed, put_topic(keys, &new)?)
                .guard(UpdateTopic::Changed, Action::exists(keys.brand()));
            if new.taken_name() != old.taken_name() {
                update = update
                    .guard(UpdateTopic::NameTaken, Action::put_new(topic_marker(keys, &new)?))
                    .then(Action::delete(keys.taken(Taken::Topic, old.taken_name())));
            }
            match self.store.table().commit(update).await? {
                Ok(()) => return Ok(new),
                Err(UpdateTopic::NameTaken) => {
                    return Err(Error::duplicate(
                        "name: a topic of this brand and location has it already",
                    ));
                }
                Err(UpdateTopic::Changed) => {}
            }
        }
    }

    /// The topic of this name, made if there is none.
    pub async fn ensure(self, brand: BrandId, wanted: &WantedTopic) -> Result<TopicRecord> {
        let (keys, name) = (self.store.org.of(brand), wanted.taken_name());
        let quota = Quota::topics(self.store, keys);
        let marker = keys.taken(Taken::Topic, name);
        let mut attempts = Retry::new("every slot for a topic was taken by another writer first");
        loop {
            attempts.next().await?;
            let read = vec![keys.state(), marker.clone(), self.store.org.organization()];
            let items = self.store.table().batch_get(read).await?;
            let slot = State::of(items.get(&keys.state()).ok_or(Error::NotFound)?).next_topic;
            if let Some(slot) = items.get(&marker).and_then(|item| number_of(item, "slot")) {
                let slot = u32::try_from(slot).map_err(Error::internal)?;
                match self.get(TopicId { brand, slot }).await {
                    // Deleted since its name was read.
                    Err(Error::NotFound) => continue,
                    read => return read,
                }
            }
            if quota.free(&items)?.is_none() {
                quota.make_count().await?;
                continue;
            }
            let topic = TopicRecord {
                id: TopicId { brand, slot },
                name: wanted.name.clone(),
                location: wanted.location,
                tags: wanted.tags.clone(),
                topic_type: wanted.topic_type,
                monitoring: wanted.monitoring,
                revision: 0,
                created: self.store.now().0,
            };
            // Whoever else makes a topic takes the slot: there is a place as long as the slot is the next.
            let next = Action::update(keys.state(), "SET nextTopic = :next ADD topics :one")
                .when("nextTopic = :slot AND attribute_exists(topics)")
                .value(":slot", number(slot))
                .value(":next", number(slot + 1))
                .value(":one", number(1));
            let create = Transaction::new()
                .guard(Changed, next)
                .guard(Changed, Action::put_new(topic_marker(keys, &topic)?))
                .guard(Changed, Action::put_new(topic_item(keys, &topic)?));
            if self.store.table().commit(create).await?.is_ok() {
                return Ok(topic);
            }
        }
    }
}
