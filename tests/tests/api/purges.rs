//! What bounds a run of the purge: it does what its time and its budget admit, and the next one goes on behind it.

use std::collections::BTreeSet;
use std::time::Duration;

use answerscope_domain::Engine;
use answerscope_domain::clock::Moment;
use answerscope_domain::entities::collection::{CollectionWork, Trigger};
use answerscope_domain::entities::insight::GenerationWork;
use answerscope_domain::entities::task::{Task, TaskState};
use answerscope_domain::ids::{BrandId, Fingerprint, PromptId};
use answerscope_metrics::{AnswerFacts, Day};
use answerscope_purge::run_purge;
use answerscope_rollup::{run_backfill, run_rollup};
use answerscope_store::Store;
use answerscope_store::answers::FactBatch;
use answerscope_store::keys::{Key, row_of_answer};
use answerscope_store::runtime::budget::Budget;
use answerscope_store::table::outbox::OutboxEntry;
use answerscope_store::table::{Action, Item, item_of, text, text_of};
use answerscope_tasks::Work;
use futures::future::try_join_all;
use serde_json::{Value, json};
use tokio::time::Instant;

use crate::processes::silent;
use crate::remains::{doomed, other_stands, traces};
use crate::support::{Service, id, start, tarvo};

/// A run whose time is over when it begins; whether everything is done.
async fn late_run(store: &Store, brand: BrandId) -> bool {
    let mut budget = Budget::within(20_000, Instant::now());
    run_purge(store, brand, &mut budget).await.expect("a run")
}

/// How many such runs it takes to the end.
async fn late_runs(store: &Store, brand: BrandId) -> usize {
    for run in 1..1_000 {
        if late_run(store, brand).await {
            return run;
        }
    }
    panic!("the purge does not come to an end");
}

/// Deleted prompts that wait for the purge.
async fn waiting(store: &Store, brand: BrandId) -> usize {
    let entries = store.outbox().list(brand).await.expect("entries");
    let waits = |entry: &OutboxEntry| matches!(entry, OutboxEntry::PurgePrompt(_));
    entries.iter().filter(|(_, entry)| waits(entry)).count()
}

fn day() -> Day {
    Moment::parse("day", "2026-11-01T00:00:00Z").expect("a time").day()
}

/// Batches of facts of the day.
async fn batches(store: &Store, brand: BrandId) -> usize {
    let facts = store.org.of(brand).facts_of_day(day());
    store.table().query(&facts).await.expect("facts").len()
}

/// Leaves a deleted prompt to the purge: the backfill takes it out of the figures.
async fn delete(store: &Store, prompt: PromptId) {
    store.prompts().delete(prompt).await.expect("deleted");
    let soon = Instant::now() + Duration::from_secs(45);
    run_rollup(store, prompt.brand, soon).await.expect("counted");
    run_backfill(store, prompt.brand, soon).await.expect("uncounted");
    assert_eq!(waiting(store, prompt.brand).await, 1);
}

/// A prompt that has so many answers of one day and was deleted.
async fn deleted_prompt(service: &Service, store: &Store, answers: usize) -> PromptId {
    let brand = tarvo(service, "tarvo.example").await;
    let row = |n: usize| {
        json!({"query": "best kettles", "engine": "openai", "text": format!("Tarvo is excellent. {n}"),
            "answeredAt": format!("2026-11-01T09:{:02}:{:02}Z", n / 60, n % 60)})
    };
    let rows: Vec<Value> = (0..answers).map(row).collect();
    let report = service.import(&brand, rows).await;
    assert_eq!(report["created"], json!(answers), "{report}");
    service.settled().await;
    let listed = service.owner.get(&format!("/brands/{brand}/prompts")).await.data();
    let prompt = id(listed["prompts"][0]["id"].as_str().expect("an id"));
    delete(store, prompt).await;
    prompt
}

/// Prompts that were imported and deleted before they were answered.
#[tokio::test(flavor = "multi_thread")]
async fn of_many_prompts_without_answers_a_run_does_as_many_as_its_time_admits() {
    let service = start().await;
    let (store, brand) = (silent(&service), id(&tarvo(&service, "tarvo.example").await));
    let keys = store.org.of(brand);
    let entries = (1_000..1_030).map(|ordinal| OutboxEntry::PurgePrompt(ordinal).put(keys, store.fresh_token()));
    store.table().write(entries).await.expect("written");
    assert!(!late_run(&store, brand).await, "30 prompts in no time");
    assert_eq!(waiting(&store, brand).await, 29, "what is done is done");
    assert_eq!(late_runs(&store, brand).await, 29);
    assert_eq!(waiting(&store, brand).await, 0);
}

