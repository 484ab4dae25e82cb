//! Accepting a trend: the topic, its prompts, the places of the monitoring limit and the trend's new status are one
//! transaction, so a trend is accepted once and wholly, or not at all.

use std::collections::{BTreeSet, HashMap};

use super::catalog_row::{CatalogRow, put_rows};
use super::prompts::{derived_type, owned_names, prompt_item, prompt_marker, put_prompt};
use super::topics::{put_topic, topic_item, topic_marker};
use super::topics_switch::Met;
use super::trends::{Trends, put_trend};
use crate::brands::{Monitored, Quota, State};
use crate::keys::{BrandKeys, Key, Taken};
use crate::runtime::retry::Retry;
use crate::table::{Action, Changed, Conditional, Item, Transaction, entity_of, number, number_of};
use answerscope_domain::entities::brand::BrandRecord;
use answerscope_domain::entities::prompt::{Monitoring, PromptRecord, query_name, unknown_prompt};
use answerscope_domain::entities::topic::{TopicRecord, topic_name};
use answerscope_domain::entities::trend::{TrendRecord, TrendStatus};
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{PromptId, TopicId, TrendId};

/// What is read before a trend is accepted.
struct Before {
    brand: BrandRecord,
    state: State,
    monitored: Monitored,
    /// How many more topics there may be; `None` where nobody has counted them, and 1 where none is to be made.
    free_topics: Option<i64>,
    /// The topic of the trend's name and location, if there is one.
    topic: Option<TopicRecord>,
    /// Prompts that have a chosen question and the trend's location already, by question.
    there: HashMap<String, PromptRecord>,
}

/// What accepting writes.
struct Plan {
    trend: TrendRecord,
    topic: TopicRecord,
    made: Vec<PromptRecord>,
    /// Prompts that were there, before and after.
    switched: Vec<(PromptRecord, PromptRecord)>,
}

