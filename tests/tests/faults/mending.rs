//! Callers who meet a damaged segment come again every few seconds: what is done for the first of them goes on.

use std::collections::BTreeSet;
use std::time::Duration;

use answerscope_domain::ids::{BrandId, Id};
use answerscope_rollup::run_backfill;
use answerscope_store::keys::COLUMNS;
use answerscope_store::segments::{PieceItem, names_of, window_of};
use answerscope_store::table::outbox::OutboxEntry;
use serde_json::{Value, json};
use tokio::time::Instant;

use crate::figure_items::{assert_counted_once, keys};
use crate::rig::{Delivery, Rig};

/// A brand with answers of three days whose sources do not get shorter by compression: the columns of their window do not stand
/// in its item.
async fn large_segment(rig: &Rig) -> String {
    let body = json!({"name": "Tarvo", "domain": "tarvo.example"});
    let made = rig.post("/brands", Some(body), "brand").await;
    let brand = made["id"].as_str().expect("an id").to_owned();
    let word = |n: u64| format!("{:016x}", n.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29));
    let page = |n: u64| {
        let words: String = (0..4).map(|k| word(4 * n + k)).collect();
        json!({"url": format!("https://reviews.example/{words}")})
    };
    let answer = |n: u64| {
        json!({"query": "best kettles", "engine": "openai", "text": format!("Tarvo has great design. {n}"),
            "answeredAt": format!("2026-11-{:02}T{:02}:{:02}:00Z", 14 + n % 3, n / 60, n % 60),
            "citations": (0..20).map(|place| page(n * 20 + place)).collect::<Vec<Value>>()})
    };
    let answers: Vec<Value> = (0..150).map(answer).collect();
    let path = format!("/brands/{brand}/answers");
    rig.post(&path, Some(json!({"answers": answers})), "answers").await;
    rig.settle(Delivery::InOrder, false).await;
    brand
}

/// Removes the columns of all segments, and leaves those of their pieces.
async fn remove_columns(rig: &Rig, brand: &str) {
    let (store, keys) = (&rig.store, keys(&rig.store, brand));
    let windows = store.table().query(&keys.segments()).await.expect("windows");
    assert_eq!(windows.iter().filter_map(window_of).count(), 1);
    let (rows, objects): (Vec<String>, Vec<String>) = windows
        .iter()
        .flat_map(names_of)
        .partition(|name| name.starts_with(COLUMNS));
    assert!(!rows.is_empty() || !objects.is_empty(), "the segments are small");
    let rows = rows.iter().map(|name| keys.columns_named(name)).collect();
    store.table().delete_all(rows).await.expect("deleted");
    store.blobs().delete_all(objects).await.expect("deleted");
}

/// Days that are to be built anew.
async fn days_left(rig: &Rig, brand: BrandId) -> usize {
    let entries = rig.store.outbox().list(brand).await.expect("read");
    let days = entries.iter().map(|(_, entry)| match entry {
        OutboxEntry::RebuildDays(_, days) => days.len(),
        _ => 0,
    });
    days.sum()
}

/// Callers come, and after each a run goes on by a step, until one is served; the days that are left when it is not are noted.
async fn served(rig: &Rig, brand: &str) -> Vec<usize> {
    let id = BrandId::parse(brand).expect("a brand");
    // Other days than a test has read before, which stay in memory.
    let path = format!("/brands/{brand}/citations/aggregates?startDate=2026-11-14&endDate=2026-11-15");
    let mut left = Vec::new();
    loop {
        let (status, answer) = rig.call("GET", &path, None, None).await;
        if status == 200 {
            return left;
        }
        assert_eq!(status, 429, "{answer}");
        left.push(days_left(rig, id).await);
        assert!(left.len() < 60, "it comes to an end: {left:?}");
        run_backfill(&rig.store, id, Instant::now()).await.expect("a run");
        rig.pass(Duration::from_secs(5));
    }
}

/// A path of figures that read all segments, and what they are.
async fn whole(rig: &Rig, brand: &str) -> (String, Value) {
    let path = format!("/brands/{brand}/citations/aggregates?startDate=2026-11-01&endDate=2026-11-30");
    let rows = rig.get(&path).await["aggregates"].clone();
    (path, rows)
}

#[tokio::test(flavor = "multi_thread")]
async fn callers_who_come_again_do_not_have_a_damaged_window_begun_again() {
    let rig = Rig::new().await;
    let brand = large_segment(&rig).await;
    let (path, rows) = whole(&rig, &brand).await;
    remove_columns(&rig, &brand).await;
    let left = served(&rig, &brand).await;
    assert_eq!(left.first(), Some(&32));
    assert!(left.is_sorted_by(|a, b| a > b), "{left:?}");
    rig.settle(Delivery::InOrder, false).await;
    assert_counted_once(&rig.store, &brand).await;
    assert_eq!(rig.get(&path).await["aggregates"], rows);
}

#[tokio::test(flavor = "multi_thread")]
async fn pieces_that_are_being_built_anew_are_merged_before_all_days_are_begun_again() {
    let rig = Rig::new().await;
    let brand = large_segment(&rig).await;
    let (path, rows) = whole(&rig, &brand).await;
    let keys = keys(&rig.store, &brand);
    let pieces = rig.store.table().query(&keys.pieces()).await.expect("pieces");
    let heads = pieces.iter().map(|piece| PieceItem::read(piece).expect("a piece").head);
    let first: BTreeSet<_> = heads.map(|head| (head.day, head.batches[0])).collect();
    let days: BTreeSet<_> = first.iter().map(|(day, _)| *day).collect();
    let window = days.first().expect("a day").window();
    remove_columns(&rig, &brand).await;
    // As an entry of all days leaves it when its last day was taken out of it.
    let entry = OutboxEntry::RecountBatches(window, first).put(keys, rig.store.fresh_token());
    rig.store.table().write([entry]).await.expect("written");
    assert_eq!(served(&rig, &brand).await, vec![32; days.len()], "a day at a step");
    rig.settle(Delivery::InOrder, false).await;
    assert_counted_once(&rig.store, &brand).await;
    assert_eq!(rig.get(&path).await["aggregates"], rows);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_window_is_built_anew_though_the_message_is_lost() {
    let rig = Rig::new().await;
    let brand = large_segment(&rig).await;
    remove_columns(&rig, &brand).await;
    let path = format!("/brands/{brand}/citations/aggregates?startDate=2026-11-01&endDate=2026-11-30");
    for _ in 0..2 {
        assert_eq!(rig.call("GET", &path, None, None).await.0, 429);
        rig.lose_messages();
    }
    rig.settle(Delivery::InOrder, false).await;
    assert_counted_once(&rig.store, &brand).await;
    assert_eq!(rig.call("GET", &path, None, None).await.0, 200);
}
