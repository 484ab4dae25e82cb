//! Lists read what they show, however much lies before and behind it.

use std::collections::BTreeMap;

use answerscope_domain::clock::Moment;
use answerscope_domain::country::Country;
use answerscope_domain::entities::trend::{TrendRecord, TrendStatus};
use answerscope_domain::ids::{AnswerId, BrandId, Fingerprint, PromptId};
use answerscope_metrics::SegmentWindow;
use answerscope_store::Store;
use answerscope_store::keys::OrgKeys;
use answerscope_store::table::{Action, Item, item_of, number, text};
use futures::stream::{self, StreamExt};
use serde_json::{Value, json};

use crate::processes::silent;
use crate::support::{Answer, Service, id, sent_to, start, tarvo};

/// Calls twice; what the second one took of DynamoDB: the first shows the caller to the process.
async fn counted(service: &Service, path: &str) -> (Answer, u64) {
    service.owner.get(path).await;
    let (answer, counts) = service.requests(service.owner.get(path)).await;
    (answer, sent_to("DynamoDB", &counts))
}

/// Writes items, some transactions side by side.
async fn write(store: &Store, items: Vec<Item>) {
    let puts: Vec<Action> = items.into_iter().map(Action::put).collect();
    let mut some = Vec::new();
    let mut puts = puts.into_iter().peekable();
    while puts.peek().is_some() {
        some.push(puts.by_ref().take(100).collect::<Vec<_>>());
    }
    let writes = some.into_iter().map(|part| store.table().write(part));
    let written: Vec<_> = stream::iter(writes).buffer_unordered(16).collect().await;
    written.into_iter().for_each(|written| written.expect("written"));
}