/// Deleted prompts that the outbox entries of a brand name.
async fn named(store: &Store, brand: BrandId) -> BTreeSet<u32> {
    let entries = store.outbox().list(brand).await.expect("entries");
    entries.iter().flat_map(|(_, entry)| entry.deleted_prompts()).collect()
}

/// An item that has nothing but its key.
async fn put(store: &Store, Key { pk, sk }: Key) {
    let kind = ("kind".into(), text("row"));
    let item = Item::from([("pk".into(), text(pk)), ("sk".into(), text(sk)), kind]);
    store.table().write([Action::put(item)]).await.expect("written");
}

/// The brand of a topic that was deleted before it: the backfill has folded the prompts into few entries, and none has rows but
/// the last.
#[tokio::test(flavor = "multi_thread")]
async fn of_a_deleted_brand_a_run_empties_as_many_deleted_prompts_as_its_time_admits() {
    let service = start().await;
    let (store, brand) = (silent(&service), id(&tarvo(&service, "tarvo.example").await));
    let keys = store.org.of(brand);
    let folded = [1_000..1_048, 1_048..1_096].map(|prompts| {
        let windows = BTreeSet::from([day().window()]);
        OutboxEntry::UncountInWindows(windows, prompts.collect(), BTreeSet::from(["done".to_owned()]))
    });
    let single = (1_090..1_110).map(OutboxEntry::PurgePrompt);
    let entries = folded.into_iter().chain(single);
    let entries = entries.map(|entry| entry.put(keys, store.fresh_token()));
    store.table().write(entries).await.expect("written");
    let rows = keys.answer_rows(PromptId { brand, ordinal: 1_109 });
    let (pk, sk) = (rows.pk.clone(), "0".to_owned());
    put(&store, Key { pk, sk }).await;
    store.brands().delete(brand).await.expect("deleted");
    let mut left = named(&store, brand).await.len();
    assert_eq!(left, 110);
    while left > 0 {
        assert!(!late_run(&store, brand).await, "{left} prompts in no time");
        let now = named(&store, brand).await.len();
        assert!(now < left && left - now <= 16, "{left} prompts, then {now}");
        left = now;
    }
    late_runs(&store, brand).await;
    assert!(store.outbox().list(brand).await.expect("read").is_empty());
    assert!(store.table().query(&rows).await.expect("rows").is_empty());
    service.settled().await;
}

/// Writes rows of tasks that are over, of some thousand bytes each.
async fn ended<W: Work + Clone>(store: &Store, brand: BrandId, work: &W, count: usize) {
    let row = |_| {
        let task = Task::new(store.fresh_token(), store.now(), work.clone());
        let task = task.ended(TaskState::Completed, store.now(), None);
        let key = store.org.of(brand).task(W::KIND.row, task.token);
        Action::put(item_of(key, W::KIND.name, &task).expect("an item"))
    };
    let rows: Vec<Action> = (0..count).map(row).collect();
    for some in rows.chunks(100) {
        store.table().write(some.to_vec()).await.expect("written");
    }
}

/// Writes collections that are over, each of 500 prompts.
pub(crate) async fn collections(store: &Store, brand: BrandId, count: usize) {
    let mut work = CollectionWork::new(Trigger::Api, day(), Vec::new(), 1);
    work.prompts = Some((1_000..1_500).collect());
    ended(store, brand, &work, count).await;
}

/// Writes generations that are over, each with as many insights as there may be.
pub(crate) async fn generations(store: &Store, brand: BrandId, count: usize) {
    let work = GenerationWork {
        prompts: Some((1_000..1_500).collect()),
        first: day(),
        last: day(),
        insights: (0..50).map(|_| store.fresh_token()).collect(),
    };
    ended(store, brand, &work, count).await;
}

