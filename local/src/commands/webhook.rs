//! `webhook add`, `list`, `remove`, `rotate`, `enable`, `test` and `log`.

use std::sync::Arc;

use answerscope_api::app::App;
use answerscope_domain::clock::Moment;
use answerscope_domain::entities::webhook::{Delivery, EventKind, Webhook};
use answerscope_domain::ids::Token;
use answerscope_store::Store;
use answerscope_webhooks::{Policy, Target};
use serde_json::{Value, json};

use super::{org, print_json};
use crate::embedded::Failure;

fn store(app: &Arc<App>, org: &str) -> Result<Store, Failure> {
    Ok(Store::new(&app.stores, org::parse(org)?))
}

fn id(text: &str) -> Result<Token, Failure> {
    text.parse().map_err(|_| format!("{text}: not a webhook's id").into())
}

fn said(what: &str) -> impl Fn(answerscope_domain::Error) -> Failure + '_ {
    move |error| format!("{what}: {}", error.description()).into()
}

/// A registration without its secrets.
fn shown(webhook: &Webhook) -> Value {
    json!({
        "id": webhook.id,
        "url": webhook.url,
        "events": webhook.events,
        "enabled": webhook.enabled,
        "disabledReason": webhook.disabled_reason,
        "failingSince": webhook.failing_since.map(|at| Moment(at).iso()),
        "createdAt": Moment(webhook.created).iso(),
    })
}

/// Registers a URL and prints id and secret.
pub async fn add(app: &Arc<App>, org: &str, url: &str, events: &str) -> Result<(), Failure> {
    let policy = Policy {
        allow_loopback: app.settings.webhook_allow_loopback,
    };
    let target = Target::parse(url, &policy)?;
    let kinds = events.split(',').map(|word| EventKind::from_word(word.trim()));
    let kinds: Option<Vec<EventKind>> = kinds.collect();
    let kinds = kinds
        .ok_or("--events: expected insight_generated, data_exported and collection_completed, several with commas")?;
    let made = store(app, org)?.webhooks().create(target.as_str(), kinds).await;
    let webhook = made.map_err(said(org))?;
    print_json(&json!({"id": webhook.id, "secret": webhook.secret}))
}

/// Prints the registrations.
pub async fn list(app: &Arc<App>, org: &str) -> Result<(), Failure> {
    let webhooks = store(app, org)?.webhooks().list().await.map_err(said(org))?;
    print_json(&json!({"webhooks": webhooks.iter().map(shown).collect::<Vec<_>>()}))
}

/// Ends a registration.
pub async fn remove(app: &Arc<App>, org: &str, webhook: &str) -> Result<(), Failure> {
    let removed = store(app, org)?.webhooks().delete(id(webhook)?).await;
    removed.map_err(said(webhook))
}

/// Gives a registration a new secret and prints it.
pub async fn rotate(app: &Arc<App>, org: &str, webhook: &str) -> Result<(), Failure> {
    let rotated = store(app, org)?.webhooks().rotate(id(webhook)?).await;
    let rotated = rotated.map_err(said(webhook))?;
    let until = rotated.previous_until.map(|at| Moment(at).iso());
    print_json(&json!({"id": rotated.id, "secret": rotated.secret, "previousUntil": until}))
}

/// Enables a registration.
pub async fn enable(app: &Arc<App>, org: &str, webhook: &str) -> Result<(), Failure> {
    let enabled = store(app, org)?.webhooks().enable(id(webhook)?).await;
    print_json(&shown(&enabled.map_err(said(webhook))?))
}

/// Sends a test delivery and prints what came of it.
///
/// # Errors
/// Also where the delivery failed.
pub async fn test(app: &Arc<App>, org: &str, webhook: &str) -> Result<(), Failure> {
    let store = store(app, org)?;
    let webhook = store.webhooks().get(id(webhook)?).await.map_err(said(webhook))?;
    let attempt = answerscope_webhook_sender::test(&store, app, &webhook).await;
    let attempt = attempt.map_err(said("test"))?;
    print_json(&json!({
        "status": attempt.status,
        "failure": attempt.failure,
        "durationMs": attempt.duration_ms,
        "answer": attempt.answer,
    }))?;
    match attempt.failure {
        None => Ok(()),
        Some(failure) => Err(format!("the delivery failed: {failure}").into()),
    }
}

/// Prints the deliveries.
pub async fn log(app: &Arc<App>, org: &str, webhook: &str) -> Result<(), Failure> {
    let store = store(app, org)?;
    store.webhooks().get(id(webhook)?).await.map_err(said(webhook))?;
    let deliveries = store.deliveries().list(id(webhook)?).await.map_err(said(webhook))?;
    let shown = |delivery: &Delivery| {
        let attempts = delivery.attempts.iter().map(|attempt| {
            json!({"at": Moment(attempt.at).iso(), "status": attempt.status, "failure": attempt.failure,
                "durationMs": attempt.duration_ms, "answer": attempt.answer})
        });
        json!({"id": delivery.id, "event": delivery.event, "state": delivery.delivery_state,
            "createdAt": Moment(delivery.created).iso(), "attempts": attempts.collect::<Vec<_>>()})
    };
    print_json(&json!({"deliveries": deliveries.iter().map(shown).collect::<Vec<_>>()}))
}
