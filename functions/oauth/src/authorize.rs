//! `/oauth/authorize`: somebody is asked whether a client may have access, each time, and the client is told what they said.

use answerscope_api::origin;
use answerscope_domain::Scopes;
use answerscope_domain::entities::account::Membership;
use answerscope_domain::entities::grant::Authorization;
use answerscope_domain::entities::oauth_client::{ClientOrigin, redirect_place};
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::Token;
use axum::body::Body;
use axum::extract::State;
use axum::response::Response;
use url::Url;

use crate::Server;
use crate::login::encoded;
use crate::pages::{Consent, OrganizationChoice, Refused, message, page, redirect};
use crate::request::{AuthorizationRequest, NotAsked};
use crate::signed_in::{SignedIn, is_own_form};
use crate::throttles::{CONSENTS_OF_ACCOUNT, attempt_all};
use crate::web::{Fields, form, network};

const CAN_NOT: &str = "This request can not be answered";
const NO_WAY_BACK: &str = "The address to go back to is none.";

/// Shows who asks for what; first the page of signing in, where nobody has.
pub(crate) async fn ask(State(server): State<Server>, request: http::Request<Body>) -> Response {
    let base = origin::of(&server.app, &request);
    let query = request.uri().query().unwrap_or_default().to_owned();
    let (network, headers) = (network(&request), request.into_parts().0.headers);
    let asked = async {
        let asked = match AuthorizationRequest::read(&server, &query, &base, &network).await? {
            Err(why @ NotAsked::Shown(_)) => return Ok(not_asked(&base, why)),
            asked => asked,
        };
        // Nobody who has not signed in is shown a way to a client's page, not even with an error.
        let Some(signed_in) = server.signed_in(&headers).await? else {
            let next = encoded(&format!("/oauth/authorize?{query}"));
            return Ok(redirect(&format!("{base}/login?next={next}"), &[]));
        };
        let asked = match asked {
            Ok(asked) => asked,
            Err(why) => return Ok(not_asked(&base, why)),
        };
        consent(&server, &asked, &signed_in, &query).await
    };
    asked.await.unwrap_or_else(failed)
}

/// Takes the decision. Everything is read and checked anew: a form is what a browser says.
pub(crate) async fn decide(State(server): State<Server>, request: http::Request<Body>) -> Response {
    let base = origin::of(&server.app, &request);
    let network = network(&request);
    let (parts, body) = request.into_parts();
    let decided = async {
        let (fields, signed_in) = (form(body).await, server.signed_in(&parts.headers).await?);
        let own = |fields: &Fields, secret: &str| is_own_form(&parts.headers, fields, secret, &base);
        let (Some(fields), Some(signed_in)) = (fields, signed_in) else {
            return Ok(message(
                403,
                "That did not work",
                "You are not signed in any more. Start again from your assistant.",
            ));
        };
        if !own(&fields, &signed_in.secret) {
            return Ok(message(
                403,
                "That did not work",
                "The form is from another page. Start again from your assistant.",
            ));
        }
        let query = fields.get("request").unwrap_or_default();
        let asked = match AuthorizationRequest::read(&server, query, &base, &network).await? {
            Ok(asked) => asked,
            Err(why) => return Ok(not_asked(&base, why)),
        };
        match fields.get("decision") {
            Some("allow") => match connects(&server, &signed_in).await? {
                Ok(()) => allow(&server, asked, &signed_in, &fields, &base).await,
                Err(often) => Ok(often),
            },
            _ => {
                let refused = [("error", "access_denied"), ("error_description", "Nothing was allowed")];
                Ok(send_back(&asked.redirect_uri, asked.state.as_deref(), &refused, &base))
            }
        }
    };
    decided.await.unwrap_or_else(failed)
}

pub(crate) fn failed(error: Error) -> Response {
    tracing::error!(%error, "a page failed");
    message(
        503,
        "That did not work",
        "The service can not answer now. Try again in a moment.",
    )
}

/// Why nothing is asked. What the client is told, a person takes there by a link: anybody may register a client, so that a
/// redirect that nobody has decided on would make this address lead anywhere (RFC 9700, section 4.11.2).
fn not_asked(base: &str, why: NotAsked) -> Response {
    match why {
        NotAsked::Shown(why) => message(400, CAN_NOT, why),
        NotAsked::SentBack {
            redirect_uri,
            state,
            error,
            description,
        } => {
            let fields = [("error", error), ("error_description", description)];
            let Some(back) = answer_to(&redirect_uri, state.as_deref(), &fields, base) else {
                return message(400, CAN_NOT, NO_WAY_BACK);
            };
            let shown = Refused {
                description,
                place: &redirect_place(&redirect_uri),
                back: &back,
            };
            page(&shown, 400, None)
        }
    }
}

