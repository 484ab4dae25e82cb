//! Deleting answers: they leave lists, figures, table and bucket, and may come again.

use answerscope_domain::clock::Moment;
use answerscope_domain::ids::{AnswerId, BrandId, Id};
use answerscope_store::answers::FactBatch;
use answerscope_store::keys::OrgKeys;
use answerscope_store::table::{Action, Item};
use serde_json::{Value, json};

use crate::support::{Service, start};

/// Rows of two days; every tenth is too large for its item.
fn rows(count: usize) -> Vec<Value> {
    let row = |n: usize| {
        let noise: String = (0..if n.is_multiple_of(10) { 10_000 } else { 1 })
            .map(|word: usize| format!("{:x} ", (n * 31 + word + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)))
            .collect();
        json!({"query": "best kettles", "engine": "openai", "text": format!("Tarvo. {noise}"), "externalId": format!("x{n}"),
            "answeredAt": format!("2026-11-{:02}T09:{:02}:00Z", 1 + n % 2, n % 60)})
    };
    (0..count).map(row).collect()
}

async fn brand(service: &Service) -> (String, String) {
    let brand = service.brand(json!({"name": "Tarvo", "domain": "tarvo.example"})).await;
    let path = format!("/brands/{brand}/answers");
    (brand, path)
}

async fn mentions(service: &Service, brand: &str) -> u64 {
    let path = format!("/brands/{brand}/share-of-voice/aggregates?startDate=2026-11-01&endDate=2026-11-02");
    let rows = service.owner.get(&path).await.data();
    rows["aggregates"][0]["mentionCount"].as_u64().expect("a count")
}

async fn ids(service: &Service, path: &str) -> Vec<String> {
    let listed = service
        .owner
        .get(&format!("{path}?pageSize=100&startDate=2026-11-01"))
        .await
        .data();
    let answers = listed["answers"].as_array().expect("a list").iter();
    answers
        .map(|answer| answer["id"].as_str().expect("an id").to_owned())
        .collect()
}

async fn objects(service: &Service) -> usize {
    service
        .process
        .app
        .stores
        .blobs()
        .list("answers/")
        .await
        .expect("objects")
        .len()
}

/// Facts of the two days.
async fn facts(service: &Service, brand: &str) -> usize {
    let brand = BrandId::parse(brand).expect("an id");
    let keys = OrgKeys(service.organization.organization_id).of(brand);
    let day = Moment::parse("day", "2026-11-01T00:00:00Z").expect("a day").day();
    let batches = service
        .process
        .app
        .stores
        .table
        .query(&keys.facts_of_window(day.window()))
        .await
        .expect("facts");
    batches
        .iter()
        .map(|batch| FactBatch::unpack(batch).expect("facts").0.len())
        .sum()
}

#[tokio::test(flavor = "multi_thread")]
async fn deleted_answers_leave_nothing_and_may_come_again() {
    let service = start().await;
    let (brand, path) = brand(&service).await;
    let rows = rows(90);
    for round in 0..2 {
        let report = service.owner.post(&path, json!({"answers": rows})).await.data();
        assert_eq!(report["created"], 90, "round {round}: {report}");
        service.settled().await;
        assert_eq!((mentions(&service, &brand).await, objects(&service).await), (90, 9));
        let listed = ids(&service, &path).await;
        assert_eq!(listed.len(), 90);
        let one = format!("/answers/{}", listed[0]);
        assert_eq!(service.stranger().await.delete(&one).await.code(), 1006);
        assert_eq!(service.owner.delete(&one).await.status.as_u16(), 204);
        assert_eq!(service.owner.get(&one).await.code(), 1006);
        assert_eq!(service.owner.delete(&one).await.code(), 1006);
        let some: Vec<&String> = listed[..60].iter().collect();
        let body =
            json!({"answerIds": some.iter().copied().chain([&"nothing".to_owned(), some[3]]).collect::<Vec<_>>()});
        let report = service.owner.post(&format!("{path}/delete"), body).await.data();
        assert_eq!(report, json!({"deleted": 59, "notFound": [listed[0], "nothing"]}));
        service.settled().await;
        assert_eq!(mentions(&service, &brand).await, 30);
        assert_eq!(facts(&service, &brand).await, 30);
        // What is read anew brings nothing back.
        let names = json!({"alternativeNames": [format!("Name {round}")]});
        service.owner.patch(&format!("/brands/{brand}"), names).await.data();
        service.settled().await;
        assert_eq!(mentions(&service, &brand).await, 30);
        let report = service.owner.post(&path, json!({"answers": rows})).await.data();
        assert_eq!(
            (&report["created"], report["duplicates"].as_array().map(Vec::len)),
            (&json!(60), Some(30))
        );
        service.settled().await;
        assert_eq!((mentions(&service, &brand).await, objects(&service).await), (90, 9));
        let external: Vec<String> = (0..90).map(|n| format!("x{n}")).chain(["unknown".to_owned()]).collect();
        let report = service
            .owner
            .post(&format!("{path}/delete"), json!({"externalIds": external}))
            .await
            .data();
        assert_eq!(report, json!({"deleted": 90, "notFound": ["unknown"]}));
        service.settled().await;
        assert_eq!((mentions(&service, &brand).await, objects(&service).await), (0, 0));
        assert_eq!(
            (facts(&service, &brand).await, ids(&service, &path).await.len()),
            (0, 0)
        );
    }
}

