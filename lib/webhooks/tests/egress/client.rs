//! What is sent to a receiver, and what its answers come to.

use std::sync::Arc;
use std::time::Duration;

use answerscope_webhooks::{
    ANSWER_BYTES, AttemptFailure, AttemptOutcome, Client, Policy, SystemResolver, TIME_OUT, Target, signature,
};
use bytes::Bytes;
use http::HeaderMap;
use tokio::net::TcpSocket;

use crate::common::{DEVELOPMENT, Receiver, Scripted};

const BODY: &[u8] = br#"{"event":"data_exported"}"#;

async fn post(url: &str) -> AttemptOutcome {
    post_with(&Client::new(DEVELOPMENT), url, HeaderMap::new()).await
}

async fn post_with(client: &Client, url: &str, headers: HeaderMap) -> AttemptOutcome {
    let target = Target::parse(url, &DEVELOPMENT).expect(url);
    client.post(&target, headers, Bytes::from_static(BODY)).await
}

/// An attempt at a receiver that answers with these bytes.
async fn answered(answer: impl Into<Vec<u8>>) -> AttemptOutcome {
    post(&Receiver::answering(answer).await.url()).await
}

#[tokio::test]
async fn a_delivery_carries_its_headers_and_body_and_nothing_that_tells_more() {
    let receiver = Receiver::answering("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nthank").await;
    let secret = signature::SigningSecret::new([1; 32]);
    let headers = signature::headers(std::slice::from_ref(&secret), "msg_1", 1_700_000_000, BODY).expect("headers");
    let outcome = post_with(&Client::new(DEVELOPMENT), &receiver.url(), headers.clone()).await;
    assert_eq!(
        (outcome.status, outcome.failure, outcome.answer.as_str()),
        (Some(200), None, "thank")
    );
    assert!(outcome.delivered());

    let requests = receiver.requests();
    let (head, body) = requests[0].split_once("\r\n\r\n").expect("a request");
    assert_eq!(body.as_bytes(), BODY);
    let mut lines: Vec<_> = head.lines().map(str::to_lowercase).collect();
    lines.sort();
    let signed = headers[signature::SIGNATURE].to_str().expect("ASCII").to_lowercase();
    let mut expected = vec![
        "post /hook http/1.1".to_owned(),
        "accept: */*".to_owned(),
        format!("content-length: {}", BODY.len()),
        "content-type: application/json".to_owned(),
        format!("host: {}", receiver.address),
        "user-agent: answerscope-webhooks/1".to_owned(),
        "webhook-id: msg_1".to_owned(),
        "webhook-timestamp: 1700000000".to_owned(),
        format!("webhook-signature: {signed}"),
    ];
    expected.sort();
    assert_eq!(lines, expected);
}

#[tokio::test]
async fn every_attempt_has_a_connection_of_its_own_and_no_cookie() {
    let answer = "HTTP/1.1 200 OK\r\nSet-Cookie: a=b\r\nConnection: keep-alive\r\nContent-Length: 0\r\n\r\n";
    let (receiver, client) = (Receiver::answering(answer).await, Client::new(DEVELOPMENT));
    for attempt in 1..=3 {
        assert!(post_with(&client, &receiver.url(), HeaderMap::new()).await.delivered());
        assert_eq!(receiver.connections(), attempt, "no connection is used twice");
    }
    assert!(
        receiver
            .requests()
            .iter()
            .all(|request| !request.to_lowercase().contains("cookie"))
    );
}

#[tokio::test]
async fn two_hundred_and_something_delivers_and_everything_else_fails() {
    for (status, failure) in [
        (200, None),
        (204, None),
        (299, None),
        (300, Some(AttemptFailure::Redirected)),
        (304, Some(AttemptFailure::Redirected)),
        (400, Some(AttemptFailure::Status)),
        (410, Some(AttemptFailure::Status)),
        (429, Some(AttemptFailure::Status)),
        (503, Some(AttemptFailure::Status)),
        (999, Some(AttemptFailure::Status)),
    ] {
        let outcome = answered(format!("HTTP/1.1 {status} X\r\nContent-Length: 0\r\n\r\n")).await;
        assert_eq!((outcome.status, outcome.failure), (Some(status), failure));
    }
}

