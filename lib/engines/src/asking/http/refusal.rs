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

/// What says of a failure that it is of one kind: whole codes, and how messages begin, in lower case. The rest of a message,
/// and of a body, may repeat the prompt.
struct Signs {
    codes: &'static [&'static str],
    messages: &'static [&'static str],
}

/// Nothing is left to pay with.
const NO_CREDIT: Signs = Signs {
    codes: &[
        "insufficient_quota",
        "billing_hard_limit_reached",
        "billing_not_active",
        "billing_error",
        "insufficient_credits",
    ],
    messages: &[
        "your credit balance is too low",
        "your account has run out of searches",
        "you have run out of searches",
        "insufficient credits",
        "your newly created team doesn't have any credits",
    ],
};
/// The prompt is not answered. xAI says so with status 403 and the code of a key without permission, in its message alone.
const NO_ANSWER: Signs = Signs {
    codes: &[
        "content_policy_violation",
        "content_filter",
        "invalid_prompt",
        "bio_policy",
        "cyber_policy",
    ],
    messages: &[
        "content violates usage guidelines",
        "output blocked by content filtering policy",
    ],
};
/// The key is wrong, or may not do this.
const WRONG_KEY: Signs = Signs {
    codes: &[
        "api_key_invalid",
        "invalid_api_key",
        "authentication_error",
        "unauthenticated",
        "permission_error",
        "permission_denied",
        "permission-denied",
        "the caller does not have permission to execute the specified operation",
        "unsupported_country_region_territory",
    ],
    messages: &[
        "api key not valid",
        "incorrect api key provided",
        "invalid api key",
        "you have insufficient permissions for this operation",
    ],
};

impl Signs {
    /// Whether an error has one of these codes or messages.
    fn of(&self, value: &Value) -> bool {
        let message = told(value).unwrap_or_default().to_lowercase();
        let begins = self.messages.iter().any(|words| message.starts_with(words));
        begins || codes(value).any(|code| self.codes.iter().any(|known| code.eq_ignore_ascii_case(known)))
    }
}

/// A refusal as an error. `hide` takes keys out of a text.
pub(crate) fn refusal(status: StatusCode, headers: &HeaderMap, body: &str, hide: impl Fn(&str) -> String) -> AskError {
    let value: Value = serde_json::from_str(body).unwrap_or_default();
    let retry_after = pause(headers).or_else(|| told_pause(&value));
    let code = status.as_u16();
    match code {
        _ if status.is_redirection() => AskError::Redirected { status: code },
        402 => AskError::CreditUsedUp,
        400..=499 if NO_CREDIT.of(&value) => AskError::CreditUsedUp,
        401 => AskError::KeyRefused { status: code },
        429 => AskError::Limited { retry_after },
        408 | 409 | 425 | 500..=599 => AskError::Unavailable {
            status: code,
            retry_after,
        },
        400..=499 if NO_ANSWER.of(&value) => AskError::PromptRefused {
            reason: hide(&message(&value, body)),
        },
        400 | 403 if WRONG_KEY.of(&value) => AskError::KeyRefused { status: code },
        // A wall before the engine, or a vendor that does not say why: it may be of this prompt alone, and may pass.
        403 => AskError::Unavailable {
            status: code,
            retry_after,
        },
        _ => AskError::Rejected {
            status: code,
            message: hide(&message(&value, body)),
        },
    }
}

/// The names that an error gives itself, wherever it does: `error.code`, `error.type`, Google's `error.status` and the
/// `reason` of its details, xAI's `code` beside `error`.
fn codes(value: &Value) -> impl Iterator<Item = &str> {
    let roots = [value, &value[0]].into_iter();
    roots.flat_map(|root| {
        let error = &root["error"];
        let details = error["details"].as_array().map(Vec::as_slice).unwrap_or_default();
        let names = [error, &error["code"], &error["type"], &error["status"], &root["code"]];
        let reasons = details.iter().map(|detail| &detail["reason"]);
        names.into_iter().chain(reasons).filter_map(Value::as_str)
    })
}

