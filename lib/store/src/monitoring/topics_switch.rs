//! Switching the monitoring of a topic and all of its prompts.
//!
//! A topic may have thousands of prompts, and a transaction has 100 actions, so the switch is many transactions that
//! count as one:
//!
//! 1. **Block.** An item notes that the topic is being switched, together with an outbox entry. From now on no prompt of the
//!    topic is switched by itself: whoever wants to finishes this first. So the prompts that stand the other way can be
//!    counted, and only deletions change their number, downwards.
//! 2. **Decide.** One transaction flips the topic, notes the direction, and takes a place of the monitoring limit for
//!    every prompt that will be active. It is refused as a whole (1009), with nothing changed, when there are too few:
//!    after it no step can fail for want of places, so the switch always comes to its end.
//! 3. **Set.** Prompts are set 45 at a time. Each transaction sets those that stand the other way and pays for them out
//!    of the places taken (or gives their places back), so a part that is done twice changes nothing twice.
//! 4. **End.** Places that deleted prompts left over are given back, and item and outbox entry are deleted.
//!
//! A process that dies before step 2 has changed nothing, and one that dies after it leaves an outbox entry: the worker goes on
//! with step 3 from what it finds. Prompts that are made meanwhile have the status that they were made with.

use std::collections::HashMap;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use tokio::time::Instant;

use super::catalog_row::{CatalogRow, put_rows};
use super::prompts::put_prompt;
use super::topics::{Topics, put_topic};
use crate::aws::queue::{Message, send_soon};
use crate::brands::{Monitored, State, count, count_active, monitor};
use crate::keys::BrandKeys;
use crate::runtime::retry::Retry;
use crate::table::outbox::{OutboxEntry, PATIENCE};
use crate::table::{Action, Changed, MOST_ACTIONS, Transaction, entity_of, item_of, number, text};
use answerscope_domain::clock::later;
use answerscope_domain::entities::prompt::{Monitoring, PromptRecord};
use answerscope_domain::entities::topic::TopicRecord;
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{Token, TopicId};

/// Prompts in one transaction: each may have a catalog item of its own, and there are four more actions.
const PER_TRANSACTION: usize = 45;
const _: () = assert!(2 * PER_TRANSACTION + 4 <= MOST_ACTIONS);
/// Transactions that a request waits for; the worker does the rest.
const INLINE: usize = 60;
/// How long a process that is alive may take from the block to the decision.
const UNDECIDED: Duration = Duration::from_secs(1);

/// A switch under way.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Switch {
    /// Tells it from another one of the topic.
    switch_token: Token,
    /// What the prompts are set to; `None` before it is decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    switched_to: Option<Monitoring>,
    /// Prompts from this ordinal on were made later.
    below: u32,
    /// Places of the limit that are taken for prompts that are not active yet.
    places_left: i64,
}

/// Undecided switches that a request has met, and when it met them first.
#[derive(Debug, Default)]
pub(crate) struct Met(HashMap<Token, Instant>);

impl Met {
    /// Whether its process had the time to decide, and is dead.
    fn is_abandoned(&mut self, switch: &Switch) -> bool {
        let first = self.0.entry(switch.switch_token).or_insert_with(Instant::now);
        first.elapsed() > UNDECIDED
    }
}

/// What refuses the block.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Block {
    /// The topic was deleted, perhaps with its brand.
    TopicGone,
    /// Another switch of the topic is under way.
    BeingSwitched,
}

/// What refuses a part of the prompts.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
enum SetPart {
    /// The brand was deleted.
    BrandGone,
    /// Another process has come to the end.
    Over,
    /// A prompt was changed or deleted.
    Changed,
}

/// What refuses the end.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
enum EndSwitch {
    /// Another process has ended it, or set more of the prompts.
    ByAnother,
    /// The brand was deleted, and all of its places were given back with it.
    BrandGone,
}

