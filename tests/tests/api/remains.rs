//! What a delete leaves in the table and the bucket, and brands to delete from: what the tests of deletes compare.

use std::collections::BTreeSet;

use answerscope_domain::ids::{BrandId, PromptId};
use answerscope_purge::run_purge;
use answerscope_store::Store;
use answerscope_store::answers::FactBatch;
use answerscope_store::keys::OrgKeys;
use answerscope_store::runtime::budget::Budget;
use answerscope_store::table::{Item, number_of, text_of};
use serde_json::{Value, json};

use crate::support::{Service, id, tarvo};

/// Every item of the table but the counters of the organization, as they are.
async fn items(service: &Service) -> Vec<Item> {
    let (table, mut items, mut from) = (&service.process.app.stores.table, Vec::new(), None);
    loop {
        let call = table
            .client
            .scan()
            .table_name(&table.name)
            .set_exclusive_start_key(from);
        let answer = call.send().await.expect("a scan");
        items.extend(answer.items.unwrap_or_default());
        from = answer.last_evaluated_key;
        if from.is_none() {
            items.retain(|item| text_of(item, "kind") != Some("usage"));
            return items;
        }
    }
}

/// The keys of all items, and the names of all objects.
pub(crate) async fn everything(service: &Service) -> BTreeSet<String> {
    let objects = service.process.app.stores.blobs().list("").await.expect("a list");
    let part = |item: &Item, name| text_of(item, name).unwrap_or_default().to_owned();
    let items = items(service).await;
    // How an engine may be asked, and what asking has cost, is the organization's.
    let of_engine = |item: &&Item| part(item, "sk").starts_with("ENGINE#") || part(item, "sk") == "ASKED";
    let keys = items
        .iter()
        .filter(|item| !of_engine(item))
        .map(|item| format!("{} {}", part(item, "pk"), part(item, "sk")));
    keys.chain(objects).collect()
}

/// A counter of the organization.
pub(crate) async fn used(service: &Service, name: &str) -> i64 {
    let key = OrgKeys(service.organization.organization_id).usage();
    let item = service.process.app.stores.table.get(&key).await.expect("read");
    item.and_then(|item| number_of(&item, name)).unwrap_or_default()
}

