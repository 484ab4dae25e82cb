use answerscope_api::body::Json;
use answerscope_api::envelope::Created;
use answerscope_api::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::entities::webhook::EventKind;
use answerscope_domain::error::{Error, Result};
use answerscope_webhooks::{Policy, Target};
use schemars::JsonSchema;
use serde::Deserialize;

use super::WebhookSecret;
use crate::asked_by;

/// A URL to register.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewWebhook {
    /// Where deliveries go.
    url: String,
    /// What is delivered.
    events: Vec<String>,
}

/// Registers a URL.
pub struct AddWebhook;

impl Operation for AddWebhook {
    const SPEC: Spec = Spec::new(Verb::Post, "addWebhook", "/console/webhooks", "Register a webhook")
        .about("Registers a URL for events; the secret that signs deliveries is shown once.")
        .for_pages();
    type Path = Nothing;
    type Query = Nothing;
    type Body = Json<NewWebhook>;
    type Reply = Created<WebhookSecret>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let Json(asked) = input.body;
        asked_by::writer(cx).await?;
        let policy = Policy {
            allow_loopback: cx.app.settings.webhook_allow_loopback,
        };
        // What it refuses begins with `url: ` already.
        let target = Target::parse(&asked.url, &policy).map_err(|refused| Error::invalid(refused.to_string()))?;
        let events = events(&asked.events)?;
        let made = cx.store.webhooks().create(target.as_str(), events).await?;
        Ok(Created(WebhookSecret::of(made)))
    }
}

/// Events by their words, each once.
fn events(words: &[String]) -> Result<Vec<EventKind>> {
    let chosen: Vec<EventKind> = EventKind::ALL
        .into_iter()
        .filter(|kind| words.iter().any(|word| word == kind.as_str()))
        .collect();
    let known = words.iter().all(|word| EventKind::from_word(word).is_some());
    if chosen.is_empty() || !known {
        let all = EventKind::ALL.map(EventKind::as_str).join(", ");
        return Err(Error::invalid(format!("events: expected one or more of {all}")));
    }
    Ok(chosen)
}
