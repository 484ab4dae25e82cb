//! A service of its own for each test, on a free port over a temporary directory.

use std::collections::BTreeMap;
use std::sync::Arc;

use answerscope::process::Process;
use answerscope_api::dispatch;
use answerscope_api::settings::Settings;
use answerscope_domain::clock::Moment;
use answerscope_domain::ids::Id;
use answerscope_store::callers::organizations::NewOrganization;
use answerscope_store::table::ActionOrder;
use answerscope_store::table::outbox::due_entries;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tempfile::TempDir;

/// A running service.
pub(crate) struct Service {
    pub(crate) process: Process,
    pub(crate) url: String,
    /// Deleted with the service.
    _data: TempDir,
    pub(crate) owner: Caller,
    pub(crate) organization: NewOrganization,
    http: reqwest::Client,
}

/// Somebody with a key.
#[derive(Clone)]
pub(crate) struct Caller {
    url: String,
    pub(crate) key: Option<String>,
    http: reqwest::Client,
}

/// An answer of the service.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: reqwest::header::HeaderMap,
    pub(crate) body: Value,
}

impl Answer {
    /// The code of the error envelope.
    pub(crate) fn code(&self) -> u64 {
        self.body["error"]["code"].as_u64().unwrap_or_default()
    }

    /// The data of a success.
    #[track_caller]
    pub(crate) fn data(self) -> Value {
        assert!(self.status.is_success(), "{} {}", self.status, self.body);
        self.body["data"].clone()
    }

    /// One field of each item of a list.
    #[track_caller]
    pub(crate) fn each(&self, list: &str, field: &str) -> Vec<String> {
        let items = self.body["data"][list].as_array().expect("a list").iter();
        items
            .map(|item| item[field].as_str().expect("a text").to_owned())
            .collect()
    }

    /// How many items a list has on all its pages.
    pub(crate) fn total_items(&self) -> &Value {
        &self.body["pagination"]["totalItems"]
    }

    /// The data of a metric without when it was counted: the same for the same facts.
    #[track_caller]
    pub(crate) fn figures(self) -> Value {
        let mut data = self.data();
        let until = data.as_object_mut().and_then(|data| data.remove("countedUntil"));
        assert!(until.is_some(), "{data} does not tell until when it is counted");
        data
    }
}

pub(crate) async fn start() -> Service {
    start_with(&[]).await
}

/// Starts with settings.
pub(crate) async fn start_with(settings: &[(&str, &str)]) -> Service {
    start_in(order(), settings).await
}

/// The order in which all tests send the actions of transactions: `ANSWERSCOPE_TEST_ORDER` is `reversed`, or a number
/// of places to rotate by.
fn order() -> ActionOrder {
    match std::env::var_os("ANSWERSCOPE_TEST_ORDER") {
        None => ActionOrder::Given,
        Some(word) if word == "reversed" => ActionOrder::Reversed,
        Some(word) => {
            let places = word.to_str().and_then(|places| places.parse().ok());
            ActionOrder::Rotated(places.expect("`reversed` or a number of places"))
        }
    }
}

/// Starts with settings, and sends the actions of transactions in an order.
pub(crate) async fn start_in(order: ActionOrder, settings: &[(&str, &str)]) -> Service {
    let data = tempfile::tempdir().expect("a directory");
    let given: BTreeMap<&str, &str> = [("ANSWERSCOPE_RATE_LIMIT", "100000/10000")]
        .into_iter()
        .chain(settings.iter().copied())
        .collect();
    let settings = Settings::read(|name| given.get(name).map(ToString::to_string)).expect("settings");
    let process = Process::start(data.path(), settings).await.expect("the stores start");
    process.app.stores.table.send_in(order);
    let listener = tokio::net::TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
    let url = format!("http://{}", listener.local_addr().expect("an address"));
    process.app.stores.serve_at(url.clone());
    let operations = answerscope_openapi::operations();
    let api = dispatch::router(Arc::clone(&process.app), &operations);
    let router = answerscope_mcp::router(Arc::clone(&process.app), &operations)
        .merge(answerscope_exports::downloads(Arc::clone(&process.app)))
        .fallback_service(api);
    tokio::spawn(async move { axum::serve(listener, router).await });
    let http = reqwest::Client::new();
    let organization = process
        .app
        .stores
        .organizations()
        .create("Owner")
        .await
        .expect("an organization");
    let owner = Caller {
        url: url.clone(),
        key: Some(organization.api_key.clone()),
        http: http.clone(),
    };
    Service {
        process,
        url,
        _data: data,
        owner,
        organization,
        http,
    }
}

