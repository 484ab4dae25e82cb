//! `/oauth/token`: codes and refresh tokens become tokens. RFC 6749, sections 4.1.3 and 6; RFC 7636, section 4.6; RFC 8707,
//! section 2.2.

use answerscope_api::origin;
use answerscope_domain::Scopes;
use answerscope_domain::entities::grant::Grant;
use answerscope_domain::error::Error;
use answerscope_domain::secret::same;
use answerscope_store::identity::{ACCESS_SECONDS, IssuedTokens, TokenRefused};
use axum::body::Body;
use axum::extract::State;
use axum::response::Response;
use data_encoding::BASE64URL_NOPAD;
use http::StatusCode;
use serde_json::json;
use sha2::{Digest, Sha256};

use crate::Server;
use crate::metadata::resource;
use crate::web::{Fields, OAuthRefusal, form, json_answer, program_answer};

const INVALID_GRANT: OAuthRefusal = OAuthRefusal::new(
    "invalid_grant",
    "The code or token is unknown, has ended, was used, or belongs to another client",
);
const INVALID_REQUEST: OAuthRefusal = OAuthRefusal::new(
    "invalid_request",
    "Expected a form with each parameter once, as RFC 6749 has them",
);
const INVALID_TARGET: OAuthRefusal = OAuthRefusal::new("invalid_target", "resource is not one of this server");
const INVALID_SCOPE: OAuthRefusal = OAuthRefusal::new("invalid_scope", "scope is more than was allowed");

/// Issues tokens.
pub(crate) async fn issue(State(server): State<Server>, request: http::Request<Body>) -> Response {
    let base = origin::of(&server.app, &request);
    let issued = async {
        let fields = form(request.into_body()).await.ok_or(INVALID_REQUEST)?;
        let client = client_id(&fields)?;
        if fields.get("resource").is_some_and(|asked| asked != resource(&base)) {
            return Err(INVALID_TARGET);
        }
        match fields.get("grant_type") {
            Some("authorization_code") => redeem(&server, &fields, client).await,
            Some("refresh_token") => refresh(&server, &fields, client).await,
            None => Err(INVALID_REQUEST),
            Some(_) => Err(OAuthRefusal::new(
                "unsupported_grant_type",
                "The grant types are authorization_code and refresh_token",
            )),
        }
    };
    program_answer(issued.await.map(|tokens| answer(&tokens)))
}

/// A public client names itself (RFC 6749, section 3.2.1); it has nothing to authenticate with.
pub(crate) fn client_id(fields: &Fields) -> Result<&str, OAuthRefusal> {
    fields.get("client_id").ok_or(OAuthRefusal {
        status: StatusCode::UNAUTHORIZED,
        error: "invalid_client",
        description: "client_id is missing",
    })
}

fn answer(tokens: &IssuedTokens) -> Response {
    json_answer(
        StatusCode::OK,
        &json!({
            "access_token": tokens.access,
            "token_type": "Bearer",
            "expires_in": ACCESS_SECONDS,
            "refresh_token": tokens.refresh,
            "scope": tokens.scopes,
        }),
    )
}

async fn redeem(server: &Server, fields: &Fields, client: &str) -> Result<IssuedTokens, OAuthRefusal> {
    let (Some(code), Some(verifier)) = (fields.get("code"), fields.get("code_verifier")) else {
        return Err(INVALID_REQUEST);
    };
    let stores = &server.app.stores;
    let tokens = stores.identity().tokens();
    let allowed = tokens.code(code).await?.map_err(refused)?;
    // RFC 6749, section 4.1.3. OAuth 2.1, section 10.2, leaves the redirect out where PKCE is; who sends it means it.
    let redirect = fields.get("redirect_uri").is_none_or(|uri| uri == allowed.redirect_uri);
    if allowed.client != client || !redirect || !is_verifier_of(verifier, &allowed.challenge) {
        return Err(INVALID_GRANT);
    }
    let limits = stores.organizations().limits_copy(allowed.organization).await?;
    tokens.redeem(code, &allowed, limits).await?.map_err(refused)
}

/// RFC 7636, sections 4.1 and 4.6.
fn is_verifier_of(verifier: &str, challenge: &str) -> bool {
    let allowed = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_' | b'~');
    let well_formed = (43..=128).contains(&verifier.len()) && verifier.bytes().all(allowed);
    well_formed && same(&BASE64URL_NOPAD.encode(&Sha256::digest(verifier.as_bytes())), challenge)
}

async fn refresh(server: &Server, fields: &Fields, client: &str) -> Result<IssuedTokens, OAuthRefusal> {
    let token = fields.get("refresh_token").ok_or(INVALID_REQUEST)?;
    let asked = fields.get("scope").map(|scopes| Scopes::of(scopes.split(' ')));
    // RFC 6749, section 6: never more than was allowed. The answer tells the scopes that it is.
    let fits = |grant: &Grant| match asked {
        Some(asked) if asked.and(grant.scopes) != asked => Err(Error::invalid("scope")),
        _ => Ok(()),
    };
    let tokens = server.app.stores.identity().tokens();
    let refreshed = match tokens.refresh(token, client, fits).await {
        // The same token twice at once, as of two windows of an assistant: the second one is within the grace.
        Err(Error::TooManyRequests { .. }) => tokens.refresh(token, client, fits).await,
        refreshed => refreshed,
    };
    match refreshed {
        Err(Error::Invalid { .. }) => Err(INVALID_SCOPE),
        refreshed => refreshed?.map_err(refused),
    }
}

fn refused(why: TokenRefused) -> OAuthRefusal {
    match why {
        TokenRefused::Replayed => tracing::warn!("a code or refresh token came again; its grant was ended"),
        TokenRefused::NotMember => tracing::info!("whoever has allowed it is no member any more; its grant was ended"),
        TokenRefused::Invalid => {}
    }
    INVALID_GRANT
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_verifier_is_that_of_the_standard_and_long_enough() {
        // RFC 7636, appendix B.
        let (verifier, challenge) = (
            "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk",
            "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
        );
        assert!(is_verifier_of(verifier, challenge));
        for wrong in [
            challenge,
            &verifier[..42],
            "",
            &verifier.replace('d', "e"),
            &"a".repeat(129),
        ] {
            assert!(!is_verifier_of(wrong, challenge), "{wrong}");
        }
    }
}