impl Topics<'_> {
    /// Turns a topic's monitoring on or off, and that of all its prompts with it.
    pub async fn toggle(self, id: TopicId) -> Result<TopicRecord> {
        let topic = self.begin_switch(id).await?;
        if !self.finish_switch(id, INLINE).await? {
            let organization = self.store.organization();
            let message = Message::SwitchTopic {
                organization,
                topic: id,
            };
            send_soon(self.store.stores.queue().as_ref(), message).await;
        }
        Ok(topic)
    }

    /// Blocks and decides: from here on the topic is switched, and its prompts will be.
    pub async fn begin_switch(self, id: TopicId) -> Result<TopicRecord> {
        let mut attempts = Retry::new("the topic changed under every attempt to switch it");
        loop {
            attempts.next().await?;
            let switch = self.block(id).await?;
            let decided = self.decide(id, &switch).await;
            match decided {
                Ok(Some(topic)) => return Ok(topic),
                Ok(None) => self.cancel(id, &switch).await?,
                Err(error) => {
                    self.cancel(id, &switch).await?;
                    return Err(error);
                }
            }
        }
    }

    async fn block(self, id: TopicId) -> Result<Switch> {
        let keys = self.store.org.of(id.brand);
        let mut met = Met::default();
        let mut attempts = Retry::new("the topic was being switched at every attempt");
        loop {
            attempts.next().await?;
            let switch = Switch {
                switch_token: self.store.token(),
                switched_to: None,
                below: 0,
                places_left: 0,
            };
            let due = later(self.store.now(), PATIENCE);
            let put = Action::put_new(item_of(keys.switch(id.slot), "switch", &switch)?);
            let block = Transaction::new()
                .guard(Block::TopicGone, Action::exists(keys.brand()))
                .guard(Block::TopicGone, Action::exists(keys.topic(id.slot)))
                .guard(Block::BeingSwitched, put)
                .then(OutboxEntry::Switch(id.slot).put_once_due(keys, due));
            match self.store.table().commit(block).await? {
                Ok(()) => return Ok(switch),
                Err(Block::TopicGone) => return Err(Error::NotFound),
                Err(Block::BeingSwitched) => self.get_past_switch(id, &mut met).await?,
            }
        }
    }

    /// The topic, flipped; `None` when something else changed meanwhile.
    async fn decide(self, id: TopicId, switch: &Switch) -> Result<Option<TopicRecord>> {
        let keys = self.store.org.of(id.brand);
        // The next ordinal is read before the catalog, so that every prompt below it is in the catalog.
        let fixed = [
            keys.topic(id.slot),
            keys.state(),
            self.store.org.usage(),
            self.store.org.organization(),
        ];
        let mut items = self.store.table().batch_get(fixed.to_vec()).await?;
        let monitored = Monitored::among(self.store, keys, &items);
        let mut topic: TopicRecord = entity_of(items.remove(&keys.topic(id.slot)).ok_or(Error::NotFound)?)?;
        let below = State::of(items.get(&keys.state()).ok_or(Error::NotFound)?).next_prompt;
        (topic.monitoring, topic.revision) = (topic.monitoring.toggled(), topic.revision + 1);
        let on = topic.monitoring == Monitoring::Active;
        let others = self.standing_otherwise(id, below, topic.monitoring).await?.len();
        let places = if on {
            i64::try_from(others).map_err(Error::internal)?
        } else {
            0
        };
        if places > monitored.free() {
            return Err(Error::MonitoringLimit);
        }
        let decided = Switch {
            switched_to: Some(topic.monitoring),
            below,
            places_left: places,
            ..switch.clone()
        };
        let decision = self.decision(keys, &topic, &decided, monitored)?;
        Ok(self.store.table().commit(decision).await?.is_ok().then_some(topic))
    }

    fn decision(
        self,
        keys: BrandKeys,
        topic: &TopicRecord,
        decided: &Switch,
        monitored: Monitored,
    ) -> Result<Transaction<Changed>> {
        let places = decided.places_left;
        let note = Action::put(item_of(keys.switch(topic.id.slot), "switch", decided)?)
            .when("switchToken = :token AND attribute_not_exists(switchedTo)")
            .value(":token", text(decided.switch_token.as_str()));
        let decision = Transaction::new()
            .guard(Changed, put_topic(keys, topic)?)
            .guard(Changed, note)
            .guard(Changed, Action::exists(keys.brand()));
        Ok(if places > 0 {
            let decision = decision.guard(Changed, count_active(keys, places));
            monitored.take(decision, Changed, places)
        } else {
            decision
        })
    }

    /// Goes on with a switch that somebody else has decided, and takes back one that nobody will decide. Whoever would
    /// take back at once could hinder the other one for ever, and be hindered: this returns, and the caller tries again.
    pub(crate) async fn get_past_switch(self, id: TopicId, met: &mut Met) -> Result<()> {
        let key = self.store.org.of(id.brand).switch(id.slot);
        if let Some(item) = self.store.table().get(&key).await? {
            let switch: Switch = entity_of(item)?;
            if switch.switched_to.is_some() {
                self.finish_switch(id, INLINE).await?;
            } else if met.is_abandoned(&switch) {
                self.cancel(id, &switch).await?;
            }
        }
        Ok(())
    }

    /// Takes back what was not decided.
    async fn cancel(self, id: TopicId, switch: &Switch) -> Result<()> {
        let keys = self.store.org.of(id.brand);
        let delete = Action::delete(keys.switch(id.slot))
            .when("switchToken = :token AND attribute_not_exists(switchedTo)")
            .value(":token", text(switch.switch_token.as_str()));
        let cancel = Transaction::new()
            .guard(Changed, delete)
            .then(Action::delete(OutboxEntry::Switch(id.slot).task_key(keys)));
        // Refused: somebody else has decided it, or taken it back.
        let _by_another = self.store.table().commit(cancel).await?;
        Ok(())
    }

    /// Sets what is left of a topic's prompts, in at most `most` transactions; `false` when there is more.
    pub async fn finish_switch(self, id: TopicId, most: usize) -> Result<bool> {
        let keys = self.store.org.of(id.brand);
        let Some(item) = self.store.table().get(&keys.switch(id.slot)).await? else {
            // It is over, or its brand was cleared away; an outbox entry of the next one stays.
            let clear = Transaction::new()
                .guard(Block::BeingSwitched, Action::absent(keys.switch(id.slot)))
                .then(Action::delete(OutboxEntry::Switch(id.slot).task_key(keys)));
            let _next = self.store.table().commit(clear).await?;
            return Ok(true);
        };
        let switch: Switch = entity_of(item)?;
        let Some(target) = switch.switched_to else {
            self.cancel(id, &switch).await?;
            return Ok(true);
        };
        let left = match self.standing_otherwise(id, switch.below, target).await {
            Err(Error::NotFound) => Vec::new(),
            read => read?,
        };
        for part in left.chunks(PER_TRANSACTION).take(most) {
            self.switch_part(id, &switch, target, part).await?;
        }
        if left.len().div_ceil(PER_TRANSACTION) > most {
            return Ok(false);
        }
        self.end_switch(id, &switch).await?;
        Ok(true)
    }

    /// The topic's prompts below an ordinal that have another status.
    async fn standing_otherwise(self, id: TopicId, below: u32, target: Monitoring) -> Result<Vec<u32>> {
        let catalog = self.store.catalogs().get(id.brand).await?;
        let rows = catalog
            .rows
            .iter()
            .filter(|row| row.topic == id.slot && row.ordinal < below && row.monitoring != target);
        Ok(rows.map(|row| row.ordinal).collect())
    }

    async fn switch_part(self, id: TopicId, switch: &Switch, target: Monitoring, part: &[u32]) -> Result<()> {
        let keys = self.store.org.of(id.brand);
        let mut attempts = Retry::new("prompts changed under every attempt to switch them");
        loop {
            attempts.next().await?;
            let read = part.iter().map(|ordinal| keys.prompt(*ordinal)).collect();
            let items = self.store.table().batch_get(read).await?.into_values();
            let mut prompts: Vec<PromptRecord> = items.map(entity_of).collect::<Result<_>>()?;
            prompts.retain(|prompt| prompt.monitoring != target);
            if prompts.is_empty() {
                return Ok(());
            }
            let set = self.set_part(keys, id.slot, switch, target, &prompts)?;
            match self.store.table().commit(set).await? {
                Ok(()) | Err(SetPart::BrandGone | SetPart::Over) => return Ok(()),
                Err(SetPart::Changed) => {}
            }
        }
    }

    fn set_part(
        self,
        keys: BrandKeys,
        slot: u32,
        switch: &Switch,
        target: Monitoring,
        prompts: &[PromptRecord],
    ) -> Result<Transaction<SetPart>> {
        let on = target == Monitoring::Active;
        let set_now = i64::try_from(prompts.len()).map_err(Error::internal)?;
        let pay = Action::update(keys.switch(slot), "SET placesLeft = placesLeft - :count")
            .when("switchToken = :token AND placesLeft >= :count")
            .value(":token", text(switch.switch_token.as_str()))
            .value(":count", number(if on { set_now } else { 0 }));
        let mut set = Transaction::new()
            .guard(SetPart::BrandGone, Action::exists(keys.brand()))
            .guard(SetPart::Over, pay);
        let now = self.store.now().0;
        let mut rows = Vec::new();
        for old in prompts {
            let mut new = old.clone();
            (new.monitoring, new.revision) = (target, old.revision + 1);
            new.updated = now.max(old.updated + 1);
            set = set.guard(SetPart::Changed, put_prompt(keys, old, &new)?);
            rows.push(CatalogRow::of(&new));
        }
        let rows = put_rows(keys, &rows);
        let active = if on { 0 } else { -set_now };
        let set = set
            .guard(SetPart::BrandGone, count(keys, active, rows.len()))
            .then_all(rows);
        Ok(if on {
            set
        } else {
            set.then(monitor(self.store.org, -set_now))
        })
    }

    async fn end_switch(self, id: TopicId, switch: &Switch) -> Result<()> {
        let keys = self.store.org.of(id.brand);
        let Some(item) = self.store.table().get(&keys.switch(id.slot)).await? else {
            return Ok(());
        };
        let left = entity_of::<Switch>(item)?.places_left;
        let over = || {
            let delete = Action::delete(keys.switch(id.slot))
                .when("switchToken = :token AND placesLeft = :left")
                .value(":token", text(switch.switch_token.as_str()))
                .value(":left", number(left));
            Transaction::new()
                .guard(EndSwitch::ByAnother, delete)
                .then(Action::delete(OutboxEntry::Switch(id.slot).task_key(keys)))
        };
        let end = if left > 0 {
            over()
                .guard(EndSwitch::BrandGone, count_active(keys, -left))
                .then(monitor(self.store.org, -left))
        } else {
            over()
        };
        match self.store.table().commit(end).await? {
            Err(EndSwitch::BrandGone) => {
                let _by_another = self.store.table().commit(over()).await?;
            }
            Ok(()) | Err(EndSwitch::ByAnother) => {}
        }
        Ok(())
    }
}
