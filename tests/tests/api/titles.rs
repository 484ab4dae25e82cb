//! The title of a cited page: the last one within the prompts, engines and days that are asked for.

use serde_json::{Value, json};

use crate::support::{Service, start};

const PAGE: &str = "https://reviews.example/kettles";

fn answer(query: &str, engine: &str, at: &str, title: Option<&str>) -> Value {
    json!({"query": query, "engine": engine, "answeredAt": at, "text": format!("{engine} at {at}."),
        "citations": [{"url": PAGE, "title": title}]})
}

/// The title of the first row; of two values of a parameter the first counts.
async fn title(service: &Service, path: &str, query: &str) -> Value {
    let path = format!("{path}/citations/aggregates?{query}&startDate=2026-11-01&endDate=2026-11-09");
    service.owner.get(&path).await.data()["aggregates"][0]["title"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_has_the_last_title_of_what_is_asked_for() {
    let service = start().await;
    let brand = service.brand(json!({"name": "Tarvo", "domain": "tarvo.example"})).await;
    let rows = json!({"answers": [
        answer("first", "openai", "2026-11-01T08:00:00Z", Some("Older")),
        answer("first", "gemini", "2026-11-01T12:00:00Z", Some("Newer")),
        answer("first", "openai", "2026-11-01T13:00:00Z", None),
        answer("first", "grok", "2026-11-02T08:00:00Z", Some("Newest")),
        answer("second", "openai", "2026-11-01T09:00:00Z", Some("")),
        answer("second", "openai", "2026-11-05T09:00:00Z", None),
    ]});
    service
        .owner
        .post(&format!("/brands/{brand}/answers"), rows)
        .await
        .data();
    service.settled().await;
    let own = format!("/brands/{brand}");
    for (query, expected) in [
        ("", Some("Newest")),
        ("engine=openai", Some("Older")),
        ("engine=gemini,openai", Some("Newer")),
        ("endDate=2026-11-01", Some("Newer")),
        ("startDate=2026-11-03", None),
    ] {
        assert_eq!(title(&service, &own, query).await, json!(expected), "{query}");
    }
    let prompts = service.owner.get(&format!("{own}/prompts")).await.data();
    for prompt in prompts["prompts"].as_array().expect("prompts") {
        let expected = if prompt["query"] == "first" {
            json!("Newest")
        } else {
            Value::Null
        };
        let path = format!("/prompts/{}", prompt["id"].as_str().expect("an id"));
        assert_eq!(title(&service, &path, "").await, expected, "{prompt}");
    }
    // A line of an export is one engine's day.
    let path = format!("{own}/export?entity=brand&metric=citations&startDate=2026-11-01&endDate=2026-11-09");
    let lines = service.owner.text(&path).await;
    let lines: Vec<Value> = lines
        .lines()
        .map(|line| serde_json::from_str(line).expect("a line"))
        .collect();
    let shown: Vec<_> = lines
        .iter()
        .map(|line| {
            (
                line["date"].as_str(),
                line["engine"].as_str(),
                line["citedTitle"].as_str(),
            )
        })
        .collect();
    assert_eq!(
        shown,
        [
            (Some("2026-11-01"), Some("gemini"), Some("Newer")),
            (Some("2026-11-01"), Some("openai"), Some("Older")),
            (Some("2026-11-02"), Some("grok"), Some("Newest")),
            (Some("2026-11-05"), Some("openai"), None),
        ]
    );
}
