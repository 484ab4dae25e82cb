//! The trend finder: groups imported keywords into trends and writes the questions that a buyer would ask about them.
//!
//! It also sets what switches of large topics leave: legacy work as well, and too rare for a queue of its own.

use std::sync::Arc;

use answerscope_core::app::App;
use answerscope_core::error::Error;
use answerscope_core::store::Store;
use answerscope_core::store::queue::{Message, send_soon};
use answerscope_core::tasks::perform;
use answerscope_core::worker::batch;
use aws_lambda_events::sqs::{SqsBatchResponse, SqsEvent};

mod find;

/// Transactions that one message's share of a switch may take; the next message goes on.
const SHARE: usize = 400;

/// Handles a batch of messages.
pub async fn handle(app: Arc<App>, event: SqsEvent) -> SqsBatchResponse {
    batch(event, |body| {
        let app = Arc::clone(&app);
        async move {
            match Message::parse(&body)? {
                Message::FindTrends { organization, import } => {
                    let store = Store::new(&app, organization);
                    perform(&store, import, |task| find::find(&store, import, task)).await
                }
                message @ Message::SwitchTopic { organization, topic } => {
                    let store = Store::new(&app, organization);
                    if !store.finish_switch(topic, SHARE).await? {
                        send_soon(app.queue().as_ref(), message).await;
                    }
                    Ok(())
                }
                _ => Err(Error::internal("a message for another worker")),
            }
        }
    })
    .await
}
