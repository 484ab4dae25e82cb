//! Trends (legacy): imported twice, accepted twice, at the monitoring limit, and where their topic or prompts are there.

use std::sync::Arc;

use answerscope_domain::country::Country;
use answerscope_domain::entities::trend::TrendWork;
use aws_lambda_events::sqs::SqsEvent;
use futures::future::join_all;
use serde_json::{Value, json};

use crate::processes::silent;
use crate::remains::used;
use crate::support::{Answer, Service, start, start_with};

const KEYWORDS: [&str; 4] = ["tea kettle", "quiet tea kettle", "running shoes", "trail running shoes"];

async fn tarvo(service: &Service) -> String {
    service.brand(json!({"name": "Tarvo", "domain": "tarvo.example"})).await
}

/// The brand's trends after an import of these.
pub(crate) async fn imported(service: &Service, brand: &str, keywords: &[&str], country: &str) -> Vec<Value> {
    let path = format!("/brands/{brand}/trends");
    let body = json!({"keywords": keywords, "country": country});
    let started = service.owner.post(&format!("{path}/import"), body).await;
    assert_eq!(started.status.as_u16(), 202);
    assert_eq!(started.body["links"]["self"], format!("{}/api/v1{path}", service.url));
    assert_eq!(started.data()["status"], "pending");
    service.settled().await;
    service.owner.get(&path).await.data()["trends"]
        .as_array()
        .expect("trends")
        .clone()
}

async fn accept(service: &Service, trend: &Value, count: usize) -> Answer {
    let chosen: Vec<&Value> = trend["prompts"]
        .as_array()
        .expect("prompts")
        .iter()
        .map(|prompt| &prompt["id"])
        .collect();
    let path = format!("/trends/{}/accept", trend["id"].as_str().expect("an id"));
    service.owner.post(&path, json!({"promptIds": &chosen[..count]})).await
}

#[tokio::test(flavor = "multi_thread")]
async fn keywords_become_trends_once_however_often_they_are_imported() {
    let service = start().await;
    let brand = tarvo(&service).await;
    let first = imported(&service, &brand, &KEYWORDS, "US").await;
    let names: Vec<&Value> = first.iter().map(|trend| &trend["name"]).collect();
    assert_eq!(names, ["Tea kettle", "Running shoes"]);
    assert_eq!(first[0]["keywords"], json!(KEYWORDS[..2]));
    assert_eq!(first[0]["prompts"][0]["query"], "What is the best tea kettle?");
    assert_eq!(first[1]["prompts"][0]["query"], "What are the best running shoes?");
    assert_eq!(imported(&service, &brand, &KEYWORDS, "US").await, first);
    let shouted = KEYWORDS.map(str::to_uppercase);
    let shouted = shouted.each_ref().map(String::as_str);
    assert_eq!(
        imported(&service, &brand, &shouted, "US").await,
        first,
        "whatever the case"
    );
    let more = imported(
        &service,
        &brand,
        &["tea kettle", "glass tea kettle", "whistling tea kettle"],
        "US",
    )
    .await;
    assert_eq!(more.len(), 2, "joined: {more:?}");
    let joined = more
        .iter()
        .find(|trend| trend["id"] == first[0]["id"])
        .expect("the trend");
    assert_eq!(joined["keywords"].as_array().map(Vec::len), Some(4), "{joined}");
    let alike = imported(&service, &brand, &["garden hose", "best ｇarden hose"], "US").await;
    let accepted = accept(&service, &alike[0], alike[0]["prompts"].as_array().map_or(0, Vec::len)).await;
    assert_eq!(accepted.status.as_u16(), 201, "{:?}", alike[0]);
    let elsewhere = imported(&service, &brand, &KEYWORDS, "DE").await;
    assert_eq!(elsewhere.len(), 5, "another location has trends of its own");
}

