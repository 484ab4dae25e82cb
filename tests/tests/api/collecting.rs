//! Collections that nobody starts: those of an organization's time, and the first one of a brand.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use answerscope_api::app::App;
use answerscope_domain::clock::{Clock, Moment, SystemClock};
use answerscope_domain::entities::collecting::TimeOfDay;
use answerscope_domain::error::Result;
use answerscope_store::aws::bus::{Bus, Event};
use answerscope_store::aws::queue::{Queue, Worker};
use answerscope_store::callers::limits::{LimitsPatch, Override};
use answerscope_sweeper::collect_due;
use futures::future::BoxFuture;
use serde_json::{Value, json};

use crate::collections::{ENGINES, kettles};
use crate::processes::ports;
use crate::support::{Service, start, start_with};

/// A clock that is moved by hand.
struct Hands(AtomicI64);

impl Clock for Hands {
    fn now(&self) -> Moment {
        Moment(self.0.load(Ordering::SeqCst))
    }
}

/// Whom nothing reaches; telling him takes so many microseconds.
struct Nobody {
    clock: Arc<Hands>,
    takes: i64,
}

impl Queue for Nobody {
    fn put(&self, _: Worker, _: String, _: Duration) -> BoxFuture<'_, Result<()>> {
        self.clock.0.fetch_add(self.takes, Ordering::SeqCst);
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
    slowly(service, clock, 0)
}

/// The same, where each message takes its time.
fn slowly(service: &Service, clock: &Arc<Hands>, takes: i64) -> Arc<App> {
    let nobody = Arc::new(Nobody {
        clock: Arc::clone(clock),
        takes,
    });
    let app = &service.process.app;
    let ports = ports(service, nobody.clone(), nobody);
    Arc::new(App::told_time_by(clock.clone(), app.settings.clone(), ports))
}

async fn triggers(service: &Service, brand: &str) -> Vec<Value> {
    let runs = service.owner.get(&format!("/brands/{brand}/collections")).await.data();
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

#[tokio::test(flavor = "multi_thread")]
async fn more_brands_than_there_is_time_for_are_started_by_the_next_sweep() {
    const SECOND: i64 = 1_000_000;
    let service = start_with(&[("ANSWERSCOPE_ENGINES", ENGINES)]).await;
    let mut brands = Vec::new();
    for n in 0..30 {
        let brand = json!({"name": format!("Tarvo {n}"), "domain": format!("tarvo{n}.example")});
        brands.push(service.brand(brand).await);
    }
    let midnight = i64::from(SystemClock::default().now().day().0 + 1) * 86_400 * SECOND;
    let clock = Arc::new(Hands(AtomicI64::new(midnight)));
    let app = slowly(&service, &clock, SECOND);
    set(&app, &service, switched(true)).await;
    clock.0.store(midnight + 7 * 3_600 * SECOND, Ordering::SeqCst);
    for (all, started) in [(0, 25), (1, 30), (0, 30)] {
        let begun = clock.now().0;
        assert_eq!(collect_due(&app).await, Ok(all));
        assert!(clock.now().0 - begun <= 30 * SECOND, "a sweep is bounded");
        let mut runs = 0;
        for brand in &brands {
            runs += triggers(&service, brand).await.len();
        }
        assert_eq!(runs, started);
    }
}
