//! The webhook sender: an event becomes deliveries, a delivery becomes attempts.
//!
//! Its queue gets two kinds of messages: events, which the bus's rule puts there, and attempts, which the sender sends
//! to itself with the delay that the backoff asks for. What counts is the delivery's row; a message that does not fit it
//! is dropped.

use std::sync::{Arc, OnceLock};

use answerscope_core::app::App;
use answerscope_core::error::{Error, Result};
use answerscope_core::store::Store;
use answerscope_core::store::bus::Envelope;
use answerscope_core::store::queue::{Message, send_soon};
use answerscope_core::worker::batch;
use answerscope_webhooks::{Client, Policy};
use aws_lambda_events::sqs::{SqsBatchResponse, SqsEvent};

mod attempt;

pub use attempt::test;

/// Handles a batch of messages.
pub async fn handle(app: Arc<App>, event: SqsEvent) -> SqsBatchResponse {
    let client = client(&app);
    batch(event, |body| {
        let (app, client) = (Arc::clone(&app), client.clone());
        async move {
            match Message::parse(&body) {
                Ok(message @ Message::Deliver { .. }) => attempt::deliver(&app, &client, message).await,
                Ok(_) => Err(Error::internal("a message for another worker")),
                Err(_) => fan_out(&app, &body).await,
            }
        }
    })
    .await
}

/// The client that dials nothing but what the deployment allows, made once in a process.
pub fn client(app: &App) -> Client {
    static CLIENTS: [OnceLock<Client>; 2] = [OnceLock::new(), OnceLock::new()];
    let allow_loopback = app.settings.webhook_allow_loopback;
    let client = CLIENTS[usize::from(allow_loopback)].get_or_init(|| Client::new(Policy { allow_loopback }));
    client.clone()
}

async fn fan_out(app: &Arc<App>, body: &str) -> Result<()> {
    let envelope: Envelope =
        serde_json::from_str(body).map_err(|error| Error::internal(format!("neither message nor event: {error}")))?;
    let store = Store::new(app, envelope.detail.organization);
    for message in store.fan_out(&envelope.detail).await? {
        send_soon(app.queue().as_ref(), message).await;
    }
    Ok(())
}