/// Answers that were stored before they knew the batch of their facts.
#[tokio::test(flavor = "multi_thread")]
async fn answers_that_do_not_know_their_batch_are_deleted_too() {
    let service = start().await;
    let (brand, path) = brand(&service).await;
    service.owner.post(&path, json!({"answers": rows(30)})).await.data();
    service.settled().await;
    let table = &service.process.app.stores.table;
    let listed = ids(&service, &path).await;
    for id in &listed {
        let id = AnswerId::parse(id).expect("an id");
        let key = OrgKeys(service.organization.organization_id)
            .of(id.prompt.brand)
            .answer(id.fingerprint);
        let mut item: Item = table.get(&key).await.expect("read").expect("there");
        item.remove("batch").expect("it knows its batch");
        table.write([Action::put(item)]).await.expect("written");
    }
    let report = service
        .owner
        .post(&format!("{path}/delete"), json!({"answerIds": listed[..20]}))
        .await
        .data();
    assert_eq!(report["deleted"], 20);
    service.settled().await;
    assert_eq!(
        (mentions(&service, &brand).await, facts(&service, &brand).await),
        (10, 10)
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn deletes_of_the_same_answers_and_imports_at_once_lose_and_double_nothing() {
    let service = start().await;
    let (brand, path) = brand(&service).await;
    let rows = rows(40);
    service.owner.post(&path, json!({"answers": rows})).await.data();
    let external: Vec<String> = (0..40).map(|n| format!("x{n}")).collect();
    let (mut created, mut deleted) = (40, 0);
    for _ in 0..3 {
        let calls = (0..6).map(|n: usize| {
            let (owner, path, rows, external) = (service.owner.clone(), path.clone(), rows.clone(), external.clone());
            async move {
                if n.is_multiple_of(2) {
                    let path = format!("{path}/delete");
                    owner.post(&path, json!({"externalIds": external})).await.data()["deleted"].as_i64()
                } else {
                    let report = owner.post(&path, json!({"answers": rows})).await.data();
                    report["created"].as_i64().map(|count| -count)
                }
            }
        });
        for count in futures::future::join_all(calls).await {
            match count.expect("a count") {
                count @ ..=0 => created -= count,
                count => deleted += count,
            }
        }
    }
    service.settled().await;
    let left = u64::try_from(created - deleted).expect("no more deleted than created");
    assert_eq!(ids(&service, &path).await.len() as u64, left);
    assert_eq!(
        (mentions(&service, &brand).await, facts(&service, &brand).await as u64),
        (left, left)
    );
}

/// An id that no import takes is refused: it names nothing, and would come back in the report whatever its size.
#[tokio::test(flavor = "multi_thread")]
async fn ids_are_as_long_as_imports_take_them() {
    let service = start().await;
    let (_, path) = brand(&service).await;
    let path = format!("{path}/delete");
    for (field, wrong) in [
        ("externalIds", "é".repeat(256)),
        ("externalIds", " ".to_owned()),
        ("answerIds", "x".repeat(200 * 1024 + 1)),
    ] {
        let mut body = json!({});
        body[field] = json!(["x0", wrong]);
        let answer = service.owner.post(&path, body).await;
        assert_eq!((answer.status.as_u16(), answer.code()), (400, 1002), "{field}");
        let told = answer.body["error"]["description"].as_str().unwrap_or_default();
        assert!(told.starts_with(&format!("{field}: ")), "{told}");
    }
    let longest = json!({"externalIds": [format!(" {} ", "é".repeat(255))]});
    let report = service.owner.post(&path, longest.clone()).await.data();
    assert_eq!(report["notFound"], longest["externalIds"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_bodies_are_refused() {
    let service = start().await;
    let (_, path) = brand(&service).await;
    for body in [
        json!({}),
        json!({"answerIds": []}),
        json!({"answerIds": vec!["a"; 501]}),
        json!({"answerIds": ["a"], "externalIds": ["b"]}),
        json!({"answerIds": null}),
        json!({"answerIds": "a"}),
        json!({"ids": ["a"]}),
    ] {
        let answer = service.owner.post(&format!("{path}/delete"), body.clone()).await;
        assert_eq!((answer.status.as_u16(), answer.code()), (400, 1002), "{body}");
    }
}