impl Trends<'_> {
    /// Makes a trend a topic with these candidates as its active prompts. A question that is a prompt of the brand
    /// already stays in its topic and becomes active there.
    pub async fn accept(self, id: TrendId, chosen: &[String]) -> Result<TopicRecord> {
        let by = self.store.token();
        let mut met = Met::default();
        let mut attempts = Retry::new("other writers were first every time a trend was to be accepted");
        loop {
            attempts.next().await?;
            let trend = self.get(id).await?;
            if trend.accepted_by == Some(by) {
                // By this very request, before a crash: the same Idempotency-Key gives the same token.
                return self.before_accepting(&trend).await?.topic.ok_or(Error::NotFound);
            }
            let mut trend = chosen_of(trend, chosen)?;
            trend.accepted_by = Some(by);
            let before = self.before_accepting(&trend).await?;
            if !before.brand.dying_topics.is_empty() {
                // Their prompts hold texts that are wanted again.
                self.store.topics().go_on_with_deletions(&before.brand).await?;
                continue;
            }
            if before.free_topics.is_none() {
                Quota::topics(self.store, self.store.org.of(id.brand))
                    .make_count()
                    .await?;
                continue;
            }
            let plan = self.plan(&before, trend);
            let places = i64::try_from(plan.made.len() + plan.switched.len()).map_err(Error::internal)?;
            if places > before.monitored.free() {
                return Err(Error::MonitoringLimit);
            }
            let acceptance = self.acceptance(&before, &plan, places)?;
            if self.store.table().commit(acceptance).await?.is_ok() {
                return Ok(plan.topic);
            }
            // A topic may be being switched: that is finished first.
            for slot in plan.slots() {
                let topic = TopicId { brand: id.brand, slot };
                self.store.topics().get_past_switch(topic, &mut met).await?;
            }
        }
    }

    async fn before_accepting(self, trend: &TrendRecord) -> Result<Before> {
        let keys = self.store.org.of(trend.id.brand);
        let queries = trend.prompts.iter().map(|prompt| prompt.query.clone());
        let marker = |query: &String| keys.taken(Taken::Query, query_name(query, Some(trend.location)));
        let markers: Vec<(String, Key)> = queries.map(|query| (query.clone(), marker(&query))).collect();
        let topic_marker = keys.taken(Taken::Topic, topic_name(&trend.name, Some(trend.location)));
        let fixed = [
            keys.brand(),
            keys.state(),
            topic_marker.clone(),
            self.store.org.usage(),
            self.store.org.organization(),
        ];
        let read = fixed.into_iter().chain(markers.iter().map(|(_, key)| key.clone()));
        let mut items = self.store.table().batch_get(read.collect()).await?;
        let number_at = |key: &Key, name| u32::try_from(number_of(items.get(key)?, name)?).ok();
        let topic_key = number_at(&topic_marker, "slot").map(|slot| keys.topic(slot));
        let prompt_keys = markers
            .iter()
            .filter_map(|(query, key)| Some((query.clone(), keys.prompt(number_at(key, "ordinal")?))));
        let prompt_keys: Vec<(String, Key)> = prompt_keys.collect();
        let second = prompt_keys.iter().map(|(_, key)| key).chain(&topic_key).cloned();
        let mut found = self.store.table().batch_get(second.collect()).await?;
        let topic = topic_key
            .and_then(|key| found.remove(&key))
            .map(entity_of)
            .transpose()?;
        let there = prompt_keys.into_iter().filter_map(|(query, key)| {
            let item = found.remove(&key)?;
            Some(entity_of(item).map(|prompt| (query, prompt)))
        });
        let there = there.collect::<Result<_>>()?;
        let monitored = Monitored::among(self.store, keys, &items);
        let free_topics = match &topic {
            Some(_) => Some(1),
            None => Quota::topics(self.store, keys).free(&items)?,
        };
        let mut take = |key: Key| -> Result<Item> { items.remove(&key).ok_or(Error::NotFound) };
        Ok(Before {
            state: State::of(&take(keys.state())?),
            brand: entity_of(take(keys.brand())?)?,
            monitored,
            free_topics,
            topic,
            there,
        })
    }

    fn plan(self, before: &Before, mut trend: TrendRecord) -> Plan {
        let now = self.store.now().0;
        let topic = topic_of(before, &trend, now);
        let made = made(before, &trend, topic.id.slot, now);
        let inactive = before
            .there
            .values()
            .filter(|prompt| prompt.monitoring == Monitoring::Inactive);
        let switched = inactive.map(|old| {
            let mut new = old.clone();
            (new.monitoring, new.revision) = (Monitoring::Active, old.revision + 1);
            new.updated = now.max(old.updated + 1);
            (old.clone(), new)
        });
        let switched = switched.collect();
        (trend.trend_status, trend.revision) = (TrendStatus::Accepted, trend.revision + 1);
        Plan {
            trend,
            topic,
            made,
            switched,
        }
    }

    fn acceptance(self, before: &Before, plan: &Plan, places: i64) -> Result<Transaction<Changed>> {
        let keys = self.store.org.of(before.brand.id);
        // The topics that these prompts are in, or are not yet, stay what they were: a topic that is deleted changes
        // its brand's revision.
        let same_topics =
            Action::check(keys.brand(), "revision = :revision").value(":revision", number(before.brand.revision));
        let rows = plan.made.iter().chain(plan.switched.iter().map(|(_, new)| new));
        let rows = put_rows(keys, &rows.map(CatalogRow::of).collect::<Vec<_>>());
        let mut conditions = vec![
            put_trend(self.store, &plan.trend)?,
            self.count(keys, before, plan, places, rows.len()),
            same_topics,
        ];
        if before.topic.is_some() {
            conditions.push(put_topic(keys, &plan.topic)?);
        } else {
            conditions.push(Action::put_new(topic_item(keys, &plan.topic)?));
            conditions.push(Action::put_new(topic_marker(keys, &plan.topic)?));
        }
        conditions.extend(plan.slots().into_iter().map(|slot| Action::absent(keys.switch(slot))));
        for prompt in &plan.made {
            conditions.push(Action::put_new(prompt_item(keys, prompt)?));
            conditions.push(Action::put_new(prompt_marker(keys, prompt)?));
        }
        for (old, new) in &plan.switched {
            conditions.push(put_prompt(keys, old, new)?);
        }
        let acceptance = Transaction::new()
            .guard_all(conditions.into_iter().map(|condition| (Changed, condition)))
            .then_all(rows);
        Ok(match places {
            0 => acceptance,
            places => before.monitored.take(acceptance, Changed, places),
        })
    }

    /// Moves the brand's counters on, if they are what was read.
    fn count(self, keys: BrandKeys, before: &Before, plan: &Plan, places: i64, catalog_items: usize) -> Conditional {
        let topics = u32::from(before.topic.is_none());
        let moved_on = "SET nextPrompt = :prompts, nextTopic = :topics ADD active :places, catalogRevision :items";
        let as_read = "nextPrompt = :prompt AND nextTopic = :topic";
        let update = match topics {
            0 => Action::update(keys.state(), moved_on).when(as_read),
            more => Action::update(keys.state(), format!("{moved_on}, topics :more"))
                .value(":more", number(more))
                .when(format!("{as_read} AND attribute_exists(topics)")),
        };
        update
            .value(":prompt", number(before.state.next_prompt))
            .value(":prompts", number(before.state.next_prompt as usize + plan.made.len()))
            .value(":topic", number(before.state.next_topic))
            .value(":topics", number(before.state.next_topic + topics))
            .value(":places", number(places))
            .value(":items", number(catalog_items))
    }
}

