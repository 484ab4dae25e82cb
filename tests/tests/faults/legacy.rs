//! Topics and trends: a switch of more prompts than a transaction holds, and an import of trends.

use serde_json::{Value, json};

use crate::plan::Fault;
use crate::rig::{Delivery, Rig};
use crate::world::{MetricInput, World};

/// Switches a topic of 50 prompts; how it stands after, less what it would be had the caller not got through.
async fn switch(world: &World, metric_input: &MetricInput, delivery: Delivery, lose: bool) -> bool {
    let rig = &world.rig;
    let (topic, before) = rig.plan.aside(prepared(rig, metric_input)).await;
    let (status, body) = rig
        .call("PUT", &format!("/topics/{topic}/toggle-monitoring"), None, None)
        .await;
    assert!([200, 429].contains(&status) || status >= 500, "{status} {body}");
    rig.settle(delivery, lose).await;
    rig.plan.disarm();
    let shown = rig.get(&format!("/topics/{topic}")).await;
    let prompts = rig.get(&format!("/topics/{topic}/prompts?pageSize=100")).await;
    let prompts = prompts["prompts"].as_array().expect("prompts");
    assert_eq!(prompts.len(), 50);
    assert!(
        prompts.iter().all(|prompt| prompt["monitoring"] == shown["monitoring"]),
        "{shown} {prompts:?}"
    );
    let on = shown["monitoring"] == "active";
    assert!(on || status != 200, "what was answered stands");
    assert_eq!(rig.used("active").await - before, if on { 50 } else { 0 });
    true
}

async fn prepared(rig: &Rig, metric_input: &MetricInput) -> (String, i64) {
    let rows: Vec<Value> = (0..50)
        .map(|n| json!({"topic": "Kettles", "query": format!("question {n}")}))
        .collect();
    let path = format!("/brands/{}/topics/import", metric_input.brand);
    let report = rig
        .post(
            &path,
            Some(json!({"rows": rows})),
            &format!("{}-rows", metric_input.name),
        )
        .await;
    let topic = report["created"][0]["id"].as_str().expect("an id").to_owned();
    (topic, rig.used("active").await)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_switched_topic_agrees_with_its_prompts_and_the_limit_whatever_fails() {
    let world = World::new().await;
    let (steps, runs) = world.at_every_step(switch).await;
    println!("switch: {steps} steps, {runs} runs");
    assert!(steps > 8, "{steps} steps");
}

/// Imports keywords; the trends, without what names their brand and time.
async fn trends(world: &World, metric_input: &MetricInput, delivery: Delivery, lose: bool) -> Vec<Value> {
    let path = format!("/brands/{}/trends", metric_input.brand);
    let body = json!({"keywords": ["tea kettle", "quiet tea kettle", "running shoes"], "country": "US"});
    let key = format!("{}-trends", metric_input.name);
    world.rig.post(&format!("{path}/import"), Some(body), &key).await;
    world.rig.settle(delivery, lose).await;
    world.rig.plan.disarm();
    let mut trends = world.rig.get(&path).await["trends"].as_array().expect("trends").clone();
    for trend in &mut trends {
        (trend["id"], trend["createdAt"]) = (Value::Null, Value::Null);
    }
    trends
}

#[tokio::test(flavor = "multi_thread")]
async fn trends_are_found_once_whatever_fails() {
    let world = World::new().await;
    let (steps, runs) = world.at_every_step(trends).await;
    println!("trends: {steps} steps, {runs} runs");
    let calm = world.metric_input("again").await;
    assert_eq!(trends(&world, &calm, Delivery::InOrder, false).await.len(), 2);
}

/// The caller never heard that its import was accepted, and asks again when it is over.
#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_import_of_trends_shows_how_it_stands() {
    let world = World::new().await;
    let metric_input = world.metric_input("repeated").await;
    let rig = &world.rig;
    let path = format!("/brands/{}/trends/import", metric_input.brand);
    let body = json!({"keywords": ["tea kettle", "quiet tea kettle"], "country": "US"});
    let import = async || {
        rig.call("POST", &path, Some(body.clone()), Some("repeated-import"))
            .await
    };
    // The key check, the key's row, and whether there is a place for trends come before the task.
    rig.plan.arm(4, Fault::CutAfter);
    assert_eq!(import().await.0, 500);
    rig.restart();
    assert_eq!(rig.plan.steps().last().map(String::as_str), Some("TransactWriteItems"));
    rig.pass(std::time::Duration::from_secs(70));
    answerscope_sweeper::sweep(&rig.app).await.expect("swept");
    rig.settle(Delivery::InOrder, false).await;
    let (status, answer) = import().await;
    assert_eq!(
        (status, &answer["data"]["status"]),
        (202, &json!("completed")),
        "{answer}"
    );
}

/// Accepts a trend; its topic and that topic's prompts, and the places that they take.
async fn accept(world: &World, metric_input: &MetricInput, delivery: Delivery, lose: bool) -> (Value, Value, i64) {
    let rig = &world.rig;
    let (trend, before) = rig.plan.aside(suggested(rig, metric_input)).await;
    let path = format!("/trends/{}/accept", trend["id"].as_str().expect("an id"));
    let body = json!({"promptIds": [trend["prompts"][0]["id"], trend["prompts"][1]["id"]]});
    let topic = rig
        .post(&path, Some(body), &format!("{}-accept", metric_input.name))
        .await;
    rig.settle(delivery, lose).await;
    rig.plan.disarm();
    let prompts = format!("/topics/{}/prompts", topic["id"].as_str().expect("an id"));
    let prompts = rig.get(&prompts).await["prompts"].as_array().expect("prompts").len();
    (topic["name"].clone(), prompts.into(), rig.used("active").await - before)
}

async fn suggested(rig: &Rig, metric_input: &MetricInput) -> (Value, i64) {
    let path = format!("/brands/{}/trends", metric_input.brand);
    let body = json!({"keywords": ["tea kettle", "quiet tea kettle"], "country": "US"});
    rig.post(
        &format!("{path}/import"),
        Some(body),
        &format!("{}-words", metric_input.name),
    )
    .await;
    rig.settle(Delivery::InOrder, false).await;
    (rig.get(&path).await["trends"][0].clone(), rig.used("active").await)
}

#[tokio::test(flavor = "multi_thread")]
async fn an_accepted_trend_is_answered_whatever_fails() {
    let world = World::new().await;
    let (steps, runs) = world.at_every_step(accept).await;
    println!("accept: {steps} steps, {runs} runs");
}
