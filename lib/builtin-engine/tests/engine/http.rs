//! The server: what it answers, what it refuses, and its faults.

use std::sync::Arc;
use std::time::Duration;

use answerscope_builtin_engine::MODEL;
use answerscope_builtin_engine::faults::{Fault, Faults};
use answerscope_builtin_engine::server::{MOST_BYTES, ServerConfig, router};
use answerscope_domain::clock::{Clock, Moment};
use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Request, StatusCode};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tower::ServiceExt;

struct Noon;

impl Clock for Noon {
    fn now(&self) -> Moment {
        Moment::parse("now", "2026-09-07T12:00:00Z").expect("a moment")
    }
}

fn config() -> ServerConfig {
    ServerConfig::new(1, Arc::new(Noon))
}

fn with(fault: Fault) -> Router {
    router(ServerConfig {
        faults: Faults::only(fault, 1.0).expect("a chance"),
        ..config()
    })
}

async fn post(router: &Router, body: impl Into<Body>) -> (StatusCode, HeaderMap, String) {
    post_to(router, "/v1/responses", body).await
}

async fn post_to(router: &Router, path: &str, body: impl Into<Body>) -> (StatusCode, HeaderMap, String) {
    let request = Request::post(path)
        .header("content-type", "application/json")
        .header("authorization", "Bearer any")
        .body(body.into())
        .expect("a request");
    let response = router.clone().oneshot(request).await.expect("a response");
    let (parts, body) = response.into_parts();
    let bytes = body.collect().await.expect("a body").to_bytes();
    (
        parts.status,
        parts.headers,
        String::from_utf8(bytes.to_vec()).expect("UTF-8"),
    )
}

fn request() -> Value {
    json!({
        "model": "gpt-5",
        "input": "Which robot vacuum is best for pet hair?",
        "tools": [{"type": "web_search", "user_location": {"type": "approximate", "country": "US"}}],
        "include": ["web_search_call.action.sources"],
        "metadata": {"engine": "perplexity", "repetition": "1", "brand_1": "tarvo.com Tarvo"},
    })
}

async fn answer(router: &Router, request: &Value) -> Value {
    let (status, headers, body) = post(router, request.to_string()).await;
    assert_eq!(
        (status, headers["content-type"].as_bytes()),
        (StatusCode::OK, &b"application/json"[..]),
        "{body}"
    );
    serde_json::from_str(&body).expect("JSON")
}

/// The only content of the message.
fn content(response: &Value) -> &Value {
    let output = response["output"].as_array().expect("a list");
    let message = output.iter().find(|item| item["type"] == "message").expect("a message");
    &message["content"][0]
}

#[tokio::test]
async fn an_answer_has_the_format_of_the_responses_api() {
    let router = router(config());
    let response = answer(&router, &request()).await;
    assert_eq!(
        (response["model"].as_str(), response["status"].as_str()),
        (Some(MODEL), Some("completed"))
    );
    assert_eq!(response["created_at"], 1_788_782_400);
    let searches: Vec<_> = response["output"].as_array().expect("a list").iter().collect();
    let searches: Vec<_> = searches
        .into_iter()
        .filter(|item| item["type"] == "web_search_call")
        .collect();
    assert_eq!(searches[0]["action"]["queries"][0], request()["input"]);
    let text = content(&response)["text"].as_str().expect("a text");
    let signs: Vec<char> = text.chars().collect();
    let annotations = content(&response)["annotations"].as_array().expect("a list");
    assert!(!annotations.is_empty());
    for annotation in annotations {
        let place = |key: &str| usize::try_from(annotation[key].as_u64().expect("a number")).expect("a place");
        let cited: String = signs[place("start_index")..place("end_index")].iter().collect();
        let url = annotation["url"].as_str().expect("a URL");
        assert!(cited.contains(url) && !annotation["title"].as_str().expect("a title").is_empty());
        let page = url.trim_end_matches("?utm_source=openai");
        let found = searches
            .iter()
            .any(|search| search["action"]["sources"].to_string().contains(page));
        assert!(found, "{url}");
    }
    let usage = &response["usage"];
    let count = |key: &str| usage[key].as_u64().expect("a number");
    assert_eq!(count("input_tokens") + count("output_tokens"), count("total_tokens"));
}

