//! What a delete leaves in the table and the bucket: nothing.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use answerscope_domain::clock::Moment;
use answerscope_domain::entities::export::{ExportRequest, ExportWork};
use answerscope_domain::entities::insight::GenerationWork;
use answerscope_domain::entities::new_answer::NewAnswer;
use answerscope_domain::ids::{BrandId, Id, PromptId};
use answerscope_purge::run_purge;
use answerscope_rollup::{run_backfill, run_rollup};
use answerscope_store::Store;
use answerscope_store::answers::{FactBatch, ResolvedAnswer};
use answerscope_store::keys::OrgKeys;
use answerscope_store::runtime::budget::Budget;
use answerscope_store::table::outbox::OutboxEntry;
use answerscope_store::table::{Item, number_of, text_of};
use answerscope_tasks::Tasks;
use answerscope_tasks::exports::Archives;
use serde_json::{Value, json};
use tokio::time::Instant;

use crate::processes::silent;
use crate::support::{Service, start};

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
    let path = format!("/brands/{brand}/answers");
    service.owner.post(&path, json!({"answers": rows})).await.data()
}

/// Two prompts in topics of their own.
async fn two_prompts(service: &Service, brand: &str) -> (String, String) {
    let rows = json!({"prompts": [{"query": "one", "topicName": "First"}, {"query": "two", "topicName": "Second"}]});
    let made = service
        .owner
        .post(&format!("/brands/{brand}/prompts"), rows)
        .await
        .data();
    let id = |n: usize| made["created"][n]["id"].as_str().expect("an id").to_owned();
    (id(0), id(1))
}

pub(crate) async fn tarvo(service: &Service, domain: &str) -> String {
    let rival = json!([{"name": "Mervol", "domain": "mervol.example"}]);
    service
        .brand(json!({"name": "Tarvo", "domain": domain, "competitors": rival}))
        .await
}

