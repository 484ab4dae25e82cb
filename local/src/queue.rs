//! Queues and bus inside the process: workers' handlers get the event JSON that SQS would send.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use answerscope_api::app::App;
use answerscope_domain::error::{Error, Result};
use answerscope_store::aws::bus::{Bus, Event, SOURCE};
use answerscope_store::aws::queue::{Queue, Worker, organization_of};
use answerscope_store::runtime::panics::caught;
use answerscope_tasks::registry;
use aws_lambda_events::sqs::{SqsBatchResponse, SqsEvent};
use futures::future::BoxFuture;
use serde_json::json;
use tokio::sync::watch;

use crate::turns::Turns;
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

/// What handles a batch; none when the process is gone.
type Handler = Box<dyn Fn(Call, SqsEvent) -> BoxFuture<'static, Option<SqsBatchResponse>> + Send + Sync>;

/// What a batch is handed to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Call {
    Worker(Worker),
    DeadLetters,
}

/// A message that waits, and who it is for.
type Queued = (Worker, String);

/// Which lane a worker's messages stand in: workers that share places on this machine, by the first of them. What may wait
/// shares one, so that it never takes more than one of two cores.
fn lane_of(worker: Worker) -> Worker {
    match worker {
        Worker::PURGE => Worker::BACKFILL,
        other => other,
    }
}

/// Messages of a lane that are handled at once. Webhook receivers and engines may be slow, and one that is must not keep the
/// others waiting; everything else is this machine's work.
fn at_once(lane: Worker) -> usize {
    match lane {
        Worker::WEBHOOK_SENDER | Worker::COLLECTOR => 16,
        _ => 1,
    }
}

/// Messages that are due, each organization's in its turn as in a fair queue of SQS.
#[derive(Default)]
struct Due {
    turns: Turns<Option<String>, Queued>,
    running: usize,
}

struct Queues {
    handler: OnceLock<Handler>,
    /// Messages that were not handed out yet.
    waiting: Mutex<HashSet<Queued>>,
    lanes: Mutex<HashMap<Worker, Due>>,
    /// Messages that are due and not handled yet.
    open: watch::Sender<usize>,
}

impl Default for Queues {
    fn default() -> Self {
        Self {
            handler: OnceLock::new(),
            waiting: Mutex::default(),
            lanes: Mutex::default(),
            open: watch::Sender::new(0),
        }
    }
}

impl Queue for InProcess {
    fn put(&self, worker: Worker, body: String, delay: Duration) -> BoxFuture<'_, Result<()>> {
        self.enqueue(worker, body, delay);
        Box::pin(std::future::ready(Ok(())))
    }

    fn one_at_a_time(&self) -> bool {
        [Worker::ROLLUP, Worker::BACKFILL].map(at_once) == [1, 1]
    }
}

impl Bus for InProcess {
    fn publish(&self, event: Event) -> BoxFuture<'_, Result<()>> {
        Box::pin(async move {
            let envelope = json!({"version": "0", "id": event.task, "source": SOURCE, "account": "000000000000",
                "detail-type": event.event, "region": "local", "resources": [], "detail": event});
            self.enqueue(Worker::WEBHOOK_SENDER, envelope.to_string(), Duration::ZERO);
            Ok(())
        })
    }
}

impl InProcess {
    /// Gives the handlers their process; messages are handled from now on, as long as it lives.
    pub fn serve(&self, app: &Arc<App>) {
        let app = Arc::downgrade(app);
        self.hand_to(Box::new(move |call, event| {
            let app = app.upgrade();
            Box::pin(async move {
                let app = app?;
                Some(match call {
                    Call::Worker(worker) => workers::handle(&app, worker, event).await,
                    Call::DeadLetters => answerscope_sweeper::dead_letters(app, event).await,
                })
            })
        }));
    }

    fn hand_to(&self, handler: Handler) {
        // A second call would be a second process over the same queues; the first one stays.
        let _first = self.0.handler.set(handler);
    }

    fn enqueue(&self, worker: Worker, body: String, delay: Duration) {
        if !registry::workers().contains(&worker) {
            return tracing::error!(?worker, "no such worker");
        }
        let message = (worker, body);
        if !locked(&self.0.waiting).insert(message.clone()) {
            return;
        }
        let queues = Arc::clone(&self.0);
        if delay.is_zero() {
            queues.open.send_modify(|open| *open += 1);
        }
        tokio::spawn(async move {
            if !delay.is_zero() {
                tokio::time::sleep(delay).await;
                queues.open.send_modify(|open| *open += 1);
            }
            if worker == Worker::ROLLUP {
                tokio::time::sleep(GATHER).await;
            }
            let lane = lane_of(worker);
            let group = organization_of(&message.1);
            locked(&queues.lanes)
                .entry(lane)
                .or_default()
                .turns
                .push(group, message);
            queues.begin(lane);
        });
    }

