//! Answers that take more than one request: Claude's paused turns and Gemini's redirects.

use std::sync::Arc;
use std::time::Duration;

use answerscope_domain::Engine;
use answerscope_engines::{
    Adapter, Anthropic, AskError, BodyStream, EngineConfig, Gemini, Interface, SearchTool, Sent, Submitted, Transport,
};
use bytes::Bytes;
use futures::future::BoxFuture;
use http::{Request, Response};
use serde_json::{Value, json};
use tokio::time::timeout;
use wiremock::matchers::{method, path};
use wiremock::{Mock, MockServer, ResponseTemplate};

use crate::asking::{done, serve};
use crate::common::{KEY, answer, asked, body, config, part, question, reader};

#[tokio::test]
async fn a_paused_turn_is_continued_with_what_came() {
    let server = MockServer::start().await;
    let searched = json!([
        { "type": "text", "text": "Let me look." },
        { "type": "server_tool_use", "id": "s1", "name": "web_search", "input": { "query": "hervidor" } },
    ]);
    let usage = json!({ "input_tokens": 10, "cache_read_input_tokens": 5, "output_tokens": 2,
        "server_tool_use": { "web_search_requests": 1 } });
    let paused = json!({ "model": "claude-test", "content": searched, "stop_reason": "pause_turn", "usage": usage,
        "container": { "id": "container_1" } });
    Mock::given(method("POST"))
        .respond_with(ResponseTemplate::new(200).set_body_json(paused))
        .up_to_n_times(1)
        .mount(&server)
        .await;
    let rest = json!([
        { "type": "web_search_tool_result", "tool_use_id": "s1", "content": [
            { "type": "web_search_result", "url": "https://guia.example/", "title": "Guía" }] },
        { "type": "web_search_tool_result", "tool_use_id": "s2", "content": {
            "type": "web_search_tool_result_error", "error_code": "too_many_requests" } },
        { "type": "text", "text": "Norvik.", "citations": [
            { "type": "web_search_result_location", "url": "https://guia.example/", "title": null, "cited_text": "x" }] },
    ]);
    let rest = json!({ "model": "claude-test", "content": rest, "stop_reason": "end_turn", "usage": usage });
    serve(&server, "/messages", rest).await;
    let adapter = Anthropic::new(&config(&server.uri()))
        .expect("an adapter")
        .with_tool(SearchTool::Filtered);
    let answer = answer(done(&adapter, "ES").await);
    assert_eq!(answer.text, "Let me look.\n\nNorvik.");
    let span = answer.citations[0].span.expect("a place");
    assert_eq!(part(&answer.text, span.start, span.end), "Norvik.");
    assert_eq!(
        (
            answer.searches.len(),
            answer.failed_searches,
            answer.raw.len(),
            answer.cut
        ),
        (1, 1, 2, false)
    );
    assert_eq!((answer.usage.input_tokens, answer.usage.searches), (Some(30), Some(2)));
    let requests = asked(&server).await;
    let second = body(&requests[1]);
    assert_eq!(
        second["messages"][1],
        json!({ "role": "assistant", "content": searched })
    );
    assert_eq!(second["container"], "container_1");
    assert_eq!(second["tools"][0]["type"], "web_search_20260209");
    assert_eq!(requests[1].headers["x-api-key"], KEY);
    assert_eq!(
        adapter
            .read(&answer.raw)
            .expect("read again")
            .answer()
            .expect("shown")
            .text,
        answer.text
    );
}

#[tokio::test]
async fn a_turn_that_never_ends_is_cut_off() {
    let server = MockServer::start().await;
    let paused =
        json!({ "model": "claude-test", "content": [{ "type": "text", "text": "On. " }], "stop_reason": "pause_turn" });
    serve(&server, "/messages", paused).await;
    let adapter = Anthropic::new(&config(&server.uri())).expect("an adapter");
    let answer = answer(done(&adapter, "ES").await);
    assert!(answer.cut && asked(&server).await.len() == 6, "{}", answer.text);
    let refused =
        json!({ "model": "m", "content": [], "stop_reason": "refusal", "stop_details": { "category": "cyber" } });
    let error = adapter.read(&[refused.to_string()]).expect_err("refused");
    assert_eq!(
        error,
        AskError::PromptRefused {
            reason: "cyber".to_owned()
        }
    );
}

