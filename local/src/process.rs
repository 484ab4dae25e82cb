//! The parts of the service in one process: embedded stores, or an emulator where `AWS_ENDPOINT_URL` names one.

use std::path::Path;
use std::sync::Arc;

use answerscope_api::app::App;
use answerscope_api::settings::Settings;
use answerscope_store::aws::Clients;
use answerscope_store::aws::blobs::Blobs;
use answerscope_store::stores::Ports;
use answerscope_store::table::Table;
use aws_sdk_dynamodb::error::ProvideErrorMetadata;
use aws_sdk_dynamodb::types::{
    AttributeDefinition, BillingMode, KeySchemaElement, KeyType, ScalarAttributeType, TimeToLiveSpecification,
    TimeToLiveStatus,
};

use crate::embedded::{Embedded, Failure};
use crate::queue::InProcess;

/// The service's parts, running.
pub struct Process {
    /// What handlers get.
    pub app: Arc<App>,
    /// The queue, to wait for.
    pub queue: InProcess,
    /// The stores, where they are inside the process.
    pub embedded: Option<Arc<Embedded>>,
}

/// Where data lies.
pub struct LocalStores {
    /// DynamoDB.
    pub table: Table,
    /// S3.
    pub blobs: Blobs,
    /// Makes clients of both.
    pub clients: Clients,
    /// Both, where they are inside the process.
    pub embedded: Option<Arc<Embedded>>,
}

impl LocalStores {
    /// Opens the stores of a data directory, or an emulator's; `tune` may change the clients.
    pub async fn open(
        data: &Path,
        settings: &Settings,
        tune: impl FnOnce(Clients) -> Clients,
    ) -> Result<Self, Failure> {
        let embedded = match settings.store.aws.endpoints.is_empty() {
            true => Some(Embedded::open(data, settings)?),
            false => None,
        };
        let clients = tune(match &embedded {
            Some(embedded) => embedded.clients(),
            None => Clients::new(&settings.store.aws),
        });
        let table = Table::new(clients.dynamodb(), &settings.store.table);
        let blobs = Blobs {
            client: clients.s3(),
            bucket: settings.store.bucket.clone(),
            downloads: Arc::default(),
        };
        create_table(&table).await?;
        if embedded.is_none() {
            create_bucket(&blobs).await?;
        }
        Ok(Self {
            table,
            blobs,
            clients,
            embedded,
        })
    }
}

impl Process {
    /// Starts the stores and the workers over a data directory.
    pub async fn start(data: &Path, settings: Settings) -> Result<Self, Failure> {
        let stores = LocalStores::open(data, &settings, |clients| clients).await?;
        Ok(Self::over(stores, settings))
    }

    /// Starts the workers over stores that are open.
    pub fn over(stores: LocalStores, settings: Settings) -> Self {
        let queue = InProcess::default();
        let ports = Ports {
            clients: stores.clients,
            table: stores.table,
            blobs: stores.blobs,
            queue: Arc::new(queue.clone()),
            bus: Arc::new(queue.clone()),
        };
        let app = Arc::new(App::new(settings, ports));
        queue.serve(&app);
        Self {
            app,
            queue,
            embedded: stores.embedded,
        }
    }
}

/// Makes the table unless it is there, with items that end when their time to live has passed.
async fn create_table(table: &Table) -> Result<(), Failure> {
    let described = table.client.describe_table().table_name(&table.name).send().await;
    if let Err(error) = described {
        let missing = error
            .as_service_error()
            .is_some_and(|error| error.is_resource_not_found_exception());
        if !missing {
            return Err(format!("the table {} could not be read: {error:?}", table.name).into());
        }
        create_missing_table(table).await?;
    }
    let lives = table
        .client
        .describe_time_to_live()
        .table_name(&table.name)
        .send()
        .await;
    let lives = lives.map_err(|error| format!("the table could not be read: {error:?}"))?;
    let status = lives
        .time_to_live_description
        .and_then(|lives| lives.time_to_live_status);
    if let Some(TimeToLiveStatus::Enabled | TimeToLiveStatus::Enabling) = status {
        return Ok(());
    }
    let ttl = TimeToLiveSpecification::builder().attribute_name("ttl").enabled(true);
    let call = table.client.update_time_to_live().table_name(&table.name);
    let set = call.time_to_live_specification(ttl.build()?).send().await;
    set.map_err(|error| format!("time to live could not be set: {error:?}"))?;
    Ok(())
}

async fn create_missing_table(table: &Table) -> Result<(), Failure> {
    let attribute = |name: &str| {
        AttributeDefinition::builder()
            .attribute_name(name)
            .attribute_type(ScalarAttributeType::S)
            .build()
    };
    let key = |name: &str, kind| KeySchemaElement::builder().attribute_name(name).key_type(kind).build();
    let made = table
        .client
        .create_table()
        .table_name(&table.name)
        .billing_mode(BillingMode::PayPerRequest)
        .attribute_definitions(attribute("pk")?)
        .attribute_definitions(attribute("sk")?)
        .key_schema(key("pk", KeyType::Hash)?)
        .key_schema(key("sk", KeyType::Range)?)
        .send()
        .await;
    match made {
        Ok(_) => Ok(()),
        // Another process made it meanwhile.
        Err(error) if error.code() == Some("ResourceInUseException") => Ok(()),
        Err(error) => Err(format!("the table could not be made: {error:?}").into()),
    }
}

async fn create_bucket(blobs: &Blobs) -> Result<(), Failure> {
    match blobs.client.create_bucket().bucket(&blobs.bucket).send().await {
        Ok(_) => Ok(()),
        Err(error) => match aws_sdk_dynamodb::error::ProvideErrorMetadata::code(&error) {
            Some("BucketAlreadyOwnedByYou" | "BucketAlreadyExists") => Ok(()),
            _ => Err(format!("the bucket could not be made: {error:?}").into()),
        },
    }
}
