//! A POST with an Idempotency-Key, sent again until it is answered.

use answerscope_api::dispatch;
use answerscope_api::envelope::NoContent;
use answerscope_api::operation::{Context, Input, Of, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::error::{Error, Result};
use answerscope_store::callers::limits::{LimitsPatch, Override};
use serde_json::{Value, json};

use crate::rig::{Delivery, Rig};
use crate::world::{MetricInput, World};

/// Makes a brand and a view; the view's filters, and how many there are.
async fn creations(world: &World, metric_input: &MetricInput, _: Delivery, _: bool) -> (Value, usize, usize) {
    let body = json!({"name": "Twin", "domain": format!("twin-{}.example", metric_input.name)});
    let brand = world
        .rig
        .post("/brands", Some(body), &format!("{}-twin", metric_input.name))
        .await;
    let path = format!("/brands/{}/views", brand["id"].as_str().expect("an id"));
    let body = json!({"name": "Everything", "filters": {"type": "branded"}});
    let view = world
        .rig
        .post(&path, Some(body), &format!("{}-view", metric_input.name))
        .await;
    world.rig.restart();
    world.rig.plan.disarm();
    let brands = world
        .rig
        .get(&format!("/brands?domain=twin-{}.example", metric_input.name))
        .await;
    let views = world.rig.get(&path).await;
    let count = |list: &Value| list.as_array().expect("a list").len();
    assert_eq!(brands["brands"][0]["id"], brand["id"], "the answer names what was made");
    assert_eq!(views["views"][0]["id"], view["id"]);
    (
        view["filters"].clone(),
        count(&brands["brands"]),
        count(&views["views"]),
    )
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_created_is_created_once_whatever_fails() {
    let world = World::new().await;
    let (steps, runs) = world.at_every_step(creations).await;
    println!("idempotency: {steps} steps, {runs} runs");
    let metric_input = world.metric_input("again").await;
    let (_, brands, views) = creations(&world, &metric_input, Delivery::InOrder, false).await;
    assert_eq!((brands, views), (1, 1));
}

/// Starts a generation with the organization's last credit; how it ended, and the credits that it took.
async fn last_credit(world: &World, metric_input: &MetricInput, delivery: Delivery, lose: bool) -> (Value, i64) {
    let used = world.rig.plan.aside(world.rig.used("credits")).await;
    let limits = LimitsPatch {
        credits: Some(Override::Own(u32::try_from(used + 1).expect("few credits"))),
        ..LimitsPatch::default()
    };
    let organizations = world.rig.app.stores.organizations();
    let set = organizations.set(world.rig.organization, limits);
    world.rig.plan.aside(set).await.expect("set");
    let path = format!("/brands/{}/insights/generation", metric_input.brand);
    let started = world
        .rig
        .post(&path, None, &format!("{}-last", metric_input.name))
        .await;
    world.rig.restart();
    world.rig.plan.disarm();
    world.rig.settle(delivery, lose).await;
    let path = format!("/insights/generation/{}", started["id"].as_str().expect("an id"));
    let ended = world.rig.get(&path).await;
    (ended["status"].clone(), world.rig.used("credits").await - used)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_credit_is_taken_once_and_for_its_own_request_whatever_fails() {
    let world = World::new().await;
    let (steps, runs) = world.at_every_step(last_credit).await;
    println!("last credit: {steps} steps, {runs} runs");
}

/// What always meets a crowd.
struct Crowded;

impl Operation for Crowded {
    const SPEC: Spec = Spec::new(Verb::Post, "crowded", "/crowded", "Never gets through").tag(Tag::Brands);
    type Path = Nothing;
    type Query = Nothing;
    type Body = Nothing;
    type Reply = NoContent;

    async fn run(_: &Context, _: Input<Self>) -> Result<NoContent> {
        Err(Error::TooManyRequests { retry_after: 7 })
    }
}

/// A handler's own answer reaches its caller, also when the key's row can not be released.
#[tokio::test(flavor = "multi_thread")]
async fn a_failing_release_does_not_hide_why_the_request_failed() {
    let rig = Rig::new().await;
    let router = dispatch::router(std::sync::Arc::clone(&rig.app), &[&Of::<Crowded>::NEW]);
    rig.plan.refuse("TransactWriteItems");
    let (status, body) = rig.call_on(&router, "POST", "/crowded", None, Some("crowd")).await;
    assert_eq!((status, &body["error"]["code"]), (429, &json!(1007)), "{body}");
}
