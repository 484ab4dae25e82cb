//! What adapters ask, and what they do with what comes, over real sockets.

use answerscope_domain::Engine;
use answerscope_engines::{
    Adapter, Agent, Anthropic, AskError, Interactions, Interface, OpenAi, Outcome, SearchTool, Submitted, XAi, connect,
};
use serde_json::{Value, json};
use wiremock::matchers::{method, path};
use wiremock::{Mock, MockServer, ResponseTemplate};

use crate::common::{KEY, answer, asked, body, config, part, question};

/// An invented answer of OpenAI's kind; the citation stands behind letters of two and four bytes.
fn responses(text: &str, cited: &str) -> Value {
    let start = text.chars().position(|letter| letter == '(').expect("a mark");
    json!({
        "id": "resp_1",
        "status": "completed",
        "model": "gpt-test-2026-11-01",
        "output": [
            { "type": "web_search_call", "id": "ws_1", "status": "completed", "action": {
                "type": "search", "queries": ["hervidor mejor", "kettle test"],
                "sources": [{ "type": "url", "url": cited }, { "type": "url", "url": "https://lab.example/kettles" }],
            } },
            { "type": "message", "role": "assistant", "content": [{ "type": "output_text", "text": text, "annotations": [
                { "type": "url_citation", "url": cited, "title": "Hervidores", "start_index": start, "end_index": text.chars().count() },
            ] }] },
        ],
        "usage": { "input_tokens": 100, "output_tokens": 20 },
    })
}

async fn serve(server: &MockServer, at: &str, response: Value) {
    let template = ResponseTemplate::new(200).set_body_json(response);
    Mock::given(method("POST"))
        .and(path(at))
        .respond_with(template)
        .mount(server)
        .await;
}

