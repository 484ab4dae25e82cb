//! What is asked of Nova and what its answers are read as, over a real socket, in the form of its documentation.

use std::time::Duration;

use answerscope_domain::Engine;
use answerscope_domain::country::Country;
use answerscope_engines::{Adapter, AskError, ConfiguredEngines, Outcome, Question, Submitted, Surface};
use answerscope_engines_bedrock::NovaGrounding;
use aws_credential_types::Credentials;
use aws_sdk_bedrockruntime::Client;
use aws_sdk_bedrockruntime::config::{BehaviorVersion, Region};
use serde_json::{Value, json};
use wiremock::matchers::any;
use wiremock::{Mock, MockServer, ResponseTemplate};

fn client(base: &str) -> Client {
    let config = aws_sdk_bedrockruntime::Config::builder()
        .behavior_version(BehaviorVersion::latest())
        .region(Region::new("us-east-1"))
        .credentials_provider(Credentials::new("id", "secret", None, None, "test"))
        .http_client(aws_smithy_http_client::Builder::new().build_http())
        .endpoint_url(base);
    Client::from_conf(config.build())
}

fn nova(base: &str) -> NovaGrounding {
    NovaGrounding::new(client(base), Engine::Copilot).with_deadline(Duration::from_secs(20))
}

fn question() -> Question {
    Question {
        prompt: "best kettle?".to_owned(),
        country: Country::known("US"),
        language: None,
        invention: None,
    }
}

/// An answer with what the SDK's types know and with what they do not.
fn response() -> Value {
    let cite = |url: &str| json!({ "location": { "web": { "url": url, "domain": "guide.example" } } });
    json!({
        "output": { "message": { "role": "assistant", "content": [
            { "toolUse": { "toolUseId": "t1", "name": "nova_grounding", "type": "server_tool_use", "input": { "query": "kettles" } } },
            { "toolResult": { "toolUseId": "t1", "content": [], "status": "success" } },
            { "text": "Größe zählt. " },
            { "text": "Norvik leads." },
            { "citationsContent": { "citations": [cite("https://guide.example/a"), cite("https://lab.example/b")] } },
            { "citationsContent": { "content": [{ "text": " Brindax follows." }], "citations": [
                cite("https://forum.example/c"), { "location": { "documentChar": { "start": 0 } } }] } },
            { "hologram": { "rays": 3 } },
        ] } },
        "stopReason": "end_turn",
        "usage": { "inputTokens": 100, "outputTokens": 20, "totalTokens": 120 },
        "metrics": { "latencyMs": 1 },
    })
}

async fn serve(template: ResponseTemplate) -> MockServer {
    let server = MockServer::start().await;
    Mock::given(any()).respond_with(template).mount(&server).await;
    server
}

#[tokio::test]
async fn nova_searches_and_its_citations_stand_at_their_text() {
    let server = serve(ResponseTemplate::new(200).set_body_json(response())).await;
    let nova = nova(&server.uri()).with_most_output_tokens(900);
    let Ok(Submitted::Done(Outcome::Answer(answer))) = nova.submit(&question()).await else {
        panic!("no answer")
    };
    assert_eq!(answer.text, "Größe zählt. Norvik leads. Brindax follows.");
    let part = |start: usize, end: usize| answer.text.chars().skip(start).take(end - start).collect::<String>();
    let cited: Vec<_> = answer
        .citations
        .iter()
        .filter_map(|cited| Some((cited.url.as_str(), cited.span?)))
        .collect();
    let cited: Vec<_> = cited
        .into_iter()
        .map(|(url, span)| (url, part(span.start, span.end)))
        .collect();
    let expected = [
        ("https://guide.example/a", "Norvik leads."),
        ("https://lab.example/b", "Norvik leads."),
        ("https://forum.example/c", " Brindax follows."),
    ];
    assert_eq!(cited, expected.map(|(url, text)| (url, text.to_owned())));
    assert_eq!(
        (answer.searches.as_slice(), answer.model.as_deref()),
        (["kettles".to_owned()].as_slice(), Some("us.amazon.nova-2-lite-v1:0"))
    );
    assert_eq!(answer.unknown.values().sum::<u32>(), 2, "{:?}", answer.unknown);
    assert_eq!(
        serde_json::from_str::<Value>(&answer.raw[0]).expect("JSON"),
        response(),
        "as it came"
    );
    let requests = server.received_requests().await.expect("requests");
    let sent: Value = serde_json::from_slice(&requests[0].body).expect("JSON");
    assert_eq!(sent["toolConfig"]["tools"][0]["systemTool"]["name"], "nova_grounding");
    assert!(
        sent["system"][0]["text"]
            .as_str()
            .is_some_and(|told| told.contains("US"))
    );
    assert_eq!(sent["inferenceConfig"]["maxTokens"], 900);
}

#[tokio::test]
async fn what_fails_tells_what_can_be_done() {
    let of = async |template: ResponseTemplate| {
        let server = serve(template).await;
        let nova = nova(&server.uri()).with_deadline(Duration::from_millis(500));
        let error = nova.submit(&question()).await.expect_err("no answer");
        let requests = server.received_requests().await.expect("requests");
        assert_eq!(requests.len(), 1, "asked once: {error}");
        error
    };
    let status = |status: u16| ResponseTemplate::new(status).set_body_json(json!({ "message": "why not" }));
    assert_eq!(of(status(403)).await, AskError::KeyRefused { status: 403 });
    assert_eq!(of(status(429)).await.code(), "rate_limited");
    assert_eq!(of(status(503)).await.code(), "unavailable");
    let message = "why not".to_owned();
    let invalid = status(400).insert_header("x-amzn-errortype", "ValidationException");
    assert_eq!(of(invalid).await, AskError::Rejected { status: 400, message });
    let silent = ResponseTemplate::new(200).set_delay(Duration::from_secs(20));
    assert_eq!(of(silent).await, AskError::TimedOut);
    assert_eq!(
        of(ResponseTemplate::new(200).set_body_raw("{\"output\":{", "application/json"))
            .await
            .code(),
        "not_json"
    );
    assert_eq!(
        of(ResponseTemplate::new(200).set_body_json(json!({ "usage": {} })))
            .await
            .code(),
        "bad_answer"
    );
}

#[tokio::test]
async fn a_deployment_names_engine_model_and_deadline() {
    let text = r#"[{"engine": "copilot", "interface": "bedrock-nova", "model": "eu.nova-x", "deadlineSeconds": 1}]"#;
    let engines = ConfiguredEngines::parse(text).expect("a configuration");
    let configured = engines.find(Engine::Copilot, Surface::Api).expect("one");
    let server = serve(ResponseTemplate::new(200).set_delay(Duration::from_secs(20))).await;
    let nova = NovaGrounding::configured(client(&server.uri()), configured);
    assert_eq!(nova.description(), &configured.description());
    assert_eq!(nova.submit(&question()).await, Err(AskError::TimedOut));
    let requests = server.received_requests().await.expect("requests");
    assert!(requests[0].url.path().contains("eu.nova-x"), "{}", requests[0].url);
}

#[test]
fn a_filtered_answer_is_a_refusal() {
    let filtered = json!({ "stopReason": "content_filtered", "output": {} });
    let error = nova("http://127.0.0.1:9")
        .read(&[filtered.to_string()])
        .expect_err("filtered");
    assert_eq!(error.code(), "refused");
}
