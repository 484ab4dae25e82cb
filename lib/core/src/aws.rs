//! Clients of the AWS SDKs: one HTTP client for all of them, credentials and region from the settings, and a meter
//! that counts each attempt on the wire.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use aws_credential_types::Credentials;
use aws_credential_types::provider::SharedCredentialsProvider;
use aws_sdk_dynamodb::config::BehaviorVersion;
use aws_smithy_http_client::{Builder, tls};
use aws_smithy_runtime_api::box_error::BoxError;
use aws_smithy_runtime_api::client::http::SharedHttpClient;
use aws_smithy_runtime_api::client::interceptors::Intercept;
use aws_smithy_runtime_api::client::interceptors::context::BeforeTransmitInterceptorContextRef;
use aws_smithy_runtime_api::client::orchestrator::Metadata;
use aws_smithy_runtime_api::client::runtime_components::RuntimeComponents;
use aws_smithy_types::config_bag::ConfigBag;
use aws_smithy_types::retry::RetryConfig;
use aws_types::SdkConfig;

use crate::config::AwsSettings;

/// Counts requests by operation, such as `DynamoDB.Query`; every retry counts.
#[derive(Debug, Clone, Default)]
pub struct Meter(Arc<Mutex<BTreeMap<String, u64>>>);

impl Meter {
    /// The counts since the last call.
    pub fn take(&self) -> BTreeMap<String, u64> {
        std::mem::take(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn count(&self, name: String) {
        *self
            .0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .entry(name)
            .or_default() += 1;
    }
}

impl Intercept for Meter {
    fn name(&self) -> &'static str {
        "Meter"
    }

    fn read_before_transmit(
        &self,
        _: &BeforeTransmitInterceptorContextRef<'_>,
        _: &RuntimeComponents,
        bag: &mut ConfigBag,
    ) -> Result<(), BoxError> {
        if let Some(metadata) = bag.load::<Metadata>() {
            self.count(format!("{}.{}", metadata.service(), metadata.name()));
        }
        Ok(())
    }
}

/// Makes the clients.
#[derive(Debug, Clone)]
pub struct Clients {
    settings: AwsSettings,
    http: SharedHttpClient,
    retry: RetryConfig,
    /// What the clients have sent.
    pub meter: Meter,
}

impl Clients {
    /// Shares one HTTP client among all.
    pub fn new(settings: &AwsSettings) -> Self {
        let plain = settings
            .endpoint
            .as_deref()
            .is_some_and(|url| url.starts_with("http://"));
        let http = if plain {
            Builder::new().build_http()
        } else {
            Builder::new()
                .tls_provider(tls::Provider::Rustls(tls::rustls_provider::CryptoMode::Ring))
                .build_https()
        };
        Self {
            settings: settings.clone(),
            http,
            retry: RetryConfig::standard(),
            meter: Meter::default(),
        }
    }

    /// The same clients through another HTTP client made of theirs, trying again as told: tests put faults between the
    /// service and its stores.
    pub fn through(mut self, wrap: impl FnOnce(SharedHttpClient) -> SharedHttpClient, retry: RetryConfig) -> Self {
        (self.http, self.retry) = (wrap(self.http), retry);
        self
    }

    fn credentials(&self) -> Credentials {
        let s = &self.settings;
        Credentials::new(
            &s.access_key_id,
            &s.secret_access_key,
            s.session_token.clone(),
            None,
            "environment",
        )
    }

    /// What a client of another of the SDKs is made of.
    pub fn shared(&self) -> SdkConfig {
        let mut config = SdkConfig::builder()
            .behavior_version(BehaviorVersion::latest())
            .region(aws_types::region::Region::new(self.settings.region.clone()))
            .credentials_provider(SharedCredentialsProvider::new(self.credentials()))
            .http_client(self.http.clone())
            .retry_config(self.retry.clone());
        config.set_endpoint_url(self.settings.endpoint.clone());
        config.build()
    }

    /// A DynamoDB client.
    pub fn dynamodb(&self) -> aws_sdk_dynamodb::Client {
        let mut config = aws_sdk_dynamodb::Config::builder()
            .behavior_version(BehaviorVersion::latest())
            .region(aws_sdk_dynamodb::config::Region::new(self.settings.region.clone()))
            .credentials_provider(self.credentials())
            .http_client(self.http.clone())
            .retry_config(self.retry.clone())
            .interceptor(self.meter.clone());
        config.set_endpoint_url(self.settings.endpoint.clone());
        aws_sdk_dynamodb::Client::from_conf(config.build())
    }

    /// An S3 client; `endpoint` where S3 is somewhere else than the rest.
    pub fn s3(&self, endpoint: Option<&str>) -> aws_sdk_s3::Client {
        let endpoint = endpoint.map(str::to_owned).or_else(|| self.settings.endpoint.clone());
        let mut config = aws_sdk_s3::Config::builder()
            .behavior_version(aws_sdk_s3::config::BehaviorVersion::latest())
            .region(aws_sdk_s3::config::Region::new(self.settings.region.clone()))
            .credentials_provider(self.credentials())
            .http_client(self.http.clone())
            .retry_config(self.retry.clone())
            .force_path_style(endpoint.is_some())
            .request_checksum_calculation(aws_sdk_s3::config::RequestChecksumCalculation::WhenRequired)
            .response_checksum_validation(aws_sdk_s3::config::ResponseChecksumValidation::WhenRequired)
            .interceptor(self.meter.clone());
        config.set_endpoint_url(endpoint);
        aws_sdk_s3::Client::from_conf(config.build())
    }

    /// An EventBridge client.
    pub fn eventbridge(&self) -> aws_sdk_eventbridge::Client {
        let mut config = aws_sdk_eventbridge::Config::builder()
            .behavior_version(aws_sdk_eventbridge::config::BehaviorVersion::latest())
            .region(aws_sdk_eventbridge::config::Region::new(self.settings.region.clone()))
            .credentials_provider(self.credentials())
            .http_client(self.http.clone())
            .retry_config(self.retry.clone())
            .interceptor(self.meter.clone());
        config.set_endpoint_url(self.settings.endpoint.clone());
        aws_sdk_eventbridge::Client::from_conf(config.build())
    }

    /// An SQS client.
    pub fn sqs(&self) -> aws_sdk_sqs::Client {
        let mut config = aws_sdk_sqs::Config::builder()
            .behavior_version(aws_sdk_sqs::config::BehaviorVersion::latest())
            .region(aws_sdk_sqs::config::Region::new(self.settings.region.clone()))
            .credentials_provider(self.credentials())
            .http_client(self.http.clone())
            .retry_config(self.retry.clone())
            .interceptor(self.meter.clone());
        config.set_endpoint_url(self.settings.endpoint.clone());
        aws_sdk_sqs::Client::from_conf(config.build())
    }
}