fn redirect(to: &str) -> String {
    format!("https://vertexaisearch.cloud.google.com/grounding-api-redirect/{to}")
}

#[tokio::test]
async fn geminis_redirects_become_pages_where_they_are_public() {
    let server = MockServer::start().await;
    let cite = |to: &str, title: &str, start: usize| json!({ "type": "url_citation", "url": redirect(to), "title": title, "start_index": start, "end_index": start + 7 });
    let annotations = [
        cite("page", "guia.example", 0),
        cite("private", "intern.example", 8),
        cite("gone", "lab.example", 8),
        cite("nameless", "Some page", 8),
    ];
    let content = json!([{ "type": "text", "text": "Größe.  Norvik.", "annotations": annotations }]);
    let steps = json!([
        { "type": "google_search_call", "arguments": { "queries": ["hervidor"] } },
        { "type": "model_output", "content": content },
    ]);
    let response = json!({ "status": "completed", "model": "gemini-test", "steps": steps });
    serve(&server, "/interactions", response).await;
    let leads = |to: &str, page: &str| {
        let template = ResponseTemplate::new(302).insert_header("location", page);
        let matched = path(format!("/grounding-api-redirect/{to}"));
        Mock::given(method("HEAD")).and(matched).respond_with(template)
    };
    leads("page", "https://guia.example/hervidores?id=1")
        .mount(&server)
        .await;
    leads("private", "http://169.254.169.254/latest").mount(&server).await;
    leads("nameless", "http://localhost/").mount(&server).await;
    let adapter = Gemini::interactions(&config(&server.uri())).expect("an adapter");
    let adapter = adapter.with_redirects_via(&server.uri()).expect("loopback is taken");
    let answer = answer(done(&adapter, "ES").await);
    let found: Vec<_> = answer
        .citations
        .iter()
        .map(|cited| (cited.url.as_str(), cited.exact))
        .collect();
    let nameless = redirect("nameless");
    let expected = [
        ("https://guia.example/hervidores?id=1", true),
        ("https://intern.example/", false),
        ("https://lab.example/", false),
        (nameless.as_str(), true),
    ];
    assert_eq!(found, expected);
    let span = answer.citations[0].span.expect("a place");
    assert_eq!(part(&answer.text, span.start, span.end), "Größe", "seven bytes");
    let requests = asked(&server).await;
    assert_eq!(requests[0].headers["x-goog-api-key"], KEY);
    let rest = requests
        .iter()
        .filter(|sent| sent.method == wiremock::http::Method::HEAD);
    assert!(
        rest.clone().count() == 4
            && rest
                .into_iter()
                .all(|sent| !sent.headers.contains_key("x-goog-api-key"))
    );
    assert!(
        body(&requests[0])["system_instruction"]
            .as_str()
            .is_some_and(|told| told.contains("ES"))
    );
}

/// Google's answer, from the same process.
#[derive(Debug)]
struct Answered(String);

impl Transport for Answered {
    fn send(&self, _: Request<Vec<u8>>) -> BoxFuture<'_, Result<Response<BodyStream>, AskError>> {
        let body = Bytes::from(self.0.clone());
        let body: BodyStream = Box::pin(futures::stream::once(std::future::ready(Ok(body))));
        let response = Response::builder()
            .header("content-type", "application/json")
            .body(body);
        Box::pin(std::future::ready(response.or(Err(AskError::Interrupted))))
    }
}

