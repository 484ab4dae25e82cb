//! How many requests go to DynamoDB and S3, counted on the wire. docs/PERFORMANCE.md has the figures; more is a regression.

use std::collections::BTreeMap;

use answerscope_domain::clock::Moment;
use answerscope_domain::ids::{BrandId, Fingerprint};
use answerscope_purge::run_purge;
use answerscope_store::Store;
use answerscope_store::runtime::budget::Budget;
use answerscope_store::table::outbox::OutboxEntry;
use serde_json::json;

use crate::processes::silent;
use crate::purges::{collections, generations};
use crate::segments::{Place, spread};
use crate::support::{Service, id, sent_to, start, start_with, tarvo};

#[track_caller]
fn assert_dynamodb(what: &str, counts: &BTreeMap<String, u64>, expected: u64) {
    assert_eq!(sent_to("DynamoDB", counts), expected, "{what}: {counts:?}");
}

/// The key check guesses from what it saw last; a first call and a refill in between may cost one more request.
async fn warm(service: &Service) {
    service.owner.get("/brands").await;
    service.owner.get("/brands").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_call_is_one_request() {
    let service = start().await;
    let unknown = service.caller(Some(format!("as_{}", "A".repeat(43))));
    let (answer, counts) = service.requests(unknown.get("/brands")).await;
    assert_eq!(answer.code(), 1004);
    assert_dynamodb("an unknown key", &counts, 1);
    let key = service.process.app.stores.organizations();
    let reader = key
        .create_key(service.organization.organization_id, &["read"], None)
        .await
        .expect("a key");
    let reader = service.caller(Some(reader.api_key));
    let (answer, counts) = service.requests(reader.post("/brands", json!({}))).await;
    assert_eq!(answer.code(), 1011);
    assert_dynamodb("a key without the scope", &counts, 1);
    let garbage = service.caller(Some("as_short".into()));
    let (_, counts) = service.requests(garbage.get("/brands")).await;
    assert_dynamodb("a key that can not be one", &counts, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_call_past_a_limit_that_is_known_is_no_request() {
    let service = start_with(&[("ANSWERSCOPE_RATE_LIMIT", "7/1")]).await;
    while service.owner.get("/brands").await.status.as_u16() == 200 {}
    let (answer, counts) = service.requests(service.owner.post("/brands", json!({}))).await;
    assert_eq!(
        (answer.code(), answer.headers["retry-after"].to_str().is_ok()),
        (1007, true)
    );
    assert_dynamodb("a call without tokens", &counts, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn entities_lists_and_writes_are_two_requests() {
    let service = start().await;
    let ids = service.world().await;
    warm(&service).await;
    for path in [
        "/brands".to_owned(),
        format!("/brands/{}", ids["brand"]),
        format!("/brands/{}/prompts", ids["brand"]),
        format!("/brands/{}/views", ids["brand"]),
        format!("/prompts/{}", ids["prompt"]),
        format!("/views/{}", ids["view"]),
        format!("/topics/{}", ids["topic"]),
        format!("/answers/{}", ids["answer"]),
    ] {
        let (answer, counts) = service.requests(service.owner.get(&path)).await;
        assert_eq!(answer.status.as_u16(), 200, "{path}");
        assert_dynamodb(&path, &counts, 2);
    }
    let (_, counts) = service
        .requests(
            service
                .owner
                .post("/brands", json!({"name": "N", "domain": "n.example"})),
        )
        .await;
    assert_dynamodb("createBrand", &counts, 2);
    let views = format!("/brands/{}/views", ids["brand"]);
    let (_, counts) = service
        .requests(service.owner.post(&views, json!({"name": "Second"})))
        .await;
    assert_dynamodb("createView", &counts, 2);
}

/// A change reads what it changes: one request more than a write that makes something.
#[tokio::test(flavor = "multi_thread")]
async fn changes_are_three_requests() {
    let service = start().await;
    let ids = service.world().await;
    warm(&service).await;
    let prompt = format!("/prompts/{}", ids["prompt"]);
    let (_, counts) = service
        .requests(service.owner.patch(&prompt, json!({"tags": ["a"]})))
        .await;
    assert_dynamodb("updatePrompt", &counts, 3);
    let (_, counts) = service
        .requests(service.owner.put(&format!("{prompt}/toggle-monitoring")))
        .await;
    assert_dynamodb("togglePromptMonitoring", &counts, 3);
    let view = format!("/views/{}", ids["view"]);
    let (_, counts) = service
        .requests(service.owner.patch(&view, json!({"name": "Other"})))
        .await;
    assert_dynamodb("updateView", &counts, 3);
    let (_, counts) = service.requests(service.owner.delete(&view)).await;
    assert_dynamodb("deleteView", &counts, 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_answers_of_a_prompt_are_three_requests() {
    let service = start().await;
    let ids = service.world().await;
    warm(&service).await;
    let (_, counts) = service
        .requests(service.owner.get(&format!("/prompts/{}/answers", ids["prompt"])))
        .await;
    assert_dynamodb("listAnswers", &counts, 3);
}

/// Hundreds of brands are made and deleted by suites: that must stay cheap.
#[tokio::test(flavor = "multi_thread")]
async fn the_purge_of_an_empty_brand_is_ten_requests() {
    let service = start().await;
    let brand: BrandId = id(&tarvo(&service, "tarvo.example").await);
    silent(&service).brands().delete(brand).await.expect("deleted");
    let store = Store::new(&service.process.app.stores, service.organization.organization_id);
    let (done, counts) = service.requests(run_purge(&store, brand, &mut Budget::new(100))).await;
    assert!(done.expect("done"));
    assert_eq!(counts.values().sum::<u64>(), 10, "{counts:?}");
    service.settled().await;
}

/// An import leaves an outbox entry, and a brand may be deleted while very many of them wait.
#[tokio::test(flavor = "multi_thread")]
async fn the_purge_of_a_brand_reads_its_outbox_a_page_at_a_time() {
    let service = start().await;
    let store = Store::new(&service.process.app.stores, service.organization.organization_id);
    let day = Moment::parse("day", "2026-11-01T00:00:00Z").expect("a time").day();
    let names = (0..30u8).map(|n| (day, Fingerprint::of(&[&[n]])));
    let entry = OutboxEntry::CountBatches(day.window(), names.collect());
    let mut queries = Vec::new();
    for writes in [40, 80] {
        let brand: BrandId = id(&tarvo(&service, &format!("tarvo-{writes}.example")).await);
        for _ in 0..writes {
            let entries = (0..50).map(|_| entry.put(store.org.of(brand), store.fresh_token()));
            store.table().write(entries).await.expect("written");
        }
        silent(&service).brands().delete(brand).await.expect("deleted");
        let mut budget = Budget::new(1);
        let (done, counts) = service.requests(run_purge(&store, brand, &mut budget)).await;
        assert!(!done.expect("a step"), "there is more");
        queries.push(counts["DynamoDB.Query"]);
        let done = run_purge(&store, brand, &mut Budget::new(100_000)).await;
        assert!(done.expect("done"));
        assert!(store.outbox().list(brand).await.expect("read").is_empty());
    }
    assert_eq!(queries[0], queries[1], "2,000 entries and 4,000");
    service.settled().await;
}

/// Tasks stay as long as their brand: of one that is collected in portions they are more than a function holds.
#[tokio::test(flavor = "multi_thread")]
async fn the_purge_of_a_brand_reads_its_tasks_a_page_at_a_time() {
    let service = start().await;
    let (store, mut queries) = (silent(&service), Vec::new());
    for tasks in [300, 600] {
        for generated in [false, true] {
            let brand: BrandId = id(&tarvo(&service, &format!("tarvo-{tasks}-{generated}.example")).await);
            if generated {
                generations(&store, brand, tasks).await;
            } else {
                collections(&store, brand, tasks).await;
            }
            store.brands().delete(brand).await.expect("deleted");
            let mut budget = Budget::new(1);
            let (done, counts) = service.requests(run_purge(&store, brand, &mut budget)).await;
            assert!(!done.expect("a step"), "there is more");
            queries.push(counts["DynamoDB.Query"]);
            let done = run_purge(&store, brand, &mut Budget::new(100_000)).await;
            assert!(done.expect("done"));
            assert!(store.outbox().list(brand).await.expect("read").is_empty());
        }
    }
    assert_eq!(queries[..2], queries[2..], "300 tasks and 600");
    service.settled().await;
}

/// Enough different answers that the segments stand in S3.
async fn crowded(service: &Service) -> BTreeMap<&'static str, String> {
    let ids = service.world_of_imports().await;
    crowd(service, &ids["brand"]).await;
    warm(service).await;
    ids
}

async fn crowd(service: &Service, brand: &str) {
    for part in 0..8usize {
        let rows: Vec<_> = (0..100usize)
            .map(|n| {
                json!({"query": format!("question {part} {n}"), "engine": "openai",
                    "answeredAt": format!("2026-10-{:02}T09:00:00Z", 10 + (n % 20)), "text": "Tarvo and Mervol.",
                    "citations": (0..6usize).map(|c| json!({"url": format!("https://site{part}.example/{:x}", (part * 1000 + n * 10 + c + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15))})).collect::<Vec<_>>()})
            })
            .collect();
        service.import(brand, rows).await;
    }
    service.settled().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_stay_within_their_requests() {
    let service = start().await;
    let ids = crowded(&service).await;
    assert!(
        objects_of_metrics(&service, &ids, 2, 4).await >= 3,
        "the segments stood in S3"
    );
    // A window that is over is one segment; that of today is three at most.
    spread(&service, &ids["brand"], 1, 3, Place::Objects).await;
    assert!(
        objects_of_metrics(&service, &ids, 4, 4).await >= 9,
        "each segment stood in S3"
    );
}

/// Reads every metric of a brand and of a view over 30 days: the objects that the aggregates of the view were read from, at
/// most `most` for each, and at most `in_two_periods` for a comparison.
async fn objects_of_metrics(
    service: &Service,
    ids: &BTreeMap<&'static str, String>,
    most: u64,
    in_two_periods: u64,
) -> u64 {
    let range = "startDate=2026-10-04&endDate=2026-11-02";
    let voice = format!("/brands/{}/share-of-voice/aggregates?{range}", ids["brand"]);
    let (answer, counts) = service.requests(service.owner.get(&voice)).await;
    assert!(
        answer.data()["aggregates"][0]["mentionCount"].as_u64() > Some(700),
        "the answers are counted"
    );
    assert_dynamodb("share of voice of a brand", &counts, 2);
    assert_eq!(sent_to("S3", &counts), 0, "{counts:?}");
    let series = format!("/brands/{}/share-of-voice/timeseries?{range}", ids["brand"]);
    let (_, counts) = service.requests(service.owner.get(&series)).await;
    assert_dynamodb("its series", &counts, 2);
    let mut objects = 0;
    for metric in ["share-of-voice", "visibility", "citations", "sentiment"] {
        for kind in ["aggregates", "timeseries"] {
            let path = format!("/views/{}/{metric}/{kind}?{range}", ids["view"]);
            let (answer, counts) = service.requests(service.owner.get(&path)).await;
            assert_eq!(answer.status.as_u16(), 200, "{path}");
            assert!(sent_to("DynamoDB", &counts) <= 4, "{path}: {counts:?}");
            assert!(sent_to("S3", &counts) <= most, "{path}: {counts:?}");
            objects += sent_to("S3", &counts);
            if kind == "timeseries" {
                assert_eq!(
                    sent_to("S3", &counts),
                    0,
                    "the slices of the aggregates are kept: {counts:?}"
                );
            }
        }
    }
    for metric in ["share-of-voice", "visibility", "citations", "sentiment"] {
        let path = format!("/views/{}/{metric}/comparison?{range}", ids["view"]);
        let (answer, counts) = service.requests(service.owner.get(&path)).await;
        assert_eq!(answer.status.as_u16(), 200, "{path}");
        assert!(
            sent_to("DynamoDB", &counts) <= 4,
            "two periods that touch are read at once: {path}: {counts:?}"
        );
        assert!(sent_to("S3", &counts) <= in_two_periods, "{path}: {counts:?}");
    }
    objects
}

/// A range whose columns are more than the process may hold is refused by what the directories say.
#[tokio::test(flavor = "multi_thread")]
async fn bytes_are_counted_before_they_are_read() {
    let service = start_with(&[("ANSWERSCOPE_COLUMN_MEMORY_MB", "0")]).await;
    let brand = tarvo(&service, "tarvo.example").await;
    crowd(&service, &brand).await;
    let view = service.view_of_all(&brand).await;
    let range = "startDate=2026-10-04&endDate=2026-11-02";
    for path in [
        format!("/views/{view}/citations/aggregates?{range}"),
        format!("/brands/{brand}/visibility/timeseries?{range}"),
        format!("/views/{view}/sentiment/comparison?{range}"),
        format!("/views/{view}/prompts?{range}"),
    ] {
        let (answer, counts) = service.requests(service.owner.get(&path)).await;
        assert_eq!((answer.status.as_u16(), answer.code()), (400, 1002), "{path}");
        let told = answer.body["error"]["description"].as_str().unwrap_or_default();
        assert!(told.starts_with("startDate: ") && told.contains("at most"), "{told}");
        assert_eq!(sent_to("S3", &counts), 0, "{path}: {counts:?}");
    }
    let totals = format!("/brands/{brand}/share-of-voice/aggregates?{range}");
    service.owner.get(&totals).await.data();
    let task = service.generated(&brand, "2026-10-18", "2026-11-02").await;
    assert_eq!(
        (&task["status"], &task["error"]["code"]),
        (&json!("failed"), &json!(1002)),
        "{task}"
    );
}

/// A list reads its page alone; what is before and behind it is counted, and nothing of it is sent.
#[tokio::test(flavor = "multi_thread")]
async fn lists_read_what_they_show() {
    let service = start().await;
    let mut ids = Vec::new();
    for n in 0..12 {
        ids.push(tarvo(&service, &format!("tarvo{n}.example")).await);
    }
    warm(&service).await;
    for (page, shown, requests) in [(1, &ids[..5], 3), (2, &ids[5..10], 4), (3, &ids[10..], 3), (4, &[], 2)] {
        let path = format!("/brands?pageSize=5&page={page}");
        let (answer, counts) = service.requests(service.owner.get(&path)).await;
        assert_eq!(*answer.total_items(), 12, "{path}");
        assert_eq!(answer.each("brands", "id"), shown, "{path}");
        assert_dynamodb(&path, &counts, requests);
    }
    let (answer, counts) = service.requests(service.owner.get("/brands?pageSize=12")).await;
    assert_eq!(answer.each("brands", "id"), ids);
    assert_dynamodb("a page of all", &counts, 2);
    let found = service.owner.get("/brands?domain=TARVO1&pageSize=5").await;
    assert_eq!(*found.total_items(), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn insights_are_read_from_the_newest_on() {
    let service = start().await;
    let ids = service.world().await;
    let (brand, table) = (&ids["brand"], &service.process.app.stores.table);
    let keys = answerscope_store::keys::OrgKeys(service.organization.organization_id).of(id(brand));
    let mut items = table.query(&keys.insights()).await.expect("read");
    let found = items.len();
    let first = items.remove(0);
    let more = (0..30).map(|n| {
        let mut item = first.clone();
        let key = keys.insight(format!("{n:020}").parse().expect("a token"));
        item.insert("sk".into(), answerscope_store::table::text(key.sk));
        answerscope_store::table::Action::put(item)
    });
    table.write(more).await.expect("written");
    warm(&service).await;
    let path = format!("/brands/{brand}/insights?pageSize=5");
    let (answer, counts) = service.requests(service.owner.get(&path)).await;
    assert_eq!(*answer.total_items(), 30 + found);
    assert_eq!(answer.each("insights", "id").len(), 5);
    assert_dynamodb(&path, &counts, 4);
    let path = format!("/brands/{brand}/insights?pageSize=100");
    let (answer, counts) = service.requests(service.owner.get(&path)).await;
    assert_eq!(answer.each("insights", "id").len(), 30 + found);
    assert_dynamodb(&path, &counts, 3);
}
