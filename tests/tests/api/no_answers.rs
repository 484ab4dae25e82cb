//! Engines that show no answer: how often it was so stands beside the figures, which it changes in nothing else.

use answerscope_store::Store;
use answerscope_store::table::{Action, Item, binary};
use axum::Router;
use axum::http::Uri;
use axum::http::header::CONTENT_TYPE;
use axum::routing::get;
use serde_json::{Value, json};

use crate::figure_items::{assert_counted_once, keys};
use crate::support::{Service, start_with};

const METRICS: [&str; 4] = ["share-of-voice", "visibility", "citations", "sentiment"];

/// A reader of Google's pages, in the form of SerpApi: an overview appears above questions that do not ask for quiet ones.
async fn overviews() -> String {
    let page = |asked: Uri| async move {
        let mut page = json!({"search_metadata": {"id": "1", "status": "Success"}, "organic_results": []});
        if !asked.to_string().contains("quiet") {
            let text = json!([{"type": "paragraph", "snippet": "Tarvo is excellent.", "reference_indexes": [0]}]);
            let references = json!([{"title": "Lab", "link": "https://lab.example/b", "index": 0}]);
            page["ai_overview"] = json!({"text_blocks": text, "references": references});
        }
        ([(CONTENT_TYPE, "application/json")], page.to_string())
    };
    let listener = tokio::net::TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let router = Router::new().route("/search.json", get(page));
    tokio::spawn(async move { axum::serve(listener, router).await });
    format!("http://{address}")
}

/// A brand whose three prompts an engine was asked today; of two it showed no answer.
struct Asked {
    service: Service,
    brand: String,
    prompts: Vec<String>,
}

impl Asked {
    async fn new() -> Self {
        let engines = json!([{"engine": "google-ai-overviews", "interface": "serpapi", "baseUrl": overviews().await}]);
        let service = start_with(&[("ANSWERSCOPE_ENGINES", &engines.to_string())]).await;
        let rivals = json!([{"name": "Mellin", "domain": "mellin.example"}]);
        let brand = json!({"name": "Tarvo", "domain": "tarvo.example", "competitors": rivals});
        let brand = service.brand(brand).await;
        let rows = json!({"prompts": [
            {"query": "best kettles", "tags": ["loud"]},
            {"query": "quiet kettles", "tags": ["quiet"]},
            {"query": "quiet kettles of Tarvo", "tags": ["quiet"]},
        ]});
        let made = service
            .owner
            .post(&format!("/brands/{brand}/prompts"), rows)
            .await
            .data();
        let prompts = made["created"].as_array().expect("prompts").iter();
        let prompts = prompts.map(|prompt| prompt["id"].as_str().expect("an id").to_owned());
        let asked = Self {
            prompts: prompts.collect(),
            service,
            brand,
        };
        asked.collect().await;
        asked
    }

    async fn collect(&self) {
        let path = format!("/brands/{}/collections", self.brand);
        let started = self.service.owner.post(&path, json!({})).await.data();
        let path = format!("/collections/{}", started["id"].as_str().expect("an id"));
        let run = self.service.ended(&path).await;
        assert_eq!(run["status"], "completed", "{run}");
        self.service.settled().await;
    }

    async fn data(&self, path: &str) -> Value {
        self.service.owner.get(path).await.data()
    }

    /// How often no answer was shown at a level, which every metric tells alike, in aggregates, series and comparisons.
    async fn none(&self, level: &str, query: &str) -> u64 {
        let mut told = Vec::new();
        for metric in METRICS {
            for kind in ["aggregates", "timeseries", "comparison"] {
                let data = self.data(&format!("{level}/{metric}/{kind}?{query}")).await;
                told.push(data["noAnswerCount"].as_u64().expect("a number"));
            }
        }
        told.dedup();
        assert_eq!(told.len(), 1, "{level}?{query}: {told:?}");
        told[0]
    }

    async fn view(&self, name: &str, filters: Value) -> String {
        let body = json!({"name": name, "filters": filters});
        let path = format!("/brands/{}/views", self.brand);
        let made = self.service.owner.post(&path, body).await.data();
        format!("/views/{}", made["id"].as_str().expect("an id"))
    }

