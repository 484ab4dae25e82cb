//! Who calls: the key or access token of the `Authorization` header or the session of a cookie, its scope and its tokens.

use std::time::Duration;

use http::header::{AUTHORIZATION, COOKIE};
use http::{HeaderMap, Method};
use tokio::time::Instant;

use answerscope_domain::api_key::{KeyHash, well_formed};
use answerscope_domain::secret::{SecretHash, SecretKind, csrf_token, grant_of, same};

use crate::app::App;
use answerscope_domain::Caller;
use answerscope_domain::Scope;
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::Token;
use answerscope_domain::rate_limit::RateLimitStatus;
use answerscope_store::callers::credential::Credential;
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

/// The access token that a request shows and the grant that it names: what its form tells, before anything is asked of the
/// table or read of a body.
///
/// # Errors
/// 1005 without a token, 1004 where it can be none.
pub fn access_token(headers: &HeaderMap) -> Result<(Token, &str)> {
    let token = bearer(headers)?;
    let grant = grant_of(token).ok_or(Error::InvalidToken)?;
    Ok((grant, token))
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

/// The same for an access token of an assistant, at the resource that it must be for (RFC 8707, section 2): the check of
/// its life and of its grant, and the bucket of the grant, are one request. A key of the API is unknown here, as an access
/// token is to [`check`].
///
/// # Errors
/// 1005 without a token, 1004 where it is unknown, ended, cut off or for another resource, 1011 without the scope, 1007
/// without tokens in the bucket.
pub async fn check_grant(
    app: &App,
    headers: &HeaderMap,
    resource: &str,
    scope: Scope,
    cost: u32,
) -> Result<(Caller, RateLimitStatus), KeyRefused> {
    let (grant, token) = access_token(headers).map_err(KeyRefused::without_status)?;
    let credential = Credential::Access {
        grant,
        token: SecretHash::of(token),
        resource: resource.to_owned(),
    };
    let now = app.stores.clock.now();
    let taken = app.keychain.take_with(&credential, scope, cost, now);
    let (caller, level, _) = within_deadline(Instant::now() + TIME, taken).await?;
    Ok((caller, level))
}

/// The same for the session of a browser. What changes something must show, in `X-CSRF-Token`, that a page of this service
/// sent it: a cookie comes with the requests of other sites too.
///
/// # Errors
/// 1005 without a cookie, 1004 where the session is unknown or has ended or the token of the page is not its, and as
/// [`check_grant`].
pub async fn check_session(
    app: &App,
    headers: &HeaderMap,
    method: &Method,
    scope: Scope,
    cost: u32,
) -> Result<(Caller, RateLimitStatus), KeyRefused> {
    let secure = is_secure(app);
    let secret = cookie(headers, session_cookie(secure)).ok_or(KeyRefused::without_status(Error::MissingToken))?;
    let shown = headers.get("x-csrf-token").and_then(|token| token.to_str().ok());
    let reads = matches!(*method, Method::GET | Method::HEAD);
    let ours = reads || shown.is_some_and(|shown| same(shown, &csrf_token(secret)));
    if !ours || !SecretKind::Session.well_formed(secret) {
        return Err(KeyRefused::without_status(Error::InvalidToken));
    }
    let (credential, now) = (Credential::Session(SecretHash::of(secret)), app.stores.clock.now());
    let taken = app.keychain.take_with(&credential, scope, cost, now);
    let (caller, level, item) = within_deadline(Instant::now() + TIME, taken).await?;
    let sessions = app.stores.identity();
    let prolonged = sessions.sessions().prolong(secret, &item, now).await;
    prolonged.map_err(KeyRefused::without_status)?;
    Ok((caller, level))
}

/// A key; or, where none is shown, the session of a page of this service.
pub(crate) async fn check_any(
    app: &App,
    headers: &HeaderMap,
    method: &Method,
    base_url: &str,
    scope: Scope,
    cost: u32,
) -> Result<(Caller, RateLimitStatus), KeyRefused> {
    let signed_in = cookie(headers, session_cookie(is_secure(app))).is_some();
    if headers.contains_key(AUTHORIZATION) || !signed_in || !is_own_page(headers, base_url) {
        return check(app, headers, scope, cost).await;
    }
    check_session(app, headers, method, scope, cost).await
}

/// The session of a page of this service, and nothing else: for operations that hand out access. Whoever holds a key or an
/// assistant's token has been given what it opens, not the right to give more.
pub(crate) async fn check_page(
    app: &App,
    headers: &HeaderMap,
    method: &Method,
    base_url: &str,
    scope: Scope,
    cost: u32,
) -> Result<(Caller, RateLimitStatus), KeyRefused> {
    if headers.contains_key(AUTHORIZATION) || !is_own_page(headers, base_url) {
        return Err(KeyRefused::without_status(Error::InvalidToken));
    }
    check_session(app, headers, method, scope, cost).await
}

/// Whether a page of this service sent a request: the browser says so (Fetch Metadata), or an older one names the origin.
fn is_own_page(headers: &HeaderMap, base_url: &str) -> bool {
    let of = |name: &str| headers.get(name).map(http::HeaderValue::as_bytes);
    match of("sec-fetch-site") {
        Some(site) => site == b"same-origin",
        None => of("origin").is_some_and(|origin| origin == origin_of(base_url).as_bytes()),
    }
}

/// Scheme, host and port of an address.
pub fn origin_of(base_url: &str) -> &str {
    let host = base_url.find("://").map_or(0, |at| at + 3);
    let end = base_url[host..].find('/').map_or(base_url.len(), |at| host + at);
    &base_url[..end]
}

/// Whether browsers reach the service over TLS: not where it listens on this machine alone.
pub fn is_secure(app: &App) -> bool {
    app.stores.base_url().is_none_or(|url| url.starts_with("https://"))
}

/// The name of the cookie of a session. The prefix has a browser refuse a cookie that another host or a page without TLS has
/// set (RFC 6265bis, section 4.1.3.2); a browser takes it over TLS alone.
pub fn session_cookie(secure: bool) -> &'static str {
    if secure { "__Host-session" } else { "session" }
}

/// The value of a cookie; none where there are two of the name, of which one may be another site's.
pub fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let texts = headers
        .get_all(COOKIE)
        .into_iter()
        .filter_map(|cookies| cookies.to_str().ok());
    let pairs = texts
        .flat_map(|cookies| cookies.split(';'))
        .filter_map(|pair| pair.trim().split_once('='));
    let mut values = pairs.filter(|(of, _)| *of == name).map(|(_, value)| value);
    let value = values.next()?;
    values.next().is_none().then_some(value)
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
    fn a_cookie_that_comes_twice_is_none() {
        let read = |text: &'static str| {
            let headers = HeaderMap::from_iter([(COOKIE, http::HeaderValue::from_static(text))]);
            cookie(&headers, "session").map(str::to_owned)
        };
        assert_eq!(read("a=1; session=x; b=2"), Some("x".into()));
        assert_eq!(read("session=x; session=y"), None);
        assert_eq!(read("xsession=x"), None);
        assert_eq!(origin_of("https://a.example/Prod"), "https://a.example");
        assert_eq!(origin_of("http://127.0.0.1:8080"), "http://127.0.0.1:8080");
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
