//! Who may talk to the server: the access token of a grant, checked once for each message.

use std::sync::Arc;

use answerscope_api::app::App;
use answerscope_api::envelope::{Response, error_response};
use answerscope_api::status::status_of;
use answerscope_api::{auth, dispatch};
use answerscope_domain::error::{Error, Lack};
use answerscope_domain::rate_limit::RateLimitStatus;
use answerscope_domain::{Caller, Scope};
use answerscope_store::callers::keychain::KeyRefused;
use http::header::WWW_AUTHENTICATE;
use http::{HeaderMap, HeaderValue};

use crate::demand::Demand;
use crate::http_service::PATH;

/// Where the server says which authorization server gives tokens for it (RFC 9728).
const METADATA: &str = "/.well-known/oauth-protected-resource/mcp";

/// What the check of a message came to, for the tool that it calls.
#[derive(Debug, Clone)]
pub(crate) struct Admitted {
    /// The caller, or why the tool is not run.
    pub(crate) caller: Result<Caller, Error>,
    /// What the bucket of its grant holds, where the grant was known.
    pub(crate) level: Option<RateLimitStatus>,
    /// What links begin with.
    pub(crate) base_url: Arc<str>,
    /// Whether every operation is a tool.
    pub(crate) all: bool,
}

/// Refuses who shows nothing that can be an access token: nothing of their message is read.
///
/// # Errors
///
/// The response that refuses it: 401.
pub(crate) fn expect_token(headers: &HeaderMap, base_url: &str) -> Result<(), Box<Response>> {
    match auth::access_token(headers) {
        Ok(_) => Ok(()),
        Err(error) => Err(Box::new(refusal(&error, base_url))),
    }
}

/// Refuses whoever shows a token that opens nothing here, before a message is read that is large enough to be work. It takes
/// nothing from the bucket: what the message costs is known once it is read.
///
/// # Errors
///
/// The response that refuses it, as [`admit`].
pub(crate) async fn expect_live_token(app: &App, headers: &HeaderMap, base_url: &str) -> Result<(), Box<Response>> {
    let resource = format!("{base_url}{PATH}");
    let checked = auth::check_grant(app, headers, &resource, Scope::Read, 0).await;
    checked
        .map(|_| ())
        .map_err(|refused| Box::new(refusal_with_level(&refused, base_url)))
}

/// Checks the token of a message for what the message asks.
///
/// # Errors
///
/// The response that refuses it: 401 without a token that is valid here, 403 without the scope, 429 without the tokens. A
/// call of a tool that lacks tokens is let in to be told so.
pub(crate) async fn admit(
    app: &App,
    headers: &HeaderMap,
    base_url: &str,
    demand: Demand,
    all: bool,
) -> Result<Admitted, Box<Response>> {
    let resource = format!("{base_url}{PATH}");
    let (caller, level) = match auth::check_grant(app, headers, &resource, demand.scope, demand.tokens).await {
        Ok((caller, level)) => (Ok(caller), Some(level)),
        Err(refused) if demand.calls_tool && lacks_tokens(&refused.error) => (Err(refused.error), refused.level),
        Err(refused) => {
            return Err(Box::new(refusal_with_level(&refused, base_url)));
        }
    };
    Ok(Admitted {
        caller,
        level,
        base_url: base_url.into(),
        all,
    })
}

/// Tells what the bucket holds, as answers of the API do.
pub(crate) fn told_level(response: &mut Response, level: Option<RateLimitStatus>) {
    if let Some(level) = level {
        dispatch::rate_headers(response.headers_mut(), level);
    }
}

/// Whether the bucket holds too little, now or ever.
fn lacks_tokens(error: &Error) -> bool {
    let lacks = |error: &Error| {
        matches!(
            error,
            Error::Forbidden {
                lacks: Lack::Tokens { .. }
            }
        )
    };
    matches!(error, Error::TooManyRequests { .. }) || lacks(error)
}

fn refusal_with_level(refused: &KeyRefused, base_url: &str) -> Response {
    if status_of(&refused.error).is_server_error() {
        tracing::error!(error = %refused.error, "a message was refused");
    }
    let mut response = refusal(&refused.error, base_url);
    told_level(&mut response, refused.level);
    response
}

/// The refusal, with what a client needs to ask for a token (RFC 6750, section 3; RFC 9728, section 5.1). A client asks for
/// the scopes that it is told here, and a token that reads has no tools in its list that write: so they are all told, and
/// the person who decides leaves out what they do not want.
fn refusal(error: &Error, base_url: &str) -> Response {
    let mut response = error_response(error);
    let wanted = match error {
        Error::MissingToken | Error::WrongScheme => r#"scope="read write""#,
        Error::InvalidToken => {
            r#"error="invalid_token", error_description="no access token that is valid here; keys of the API are not taken", scope="read write""#
        }
        Error::Forbidden { lacks: Lack::Scope(_) } => r#"error="insufficient_scope", scope="read write""#,
        _ => return response,
    };
    let challenge = format!(r#"Bearer {wanted}, resource_metadata="{base_url}{METADATA}""#);
    if let Ok(challenge) = HeaderValue::from_str(&challenge) {
        response.headers_mut().insert(WWW_AUTHENTICATE, challenge);
    }
    response
}
