//! What the links of an answer begin with.

use answerscope_domain::is_loopback;
use axum::body::Body;
use lambda_http::RequestExt;
use lambda_http::request::RequestContext;
use url::Url;

use crate::app::App;

/// Where nobody says otherwise.
const LOCAL: &str = "http://127.0.0.1:8080";

/// Whether the service is reached from this machine alone, by its own address.
pub fn is_on_this_machine(app: &App) -> bool {
    let address = app.stores.base_url().and_then(|url| Url::parse(url).ok());
    address.is_some_and(|address| is_loopback(&address))
}

/// The name by which API Gateway took a request: behind CloudFront another one than the deployment's. It takes requests by
/// names of its APIs alone.
pub fn gateway(request: &http::Request<Body>) -> Option<String> {
    match request.request_context_ref() {
        Some(RequestContext::ApiGatewayV1(context)) => context.domain_name.clone(),
        _ => None,
    }
}

/// The deployment's own address, else that of the stage through which API Gateway took the request: a function can not
/// be told the address of an API that names the function. The `Host` header is the caller's and decides nothing.
pub fn of(app: &App, request: &http::Request<Body>) -> String {
    match (app.stores.base_url(), request.request_context_ref()) {
        (Some(known), _) => known.to_owned(),
        (None, Some(RequestContext::ApiGatewayV1(context))) => {
            let domain = context.domain_name.as_deref().unwrap_or_default();
            format!("https://{domain}/{}", context.stage.as_deref().unwrap_or_default())
        }
        (None, _) => LOCAL.to_owned(),
    }
}
