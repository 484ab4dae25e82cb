//! Changed names and competitors give the same numbers as a fresh start with them.

use std::sync::Arc;
use std::time::Duration;

use answerscope::commands::reread::reread;
use answerscope_api::app::App;
use answerscope_domain::clock::{Clock, Moment, SystemClock, later};
use answerscope_domain::ids::{BrandId, Id};
use answerscope_store::Store;
use answerscope_store::aws::queue::Queue;
use answerscope_store::brands::reanalysis::{ReanalysisProgress, Walk};
use answerscope_store::table::{Action, number, text_of};
use serde_json::{Value, json};

use crate::processes::{Nobody, ports};
use crate::support::{Service, start};

const TEXTS: [&str; 5] = [
    "Tarvo is excellent. Mervol has poor customer support. See https://mervol.example/a.",
    "Old Tarvo and Orbran: Orbran is lighter than Tarvo.",
    "Mervol Home, Mervol Home and Orbran have great design.",
    "Nothing is named here, but https://orbran.example/b is cited.",
    "Tarvo House has excellent battery life; Mervol does not.",
];

/// Imports answers to six prompts, and waits until they are counted.
async fn import(service: &Service, brand: &str) {
    import_some(service, brand, |_| true).await;
}

/// The same without the answers to some of the prompts.
async fn import_some(service: &Service, brand: &str, prompts: impl Fn(usize) -> bool) {
    let rows = (0..60).filter(|n| prompts(n % 6)).map(|n| {
        json!({"query": format!("q{}", n % 6), "engine": (["openai", "gemini"][n % 2]), "text": TEXTS[n % 5],
            "answeredAt": format!("2026-{:02}-{:02}T09:00:00Z", 9 + n % 3, 1 + n % 20), "externalId": format!("{n}")})
    });
    service.import(brand, rows.collect()).await;
    service.settled().await;
}

/// Every number of a brand, without ids and times.
async fn numbers(service: &Service, brand: &str) -> Vec<Value> {
    let mut all = Vec::new();
    for metric in ["share-of-voice", "visibility", "citations", "sentiment"] {
        for kind in ["aggregates", "timeseries"] {
            let path = format!("/brands/{brand}/{metric}/{kind}?startDate=2026-09-01&endDate=2026-11-30&pageSize=100");
            all.push(service.owner.get(&path).await.data());
        }
    }
    all
}

