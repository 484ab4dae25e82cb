//! `/oauth/organization`: somebody who is in several organizations chooses one to look at.

use answerscope_api::origin;
use answerscope_domain::error::Error;
use axum::body::Body;
use axum::extract::State;
use axum::response::Response;

use crate::Server;
use crate::authorize::failed;
use crate::login::{begin_as, encoded};
use crate::pages::{self, OrganizationChoice, Organizations, message, redirect};
use crate::signed_in::{is_own_form, own_path};
use crate::web::{Fields, form};

/// Shows them, each with who owns it.
pub(crate) async fn page(State(server): State<Server>, request: http::Request<Body>) -> Response {
    let base = origin::of(&server.app, &request);
    let (parts, _) = request.into_parts();
    let shown = async {
        let fields = Fields::parse(parts.uri.query().unwrap_or_default().as_bytes()).unwrap_or_default();
        let next = own_path(fields.get("next"));
        let Some(signed_in) = server.signed_in(&parts.headers).await? else {
            return Ok(redirect(&format!("{base}/login?next={}", encoded(next)), &[]));
        };
        let accounts = server.app.stores.identity().accounts();
        let account = accounts.get(signed_in.row.account).await?.ok_or(Error::NotFound)?;
        let organizations = accounts.organizations(account.id).await?;
        let choice = |one| OrganizationChoice::new(one, signed_in.row.organization);
        let organizations: Vec<_> = organizations.into_iter().map(choice).collect();
        let shown = Organizations {
            email: account.email.as_str(),
            organizations: &organizations,
            next,
            csrf: &signed_in.csrf,
        };
        Ok(pages::page(&shown, 200, None))
    };
    shown.await.unwrap_or_else(failed)
}

/// Takes the organization, and begins a session there in place of the one that the browser has.
pub(crate) async fn switch(State(server): State<Server>, request: http::Request<Body>) -> Response {
    let base = origin::of(&server.app, &request);
    let (parts, body) = request.into_parts();
    let switched = async {
        let Some(signed_in) = server.signed_in(&parts.headers).await? else {
            return Ok(redirect(&format!("{base}/login"), &[]));
        };
        let fields = form(body).await.unwrap_or_default();
        if !is_own_form(&parts.headers, &fields, &signed_in.secret, &base) {
            return Ok(message(403, "That did not work", "The form is from another page."));
        }
        let accounts = server.app.stores.identity().accounts();
        let members = accounts.memberships(signed_in.row.account).await?;
        let wanted = fields.get("organization").unwrap_or_default();
        let Some(member) = members.iter().find(|one| one.organization.as_str() == wanted) else {
            return Ok(message(
                404,
                "That did not work",
                "You are not in that organization, or not any more.",
            ));
        };
        accounts.choose(member.account, member.organization).await?;
        let to = format!("{base}{}", own_path(fields.get("next")));
        if member.organization == signed_in.row.organization {
            return Ok(redirect(&to, &[]));
        }
        begin_as(&server, member, signed_in.row.credentials, &parts.headers, &to).await
    };
    switched.await.unwrap_or_else(failed)
}
