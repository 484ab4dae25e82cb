//! `/mcp`: the message is read of who shows a token, its sender checked, and the protocol's own rules are the SDK's.

use std::sync::{Arc, OnceLock};

use answerscope_api::app::App;
use answerscope_api::envelope::{Response, error_response};
use answerscope_api::operation::Entry;
use answerscope_api::params::Params;
use answerscope_api::{body, cors, origin};
use answerscope_domain::error::Result;
use axum::Router;
use axum::body::{Body, HttpBody};
use axum::routing::any;
use bytes::Bytes;
use http::request::Parts;
use http::{HeaderValue, Method, Uri};
use rmcp::model::ErrorData;
use rmcp::transport::streamable_http_server::session::never::NeverSessionManager;
use rmcp::transport::streamable_http_server::{StreamableHttpServerConfig, StreamableHttpService};

use crate::admission::{admit, expect_live_token, expect_token, told_level};
use crate::catalog::Catalog;
use crate::demand::{self, Demand};
use crate::message;
use crate::server::Server;

/// The path of the server, below the origin.
pub const PATH: &str = "/mcp";
/// Bytes of a message that is read before the table is asked whether its token is good: one request to the table is all that
/// an ordinary message takes.
const SMALL: u64 = 64 * 1024;
/// Values of a message: each takes many times the memory that its text does, and the SDK copies it.
const MOST_VALUES: usize = 100_000;

/// The names of this machine, one for the other where the service runs on it.
const LOOPBACK: [&str; 3] = ["127.0.0.1", "localhost", "[::1]"];

/// What all requests share.
struct Shared {
    app: Arc<App>,
    entries: Vec<&'static dyn Entry>,
    /// Made when it is first needed.
    catalog: OnceLock<Arc<Catalog>>,
}

impl Shared {
    fn catalog(&self) -> Arc<Catalog> {
        Arc::clone(self.catalog.get_or_init(|| Arc::new(Catalog::new(&self.entries))))
    }
}

