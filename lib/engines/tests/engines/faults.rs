//! Servers that fail, for every adapter.

use std::time::Duration;

use answerscope_domain::Engine;
use answerscope_engines::{Adapter, AskError, EngineConfig, Interface, LARGEST, OpenAi, RetryAdvice, connect};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use wiremock::matchers::any;
use wiremock::{Mock, MockServer, ResponseTemplate};

use crate::common::{KEY, asked, config, question};

fn interfaces() -> impl Iterator<Item = (Interface, Engine)> {
    let all = Interface::ALL
        .into_iter()
        .filter(|interface| *interface != Interface::BedrockNova);
    all.map(|interface| (interface, interface.engines()[0]))
}

/// What each adapter makes of a server that answers all requests in one way.
async fn told(template: ResponseTemplate, deadline: Duration) -> Vec<(Interface, AskError)> {
    let server = MockServer::start().await;
    Mock::given(any()).respond_with(template).mount(&server).await;
    let mut errors = Vec::new();
    for (interface, engine) in interfaces() {
        let config = EngineConfig {
            deadline,
            ..config(&server.uri())
        };
        let adapter = connect(interface, engine, &config).expect("an adapter");
        let error = adapter.submit(&question("ES")).await.expect_err(interface.as_str());
        for shown in [error.to_string(), format!("{error:?}")] {
            assert!(!shown.contains(KEY), "{shown}");
        }
        errors.push((interface, error));
    }
    errors
}

const AMPLE: Duration = Duration::from_secs(30);

async fn all_tell(template: ResponseTemplate, code: &str, retry: RetryAdvice) {
    for (interface, error) in told(template, AMPLE).await {
        assert_eq!((error.code(), error.retry()), (code, retry), "{interface:?}: {error}");
    }
}

fn json(body: &str) -> ResponseTemplate {
    ResponseTemplate::new(200).set_body_raw(body, "application/json")
}

#[tokio::test]
async fn refused_keys_stop_the_engine() {
    let echo = format!("{{\"error\":{{\"message\":\"Incorrect API key provided: {KEY}\"}}}}");
    for status in [401, 403] {
        let template = ResponseTemplate::new(status).set_body_raw(echo.clone(), "application/json");
        all_tell(template, "unauthorized", RetryAdvice::Never).await;
    }
    assert!(AskError::KeyRefused { status: 401 }.stops_engine());
}

#[tokio::test]
async fn limits_are_told_with_and_without_a_time() {
    let busy = ResponseTemplate::new(429);
    all_tell(busy.clone(), "rate_limited", RetryAdvice::Later).await;
    let seven = busy.insert_header("retry-after", "7");
    all_tell(seven, "rate_limited", RetryAdvice::After(Duration::from_secs(7))).await;
}

#[tokio::test]
async fn failing_servers_may_be_asked_again() {
    for status in [500, 502, 503, 504, 529] {
        all_tell(ResponseTemplate::new(status), "unavailable", RetryAdvice::Later).await;
    }
    let later = ResponseTemplate::new(503).insert_header("retry-after", "120");
    all_tell(later, "unavailable", RetryAdvice::After(Duration::from_secs(120))).await;
}

#[tokio::test]
async fn empty_answers_name_what_is_missing() {
    for (interface, error) in told(json("{}"), AMPLE).await {
        let AskError::BadAnswer { field, raw, .. } = error else {
            panic!("{interface:?}: {error}")
        };
        assert!(!field.is_empty() && raw == ["{}"], "{interface:?}: {field}");
    }
    all_tell(json("[]"), "bad_answer", RetryAdvice::Never).await;
}

#[tokio::test]
async fn cut_off_json_is_kept_and_asked_for_again() {
    let cut = "{\"model\":\"m\",\"output\":[{\"type\":\"mess";
    all_tell(json(cut), "not_json", RetryAdvice::Later).await;
    all_tell(json(""), "not_json", RetryAdvice::Later).await;
    let latin = ResponseTemplate::new(200).set_body_raw(b"{\"a\":\"\xe9\"}".to_vec(), "application/json");
    all_tell(latin, "not_json", RetryAdvice::Later).await;
}

