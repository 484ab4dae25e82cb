//! What a status and the body of a refusal mean.

use std::time::Duration;

use http::StatusCode;
use http::header::{CONTENT_TYPE, DATE, HeaderMap, HeaderValue, RETRY_AFTER};
use serde_json::Value;

use crate::error::AskError;

/// The longest pause that is believed.
const LONGEST_PAUSE: Duration = Duration::from_secs(3_600);
/// Code points of a vendor's message that are kept.
const LONGEST_MESSAGE: usize = 300;

/// Words of error codes and messages that say that nothing is left to pay with.
const NO_CREDIT: [&str; 5] = [
    "insufficient_quota",
    "billing_hard_limit_reached",
    "credit balance is too low",
    "run out of searches",
    "insufficient credits",
];
/// Codes that say that the prompt is not answered.
const NO_ANSWER: [&str; 5] = [
    "content_policy_violation",
    "content_filter",
    "invalid_prompt",
    "bio_policy",
    "cyber_policy",
];
/// Words that say with status 400 that the key is wrong.
const WRONG_KEY: [&str; 2] = ["api_key_invalid", "api key not valid"];

/// A refusal as an error. `hide` takes keys out of a text.
pub(crate) fn refusal(status: StatusCode, headers: &HeaderMap, body: &str, hide: impl Fn(&str) -> String) -> AskError {
    let value: Value = serde_json::from_str(body).unwrap_or_default();
    let retry_after = pause(headers).or_else(|| told_pause(&value));
    let code = status.as_u16();
    let lower = body.to_lowercase();
    let says = |words: &[&str]| words.iter().any(|word| lower.contains(word));
    match code {
        _ if status.is_redirection() => AskError::Redirected { status: code },
        402 => AskError::CreditUsedUp,
        400..=499 if says(&NO_CREDIT) => AskError::CreditUsedUp,
        401 | 403 => AskError::KeyRefused { status: code },
        429 => AskError::Limited { retry_after },
        408 | 409 | 425 | 500..=599 => AskError::Unavailable {
            status: code,
            retry_after,
        },
        400 if says(&WRONG_KEY) => AskError::KeyRefused { status: code },
        400..=499 if says(&NO_ANSWER) => AskError::PromptRefused {
            reason: hide(&message(&value, body)),
        },
        _ => AskError::Rejected {
            status: code,
            message: hide(&message(&value, body)),
        },
    }
}

/// What a vendor says of an error, wherever it says it, with the parameter that it names; else the beginning of the body.
fn message(value: &Value, body: &str) -> String {
    let error = &value["error"];
    let texts = [
        &error["message"],
        error,
        &value["message"],
        &value["detail"],
        &value[0]["error"]["message"],
    ];
    let text = texts.iter().find_map(|text| text.as_str()).unwrap_or(body);
    let named = error["param"]
        .as_str()
        .map(|name| format!("{name}: "))
        .unwrap_or_default();
    short(&format!("{named}{text}"))
}

/// The beginning of a vendor's words, on one line.
pub(crate) fn short(text: &str) -> String {
    let mut words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if let Some((end, _)) = words.char_indices().nth(LONGEST_MESSAGE) {
        words.truncate(end);
        words.push('…');
    }
    words
}

/// `Retry-After`: seconds, or a date, which is compared with the answer's own `Date`, so that no clock has to be right.
fn pause(headers: &HeaderMap) -> Option<Duration> {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok()).map(str::trim);
    let after = text(RETRY_AFTER)?;
    let pause = match after.parse::<u64>() {
        Ok(seconds) => Duration::from_secs(seconds),
        Err(_) => {
            let moment = |date: &str| Some(jiff::fmt::rfc2822::parse(date).ok()?.timestamp().as_second());
            let seconds = moment(after)? - moment(text(DATE)?)?;
            Duration::from_secs(u64::try_from(seconds).unwrap_or_default())
        }
    };
    Some(pause.min(LONGEST_PAUSE))
}

/// Google's `RetryInfo`: `{"error": {"details": [{"retryDelay": "34s"}]}}`.
fn told_pause(value: &Value) -> Option<Duration> {
    let details = value["error"]["details"].as_array()?;
    let told = details.iter().find_map(|detail| detail["retryDelay"].as_str())?;
    let seconds: f64 = told.strip_suffix('s')?.parse().ok()?;
    let pause = Duration::try_from_secs_f64(seconds).ok()?;
    Some(pause.min(LONGEST_PAUSE))
}

