//! Collections that nobody starts: those of an organization's time, and the first one of a brand.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicUsize, Ordering};
use std::time::Duration;

use answerscope_api::app::App;
use answerscope_domain::clock::{Clock, Moment, SystemClock};
use answerscope_domain::entities::collecting::TimeOfDay;
use answerscope_domain::error::Result;
use answerscope_domain::ids::OrgId;
use answerscope_store::Store;
use answerscope_store::aws::bus::{Bus, Event};
use answerscope_store::aws::queue::{Queue, Worker};
use answerscope_store::callers::collecting::collecting_page;
use answerscope_store::callers::limits::{LimitsPatch, Override};
use answerscope_sweeper::collect_due;
use futures::future::BoxFuture;
use futures::stream::{self, StreamExt};
use serde_json::{Value, json};
use tokio::sync::Notify;

use crate::collections::{ENGINES, kettles};
use crate::processes::ports;
use crate::support::{Caller, Service, start, start_with};

const SECOND: i64 = 1_000_000;
const DAY: i64 = 86_400 * SECOND;

/// A clock that is moved by hand.
struct Hands(AtomicI64);

impl Clock for Hands {
    fn now(&self) -> Moment {
        Moment(self.0.load(Ordering::SeqCst))
    }
}

/// Whom nothing reaches; telling him takes so many microseconds, and who has told him often enough gets no answer.
struct Nobody {
    clock: Arc<Hands>,
    takes: i64,
    /// Messages that it still takes.
    patience: AtomicUsize,
    hung: Notify,
}

impl Nobody {
    fn new(clock: &Arc<Hands>, takes: i64, patience: usize) -> Arc<Self> {
        Arc::new(Self {
            clock: Arc::clone(clock),
            takes,
            patience: AtomicUsize::new(patience),
            hung: Notify::new(),
        })
    }
}

impl Queue for Nobody {
    fn put(&self, _: Worker, _: String, _: Duration) -> BoxFuture<'_, Result<()>> {
        self.clock.0.fetch_add(self.takes, Ordering::SeqCst);
        let less = |left: usize| left.checked_sub(1);
        let told = self.patience.fetch_update(Ordering::SeqCst, Ordering::SeqCst, less);
        if told.is_err() {
            self.hung.notify_one();
            return Box::pin(std::future::pending());
        }
        Box::pin(async { Ok(()) })
    }
}

impl Bus for Nobody {
    fn publish(&self, _: Event) -> BoxFuture<'_, Result<()>> {
        Box::pin(async { Ok(()) })
    }
}

/// A process over the service's stores that asks nobody, at a time of its own.
fn at_another_time(service: &Service, clock: &Arc<Hands>) -> Arc<App> {
    telling(service, clock, Nobody::new(clock, 0, usize::MAX))
}

/// The same, with somebody to tell.
fn telling(service: &Service, clock: &Arc<Hands>, nobody: Arc<Nobody>) -> Arc<App> {
    let app = &service.process.app;
    let ports = ports(service, nobody.clone(), nobody);
    Arc::new(App::told_time_by(clock.clone(), app.settings.clone(), ports))
}

/// A process at midnight of tomorrow to whom each message takes its time, its clock, and seven o'clock of that day.
fn tomorrow(service: &Service, takes: i64) -> (Arc<App>, Arc<Hands>, i64) {
    let midnight = i64::from(SystemClock::default().now().day().0 + 1) * DAY;
    let clock = Arc::new(Hands(AtomicI64::new(midnight)));
    let app = telling(service, &clock, Nobody::new(&clock, takes, usize::MAX));
    (app, clock, midnight + 7 * 3_600 * SECOND)
}

async fn triggers(service: &Service, brand: &str) -> Vec<Value> {
    triggers_of(&service.owner, brand).await
}

async fn triggers_of(caller: &Caller, brand: &str) -> Vec<Value> {
    let runs = caller.get(&format!("/brands/{brand}/collections")).await.data();
    let runs = runs["collections"].as_array().expect("runs").iter();
    runs.map(|run| run["trigger"].clone()).collect()
}

