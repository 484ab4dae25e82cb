//! DynamoDB and S3 inside the process: the SDKs talk to them over loopback, as they talk to AWS.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use answerscope_core::clock::{Random, SystemRandom};
use answerscope_core::config::{AwsSettings, Settings};
use data_encoding::HEXLOWER;
use dynoxide::Database;
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper_util::rt::{TokioExecutor, TokioIo};
use hyper_util::server::conn::auto::Builder;
use s3s::auth::SimpleAuth;
use s3s::service::{S3Service, S3ServiceBuilder};
use tokio::net::TcpListener;

use crate::files::Files;

/// A failure to start; the text is for the person at the terminal.
pub type Failure = Box<dyn std::error::Error + Send + Sync>;

/// Starts both over files below `data`; returns where they listen and how to sign for them. Several processes may do so
/// at once: SQLite and the file system are shared.
pub async fn start(data: &Path, settings: &Settings) -> Result<AwsSettings, Failure> {
    let blobs = data.join("blobs");
    std::fs::create_dir_all(blobs.join(&settings.blobs))?;
    let file = data.join("dynamodb.sqlite");
    let database = Database::new(file.to_str().ok_or("the data directory's path is not UTF-8")?)?;
    let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
    let dynamodb_endpoint = format!("http://{}", listener.local_addr()?);
    tokio::spawn(dynoxide::server::serve_on(listener, database.clone()));
    tokio::spawn(expire(database));

    let mut secret = [0u8; 24];
    SystemRandom.fill(&mut secret);
    let (key, secret) = ("answerscope".to_owned(), HEXLOWER.encode(&secret));
    let mut builder = S3ServiceBuilder::new(Files::new(&blobs)?);
    builder.set_auth(SimpleAuth::from_single(key.clone(), secret.as_str()));
    let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
    let s3_endpoint = format!("http://{}", listener.local_addr()?);
    tokio::spawn(serve_s3(listener, builder.build()));

    Ok(AwsSettings {
        region: settings.aws.region.clone(),
        endpoints: [("DYNAMODB", dynamodb_endpoint), ("S3", s3_endpoint)].into(),
        access_key_id: key,
        secret_access_key: secret,
        session_token: None,
    })
}

async fn serve_s3(listener: TcpListener, service: S3Service) {
    let server = Arc::new(Builder::new(TokioExecutor::new()));
    loop {
        let Ok((socket, _)) = listener.accept().await else {
            continue;
        };
        let (server, service) = (Arc::clone(&server), service.clone());
        let service = service_fn(move |request: http::Request<Incoming>| {
            let service = service.clone();
            async move {
                // S3 refuses other algorithms as wrong requests; `s3s` answers that it does not implement them.
                if other_algorithm(request.uri().query().unwrap_or_default()) {
                    let refused = http::Response::builder().status(http::StatusCode::BAD_REQUEST);
                    return Ok(refused.body(s3s::Body::empty()).unwrap_or_default());
                }
                service.call(request.map(s3s::Body::from)).await
            }
        });
        tokio::spawn(async move {
            // A connection that breaks is the client's to notice.
            let _ended = server.serve_connection(TokioIo::new(socket), service).await;
        });
    }
}

/// Whether a presigned URL names another algorithm than Signature Version 4.
fn other_algorithm(query: &str) -> bool {
    let named = query.split('&').find_map(|pair| pair.strip_prefix("X-Amz-Algorithm="));
    named.is_some_and(|algorithm| algorithm != "AWS4-HMAC-SHA256")
}

/// Deletes items whose time to live has passed, as DynamoDB does by itself.
async fn expire(database: Database) {
    let mut minute = tokio::time::interval(Duration::from_secs(60));
    loop {
        minute.tick().await;
        let database = database.clone();
        let swept = tokio::task::spawn_blocking(move || database.sweep_ttl()).await;
        if let Ok(Err(error)) = swept {
            tracing::warn!(%error, "expired items could not be deleted");
        }
    }
}
