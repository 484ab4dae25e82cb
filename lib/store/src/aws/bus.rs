//! The event bus: one of the ports with two implementations. EventBridge here; in one process, the local service puts
//! the same envelope on the webhook sender's queue, as the deployment's rule does.

use aws_sdk_eventbridge::types::PutEventsRequestEntry;
use futures::future::BoxFuture;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::failure::call_failed;
use answerscope_domain::entities::webhook::EventKind;
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{BrandId, OrgId, Token};

/// The `source` of every event, which the deployment's rule matches.
pub const SOURCE: &str = "answerscope";

/// A task has completed.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Event {
    /// What happened; the envelope's `detail-type` too.
    pub event: EventKind,
    /// Whose task it was.
    pub organization: OrgId,
    /// The brand that it was about.
    pub brand: BrandId,
    /// The task's own part of its id: an event that comes again has the same.
    pub task: Token,
    /// When it completed, in µs since the epoch.
    pub completed: i64,
    /// What receivers get as `data`.
    pub data: Value,
}

/// What a rule puts on a queue: the part of EventBridge's envelope that is read.
#[derive(Debug, Clone, Deserialize)]
pub struct Envelope {
    /// The event.
    pub detail: Event,
}

/// Where events go.
pub trait Bus: Send + Sync {
    /// Publishes an event.
    fn publish(&self, event: Event) -> BoxFuture<'_, Result<()>>;
}

/// EventBridge.
#[derive(Debug, Clone)]
pub struct EventBridge {
    /// The SDK's client.
    pub client: aws_sdk_eventbridge::Client,
    /// The bus.
    pub name: String,
}

impl Bus for EventBridge {
    fn publish(&self, event: Event) -> BoxFuture<'_, Result<()>> {
        Box::pin(async move {
            let entry = PutEventsRequestEntry::builder()
                .event_bus_name(&self.name)
                .source(SOURCE)
                .detail_type(event.event.as_str())
                .detail(serde_json::to_string(&event).map_err(Error::internal)?)
                .build();
            let sent = self.client.put_events().entries(entry).send().await;
            let answer = sent.map_err(|e| call_failed("PutEvents", e))?;
            // An entry may fail inside an answer of status 200.
            if answer.failed_entry_count > 0 {
                return Err(Error::internal(format!("PutEvents: {:?}", answer.entries)));
            }
            Ok(())
        })
    }
}
