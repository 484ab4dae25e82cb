//! `/login` and `/logout`.

use answerscope_api::auth::is_secure;
use answerscope_api::origin;
use answerscope_domain::entities::account::{Account, Email, Membership};
use answerscope_domain::error::Result;
use answerscope_domain::secret::csrf_token;
use axum::body::Body;
use axum::extract::State;
use axum::response::Response;

use crate::Server;
use crate::authorize::failed;
use crate::pages::{self, Login, message, redirect, set_cookies};
use crate::signed_in::{is_own_form, own_path};
use crate::throttles::{PASSWORDS_OF_ACCOUNT, PASSWORDS_OF_NETWORK, SESSIONS_OF_ACCOUNT, attempt_all};
use crate::verification::first_stop;
use crate::web::{Fields, form, network};

/// One sentence for whatever is wrong: it does not tell who has an account.
const WRONG: &str = "Email or password is wrong.";
const TOO_OFTEN: &str = "That was tried too often. Wait a minute and try again.";

/// The form, bound to a visit of its own.
fn form_page(server: &Server, next: &str, email: &str, wrong: Option<&str>, status: u16) -> Response {
    let (secret, cookie) = server.new_visit();
    let shown = Login {
        csrf: &csrf_token(&secret),
        next,
        next_encoded: &encoded(next),
        email,
        connects: next.starts_with("/oauth/authorize"),
        on_this_machine: !is_secure(&server.app),
        provider: server.provider.as_ref().map(|known| known.provider.name.as_str()),
        wrong,
    };
    let mut response = pages::page(&shown, status, None);
    set_cookies(response.headers_mut(), &[cookie]);
    response
}

/// A path as a parameter of another.
pub(crate) fn encoded(path: &str) -> String {
    form_urlencoded::byte_serialize(path.as_bytes()).collect()
}

/// Shows the form.
pub(crate) async fn page(State(server): State<Server>, request: http::Request<Body>) -> Response {
    let fields = Fields::parse(request.uri().query().unwrap_or_default().as_bytes()).unwrap_or_default();
    form_page(&server, own_path(fields.get("next")), "", None, 200)
}

/// Takes an address and a password, and begins a session with a new secret.
pub(crate) async fn sign_in(State(server): State<Server>, request: http::Request<Body>) -> Response {
    let (base, network) = (origin::of(&server.app, &request), network(&request));
    let (parts, body) = request.into_parts();
    let signed_in = async {
        let fields = form(body).await.unwrap_or_default();
        let next = own_path(fields.get("next"));
        let own = |secret| is_own_form(&parts.headers, &fields, secret, &base);
        if !server.visit(&parts.headers).is_some_and(own) {
            let again = "The page was open for too long, or your browser keeps no cookies. Try again.";
            return Ok(form_page(&server, next, "", Some(again), 403));
        }
        let text = fields.get("email").unwrap_or_default();
        let password = fields.get("password").unwrap_or_default();
        match checked(&server, text, password, &network).await? {
            Ok(account) => {
                let next = first_stop(&server, &account, next);
                begin(&server, &account, &parts.headers, &base, &next).await
            }
            Err((status, wrong)) => Ok(form_page(&server, next, text, Some(wrong), status)),
        }
    };
    signed_in.await.unwrap_or_else(failed)
}

/// The account of an address and a password, as often as may be tried. The answer takes as long for an address that nobody
/// has, and says the same.
async fn checked(
    server: &Server,
    text: &str,
    password: &str,
    network: &str,
) -> Result<std::result::Result<Account, (u16, &'static str)>> {
    let Ok(email) = Email::parse(text) else {
        return Ok(Err((401, WRONG)));
    };
    let tries = [(PASSWORDS_OF_NETWORK, network), (PASSWORDS_OF_ACCOUNT, email.as_str())];
    if attempt_all(server, &tries).await?.is_err() {
        return Ok(Err((429, TOO_OFTEN)));
    }
    if password.len() > 4 * answerscope_domain::entities::account::LONGEST_PASSWORD {
        return Ok(Err((401, WRONG)));
    }
    let account = server
        .app
        .stores
        .identity()
        .accounts()
        .signed_in(&email, password)
        .await?;
    Ok(account.ok_or((401, WRONG)))
}

/// Begins a session in the organization that an account has chosen last. Where it is in several and has chosen none, it is
/// asked: whoever has added somebody first does not say where they find themselves, nor does who adds them later.
pub(crate) async fn begin(
    server: &Server,
    account: &Account,
    headers: &http::HeaderMap,
    base: &str,
    next: &str,
) -> Result<Response> {
    let accounts = server.app.stores.identity().accounts();
    let members = accounts.memberships(account.id).await?;
    let last = members
        .iter()
        .find(|member| account.last_organization == Some(member.organization));
    let begin = async |member, to: &str| begin_as(server, member, account.credentials, headers, to).await;
    match (last, members.as_slice()) {
        (Some(member), _) | (None, [member]) => begin(member, &format!("{base}{next}")).await,
        (None, [first, ..]) => {
            let choice = format!("{base}/oauth/organization?next={}", encoded(next));
            begin(first, &choice).await
        }
        (None, []) => {
            let nowhere = "Your account is in no organization any more. Ask an owner of yours.";
            Ok(message(403, "There is nothing to see", nowhere))
        }
    }
}

/// Begins a session of a member, with a new secret. It is a caller with a full bucket, so that without a limit whoever
/// begins sessions could call as often as they like.
pub(crate) async fn begin_as(
    server: &Server,
    member: &Membership,
    credentials: u64,
    headers: &http::HeaderMap,
    to: &str,
) -> Result<Response> {
    if attempt_all(server, &[(SESSIONS_OF_ACCOUNT, member.account.as_str())])
        .await?
        .is_err()
    {
        return Ok(message(429, "That was tried too often", "Wait a minute and try again."));
    }
    let (stores, identity) = (&server.app.stores, server.app.stores.identity());
    // The browser's session before, whoever's it was, ends.
    if let Some(before) = server.signed_in(headers).await? {
        identity.sessions().end(&before.secret).await?;
    }
    let limits = stores.organizations().limits_copy(member.organization).await?;
    let session = identity.sessions().begin(member, credentials, limits).await?;
    let cookies = [
        server.keep_session(&session.secret, session.max_age),
        server.keep_csrf(&session.secret, session.max_age),
    ];
    Ok(redirect(to, &cookies))
}

/// Ends the session of the browser.
pub(crate) async fn sign_out(State(server): State<Server>, request: http::Request<Body>) -> Response {
    let base = origin::of(&server.app, &request);
    let (parts, body) = request.into_parts();
    let signed_out = async {
        let Some(signed_in) = server.signed_in(&parts.headers).await? else {
            return Ok(redirect(&format!("{base}/login"), &[]));
        };
        let fields = form(body).await.unwrap_or_default();
        if !is_own_form(&parts.headers, &fields, &signed_in.secret, &base) {
            return Ok(message(403, "That did not work", "The form is from another page."));
        }
        server.app.stores.identity().sessions().end(&signed_in.secret).await?;
        let cookies = [server.keep_session("", 0), server.keep_csrf("", 0)];
        Ok(redirect(&format!("{base}/login"), &cookies))
    };
    signed_out.await.unwrap_or_else(failed)
}
