//! A service whose every step can fail, whose clock stands still until it is moved, and whose messages are handled when
//! the test says so: as SQS does, a message stays until it was handled, and goes to the dead letters after three tries.

use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, OnceLock};
use std::time::Duration;

use answerscope::process::LocalStores;
use answerscope::queue::event;
use answerscope::workers;
use answerscope_answer_collector::AskableEngines;
use answerscope_api::app::App;
use answerscope_api::dispatch;
use answerscope_api::settings::Settings;
use answerscope_domain::clock::{Clock, Moment};
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::OrgId;
use answerscope_store::Store;
use answerscope_store::aws::bus::{Bus, Event};
use answerscope_store::aws::queue::{Queue, Worker};
use answerscope_store::keys::OrgKeys;
use answerscope_store::stores::Ports;
use answerscope_store::table::number_of;
use answerscope_store::table::outbox::due_entries;
use aws_lambda_events::sqs::{SqsBatchResponse, SqsEvent};
use aws_smithy_types::retry::RetryConfig;
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::Request;
use futures::future::BoxFuture;
use serde_json::{Value, json};
use tempfile::TempDir;
use tower::ServiceExt;

use crate::plan::{Faulty, Plan, Verdict};

/// A clock that is moved by hand.
struct Hands(AtomicI64);

/// What it shows at first: the tests' answers are of the weeks before, which the default period holds.
const BEGAN: &str = "2026-11-24T12:00:00Z";

impl Clock for Hands {
    fn now(&self) -> Moment {
        // A microsecond passes with each look, so that no two things are at the same time.
        Moment(self.0.fetch_add(1, Ordering::SeqCst))
    }
}

/// A message that waits.
#[derive(Debug, Clone, PartialEq)]
struct Waiting {
    worker: Worker,
    body: String,
    due: i64,
    received: u32,
}

/// How messages are handed out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Delivery {
    /// Once, in the order in which they were sent.
    InOrder,
    /// Twice, the last one first.
    TwiceAndBackwards,
}

/// Queues and bus.
struct Outbox {
    plan: Arc<Plan>,
    clock: Arc<Hands>,
    waiting: Mutex<VecDeque<Waiting>>,
}

impl Outbox {
    fn wait(&self, worker: Worker, body: String, delay: Duration) -> Result<()> {
        let verdict = self.plan.step(&format!("send to {worker:?}"));
        if matches!(verdict, Verdict::Pass | Verdict::PassAndLose) {
            let due = self.clock.now().0 + i64::try_from(delay.as_micros()).expect("a delay");
            let waiting = Waiting {
                worker,
                body,
                due,
                received: 0,
            };
            self.waiting.lock().expect("the outbox").push_back(waiting);
        }
        match verdict {
            Verdict::Pass => Ok(()),
            _ => Err(Error::internal("the message was refused")),
        }
    }
}

impl Queue for Outbox {
    fn put(&self, worker: Worker, body: String, delay: Duration) -> BoxFuture<'_, Result<()>> {
        Box::pin(async move { self.wait(worker, body, delay) })
    }
}

impl Bus for Outbox {
    fn publish(&self, event: Event) -> BoxFuture<'_, Result<()>> {
        Box::pin(async move {
            self.wait(
                Worker::WEBHOOK_SENDER,
                json!({"detail-type": event.event, "detail": event}).to_string(),
                Duration::ZERO,
            )
        })
    }
}

/// The service.
pub(crate) struct Rig {
    pub(crate) app: Arc<App>,
    pub(crate) plan: Arc<Plan>,
    pub(crate) store: Store,
    pub(crate) organization: OrgId,
    pub(crate) data: TempDir,
    /// Whom collectors ask; none: the engines of the settings.
    engines: OnceLock<Arc<dyn AskableEngines>>,
    clock: Arc<Hands>,
    outbox: Arc<Outbox>,
    router: Router,
    key: String,
}

/// Rounds of the sweeper after which a task counts as stuck.
const ROUNDS: usize = 30;

impl Rig {
    /// What the organization has used of something that is counted.
    pub(crate) async fn used(&self, what: &str) -> i64 {
        let usage = OrgKeys(self.organization).usage();
        let item = self.app.stores.table.get(&usage).await.expect("read");
        item.and_then(|item| number_of(&item, what)).unwrap_or_default()
    }

    pub(crate) async fn new() -> Self {
        Self::with(|_| {}).await
    }

