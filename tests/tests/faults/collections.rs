//! From a run's start to its end: each ask is stored once, and each is counted once, whatever fails.

use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

use answerscope_domain::Engine;
use answerscope_domain::entities::collection::EngineTally;
use answerscope_domain::ids::{BrandId, Id};
use answerscope_domain::page::PageRequest;
use answerscope_engines::AskError;
use answerscope_store::collection::FoundCollection;

use crate::asked::{Line, Scripted, UNREADABLE, api, bad_answer, expected_cost};
use crate::rig::{Delivery, Rig};
use crate::runs::{ENGINES, FAST, answers, brand, completed, found, items_of, run, scripted, start};
use crate::world::{MetricInput, World};

/// Runs a collection to its end: what each engine came to, and the answers.
async fn collection(
    engines: &Scripted,
    world: &World,
    input: &MetricInput,
    delivery: Delivery,
    lose: bool,
) -> (Vec<[u64; 5]>, Vec<String>) {
    let brand = BrandId::parse(&input.brand).expect("an id");
    let rig = &world.rig;
    let id = rig.plan.aside(start(rig, brand, &ENGINES, 2)).await;
    let before = engines.asked().len() as u64;
    rig.settle(delivery, lose).await;
    rig.plan.disarm();
    let asked = engines.asked().len() as u64 - before;
    let found = completed(rig, id).await;
    world.assert_told(&id.to_string()).await;
    // What was asked more than once, because the process died with the answer, is told.
    let retried: u64 = found.tallies.iter().map(|tally| tally.retried).sum();
    assert!(
        (8..=8 + retried).contains(&asked) && retried <= 8,
        "{asked} asks, {retried} again"
    );
    let counts = |tally: &EngineTally| {
        [
            tally.planned,
            tally.answered,
            tally.no_answer,
            tally.failed,
            tally.already_answered,
        ]
    };
    (found.tallies.iter().map(counts).collect(), answers(rig, brand).await)
}