/// A brand that is asked in portions has many collections a day.
#[tokio::test(flavor = "multi_thread")]
async fn of_many_collections_of_a_deleted_brand_a_run_removes_as_many_as_its_time_admits() {
    let service = start().await;
    let (store, brand) = (silent(&service), id(&tarvo(&service, "tarvo.example").await));
    let keys = store.org.of(brand);
    collections(&store, brand, 40).await;
    let tasks = keys.tasks_of(CollectionWork::KIND.row);
    let last = store.table().query(&tasks).await.expect("tasks").pop().expect("a task");
    let token = text_of(&last, "token").and_then(|token| token.parse().ok());
    let ranges = [keys.run_items(token.expect("a token")), keys.asked_blocks(day())];
    for range in &ranges {
        let (pk, sk) = (range.pk.clone(), "LEFT".to_owned());
        put(&store, Key { pk, sk }).await;
    }
    store.brands().delete(brand).await.expect("deleted");
    let mut runs = 0;
    while !store.table().query(&tasks).await.expect("tasks").is_empty() {
        assert!(runs < 41, "40 collections, one of which has items");
        assert!(!late_run(&store, brand).await, "there is more");
        runs += 1;
    }
    assert_eq!(runs, 41, "one at a time");
    late_runs(&store, brand).await;
    for range in &ranges {
        assert!(store.table().query(range).await.expect("items").is_empty());
    }
    service.settled().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_of_a_prompt_go_in_steps_as_far_as_the_time_admits() {
    let service = start().await;
    let store = silent(&service);
    let prompt = deleted_prompt(&service, &store, 120).await;
    let rows = store.org.of(prompt.brand).answer_rows(prompt);
    assert!(!late_run(&store, prompt.brand).await, "120 answers in no time");
    assert_eq!(store.table().query(&rows).await.expect("rows").len(), 72);
    assert_eq!(late_runs(&store, prompt.brand).await, 2);
    assert_eq!(batches(&store, prompt.brand).await, 0);
    service.settled().await;
    assert_eq!(traces(&service, &prompt.to_string()).await, Vec::<String>::new());
}

/// A day may have a hundred thousand batches of other prompts.
#[tokio::test(flavor = "multi_thread")]
async fn answers_lead_to_their_batches_and_no_day_is_read() {
    let service = start().await;
    let (brand, [one, two], expected) = doomed(&service).await;
    let store = silent(&service);
    delete(&store, id(&one)).await;
    let mut budget = Budget::new(20_000);
    let (done, counts) = service.requests(run_purge(&store, id(&brand), &mut budget)).await;
    assert!(done.expect("done"));
    assert_eq!(counts["DynamoDB.Query"], 2, "the outbox and the rows: {counts:?}");
    service.settled().await;
    assert_eq!(traces(&service, &one).await, Vec::<String>::new());
    other_stands(&service, &brand, &two, expected).await;
}

/// Answers that were stored before they knew the batch of their facts.
#[tokio::test(flavor = "multi_thread")]
async fn a_day_that_is_looked_through_goes_on_where_the_time_ended() {
    let service = start().await;
    let store = silent(&service);
    let prompt = deleted_prompt(&service, &store, 1).await;
    let (keys, table) = (store.org.of(prompt.brand), store.table());
    let row = table.query(&keys.answer_rows(prompt)).await.expect("rows").remove(0);
    let (_, name) = text_of(&row, "sk").and_then(row_of_answer).expect("a row");
    let mut answer = table.get(&keys.answer(name)).await.expect("read").expect("there");
    answer.remove("batch").expect("it knows its batch");
    table.write([Action::put(answer)]).await.expect("written");
    let batch = |n: u32| {
        let name = Fingerprint::of(&[&n.to_be_bytes()]);
        let facts = AnswerFacts::of(prompt.ordinal, Engine::GoogleAiOverviews);
        let item = FactBatch(vec![(name, facts)]).item(keys.facts(day(), name), 0);
        Action::put(item.expect("packed"))
    };
    let more: Vec<Action> = (0..1_200).map(batch).collect();
    for some in more.chunks(100) {
        table.write(some.to_vec()).await.expect("written");
    }
    assert!(!late_run(&store, prompt.brand).await, "1,201 batches in no time");
    assert_eq!(batches(&store, prompt.brand).await, 201);
    assert_eq!(late_runs(&store, prompt.brand).await, 1);
    assert_eq!(batches(&store, prompt.brand).await, 0);
    assert_eq!(traces(&service, &prompt.to_string()).await, Vec::<String>::new());
}

/// A collected brand has millions of objects.
#[tokio::test(flavor = "multi_thread")]
async fn objects_of_a_deleted_brand_are_listed_a_page_at_a_time() {
    let service = start().await;
    let (store, mut lists) = (silent(&service), Vec::new());
    for objects in [1_200, 2_400] {
        let brand: BrandId = id(&tarvo(&service, &format!("tarvo-{objects}.example")).await);
        let [_, _, asked, _] = store.org.of(brand).objects();
        let names: Vec<String> = (0..objects).map(|n| format!("{asked}{n:06}")).collect();
        for some in names.chunks(100) {
            let puts = some.iter().map(|name| store.blobs().put(name, vec![0]));
            try_join_all(puts).await.expect("written");
        }
        store.brands().delete(brand).await.expect("deleted");
        let mut budget = Budget::new(1_000);
        let (done, counts) = service.requests(run_purge(&store, brand, &mut budget)).await;
        assert!(!done.expect("a run"), "there is more");
        lists.push(counts["S3.ListObjectsV2"]);
        assert_eq!(store.blobs().list(&asked).await.expect("a list").len(), objects - 1_000);
        let done = run_purge(&store, brand, &mut Budget::new(20_000)).await;
        assert!(done.expect("a run"));
        assert_eq!(store.blobs().list(&asked).await.expect("a list"), Vec::<String>::new());
    }
    assert_eq!(lists[0], lists[1], "1,200 objects and 2,400");
    service.settled().await;
}
