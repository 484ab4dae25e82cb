//! Answers that were imported before a rename and are counted beside it are read anew, whichever of rollup and backfill comes
//! in between the other's steps.

use std::time::Duration;

use answerscope_domain::ids::{BrandId, Id};
use answerscope_rollup::{run_backfill, run_rollup};
use answerscope_store::table::outbox::OutboxEntry;
use serde_json::{Value, json};
use tokio::time::Instant;

use crate::figure_items::assert_counted_once;
use crate::rig::{Delivery, Rig};

fn in_a_minute() -> Instant {
    Instant::now() + Duration::from_secs(60)
}

/// A brand that was renamed when an answer of each of these months waited for being counted. Nobody has heard of any of that.
async fn renamed(rig: &Rig, months: usize) -> (String, BrandId) {
    let body = json!({"name": "Old Tarvo", "domain": "tarvo.example"});
    let made = rig.post("/brands", Some(body), "brand").await;
    let path = format!("/brands/{}", made["id"].as_str().expect("an id"));
    let answer = |month: usize| {
        json!({"query": "best kettles", "engine": "openai", "answeredAt": format!("2026-{month:02}-07T09:00:00Z"),
            "text": "Tarvo House has great design."})
    };
    let answers: Vec<Value> = (1..=months).map(answer).collect();
    let body = json!({"answers": answers});
    rig.post(&format!("{path}/answers"), Some(body), "answers").await;
    let patch = json!({"alternativeNames": ["Tarvo House"]});
    let (status, answer) = rig.call("PATCH", &path, Some(patch), None).await;
    assert_eq!(status, 200, "{answer}");
    let id = made["id"].as_str().and_then(BrandId::parse).expect("a brand");
    (path, id)
}

/// The answers that name the brand, when nothing is left to do.
async fn mentions(rig: &Rig, path: &str) -> Value {
    rig.settle(Delivery::InOrder, false).await;
    let brand = path.rsplit('/').next().expect("an id");
    assert_counted_once(&rig.store, brand).await;
    let counted = format!("{path}/share-of-voice/aggregates?startDate=2026-01-01&endDate=2026-11-30");
    rig.get(&counted).await["aggregates"][0]["mentionCount"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_are_counted_after_all_others_were_read_anew() {
    let rig = Rig::new().await;
    let (path, id) = renamed(&rig, 1).await;
    let store = rig.store.clone();
    // The rollup has listed what waits, and reads the window next.
    rig.plan.meanwhile("GetItem", async move {
        // A task of its own, because both stand on one stack otherwise.
        let read = tokio::spawn(async move { run_backfill(&store, id, in_a_minute()).await });
        read.await.expect("a task").expect("a run");
    });
    run_rollup(&rig.store, id, in_a_minute()).await.expect("a run");
    assert_eq!(mentions(&rig, &path).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_are_counted_when_a_backfill_has_looked_through_all_pieces() {
    let rig = Rig::new().await;
    let (path, id) = renamed(&rig, 1).await;
    let store = rig.store.clone();
    // With no piece to read it notes next that it is through, and then it deletes the entries that it has listed.
    rig.plan.meanwhile("TransactWriteItems", async move {
        let counted = tokio::spawn(async move { run_rollup(&store, id, in_a_minute()).await });
        counted.await.expect("a task").expect("a run");
    });
    run_backfill(&rig.store, id, in_a_minute()).await.expect("a run");
    assert_eq!(mentions(&rig, &path).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_entry_asks_for_all_pieces_with_old_names() {
    let rig = Rig::new().await;
    let (path, id) = renamed(&rig, 6).await;
    let asks = async || {
        let entries = rig.store.outbox().list(id).await.expect("read");
        let asks = entries
            .into_iter()
            .filter(|(_, entry)| *entry == OutboxEntry::Reanalysis);
        asks.map(|(key, _)| key).collect::<Vec<_>>()
    };
    let of_rename = asks().await;
    run_rollup(&rig.store, id, in_a_minute()).await.expect("a run");
    let of_pieces = asks().await;
    assert_eq!((of_rename.len(), of_pieces.len()), (1, 1));
    assert_ne!(
        of_rename, of_pieces,
        "whoever has listed the first one does not delete the other"
    );
    assert_eq!(mentions(&rig, &path).await, 6);
}
