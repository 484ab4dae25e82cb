//! An HTTP client of the SDKs that answers from a script.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use answerscope_store::aws::Clients;
use answerscope_store::aws::blobs::Blobs;
#[cfg(feature = "messaging")]
use answerscope_store::aws::queue::Worker;
use answerscope_store::aws::settings::AwsSettings;
#[cfg(feature = "messaging")]
use answerscope_store::aws::sqs::Sqs;
use answerscope_store::table::Table;
use aws_smithy_runtime_api::client::http::{
    HttpClient, HttpConnector, HttpConnectorFuture, HttpConnectorSettings, SharedHttpClient, SharedHttpConnector,
};
use aws_smithy_runtime_api::client::orchestrator::{HttpRequest, HttpResponse};
use aws_smithy_runtime_api::client::result::ConnectorError;
use aws_smithy_runtime_api::client::runtime_components::RuntimeComponents;
use aws_smithy_runtime_api::http::StatusCode;
use aws_smithy_types::body::SdkBody;
use aws_smithy_types::retry::RetryConfig;

/// What comes back: a status and a body, or no answer, because the connection broke.
pub(crate) type Answer = Option<(u16, String)>;

type Tell = dyn Fn(&str, &[u8]) -> Answer + Send + Sync;

/// The script, and the requests that came: `POST DynamoDB_20120810.Query`, `DELETE http://…`.
#[derive(Clone)]
pub(crate) struct Script {
    tell: Arc<Tell>,
    pub(crate) asked: Arc<Mutex<Vec<String>>>,
}

impl std::fmt::Debug for Script {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Script")
    }
}

impl Script {
    pub(crate) fn new(tell: impl Fn(&str) -> Answer + Send + Sync + 'static) -> Self {
        Self::of_bodies(move |asked, _| tell(asked))
    }

    /// A script that reads the bodies of requests.
    pub(crate) fn of_bodies(tell: impl Fn(&str, &[u8]) -> Answer + Send + Sync + 'static) -> Self {
        Self {
            tell: Arc::new(tell),
            asked: Arc::default(),
        }
    }

    fn clients(&self) -> Clients {
        let settings = AwsSettings {
            region: "us-east-1".into(),
            endpoints: [("", "http://script.example".to_owned())].into(),
            access_key_id: "key".into(),
            secret_access_key: "secret".into(),
            session_token: None,
            credentials: None,
        };
        let retry = RetryConfig::standard().with_initial_backoff(Duration::from_millis(1));
        Clients::new(&settings).through(|_| SharedHttpClient::new(self.clone()), retry)
    }

    pub(crate) fn table(&self) -> Table {
        Table::new(self.clients().dynamodb(), "table")
    }

    #[cfg(feature = "messaging")]
    pub(crate) fn queue(&self) -> Sqs {
        Sqs {
            client: self.clients().sqs(),
            urls: [(Worker::ROLLUP, "http://script.example/rollup".to_owned())].into(),
        }
    }

    pub(crate) fn blobs(&self) -> Blobs {
        Blobs {
            client: self.clients().s3(),
            bucket: "bucket".into(),
            downloads: std::sync::Arc::default(),
        }
    }
}

impl HttpClient for Script {
    fn http_connector(&self, _: &HttpConnectorSettings, _: &RuntimeComponents) -> SharedHttpConnector {
        SharedHttpConnector::new(self.clone())
    }
}

impl HttpConnector for Script {
    fn call(&self, request: HttpRequest) -> HttpConnectorFuture {
        let what = request.headers().get("x-amz-target").unwrap_or(request.uri());
        let asked = format!("{} {what}", request.method());
        self.asked.lock().expect("the script").push(asked.clone());
        HttpConnectorFuture::ready(match (self.tell)(&asked, request.body().bytes().unwrap_or_default()) {
            Some((status, body)) => Ok(HttpResponse::new(
                StatusCode::try_from(status).expect("a status"),
                SdkBody::from(body),
            )),
            None => Err(ConnectorError::io("the connection was cut by a cat".into())),
        })
    }
}
