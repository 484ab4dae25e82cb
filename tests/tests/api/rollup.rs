//! The rollup worker, fed with the events that SQS sends.

use std::sync::Arc;
use std::time::Duration;

use answerscope_domain::error::Error;
use answerscope_domain::ids::{BrandId, Id};
use answerscope_rollup::deleted_prompts::{enqueue_uncounting, enqueue_uncounting_in_windows};
use answerscope_rollup::run_backfill;
use answerscope_store::Store;
use answerscope_store::keys::OrgKeys;
use answerscope_store::table::outbox::OutboxEntry;
use aws_lambda_events::sqs::SqsEvent;
use serde_json::{Value, json};
use tokio::time::Instant;

use crate::processes::silent;
use crate::support::{Service, start};

fn event(service: &Service, brand: &str) -> Value {
    let text = include_str!("../../../events/rollup.json");
    let text = text
        .replace("ORGANIZATION", &service.organization.organization_id.to_string())
        .replace("BRAND", brand);
    serde_json::from_str(&text).expect("an event")
}

async fn handle(service: &Service, event: Value) -> Vec<String> {
    let event: SqsEvent = serde_json::from_value(event).expect("an event of SQS");
    let answer = answerscope_rollup::handle(Arc::clone(&service.process.app), event).await;
    answer
        .batch_item_failures
        .into_iter()
        .map(|failure| failure.item_identifier)
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_twice_does_no_harm_and_a_poisonous_one_fails_alone() {
    let service = start().await;
    let ids = service.world().await;
    let path = format!(
        "/brands/{}/share-of-voice/aggregates?startDate=2026-11-01&endDate=2026-11-01",
        ids["brand"]
    );
    let before = service.owner.get(&path).await.figures();
    for _ in 0..2 {
        assert_eq!(handle(&service, event(&service, &ids["brand"])).await, ["poison"]);
    }
    assert_eq!(service.owner.get(&path).await.figures(), before);
    assert_eq!(before["aggregates"][0]["mentionCount"], 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_message_is_sent_again_by_the_sweeper() {
    let service = start().await;
    let ids = service.world().await;
    let brand = BrandId::parse(&ids["brand"]).expect("an id");
    let store = Store::new(&service.process.app.stores, service.organization.organization_id);
    // An outbox entry without a message, as a crash between the two leaves it.
    let keys = OrgKeys(service.organization.organization_id).of(brand);
    let day = answerscope_domain::clock::Moment::parse("day", "2026-11-01T00:00:00Z")
        .expect("a time")
        .day();
    let entry = OutboxEntry::RebuildDays(day.window(), [day].into());
    let token = brand.0;
    service
        .process
        .app
        .stores
        .table
        .write([entry.put(keys, token)])
        .await
        .expect("written");
    assert_eq!(store.outbox().list(brand).await.expect("marks").len(), 1);
    let swept = answerscope_sweeper::sweep(&service.process.app).await.expect("swept");
    assert_eq!(swept.due, 1);
    service.settled().await;
    assert!(
        store.outbox().list(brand).await.expect("marks").is_empty(),
        "the entry is gone when its work is done"
    );
}

/// Queries of a run that makes a day anew: its pieces are looked for, named by an entry, built and merged, all of which needs
/// to know them.
async fn queries_of_a_day_anew(service: &Service, store: &Store, brand: BrandId) -> u64 {
    let day = answerscope_domain::clock::Moment::parse("day", "2026-11-01T00:00:00Z");
    let day = day.expect("a time").day();
    let entry = OutboxEntry::RebuildDays(day.window(), [day].into());
    let entry = entry.put(store.org.of(brand), store.fresh_token());
    store.table().write([entry]).await.expect("written");
    let later = Instant::now() + Duration::from_secs(60);
    let (ran, requests) = service.requests(run_backfill(store, brand, later)).await;
    ran.expect("a run");
    requests["DynamoDB.Query"]
}

#[tokio::test(flavor = "multi_thread")]
async fn the_pieces_of_a_day_are_listed_once_a_process_until_another_has_written_some() {
    let service = start().await;
    let ids = service.world().await;
    service.settled().await;
    let brand = BrandId::parse(&ids["brand"]).expect("an id");
    let (one, other) = (
        Store::new(&service.process.app.stores, service.organization.organization_id),
        silent(&service),
    );
    // Seven of outbox entries and batches, and one of the day's pieces, of which there were four for each run.
    for (store, queries) in [(&other, 8), (&other, 7), (&one, 8), (&one, 7), (&other, 8)] {
        assert_eq!(queries_of_a_day_anew(&service, store, brand).await, queries);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_brand_needs_no_numbers() {
    let service = start().await;
    let ids = service.world().await;
    service.owner.delete(&format!("/brands/{}", ids["brand"])).await;
    assert_eq!(handle(&service, event(&service, &ids["brand"])).await, ["poison"]);
    let gone = service.owner.get(&format!("/answers/{}", ids["answer"])).await;
    assert_eq!(
        gone.body,
        json!({"error": {"code": 1006, "description": "Item not found"}})
    );
}

/// What a rollup that began before a brand was deleted does at its end.
#[tokio::test(flavor = "multi_thread")]
async fn no_mark_is_left_behind_a_deleted_brand() {
    let service = start().await;
    let ids = service.world().await;
    let brand = BrandId::parse(&ids["brand"]).expect("an id");
    let store = Store::new(&service.process.app.stores, service.organization.organization_id);
    service.owner.delete(&format!("/brands/{}", ids["brand"])).await;
    service.settled().await;
    let keys = OrgKeys(service.organization.organization_id).of(brand);
    let entry = OutboxEntry::UncountPrompt(0).key(keys, brand.0);
    assert_eq!(
        enqueue_uncounting(&store, brand, [0].into()).await,
        Err(Error::NotFound)
    );
    assert_eq!(
        enqueue_uncounting_in_windows(&store, brand, vec![(entry, 0)], || false).await,
        Err(Error::NotFound)
    );
    service.settled().await;
}

/// However much waits, a run reads a page of each kind of it.
#[tokio::test(flavor = "multi_thread")]
async fn of_very_many_outbox_entries_the_first_of_each_kind_are_read() {
    let service = start().await;
    let brand = service.brand(json!({"name": "Tarvo", "domain": "tarvo.example"})).await;
    let brand = BrandId::parse(&brand).expect("an id");
    let store = Store::new(&service.process.app.stores, service.organization.organization_id);
    let keys = store.org.of(brand);
    let day = answerscope_domain::clock::Moment::parse("day", "2026-11-01T00:00:00Z")
        .expect("a time")
        .day();
    let names = (0..30u8).map(|n| (day, answerscope_domain::ids::Fingerprint::of(&[&[n]])));
    let entry = OutboxEntry::CountBatches(day.window(), names.collect());
    for _ in 0..40 {
        let entries = (0..50).map(|_| entry.put(keys, store.fresh_token()));
        store.table().write(entries).await.expect("written");
    }
    let others = [OutboxEntry::Reanalysis, OutboxEntry::PurgePrompt(3)];
    let entries = others.iter().map(|entry| entry.put(keys, store.fresh_token()));
    store.table().write(entries).await.expect("written");
    let ((first, all), requests) = service
        .requests(async { store.outbox().first(brand).await.expect("read") })
        .await;
    assert!(!all && first.len() < 1_500, "{}", first.len());
    assert!(others.iter().all(|entry| first.iter().any(|(_, one)| one == entry)));
    assert_eq!(
        requests["DynamoDB.Query"], 2,
        "a page of those that are many, one of the others"
    );
    assert_eq!(store.outbox().list(brand).await.expect("read").len(), 2_002);
}

/// The figures of two spans of days.
async fn figures(service: &Service, brand: &str) -> Vec<Value> {
    let mut figures = Vec::new();
    for metric in ["share-of-voice", "citations", "sentiment"] {
        let path = format!("/brands/{brand}/{metric}/timeseries?startDate=2026-09-01&endDate=2026-11-10");
        figures.push(service.owner.get(&path).await.figures());
    }
    figures
}

#[tokio::test(flavor = "multi_thread")]
async fn a_recount_brings_back_segments_whose_objects_are_gone() {
    let service = start().await;
    let brand = service.brand(json!({"name": "Tarvo", "domain": "tarvo.example"})).await;
    // Addresses that do not get shorter by compression, so that segments are too large for a row.
    let cited = |n: u64| json!({"url": format!("https://reviews.example/{:x}", n.wrapping_mul(0x9e37_79b9_7f4a_7c15))});
    let answers = (0..500).map(|n| {
        let cited: Vec<Value> = (0..20).map(|k| cited(n * 20 + k)).collect();
        json!({"query": "best kettles", "engine": "openai", "text": format!("Tarvo has great design. {n}"),
            "answeredAt": format!("2026-{:02}-01T{:02}:{:02}:00Z", 9 + n % 3, n / 60, n % 60), "citations": cited})
    });
    let answers: Vec<Value> = answers.collect();
    let path = format!("/brands/{brand}/answers");
    let report = service.owner.post(&path, json!({"answers": answers})).await.data();
    assert_eq!(report["created"], 500);
    service.settled().await;
    let before = figures(&service, &brand).await;
    let store = Store::new(&service.process.app.stores, service.organization.organization_id);
    let objects = store.blobs().list("segments/").await.expect("a list");
    assert!(!objects.is_empty(), "all segments are small");
    store.blobs().delete_all(objects.clone()).await.expect("deleted");
    let recount = answerscope_rollup::recount::recount(&store).await.expect("marked");
    assert_eq!((recount.brands, recount.segments), (1, 3));
    answerscope_sweeper::sweep(&service.process.app).await.expect("swept");
    service.settled().await;
    assert_eq!(figures(&service, &brand).await, before);
    let again = store.blobs().list("segments/").await.expect("a list");
    assert!(again.len() == objects.len() && again.iter().all(|name| !objects.contains(name)));
}