    /// With settings that are changed.
    pub(crate) async fn with(change: impl FnOnce(&mut Settings)) -> Self {
        // In memory where there is such a place: thousands of runs would wait for the disk most of their time.
        let memory = std::path::Path::new("/dev/shm");
        let data = if memory.is_dir() {
            tempfile::tempdir_in(memory)
        } else {
            tempfile::tempdir()
        };
        let data = data.expect("a directory");
        let given = |name: &str| match name {
            "ANSWERSCOPE_RATE_LIMIT" => Some("1000000/10000".to_owned()),
            "ANSWERSCOPE_WEBHOOK_ALLOW_LOOPBACK" => Some("true".to_owned()),
            _ => None,
        };
        let mut settings = Settings::read(given).expect("settings");
        change(&mut settings);
        let plan = Arc::new(Plan::default());
        let retry = RetryConfig::standard().with_initial_backoff(Duration::from_millis(1));
        let tuned = Arc::clone(&plan);
        let stores = LocalStores::open(data.path(), &settings, |clients| {
            clients.through(|http| Faulty::over(http, &tuned), retry)
        });
        let stores = stores.await.expect("stores");
        let clock = Arc::new(Hands(AtomicI64::new(Moment::parse("began", BEGAN).expect("a time").0)));
        let outbox = Arc::new(Outbox {
            plan: Arc::clone(&plan),
            clock: Arc::clone(&clock),
            waiting: Mutex::default(),
        });
        let ports = Ports {
            table: stores.table,
            blobs: stores.blobs,
            queue: outbox.clone(),
            bus: outbox.clone(),
            clients: stores.clients,
        };
        let app = Arc::new(App::told_time_by(clock.clone(), settings, ports));
        let made = app
            .stores
            .organizations()
            .create("Faults")
            .await
            .expect("an organization");
        Self {
            store: Store::new(&app.stores, made.organization_id),
            router: dispatch::router(Arc::clone(&app), &answerscope_openapi::operations()),
            organization: made.organization_id,
            key: made.api_key,
            app,
            plan,
            data,
            engines: OnceLock::new(),
            clock,
            outbox,
        }
    }

    /// Calls the API.
    pub(crate) async fn call(&self, method: &str, path: &str, body: Option<Value>, once: Option<&str>) -> (u16, Value) {
        self.call_on(&self.router, method, path, body, once).await
    }

    /// Calls other operations than those of the API.
    pub(crate) async fn call_on(
        &self,
        router: &Router,
        method: &str,
        path: &str,
        body: Option<Value>,
        once: Option<&str>,
    ) -> (u16, Value) {
        let mut request = Request::builder()
            .method(method)
            .uri(format!("/api/v1{path}"))
            .header("authorization", format!("Bearer {}", self.key));
        if let Some(key) = once {
            request = request.header("idempotency-key", key);
        }
        let body = match body {
            Some(body) => {
                request = request.header("content-type", "application/json");
                Body::from(body.to_string())
            }
            None => Body::empty(),
        };
        let request = request.body(body).expect("a request");
        let response = router.clone().oneshot(request).await.expect("an answer");
        let status = response.status().as_u16();
        let bytes = to_bytes(response.into_body(), usize::MAX).await.expect("a body");
        (status, serde_json::from_slice(&bytes).unwrap_or_default())
    }

    /// Reads what must be there.
    pub(crate) async fn get(&self, path: &str) -> Value {
        let (status, body) = self.call("GET", path, None, None).await;
        assert_eq!(status, 200, "{path}: {body}");
        body["data"].clone()
    }

    /// Sends a POST as a careful client does: with an Idempotency-Key, again until it is answered.
    pub(crate) async fn post(&self, path: &str, body: Option<Value>, key: &str) -> Value {
        let mut last = Value::Null;
        for _ in 0..6 {
            let (status, answer) = self.call("POST", path, body.clone(), Some(key)).await;
            if (200..300).contains(&status) {
                return answer["data"].clone();
            }
            assert!(
                status >= 500 || [409, 429].contains(&status),
                "{path}: {status} {answer}"
            );
            self.restart();
            self.pass(Duration::from_secs(61));
            last = answer;
        }
        panic!("{path} was never answered: {last}");
    }

    /// A killed process comes back.
    pub(crate) fn restart(&self) {
        if self.plan.dead() {
            self.plan.disarm();
        }
    }

    /// Time passes.
    pub(crate) fn pass(&self, time: Duration) {
        let micros = i64::try_from(time.as_micros()).expect("a time");
        self.clock.0.fetch_add(micros, Ordering::SeqCst);
    }

