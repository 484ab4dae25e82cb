//! From imported answers to the numbers.

use serde_json::{Value, json};

use crate::rig::Delivery;
use crate::world::{Ground, World};

/// Imports two more answers; the numbers after.
async fn import(world: &World, ground: &Ground, delivery: Delivery, lose: bool) -> (Value, Value) {
    let rows: Vec<Value> = [5, 6]
        .into_iter()
        .map(|day| {
            json!({"promptId": ground.prompt, "engine": "gemini", "answeredAt": format!("2026-11-0{day}T09:00:00Z"),
                "text": "Tarvo is excellent, Mellin is not."})
        })
        .collect();
    let path = format!("/brands/{}/answers", ground.brand);
    world
        .rig
        .post(&path, Some(json!({"answers": rows})), &format!("{}-more", ground.name))
        .await;
    world.rig.settle(delivery, lose).await;
    world.rig.plan.disarm();
    let numbers = async |metric: &str| {
        let path = format!(
            "/brands/{}/{metric}/aggregates?startDate=2026-11-01&endDate=2026-11-07",
            ground.brand
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
