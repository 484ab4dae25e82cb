//! From a request to an answer: key → scope → tokens → legacy gate → input → existence.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Router;
use axum::body::{Body, HttpBody};
use axum::routing::any;
use bytes::Bytes;
use http::header::{CACHE_CONTROL, X_CONTENT_TYPE_OPTIONS};
use http::{HeaderMap, HeaderValue, Method};

use crate::app::App;
use crate::auth;
use crate::body;
use crate::cors;
use crate::deprecation;
use crate::envelope::{Response, allow, error_response};
use crate::idempotency;
use crate::operation::{Context, Entry, Verb};
use crate::params::Params;
use crate::status::status_of;
use crate::{origin, telemetry};
use answerscope_domain::Caller;
use answerscope_domain::error::{Error, InputError};
use answerscope_domain::ids::OrgId;
use answerscope_domain::rate_limit::RateLimitStatus;
use answerscope_domain::{API_PREFIX, Scope};
use answerscope_store::Store;
use answerscope_store::runtime::panics::caught;
use answerscope_store::runtime::retry::within_request_deadline;

/// Bytes of the largest answer: Lambda carries 6 MB, and large answers in base64.
pub const LARGEST_ANSWER: u64 = 4_500_000;

/// A request, taken apart.
#[derive(Debug)]
pub struct Request {
    /// The path as sent.
    pub path: String,
    /// The query as sent.
    pub query: String,
    /// The query, decoded.
    pub params: Params,
    /// The headers.
    pub headers: HeaderMap,
    /// The body; empty with a GET, where it means nothing and is not read.
    pub body: Bytes,
}

type Entries = Vec<&'static dyn Entry>;

/// Which of a path's operations a method asks for.
type Find = fn(&Entries, &Method) -> Option<&'static dyn Entry>;

