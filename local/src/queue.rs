//! The queue inside the process: hands the worker's handler the event JSON that SQS would send.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use answerscope_core::app::App;
use answerscope_core::error::{Error, Result};
use answerscope_core::store::queue::{Queue, Settle};
use aws_lambda_events::sqs::SqsEvent;
use futures::future::BoxFuture;
use serde_json::json;
use tokio::sync::{Notify, watch};

/// Messages that wait this long are handled together, so that an import of many requests is one rebuild.
const GATHER: Duration = Duration::from_millis(150);
/// Attempts before a message is left to the sweeper.
const ATTEMPTS: u32 = 3;

/// Messages of the rollup worker; the same message waits once.
pub struct InProcess {
    waiting: Mutex<HashSet<Settle>>,
    arrived: Notify,
    idle: watch::Sender<bool>,
}

impl Default for InProcess {
    fn default() -> Self {
        Self {
            waiting: Mutex::default(),
            arrived: Notify::new(),
            idle: watch::Sender::new(true),
        }
    }
}

impl Queue for InProcess {
    fn settle(&self, message: Settle) -> BoxFuture<'_, Result<()>> {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.insert(message);
        self.idle.send_replace(false);
        drop(waiting);
        self.arrived.notify_one();
        Box::pin(async { Ok(()) })
    }
}

impl InProcess {
    /// Handles messages until the process ends.
    pub async fn work(self: Arc<Self>, app: Arc<App>) {
        loop {
            self.arrived.notified().await;
            tokio::time::sleep(GATHER).await;
            let messages = std::mem::take(&mut *self.waiting.lock().unwrap_or_else(PoisonError::into_inner));
            for message in messages {
                if let Err(error) = deliver(&app, message).await {
                    tracing::error!(%error, "left to the sweeper");
                }
            }
            // Under the lock, so that no message slips in between looking and telling.
            let waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
            self.idle.send_replace(waiting.is_empty());
        }
    }

    /// Waits until every message that was sent has been handled.
    pub async fn drained(&self) {
        let mut idle = self.idle.subscribe();
        // The sender lives as long as this queue, so this ends only with an idle queue.
        let _idle = idle.wait_for(|idle| *idle).await;
    }
}

async fn deliver(app: &Arc<App>, message: Settle) -> Result<()> {
    let body = serde_json::to_string(&message).map_err(Error::internal)?;
    for attempt in 0..ATTEMPTS {
        let event = json!({"Records": [{
            "messageId": format!("local-{attempt}"),
            "body": body,
            "attributes": {"ApproximateReceiveCount": (attempt + 1).to_string()},
            "messageAttributes": {},
            "eventSource": "aws:sqs",
            "awsRegion": "local"
        }]});
        let event: SqsEvent = serde_json::from_value(event).map_err(Error::internal)?;
        if answerscope_rollup::handle(app, event)
            .await
            .batch_item_failures
            .is_empty()
        {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(200 << attempt)).await;
    }
    Err(Error::internal(format!("{body} failed {ATTEMPTS} times")))
}
