//! Runs that end when their time is over, and bursts of messages of which one begins a run.

use std::time::Duration;

use answerscope_domain::clock::Moment;
use answerscope_domain::ids::{BrandId, Id, Token};
use answerscope_rollup::recount::recount_brand;
use answerscope_store::aws::queue::Worker;
use answerscope_store::brands::RunClaim;
use answerscope_store::table::outbox::OutboxEntry;
use serde_json::{Value, json};

use crate::figure_items::assert_counted_once;
use crate::rig::Delivery;
use crate::world::World;

async fn import(world: &World, brand: &str, date: &str, texts: usize) {
    let row = |n: usize| {
        json!({"query": "best kettles", "engine": "openai", "answeredAt": format!("{date}T09:00:{n:02}Z"),
            "text": format!("Tarvo is excellent. {n}")})
    };
    let rows: Vec<Value> = (0..texts).map(row).collect();
    let path = format!("/brands/{brand}/answers");
    world
        .rig
        .post(&path, Some(json!({"answers": rows})), &format!("import-{date}"))
        .await;
}

async fn brand(world: &World) -> String {
    let body = json!({"name": "Tarvo", "domain": "tarvo.example", "competitors": []});
    let brand = world.rig.post("/brands", Some(body), "brand").await;
    brand["id"].as_str().expect("an id").to_owned()
}

