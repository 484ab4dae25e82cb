//! From the POST to the insights, the credit and the webhooks.

use serde_json::{Value, json};

use crate::rig::Delivery;
use crate::world::{MetricInput, World};

/// Runs a generation to its end and gives titles and texts of what it found, and the credits that it took.
async fn generation(
    world: &World,
    metric_input: &MetricInput,
    delivery: Delivery,
    lose: bool,
) -> (Vec<(Value, Value)>, i64) {
    let before = world.rig.plan.aside(world.rig.used("credits")).await;
    let path = format!("/brands/{}/insights/generation", metric_input.brand);
    let body = json!({"startDate": "2026-11-01", "endDate": "2026-11-03"});
    let task = world
        .rig
        .post(&path, Some(body), &format!("{}-generation", metric_input.name))
        .await;
    let id = task["id"].as_str().expect("an id").to_owned();
    world.rig.settle(delivery, lose).await;
    world.rig.plan.disarm();
    let task = world.rig.get(&format!("/insights/generation/{id}")).await;
    assert_eq!(task["status"], "completed", "{task}");
    world.assert_told(&id).await;
    let listed = world.rig.get(&format!("/brands/{}/insights", metric_input.brand)).await;
    assert_eq!(listed["insights"], task["results"], "every insight once");
    let results = task["results"].as_array().expect("results");
    let shown = results
        .iter()
        .map(|insight| (insight["title"].clone(), insight["text"].clone()));
    (shown.collect(), world.rig.used("credits").await - before)
}

#[tokio::test(flavor = "multi_thread")]
async fn insights_are_written_once_for_one_credit_whatever_fails() {
    let world = World::new().await;
    let (steps, runs) = world.at_every_step(generation).await;
    println!("insights: {steps} steps, {runs} runs");
    assert!(steps > 20, "{steps} steps");
    let calm = world.metric_input("again").await;
    let (found, taken) = generation(&world, &calm, Delivery::InOrder, false).await;
    assert!(!found.is_empty(), "the comparison was of something");
    assert_eq!(taken, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_generation_that_fails_gives_its_credit_back_once() {
    let world = World::new().await;
    let metric_input = world.metric_input("away").await;
    let path = format!("/brands/{}/insights/generation", metric_input.brand);
    let before = world.rig.used("credits").await;
    let task = world.rig.post(&path, Some(json!({})), "away-generation").await;
    assert_eq!(world.rig.used("credits").await, before + 1);
    world.rig.plan.refuse("BatchGetItem");
    for _ in 0..6 {
        world.rig.pump(Delivery::TwiceAndBackwards).await;
        world.rig.pass(std::time::Duration::from_secs(70));
        answerscope_sweeper::sweep(&world.rig.app).await.expect("swept");
    }
    world.rig.plan.disarm();
    world.rig.settle(Delivery::TwiceAndBackwards, false).await;
    let shown = world
        .rig
        .get(&format!("/insights/generation/{}", task["id"].as_str().expect("an id")))
        .await;
    assert_eq!(shown["status"], "failed", "{shown}");
    assert_eq!(shown["error"]["code"], 1001);
    assert_eq!(world.rig.used("credits").await, before);
}
