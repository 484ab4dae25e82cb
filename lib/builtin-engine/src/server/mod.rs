//! The engine over HTTP, in the format of OpenAI's Responses API.

mod request;
mod response;

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use answerscope_domain::Engine;
use answerscope_domain::clock::{Clock, Moment};
use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::rejection::BytesRejection;
use axum::extract::{DefaultBodyLimit, Path, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::Response;
use axum::routing::post;
use serde_json::{Value, json};

use crate::BuiltInEngine;
use crate::faults::{Fault, Faults};
use request::Request;

/// Bytes of a request's body.
pub const MOST_BYTES: usize = 64 * 1024;
/// Questions whose attempts are counted; when there are more, counting begins anew.
const MOST_COUNTED: usize = 1 << 18;
/// Errors of a server, as often as each is listed.
const SERVER_ERRORS: [StatusCode; 3] = [
    StatusCode::INTERNAL_SERVER_ERROR,
    StatusCode::BAD_GATEWAY,
    StatusCode::SERVICE_UNAVAILABLE,
];

/// What the server is made with.
#[derive(Clone)]
pub struct ServerConfig {
    /// Of the engine's world, and of the faults.
    pub seed: u64,
    /// What goes wrong on purpose.
    pub faults: Faults,
    /// How long a [`Fault::Stall`] takes.
    pub stall: Duration,
    /// What a [`Fault::RateLimited`] answers in `Retry-After`, in whole seconds.
    pub retry_after: Duration,
    /// Tells the day of requests that name none.
    pub clock: Arc<dyn Clock>,
}

impl ServerConfig {
    /// Without faults.
    pub fn new(seed: u64, clock: Arc<dyn Clock>) -> Self {
        Self {
            seed,
            faults: Faults::default(),
            stall: Duration::from_secs(120),
            retry_after: Duration::from_secs(1),
            clock,
        }
    }
}

struct Server {
    config: ServerConfig,
    /// How often each question was asked, by its identity.
    attempts: Mutex<HashMap<u64, u32>>,
}

/// The routes: `POST /v1/responses`, and `POST /engines/{engine}/v1/responses`, which plays another engine where the
/// request names none. Whatever key comes with a request is taken and not looked at.
pub fn router(config: ServerConfig) -> Router {
    let server = Arc::new(Server {
        config,
        attempts: Mutex::default(),
    });
    Router::new()
        .route("/v1/responses", post(respond))
        .route("/engines/{engine}/v1/responses", post(respond_as))
        .layer(DefaultBodyLimit::max(MOST_BYTES))
        .with_state(server)
}

/// An error as OpenAI tells it.
#[derive(Debug)]
struct Refused {
    status: StatusCode,
    message: String,
    parameter: Option<&'static str>,
}

impl Refused {
    fn invalid(parameter: &'static str, message: impl Into<String>) -> Self {
        Self {
            status: StatusCode::BAD_REQUEST,
            message: message.into(),
            parameter: Some(parameter),
        }
    }

    fn respond(&self) -> Response {
        let (kind, code) = match self.status {
            StatusCode::TOO_MANY_REQUESTS => ("requests", Some("rate_limit_exceeded")),
            status if status.is_server_error() => ("server_error", Some("server_error")),
            _ => ("invalid_request_error", None),
        };
        let error = json!({"error": {
            "message": self.message, "type": kind, "param": self.parameter, "code": code,
        }});
        reply(self.status, error.to_string())
    }
}

fn reply(status: StatusCode, body: String) -> Response {
    let mut response = Response::new(Body::from(body));
    *response.status_mut() = status;
    let json = HeaderValue::from_static("application/json");
    response.headers_mut().insert(header::CONTENT_TYPE, json);
    response
}

type Received = Result<Bytes, BytesRejection>;

async fn respond(State(server): State<Arc<Server>>, body: Received) -> Response {
    server.respond(Engine::OpenAi, body).await
}

async fn respond_as(State(server): State<Arc<Server>>, Path(engine): Path<String>, body: Received) -> Response {
    match Engine::from_name(&engine) {
        Some(engine) => server.respond(engine, body).await,
        None => Refused {
            status: StatusCode::NOT_FOUND,
            message: "There is no such engine.".into(),
            parameter: None,
        }
        .respond(),
    }
}

fn too_large(rejection: BytesRejection) -> Refused {
    Refused {
        status: rejection.status(),
        message: format!("The body could not be read; it may have {MOST_BYTES} bytes."),
        parameter: None,
    }
}

impl Server {
    async fn respond(&self, engine: Engine, body: Received) -> Response {
        let request = body.map_err(too_large);
        match request.and_then(|body| Request::read(&body, engine)) {
            Ok(request) => self.answer(&request, self.config.clock.now()).await,
            Err(refused) => refused.respond(),
        }
    }

    async fn answer(&self, request: &Request, now: Moment) -> Response {
        let question = request.question(now.day());
        let seed = self.config.seed;
        let identity = question.identity(seed);
        let attempt = self.attempt(identity);
        let fault = self.config.faults.draw(seed, identity, attempt);
        match fault {
            Some(Fault::RateLimited) => return self.rate_limited(),
            Some(Fault::ServerError) => return server_error(identity, attempt),
            Some(Fault::Stall) => tokio::time::sleep(self.config.stall).await,
            _ => {}
        }
        let engine = BuiltInEngine::new(seed);
        let id = format!("{identity:016x}{attempt:08x}");
        let body = match fault {
            Some(Fault::Refusal) => response::refusal(request, &engine.refuse(&question), &id, now),
            Some(Fault::Empty) => response::empty(request, &id, now),
            _ if request.searches() => response::answer(request, &engine.answer(&question), &id, now),
            _ => response::answer(request, &engine.answer_without_search(&question), &id, now),
        };
        let mut text = Value::to_string(&body);
        if fault == Some(Fault::Truncated) {
            let half = (0..=text.len() / 2).rev().find(|at| text.is_char_boundary(*at));
            text.truncate(half.unwrap_or_default());
        }
        reply(StatusCode::OK, text)
    }

    /// How often a question was asked before.
    fn attempt(&self, identity: u64) -> u32 {
        let mut attempts = self.attempts.lock().unwrap_or_else(PoisonError::into_inner);
        if attempts.len() >= MOST_COUNTED {
            attempts.clear();
        }
        match attempts.entry(identity) {
            Entry::Occupied(mut known) => {
                *known.get_mut() = known.get().saturating_add(1);
                *known.get()
            }
            Entry::Vacant(new) => *new.insert(0),
        }
    }

    fn rate_limited(&self) -> Response {
        let refused = Refused {
            status: StatusCode::TOO_MANY_REQUESTS,
            message: "Rate limit reached (a fault of the built-in engine).".into(),
            parameter: None,
        };
        let mut response = refused.respond();
        let seconds = HeaderValue::from(self.config.retry_after.as_secs());
        response.headers_mut().insert(header::RETRY_AFTER, seconds);
        response
    }
}

fn server_error(identity: u64, attempt: u32) -> Response {
    let place = (identity >> 32).wrapping_add(u64::from(attempt)) % SERVER_ERRORS.len() as u64;
    let status = SERVER_ERRORS.get(usize::try_from(place).unwrap_or_default());
    Refused {
        status: status.copied().unwrap_or(StatusCode::INTERNAL_SERVER_ERROR),
        message: "The server had an error (a fault of the built-in engine).".into(),
        parameter: None,
    }
    .respond()
}