async fn voice(world: &World, brand: &str) -> Value {
    let path = format!("/brands/{brand}/share-of-voice/aggregates?startDate=2026-08-01&endDate=2026-11-10");
    world.rig.get(&path).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_run_whose_time_is_over_leaves_the_rest_to_its_message_and_tells_how_far_it_came() {
    let world = World::in_short_runs().await;
    let brand = brand(&world).await;
    // Days of three windows.
    for date in ["2026-08-20", "2026-09-25", "2026-11-01"] {
        import(&world, &brand, date, 5).await;
        world.rig.pass(Duration::from_secs(60));
    }
    let stored: Vec<Moment> = world
        .rig
        .store
        .outbox()
        .list(id(&brand))
        .await
        .expect("entries")
        .iter()
        .map(|(key, _)| answerscope_store::keys::moment_of_entry(key).expect("a token"))
        .collect();
    assert_eq!(stored.len(), 3, "an entry for each import");
    let mut told = Vec::new();
    for _ in 0..3 {
        world.rig.pump_one().await;
        let voice = voice(&world, &brand).await;
        let counted = voice["aggregates"][0]["mentionCount"].as_u64().unwrap_or_default();
        told.push((counted, voice["countedUntil"].as_str().map(str::to_owned)));
    }
    let counted: Vec<u64> = told.iter().map(|(counted, _)| *counted).collect();
    assert_eq!(counted, [5, 10, 15], "a window for each message");
    // What waits was made later than what is told of.
    for (place, (_, until)) in told.iter().enumerate().take(2) {
        let until = Moment::parse("countedUntil", until.as_deref().expect("counted")).expect("a time");
        let next = stored[place + 1];
        assert!(stored[place] < until && until <= next, "{until:?} {stored:?}");
    }
    world.rig.settle(Delivery::TwiceAndBackwards, false).await;
    assert_counted_once(&world.rig.store, &brand).await;
    assert_eq!(voice(&world, &brand).await["aggregates"][0]["mentionCount"], 15);
}

/// Until when answers are counted, as the figures tell, in milliseconds.
async fn counted_until(world: &World, brand: &str) -> i64 {
    let told = voice(world, brand).await;
    let until = Moment::parse("countedUntil", told["countedUntil"].as_str().expect("counted"));
    until.expect("a time").millis()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_imported_beside_a_recount_is_told_as_counted_when_that_is_over() {
    let world = World::new().await;
    let (rig, brand) = (&world.rig, brand(&world).await);
    import(&world, &brand, "2026-11-01", 5).await;
    rig.pump(Delivery::InOrder).await;
    recount_brand(&rig.store, id(&brand)).await.expect("marked");
    rig.pass(Duration::from_secs(60));
    let begun = rig.store.now().millis();
    import(&world, &brand, "2026-11-02", 5).await;
    rig.pump(Delivery::InOrder).await;
    assert_eq!(voice(&world, &brand).await["aggregates"][0]["mentionCount"], 10);
    assert!(
        counted_until(&world, &brand).await < begun,
        "days wait for being built anew"
    );
    rig.store.outbox().enqueue_backfill(id(&brand)).await;
    rig.pump(Delivery::InOrder).await;
    assert!(counted_until(&world, &brand).await >= begun);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_comes_again_tells_what_was_counted_by_a_run_that_did_not() {
    let world = World::new().await;
    let (rig, brand) = (&world.rig, brand(&world).await);
    import(&world, &brand, "2026-11-01", 5).await;
    rig.pump(Delivery::InOrder).await;
    rig.pass(Duration::from_secs(60));
    let begun = rig.store.now().millis();
    rig.store.outbox().enqueue_rollup(id(&brand)).await;
    rig.pump(Delivery::InOrder).await;
    assert!(counted_until(&world, &brand).await >= begun);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_window_that_has_waited_longest_is_counted_first() {
    let world = World::in_short_runs().await;
    let brand = brand(&world).await;
    for (date, texts) in [("2026-11-01", 1), ("2026-08-20", 2), ("2026-09-25", 4)] {
        import(&world, &brand, date, texts).await;
        world.rig.pass(Duration::from_secs(60));
    }
    let mut told = Vec::new();
    for _ in 0..3 {
        world.rig.pump_one().await;
        let voice = voice(&world, &brand).await;
        told.push(voice["aggregates"][0]["mentionCount"].as_u64().unwrap_or_default());
    }
    assert_eq!(told, [1, 3, 7]);
    world.rig.settle(Delivery::InOrder, false).await;
    assert_counted_once(&world.rig.store, &brand).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_a_burst_of_messages_one_begins_a_run_and_sees_what_all_have_left() {
    let world = World::new().await;
    let brand = brand(&world).await;
    let (brands, lasts) = (world.rig.store.brands(), Duration::from_secs(50));
    let (id, [one, other]) = (id(&brand), [1, 2].map(|_| world.rig.store.fresh_token()));
    let claim = |run| claim(&world, id, Worker::ROLLUP, run, lasts);
    assert_eq!(claim(one).await, RunClaim::Mine);
    for date in ["2026-11-01", "2026-11-02", "2026-11-03"] {
        import(&world, &brand, date, 2).await;
    }
    world.rig.pump(Delivery::InOrder).await;
    let waiting = || async { world.rig.store.outbox().list(id).await.expect("entries").len() };
    assert_eq!(waiting().await, 3, "the messages have left it to the run that goes on");
    assert!(matches!(claim(other).await, RunClaim::Asked));
    let end = |run, anyway| brands.end_run(id, Worker::ROLLUP, run, anyway);
    assert_eq!(end(one, false).await, Ok(false), "somebody has asked");
    assert_eq!(end(one, false).await, Ok(true));
    // The first of them has sent another message, for the case that the run is killed.
    world.rig.pass(lasts + Duration::from_secs(2));
    world.rig.pump_one().await;
    assert_eq!(waiting().await, 0);
    assert_eq!(voice(&world, &brand).await["aggregates"][0]["mentionCount"], 6);
    world.rig.settle(Delivery::InOrder, false).await;
    assert_counted_once(&world.rig.store, &brand).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_a_burst_of_deletions_one_purge_begins() {
    let world = World::new().await;
    let brand = brand(&world).await;
    let prompts: Vec<Value> = (0..3)
        .map(|n| json!({"query": format!("kettle {n}"), "topicName": format!("Topic {n}")}))
        .collect();
    let path = format!("/brands/{brand}/prompts");
    let body = json!({"prompts": prompts});
    world.rig.post(&path, Some(body), "prompts").await;
    world.rig.settle(Delivery::InOrder, false).await;
    let (brands, lasts, purged) = (world.rig.store.brands(), Duration::from_secs(50), id(&brand));
    let run = world.rig.store.fresh_token();
    assert_eq!(claim(&world, purged, Worker::PURGE, run, lasts).await, RunClaim::Mine);
    let topics = world.rig.get(&format!("/brands/{brand}/topics")).await;
    for topic in topics["topics"].as_array().expect("topics") {
        let path = format!("/topics/{}", topic["id"].as_str().expect("an id"));
        assert_eq!(world.rig.call("DELETE", &path, None, None).await.0, 204);
    }
    world.rig.pump(Delivery::InOrder).await;
    let waiting = || async {
        let entries = world.rig.store.outbox().list(purged).await.expect("entries");
        let topics = entries
            .iter()
            .filter(|(_, entry)| matches!(entry, OutboxEntry::PurgeTopic(_)));
        topics.count()
    };
    assert_eq!(waiting().await, 3, "the messages have left it to the run that goes on");
    let end = |anyway| brands.end_run(purged, Worker::PURGE, run, anyway);
    assert_eq!(end(false).await, Ok(false), "somebody has asked");
    assert_eq!(end(false).await, Ok(true));
    // One of the three messages comes again, for the case that the run was killed: it does what all have left.
    world.rig.pass(lasts + Duration::from_secs(2));
    world.rig.pump_one().await;
    assert_eq!(waiting().await, 0);
    world.rig.settle(Delivery::InOrder, false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_run_that_was_killed_keeps_its_brand_for_as_long_as_its_lease() {
    let world = World::new().await;
    let brand = brand(&world).await;
    let (id, lasts) = (id(&brand), Duration::from_secs(50));
    let [killed, next] = [1, 2].map(|_| world.rig.store.fresh_token());
    let claim = |run| claim(&world, id, Worker::ROLLUP, run, lasts);
    assert_eq!(claim(killed).await, RunClaim::Mine);
    assert!(matches!(claim(next).await, RunClaim::First(_)));
    world.rig.pass(lasts);
    assert_eq!(claim(next).await, RunClaim::Mine);
    // What it left is not the next one's, and it ends nothing of that one.
    let brands = world.rig.store.brands();
    assert_eq!(brands.end_run(id, Worker::ROLLUP, killed, true).await, Ok(true));
    assert!(matches!(claim(killed).await, RunClaim::First(_)));
    assert_eq!(brands.end_run(id, Worker::ROLLUP, next, true).await, Ok(true));
}

async fn claim(world: &World, brand: BrandId, worker: Worker, run: Token, lasts: Duration) -> RunClaim {
    let brands = world.rig.store.brands();
    brands
        .claim_run(brand, worker, run, lasts)
        .await
        .expect("an answer of the table")
}

fn id(brand: &str) -> BrandId {
    BrandId::parse(brand).expect("an id")
}
