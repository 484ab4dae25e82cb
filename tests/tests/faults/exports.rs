//! From the POST to the archive and the webhooks.

use std::collections::BTreeMap;
use std::io::{Cursor, Read};

use answerscope_domain::entities::export::ExportWork;
use answerscope_domain::ids::{ExportId, Id};
use answerscope_tasks::exports::Archives;
use answerscope_tasks::{ATTEMPTS, Claim, Tasks};
use axum::body::Bytes;
use serde_json::{Value, json};

use crate::plan::Plan;
use crate::rig::Delivery;
use crate::world::{MetricInput, World};

/// What the names of the brand's objects hold.
fn own(metric_input: &MetricInput) -> &str {
    metric_input.brand.strip_prefix("brand_").expect("an id of a brand")
}

/// The one archive that the brand has.
async fn archive(world: &World, metric_input: &MetricInput) -> Bytes {
    let blobs = world.rig.app.stores.blobs();
    let mut objects = blobs.list("exports/").await.expect("objects");
    objects.retain(|object| object.contains(own(metric_input)));
    assert_eq!(objects.len(), 1, "one task, one archive: {objects:?}");
    blobs.get(&objects[0], None).await.expect("read").expect("there")
}

/// Runs an export to its end and gives its files with their contents, less the ids in them.
async fn export(
    world: &World,
    metric_input: &MetricInput,
    delivery: Delivery,
    lose: bool,
) -> Vec<(String, u64, String)> {
    let path = format!(
        "/brands/{}/export?entities=brand,prompt&metrics=share-of-voice,citations&startDate=2026-11-01&endDate=2026-11-03",
        metric_input.brand
    );
    let task = world
        .rig
        .post(&path, None, &format!("{}-export", metric_input.name))
        .await;
    let id = task["id"].as_str().expect("an id").to_owned();
    world.rig.settle(delivery, lose).await;
    world.rig.plan.disarm();
    let task = world.rig.get(&format!("/exports/{id}")).await;
    assert_eq!(task["status"], "completed", "{task}");
    world.assert_told(&id).await;
    assert_eq!(world.rig.unfinished_uploads(), Vec::<std::path::PathBuf>::new());
    let (bytes, own) = (archive(world, metric_input).await, own(metric_input));
    contents(&bytes, &task, &[&metric_input.brand, own, &metric_input.name])
}

fn contents(bytes: &[u8], task: &Value, own: &[&str]) -> Vec<(String, u64, String)> {
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).expect("an archive");
    let files = task["files"].as_array().expect("files");
    assert_eq!(archive.len(), files.len());
    let read = |file: &Value| {
        let name = file["name"].as_str().expect("a name").to_owned();
        let mut text = String::new();
        archive
            .by_name(&name)
            .expect("a file")
            .read_to_string(&mut text)
            .expect("a text");
        assert_eq!(file["bytes"], text.len());
        assert_eq!(file["rows"], text.lines().count());
        for part in own {
            text = text.replace(part, "");
        }
        (name, file["rows"].as_u64().expect("a count"), text)
    };
    files.iter().map(read).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_export_is_built_once_whatever_fails() {
    let world = World::new().await;
    let (steps, runs) = world.at_every_step(export).await;
    println!("export: {steps} steps, {runs} runs");
    assert!(steps > 25, "{steps} steps");
}

/// An export, ended; and the files of its archive by name.
async fn opened(world: &World, metric_input: &MetricInput, id: &str) -> (Value, BTreeMap<String, String>) {
    let task = world.rig.get(&format!("/exports/{id}")).await;
    let bytes = archive(world, metric_input).await;
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).expect("an archive");
    let mut files = BTreeMap::new();
    for place in 0..archive.len() {
        let mut file = archive.by_index(place).expect("a file");
        let (name, mut text) = (file.name().expect("a name").into_owned(), String::new());
        file.read_to_string(&mut text).expect("a text");
        files.insert(name, text);
    }
    (task, files)
}

/// Three workers were killed before they had made anything.
#[tokio::test(flavor = "multi_thread")]
async fn an_export_whose_attempts_all_died_says_so_in_an_archive() {
    let world = World::new().await;
    let metric_input = world.metric_input("died").await;
    let path = format!(
        "/brands/{}/export?entities=brand,prompt&metrics=visibility",
        metric_input.brand
    );
    let task = world.rig.post(&path, None, "died-export").await;
    let id = task["id"].as_str().expect("an id");
    let export = ExportId::parse(id).expect("an id");
    world.rig.lose_messages();
    for _ in 0..3 {
        let claim = Tasks::<ExportWork>::new(&world.rig.store).claim(export).await;
        assert!(matches!(claim, Ok(Claim::Mine(_))), "{claim:?}");
        world.rig.pass(std::time::Duration::from_secs(70));
    }
    world.rig.settle(Delivery::InOrder, false).await;
    let (shown, files) = opened(&world, &metric_input, id).await;
    assert_eq!(
        (&shown["status"], &shown["files"]),
        (&json!("failed"), &json!([])),
        "{shown}"
    );
    assert!(
        shown["resultsUrl"].is_string() && shown["expiresAt"].is_string(),
        "{shown}"
    );
    let errors: Value = serde_json::from_str(&files["errors.json"]).expect("errors");
    assert_eq!(errors, shown["errors"]);
    let lacks: Vec<&Value> = errors
        .as_array()
        .expect("errors")
        .iter()
        .map(|error| &error["entity"])
        .collect();
    assert_eq!(lacks, ["brand", "prompt"], "{errors}");
    let archives = world.rig.app.stores.blobs().list("exports/").await.expect("objects");
    let mut of_an_attempt = (1..=ATTEMPTS + 1).map(|attempt| Archives(&world.rig.store).object(export, attempt));
    assert!(of_an_attempt.all(|name| !archives.contains(&name)), "{archives:?}");
    assert_eq!(errors[0]["error"]["code"], 1001);
}