/// The clock stands still until nothing else can happen, and is then put forward: the test takes no time.
#[tokio::test(start_paused = true)]
async fn a_receiver_that_does_not_answer_has_failed_after_five_seconds() {
    for time_out in [TIME_OUT, Duration::from_secs(60)] {
        let silent = Receiver::answering("").await;
        let client = Client::with(DEVELOPMENT, Arc::new(SystemResolver), time_out);
        let outcome = post_with(&client, &silent.url(), HeaderMap::new()).await;
        assert_eq!(
            (outcome.status, outcome.failure),
            (None, Some(AttemptFailure::TimedOut))
        );
        assert!(
            outcome.duration >= time_out && outcome.duration < time_out * 2,
            "{:?}",
            outcome.duration
        );
    }
    assert_eq!(TIME_OUT, Duration::from_secs(5));
}

#[tokio::test(start_paused = true)]
async fn a_name_server_that_does_not_answer_counts_too() {
    struct Silent;
    impl answerscope_webhooks::Resolve for Silent {
        fn resolve(&self, _name: &str) -> answerscope_webhooks::Resolving {
            Box::pin(std::future::pending())
        }
    }
    let client = Client::with(Policy::default(), Arc::new(Silent), TIME_OUT);
    let outcome = post_with(&client, "https://good.example/", HeaderMap::new()).await;
    assert_eq!(outcome.failure, Some(AttemptFailure::TimedOut));
    assert!(outcome.duration >= TIME_OUT, "{:?}", outcome.duration);
}

#[tokio::test]
async fn only_the_beginning_of_an_answer_is_read() {
    let mut answer = b"HTTP/1.1 500 Oh\r\nContent-Length: 9000000000\r\n\r\n".to_vec();
    answer.resize(answer.len() + 8_000_000, b'x');
    let outcome = answered(answer).await;
    assert_eq!(
        (outcome.status, outcome.failure),
        (Some(500), Some(AttemptFailure::Status))
    );
    assert_eq!(outcome.answer, "x".repeat(ANSWER_BYTES));
}

#[tokio::test]
async fn an_answer_is_neither_decompressed_nor_trusted_to_be_text() {
    let zipped = b"HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 4\r\n\r\n\x1f\x8bab";
    assert_eq!(answered(zipped.as_slice()).await.answer, "\u{1f}\u{fffd}ab");
}

#[tokio::test]
async fn what_is_no_http_or_has_too_many_headers_is_broken() {
    let headers = |count: usize| (0..count).map(|n| format!("X-{n}: y\r\n")).collect::<String>();
    let with = |headers: &str| format!("HTTP/1.1 200 OK\r\n{headers}Content-Length: 0\r\n\r\n");
    for answer in [
        "SSH-2.0-OpenSSH_9.6\r\n".to_owned(),
        "-ERR unknown command\r\n".to_owned(),
        "HTTP/1.1 20\r\n\r\n".to_owned(),
        with(&headers(65)),
        with(&format!("X: {}\r\n", "y".repeat(1_000_000))),
        with("Content-Length: 5\r\n"),
    ] {
        let outcome = answered(answer.clone()).await;
        let beginning = answer.chars().take(60).collect::<String>();
        assert_eq!(
            (outcome.status, outcome.failure),
            (None, Some(AttemptFailure::Broken)),
            "{beginning}"
        );
    }
    assert!(answered(with(&headers(60))).await.delivered());
}

#[tokio::test]
async fn nobody_there_and_no_such_name() {
    // Bound and not listening: nobody else can take the port meanwhile.
    let bound = TcpSocket::new_v4().expect("a socket");
    bound.bind("127.0.0.1:0".parse().expect("an address")).expect("a port");
    let free = bound.local_addr().expect("an address");
    assert_eq!(
        post(&format!("http://{free}/")).await.failure,
        Some(AttemptFailure::NotConnected)
    );
    for resolver in [Scripted::new(vec![]), Scripted::new(vec![vec![]])] {
        let client = resolver.client(Policy::default());
        let outcome = post_with(&client, "https://good.example/", HeaderMap::new()).await;
        assert_eq!(
            (outcome.status, outcome.failure),
            (None, Some(AttemptFailure::Unresolved))
        );
    }
}

/// What a receiver and the owner of a webhook get to read names no address.
#[test]
fn failures_tell_no_address() {
    for failure in [
        AttemptFailure::Refused(answerscope_webhooks::Refused::Resolved),
        AttemptFailure::Unresolved,
        AttemptFailure::NotConnected,
        AttemptFailure::TimedOut,
        AttemptFailure::Broken,
        AttemptFailure::Redirected,
        AttemptFailure::Status,
    ] {
        let text = failure.to_string();
        assert!(text.len() > 20 && !text.contains("127."), "{text}");
    }
}