async fn set(app: &App, service: &Service, patch: LimitsPatch) {
    let organization = service.organization.organization_id;
    let set = app.stores.organizations().set(organization, patch).await;
    set.expect("set");
}

fn switched(on: bool) -> LimitsPatch {
    LimitsPatch {
        collection: Some(on),
        ..LimitsPatch::default()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_day_of_each_brand_starts_once_where_collection_is_on() {
    const HOUR: i64 = 3_600_000_000;
    let service = start_with(&[("ANSWERSCOPE_ENGINES", ENGINES)]).await;
    let (brand, _) = kettles(&service).await;
    let midnight = i64::from(SystemClock::default().now().day().0 + 1) * 24 * HOUR;
    let clock = Arc::new(Hands(AtomicI64::new(midnight)));
    let app = at_another_time(&service, &clock);
    assert_eq!(collect_due(&app).await, Ok(0), "it is off");
    let at = "06:00".parse::<TimeOfDay>().expect("a time");
    let patch = LimitsPatch {
        collect_at: Some(Override::Own(at)),
        time_zone: Some(Override::Own("Asia/Tokyo".parse().expect("a zone"))),
        ..switched(true)
    };
    set(&app, &service, patch).await;
    // 06:00 in Tokyo is 21:00 UTC; what was before it was turned on is past.
    for (hour, due, runs) in [(1, 0, 0), (20, 0, 0), (21, 1, 1), (22, 0, 1), (45, 1, 2)] {
        clock.0.store(midnight + hour * HOUR, Ordering::SeqCst);
        assert_eq!(collect_due(&app).await, Ok(due), "{hour}");
        assert_eq!(
            triggers(&service, &brand).await,
            vec![json!("schedule"); runs],
            "{hour}"
        );
    }
    set(&app, &service, switched(false)).await;
    clock.0.store(midnight + 100 * HOUR, Ordering::SeqCst);
    assert_eq!(collect_due(&app).await, Ok(0));
}

/// Sweeps a quarter of a minute later, when what comes together has come.
async fn sweep_soon(service: &Service) {
    let soon = SystemClock::default().now().0 + 15_000_000;
    let app = at_another_time(service, &Arc::new(Hands(AtomicI64::new(soon))));
    answerscope_sweeper::sweep(&app).await.expect("swept");
}

async fn posted(service: &Service, path: &str, body: Value) -> Value {
    service.owner.post(path, body).await.data()
}

/// A way in which a brand's first prompts come to be monitored.
#[derive(Debug, Clone, Copy)]
enum FirstBy {
    Prompts,
    Answers,
    Trend,
    TogglingPrompt,
    TogglingTopic,
}

impl FirstBy {
    const ALL: [Self; 5] = [
        Self::Prompts,
        Self::Answers,
        Self::Trend,
        Self::TogglingPrompt,
        Self::TogglingTopic,
    ];

    async fn go(self, service: &Service, brand: &str) {
        let brand = format!("/brands/{brand}");
        match self {
            Self::Prompts => {
                for query in ["quiet kettles", "cheap kettles"] {
                    let rows = json!({"prompts": [{"query": query}]});
                    posted(service, &format!("{brand}/prompts"), rows).await;
                }
            }
            Self::Answers => {
                let row = json!({"query": "quiet kettles", "engine": "openai", "answeredAt": "2026-11-01T09:00:00Z", "text": "Ovel."});
                posted(service, &format!("{brand}/answers"), json!({"answers": [row]})).await;
            }
            Self::Trend => {
                let body = json!({"keywords": ["tea kettle", "quiet tea kettle"], "country": "US"});
                posted(service, &format!("{brand}/trends/import"), body).await;
                service.process.queue.drained().await;
                let trends = service.owner.get(&format!("{brand}/trends")).await.data();
                let trend = &trends["trends"][0];
                let path = format!("/trends/{}/accept", trend["id"].as_str().expect("an id"));
                posted(service, &path, json!({"promptIds": [trend["prompts"][0]["id"]]})).await;
            }
            Self::TogglingPrompt | Self::TogglingTopic => {
                let body = json!({"name": "Kettles", "prompts": [{"query": "quiet kettles"}]});
                let topic = posted(service, &format!("{brand}/topics"), body).await;
                let prompt = &topic["report"]["created"][0]["id"];
                let path = match self {
                    Self::TogglingTopic => {
                        format!("/topics/{}/toggle-monitoring", topic["id"].as_str().expect("an id"))
                    }
                    _ => format!("/prompts/{}/toggle-monitoring", prompt.as_str().expect("an id")),
                };
                sweep_soon(service).await;
                assert_eq!(triggers(service, &brand["/brands/".len()..]).await, Vec::<Value>::new());
                service.owner.put(&path).await.data();
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_brands_first_prompts_are_asked_soon_however_they_come_to_be_monitored() {
    let service = start_with(&[("ANSWERSCOPE_ENGINES", ENGINES)]).await;
    let (quiet, _) = kettles(&service).await;
    set(&service.process.app, &service, switched(true)).await;
    for (number, by) in FirstBy::ALL.into_iter().enumerate() {
        let body = json!({"name": "Ovel", "domain": format!("ovel{number}.example")});
        let brand = service.brand(body).await;
        by.go(&service, &brand).await;
        assert_eq!(
            triggers(&service, &brand).await,
            Vec::<Value>::new(),
            "{by:?}: more may follow"
        );
        for _ in 0..2 {
            sweep_soon(&service).await;
            assert_eq!(triggers(&service, &brand).await, [json!("first")], "{by:?}");
        }
    }
    let rows = json!({"prompts": [{"query": "one more kettle"}]});
    posted(&service, &format!("/brands/{quiet}/prompts"), rows).await;
    sweep_soon(&service).await;
    assert_eq!(
        triggers(&service, &quiet).await,
        Vec::<Value>::new(),
        "its first prompts came before"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn the_built_in_engine_answers_nothing_by_itself() {
    let service = start().await;
    set(&service.process.app, &service, switched(true)).await;
    let (brand, _) = kettles(&service).await;
    sweep_soon(&service).await;
    service.settled().await;
    let clock = Arc::new(Hands(AtomicI64::new(
        SystemClock::default().now().0 + 30 * 3_600_000_000,
    )));
    assert_eq!(collect_due(&at_another_time(&service, &clock)).await, Ok(0));
    assert_eq!(triggers(&service, &brand).await, Vec::<Value>::new());
}

fn named(id: &Value) -> String {
    id.as_str().expect("an id").to_owned()
}

/// An organization that collects, and its brands.
struct Organization {
    id: OrgId,
    caller: Caller,
    brands: Vec<String>,
}

impl Organization {
    /// Collection is switched on at the time of `app`.
    async fn new(service: &Service, app: &App, brands: usize) -> Self {
        // By the service's clock, so that the one that is made last is the last of all.
        let organizations = service.process.app.stores.organizations();
        let made = organizations.create("Large").await.expect("an organization");
        let caller = service.caller(Some(made.api_key));
        let brands = stream::iter(0..brands).map(|n| {
            let brand = json!({"name": format!("Tarvo {n}"), "domain": format!("tarvo{n}.example")});
            let caller = &caller;
            async move { named(&caller.post("/brands", brand).await.data()["id"]) }
        });
        let brands = brands.buffered(8).collect().await;
        let id = made.organization_id;
        let on = app.stores.organizations().set(id, switched(true)).await;
        on.expect("switched on");
        Self { id, caller, brands }
    }

    /// Collections of each of its brands.
    async fn runs(&self) -> Vec<usize> {
        let runs = stream::iter(&self.brands).map(|brand| triggers_of(&self.caller, brand));
        runs.buffered(8).map(|runs| runs.len()).collect().await
    }

    /// Collections of all its brands.
    async fn started(&self) -> usize {
        self.runs().await.into_iter().sum()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn more_brands_than_there_is_time_for_are_started_by_the_next_sweep() {
    let service = start_with(&[("ANSWERSCOPE_ENGINES", ENGINES)]).await;
    let (app, clock, seven) = tomorrow(&service, SECOND);
    let large = Organization::new(&service, &app, 30).await;
    clock.0.store(seven, Ordering::SeqCst);
    for (all, started) in [(0, 25), (1, 30), (0, 30)] {
        let begun = clock.now().0;
        assert_eq!(collect_due(&app).await, Ok(all));
        assert!(clock.now().0 - begun <= 30 * SECOND, "a sweep is bounded");
        assert_eq!(large.started().await, started);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn many_brands_of_an_organization_keep_no_other_from_its_turn() {
    let service = start_with(&[("ANSWERSCOPE_ENGINES", ENGINES)]).await;
    let (app, clock, seven) = tomorrow(&service, SECOND * 7 / 10);
    let large = Organization::new(&service, &app, 60).await;
    let small = Organization::new(&service, &app, 1).await;
    clock.0.store(seven, Ordering::SeqCst);
    assert_eq!(collect_due(&app).await, Ok(1), "the large one has no time for all");
    assert_eq!((large.started().await, small.started().await), (50, 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sweep_begins_with_those_whose_last_turn_is_longest_ago() {
    let service = start_with(&[("ANSWERSCOPE_ENGINES", ENGINES)]).await;
    let (app, clock, seven) = tomorrow(&service, SECOND);
    let mut all = vec![Organization::new(&service, &app, 26).await];
    for brands in [26, 26, 26, 1] {
        all.push(Organization::new(&service, &app, brands).await);
    }
    clock.0.store(seven, Ordering::SeqCst);
    // Turns of four are side by side, and those of the large ones take all the time.
    assert_eq!(collect_due(&app).await, Ok(0));
    for (large, started) in all.iter().zip([25, 25, 25, 25, 0]) {
        assert_eq!(large.started().await, started);
    }
    collect_due(&app).await.expect("swept");
    assert_eq!(all[4].started().await, 1, "its turn is the next");
    for sweep in 0..2 {
        let both = tokio::join!(collect_due(&app), collect_due(&app));
        assert!(both.0.is_ok() && both.1.is_ok(), "{sweep}");
    }
    for large in &all {
        assert_eq!(
            large.runs().await,
            vec![1; large.brands.len()],
            "once, by two sweeps at a time"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_killed_sweep_has_not_started_the_next_one_starts_and_nothing_twice() {
    let service = start_with(&[("ANSWERSCOPE_ENGINES", ENGINES)]).await;
    let (app, clock, seven) = tomorrow(&service, 0);
    let large = Organization::new(&service, &app, 30).await;
    for (day, messages) in [0, 3, 24, 25, 29].into_iter().enumerate() {
        clock.0.store(seven + day as i64 * DAY, Ordering::SeqCst);
        let nobody = Nobody::new(&clock, 0, messages);
        let killed = telling(&service, &clock, Arc::clone(&nobody));
        tokio::select! {
            swept = collect_due(&killed) => panic!("it was not killed: {swept:?}"),
            () = nobody.hung.notified() => {}
        }
        assert_eq!(collect_due(&app).await, Ok(1), "after {messages} messages");
        assert_eq!(large.runs().await, vec![day + 1; 30], "after {messages} messages");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_organization_that_can_not_be_read_has_its_turn_like_all() {
    let service = start_with(&[("ANSWERSCOPE_ENGINES", ENGINES)]).await;
    let (app, clock, seven) = tomorrow(&service, 0);
    let lost = Organization::new(&service, &app, 1).await;
    let other = Organization::new(&service, &app, 1).await;
    let lost = Store::new(&app.stores, lost.id).org.organization();
    app.stores.table.delete_all(vec![lost]).await.expect("deleted");
    clock.0.store(seven, Ordering::SeqCst);
    assert_eq!(collect_due(&app).await, Ok(1));
    assert_eq!(other.started().await, 1);
    let (rows, _) = collecting_page(&app.stores.table, None).await.expect("rows");
    let turns = rows.iter().map(|row| (row.turn, row.due(clock.now()).is_some()));
    let now = Some(Moment(seven));
    assert_eq!(
        turns.collect::<Vec<_>>(),
        [(now, true), (now, false)],
        "none is first for ever"
    );
}
