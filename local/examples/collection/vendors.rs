//! Engines to be asked: servers on loopback in the formats of three vendors, which fail and stall as often as set here, and
//! which can be killed. What they heard outlives them.

use std::collections::HashMap;
use std::future::pending;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::net::TcpListener;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use answerscope::embedded::Failure;
use answerscope_engines::ConfiguredEngines;
use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use tokio::runtime::{Builder, Runtime};

/// The variable that holds the key of all of them; they do not look at it.
pub(crate) const KEY_VARIABLE: &str = "ANSWERSCOPE_FIXTURE_KEY";
/// What of a thousand calls comes to an error of the server, in the order of their numbers.
const SERVER_ERRORS: u64 = 25;
/// What of a thousand calls is asked to come again in a second.
const LIMITED: u64 = 25;
/// What of a thousand calls is never answered.
const STALLS: u64 = 10;
/// Seconds that a collector waits for an answer: stalls are to take their time, not to be all of it.
const DEADLINE_SECONDS: u32 = 2;
/// Asks at a time, as many as a wave of each lane may have.
const AT_ONCE: u32 = 16;
/// Milliseconds that an answer takes at least, and the span above them.
const LATENCY: (u64, u64) = (20, 80);

/// A vendor's name as an engine, and the interface that it speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Vendor {
    /// The engine.
    pub(crate) engine: &'static str,
    interface: &'static str,
}

const fn vendor(engine: &'static str, interface: &'static str) -> Vendor {
    Vendor { engine, interface }
}

/// Who is asked.
const VENDORS: [Vendor; 3] = [
    vendor("openai", "openai-responses"),
    vendor("perplexity", "perplexity-agent"),
    vendor("grok", "xai-responses"),
];

/// What an engine heard.
#[derive(Debug, Default, Clone)]
pub(crate) struct Heard {
    /// By prompt: how often it was asked, and how often it was answered.
    pub(crate) asks: HashMap<String, (u64, u64)>,
    /// Calls that came to an error.
    pub(crate) failed: u64,
    /// Calls that were never answered.
    pub(crate) stalled: u64,
}

impl Heard {
    /// Calls, and those that were answered.
    pub(crate) fn calls(&self) -> (u64, u64) {
        let sum = |sum: (u64, u64), ask: &(u64, u64)| (sum.0 + ask.0, sum.1 + ask.1);
        self.asks.values().fold((0, 0), sum)
    }
}

#[derive(Clone)]
struct Server {
    vendor: Vendor,
    heard: Arc<Mutex<Heard>>,
}

/// An engine.
pub(crate) struct FixtureEngine {
    server: Server,
    port: u16,
    running: Option<Runtime>,
}

impl Drop for FixtureEngine {
    fn drop(&mut self) {
        self.die();
    }
}

impl FixtureEngine {
    /// Starts all of them.
    pub(crate) fn all() -> Result<Vec<Self>, Failure> {
        let start = |vendor| {
            let server = Server {
                vendor,
                heard: Arc::default(),
            };
            let mut engine = Self {
                server,
                port: 0,
                running: None,
            };
            engine.come_back()?;
            Ok(engine)
        };
        VENDORS.into_iter().map(start).collect()
    }

    /// Serves at the port that it has had, or at a free one.
    pub(crate) fn come_back(&mut self) -> Result<(), Failure> {
        let listener = TcpListener::bind(("127.0.0.1", self.port))?;
        listener.set_nonblocking(true)?;
        self.port = listener.local_addr()?.port();
        let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
        let router = Router::new().fallback(answer).with_state(self.server.clone());
        runtime.spawn(async move {
            let listener = tokio::net::TcpListener::from_std(listener)?;
            axum::serve(listener, router).await
        });
        self.running = Some(runtime);
        Ok(())
    }

    /// Ends at once: whoever waits for an answer loses the connection.
    pub(crate) fn die(&mut self) {
        if let Some(running) = self.running.take() {
            running.shutdown_background();
        }
    }

    /// Who it is.
    pub(crate) fn vendor(&self) -> Vendor {
        self.server.vendor
    }

    /// What it heard so far.
    pub(crate) fn heard(&self) -> MutexGuard<'_, Heard> {
        self.server.heard()
    }
}

/// These engines as `ANSWERSCOPE_ENGINES` names them.
pub(crate) fn configuration(engines: &[FixtureEngine]) -> String {
    let one = |engine: &FixtureEngine| {
        let Vendor {
            engine: name,
            interface,
        } = engine.vendor();
        json!({
            "engine": name,
            "interface": interface,
            "baseUrl": format!("http://127.0.0.1:{}", engine.port),
            "keyVariable": KEY_VARIABLE,
            "requestsPerMinute": 100_000,
            "concurrency": AT_ONCE,
            "deadlineSeconds": DEADLINE_SECONDS,
        })
    };
    Value::from_iter(engines.iter().map(one)).to_string()
}

