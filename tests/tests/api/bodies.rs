//! Bodies that are too large, not wanted or never come, on connections of the test's own.

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::support::{Service, start};

/// Sends a head and then nothing; the status that comes back.
async fn status(service: &Service, method: &str, path: &str, headers: &str) -> String {
    let host = service.url.strip_prefix("http://").expect("an origin");
    let key = service.owner.key.as_deref().expect("a key");
    let mut connection = TcpStream::connect(host).await.expect("a connection");
    let head = format!(
        "{method} /api/v1{path} HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {key}\r\n\
         Content-Type: application/json\r\n{headers}\r\n\r\n"
    );
    connection.write_all(head.as_bytes()).await.expect("sent");
    let mut start = [0; 12];
    connection.read_exact(&mut start).await.expect("an answer");
    String::from_utf8_lossy(&start).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_that_announces_too_much_is_refused_at_once() {
    let service = start().await;
    let length = "Content-Length: 100000000";
    assert_eq!(status(&service, "POST", "/brands", length).await, "HTTP/1.1 413");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_body_of_a_get_is_not_read() {
    let service = start().await;
    for length in [
        "Content-Length: 10",
        "Content-Length: 100000000",
        "Transfer-Encoding: chunked",
    ] {
        assert_eq!(
            status(&service, "GET", "/brands", length).await,
            "HTTP/1.1 200",
            "{length}"
        );
    }
}

/// Whoever sends everything before they listen still gets the answer.
#[tokio::test(flavor = "multi_thread")]
async fn a_caller_that_sends_too_much_gets_the_answer() {
    let service = start().await;
    for megabytes in [7, 20] {
        let text = "x".repeat(megabytes << 20);
        let answer = service.owner.post("/brands", serde_json::json!({"name": text})).await;
        assert_eq!((answer.status.as_u16(), answer.code()), (413, 1002), "{megabytes} MB");
    }
}

/// The report of what was done tells most of what was sent: it has to fit into an answer.
#[tokio::test(flavor = "multi_thread")]
async fn rows_whose_report_could_not_be_carried_are_refused() {
    let service = start().await;
    let brand = service.brand(json!({"name": "Tarvo", "domain": "tarvo.example"})).await;
    let path = format!("/brands/{brand}/prompts");
    let prompt = |number: usize| json!({"query": format!("{number}{}", "\"".repeat(1_600))});
    let all: Vec<Value> = (0..1_000).map(prompt).collect();
    let refused = service.owner.post(&path, json!({"prompts": all})).await;
    assert_eq!(
        (refused.status.as_u16(), refused.code()),
        (413, 1002),
        "{:?}",
        refused.body
    );
    let none = service.owner.get(&path).await;
    assert_eq!(none.body["pagination"]["totalItems"], 0, "nothing of it was done");
}

/// A refusal may come before the body does; the connection serves the next request all the same.
#[tokio::test(flavor = "multi_thread")]
async fn a_connection_outlives_a_body_that_nobody_read() {
    let service = start().await;
    let host = service.url.strip_prefix("http://").expect("an origin");
    let mut connection = TcpStream::connect(host).await.expect("a connection");
    let head = format!("POST /api/v1/brands HTTP/1.1\r\nHost: {host}\r\nContent-Length: 2\r\n\r\n");
    for request in 0..2 {
        connection.write_all(head.as_bytes()).await.expect("sent");
        let mut answer = Vec::new();
        while !answer.ends_with(b"}}") {
            let read = connection.read_buf(&mut answer).await.expect("an answer");
            assert!(read > 0, "request {request}: the connection was closed");
        }
        assert!(answer.starts_with(b"HTTP/1.1 401"), "request {request}");
        connection.write_all(b"{}").await.expect("sent");
    }
}
