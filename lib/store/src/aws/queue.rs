//! The queues: one of the ports with two implementations. SQS here; in one process, the local service hands the same
//! handlers the same event JSON.

use std::fmt::{self, Debug};
use std::time::Duration;

use futures::future::BoxFuture;
use serde::{Deserialize, Serialize};

use answerscope_domain::entities::collection::AskedEngine;
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{BrandId, CollectionId, OrgId, Token, TopicId};

/// A worker, which has a queue of its own. Which ones there are follows from what is sent: [`Worker::OWN`] are those that
/// the store sends to, and each kind of work names its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Worker(&'static str);

impl Worker {
    /// Counts what is new: as much work as was imported or deleted.
    pub const ROLLUP: Self = Self::new("ROLLUP");
    /// Does again what was counted already: as much work as a brand holds, which may wait.
    pub const BACKFILL: Self = Self::new("BACKFILL");
    /// Removes what hangs on deleted things.
    pub const PURGE: Self = Self::new("PURGE");
    /// Delivers events to webhooks.
    pub const WEBHOOK_SENDER: Self = Self::new("WEBHOOK");
    /// Asks engines.
    pub const COLLECTOR: Self = Self::new("COLLECT");
    /// Finds trends, and finishes what switches of large topics leave.
    pub const TREND_FINDER: Self = Self::new("TREND");

    /// Those that a [`Message`] may be for.
    pub const OWN: [Self; 6] = [
        Self::ROLLUP,
        Self::BACKFILL,
        Self::PURGE,
        Self::WEBHOOK_SENDER,
        Self::TREND_FINDER,
        Self::COLLECTOR,
    ];

    /// The worker whose queue's URL is in the variable `ANSWERSCOPE_<variable>_QUEUE_URL`.
    pub const fn new(variable: &'static str) -> Self {
        Self(variable)
    }

    /// The part of the name of the variable that holds its queue's URL: `ANSWERSCOPE_<name>_QUEUE_URL`.
    pub const fn variable(self) -> &'static str {
        self.0
    }
}

impl Debug for Worker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// A message that is no task's. It only names what is to be done: that stands in a row already, so a message may come
/// twice, late, out of order or never.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Message {
    /// Do what the brand's outbox entries ask of the rollup worker.
    #[serde(alias = "settle")]
    Rollup {
        /// The organization.
        organization: OrgId,
        /// The brand.
        brand: BrandId,
    },
    /// Do what the brand's outbox entries ask of the backfill worker.
    Backfill {
        /// The organization.
        organization: OrgId,
        /// The brand.
        brand: BrandId,
    },
    /// Do what the brand's outbox entries ask of the purge worker.
    #[serde(alias = "cascade")]
    Purge {
        /// The organization.
        organization: OrgId,
        /// The brand.
        brand: BrandId,
    },
    /// Set what is left of a switched topic's prompts.
    SwitchTopic {
        /// The organization.
        organization: OrgId,
        /// The topic.
        topic: TopicId,
    },
    /// Ask an engine what a collection has for it.
    Ask {
        /// The organization.
        organization: OrgId,
        /// The collection.
        collection: CollectionId,
        /// The engine, and through what it is asked.
        #[serde(flatten)]
        asked: AskedEngine,
        /// Which of those who ask that engine for that collection.
        lane: u8,
        /// How often that one has begun: of two messages with the same number one is heeded.
        turn: u32,
    },
    /// Try a delivery to a webhook.
    Deliver {
        /// The organization.
        organization: OrgId,
        /// The brand that the event is about.
        brand: BrandId,
        /// The registration.
        webhook: Token,
        /// The delivery.
        delivery: Token,
        /// Which attempt this is to be, from 1; `None`: the next one.
        attempt: Option<u32>,
    },
}

impl Message {
    /// Reads a message's body.
    pub fn parse(body: &str) -> Result<Self> {
        serde_json::from_str(body).map_err(|error| Error::internal(format!("not a message: {error}")))
    }
}