#[tokio::test]
async fn other_content_types_are_not_read() {
    let page = ResponseTemplate::new(200).set_body_raw("<html>{}</html>", "text/html; charset=utf-8");
    for (interface, error) in told(page, AMPLE).await {
        let found = "text/html".to_owned();
        assert_eq!(error, AskError::ContentType { found }, "{interface:?}");
    }
}

#[tokio::test]
async fn redirects_are_not_followed() {
    let elsewhere = MockServer::start().await;
    Mock::given(any()).respond_with(json("{}")).mount(&elsewhere).await;
    for status in [301, 302, 307, 308] {
        let template = ResponseTemplate::new(status).insert_header("location", elsewhere.uri());
        all_tell(template, "redirected", RetryAdvice::Never).await;
    }
    assert!(asked(&elsewhere).await.is_empty(), "the key went nowhere else");
}

#[tokio::test]
async fn what_is_too_large_is_not_read() {
    let large = vec![b' '; LARGEST + 1];
    let template = ResponseTemplate::new(200).set_body_raw(large, "application/json");
    all_tell(template, "too_large", RetryAdvice::Never).await;
}

#[tokio::test]
async fn servers_that_say_nothing_are_left() {
    let silent = json("{}").set_delay(AMPLE);
    for (interface, error) in told(silent, Duration::from_millis(100)).await {
        assert_eq!(
            (error.code(), error.retry()),
            ("timed_out", RetryAdvice::Later),
            "{interface:?}"
        );
        assert!(error.may_be_paid());
    }
}

/// A server that sends this and then either closes or stays silent.
async fn sends(bytes: &[u8], closes: bool) -> String {
    let bytes = bytes.to_vec();
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = format!("http://{}", listener.local_addr().expect("an address"));
    tokio::spawn(async move {
        let mut open = Vec::new();
        while let Ok((mut stream, _)) = listener.accept().await {
            let mut request = [0; 64 * 1024];
            let _ = stream.read(&mut request).await;
            let _ = stream.write_all(&bytes).await;
            if !closes {
                open.push(stream);
            }
        }
    });
    address
}

async fn asked_for(base: &str, deadline: Duration) -> AskError {
    let config = EngineConfig {
        deadline,
        ..config(base)
    };
    let adapter = OpenAi::new(&config).expect("an adapter");
    adapter.submit(&question("ES")).await.expect_err("no answer")
}

#[tokio::test]
async fn bodies_that_break_off_or_stall_end_in_time() {
    let begun = b"HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{\"model\"";
    assert_eq!(asked_for(&sends(begun, true).await, AMPLE).await, AskError::Interrupted);
    let stalled = asked_for(&sends(begun, false).await, Duration::from_millis(200)).await;
    assert_eq!(stalled, AskError::TimedOut);
    let nothing = asked_for(&sends(b"", true).await, AMPLE).await;
    assert_eq!(nothing, AskError::Interrupted);
    let no_http = asked_for(&sends(b"garbage\r\n\r\n", true).await, AMPLE).await;
    assert_eq!(no_http, AskError::Interrupted);
}

#[tokio::test]
async fn a_length_that_is_too_large_is_refused_before_the_body() {
    let endless = b"HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 99999999\r\n\r\n{";
    let error = asked_for(&sends(endless, false).await, AMPLE).await;
    assert_eq!(error, AskError::TooLarge { limit: LARGEST });
}

#[tokio::test]
async fn a_body_without_a_length_is_read_up_to_the_limit() {
    let mut large = b"HTTP/1.1 200 OK\r\ncontent-type: application/json\r\nconnection: close\r\n\r\n".to_vec();
    large.resize(large.len() + LARGEST + 1, b' ');
    let error = asked_for(&sends(&large, true).await, AMPLE).await;
    assert_eq!(error, AskError::TooLarge { limit: LARGEST });
}

#[tokio::test]
async fn nobody_there_is_told_and_was_not_paid() {
    let free = TcpListener::bind("127.0.0.1:0")
        .await
        .expect("a port")
        .local_addr()
        .expect("an address");
    let error = asked_for(&format!("http://{free}"), AMPLE).await;
    assert_eq!(error, AskError::Unreachable);
    assert!(error.retry() == RetryAdvice::Later && !error.may_be_paid());
}