#[tokio::test(flavor = "multi_thread")]
async fn keywords_that_differ_in_their_letters_alone_are_one_trend() {
    let service = start().await;
    let brand = tarvo(&service).await;
    let keywords = ["fußballschuhe", "beste fussballschuhe"];
    let trends = imported(&service, &brand, &keywords, "DE").await;
    assert_eq!(trends.len(), 1, "{trends:?}");
    assert_eq!(trends[0]["keywords"], json!(keywords));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_trend_is_accepted_once_even_by_many_at_the_same_time() {
    let service = start().await;
    let brand = tarvo(&service).await;
    let trends = imported(&service, &brand, &KEYWORDS, "US").await;
    let answers = join_all((0..6).map(|_| accept(&service, &trends[0], 3))).await;
    let mut codes: Vec<(u16, u64)> = answers
        .iter()
        .map(|answer| (answer.status.as_u16(), answer.code()))
        .collect();
    codes.sort_unstable();
    assert_eq!(codes, [[(201, 0)].as_slice(), &[(409, 1008); 5]].concat());
    assert_eq!(used(&service, "active").await, 3);
    let topics = service.owner.get(&format!("/brands/{brand}/topics")).await.data();
    assert_eq!(topics["topics"].as_array().map(Vec::len), Some(1));
    assert_eq!(topics["topics"][0]["monitoring"], "active");
    let listed = service.owner.get(&format!("/brands/{brand}/trends")).await.data();
    assert_eq!(listed["trends"][0]["status"], "accepted");
    assert_eq!(
        listed["trends"][0]["prompts"].as_array().map(Vec::len),
        Some(3),
        "the others are dropped"
    );
    let again = imported(&service, &brand, &KEYWORDS, "US").await;
    assert_eq!(
        again,
        *listed["trends"].as_array().expect("trends"),
        "it stays accepted"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_trend_over_the_limit_is_not_accepted_at_all() {
    let service = start_with(&[("ANSWERSCOPE_MONITORING_LIMIT", "3")]).await;
    let brand = tarvo(&service).await;
    let trends = imported(&service, &brand, &KEYWORDS, "US").await;
    let refused = accept(&service, &trends[0], 4).await;
    assert_eq!((refused.status.as_u16(), refused.code()), (403, 1009));
    assert_eq!(used(&service, "active").await, 0);
    let topics = service.owner.get(&format!("/brands/{brand}/topics")).await.data();
    assert_eq!(topics["topics"], json!([]));
    assert_eq!(accept(&service, &trends[0], 3).await.status.as_u16(), 201);
    assert_eq!(used(&service, "active").await, 3);
    assert_eq!(accept(&service, &trends[1], 1).await.code(), 1009);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_there_already_is_taken_up() {
    let service = start().await;
    let brand = tarvo(&service).await;
    let trends = imported(&service, &brand, &KEYWORDS, "US").await;
    let query = trends[0]["prompts"][0]["query"].clone();
    let rows = json!({"rows": [{"topic": "Elsewhere", "query": query, "location": "US"}, {"topic": "tea kettle", "query": "x", "location": "US"}]});
    let path = format!("/brands/{brand}/topics/import");
    let report = service.owner.post(&path, rows).await.data();
    // A switch that died does not keep the prompt from being switched by the trend.
    let elsewhere = report["prompts"][0]["topicId"].as_str().expect("an id");
    silent(&service)
        .topics()
        .begin_switch(crate::support::id(elsewhere))
        .await
        .expect("begun");
    let topic = accept(&service, &trends[0], 2).await.data();
    assert_eq!(
        topic["id"], report["created"][1]["id"],
        "the topic of this name and location"
    );
    assert_eq!(topic["monitoring"], "active");
    let there = service
        .owner
        .get(&format!(
            "/prompts/{}",
            report["prompts"][0]["id"].as_str().expect("an id")
        ))
        .await
        .data();
    assert_eq!(
        (&there["monitoring"], &there["topicId"]),
        (&json!("active"), &json!(elsewhere))
    );
    assert_eq!(used(&service, "active").await, 2);
    service.settled().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_choices_and_keywords_are_refused() {
    let service = start().await;
    let brand = tarvo(&service).await;
    let trends = imported(&service, &brand, &KEYWORDS, "US").await;
    let path = format!("/trends/{}/accept", trends[0]["id"].as_str().expect("an id"));
    let other = trends[1]["prompts"][0]["id"].clone();
    for (body, code) in [
        (json!({"promptIds": []}), 1002),
        (json!({"promptIds": [1]}), 1002),
        (json!({"promptIds": [other]}), 1006),
        (json!({"promptIds": [trends[0]["prompts"][0]["id"], "none"]}), 1006),
    ] {
        assert_eq!(service.owner.post(&path, body.clone()).await.code(), code, "{body}");
    }
    let path = format!("/brands/{brand}/trends/import");
    let many: Vec<String> = (0..1_001).map(|n| format!("keyword {n}")).collect();
    for body in [
        json!({"keywords": [], "country": "US"}),
        json!({"keywords": ["tea", ""], "country": "US"}),
        json!({"keywords": ["x".repeat(81)], "country": "US"}),
        json!({"keywords": many, "country": "US"}),
        json!({"keywords": ["tea"]}),
    ] {
        assert_eq!(service.owner.post(&path, body).await.code(), 1002);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_twice_does_no_harm_and_a_poisonous_one_fails_alone() {
    let service = start().await;
    let brand = tarvo(&service).await;
    let work = TrendWork {
        keywords: KEYWORDS.map(str::to_owned).to_vec(),
        country: Country::known("US").expect("a country"),
    };
    let started = answerscope_tasks::Tasks::new(&silent(&service))
        .start(crate::support::id(&brand), work)
        .await;
    let (import, _) = started.expect("started");
    let text = include_str!("../../../events/trend-finder.json")
        .replace("ORGANIZATION", &service.organization.organization_id.to_string())
        .replace("IMPORT", &import.to_string());
    let mut seen = Vec::new();
    for _ in 0..2 {
        let event: SqsEvent = serde_json::from_str(&text).expect("an event of SQS");
        let answer = answerscope_trend_finder::handle(Arc::clone(&service.process.app), event).await;
        let failures = answer.batch_item_failures.iter();
        let failed: Vec<_> = failures.map(|failure| &failure.item_identifier).collect();
        assert_eq!(failed, ["poison"]);
        seen.push(service.owner.get(&format!("/brands/{brand}/trends")).await.data());
    }
    assert_eq!(seen[0]["trends"].as_array().map(Vec::len), Some(2));
    assert_eq!(seen[0], seen[1]);
    service.settled().await;
}
