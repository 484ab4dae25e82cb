//! Many requests for one thing at a time: each of them is done, and none takes another one's change away.

use std::collections::BTreeSet;

use futures::future::join_all;
use serde_json::{Value, json};

use crate::support::{Answer, Service, start};

/// Requests side by side.
const CROWD: usize = 24;

async fn brand(service: &Service) -> String {
    service.brand(json!({"name": "Tarvo", "domain": "tarvo.example"})).await
}

async fn made(service: &Service, path: &str, body: Value) -> String {
    let data = service.owner.post(path, body).await.data();
    data["id"].as_str().expect("an id").to_owned()
}

fn all_done(answers: &[Answer]) {
    for answer in answers {
        assert!(answer.status.is_success(), "{} {}", answer.status, answer.body);
    }
}

/// Sends a crowd of changes to one path, and returns what is there after them.
async fn changed(service: &Service, path: &str, body: impl Fn(usize) -> Value) -> Value {
    let bodies: Vec<Value> = (0..CROWD).map(body).collect();
    let calls = bodies.into_iter().map(|body| service.owner.patch(path, body));
    all_done(&join_all(calls).await);
    service.owner.get(path).await.data()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_change_to_one_thing_is_made() {
    let service = start().await;
    let brand = brand(&service).await;
    let topic = made(&service, &format!("/brands/{brand}/topics"), json!({"name": "Kettles"})).await;
    let view = json!({"name": "Kettles", "filters": {"tags": ["a"]}});
    let view = made(&service, &format!("/brands/{brand}/views"), view).await;
    for path in [
        format!("/brands/{brand}"),
        format!("/topics/{topic}"),
        format!("/views/{view}"),
    ] {
        let shown = changed(&service, &path, |n| json!({"name": format!("Name {n}")})).await;
        let name = shown["name"].as_str().expect("a name").to_owned();
        assert!((0..CROWD).any(|n| name == format!("Name {n}")), "{path}: {name}");
    }
}

/// Makes a crowd of things, and returns their ids.
async fn crowd_of(service: &Service, path: &str, body: impl Fn(usize) -> Value) -> BTreeSet<String> {
    let bodies: Vec<Value> = (0..CROWD).map(body).collect();
    let answers = join_all(bodies.into_iter().map(|body| service.owner.post(path, body))).await;
    all_done(&answers);
    let ids = answers.iter().filter_map(|answer| {
        let data = &answer.body["data"];
        data["id"].as_str().or_else(|| data["created"][0]["id"].as_str())
    });
    ids.map(str::to_owned).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_made_at_a_time_is_all_there_and_goes_at_a_time() {
    let service = start().await;
    let brand = brand(&service).await;
    let topic = |n| json!({"name": format!("Topic {n}")});
    let prompt = |n| json!({"prompts": [{"query": format!("kettle {n}"), "country": "US"}]});
    let topics = crowd_of(&service, &format!("/brands/{brand}/topics"), topic).await;
    let prompts = crowd_of(&service, &format!("/brands/{brand}/prompts"), prompt).await;
    assert_eq!((topics.len(), prompts.len()), (CROWD, CROWD));
    let topics = topics.iter().map(|id| format!("/topics/{id}"));
    let prompts = prompts.iter().map(|id| format!("/prompts/{id}"));
    let paths: Vec<String> = topics.chain(prompts).collect();
    all_done(&join_all(paths.iter().map(|path| service.owner.delete(path))).await);
    let left = service.owner.get(&format!("/brands/{brand}/prompts")).await.data();
    assert_eq!(left["prompts"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn switches_of_a_topic_and_of_its_prompts_get_past_each_other() {
    let service = start().await;
    let brand = brand(&service).await;
    let topic = made(&service, &format!("/brands/{brand}/topics"), json!({"name": "Kettles"})).await;
    let rows: Vec<Value> = (0..60)
        .map(|n| json!({"topic": "Kettles", "query": format!("kettle {n}")}))
        .collect();
    let import = format!("/brands/{brand}/topics/import");
    let report = service.owner.post(&import, json!({"rows": rows})).await.data();
    let prompt = report["prompts"][0]["id"].as_str().expect("an id").to_owned();
    let paths = (0..CROWD).map(|n| match n % 2 {
        0 => format!("/topics/{topic}/toggle-monitoring"),
        _ => format!("/prompts/{prompt}/toggle-monitoring"),
    });
    let paths: Vec<String> = paths.collect();
    all_done(&join_all(paths.iter().map(|path| service.owner.put(path))).await);
    service.settled().await;
    let switched = service.owner.get(&format!("/topics/{topic}")).await.data();
    assert_eq!(switched["monitoring"], "inactive", "switched an even number of times");
}
