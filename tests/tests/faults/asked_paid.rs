//! What asking costs where the vendor does not tell, and what is made of answers that could not be read or came without their
//! country.

use std::time::Duration;

use answerscope_domain::Engine;
use answerscope_domain::clock::Moment;
use answerscope_domain::entities::collecting::CollectingSettings;
use answerscope_domain::entities::collection::CollectionWork;
use answerscope_domain::ids::BrandId;
use answerscope_engines::AskError;
use answerscope_store::collection::FoundCollection;
use answerscope_tasks::Tasks;
use serde_json::json;

use crate::asked::{Line, RESOLVED, UNREADABLE, api, bad_answer, expected_cost};
use crate::rig::{Delivery, Rig};
use crate::runs::{FAST, answers, brand, budget, completed, run, run_killed, scripted};

#[tokio::test(flavor = "multi_thread")]
async fn answers_that_can_not_be_read_use_the_budget_up() {
    let rig = Rig::new().await;
    let engines = scripted(&rig, FAST, |_, _| Line::Fails(bad_answer(UNREADABLE)));
    let brand = brand(&rig, "unread", 40).await;
    budget(&rig, expected_cost() * 10.0 + 1e-4).await;
    let found = run(&rig, brand, &[api(Engine::OpenAi)], 1).await;
    assert_eq!((engines.asked().len(), found.tallies[0].failed), (10, 40));
    let cost = found.tallies[0].cost;
    assert!((cost - 10.0 * expected_cost()).abs() < 1e-4, "{cost} dollars");
    let told = |code: &str| found.errors.iter().filter(|error| error.code == code).count();
    assert_eq!(
        (told("bad_answer"), told("monthly_budget_reached")),
        (10, 2),
        "{:?}",
        found.errors
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn what_could_not_be_read_is_read_by_the_next_run_of_the_day() {
    let rig = Rig::new().await;
    let engines = scripted(&rig, FAST, |heard, before| match heard.prompt.rsplit(' ').next() {
        Some("1") if before == 0 => Line::Fails(bad_answer("read by a mended adapter")),
        Some("2") if before == 0 => Line::Fails(bad_answer(UNREADABLE)),
        _ => Line::Answer,
    });
    let brand = brand(&rig, "mended", 4).await;
    let asked = [api(Engine::OpenAi)];
    let first = run(&rig, brand, &asked, 1).await.tallies[0];
    assert_eq!((first.answered, first.failed, engines.asked().len()), (2, 2, 4));
    let second = run(&rig, brand, &asked, 1).await.tallies[0];
    assert_eq!((second.answered, second.already_answered, second.retried), (2, 2, 0));
    assert_eq!(
        engines.asked().len(),
        5,
        "only what still can not be read is asked again"
    );
    let cost = first.cost + second.cost - 2.0 * expected_cost();
    assert!((cost - 0.03).abs() < 1e-5, "{first:?} {second:?}");
    let texts = answers(&rig, brand).await;
    assert!(texts.iter().any(|text| text.contains("a mended adapter")), "{texts:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_block_that_could_not_be_read_is_read_by_the_next_run() {
    let rig = Rig::new().await;
    // What the mended adapter reads as no answer.
    let engines = scripted(&rig, FAST, |_, _| Line::Fails(bad_answer("")));
    // Fewer than an engine is stopped after.
    let brand = brand(&rig, "block", 7).await;
    let asked = [api(Engine::OpenAi)];
    assert_eq!(run(&rig, brand, &asked, 4).await.tallies[0].failed, 28);
    let second = run(&rig, brand, &asked, 4).await.tallies[0];
    assert_eq!((second.no_answer, second.failed), (28, 0), "{second:?}");
    assert_eq!(engines.asked().len(), 28, "nobody was asked again");
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_of_an_answer_are_kept_as_they_come() {
    let rig = Rig::new().await;
    let engines = scripted(
        &rig,
        FAST,
        |_, before| if before < 2 { Line::Part } else { Line::Answer },
    );
    let brand = brand(&rig, "parts", 1).await;
    rig.settle(Delivery::InOrder, false).await;
    let tally = run_killed(&rig, brand, &[api(Engine::Anthropic)], 2).await.tallies[0];
    assert_eq!((tally.answered, tally.retried), (1, 0), "{tally:?}");
    assert_eq!(
        engines.asked().len(),
        4,
        "the third request is made by both, and no other one"
    );
    assert!((tally.cost - 0.01).abs() < 1e-5, "{tally:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_later_request_that_fails_is_paid() {
    let rig = Rig::new().await;
    let engines = scripted(&rig, FAST, |_, before| match before {
        0 | 2 => Line::Part,
        1 => Line::Fails(AskError::Unavailable {
            status: 529,
            retry_after: None,
        }),
        _ => Line::Answer,
    });
    let brand = brand(&rig, "broken", 1).await;
    let tally = run(&rig, brand, &[api(Engine::Anthropic)], 1).await.tallies[0];
    assert_eq!((tally.answered, tally.retried), (1, 1), "{tally:?}");
    assert_eq!(engines.asked().len(), 4, "asked anew");
    assert!(
        (tally.cost - 0.02).abs() < 1e-5,
        "what came before the failure, and the answer: {tally:?}"
    );
}

/// A run of one prompt; one that is killed is so once its answer is kept, and another process stores it.
async fn run_perhaps_killed(rig: &Rig, brand: BrandId, engine: Engine, killed: bool) -> FoundCollection {
    match killed {
        true => run_killed(rig, brand, &[api(engine)], 1).await,
        false => run(rig, brand, &[api(engine)], 1).await,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn addresses_are_those_of_pages_whoever_stores_the_answer() {
    for killed in [false, true] {
        let rig = Rig::new().await;
        scripted(&rig, FAST, |_, _| Line::Answer);
        let brand = brand(&rig, "pages", 1).await;
        rig.settle(Delivery::InOrder, false).await;
        run_perhaps_killed(&rig, brand, Engine::Gemini, killed).await;
        let listed = rig.get(&format!("/brands/{brand}/answers")).await;
        let id = listed["answers"][0]["id"].as_str().expect("an answer");
        let answer = rig.get(&format!("/answers/{id}")).await;
        assert_eq!(answer["citations"][0]["url"], RESOLVED, "killed: {killed}: {answer}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_without_its_country_stays_one_whoever_stores_it() {
    for killed in [false, true] {
        let rig = Rig::new().await;
        scripted(&rig, FAST, |_, _| Line::Elsewhere);
        let brand = brand(&rig, "elsewhere", 0).await;
        let prompts = json!({"prompts": [{"query": "best kettles", "country": "CH"}]});
        rig.post(&format!("/brands/{brand}/prompts"), Some(prompts), "prompts")
            .await;
        rig.settle(Delivery::InOrder, false).await;
        let tally = run_perhaps_killed(&rig, brand, Engine::OpenAi, killed).await.tallies[0];
        assert_eq!((tally.answered, tally.retried), (1, 0), "killed: {killed}");
        assert_eq!(stored_countries(&rig).await, [None], "killed: {killed}");
    }
}

/// The countries that stand in answers, as they are stored.
async fn stored_countries(rig: &Rig) -> Vec<Option<String>> {
    let table = &rig.app.stores.table;
    let scan = table.client.scan().table_name(&table.name);
    let mut items = scan.into_paginator().items().send();
    let mut countries = Vec::new();
    while let Some(item) = items.next().await {
        let item = item.expect("an item");
        if item.contains_key("answeredAt") && item.contains_key("collection") {
            let country = item.get("country").and_then(|country| country.as_s().ok());
            countries.push(country.cloned());
        }
    }
    countries
}

#[tokio::test(flavor = "multi_thread")]
async fn a_run_that_starts_late_belongs_to_the_day_that_it_is_for() {
    const HOUR: i64 = 3_600_000_000;
    let rig = Rig::new().await;
    scripted(&rig, FAST, |_, _| Line::Answer);
    let brand = brand(&rig, "late", 2).await;
    let today = i64::from(rig.app.stores.clock.now().day().0) * 24 * HOUR;
    let (at, until_midnight) = (
        Moment(today + 23 * HOUR),
        today + 24 * HOUR - rig.app.stores.clock.now().0,
    );
    rig.pass(Duration::from_micros(until_midnight.unsigned_abs()) + Duration::from_secs(600));
    let start = async |brand: BrandId, at: Moment| {
        let engines = vec![api(Engine::OpenAi)];
        let settings = CollectingSettings::default();
        let tasks = Tasks::<CollectionWork>::new(&rig.store);
        tasks
            .start_scheduled(brand, at, engines, &settings)
            .await
            .expect("started")
    };
    let id = start(brand, at).await;
    assert_eq!(start(brand, at).await, id, "started once");
    rig.settle(Delivery::InOrder, false).await;
    let late = completed(&rig, id).await;
    assert_eq!((late.task.work.day, late.tallies[0].answered), (at.day(), 2));
    let next = start(brand, Moment(at.0 + 24 * HOUR)).await;
    rig.settle(Delivery::InOrder, false).await;
    let next = completed(&rig, next).await;
    assert_eq!((next.task.work.day.0, next.tallies[0].answered), (at.day().0 + 1, 2));
    let shown = rig.get(&format!("/brands/{brand}/answers")).await;
    let of = |id: String| {
        let answers = shown["answers"].as_array().expect("answers").iter();
        let answer = answers.filter(|answer| answer["collectionId"] == id.as_str());
        answer.map(|answer| answer["date"].clone()).collect::<Vec<_>>()
    };
    let date = &at.iso()[..10];
    assert_eq!(of(late.id.to_string()), [json!(date), json!(date)], "{shown}");
    assert!(of(next.id.to_string()).iter().all(|other| *other != date), "{shown}");
}