#[tokio::test(start_paused = true)]
async fn redirects_that_do_not_come_cost_no_answer() {
    let silent = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let via = format!("http://{}", silent.local_addr().expect("an address"));
    let cited = json!({ "type": "url_citation", "url": redirect("page"), "title": "guia.example" });
    let content = json!([{ "type": "text", "text": "Norvik.", "annotations": [cited] }]);
    let steps = json!([{ "type": "model_output", "content": content }]);
    let response = json!({ "status": "completed", "model": "gemini-test", "steps": steps });
    let deadline = Duration::from_secs(5);
    let config = EngineConfig {
        deadline,
        transport: Some(Arc::new(Answered(response.to_string()))),
        ..config("http://localhost:1")
    };
    let adapter = Gemini::interactions(&config).expect("an adapter");
    let adapter = adapter.with_redirects_via(&via).expect("loopback is taken");
    let question = question("ES");
    // Who asks waits as long, and has what was sent before the redirects are asked for.
    let before = Sent::default();
    let asked = timeout(deadline, adapter.request(&question, &before))
        .await
        .expect("in time");
    let Ok(Submitted::Done(sent)) = asked else {
        panic!("no answer: {asked:?}")
    };
    let mut answer = answer(adapter.read(&sent.bodies).expect("an answer"));
    assert_eq!(answer.citations[0].url, redirect("page"));
    let resolved = adapter.resolve(&mut answer);
    timeout(Duration::from_secs(11), resolved).await.expect("in time");
    assert_eq!(answer.citations[0].url, "https://guia.example/");
}

#[tokio::test]
async fn another_process_goes_on_behind_the_turns_that_came() {
    let server = MockServer::start().await;
    let text = json!([{ "type": "text", "text": "Norvik." }]);
    let rest = json!({ "model": "claude-test", "content": text, "stop_reason": "end_turn" });
    serve(&server, "/messages", rest).await;
    let adapter = Anthropic::new(&config(&server.uri())).expect("an adapter");
    let look = json!([{ "type": "text", "text": "Let me look." }]);
    let paused = json!({ "model": "claude-test", "content": look, "stop_reason": "pause_turn" });
    let before = Sent {
        bodies: vec![paused.to_string()],
        country_refused: true,
        unfinished: true,
    };
    let asked_for = question("ES");
    let Ok(Submitted::Done(sent)) = adapter.request(&asked_for, &before).await else {
        panic!("no answer")
    };
    assert!(
        (sent.bodies.len(), sent.unfinished, sent.country_refused) == (2, false, true),
        "{sent:?}"
    );
    let requests = asked(&server).await;
    let told = body(&requests[0]);
    assert_eq!(told["messages"][1]["content"], look);
    assert_eq!(told["tools"][0].get("user_location"), None, "the country was refused");
    assert_eq!(
        answer(adapter.read(&sent.bodies).expect("an answer")).text,
        "Let me look.Norvik."
    );
}

#[test]
fn gemini_tells_why_it_does_not_answer() {
    let adapter = reader(Interface::GeminiGenerateContent, Engine::Gemini);
    let of = |response: Value| {
        adapter
            .read(&[response.to_string()])
            .map_or_else(|error| error.code(), |_| "answer")
    };
    assert_eq!(
        of(json!({ "promptFeedback": { "blockReason": "SAFETY" }, "modelVersion": "m" })),
        "refused"
    );
    let safety = json!({ "modelVersion": "m", "candidates": [{ "finishReason": "SAFETY" }] });
    assert_eq!(of(safety), "refused");
    let thought = json!({ "text": "I think", "thought": true });
    let mut response = json!({ "modelVersion": "m", "candidates": [{ "content": { "parts": [thought] } }] });
    assert_eq!(of(response.clone()), "bad_answer", "thoughts are no answer");
    let parts = response
        .pointer_mut("/candidates/0/content/parts")
        .and_then(Value::as_array_mut);
    parts.expect("a list").push(json!({ "text": "Norvik." }));
    assert_eq!(of(response.clone()), "answer");
    let support = json!({ "segment": { "endIndex": 3, "partIndex": 1 }, "groundingChunkIndices": [4] });
    response["candidates"][0]["groundingMetadata"] = json!({ "groundingSupports": [support] });
    let error = adapter.read(&[response.to_string()]).expect_err("no such chunk");
    assert!(
        error.to_string().contains("groundingChunkIndices[0] names no chunk"),
        "{error}"
    );
}