/// Starts an export of a file for the brand and one for its prompts, and lets attempts at it be disturbed one after
/// another.
async fn disturbed(world: &World, name: &str, disturb: &[&dyn Fn(&Plan)]) -> (Value, BTreeMap<String, String>) {
    let metric_input = world.metric_input(name).await;
    let path = format!(
        "/brands/{}/export?entities=brand,prompt&metrics=visibility",
        metric_input.brand
    );
    let task = world.rig.post(&path, None, &format!("{name}-export")).await;
    for disturb in disturb {
        disturb(&world.rig.plan);
        world.rig.pump(Delivery::InOrder).await;
        world.rig.plan.disarm();
        world.rig.pass(std::time::Duration::from_secs(70));
    }
    world.rig.settle(Delivery::InOrder, false).await;
    opened(world, &metric_input, task["id"].as_str().expect("an id")).await
}

fn names(task: &Value) -> Vec<&str> {
    let files = task["files"].as_array().expect("files");
    files.iter().filter_map(|file| file["name"].as_str()).collect()
}

/// The worker writes the row before each file, so a process that is killed after such a write is killed in that file.
#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_kills_its_worker_is_left_out_and_the_others_are_there() {
    let world = World::new().await;
    let first = |plan: &Plan| plan.cut_after("TransactWriteItems", 1);
    let second = |plan: &Plan| plan.cut_after("TransactWriteItems", 2);
    // The second attempt makes the other file first.
    let (task, files) = disturbed(&world, "killed", &[&first, &second]).await;
    assert_eq!(
        (&task["status"], names(&task)),
        (&json!("failed"), vec!["prompt_visibility.ndjson"]),
        "{task}"
    );
    assert_eq!(task["error"], Value::Null);
    assert_eq!(
        files.keys().collect::<Vec<_>>(),
        ["errors.json", "prompt_visibility.ndjson"]
    );
    // Three prompts with an answer each, and a row for each of the two tracked brands.
    assert_eq!(files["prompt_visibility.ndjson"].lines().count(), 6);
    let errors: Value = serde_json::from_str(&files["errors.json"]).expect("errors");
    assert_eq!(errors, task["errors"]);
    assert_eq!(
        (
            &errors[0]["entity"],
            &errors[0]["metric"],
            &errors[0]["error"]["code"],
            &errors[1]
        ),
        (&json!("brand"), &json!("visibility"), &json!(1001), &Value::Null)
    );
    // Killed once, it is made by the next attempt; and the bucket's failures are no file's.
    let (task, files) = disturbed(&world, "once", &[&first]).await;
    assert_eq!((&task["status"], files.len()), (&json!("completed"), 2), "{task}");
    assert_eq!(names(&task), ["brand_visibility.ndjson", "prompt_visibility.ndjson"]);
    let away = |plan: &Plan| plan.refuse("S3 PUT");
    let (task, files) = disturbed(&world, "away", &[&away, &away]).await;
    assert_eq!((&task["status"], files.len()), (&json!("completed"), 2), "{task}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_export_that_can_not_be_built_fails_after_three_attempts() {
    let world = World::new().await;
    let metric_input = world.metric_input("refused").await;
    let path = format!(
        "/brands/{}/export?entities=brand&metrics=visibility",
        metric_input.brand
    );
    let task = world.rig.post(&path, None, "refused-export").await;
    world.rig.plan.refuse("S3 POST");
    for _ in 0..6 {
        world.rig.pump(Delivery::InOrder).await;
        world.rig.pass(std::time::Duration::from_secs(70));
        answerscope_sweeper::sweep(&world.rig.app).await.expect("swept");
    }
    world.rig.plan.disarm();
    world.rig.settle(Delivery::InOrder, false).await;
    let (shown, files) = opened(&world, &metric_input, task["id"].as_str().expect("an id")).await;
    assert_eq!(shown["status"], "failed", "{shown}");
    assert_eq!(
        shown["error"],
        json!({"code": 1001, "description": "Internal error: given up after 3 attempts"})
    );
    assert_eq!(files.keys().collect::<Vec<_>>(), ["errors.json"]);
}
