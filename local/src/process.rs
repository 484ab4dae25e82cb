//! The parts of the service in one process: embedded stores, or an emulator where `AWS_ENDPOINT_URL` names one.

use std::path::Path;
use std::sync::Arc;

use answerscope_core::app::{App, Ports};
use answerscope_core::aws::Clients;
use answerscope_core::config::Settings;
use answerscope_core::store::blobs::Blobs;
use answerscope_core::store::table::Table;
use aws_sdk_dynamodb::error::ProvideErrorMetadata;
use aws_sdk_dynamodb::types::{
    AttributeDefinition, BillingMode, KeySchemaElement, KeyType, ScalarAttributeType, TimeToLiveSpecification,
};

use crate::embedded::{self, Failure};
use crate::queue::InProcess;

/// The service's parts, running.
pub struct Process {
    /// What handlers get.
    pub app: Arc<App>,
    /// The queue, to wait for.
    pub queue: InProcess,
}

/// Where data lies.
pub struct Stores {
    /// DynamoDB.
    pub table: Table,
    /// S3.
    pub blobs: Blobs,
    /// Makes clients of both.
    pub clients: Clients,
}

impl Stores {
    /// Opens the stores of a data directory, or an emulator's; `tune` may change the clients.
    pub async fn open(
        data: &Path,
        settings: &Settings,
        tune: impl FnOnce(Clients) -> Clients,
    ) -> Result<Self, Failure> {
        std::fs::create_dir_all(data).map_err(|e| format!("--data {}: {e}", data.display()))?;
        let embedded = settings.aws.endpoints.is_empty();
        let clients = tune(Clients::new(&if embedded {
            embedded::start(data, settings).await?
        } else {
            settings.aws.clone()
        }));
        let table = Table {
            client: clients.dynamodb(),
            name: settings.table.clone(),
        };
        let blobs = Blobs {
            client: clients.s3(),
            bucket: settings.blobs.clone(),
        };
        create_table(&table).await?;
        if !embedded {
            create_bucket(&blobs).await?;
        }
        Ok(Self { table, blobs, clients })
    }
}

impl Process {
    /// Starts the stores and the workers over a data directory.
    pub async fn start(data: &Path, settings: Settings) -> Result<Self, Failure> {
        let Stores { table, blobs, clients } = Stores::open(data, &settings, |clients| clients).await?;
        let queue = InProcess::default();
        let ports = Ports {
            clients,
            table,
            blobs,
            queue: Arc::new(queue.clone()),
            bus: Arc::new(queue.clone()),
        };
        let app = Arc::new(App::new(settings, ports));
        queue.serve(&app);
        Ok(Self { app, queue })
    }
}

async fn create_table(table: &Table) -> Result<(), Failure> {
    if table
        .client
        .describe_table()
        .table_name(&table.name)
        .send()
        .await
        .is_ok()
    {
        return Ok(());
    }
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
        Ok(_) => {}
        // Another process made it meanwhile.
        Err(error) if error.code() == Some("ResourceInUseException") => return Ok(()),
        Err(error) => return Err(format!("the table could not be made: {error:?}").into()),
    }
    let ttl = TimeToLiveSpecification::builder()
        .attribute_name("ttl")
        .enabled(true)
        .build()?;
    let set = table
        .client
        .update_time_to_live()
        .table_name(&table.name)
        .time_to_live_specification(ttl)
        .send()
        .await;
    set.map_err(|error| format!("time to live could not be set: {error:?}"))?;
    Ok(())
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
