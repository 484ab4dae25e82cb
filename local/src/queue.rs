//! Queues and bus inside the process: workers' handlers get the event JSON that SQS would send.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};
use std::time::Duration;

use answerscope_api::app::App;
use answerscope_domain::error::{Error, Result};
use answerscope_store::aws::bus::{Bus, Event, SOURCE};
use answerscope_store::aws::queue::{Queue, Worker};
use answerscope_store::runtime::panics::caught;
use answerscope_tasks::registry;
use aws_lambda_events::sqs::SqsEvent;
use futures::future::BoxFuture;
use serde_json::json;
use tokio::sync::{Semaphore, watch};

use crate::workers;

/// Messages of the rollup worker wait this long, so that an import of many requests is one rebuild.
const GATHER: Duration = Duration::from_millis(150);
/// How often a message is handled before it goes to the dead letters.
const ATTEMPTS: u32 = 3;
/// How long a message waits after it failed, the first time.
const VISIBILITY: Duration = Duration::from_millis(200);

/// The queues of all workers, and the bus. The same message waits once.
#[derive(Clone, Default)]
pub struct InProcess(Arc<Queues>);

struct Queues {
    app: OnceLock<Weak<App>>,
    waiting: Mutex<HashSet<(Worker, String)>>,
    slots: HashMap<Worker, Semaphore>,
    /// Messages that are due and not handled yet.
    open: watch::Sender<usize>,
}

impl Default for Queues {
    fn default() -> Self {
        Self {
            app: OnceLock::new(),
            waiting: Mutex::default(),
            slots: registry::workers()
                .into_iter()
                .map(|worker| (worker, Semaphore::new(at_once(worker))))
                .collect(),
            open: watch::Sender::new(0),
        }
    }
}

/// Messages that a worker handles at once. Webhook receivers may be slow; everything else is this machine's work.
fn at_once(worker: Worker) -> usize {
    match worker {
        Worker::WEBHOOK_SENDER => 16,
        _ => 1,
    }
}

impl Queue for InProcess {
    fn put(&self, worker: Worker, body: String, delay: Duration) -> BoxFuture<'_, Result<()>> {
        self.wait(worker, body, delay);
        Box::pin(std::future::ready(Ok(())))
    }
}

impl Bus for InProcess {
    fn publish(&self, event: Event) -> BoxFuture<'_, Result<()>> {
        Box::pin(async move {
            let envelope = json!({"version": "0", "id": event.task, "source": SOURCE, "account": "000000000000",
                "detail-type": event.event, "region": "local", "resources": [], "detail": event});
            self.wait(Worker::WEBHOOK_SENDER, envelope.to_string(), Duration::ZERO);
            Ok(())
        })
    }
}

impl InProcess {
    /// Gives the handlers their process; messages are handled from now on, as long as it lives.
    pub fn serve(&self, app: &Arc<App>) {
        // A second call would be a second process over the same queues; the first one stays.
        let _first = self.0.app.set(Arc::downgrade(app));
    }

    fn wait(&self, worker: Worker, body: String, delay: Duration) {
        let waiting = (worker, body);
        if !self.0.waiting().insert(waiting.clone()) {
            return;
        }
        let queue = Arc::clone(&self.0);
        if delay.is_zero() {
            queue.open.send_modify(|open| *open += 1);
        }
        tokio::spawn(async move {
            if !delay.is_zero() {
                tokio::time::sleep(delay).await;
                queue.open.send_modify(|open| *open += 1);
            }
            // Workers fail the messages at which they panic; whatever else does must not leave the queue open for ever.
            let handled = caught("the queue", async {
                queue.handle(waiting).await;
                Ok(())
            });
            if let Err(error) = handled.await {
                tracing::error!(%error, "a message was lost; the sweeper sends it again");
            }
            queue.open.send_modify(|open| *open -= 1);
        });
    }

    /// Waits until every message that is due has been handled.
    pub async fn drained(&self) {
        let mut open = self.0.open.subscribe();
        // The sender lives as long as this queue, so this ends only with an idle queue.
        let _idle = open.wait_for(|open| *open == 0).await;
    }
}

impl Queues {
    fn waiting(&self) -> std::sync::MutexGuard<'_, HashSet<(Worker, String)>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn handle(&self, message: (Worker, String)) {
        let worker = message.0;
        if worker == Worker::ROLLUP {
            tokio::time::sleep(GATHER).await;
        }
        let Some(slots) = self.slots.get(&worker) else {
            return tracing::error!(?worker, "no such worker");
        };
        // The semaphores are never closed.
        let Ok(_slot) = slots.acquire().await else {
            return;
        };
        // From now on the same message may come again: what it asks for may be new.
        self.waiting().remove(&message);
        let Some(app) = self.app.get().and_then(Weak::upgrade) else {
            return;
        };
        let body = message.1;
        for attempt in 0..ATTEMPTS {
            let handled = match event(&body, attempt) {
                Ok(event) => workers::handle(&app, worker, event).await,
                Err(error) => return tracing::error!(%error, "not an event"),
            };
            if handled.batch_item_failures.is_empty() {
                return;
            }
            tokio::time::sleep(VISIBILITY * 2u32.pow(attempt)).await;
        }
        if let Ok(event) = event(&body, ATTEMPTS) {
            answerscope_sweeper::dead_letters(app, event).await;
        }
    }
}

/// A batch of one message, as SQS sends it.
pub fn event(body: &str, attempt: u32) -> Result<SqsEvent> {
    let event = json!({"Records": [{
        "messageId": format!("local-{attempt}"),
        "body": body,
        "attributes": {"ApproximateReceiveCount": (attempt + 1).to_string()},
        "messageAttributes": {},
        "eventSource": "aws:sqs",
        "awsRegion": "local"
    }]});
    serde_json::from_value(event).map_err(Error::internal)
}