/// The shape of a value: its keys, and of what kind their values are; of a list what its first item is.
fn shape(value: &Value, path: &str, shapes: &mut Vec<String>) {
    match value {
        Value::Object(fields) => fields
            .iter()
            .for_each(|(key, value)| shape(value, &format!("{path}.{key}"), shapes)),
        Value::Array(items) => {
            let kind = |item: &Value| item["type"].as_str().unwrap_or_default().to_owned();
            items
                .iter()
                .for_each(|item| shape(item, &format!("{path}[{}]", kind(item)), shapes));
        }
        Value::Null => {}
        Value::String(_) => shapes.push(format!("{path}: text")),
        Value::Number(_) => shapes.push(format!("{path}: number")),
        Value::Bool(_) => shapes.push(format!("{path}: bool")),
    }
}

#[tokio::test]
async fn what_adapters_read_has_the_shape_of_the_recording() {
    let root = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../../shared/recordings/openai/1-web-search.json"
    );
    let Ok(file) = std::fs::read_to_string(root) else {
        eprintln!("skipped: the recording is not present");
        return;
    };
    let recording: Value = serde_json::from_str(&file).expect("JSON");
    let shapes = |value: &Value| {
        let mut shapes = Vec::new();
        shape(value, "", &mut shapes);
        shapes.into_iter().collect::<std::collections::BTreeSet<_>>()
    };
    let real = shapes(&recording["response"]);
    let ours = shapes(&answer(&router(config()), &request()).await);
    for part in [
        ".model",
        ".id",
        ".object",
        ".created_at",
        ".status",
        ".usage.",
        ".output[message].",
        ".output[reasoning].",
        ".output[web_search_call].id",
        ".output[web_search_call].status",
        ".output[web_search_call].action.query",
        ".output[web_search_call].action.type",
        ".output[web_search_call].action.sources[url]",
    ] {
        let of = |shapes: &std::collections::BTreeSet<String>| {
            let known = shapes
                .iter()
                .filter(|shape| shape.starts_with(part) && !shape.contains("queries"));
            known.cloned().collect::<Vec<_>>()
        };
        assert!(!of(&real).is_empty(), "{part}");
        assert_eq!(of(&ours), of(&real), "{part}");
    }
}

#[tokio::test]
async fn the_same_request_has_the_same_answer_and_sources_only_when_asked_for() {
    let router = router(config());
    let text = |response: &Value| content(response)["text"].clone();
    let first = answer(&router, &request()).await;
    assert_eq!(text(&first), text(&answer(&router, &request()).await));
    let mut other = request();
    other["metadata"]["day"] = json!("2026-09-08");
    other["include"] = Value::Null;
    let other = answer(&router, &other).await;
    assert_ne!(text(&first), text(&other));
    assert!(!other.to_string().contains("sources") && first.to_string().contains("sources"));
    let mut plain = request();
    plain["tools"] = json!([]);
    plain["input"] = json!([{"role": "system", "content": "Be brief."}, {"role": "user", "content": [
        {"type": "input_text", "text": "best kettle"}]}]);
    let plain = answer(&router, &plain).await;
    assert_eq!(
        (
            &content(&plain)["annotations"],
            plain["output"].as_array().map(Vec::len)
        ),
        (&json!([]), Some(1))
    );
}

#[tokio::test]
async fn a_path_plays_an_engine_where_the_request_names_none() {
    let router = router(config());
    let text = |body: &str| content(&serde_json::from_str(body).expect("JSON"))["text"].clone();
    let mut bare = request();
    bare["metadata"].as_object_mut().expect("an object").remove("engine");
    let (_, _, named) = post(&router, request().to_string()).await;
    let (_, _, played) = post_to(&router, "/engines/perplexity/v1/responses", bare.to_string()).await;
    let (_, _, other) = post_to(&router, "/engines/chatgpt/v1/responses", bare.to_string()).await;
    let (_, _, default) = post(&router, bare.to_string()).await;
    assert_eq!((text(&named), text(&other)), (text(&played), text(&default)));
    assert_ne!(text(&played), text(&other));
    let (status, _, reply) = post_to(&router, "/engines/altavista/v1/responses", bare.to_string()).await;
    assert_eq!(status, StatusCode::NOT_FOUND, "{reply}");
}

