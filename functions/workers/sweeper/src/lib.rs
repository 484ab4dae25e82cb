//! The sweeper: what a lost message or a killed process left behind is taken up again.
//!
//! On a schedule it sends the message of every outbox entry that is due, and starts the collections whose time has come. Behind the dead-letter queues it fails the tasks whose
//! messages came too often, so that no poll hangs.

mod collecting;
mod freshness;
mod method;
mod stretch;
mod survey;
mod sweep;

use std::sync::Arc;

use answerscope_api::app::App;
use answerscope_api::worker::{batch, loggable};
use answerscope_store::Store;
use answerscope_tasks::{Incoming, registry};
use aws_lambda_events::sqs::{SqsBatchResponse, SqsEvent};
use serde_json::Value;

pub use collecting::collect_due;
pub use freshness::Ages;
pub use sweep::{Swept, sweep};

/// Handles a batch from a dead-letter queue.
pub async fn dead_letters(app: Arc<App>, event: SqsEvent) -> SqsBatchResponse {
    for record in &event.records {
        let (body, id) = (record.body.as_deref().unwrap_or_default(), &record.message_id);
        tracing::error!(body = loggable(body), id, "a message was given up");
    }
    batch(event, |body| {
        let app = Arc::clone(&app);
        async move {
            let Ok(Incoming::Task(message)) = Incoming::parse(&body) else {
                // The outbox entries of everything else stay, and the sweeper sends for them again.
                return Ok(());
            };
            let Some(work) = registry::find(|kind| kind == message.kind) else {
                return Ok(());
            };
            let store = Store::new(&app.stores, message.organization);
            work.fail_abandoned(&store, message.brand, message.token).await
        }
    })
    .await
}

/// Handles an event of either kind: a batch of a queue has `Records`, a schedule's event has none.
pub async fn handle(app: Arc<App>, event: Value) -> std::result::Result<Value, String> {
    if event.get("Records").is_some() {
        let event: SqsEvent = serde_json::from_value(event).map_err(|error| error.to_string())?;
        let answer = dead_letters(app, event).await;
        return serde_json::to_value(answer).map_err(|error| error.to_string());
    }
    // Neither keeps the other from its work.
    let collecting = collect_due(&app).await;
    let swept = sweep(&app).await.map_err(|error| error.to_string())?;
    let collecting = collecting.map_err(|error| error.to_string())?;
    Ok(serde_json::json!({"due": swept.due, "collecting": collecting}))
}
