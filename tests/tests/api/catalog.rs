//! The catalog that a process keeps: a list and a metric of a large brand read the brand and what they show, whoever has
//! changed the prompts is heard, and no brand's rows are met by another organization.

use std::collections::BTreeMap;

use answerscope_domain::entities::prompt::PromptFilter;
use answerscope_domain::ids::BrandId;
use answerscope_domain::page::PageRequest;
use answerscope_store::Store;
use serde_json::{Value, json};

use crate::processes::silent;
use crate::support::{Service, id, start, tarvo};

/// Enough that a process keeps the catalog.
const PROMPTS: usize = 1_040;

async fn large(service: &Service) -> String {
    let brand = tarvo(service, "tarvo.example").await;
    let rows: Vec<Value> = (0..PROMPTS)
        .map(|n| json!({"query": format!("kettle {n}"), "country": "US", "tags": [format!("t{}", n % 10)]}))
        .collect();
    for rows in rows.chunks(1_000) {
        let path = format!("/brands/{brand}/prompts");
        service.owner.post(&path, json!({"prompts": rows})).await.data();
    }
    brand
}

/// What a list of the brand's prompts shows, and the requests it took.
async fn list(service: &Service, brand: &str, more: &str) -> (Value, Vec<String>, BTreeMap<String, u64>) {
    let path = format!("/brands/{brand}/prompts?{more}");
    let (answer, requests) = service.requests(service.owner.get(&path)).await;
    let total = answer.body["pagination"]["totalItems"].clone();
    let prompts = answer.data()["prompts"].take();
    let queries = prompts.as_array().expect("prompts").iter();
    let queries = queries.map(|prompt| prompt["query"].as_str().unwrap_or_default().to_owned());
    (total, queries.collect(), requests)
}

fn kettles(numbers: impl Iterator<Item = usize>) -> Vec<String> {
    numbers.map(|n| format!("kettle {n}")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_kept_is_not_read_again() {
    let service = start().await;
    let brand = large(&service).await;
    let (cold, ..) = list(&service, &brand, "pageSize=20").await;
    assert_eq!(cold, json!(PROMPTS));
    for (more, total, shown) in [
        ("pageSize=20", PROMPTS, kettles(0..20)),
        ("pageSize=20&page=52", PROMPTS, kettles(1_020..1_040)),
        ("pageSize=20&page=900", PROMPTS, kettles(0..0)),
        ("pageSize=5&page=2&tags=t4", 104, kettles((54..104).step_by(10))),
    ] {
        let (found, queries, requests) = list(&service, &brand, more).await;
        assert_eq!((found, queries), (json!(total), shown), "{more}");
        assert_eq!(requests.get("DynamoDB.Query"), None, "{more}: {requests:?}");
        assert_eq!(requests.values().sum::<u64>(), 2, "{more}: {requests:?}");
    }
    let view = json!({"name": "Fours", "filters": {"tags": ["t4"]}});
    let view = service.owner.post(&format!("/brands/{brand}/views"), view).await.data();
    let view = view["id"].as_str().expect("an id");
    let path = format!("/views/{view}/visibility/aggregates");
    let (answer, requests) = service.requests(service.owner.get(&path)).await;
    answer.data();
    assert_eq!(requests.get("DynamoDB.Query"), None, "{requests:?}");
    assert_eq!(requests.values().sum::<u64>(), 3, "{requests:?}");
}

/// Everything that changes rows, by another process: this one has kept what was there before.
#[tokio::test(flavor = "multi_thread")]
async fn what_another_process_changes_is_seen_at_once() {
    let service = start().await;
    let brand = large(&service).await;
    let (other, own) = (silent(&service), service.process.app.stores.clone());
    let own = Store::new(&own, service.organization.organization_id);
    let (id, owner): (BrandId, _) = (id(&brand), &service.owner);
    let same = async |what: &str| {
        let kept = own.catalogs().get(id).await.expect("a catalog");
        let fresh = Store::new(&silent(&service).stores, service.organization.organization_id);
        let fresh = fresh.catalogs().get(id).await.expect("a catalog");
        assert_eq!(kept.rows, fresh.rows, "{what}");
        let active = PromptFilter {
            tags: Some(vec!["t4".to_owned()]),
            ..PromptFilter::default()
        };
        let page = PageRequest { page: 1, size: 5 };
        let listed = other.prompts().list(id, &active, page).await.expect("a list");
        assert_eq!(listed.total, fresh.select(&active).len(), "{what}");
        kept.rows
    };
    let before = same("nothing").await;
    let prompts = owner.get(&format!("/brands/{brand}/prompts?pageSize=10")).await.data();
    let prompt = |place: usize| {
        format!(
            "/prompts/{}",
            prompts["prompts"][place]["id"].as_str().unwrap_or_default()
        )
    };
    let topic = owner.get(&prompt(0)).await.data()["topicId"].take();
    let topic = topic.as_str().unwrap_or_default().to_owned();

    owner.patch(&prompt(0), json!({"tags": ["t4"]})).await.data();
    let now = same("other tags").await;
    assert_ne!(now[0], before[0]);
    owner.patch(&prompt(1), json!({"query": "kettle one"})).await.data();
    assert_eq!(same("another text, which no row has").await, now);
    owner.put(&format!("{}/toggle-monitoring", prompt(1))).await.data();
    assert_ne!(same("a switched prompt").await[1], now[1]);
    assert_eq!(owner.delete(&prompt(2)).await.status.as_u16(), 204);
    assert_eq!(same("a deleted prompt").await.len(), PROMPTS - 1);
    let more = json!({"prompts": [{"query": "one more", "topicName": "More"}]});
    owner.post(&format!("/brands/{brand}/prompts"), more).await.data();
    assert_eq!(same("a new prompt").await.len(), PROMPTS);
    owner.put(&format!("/topics/{topic}/toggle-monitoring")).await.data();
    let now = same("a switched topic").await;
    assert_eq!(
        now.iter().filter(|row| row.monitoring == now[0].monitoring).count(),
        PROMPTS - 1
    );
    assert_eq!(owner.delete(&format!("/topics/{topic}")).await.status.as_u16(), 204);
    assert_eq!(same("a deleted topic").await.len(), 1);
    service.settled().await;
    assert_eq!(same("its prompts deleted").await.len(), 1);
    assert_eq!(owner.delete(&format!("/brands/{brand}")).await.status.as_u16(), 204);
    assert!(own.catalogs().get(id).await.is_err(), "the brand is gone");
    service.settled().await;
}