impl Addressed for Message {
    fn worker(&self) -> Worker {
        match self {
            Self::Rollup { .. } => Worker::ROLLUP,
            Self::Backfill { .. } => Worker::BACKFILL,
            Self::Purge { .. } => Worker::PURGE,
            Self::Deliver { .. } => Worker::WEBHOOK_SENDER,
            Self::SwitchTopic { .. } => Worker::TREND_FINDER,
            Self::Ask { .. } => Worker::COLLECTOR,
        }
    }
}

/// What can be sent: its JSON says by its `kind` what it is.
pub trait Addressed: Debug + Serialize {
    /// The worker that it is for.
    fn worker(&self) -> Worker;

    /// The text that the worker gets.
    ///
    /// # Errors
    /// When it can not be written as JSON.
    fn body(&self) -> Result<String> {
        serde_json::to_string(self).map_err(Error::internal)
    }
}

/// Where messages go.
pub trait Queue: Send + Sync {
    /// Puts a text on a worker's queue, to arrive after `delay` ([`LONGEST_DELAY`] at most).
    fn put(&self, worker: Worker, body: String, delay: Duration) -> BoxFuture<'_, Result<()>>;

    /// Whether a worker that counts has one message at a time: then no run of it meets another.
    fn one_at_a_time(&self) -> bool {
        false
    }

    /// Puts up to [`BATCH`] texts on a worker's queue, to arrive at once; what became of each, in their order.
    fn put_batch(&self, worker: Worker, bodies: Vec<String>) -> BoxFuture<'_, Vec<Result<()>>> {
        Box::pin(async move {
            let mut outcomes = Vec::new();
            for body in bodies {
                outcomes.push(self.put(worker, body, Duration::ZERO).await);
            }
            outcomes
        })
    }
}

/// The organization that a message is of. By it a fair queue gives every organization its turn, however many messages
/// another one has waiting. An event of the bus names none.
pub fn organization_of(body: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct OfOrganization {
        organization: OrgId,
    }
    let message: OfOrganization = serde_json::from_str(body).ok()?;
    Some(message.organization.to_string())
}

/// Messages that SQS takes with one request.
pub const BATCH: usize = 10;
/// The longest time that SQS keeps a message before it arrives.
pub const LONGEST_DELAY: Duration = Duration::from_secs(15 * 60);

impl dyn Queue + '_ {
    /// Sends a message to its worker, to arrive after `delay` ([`LONGEST_DELAY`] at most).
    ///
    /// # Errors
    /// When the queue does not take it.
    pub fn send(&self, message: impl Addressed, delay: Duration) -> BoxFuture<'_, Result<()>> {
        match message.body() {
            Ok(body) => self.put(message.worker(), body, delay),
            Err(error) => Box::pin(std::future::ready(Err(error))),
        }
    }
}

/// Sends and only logs a failure: the row is written, and the sweeper sends again.
pub async fn send_soon(queue: &dyn Queue, message: impl Addressed) {
    let told = format!("{message:?}");
    if let Err(error) = queue.send(message, Duration::ZERO).await {
        tracing::warn!(%error, message = told, "not sent now; the sweeper sends it later");
    }
}

#[cfg(test)]
mod tests {
    use answerscope_domain::clock::Moment;

    use super::*;

    #[test]
    fn messages_are_of_their_organization() {
        let [organization, brand] = [1, 2].map(|millis| Token::derived(Moment(millis * 1_000), &[]));
        let brand = BrandId(brand);
        for message in [
            Message::Rollup { organization, brand },
            Message::Backfill { organization, brand },
        ] {
            let body = message.body().expect("JSON");
            assert_eq!(organization_of(&body), Some(organization.to_string()));
        }
        assert_eq!(organization_of(r#"{"detail-type": "an event"}"#), None);
    }
}
