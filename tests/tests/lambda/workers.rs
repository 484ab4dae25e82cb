//! Workers behind queues: of a batch only the poison comes again, and the rest's work is done, once.

use answerscope_domain::clock::Moment;
use answerscope_store::table::outbox::due_entries;
use axum::body::Body;
use data_encoding::BASE64;
use serde_json::{Value, json};

use crate::world::World;

/// Feeds a worker its sample; only the poison may fail. The sample asks for what the queue was told.
async fn fed(world: &World, name: &str, message: Option<&Value>) {
    fed_from(world, name, name, message).await;
}

/// [`fed`] by the sample of a queue, which need not be called as the program that serves it.
async fn fed_from(world: &World, queue: &str, program: &str, message: Option<&Value>) {
    let (name, event) = (queue, world.event(&format!("{queue}.json")));
    if let Some(message) = message {
        let event: Value = serde_json::from_str(&event).expect("JSON");
        let body = event["Records"][0]["body"].as_str().expect("a body");
        let body: Value = serde_json::from_str(body).expect("JSON");
        assert_eq!(&body, message, "{name}.json is what the service sends");
    }
    let mut worker = world.start(program, &[]).await;
    for round in 0..2 {
        let answer = worker.invoke(event.clone()).await;
        let expected = json!({"batchItemFailures": [{"itemIdentifier": "poison"}]});
        assert_eq!(answer, expected, "{name}, round {round}");
    }
    let log = worker.stop().await;
    let failed = log.iter().filter_map(|line| line["FailedMessages"].as_u64());
    assert_eq!(failed.sum::<u64>(), 2, "{log:?}");
}

/// Starts a task; its path, and the message that was sent for it.
async fn started(world: &mut World, path: &str, body: Value, word: &'static str, field: &str) -> Value {
    world.sent.messages();
    world.post(path, body).await;
    let (_, message) = world.sent.messages().pop().expect("a message");
    let id = message[field].as_str().expect("an id").to_owned();
    world.words.insert(word, id);
    message
}

