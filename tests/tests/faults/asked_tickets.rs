//! Questions that a vendor works on: they are paid for, and a ticket is lost by no failure but the vendor's own.

use std::sync::Arc;
use std::time::Duration;

use answerscope_domain::Engine;
use answerscope_domain::collecting::Pace;
use answerscope_domain::entities::collection::AskedEngine;
use answerscope_engines::AskError;

use crate::asked::{Line, api, expected_cost};
use crate::rig::{Delivery, Rig};
use crate::runs::{FAST, answers, brand, budget, completed, run, scripted, start};

const ENGINE: AskedEngine = api(Engine::OpenAi);

fn unavailable() -> AskError {
    AskError::Unavailable {
        status: 503,
        retry_after: None,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_poll_that_fails_costs_no_ticket() {
    let rig = Rig::new().await;
    let engines = scripted(&rig, FAST, |heard, before| match heard.prompt.rsplit(' ').next() {
        // A vendor that is away for a while, one whose key is renewed, one that gives up, one that forgets, one that is gone.
        Some("0") => Line::WorksBehind(5, vec![unavailable(); 4]),
        Some("1") => Line::WorksBehind(5, vec![AskError::KeyRefused { status: 401 }, AskError::TimedOut]),
        Some("2") if before == 0 => {
            let reason = "it failed".to_owned();
            Line::WorksBehind(5, vec![AskError::Failed { reason }])
        }
        Some("3") if before == 0 => Line::WorksBehind(5, vec![AskError::UnknownTicket]),
        Some("4") => Line::WorksBehind(5, vec![unavailable(); 200]),
        _ => Line::Works(5),
    });
    let brand = brand(&rig, "polls", 6).await;
    let id = start(&rig, brand, &[ENGINE], 1).await;
    rig.settle_within(Delivery::InOrder, false, 120).await;
    let found = completed(&rig, id).await;
    let tally = found.tallies[0];
    assert_eq!((tally.answered, tally.failed, tally.retried), (5, 1, 1), "{tally:?}");
    assert_eq!(found.errors[0].code, "unavailable");
    assert_eq!(engines.asked().len(), 8, "two were handed in again");
    // Five answers, one that never came, one that failed, one that was forgotten.
    let cost = 0.05 + 3.0 * expected_cost();
    assert!((tally.cost - cost).abs() < 1e-5, "{tally:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_handed_in_is_reserved_and_asked_for_when_nothing_more_may_be_asked() {
    let rig = Rig::new().await;
    // Two waves at once: the second one finds the budget reserved.
    let pace = Pace {
        concurrency: 32,
        ..FAST
    };
    let engines = scripted(&rig, pace, |_, _| Line::Works(60));
    let brand = brand(&rig, "reserved", 20).await;
    budget(&rig, expected_cost() * 6.5).await;
    let found = run(&rig, brand, &[ENGINE], 1).await;
    let tally = found.tallies[0];
    assert_eq!(
        (engines.asked().len(), tally.answered, tally.failed),
        (6, 6, 14),
        "{tally:?}"
    );
    assert!((tally.cost - 0.06).abs() < 1e-5, "{tally:?}");
    let codes: Vec<&str> = found.errors.iter().map(|error| error.code.as_str()).collect();
    assert_eq!(codes, ["monthly_budget_reached"], "one for the batch");
    // What the answers did not cost is there for others.
    let again = start(&rig, brand, &[ENGINE], 1).await;
    rig.settle(Delivery::InOrder, false).await;
    assert!(completed(&rig, again).await.tallies[0].answered > 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ticket_is_kept_when_it_comes() {
    let rig = Rig::new().await;
    let engines = scripted(&rig, FAST, |_, _| Line::Works(60));
    let brand = brand(&rig, "killed", 8).await;
    rig.settle(Delivery::InOrder, false).await;
    let id = start(&rig, brand, &[ENGINE], 1).await;
    // The four of the first wave.
    rig.killed_after("S3 PUT", 4).await;
    assert_eq!(engines.asked().len(), 4);
    rig.lose_messages();
    rig.settle(Delivery::InOrder, false).await;
    let tally = completed(&rig, id).await.tallies[0];
    assert_eq!((tally.answered, tally.retried), (8, 0), "{tally:?}");
    assert!((tally.cost - 0.08).abs() < 1e-5, "{tally:?}");
    assert_eq!((engines.asked().len(), answers(&rig, brand).await.len()), (8, 8));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ticket_that_was_given_up_is_not_taken_for_a_later_one() {
    let rig = Rig::new().await;
    let engines = scripted(&rig, FAST, |_, before| match before {
        0 => Line::WorksBehind(5, vec![unavailable(); 200]),
        _ => Line::Answer,
    });
    let brand = brand(&rig, "stale", 1).await;
    let first = start(&rig, brand, &[ENGINE], 1).await;
    rig.settle_within(Delivery::InOrder, false, 120).await;
    assert_eq!(completed(&rig, first).await.tallies[0].failed, 1);
    let second = start(&rig, brand, &[ENGINE], 1).await;
    // Killed when the ask is begun, and before the vendor hears of it.
    let plan = Arc::clone(&rig.plan);
    rig.plan
        .meanwhile("PutItem", async move { plan.cut_after("TransactWriteItems", 1) });
    rig.pump(Delivery::InOrder).await;
    assert!(rig.plan.dead() && engines.asked().len() == 1, "killed before it asks");
    rig.lose_messages();
    rig.restart();
    rig.settle(Delivery::InOrder, false).await;
    let second = completed(&rig, second).await;
    assert_eq!(second.tallies[0].answered, 1, "{:?}", second.errors);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_handed_in_outlives_a_key_that_is_missing_for_a_while() {
    let rig = Rig::new().await;
    let engines = scripted(&rig, FAST, |_, _| Line::Works(60));
    let waiting = brand(&rig, "waiting", 8).await;
    let late = brand(&rig, "late", 8).await;
    rig.settle(Delivery::InOrder, false).await;
    let id = start(&rig, waiting, &[ENGINE], 1).await;
    rig.pump(Delivery::InOrder).await;
    assert_eq!(engines.asked().len(), 8, "all are handed in");
    let place = "the variable KEY".to_owned();
    engines.miss(Some(AskError::KeyMissing { place }));
    let none = start(&rig, late, &[ENGINE], 1).await;
    for _ in 0..30 {
        rig.pump(Delivery::InOrder).await;
        rig.pass(Duration::from_secs(10));
    }
    engines.miss(None);
    rig.settle(Delivery::InOrder, false).await;
    let found = completed(&rig, id).await;
    assert_eq!(found.tallies[0].answered, 8, "{:?}", found.errors);
    let none = completed(&rig, none).await;
    assert_eq!(
        (none.tallies[0].failed, none.errors[0].code.as_str()),
        (8, "key_missing")
    );
    assert_eq!(engines.asked().len(), 8);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_that_stays_missing_gives_up_what_was_handed_in() {
    let rig = Rig::new().await;
    let engines = scripted(&rig, FAST, |_, _| Line::Works(60));
    let brand = brand(&rig, "gone", 3).await;
    let id = start(&rig, brand, &[ENGINE], 1).await;
    rig.pump(Delivery::InOrder).await;
    let place = "the variable KEY".to_owned();
    engines.miss(Some(AskError::KeyMissing { place }));
    rig.settle_within(Delivery::InOrder, false, 120).await;
    let found = completed(&rig, id).await;
    assert_eq!(
        (found.tallies[0].failed, found.errors[0].code.as_str()),
        (3, "key_missing")
    );
}
