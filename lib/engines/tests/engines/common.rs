//! What the tests share.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use answerscope_domain::Engine;
use answerscope_domain::country::Country;
use answerscope_engines::{Adapter, EngineAnswer, EngineConfig, EngineKey, Interface, Outcome, Question, connect};
use serde_json::Value;
use wiremock::{MockServer, Request};

pub(crate) const KEY: &str = "a-key-that-no-log-may-show";

/// Recorded answers of vendors, which are not a part of the project.
#[expect(clippy::print_stderr, reason = "a skipped test says so")]
pub(crate) fn recordings() -> Option<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/recordings");
    let found = folder.is_dir();
    if !found {
        eprintln!("skipped: there are no recordings at {}", folder.display());
    }
    found.then_some(folder)
}

/// A recording's answer.
pub(crate) fn recorded(folder: &Path, name: &str) -> Value {
    let text = std::fs::read_to_string(folder.join(name)).expect(name);
    let mut whole: Value = serde_json::from_str(&text).expect(name);
    whole["response"].take()
}

pub(crate) const RECORDED: [(Interface, Engine, &str); 11] = [
    (Interface::OpenAiResponses, Engine::OpenAi, "openai/1-web-search.json"),
    (Interface::OpenAiResponses, Engine::OpenAi, "openai/2-web-search.json"),
    (
        Interface::OpenAiResponses,
        Engine::OpenAi,
        "openai/3-invalid-region.json",
    ),
    (
        Interface::PerplexityChat,
        Engine::Perplexity,
        "perplexity/1-sonar-citations.json",
    ),
    (
        Interface::PerplexityAgent,
        Engine::Perplexity,
        "perplexity/2-agent-web-search.json",
    ),
    (
        Interface::GeminiInteractions,
        Engine::Gemini,
        "gemini-interactions/1-google-search.json",
    ),
    (
        Interface::GeminiGenerateContent,
        Engine::Gemini,
        "gemini/1-google-search.json",
    ),
    (
        Interface::AnthropicMessages,
        Engine::Anthropic,
        "anthropic/1-web-search.json",
    ),
    (
        Interface::AnthropicMessages,
        Engine::Anthropic,
        "anthropic/2-blocking.json",
    ),
    (
        Interface::AnthropicMessages,
        Engine::Anthropic,
        "anthropic/3-dynamic.json",
    ),
    (Interface::XAiResponses, Engine::Grok, "xai/1-web-search.json"),
];

pub(crate) fn config(base: &str) -> EngineConfig {
    EngineConfig {
        base_url: Some(base.to_owned()),
        ..EngineConfig::new(EngineKey::new(KEY))
    }
}

/// An adapter that asks nobody.
pub(crate) fn reader(interface: Interface, engine: Engine) -> Arc<dyn Adapter> {
    connect(interface, engine, &EngineConfig::new(EngineKey::new(KEY))).expect("an adapter")
}

pub(crate) fn question(country: &str) -> Question {
    Question {
        prompt: "¿Cuál es el mejor hervidor?".to_owned(),
        country: Country::known(country),
        language: Some("es".to_owned()),
        invention: None,
    }
}

pub(crate) fn answer(outcome: Outcome) -> EngineAnswer {
    match outcome {
        Outcome::Answer(answer) => *answer,
        Outcome::NotShown(_) => panic!("no answer was shown"),
    }
}

/// The part of a text from one code point to another.
pub(crate) fn part(text: &str, start: usize, end: usize) -> String {
    text.chars().skip(start).take(end - start).collect()
}

/// What a server was asked, in order.
pub(crate) async fn asked(server: &MockServer) -> Vec<Request> {
    server.received_requests().await.expect("requests are kept")
}

pub(crate) fn body(request: &Request) -> Value {
    serde_json::from_slice(&request.body).expect("JSON")
}
