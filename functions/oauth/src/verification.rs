//! `/verify`: somebody shows that an address is theirs, by a link that was sent to it. Until then they may sign in, are told
//! each time, and nobody but the operator makes them an owner.

use answerscope_api::auth::is_secure;
use answerscope_api::origin;
use answerscope_domain::entities::account::Account;
use answerscope_domain::error::{Error, Result};
use answerscope_store::identity::LinkPurpose;
use axum::body::Body;
use axum::extract::State;
use axum::response::Response;

use crate::Server;
use crate::authorize::failed;
use crate::login::encoded;
use crate::mail::send_link;
use crate::pages::{self, Confirm, Unconfirmed, message_with_link, redirect};
use crate::recovery::{link_of, not_own, visit, with_cookie};
use crate::signed_in::{SignedIn, is_own_form, own_path};
use crate::throttles::{LETTERS_OF_ACCOUNT, LETTERS_OF_NETWORK, attempt_all};
use crate::web::{Fields, form, network};

/// Where somebody is led who has just signed in: on to `next`, or first to be told that the address is not confirmed, where
/// a letter can be sent.
pub(crate) fn first_stop(server: &Server, account: &Account, next: &str) -> String {
    if account.verified || !sends_letters(server) {
        return next.to_owned();
    }
    format!("/verify?next={}", encoded(next))
}

const CONFIRMED: &str = "Your address is confirmed";

/// Letters are sent, or their links stand in the log of this machine.
pub(crate) fn sends_letters(server: &Server) -> bool {
    server.app.settings.mail_from.is_some() || !is_secure(&server.app)
}

/// With a link, asks for a click, so that no program that follows links confirms an address. Without one, tells whoever has
/// signed in how it stands.
pub(crate) async fn page(State(server): State<Server>, request: http::Request<Body>) -> Response {
    let (link, base) = (link_of(&request), origin::of(&server.app, &request));
    let (parts, _) = request.into_parts();
    let shown = async {
        if link.is_empty() {
            let fields = Fields::parse(parts.uri.query().unwrap_or_default().as_bytes()).unwrap_or_default();
            let Some(signed_in) = server.signed_in(&parts.headers).await? else {
                return Ok(redirect(&format!("{base}/login?next=/verify"), &[]));
            };
            let (account, next) = (account_of(&server, &signed_in).await?, own_path(fields.get("next")));
            return Ok(unconfirmed(
                &server,
                &account,
                &signed_in.csrf,
                next,
                &base,
                Told::Nothing,
            ));
        }
        let identity = server.app.stores.identity();
        if identity.links().get(&link, LinkPurpose::Verify).await?.is_none() {
            return Ok(link_has_ended());
        }
        let (csrf, cookie) = visit(&server);
        let shown = Confirm {
            csrf: &csrf,
            link: &link,
        };
        Ok(with_cookie(pages::page(&shown, 200, None), cookie))
    };
    shown.await.unwrap_or_else(failed)
}

async fn account_of(server: &Server, signed_in: &SignedIn) -> Result<Account> {
    let accounts = server.app.stores.identity().accounts();
    accounts.get(signed_in.row.account).await?.ok_or(Error::NotFound)
}

/// What the page tells beside how it stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Told {
    Nothing,
    Sent,
    TooOften,
}

fn unconfirmed(server: &Server, account: &Account, csrf: &str, next: &str, base: &str, told: Told) -> Response {
    if account.verified {
        let on = format!("{base}{next}");
        return message_with_link(200, CONFIRMED, "There is nothing left to do.", (on.as_str(), "Go on"));
    }
    let often = told == Told::TooOften;
    let shown = Unconfirmed {
        csrf,
        email: account.email.as_str(),
        next,
        on: &format!("{base}{next}"),
        sent: told == Told::Sent,
        on_this_machine: server.app.settings.mail_from.is_none(),
        wrong: often.then_some("That was asked too often. Try again later."),
    };
    pages::page(&shown, if often { 429 } else { 200 }, None)
}

/// Notes that an address is its account's own, or sends the link that shows it.
pub(crate) async fn verify(State(server): State<Server>, request: http::Request<Body>) -> Response {
    let (base, network) = (origin::of(&server.app, &request), network(&request));
    let (parts, body) = request.into_parts();
    let done = async {
        let fields = form(body).await.unwrap_or_default();
        if let Some(link) = fields.get("link") {
            let own = |visit| is_own_form(&parts.headers, &fields, visit, &base);
            return match server.visit(&parts.headers).is_some_and(own) {
                true => confirm(&server, link).await,
                false => Ok(not_own()),
            };
        }
        match server.signed_in(&parts.headers).await? {
            Some(signed_in) if is_own_form(&parts.headers, &fields, &signed_in.secret, &base) => {
                send(&server, &signed_in, own_path(fields.get("next")), &network, &base).await
            }
            _ => Ok(not_own()),
        }
    };
    done.await.unwrap_or_else(failed)
}

async fn confirm(server: &Server, link: &str) -> Result<Response> {
    let identity = server.app.stores.identity();
    let Some(account) = identity.links().redeem(link, LinkPurpose::Verify).await? else {
        return Ok(link_has_ended());
    };
    identity.accounts().verify(account).await?;
    Ok(message_with_link(
        200,
        CONFIRMED,
        "You can close this page.",
        ("login", "Sign in"),
    ))
}

fn link_has_ended() -> Response {
    message_with_link(
        410,
        "The link has ended",
        "It has ended or was used.",
        ("verify", "Ask for another one"),
    )
}

async fn send(server: &Server, signed_in: &SignedIn, next: &str, network: &str, base: &str) -> Result<Response> {
    let account = account_of(server, signed_in).await?;
    let page = |told| Ok(unconfirmed(server, &account, &signed_in.csrf, next, base, told));
    if account.verified {
        return page(Told::Nothing);
    }
    let tries = [
        (LETTERS_OF_NETWORK, network),
        (LETTERS_OF_ACCOUNT, account.email.as_str()),
    ];
    if attempt_all(server, &tries).await?.is_err() {
        return page(Told::TooOften);
    }
    let link = server.app.stores.identity().links();
    let link = link.create(account.id, LinkPurpose::Verify).await?;
    let link = format!("{base}/verify?link={link}");
    send_link(server, &account.email, "Confirm your address", &link).await;
    page(Told::Sent)
}
