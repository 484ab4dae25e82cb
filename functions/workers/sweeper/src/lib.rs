//! The sweeper: what a lost message or a killed process left behind is taken up again.
//!
//! On a schedule it sends the message of every mark that is due. Behind the dead-letter queues it fails the tasks whose
//! messages came too often, so that no poll hangs.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use answerscope_core::Result;
use answerscope_core::app::App;
use answerscope_core::store::Store;
use answerscope_core::store::marks::due_marks;
use answerscope_core::store::queue::Message;
use answerscope_core::tasks::bury;
use answerscope_core::worker::{batch, loggable};
use aws_lambda_events::sqs::{SqsBatchResponse, SqsEvent};
use serde_json::Value;

/// Sends what is due, each message once; returns how many marks there were. One that can not be sent does not keep
/// the others from being sent.
pub async fn sweep(app: &Arc<App>) -> Result<usize> {
    let marks = due_marks(&app.table, app.clock.now()).await?;
    let count = marks.len();
    let mut sent: HashSet<Message> = HashSet::new();
    for (keys, mark) in marks {
        let swept = match mark.message(keys) {
            Some(message) if sent.contains(&message) => Ok(()),
            Some(message) => {
                sent.insert(message.clone());
                app.queue().send(message, Duration::ZERO).await
            }
            None => Store::new(app, keys.organization).announce(keys, &mark).await,
        };
        if let Err(error) = swept {
            tracing::error!(%error, ?mark, "not swept; the next sweep tries again");
        }
    }
    Ok(count)
}

/// Handles a batch from a dead-letter queue.
pub async fn dead_letters(app: Arc<App>, event: SqsEvent) -> SqsBatchResponse {
    for record in &event.records {
        let (body, id) = (record.body.as_deref().unwrap_or_default(), &record.message_id);
        tracing::error!(body = loggable(body), id, "a message was given up");
    }
    batch(event, |body| {
        let app = Arc::clone(&app);
        async move {
            match Message::parse(&body) {
                Ok(Message::Export { organization, export }) => bury(&Store::new(&app, organization), export).await,
                Ok(Message::Generate {
                    organization,
                    generation,
                }) => bury(&Store::new(&app, organization), generation).await,
                Ok(Message::FindTrends { organization, import }) => bury(&Store::new(&app, organization), import).await,
                // The marks of everything else stay, and the sweeper sends for them again.
                _ => Ok(()),
            }
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
    let count = sweep(&app).await.map_err(|error| error.to_string())?;
    Ok(serde_json::json!({"due": count}))
}