/// These engines as settings have them.
pub(crate) fn configured(engines: &[FixtureEngine]) -> Result<ConfiguredEngines, Failure> {
    Ok(ConfiguredEngines::parse(&configuration(engines))?)
}

impl Server {
    fn heard(&self) -> MutexGuard<'_, Heard> {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes a call: how often the prompt was asked before.
    fn called(&self, prompt: &str) -> u64 {
        let mut heard = self.heard();
        let (calls, _) = heard.asks.entry(prompt.to_owned()).or_default();
        *calls += 1;
        *calls - 1
    }

    /// A number for each call, the same in each run.
    fn dice(&self, prompt: &str, before: u64) -> u64 {
        let mut hasher = DefaultHasher::new();
        (self.vendor, prompt, before).hash(&mut hasher);
        hasher.finish()
    }

    fn failed(&self, status: StatusCode) -> Response {
        self.heard().failed += 1;
        let json = json!({"error": {"message": "It failed.", "type": "server_error", "code": "server_error"}});
        let mut response = reply(status, &json);
        response
            .headers_mut()
            .insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
        response
    }
}

fn reply(status: StatusCode, json: &Value) -> Response {
    let kind = [(header::CONTENT_TYPE, "application/json")];
    (status, kind, json.to_string()).into_response()
}

async fn answer(State(server): State<Server>, body: Bytes) -> Response {
    let Some(prompt) = serde_json::from_slice(&body).ok().and_then(|body| prompt(&body)) else {
        return StatusCode::BAD_REQUEST.into_response();
    };
    let dice = server.dice(&prompt, server.called(&prompt));
    let (least, span) = LATENCY;
    tokio::time::sleep(Duration::from_millis(least + dice / 1_000 % span)).await;
    match dice % 1_000 {
        n if n < SERVER_ERRORS => {
            let mut response = server.failed(StatusCode::BAD_GATEWAY);
            response.headers_mut().remove(header::RETRY_AFTER);
            response
        }
        n if n < SERVER_ERRORS + LIMITED => server.failed(StatusCode::TOO_MANY_REQUESTS),
        n if n < SERVER_ERRORS + LIMITED + STALLS => {
            server.heard().stalled += 1;
            pending().await
        }
        _ => {
            let json = told(server.vendor, &prompt);
            server.heard().asks.entry(prompt).or_default().1 += 1;
            reply(StatusCode::OK, &json)
        }
    }
}

/// What is asked: a text, or a message of a list.
fn prompt(body: &Value) -> Option<String> {
    let input = &body["input"];
    let text = input.as_str().or_else(|| input[0]["content"].as_str())?;
    Some(text.to_owned())
}

fn told(vendor: Vendor, prompt: &str) -> Value {
    let urls = [1, 2, 3].map(|place| format!("https://site{}.example/{place}", prompt.len() * place % 97));
    let text = format!(
        "For that question ({prompt}) **Tarvo** is a good choice: it is quick, quiet and easy to clean. [1]\n\nOrbran is cheaper, \
         but its lid is flimsy. [2] Others should be looked at, too. [3]"
    );
    let (query, title) = (format!("{prompt} test"), "Kettles compared");
    let search = match vendor.interface {
        "perplexity-agent" => {
            let result = |(place, url)| json!({"id": place + 1, "url": url, "title": title, "snippet": "…"});
            let results: Vec<Value> = urls.iter().enumerate().map(result).collect();
            json!({"type": "search_results", "queries": [query], "results": results})
        }
        _ => {
            let sources = urls.each_ref().map(|url| json!({"type": "url", "url": url}));
            let action = json!({"type": "search", "query": query, "sources": sources});
            json!({"type": "web_search_call", "id": "ws_1", "status": "completed", "action": action})
        }
    };
    let cited = |url: &String| {
        json!({"type": "url_citation", "url": url, "title": title,
            "start_index": 0, "end_index": 3})
    };
    let annotations: Vec<Value> = match vendor.interface {
        "perplexity-agent" => Vec::new(),
        _ => urls.iter().map(cited).collect(),
    };
    let content = json!([{"type": "output_text", "text": text, "annotations": annotations}]);
    json!({
        "id": "resp_1", "object": "response", "status": "completed", "model": "fixture-1",
        "output": [search, {"type": "message", "id": "msg_1", "role": "assistant", "status": "completed", "content": content}],
        "usage": {"input_tokens": 800, "output_tokens": 120, "total_tokens": 920},
    })
}