#[tokio::test(flavor = "multi_thread")]
async fn rollup_counts_what_was_imported() {
    let world = World::new().await;
    let told = world.sent.messages();
    assert_eq!(told.len(), 1, "{told:?}");
    assert_eq!(told[0].0, "sample-rollup");
    fed(&world, "rollup", Some(&told[0].1)).await;
    let left = due_entries(&world.app.stores.table, Moment(i64::MAX))
        .await
        .expect("marks");
    assert!(left.is_empty(), "{left:?}");
    let path = format!(
        "/brands/{}/share-of-voice/aggregates?startDate=2026-11-01&endDate=2026-11-05",
        world.words["BRAND"]
    );
    let shares = world.get(&path).await;
    assert!(shares.to_string().contains("Mervol"), "{shares}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_backfill_reads_answers_of_a_renamed_brand_anew() {
    let world = World::new().await;
    fed(&world, "rollup", None).await;
    world.sent.messages();
    let path = format!("/brands/{}", world.words["BRAND"]);
    let names = json!({"alternativeNames": ["Orbran"]}).to_string();
    world.call("PATCH", &path, Body::from(names)).await;
    let (queue, message) = world.sent.messages().pop().expect("a message");
    assert_eq!(queue, "sample-backfill");
    fed_from(&world, "backfill", "rollup", Some(&message)).await;
    let left = due_entries(&world.app.stores.table, Moment(i64::MAX)).await;
    assert_eq!(left.expect("entries"), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_purge_leaves_nothing_of_a_deleted_brand() {
    let world = World::new().await;
    world.sent.messages();
    let path = format!("/brands/{}", world.words["BRAND"]);
    world.call("DELETE", &path, Body::empty()).await;
    let (queue, message) = world.sent.messages().pop().expect("a message");
    assert_eq!(queue, "sample-purge");
    let all = world.keys().partition();
    assert!(!world.app.stores.table.query(&all).await.expect("items").is_empty());
    fed(&world, "purge", Some(&message)).await;
    assert_eq!(world.app.stores.table.query(&all).await.expect("items"), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn export_builder_builds_once_and_tells_the_bus() {
    let mut world = World::new().await;
    let path = format!(
        "/brands/{}/export?entities=brand&metrics=visibility",
        world.words["BRAND"]
    );
    let message = started(&mut world, &path, json!({}), "EXPORT", "export").await;
    fed(&world, "export-builder", Some(&message)).await;
    let task = world.get(&format!("/exports/{}", world.words["EXPORT"])).await;
    assert_eq!(task["status"], "completed", "{task}");
    let link = task["resultsUrl"].as_str().expect("a link").to_owned();
    let events = world.sent.events();
    assert_eq!(events.len(), 1, "{events:?}");
    assert_eq!(events[0]["EventBusName"], "sample-completed");
    assert_eq!(events[0]["DetailType"], "data_exported");
    opens_by_its_link_alone(&mut world, &link).await;
}

/// A link's function gives the archive as bytes, and no line of its log holds the link's secret.
async fn opens_by_its_link_alone(world: &mut World, link: &str) {
    let (path, secret) = link.split_once("?secret=").expect("a secret");
    let wanted = format!("/downloads/{}/{}", world.words["ORGANIZATION"], world.words["EXPORT"]);
    assert!(path.ends_with(&wanted), "{link}");
    world.words.insert("SECRET", secret.to_owned());
    let mut function = world.start("exports", &[]).await;
    let event = world.event("api-download-export.json");
    let answer = function.invoke(event.clone()).await;
    assert_eq!(
        (&answer["statusCode"], &answer["isBase64Encoded"]),
        (&json!(200), &json!(true)),
        "{answer}"
    );
    let archive = BASE64.decode(answer["body"].as_str().expect("a body").as_bytes());
    assert!(archive.expect("base 64").starts_with(b"PK"));
    // As programs send it that say nothing of what they accept.
    let silent = event.replace("\"Accept\"", "\"X-Other\"");
    assert_eq!(function.invoke(silent).await["statusCode"], 302);
    let refused = function.invoke(event.replace(secret, "dl_other")).await;
    assert_eq!(refused["statusCode"], 404, "{refused}");
    let log = function.stop().await;
    let told = log.iter().filter(|line| line["operation"] == "downloadExport");
    assert_eq!(told.count(), 3, "{log:?}");
    let text = format!("{log:?}");
    assert!(
        !text.contains(secret) && !text.contains("dl_"),
        "no log shows a secret: {text}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn insight_writer_ends_its_generation() {
    let mut world = World::new().await;
    // A generation waits for what is still to be counted.
    let mut rollup = world.start("rollup", &[]).await;
    rollup.invoke(world.event("rollup.json")).await;
    let path = format!("/brands/{}/insights/generation", world.words["BRAND"]);
    let message = started(&mut world, &path, json!({}), "GENERATION", "generation").await;
    fed(&world, "insight-writer", Some(&message)).await;
    let path = format!("/insights/generation/{}", world.words["GENERATION"]);
    assert_eq!(world.get(&path).await["status"], "completed");
    assert_eq!(world.sent.events().len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn trend_finder_finds_trends() {
    let mut world = World::new().await;
    let path = format!("/brands/{}/trends/import", world.words["BRAND"]);
    let body = json!({"keywords": ["tea kettle", "quiet tea kettle"], "country": "US"});
    let message = started(&mut world, &path, body, "IMPORT", "import").await;
    fed(&world, "trend-finder", Some(&message)).await;
    let found = world.get(&format!("/brands/{}/trends", world.words["BRAND"])).await;
    assert_eq!(found["trends"].as_array().map(Vec::len), Some(1), "{found}");
}

#[tokio::test(flavor = "multi_thread")]
async fn answer_collector_plans_what_is_asked() {
    let mut world = World::new().await;
    let path = format!("/brands/{}/collections", world.words["BRAND"]);
    let message = started(&mut world, &path, json!({}), "COLLECTION", "collection").await;
    fed(&world, "answer-collector", Some(&message)).await;
    let planned = world.get(&format!("/collections/{}", world.words["COLLECTION"])).await;
    assert_ne!(planned["status"], "pending", "{planned}");
    assert!(planned["engines"][0]["planned"].as_u64() > Some(0), "{planned}");
}
