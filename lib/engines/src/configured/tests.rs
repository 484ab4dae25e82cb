//! What a configuration says, and every mistake in one.

use super::*;

const SECRET: &str = "arn:aws:secretsmanager:eu-west-1:123456789012:secret:engines/openai-AbCdEf";

#[test]
fn engines_are_read_with_what_is_usual() {
    let text = format!(
        r#"[
            {{"engine": "chatgpt", "interface": "openai-responses", "keySecret": "{SECRET}"}},
            {{"engine": "claude", "interface": "anthropic-messages", "model": "claude-opus-4-6", "surface": "api",
              "keyVariable": "ANTHROPIC_API_KEY", "requestsPerMinute": 5, "concurrency": 2, "deadlineSeconds": 300}},
            {{"engine": "openai", "interface": "brightdata", "keyVariable": "BRIGHT_DATA"}},
            {{"engine": "grok", "interface": "xai-responses", "baseUrl": "http://127.0.0.1:9/v1"}},
            {{"engine": "copilot", "interface": "bedrock-nova"}}
        ]"#
    );
    let engines = ConfiguredEngines::parse(&text).unwrap();
    let expected = [
        ConfiguredEngine::new(
            Engine::OpenAi,
            Interface::OpenAiResponses,
            KeyPlace::Secret(SECRET.into()),
        ),
        ConfiguredEngine {
            model: Some("claude-opus-4-6".into()),
            requests_per_minute: 5,
            concurrency: 2,
            deadline: Duration::from_secs(300),
            ..ConfiguredEngine::new(
                Engine::Anthropic,
                Interface::AnthropicMessages,
                KeyPlace::Variable("ANTHROPIC_API_KEY".into()),
            )
        },
        ConfiguredEngine::new(
            Engine::OpenAi,
            Interface::BrightData,
            KeyPlace::Variable("BRIGHT_DATA".into()),
        ),
        ConfiguredEngine {
            base_url: Some("http://127.0.0.1:9/v1".into()),
            ..ConfiguredEngine::new(Engine::Grok, Interface::XAiResponses, KeyPlace::None)
        },
        ConfiguredEngine::new(Engine::Copilot, Interface::BedrockNova, KeyPlace::None),
    ];
    assert_eq!(engines.iter().cloned().collect::<Vec<_>>(), expected);
    assert!(!engines.is_built_in());
    assert_eq!(engines.clone().or_built_in(), engines);
    assert_eq!(engines.counted_surface(Engine::OpenAi), Some(Surface::Consumer));
    assert_eq!(engines.counted_surface(Engine::Grok), Some(Surface::Api));
    assert_eq!(engines.counted_surface(Engine::Gemini), None);
    let claude = engines.find(Engine::Anthropic, Surface::Api).unwrap();
    assert_eq!(claude.description().model, "claude-opus-4-6");
    assert!(claude.estimate().is_some());
    assert_eq!(engines.find(Engine::Anthropic, Surface::Consumer), None);
    assert_eq!(expected[0].key.to_string(), "the secret engines/openai-AbCdEf");
}

#[test]
fn where_none_is_configured_the_built_in_engine_answers_for_nothing() {
    for text in ["", " \n", "[]"] {
        let engines = ConfiguredEngines::parse(text).unwrap();
        assert!(engines.is_empty() && !engines.is_built_in());
        let engines = engines.or_built_in();
        assert!(engines.is_built_in());
        let told: Vec<_> = engines.iter().map(ConfiguredEngine::description).collect();
        let channels: Vec<_> = told.iter().map(|told| (told.engine, told.surface)).collect();
        let expected = [
            (Engine::OpenAi, Surface::Api),
            (Engine::Perplexity, Surface::Api),
            (Engine::Gemini, Surface::Api),
            (Engine::GoogleAiOverviews, Surface::Consumer),
        ];
        assert_eq!(channels, expected);
        let named = |told: &Description| (told.provider, told.model.as_str()) == ("built-in", "answerscope-builtin-1");
        assert!(told.iter().all(named));
        let dollars: f64 = engines
            .iter()
            .filter_map(ConfiguredEngine::estimate)
            .map(|cost| cost.dollars)
            .sum();
        assert_eq!(dollars, 0.0);
    }
}

