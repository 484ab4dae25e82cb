//! Deleted topics, and what comes too late for a deleted parent.

use std::sync::Arc;
use std::time::Duration;

use answerscope_domain::entities::new_answer::NewAnswer;
use answerscope_domain::entities::prompt::Monitoring;
use answerscope_domain::error::Error;
use answerscope_domain::ids::{BrandId, PromptId, TopicId};
use answerscope_purge::run_purge;
use answerscope_rollup::{run_backfill, run_rollup};
use answerscope_store::Store;
use answerscope_store::answers::ResolvedAnswer;
use answerscope_store::monitoring::{Placement, WantedPrompt};
use answerscope_store::runtime::budget::Budget;
use aws_lambda_events::sqs::SqsEvent;
use serde_json::{Value, json};
use tokio::time::Instant;

use crate::processes::silent;
use crate::remains::{doomed, everything, figures, import, in_steps, other_stands, row, traces, used};
use crate::support::{Service, id, start, tarvo};

async fn topic_of(service: &Service, prompt: &str) -> String {
    let prompt = service.owner.get(&format!("/prompts/{prompt}")).await.data();
    prompt["topicId"].as_str().expect("a topic").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn of_a_deleted_topic_nothing_is_left_and_the_other_stands() {
    let service = start().await;
    let (brand, [one, two], expected) = doomed(&service).await;
    let (topic, before) = (topic_of(&service, &one).await, used(&service, "active").await);
    let path = format!("/topics/{topic}");
    assert_eq!(service.owner.delete(&path).await.status.as_u16(), 204);
    assert_eq!(service.owner.get(&path).await.code(), 1006);
    assert_eq!(service.owner.delete(&path).await.code(), 1006);
    service.settled().await;
    assert_eq!(traces(&service, &one).await, Vec::<String>::new());
    assert_eq!(used(&service, "active").await, before - 1);
    other_stands(&service, &brand, &two, expected).await;
    let (own, slot) = topic["topic_".len()..].split_at(20);
    let slot = format!("{own} 5#TOPIC#{slot}");
    assert!(!everything(&service).await.iter().any(|key| key.ends_with(&slot)));
    let record = silent(&service).brands().get(id(&brand)).await.expect("there");
    assert!(record.dying_topics.is_empty(), "the brand does not remember it");
}

/// Before any worker has run.
#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_topic_hides_its_prompts_at_once() {
    let service = start().await;
    let (brand, [one, two], _) = doomed(&service).await;
    let answers = service.owner.get(&format!("/prompts/{one}/answers")).await.data();
    let answer = answers["answers"][0]["id"].as_str().expect("an answer").to_owned();
    let store = silent(&service);
    let topic: TopicId = id(&topic_of(&service, &one).await);
    store.topics().delete(topic).await.expect("deleted");
    is_gone(&service, topic, &one, &answer).await;
    let listed = service.owner.get(&format!("/brands/{brand}/prompts")).await;
    assert_eq!(listed.body["pagination"]["totalItems"], 1);
    assert_eq!(listed.body["data"]["prompts"][0]["id"], json!(two));
    let visibility = &figures(&service, &brand).await[1]["aggregates"][0];
    assert_eq!(visibility["promptCount"], 1);
    let report = import(&service, &brand, &[&one], 1).await;
    assert_eq!(
        (report["created"].clone(), report["errors"][0]["code"].clone()),
        (json!(0), json!(1006))
    );
    refuses_prompts(&store, topic).await;
    in_steps(&store, topic.brand).await;
    let soon = Instant::now() + Duration::from_secs(45);
    run_rollup(&store, topic.brand, soon).await.expect("settled");
    run_backfill(&store, topic.brand, soon).await.expect("settled");
    in_steps(&store, topic.brand).await;
    service.settled().await;
}

