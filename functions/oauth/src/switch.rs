//! `/oauth/organization`: somebody who is in several organizations looks at another one.

use answerscope_api::origin;
use axum::body::Body;
use axum::extract::State;
use axum::response::Response;

use crate::Server;
use crate::authorize::failed;
use crate::login::begin_as;
use crate::pages::{message, redirect};
use crate::signed_in::{is_own_form, own_path};
use crate::web::form;

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
        let to = format!("{base}{}", own_path(fields.get("next")));
        if member.organization == signed_in.row.organization {
            return Ok(redirect(&to, &[]));
        }
        begin_as(&server, member, signed_in.row.credentials, &parts.headers, &to).await
    };
    switched.await.unwrap_or_else(failed)
}
