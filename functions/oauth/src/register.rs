//! `/oauth/register`: clients without a document of their own register. RFC 7591.

use answerscope_domain::entities::oauth_client::ClientOrigin;
use answerscope_domain::ids::Token;
use axum::body::Body;
use axum::extract::State;
use axum::response::Response;
use http::StatusCode;
use serde_json::{Value, json};

use crate::Server;
use crate::clients::{REGISTERED, client_from};
use crate::throttles::{REGISTRATIONS_OF_ALL, REGISTRATIONS_OF_NETWORK, attempt_all};
use crate::web::{OAuthRefusal, json_answer, json_object, network, program_answer};

const TOO_MANY: OAuthRefusal = OAuthRefusal {
    status: StatusCode::TOO_MANY_REQUESTS,
    error: "temporarily_unavailable",
    description: "Too many programs have registered; try again in a minute",
};

/// Registers a public client, and tells what it is registered with, which may be other than it asked for (RFC 7591, section
/// 3.2.1).
pub(crate) async fn register(State(server): State<Server>, request: http::Request<Body>) -> Response {
    let network = network(&request);
    let registered = async {
        let tries = [(REGISTRATIONS_OF_NETWORK, network.as_str()), (REGISTRATIONS_OF_ALL, "")];
        if attempt_all(&server, &tries).await?.is_err() {
            return Err(TOO_MANY);
        }
        let wrong = OAuthRefusal::new("invalid_client_metadata", "Expected a JSON object, as RFC 7591 has it");
        let metadata = json_object(request.into_body()).await.ok_or(wrong)?;
        if !uses_codes(&metadata) {
            let codes = "grant_types must have authorization_code, and response_types code";
            return Err(OAuthRefusal::new("invalid_client_metadata", codes));
        }
        let stores = &server.app.stores;
        let now = stores.clock.now();
        let id = format!("{REGISTERED}{}", Token::new(now, stores.random.as_ref()));
        let client = client_from(id, &metadata, ClientOrigin::Registered).map_err(|_| {
            let redirects = "redirect_uris must be https, http on this machine, or of the program's own scheme";
            OAuthRefusal::new("invalid_redirect_uri", redirects)
        })?;
        stores.identity().clients().register(&client).await?;
        let body = json!({
            "client_id": client.id,
            "client_id_issued_at": now.seconds(),
            "client_name": client.name,
            "redirect_uris": client.redirect_uris,
            "grant_types": ["authorization_code", "refresh_token"],
            "response_types": ["code"],
            "token_endpoint_auth_method": "none",
            "scope": "read write",
        });
        Ok(json_answer(StatusCode::CREATED, &body))
    };
    program_answer(registered.await)
}

/// Whether a client can do what this server does; what it leaves out is the default of RFC 7591, section 2.
fn uses_codes(metadata: &Value) -> bool {
    let has = |field: &str, word: &str| match &metadata[field] {
        Value::Null => true,
        Value::Array(words) => words.iter().any(|one| one == word),
        _ => false,
    };
    has("grant_types", "authorization_code") && has("response_types", "code")
}
