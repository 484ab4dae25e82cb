//! The embedded stores behind a socket of their own, so that `infra/units.py` can stand between them and a service and count
//! what is asked of them. It prints `ready` and where they are, and ends when it is stopped.
//!
//! `cargo run --release -p answerscope --example stores -- DIRECTORY`

use std::path::Path;
use std::sync::Arc;

use answerscope::embedded::{Embedded, Failure};
use answerscope_api::settings::Settings;
use aws_smithy_types::body::SdkBody;
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, Response, StatusCode};

#[tokio::main]
#[expect(clippy::print_stdout, reason = "whoever has started it waits for this line")]
async fn main() -> Result<(), Failure> {
    let directory = std::env::args().nth(1).ok_or("say where the data is to lie")?;
    let stores = Embedded::open(Path::new(&directory), &Settings::read(|_| None)?)?;
    let listener = tokio::net::TcpListener::bind(("127.0.0.1", 0)).await?;
    println!("ready http://{}", listener.local_addr()?);
    let answer = move |request| {
        let stores = Arc::clone(&stores);
        async move { answered(&stores, request).await.unwrap_or_else(refused) }
    };
    axum::serve(listener, Router::new().fallback(answer)).await?;
    Ok(())
}

async fn answered(stores: &Embedded, request: Request<Body>) -> Result<Response<Body>, Failure> {
    let (parts, body) = request.into_parts();
    let body = to_bytes(body, usize::MAX).await?;
    let answer = stores.answer(Request::from_parts(parts, SdkBody::from(body))).await?;
    Ok(answer.map(Body::new))
}

fn refused(error: Failure) -> Response<Body> {
    let mut answer = Response::new(Body::from(error.to_string()));
    *answer.status_mut() = StatusCode::INTERNAL_SERVER_ERROR;
    answer
}
