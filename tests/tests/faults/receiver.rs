//! Somebody who gets webhooks: `/ok` takes them, `/fail` does not.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex};

use axum::Router;
use axum::body::Bytes;
use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode};
use axum::routing::post;
use serde_json::Value;

/// What came, by path and task.
#[derive(Debug, Clone, Default)]
pub(crate) struct Receiver(Arc<Mutex<BTreeMap<(String, String), Received>>>);

/// The requests about one task.
#[derive(Debug, Clone, Default)]
pub(crate) struct Received {
    /// Requests.
    pub(crate) requests: usize,
    /// Different deliveries: the values of `webhook-id`.
    pub(crate) deliveries: BTreeSet<String>,
    /// Different bodies.
    pub(crate) bodies: BTreeSet<String>,
}

impl Receiver {
    /// Listens on loopback; the origin to register.
    pub(crate) async fn listen() -> (Self, String) {
        let receiver = Self::default();
        let seen = receiver.clone();
        let take = move |Path(path): Path<String>, headers: HeaderMap, body: Bytes| async move {
            let body = serde_json::from_slice(&body).expect("JSON");
            seen.note(&path, &headers, &body);
            if path == "ok" {
                StatusCode::NO_CONTENT
            } else {
                StatusCode::INTERNAL_SERVER_ERROR
            }
        };
        let listener = tokio::net::TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
        let origin = format!("http://{}", listener.local_addr().expect("an address"));
        let router = Router::new().route("/{path}", post(take));
        tokio::spawn(async move { axum::serve(listener, router).await });
        (receiver, origin)
    }

    fn note(&self, path: &str, headers: &HeaderMap, body: &Value) {
        let ids = ["exportId", "generationId", "collectionId"];
        let task = ids.into_iter().find_map(|id| body["data"][id].as_str());
        let mut seen = self.0.lock().expect("the receiver");
        let received = seen
            .entry((path.to_owned(), task.unwrap_or_default().to_owned()))
            .or_default();
        received.requests += 1;
        let id = headers.get("webhook-id").and_then(|id| id.to_str().ok());
        received.deliveries.insert(id.unwrap_or_default().to_owned());
        received.bodies.insert(body.to_string());
    }

    /// What came at a path about a task.
    pub(crate) fn about(&self, path: &str, task: &str) -> Received {
        let seen = self.0.lock().expect("the receiver");
        seen.get(&(path.to_owned(), task.to_owned()))
            .cloned()
            .unwrap_or_default()
    }
}
