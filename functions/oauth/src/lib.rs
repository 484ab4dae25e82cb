//! The authorization server of the service (OAuth 2.1 as the MCP specification profiles it) and the pages of signing in.
//!
//! The protocol's rules are few and stand where they are held, each with the paragraph that it is from: the request and its
//! refusals in `request`, the decision in `authorize`, codes and tokens in `token`, clients in `clients` and `register`.
//! Clients are public: they have no secret, PKCE and the exact redirect stand for it.

mod assistants;
mod authorize;
mod clients;
mod login;
mod mail;
mod metadata;
mod pages;
mod provider;
#[cfg(feature = "function")]
pub mod provider_secret;
mod recovery;
mod register;
mod request;
mod revoke;
mod signed_in;
mod switch;
mod throttles;
mod token;
mod verification;
mod web;

use std::sync::Arc;

use answerscope_api::app::App;
use answerscope_api::origin::is_on_this_machine;
use answerscope_api::telemetry;
use axum::Router;
use axum::extract::{Request, State};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::Response;
use axum::routing::{get, post};

use crate::clients::Documents;
use crate::mail::Mail;
use crate::provider::Connection;

/// What metrics and logs call requests to this crate.
const OPERATION: &str = "oauth";

/// What handlers get.
#[derive(Clone)]
pub(crate) struct Server {
    app: Arc<App>,
    documents: Documents,
    mail: Mail,
    /// Whom people may sign in with beside their password.
    provider: Option<Connection>,
}

/// `/oauth/…`, the two well-known documents, and the pages of signing in.
pub fn router(app: Arc<App>) -> Router {
    // Anybody may name a document: where others reach the service, none of this machine is read for them.
    let allow_loopback = app.settings.webhook_allow_loopback;
    let server = Server {
        documents: Documents::new(allow_loopback && is_on_this_machine(&app)),
        mail: Mail::new(),
        provider: app
            .settings
            .identity_provider
            .clone()
            .map(|provider| Connection::new(provider, allow_loopback)),
        app,
    };
    Router::new()
        .route(
            "/.well-known/oauth-authorization-server",
            get(metadata::authorization_server),
        )
        .route(
            "/.well-known/oauth-protected-resource",
            get(metadata::protected_resource),
        )
        .route(
            "/.well-known/oauth-protected-resource/mcp",
            get(metadata::protected_resource),
        )
        .route("/oauth/authorize", get(authorize::ask).post(authorize::decide))
        .route("/oauth/token", post(token::issue).options(web::preflight))
        .route("/oauth/register", post(register::register).options(web::preflight))
        .route("/oauth/revoke", post(revoke::revoke).options(web::preflight))
        .route("/oauth/assistants", get(assistants::list).post(assistants::revoke))
        .route("/oauth/organization", get(switch::page).post(switch::switch))
        .route("/oauth/provider", get(provider::start))
        .route("/oauth/provider/callback", get(provider::callback))
        .route("/login", get(login::page).post(login::sign_in))
        .route("/logout", post(login::sign_out))
        .route("/reset", get(recovery::page).post(recovery::reset))
        .route("/verify", get(verification::page).post(verification::verify))
        .layer(from_fn_with_state(server.clone(), told))
        .with_state(server)
}

/// Logs and counts each request, as dispatch does those of operations; without the query, which has codes and links.
async fn told(State(server): State<Server>, request: Request, next: Next) -> Response {
    let clock = &server.app.stores.clock;
    let (started, method, path) = (clock.now(), request.method().clone(), request.uri().path().to_owned());
    let response = next.run(request).await;
    let (took, status) = (clock.now().0 - started.0, response.status().as_u16());
    tracing::info!(operation = OPERATION, %method, status, micros = took, %path, "request");
    telemetry::request(OPERATION, status, took);
    response
}