impl Service {
    /// A caller of another organization.
    pub(crate) async fn stranger(&self) -> Caller {
        let made = self
            .process
            .app
            .stores
            .organizations()
            .create("Stranger")
            .await
            .expect("an organization");
        self.caller(Some(made.api_key))
    }

    pub(crate) fn caller(&self, key: Option<String>) -> Caller {
        Caller {
            url: self.url.clone(),
            key,
            http: self.http.clone(),
        }
    }

    /// What went over the wire to DynamoDB and S3 during a call.
    pub(crate) async fn requests<T>(&self, call: impl Future<Output = T>) -> (T, BTreeMap<String, u64>) {
        self.process.app.stores.clients.meter.take();
        let result = call.await;
        (result, self.process.app.stores.clients.meter.take().requests)
    }

    /// Waits until the rollup worker has nothing to do.
    pub(crate) async fn settled(&self) {
        self.process.queue.drained().await;
        let left = due_entries(&self.process.app.stores.table, Moment(i64::MAX))
            .await
            .expect("marks");
        assert!(left.is_empty(), "the workers left work undone: {left:?}");
    }

    /// A brand with competitors.
    pub(crate) async fn brand(&self, body: Value) -> String {
        id_in(&self.owner.post("/brands", body).await.data())
    }

    /// Imports answers, and has them counted in its own time.
    pub(crate) async fn import(&self, brand: &str, rows: Vec<Value>) -> Value {
        let path = format!("/brands/{brand}/answers");
        self.owner.post(&path, json!({"answers": rows})).await.data()
    }

    /// The view of all prompts; it is made where there is none yet.
    pub(crate) async fn view_of_all(&self, brand: &str) -> String {
        let path = format!("/brands/{brand}/views");
        let made = self.owner.post(&path, json!({"name": "Everything"})).await;
        if made.code() != 1008 {
            return id_in(&made.data());
        }
        let views = self.owner.get(&path).await.data();
        let mut views = views["views"].as_array().expect("views").iter();
        id_in(views.find(|view| view["name"] == "Everything").expect("there"))
    }

    /// The paths of a brand, the view of all its prompts, and one prompt.
    pub(crate) async fn levels(&self, brand: &str) -> [String; 3] {
        let view = self.view_of_all(brand).await;
        let prompts = self.owner.get(&format!("/brands/{brand}/prompts")).await.data();
        let prompt = id_in(&prompts["prompts"][0]);
        [
            format!("/brands/{brand}"),
            format!("/views/{view}"),
            format!("/prompts/{prompt}"),
        ]
    }

    /// A generation of insights over some days that has ended.
    pub(crate) async fn generated(&self, brand: &str, first: &str, last: &str) -> Value {
        let path = format!("/brands/{brand}/insights/generation");
        let body = json!({"startDate": first, "endDate": last});
        let started = self.owner.post(&path, body).await.data();
        self.ended(&format!("/insights/generation/{}", id_in(&started))).await
    }

    /// The data of a task once it has ended.
    pub(crate) async fn ended(&self, path: &str) -> Value {
        self.process.queue.drained().await;
        let task = self.owner.get(path).await.data();
        assert!(
            ["completed", "failed"].contains(&task["status"].as_str().unwrap_or_default()),
            "{task}"
        );
        task
    }

