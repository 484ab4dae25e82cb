//! Collections over HTTP: what may be asked, and what a run of the built-in engine leaves.

use answerscope_domain::Surface;
use serde_json::{Value, json};

use crate::support::{Service, start};
use crate::surfaces::asked;

/// An engine that nobody answers for.
pub(crate) const ENGINES: &str = r#"[{"engine": "openai", "interface": "openai-responses", "baseUrl": "http://127.0.0.1:9", "keyVariable": "NONE"}]"#;

pub(crate) async fn kettles(service: &Service) -> (String, Vec<Value>) {
    let competitors = json!([{"name": "Mellin", "domain": "mellin.example"}]);
    let brand = json!({"name": "Tarvo", "domain": "tarvo.example", "competitors": competitors});
    let brand = service.brand(brand).await;
    let rows =
        json!({"prompts": [{"query": "best electric kettle", "country": "US"}, {"query": "which robot vacuum"}]});
    let made = service
        .owner
        .post(&format!("/brands/{brand}/prompts"), rows)
        .await
        .data();
    let prompts = made["created"].as_array().expect("prompts").iter();
    (brand, prompts.map(|prompt| prompt["id"].clone()).collect())
}

async fn collected(service: &Service, brand: &str, body: Value) -> Value {
    let started = service.owner.post(&format!("/brands/{brand}/collections"), body).await;
    assert_eq!(started.status.as_u16(), 202, "{}", started.body);
    let path = format!("/collections/{}", started.body["data"]["id"].as_str().expect("an id"));
    assert_eq!(started.body["links"]["self"], format!("{}/api/v1{path}", service.url));
    service.ended(&path).await
}

pub(crate) async fn answers(service: &Service, brand: &str) -> Vec<Value> {
    let listed = service
        .owner
        .get(&format!("/brands/{brand}/answers?startDate=2026-11-01&pageSize=100"))
        .await
        .data();
    listed["answers"].as_array().expect("answers").clone()
}

