//! The webhook sender: an event becomes deliveries, a delivery becomes attempts.
//!
//! Its queue gets two kinds of messages: events, which the bus's rule puts there, and attempts, which the sender sends
//! to itself with the delay that the backoff asks for. What counts is the delivery's row; a message that does not fit it
//! is dropped.

use std::sync::{Arc, OnceLock};

use answerscope_api::app::App;
use answerscope_api::worker::batch;
use answerscope_domain::error::Result;
use answerscope_store::Store;
use answerscope_store::aws::bus::Event;
use answerscope_store::aws::queue::{Message, send_soon};
use answerscope_tasks::Incoming;
use answerscope_tasks::message::another_worker;
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
            match Incoming::parse(&body)? {
                Incoming::Message(message @ Message::Deliver { .. }) => attempt::deliver(&app, &client, message).await,
                Incoming::Event(event) => fan_out(&app, &event).await,
                _ => Err(another_worker()),
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

#[tracing::instrument(target = "answerscope::steps", level = "debug", skip_all)]
async fn fan_out(app: &Arc<App>, event: &Event) -> Result<()> {
    let store = Store::new(&app.stores, event.organization);
    for message in store.deliveries().fan_out(event).await? {
        send_soon(app.stores.queue().as_ref(), message).await;
    }
    Ok(())
}
