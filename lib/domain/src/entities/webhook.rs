//! Webhooks: who is told when a task completes, and what became of each delivery.

use serde::{Deserialize, Serialize};

use crate::ids::{BrandId, Id, OrgId, Token};

/// What is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EventKind {
    /// An insight generation has completed.
    InsightGenerated,
    /// An export has completed.
    DataExported,
    /// A collection has ended.
    CollectionCompleted,
    /// Somebody wants to see whether deliveries arrive; nobody registers for it.
    Test,
}

impl EventKind {
    /// Those that a webhook registers for.
    pub const ALL: [Self; 3] = [Self::InsightGenerated, Self::DataExported, Self::CollectionCompleted];

    /// As in a delivery's body.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::InsightGenerated => "insight_generated",
            Self::DataExported => "data_exported",
            Self::CollectionCompleted => "collection_completed",
            Self::Test => "test",
        }
    }

    /// Reads [`EventKind::as_str`].
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.as_str() == word)
    }
}

/// A registration.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Webhook {
    /// Its id.
    pub id: Token,
    /// The organization.
    pub organization: OrgId,
    /// Where deliveries go.
    pub url: String,
    /// What is delivered.
    pub events: Vec<EventKind>,
    /// Whether deliveries are made.
    pub enabled: bool,
    /// Why they are not, where the service decided that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub disabled_reason: Option<String>,
    /// The secret that signs deliveries, `whsec_…`. It must be read to sign, so it can not be hashed; the table is
    /// encrypted at rest, and no answer of the API and no log holds it.
    pub secret: String,
    /// The secret before the last rotation, which signs too until [`Webhook::previous_until`]; stored in an item of its
    /// own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub previous_secret: Option<String>,
    /// µs since the epoch.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub previous_until: Option<i64>,
    /// Since when every delivery has been dropped, µs since the epoch.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub failing_since: Option<i64>,
    /// When it was made, µs since the epoch.
    pub created: i64,
    /// How often it was changed.
    pub revision: u32,
}

/// One attempt of a delivery.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Attempt {
    /// When it began, µs since the epoch.
    pub at: i64,
    /// The answer's status, where one came.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub status: Option<u16>,
    /// What went wrong, where something did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub failure: Option<String>,
    /// Milliseconds until the answer or the failure.
    pub duration_ms: u64,
    /// The first 2 KB of the answer's body.
    #[serde(skip_serializing_if = "String::is_empty", default)]
    pub answer: String,
}

/// The state of a delivery.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DeliveryState {
    /// An attempt is under way or will come.
    Open,
    /// The receiver took it.
    Delivered,
    /// No attempt succeeded.
    Dropped,
}

/// A delivery of an event to a registration.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Delivery {
    /// Its id, the receiver's `webhook-id`: made of registration and task, so that an event that comes twice is one
    /// delivery.
    pub id: Token,
    /// What happened.
    pub event: EventKind,
    /// The body, the same at each attempt.
    pub body: String,
    /// Its state.
    pub delivery_state: DeliveryState,
    /// Retry that have begun.
    pub attempt: u32,
    /// Until when the attempt under way has the delivery for itself, µs since the epoch.
    pub lease_until: i64,
    /// What became of the attempts.
    pub attempts: Vec<Attempt>,
    /// When it was made, µs since the epoch.
    pub created: i64,
    /// When the row ends, seconds since the epoch.
    pub ttl: i64,
}

impl Delivery {
    /// The brand that its event is about, as its body tells; `None`: a test is about none.
    pub fn brand(&self) -> Option<BrandId> {
        let body: serde_json::Value = serde_json::from_str(&self.body).ok()?;
        BrandId::parse(body["data"]["brandId"].as_str()?)
    }
}
