//! `/oauth/assistants`: what is connected, and how it is cut off. Owners see all of their organization, others their own.

use answerscope_api::origin;
use answerscope_domain::entities::account::Role;
use answerscope_domain::entities::grant::Grant;
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::Token;
use answerscope_domain::page::PageRequest;
use axum::body::Body;
use axum::extract::State;
use axum::response::Response;

use crate::Server;
use crate::authorize::failed;
use crate::metadata::resource;
use crate::pages::{self, Assistant, Assistants, message, redirect};
use crate::signed_in::{SignedIn, is_own_form};
use crate::web::{Fields, form};

/// Assistants on a page.
const SHOWN: u64 = 50;

/// Shows them.
pub(crate) async fn list(State(server): State<Server>, request: http::Request<Body>) -> Response {
    let base = origin::of(&server.app, &request);
    let (parts, _) = request.into_parts();
    let fields = Fields::parse(parts.uri.query().unwrap_or_default().as_bytes()).unwrap_or_default();
    let number = fields.get("page").and_then(|page| page.parse().ok());
    let page = PageRequest {
        page: number.filter(|page| *page > 0).unwrap_or(1),
        size: SHOWN,
    };
    let shown = async {
        match server.signed_in(&parts.headers).await? {
            Some(signed_in) => show(&server, &signed_in, &base, page).await,
            None => Ok(redirect(&format!("{base}/login?next=/oauth/assistants"), &[])),
        }
    };
    shown.await.unwrap_or_else(failed)
}

/// Whether somebody may see all assistants of the organization, not only their own.
async fn sees_all(server: &Server, signed_in: &SignedIn) -> Result<bool> {
    let row = &signed_in.row;
    let members = server.app.stores.identity().members(row.organization);
    Ok(members.get(row.account).await?.role == Role::Owner)
}

async fn show(server: &Server, signed_in: &SignedIn, base: &str, page: PageRequest) -> Result<Response> {
    let (row, identity) = (&signed_in.row, server.app.stores.identity());
    let all = sees_all(server, signed_in).await?;
    let of = (!all).then_some(row.account);
    let listed = identity.grants().list(row.organization, of, page).await?;
    let people = listed.items.iter().map(|grant| grant.account).chain([row.account]);
    let accounts = identity.accounts().get_all(people).await?;
    let email = |account: Token| {
        let account = accounts.get(&account);
        account.map_or("", |account| account.email.as_str()).to_owned()
    };
    let rows: Vec<Assistant> = listed
        .items
        .iter()
        .map(|grant| assistant(grant, email(grant.account)))
        .collect();
    let organization = identity.accounts().organization_names(&[row.organization]).await?;
    let (before, after) = page.neighbours(listed.total);
    let shown = Assistants {
        organization: &organization.concat(),
        all,
        resource: &resource(base),
        email: &email(row.account),
        csrf: &signed_in.csrf,
        rows: &rows,
        before,
        after,
    };
    Ok(pages::page(&shown, 200, None))
}

fn assistant(grant: &Grant, email: String) -> Assistant {
    let day = |at: &str| at.get(..10).unwrap_or(at).to_owned();
    Assistant {
        id: grant.id.to_string(),
        client: grant.client_name.clone(),
        email,
        scopes: if grant.scopes.write { "read and change" } else { "read" }.to_owned(),
        connected: day(&grant.created_at),
        used: grant.last_used_at.as_deref().map_or_else(|| "never".to_owned(), day),
    }
}

/// Cuts one off.
pub(crate) async fn revoke(State(server): State<Server>, request: http::Request<Body>) -> Response {
    let base = origin::of(&server.app, &request);
    let (parts, body) = request.into_parts();
    let revoked = async {
        let (fields, signed_in) = (
            form(body).await.unwrap_or_default(),
            server.signed_in(&parts.headers).await?,
        );
        let Some(signed_in) = signed_in else {
            return Ok(redirect(&format!("{base}/login?next=/oauth/assistants"), &[]));
        };
        if !is_own_form(&parts.headers, &fields, &signed_in.secret, &base) {
            return Ok(message(403, "That did not work", "The form is from another page."));
        }
        if let Some(grant) = fields.get("grant").and_then(|id| id.parse().ok()) {
            match cut_off(&server, &signed_in, grant).await {
                // Not theirs, or somebody else has done so.
                Ok(()) | Err(Error::NotFound) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(redirect(&format!("{base}/oauth/assistants"), &[]))
    };
    revoked.await.unwrap_or_else(failed)
}

async fn cut_off(server: &Server, signed_in: &SignedIn, id: Token) -> Result<()> {
    let (row, grants) = (&signed_in.row, server.app.stores.identity().grants());
    let grant = grants.get(row.organization, id).await?;
    match grant.account == row.account || sees_all(server, signed_in).await? {
        true => grants.revoke(row.organization, id).await,
        false => Err(Error::NotFound),
    }
}
