//! How the request of an adapter travels: over the network, or to an engine in the same process.

use std::fmt;

use bytes::Bytes;
use futures::StreamExt;
use futures::future::BoxFuture;
use futures::stream::{BoxStream, unfold};
use http::{Request, Response};
use reqwest::Client;

use crate::error::AskError;

/// The body of a response, as it comes.
pub type BodyStream = BoxStream<'static, Result<Bytes, AskError>>;

/// Sends requests. Deadline, size and content type are looked at by who sends: a transport follows no redirect and asks
/// nobody twice.
pub trait Transport: Send + Sync + fmt::Debug {
    /// Sends a request, whose address is complete.
    ///
    /// # Errors
    /// [`AskError::Unreachable`] where it was not sent, [`AskError::Interrupted`] where the connection broke off.
    fn send(&self, request: Request<Vec<u8>>) -> BoxFuture<'_, Result<Response<BodyStream>, AskError>>;
}

/// HTTP over the network.
#[derive(Debug, Clone)]
pub(crate) struct Network(pub(crate) Client);

impl Transport for Network {
    fn send(&self, request: Request<Vec<u8>>) -> BoxFuture<'_, Result<Response<BodyStream>, AskError>> {
        Box::pin(async move {
            let request = request.try_into().map_err(|error| reason(&error))?;
            let response = self.0.execute(request).await.map_err(|error| reason(&error))?;
            let mut reply = Response::builder().status(response.status());
            if let Some(headers) = reply.headers_mut() {
                headers.clone_from(response.headers());
            }
            let body = unfold(response, |mut response| async move {
                let chunk = response.chunk().await.map_err(|error| reason(&error)).transpose()?;
                Some((chunk, response))
            });
            reply.body(body.boxed()).or(Err(AskError::Interrupted))
        })
    }
}

fn reason(error: &reqwest::Error) -> AskError {
    match error {
        error if error.is_connect() || error.is_builder() => AskError::Unreachable,
        error if error.is_timeout() => AskError::TimedOut,
        _ => AskError::Interrupted,
    }
}
