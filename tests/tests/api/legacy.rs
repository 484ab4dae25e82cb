//! Topics (legacy): what a switch of many prompts leaves at each moment, the limit, names, imports, and the headers that
//! say what takes their place.

use answerscope_domain::clock::Moment;
use answerscope_domain::entities::topic::TopicRecord;
use answerscope_domain::ids::{BrandId, TopicId};
use answerscope_store::Store;
use answerscope_store::callers::limits::LimitsPatch;
use answerscope_store::table::outbox::{OutboxEntry, due_entries};
use futures::future::join_all;
use serde_json::{Value, json};

use crate::processes::silent;
use crate::remains::used;
use crate::right_calls::nowhere;
use crate::support::{Service, id, start, start_with};

/// A brand and a topic with this many prompts that are not monitored.
async fn topic(service: &Service, prompts: usize) -> (String, String) {
    let brand = service.brand(json!({"name": "Tarvo", "domain": "tarvo.example"})).await;
    let made = service
        .owner
        .post(&format!("/brands/{brand}/topics"), json!({"name": "Kettles"}))
        .await;
    let topic = made.data()["id"].as_str().expect("an id").to_owned();
    add(service, &brand, "Kettles", prompts).await;
    (brand, topic)
}

/// Puts prompts that are not monitored into a topic.
async fn add(service: &Service, brand: &str, topic: &str, count: usize) {
    let rows: Vec<Value> = (0..count)
        .map(|n| json!({"topic": topic, "query": format!("{topic}, question {n}")}))
        .collect();
    for rows in rows.chunks(1_000) {
        let path = format!("/brands/{brand}/topics/import");
        let report = service.owner.post(&path, json!({"rows": rows})).await.data();
        assert_eq!(report["prompts"].as_array().map(Vec::len), Some(rows.len()), "{report}");
    }
}

/// How many prompts of a topic are active, and how many are not.
async fn statuses(service: &Service, topic: &str) -> (usize, usize) {
    let (mut active, mut inactive) = (0, 0);
    for page in 1.. {
        let listed = service
            .owner
            .get(&format!("/topics/{topic}/prompts?pageSize=100&page={page}"))
            .await;
        let prompts = listed.data()["prompts"].as_array().expect("prompts").clone();
        let on = prompts.iter().filter(|prompt| prompt["monitoring"] == "active").count();
        (active, inactive) = (active + on, inactive + prompts.len() - on);
        if prompts.len() < 100 {
            break;
        }
    }
    (active, inactive)
}

async fn toggle(service: &Service, topic: &str) -> (u16, Value) {
    let answer = service.owner.put(&format!("/topics/{topic}/toggle-monitoring")).await;
    (answer.status.as_u16(), answer.body)
}

