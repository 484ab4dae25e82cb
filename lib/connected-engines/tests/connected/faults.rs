//! Faults of the built-in engine, as the adapter tells them.

use std::time::Duration;

use answerscope_builtin_engine::faults::{Fault, Faults};
use answerscope_builtin_engine::server::ServerConfig;
use answerscope_domain::Engine;
use answerscope_engines::{Adapter, AskError, RetryAdvice};

use crate::support::{asked, in_process, over_a_socket, question, server};

fn with(fault: Fault) -> ServerConfig {
    ServerConfig {
        faults: Faults::only(fault, 1.0).expect("a chance"),
        stall: Duration::from_secs(60),
        retry_after: Duration::from_secs(7),
        ..server()
    }
}

const EXPECTED: [(Fault, &str, RetryAdvice, bool); 6] = [
    (
        Fault::RateLimited,
        "rate_limited",
        RetryAdvice::After(Duration::from_secs(7)),
        false,
    ),
    (Fault::ServerError, "unavailable", RetryAdvice::Later, false),
    (Fault::Stall, "timed_out", RetryAdvice::Later, true),
    (Fault::Truncated, "not_json", RetryAdvice::Later, true),
    (Fault::Refusal, "refused", RetryAdvice::Never, true),
    (Fault::Empty, "bad_answer", RetryAdvice::Never, true),
];

/// The deadline of a fault: short where nothing comes.
fn deadline(fault: Fault) -> Duration {
    match fault {
        Fault::Stall => Duration::from_millis(200),
        _ => Duration::from_secs(30),
    }
}

async fn told(adapter: &dyn Adapter) -> AskError {
    let question = question("Which robot vacuum is best for pet hair?", 0);
    asked(adapter, &question).await.expect_err("a fault")
}

fn check(error: &AskError, (fault, code, retry, paid): (Fault, &str, RetryAdvice, bool)) {
    assert_eq!(
        (error.code(), error.retry(), error.may_be_paid()),
        (code, retry, paid),
        "{fault:?}: {error}"
    );
    assert!(!error.stops_engine(), "{fault:?}: other prompts may fare better");
}

#[tokio::test]
async fn faults_are_told_in_the_process() {
    for expected in EXPECTED {
        let adapter = in_process(Engine::OpenAi, with(expected.0), deadline(expected.0));
        check(&told(adapter.as_ref()).await, expected);
    }
}

#[tokio::test]
async fn faults_are_told_over_a_socket() {
    for expected in EXPECTED {
        let adapter = over_a_socket(Engine::OpenAi, with(expected.0), deadline(expected.0)).await;
        check(&told(adapter.as_ref()).await, expected);
    }
}

#[tokio::test]
async fn what_failed_may_succeed_when_it_is_asked_again() {
    let half = ServerConfig {
        faults: "rate-limited=0.3,server-error=0.2".parse().expect("faults"),
        ..server()
    };
    let adapter = in_process(Engine::OpenAi, half, Duration::from_secs(30));
    let question = question("Which robot vacuum is best for pet hair?", 0);
    let mut outcomes = Vec::new();
    for _ in 0..12 {
        outcomes.push(asked(adapter.as_ref(), &question).await.map_err(|error| error.code()));
    }
    assert!(outcomes.iter().any(Result::is_ok) && outcomes.iter().any(Result::is_err));
}