async fn is_gone(service: &Service, topic: TopicId, prompt: &str, answer: &str) {
    let prompt = format!("/prompts/{prompt}");
    for path in [
        format!("/topics/{topic}"),
        format!("/topics/{topic}/prompts"),
        format!("/topics/{topic}/visibility/aggregates"),
        prompt.clone(),
        format!("{prompt}/answers"),
        format!("{prompt}/visibility/aggregates"),
        format!("/answers/{answer}"),
    ] {
        assert_eq!(service.owner.get(&path).await.code(), 1006, "{path}");
    }
    let toggle = format!("{prompt}/toggle-monitoring");
    assert_eq!(service.owner.patch(&prompt, json!({"tags": ["a"]})).await.code(), 1006);
    assert_eq!(service.owner.put(&toggle).await.code(), 1006);
    assert_eq!(service.owner.delete(&prompt).await.code(), 1006);
}

async fn refuses_prompts(store: &Store, topic: TopicId) {
    let wanted = WantedPrompt {
        query: "late".into(),
        country: None,
        tags: Vec::new(),
        kind: None,
        topic: Placement::Slot(topic.slot),
        monitoring: Monitoring::Inactive,
    };
    let refused = store.prompts().create(topic.brand, vec![wanted]).await;
    assert!(matches!(refused, Err(Error::NotFound)), "{refused:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn texts_names_and_places_of_a_deleted_topic_are_free_at_once() {
    let service = start().await;
    let (brand, [one, _], _) = doomed(&service).await;
    let before = used(&service, "active").await;
    let topic: TopicId = id(&topic_of(&service, &one).await);
    silent(&service).topics().delete(topic).await.expect("deleted");
    let rows = json!({"prompts": [{"query": "one", "topicName": "First"}, {"query": "two"}]});
    let report = service
        .owner
        .post(&format!("/brands/{brand}/prompts"), rows)
        .await
        .data();
    assert_eq!(report["duplicates"][0]["query"], "two");
    let again = report["created"][0]["id"].as_str().expect("made anew").to_owned();
    assert_ne!(topic_of(&service, &again).await, topic.to_string());
    assert_eq!(used(&service, "active").await, before);
    // The outbox entry whose message was lost, and whose work is done, is swept.
    answerscope_sweeper::sweep(&service.process.app).await.expect("swept");
    service.settled().await;
    assert_eq!(traces(&service, &one).await, Vec::<String>::new());
    assert_eq!(
        service.owner.get(&format!("/prompts/{again}")).await.data()["query"],
        "one"
    );
}

/// An import that has read its prompt before the prompt was deleted, and writes when the purge is long over.
#[tokio::test(flavor = "multi_thread")]
async fn answers_that_come_behind_a_deleted_prompt_are_removed() {
    let service = start().await;
    let (brand, [one, _], _) = doomed(&service).await;
    let store = Store::new(&service.process.app.stores, service.organization.organization_id);
    let record = store.brands().get(id(&brand)).await.expect("there");
    service.owner.delete(&format!("/prompts/{one}")).await;
    service.settled().await;
    let placed = |seed: usize, prompt: PromptId| ResolvedAnswer {
        row: seed,
        prompt,
        answer: Arc::new(
            NewAnswer::checked(serde_json::from_value(row(&one, seed)).expect("a row"), store.now()).expect("right"),
        ),
        replaces: None,
    };
    let late: Vec<ResolvedAnswer> = (100..120).map(|seed| placed(seed, id(&one))).collect();
    let stored = store.answers().import(record.clone(), late).await.expect("stored");
    assert_eq!(stored.created.len(), 20);
    service.settled().await;
    assert_eq!(traces(&service, &one).await, Vec::<String>::new());
    // Behind a deleted brand nothing is stored at all, and no object stays.
    service.owner.delete(&format!("/brands/{brand}")).await;
    service.settled().await;
    let before = everything(&service).await;
    let refused = store.answers().import(record, vec![placed(200, id(&one))]).await;
    assert!(matches!(refused, Err(Error::NotFound)), "{refused:?}");
    assert_eq!(everything(&service).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_twice_does_no_harm_and_a_poisonous_one_fails_alone() {
    let service = start().await;
    let before = everything(&service).await;
    let brand: BrandId = id(&tarvo(&service, "tarvo.example").await);
    let text = include_str!("../../../events/purge.json")
        .replace("ORGANIZATION", &service.organization.organization_id.to_string())
        .replace("BRAND", &brand.to_string());
    let event: Value = serde_json::from_str(&text).expect("an event");
    let alive = everything(&service).await;
    for expected in [alive, before] {
        let event: SqsEvent = serde_json::from_value(event.clone()).expect("an event of SQS");
        let answer = answerscope_purge::handle(Arc::clone(&service.process.app), event).await;
        let failed: Vec<_> = answer
            .batch_item_failures
            .iter()
            .map(|failure| &failure.item_identifier)
            .collect();
        assert_eq!(failed, ["poison"]);
        assert_eq!(everything(&service).await, expected);
        // For the second round; a message for a brand that is there finds nothing to do.
        let _deleted = silent(&service).brands().delete(brand).await;
    }
    assert!(
        run_purge(&silent(&service), brand, &mut Budget::new(1))
            .await
            .expect("nothing to do")
    );
}

/// Prompts are made under a topic while it is deleted, again and again: each is under a topic that is there, or gone.
#[tokio::test(flavor = "multi_thread")]
async fn no_prompt_outlives_its_topic() {
    let service = start().await;
    let brand = tarvo(&service, "tarvo.example").await;
    let prompts = format!("/brands/{brand}/prompts");
    let create = async |writer: usize| {
        for n in 0..6 {
            let row = json!({"query": format!("{writer} {n}"), "topicName": "Doomed"});
            service.owner.post(&prompts, json!({"prompts": [row]})).await.data();
        }
    };
    let delete = async {
        for _ in 0..6 {
            let topics = service.owner.get(&format!("/brands/{brand}/topics")).await.data();
            if let Some(topic) = topics["topics"][0]["id"].as_str() {
                service.owner.delete(&format!("/topics/{topic}")).await;
            }
        }
    };
    futures::join!(create(0), create(1), create(2), delete);
    service.settled().await;
    let listed = service.owner.get(&format!("{prompts}?pageSize=100")).await.data();
    let listed = listed["prompts"].as_array().expect("prompts").clone();
    for prompt in &listed {
        let topic = topic_of(&service, prompt["id"].as_str().expect("an id")).await;
        assert_eq!(
            service.owner.get(&format!("/topics/{topic}")).await.status.as_u16(),
            200
        );
    }
    assert_eq!(
        used(&service, "active").await,
        i64::try_from(listed.len()).expect("few")
    );
}

/// Everything that writes under a brand, while the brand is deleted.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_written_behind_a_deleted_brand() {
    let service = start().await;
    let before = everything(&service).await;
    let brand = tarvo(&service, "tarvo.example").await;
    let path = format!("/brands/{brand}");
    let write = async |writer: usize| {
        for n in 0.. {
            let seed = 10 * (10 * n + writer);
            let mut answer = row("", seed);
            answer["query"] = json!(format!("question {seed}"));
            answer.as_object_mut().expect("a row").remove("promptId");
            let rows = json!({"answers": [answer]});
            let stored = service.owner.post(&format!("{path}/answers"), rows).await;
            let name = json!({"name": format!("view {seed}")});
            let view = service.owner.post(&format!("{path}/views"), name).await;
            let renamed = json!({"alternativeNames": [format!("Name {seed}")]});
            service.owner.patch(&path, renamed).await;
            if [stored.code(), view.code()] == [1006, 1006] {
                return;
            }
        }
    };
    let delete = async {
        while used(&service, "active").await < 12 {
            tokio::task::yield_now().await;
        }
        assert_eq!(service.owner.delete(&path).await.status.as_u16(), 204);
    };
    futures::join!(write(0), write(1), delete);
    service.settled().await;
    assert_eq!(everything(&service).await, before);
    assert_eq!(used(&service, "active").await, 0);
}