#[tokio::test]
async fn what_is_no_request_is_refused_with_a_reason() {
    let router = router(config());
    let changed = |key: &str, value: Value| {
        let mut request = request();
        request[key] = value;
        request.to_string()
    };
    for (body, says) in [
        ("{".to_owned(), "no JSON"),
        ("[]".to_owned(), "invalid"),
        (changed("model", json!("")), "model"),
        (changed("model", Value::Null), "invalid type"),
        (changed("input", json!("  ")), "no text"),
        (changed("input", json!([])), "no text"),
        (changed("input", json!("é".repeat(2_001))), "2000 characters"),
        (changed("stream", json!(true)), "stream"),
        (changed("metadata", json!({"engine": "altavista"})), "engine: expected"),
        (changed("metadata", json!({"day": "tomorrow"})), "day: expected"),
        (changed("metadata", json!({"repetition": "-1"})), "repetition: expected"),
        (
            changed("metadata", json!({"brand_3": "tarvo.com"})),
            "brand_3: expected",
        ),
        (
            changed("metadata", json!({"brand_1": "no_domain Tarvo"})),
            "brand_1: expected",
        ),
        (
            changed("metadata", json!({"brand_1": "tarvo.com Tar\u{7}vo"})),
            "brand_1: expected",
        ),
    ] {
        let (status, _, reply) = post(&router, body).await;
        let error: Value = serde_json::from_str(&reply).expect("JSON");
        assert_eq!(
            (status, &error["error"]["type"]),
            (StatusCode::BAD_REQUEST, &json!("invalid_request_error"))
        );
        assert!(
            error["error"]["message"]
                .as_str()
                .is_some_and(|message| message.contains(says)),
            "{says}: {reply}"
        );
    }
    let (status, _, reply) = post(&router, changed("user", json!("x".repeat(MOST_BYTES)))).await;
    assert_eq!(status, StatusCode::PAYLOAD_TOO_LARGE, "{reply}");
    let (status, _, _) = post(&router, changed("input", json!("é".repeat(2_000)))).await;
    assert_eq!(status, StatusCode::OK);
}

#[tokio::test]
async fn faults_look_as_a_vendors() {
    let body = request().to_string();
    let (status, headers, reply) = post(&with(Fault::RateLimited), body.clone()).await;
    assert_eq!(
        (status, headers["retry-after"].as_bytes()),
        (StatusCode::TOO_MANY_REQUESTS, &b"1"[..])
    );
    assert!(reply.contains("rate_limit_exceeded"));
    let (status, _, reply) = post(&with(Fault::ServerError), body.clone()).await;
    assert!(status.is_server_error() && reply.contains("server_error"));
    let (status, _, reply) = post(&with(Fault::Truncated), body).await;
    assert!(status.is_success() && serde_json::from_str::<Value>(&reply).is_err());
    let refused = answer(&with(Fault::Refusal), &request()).await;
    assert_eq!(content(&refused)["type"], "refusal");
    let empty = answer(&with(Fault::Empty), &request()).await;
    assert_eq!((&content(&empty)["text"], &empty["model"]), (&json!(""), &json!(MODEL)));
}

#[tokio::test(start_paused = true)]
async fn a_stall_ends_after_its_time() {
    let start = tokio::time::Instant::now();
    let late = answer(&with(Fault::Stall), &request()).await;
    assert!(start.elapsed() >= Duration::from_secs(120));
    assert_eq!(
        content(&late)["text"],
        content(&answer(&router(config()), &request()).await)["text"]
    );
}

#[tokio::test]
async fn a_question_that_fails_may_succeed_when_it_is_asked_again() {
    let statuses = || async {
        let router = router(ServerConfig {
            faults: "rate-limited=0.5".parse().expect("faults"),
            ..config()
        });
        let mut statuses = Vec::new();
        for _ in 0..12 {
            statuses.push(post(&router, request().to_string()).await.0);
        }
        statuses
    };
    let first = statuses().await;
    assert!(
        first.contains(&StatusCode::OK) && first.contains(&StatusCode::TOO_MANY_REQUESTS),
        "{first:?}"
    );
    assert_eq!(first, statuses().await, "the same seed fails at the same attempts");
}
