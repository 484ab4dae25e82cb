//! `Idempotency-Key` on a POST: the same request with the same key is done once, and answered alike for 24 hours.
//!
//! The key's row is written before the request is done and holds its answer after. A process that dies in between
//! leaves an open row; when its lease is over, the same request may begin again, with the same ids, so that what was
//! done already is found instead of done twice.

use axum::body::Body;
use http::HeaderValue;
use http::header::{CONTENT_TYPE, HeaderName};

use crate::dispatch::Request;
use crate::envelope::{Response, error_response};
use crate::operation::{Context, Entry, Verb};
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::Fingerprint;
use answerscope_store::callers::idempotency::{CachedResponse, IdempotencyState};
use answerscope_store::runtime::panics::caught;

/// The request's header.
const KEY: HeaderName = HeaderName::from_static("idempotency-key");
/// Says that an answer was given before.
const REPLAYED: HeaderName = HeaderName::from_static("idempotent-replayed");
/// Characters of a key.
const LONGEST: usize = 255;

/// Does a request, or gives the answer that it got before.
pub async fn call(entry: &'static dyn Entry, cx: Context, request: Request) -> Result<Response> {
    let key = match request.headers.get(&KEY) {
        Some(value) if entry.spec().verb == Verb::Post && !entry.spec().for_pages => checked(value)?,
        _ => return entry.call(cx, request).await,
    };
    // The bytes as they are: keys that are no text stay different ones.
    let name = Fingerprint::of(&[key]);
    let content = Fingerprint::of(&[
        request.path.as_bytes(),
        ordered(&request.query).as_bytes(),
        &request.body,
    ]);
    match cx.store.idempotency().begin(name, content).await? {
        IdempotencyState::Answered(kept) => replay(kept),
        IdempotencyState::Another => Err(Error::duplicate(
            "Idempotency-Key: it came with another path, query or body before",
        )),
        IdempotencyState::UnderWay => Err(Error::duplicate(
            "Idempotency-Key: a request with it is under way; try again when that has been answered",
        )),
        IdempotencyState::Begun(begun) => {
            let store = cx.store.clone();
            let cx = Context {
                store: store.with_tokens_of(name, &begun),
                ..cx
            };
            let result = caught("the handler", entry.call(cx, request)).await;
            if result.as_ref().is_err_and(Error::may_pass) {
                // Not kept: the same request may try again at once, and finds what this one did.
                if let Err(error) = store.idempotency().release(name, &begun).await {
                    // It may try again when the lease has run out.
                    tracing::warn!(%error, "an Idempotency-Key could not be released");
                }
                return result;
            }
            let response = result.unwrap_or_else(|error| error_response(&error));
            let (response, kept) = keep(response).await?;
            if let Err(error) = store.idempotency().cache(name, &begun, &kept).await {
                // It is done; only the answer is not kept.
                tracing::error!(%error, "an answer could not be kept for its Idempotency-Key");
            }
            Ok(response)
        }
    }
}

/// A query by its parameters' names: API Gateway hands them over without an order. Values of one name keep theirs.
fn ordered(query: &str) -> String {
    let mut parameters: Vec<&str> = query.split('&').collect();
    parameters.sort_by_key(|parameter| parameter.split('=').next());
    parameters.join("&")
}

fn checked(value: &HeaderValue) -> Result<&[u8]> {
    match String::from_utf8_lossy(value.as_bytes()).chars().count() {
        1..=LONGEST => Ok(value.as_bytes()),
        _ => Err(Error::invalid(format!(
            "Idempotency-Key: expected 1 to {LONGEST} characters"
        ))),
    }
}

async fn keep(response: Response) -> Result<(Response, CachedResponse)> {
    let (parts, body) = response.into_parts();
    let bytes = axum::body::to_bytes(body, usize::MAX).await.map_err(Error::internal)?;
    let media_type = parts.headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok());
    let kept = CachedResponse {
        status: parts.status.as_u16(),
        media_type: media_type.unwrap_or_default().to_owned(),
        body: bytes.to_vec(),
    };
    Ok((Response::from_parts(parts, Body::from(bytes)), kept))
}

fn replay(kept: CachedResponse) -> Result<Response> {
    let response = http::Response::builder()
        .status(kept.status)
        .header(CONTENT_TYPE, kept.media_type)
        .header(REPLAYED, "true")
        .body(Body::from(kept.body));
    response.map_err(Error::internal)
}
