//! A deleted prompt leaves the figures once, whatever is built anew meanwhile; what comes after it goes too.

use std::collections::BTreeSet;
use std::time::Duration;

use answerscope_domain::ids::{BrandId, Id, PromptId};
use answerscope_metrics::SegmentWindow;
use answerscope_rollup::recount::recount_brand;
use answerscope_rollup::run_backfill;
use answerscope_store::keys::batch_of_facts;
use answerscope_store::segments::revision_of;
use answerscope_store::table::outbox::OutboxEntry;
use answerscope_store::table::{Action, Item, key_of, text_of};
use serde_json::{Value, json};
use tokio::time::Instant;

use crate::rig::{Delivery, Rig};

async fn brand(rig: &Rig) -> BrandId {
    let body = json!({"name": "Tarvo", "domain": "tarvo.example"});
    let made = rig.post("/brands", Some(body), "brand").await;
    made["id"].as_str().and_then(BrandId::parse).expect("a brand")
}

/// Imports an answer of each of some days to each of some prompts, and has them counted.
async fn import(rig: &Rig, brand: BrandId, queries: &[&str], days: usize) {
    let mut answers: Vec<Value> = Vec::new();
    for (hour, query) in queries.iter().enumerate() {
        answers.extend((1..=days).map(|day| {
            json!({"query": query, "engine": "openai", "answeredAt": format!("2026-11-{day:02}T{hour:02}:00:00Z"),
                "text": "Tarvo is excellent."})
        }));
    }
    let path = format!("/brands/{brand}/answers");
    rig.post(&path, Some(json!({"answers": answers})), queries[0]).await;
    rig.settle(Delivery::InOrder, false).await;
}

/// Deletes a prompt; nobody hears of it.
async fn delete(rig: &Rig, brand: BrandId, query: &str) -> PromptId {
    let listed = rig.get(&format!("/brands/{brand}/prompts")).await;
    let mut prompts = listed["prompts"].as_array().expect("prompts").iter();
    let prompt = prompts.find(|prompt| prompt["query"] == query).expect("a prompt");
    let id = prompt["id"].as_str().expect("an id");
    let (status, answer) = rig.call("DELETE", &format!("/prompts/{id}"), None, None).await;
    assert_eq!(status, 204, "{answer}");
    PromptId::parse(id).expect("a prompt")
}

#[tokio::test(flavor = "multi_thread")]
async fn pieces_that_are_built_anew_have_a_deleted_prompt_uncounted_once() {
    let rig = Rig::new().await;
    let brand = brand(&rig).await;
    import(&rig, brand, &["best kettles", "quiet kettles"], 6).await;
    let gone = delete(&rig, brand, "best kettles").await;
    recount_brand(&rig.store, brand).await.expect("asked");
    let until = Instant::now() + Duration::from_secs(60);
    run_backfill(&rig.store, brand, until).await.expect("a run");
    let left = rig.store.outbox().list(brand).await.expect("read");
    let left: Vec<OutboxEntry> = left.into_iter().map(|(_, entry)| entry).collect();
    assert_eq!(left, [OutboxEntry::PurgePrompt(gone.ordinal)]);
    rig.settle(Delivery::InOrder, false).await;
}

/// What the table has of a brand's answers, their rows and their facts.
async fn stored(rig: &Rig, brand: BrandId) -> Vec<Item> {
    let table = &rig.app.stores.table;
    let scan = table.client.scan().table_name(&table.name).into_paginator();
    let items: Vec<Item> = scan.items().send().try_collect().await.expect("a scan");
    let is_of_answers = |item: &Item| {
        let pk = text_of(item, "pk").unwrap_or_default();
        let own = pk.contains(brand.0.as_str());
        own && ["#ANSWER#", "#PROMPT#", "#FACTS#"].iter().any(|part| pk.contains(part))
    };
    items.into_iter().filter(is_of_answers).collect()
}

/// An import that has read the prompt before it was deleted, and writes the answers that it had written once when nothing is
/// left of them: their batch has the name of one that is in a piece.
#[tokio::test(flavor = "multi_thread")]
async fn answers_that_come_again_behind_the_purge_of_their_prompt_go_too() {
    let rig = Rig::new().await;
    let brand = brand(&rig).await;
    import(&rig, brand, &["best kettles"], 1).await;
    let written = stored(&rig, brand).await;
    assert_eq!(written.len(), 3, "an answer, its row and its facts");
    import(&rig, brand, &["quiet kettles"], 1).await;
    delete(&rig, brand, "best kettles").await;
    rig.settle(Delivery::InOrder, false).await;
    let others = stored(&rig, brand).await.len();
    assert_eq!(others, 3, "of the other prompt");
    let mut keys = written.iter().map(key_of);
    let facts = keys.find(|key| key.pk.contains("#FACTS#")).expect("facts");
    let (day, name) = batch_of_facts(&facts).expect("a batch");
    let entry = OutboxEntry::CountBatches(day.window(), BTreeSet::from([(day, name)]));
    let entry = entry.put(rig.store.org.of(brand), rig.store.fresh_token());
    let again = written.into_iter().map(Action::put).chain([entry]);
    rig.store.table().write(again).await.expect("written");
    rig.settle(Delivery::InOrder, false).await;
    assert_eq!(stored(&rig, brand).await.len(), others);
}

/// How often the item of each of a brand's windows was replaced.
async fn revisions(rig: &Rig, brand: BrandId) -> Vec<i64> {
    let segments = rig.store.org.of(brand).segments();
    let windows = rig.store.table().query(&segments).await.expect("read");
    windows.iter().map(revision_of).collect()
}

/// A large topic is deleted: its prompts leave the windows together, and each of them is left to the purge once.
#[tokio::test(flavor = "multi_thread")]
async fn very_many_deleted_prompts_have_each_window_written_once() {
    let rig = Rig::new().await;
    let brand = brand(&rig).await;
    import(&rig, brand, &["best kettles"], 20).await;
    let windows: BTreeSet<SegmentWindow> = rig
        .store
        .segments()
        .windows_with_facts(rig.store.org.of(brand), &[])
        .await
        .expect("windows");
    let before = revisions(&rig, brand).await;
    let keys = rig.store.org.of(brand);
    let mut gone = BTreeSet::new();
    for n in 0..60 {
        let prompts: BTreeSet<u32> = (0..48).map(|one| 1_000 + n * 48 + one).collect();
        gone.extend(&prompts);
        let entry = OutboxEntry::UncountInWindows(windows.clone(), prompts, BTreeSet::new());
        rig.store
            .table()
            .write([entry.put(keys, rig.store.fresh_token())])
            .await
            .expect("written");
    }
    let until = Instant::now() + Duration::from_secs(60);
    run_backfill(&rig.store, brand, until).await.expect("a run");
    let left = rig.store.outbox().list(brand).await.expect("read");
    let left: Vec<u32> = left
        .into_iter()
        .map(|(_, entry)| match entry {
            OutboxEntry::PurgePrompt(ordinal) => ordinal,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(left.len(), gone.len());
    assert_eq!(left.into_iter().collect::<BTreeSet<_>>(), gone);
    let written: Vec<i64> = revisions(&rig, brand)
        .await
        .iter()
        .zip(&before)
        .map(|(now, before)| now - before)
        .collect();
    assert_eq!(written, vec![1; before.len()]);
}
