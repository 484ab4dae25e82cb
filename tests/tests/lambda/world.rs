//! What functions find when they start: stores with an organization and a brand, queues that keep what is sent. The
//! brand is made through the same handlers, in this process.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use answerscope::process::LocalStores;
use answerscope_api::app::App;
use answerscope_api::dispatch;
use answerscope_api::settings::Settings;
use answerscope_store::Store;
use answerscope_store::callers::organizations::NewOrganization;
use answerscope_store::keys::{BrandKeys, OrgKeys};
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::Request;
use serde_json::{Value, json};
use tempfile::TempDir;
use tower::ServiceExt;

use crate::bootstrap::Function;
use crate::emulator;
use crate::sent::Sent;

/// The stores, and what was put there.
pub(crate) struct World {
    pub(crate) app: Arc<App>,
    pub(crate) sent: Sent,
    /// What takes the place of a word in a sample event.
    pub(crate) words: BTreeMap<&'static str, String>,
    environment: BTreeMap<String, String>,
    organization: NewOrganization,
    router: Router,
    _data: TempDir,
}

/// What a deployment sets.
fn given() -> BTreeMap<String, String> {
    let mut given: BTreeMap<String, String> = [
        ("ANSWERSCOPE_TABLE", "sample"),
        ("ANSWERSCOPE_S3_BUCKET", "sample-bucket"),
        ("ANSWERSCOPE_BUS_NAME", "sample-completed"),
        ("AWS_REGION", "us-east-1"),
    ]
    .map(|(name, value)| (name.to_owned(), value.to_owned()))
    .into();
    for queue in [
        "rollup", "backfill", "purge", "export", "insight", "webhook", "trend", "collect",
    ] {
        let name = format!("ANSWERSCOPE_{}_QUEUE_URL", queue.to_uppercase());
        let url = format!("https://sqs.us-east-1.amazonaws.com/123456789012/sample-{queue}");
        given.insert(name, url);
    }
    given
}

impl World {
    /// An organization with a brand of two prompts, whose answers are still to be counted.
    pub(crate) async fn new() -> Self {
        let (data, mut environment) = (tempfile::tempdir().expect("a directory"), given());
        let read = |given: &BTreeMap<String, String>| Settings::read(|name| given.get(name).cloned());
        let stores = emulator::listen(data.path(), &read(&environment).expect("settings")).await;
        let (sent, endpoint) = Sent::listen().await;
        for service in ["SQS", "EVENTBRIDGE"] {
            environment.insert(format!("AWS_ENDPOINT_URL_{service}"), endpoint.clone());
        }
        for (service, url) in stores.endpoints {
            environment.insert(format!("AWS_ENDPOINT_URL_{service}"), url);
        }
        environment.insert("AWS_ACCESS_KEY_ID".into(), stores.access_key_id);
        environment.insert("AWS_SECRET_ACCESS_KEY".into(), stores.secret_access_key);
        let settings = read(&environment).expect("settings");
        let made = LocalStores::open(data.path(), &settings, |clients| clients).await;
        drop(made.expect("a table and a bucket"));
        let app = Arc::new(App::on_aws(settings));
        let organization = app
            .stores
            .organizations()
            .create("Sample")
            .await
            .expect("an organization");
        let mut world = Self {
            router: dispatch::router(Arc::clone(&app), &answerscope_openapi::operations()),
            words: BTreeMap::from([
                ("KEY", organization.api_key.clone()),
                ("ORGANIZATION", organization.organization_id.to_string()),
            ]),
            app,
            sent,
            environment,
            organization,
            _data: data,
        };
        world.brand().await;
        world
    }

    async fn brand(&mut self) {
        let body = json!({"name": "Tarvo", "domain": "tarvo.example",
            "competitors": [{"name": "Mervol", "domain": "mervol.example"}]});
        let brand = self.post("/brands", body).await["id"].clone();
        self.words.insert("BRAND", brand.as_str().expect("an id").to_owned());
        let rows: Vec<Value> = [("best kettles", 1), ("best kettles", 2), ("quiet kettles", 1)]
            .into_iter()
            .map(|(query, day)| answer(query, &format!("2026-11-0{day}")))
            .collect();
        let path = format!("/brands/{}/answers", self.words["BRAND"]);
        self.post(&path, json!({"answers": rows})).await;
    }

    /// What a function is told, with settings of its own.
    pub(crate) fn environment(&self, settings: &[(&str, &str)]) -> BTreeMap<String, String> {
        let mut environment = self.environment.clone();
        let settings = settings.iter().map(|(name, value)| ((*name).into(), (*value).into()));
        environment.extend(settings);
        environment
    }

    /// Starts a function over these stores, with settings of its own.
    pub(crate) async fn start(&self, function: &str, settings: &[(&str, &str)]) -> Function {
        Function::start(function, &self.environment(settings)).await
    }

    /// Where a service is.
    pub(crate) fn endpoint(&self, service: &str) -> &str {
        &self.environment[&format!("AWS_ENDPOINT_URL_{service}")]
    }

    /// A sample event with this world's ids.
    pub(crate) fn event(&self, name: &str) -> String {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../events").join(name);
        let mut text = std::fs::read_to_string(&path).expect(name);
        for (word, value) in &self.words {
            text = text.replace(word, value);
        }
        text
    }

    /// The organization's part of the store.
    pub(crate) fn store(&self) -> Store {
        Store::new(&self.app.stores, self.organization.organization_id)
    }

    /// The keys of the brand.
    pub(crate) fn keys(&self) -> BrandKeys {
        let brand = serde_json::from_value(self.words["BRAND"].as_str().into());
        OrgKeys(self.organization.organization_id).of(brand.expect("an id"))
    }

    /// The data of a GET in this process.
    pub(crate) async fn get(&self, path: &str) -> Value {
        self.call("GET", path, Body::empty()).await
    }

    /// The data of a POST in this process.
    pub(crate) async fn post(&self, path: &str, body: Value) -> Value {
        self.call("POST", path, Body::from(body.to_string())).await
    }

    pub(crate) async fn call(&self, method: &str, path: &str, body: Body) -> Value {
        let request = Request::builder()
            .method(method)
            .uri(format!("/api/v1{path}"))
            .header("authorization", format!("Bearer {}", self.organization.api_key))
            .header("content-type", "application/json")
            .body(body)
            .expect("a request");
        let Ok(answer) = self.router.clone().oneshot(request).await;
        let status = answer.status();
        let bytes = to_bytes(answer.into_body(), usize::MAX).await.expect("a body");
        assert!(status.is_success(), "{path}: {}", String::from_utf8_lossy(&bytes));
        let body: Value = serde_json::from_slice(&bytes).unwrap_or_default();
        body["data"].clone()
    }
}

/// An answer of an engine, to be imported.
pub(crate) fn answer(query: &str, day: &str) -> Value {
    json!({"query": query, "engine": "openai", "answeredAt": format!("{day}T09:00:00Z"),
        "text": "Mervol is excellent. Tarvo has great design.",
        "citations": [{"url": "https://reviews.example/kettles"}]})
}