/// The server at [`PATH`], with tools over these operations.
pub fn router(app: Arc<App>, operations: &[&'static dyn Entry]) -> Router {
    let origins = app.settings.cors_origins.clone();
    let shared = Arc::new(Shared {
        app,
        entries: operations.to_vec(),
        catalog: OnceLock::new(),
    });
    let route = any(move |request: http::Request<Body>| {
        let shared = Arc::clone(&shared);
        async move { answer(&shared, request).await.unwrap_or_else(|refused| *refused) }
    });
    cors::allow(Router::new().route(PATH, route), origins)
}

async fn answer(shared: &Shared, request: http::Request<Body>) -> Result<Response, Box<Response>> {
    let (base_url, gateway) = (origin::of(&shared.app, &request), origin::gateway(&request));
    let (mut parts, body) = request.into_parts();
    let message = received(shared, &parts, body, &base_url).await?;
    let all = Params::new(parts.uri.query().unwrap_or_default()).get("tools") == Some("all");
    let (catalog, parsed) = (shared.catalog(), message::parsed(&message));
    // What is no message asks for as little as reading.
    let demand = parsed
        .as_ref()
        .map_or(Demand::READING, |parsed| Demand::of(&catalog, parsed));
    let admitted = admit(&shared.app, &parts.headers, &base_url, demand, all).await?;
    let level = admitted.level;
    if let (&Method::POST, Err(wrong)) = (&parts.method, &parsed) {
        let mut refused = message::refused(wrong);
        told_level(&mut refused, level);
        return Err(Box::new(refused));
    }
    parts.extensions.insert(admitted);
    let server = Server {
        app: Arc::clone(&shared.app),
        catalog,
    };
    let config = config(&base_url, gateway, &shared.app.settings.cors_origins);
    let service = StreamableHttpService::new(
        move || Ok(server.clone()),
        Arc::new(NeverSessionManager::default()),
        config,
    );
    let request = http::Request::from_parts(parts, Body::from(message));
    let mut response = service.handle(request).await.map(Body::new);
    told_level(&mut response, level);
    Ok(response)
}

/// Reads what a request sends, of who shows a token: of a large message only once the token is known to be good.
async fn received(shared: &Shared, parts: &Parts, body: Body, base_url: &str) -> Result<Bytes, Box<Response>> {
    if let Err(refused) = expect_token(&parts.headers, base_url) {
        body::discard(body);
        return Err(refused);
    }
    if body.size_hint().upper().is_none_or(|bytes| bytes > SMALL)
        && let Err(refused) = expect_live_token(&shared.app, &parts.headers, base_url).await
    {
        body::discard(body);
        return Err(refused);
    }
    match parts.method {
        Method::POST => read(body).await,
        _ => Ok(Bytes::new()),
    }
}

/// Reads a message, which holds no more values than may be built of it.
async fn read(body: Body) -> Result<Bytes, Box<Response>> {
    let message = body::read(body).await.map_err(|error| error_response(&error))?;
    match demand::most_values(&message) {
        0..=MOST_VALUES => Ok(message),
        _ => {
            let wrong = format!("Invalid request: more than {MOST_VALUES} values; send fewer rows at a time");
            Err(Box::new(message::refused(&ErrorData::invalid_request(wrong, None))))
        }
    }
}

/// Without sessions, and answered as JSON: every request may come to another process. A page of another origin, or one that
/// has made another name mean this machine, is refused. CloudFront calls the API by the name that API Gateway gave it.
fn config(base_url: &str, gateway: Option<String>, origins: &[HeaderValue]) -> StreamableHttpServerConfig {
    let authority = base_url.parse::<Uri>().ok().and_then(|uri| uri.authority().cloned());
    let mut hosts: Vec<String> = match &authority {
        Some(authority) if LOOPBACK.contains(&authority.host()) => {
            let port = authority.port().map(|port| format!(":{port}")).unwrap_or_default();
            LOOPBACK.iter().map(|name| format!("{name}{port}")).collect()
        }
        Some(authority) => vec![authority.to_string()],
        None => Vec::new(),
    };
    let scheme = base_url.split_once("://").map_or("https", |(scheme, _)| scheme);
    let own = hosts.iter().map(|host| with_port(scheme, host));
    let listed = origins.iter().filter_map(|origin| origin.to_str().ok());
    let listed = listed
        .filter_map(|origin| origin.split_once("://"))
        .map(|(scheme, host)| with_port(scheme, host));
    let origins: Vec<String> = own.chain(listed).collect();
    hosts.extend(gateway);
    StreamableHttpServerConfig::default()
        .with_legacy_session_mode(false)
        .with_json_response(true)
        .with_sse_keep_alive(None)
        .with_max_request_body_bytes(body::LARGEST_BODY)
        .with_allowed_hosts(if hosts.is_empty() {
            vec!["none.invalid".to_owned()]
        } else {
            hosts
        })
        .with_allowed_origins(origins)
        .enforce_origin_validation()
}

/// An origin with its port: the SDK takes one without for any port.
fn with_port(scheme: &str, host: &str) -> String {
    let named = host.rsplit_once(':').is_some_and(|(_, port)| !port.contains(']'));
    let port = match (named, scheme) {
        (true, _) => "",
        (false, "http") => ":80",
        (false, _) => ":443",
    };
    format!("{scheme}://{host}{port}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hosts_and_origins_are_our_own() {
        let local = config("http://127.0.0.1:8080", None, &[]);
        assert_eq!(local.allowed_hosts, ["127.0.0.1:8080", "localhost:8080", "[::1]:8080"]);
        assert_eq!(local.allowed_origins[1], "http://localhost:8080");
        let page = HeaderValue::from_static("https://app.example");
        let cloud = config("https://api.example/prod", None, &[page]);
        assert_eq!(cloud.allowed_hosts, ["api.example"]);
        assert_eq!(
            cloud.allowed_origins,
            ["https://api.example:443", "https://app.example:443"]
        );
        let given = "x.execute-api.eu-west-1.amazonaws.com";
        let behind = config("https://app.example", Some(given.to_owned()), &[]);
        assert_eq!(behind.allowed_hosts, ["app.example", given]);
        assert_eq!(behind.allowed_origins, ["https://app.example:443"]);
    }
}
