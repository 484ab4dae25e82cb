//! An engine that was asked through both of its surfaces.

use std::sync::Arc;

use answerscope_domain::clock::{Clock, Moment, SystemClock};
use answerscope_domain::entities::answer::AnswerBody;
use answerscope_domain::entities::collection::{Ask, AskedEngine, Collected};
use answerscope_domain::entities::new_answer::NewAnswer;
use answerscope_domain::ids::{CollectionId, Id, PromptId};
use answerscope_domain::{Engine, Surface};
use answerscope_store::Store;
use answerscope_store::answers::{ResolvedAnswer, Stored};
use serde_json::{Value, json};

use crate::collections::{answers, kettles};
use crate::support::{Service, start};

/// An answer that was asked for, as a collector stores it.
pub(crate) async fn asked(service: &Service, prompt: &Value, surface: Surface, text: &str) -> Stored {
    asked_at(SystemClock::default().now(), service, prompt, surface, text).await
}

async fn asked_at(now: Moment, service: &Service, prompt: &Value, surface: Surface, text: &str) -> Stored {
    let prompt = PromptId::parse(prompt.as_str().expect("an id")).expect("a prompt's id");
    let asked = AskedEngine {
        engine: Engine::OpenAi,
        surface,
    };
    let ask = Ask {
        prompt,
        asked,
        day: now.day(),
        repetition: 1,
    };
    let collection = CollectionId {
        brand: prompt.brand,
        token: prompt.brand.0,
    };
    let answer = NewAnswer {
        engine: asked.engine,
        answered_at: now,
        body: AnswerBody::asked(text.to_owned(), Vec::new(), Vec::new(), Vec::new()),
        model: None,
        country: None,
        left_out: Vec::new(),
        external_id: None,
        collected: Some(Collected { collection, ask }),
    };
    let store = Store::new(&service.process.app.stores, service.organization.organization_id);
    let brand = store.brands().get(prompt.brand).await.expect("a brand");
    let placed = ResolvedAnswer {
        row: 0,
        prompt,
        answer: Arc::new(answer),
        replaces: None,
    };
    let stored = store.answers().import(brand, vec![placed]).await.expect("stored");
    assert_eq!(stored.created, [0]);
    stored
}

#[tokio::test(flavor = "multi_thread")]
async fn of_an_engine_with_two_surfaces_the_consumers_counts() {
    let service = start().await;
    let (brand, prompts) = kettles(&service).await;
    let visible = || async {
        service.settled().await;
        let path = format!("/brands/{brand}/visibility/aggregates");
        let rows = service.owner.get(&path).await.data()["aggregates"].clone();
        let voices = service
            .owner
            .get(&format!("/brands/{brand}/share-of-voice/aggregates"))
            .await
            .data();
        let voice = |name: &str| {
            let rows = voices["aggregates"].as_array().expect("rows");
            rows.iter().find(|row| row["brand"] == name).expect("a row")["mentionCount"].clone()
        };
        (rows[0]["promptCount"].clone(), voice("Tarvo"), voice("Mellin"))
    };
    for prompt in &prompts {
        asked(&service, prompt, Surface::Api, "Tarvo is excellent.").await;
    }
    assert_eq!(visible().await, (json!(2), json!(2), json!(0)));
    asked(&service, &prompts[0], Surface::Consumer, "Mellin is excellent.").await;
    assert_eq!(visible().await, (json!(1), json!(0), json!(1)));
    let view = json!({"name": "All", "filters": {}});
    let view = service.owner.post(&format!("/brands/{brand}/views"), view).await.data();
    let view = view["id"].as_str().expect("an id");
    let listed = service.owner.get(&format!("/views/{view}/prompts")).await.data();
    let rows = listed["prompts"].as_array().expect("prompts").iter();
    let seen: Vec<&Value> = rows.map(|row| &row["performance"]["visibility"]).collect();
    // The consumer's one answer counts, to the first of them.
    assert_eq!(seen, [&json!(0.0), &json!(0.0)], "{listed}");
    let surfaces = service.owner.get(&format!("/brands/{brand}/surfaces")).await.data();
    let rows = surfaces["surfaces"].as_array().expect("rows");
    let metrics: Vec<&Value> = rows.iter().map(|row| &row["metric"]).collect();
    assert_eq!(metrics, ["visibility", "share-of-voice"]);
    for row in rows {
        // Of the two prompts, one was asked through both.
        assert_eq!(
            (&row["api"], &row["consumer"], &row["difference"], &row["prompts"]),
            (&json!(1.0), &json!(0.0), &json!(-1.0), &json!(1)),
            "{row}"
        );
        let [low, high] = ["low", "high"].map(|end| row["interval"][end].as_f64().expect("a number"));
        assert!(-1.0 <= low && low <= high && high <= 1.0, "{row}");
    }
    assert_eq!(answers(&service, &brand).await.len(), 3, "all are listed");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_row_of_an_export_follows_the_surface_that_counts_on_its_day() {
    let service = start().await;
    let (brand, prompts) = kettles(&service).await;
    let days = ["2026-10-05", "2026-10-06", "2026-10-07"];
    let at = days.map(|day| Moment::parse("a day", &format!("{day}T09:00:00Z")).expect("a time"));
    for (at, surface, text) in [
        (at[0], Surface::Api, "Tarvo is excellent."),
        (at[1], Surface::Api, "Tarvo is excellent."),
        (at[1], Surface::Consumer, "Mellin is excellent."),
        (at[2], Surface::Api, "Tarvo and Mellin are excellent."),
    ] {
        asked_at(at, &service, &prompts[0], surface, text).await;
    }
    service.settled().await;
    let path = format!("/brands/{brand}/export?entity=brand&metric=share-of-voice");
    let lines = service
        .owner
        .text(&format!("{path}&startDate={}&endDate={}", days[0], days[2]))
        .await;
    let rows: Vec<Value> = lines
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    for day in days {
        let path = format!("/brands/{brand}/share-of-voice/aggregates?startDate={day}&endDate={day}");
        let aggregate = service.owner.get(&path).await.data();
        let told: Vec<(&Value, &Value)> = rows
            .iter()
            .filter(|row| row["date"] == day)
            .map(|row| (&row["mentionedBrand"], &row["mentionCount"]))
            .collect();
        let expected: Vec<(&Value, &Value)> = aggregate["aggregates"]
            .as_array()
            .expect("rows")
            .iter()
            .map(|row| (&row["brand"], &row["mentionCount"]))
            .collect();
        assert!(!told.is_empty(), "{day}: {lines}");
        assert_eq!(told, expected, "{day}");
    }
}
