//! Objects and items that are gone, cut off or overwritten behind the service's back: one of them costs what it held,
//! never the rest of its brand.

use answerscope_store::Store;
use answerscope_store::answers::FactBatch;
use answerscope_store::table::{Action, Item, binary, bytes_of, key_of, text_of};
use aws_sdk_dynamodb::types::AttributeValue;
use serde_json::{Value, json};

use crate::support::{Service, start};

/// A text that does not compress, so that it can not stay in an item.
fn noise(length: usize, seed: u64) -> String {
    let mut state = seed;
    let letter = || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        char::from(b"abcdefghijklmnopqrstuvwxyz0123456789 .,!?-"[(state >> 33) as usize % 42])
    };
    std::iter::repeat_with(letter).take(length).collect()
}

pub(crate) fn store(service: &Service) -> Store {
    Store::new(&service.process.app.stores, service.organization.organization_id)
}

/// A brand with six large answers on six days and a small one on a seventh; the id of its prompt.
async fn large_answers(service: &Service) -> (String, String) {
    let brand = service.brand(json!({"name": "Tarvo", "domain": "tarvo.example"})).await;
    let rows: Vec<Value> = (1..=7)
        .map(|n| {
            let length = if n == 7 { 10 } else { 100_000 };
            json!({"query": "best kettles", "engine": "openai", "answeredAt": format!("2026-11-0{n}T09:00:00Z"),
                "text": format!("Tarvo is excellent. Mervol too. {}", noise(length, n)), "citations": [{"url": "https://tarvo.example/a"}]})
        })
        .collect();
    let report = service.import(&brand, rows).await;
    assert_eq!(report["created"], 7);
    service.settled().await;
    let prompts = service.owner.get(&format!("/brands/{brand}/prompts")).await.data();
    let prompt = prompts["prompts"][0]["id"].as_str().expect("an id").to_owned();
    (brand, prompt)
}

/// Spoils objects in as many ways as there are, one each.
async fn spoil(service: &Service, objects: &[String]) {
    let (store, mut ways) = (store(service), objects.iter());
    let mut next = || ways.next().expect("an object").clone();
    store.blobs().delete(&next()).await.expect("deleted");
    let name = next();
    let whole = store
        .blobs()
        .get(&name, None)
        .await
        .expect("read")
        .expect("there")
        .to_vec();
    store
        .blobs()
        .put(&name, whole[..whole.len() / 2].to_vec())
        .await
        .expect("cut off");
    store.blobs().put(&next(), Vec::new()).await.expect("emptied");
    store
        .blobs()
        .put(&next(), b"nothing of this kind".to_vec())
        .await
        .expect("overwritten");
    if let Some(name) = ways.next() {
        store.blobs().put(name, whole).await.expect("another's bytes");
    }
}

