//! DynamoDB and S3 inside the process: the SDKs' requests are answered where they are made, and nothing listens.

mod downloads;
mod lifecycle;
mod objects;
mod s3;
mod uploads;

use std::path::Path;
use std::sync::Arc;

use answerscope_api::settings::Settings;
use answerscope_embedded_dynamodb::{DynamoDb, make_shrinkable};
use answerscope_store::aws::Clients;
use answerscope_store::aws::settings::AwsSettings;
use answerscope_store::callers::keychain::TAKES;
use aws_smithy_runtime_api::client::http::{
    HttpClient, HttpConnector, HttpConnectorFuture, HttpConnectorSettings, SharedHttpClient, SharedHttpConnector,
};
use aws_smithy_runtime_api::client::orchestrator::{HttpRequest, HttpResponse};
use aws_smithy_runtime_api::client::result::ConnectorError;
use aws_smithy_runtime_api::client::runtime_components::RuntimeComponents;
use aws_smithy_types::body::SdkBody;
use http::header::HOST;
use http::{HeaderValue, Request, Response};
use http_body_util::BodyExt;
use s3s::auth::SimpleAuth;
use s3s::service::{S3Service, S3ServiceBuilder};

pub use self::downloads::{PREFIX as DOWNLOADS, router as downloads};
pub(crate) use self::lifecycle::run as expire;

use self::objects::Objects;
use crate::directory::{self, BLOBS, DATABASE};

/// A failure to start; the text is for the person at the terminal.
pub type Failure = Box<dyn std::error::Error + Send + Sync>;

/// The name that requests to the embedded stores are signed for. No name server knows it, and nothing asks one.
const NAME: &str = "answerscope.internal";
/// The key's name in signatures.
const KEY: &str = "answerscope";

/// The stores of a data directory. Several processes may have them open at once: SQLite and the file system are shared.
pub struct Embedded {
    dynamodb: DynamoDb,
    s3: S3Service,
    objects: Objects,
    bucket: String,
    aws: AwsSettings,
}

impl std::fmt::Debug for Embedded {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Embedded").finish_non_exhaustive()
    }
}

impl Embedded {
    /// Opens the stores below `data`, and makes them where they are not there.
    pub fn open(data: &Path, settings: &Settings) -> Result<Arc<Self>, Failure> {
        directory::prepare(data)?;
        let secret = directory::secret(data)?;
        let objects = Objects::new(data.join(BLOBS));
        let mut s3 = S3ServiceBuilder::new(s3::Bucket(objects.clone()));
        s3.set_auth(SimpleAuth::from_single(KEY, secret.as_str()));
        Ok(Arc::new(Self {
            dynamodb: DynamoDb::open(&data.join(DATABASE), TAKES)?,
            s3: s3.build(),
            objects,
            bucket: settings.store.bucket.clone(),
            aws: AwsSettings {
                region: settings.store.aws.region.clone(),
                endpoints: ["DYNAMODB", "S3"]
                    .map(|service| (service, format!("http://{NAME}")))
                    .into(),
                access_key_id: KEY.to_owned(),
                secret_access_key: secret,
                session_token: None,
                credentials: None,
            },
        }))
    }

    /// Gives the room of deleted items back to the file system, a little at a time. Blocks; within a runtime.
    ///
    /// # Errors
    /// What SQLite says.
    pub fn give_back(&self) -> Result<(), Failure> {
        self.dynamodb.give_back()
    }

    /// How to sign for the stores.
    pub fn settings(&self) -> &AwsSettings {
        &self.aws
    }

    /// Clients of both.
    pub fn clients(self: &Arc<Self>) -> Clients {
        Clients::over(&self.aws, SharedHttpClient::new(InProcess(Arc::clone(self))))
    }

    /// Answers a request of an SDK to either.
    ///
    /// # Errors
    /// Bodies that break off, and what `s3s` can't answer.
    pub async fn answer(&self, request: Request<SdkBody>) -> Result<Response<SdkBody>, Failure> {
        let target = request
            .headers()
            .get("x-amz-target")
            .and_then(|target| target.to_str().ok());
        match target.map(str::to_owned) {
            Some(target) => Ok(self.dynamodb.answer(&target, request.into_body()).await),
            None => self.s3(request).await,
        }
    }

    async fn s3(&self, mut request: Request<SdkBody>) -> Result<Response<SdkBody>, Failure> {
        // A header that is part of every signature, and that a client of HTTP would add.
        request
            .headers_mut()
            .entry(HOST)
            .or_insert(HeaderValue::from_static(NAME));
        let (parts, body) = request.into_parts();
        let body = s3s::Body::from(body.collect().await?.to_bytes());
        let answer = self.s3.call(Request::from_parts(parts, body)).await;
        Ok(answer
            .map_err(|error| format!("{error:?}"))?
            .map(SdkBody::from_body_1_x))
    }
}

/// Items up to which the file of an earlier version is written anew at a start: a few seconds, once.
const WRITTEN_ANEW: u64 = 256 << 20;

/// Has the data directory of an earlier version shrink from now on after deletions. For a start, before anything is open.
///
/// # Errors
/// What SQLite says.
pub(crate) fn let_shrink(data: &Path) -> Result<(), Failure> {
    make_shrinkable(&data.join(DATABASE), WRITTEN_ANEW).map(drop)
}

/// The SDKs' way to the stores.
#[derive(Debug, Clone)]
struct InProcess(Arc<Embedded>);

impl HttpClient for InProcess {
    fn http_connector(&self, _: &HttpConnectorSettings, _: &RuntimeComponents) -> SharedHttpConnector {
        SharedHttpConnector::new(self.clone())
    }
}

impl HttpConnector for InProcess {
    fn call(&self, request: HttpRequest) -> HttpConnectorFuture {
        let stores = Arc::clone(&self.0);
        HttpConnectorFuture::new(async move {
            let request = request
                .try_into_http1x()
                .map_err(|error| ConnectorError::user(error.into()))?;
            let answer = stores
                .answer(request)
                .await
                .map_err(|error| ConnectorError::other(error, None))?;
            HttpResponse::try_from(answer).map_err(|error| ConnectorError::other(error.into(), None))
        })
    }
}
