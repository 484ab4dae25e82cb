//! Every kind of work of the registry, walked through what may happen to its tasks. A new kind needs its line in
//! [`every_kind_of_work_lives_and_ends_alike`]; the test says so.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use answerscope::queue::event;
use answerscope_api::app::App;
use answerscope_domain::clock::{Clock, Moment, SystemClock};
use answerscope_domain::country::Country;
use answerscope_domain::entities::collection::{AskedEngine, CollectionWork, Trigger};
use answerscope_domain::entities::export::{ExportRequest, ExportWork};
use answerscope_domain::entities::insight::GenerationWork;
use answerscope_domain::entities::task::{Task, TaskState};
use answerscope_domain::entities::trend::TrendWork;
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{BrandId, Fingerprint, Tokened};
use answerscope_domain::{Engine, Surface};
use answerscope_export::{Entity, Format, Metric};
use answerscope_store::Store;
use answerscope_store::aws::bus::{Bus, Event};
use answerscope_store::aws::queue::{Addressed, Queue, Worker};
use answerscope_store::callers::idempotency::IdempotencyState;
use answerscope_store::table::number_of;
use answerscope_store::table::outbox::{OutboxEntry, PATIENCE};
use answerscope_tasks::{ATTEMPTS, Claim, Kind, LEASE, Tasks, Work, expect, registry};
use futures::future::BoxFuture;
use serde_json::{Value, json};

use crate::processes::ports;
use crate::support::{Service, id, start};

/// A clock that is moved by hand.
struct Hands(AtomicI64);

impl Clock for Hands {
    fn now(&self) -> Moment {
        Moment(self.0.fetch_add(1, Ordering::SeqCst))
    }
}

/// Keeps what is sent and told, or refuses it.
#[derive(Default)]
struct Kept {
    sent: Mutex<Vec<(Worker, String)>>,
    told: Mutex<Vec<Event>>,
    away: AtomicBool,
}

impl Kept {
    fn take<T>(&self, list: &Mutex<Vec<T>>, item: T) -> Result<()> {
        if self.away.load(Ordering::SeqCst) {
            return Err(Error::internal("away, on purpose"));
        }
        list.lock().expect("a list").push(item);
        Ok(())
    }
}

impl Queue for Kept {
    fn put(&self, worker: Worker, body: String, _: Duration) -> BoxFuture<'_, Result<()>> {
        Box::pin(async move { self.take(&self.sent, (worker, body)) })
    }
}

impl Bus for Kept {
    fn publish(&self, event: Event) -> BoxFuture<'_, Result<()>> {
        Box::pin(async move { self.take(&self.told, event) })
    }
}

/// A process over the service's stores in which nothing happens by itself.
struct Still {
    app: Arc<App>,
    store: Store,
    kept: Arc<Kept>,
    clock: Arc<Hands>,
    brand: BrandId,
}

impl Still {
    async fn over(service: &Service) -> Self {
        let (app, kept) = (&service.process.app, Arc::new(Kept::default()));
        let clock = Arc::new(Hands(AtomicI64::new(SystemClock::default().now().0)));
        let ports = ports(service, kept.clone(), kept.clone());
        let app = Arc::new(App::told_time_by(clock.clone(), app.settings.clone(), ports));
        let brand = service.brand(json!({"name": "Tarvo", "domain": "tarvo.example"})).await;
        Self {
            store: Store::new(&app.stores, service.organization.organization_id),
            brand: id(&brand),
            app,
            kept,
            clock,
        }
    }

    fn pass(&self, time: Duration) {
        let micros = i64::try_from(time.as_micros()).expect("a time");
        self.clock.0.fetch_add(micros, Ordering::SeqCst);
    }

    /// What a request with an `Idempotency-Key` works with, each time that it comes.
    async fn repeated(&self, key: &str) -> [Store; 2] {
        let name = Fingerprint::of(&[key.as_bytes()]);
        let state = self.store.idempotency().begin(name, name).await.expect("begun");
        let IdempotencyState::Begun(lease) = state else {
            panic!("{state:?}");
        };
        [(); 2].map(|()| self.store.with_tokens_of(name, &lease))
    }

    async fn entries(&self) -> Vec<OutboxEntry> {
        let entries = self.store.outbox().list(self.brand).await.expect("read");
        entries.into_iter().map(|(_, entry)| entry).collect()
    }

    async fn credits(&self) -> i64 {
        let usage = self.store.table().get(&self.store.org.usage()).await;
        let usage = usage.expect("read").unwrap_or_default();
        number_of(&usage, "credits").unwrap_or_default()
    }

