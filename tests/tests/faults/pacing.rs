//! How fast and how long engines are asked: limits that are held, engines that are away, slow or never answer, and processes
//! that are killed while they ask.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use answerscope_domain::Engine;
use answerscope_domain::collecting::Pace;
use answerscope_domain::entities::collecting::Dollars;
use answerscope_domain::entities::collection::EngineTally;
use answerscope_engines::AskError;
use answerscope_store::callers::limits::{LimitsPatch, Override};
use answerscope_store::collection::FoundCollection;

use crate::asked::{Line, api};
use crate::plan::Fault;
use crate::rig::{Delivery, Rig};
use crate::runs::{ENGINES, FAST, answers, brand, cap, completed, limit, run, scripted, scripted_within, start};

#[tokio::test(flavor = "multi_thread")]
async fn an_engine_that_is_down_is_given_up_and_keeps_no_other_from_its_answers() {
    let rig = Rig::new().await;
    let down = answerscope_domain::Channel::from(ENGINES[1]).number();
    let engines = scripted(&rig, FAST, move |heard, _| match heard.channel == down {
        true => Line::Fails(AskError::Unavailable {
            status: 503,
            retry_after: None,
        }),
        false => Line::Answer,
    });
    let brand = brand(&rig, "down", 100).await;
    let id = start(&rig, brand, &ENGINES, 1).await;
    rig.settle_within(Delivery::InOrder, false, 120).await;
    let found = completed(&rig, id).await;
    assert_eq!((found.tallies[0].answered, found.tallies[1].failed), (100, 100));
    let asked = engines
        .asked()
        .iter()
        .filter(|(heard, _)| heard.channel == down)
        .count();
    assert!((10..100).contains(&asked), "{asked} asks of an engine that is down");
    // One for each batch that was given up, and those of the prompts that were asked.
    assert!((4..=20).contains(&found.errors.len()), "{:?}", found.errors);
    let known = rig.store.collections().last_successes(&ENGINES).await.expect("read");
    assert!(known[0].1.is_some() && known[1].1.is_none(), "{known:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_limit_of_a_minute_is_held_by_four_collectors_side_by_side() {
    let rig = Rig::new().await;
    let pace = Pace {
        requests_per_minute: 30,
        concurrency: 6,
    };
    let engines = scripted(&rig, pace, |_, _| Line::Answer);
    let asked = [api(Engine::Anthropic)];
    let mut runs = Vec::new();
    for name in ["one", "two"] {
        let brand = brand(&rig, name, 50).await;
        runs.push(start(&rig, brand, &asked, 1).await);
    }
    for _ in 0..400 {
        let pump = || rig.pump(Delivery::InOrder);
        tokio::join!(pump(), pump(), pump(), pump());
        rig.pass(Duration::from_secs(1));
    }
    let times: Vec<i64> = engines.asked().iter().map(|(_, at)| at.0).collect();
    for (place, at) in times.iter().enumerate() {
        let within = times[place..]
            .iter()
            .take_while(|later| **later < at + 60_000_000)
            .count();
        assert!(within <= 30, "{within} asks in a minute");
    }
    assert_eq!(times.len(), 100, "in 400 seconds");
    assert!(engines.most_under_way() <= 6);
    rig.settle(Delivery::InOrder, false).await;
    for run in runs {
        assert_eq!(completed(&rig, run).await.tallies[0].answered, 50);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn lanes_that_wait_for_the_pace_come_seldom_in_vain() {
    let rig = Rig::new().await;
    let pace = Pace {
        requests_per_minute: 60,
        concurrency: 8,
    };
    let engines = scripted(&rig, pace, |_, _| Line::Answer);
    let asked = [api(Engine::OpenAi)];
    let mut runs = Vec::new();
    for number in 0..30 {
        let brand = brand(&rig, &format!("waits-{number}"), 8).await;
        runs.push(start(&rig, brand, &asked, 1).await);
    }
    rig.plan.arm(usize::MAX, Fault::Lost);
    for _ in 0..400 {
        rig.pump(Delivery::InOrder).await;
        rig.pass(Duration::from_secs(1));
    }
    rig.plan.disarm();
    let steps = rig.plan.steps();
    let count = |name: &str| steps.iter().filter(|step| step.contains(name)).count();
    let (writes, puts, answered) = (count("TransactWriteItems"), count("PutItem"), engines.asked().len());
    println!(
        "{answered} answers, {writes} transactions, {puts} puts, {} steps",
        steps.len()
    );
    assert!(answered >= 200, "{answered} answers in 400 seconds");
    assert!(writes <= answered * 6, "{writes} transactions for {answered} answers");
    rig.settle_within(Delivery::InOrder, false, 60).await;
    for run in runs {
        assert_eq!(completed(&rig, run).await.tallies[0].answered, 8);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn neither_cap_nor_budget_is_passed() {
    let rig = Rig::new().await;
    let engines = scripted(&rig, FAST, |_, _| Line::Answer);
    let brand = brand(&rig, "capped", 40).await;
    cap(&rig, 50).await;
    let id = start(&rig, brand, &ENGINES, 1).await;
    rig.settle(Delivery::InOrder, false).await;
    let capped = completed(&rig, id).await;
    let sum = |found: &FoundCollection, part: fn(&EngineTally) -> u64| found.tallies.iter().map(part).sum::<u64>();
    assert_eq!((engines.asked().len(), sum(&capped, |tally| tally.failed)), (50, 30));
    assert!(
        capped.errors.iter().all(|error| error.code == "daily_cap_reached"),
        "{:?}",
        capped.errors
    );
    // A call is reserved at what it is expected to cost, and costs a cent.
    limit(
        &rig,
        LimitsPatch {
            daily_cap: Some(Override::Default),
            monthly_budget: Some(Override::Own(Dollars { micros: 1_000_000 })),
            ..LimitsPatch::default()
        },
    )
    .await;
    let bounded = run(&rig, brand, &ENGINES, 5).await;
    let cost: f64 = bounded.tallies.iter().map(|tally| tally.cost).sum();
    assert!(
        (0.4..=0.5).contains(&cost),
        "{cost} dollars besides the half that was spent before"
    );
    let codes = bounded.errors.iter().map(|error| error.code.as_str());
    assert_eq!(codes.collect::<HashSet<_>>(), HashSet::from(["monthly_budget_reached"]));
}

/// Another collector's transaction has the purse in the moment in which calls are counted.
#[tokio::test(flavor = "multi_thread")]
async fn calls_are_counted_beside_the_transactions_of_others() {
    let rig = Rig::new().await;
    let engines = scripted(&rig, FAST, |_, _| Line::Answer);
    let (first, second) = (brand(&rig, "first", 5).await, brand(&rig, "second", 3).await);
    rig.plan.conflict("PutItem", 6);
    run(&rig, first, &ENGINES[..1], 1).await;
    rig.plan.disarm();
    cap(&rig, 5).await;
    let capped = run(&rig, second, &ENGINES[..1], 1).await;
    assert_eq!((engines.asked().len(), capped.tallies[0].failed), (5, 3));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_prompt_that_is_forbidden_keeps_no_other_brand_from_its_answers() {
    let rig = Rig::new().await;
    let asked = [api(Engine::Grok)];
    let forbidden = brand(&rig, "forbidden", 1).await;
    let other = brand(&rig, "other", 40).await;
    rig.settle(Delivery::InOrder, false).await;
    // The first ask of all is the one prompt of a brand that is asked alone.
    let engines = scripted(&rig, FAST, |heard, before| {
        match (heard.prompt.ends_with(", 0"), before) {
            (true, 0) => Line::Fails(AskError::KeyRefused { status: 403 }),
            _ => Line::Answer,
        }
    });
    let alone = start(&rig, forbidden, &asked, 1).await;
    rig.pump(Delivery::InOrder).await;
    assert_eq!(engines.asked().len(), 1);
    let id = start(&rig, other, &asked, 1).await;
    rig.settle(Delivery::InOrder, false).await;
    assert_eq!(completed(&rig, alone).await.errors[0].code, "unauthorized");
    let found = completed(&rig, id).await;
    assert_eq!(found.tallies[0].answered, 40, "{:?}", found.errors);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_that_is_refused_again_is_asked_with_no_more() {
    for (status, most) in [(401, 8), (403, 16)] {
        let rig = Rig::new().await;
        let engines = scripted(&rig, FAST, move |_, _| Line::Fails(AskError::KeyRefused { status }));
        let brand = brand(&rig, "refused", 100).await;
        rig.settle(Delivery::InOrder, false).await;
        assert_eq!(run(&rig, brand, &[api(Engine::Grok)], 1).await.tallies[0].failed, 100);
        let asked = engines.asked().len();
        assert!(
            (1..=most).contains(&asked),
            "{asked} asks with a key that is refused with {status}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn calls_that_were_never_made_are_not_in_the_cap() {
    let rig = Rig::new().await;
    let engines = scripted(&rig, FAST, |_, _| Line::Answer);
    let brand = brand(&rig, "throttled", 8).await;
    cap(&rig, 8).await;
    rig.settle(Delivery::InOrder, false).await;
    let id = start(&rig, brand, &[api(Engine::OpenAi)], 1).await;
    // The table refuses transactions from the moment at which the gate has let the first wave in.
    let plan = Arc::clone(&rig.plan);
    rig.plan
        .meanwhile("PutItem", async move { plan.refuse("TransactWriteItems") });
    rig.pump(Delivery::InOrder).await;
    assert!(engines.asked().is_empty(), "no ask is begun");
    rig.plan.disarm();
    rig.settle(Delivery::InOrder, false).await;
    let found = completed(&rig, id).await;
    assert_eq!(found.tallies[0].answered, 8, "{:?}", found.errors);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cap_that_is_set_at_noon_knows_the_morning() {
    let rig = Rig::new().await;
    let engines = scripted(&rig, FAST, |_, _| Line::Answer);
    let brand = brand(&rig, "noon", 20).await;
    let morning = start(&rig, brand, &ENGINES, 1).await;
    rig.settle(Delivery::InOrder, false).await;
    completed(&rig, morning).await;
    cap(&rig, 50).await;
    run(&rig, brand, &ENGINES, 2).await;
    assert_eq!(engines.asked().len(), 50, "40 of them in the morning");
}

/// Handles what is due and sweeps every five seconds until more was asked: the seconds that took.
async fn asked_again(rig: &Rig, asked: impl Fn() -> usize) -> u64 {
    let before = asked();
    for waited in (0..=300).step_by(5) {
        answerscope_sweeper::sweep(&rig.app).await.expect("swept");
        rig.pump(Delivery::InOrder).await;
        if asked() > before {
            return waited;
        }
        rig.pass(Duration::from_secs(5));
    }
    panic!("nobody was asked in five minutes");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_run_goes_on_soon_after_a_kill() {
    for after in [6, 21] {
        let rig = Rig::new().await;
        let engines = scripted(&rig, FAST, |_, _| Line::Answer);
        let brand = brand(&rig, "killed", 40).await;
        rig.settle(Delivery::InOrder, false).await;
        let id = start(&rig, brand, &ENGINES, 1).await;
        rig.killed_after("TransactWriteItems", after).await;
        rig.lose_messages();
        let waited = asked_again(&rig, || engines.asked().len()).await;
        assert!(waited <= 30, "{waited} s after a kill at step {after}");
        rig.settle(Delivery::InOrder, false).await;
        completed(&rig, id).await;
        assert_eq!(answers(&rig, brand).await.len(), 80);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_waits_for_a_vendor_keeps_nobody_from_being_asked() {
    let rig = Rig::new().await;
    let number = |prompt: &str| prompt.rsplit(' ').next().and_then(|n| n.parse::<u32>().ok());
    let engines = scripted(&rig, FAST, move |heard, _| match number(&heard.prompt) {
        Some(n) if n < 300 => Line::Works(600),
        _ => Line::Answer,
    });
    let brand = brand(&rig, "waiting", 400).await;
    rig.settle(Delivery::InOrder, false).await;
    let id = start(&rig, brand, &[api(Engine::Copilot)], 1).await;
    for _ in 0..60 {
        rig.pump(Delivery::InOrder).await;
        rig.pass(Duration::from_secs(1));
    }
    assert_eq!(
        engines.asked().len(),
        400,
        "all are handed in before the first ticket is due"
    );
    rig.settle(Delivery::InOrder, false).await;
    assert_eq!(completed(&rig, id).await.tallies[0].answered, 400);
    assert_eq!(engines.asked().len(), 400, "nobody was asked twice");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ticket_outlives_the_process_that_was_given_it() {
    let rig = Rig::new().await;
    let engines = scripted(&rig, FAST, |_, _| Line::Works(120));
    let brand = brand(&rig, "ticket", 8).await;
    let id = start(&rig, brand, &[api(Engine::Copilot)], 1).await;
    rig.pump(Delivery::InOrder).await;
    assert_eq!((engines.asked().len(), answers(&rig, brand).await.len()), (8, 0));
    rig.lose_messages();
    rig.settle(Delivery::InOrder, false).await;
    let tally = completed(&rig, id).await.tallies[0];
    assert_eq!((tally.answered, tally.retried), (8, 0), "{tally:?}");
    assert_eq!(engines.asked().len(), 8, "what was handed in is asked for");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_adapter_that_stalls_is_left_at_its_deadline() {
    let rig = Rig::new().await;
    let deadline = Duration::from_millis(500);
    let engines = scripted_within(&rig, FAST, deadline, |heard, before| {
        match heard.prompt.rsplit(' ').next() {
            Some("1") if before == 0 => Line::Stalls,
            Some("2") => Line::Stalls,
            _ => Line::Answer,
        }
    });
    let brand = brand(&rig, "stalled", 10).await;
    let found = run(&rig, brand, &[api(Engine::Gemini)], 1).await;
    let tally = found.tallies[0];
    assert_eq!((tally.answered, tally.failed, tally.retried), (9, 1, 3), "{tally:?}");
    assert_eq!(found.errors[0].code, "timed_out");
    assert_eq!(engines.asked().len(), 13);
}
