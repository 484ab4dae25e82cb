//! The sweeper: what a lost message or a killed process left behind is taken up again.
//!
//! On a schedule it sends the message of every outbox entry that is due. Behind the dead-letter queues it fails the tasks whose
//! messages came too often, so that no poll hangs.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use answerscope_api::app::App;
use answerscope_api::worker::{batch, loggable};
use answerscope_domain::Result;
use answerscope_domain::error::Error;
use answerscope_store::Store;
use answerscope_store::aws::queue::{Addressed, Worker};
use answerscope_store::keys::BrandKeys;
use answerscope_store::table::outbox::{OutboxEntry, due_entries};
use answerscope_tasks::{Incoming, TaskMessage, registry};
use aws_lambda_events::sqs::{SqsBatchResponse, SqsEvent};
use serde_json::Value;

/// Sends what is due, each message once; returns how many outbox entries there were. One that can not be sent does not keep
/// the others from being sent.
#[tracing::instrument(target = "answerscope::steps", level = "debug", skip_all)]
pub async fn sweep(app: &Arc<App>) -> Result<usize> {
    let entries = due_entries(&app.stores.table, app.stores.clock.now()).await?;
    let count = entries.len();
    let mut sent: Sent = HashSet::new();
    for (keys, entry) in entries {
        if let Err(error) = take_up(app, keys, &entry, &mut sent).await {
            tracing::error!(%error, ?entry, "not swept; the next sweep tries again");
        }
    }
    Ok(count)
}

/// The messages that a sweep has sent.
type Sent = HashSet<(Worker, String)>;

/// Does what an outbox entry asks for, or sends the message that has it done.
async fn take_up(app: &Arc<App>, keys: BrandKeys, entry: &OutboxEntry, sent: &mut Sent) -> Result<()> {
    let message = match entry {
        OutboxEntry::Event(event, token) => {
            let Some(work) = registry::of_event(*event) else {
                return Err(Error::internal("no kind of work has this event"));
            };
            let store = Store::new(&app.stores, keys.organization);
            return work.announce(&store, keys.brand, *token).await;
        }
        OutboxEntry::Task(word, token) => {
            // That of a newer program stays for that one.
            let Some(kind) = registry::of_entry(word) else {
                return Err(Error::internal("no kind of work has this outbox entry"));
            };
            let message = TaskMessage::new(kind, keys, *token);
            (message.worker(), message.body()?)
        }
        other => match other.message(keys) {
            Some(message) => (message.worker(), message.body()?),
            None => return Ok(()),
        },
    };
    if !sent.insert(message.clone()) {
        return Ok(());
    }
    let (worker, body) = message;
    app.stores.queue().put(worker, body, Duration::ZERO).await
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
    let count = sweep(&app).await.map_err(|error| error.to_string())?;
    Ok(serde_json::json!({"due": count}))
}
