//! The embedded stores behind a socket, for functions that are processes of their own.

use std::path::Path;
use std::sync::Arc;

use answerscope::embedded::Embedded;
use answerscope_api::settings::Settings;
use answerscope_store::aws::settings::AwsSettings;
use aws_smithy_types::body::SdkBody;
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::Request;

/// Listens; where DynamoDB and S3 are, and how to sign for them.
pub(crate) async fn listen(data: &Path, settings: &Settings) -> AwsSettings {
    let stores = Embedded::open(data, settings).expect("stores");
    let listener = tokio::net::TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
    let endpoint = format!("http://{}", listener.local_addr().expect("an address"));
    let mut aws = stores.settings().clone();
    for url in aws.endpoints.values_mut() {
        url.clone_from(&endpoint);
    }
    let answer = move |request: Request<Body>| {
        let stores = Arc::clone(&stores);
        async move {
            let (parts, body) = request.into_parts();
            let body = to_bytes(body, usize::MAX).await.expect("a body");
            let answer = stores.answer(Request::from_parts(parts, SdkBody::from(body))).await;
            answer.expect("an answer").map(Body::new)
        }
    };
    tokio::spawn(async move { axum::serve(listener, Router::new().fallback(answer)).await });
    aws
}
