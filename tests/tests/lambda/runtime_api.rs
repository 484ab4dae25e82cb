//! The Runtime API that Lambda offers a function's process: `next` hands it an event, `response` and `error` take what
//! came of it, <https://docs.aws.amazon.com/lambda/latest/dg/runtimes-api.html>. What a process posts is given to the
//! test unread, so that the test says how fast it is read, and may break it off.

use std::net::SocketAddr;
use std::sync::Arc;

use tokio::net::TcpListener;
use tokio::sync::{Mutex, mpsc, watch};

use crate::http::{Connection, Head};

const PREFIX: &str = "/2018-06-01/runtime";
/// In ms this is the year 2100: no invocation of a test is late.
const DEADLINE: &str = "4102444800000";

/// The Runtime API of one process.
pub(crate) struct RuntimeApi {
    pub(crate) address: SocketAddr,
    served: Arc<Served>,
    posts: mpsc::UnboundedReceiver<Post>,
    invocations: usize,
}

struct Served {
    events: mpsc::UnboundedSender<(String, String)>,
    waiting: Mutex<mpsc::UnboundedReceiver<(String, String)>>,
    posts: mpsc::UnboundedSender<Post>,
    /// How often the process has asked for an event.
    polls: watch::Sender<usize>,
}

/// What a process posts: its head is read, its body is not.
pub(crate) struct Post {
    pub(crate) head: Head,
    connection: Connection,
    served: Arc<Served>,
}

impl RuntimeApi {
    /// Listens on a free port.
    pub(crate) async fn listen() -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let (events, waiting) = mpsc::unbounded_channel();
        let (sender, posts) = mpsc::unbounded_channel();
        let served = Arc::new(Served {
            events,
            waiting: Mutex::new(waiting),
            posts: sender,
            polls: watch::Sender::new(0),
        });
        let accepting = Arc::clone(&served);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(serve(Connection::new(stream), Arc::clone(&accepting)));
            }
        });
        Self {
            address,
            served,
            posts,
            invocations: 0,
        }
    }

    /// Has an event waiting for the process; the id of the invocation.
    pub(crate) fn put(&mut self, event: String) -> String {
        self.invocations += 1;
        let id = format!("00000000-0000-4000-8000-{:012}", self.invocations);
        let put = self.served.events.send((id.clone(), event));
        put.expect("the receiver lives as long as the sender");
        id
    }

    /// The next thing that the process posts.
    pub(crate) async fn post(&mut self) -> Post {
        self.posts
            .recv()
            .await
            .expect("the sender lives as long as the receiver")
    }

    /// Whether nothing has been posted that was not looked at.
    pub(crate) fn silent(&self) -> bool {
        self.posts.is_empty()
    }

    /// Waits until the process has asked for this many events.
    pub(crate) async fn polled(&self, times: usize) {
        let mut polls = self.served.polls.subscribe();
        polls.wait_for(|polls| *polls >= times).await.expect("the sender lives");
    }
}

impl Post {
    /// The next chunk; empty for the one that ends the body.
    pub(crate) async fn chunk(&mut self) -> Vec<u8> {
        self.connection.chunk().await.expect("a whole chunk")
    }

    /// The whole body that is left, accepted.
    pub(crate) async fn body(mut self) -> Vec<u8> {
        let body = self.connection.body(&self.head).await.expect("a whole body");
        if self.connection.answer("202 Accepted", &[], "").await {
            tokio::spawn(serve(self.connection, self.served));
        }
        body
    }

    /// Closes the connection where it stands: whoever the body was for has gone away.
    pub(crate) fn go_away(self) {
        drop(self.connection);
    }
}

/// Serves one connection until the process closes it, or posts.
async fn serve(mut connection: Connection, served: Arc<Served>) {
    while let Some(head) = connection.head().await {
        if head.path() != format!("{PREFIX}/invocation/next") {
            let posts = served.posts.clone();
            // A test that is over takes no posts any more.
            let _over = posts.send(Post {
                head,
                connection,
                served,
            });
            return;
        }
        served.polls.send_modify(|polls| *polls += 1);
        let Some((id, event)) = served.waiting.lock().await.recv().await else {
            return;
        };
        let headers = [
            ("Content-Type", "application/json"),
            ("Lambda-Runtime-Aws-Request-Id", id.as_str()),
            ("Lambda-Runtime-Deadline-Ms", DEADLINE),
            (
                "Lambda-Runtime-Invoked-Function-Arn",
                "arn:aws:lambda:us-east-1:123456789012:function:sample",
            ),
            ("Lambda-Runtime-Trace-Id", "Root=1-00000000-000000000000000000000001"),
        ];
        if !connection.answer("200 OK", &headers, &event).await {
            return;
        }
    }
}
