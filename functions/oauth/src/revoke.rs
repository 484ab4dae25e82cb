//! `/oauth/revoke`: a client gives a token up. RFC 7009.

use axum::body::Body;
use axum::extract::State;
use axum::response::Response;
use http::StatusCode;
use serde_json::json;

use crate::Server;
use crate::token::client_id;
use crate::web::{OAuthRefusal, form, json_answer, program_answer};

/// Ends a token. What is unknown is ended already (RFC 7009, section 2.2); what is another client's stays (section 2.1).
pub(crate) async fn revoke(State(server): State<Server>, request: http::Request<Body>) -> Response {
    let revoked = async {
        let missing = OAuthRefusal::new("invalid_request", "Expected a form with token and client_id");
        let fields = form(request.into_body()).await.ok_or(missing)?;
        let client = client_id(&fields)?;
        let token = fields.get("token").ok_or(missing)?;
        server.app.stores.identity().tokens().revoke(token, client).await?;
        Ok(json_answer(StatusCode::OK, &json!({})))
    };
    program_answer(revoked.await)
}