/// What a vendor says of an error, wherever it says it.
fn told(value: &Value) -> Option<&str> {
    let error = &value["error"];
    let texts = [
        &error["message"],
        error,
        &value["message"],
        &value["detail"],
        &value[0]["error"]["message"],
    ];
    texts.into_iter().find_map(Value::as_str)
}

/// What a vendor says of an error, with the parameter that it names; else the beginning of the body.
fn message(value: &Value, body: &str) -> String {
    let named = value["error"]["param"]
        .as_str()
        .map(|name| format!("{name}: "))
        .unwrap_or_default();
    short(&format!("{named}{}", told(value).unwrap_or(body)))
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

    /// What a refusal is called.
    fn code_of(status: u16, body: &Value) -> &'static str {
        let status = StatusCode::from_u16(status).unwrap();
        refusal(status, &HeaderMap::new(), &body.to_string(), str::to_owned).code()
    }

    #[test]
    fn a_status_403_is_the_keys_only_where_it_says_so() {
        for body in [
            json!({ "type": "error", "error": { "type": "permission_error", "message": "Your API key does not have permission" } }),
            json!({ "error": { "code": 403, "message": "Consumer has been suspended.", "status": "PERMISSION_DENIED" } }),
            json!([{ "error": { "code": 403, "message": "Denied.", "status": "PERMISSION_DENIED" } }]),
            json!({ "code": "The caller does not have permission to execute the specified operation", "error": "Access denied." }),
            json!({ "error": { "message": "Country is not supported", "code": "unsupported_country_region_territory" } }),
            json!({ "error": "You have insufficient permissions for this operation. Missing scopes: model.request" }),
        ] {
            assert_eq!(code_of(403, &body), "unauthorized", "{body}");
        }
        for body in [
            json!({ "message": "Forbidden" }),
            json!({ "error": {} }),
            json!("<html>"),
            json!({}),
        ] {
            assert_eq!(code_of(403, &body), "unavailable", "{body}");
        }
    }

    #[test]
    fn a_prompt_that_is_refused_with_a_status_of_the_key_is_no_failure_of_the_key() {
        let checked = "Content violates usage guidelines. Team: t, API key ID: k, Model: grok-4.3, Failed check: SAFETY_CHECK_TYPE_BIO";
        for (status, body) in [
            (403, json!({ "code": "permission-denied", "error": checked })),
            (
                403,
                json!({ "code": "The caller does not have permission to execute the specified operation", "error": checked }),
            ),
            (
                400,
                json!({ "code": "Client specified an invalid argument", "error": checked }),
            ),
            (
                403,
                json!({ "error": { "code": "content_filter", "message": "Filtered." } }),
            ),
            (
                400,
                json!({ "error": { "type": "invalid_request_error", "message": "Output blocked by content filtering policy" } }),
            ),
        ] {
            assert_eq!(code_of(status, &body), "refused", "{status} {body}");
        }
    }

    #[test]
    fn what_a_refusal_repeats_of_the_prompt_is_not_read() {
        for words in [
            "insufficient_quota",
            "run out of searches",
            "API key not valid",
            "content_filter",
            "permission_denied",
        ] {
            let echoed = json!({ "error": { "message": format!("Invalid value: '{words}'") }, "input": words });
            assert_eq!(code_of(400, &echoed), "rejected", "{words}");
            assert_eq!(
                code_of(422, &json!({ "detail": [{ "msg": "too long", "input": words }] })),
                "rejected",
                "{words}"
            );
            assert_eq!(code_of(403, &echoed), "unavailable", "{words}");
            assert_eq!(code_of(429, &echoed), "rate_limited", "{words}");
        }
        assert_eq!(
            code_of(429, &json!({ "error": "Your account has run out of searches." })),
            "credit_used_up"
        );
        assert_eq!(
            code_of(401, &json!({ "error": { "type": "insufficient_quota" } })),
            "credit_used_up"
        );
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
