//! What adapters ask, and what they do with what comes, over real sockets.

use answerscope_domain::{Day, Engine};
use answerscope_engines::{
    Adapter, Agent, AskError, BUILT_IN_MODEL, EngineConfig, EngineKey, Interface, Invention, NamedBrand, OpenAi,
    Outcome, Question, Submitted, Surface, XAi, connect,
};
use serde_json::{Value, json};
use wiremock::matchers::{any, method, path};
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

pub(crate) async fn serve(server: &MockServer, at: &str, response: Value) {
    let template = ResponseTemplate::new(200).set_body_json(response);
    Mock::given(method("POST"))
        .and(path(at))
        .respond_with(template)
        .mount(server)
        .await;
}

pub(crate) async fn done(adapter: &dyn Adapter, country: &str) -> Outcome {
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
    assert_eq!(of(failed("rate_limit_exceeded")), "rate_limited");
    assert_eq!(of(failed("server_error")), "failed");
    assert_eq!(of(failed("invalid_prompt")), "refused");
    assert_eq!(
        of(json!({ "status": "queued", "model": "m", "output": [] })),
        "bad_answer"
    );
    assert_eq!(
        of(json!({ "status": "completed", "model": "m", "output": [] })),
        "bad_answer"
    );
    let filtered =
        json!({ "status": "incomplete", "incomplete_details": { "reason": "content_filter" }, "model": "m" });
    assert_eq!(of(filtered), "refused");
    let mut long = responses("Norvik (guía)", "https://guia.example/");
    long["status"] = "incomplete".into();
    let outcome = adapter.read(&[long.to_string()]).expect("an answer");
    assert!(outcome.answer().expect("shown").cut);
}

/// A question with what the built-in engine invents with.
fn invented() -> Question {
    let brand = |name: &str, domain: &str| NamedBrand {
        name: name.to_owned(),
        domain: domain.to_owned(),
    };
    let long = "x".repeat(201);
    let unfit = [
        brand(" ", "blank.example"),
        brand("Bell\u{7}", "bell.example"),
        brand(&long, "long.example"),
        brand("Nowhere", "no domain"),
    ];
    let fit = (0..12).map(|number| brand(&format!("Tarvo {number}"), &format!("www.tarvo{number}.example")));
    Question {
        invention: Some(Invention {
            day: Day::parse("2026-09-07").expect("a day"),
            repetition: 2,
            brands: unfit.into_iter().chain(fit).collect(),
        }),
        ..question("ES")
    }
}

#[tokio::test]
async fn the_built_in_engine_is_told_what_to_invent_with() {
    let server = MockServer::start().await;
    serve(
        &server,
        "/responses",
        responses("Norvik (guía)", "https://guia.example/"),
    )
    .await;
    let adapter = connect(Interface::BuiltIn, Engine::GoogleAiOverviews, &config(&server.uri())).expect("an adapter");
    let Ok(Submitted::Done(Outcome::Answer(answer))) = adapter.submit(&invented()).await else {
        panic!("no answer")
    };
    assert_eq!(answer.surface, Surface::Consumer);
    let sent = body(&asked(&server).await[0]);
    assert_eq!(sent["model"], BUILT_IN_MODEL);
    let told = sent["metadata"].as_object().expect("an object");
    assert_eq!(told["engine"], "google-ai-overviews");
    assert_eq!((&told["day"], &told["repetition"]), (&json!("2026-09-07"), &json!("2")));
    assert_eq!(told["brand_1"], "tarvo0.example Tarvo 0");
    assert_eq!(told["brand_10"], "tarvo9.example Tarvo 9");
    assert_eq!(told.len(), 13);
}

#[tokio::test]
async fn no_vendor_is_told_what_to_invent_with() {
    for interface in Interface::ALL {
        if matches!(interface, Interface::BuiltIn | Interface::BedrockNova) {
            continue;
        }
        let server = MockServer::start().await;
        Mock::given(any())
            .respond_with(ResponseTemplate::new(500))
            .mount(&server)
            .await;
        let adapter = connect(interface, interface.engines()[0], &config(&server.uri())).expect("an adapter");
        adapter.submit(&invented()).await.expect_err("no answer");
        for sent in asked(&server).await {
            let all = format!("{} {}", sent.url, String::from_utf8_lossy(&sent.body)).to_lowercase();
            assert!(
                !all.contains("tarvo") && !all.contains("metadata") && !all.contains("2026-09-07"),
                "{all}"
            );
        }
    }
}

#[test]
fn the_built_in_engine_has_no_address_of_its_own() {
    let config = EngineConfig::new(EngineKey::new(""));
    let error = connect(Interface::BuiltIn, Engine::OpenAi, &config)
        .err()
        .expect("an error");
    assert!(error.to_string().contains("no address"), "{error}");
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