/// Does what the outbox entries ask for, as the sweeper does once they are due.
async fn swept(service: &Service) {
    let app = &service.process.app;
    for (keys, entry) in due_entries(&app.stores.table, Moment(i64::MAX)).await.expect("marks") {
        let message = entry.message(keys).expect("a message");
        app.stores
            .queue()
            .send(message, std::time::Duration::ZERO)
            .await
            .expect("sent");
    }
    service.settled().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_topic_of_many_prompts_is_switched_on_and_off_with_exact_counts() {
    let service = start().await;
    let (brand, topic) = topic(&service, 300).await;
    add(&service, &brand, "Teapots", 5).await;
    for (word, count) in [("active", 300), ("inactive", 0), ("active", 300)] {
        let (status, body) = toggle(&service, &topic).await;
        assert_eq!((status, &body["data"]["monitoring"]), (200, &json!(word)), "{body}");
        assert_eq!(statuses(&service, &topic).await, (count, 300 - count));
        assert_eq!(used(&service, "active").await, count as i64, "other topics stay");
    }
    service.settled().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_switch_over_the_limit_changes_nothing_and_one_at_the_limit_goes() {
    let service = start_with(&[("ANSWERSCOPE_MONITORING_LIMIT", "60")]).await;
    let (brand, topic) = topic(&service, 60).await;
    let one = json!({"prompts": [{"query": "one prompt of another topic"}]});
    let made = service
        .owner
        .post(&format!("/brands/{brand}/prompts"), one)
        .await
        .data();
    let (status, body) = toggle(&service, &topic).await;
    assert_eq!((status, &body["error"]["code"]), (403, &json!(1009)));
    assert_eq!(statuses(&service, &topic).await, (0, 60));
    assert_eq!(used(&service, "active").await, 1);
    let shown = service.owner.get(&format!("/topics/{topic}")).await.data();
    assert_eq!(shown["monitoring"], "inactive");
    service.settled().await;
    let other = made["created"][0]["id"].as_str().expect("an id");
    service
        .owner
        .put(&format!("/prompts/{other}/toggle-monitoring"))
        .await
        .data();
    assert_eq!(toggle(&service, &topic).await.0, 200);
    assert_eq!(statuses(&service, &topic).await, (60, 0));
    assert_eq!(used(&service, "active").await, 60);
}

/// Everything up to the decision, and then nothing: as if the process died there.
async fn begun(store: &Store, topic: &str) -> TopicRecord {
    store.topics().begin_switch(id::<TopicId>(topic)).await.expect("begun")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_switch_that_died_holds_its_places_and_is_finished_by_the_sweeper() {
    let service = start_with(&[("ANSWERSCOPE_MONITORING_LIMIT", "150")]).await;
    let (_, topic) = topic(&service, 120).await;
    let store = silent(&service);
    begun(&store, &topic).await;
    assert_eq!(statuses(&service, &topic).await, (0, 120));
    assert_eq!(used(&service, "active").await, 120, "the places are taken");
    assert!(
        !store.topics().finish_switch(id(&topic), 1).await.expect("a part"),
        "45 of 120"
    );
    assert_eq!(statuses(&service, &topic).await, (45, 75));
    swept(&service).await;
    assert_eq!(statuses(&service, &topic).await, (120, 0));
    assert_eq!(used(&service, "active").await, 120);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_after_a_switch_that_died_finishes_it_first() {
    let service = start().await;
    let (brand, topic) = topic(&service, 100).await;
    let store = silent(&service);
    begun(&store, &topic).await;
    let prompts = service.owner.get(&format!("/topics/{topic}/prompts")).await.data();
    let [first, second] = [0, 1].map(|place| prompts["prompts"][place]["id"].as_str().expect("an id").to_owned());
    // Deleted while it is counted and not yet active: its place comes back.
    service.owner.delete(&format!("/prompts/{first}")).await;
    let prompt = service
        .owner
        .put(&format!("/prompts/{second}/toggle-monitoring"))
        .await
        .data();
    assert_eq!(
        prompt["monitoring"], "inactive",
        "active with its topic, then switched off"
    );
    assert_eq!(statuses(&service, &topic).await, (98, 1));
    assert_eq!(used(&service, "active").await, 98);
    begun(&store, &topic).await;
    assert_eq!(
        toggle(&service, &topic).await.1["data"]["monitoring"],
        "active",
        "off by the one before"
    );
    assert_eq!(statuses(&service, &topic).await, (99, 0));
    begun(&store, &topic).await;
    assert_eq!(
        service.owner.delete(&format!("/brands/{brand}")).await.status.as_u16(),
        204
    );
    service.settled().await;
    swept(&service).await;
    assert_eq!(used(&service, "active").await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_topic_takes_its_switch_along() {
    let service = start().await;
    let (_, topic) = topic(&service, 100).await;
    let store = silent(&service);
    begun(&store, &topic).await;
    store.topics().finish_switch(id(&topic), 1).await.expect("a part");
    assert_eq!(
        service.owner.delete(&format!("/topics/{topic}")).await.status.as_u16(),
        204
    );
    swept(&service).await;
    assert_eq!(used(&service, "active").await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn concurrent_switches_leave_topic_prompts_and_counts_in_agreement() {
    let service = start().await;
    let (brand, topic) = topic(&service, 90).await;
    let calls = (0..5).map(|_| toggle(&service, &topic));
    let answers = join_all(calls).await;
    assert!(answers.iter().all(|(status, _)| *status == 200), "{answers:?}");
    service.settled().await;
    assert_eq!(
        service.owner.get(&format!("/topics/{topic}")).await.data()["monitoring"],
        "active"
    );
    assert_eq!(statuses(&service, &topic).await, (90, 0));
    assert_eq!(used(&service, "active").await, 90);
    let entries = silent(&service)
        .outbox()
        .list(id::<BrandId>(&brand))
        .await
        .expect("marks");
    assert!(
        !entries.iter().any(|(_, entry)| matches!(entry, OutboxEntry::Switch(_))),
        "{entries:?}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_moves_with_its_topic_and_is_taken_once() {
    let service = start().await;
    let (brand, topic) = topic(&service, 1).await;
    let path = format!("/brands/{brand}/topics");
    service.owner.post(&path, json!({"name": "Teapots"})).await.data();
    let patch = async |body: Value| service.owner.patch(&format!("/topics/{topic}"), body).await;
    assert_eq!(patch(json!({"name": " TEAPOTS "})).await.code(), 1008);
    assert_eq!(
        patch(json!({"name": "KETTLES"})).await.data()["name"],
        "KETTLES",
        "its own, in other letters"
    );
    let body = json!({"name": "Pots", "topicType": "Branded", "tags": ["a", "a"]});
    let shown = patch(body).await.data();
    assert_eq!(
        (&shown["topicType"], &shown["tags"]),
        (&json!("Branded"), &json!(["a"]))
    );
    assert_eq!(patch(json!({"topicType": null})).await.data()["topicType"], Value::Null);
    for wrong in [
        json!({"name": null}),
        json!({"tags": null}),
        json!({"location": "US"}),
        json!({"name": ""}),
    ] {
        assert_eq!(patch(wrong.clone()).await.code(), 1002, "{wrong}");
    }
    let again = service.owner.post(&path, json!({"name": "Kettles"})).await.data();
    assert_ne!(again["id"], json!(topic), "the old name is free");
    assert_eq!(
        service.owner.post(&path, json!({"name": "pots"})).await.data()["id"],
        json!(topic)
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn rows_without_a_topic_are_put_with_similar_ones_and_imported_once() {
    let service = start().await;
    let brand = service.brand(json!({"name": "Tarvo", "domain": "tarvo.example"})).await;
    let queries = [
        "best tea kettle",
        "which tea kettle is quiet?",
        "best running shoes",
        "running shoes for beginners",
    ];
    let mut rows: Vec<Value> = queries.map(|query| json!({"query": query, "location": "US"})).to_vec();
    rows.push(json!({"query": "best tea kettle", "location": "Mars"}));
    let path = format!("/brands/{brand}/topics/import");
    let report = service.owner.post(&path, json!({"rows": rows.clone()})).await.data();
    let names: Vec<&Value> = report["created"]
        .as_array()
        .expect("topics")
        .iter()
        .map(|topic| &topic["name"])
        .collect();
    assert_eq!(names, ["Tea kettle", "Running shoes"], "{report}");
    assert_eq!(report["errors"][0]["row"], 4);
    assert_eq!(report["prompts"][0]["topicId"], report["created"][0]["id"]);
    assert!(
        report["prompts"]
            .as_array()
            .expect("prompts")
            .iter()
            .all(|prompt| prompt["monitoring"] == "inactive")
    );
    let again = service.owner.post(&path, json!({"rows": rows})).await.data();
    assert_eq!((&again["created"], &again["prompts"]), (&json!([]), &json!([])));
    assert_eq!(again["duplicates"].as_array().map(Vec::len), Some(4));
}

#[tokio::test(flavor = "multi_thread")]
async fn legacy_operations_name_their_successors_and_no_others_do() {
    let service = start().await;
    let mut ids = nowhere();
    let brand = service.brand(json!({"name": "Tarvo", "domain": "tarvo.example"})).await;
    let own = brand["brand_".len()..].to_owned();
    ids.insert("topic", format!("topic_{own}0000000"));
    ids.insert("trend", format!("trend_{own}{own}"));
    ids.insert("brand", brand.clone());
    for entry in answerscope_openapi::operations() {
        let spec = entry.spec();
        let answer = service.owner.operation(spec, &ids).await;
        let header = |name: &str| {
            answer
                .headers
                .get(name)
                .map(|value| value.to_str().expect("a text").to_owned())
        };
        let (since, link) = (header("deprecation"), header("link"));
        let Some(successor) = spec.legacy else {
            assert_eq!((since, link), (None, None), "{}", spec.id);
            continue;
        };
        assert_eq!(since.as_deref(), Some("@1793491200"), "{}", spec.id);
        let target = format!("{}/api/v1{}", service.url, successor.replace("{brand}", &ids["brand"]));
        let expected = format!("<{target}>; rel=\"successor-version\"");
        // The table's deleteBrand comes before the legacy operations: 404 says it as well.
        assert_eq!(link, Some(expected), "{}", spec.id);
        let path = target
            .trim_start_matches(&service.url)
            .replace(&ids["brand"], "{brand}");
        let served = answerscope_openapi::operations();
        let served = served
            .iter()
            .find(|other| format!("/api/v1{}", other.spec().path) == path);
        assert!(
            served.is_some_and(|other| other.spec().legacy.is_none()),
            "{} leads to {path}",
            spec.id
        );
    }
    let refused = service.owner.get("/topics/none").await;
    assert!(refused.headers.contains_key("deprecation") && !refused.headers.contains_key("link"));
}

/// Key, scope, tokens, then this, and only then what else is wrong.
#[tokio::test(flavor = "multi_thread")]
async fn exports_of_topics_are_over_whatever_else_is_wrong_with_them() {
    let service = start().await;
    let brand = service.brand(json!({"name": "Tarvo", "domain": "tarvo.example"})).await;
    let disable = LimitsPatch {
        topics_disabled: Some(true),
        ..LimitsPatch::default()
    };
    let organizations = service.process.app.stores.organizations();
    let set = organizations.set(service.organization.organization_id, disable).await;
    set.expect("set");
    for query in [
        "entities=topic&metrics=visibility",
        "entities=topic&metrics=nonsense",
        "entities=brand,topic",
        "entities=nonsense,topic&startDate=never",
        "entities=topic,topic&metrics=visibility&format=xlsx",
    ] {
        let answer = service
            .owner
            .post(&format!("/brands/{brand}/export?{query}"), json!({}))
            .await;
        assert_eq!((answer.status.as_u16(), answer.code()), (410, 1012), "{query}");
    }
    for query in [
        "entity=topic&metric=nonsense",
        "entity=topic&metric=visibility&endDate=never",
    ] {
        let answer = service.owner.get(&format!("/brands/{brand}/export?{query}")).await;
        assert_eq!((answer.status.as_u16(), answer.code()), (410, 1012), "{query}");
        let answer = service.owner.get(&format!("/brands/none/export?{query}")).await;
        assert_eq!(answer.code(), 1012, "{query} of no brand");
    }
    let answer = service
        .owner
        .get(&format!("/brands/{brand}/export?entity=topics&metric=visibility"))
        .await;
    assert_eq!(answer.code(), 1002);
}
