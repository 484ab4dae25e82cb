//! Brands whose figures were made before there were pieces: each window one segment, built of all facts of its days. They
//! tell what they told, and go on as if there had always been pieces.

use std::collections::BTreeMap;

use answerscope_domain::ids::{BrandId, Fingerprint, Id};
use answerscope_metrics::{AnswerFacts, Day, SegmentWindow, build};
use answerscope_store::Store;
use answerscope_store::answers::FactBatch;
use answerscope_store::keys::{BrandKeys, batch_of_facts};
use answerscope_store::segments::{MethodVersions, PieceItem, WindowItem, window_of};
use answerscope_store::table::outbox::OutboxEntry;
use answerscope_store::table::{Action, Item, binary, key_of, number, number_of, text};
use serde_json::{Value, json};

use crate::support::{Service, start};

const TEXTS: [&str; 4] = [
    "Mervol is excellent. Tarvo has great design, and Tarvo is quiet.",
    "Tarvo, then Mervol. The price of Tarvo is poor.",
    "Orbran House is reliable.",
    "Nobody in particular.",
];

fn store(service: &Service) -> Store {
    Store::new(&service.process.app.stores, service.organization.organization_id)
}

/// Answers of some days, of two prompts; `from` tells them from others.
fn answers(days: &[&str], from: usize, count: usize) -> Value {
    let row = |n: usize| {
        let (day, n) = (days[n % days.len()], from + n);
        // Addresses that do not get shorter by compression, so that a window is too large for its item.
        let page = (n as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        json!({"query": (["best kettles", "quiet kettles"][n / 7 % 2]), "engine": (["openai", "gemini"][n / 5 % 2]),
            "answeredAt": format!("{day}T{:02}:{:02}:00Z", n / 60 % 24, n % 60), "text": (TEXTS[n % 4]),
            "citations": [{"url": format!("https://reviews.example/{page:x}{:x}", page.wrapping_mul(page)), "title": format!("Kettles {n}")}],
            "externalId": format!("x{n}")})
    };
    json!({"answers": (0..count).map(row).collect::<Vec<_>>()})
}

async fn import(service: &Service, brand: &str, answers: Value) {
    let report = service
        .owner
        .post(&format!("/brands/{brand}/answers"), answers)
        .await
        .data();
    assert_eq!(report["errors"], json!([]), "{report}");
    service.settled().await;
}

/// What callers are told of the brand.
async fn figures(service: &Service, brand: &str) -> Vec<Value> {
    let mut figures = Vec::new();
    for metric in ["share-of-voice", "visibility", "citations", "sentiment"] {
        for kind in ["aggregates", "timeseries"] {
            let path = format!("/brands/{brand}/{metric}/{kind}?startDate=2026-09-01&endDate=2026-11-10");
            figures.push(service.owner.get(&path).await.figures());
        }
    }
    figures
}

/// Takes the figures of a brand back to what a program without pieces left: an item of version 1 for each window. The days
/// that it had not counted yet wait with an outbox entry of its kind.
async fn forget_pieces(service: &Service, brand: &str, uncounted: &[Day]) {
    let (store, keys) = (store(service), keys(service, brand));
    let table = store.table();
    let pieces = table.query(&keys.pieces()).await.expect("pieces");
    assert!(!pieces.is_empty(), "the brand has figures");
    table
        .delete_all(pieces.iter().map(key_of).collect())
        .await
        .expect("deleted");
    let objects = store.blobs().list("segments/").await.expect("a list");
    store.blobs().delete_all(objects).await.expect("deleted");
    for item in table.query(&keys.segments()).await.expect("windows") {
        let window = window_of(&item).expect("a window");
        let item = version_1(&store, keys, window, &item, uncounted).await;
        table.write([Action::put(item)]).await.expect("written");
    }
    for day in uncounted {
        let entry = OutboxEntry::RebuildDays(day.window(), [*day].into());
        table
            .write([entry.put(keys, store.fresh_token())])
            .await
            .expect("written");
    }
}

/// The item of a window as it was before pieces, built of the facts of its days.
async fn version_1(store: &Store, keys: BrandKeys, window: SegmentWindow, old: &Item, uncounted: &[Day]) -> Item {
    let (mut days, mut methods) = (Vec::new(), MethodVersions::default());
    for day in window.each_day().filter(|day| !uncounted.contains(day)) {
        let batches = store.table().query(&keys.facts_of_day(day)).await.expect("facts");
        let facts: BTreeMap<Fingerprint, AnswerFacts> = batches
            .iter()
            .flat_map(|batch| FactBatch::unpack(batch).expect("facts").0)
            .collect();
        let read_by = |batch| number_of(batch, "readingMethod").and_then(|version| u32::try_from(version).ok());
        methods.set(day, batches.iter().filter_map(read_by));
        days.push((day, facts.into_values().collect()));
    }
    let built = build(window, None, &days).expect("facts that fit");
    let key = keys.segment(window);
    let mut item = Item::from([
        ("pk".into(), text(key.pk)),
        ("sk".into(), text(key.sk)),
        ("kind".into(), text("segment")),
        ("v".into(), number(1)),
        (
            "revision".into(),
            number(number_of(old, "revision").unwrap_or_default() + 1),
        ),
        ("directory".into(), binary(built.directory.to_bytes())),
        ("totals".into(), binary(built.totals.to_bytes())),
        (MethodVersions::ATTRIBUTE.into(), methods.attribute()),
    ]);
    if built.bytes.len() <= 24 * 1024 {
        item.insert("segment".into(), binary(built.bytes));
    } else {
        let object = keys.segment_object(window, store.fresh_token());
        store.blobs().put(&object, built.bytes).await.expect("put");
        item.insert("object".into(), text(object));
    }
    item
}

fn keys(service: &Service, brand: &str) -> BrandKeys {
    store(service).org.of(BrandId::parse(brand).expect("an id"))
}

/// Every batch of a day that stands in pieces is in one of them, and every piece in one segment, as it is now.
async fn assert_counted_once(service: &Service, brand: &str) {
    let (store, keys) = (store(service), keys(service, brand));
    for item in store.table().query(&keys.segments()).await.expect("windows") {
        let window = window_of(&item).expect("a window");
        let item = WindowItem::read(window, &item).expect("an item");
        let mut merged: Vec<_> = item.segments.iter().flat_map(|one| one.pieces.clone()).collect();
        merged.sort_unstable();
        let pieces = store
            .table()
            .query(&keys.pieces_of_window(window))
            .await
            .expect("pieces");
        let pieces: Vec<_> = pieces
            .iter()
            .map(|piece| PieceItem::read(piece).expect("a piece").head)
            .collect();
        let there: Vec<_> = pieces
            .iter()
            .map(|head| ((head.day, head.token), head.revision))
            .collect();
        assert_eq!(merged, there, "the pieces of {window:?} and those of its segments");
        let mut named: Vec<_> = pieces
            .iter()
            .flat_map(|head| head.batches.iter().map(|name| (head.day, *name)))
            .collect();
        named.sort_unstable();
        let batches = store.table().query(&keys.facts_of_window(window)).await.expect("facts");
        let batches = batches
            .iter()
            .map(|batch| batch_of_facts(&key_of(batch)).expect("a batch"));
        for batch in batches.filter(|(day, _)| !item.unpieced().contains(*day)) {
            assert_eq!(named.iter().filter(|name| **name == batch).count(), 1, "{batch:?}");
        }
    }
}

/// What happens to a brand, and its figures after each of it; `before`: whether its first answers were counted without
/// pieces.
async fn story(service: &Service, before: bool) -> Vec<Vec<Value>> {
    let brand = service
        .brand(json!({"name": "Tarvo", "domain": "tarvo.example", "competitors": [{"name": "Mervol", "domain": "mervol.example"}]}))
        .await;
    let days = [
        "2026-10-20",
        "2026-10-21",
        "2026-11-03",
        "2026-11-04",
        "2026-11-05",
        "2026-11-06",
    ];
    import(service, &brand, answers(&days, 0, 480)).await;
    if before {
        let last = answerscope_domain::clock::Moment::parse("day", "2026-11-06T00:00:00Z").expect("a time");
        forget_pieces(service, &brand, &[last.day()]).await;
        answerscope_sweeper::sweep(&service.process.app).await.expect("swept");
        service.settled().await;
    }
    let mut told = vec![figures(service, &brand).await];
    import(service, &brand, answers(&days[3..4], 480, 60)).await;
    told.push(figures(service, &brand).await);
    assert_counted_once(service, &brand).await;
    let gone = json!({"externalIds": ["x1", "x2", "x7", "x485"]});
    service
        .owner
        .post(&format!("/brands/{brand}/answers/delete"), gone)
        .await
        .data();
    service.settled().await;
    told.push(figures(service, &brand).await);
    assert_counted_once(service, &brand).await;
    let prompts = service.owner.get(&format!("/brands/{brand}/prompts")).await.data();
    let quiet = prompts["prompts"]
        .as_array()
        .expect("prompts")
        .iter()
        .find(|prompt| prompt["query"] == "quiet kettles");
    let quiet = quiet.expect("a prompt")["id"].as_str().expect("an id").to_owned();
    service.owner.delete(&format!("/prompts/{quiet}")).await;
    service.settled().await;
    told.push(figures(service, &brand).await);
    service
        .owner
        .patch(
            &format!("/brands/{brand}"),
            json!({"alternativeNames": ["Orbran House"]}),
        )
        .await
        .data();
    service.settled().await;
    told.push(figures(service, &brand).await);
    assert_counted_once(service, &brand).await;
    let keys = keys(service, &brand);
    for item in store(service).table().query(&keys.segments()).await.expect("windows") {
        let item = WindowItem::read(window_of(&item).expect("a window"), &item).expect("an item");
        assert!(
            item.unpieced().is_empty(),
            "{:?} are in no piece",
            item.unpieced().iter(item.window).collect::<Vec<_>>()
        );
    }
    told
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_made_before_pieces_go_on_as_if_there_had_always_been_pieces() {
    let expected = story(&start().await, false).await;
    assert!(expected.windows(2).all(|pair| pair[0] != pair[1]), "each change shows");
    let migrated = story(&start().await, true).await;
    for (step, (migrated, expected)) in migrated.iter().zip(&expected).enumerate() {
        assert_eq!(migrated, expected, "after change {step}");
    }
}
