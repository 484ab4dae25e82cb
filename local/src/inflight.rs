//! How many requests are being answered: a connection without one need not be waited for.

use axum::body::Body;
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;
use http_body_util::BodyExt;
use tokio::sync::watch;

/// Counts requests until their answers are sent or given up.
#[derive(Clone, Default)]
pub(crate) struct InFlight(watch::Sender<usize>);

struct Held(watch::Sender<usize>);

impl Drop for Held {
    fn drop(&mut self) {
        self.0.send_modify(|open| *open -= 1);
    }
}

impl InFlight {
    /// The layer that counts.
    pub(crate) async fn count(State(Self(open)): State<Self>, request: Request, next: Next) -> Response {
        open.send_modify(|open| *open += 1);
        let held = Held(open);
        let response = next.run(request).await;
        response.map(|body| {
            Body::new(body.map_frame(move |frame| {
                let _held = &held;
                frame
            }))
        })
    }

    /// Waits until no request is being answered.
    pub(crate) async fn none(&self) {
        let mut open = self.0.subscribe();
        // The sender lives as long as this counter.
        let _none = open.wait_for(|open| *open == 0).await;
    }
}
