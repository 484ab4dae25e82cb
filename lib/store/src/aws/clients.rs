//! Clients of the AWS SDKs: one HTTP client for all of them, credentials and region from the settings, and a meter
//! that counts each attempt on the wire.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Arc, Mutex, PoisonError};

use aws_credential_types::Credentials;
use aws_credential_types::provider::SharedCredentialsProvider;
use aws_sdk_dynamodb::config::BehaviorVersion;
use aws_sdk_dynamodb::operation::transact_write_items::TransactWriteItemsInput;
use aws_sdk_dynamodb::operation::update_item::UpdateItemInput;
use aws_sdk_dynamodb::types::{AttributeValue, Update};
use aws_smithy_http_client::{Builder, tls};
use aws_smithy_runtime_api::box_error::BoxError;
use aws_smithy_runtime_api::client::http::SharedHttpClient;
use aws_smithy_runtime_api::client::interceptors::Intercept;
use aws_smithy_runtime_api::client::interceptors::context::{
    BeforeSerializationInterceptorContextRef, BeforeTransmitInterceptorContextRef,
};
use aws_smithy_runtime_api::client::orchestrator::Metadata;
use aws_smithy_runtime_api::client::runtime_components::RuntimeComponents;
use aws_smithy_types::config_bag::ConfigBag;
use aws_smithy_types::retry::RetryConfig;
use aws_types::SdkConfig;

use super::deadlines::client_timeouts;
use super::settings::AwsSettings;
use crate::keys::is_api_key;

/// What was sent since it was last asked.
#[derive(Debug, Default)]
pub struct Metered {
    /// Requests by operation, such as `DynamoDB.Query`; every retry counts.
    pub requests: BTreeMap<String, u64>,
    /// What a role must allow for them: the same names, with the members of a transaction in its place, and updates of a
    /// caller's key told from others.
    pub actions: BTreeSet<String>,
}

/// Counts requests.
#[derive(Debug, Clone, Default)]
pub struct Meter(Arc<Mutex<Metered>>);

