//! Keys that are found, that are not, and what that means for the other engines.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};

use answerscope_connected_engines::{ConnectedEngines, NoKey};
use answerscope_domain::Engine;
use answerscope_engines::{AskError, ConfiguredEngines, EngineKey, KeyPlace, RetryAdvice, Surface};

use crate::support::{clock, in_process, no_keys, server};

const CONFIGURED: &str = r#"[
    {"engine": "openai", "interface": "openai-responses", "keyVariable": "OPENAI_API_KEY"},
    {"engine": "gemini", "interface": "gemini-interactions",
     "keySecret": "arn:aws:secretsmanager:eu-west-1:123456789012:secret:engines/gemini-AbCdEf"},
    {"engine": "claude", "interface": "anthropic-messages", "keyVariable": "ANTHROPIC_API_KEY"},
    {"engine": "grok", "interface": "xai-responses", "baseUrl": "https://gateway.example/v1"},
    {"engine": "perplexity", "interface": "perplexity-agent", "keyVariable": "BROKEN"},
    {"engine": "copilot", "interface": "bedrock-nova"}
]"#;

fn configured() -> ConfiguredEngines {
    ConfiguredEngines::parse(CONFIGURED).expect("a configuration")
}

#[tokio::test]
async fn a_key_that_is_not_there_is_the_error_of_one_engine() {
    let keys = async |place: KeyPlace| match place {
        KeyPlace::Variable(name) if name == "ANTHROPIC_API_KEY" => Ok(EngineKey::new("sk-fine")),
        KeyPlace::Variable(name) if name == "BROKEN" => Ok(EngineKey::new("sk-\nbroken")),
        KeyPlace::Secret(_) => Err(NoKey::Unavailable),
        _ => Ok(EngineKey::new("")),
    };
    let connected = ConnectedEngines::new(&configured(), Arc::new(keys), clock());
    let code = async |engine| {
        connected
            .get(engine, Surface::Api)
            .await
            .map(|_| ())
            .map_err(|error| error.to_string())
    };
    assert_eq!(code(Engine::Anthropic).await, Ok(()));
    assert_eq!(code(Engine::Grok).await, Ok(()), "a gateway holds the key");
    let missing = code(Engine::OpenAi).await;
    assert_eq!(
        missing,
        Err("the key for the engine is not set: the variable OPENAI_API_KEY".into())
    );
    let unavailable = connected.get(Engine::Gemini, Surface::Api).await.err().expect("no key");
    assert_eq!(
        (unavailable.code(), unavailable.retry(), unavailable.stops_engine()),
        ("key_unavailable", RetryAdvice::Later, false)
    );
    assert!(!unavailable.to_string().contains("123456789012"), "{unavailable}");
    for (engine, surface) in [
        (Engine::Perplexity, Surface::Api),
        (Engine::Copilot, Surface::Api),
        (Engine::OpenAi, Surface::Consumer),
    ] {
        let error = connected.get(engine, surface).await.err().expect("an error");
        assert_eq!((error.code(), error.stops_engine()), ("misconfigured", true), "{error}");
        assert!(!error.to_string().contains("sk-"), "{error}");
        assert!(!error.may_be_paid());
    }
}

#[tokio::test]
async fn a_key_that_is_refused_stops_its_engine() {
    let keys = async |_place: KeyPlace| Err(NoKey::Refused);
    let connected = ConnectedEngines::new(&configured(), Arc::new(keys), clock());
    let refused = connected.get(Engine::Gemini, Surface::Api).await.err().expect("no key");
    assert_eq!(
        (refused.code(), refused.retry(), refused.stops_engine()),
        ("key_unavailable", RetryAdvice::Never, true)
    );
}

#[tokio::test]
async fn a_key_is_looked_for_once_and_again_when_it_is_forgotten() {
    let looked = Arc::new(AtomicU32::new(0));
    let counted = Arc::clone(&looked);
    let keys = move |_place| {
        counted.fetch_add(1, Ordering::SeqCst);
        std::future::ready(Ok(EngineKey::new("sk-fine")))
    };
    let connected = ConnectedEngines::new(&configured(), Arc::new(keys), clock());
    assert_eq!(
        looked.load(Ordering::SeqCst),
        0,
        "nothing is connected before it is asked for"
    );
    let get = || connected.get(Engine::OpenAi, Surface::Api);
    let (one, other) = tokio::join!(get(), get());
    assert!(Arc::ptr_eq(&one.expect("an adapter"), &other.expect("an adapter")));
    assert_eq!(looked.load(Ordering::SeqCst), 1);
    connected.forget(Engine::OpenAi, Surface::Api).await;
    get().await.expect("an adapter");
    assert_eq!(looked.load(Ordering::SeqCst), 2);
}

#[tokio::test]
async fn a_key_that_comes_later_is_found() {
    let there = Arc::new(Mutex::new(Err(NoKey::Unavailable)));
    let kept = Arc::clone(&there);
    let keys = move |_place| std::future::ready(kept.lock().expect("a lock").clone());
    let connected = ConnectedEngines::new(&configured(), Arc::new(keys), clock());
    let error = connected.get(Engine::Gemini, Surface::Api).await.err().expect("no key");
    assert!(matches!(error, AskError::KeyUnavailable { .. }));
    *there.lock().expect("a lock") = Ok(EngineKey::new("sk-fine"));
    connected.get(Engine::Gemini, Surface::Api).await.expect("an adapter");
}

#[tokio::test]
async fn an_adapter_that_was_made_elsewhere_takes_the_place_of_the_configured_one() {
    let made = in_process(Engine::Copilot, server(), std::time::Duration::from_secs(30));
    let connected = ConnectedEngines::new(&configured(), Arc::new(no_keys), clock()).with_adapter(Arc::clone(&made));
    connected.forget(Engine::Copilot, Surface::Api).await;
    let found = connected.get(Engine::Copilot, Surface::Api).await.expect("an adapter");
    assert!(Arc::ptr_eq(&made, &found));
}