/// The topic of a trend: the one that is there, active, or a new one.
fn topic_of(before: &Before, trend: &TrendRecord, now: i64) -> TopicRecord {
    match before.topic.clone() {
        Some(topic) => TopicRecord {
            monitoring: Monitoring::Active,
            revision: topic.revision + 1,
            ..topic
        },
        None => TopicRecord {
            id: TopicId {
                brand: before.brand.id,
                slot: before.state.next_topic,
            },
            name: trend.name.clone(),
            location: Some(trend.location),
            tags: Vec::new(),
            topic_type: None,
            monitoring: Monitoring::Active,
            revision: 0,
            created: now,
        },
    }
}

/// The prompts of those questions that are none yet, numbered from the brand's next ordinal.
fn made(before: &Before, trend: &TrendRecord, topic: u32, now: i64) -> Vec<PromptRecord> {
    let (brand, owned) = (before.brand.id, owned_names(&before.brand));
    let fresh = trend
        .prompts
        .iter()
        .filter(|prompt| !before.there.contains_key(&prompt.query));
    let numbered = fresh.zip(before.state.next_prompt..);
    let made = numbered.map(|(prompt, ordinal)| PromptRecord {
        id: PromptId { brand, ordinal },
        query: prompt.query.clone(),
        kind: derived_type(&owned, &prompt.query),
        kind_given: false,
        country: Some(trend.location),
        tags: Vec::new(),
        monitoring: Monitoring::Active,
        topic,
        revision: 0,
        created: now,
        updated: now,
    });
    made.collect()
}

impl Plan {
    /// The topics whose prompts must not be switched meanwhile.
    fn slots(&self) -> BTreeSet<u32> {
        let others = self.switched.iter().map(|(old, _)| old.topic);
        others.chain([self.topic.id.slot]).collect()
    }
}

/// The trend with the chosen candidates alone.
fn chosen_of(mut trend: TrendRecord, chosen: &[String]) -> Result<TrendRecord> {
    if trend.trend_status == TrendStatus::Accepted {
        return Err(Error::duplicate("trend: it was accepted already"));
    }
    let known = |id: &String| trend.prompts.iter().any(|prompt| prompt.id == *id);
    if let Some(place) = chosen.iter().position(|id| !known(id)) {
        return Err(unknown_prompt(place));
    }
    trend.prompts.retain(|prompt| chosen.contains(&prompt.id));
    Ok(trend)
}
