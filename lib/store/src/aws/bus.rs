//! The event bus: one of the ports with two implementations. EventBridge here; in one process, the local service puts
//! the same envelope on the webhook sender's queue, as the deployment's rule does.

use futures::future::BoxFuture;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use answerscope_domain::entities::webhook::EventKind;
use answerscope_domain::error::Result;
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
