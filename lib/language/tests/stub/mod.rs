//! Servers on loopback that answer with what a test wants, and keep the requests.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;

/// What was asked.
#[derive(Debug)]
pub(crate) struct Asked {
    /// Request line and headers.
    pub(crate) head: String,
    pub(crate) body: serde_json::Value,
}

/// Answers the first request with a status and a body after a while; the address and what was asked.
pub(crate) async fn serve(status: u16, body: String, after: Duration) -> (String, JoinHandle<Asked>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = format!("http://{}", listener.local_addr().expect("an address"));
    let served = tokio::spawn(async move {
        let (mut stream, _) = listener.accept().await.expect("a caller");
        let asked = read(&mut stream).await;
        tokio::time::sleep(after).await;
        let length = body.len();
        let answer = format!(
            "HTTP/1.1 {status} X\r\ncontent-type: application/json\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n{body}"
        );
        // The caller may have given up.
        let _ = stream.write_all(answer.as_bytes()).await;
        asked
    });
    (address, served)
}

async fn read(stream: &mut TcpStream) -> Asked {
    let mut bytes = Vec::new();
    let mut chunk = [0; 4096];
    loop {
        let count = stream.read(&mut chunk).await.expect("a request");
        bytes.extend_from_slice(&chunk[..count]);
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let Some((head, body)) = text.split_once("\r\n\r\n") else {
            continue;
        };
        let length = head.lines().find_map(|line| {
            let (name, value) = line.split_once(':')?;
            name.eq_ignore_ascii_case("content-length")
                .then(|| value.trim().parse::<usize>().ok())?
        });
        if body.len() >= length.unwrap_or_default() {
            let body = serde_json::from_str(body).unwrap_or_default();
            return Asked {
                head: head.to_owned(),
                body,
            };
        }
    }
}

/// One answer of a script.
#[derive(Debug, Clone)]
pub(crate) struct Said {
    pub(crate) status: u16,
    /// Header lines, each with its line end.
    pub(crate) headers: String,
    pub(crate) body: String,
    pub(crate) after: Duration,
}

impl Said {
    /// An answer that comes at once.
    pub(crate) fn new(status: u16, body: impl Into<String>) -> Self {
        Self {
            status,
            headers: String::new(),
            body: body.into(),
            after: Duration::ZERO,
        }
    }
}

/// A server that answers every request with what a script makes of it: which one it is, from 0, and its body.
pub(crate) struct Scripted {
    pub(crate) base: String,
    asked: Arc<Mutex<Vec<serde_json::Value>>>,
}

impl Scripted {
    pub(crate) async fn new(script: impl Fn(usize, &serde_json::Value) -> Said + Send + Sync + 'static) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let base = format!("http://{}", listener.local_addr().expect("an address"));
        let (asked, script) = (Arc::new(Mutex::new(Vec::new())), Arc::new(script));
        let noted = Arc::clone(&asked);
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                let (noted, script) = (Arc::clone(&noted), Arc::clone(&script));
                tokio::spawn(async move {
                    let body = read(&mut stream).await.body;
                    let place = {
                        let mut noted = noted.lock().expect("not poisoned");
                        noted.push(body.clone());
                        noted.len() - 1
                    };
                    let Said {
                        status,
                        headers,
                        body,
                        after,
                    } = script(place, &body);
                    tokio::time::sleep(after).await;
                    let length = body.len();
                    let answer = format!(
                        "HTTP/1.1 {status} X\r\n{headers}content-type: application/json\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n{body}"
                    );
                    // The caller may have given up.
                    let _ = stream.write_all(answer.as_bytes()).await;
                });
            }
        });
        Self { base, asked }
    }

    /// The bodies of the requests so far.
    pub(crate) fn asked(&self) -> Vec<serde_json::Value> {
        self.asked.lock().expect("not poisoned").clone()
    }
}
