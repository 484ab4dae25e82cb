//! The service in this process behind a socket, and who calls it.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use answerscope::embedded::Failure;
use answerscope::process::Process;
use answerscope_api::app::App;
use answerscope_api::dispatch;
use answerscope_api::settings::Settings;
use reqwest::{Client, Method};
use serde_json::Value;

/// Settings without limits that a benchmark meets, with what `tune` changes.
pub(crate) fn settings(tune: impl FnOnce(&mut Settings)) -> Result<Settings, Failure> {
    let mut settings = Settings::read(|_| None)?;
    settings.rate_limit = "100000000/1000000".parse()?;
    settings.store.monitoring_limit = 1_000_000;
    // As on one machine.
    settings.run_time = Duration::from_secs(2);
    tune(&mut settings);
    Ok(settings)
}

/// Starts the service over a directory with [`settings`]; its process and its origin.
pub(crate) async fn serve(data: &Path, tune: impl FnOnce(&mut Settings)) -> Result<(Process, String), Failure> {
    let process = Process::start(data, settings(tune)?).await?;
    let origin = listen(&process.app).await?;
    Ok((process, origin))
}

/// Answers the API's requests behind a socket; its origin.
pub(crate) async fn listen(app: &Arc<App>) -> Result<String, Failure> {
    let listener = tokio::net::TcpListener::bind(("127.0.0.1", 0)).await?;
    let origin = format!("http://{}", listener.local_addr()?);
    let router = dispatch::router(Arc::clone(app), &answerscope_openapi::operations());
    tokio::spawn(async move { axum::serve(listener, router).await });
    Ok(origin)
}

/// A caller of one organization.
pub(crate) struct Caller {
    http: Client,
    origin: String,
    key: String,
}

impl Caller {
    pub(crate) fn new(origin: &str, key: &str) -> Self {
        Self {
            http: Client::new(),
            origin: origin.to_owned(),
            key: key.to_owned(),
        }
    }

    pub(crate) async fn get(&self, path: &str) -> Result<Value, Failure> {
        self.call(Method::GET, path, None).await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Result<Value, Failure> {
        self.call(Method::POST, path, Some(body)).await
    }

    pub(crate) async fn call(&self, method: Method, path: &str, body: Option<&Value>) -> Result<Value, Failure> {
        let request = self.http.request(method, format!("{}/api/v1{path}", self.origin));
        let request = request.bearer_auth(&self.key);
        let request = match body {
            Some(body) => request.json(body),
            None => request,
        };
        let answer = request.send().await?.error_for_status()?.bytes().await?;
        // A deletion is answered without a body.
        if answer.is_empty() {
            return Ok(Value::Null);
        }
        Ok(serde_json::from_slice(&answer)?)
    }
}
