//! `/downloads/{organization}/{export}?secret=…`: an archive for whoever has its link, without a key.
//!
//! It is no operation: links are handed on to people and programs that have no key, so there is no caller whose scope could be
//! checked or whose tokens could be taken. A link names its organization, because a store is bound to one, and its secret
//! proves that the service has made it. Small archives are the answer; for others the bucket is asked, at a URL that is signed
//! for minutes.

use std::sync::Arc;

use answerscope_api::app::App;
use answerscope_api::dispatch::{LARGEST_ANSWER, only_get};
use answerscope_api::envelope::{Response, error_response};
use answerscope_api::params::Params;
use answerscope_api::status::status_of;
use answerscope_api::telemetry;
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{ExportId, Id, OrgId};
use answerscope_store::Store;
use answerscope_store::runtime::panics::caught;
use answerscope_store::runtime::retry::within_request_deadline;
use answerscope_tasks::exports::{Archives, DOWNLOADS, Opened};
use axum::Router;
use axum::body::Body;
use axum::routing::get;
use bytes::Bytes;
use http::header::{
    ACCEPT, CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, LOCATION, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use http::request::Parts;
use http::{HeaderValue, Method, StatusCode};

/// What metrics and logs call these requests, and the template the route.
const OPERATION: &str = "downloadExport";

/// The route, and whatever else is below its path.
pub fn router(app: Arc<App>) -> Router {
    let serve = move |request: http::Request<Body>| {
        let (app, asked) = (Arc::clone(&app), request.into_parts().0);
        async move { answer(&app, asked).await }
    };
    // The path is read here and not by the router, which answers 400 in its own words where it can not decode a part.
    let route = get(serve).fallback(only_get);
    Router::new().route(&format!("{DOWNLOADS}/{{*link}}"), route)
}

/// Answers one request, and tells the log and the metrics of it; of the query, which has the secret, they hear nothing.
async fn answer(app: &Arc<App>, asked: Parts) -> Response {
    let clock = &app.stores.clock;
    let (started, method, path) = (clock.now(), asked.method.clone(), asked.uri.path().to_owned());
    let work = within_request_deadline(opened(app, asked));
    let mut response = caught("the handler", work).await.unwrap_or_else(|error| {
        if status_of(&error).is_server_error() {
            tracing::error!(operation = OPERATION, %error, "request failed");
        }
        error_response(&error)
    });
    let headers = response.headers_mut();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    let (took, status) = (clock.now().0 - started.0, response.status().as_u16());
    tracing::info!(operation = OPERATION, %method, status, micros = took, %path, "request");
    telemetry::request(OPERATION, status, took);
    response
}

/// The archive of a link, or where it is.
async fn opened(app: &Arc<App>, asked: Parts) -> Result<Response> {
    let (organization, export) = named(asked.uri.path()).ok_or(Error::NotFound)?;
    let params = Params::new(asked.uri.query().unwrap_or_default());
    let secret = params.all("secret").next().ok_or(Error::NotFound)?;
    let store = Store::new(&app.stores, organization);
    let opened = Archives(&store).open(export, secret).await?;
    // Whoever only looks is told where it is; and so is who says nothing of what it accepts, by which API Gateway decides
    // whether it hands on bytes or the base 64 in which it was given them.
    if asked.method == Method::GET
        && asked.headers.contains_key(ACCEPT)
        && let Some(bytes) = small(&store, &opened).await
    {
        return archive(&opened, bytes);
    }
    redirect(&Archives(&store).redirect(&opened).await?)
}

/// The organization and the export that a path names.
fn named(path: &str) -> Option<(OrgId, ExportId)> {
    let (organization, export) = path.strip_prefix(DOWNLOADS)?.strip_prefix('/')?.split_once('/')?;
    Some((organization.parse().ok()?, ExportId::parse(export)?))
}

/// An archive that fits in an answer; not every program that is handed a link follows redirects. What can not be read here
/// is the bucket's to answer.
async fn small(store: &Store, opened: &Opened) -> Option<Bytes> {
    let read = store.blobs().get_small(&opened.object, LARGEST_ANSWER).await;
    read.unwrap_or_else(|error| {
        tracing::warn!(%error, "an archive was not read, and is left to the bucket");
        None
    })
}

fn archive(opened: &Opened, bytes: Bytes) -> Result<Response> {
    let named = format!("attachment; filename=\"{}\"", opened.name());
    let response = http::Response::builder()
        .header(CONTENT_TYPE, "application/zip")
        .header(CONTENT_DISPOSITION, named);
    response.body(Body::from(bytes)).map_err(Error::internal)
}

fn redirect(url: &str) -> Result<Response> {
    let response = http::Response::builder()
        .status(StatusCode::FOUND)
        .header(LOCATION, url);
    response.body(Body::empty()).map_err(Error::internal)
}