/// Whether a body is JSON by its content type.
pub(crate) fn is_json(headers: &HeaderMap) -> Result<(), AskError> {
    let found = headers.get(CONTENT_TYPE).map(HeaderValue::as_bytes).unwrap_or_default();
    let found = String::from_utf8_lossy(found);
    let kind = found.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    if kind == "application/json" || (kind.starts_with("application/") && kind.ends_with("+json")) {
        return Ok(());
    }
    let found = if kind.is_empty() { "no content type" } else { &kind };
    Err(AskError::ContentType {
        found: found.chars().take(100).collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn headers(pairs: &[(http::header::HeaderName, &str)]) -> HeaderMap {
        let pairs = pairs.iter().map(|(name, value)| (name.clone(), value.parse().unwrap()));
        pairs.collect()
    }

    #[test]
    fn pauses_are_seconds_or_dates_and_never_endless() {
        let of = |after: &str| {
            pause(&headers(&[
                (RETRY_AFTER, after),
                (DATE, "Sun, 22 Nov 2026 10:00:00 GMT"),
            ]))
        };
        assert_eq!(of("7"), Some(Duration::from_secs(7)));
        assert_eq!(of("Sun, 22 Nov 2026 10:01:30 GMT"), Some(Duration::from_secs(90)));
        assert_eq!(of("Sun, 22 Nov 2026 09:00:00 GMT"), Some(Duration::ZERO), "past");
        assert_eq!(of("99999999"), Some(LONGEST_PAUSE));
        assert_eq!(of("soon"), None);
        assert_eq!(pause(&headers(&[(RETRY_AFTER, "Sun, 22 Nov 2026 10:01:30 GMT")])), None);
        let told = json!({ "error": { "details": [{ "x": 1 }, { "retryDelay": "1.5s" }] } });
        assert_eq!(told_pause(&told), Some(Duration::from_millis(1_500)));
        assert_eq!(
            told_pause(&json!({ "error": { "details": [{ "retryDelay": "-1s" }] } })),
            None
        );
    }

    #[test]
    fn refusals_tell_what_can_be_done() {
        let of = |status: u16, body: &str| {
            let status = StatusCode::from_u16(status).unwrap();
            refusal(status, &HeaderMap::new(), body, |text| text.replace("sk-1", "…")).code()
        };
        assert_eq!(of(401, ""), "unauthorized");
        assert_eq!(of(403, "<html>"), "unauthorized");
        assert_eq!(of(429, "{}"), "rate_limited");
        assert_eq!(of(429, r#"{"error":{"code":"insufficient_quota"}}"#), "credit_used_up");
        assert_eq!(
            of(400, r#"{"error":{"message":"Your credit balance is too low"}}"#),
            "credit_used_up"
        );
        assert_eq!(of(400, r#"{"error":{"message":"API key not valid."}}"#), "unauthorized");
        assert_eq!(of(400, r#"{"error":{"code":"invalid_prompt"}}"#), "refused");
        assert_eq!(of(404, r#"{"error":{"message":"no such model"}}"#), "rejected");
        assert_eq!(of(529, ""), "unavailable");
        assert_eq!(of(307, ""), "redirected");
    }

    #[test]
    fn messages_are_short_and_hold_no_key() {
        let body = json!({ "error": { "message": format!("sk-1 {}", "x".repeat(999)), "param": "tools[0]" } });
        let hide = |text: &str| text.replace("sk-1", "…");
        let error = refusal(StatusCode::BAD_REQUEST, &HeaderMap::new(), &body.to_string(), hide);
        let AskError::Rejected { message, .. } = error else {
            panic!("{error}")
        };
        assert!(
            message.starts_with("tools[0]: … xxx") && message.chars().count() <= 301,
            "{message}"
        );
        assert_eq!(super::message(&json!({ "error": "no\n results" }), ""), "no results");
        assert_eq!(super::message(&json!([]), "<html>no"), "<html>no");
    }

    #[test]
    fn json_is_told_by_its_type() {
        let of = |kind: &str| is_json(&headers(&[(CONTENT_TYPE, kind)])).is_ok();
        assert!(of("application/json; charset=utf-8") && of("Application/JSON") && of("application/problem+json"));
        assert!(!of("text/html") && !of("application/jsonx") && !of(""));
        assert!(is_json(&HeaderMap::new()).is_err());
    }
}