impl Meter {
    /// What was sent since the last call.
    pub fn take(&self) -> Metered {
        std::mem::take(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Intercept for Meter {
    fn name(&self) -> &'static str {
        "Meter"
    }

    fn read_before_serialization(
        &self,
        context: &BeforeSerializationInterceptorContextRef<'_>,
        _: &RuntimeComponents,
        bag: &mut ConfigBag,
    ) -> Result<(), BoxError> {
        let mut sent = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let input = context.input();
        if let Some(transaction) = input.downcast_ref::<TransactWriteItemsInput>() {
            sent.actions.extend(members(transaction));
        } else if let Some(update) = input.downcast_ref::<UpdateItemInput>() {
            sent.actions.insert(update_of(update.key()).to_owned());
        } else {
            // One permission allows messages alone and in batches.
            sent.actions.extend(name(bag).map(|name| match name.as_str() {
                "SQS.SendMessageBatch" => "SQS.SendMessage".to_owned(),
                _ => name,
            }));
        }
        Ok(())
    }

    fn read_before_transmit(
        &self,
        _: &BeforeTransmitInterceptorContextRef<'_>,
        _: &RuntimeComponents,
        bag: &mut ConfigBag,
    ) -> Result<(), BoxError> {
        if let Some(name) = name(bag) {
            let mut sent = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            *sent.requests.entry(name).or_default() += 1;
        }
        Ok(())
    }
}

fn name(bag: &ConfigBag) -> Option<String> {
    let metadata = bag.load::<Metadata>()?;
    Some(format!("{}.{}", metadata.service(), metadata.name()))
}

fn members(transaction: &TransactWriteItemsInput) -> impl Iterator<Item = String> {
    transaction.transact_items().iter().flat_map(|item| {
        let kinds = [
            (item.put.is_some(), "DynamoDB.PutItem"),
            (item.update.is_some(), update_of(item.update().map(Update::key))),
            (item.delete.is_some(), "DynamoDB.DeleteItem"),
            (item.condition_check.is_some(), "DynamoDB.ConditionCheckItem"),
        ];
        let named = kinds.into_iter().filter(|(there, _)| *there);
        named.map(|(_, kind)| kind.to_owned())
    })
}

/// What an update is, by the item's key: roles of reading routes allow that of a caller's key alone.
fn update_of(key: Option<&HashMap<String, AttributeValue>>) -> &'static str {
    let partition = key.and_then(|key| key.get("pk")?.as_s().ok());
    if partition.is_some_and(|partition| is_api_key(partition)) {
        "DynamoDB.UpdateItem of KEY#"
    } else {
        "DynamoDB.UpdateItem"
    }
}

/// The authorities that sign for AWS endpoints, <https://www.amazontrust.com/repository/>: reading these five costs a
/// hundredth of reading all of a system's.
const AUTHORITIES: &[u8] = include_bytes!("../../certs/amazon.pem");

/// An HTTP client for AWS, or for the emulator that the settings name.
fn connected(settings: &AwsSettings) -> SharedHttpClient {
    let plain = settings.endpoints.values().all(|url| url.starts_with("http://"));
    if plain && !settings.endpoints.is_empty() {
        return Builder::new().build_http();
    }
    // An endpoint of somebody's own has an authority of its own.
    let native = !settings.endpoints.is_empty();
    let trusted = tls::TrustStore::empty().with_native_roots(native);
    let trusted = trusted.with_pem_certificate(AUTHORITIES);
    let context = tls::TlsContext::builder().with_trust_store(trusted).build();
    let builder = Builder::new().tls_provider(tls::Provider::Rustls(tls::rustls_provider::CryptoMode::Ring));
    match context {
        Ok(context) => builder.tls_context(context).build_https(),
        Err(_) => builder.build_https(),
    }
}

/// The settings of a client whose requests are counted and end with their deadline: a macro, because each SDK has a builder
/// of its own.
macro_rules! metered {
    ($clients:expr, $builder:expr) => {
        $builder
            .interceptor($clients.meter.clone())
            .interceptor($crate::aws::deadlines::RequestDeadline)
            .build()
    };
}
#[cfg(feature = "messaging")]
pub(super) use metered;

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
        Self::over(settings, connected(settings))
    }

    /// Shares an HTTP client of the caller's: stores inside the process have no sockets.
    pub fn over(settings: &AwsSettings, http: SharedHttpClient) -> Self {
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

    fn credentials(&self) -> SharedCredentialsProvider {
        let s = &self.settings;
        let keys = || {
            let (id, secret) = (&s.access_key_id, &s.secret_access_key);
            SharedCredentialsProvider::new(Credentials::new(
                id,
                secret,
                s.session_token.clone(),
                None,
                "environment",
            ))
        };
        s.credentials.clone().unwrap_or_else(keys)
    }

    /// What a client of a service is made of; `service` as in `AWS_ENDPOINT_URL_<SERVICE>`.
    pub fn config(&self, service: &str) -> SdkConfig {
        let mut config = SdkConfig::builder()
            .behavior_version(BehaviorVersion::latest())
            .region(aws_types::region::Region::new(self.settings.region.clone()))
            .credentials_provider(self.credentials())
            .http_client(self.http.clone())
            .retry_config(self.retry.clone())
            .timeout_config(client_timeouts());
        config.set_endpoint_url(self.settings.endpoint(service).map(str::to_owned));
        config.build()
    }

    /// A DynamoDB client.
    pub fn dynamodb(&self) -> aws_sdk_dynamodb::Client {
        let config = aws_sdk_dynamodb::config::Builder::from(&self.config("DYNAMODB"));
        aws_sdk_dynamodb::Client::from_conf(metered!(self, config))
    }

    /// An S3 client.
    pub fn s3(&self) -> aws_sdk_s3::Client {
        let config = self.config("S3");
        let config = aws_sdk_s3::config::Builder::from(&config)
            .force_path_style(config.endpoint_url().is_some())
            .request_checksum_calculation(aws_sdk_s3::config::RequestChecksumCalculation::WhenRequired)
            .response_checksum_validation(aws_sdk_s3::config::ResponseChecksumValidation::WhenRequired);
        aws_sdk_s3::Client::from_conf(metered!(self, config))
    }
}
