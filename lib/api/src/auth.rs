//! Who calls: the key of the `Authorization` header, its scope and its tokens.

use std::time::Duration;

use http::HeaderMap;
use http::header::AUTHORIZATION;
use tokio::time::Instant;

use answerscope_domain::api_key::{KeyHash, well_formed};

use crate::app::App;
use answerscope_domain::Caller;
use answerscope_domain::Scope;
use answerscope_domain::error::{Error, Result};
use answerscope_domain::rate_limit::RateLimitStatus;
use answerscope_store::callers::keychain::KeyRefused;
use answerscope_store::runtime::retry::within_deadline;

/// How long the check of a key may take. With the time that a request has after it, the caller is answered before API
/// Gateway gives up; a body that comes slowly counts for neither.
const TIME: Duration = Duration::from_secs(7);

fn bearer(headers: &HeaderMap) -> Result<&str> {
    let header = headers.get(AUTHORIZATION).ok_or(Error::MissingToken)?;
    let bytes = header.as_bytes().trim_ascii();
    let end = bytes.iter().position(|byte| *byte == b' ').unwrap_or(bytes.len());
    let (scheme, token) = bytes.split_at(end);
    let token = token.trim_ascii();
    if !scheme.eq_ignore_ascii_case(b"bearer") || token.is_empty() {
        // The scheme is not quoted: where it was forgotten, it is the key.
        return Err(Error::WrongScheme);
    }
    // What is no text can be no key.
    std::str::from_utf8(token).map_err(|_| Error::InvalidToken)
}

/// Checks the key, its scope, and takes the tokens: one request to DynamoDB.
pub async fn check(
    app: &App,
    headers: &HeaderMap,
    scope: Scope,
    cost: u32,
) -> Result<(Caller, RateLimitStatus), KeyRefused> {
    let key = bearer(headers).map_err(KeyRefused::without_status)?;
    if !well_formed(key) {
        return Err(KeyRefused::without_status(Error::InvalidToken));
    }
    let hash = KeyHash::of(key);
    let taken = app.keychain.take(&hash, scope, cost, app.stores.clock.now());
    within_deadline(Instant::now() + TIME, taken).await
}

#[cfg(test)]
mod tests {
    use answerscope_domain::api_key::new_key;
    use answerscope_domain::clock::SystemRandom;
    use answerscope_store::aws::Clients;
    use answerscope_store::callers::keychain::Keychain;
    use answerscope_store::table::Table;
    use aws_smithy_runtime_api::client::http::{
        HttpClient, HttpConnector, HttpConnectorFuture, HttpConnectorSettings, SharedHttpClient, SharedHttpConnector,
    };
    use aws_smithy_runtime_api::client::orchestrator::HttpRequest;
    use aws_smithy_runtime_api::client::runtime_components::RuntimeComponents;
    use aws_smithy_types::retry::RetryConfig;

    use super::*;
    use crate::settings::Settings;

    /// A service that never answers.
    #[derive(Debug, Clone)]
    struct Silent;

    impl HttpClient for Silent {
        fn http_connector(&self, _: &HttpConnectorSettings, _: &RuntimeComponents) -> SharedHttpConnector {
            SharedHttpConnector::new(Self)
        }
    }

    impl HttpConnector for Silent {
        fn call(&self, _: HttpRequest) -> HttpConnectorFuture {
            HttpConnectorFuture::new(std::future::pending())
        }
    }

    #[test]
    fn the_scheme_is_case_insensitive_and_required() {
        let read = |text: &'static str| {
            let headers = HeaderMap::from_iter([(AUTHORIZATION, http::HeaderValue::from_static(text))]);
            bearer(&headers).map(str::to_owned)
        };
        assert_eq!(read("bEARER abc"), Ok("abc".into()));
        for text in ["Basic abc", "Bearer", "Bearer  ", ""] {
            assert_eq!(read(text), Err(Error::WrongScheme), "{text}");
        }
    }

    #[test]
    fn a_header_that_is_no_ascii_is_told_by_its_scheme() {
        let read = |bytes: &[u8]| {
            let value = http::HeaderValue::from_bytes(bytes).expect("a header");
            bearer(&HeaderMap::from_iter([(AUTHORIZATION, value)])).map(str::to_owned)
        };
        for other in [&b"Basic caf\xe9"[..], b"caf\xe9", b"B\xe9arer abc", b"\xe9 Bearer abc"] {
            assert_eq!(read(other), Err(Error::WrongScheme), "{other:?}");
        }
        assert_eq!(read(b"Bearer as_caf\xe9"), Err(Error::InvalidToken));
    }

    #[tokio::test(start_paused = true)]
    async fn the_check_of_a_key_leaves_its_request_time() {
        let settings = Settings::read(|_| None).expect("settings");
        let silent =
            Clients::new(&settings.store.aws).through(|_| SharedHttpClient::new(Silent), RetryConfig::standard());
        let mut app = App::on_aws(settings);
        let table = Table::new(silent.dynamodb(), "table");
        app.keychain = Keychain::new(table, app.settings.rate_limit);
        let key = format!("Bearer {}", new_key(&SystemRandom)).parse().expect("a header");
        let headers = http::HeaderMap::from_iter([(http::header::AUTHORIZATION, key)]);
        let begun = tokio::time::Instant::now();
        let refused = check(&app, &headers, Scope::Read, 1).await.expect_err("no answer");
        assert!(
            crate::status::status_of(&refused.error).is_server_error(),
            "{refused:?}"
        );
        assert!(begun.elapsed() < Duration::from_secs(8), "{:?}", begun.elapsed());
    }
}