    /// What has been sent since the last look.
    fn sent(&self) -> Vec<(Worker, String)> {
        std::mem::take(&mut *self.kept.sent.lock().expect("a list"))
    }

    fn told(&self) -> Vec<Event> {
        std::mem::take(&mut *self.kept.told.lock().expect("a list"))
    }
}

async fn mine<W: Work>(tasks: &Tasks<'_, W>, id: W::Id) -> Task<W> {
    match tasks.claim(id).await.expect("claimed") {
        Claim::Mine(task) => task,
        _ => panic!("{} is not to be had", W::KIND.name),
    }
}

/// Started twice with one token it is one task, with one outbox entry, and costs what one costs.
async fn starts_once<W: Work + Clone>(still: &Still, work: &W) -> W::Id {
    let [first, again] = still.repeated(W::KIND.name).await;
    let before = still.credits().await;
    let (id, _) = Tasks::new(&first)
        .start(still.brand, work.clone())
        .await
        .expect("started");
    let (same, task) = Tasks::new(&again)
        .start(still.brand, work.clone())
        .await
        .expect("found");
    assert_eq!((id.token(), task.task_state), (same.token(), TaskState::Pending));
    assert_eq!(still.credits().await - before, i64::from(W::KIND.gives_back));
    let entry = OutboxEntry::Task(W::KIND.entry.into(), id.token());
    assert_eq!(still.entries().await, [entry]);
    let [(worker, body)] = still.sent().try_into().expect("one message");
    assert_eq!(worker, W::KIND.worker);
    assert_eq!(expect::<W>(&body).expect("its message").1.token(), id.token());
    id
}

/// A worker that has lost its lease ends nothing, and the last attempt is the last one.
async fn is_given_up<W: Work>(still: &Still, id: W::Id) {
    let tasks = Tasks::<W>::new(&still.store);
    let lost = mine(&tasks, id).await;
    assert!(matches!(tasks.claim(id).await, Ok(Claim::Held)));
    for _ in 1..ATTEMPTS {
        still.pass(LEASE);
        mine(&tasks, id).await;
    }
    assert!(!tasks.complete(id, lost, Vec::new()).await.expect("refused"));
    assert_eq!(tasks.get(id).await.expect("read").task_state, TaskState::Processing);
    tasks.fail_abandoned(id).await.expect("held, so left alone");
    still.pass(LEASE);
    let exhausted = tasks.perform(id, |_| async { panic!("it was begun often enough") });
    exhausted.await.expect("failed");
    let task = tasks.get(id).await.expect("read");
    assert_eq!(
        (task.task_state, task.error.map(|error| error.code)),
        (TaskState::Failed, Some(1001))
    );
    assert_eq!(still.entries().await, []);
    assert!(matches!(tasks.claim(id).await, Ok(Claim::Over)));
}

/// A completed task tells its event, or nothing; the sweeper tells it where the bus was away.
async fn completes<W: Work>(still: &Still, work: W) {
    let tasks = Tasks::<W>::new(&still.store);
    let (id, _) = tasks.start(still.brand, work).await.expect("started");
    let task = mine(&tasks, id).await;
    still.kept.away.store(true, Ordering::SeqCst);
    assert!(tasks.complete(id, task, Vec::new()).await.expect("completed"));
    still.kept.away.store(false, Ordering::SeqCst);
    let event = W::KIND.event;
    let left: Vec<OutboxEntry> = event
        .map(|event| OutboxEntry::Event(event, id.token()))
        .into_iter()
        .collect();
    assert_eq!(still.entries().await, left);
    still.pass(PATIENCE);
    still.sent();
    answerscope_sweeper::sweep(&still.app).await.expect("swept");
    let told = still.told();
    assert_eq!(
        told.iter().map(|told| told.event).collect::<Vec<_>>(),
        Vec::from_iter(event)
    );
    for told in told {
        assert_eq!((told.task, &told.data["status"]), (id.token(), &json!("completed")));
        still
            .store
            .deliveries()
            .fan_out(&told)
            .await
            .expect("delivered to nobody");
    }
    assert_eq!((still.entries().await, still.sent()), (vec![], vec![]));
}

