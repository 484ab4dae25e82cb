//! From a DELETE to nothing left of it.

use std::collections::{BTreeMap, BTreeSet};

use answerscope_domain::entities::insight::GenerationWork;
use answerscope_domain::ids::{BrandId, Id};
use answerscope_store::table::outbox::{OutboxEntry, due_entries};
use answerscope_store::table::text_of;
use answerscope_tasks::Tasks;
use serde_json::Value;

use crate::rig::Delivery;
use crate::world::{MetricInput, World};

/// Deletes, again while it fails on the service's side.
async fn delete(world: &World, path: &str) {
    for _ in 0..6 {
        let (status, answer) = world.rig.call("DELETE", path, None, None).await;
        if [204, 404].contains(&status) {
            return;
        }
        assert!(status >= 500 || status == 429, "{path}: {status} {answer}");
        world.rig.restart();
    }
    panic!("{path} was never answered");
}

/// How many items of each kind, and how many objects, a brand has.
async fn left(world: &World, metric_input: &MetricInput) -> (BTreeMap<String, usize>, usize) {
    let own = metric_input.brand.strip_prefix("brand_").expect("an id of a brand");
    let (mut kinds, mut from) = (BTreeMap::new(), None);
    loop {
        let table = &world.rig.app.stores.table;
        let scan = table
            .client
            .scan()
            .table_name(&table.name)
            .set_exclusive_start_key(from);
        let page = scan.send().await.expect("scanned");
        for item in page.items.unwrap_or_default() {
            let key = format!(
                "{}{}",
                text_of(&item, "pk").unwrap_or_default(),
                text_of(&item, "sk").unwrap_or_default()
            );
            // The lease of a run that was killed ends by itself.
            let lease = text_of(&item, "kind") == Some("run");
            if key.contains(own) && !lease {
                *kinds
                    .entry(text_of(&item, "kind").unwrap_or_default().to_owned())
                    .or_default() += 1;
            }
        }
        from = page.last_evaluated_key;
        if from.is_none() {
            break;
        }
    }
    let objects = world.rig.app.stores.blobs().list("").await.expect("objects");
    (kinds, objects.iter().filter(|object| object.contains(own)).count())
}

/// Starts a generation that takes a credit and that no worker has begun.
async fn generation(world: &World, metric_input: &MetricInput) {
    let day = world.rig.store.now().day();
    let work = GenerationWork {
        prompts: None,
        first: day,
        last: day,
        insights: Vec::new(),
    };
    let brand = BrandId::parse(&metric_input.brand).expect("an id");
    let started = Tasks::new(&world.rig.store).start(brand, work).await;
    started.expect("started");
}

/// Deletes a brand with an open generation; what is left, and the credits that this has taken.
async fn brand(
    world: &World,
    metric_input: &MetricInput,
    delivery: Delivery,
    lose: bool,
) -> (BTreeMap<String, usize>, usize, i64) {
    let credits = world.rig.plan.aside(world.rig.used("credits")).await;
    world.rig.plan.aside(generation(world, metric_input)).await;
    delete(world, &format!("/brands/{}", metric_input.brand)).await;
    world.rig.settle(delivery, lose).await;
    world.rig.plan.disarm();
    let (kinds, objects) = left(world, metric_input).await;
    (kinds, objects, world.rig.used("credits").await - credits)
}

/// Deletes the first prompt; what is left, and the brand's numbers.
async fn prompt(
    world: &World,
    metric_input: &MetricInput,
    delivery: Delivery,
    lose: bool,
) -> (BTreeMap<String, usize>, Value) {
    delete(world, &format!("/prompts/{}", metric_input.prompt)).await;
    what_is_left(world, metric_input, delivery, lose).await
}

/// Deletes the topic of all prompts.
async fn topic(
    world: &World,
    metric_input: &MetricInput,
    delivery: Delivery,
    lose: bool,
) -> (BTreeMap<String, usize>, Value) {
    let prompt = world
        .rig
        .plan
        .aside(world.rig.get(&format!("/prompts/{}", metric_input.prompt)))
        .await;
    delete(
        world,
        &format!("/topics/{}", prompt["topicId"].as_str().expect("an id")),
    )
    .await;
    what_is_left(world, metric_input, delivery, lose).await
}

