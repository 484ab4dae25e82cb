//! An answer as Lambda carries it to API Gateway.

use axum::body::{HttpBody, to_bytes};
use lambda_http::{Body, BoxFuture, IntoResponse};

use crate::envelope::{Response, error_response};
use answerscope_domain::error::Error;

/// Bytes of the largest answer that goes as a string in JSON, where quotes and backslashes take two bytes each: whatever it holds,
/// it stays below the 6 MB that Lambda carries. A larger one goes in base64, which makes it a third longer and no more.
const LARGEST_STRING: u64 = 2_000_000;

/// An answer, as text or, where that may become too large, in base64; the caller gets the same bytes.
#[derive(Debug)]
pub(crate) struct Carried(pub(crate) Response);

impl IntoResponse for Carried {
    fn into_response(self) -> BoxFuture<'static, http::Response<Body>> {
        if self.0.body().size_hint().lower() <= LARGEST_STRING {
            return self.0.into_response();
        }
        Box::pin(async {
            let (parts, body) = self.0.into_parts();
            match to_bytes(body, usize::MAX).await {
                Ok(bytes) => http::Response::from_parts(parts, Body::Binary(bytes.into())),
                Err(error) => {
                    error_response(&Error::internal(error.to_string()))
                        .into_response()
                        .await
                }
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use axum::body::Body as Sent;

    use super::*;

    async fn carried(text: &str) -> Body {
        let response = http::Response::builder().header("Content-Type", "application/json");
        let response = response.body(Sent::from(text.to_owned())).expect("a response");
        Carried(response).into_response().await.into_body()
    }

    #[tokio::test]
    async fn what_quotes_would_make_too_large_is_carried_in_base64() {
        let largest = "\"".repeat(LARGEST_STRING as usize);
        assert_eq!(carried(&largest).await, Body::Text(largest.clone()));
        let larger = largest + "\"";
        assert_eq!(carried(&larger).await, Body::Binary(larger.clone().into_bytes()));
    }
}