async fn done(adapter: &dyn Adapter, country: &str) -> Outcome {
    match adapter.submit(&question(country)).await {
        Ok(Submitted::Done(outcome)) => outcome,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn openai_is_asked_from_a_country_and_keeps_its_sources() {
    let server = MockServer::start().await;
    let text = "Größe 🏔 zählt: Norvik (guía)";
    serve(
        &server,
        "/v1/responses",
        responses(text, "https://guia.example/hervidores"),
    )
    .await;
    let adapter = OpenAi::new(&config(&format!("{}/v1/", server.uri()))).expect("an adapter");
    let answer = answer(done(&adapter, "ES").await);
    let span = answer.citations[0].span.expect("a place");
    assert_eq!(part(&answer.text, span.start, span.end), "(guía)");
    assert_eq!(answer.searches, ["hervidor mejor", "kettle test"]);
    let pages: Vec<_> = answer
        .sources
        .iter()
        .map(|page| (page.url.as_str(), page.cited))
        .collect();
    assert_eq!(
        pages,
        [
            ("https://guia.example/hervidores", true),
            ("https://lab.example/kettles", false)
        ]
    );
    assert!(
        !answer.country_refused && answer.unknown.is_empty(),
        "{:?}",
        answer.unknown
    );
    let requests = asked(&server).await;
    let sent = body(&requests[0]);
    assert_eq!(requests[0].headers["authorization"], format!("Bearer {KEY}"));
    assert_eq!(sent["input"], question("ES").prompt);
    assert_eq!(sent["include"], json!(["web_search_call.action.sources"]));
    assert_eq!(
        sent["tools"][0]["user_location"],
        json!({ "type": "approximate", "country": "ES" })
    );
    assert_eq!(sent["store"], false);
}

#[tokio::test]
async fn a_country_that_is_refused_is_left_out_and_told() {
    for interface in [Interface::OpenAiResponses, Interface::XAiResponses] {
        let server = MockServer::start().await;
        let refused = json!({ "error": { "message": "Unsupported value", "param": "tools[0].user_location.country" } });
        Mock::given(method("POST"))
            .respond_with(ResponseTemplate::new(400).set_body_json(refused))
            .up_to_n_times(1)
            .mount(&server)
            .await;
        serve(
            &server,
            "/responses",
            responses("Norvik (guía)", "https://guia.example/"),
        )
        .await;
        let adapter = connect(interface, interface.engines()[0], &config(&server.uri())).expect("an adapter");
        let answer = answer(done(adapter.as_ref(), "AQ").await);
        assert!(answer.country_refused);
        let requests = asked(&server).await;
        let places: Vec<_> = requests
            .iter()
            .map(|sent| body(sent)["tools"][0].get("user_location").is_some())
            .collect();
        assert_eq!(places, [true, false]);
    }
}

#[tokio::test]
async fn a_request_that_is_refused_for_another_reason_is_not_asked_again() {
    let server = MockServer::start().await;
    let refused = json!({ "error": { "message": format!("no such model for {KEY}"), "param": "model" } });
    Mock::given(method("POST"))
        .respond_with(ResponseTemplate::new(400).set_body_json(refused))
        .mount(&server)
        .await;
    let adapter = OpenAi::new(&config(&server.uri())).expect("an adapter");
    let error = adapter.submit(&question("ES")).await.expect_err("refused");
    let message = "model: no such model for …".to_owned();
    assert_eq!(error, AskError::Rejected { status: 400, message });
    assert_eq!(asked(&server).await.len(), 1);
}

#[tokio::test]
async fn a_refusal_in_words_is_no_answer() {
    let server = MockServer::start().await;
    let refusal = json!({ "type": "refusal", "refusal": "I can not help with that." });
    let response = json!({ "model": "m", "output": [{ "type": "message", "content": [refusal] }] });
    serve(&server, "/responses", response).await;
    let adapter = OpenAi::new(&config(&server.uri())).expect("an adapter");
    let error = adapter.submit(&question("ES")).await.expect_err("refused");
    let reason = "I can not help with that.".to_owned();
    assert_eq!(error, AskError::PromptRefused { reason });
}

#[test]
fn what_the_vendor_says_of_its_own_failure_is_told() {
    let adapter = OpenAi::new(&config("http://127.0.0.1:9")).expect("an adapter");
    let of = |response: Value| {
        adapter
            .read(&[response.to_string()])
            .map_or_else(|error| error.code(), |_| "answer")
    };
    let failed = |code: &str| json!({ "status": "failed", "error": { "code": code, "message": "x" }, "model": "m", "output": [] });
    assert_eq!(of(failed("rate_limit_exceeded")), "limited");
    assert_eq!(of(failed("server_error")), "failed");
    assert_eq!(of(failed("invalid_prompt")), "prompt-refused");
    assert_eq!(
        of(json!({ "status": "queued", "model": "m", "output": [] })),
        "bad-answer"
    );
    assert_eq!(
        of(json!({ "status": "completed", "model": "m", "output": [] })),
        "bad-answer"
    );
    let filtered =
        json!({ "status": "incomplete", "incomplete_details": { "reason": "content_filter" }, "model": "m" });
    assert_eq!(of(filtered), "prompt-refused");
    let mut long = responses("Norvik (guía)", "https://guia.example/");
    long["status"] = "incomplete".into();
    let outcome = adapter.read(&[long.to_string()]).expect("an answer");
    assert!(outcome.answer().expect("shown").cut);
}

#[test]
fn another_engine_may_stand_behind_the_format() {
    let adapter = OpenAi::new(&config("http://127.0.0.1:9")).expect("an adapter");
    let adapter = adapter.in_place_of(Engine::Copilot, "built-in");
    assert_eq!(
        (adapter.description().engine, adapter.description().provider),
        (Engine::Copilot, "built-in")
    );
}

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
    let adapter = Interactions::new(&config(&server.uri())).expect("an adapter");
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

#[test]
fn gemini_tells_why_it_does_not_answer() {
    let adapter = crate::common::reader(Interface::GeminiGenerateContent, Engine::Gemini);
    let of = |response: Value| {
        adapter
            .read(&[response.to_string()])
            .map_or_else(|error| error.code(), |_| "answer")
    };
    assert_eq!(
        of(json!({ "promptFeedback": { "blockReason": "SAFETY" }, "modelVersion": "m" })),
        "prompt-refused"
    );
    let safety = json!({ "modelVersion": "m", "candidates": [{ "finishReason": "SAFETY" }] });
    assert_eq!(of(safety), "prompt-refused");
    let thought = json!({ "text": "I think", "thought": true });
    let mut response = json!({ "modelVersion": "m", "candidates": [{ "content": { "parts": [thought] } }] });
    assert_eq!(of(response.clone()), "bad-answer", "thoughts are no answer");
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

#[tokio::test]
async fn perplexity_is_told_to_search_and_in_which_language() {
    let server = MockServer::start().await;
    let response = json!({ "status": "completed", "model": "p", "output": [
        { "type": "search_results", "queries": ["hervidor"], "results": [
            { "id": 3, "url": "https://guia.example/", "title": "Guía" }] },
        { "type": "fetch_url_results", "contents": [{ "url": "https://lab.example/", "title": "Lab", "snippet": "" }] },
        { "type": "message", "content": [{ "type": "output_text", "text": "Norvik.[3][9]", "annotations": [] }] },
    ] });
    serve(&server, "/v1/agent", response).await;
    let adapter = Agent::new(&config(&server.uri())).expect("an adapter");
    let answer = answer(done(&adapter, "ES").await);
    assert_eq!(answer.citations.len(), 1);
    assert_eq!(answer.unknown["mark without a result"], 1);
    assert_eq!(answer.sources.len(), 2);
    let sent = body(&asked(&server).await[0]);
    assert_eq!(
        (
            &sent["language_preference"],
            &sent["tools"][0]["user_location"]["country"]
        ),
        (&json!("es"), &json!("ES"))
    );
    assert!(
        sent["instructions"]
            .as_str()
            .is_some_and(|told| told.contains("Search the web"))
    );
}

#[test]
fn grok_tells_what_it_charged_and_searches_in_two_forms() {
    let adapter = XAi::new(&config("http://127.0.0.1:9")).expect("an adapter");
    let annotation = json!({ "type": "url_citation", "url": "https://guia.example/", "title": "1", "start_index": 7, "end_index": 12 });
    let response = json!({
        "status": "completed", "model": "grok-test",
        "output": [
            { "type": "web_search_call", "status": "completed", "arguments": { "query": "hervidor" } },
            { "type": "custom_tool_call", "name": "web_search", "input": "{\"query\":\"kettle\"}" },
            { "type": "web_search_call", "status": "failed", "arguments": "{\"url\":\"https://lab.example/\"}" },
            { "type": "message", "content": [{ "type": "output_text", "text": "Norvik [[1]]", "annotations": [annotation] }] },
        ],
        "citations": ["https://guia.example/", "https://foro.example/"],
        "usage": { "input_tokens": 9, "output_tokens": 1, "cost_in_usd_ticks": 37_756_000u64, "num_server_side_tools_used": 3 },
    });
    let outcome = adapter.read(&[response.to_string()]).expect("an answer");
    let answer = outcome.answer().expect("shown");
    assert_eq!(answer.searches, ["hervidor", "kettle"]);
    assert_eq!((answer.failed_searches, answer.sources.len()), (1, 3));
    assert_eq!(
        (answer.usage.dollars, answer.usage.searches),
        (Some(0.003_775_6), Some(3))
    );
    let cited = &answer.citations[0];
    assert_eq!(
        (cited.title.as_deref(), cited.span.map(|span| span.start)),
        (None, Some(7)),
        "a number is no title"
    );
}

#[test]
fn interfaces_have_names_and_only_their_engines() {
    for interface in Interface::ALL {
        assert_eq!(Interface::from_name(interface.as_str()), Some(interface));
        assert_eq!(json!(interface), interface.as_str());
        for engine in Engine::ALL {
            let made = connect(interface, engine, &config("https://gateway.example")).is_ok();
            assert_eq!(made, interface.engines().contains(&engine), "{interface:?} {engine}");
        }
    }
}
