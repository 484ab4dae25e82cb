//! Authorization requests: RFC 6749, section 4.1.1, as OAuth 2.1 and the MCP specification narrow it.

use answerscope_domain::Scopes;
use answerscope_domain::entities::oauth_client::OAuthClient;
use answerscope_domain::error::Result;

use crate::Server;
use crate::metadata::resource;
use crate::web::Fields;

/// Characters of a query: what browsers and API Gateway carry without harm.
const LONGEST_QUERY: usize = 8_192;
/// Characters of a SHA-256 in base64url, RFC 7636, section 4.2.
const CHALLENGE: usize = 43;

/// A request that may be asked of somebody.
#[derive(Debug, Clone)]
pub(crate) struct AuthorizationRequest {
    pub(crate) client: OAuthClient,
    pub(crate) redirect_uri: String,
    pub(crate) scopes: Scopes,
    pub(crate) state: Option<String>,
    pub(crate) challenge: String,
    pub(crate) resource: String,
}

/// Why a request is not asked of anybody.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum NotAsked {
    /// Client or redirect are not what they should be: nobody is led anywhere (RFC 6749, section 4.1.2.1), the person reads
    /// why.
    Shown(&'static str),
    /// The client may be told, where it is sent back to.
    SentBack {
        redirect_uri: String,
        state: Option<String>,
        error: &'static str,
        description: &'static str,
    },
}

impl AuthorizationRequest {
    /// Reads and checks a query, for a browser in a network.
    ///
    /// # Errors
    /// When the table does not answer.
    pub(crate) async fn read(
        server: &Server,
        query: &str,
        base_url: &str,
        network: &str,
    ) -> Result<std::result::Result<Self, NotAsked>> {
        let fields = Fields::parse(query.as_bytes()).filter(|_| query.len() <= LONGEST_QUERY);
        let Some(fields) = fields else {
            return Ok(Err(NotAsked::Shown("It names something twice, or is too long.")));
        };
        let (Some(id), Some(redirect_uri)) = (fields.get("client_id"), fields.get("redirect_uri")) else {
            return Ok(Err(NotAsked::Shown(
                "It does not name the program, or where to go back to.",
            )));
        };
        let client = match server.client(id, network).await? {
            Ok(client) => client,
            Err(why) => return Ok(Err(NotAsked::Shown(why))),
        };
        if !client.may_redirect_to(redirect_uri) {
            let why = "The address to go back to is not one of the program's own.";
            return Ok(Err(NotAsked::Shown(why)));
        }
        let state = fields.get("state").map(str::to_owned);
        Ok(asked(&fields, base_url)
            .map(|(scopes, challenge)| Self {
                client,
                redirect_uri: redirect_uri.to_owned(),
                scopes,
                state: state.clone(),
                challenge,
                resource: resource(base_url),
            })
            .map_err(|(error, description)| NotAsked::SentBack {
                redirect_uri: redirect_uri.to_owned(),
                state,
                error,
                description,
            }))
    }
}

/// What is asked for, once it is known who asks.
fn asked(fields: &Fields, base_url: &str) -> std::result::Result<(Scopes, String), (&'static str, &'static str)> {
    match fields.get("response_type") {
        Some("code") => {}
        None => return Err(("invalid_request", "response_type is missing")),
        // RFC 9700, section 2.1.2: no tokens in addresses.
        Some(_) => return Err(("unsupported_response_type", "only code is supported")),
    }
    if fields.get("request").is_some() || fields.get("request_uri").is_some() {
        return Err(("request_not_supported", "request objects are not supported"));
    }
    if fields.get("response_mode").is_some_and(|mode| mode != "query") {
        return Err(("invalid_request", "only the response mode query is supported"));
    }
    // Consent is never skipped, so nothing can be answered without a person.
    if fields
        .get("prompt")
        .is_some_and(|prompt| prompt.split(' ').any(|word| word == "none"))
    {
        return Err(("consent_required", "somebody must be asked"));
    }
    // RFC 7636, section 4.4.1; OAuth 2.1, section 7.6, takes no other method.
    let challenge = fields.get("code_challenge").filter(|challenge| is_challenge(challenge));
    let challenge = challenge.ok_or(("invalid_request", "code_challenge must be a SHA-256 in base64url"))?;
    if fields.get("code_challenge_method") != Some("S256") {
        return Err(("invalid_request", "code_challenge_method must be S256"));
    }
    // RFC 8707, section 2. There is one resource, so that a request without it can mean no other.
    if fields.get("resource").is_some_and(|asked| asked != resource(base_url)) {
        return Err(("invalid_target", "resource is not one of this server"));
    }
    Ok((scopes_of(fields.get("scope"))?, challenge.to_owned()))
}

/// The scopes of a request; without any, reading (RFC 6749, section 3.3). Scopes of other servers are left out.
pub(crate) fn scopes_of(text: Option<&str>) -> std::result::Result<Scopes, (&'static str, &'static str)> {
    let scopes = Scopes::of(text.unwrap_or("read").split(' '));
    if scopes.is_empty() {
        return Err(("invalid_scope", "the scopes are read and write"));
    }
    // Whoever writes reads: the tools that change something show what they changed.
    Ok(Scopes { read: true, ..scopes })
}

fn is_challenge(text: &str) -> bool {
    let allowed = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    text.len() == CHALLENGE && text.bytes().all(allowed)
}

#[cfg(test)]
mod tests {
    use super::*;

    const BASE: &str = "https://service.example";
    const RIGHT: &str =
        "response_type=code&code_challenge_method=S256&code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";

    #[test]
    fn each_rule_has_its_error() {
        let error = |query: String| {
            let fields = Fields::parse(query.as_bytes()).expect("fields");
            asked(&fields, BASE).map_or_else(|(error, _)| error, |_| "")
        };
        assert_eq!(error(RIGHT.to_owned()), "");
        assert_eq!(
            error(format!(
                "{RIGHT}&resource=https%3A%2F%2Fservice.example%2Fmcp&scope=read+write"
            )),
            ""
        );
        assert_eq!(error(format!("{RIGHT}&scope=offline_access+write")), "");
        for (query, expected) in [
            (RIGHT.replace("=code&", "=token&"), "unsupported_response_type"),
            (RIGHT.replace("response_type=code&", ""), "invalid_request"),
            (RIGHT.replace("S256", "plain"), "invalid_request"),
            (RIGHT.replace("code_challenge_method=S256&", ""), "invalid_request"),
            (RIGHT.replace("-cM", ""), "invalid_request"),
            (RIGHT.replace("code_challenge=", "x="), "invalid_request"),
            (
                format!("{RIGHT}&resource=https%3A%2F%2Fother.example%2Fmcp"),
                "invalid_target",
            ),
            (
                format!("{RIGHT}&resource=https%3A%2F%2Fservice.example%2Fmcp%2F.."),
                "invalid_target",
            ),
            (format!("{RIGHT}&scope=admin"), "invalid_scope"),
            (format!("{RIGHT}&prompt=none"), "consent_required"),
            (
                format!("{RIGHT}&request_uri=https%3A%2F%2Fx.example"),
                "request_not_supported",
            ),
            (format!("{RIGHT}&response_mode=fragment"), "invalid_request"),
        ] {
            assert_eq!(error(query.clone()), expected, "{query}");
        }
    }
}