pub(crate) fn id<I: Id>(text: &str) -> I {
    I::parse(text).expect("an id")
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

#[tokio::test(flavor = "multi_thread")]
async fn of_a_deleted_brand_nothing_is_left() {
    let service = start().await;
    let before = everything(&service).await;
    let ids = service.world().await;
    let brand = &ids["brand"];
    let (one, two) = two_prompts(&service, brand).await;
    import(&service, brand, &[&one, &two], 200).await;
    service.settled().await;
    let filled = everything(&service).await;
    for kind in ["answers/", "segments/"] {
        assert!(filled.iter().any(|name| name.starts_with(kind)), "no objects of {kind}");
    }
    let (store, key) = (silent(&service), id::<BrandId>(brand));
    let credits = used(&service, "credits").await;
    open_tasks(&service, &store, key).await;
    assert_eq!(used(&service, "credits").await, credits + 1);
    assert!(used(&service, "active").await >= 3);
    let deleted = service.owner.delete(&format!("/brands/{brand}")).await;
    assert_eq!(deleted.status.as_u16(), 204);
    service.settled().await;
    assert_eq!(everything(&service).await, before);
    let taken = (used(&service, "active").await, used(&service, "credits").await);
    assert_eq!(taken, (0, credits), "what was not done is given back, and only that");
    service.brand(json!({"name": "Again", "domain": "tarvo.example"})).await;
}

/// An export and a generation that no worker has begun, an archive, and an upload that was not completed.
async fn open_tasks(service: &Service, store: &Store, brand: BrandId) {
    let day = Moment::parse("day", "2026-11-01T00:00:00Z").expect("a time").day();
    let export = ExportRequest {
        entities: vec![answerscope_export::Entity::Brand],
        metrics: vec![answerscope_export::Metric::Visibility],
        format: answerscope_export::Format::Csv,
        first: day,
        last: day,
        engines: None,
    };
    let (export, _) = Tasks::new(store)
        .start(brand, ExportWork::new(export))
        .await
        .expect("started");
    let blobs = &service.process.app.stores.blobs();
    let archive = Archives(store).object(export, 1);
    blobs.put(&archive, vec![1]).await.expect("written");
    blobs.begin_upload(&archive).await.expect("begun");
    let generation = GenerationWork {
        prompts: None,
        first: day,
        last: day,
        insights: Vec::new(),
    };
    Tasks::new(store).start(brand, generation).await.expect("started");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_brands_purge_goes_on_where_it_was_stopped() {
    let service = start().await;
    let before = everything(&service).await;
    let (ids, store) = (service.world().await, silent(&service));
    let brand: BrandId = id(&ids["brand"]);
    store.brands().delete(brand).await.expect("deleted");
    let kept = OutboxEntry::Delivery(brand.0, brand.0);
    let keys = OrgKeys(service.organization.organization_id).of(brand);
    let due = Moment(i64::MAX);
    let written = service
        .process
        .app
        .stores
        .table
        .write([kept.put_once_due(keys, due)])
        .await;
    written.expect("written");
    let rounds = in_steps(&store, brand).await;
    assert!(rounds > 8, "only {rounds} rounds: the budget was not kept");
    let entries = store.outbox().list(brand).await.expect("marks");
    assert_eq!(
        entries,
        [(kept.task_key(keys), kept)],
        "what was announced is still delivered"
    );
    service
        .process
        .app
        .stores
        .table
        .delete_all(vec![entries[0].0.clone()])
        .await
        .expect("deleted");
    assert_eq!(everything(&service).await, before);
    let late = run_purge(&store, brand, &mut Budget::new(1)).await;
    assert!(late.expect("a message that came late"));
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
    service
        .owner
        .post(&format!("/brands/{fresh}/answers"), json!({"answers": rows}))
        .await
        .data();
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
fn same(mut figures: Vec<Value>, domain: &str) -> String {
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

#[tokio::test(flavor = "multi_thread")]
async fn of_a_deleted_prompt_nothing_is_left_and_the_other_stands() {
    let service = start().await;
    let (brand, [one, two], expected) = doomed(&service).await;
    let deleted = service.owner.delete(&format!("/prompts/{one}")).await;
    assert_eq!(deleted.status.as_u16(), 204);
    service.settled().await;
    assert_eq!(traces(&service, &one).await, Vec::<String>::new());
    other_stands(&service, &brand, &two, expected).await;
    let again = json!({"prompts": [{"query": "one"}]});
    let made = service
        .owner
        .post(&format!("/brands/{brand}/prompts"), again)
        .await
        .data();
    let again = made["created"][0]["id"].as_str().expect("made anew").to_owned();
    let answers = service.owner.get(&format!("/prompts/{again}/answers")).await.data();
    assert_eq!(answers["answers"], json!([]));
    // Answers with the same external ids may come again, too.
    let report = import(&service, &brand, &[&again, &two], 60).await;
    assert_eq!(
        (report["created"].clone(), report["errors"].clone()),
        (json!(30), json!([]))
    );
    service.settled().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_prompts_purge_goes_on_where_it_was_stopped_and_spares_what_came_again() {
    let service = start().await;
    let (brand, [one, two], expected) = doomed(&service).await;
    let (store, key) = (silent(&service), id::<BrandId>(&brand));
    store.prompts().delete(id(&one)).await.expect("deleted");
    // One of its answers comes again under another prompt, before the rollup and the purge.
    let mut moved = row(&two, 4);
    moved["answeredAt"] = json!("2026-10-01T09:00:00Z");
    let rows = serde_json::from_value(moved).expect("a row");
    let placed = ResolvedAnswer {
        row: 0,
        prompt: id(&two),
        answer: Arc::new(NewAnswer::checked(rows, store.now()).expect("right")),
        replaces: None,
    };
    let record = store.brands().get(key).await.expect("there");
    let stored = store.answers().import(record, vec![placed]).await.expect("stored");
    assert_eq!(stored.created, [0]);
    // A rollup that had read the outbox entries before, and the catalog after, has met its facts on some day.
    let met = [id::<PromptId>(&one).ordinal].into();
    answerscope_rollup::deleted_prompts::enqueue_uncounting(&store, key, met)
        .await
        .expect("marked");
    // The purge before its time does nothing; the rollup and the backfill twice are as good as once.
    assert!(
        run_purge(&store, key, &mut Budget::new(1))
            .await
            .expect("nothing to do")
    );
    for _ in 0..2 {
        let soon = Instant::now() + Duration::from_secs(45);
        run_rollup(&store, key, soon).await.expect("settled");
        run_backfill(&store, key, soon).await.expect("settled");
    }
    let rounds = in_steps(&store, key).await;
    assert!(rounds >= 30, "only {rounds} rounds: the budget was not kept");
    service.settled().await;
    assert_eq!(traces(&service, &one).await, Vec::<String>::new());
    let path = format!("/prompts/{two}/answers?endDate=2026-10-31"); // it alone
    let came = service.owner.get(&path).await.data()["answers"][0]["id"].clone();
    let path = format!("/answers/{}", came.as_str().expect("an id"));
    assert_eq!(service.owner.get(&path).await.status.as_u16(), 200);
    assert_eq!(
        same(figures(&service, &brand).await, "tarvo.example"),
        same(expected, "fresh.example")
    );
}
