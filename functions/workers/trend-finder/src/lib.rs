//! The trend finder: groups imported keywords into trends and writes the questions that a buyer would ask about them.
//!
//! It also sets what switches of large topics leave: legacy work as well, and too rare for a queue of its own.

use std::sync::Arc;

use answerscope_api::app::App;
use answerscope_api::worker::batch;
use answerscope_domain::entities::trend::TrendWork;
use answerscope_store::Store;
use answerscope_store::aws::queue::{Message, send_soon};
use answerscope_tasks::message::another_worker;
use answerscope_tasks::{Incoming, Tasks, expect};
use aws_lambda_events::sqs::{SqsBatchResponse, SqsEvent};

mod find;

/// Transactions that one message's share of a switch may take; the next message goes on.
const SHARE: usize = 400;

/// Handles a batch of messages.
pub async fn handle(app: Arc<App>, event: SqsEvent) -> SqsBatchResponse {
    batch(event, |body| {
        let app = Arc::clone(&app);
        async move {
            match Incoming::parse(&body)? {
                Incoming::Task(_) => {
                    let (organization, id) = expect::<TrendWork>(&body)?;
                    let store = Store::new(&app.stores, organization);
                    let tasks = Tasks::<TrendWork>::new(&store);
                    tasks.perform(id, |task| find::find(&store, id, task)).await
                }
                Incoming::Message(message @ Message::SwitchTopic { organization, topic }) => {
                    let store = Store::new(&app.stores, organization);
                    if !store.topics().finish_switch(topic, SHARE).await? {
                        send_soon(app.stores.queue().as_ref(), message).await;
                    }
                    Ok(())
                }
                _ => Err(another_worker()),
            }
        }
    })
    .await
}