/// A router over these operations. Anything else below the prefix answers the error envelope too.
pub fn router(app: Arc<App>, operations: &[&'static dyn Entry]) -> Router {
    routes(app, operations, find)
}

/// A router that knows the paths of these operations and runs none of them. It is for a function that gets what no other
/// function's routes take, and whose role allows no operation: what comes to a path that it knows came with another method.
/// HEAD is such a one there, because API Gateway does not hand it to the function of the GET.
pub fn refusals(app: Arc<App>, operations: &[&'static dyn Entry]) -> Router {
    routes(app, operations, |_, _| None)
}

fn routes(app: Arc<App>, operations: &[&'static dyn Entry], find: Find) -> Router {
    let mut paths: BTreeMap<&'static str, Entries> = BTreeMap::new();
    for entry in operations {
        paths.entry(entry.spec().path).or_default().push(*entry);
    }
    let mut router = Router::new();
    for (path, entries) in paths {
        let (app, entries) = (Arc::clone(&app), Arc::new(entries));
        let route =
            any(move |request: http::Request<Body>| answer(Arc::clone(&app), Arc::clone(&entries), find, request));
        router = router.route(&format!("{API_PREFIX}{path}"), route);
    }
    let (nowhere, origins) = (Arc::new(Entries::new()), app.settings.cors_origins.clone());
    let router = router
        .fallback(move |request: http::Request<Body>| answer(Arc::clone(&app), Arc::clone(&nowhere), find, request));
    cors::allow(router, origins)
}

/// Answers one request; whatever happens inside, the caller gets an envelope.
async fn answer(app: Arc<App>, entries: Arc<Entries>, find: Find, request: http::Request<Body>) -> Response {
    let started = app.stores.clock.now();
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let (base_url, request_id) = (origin::of(&app, &request), request_id(&request));
    let entry = find(&entries, &method);
    let operation = entry.map_or("none", |entry| entry.spec().id);
    let work = async { Ok(checked(&app, &entries, entry, request, &base_url).await) };
    let Checked {
        result,
        level,
        organization,
    } = caught("the handler", work)
        .await
        .unwrap_or_else(|panicked| Checked::refused(panicked, None));
    let mut response = result.unwrap_or_else(|error| {
        if status_of(&error).is_server_error() {
            tracing::error!(%operation, request_id, %error, "request failed");
        }
        let mut response = error_response(&error);
        if matches!(
            error,
            Error::Invalid {
                kind: InputError::Method,
                ..
            }
        ) {
            allow(&mut response, &methods(&entries));
        }
        response
    });
    if let Some(level) = level {
        rate_headers(response.headers_mut(), level);
    }
    if let Some(entry) = entry {
        deprecation::headers(response.headers_mut(), entry.spec(), &base_url, &path);
    }
    let headers = response.headers_mut();
    // What a session has seen is not to come back with a browser's Back when it is over.
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    let took = app.stores.clock.now().0 - started.0;
    let (status, organization) = (response.status().as_u16(), organization.map(|id| id.to_string()));
    tracing::info!(%operation, request_id, organization, %method, status, micros = took, %path, "request");
    telemetry::request(operation, status, took);
    response
}

/// Lambda's id of the invocation, by which its own log lines are found.
fn request_id(request: &http::Request<Body>) -> Option<String> {
    let invocation = request.extensions().get::<lambda_http::Context>();
    invocation.map(|context| context.request_id.clone())
}

/// What came of a request.
struct Checked {
    result: Result<Response, Error>,
    /// What the caller's bucket holds, once the key is known.
    level: Option<RateLimitStatus>,
    organization: Option<OrgId>,
}

impl Checked {
    fn refused(error: Error, level: Option<RateLimitStatus>) -> Self {
        Self {
            result: Err(error),
            level,
            organization: None,
        }
    }
}

async fn checked(
    app: &Arc<App>,
    entries: &Entries,
    entry: Option<&'static dyn Entry>,
    request: http::Request<Body>,
    base_url: &str,
) -> Checked {
    let (parts, body) = request.into_parts();
    let reading = matches!(parts.method, Method::GET | Method::HEAD | Method::OPTIONS);
    let (scope, cost) = match entry {
        Some(entry) => (entry.spec().scope, entry.spec().cost),
        None if reading => (Scope::Read, 1),
        None => (Scope::Write, 5),
    };
    let (headers, method) = (&parts.headers, &parts.method);
    let checked = match entry {
        Some(entry) if entry.spec().for_pages => auth::check_page(app, headers, method, base_url, scope, cost).await,
        _ => auth::check_any(app, headers, method, base_url, scope, cost).await,
    };
    let (caller, level) = match checked {
        Ok(passed) => passed,
        Err(refused) => {
            body::discard(body);
            return Checked::refused(refused.error, refused.level);
        }
    };
    let organization = Some(caller.organization);
    let answered = |result| Checked {
        result,
        level: Some(level),
        organization,
    };
    let Some(entry) = entry else {
        body::discard(body);
        return answered(Err(no_route(&parts.method, entries)));
    };
    let params = Params::new(parts.uri.query().unwrap_or_default());
    if let Err(gone) = legacy_gate(&caller, entry, &params) {
        body::discard(body);
        return answered(Err(gone));
    }
    let body = match entry.spec().verb {
        Verb::Get => {
            body::discard(body);
            Ok(Bytes::new())
        }
        _ => body::read(body).await,
    };
    let body = match body {
        Ok(bytes) => bytes,
        Err(error) => return answered(Err(error)),
    };
    let request = Request {
        path: parts.uri.path().to_owned(),
        query: parts.uri.query().unwrap_or_default().to_owned(),
        params,
        headers: parts.headers,
        body,
    };
    answered(run(app, entry, caller, request, base_url).await)
}

/// Does an operation for a caller whose scope was checked and whose tokens were taken, as a request over HTTP does it from
/// there on, and tells the log and the metrics of it.
///
/// # Errors
///
/// As the operation answers them; what happens inside unforeseen is [`Error::Internal`].
pub async fn perform(
    app: &Arc<App>,
    entry: &'static dyn Entry,
    caller: Caller,
    request: Request,
    base_url: &str,
) -> Result<Response, Error> {
    let started = app.stores.clock.now();
    let path = request.path.clone();
    let work = async {
        legacy_gate(&caller, entry, &request.params)?;
        run(app, entry, caller, request, base_url).await
    };
    let result = caught("the handler", work).await;
    let operation = entry.spec().id;
    let status = match &result {
        Ok(response) => response.status(),
        Err(error) => status_of(error),
    };
    if let Err(error) = &result
        && status.is_server_error()
    {
        tracing::error!(%operation, %error, "request failed");
    }
    let took = app.stores.clock.now().0 - started.0;
    let (status, organization) = (status.as_u16(), caller.organization.to_string());
    tracing::info!(%operation, organization, status, micros = took, %path, "request in process");
    telemetry::request(operation, status, took);
    result
}

/// A legacy operation is over for organizations whose topics are disabled.
fn legacy_gate(caller: &Caller, entry: &'static dyn Entry, params: &Params) -> Result<(), Error> {
    if caller.topics_disabled && entry.is_legacy(params) {
        return Err(Error::Deprecated);
    }
    Ok(())
}

async fn run(
    app: &Arc<App>,
    entry: &'static dyn Entry,
    caller: Caller,
    request: Request,
    base_url: &str,
) -> Result<Response, Error> {
    let cx = Context {
        store: Store::new(&app.stores, caller.organization),
        app: Arc::clone(app),
        caller,
        now: app.stores.clock.now(),
        base_url: base_url.to_owned(),
    };
    let result = within_request_deadline(idempotency::call(entry, cx, request)).await;
    if entry.spec().verb == Verb::Get {
        result.and_then(that_fits)
    } else {
        result
    }
}

/// The error of a path that is none, or of a method that the path does not have.
fn no_route(method: &Method, entries: &Entries) -> Error {
    if entries.is_empty() {
        return Error::NoRoute;
    }
    wrong_method(method, &methods(entries))
}

fn wrong_method(method: &Method, allowed: &str) -> Error {
    Error::Invalid {
        description: format!("method: {method} is not allowed here, only {allowed}"),
        kind: InputError::Method,
    }
}

/// The answer to a method other than GET and HEAD, on a path that is no operation's.
pub async fn only_get(method: Method) -> Response {
    const ALLOWED: &str = "GET, HEAD";
    let mut response = error_response(&wrong_method(&method, ALLOWED));
    allow(&mut response, ALLOWED);
    response
}

/// A response, unless it is larger than API Gateway can hand on.
fn that_fits(response: Response) -> Result<Response, Error> {
    match response.body().size_hint().exact() {
        Some(bytes) if bytes > LARGEST_ANSWER => Err(Error::invalid(format!(
            "pageSize, startDate: the answer would have {bytes} bytes, at most {LARGEST_ANSWER} can be sent; ask for a \
             smaller page or for fewer days"
        ))),
        // A stream has no end that is known.
        _ => Ok(response),
    }
}

fn find(entries: &Entries, method: &Method) -> Option<&'static dyn Entry> {
    let wanted = if method == Method::HEAD { "GET" } else { method.as_str() };
    entries
        .iter()
        .copied()
        .find(|entry| entry.spec().verb.as_str() == wanted)
}

fn methods(entries: &Entries) -> String {
    entries
        .iter()
        .map(|entry| entry.spec().verb.as_str())
        .collect::<Vec<_>>()
        .join(", ")
}

/// Tells a caller what its bucket holds.
pub fn rate_headers(headers: &mut HeaderMap, level: RateLimitStatus) {
    headers.insert("x-ratelimit-limit", HeaderValue::from(level.limit));
    headers.insert("x-ratelimit-remaining", HeaderValue::from(level.remaining));
    headers.insert("x-ratelimit-reset", HeaderValue::from(level.reset));
}