    async fn visible(&self) -> Value {
        let path = format!("/brands/{}/visibility/aggregates", self.brand);
        self.data(&path).await["aggregates"][0]["promptCount"].clone()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn how_often_no_answer_was_shown_stands_beside_figures() {
    let asked = Asked::new().await;
    let brand = format!("/brands/{}", asked.brand);
    assert_eq!(asked.none(&brand, "").await, 2);
    assert_eq!(asked.none(&brand, "engine=google-ai-overviews").await, 2);
    assert_eq!(asked.none(&brand, "engine=openai").await, 0);
    assert_eq!(asked.none(&brand, "promptType=branded").await, 1);
    assert_eq!(asked.none(&brand, "startDate=2026-01-01&endDate=2026-01-31").await, 0);
    for (prompt, none) in asked.prompts.iter().zip([0, 1, 1]) {
        assert_eq!(asked.none(&format!("/prompts/{prompt}"), "").await, none);
    }
    let quiet = asked.view("Quiet", json!({"tags": ["quiet"]})).await;
    let loud = asked.view("Loud", json!({"tags": ["loud"]})).await;
    assert_eq!((asked.none(&quiet, "").await, asked.none(&loud, "").await), (2, 0));
    assert_eq!(asked.visible().await, 1, "what was not shown is no answer");
    for path in [format!("{brand}/answers"), format!("{brand}/answers?mentions=none")] {
        let listed = asked.data(&path).await["answers"].as_array().map(Vec::len);
        assert_eq!(listed, Some(usize::from(!path.ends_with("none"))), "{path}");
    }
    let listed = asked
        .service
        .owner
        .get(&format!("/prompts/{}/answers", asked.prompts[1]))
        .await;
    assert_eq!(listed.body["pagination"]["totalItems"], 0, "{}", listed.body);
    // Another collection of the day asks nobody, and counts nothing twice.
    asked.collect().await;
    assert_eq!(asked.none(&brand, "").await, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_not_shown_is_read_anew_and_deleted_with_its_brand_and_prompt() {
    let asked = Asked::new().await;
    let (service, brand) = (&asked.service, format!("/brands/{}", asked.brand));
    service.owner.patch(&brand, json!({"name": "Tarvolin"})).await.data();
    service.settled().await;
    assert_eq!((asked.none(&brand, "").await, asked.visible().await), (2, json!(1)));
    service.owner.delete(&format!("/prompts/{}", asked.prompts[1])).await;
    service.settled().await;
    assert_eq!(asked.none(&brand, "").await, 1);
    let store = Store::new(&service.process.app.stores, service.organization.organization_id);
    assert_counted_once(&store, &asked.brand).await;
    let listed = json!({"answerIds": [asked.data(&format!("{brand}/answers")).await["answers"][0]["id"]]});
    service
        .owner
        .post(&format!("{brand}/answers/delete"), listed)
        .await
        .data();
    service.settled().await;
    assert_eq!((asked.none(&brand, "").await, asked.visible().await), (1, json!(0)));
    service.owner.delete(&brand).await;
    service.settled().await;
    let left = of_kind(service, &asked.brand, "no answer").await;
    assert_eq!((left, of_kind(service, &asked.brand, "facts").await), (vec![], vec![]));
}

#[tokio::test(flavor = "multi_thread")]
async fn damaged_facts_of_what_was_not_shown_come_from_its_rows() {
    let asked = Asked::new().await;
    let (service, brand) = (&asked.service, format!("/brands/{}", asked.brand));
    let store = Store::new(&service.process.app.stores, service.organization.organization_id);
    for _ in 0..2 {
        let facts = of_kind(service, &asked.brand, "facts").await;
        assert!(!facts.is_empty());
        for mut item in facts {
            item.insert("facts".into(), binary(*b"\x01nothing of this kind"));
            store.table().write([Action::put(item)]).await.expect("written");
        }
        answerscope_rollup::recount::recount(&store).await.expect("marked");
        answerscope_sweeper::sweep(&service.process.app).await.expect("swept");
        service.settled().await;
        assert_eq!((asked.none(&brand, "").await, asked.visible().await), (2, json!(1)));
        assert_counted_once(&store, &asked.brand).await;
    }
}

/// What the table has of a kind beside a brand.
async fn of_kind(service: &Service, brand: &str, kind: &str) -> Vec<Item> {
    let store = Store::new(&service.process.app.stores, service.organization.organization_id);
    let pk = keys(&store, brand).brand().pk;
    let table = &service.process.app.stores.table;
    let mut pages = table
        .client
        .scan()
        .table_name(&table.name)
        .into_paginator()
        .items()
        .send();
    let mut found = Vec::new();
    while let Some(item) = pages.next().await {
        let item = item.expect("an item");
        let is = |name: &str| {
            item.get(name)
                .and_then(|value| value.as_s().ok())
                .cloned()
                .unwrap_or_default()
        };
        if is("kind") == kind && is("pk").starts_with(&pk) {
            found.push(item);
        }
    }
    found
}
