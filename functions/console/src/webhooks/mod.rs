//! Webhooks: registrations with their secrets, shown once, and what became of deliveries.

mod add;
mod deliveries;
mod enable;
mod list;
mod redeliver;
mod remove;
mod rotate;
mod test;

pub use add::AddWebhook;
pub use deliveries::ListDeliveries;
pub use enable::EnableWebhook;
pub use list::ListWebhooks;
pub use redeliver::Redeliver;
pub use remove::RemoveWebhook;
pub use rotate::RotateSecret;
pub use test::TestWebhook;

use answerscope_domain::clock::Moment;
use answerscope_domain::entities::webhook::{EventKind, Webhook};
use answerscope_domain::ids::Token;
use answerscope_store::identity::Throttle;
use schemars::JsonSchema;
use serde::Serialize;

/// Deliveries that an organization asks for by hand, tests among them. Without this one member could have the service send
/// hundreds of requests a second to any address, and keep the sender from what others wait for.
const BY_HAND: Throttle = Throttle {
    what: "deliveries",
    burst: 30,
    every: 5,
};

/// A registration without its secrets.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct WebhookShown {
    #[schemars(with = "String")]
    id: Token,
    url: String,
    #[schemars(with = "Vec<String>")]
    events: Vec<EventKind>,
    /// Whether deliveries are made.
    enabled: bool,
    /// Why they are not.
    disabled_reason: Option<String>,
    /// Since when every delivery has failed.
    failing_since: Option<String>,
    created_at: String,
}

impl WebhookShown {
    fn of(webhook: Webhook) -> Self {
        Self {
            id: webhook.id,
            url: webhook.url,
            events: webhook.events,
            enabled: webhook.enabled,
            disabled_reason: webhook.disabled_reason,
            failing_since: webhook.failing_since.map(|at| Moment(at).iso()),
            created_at: Moment(webhook.created).iso(),
        }
    }
}

/// A secret that signs deliveries; it is shown once.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct WebhookSecret {
    /// The registration.
    #[schemars(with = "String")]
    id: Token,
    secret: String,
    /// Until when the secret before signs too.
    #[serde(skip_serializing_if = "Option::is_none")]
    previous_until: Option<String>,
}

impl WebhookSecret {
    fn of(webhook: Webhook) -> Self {
        Self {
            id: webhook.id,
            secret: webhook.secret,
            previous_until: webhook.previous_until.map(|at| Moment(at).iso()),
        }
    }
}