/// What brands are changed to, or begin with.
pub(crate) fn last(domain: &str) -> Value {
    json!({
        "name": "Tarvo",
        "domain": domain,
        "alternativeNames": ["Tarvo House"],
        "competitors": [
            {"name": "Orbran", "domain": "orbran.example"},
            {"name": "Mervol", "domain": "mervol.example", "alternativeNames": ["Mervol Home"]},
        ]
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_changed_brand_equals_a_fresh_one() {
    let service = start().await;
    let changed = service
        .brand(json!({"name": "Old Tarvo", "domain": "old.example", "competitors": [
            {"name": "Mervol", "domain": "mervol.example"}, {"name": "Gone", "domain": "gone.example"}]}))
        .await;
    import(&service, &changed).await;
    let before = numbers(&service, &changed).await;
    let path = format!("/brands/{changed}");
    let change = async |patch: Value| {
        service.owner.patch(&path, patch).await.data();
        service.settled().await;
    };
    change(last("tarvo.example")).await;
    let after = numbers(&service, &changed).await;
    assert_ne!(before, after, "the change shows");
    // A fresh start with what it was changed to. Its domain must differ inside one organization.
    change(json!({"domain": "moved.example"})).await;
    let moved = numbers(&service, &changed).await;
    change(json!({"domain": "tarvo.example"})).await;
    assert_same(&numbers(&service, &changed).await, &after, "there and back again");
    let fresh = service.brand(last("moved.example")).await;
    import(&service, &fresh).await;
    assert_same(&numbers(&service, &fresh).await, &moved, "the same as a fresh start");
}

#[tokio::test(flavor = "multi_thread")]
async fn late_and_repeated_answers_equal_one_import() {
    let service = start().await;
    let (once, twice) = (
        service.brand(last("once.example")).await,
        service.brand(last("twice.example")).await,
    );
    import(&service, &once).await;
    let late = json!({"query": "q0", "engine": "openai", "text": TEXTS[0],
        "answeredAt": "2026-09-01T09:00:00Z", "externalId": "0"});
    service.import(&twice, vec![late]).await;
    service.settled().await;
    import(&service, &twice).await;
    import(&service, &twice).await;
    let [a, b] = [numbers(&service, &once).await, numbers(&service, &twice).await];
    assert_same(&with_one_domain(a), &with_one_domain(b), "the same numbers");
}

/// Fails with the first row that differs instead of all of them.
#[track_caller]
fn assert_same(left: &[Value], right: &[Value], what: &str) {
    for (left, right) in left.iter().zip(right) {
        // What stands beside them may differ: versions, and until when answers are counted.
        let rows = |value: &Value| {
            let rows = value.get("aggregates").or(value.get("timeseries"));
            rows.and_then(Value::as_array).cloned().expect("rows")
        };
        for (left, right) in rows(left).iter().zip(&rows(right)) {
            assert_eq!(left, right, "{what}");
        }
        assert_eq!(rows(left).len(), rows(right).len(), "{what}");
    }
    assert_eq!(left.len(), right.len(), "{what}");
}

/// Two brands of an organization must differ in their domain; their numbers need not.
fn with_one_domain(all: Vec<Value>) -> Vec<Value> {
    let text = Value::Array(all).to_string();
    let text = ["once.example", "twice.example", "part.example"]
        .iter()
        .fold(text, |text, domain| text.replace(domain, "tarvo.example"));
    serde_json::from_str(&text).expect("JSON")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_prompt_leaves_every_number() {
    let service = start().await;
    let (whole, part) = (
        service.brand(last("tarvo.example")).await,
        service.brand(last("part.example")).await,
    );
    import(&service, &whole).await;
    let prompts = service.owner.get(&format!("/brands/{whole}/prompts")).await.data();
    let doomed = prompts["prompts"]
        .as_array()
        .expect("prompts")
        .iter()
        .find(|p| p["query"] == "q3")
        .expect("q3")["id"]
        .clone();
    let path = format!("/prompts/{}", doomed.as_str().expect("an id"));
    assert_eq!(service.owner.delete(&path).await.status.as_u16(), 204);
    assert_eq!(service.owner.get(&path).await.code(), 1006);
    service.settled().await;
    import_some(&service, &part, |prompt| prompt != 3).await;
    let [a, b] = [numbers(&service, &whole).await, numbers(&service, &part).await];
    assert_same(&with_one_domain(a), &with_one_domain(b), "the same numbers");
}

/// The versions that the series of every level and metric tell, each set of them once.
async fn versions(service: &Service, brand: &str) -> Vec<Value> {
    let mut told = Vec::new();
    for level in service.levels(brand).await {
        for metric in ["share-of-voice", "visibility", "citations", "sentiment"] {
            let path = format!("{level}/{metric}/timeseries?startDate=2026-09-01&endDate=2026-11-30");
            told.push(service.owner.get(&path).await.data()["methodVersions"].clone());
        }
    }
    told.dedup();
    told
}

/// Makes facts those of another version of the method: all of them, or those of a day and later.
pub(crate) async fn made_by(service: &Service, version: u64, from: &str) {
    let table = &service.process.app.stores.table;
    let found = table
        .client
        .scan()
        .table_name(&table.name)
        .send()
        .await
        .expect("a scan");
    for mut item in found.items.unwrap_or_default() {
        if text_of(&item, "kind") == Some("facts") && text_of(&item, "sk") >= Some(from) {
            item.insert("readingMethod".into(), number(version));
            table.write([Action::put(item)]).await.expect("written");
        }
    }
    let store = Store::new(&service.process.app.stores, service.organization.organization_id);
    answerscope_rollup::recount::recount(&store).await.expect("marked");
    answerscope_sweeper::sweep(&service.process.app).await.expect("swept");
    service.settled().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_of_an_earlier_method_are_read_anew_when_that_is_asked_for() {
    let service = start().await;
    let brand = service.brand(last("tarvo.example")).await;
    import(&service, &brand).await;
    let (before, now) = (numbers(&service, &brand).await, versions(&service, &brand).await);
    let today = now[0][0].as_u64().expect("a version");
    assert_eq!(now, [json!([today])]);
    made_by(&service, 900, "").await;
    assert_eq!(versions(&service, &brand).await, [json!([900])]);
    // 2026-10-01 is day 20727.
    made_by(&service, 901, "020727").await;
    assert_eq!(versions(&service, &brand).await, [json!([900, 901])]);
    answerscope_sweeper::sweep(&service.process.app).await.expect("swept");
    service.settled().await;
    assert_eq!(
        versions(&service, &brand).await,
        [json!([900, 901])],
        "nothing begins by itself"
    );
    for asked in [Some(brand.as_str()), None] {
        reread(&service.process, asked).await.expect("read anew");
        service.settled().await;
        assert_eq!(versions(&service, &brand).await, [json!([today])]);
    }
    assert_same(&numbers(&service, &brand).await, &before, "the same texts");
    let stranger = reread(&service.process, Some("brand_00000000000000000000")).await;
    assert!(stranger.expect_err("no such brand").to_string().contains("--brand"));
}

/// A clock that is ahead of the system's.
struct Ahead(Duration);

impl Clock for Ahead {
    fn now(&self) -> Moment {
        later(SystemClock::default().now(), self.0)
    }
}

/// Sweeps some minutes from now; `None`: nobody hears what is sent.
pub(crate) async fn sweep_in(service: &Service, minutes: u64, queue: Option<Arc<dyn Queue>>) {
    let app = &service.process.app;
    let queue = queue.unwrap_or_else(|| Arc::new(Nobody));
    let ports = ports(service, queue, Arc::clone(app.stores.bus()));
    let clock = Arc::new(Ahead(Duration::from_secs(60 * minutes)));
    let app = Arc::new(App::told_time_by(clock, app.settings.clone(), ports));
    answerscope_sweeper::sweep(&app).await.expect("swept");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_raised_method_reads_answers_anew_by_itself() {
    let service = start().await;
    let brand = service.brand(last("tarvo.example")).await;
    import(&service, &brand).await;
    let (before, now) = (numbers(&service, &brand).await, versions(&service, &brand).await);
    made_by(&service, 1, "").await;
    assert_eq!(versions(&service, &brand).await, [json!([1])]);
    let sent_on = || Some(Arc::clone(service.process.app.stores.queue()));
    // The first sweep was `made_by`'s: functions of the version before may serve for some minutes.
    sweep_in(&service, 5, sent_on()).await;
    service.settled().await;
    assert_eq!(versions(&service, &brand).await, [json!([1])], "not yet");
    sweep_in(&service, 11, sent_on()).await;
    service.settled().await;
    assert_eq!(versions(&service, &brand).await, now);
    assert_same(&numbers(&service, &brand).await, &before, "the same texts");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_brand_tells_how_far_its_answers_are_read_anew() {
    let service = start().await;
    let body = json!({"name": "Tarvo", "domain": "tarvo.example"});
    let brand = service.brand(body).await;
    let path = format!("/brands/{brand}");
    let told = || async { service.owner.get(&path).await.data().get("reanalysis").cloned() };
    assert_eq!(told().await, None);
    let id = BrandId::parse(&brand).expect("a brand");
    let store = Store::new(&service.process.app.stores, service.organization.organization_id);
    for (done, all, progress) in [(0, 8, 0.0), (2, 8, 0.25), (8, 8, 1.0), (0, 0, 0.0)] {
        let parts = ReanalysisProgress { done, all };
        let noted = store.brands().note_reanalysis(id, parts, &Walk::default()).await;
        noted.expect("noted");
        assert_eq!(told().await, Some(json!({"progress": progress})), "{done} of {all}");
    }
    let stranger = service.stranger().await;
    assert_eq!(stranger.get(&path).await.code(), 1006);
    // A real one ends it.
    import(&service, &brand).await;
    let changed = service.owner.patch(&path, last("tarvo.example")).await.data();
    assert_eq!(
        changed["reanalysis"],
        json!({"progress": 0.0}),
        "it has begun: {changed}"
    );
    service.settled().await;
    assert_eq!(told().await, None);
    service.owner.delete(&path).await;
    service.settled().await;
    assert_eq!(service.owner.get(&path).await.code(), 1006);
    let walk = Walk::default();
    let late = store.brands().note_reanalysis(id, ReanalysisProgress::BEGUN, &walk);
    assert!(late.await.is_err(), "the brand is gone");
}
