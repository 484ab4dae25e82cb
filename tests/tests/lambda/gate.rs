//! A gate before S3: requests wait until the test lets them through or refuses them.

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, Response, StatusCode};
use tokio::sync::watch;

/// Opened and closed by the test.
#[derive(Debug, Clone)]
pub(crate) struct Gate(watch::Sender<State>);

#[derive(Debug, Clone, Copy, Default)]
struct State {
    /// Requests that have come.
    come: usize,
    /// How many of them may pass.
    may_pass: usize,
    /// Whether the others are refused.
    refusing: bool,
}

/// What S3 answers whose key or policy was withdrawn.
const DENIED: &str = "<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>";

impl Gate {
    /// Stands before an endpoint; the gate's own.
    pub(crate) async fn before(endpoint: &str) -> (Self, String) {
        let gate = Self(watch::Sender::new(State::default()));
        let (guard, endpoint) = (gate.clone(), endpoint.to_owned());
        let http = reqwest::Client::new();
        let pass = move |request: Request<Body>| {
            let (guard, endpoint, http) = (guard.clone(), endpoint.clone(), http.clone());
            async move { guard.pass(&http, &endpoint, request).await }
        };
        let listener = tokio::net::TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
        let address = format!("http://{}", listener.local_addr().expect("an address"));
        let router = Router::new().fallback(pass);
        tokio::spawn(async move { axum::serve(listener, router).await });
        (gate, address)
    }

    async fn pass(self, http: &reqwest::Client, endpoint: &str, request: Request<Body>) -> Response<Body> {
        let mut number = 0;
        self.0.send_modify(|state| {
            state.come += 1;
            number = state.come;
        });
        let mut states = self.0.subscribe();
        let state = *states
            .wait_for(|state| state.may_pass >= number || state.refusing)
            .await
            .expect("this is a sender");
        if state.may_pass < number {
            let denied = Response::builder().status(StatusCode::FORBIDDEN);
            return denied.body(Body::from(DENIED)).expect("an answer");
        }
        let (parts, body) = request.into_parts();
        let body = to_bytes(body, usize::MAX).await.expect("a body");
        // The `Host` header is signed and goes along.
        let forwarded = http.request(parts.method, format!("{endpoint}{}", parts.uri));
        let answer = forwarded
            .headers(parts.headers)
            .body(body)
            .send()
            .await
            .expect("an answer");
        let mut response = Response::new(Body::empty());
        (*response.status_mut(), *response.headers_mut()) = (answer.status(), answer.headers().clone());
        *response.body_mut() = Body::from(answer.bytes().await.expect("a body"));
        response
    }

    /// Lets the first so many requests through, counted from the start.
    pub(crate) fn open(&self, requests: usize) {
        self.0.send_modify(|state| state.may_pass = requests);
    }

    /// Refuses those that may not pass, now and later.
    pub(crate) fn refuse(&self) {
        self.0.send_modify(|state| state.refusing = true);
    }

    /// Has those that may not pass wait again.
    pub(crate) fn hold(&self) {
        self.0.send_modify(|state| state.refusing = false);
    }

    /// Waits until so many requests have come.
    pub(crate) async fn come(&self, requests: usize) {
        let mut states = self.0.subscribe();
        states
            .wait_for(|state| state.come >= requests)
            .await
            .expect("this is a sender");
    }

    /// How many have come.
    pub(crate) fn count(&self) -> usize {
        self.0.borrow().come
    }
}