fn sum(run: &Value, part: &str) -> u64 {
    let engines = run["engines"].as_array().expect("engines");
    engines.iter().filter_map(|engine| engine[part].as_u64()).sum()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_collection_asks_once_a_day_and_answers_tell_where_they_come_from() {
    let service = start().await;
    let (brand, _) = kettles(&service).await;
    let run = collected(&service, &brand, json!({})).await;
    assert_eq!(
        (&run["status"], &run["trigger"]),
        (&json!("completed"), &json!("api")),
        "{run}"
    );
    let engines = run["engines"].as_array().expect("engines");
    assert!(
        !engines.is_empty() && engines.iter().all(|engine| engine["planned"] == 2),
        "{run}"
    );
    assert_eq!(
        sum(&run, "answered") + sum(&run, "noAnswer"),
        sum(&run, "planned"),
        "{run}"
    );
    let listed = answers(&service, &brand).await;
    assert_eq!(listed.len() as u64, sum(&run, "answered"));
    for row in &listed {
        let path = format!("/answers/{}", row["id"].as_str().expect("an id"));
        let shown = service.owner.get(&path).await.data();
        for answer in [row, &shown] {
            assert_eq!(
                (&answer["collectionId"], &answer["repetition"]),
                (&run["id"], &json!(1)),
                "{answer}"
            );
            assert!(
                ["api", "consumer"].iter().any(|surface| answer["surface"] == *surface),
                "{answer}"
            );
            assert!(answer["searches"].is_array(), "{answer}");
            let sources = answer["sources"].as_array().expect("sources");
            assert!(sources.iter().any(|page| page["cited"] == true), "{answer}");
        }
    }
    let again = collected(&service, &brand, json!({})).await;
    assert_eq!(sum(&again, "alreadyAnswered"), sum(&again, "planned"), "{again}");
    assert_eq!(answers(&service, &brand).await.len(), listed.len());
    let runs = service.owner.get(&format!("/brands/{brand}/collections")).await.data();
    let ids: Vec<&Value> = runs["collections"]
        .as_array()
        .expect("runs")
        .iter()
        .map(|run| &run["id"])
        .collect();
    assert_eq!(ids, [&again["id"], &run["id"]], "newest first");
    let visible = service
        .owner
        .get(&format!("/brands/{brand}/visibility/aggregates"))
        .await
        .data();
    assert_eq!(visible["aggregates"][0]["promptCount"], 2, "{visible}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_imported_answer_tells_nothing_of_a_collection() {
    let service = start().await;
    let (brand, prompts) = kettles(&service).await;
    let row =
        json!({"promptId": prompts[0], "engine": "openai", "answeredAt": "2026-11-01T09:00:00Z", "text": "Tarvo."});
    let path = format!("/brands/{brand}/answers");
    service.owner.post(&path, json!({"answers": [row]})).await.data();
    let listed = answers(&service, &brand).await;
    let answer = service
        .owner
        .get(&format!("/answers/{}", listed[0]["id"].as_str().expect("an id")))
        .await
        .data();
    for field in ["collectionId", "surface", "searches", "sources", "repetition"] {
        assert!(
            answer.get(field).is_none() && listed[0].get(field).is_none(),
            "{field}: {answer}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn chosen_prompts_and_engines_alone_are_asked() {
    let service = start().await;
    let (brand, prompts) = kettles(&service).await;
    let path = format!("/prompts/{}/toggle-monitoring", prompts[1].as_str().expect("an id"));
    service.owner.put(&path).await.data();
    let told = |body: Value| {
        let path = format!("/brands/{brand}/collections");
        let owner = service.owner.clone();
        async move { owner.post(&path, body).await }
    };
    let dry = told(json!({"dryRun": true, "repetitions": 3})).await;
    assert_eq!(dry.status.as_u16(), 200, "{}", dry.body);
    let asks = dry.data()["asks"].clone();
    assert!(asks.as_array().is_some_and(|asks| asks.len() > 1), "{asks}");
    assert_eq!(
        (&asks[0]["prompts"], &asks[0]["calls"]),
        (&json!(1), &json!(3)),
        "the monitored one"
    );
    assert!(
        asks[0].get("estimatedCost").is_some() && asks[0]["surface"] == "api",
        "{asks}"
    );
    let runs = service.owner.get(&format!("/brands/{brand}/collections")).await.data();
    assert_eq!(runs["collections"], json!([]), "a dry run starts nothing");
    let body = json!({"promptIds": [prompts[1]], "engines": ["chatgpt"], "repetitions": 2});
    let run = collected(&service, &brand, body).await;
    assert_eq!(run["engines"].as_array().map(Vec::len), Some(1), "{run}");
    assert_eq!(
        (&run["engines"][0]["engine"], sum(&run, "planned")),
        (&json!("openai"), 2),
        "{run}"
    );
    let mut repetitions: Vec<_> = answers(&service, &brand)
        .await
        .iter()
        .map(|one| one["repetition"].as_u64())
        .collect();
    repetitions.sort();
    assert_eq!(repetitions, [Some(1), Some(2)]);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_can_not_be_asked_is_refused_with_its_place() {
    let service = start().await;
    let (brand, prompts) = kettles(&service).await;
    let path = format!("/brands/{brand}/collections");
    for (body, field) in [
        (json!({"engines": ["altavista"]}), "engines[0]"),
        (json!({"engines": ["openai", "grok"]}), "engines[1]"),
        (json!({"engines": ["openai", "chatgpt"]}), "engines[1]"),
        (json!({"engines": []}), "engines"),
        (json!({"engines": "openai"}), "engines"),
        (json!({"promptIds": []}), "promptIds"),
        (json!({"promptIds": null}), "promptIds"),
        (json!({"promptIds": vec![&prompts[0]; 501]}), "promptIds"),
        (json!({"repetitions": 0}), "repetitions"),
        (json!({"repetitions": 6}), "repetitions"),
        (json!({"repetitions": 1.5}), "repetitions"),
        (json!({"dryRun": "yes"}), "dryRun"),
        (json!({"colour": 1}), "colour"),
    ] {
        let refused = service.owner.post(&path, body.clone()).await;
        assert_eq!((refused.status.as_u16(), refused.code()), (400, 1002), "{body}");
        let description = refused.body["error"]["description"].as_str().unwrap_or_default();
        assert!(description.starts_with(field), "{body}: {description}");
    }
    let other = service.brand(json!({"name": "Ovel", "domain": "ovel.example"})).await;
    let unknown = format!("{}zzzz", &prompts[0].as_str().expect("an id")[..30]);
    for (path, ids) in [
        (format!("/brands/{other}/collections"), json!([prompts[0]])),
        (path.clone(), json!([prompts[0], unknown])),
        (path.clone(), json!(["prompt_1"])),
    ] {
        let refused = service.owner.post(&path, json!({"promptIds": ids})).await;
        assert_eq!((refused.status.as_u16(), refused.code()), (404, 1006), "{ids}");
    }
    let stranger = service.stranger().await;
    for body in [json!({}), json!({"dryRun": true})] {
        assert_eq!(stranger.post(&path, body).await.code(), 1006);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn engines_tell_when_they_answered_last() {
    let service = start().await;
    let (brand, _) = kettles(&service).await;
    let engines = || async { service.owner.get("/engines?pageSize=100").await.data()["engines"].clone() };
    let before = engines().await;
    let configured = |engine: &&Value| engine["configured"] == true;
    let rows = before.as_array().expect("engines");
    assert!(rows.iter().all(|row| row["lastSuccessAt"].is_null()), "{before}");
    assert!(
        rows.iter().filter(configured).all(|row| row["provider"] == "built-in"),
        "{before}"
    );
    collected(&service, &brand, json!({"engines": ["openai"]})).await;
    let after = engines().await;
    let told: Vec<&Value> = after
        .as_array()
        .expect("engines")
        .iter()
        .filter(|row| row["lastSuccessAt"].is_string())
        .collect();
    assert_eq!(
        (told.len(), &told[0]["id"], &told[0]["surface"]),
        (1, &json!("openai"), &json!("api")),
        "{after}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_stored_is_told_to_cite_or_mention_nothing() {
    let service = start().await;
    let (_, prompts) = kettles(&service).await;
    for (prompt, surface, text, told) in [
        (0, Surface::Api, "Tarvo is excellent: https://lab.example/b", (0, 0)),
        (1, Surface::Api, "Mellin is excellent.", (1, 0)),
        (
            0,
            Surface::Consumer,
            "Norvik is excellent: https://lab.example/b",
            (0, 1),
        ),
        (1, Surface::Consumer, "I can't say.", (1, 1)),
    ] {
        let stored = asked(&service, &prompts[prompt], surface, text).await;
        assert_eq!((stored.without_citations, stored.without_mentions), told, "{text}");
    }
}
