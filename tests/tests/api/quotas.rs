//! How many brands, views, topics and trends there may be: refused with what is reached, counted exactly however many ask at once, and
//! free again after a delete.

use answerscope_domain::ids::BrandId;
use answerscope_store::callers::limits::{LimitsPatch, Override};
use answerscope_store::keys::{Key, OrgKeys};
use answerscope_store::table::{Action, number_of};
use futures::future::join_all;
use serde_json::{Value, json};

use crate::pages::trend;
use crate::processes::silent;
use crate::support::{Answer, Service, id, start, start_with};
use crate::trends::imported;

fn brand(number: usize) -> Value {
    json!({"name": format!("Brand {number}"), "domain": format!("brand{number}.example")})
}

#[track_caller]
fn assert_refused(answer: &Answer, what: &str) {
    assert_eq!((answer.status.as_u16(), answer.code()), (403, 1009), "{}", answer.body);
    let told = answer.body["error"]["description"].as_str().unwrap_or_default();
    assert!(told.contains(what), "{told}");
}

fn path(answer: Answer, kind: &str) -> String {
    format!("/{kind}/{}", answer.data()["id"].as_str().expect("an id"))
}

async fn set(service: &Service, patch: LimitsPatch) {
    let organizations = service.process.app.stores.organizations();
    let set = organizations.set(service.organization.organization_id, patch).await;
    set.expect("set");
}

async fn count(service: &Service, key: &Key, name: &str) -> Option<i64> {
    let item = service.process.app.stores.table.get(key).await.expect("read");
    number_of(&item.expect("there"), name)
}

/// Takes a count away, as it was before there was one.
async fn forget(service: &Service, key: &Key, name: &str) {
    let remove = Action::update(key.clone(), "REMOVE #name").name("#name", name);
    service.process.app.stores.table.write([remove]).await.expect("written");
}

/// Makes what `make` makes at once, more than there may be; what was made.
async fn race<F: Future<Output = Answer>>(make: impl Fn(usize) -> F, most: usize, what: &str) -> Vec<Answer> {
    let (made, refused): (Vec<_>, Vec<_>) = join_all((0..most + 5).map(make))
        .await
        .into_iter()
        .partition(|answer| answer.status.as_u16() == 201);
    assert_eq!(made.len(), most, "of {what}");
    refused.iter().for_each(|answer| assert_refused(answer, what));
    made
}

