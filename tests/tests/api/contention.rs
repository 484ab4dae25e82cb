//! Many requests for one thing at a time: each of them is done, and none takes another one's change away.

use std::collections::BTreeSet;

use futures::StreamExt;
use futures::future::join_all;
use reqwest::Method;
use serde_json::{Value, json};

use crate::remains::used;
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

/// Requests that hinder each other: what one makes, another one changes, switches or deletes.
fn everything(brand: &str, topics: &[String], prompts: &[String]) -> Vec<(Method, String, Value)> {
    let (nothing, mut calls) = (Value::Null, Vec::new());
    for (n, (topic, prompt)) in topics.iter().cycle().zip(prompts).enumerate() {
        let (topic, prompt) = (format!("/topics/{topic}"), format!("/prompts/{prompt}"));
        let of_brand = |what: &str| format!("/brands/{brand}/{what}");
        let query = format!("kettle {}", (n * 7) % prompts.len());
        let answer =
            json!({"query": query, "engine": "openai", "answeredAt": "2026-11-02T09:00:00Z", "text": "Tarvo."});
        let rows =
            json!({"rows": [{"topic": "Topic 1", "query": query}, {"query": format!("{query}?"), "location": "US"}]});
        calls.extend([
            (Method::PUT, format!("{topic}/toggle-monitoring"), nothing.clone()),
            (Method::PUT, format!("{prompt}/toggle-monitoring"), nothing.clone()),
            (Method::POST, of_brand("answers"), json!({"answers": [answer]})),
            (Method::POST, of_brand("topics/import"), rows),
            (Method::PATCH, prompt.clone(), json!({"query": format!("{query}!")})),
            (
                Method::PATCH,
                format!("/brands/{brand}"),
                json!({"name": format!("Tarvo {}", n % 3)}),
            ),
            (
                Method::POST,
                of_brand("topics"),
                json!({"name": format!("Topic {}", n % 4)}),
            ),
        ]);
        match n % 3 {
            0 => calls.push((Method::DELETE, prompt, nothing.clone())),
            1 if n % 4 == 1 => calls.push((Method::DELETE, topic, nothing.clone())),
            _ => {}
        }
    }
    calls
}

/// The ids of what a list holds.
async fn ids(service: &Service, path: &str, name: &str) -> Vec<String> {
    let listed = service.owner.get(&format!("{path}?pageSize=100")).await.data();
    let items = listed[name].as_array().expect("a list").iter();
    items
        .map(|item| item["id"].as_str().expect("an id").to_owned())
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_crowd_that_does_everything_meets_no_error_and_leaves_counts_in_agreement() {
    let service = start().await;
    let brand = brand(&service).await;
    let rows = (0..CROWD).map(|n| json!({"topic": format!("Topic {}", n % 4), "query": format!("kettle {n}")}));
    let rows: Vec<Value> = rows.collect();
    let import = format!("/brands/{brand}/topics/import");
    service.owner.post(&import, json!({"rows": rows})).await.data();
    let topics = ids(&service, &format!("/brands/{brand}/topics"), "topics").await;
    let prompts = ids(&service, &format!("/brands/{brand}/prompts"), "prompts").await;
    assert_eq!((topics.len(), prompts.len()), (4, CROWD));
    let calls = everything(&brand, &topics, &prompts).into_iter();
    let calls = calls.map(|(method, path, body)| {
        let (owner, body) = (service.owner.clone(), Some(body).filter(|body| !body.is_null()));
        async move { (owner.call(method, &path, body).await, path) }
    });
    let answers: Vec<_> = futures::stream::iter(calls).buffer_unordered(CROWD).collect().await;
    for (answer, path) in answers {
        // The brand is there all the time.
        let gone = answer.status.as_u16() == 404 && !path.starts_with("/brands");
        let refused = gone || answer.status.as_u16() == 409;
        assert!(
            answer.status.is_success() || refused,
            "{path}: {} {}",
            answer.status,
            answer.body
        );
    }
    service.settled().await;
    assert_eq!(active(&service, &brand).await, used(&service, "active").await);
}

/// How many prompts of a brand are active.
async fn active(service: &Service, brand: &str) -> i64 {
    let listed = service
        .owner
        .get(&format!("/brands/{brand}/prompts?pageSize=100"))
        .await
        .data();
    let prompts = listed["prompts"].as_array().expect("prompts").clone();
    assert!(prompts.len() < 100);
    let active = prompts.iter().filter(|prompt| prompt["monitoring"] == "active");
    i64::try_from(active.count()).expect("few")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_given_to_a_topic_while_it_is_deleted_is_free_again() {
    let service = start().await;
    let topics = format!("/brands/{}/topics", brand(&service).await);
    for round in 0..10 {
        let topic = made(&service, &topics, json!({"name": "Kettles"})).await;
        let (path, name) = (format!("/topics/{topic}"), format!("Pots {round}"));
        let rename = service.owner.patch(&path, json!({"name": name}));
        let (renamed, deleted) = tokio::join!(rename, service.owner.delete(&path));
        assert!([200, 404].contains(&renamed.status.as_u16()), "{renamed:?}");
        assert_eq!(deleted.status.as_u16(), 204);
        let again = made(&service, &topics, json!({"name": name})).await;
        assert_ne!(again, topic);
    }
}