#[test]
fn every_mistake_names_its_place() {
    let usual = r#""engine": "openai", "interface": "openai-responses""#;
    let with = |more: &str| format!(r#"[{{{usual}, "keyVariable": "K", {more}}}]"#);
    let only = |more: &str| format!("[{{{more}}}]");
    let key = |more: &str| format!("[{{{usual}, {more}}}]");
    let twice = format!(r#"[{{{usual}, "keyVariable": "K"}}, {{{usual}, "keyVariable": "L"}}]"#);
    for (text, place, says) in [
        ("{".to_owned(), ".", "expected a sequence"),
        ("[".to_owned(), ".", "EOF"),
        ("[] x".to_owned(), ".", "trailing"),
        ("[5]".to_owned(), "[0]", "invalid type"),
        (only(r#""engine": "openai""#), "[0]", "missing field `interface`"),
        (
            only(r#""interface": "openai-responses""#),
            "[0]",
            "missing field `engine`",
        ),
        (with(r#""colour": 1"#), "[0].colour", "unknown field"),
        (with(r#""engine": "openai""#), "[0]", "duplicate field `engine`"),
        (
            only(r#""engine": "altavista", "interface": "serpapi""#),
            "[0].engine",
            "chatgpt",
        ),
        (
            only(r#""engine": "openai", "interface": "telnet""#),
            "[0].interface",
            "openai-responses",
        ),
        (
            only(r#""engine": "openai", "interface": "built-in""#),
            "[0].interface",
            "no such interface",
        ),
        (
            only(r#""engine": "openai", "interface": "serpapi", "keyVariable": "K""#),
            "[0].interface",
            "expected one of openai-responses, brightdata",
        ),
        (with(r#""surface": "consumer""#), "[0].surface", "surface api alone"),
        (with(r#""surface": "moon""#), "[0].surface", "surface api alone"),
        (with(r#""model": """#), "[0].model", "1 to 200"),
        (with(r#""model": "a b""#), "[0].model", "without blanks"),
        (with(r#""model": 5"#), "[0].model", "expected a string"),
        (
            only(r#""engine": "google-ai-mode", "interface": "serpapi", "keyVariable": "K", "model": "x""#),
            "[0].model",
            "no choice",
        ),
        (
            with(r#""baseUrl": "http://api.example.com""#),
            "[0].baseUrl",
            "not https",
        ),
        (with(r#""baseUrl": "api.example.com""#), "[0].baseUrl", "no URL"),
        (
            with(r#""baseUrl": "https://a:b@api.example.com""#),
            "[0].baseUrl",
            "host and a path",
        ),
        (
            with(r#""requestsPerMinute": 0"#),
            "[0].requestsPerMinute",
            "1 to 100000",
        ),
        (
            with(r#""requestsPerMinute": -1"#),
            "[0].requestsPerMinute",
            "expected u32",
        ),
        (
            with(r#""requestsPerMinute": "60""#),
            "[0].requestsPerMinute",
            "expected u32",
        ),
        (with(r#""concurrency": 1001"#), "[0].concurrency", "1 to 1000"),
        (with(r#""deadlineSeconds": 601"#), "[0].deadlineSeconds", "1 to 600"),
        (with(r#""deadlineSeconds": 1.5"#), "[0].deadlineSeconds", "expected u32"),
        (format!("[{{{usual}}}]"), "[0].keyVariable", "missing"),
        (
            with(&format!(r#""keySecret": "{SECRET}""#)),
            "[0].keySecret",
            "keyVariable besides",
        ),
        (key(r#""keyVariable": """#), "[0].keyVariable", "the name of"),
        (key(r#""keySecret": "engines/openai""#), "[0].keySecret", "the ARN"),
        (key(r#""keySecret": "arn:aws:s3:::bucket""#), "[0].keySecret", "the ARN"),
        (
            only(r#""engine": "grok", "interface": "bedrock-nova", "keyVariable": "K""#),
            "[0].keyVariable",
            "rights of the process",
        ),
        (
            only(r#""engine": "grok", "interface": "bedrock-nova", "baseUrl": "https://x.example""#),
            "[0].baseUrl",
            "AWS SDK",
        ),
        (twice, "[1].engine", "another entry for surface api"),
    ] {
        let error = ConfiguredEngines::parse(&text).unwrap_err();
        assert!(error.place == place && error.problem.contains(says), "{text}: {error}");
    }
}

#[test]
fn a_key_in_the_wrong_place_is_not_shown() {
    const KEY: &str = "sk-proj-a-key-that-no-log-may-show";
    let fields = [
        "engine",
        "interface",
        "model",
        "surface",
        "baseUrl",
        "keyVariable",
        "keySecret",
    ];
    let fields = fields
        .into_iter()
        .chain(["requestsPerMinute", "concurrency", "deadlineSeconds"]);
    for field in fields {
        let mut entry = serde_json::json!({ "engine": "openai", "interface": "openai-responses", "keyVariable": "K" });
        entry[field] = KEY.into();
        match ConfiguredEngines::parse(&serde_json::json!([entry]).to_string()) {
            Err(error) => assert!(!format!("{error} {error:?}").contains(KEY), "{error}"),
            Ok(_) => assert_eq!(field, "model", "{field} takes any text"),
        }
    }
    for text in [KEY.to_owned(), format!("\"{KEY}\""), format!("[\"{KEY}\"]")] {
        let error = ConfiguredEngines::parse(&text).unwrap_err().to_string();
        assert!(!error.contains(KEY), "{error}");
    }
}