    /// A brand, a prompt, an answer, a view, a topic, an export, a generation, an insight, a trend and a collection, by kind.
    pub(crate) async fn world(&self) -> BTreeMap<&'static str, String> {
        let mut ids = self.world_of_imports().await;
        let collections = format!("/brands/{}/collections", ids["brand"]);
        let body = json!({"promptIds": [ids["prompt"]]});
        let collection = id_in(&self.owner.post(&collections, body).await.data());
        self.ended(&format!("/collections/{collection}")).await;
        ids.insert("collection", collection);
        ids
    }

    /// The same with imported answers alone, none of which is of today.
    pub(crate) async fn world_of_imports(&self) -> BTreeMap<&'static str, String> {
        let brand = tarvo(self, "tarvo.example").await;
        let text = |value: &Value| value.as_str().expect("a text").to_owned();
        let rows = json!({"prompts": [{"query": "best kettles", "country": "US", "topicName": "Kettles"}]});
        let made = self.owner.post(&format!("/brands/{brand}/prompts"), rows).await.data();
        let prompt = text(&made["created"][0]["id"]);
        let row = json!({"promptId": prompt, "engine": "openai", "answeredAt": "2026-11-01T09:00:00Z",
            "text": "Mervol is excellent. Tarvo has great design.", "citations": [{"url": "https://tarvo.example/a"}]});
        self.import(&brand, vec![row]).await;
        let listed = self.owner.get(&format!("/prompts/{prompt}/answers")).await.data();
        let view = self.view_of_all(&brand).await;
        let topic = self.owner.get(&format!("/prompts/{prompt}")).await.data();
        let row = json!({"query": "kettles of other makers", "engine": "openai",
            "answeredAt": "2026-11-02T09:00:00Z", "text": "Mervol is excellent."});
        self.import(&brand, vec![row]).await;
        self.settled().await;
        let export = format!("/brands/{brand}/export?entities=brand&metrics=visibility");
        let export = id_in(&self.owner.post(&export, json!({})).await.data());
        let found = self.generated(&brand, "2026-11-01", "2026-11-03").await;
        self.settled().await;
        let body = json!({"keywords": ["tea kettle", "quiet tea kettle"], "country": "US"});
        self.owner
            .post(&format!("/brands/{brand}/trends/import"), body)
            .await
            .data();
        self.settled().await;
        let trends = self.owner.get(&format!("/brands/{brand}/trends")).await.data();
        BTreeMap::from([
            ("trend", text(&trends["trends"][0]["id"])),
            ("insight", text(&found["results"][0]["id"])),
            ("generation", id_in(&found)),
            ("export", export),
            ("answer", text(&listed["answers"][0]["id"])),
            ("view", view),
            ("topic", text(&topic["topicId"])),
            ("prompt", prompt),
            ("brand", brand),
        ])
    }
}

impl Caller {
    pub(crate) async fn call(&self, method: Method, path: &str, body: Option<Value>) -> Answer {
        let mut request = self.http.request(method, format!("{}/api/v1{path}", self.url));
        if let Some(key) = &self.key {
            request = request.bearer_auth(key);
        }
        if let Some(body) = body {
            request = request.json(&body);
        }
        Self::send(request).await
    }

    async fn send(request: reqwest::RequestBuilder) -> Answer {
        let response = request.send().await.expect("an answer");
        let (status, headers) = (response.status(), response.headers().clone());
        let bytes = response.bytes().await.expect("a body");
        Answer {
            status,
            headers,
            body: serde_json::from_slice(&bytes).unwrap_or_default(),
        }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.call(Method::GET, path, None).await
    }

    /// What is no JSON.
    pub(crate) async fn text(&self, path: &str) -> String {
        let request = self.http.get(format!("{}/api/v1{path}", self.url));
        let request = request.bearer_auth(self.key.as_deref().unwrap_or_default());
        let response = request.send().await.expect("an answer");
        response.text().await.expect("a text")
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Answer {
        self.call(Method::POST, path, Some(body)).await
    }

    /// A POST that may come again.
    pub(crate) async fn post_once(&self, path: &str, body: Value, idempotency_key: &str) -> Answer {
        let request = self.http.post(format!("{}/api/v1{path}", self.url));
        let request = request.bearer_auth(self.key.as_deref().unwrap_or_default());
        Self::send(request.header("Idempotency-Key", idempotency_key).json(&body)).await
    }

    pub(crate) async fn patch(&self, path: &str, body: Value) -> Answer {
        self.call(Method::PATCH, path, Some(body)).await
    }

    pub(crate) async fn delete(&self, path: &str) -> Answer {
        self.call(Method::DELETE, path, None).await
    }

    pub(crate) async fn put(&self, path: &str) -> Answer {
        self.call(Method::PUT, path, None).await
    }
}

/// How many of the requests that were counted went to a service.
pub(crate) fn sent_to(service: &str, counts: &BTreeMap<String, u64>) -> u64 {
    let of = counts
        .iter()
        .filter(|(name, _)| name.split('.').next() == Some(service));
    of.map(|(_, count)| count).sum()
}

/// The brand of most tests, with a competitor.
pub(crate) async fn tarvo(service: &Service, domain: &str) -> String {
    let rival = json!([{"name": "Mervol", "domain": "mervol.example"}]);
    service
        .brand(json!({"name": "Tarvo", "domain": domain, "competitors": rival}))
        .await
}

pub(crate) fn id<I: Id>(text: &str) -> I {
    I::parse(text).expect("an id")
}

/// The id that an entity shows.
fn id_in(shown: &Value) -> String {
    shown["id"].as_str().expect("an id").to_owned()
}