/// What was never begun is sent again by the sweeper, and failed behind the dead letters.
async fn is_swept_and_buried<W: Work>(still: &Still, work: W) {
    let tasks = Tasks::<W>::new(&still.store);
    let before = still.credits().await;
    let (id, _) = tasks.start(still.brand, work).await.expect("started");
    let message = (W::KIND.worker, tasks.message(id).body().expect("a body"));
    assert_eq!(still.sent(), std::slice::from_ref(&message));
    answerscope_sweeper::sweep(&still.app).await.expect("swept");
    assert_eq!(still.sent(), [], "the first message has its time");
    still.pass(PATIENCE);
    answerscope_sweeper::sweep(&still.app).await.expect("swept");
    assert_eq!(still.sent(), std::slice::from_ref(&message));
    let letters = event(&message.1, ATTEMPTS).expect("an event");
    let answer = answerscope_sweeper::dead_letters(Arc::clone(&still.app), letters).await;
    assert_eq!(answer.batch_item_failures, []);
    assert_eq!(tasks.get(id).await.expect("read").task_state, TaskState::Failed);
    assert_eq!((still.entries().await, still.credits().await), (vec![], before));
}

async fn lives<W: Work + Clone>(still: &Still, work: W) -> &'static str {
    let id = starts_once(still, &work).await;
    is_given_up::<W>(still, id).await;
    completes(still, work.clone()).await;
    is_swept_and_buried(still, work).await;
    W::KIND.name
}

#[tokio::test(flavor = "multi_thread")]
async fn every_kind_of_work_lives_and_ends_alike() {
    let service = start().await;
    let still = Still::over(&service).await;
    let day = still.clock.now().day();
    let export = ExportWork::new(ExportRequest {
        entities: vec![Entity::Brand],
        metrics: vec![Metric::Visibility],
        format: Format::Ndjson,
        first: day,
        last: day,
        engines: None,
    });
    let generation = GenerationWork {
        prompts: None,
        first: day,
        last: day,
        insights: Vec::new(),
    };
    let trends = TrendWork {
        keywords: vec!["quiet kettle".to_owned()],
        country: Country::known("US").expect("a country"),
    };
    let asked = AskedEngine {
        engine: Engine::OpenAi,
        surface: Surface::Api,
    };
    let collection = CollectionWork::new(Trigger::Api, day, vec![asked], 1);
    let walked = BTreeSet::from([
        lives(&still, collection).await,
        lives(&still, export).await,
        lives(&still, generation).await,
        lives(&still, trends).await,
    ]);
    let all: BTreeSet<&str> = registry::KINDS.iter().map(|kind: &&Kind| kind.name).collect();
    assert_eq!(walked, all, "every kind of work needs its line here");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_outbox_entry_of_an_unknown_kind_stays_and_keeps_nobody() {
    let service = start().await;
    let still = Still::over(&service).await;
    let entry = OutboxEntry::Task("NO_KIND".into(), still.brand.0);
    let put = entry.put_once_due(still.store.org.of(still.brand), Moment(0));
    still.store.table().write([put]).await.expect("written");
    let work = TrendWork {
        keywords: vec!["quiet kettle".to_owned()],
        country: Country::known("US").expect("a country"),
    };
    Tasks::new(&still.store)
        .start(still.brand, work)
        .await
        .expect("started");
    still.sent();
    still.pass(PATIENCE);
    let swept = answerscope_sweeper::sweep(&still.app).await.expect("swept");
    assert_eq!(swept.due, 2);
    assert_eq!(still.sent().len(), 1);
    assert!(still.entries().await.contains(&entry));
    let poison: Value = json!({"kind": "census", "organization": still.store.organization(), "census": "census_1"});
    let letters = event(&poison.to_string(), ATTEMPTS).expect("an event");
    let answer = answerscope_sweeper::dead_letters(Arc::clone(&still.app), letters).await;
    assert_eq!(answer.batch_item_failures, []);
}

/// Every piece of Rust on the page, with the file that it is said to be from.
fn pieces(page: &str) -> Vec<(String, String)> {
    let (mut pieces, mut file) = (Vec::new(), String::new());
    let mut blocks = page.split("```");
    while let (Some(prose), Some(block)) = (blocks.next(), blocks.next()) {
        if let Some(named) = prose.split('`').rfind(|word| word.ends_with(".rs")) {
            file = named.to_owned();
        }
        if let Some(code) = block.strip_prefix("rust\n") {
            pieces.extend(code.split("// …\n").map(|piece| (file.clone(), piece.to_owned())));
        }
    }
    pieces
}

#[test]
fn the_page_about_workers_shows_the_code_as_it_is() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let squeezed = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let page = std::fs::read_to_string(root.join("docs/ADDING-A-WORKER.md")).expect("the page");
    let pieces = pieces(&page);
    assert!(pieces.len() > 4, "{}", pieces.len());
    for (file, piece) in pieces {
        let code = std::fs::read_to_string(root.join(&file)).expect("a file that the page names");
        assert!(
            squeezed(&code).contains(&squeezed(&piece)),
            "{file} has changed:\n{piece}"
        );
    }
}