#[tokio::test(flavor = "multi_thread")]
async fn each_ask_is_stored_once_whatever_fails() {
    let world = World::new().await;
    let engines = scripted(&world.rig, FAST, |heard, _| match heard.prompt.as_str() {
        "quiet kettles" => Line::NotShown,
        _ if heard.repetition == 1 => Line::Works(5),
        _ => Line::Answer,
    });
    let run = async |world: &World, input: &MetricInput, delivery, lose| {
        collection(&engines, world, input, delivery, lose).await
    };
    let (steps, runs) = world.at_every_step(run).await;
    println!("collection: {steps} steps, {runs} runs, {} asks", engines.asked().len());
    assert!(steps > 30, "{steps} steps");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_fails_is_tried_again_and_blocks_nobody() {
    let rig = Rig::new().await;
    let engines = scripted(&rig, FAST, |heard, before| match heard.prompt.rsplit(' ').next() {
        // The second try, the third, none. Only what was sent may have been paid.
        Some("1") if before < 1 => Line::Fails(AskError::Interrupted),
        Some("2") if before < 2 => Line::Fails(AskError::TimedOut),
        Some("3") => Line::Fails(AskError::Unreachable),
        Some("4") => Line::Fails(AskError::PromptRefused { reason: "no".into() }),
        Some("5") => Line::NotShown,
        Some("6") => Line::Works(30),
        _ => Line::Answer,
    });
    let brand = brand(&rig, "tried", 40).await;
    let found = run(&rig, brand, &ENGINES, 1).await;
    for tally in &found.tallies {
        assert_eq!(
            (
                tally.planned,
                tally.answered,
                tally.no_answer,
                tally.failed,
                tally.retried
            ),
            (40, 37, 1, 2, 3),
            "{tally:?}"
        );
        // What broke off or was refused after it was sent may have been charged.
        let cost = 0.38 + 4.0 * expected_cost();
        assert!((tally.cost - cost).abs() < 1e-5, "{tally:?}");
    }
    let codes: BTreeMap<&str, usize> = found.errors.iter().fold(BTreeMap::new(), |mut codes, error| {
        *codes.entry(error.code.as_str()).or_default() += 1;
        codes
    });
    assert_eq!(codes, BTreeMap::from([("refused", 2), ("unreachable", 2)]));
    assert_eq!(answers(&rig, brand).await.len(), 74);
    // What a vendor works on is asked for, and not handed in again.
    let handed_in = engines
        .asked()
        .iter()
        .filter(|(heard, _)| heard.prompt.ends_with(" 6"))
        .count();
    assert_eq!(handed_in, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_run_on_a_day_asks_nobody_again() {
    let rig = Rig::new().await;
    let engines = scripted(&rig, FAST, |heard, before| match heard.prompt.as_str() {
        // The engine fails three tries, of whichever run.
        "which kettle is best, 7" if heard.repetition == 0 && before < 3 => Line::Fails(AskError::TimedOut),
        _ => Line::Answer,
    });
    let brand = brand(&rig, "again", 40).await;
    let asked = [api(Engine::Grok)];
    // Both at once: one of them finds what the other one asked.
    let (first, second) = (start(&rig, brand, &asked, 1).await, start(&rig, brand, &asked, 1).await);
    rig.settle(Delivery::TwiceAndBackwards, false).await;
    let sum = |runs: &[FoundCollection], part: fn(&EngineTally) -> u64| -> u64 {
        runs.iter().flat_map(|run| &run.tallies).map(part).sum()
    };
    let runs = [completed(&rig, first).await, completed(&rig, second).await];
    assert_eq!(sum(&runs, |tally| tally.planned), 80);
    assert_eq!(
        answers(&rig, brand).await.len() as u64,
        sum(&runs, |tally| tally.answered)
    );
    let third = run(&rig, brand, &asked, 2).await;
    assert_eq!((third.tallies[0].planned, third.tallies[0].failed), (80, 0));
    assert_eq!(answers(&rig, brand).await.len(), 80, "40 prompts, each twice");
    assert!(
        engines.answered().values().all(|times| *times == 1),
        "nobody was asked twice"
    );
    let page = PageRequest { page: 1, size: 20 };
    let listed = rig.store.collections().list(brand, page).await.expect("listed");
    assert_eq!(listed.items[0].id, third.id, "the newest first");
    assert_eq!(listed.total, 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_run_that_nobody_can_finish_is_given_up_after_a_day() {
    let rig = Rig::new().await;
    scripted(&rig, FAST, |_, _| Line::Works(600));
    let brand = brand(&rig, "slow", 3).await;
    let id = start(&rig, brand, &[api(Engine::Perplexity)], 1).await;
    rig.pump(Delivery::InOrder).await;
    rig.pass(Duration::from_secs(20 * 60 * 60 + 60));
    rig.lose_messages();
    rig.settle(Delivery::InOrder, false).await;
    let found = completed(&rig, id).await;
    assert_eq!(
        (found.tallies[0].failed, found.errors[0].code.as_str()),
        (3, "not_finished")
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_run_over_nothing_completes_and_that_of_a_deleted_brand_is_gone() {
    let rig = Rig::new().await;
    scripted(&rig, FAST, |_, _| Line::Answer);
    let empty = brand(&rig, "empty", 0).await;
    let found = run(&rig, empty, &ENGINES, 1).await;
    assert_eq!(found.tallies.iter().map(|tally| tally.planned).sum::<u64>(), 0);
    let gone = brand(&rig, "gone", 40).await;
    start(&rig, gone, &ENGINES, 1).await;
    rig.settle(Delivery::InOrder, false).await;
    start(&rig, gone, &ENGINES, 2).await;
    let (status, _) = rig.call("DELETE", &format!("/brands/{gone}"), None, None).await;
    assert_eq!(status, 204);
    rig.settle(Delivery::InOrder, false).await;
    let left: HashSet<String> = items_of(&rig, gone).await;
    assert_eq!(left, HashSet::new());
    let objects = rig.app.stores.blobs().list("asked/").await.expect("listed");
    assert_eq!(objects, Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_kept_of_a_prompt_that_is_deleted_while_it_is_asked_is_gone() {
    let rig = Arc::new(Rig::new().await);
    let engines = scripted(&rig, FAST, |_, _| Line::Fails(bad_answer(UNREADABLE)));
    let brand = brand(&rig, "deleted", 1).await;
    rig.settle(Delivery::InOrder, false).await;
    let listed = rig.get(&format!("/brands/{brand}/prompts")).await;
    let prompt = listed["prompts"][0]["id"].as_str().expect("a prompt").to_owned();
    start(&rig, brand, &[api(Engine::OpenAi)], 1).await;
    // Deleted and purged when the gate has let the ask in.
    let other = Arc::clone(&rig);
    rig.plan.meanwhile("PutItem", async move {
        let path = format!("/prompts/{prompt}");
        let (status, told) = other.call("DELETE", &path, None, None).await;
        assert_eq!(status, 204, "{told}");
        other.pump(Delivery::InOrder).await;
    });
    rig.settle(Delivery::InOrder, false).await;
    assert_eq!(engines.asked().len(), 1, "it was asked");
    let objects = rig.app.stores.blobs().list("asked/").await.expect("listed");
    assert_eq!(objects, Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_collector_without_a_key_ends_no_batch_of_another() {
    let rig = Arc::new(Rig::new().await);
    let engines = scripted(&rig, FAST, |_, _| Line::Answer);
    let brand = brand(&rig, "keyless", 64).await;
    rig.settle(Delivery::InOrder, false).await;
    let id = start(&rig, brand, &[api(Engine::OpenAi)], 1).await;
    // The other lane's turn finds no key while the first wave of this one is under way.
    let (other, keyless) = (Arc::clone(&rig), Arc::clone(&engines));
    rig.plan.meanwhile("S3 PUT", async move {
        let place = "the variable KEY".to_owned();
        keyless.miss(Some(AskError::KeyMissing { place }));
        other.pump_one().await;
        keyless.miss(None);
    });
    rig.settle(Delivery::InOrder, false).await;
    let tally = completed(&rig, id).await.tallies[0];
    assert_eq!((tally.answered, tally.failed), (32, 32), "{tally:?}");
    assert_eq!((answers(&rig, brand).await.len(), engines.asked().len()), (32, 32));
}

/// The engines of the settings: none is configured, so the built-in one answers.
#[tokio::test(flavor = "multi_thread")]
async fn the_built_in_engine_is_asked_where_none_is_configured() {
    let rig = Rig::new().await;
    let brand = brand(&rig, "builtin", 3).await;
    let id = start(&rig, brand, &ENGINES, 1).await;
    rig.settle(Delivery::InOrder, false).await;
    let found = completed(&rig, id).await;
    assert!(
        found
            .tallies
            .iter()
            .all(|tally| tally.answered == 3 && tally.cost == 0.0),
        "{found:?}"
    );
    let shown = rig.get(&format!("/brands/{brand}/answers")).await;
    for answer in shown["answers"].as_array().expect("answers") {
        assert_eq!(answer["model"], "answerscope-builtin-1", "{answer}");
        assert_eq!(answer["collectionId"], id.to_string());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn many_prompts_are_planned_in_bounded_portions() {
    let rig = Rig::new().await;
    scripted(&rig, FAST, |_, _| Line::Answer);
    let brand = brand(&rig, "many", 2_000).await;
    rig.settle(Delivery::InOrder, false).await;
    let id = start(&rig, brand, &ENGINES, 1).await;
    rig.plan.arm(usize::MAX, crate::plan::Fault::Lost);
    // The run's own message alone: the lanes' messages follow.
    rig.pump_one().await;
    rig.plan.disarm();
    let steps = rig.plan.steps();
    let found = found(&rig, id).await;
    assert!(
        found.tallies.iter().all(|tally| tally.planned == 2_000),
        "{:?}",
        found.tallies
    );
    let count = |name: &str| steps.iter().filter(|step| step.contains(name)).count();
    // 63 blocks of two engines, 80 batches in a transaction; the start, and the step's time.
    assert_eq!(count("TransactWriteItems"), 4, "{steps:?}");
    assert!(steps.len() <= 20, "{} requests: {steps:?}", steps.len());
}
