//! Archives behind the service's own port: a link that is signed for a GET is the only thing that reaches the embedded
//! S3 from outside.

use std::sync::Arc;

use answerscope_api::envelope::error_response;
use answerscope_domain::error::Error;
use aws_smithy_types::body::SdkBody;
use axum::Router;
use axum::body::Body;
use axum::response::Response;
use axum::routing::any;
use http::header::RANGE;
use http::request::Parts;
use http::{Method, Request, Uri};

use super::Embedded;

/// What paths of downloads begin with.
pub const PREFIX: &str = "/downloads";
/// What S3 signs with.
const ALGORITHM: &str = "AWS4-HMAC-SHA256";

/// Serves what links name.
pub fn router(embedded: Arc<Embedded>) -> Router {
    let serve = move |request: Request<Body>| {
        let (embedded, asked) = (Arc::clone(&embedded), request.into_parts().0);
        async move { download(&embedded, asked).await }
    };
    let route = any(serve);
    Router::new()
        .route(PREFIX, route.clone())
        .route(&format!("{PREFIX}/"), route.clone())
        .route(&format!("{PREFIX}/{{*object}}"), route)
}

async fn download(embedded: &Embedded, request: Parts) -> Response {
    let query = request.uri.query().unwrap_or_default();
    if request.method != Method::GET || !signed(query) {
        return error_response(&Error::NotFound);
    }
    // S3 refuses other algorithms as wrong requests; `s3s` answers that it does not implement them.
    if value(query, "X-Amz-Algorithm") != Some(ALGORITHM) {
        return error_response(&Error::invalid("X-Amz-Algorithm: expected AWS4-HMAC-SHA256"));
    }
    let Some(uri) = object(&request.uri) else {
        return error_response(&Error::NotFound);
    };
    let mut asked = Request::new(SdkBody::empty());
    *asked.uri_mut() = uri;
    // No other header is part of what was signed.
    if let Some(range) = request.headers.get(RANGE) {
        asked.headers_mut().insert(RANGE, range.clone());
    }
    match embedded.s3(asked).await {
        Ok(response) => response.map(Body::new),
        Err(error) => {
            tracing::error!(%error, "a download failed");
            error_response(&Error::internal(error))
        }
    }
}

/// What was signed: the path of an object in a bucket.
fn object(uri: &Uri) -> Option<Uri> {
    let (bucket, key) = uri.path().strip_prefix(PREFIX)?.strip_prefix('/')?.split_once('/')?;
    let path = uri.path_and_query()?.as_str().strip_prefix(PREFIX)?;
    path.parse().ok().filter(|_| !bucket.is_empty() && !key.is_empty())
}

/// Whether a query is a signature, and what a signed GET of an object may have beside it.
fn signed(query: &str) -> bool {
    let known = |name: &str| name.starts_with("X-Amz-") || name.starts_with("response-") || name == "x-id";
    let mut names = query.split('&').map(|pair| pair.split('=').next().unwrap_or_default());
    value(query, "X-Amz-Signature").is_some() && names.all(known)
}

fn value<'a>(query: &'a str, name: &str) -> Option<&'a str> {
    let mut pairs = query.split('&').filter_map(|pair| pair.split_once('='));
    pairs.find(|(given, _)| *given == name).map(|(_, value)| value)
}