pub(crate) fn trend(brand: BrandId, n: u32, imported: i64) -> TrendRecord {
    let (name, location) = (format!("Trend {n}"), Country::known("US").expect("a country"));
    TrendRecord {
        id: TrendRecord::id_of(brand, &name, location),
        name,
        location,
        keywords: (0..60).map(|word| format!("{n} {word} {}", "k".repeat(60))).collect(),
        prompts: Vec::new(),
        trend_status: TrendStatus::New,
        place: n,
        accepted_by: None,
        revision: 0,
        created: imported,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_of_trends_is_read_alone() {
    let service = start().await;
    let store = silent(&service);
    let brand: BrandId = id(&tarvo(&service, "tarvo.example").await);
    let keys = store.org.of(brand);
    let trends = (0..300).map(|n| trend(brand, n, 1_700_000_000_000_000 + i64::from(n / 100)));
    let items = trends.map(|trend| item_of(keys.trend(trend.id.token), "trend", &trend).expect("an item"));
    write(&store, items.collect()).await;
    let path = format!("/brands/{brand}/trends");
    let (answer, requests) = counted(&service, &format!("{path}?pageSize=5&page=21")).await;
    assert_eq!(*answer.total_items(), 300);
    let shown: Vec<String> = (100..105).map(|n| format!("Trend {n}")).collect();
    assert_eq!(answer.each("trends", "name"), shown, "the second import");
    // A megabyte and a half of trends is two pages of the table.
    assert_eq!(requests, 4);
    let (first, requests) = counted(&service, &format!("{path}?pageSize=5&page=1000")).await;
    assert_eq!(
        (first.total_items(), first.each("trends", "name")),
        (&json!(300), Vec::new())
    );
    assert_eq!(requests, 4);
}

/// Rows in the list of a prompt's answers, of which the answers are not read.
fn rows(store: &Store, prompt: PromptId, first: i64, count: u32) -> Vec<Item> {
    let keys = store.org.of(prompt.brand);
    let row = |n: u32| {
        let fingerprint = Fingerprint::of(&[&n.to_be_bytes()]);
        let key = keys.answer_row(AnswerId { prompt, fingerprint }, first + i64::from(n) * 1_000);
        Item::from([
            ("pk".into(), text(key.pk)),
            ("sk".into(), text(key.sk)),
            ("kind".into(), text("row")),
            ("v".into(), number(1)),
            ("engine".into(), text("openai")),
        ])
    };
    (0..count).map(row).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_prompt_of_very_many_answers_is_read_in_bounds() {
    let service = start().await;
    let ids = service.world_of_imports().await;
    let (store, prompt): (_, PromptId) = (silent(&service), id(&ids["prompt"]));
    let old = Moment::parse("day", "2025-01-05T00:00:00Z").expect("a time");
    write(&store, rows(&store, prompt, old.millis(), 100_100)).await;
    let path = format!("/prompts/{}/answers?pageSize=5", ids["prompt"]);
    let (answer, requests) = counted(&service, &path).await;
    assert_eq!(*answer.total_items(), 100_000, "the newest so many");
    assert_eq!(answer.body["data"]["answers"][0]["id"], ids["answer"]);
    assert!(requests < 25, "{requests}");
    for days in [
        "startDate=2026-11-01&endDate=2026-11-02",
        "startDate=2026-10-30",
        "startDate=2026-11-01&endDate=2027-10-01",
    ] {
        let (answer, requests) = counted(&service, &format!("{path}&{days}")).await;
        assert_eq!((answer.total_items(), requests), (&json!(1), 3), "{days}");
    }
    let (answer, requests) = counted(&service, &format!("{path}&startDate=5000-01-01&endDate=5000-12-31")).await;
    assert_eq!((answer.total_items(), requests), (&json!(0), 3));
    let (windows, counts) = service.requests(store.answers().windows_of_prompt(prompt)).await;
    let answered = Moment::parse("day", "2026-11-01T00:00:00Z").expect("a time");
    let windows: Vec<SegmentWindow> = windows.expect("windows").into_iter().collect();
    assert_eq!(windows, [old.day().window(), answered.day().window()]);
    assert_eq!(counts, BTreeMap::from([("DynamoDB.Query".to_owned(), 2)]));
}

/// Totals are those of the counters; of what is older than these, the rows are counted.
#[tokio::test(flavor = "multi_thread")]
async fn totals_are_counted_once() {
    let service = start().await;
    let store = silent(&service);
    let brand = tarvo(&service, "tarvo.example").await;
    let topics = format!("/brands/{brand}/topics");
    for n in 0..12 {
        service
            .owner
            .post(&topics, json!({"name": format!("Topic {n}")}))
            .await
            .data();
        let body = json!({"name": format!("Brand {n}"), "domain": format!("brand{n}.example")});
        service.brand(body).await;
    }
    let usage = OrgKeys(service.organization.organization_id).usage();
    let state = store.org.of(id(&brand)).state();
    let lists = [("/brands", "brands", usage, 13), (topics.as_str(), "topics", state, 12)];
    for (path, name, counter, all) in lists {
        let set = |count: i64| {
            Action::update(counter.clone(), "SET #name = :count")
                .name("#name", name)
                .value(":count", number(count))
        };
        // Not what is there: this shows who is asked.
        store.table().write([set(700)]).await.expect("written");
        let first = format!("{path}?pageSize=5");
        let (answer, requests) = counted(&service, &first).await;
        assert_eq!((answer.total_items(), requests), (&json!(700), 3), "{path}");
        assert_eq!(answer.each(name, "name").len(), 5);
        let last = service.owner.get(&format!("{first}&page=3")).await;
        assert_eq!(*last.total_items(), all, "a page with which the list ends");
        // A count that lacks something hides nothing.
        store.table().write([set(2)]).await.expect("written");
        let answer = service.owner.get(&first).await;
        assert!(answer.body["links"]["next"].is_string(), "{}", answer.body);
        let forgotten = Action::update(counter.clone(), "REMOVE #name").name("#name", name);
        store.table().write([forgotten]).await.expect("written");
        assert_eq!(*service.owner.get(&first).await.total_items(), all, "{path}");
        let past = service.owner.get(&format!("{first}&page=9")).await;
        assert_eq!((past.total_items(), past.each(name, "name").len()), (&json!(all), 0));
    }
}

/// However many prompts have answers, a generation reads the texts of those that it tells of.
#[tokio::test(flavor = "multi_thread")]
async fn a_generation_reads_the_prompts_that_it_tells_of() {
    let service = start().await;
    let brand = tarvo(&service, "tarvo.example").await;
    let rows: Vec<Value> = (0..500)
        .map(|n| {
            // Mervol is named in the answers to a few prompts, Tarvo in those to all others.
            let text = if n < 40 {
                "Mervol is excellent."
            } else {
                "Tarvo is excellent."
            };
            json!({"query": format!("question {n}"), "engine": "openai", "text": format!("{text} {n}"),
                "answeredAt": format!("2026-11-02T09:{:02}:{:02}Z", n / 60, n % 60)})
        })
        .collect();
    service.import(&brand, rows).await;
    service.settled().await;
    let generated = service.generated(&brand, "2026-11-01", "2026-11-03");
    let (task, counts) = service.requests(generated).await;
    let results = task["results"].as_array().expect("results");
    assert!(!results.is_empty());
    for insight in results {
        let (query, text) = (
            insight["query"].as_str().expect("a query"),
            insight["text"].as_str().expect("a text"),
        );
        assert!(text.contains(&format!("“{query}”")), "{insight}");
    }
    assert!(counts["DynamoDB.BatchGetItem"] < 9, "500 prompts are five: {counts:?}");
}
