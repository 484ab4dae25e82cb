//! What a request may ask for at the edges of its parameters.

use serde_json::{Value, json};

use crate::support::start;

#[tokio::test(flavor = "multi_thread")]
async fn a_direction_alone_turns_the_order_of_every_metric() {
    let service = start().await;
    let ids = service.world().await;
    for metric in ["share-of-voice", "visibility", "citations", "sentiment"] {
        let rows = async |direction: &str| {
            let path = format!(
                "/brands/{}/{metric}/aggregates?startDate=2026-11-01&endDate=2026-11-02&sortDirection={direction}",
                ids["brand"]
            );
            service.owner.get(&path).await.data()["aggregates"].clone()
        };
        let count = ["mentionCount", "totalCitations", "totalMentions"];
        let counts = |rows: &Value| -> Vec<u64> {
            let rows = rows.as_array().expect("rows").iter();
            rows.filter_map(|row| count.iter().find_map(|name| row[name].as_u64()))
                .collect()
        };
        let (up, down) = (counts(&rows("asc").await), counts(&rows("desc").await));
        assert!(
            up.is_sorted() && down.iter().rev().is_sorted(),
            "{metric}: {up:?} {down:?}"
        );
        assert!(metric == "citations" || up.len() > 1, "{metric}: {up:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_country_that_is_none_is_refused() {
    let service = start().await;
    let ids = service.world().await;
    for countries in ["ZZ", "us", "US,Germany"] {
        let path = format!("/brands/{}/prompts?countries={countries}", ids["brand"]);
        let answer = service.owner.get(&path).await;
        assert_eq!((answer.status.as_u16(), answer.code()), (400, 1002), "{countries}");
        assert!(answer.body["error"]["description"].to_string().contains("countries"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_of_filters_are_bounded_and_hold_each_value_once() {
    let service = start().await;
    let ids = service.world().await;
    let body = json!({"name": "Of one country", "filters": {"countries": vec!["US"; 150_000]}});
    let view = service
        .owner
        .post(&format!("/brands/{}/views", ids["brand"]), body)
        .await
        .data();
    assert_eq!(view["filters"]["countries"], json!(["US"]));
    let tags: Vec<String> = (0..101).map(|tag| format!("t{tag}")).collect();
    for (sent, status) in [(vec!["t"; 5_000].join(","), 200), (tags.join(","), 400)] {
        let path = format!("/brands/{}/prompts?tags={sent}", ids["brand"]);
        let answer = service.owner.get(&path).await;
        assert_eq!(answer.status.as_u16(), status, "{}", answer.body);
        if status == 400 {
            assert_eq!(answer.code(), 1002);
            let told = answer.body["error"]["description"].to_string();
            assert!(told.contains("tags: expected at most 100 tags"), "{told}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_duplicate_under_another_prompt_shows_the_prompt_that_has_it() {
    let service = start().await;
    let brand = service.brand(json!({"name": "Tarvo", "domain": "tarvo.example"})).await;
    let path = format!("/brands/{brand}/answers");
    let row = |query: &str| {
        json!({"answers": [{"query": query, "engine": "openai", "answeredAt": "2026-11-01T09:00:00Z", "text": "Tarvo",
            "externalId": "one"}]})
    };
    service.owner.post(&path, row("best kettles")).await.data();
    let report = service.owner.post(&path, row("quiet kettles")).await.data();
    assert_eq!(report["duplicates"][0]["query"], "best kettles", "{report}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_larger_than_can_be_sent_is_refused_with_what_to_do() {
    let service = start().await;
    let brand = service.brand(json!({"name": "Tarvo", "domain": "tarvo.example"})).await;
    let url = format!("https://reviews.example/{}", "a".repeat(1_900));
    for part in 0..2 {
        let rows: Vec<Value> = (0..50)
            .map(|row| {
                let citations: Vec<Value> = (0..30).map(|n| json!({"url": format!("{url}{n}")})).collect();
                json!({"query": "best kettles", "engine": "openai", "answeredAt": format!("2026-11-01T0{part}:{row:02}:00Z"),
                    "text": "Tarvo", "citations": citations})
            })
            .collect();
        let report = service
            .owner
            .post(&format!("/brands/{brand}/answers"), json!({"answers": rows}))
            .await;
        assert_eq!(report.data()["created"], 50);
    }
    let prompts = service.owner.get(&format!("/brands/{brand}/prompts")).await.data();
    let path = format!(
        "/prompts/{}/answers",
        prompts["prompts"][0]["id"].as_str().expect("an id")
    );
    let refused = service.owner.get(&format!("{path}?pageSize=100")).await;
    assert_eq!((refused.status.as_u16(), refused.code()), (400, 1002));
    assert!(
        refused.body["error"]["description"].to_string().contains("pageSize"),
        "{}",
        refused.body
    );
    assert_eq!(service.owner.get(&format!("{path}?pageSize=50")).await.status, 200);
}
