//! The built-in engine in the process: the requests of the real adapter, answered where they are made. No port is opened.

use std::convert::Infallible;
use std::fmt;

use answerscope_builtin_engine::server::{ServerConfig, router};
use answerscope_engines::{AskError, BodyStream, Transport};
use axum::Router;
use axum::body::Body;
use futures::future::BoxFuture;
use futures::{StreamExt, TryStreamExt};
use http::{Request, Response};
use tower::ServiceExt;

/// Carries requests to a built-in engine in the process.
#[derive(Clone)]
pub struct BuiltInTransport(Router);

impl BuiltInTransport {
    /// An engine of its own, with its own count of attempts.
    pub fn new(config: ServerConfig) -> Self {
        Self(router(config))
    }
}

impl fmt::Debug for BuiltInTransport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("BuiltInTransport")
    }
}

impl Transport for BuiltInTransport {
    fn send(&self, request: Request<Vec<u8>>) -> BoxFuture<'_, Result<Response<BodyStream>, AskError>> {
        let router = self.0.clone();
        Box::pin(async move {
            let answered: Result<_, Infallible> = router.oneshot(request.map(Body::from)).await;
            let Ok(response) = answered;
            Ok(response.map(|body| body.into_data_stream().map_err(|_| AskError::Interrupted).boxed()))
        })
    }
}