    fn next(&self, delivery: Delivery) -> Option<Waiting> {
        let now = self.clock.now().0;
        let mut waiting = self.outbox.waiting.lock().expect("the outbox");
        let mut due = (0..waiting.len()).filter(|place| waiting[*place].due <= now);
        let place = match delivery {
            Delivery::InOrder => due.next(),
            Delivery::TwiceAndBackwards => due.next_back(),
        };
        waiting.remove(place?)
    }

    /// Forgets every message, as a queue that lives in the process does when it is killed.
    pub(crate) fn lose_messages(&self) {
        self.outbox.waiting.lock().expect("the outbox").clear();
    }

    /// Has collectors ask these engines.
    pub(crate) fn ask(&self, engines: Arc<dyn AskableEngines>) {
        assert!(
            self.engines.set(engines).is_ok(),
            "the engines of a rig are chosen once"
        );
    }

    async fn handle(&self, worker: Worker, batch: SqsEvent) -> SqsBatchResponse {
        match self.engines.get() {
            Some(engines) if worker == Worker::COLLECTOR => {
                let (app, engines) = (Arc::clone(&self.app), Arc::clone(engines));
                answerscope_answer_collector::handle_with(app, engines, batch).await
            }
            _ => workers::handle(&self.app, worker, batch).await,
        }
    }

    /// Handles the first message that is due.
    pub(crate) async fn pump_one(&self) {
        let message = self.next(Delivery::InOrder).expect("a message");
        let batch = event(&message.body, message.received).expect("an event");
        let handled = self.handle(message.worker, batch).await;
        assert!(handled.batch_item_failures.is_empty(), "{message:?}");
    }

    /// Handles what is due.
    pub(crate) async fn pump(&self, delivery: Delivery) {
        while let Some(mut message) = self.next(delivery) {
            let batch = event(&message.body, message.received).expect("an event");
            if message.received >= 3 {
                answerscope_sweeper::dead_letters(Arc::clone(&self.app), batch).await;
                continue;
            }
            let mut handled = self.handle(message.worker, batch.clone()).await;
            if delivery == Delivery::TwiceAndBackwards {
                handled = self.handle(message.worker, batch).await;
            }
            if self.plan.dead() || !handled.batch_item_failures.is_empty() {
                message.received += 1;
                message.due = self.clock.now().0 + 30_000_000;
                self.outbox.waiting.lock().expect("the outbox").push_back(message);
            }
            if self.plan.dead() {
                return;
            }
        }
    }

    /// Handles what is due until it is killed after so many calls of a kind, and comes back.
    pub(crate) async fn killed_after(&self, call: &'static str, count: usize) {
        self.plan.cut_after(call, count);
        self.pump(Delivery::InOrder).await;
        assert!(self.plan.dead(), "killed after {count} × {call}");
        self.restart();
    }

    /// Handles, sweeps and waits until nothing is left to do. `lose`: what a killed process had in its queue is gone.
    pub(crate) async fn settle(&self, delivery: Delivery, lose: bool) {
        self.settle_within(delivery, lose, ROUNDS).await;
    }

    /// The same for what takes longer.
    pub(crate) async fn settle_within(&self, delivery: Delivery, lose: bool, rounds: usize) {
        for round in 0..rounds {
            self.pump(delivery).await;
            if self.plan.dead() && lose {
                self.lose_messages();
            }
            self.restart();
            let entries = self
                .plan
                .aside(due_entries(&self.app.stores.table, Moment(i64::MAX)))
                .await;
            let idle = self.outbox.waiting.lock().expect("the outbox").is_empty();
            if idle && entries.is_ok_and(|entries| entries.is_empty()) {
                return;
            }
            self.pass(Duration::from_secs(70));
            // One sweep is part of the run; the others are what a schedule does later.
            let sweep = answerscope_sweeper::sweep(&self.app);
            if round == 0 {
                let _cut = sweep.await;
                self.restart();
            } else {
                self.plan.aside(sweep).await.expect("swept");
            }
        }
        let entries = due_entries(&self.app.stores.table, Moment(i64::MAX)).await;
        panic!(
            "stuck: {entries:?} {:?}",
            self.outbox.waiting.lock().expect("the outbox")
        );
    }

    /// What unfinished uploads left on the disk, and what was being written.
    pub(crate) fn unfinished_uploads(&self) -> Vec<PathBuf> {
        let blobs = self.data.path().join("blobs");
        let below = [".uploads", ".tmp"].map(|name| std::fs::read_dir(blobs.join(name)));
        let entries = below.into_iter().flatten().flatten();
        entries.map(|entry| entry.expect("a file").path()).collect()
    }
}
