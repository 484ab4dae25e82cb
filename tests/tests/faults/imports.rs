//! From imported answers to the numbers.

use serde_json::{Value, json};

use crate::plan::Fault;
use crate::rig::Delivery;
use crate::world::{MetricInput, World};

/// Imports more answers than a transaction takes, those of the second day in the second; the numbers after.
async fn import(world: &World, metric_input: &MetricInput, delivery: Delivery, lose: bool) -> (Value, Value) {
    let rows: Vec<Value> = (0..50)
        .map(|row| {
            let (day, minute) = (5 + row / 47, row % 47);
            json!({"promptId": metric_input.prompt, "engine": "gemini", "answeredAt": format!("2026-11-0{day}T09:{minute:02}:00Z"),
                "text": "Tarvo is excellent, Mervol is not."})
        })
        .collect();
    let path = format!("/brands/{}/answers", metric_input.brand);
    world
        .rig
        .post(
            &path,
            Some(json!({"answers": rows})),
            &format!("{}-more", metric_input.name),
        )
        .await;
    world.rig.settle(delivery, lose).await;
    world.rig.plan.disarm();
    let numbers = async |metric: &str| {
        let path = format!(
            "/brands/{}/{metric}/aggregates?startDate=2026-11-01&endDate=2026-11-07",
            metric_input.brand
        );
        let mut rows = world.rig.get(&path).await["aggregates"].clone();
        for row in rows.as_array_mut().expect("rows") {
            row["domain"] = Value::Null;
        }
        rows
    };
    (numbers("share-of-voice").await, numbers("visibility").await)
}

#[tokio::test(flavor = "multi_thread")]
async fn imported_answers_count_once_whatever_fails() {
    let world = World::new().await;
    let (steps, runs) = world.at_every_step(import).await;
    println!("import: {steps} steps, {runs} runs");
}

/// Answers of many spans wait for their first figures while the brand gets another name.
#[tokio::test(flavor = "multi_thread")]
async fn a_rename_before_the_first_figures_reaches_all_of_them() {
    let world = World::new().await;
    let body = json!({"name": "Old Tarvo", "domain": "tarvo.example"});
    let brand = world.rig.post("/brands", Some(body), "brand").await;
    let path = format!("/brands/{}", brand["id"].as_str().expect("an id"));
    let rows: Vec<Value> = (1..=11)
        .map(|month| {
            json!({"query": "best kettles", "engine": "openai", "answeredAt": format!("2026-{month:02}-07T09:00:00Z"),
                "text": "Tarvo House has great design."})
        })
        .collect();
    let answers = json!({"answers": rows});
    world
        .rig
        .post(&format!("{path}/answers"), Some(answers), "answers")
        .await;
    let patch = json!({"alternativeNames": ["Tarvo House"]});
    let (status, _) = world.rig.call("PATCH", &path, Some(patch), None).await;
    assert_eq!(status, 200);
    world.rig.settle(Delivery::InOrder, false).await;
    let counted = format!("{path}/share-of-voice/aggregates?startDate=2026-01-01&endDate=2026-11-30");
    let counted = world.rig.get(&counted).await;
    assert_eq!(counted["aggregates"][0]["mentionCount"], 11);
}

/// Whoever reads several windows would see a part of an import for as long as the others are merged.
#[tokio::test(flavor = "multi_thread")]
async fn an_import_over_several_windows_is_published_at_once() {
    let world = World::new().await;
    let metric_input = world.metric_input("windows").await;
    let rows: Vec<Value> = ["2026-08-20", "2026-09-25", "2026-11-20"]
        .into_iter()
        .map(|day| {
            json!({"promptId": metric_input.prompt, "engine": "gemini", "answeredAt": format!("{day}T09:00:00Z"),
                "text": "Tarvo is excellent."})
        })
        .collect();
    let path = format!("/brands/{}/answers", metric_input.brand);
    world
        .rig
        .post(&path, Some(json!({"answers": rows})), "windows-more")
        .await;
    world.rig.plan.arm(usize::MAX, Fault::Lost);
    world.rig.pump(Delivery::InOrder).await;
    world.rig.plan.disarm();
    let steps = world.rig.plan.steps();
    // Each window is published, and the entries that asked for it are cleared.
    let published = ["TransactWriteItems", "BatchWriteItem"].repeat(3);
    assert!(
        steps.windows(published.len()).any(|steps| *steps == *published),
        "{steps:?}"
    );
}