/// Where a client gets an answer, with its state, and who answers (RFC 9207, section 2, against mix-up).
fn answer_to(redirect_uri: &str, state: Option<&str>, answer: &[(&str, &str)], issuer: &str) -> Option<String> {
    let mut url = Url::parse(redirect_uri).ok()?;
    url.query_pairs_mut()
        .extend_pairs(answer)
        .extend_pairs(state.map(|state| ("state", state)))
        .append_pair("iss", issuer);
    Some(url.into())
}

/// Sends the browser of somebody who has decided to the client.
fn send_back(redirect_uri: &str, state: Option<&str>, answer: &[(&str, &str)], issuer: &str) -> Response {
    match answer_to(redirect_uri, state, answer, issuer) {
        Some(url) => redirect(&url, &[]),
        None => message(400, CAN_NOT, NO_WAY_BACK),
    }
}

async fn consent(server: &Server, asked: &AuthorizationRequest, signed_in: &SignedIn, query: &str) -> Result<Response> {
    let accounts = server.app.stores.identity().accounts();
    let account = accounts.get(signed_in.row.account).await?.ok_or(Error::NotFound)?;
    let organizations = accounts.organizations(account.id).await?;
    let may_write = organizations.iter().any(|one| one.membership.role.scopes().write);
    let choice = |one| OrganizationChoice::new(one, signed_in.row.organization);
    let organizations: Vec<_> = organizations.into_iter().map(choice).collect();
    let shown = Consent {
        client: &asked.client.name,
        client_id: &asked.client.id,
        documented: asked.client.origin == ClientOrigin::MetadataDocument,
        place: &redirect_place(&asked.redirect_uri),
        email: account.email.as_str(),
        writes: asked.scopes.write && may_write,
        organizations: &organizations,
        request: query,
        csrf: &signed_in.csrf,
    };
    Ok(page(&shown, 200, Some(&asked.redirect_uri)))
}

/// Takes one of the assistants that a person may connect.
async fn connects(server: &Server, signed_in: &SignedIn) -> Result<std::result::Result<(), Response>> {
    let account = signed_in.row.account.to_string();
    let often = "You have connected many assistants. Try again in a minute.";
    let tried = attempt_all(server, &[(CONSENTS_OF_ACCOUNT, account.as_str())]).await?;
    Ok(tried.map_err(|_| message(429, "That was asked too often", often)))
}

/// Makes the code: for the organization that was chosen, and never more than its member may do.
async fn allow(
    server: &Server,
    asked: AuthorizationRequest,
    signed_in: &SignedIn,
    fields: &Fields,
    base: &str,
) -> Result<Response> {
    let stores = &server.app.stores;
    let chosen = fields.get("organization").and_then(|id| id.parse().ok());
    let organization = chosen.unwrap_or(signed_in.row.organization);
    let Membership { role, .. } = match stores.identity().members(organization).get(signed_in.row.account).await {
        Err(Error::NotFound) => {
            return Ok(message(
                403,
                "That did not work",
                "You are not a member of that organization.",
            ));
        }
        member => member?,
    };
    let allowed = Scopes {
        read: true,
        write: fields.get("write").is_some(),
    };
    let scopes = asked.scopes.and(role.scopes()).and(allowed);
    let code = Authorization {
        grant: Token::new(stores.clock.now(), stores.random.as_ref()),
        organization,
        account: signed_in.row.account,
        client: asked.client.id.clone(),
        client_name: asked.client.name,
        redirect_uri: asked.redirect_uri.clone(),
        challenge: asked.challenge,
        scopes: scopes.to_string(),
        resource: asked.resource,
        credentials: signed_in.row.credentials,
    };
    let code = stores.identity().tokens().issue_code(code).await?;
    if asked.client.origin == ClientOrigin::Registered {
        stores.identity().clients().used(&asked.client.id).await?;
    }
    Ok(send_back(
        &asked.redirect_uri,
        asked.state.as_deref(),
        &[("code", &code)],
        base,
    ))
}
