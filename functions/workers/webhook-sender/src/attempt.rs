//! One attempt of a delivery.

use std::sync::Arc;
use std::time::Duration;

use answerscope_api::app::App;
use answerscope_domain::clock::Moment;
use answerscope_domain::entities::webhook::{Attempt, Delivery, DeliveryState, Webhook};
use answerscope_domain::error::{Error, Result};
use answerscope_store::Store;
use answerscope_store::aws::queue::Message;
use answerscope_store::webhooks::ATTEMPTS;
use answerscope_webhooks::signature::{SigningSecret, headers};
use answerscope_webhooks::{Client, Policy, Target};

/// Makes the attempt that a message asks for, if it is its turn.
#[tracing::instrument(target = "answerscope::steps", level = "debug", skip_all)]
pub(crate) async fn deliver(app: &Arc<App>, client: &Client, message: Message) -> Result<()> {
    let Message::Deliver {
        organization,
        brand,
        webhook: id,
        delivery,
        attempt,
    } = message
    else {
        return Err(Error::internal("not a delivery"));
    };
    let store = Store::new(&app.stores, organization);
    // Before the attempt begins: one that can not be read uses none up.
    let webhook = match store.webhooks().get(id).await {
        Ok(webhook) => Some(webhook),
        Err(Error::NotFound) => None,
        Err(error) => return Err(error),
    };
    let Some(open) = store.deliveries().begin(id, delivery, attempt).await? else {
        if attempt.is_none() {
            store.deliveries().drop_exhausted(brand, id, delivery).await?;
        }
        return Ok(());
    };
    let Some(webhook) = webhook else {
        // Deleted after the event: nobody waits for it.
        return store.deliveries().forget(brand, id, &open).await;
    };
    let number = open.attempt;
    let made = send(app, client, &webhook, &open).await;
    let failed = made.failure.is_some();
    let next = (failed && number < ATTEMPTS).then(|| backoff(app, number));
    let state = store.deliveries().end(brand, &webhook, open, made, next).await?;
    if state == DeliveryState::Dropped {
        tracing::warn!(webhook = %id, %delivery, "dropped after {number} attempts");
    }
    if let Some(wait) = next.filter(|_| state == DeliveryState::Open) {
        let message = Message::Deliver {
            organization,
            brand,
            webhook: id,
            delivery,
            attempt: Some(number + 1),
        };
        if let Err(error) = app.stores.queue().send(message, wait).await {
            tracing::warn!(%error, "the next attempt is not sent now; the sweeper sends it later");
        }
    }
    Ok(())
}

/// Sends a delivery to a webhook once, for its owner to see whether it arrives.
pub async fn test(store: &Store, app: &App, webhook: &Webhook) -> Result<Attempt> {
    let delivery = store.deliveries().of_test(webhook);
    Ok(send(app, &crate::client(app), webhook, &delivery).await)
}

/// How long to wait after an attempt that failed: the deployment's backoff, a fifth more or less, so that deliveries
/// that failed together do not come together again.
fn backoff(app: &App, attempt: u32) -> Duration {
    let place = usize::try_from(attempt.saturating_sub(1)).unwrap_or_default();
    let waits = app.settings.webhook_backoff;
    let wait = waits.get(place).copied().unwrap_or(waits[waits.len() - 1]);
    let mut noise = [0u8; 1];
    app.stores.random.fill(&mut noise);
    wait.mul_f64(0.8 + 0.4 * f64::from(noise[0]) / 255.0)
}

/// Signs, sends and tells what came of it.
#[tracing::instrument(target = "answerscope::steps", level = "debug", name = "send_delivery", skip_all, fields(delivery = %delivery.id, attempt = delivery.attempt))]
async fn send(app: &App, client: &Client, webhook: &Webhook, delivery: &Delivery) -> Attempt {
    let at = app.stores.clock.now();
    let refused = |failure: String| Attempt {
        at: at.0,
        status: None,
        failure: Some(failure),
        duration_ms: 0,
        answer: String::new(),
    };
    let policy = Policy {
        allow_loopback: app.settings.webhook_allow_loopback,
    };
    let target = match Target::parse(&webhook.url, &policy) {
        Ok(target) => target,
        Err(error) => return refused(error.to_string()),
    };
    let body = delivery.body.clone().into_bytes();
    let signed = headers(&secrets(webhook, at), delivery.id.as_str(), at.seconds(), &body);
    let Ok(signed) = signed else {
        return refused("the message could not be signed".into());
    };
    let outcome = client.post(&target, signed, body.into()).await;
    Attempt {
        at: at.0,
        status: outcome.status,
        failure: outcome.failure.map(|failure| failure.to_string()),
        duration_ms: u64::try_from(outcome.duration.as_millis()).unwrap_or(u64::MAX),
        answer: outcome.answer,
    }
}

/// The secrets that sign now: after a rotation, the old one too for a while.
fn secrets(webhook: &Webhook, now: Moment) -> Vec<SigningSecret> {
    let old = webhook.previous_secret.as_ref();
    let old = old.filter(|_| webhook.previous_until.is_some_and(|until| now.0 < until));
    let both = [Some(&webhook.secret), old].into_iter().flatten();
    both.filter_map(|secret| secret.parse().ok()).collect()
}