async fn mentions(service: &Service, brand: &str) -> Value {
    let path = format!("/brands/{brand}/share-of-voice/timeseries?startDate=2026-11-01&endDate=2026-11-07");
    let data = service.owner.get(&path).await.data();
    let points = data["timeseries"].as_array().expect("points").iter();
    points.map(|point| point["mentionCount"].clone()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_whose_text_is_damaged_are_listed_with_a_stated_gap() {
    let service = start().await;
    let (_, prompt) = large_answers(&service).await;
    let objects = store(&service).blobs().list("answers/").await.expect("a list");
    assert_eq!(objects.len(), 6);
    spoil(&service, &objects).await;
    let path = format!("/prompts/{prompt}/answers");
    let listed = service.owner.get(&path).await;
    assert_eq!(listed.body["pagination"]["totalItems"], 7);
    let listed = listed.data();
    let rows = listed["answers"].as_array().expect("rows");
    assert_eq!(rows.len(), 7);
    let damaged: Vec<&Value> = rows.iter().filter(|row| row["unreadable"] == true).collect();
    assert_eq!(damaged.len(), 5);
    for row in rows {
        let gap = row.get("unreadable").is_some();
        let held = |field: &str| row[field].as_array().expect("a list").len();
        assert_eq!(
            (held("mentions"), held("citations")),
            if gap { (0, 0) } else { (1, 1) },
            "{row}"
        );
        assert_eq!(row["excerpt"] == "", gap, "{row}");
        let whole = service
            .owner
            .get(&format!("/answers/{}", row["id"].as_str().expect("an id")))
            .await
            .data();
        assert_eq!(
            (whole["text"] == "", whole.get("unreadable").is_some()),
            (gap, gap),
            "{whole}"
        );
        assert_eq!(whole["answeredAt"], row["answeredAt"]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rename_passes_over_damaged_answers_and_leaves_their_facts() {
    let service = start().await;
    let (brand, _) = large_answers(&service).await;
    let objects = store(&service).blobs().list("answers/").await.expect("a list");
    spoil(&service, &objects).await;
    assert_eq!(mentions(&service, &brand).await, json!([1, 1, 1, 1, 1, 1, 1]));
    let body = json!({"competitors": [{"name": "Mervol", "domain": "mervol.example"}]});
    service.owner.patch(&format!("/brands/{brand}"), body).await.data();
    service.settled().await;
    let figures = mentions(&service, &brand).await;
    let figures: Vec<u64> = figures
        .as_array()
        .expect("points")
        .iter()
        .filter_map(Value::as_u64)
        .collect();
    let (owned, rival) = (
        figures.iter().step_by(2).sum::<u64>(),
        figures.iter().skip(1).step_by(2).sum::<u64>(),
    );
    assert_eq!(
        (owned, rival),
        (7, 2),
        "old facts stand, and what can be read was read anew: {figures:?}"
    );
    let gone = service.owner.delete(&format!("/brands/{brand}")).await;
    assert_eq!(gone.status.as_u16(), 204);
    service.settled().await;
    assert_eq!(
        store(&service).blobs().list("answers/").await.expect("a list"),
        Vec::<String>::new()
    );
}

/// A brand with 500 answers on three days of three spans, whose sources do not get shorter by compression: each span has
/// over 100 KB, so that its columns do not stand in the window's item, however the import was cut into pieces.
pub(crate) async fn large_segments(service: &Service) -> String {
    let brand = service.brand(json!({"name": "Tarvo", "domain": "tarvo.example"})).await;
    let word = |n: u64| {
        format!(
            "{:016x}",
            n.wrapping_mul(0x9e37_79b9_7f4a_7c15)
                .rotate_left(29)
                .wrapping_mul(n | 1)
        )
    };
    let cited = |n: u64| {
        let words: String = (0..4).map(|k| word(4 * n + k)).collect();
        json!({"url": format!("https://reviews.example/{words}")})
    };
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
    brand
}

/// Rows of metrics that read segments. `end` is a day of November after the last answer: another one is another read of
/// the last span, because slices that were read stay in memory.
async fn rows(service: &Service, brand: &str, end: usize) -> Vec<Result<Value, u64>> {
    let mut rows = Vec::new();
    for metric in ["share-of-voice", "visibility", "citations", "sentiment"] {
        let path = format!("/brands/{brand}/{metric}/aggregates?startDate=2026-09-01&endDate=2026-11-0{end}");
        let answer = service.owner.get(&path).await;
        rows.push(if answer.status.is_success() {
            Ok(answer.figures())
        } else {
            assert!(answer.headers.contains_key("retry-after"), "{answer:?}");
            Err(answer.code())
        });
    }
    rows
}

/// What becomes of bytes.
type Way<'a> = &'a (dyn Fn(Vec<u8>) -> Option<Vec<u8>> + Sync);

/// Damages all columns that stand in objects and in items of their own: which, the pieces that an import becomes decide.
async fn damage_columns(service: &Service, way: Way<'_>) {
    let (blobs, table) = (store(service).blobs().clone(), &service.process.app.stores.table);
    let (objects, rows) = (
        blobs.list("segments/").await.expect("a list"),
        items(service, "columns").await,
    );
    assert!(!objects.is_empty() || !rows.is_empty(), "all segments are small");
    for name in &objects {
        let bytes = blobs.get(name, None).await.expect("read").expect("there").to_vec();
        match way(bytes) {
            Some(bytes) => blobs.put(name, bytes).await.expect("overwritten"),
            None => blobs.delete(name).await.expect("deleted"),
        }
    }
    for mut row in rows {
        let bytes = bytes_of(&row, "bytes").expect("columns").to_vec();
        let changed = match way(bytes) {
            Some(bytes) => {
                row.insert("bytes".into(), binary(bytes));
                Action::put(row)
            }
            None => Action::delete(key_of(&row)),
        };
        table.write([changed]).await.expect("written");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn damaged_segments_are_built_anew_and_callers_come_again() {
    let service = start().await;
    let brand = large_segments(&service).await;
    let whole = rows(&service, &brand, 9).await;
    assert!(whole.iter().all(Result::is_ok), "{whole:?}");
    let ways: [Way<'_>; 5] = [
        &|_| None,
        &|bytes| Some(bytes[..bytes.len() / 2].to_vec()),
        &|_| Some(Vec::new()),
        &|bytes| Some(vec![7; bytes.len()]),
        &|bytes| Some(bytes.into_iter().rev().collect()),
    ];
    for (end, way) in (3..).zip(ways) {
        damage_columns(&service, way).await;
        let met = rows(&service, &brand, end).await;
        assert!(met[0].is_ok(), "totals stand in the row: {met:?}");
        // Whoever comes first; for the next one it may be mended already.
        assert!(met[1..].contains(&Err(1007)), "{met:?}");
        // A request meets what is damaged in one span at a time.
        for _ in 0..3 {
            service.settled().await;
            rows(&service, &brand, end).await;
        }
        service.settled().await;
        assert_eq!(rows(&service, &brand, end).await, whole);
    }
}

/// The brand's items of a kind.
pub(crate) async fn items(service: &Service, kind: &str) -> Vec<Item> {
    let table = &service.process.app.stores.table;
    let scan = table.client.scan().table_name(&table.name).into_paginator();
    let items: Vec<Item> = scan.items().send().try_collect().await.expect("a scan");
    items
        .into_iter()
        .filter(|item| text_of(item, "kind") == Some(kind))
        .collect()
}

/// Overwrites an attribute of every item of a kind; of a window's, that of its segments.
async fn overwrite(service: &Service, kind: &str, attribute: &str) {
    let items = items(service, kind).await;
    assert!(!items.is_empty());
    for mut item in items {
        match item.get_mut("segments") {
            Some(AttributeValue::L(segments)) => segments.iter_mut().for_each(|segment| {
                let AttributeValue::M(segment) = segment else {
                    panic!("{segment:?}")
                };
                segment.insert(attribute.into(), binary(*b"\x01nothing of this kind"));
            }),
            _ => {
                item.insert(attribute.into(), binary(*b"\x01nothing of this kind"));
            }
        }
        let put = service.process.app.stores.table.write([Action::put(item)]).await;
        put.expect("written");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn damaged_rows_of_segments_are_built_anew() {
    let service = start().await;
    let (brand, _) = large_answers(&service).await;
    for attribute in ["directory", "totals", "segment"] {
        let whole = rows(&service, &brand, 9).await;
        overwrite(&service, "segment", attribute).await;
        let met = rows(&service, &brand, 9).await;
        assert_eq!(met[1], Err(1007), "{attribute}: {met:?}");
        for _ in 0..2 {
            service.settled().await;
            rows(&service, &brand, 9).await;
        }
        service.settled().await;
        assert_eq!(rows(&service, &brand, 9).await, whole, "{attribute}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn damaged_facts_are_read_anew_from_their_answers() {
    let service = start().await;
    let ids = service.world().await;
    let (brand, store) = (&ids["brand"], store(&service));
    let whole = rows(&service, brand, 9).await;
    overwrite(&service, "facts", "facts").await;
    answerscope_rollup::recount::recount(&store).await.expect("marked");
    answerscope_sweeper::sweep(&service.process.app).await.expect("swept");
    service.settled().await;
    assert_eq!(rows(&service, brand, 9).await, whole);
    for item in items(&service, "facts").await {
        assert!(!FactBatch::unpack(&item).expect("facts").0.is_empty());
    }
    // What is damaged when a prompt or the brand is deleted goes with it.
    overwrite(&service, "facts", "facts").await;
    service.owner.delete(&format!("/prompts/{}", ids["prompt"])).await;
    service.settled().await;
    overwrite(&service, "facts", "facts").await;
    service.owner.delete(&format!("/brands/{brand}")).await;
    service.settled().await;
    assert_eq!(items(&service, "facts").await, Vec::<Item>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_answer_to_a_repeated_request_is_made_again() {
    let service = start().await;
    let body = json!({"name": "Tarvo", "domain": "tarvo.example"});
    let first = service.owner.post_once("/brands", body.clone(), "key").await;
    overwrite(&service, "once", "answer").await;
    for _ in 0..2 {
        let again = service.owner.post_once("/brands", body.clone(), "key").await;
        assert_eq!(
            (again.status, &again.body["data"]["id"]),
            (first.status, &first.body["data"]["id"]),
            "{again:?}"
        );
    }
}
