//! From the POST to the archive and the webhooks.

use std::io::{Cursor, Read};

use serde_json::{Value, json};

use crate::rig::Delivery;
use crate::world::{Ground, World};

/// Runs an export to its end and gives its files with their contents, less the ids in them.
async fn export(world: &World, ground: &Ground, delivery: Delivery, lose: bool) -> Vec<(String, u64, String)> {
    let path = format!(
        "/brands/{}/export?entities=brand,prompt&metrics=share-of-voice,citations&startDate=2026-11-01&endDate=2026-11-03",
        ground.brand
    );
    let task = world.rig.post(&path, None, &format!("{}-export", ground.name)).await;
    let id = task["id"].as_str().expect("an id").to_owned();
    world.rig.settle(delivery, lose).await;
    world.rig.plan.disarm();
    let task = world.rig.get(&format!("/exports/{id}")).await;
    assert_eq!(task["status"], "completed", "{task}");
    world.assert_told(&id).await;
    assert_eq!(world.rig.unfinished_uploads(), Vec::<std::path::PathBuf>::new());
    let own = ground.brand.strip_prefix("brand_").expect("an id of a brand");
    let objects = world.rig.app.blobs().list("exports/").await.expect("objects");
    let objects: Vec<_> = objects.into_iter().filter(|object| object.contains(own)).collect();
    assert_eq!(objects.len(), 1, "one task, one archive: {objects:?}");
    let bytes = world
        .rig
        .app
        .blobs()
        .get(&objects[0], None)
        .await
        .expect("read")
        .expect("there");
    contents(&bytes, &task, &[&ground.brand, own, &ground.name])
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

#[tokio::test(flavor = "multi_thread")]
async fn an_export_that_can_not_be_built_fails_after_three_attempts() {
    let world = World::new().await;
    let ground = world.ground("away").await;
    let path = format!("/brands/{}/export?entities=brand&metrics=visibility", ground.brand);
    let task = world.rig.post(&path, None, "away-export").await;
    world.rig.plan.refuse("S3 POST");
    for _ in 0..6 {
        world.rig.pump(Delivery::InOrder).await;
        world.rig.pass(std::time::Duration::from_secs(70));
        answerscope_sweeper::sweep(&world.rig.app).await.expect("swept");
    }
    world.rig.plan.disarm();
    world.rig.settle(Delivery::InOrder, false).await;
    let shown = world
        .rig
        .get(&format!("/exports/{}", task["id"].as_str().expect("an id")))
        .await;
    assert_eq!(shown["status"], "failed", "{shown}");
    assert_eq!(
        shown["error"],
        json!({"code": 1001, "description": "Internal error: given up after 3 attempts"})
    );
    assert_eq!(shown["resultsUrl"], Value::Null);
}
