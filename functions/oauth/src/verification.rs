//! `/verify`: somebody shows that an address is theirs, by a link that is sent to it and leads to `/reset`. A click alone would
//! not do: the password of an account that is not confirmed was made by somebody else, who would know it on. Until then they
//! may sign in, are told each time, and nobody but the operator makes them an owner or adds them to another organization.

use answerscope_api::auth::is_secure;
use answerscope_api::origin;
use answerscope_domain::entities::account::Account;
use answerscope_domain::error::{Error, Result};
use axum::body::Body;
use axum::extract::State;
use axum::response::Response;

use crate::Server;
use crate::authorize::failed;
use crate::login::encoded;
use crate::mail::send_link;
use crate::pages::{self, Unconfirmed, message_with_link, redirect};
use crate::recovery::not_own;
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

/// Letters are sent, or their links stand in the log of this machine.
pub(crate) fn sends_letters(server: &Server) -> bool {
    server.app.settings.mail_from.is_some() || !is_secure(&server.app)
}

/// Tells whoever has signed in how it stands.
pub(crate) async fn page(State(server): State<Server>, request: http::Request<Body>) -> Response {
    let base = origin::of(&server.app, &request);
    let (parts, _) = request.into_parts();
    let shown = async {
        let Some(signed_in) = server.signed_in(&parts.headers).await? else {
            return Ok(redirect(&format!("{base}/login?next=/verify"), &[]));
        };
        let fields = Fields::parse(parts.uri.query().unwrap_or_default().as_bytes()).unwrap_or_default();
        let (account, next) = (account_of(&server, &signed_in).await?, own_path(fields.get("next")));
        Ok(unconfirmed(
            &server,
            &account,
            &signed_in.csrf,
            next,
            &base,
            Told::Nothing,
        ))
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
        return message_with_link(
            200,
            "Your address is confirmed",
            "There is nothing left to do.",
            (on.as_str(), "Go on"),
        );
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

/// Sends the link by which whoever reads the address's mail sets a password of their own.
pub(crate) async fn verify(State(server): State<Server>, request: http::Request<Body>) -> Response {
    let (base, network) = (origin::of(&server.app, &request), network(&request));
    let (parts, body) = request.into_parts();
    let sent = async {
        let fields = form(body).await.unwrap_or_default();
        match server.signed_in(&parts.headers).await? {
            Some(signed_in) if is_own_form(&parts.headers, &fields, &signed_in.secret, &base) => {
                send(&server, &signed_in, own_path(fields.get("next")), &network, &base).await
            }
            _ => Ok(not_own()),
        }
    };
    sent.await.unwrap_or_else(failed)
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
    let link = server.app.stores.identity().links().create(account.id).await?;
    let link = format!("{base}/reset?link={link}");
    send_link(server, &account.email, "Confirm your address", &link).await;
    page(Told::Sent)
}
