//! What the tests stand on: receivers, a canary that notices connections, and resolvers that answer as told.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use answerscope_webhooks::{Client, Policy, Resolve, Resolving};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// What development allows.
pub(crate) const DEVELOPMENT: Policy = Policy { allow_loopback: true };

/// A listener on loopback that must not be connected to.
pub(crate) struct Canary(TcpListener);

impl Canary {
    pub(crate) async fn new() -> Self {
        Self(TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a free port"))
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.0.local_addr().expect("an address")
    }

    /// Connections are accepted in the order they were made: when the first that comes out of the queue is the one made
    /// here, there was none before. No waiting, and no race.
    pub(crate) async fn assert_untouched(&self, what: &str) {
        let marker = TcpStream::connect(self.address()).await.expect("the canary listens");
        let (_, peer) = self.0.accept().await.expect("a connection");
        assert_eq!(
            peer,
            marker.local_addr().expect("an address"),
            "{what} opened a connection"
        );
    }
}

/// A receiver that answers every request with the same bytes and keeps the connection open.
pub(crate) struct Receiver {
    pub(crate) address: SocketAddr,
    requests: Arc<Mutex<Vec<String>>>,
    connections: Arc<AtomicUsize>,
}

impl Receiver {
    pub(crate) async fn answering(answer: impl Into<Vec<u8>>) -> Self {
        let (answer, listener) = (
            answer.into(),
            TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a port"),
        );
        let (requests, connections) = (Arc::<Mutex<Vec<String>>>::default(), Arc::<AtomicUsize>::default());
        let address = listener.local_addr().expect("an address");
        let (seen, count) = (requests.clone(), connections.clone());
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                count.fetch_add(1, Ordering::SeqCst);
                tokio::spawn(serve(stream, answer.clone(), seen.clone()));
            }
        });
        Self {
            address,
            requests,
            connections,
        }
    }

    pub(crate) fn url(&self) -> String {
        format!("http://{}/hook", self.address)
    }

    /// All requests so far, head and body as they came.
    pub(crate) fn requests(&self) -> Vec<String> {
        self.requests.lock().expect("no panic").clone()
    }

    pub(crate) fn connections(&self) -> usize {
        self.connections.load(Ordering::SeqCst)
    }
}

/// Answers until the client closes. A body in the tests always ends with `}`.
async fn serve(mut stream: TcpStream, answer: Vec<u8>, seen: Arc<Mutex<Vec<String>>>) {
    let (mut request, mut buffer) = (Vec::new(), [0; 4096]);
    while let Ok(count @ 1..) = stream.read(&mut buffer).await {
        request.extend_from_slice(&buffer[..count]);
        if request.ends_with(b"}") {
            seen.lock()
                .expect("no panic")
                .push(String::from_utf8_lossy(&request).into_owned());
            request.clear();
            if stream.write_all(&answer).await.is_err() {
                return;
            }
        }
    }
}

/// A resolver that gives one answer after the other, and the last one from then on.
pub(crate) struct Scripted {
    answers: Vec<Vec<SocketAddr>>,
    calls: AtomicUsize,
}

impl Scripted {
    pub(crate) fn new(answers: Vec<Vec<SocketAddr>>) -> Arc<Self> {
        Arc::new(Self {
            answers,
            calls: AtomicUsize::new(0),
        })
    }

    pub(crate) fn calls(&self) -> usize {
        self.calls.load(Ordering::SeqCst)
    }

    /// A client of this policy that asks here.
    pub(crate) fn client(self: &Arc<Self>, policy: Policy) -> Client {
        Client::with(policy, self.clone(), Duration::from_secs(5))
    }
}

impl Resolve for Scripted {
    fn resolve(&self, _name: &str) -> Resolving {
        let call = self.calls.fetch_add(1, Ordering::SeqCst);
        let answer = self.answers.get(call).or(self.answers.last()).cloned();
        Box::pin(async move { answer.ok_or_else(|| io::Error::other("no such name")) })
    }
}