    /// Waits until every message that is due has been handled.
    pub async fn drained(&self) {
        let mut open = self.0.open.subscribe();
        // The sender lives as long as this queue, so this ends only with an idle queue.
        let _idle = open.wait_for(|open| *open == 0).await;
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Queues {
    /// Hands out what has its turn in a lane, as far as there are places.
    fn begin(self: &Arc<Self>, lane: Worker) {
        while let Some(message) = self.next(lane) {
            let queues = Arc::clone(self);
            tokio::spawn(async move {
                // Workers fail the messages at which they panic; whatever else does must not keep the place for ever.
                let handled = caught("the queue", async {
                    queues.handle(message).await;
                    Ok(())
                });
                if let Err(error) = handled.await {
                    tracing::error!(%error, "a message was lost; the sweeper sends it again");
                }
                if let Some(due) = locked(&queues.lanes).get_mut(&lane) {
                    due.running -= 1;
                }
                queues.begin(lane);
                queues.open.send_modify(|open| *open -= 1);
            });
        }
    }

    /// Takes a place, where one is free and something waits for it.
    fn next(&self, lane: Worker) -> Option<Queued> {
        let mut lanes = locked(&self.lanes);
        let due = lanes.get_mut(&lane)?;
        if due.running >= at_once(lane) {
            return None;
        }
        let message = due.turns.pop()?;
        due.running += 1;
        Some(message)
    }

    async fn handle(&self, message: Queued) {
        // From now on the same message may come again: what it asks for may be new.
        locked(&self.waiting).remove(&message);
        let Some(handler) = self.handler.get() else { return };
        let (worker, body) = message;
        for attempt in 0..ATTEMPTS {
            let event = match event(&body, attempt) {
                Ok(event) => event,
                Err(error) => return tracing::error!(%error, "not an event"),
            };
            match handler(Call::Worker(worker), event).await {
                Some(handled) if !handled.batch_item_failures.is_empty() => {}
                _ => return,
            }
            tokio::time::sleep(VISIBILITY * 2u32.pow(attempt)).await;
        }
        if let Ok(event) = event(&body, ATTEMPTS) {
            handler(Call::DeadLetters, event).await;
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

#[cfg(test)]
mod tests {
    use answerscope_domain::clock::Moment;
    use answerscope_domain::ids::{BrandId, OrgId, Token};
    use answerscope_store::aws::queue::{Addressed, Message};
    use tokio::time::Instant;

    use super::*;

    /// How long a run of the tests' workers takes.
    const RUN: Duration = Duration::from_secs(2);

    fn token(millis: i64) -> Token {
        Token::derived(Moment(millis * 1_000), &[])
    }

    fn put(queue: &InProcess, message: &Message) {
        queue.enqueue(message.worker(), message.body().expect("JSON"), Duration::ZERO);
    }

    fn backfill(organization: OrgId, brand: i64) -> Message {
        Message::Backfill {
            organization,
            brand: BrandId(token(brand)),
        }
    }

    /// Messages and the second in which each was handled.
    type Ended = Arc<Mutex<Vec<(Message, u64)>>>;

    /// A queue whose workers take [`RUN`] for each message and note which message ended when. A message of `large` is sent
    /// again after each of its first `runs` runs.
    fn queue(large: OrgId, runs: usize) -> (InProcess, Ended) {
        let (queue, ended) = (InProcess::default(), Ended::default());
        let (to, log, begun) = (queue.clone(), Arc::clone(&ended), Instant::now());
        queue.hand_to(Box::new(move |_, event| {
            let (to, log) = (to.clone(), Arc::clone(&log));
            Box::pin(async move {
                tokio::time::sleep(RUN).await;
                for record in event.records {
                    let message = Message::parse(&record.body.unwrap_or_default()).expect("a message");
                    let mut log = locked(&log);
                    log.push((message.clone(), begun.elapsed().as_secs()));
                    let before = log.iter().filter(|(one, _)| *one == message).count();
                    if matches!(&message, Message::Backfill { organization, .. } if *organization == large)
                        && before <= runs
                    {
                        put(&to, &message);
                    }
                }
                Some(SqsBatchResponse::default())
            })
        }));
        (queue, ended)
    }

    #[tokio::test(start_paused = true)]
    async fn work_that_goes_on_lets_others_in_between() {
        let (large, small) = (token(1), token(2));
        let (queue, ended) = queue(large, 20);
        put(&queue, &backfill(large, 10));
        tokio::task::yield_now().await;
        put(&queue, &backfill(small, 11));
        put(&queue, &backfill(small, 12));
        queue.drained().await;
        let ended = locked(&ended);
        let at = |message: &Message| ended.iter().find(|(one, _)| one == message).map(|(_, at)| *at);
        assert_eq!((at(&backfill(small, 11)), at(&backfill(small, 12))), (Some(4), Some(6)));
        assert_eq!(ended.len(), 23);
    }

    #[tokio::test(start_paused = true)]
    async fn organizations_take_turns_however_much_one_has_waiting() {
        let (large, small) = (token(1), token(2));
        let (queue, ended) = queue(large, 0);
        (0..50).for_each(|brand| put(&queue, &backfill(large, 100 + brand)));
        put(&queue, &backfill(small, 10));
        queue.drained().await;
        let ended = locked(&ended);
        let place = ended.iter().position(|(message, _)| *message == backfill(small, 10));
        assert!(place.is_some_and(|place| place <= 2), "{place:?}");
    }

    #[tokio::test(start_paused = true)]
    async fn nobody_s_figures_wait_for_a_backfill() {
        let (large, small) = (token(1), token(2));
        let (queue, ended) = queue(large, 30);
        put(&queue, &backfill(large, 10));
        let purge = Message::Purge {
            organization: large,
            brand: BrandId(token(11)),
        };
        put(&queue, &purge);
        let rollup = Message::Rollup {
            organization: small,
            brand: BrandId(token(12)),
        };
        put(&queue, &rollup);
        queue.drained().await;
        let ended = locked(&ended);
        let at = |message: &Message| ended.iter().find(|(one, _)| one == message).map(|(_, at)| *at);
        // The purge shares the backfill's place, the rollup has its own.
        assert_eq!((at(&rollup), at(&purge)), (Some(2), Some(4)));
    }
}
