//! Imports that are counted one by one: what was counted before is not written again for each, and is read by one request.

use std::collections::{BTreeMap, BTreeSet};

use answerscope_domain::ids::{BrandId, Id};
use answerscope_store::Store;
use answerscope_store::keys::COLUMNS;
use answerscope_store::segments::{ColumnBytes, MergedSegment, WindowItem, window_of};
use serde_json::{Value, json};

use crate::figure_items::{assert_counted_once, keys};
use crate::support::{Service, start};

const PERIOD: &str = "startDate=2026-10-15&endDate=2026-11-10";

/// Imports 40 answers of one day, each with 20 pages that nobody else cites.
async fn import(service: &Service, brand: &str, number: u64) {
    let page =
        |n: u64| json!({"url": format!("https://reviews.example/{:x}", (n + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15))});
    let answers = (0..40).map(|n| {
        let answer = number * 40 + n;
        let cited: Vec<Value> = (0..20).map(|place| page(answer * 20 + place)).collect();
        json!({"query": format!("best kettles {n}"), "engine": "openai", "text": format!("Tarvo is excellent. {answer}"),
            "answeredAt": format!("2026-11-01T09:{number:02}:{n:02}Z"), "citations": cited})
    });
    let answers: Vec<Value> = answers.collect();
    let path = format!("/brands/{brand}/answers");
    let report = service.owner.post(&path, json!({"answers": answers})).await.data();
    assert_eq!(report["created"], 40);
    service.settled().await;
}

async fn window(store: &Store, brand: &str) -> WindowItem {
    let keys = keys(store, brand);
    let items = store.table().query(&keys.segments()).await.expect("windows");
    let [item] = &items[..] else { panic!("{items:?}") };
    let window = window_of(item).expect("a window");
    store.segments().window(keys, window, item).await.expect("an item")
}

fn names(window: &WindowItem) -> BTreeSet<String> {
    let names = window.segments.iter().flat_map(MergedSegment::names);
    names.map(str::to_owned).collect()
}

fn of_dynamodb(counts: &BTreeMap<String, u64>) -> u64 {
    let own = counts.iter().filter(|(name, _)| name.starts_with("DynamoDB."));
    own.map(|(_, count)| count).sum()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_counted_is_not_written_again_for_each_import_and_is_read_at_once() {
    let service = start().await;
    let brand = service.brand(json!({"name": "Tarvo", "domain": "tarvo.example"})).await;
    let store = Store::new(&service.process.app.stores, service.organization.organization_id);
    let mut before = BTreeSet::new();
    for number in 0..24 {
        import(&service, &brand, number).await;
        let after = names(&window(&store, &brand).await);
        // Of what was there at most the last piece, while it has few answers, and what stood in the window's item.
        assert!(before.difference(&after).count() <= 1, "{before:?} {after:?}");
        before = after;
    }
    let merged = window(&store, &brand).await;
    let rows = merged.segments.iter().map(|merged| &merged.segment.stored);
    let rows = rows.filter(|stored| matches!(stored, ColumnBytes::Row(_))).count();
    assert!(rows >= 2, "{merged:?}");
    assert_counted_once(&store, &brand).await;

    let voice = format!("/brands/{brand}/share-of-voice/aggregates?{PERIOD}");
    let (answer, counts) = service.requests(service.owner.get(&voice)).await;
    assert_eq!(answer.data()["aggregates"][0]["mentionCount"], 960);
    assert_eq!(of_dynamodb(&counts), 2, "{counts:?}");
    let cited = format!("/brands/{brand}/citations/aggregates?{PERIOD}");
    let (figures, counts) = service.requests(service.owner.get(&cited)).await;
    let figures = figures.figures();
    assert!(of_dynamodb(&counts) <= 4, "{counts:?}");
    let (_, again) = service.requests(service.owner.get(&cited)).await;
    assert!(
        of_dynamodb(&again) < of_dynamodb(&counts),
        "what was read is kept: {again:?}"
    );

    answerscope_rollup::recount::recount(&store).await.expect("marked");
    answerscope_sweeper::sweep(&service.process.app).await.expect("swept");
    service.settled().await;
    assert_eq!(service.owner.get(&cited).await.figures(), figures);
    assert_counted_once(&store, &brand).await;
    service.owner.delete(&format!("/brands/{brand}")).await;
    service.settled().await;
    let partition = store.org.of(BrandId::parse(&brand).expect("an id")).partition();
    let left = store.table().query(&partition).await.expect("items");
    assert!(left.is_empty(), "nothing is left, of {COLUMNS} neither: {left:?}");
}