async fn what_is_left(
    world: &World,
    metric_input: &MetricInput,
    delivery: Delivery,
    lose: bool,
) -> (BTreeMap<String, usize>, Value) {
    world.rig.settle(delivery, lose).await;
    world.rig.plan.disarm();
    let (kinds, _) = left(world, metric_input).await;
    let path = format!(
        "/brands/{}/visibility/aggregates?startDate=2026-11-01&endDate=2026-11-07",
        metric_input.brand
    );
    let rows = world.rig.get(&path).await;
    (kinds, rows["aggregates"][0]["promptCount"].clone())
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_of_a_brand_is_left_whatever_fails() {
    let world = World::new().await;
    let (steps, runs) = world.at_every_step(brand).await;
    println!("delete a brand: {steps} steps, {runs} runs");
    let metric_input = world.metric_input("again").await;
    let left = brand(&world, &metric_input, Delivery::InOrder, false).await;
    assert_eq!(left, (BTreeMap::new(), 0, 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_of_a_prompt_is_left_whatever_fails() {
    let world = World::new().await;
    let (steps, runs) = world.at_every_step(prompt).await;
    println!("delete a prompt: {steps} steps, {runs} runs");
    let metric_input = world.metric_input("again").await;
    let (kinds, prompts) = prompt(&world, &metric_input, Delivery::InOrder, false).await;
    assert_eq!((kinds["answer"], kinds["prompt"], prompts), (1, 1, Value::from(1)));
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_left_by_short_runs_whatever_fails() {
    let world = World::in_short_runs().await;
    let (steps, runs) = world.at_every_step(prompt).await;
    println!("delete a prompt in short runs: {steps} steps, {runs} runs");
    let (steps, runs) = world.at_every_step(brand).await;
    println!("delete a brand in short runs: {steps} steps, {runs} runs");
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_of_a_topic_is_left_whatever_fails() {
    let world = World::new().await;
    let (steps, runs) = world.at_every_step(topic).await;
    println!("delete a topic: {steps} steps, {runs} runs");
    let metric_input = world.metric_input("again").await;
    let (kinds, prompts) = topic(&world, &metric_input, Delivery::InOrder, false).await;
    assert!(
        !kinds.contains_key("answer") && !kinds.contains_key("topic"),
        "{kinds:?}"
    );
    assert_eq!(prompts, 0);
}

/// Each sweep would have another run begin beside it: a deleted brand keeps no lease.
#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_brand_is_not_swept_while_a_run_removes_it() {
    let world = World::new().await;
    let metric_input = world.metric_input("running").await;
    delete(&world, &format!("/brands/{}", metric_input.brand)).await;
    world.rig.killed_after("BatchWriteItem", 1).await;
    let due = due_entries(&world.rig.app.stores.table, world.rig.store.now()).await;
    let due = due.expect("entries");
    assert!(
        due.iter().all(|(_, entry)| *entry != OutboxEntry::PurgeBrand),
        "{due:?}"
    );
    world.rig.settle(Delivery::InOrder, false).await;
    assert_eq!(left(&world, &metric_input).await, (BTreeMap::new(), 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_purge_of_many_prompts_keeps_what_it_has_done() {
    let world = World::new().await;
    let metric_input = world.metric_input("many").await;
    let (store, brand) = (&world.rig.store, BrandId::parse(&metric_input.brand).expect("an id"));
    let keys = store.org.of(brand);
    for ordinals in [1_000..1_060, 1_060..1_120] {
        let entries = ordinals.map(|ordinal| OutboxEntry::PurgePrompt(ordinal).put(keys, store.fresh_token()));
        store.table().write(entries).await.expect("written");
    }
    store.outbox().enqueue_purge(brand).await;
    // Two listings for each prompt: it is killed when ten more than a hundred are done.
    world.rig.killed_after("S3 GET", 220).await;
    let waiting = store.outbox().list(brand).await.expect("entries");
    assert_eq!(waiting.len(), 20, "a hundred are done");
    world.rig.settle(Delivery::InOrder, false).await;
}

/// The entries of the deleted prompts of a deleted brand go with what they name.
#[tokio::test(flavor = "multi_thread")]
async fn a_killed_purge_of_a_brand_keeps_the_deleted_prompts_that_it_has_emptied() {
    let world = World::new().await;
    let metric_input = world.metric_input("folded").await;
    let (store, brand) = (&world.rig.store, BrandId::parse(&metric_input.brand).expect("an id"));
    let window = BTreeSet::from([store.now().day().window()]);
    let folded = [1_000..1_048, 1_048..1_096, 1_096..1_144].map(|prompts| {
        let entry = OutboxEntry::UncountInWindows(window.clone(), prompts.collect(), BTreeSet::new());
        entry.put(store.org.of(brand), store.fresh_token())
    });
    store.table().write(folded).await.expect("written");
    delete(&world, &format!("/brands/{}", metric_input.brand)).await;
    // One for each prompt, and fewer than twenty before them: it is killed when a hundred are done.
    world.rig.killed_after("Query", 130).await;
    let waiting = store.outbox().list(brand).await.expect("entries");
    let waiting = waiting.iter().flat_map(|(_, entry)| entry.deleted_prompts());
    assert_eq!(waiting.count(), 44, "a hundred are done");
    world.rig.settle(Delivery::InOrder, false).await;
    assert_eq!(left(&world, &metric_input).await, (BTreeMap::new(), 0));
}
