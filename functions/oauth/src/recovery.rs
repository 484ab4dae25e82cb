//! `/reset`: a password is set anew, by a link that is sent by email.

use std::time::Duration;

use answerscope_api::origin;
use answerscope_domain::entities::account::{Email, SHORTEST_PASSWORD, checked_password};
use answerscope_domain::error::Result;
use answerscope_domain::secret::csrf_token;
use axum::body::Body;
use axum::extract::State;
use axum::response::Response;
use http::HeaderMap;
use tokio::time::Instant;

use crate::Server;
use crate::authorize::failed;
use crate::mail::send_link;
use crate::pages::{self, Forgotten, NewPassword, message, message_with_link, set_cookies};
use crate::signed_in::is_own_form;
use crate::throttles::{LETTERS_OF_ACCOUNT, LETTERS_OF_NETWORK, attempt_all};
use crate::verification::sends_letters;
use crate::web::{Fields, form, network};

/// When a request for a link is answered: a letter is handed over by then, so that no answer tells that there was one.
const ANSWERED: Duration = Duration::from_secs(2);
const ENDED: &str = "The link has ended or was used. Ask for another one.";

/// Asks for an address, or with a link for a new password.
pub(crate) async fn page(State(server): State<Server>, request: http::Request<Body>) -> Response {
    let link = link_of(&request);
    let shown = async {
        if link.is_empty() {
            return Ok(if sends_letters(&server) {
                forgotten(&server, None, 200)
            } else {
                no_letters()
            });
        }
        let identity = server.app.stores.identity();
        Ok(match identity.links().get(&link).await? {
            Some(_) => new_password(&server, &link, None, 200),
            None => forgotten(&server, Some(ENDED), 410),
        })
    };
    shown.await.unwrap_or_else(failed)
}

fn link_of(request: &http::Request<Body>) -> String {
    let fields = Fields::parse(request.uri().query().unwrap_or_default().as_bytes()).unwrap_or_default();
    fields.get("link").unwrap_or_default().to_owned()
}

/// The token of a form, and the cookie that it is bound to.
fn visit(server: &Server) -> (String, String) {
    let (secret, cookie) = server.new_visit();
    (csrf_token(&secret), cookie)
}

fn with_cookie(mut response: Response, cookie: String) -> Response {
    set_cookies(response.headers_mut(), &[cookie]);
    response
}

fn forgotten(server: &Server, wrong: Option<&str>, status: u16) -> Response {
    let (csrf, cookie) = visit(server);
    with_cookie(pages::page(&Forgotten { csrf: &csrf, wrong }, status, None), cookie)
}

fn new_password(server: &Server, link: &str, wrong: Option<&str>, status: u16) -> Response {
    let (csrf, cookie) = visit(server);
    let shown = NewPassword {
        csrf: &csrf,
        link,
        shortest: SHORTEST_PASSWORD,
        wrong,
    };
    with_cookie(pages::page(&shown, status, None), cookie)
}

/// The fields of a form that a page of this service has sent.
async fn own_form(server: &Server, headers: &HeaderMap, body: Body, base: &str) -> Option<Fields> {
    let (fields, visit) = (form(body).await?, server.visit(headers)?);
    is_own_form(headers, &fields, visit, base).then_some(fields)
}

pub(crate) fn not_own() -> Response {
    message(
        403,
        "That did not work",
        "The page was open for too long, or your browser keeps no cookies. Go back and reload it.",
    )
}

/// Sends a link, or sets the password of the one that came with it.
pub(crate) async fn reset(State(server): State<Server>, request: http::Request<Body>) -> Response {
    let (base, network) = (origin::of(&server.app, &request), network(&request));
    let (parts, body) = request.into_parts();
    let done = async {
        let Some(fields) = own_form(&server, &parts.headers, body, &base).await else {
            return Ok(not_own());
        };
        match (fields.get("link"), fields.get("password")) {
            (Some(link), password) => set_password(&server, link, password.unwrap_or_default()).await,
            (None, _) => ask_for_link(&server, fields.get("email").unwrap_or_default(), &network, &base).await,
        }
    };
    done.await.unwrap_or_else(failed)
}

async fn set_password(server: &Server, link: &str, password: &str) -> Result<Response> {
    if let Err(error) = checked_password(password) {
        return Ok(new_password(server, link, Some(&error.description()), 400));
    }
    let identity = server.app.stores.identity();
    let Some(account) = identity.links().redeem(link).await? else {
        return Ok(forgotten(server, Some(ENDED), 410));
    };
    identity.accounts().set_password(account, password).await?;
    Ok(message_with_link(
        200,
        "Your password is set",
        "Every browser was signed out, and connected assistants were cut off.",
        ("login", "Sign in"),
    ))
}

fn no_letters() -> Response {
    message(
        503,
        "No letters are sent from here",
        "Ask whoever runs this service for a new password.",
    )
}

/// Answers the same whether or not somebody has the address, and where letters are sent also as late.
async fn ask_for_link(server: &Server, text: &str, network: &str, base: &str) -> Result<Response> {
    // A link that nobody gets would tell by the time it takes to make it who has an account.
    if !sends_letters(server) {
        return Ok(no_letters());
    }
    let Ok(email) = Email::parse(text) else {
        return Ok(forgotten(
            server,
            Some("Expected an address such as name@example.com."),
            400,
        ));
    };
    let tries = [(LETTERS_OF_NETWORK, network), (LETTERS_OF_ACCOUNT, email.as_str())];
    if attempt_all(server, &tries).await?.is_err() {
        return Ok(forgotten(
            server,
            Some("That was asked too often. Try again later."),
            429,
        ));
    }
    let (begun, identity) = (Instant::now(), server.app.stores.identity());
    if let Some(account) = identity.accounts().by_email(&email).await? {
        let link = identity.links().create(account.id).await?;
        send_link(
            server,
            &email,
            "Set a new password",
            &format!("{base}/reset?link={link}"),
        )
        .await;
    }
    if server.app.settings.mail_from.is_some() {
        tokio::time::sleep_until(begun + ANSWERED).await;
    }
    let back = ("login", "Back to signing in");
    if server.app.settings.mail_from.is_none() {
        let logged = "No letters are sent from this machine. If somebody signs in with this address, the link stands in the \
                      service's log. It works for an hour.";
        return Ok(message_with_link(200, "Look at the log", logged, back));
    }
    let sent = "If somebody signs in with this address, a link is on its way to it. It works for an hour.";
    Ok(message_with_link(200, "Look at your mail", sent, back))
}
