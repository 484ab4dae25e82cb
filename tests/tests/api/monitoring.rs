//! The monitoring limit, under concurrency.

use futures::future::join_all;
use serde_json::json;

use crate::support::start_with;

#[tokio::test(flavor = "multi_thread")]
async fn concurrent_requests_never_pass_the_limit() {
    let service = start_with(&[("ANSWERSCOPE_MONITORING_LIMIT", "50")]).await;
    let mut brands = Vec::new();
    for number in 0..4 {
        brands.push(
            service
                .brand(json!({"name": format!("B{number}"), "domain": format!("b{number}.example")}))
                .await,
        );
    }
    let calls = (0..8).map(|writer| {
        let (owner, brand) = (service.owner.clone(), brands[writer % 4].clone());
        async move {
            let rows: Vec<_> = (0..20)
                .map(|n| json!({"query": format!("question {writer} {n}")}))
                .collect();
            owner
                .post(&format!("/brands/{brand}/prompts"), json!({"prompts": rows}))
                .await
                .data()
        }
    });
    let reports = join_all(calls).await;
    let count = |field: &str| {
        reports
            .iter()
            .map(|report| report[field].as_array().map_or(0, Vec::len))
            .sum::<usize>()
    };
    assert_eq!((count("created"), count("errors"), count("duplicates")), (50, 110, 0));
    let mut active = 0;
    for brand in &brands {
        let listed = service
            .owner
            .get(&format!("/brands/{brand}/prompts?pageSize=100"))
            .await;
        active += listed.body["pagination"]["totalItems"].as_u64().unwrap_or_default();
    }
    assert_eq!(active, 50, "the lists hold what the reports say");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_brand_gives_its_places_back() {
    let service = start_with(&[("ANSWERSCOPE_MONITORING_LIMIT", "3")]).await;
    let first = service.brand(json!({"name": "A", "domain": "a.example"})).await;
    let rows = json!({"prompts": [{"query": "1"}, {"query": "2"}, {"query": "3"}, {"query": "4"}]});
    let report = service
        .owner
        .post(&format!("/brands/{first}/prompts"), rows.clone())
        .await
        .data();
    assert_eq!(
        report["errors"],
        json!([{"row": 3, "code": 1009, "description": report["errors"][0]["description"]}])
    );
    assert_eq!(
        service.owner.delete(&format!("/brands/{first}")).await.status.as_u16(),
        204
    );
    let second = service.brand(json!({"name": "B", "domain": "a.example"})).await;
    let report = service
        .owner
        .post(&format!("/brands/{second}/prompts"), rows)
        .await
        .data();
    assert_eq!(report["created"].as_array().map(Vec::len), Some(3));
}

#[tokio::test(flavor = "multi_thread")]
async fn concurrent_creates_of_one_text_make_one_prompt() {
    let service = start_with(&[]).await;
    let brand = service.brand(json!({"name": "A", "domain": "a.example"})).await;
    let calls = (0..8).map(|_| {
        let (owner, path) = (service.owner.clone(), format!("/brands/{brand}/prompts"));
        async move {
            owner
                .post(
                    &path,
                    json!({"prompts": [{"query": "The  SAME text"}, {"query": "the same Text"}]}),
                )
                .await
                .data()
        }
    });
    let reports = join_all(calls).await;
    let created: usize = reports
        .iter()
        .map(|report| report["created"].as_array().map_or(0, Vec::len))
        .sum();
    let duplicates: usize = reports
        .iter()
        .map(|report| report["duplicates"].as_array().map_or(0, Vec::len))
        .sum();
    assert_eq!((created, duplicates), (1, 15));
}