#[tokio::test(flavor = "multi_thread")]
async fn brands_are_limited() {
    let service = start_with(&[("ANSWERSCOPE_BRAND_LIMIT", "6")]).await;
    let (owner, usage) = (&service.owner, OrgKeys(service.organization.organization_id).usage());
    let mut made = race(|n| async move { owner.post("/brands", brand(n)).await }, 6, "6 brands").await;
    let first = path(made.remove(0), "brands");
    let (one, other) = tokio::join!(owner.delete(&first), owner.delete(&first));
    assert_eq!(one.status.as_u16().min(other.status.as_u16()), 204);
    assert_eq!(count(&service, &usage, "brands").await, Some(5));
    owner.post("/brands", brand(50)).await.data();
    assert_refused(&owner.post("/brands", brand(51)).await, "6 brands");
    let own = LimitsPatch {
        brand_limit: Some(Override::Own(7)),
        ..LimitsPatch::default()
    };
    set(&service, own).await;
    owner.post("/brands", brand(52)).await.data();
    assert_refused(&owner.post("/brands", brand(53)).await, "7 brands");
    let lower = LimitsPatch {
        brand_limit: Some(Override::Own(3)),
        ..LimitsPatch::default()
    };
    set(&service, lower).await;
    assert_refused(&owner.post("/brands", brand(54)).await, "3 brands");
    let default = LimitsPatch {
        brand_limit: Some(Override::Default),
        ..LimitsPatch::default()
    };
    set(&service, default).await;
    assert_refused(&owner.post("/brands", brand(55)).await, "6 brands");
    assert_eq!(count(&service, &usage, "brands").await, Some(7));
    let others = service.stranger().await;
    others.post("/brands", brand(1)).await.data();
    service.settled().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn views_are_limited() {
    let service = start_with(&[("ANSWERSCOPE_VIEW_LIMIT", "4")]).await;
    let (owner, brand) = (&service.owner, service.brand(brand(1)).await);
    let id: BrandId = id(&brand);
    let state = OrgKeys(service.organization.organization_id).of(id).state();
    let views = format!("/brands/{brand}/views");
    let make = |n: usize| owner.post(&views, json!({"name": format!("View {n}")}));
    let mut made = race(make, 4, "4 views").await;
    let first = path(made.remove(0), "views");
    let (one, other) = tokio::join!(owner.delete(&first), owner.delete(&first));
    assert_eq!(one.status.as_u16().min(other.status.as_u16()), 204);
    assert_eq!(count(&service, &state, "views").await, Some(3));
    owner.post(&views, json!({"name": "Another"})).await.data();
    assert_refused(&owner.post(&views, json!({"name": "One more"})).await, "4 views");
    let taken = owner.post(&views, json!({"name": "another"})).await;
    assert_eq!(taken.code(), 1008, "what is wrong with the name is told first");
}

#[tokio::test(flavor = "multi_thread")]
async fn topics_are_limited() {
    let service = start_with(&[("ANSWERSCOPE_TOPIC_LIMIT", "4")]).await;
    let (owner, brand) = (&service.owner, service.brand(brand(1)).await);
    let state = OrgKeys(service.organization.organization_id).of(id(&brand)).state();
    let topics = format!("/brands/{brand}/topics");
    let make = |n: usize| owner.post(&topics, json!({"name": format!("Topic {n}")}));
    let mut made = race(make, 4, "4 topics").await;
    let rows = json!({"prompts": [
        {"query": "in a topic", "topicName": "Topic 0"}, {"query": "in a new one", "topicName": "New"},
        {"query": "in another", "topicName": "Newer"}, {"query": "In a  new one", "topicName": "New"}]});
    let there = owner.get(&topics).await.data();
    let known = there["topics"][0]["name"].as_str().expect("a name");
    let mut rows = rows;
    rows["prompts"][0]["topicName"] = json!(known);
    let report = owner.post(&format!("/brands/{brand}/prompts"), rows).await.data();
    assert_eq!(report["created"].as_array().map(Vec::len), Some(1), "{report}");
    let errors: Vec<(u64, u64)> = report["errors"]
        .as_array()
        .expect("errors")
        .iter()
        .map(|error| (error["row"].as_u64().unwrap_or(99), error["code"].as_u64().unwrap_or(0)))
        .collect();
    assert_eq!(errors, [(1, 1009), (2, 1009), (3, 1009)]);
    let last = path(made.pop().expect("a topic"), "topics");
    assert_eq!(owner.delete(&last).await.status.as_u16(), 204);
    service.settled().await;
    assert_eq!(count(&service, &state, "topics").await, Some(3));
    owner.post(&topics, json!({"name": "Another"})).await.data();
    assert_refused(&owner.post(&topics, json!({"name": "One more"})).await, "4 topics");
}

/// An import makes what there is a place for, the largest trends first; once there is none, it is told.
#[tokio::test(flavor = "multi_thread")]
async fn trends_are_limited() {
    let service = start_with(&[("ANSWERSCOPE_TREND_LIMIT", "3")]).await;
    let (owner, brand) = (&service.owner, service.brand(brand(1)).await);
    let state = OrgKeys(service.organization.organization_id).of(id(&brand)).state();
    let import = format!("/brands/{brand}/trends/import");
    let keywords = [
        "garden hose",
        "laptop stand",
        "wine opener",
        "tea kettle",
        "quiet tea kettle",
    ];
    let names = |trends: &[Value]| -> Vec<Value> { trends.iter().map(|trend| trend["name"].clone()).collect() };
    let first = imported(&service, &brand, &keywords, "US").await;
    assert_eq!(names(&first), ["Tea kettle", "Garden hose", "Laptop stand"]);
    assert_eq!(count(&service, &state, "trends").await, Some(3));
    let body = json!({"keywords": ["bread knife"], "country": "US"});
    assert_refused(&owner.post(&import, body.clone()).await, "3 trends");
    set(
        &service,
        LimitsPatch {
            trend_limit: Some(Override::Own(5)),
            ..LimitsPatch::default()
        },
    )
    .await;
    // Nobody has counted those of before.
    forget(&service, &state, "trends").await;
    imported(&service, &brand, &["yoga mat", "bread knife", "phone case"], "US").await;
    assert_eq!(count(&service, &state, "trends").await, Some(5));
    let listed = owner.get(&format!("/brands/{brand}/trends")).await;
    assert_eq!(listed.body["pagination"]["totalItems"], 5);
    assert_refused(&owner.post(&import, body).await, "5 trends");
    let other: BrandId = id(&service.brand(json!({"name": "Other", "domain": "other.example"})).await);
    let store = silent(&service);
    let found: Vec<_> = (0..9).map(|n| [trend(other, n, 1)]).collect();
    let added = join_all(found.iter().map(|one| store.trends().add(other, one))).await;
    let left_out: usize = added.into_iter().map(|left_out| left_out.expect("added")).sum();
    assert_eq!(left_out, 4, "however many imports there are at once");
    assert_eq!(count(&service, &store.org.of(other).state(), "trends").await, Some(5));
}

/// What is older than the counts is counted once, whoever comes first.
#[tokio::test(flavor = "multi_thread")]
async fn what_nobody_has_counted_is_counted_first() {
    let service = start().await;
    let owner = &service.owner;
    let usage = OrgKeys(service.organization.organization_id).usage();
    let ids = [service.brand(brand(1)).await, service.brand(brand(2)).await];
    let state = OrgKeys(service.organization.organization_id).of(id(&ids[0])).state();
    let (views, topics) = (
        format!("/brands/{}/views", ids[0]),
        format!("/brands/{}/topics", ids[0]),
    );
    let mut made = Vec::new();
    for n in 0..3 {
        made.push(path(
            owner.post(&views, json!({"name": format!("View {n}")})).await,
            "views",
        ));
        made.push(path(
            owner.post(&topics, json!({"name": format!("Topic {n}")})).await,
            "topics",
        ));
    }
    for name in ["views", "topics"] {
        forget(&service, &state, name).await;
    }
    forget(&service, &usage, "brands").await;
    let (deleted, view, topic) = tokio::join!(
        join_all(made[..4].iter().map(|path| owner.delete(path))),
        owner.post(&views, json!({"name": "Another"})),
        owner.post(&topics, json!({"name": "Another"}))
    );
    deleted
        .iter()
        .for_each(|answer| assert_eq!(answer.status.as_u16(), 204));
    view.data();
    topic.data();
    assert_eq!(count(&service, &state, "views").await, Some(2));
    assert_eq!(count(&service, &state, "topics").await, Some(2));
    let path = format!("/brands/{}", ids[1]);
    let (deleted, made) = tokio::join!(owner.delete(&path), owner.post("/brands", brand(3)));
    assert_eq!(deleted.status.as_u16(), 204);
    made.data();
    assert_eq!(count(&service, &usage, "brands").await, Some(2));
    service.settled().await;
}