/// Text that does not get shorter by compression than half of it.
fn noise(seed: usize, characters: usize) -> String {
    let mut state = (seed as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mut text = String::new();
    while text.len() < characters {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        text.push_str(&format!("{state:016x}"));
    }
    text
}

pub(crate) fn row(prompt: &str, seed: usize) -> Value {
    // Every tenth is too large for its item; the sources make a segment that is too large for its own.
    let text = format!(
        "Tarvo and Mervol. {}",
        noise(seed, if seed.is_multiple_of(10) { 120_000 } else { 10 })
    );
    let sources: Vec<_> = (0..3)
        .map(|n| json!({"url": format!("https://cited.example/{}", noise(seed * 3 + n, 160))}))
        .collect();
    json!({"promptId": prompt, "engine": "openai", "text": text, "citations": sources,
        "answeredAt": format!("2026-11-{:02}T09:00:00Z", 1 + seed % 7), "externalId": format!("{seed}")})
}

pub(crate) async fn import(service: &Service, brand: &str, prompts: &[&str], count: usize) -> Value {
    let rows: Vec<_> = (0..count).map(|n| row(prompts[n % prompts.len()], n)).collect();
    service.import(brand, rows).await
}

/// Two prompts in topics of their own.
pub(crate) async fn two_prompts(service: &Service, brand: &str) -> (String, String) {
    let rows = json!({"prompts": [{"query": "one", "topicName": "First"}, {"query": "two", "topicName": "Second"}]});
    let made = service
        .owner
        .post(&format!("/brands/{brand}/prompts"), rows)
        .await
        .data();
    let id = |n: usize| made["created"][n]["id"].as_str().expect("an id").to_owned();
    (id(0), id(1))
}

/// The brand's figures.
pub(crate) async fn figures(service: &Service, brand: &str) -> Vec<Value> {
    let mut all = Vec::new();
    for metric in ["share-of-voice", "visibility", "citations"] {
        let path = format!("/brands/{brand}/{metric}/aggregates?startDate=2026-11-01&endDate=2026-11-30&pageSize=100");
        let mut data = service.owner.get(&path).await.figures();
        for row in data["aggregates"].as_array_mut().expect("rows") {
            row["brandId"] = Value::Null;
        }
        all.push(data);
    }
    all
}

/// Runs the purge with budgets of one item until it is done; how often that was.
pub(crate) async fn in_steps(store: &Store, brand: BrandId) -> usize {
    for round in 1..1_000 {
        if run_purge(store, brand, &mut Budget::new(1)).await.expect("a step") {
            return round;
        }
    }
    panic!("the purge does not come to an end");
}

/// Items and objects that name a prompt, and facts of it.
pub(crate) async fn traces(service: &Service, prompt: &str) -> Vec<String> {
    let prompt: PromptId = id(prompt);
    let number = prompt.to_string()["prompt_".len() + 20..].to_owned();
    let mut found = Vec::new();
    for item in items(service).await {
        let key = format!("{:?} {:?}", text_of(&item, "pk"), text_of(&item, "sk"));
        if !key.contains(prompt.brand.0.as_str()) {
            continue;
        }
        let named = format!("{item:?}").contains(&prompt.to_string()) || key.contains(&format!("PROMPT#{number}"));
        let facts = text_of(&item, "kind") == Some("facts") && {
            let batch = FactBatch::unpack(&item).expect("facts");
            batch.0.is_empty() || batch.0.iter().any(|(_, facts)| facts.prompt == prompt.ordinal)
        };
        found.extend((named || facts).then_some(key));
    }
    let objects = service
        .process
        .app
        .stores
        .blobs()
        .list("answers/")
        .await
        .expect("a list");
    found.extend(
        objects
            .into_iter()
            .filter(|name| name.contains(&format!("/{}/{number}/", prompt.brand.0))),
    );
    found
}

/// A brand with two prompts, one to delete and one to stay, and the figures of one that never had the first.
pub(crate) async fn doomed(service: &Service) -> (String, [String; 2], Vec<Value>) {
    let (brand, fresh) = (
        tarvo(service, "tarvo.example").await,
        tarvo(service, "fresh.example").await,
    );
    let (one, two) = two_prompts(service, &brand).await;
    import(service, &brand, &[&one, &two], 60).await;
    let rows = json!({"prompts": [{"query": "two"}]});
    let made = service
        .owner
        .post(&format!("/brands/{fresh}/prompts"), rows)
        .await
        .data();
    let other = made["created"][0]["id"].as_str().expect("an id");
    let rows: Vec<_> = (0..60).filter(|n| n % 2 == 1).map(|n| row(other, n)).collect();
    service.import(&fresh, rows).await;
    service.settled().await;
    let expected = figures(service, &fresh).await;
    assert!(
        traces(service, &one)
            .await
            .iter()
            .any(|name| name.starts_with("answers/")),
        "no large answer"
    );
    (brand, [one, two], expected)
}

/// The other brand has another domain; nothing else of its figures may differ.
pub(crate) fn same(mut figures: Vec<Value>, domain: &str) -> String {
    figures.retain(|all| !all.is_null());
    json!(figures).to_string().replace(domain, "same.example")
}

pub(crate) async fn other_stands(service: &Service, brand: &str, other: &str, expected: Vec<Value>) {
    let left = figures(service, brand).await;
    assert_eq!(same(left, "tarvo.example"), same(expected, "fresh.example"));
    let answers = service
        .owner
        .get(&format!("/prompts/{other}/answers?pageSize=100"))
        .await
        .data();
    let answers = answers["answers"].as_array().expect("answers").clone();
    assert_eq!(answers.len(), 30);
    for answer in answers {
        let path = format!("/answers/{}", answer["id"].as_str().expect("an id"));
        assert_eq!(service.owner.get(&path).await.status.as_u16(), 200, "{path}");
    }
}
