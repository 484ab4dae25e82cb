//! What a deployment sets of the stores.

use std::collections::BTreeMap;

use aws_credential_types::provider::SharedCredentialsProvider;

use super::queue::Worker;

/// Where everything is kept and sent, and the limits of an organization that has none of its own.
#[derive(Debug, Clone)]
pub struct StoreSettings {
    /// `ANSWERSCOPE_BASE_URL`: what links in events begin with, without a slash at the end.
    pub base_url: Option<String>,
    /// `ANSWERSCOPE_TABLE`: the DynamoDB table.
    pub table: String,
    /// `ANSWERSCOPE_S3_BUCKET`: the S3 bucket.
    pub bucket: String,
    /// `ANSWERSCOPE_{ROLLUP,BACKFILL,PURGE,EXPORT,INSIGHT,WEBHOOK,TREND,COLLECT}_QUEUE_URL`: the SQS queue of each worker.
    pub queues: BTreeMap<Worker, String>,
    /// `ANSWERSCOPE_BUS_NAME`: the EventBridge bus.
    pub bus: String,
    /// `ANSWERSCOPE_MONITORING_LIMIT`: active prompts an organization may have, 10,000.
    pub monitoring_limit: u32,
    /// `ANSWERSCOPE_BRAND_LIMIT`: brands an organization may have, 1,000.
    pub brand_limit: u32,
    /// `ANSWERSCOPE_VIEW_LIMIT`: views a brand may have, 1,000.
    pub view_limit: u32,
    /// `ANSWERSCOPE_TOPIC_LIMIT`: topics a brand may have, 10,000.
    pub topic_limit: u32,
    /// `ANSWERSCOPE_TREND_LIMIT`: trends a brand may have, 10,000.
    pub trend_limit: u32,
    /// `ANSWERSCOPE_CREDITS`: insight generations an organization may start, 1,000.
    pub credits: u32,
    /// `ANSWERSCOPE_COLUMN_MEMORY_MB`: bytes of memory that the columns of one request may take. In a Lambda function three
    /// quarters of its memory, else 4,096 MB.
    pub column_memory: u64,
    /// Region and endpoint of AWS or an emulator.
    pub aws: AwsSettings,
}

/// Where AWS is, from the variables that the SDKs use.
#[derive(Debug, Clone, Default)]
pub struct AwsSettings {
    /// `AWS_REGION`, else `us-east-1`.
    pub region: String,
    /// `AWS_ENDPOINT_URL`, here `""`: an emulator instead of AWS; and `AWS_ENDPOINT_URL_<SERVICE>` by service.
    pub endpoints: BTreeMap<&'static str, String>,
    /// `AWS_ACCESS_KEY_ID`
    pub access_key_id: String,
    /// `AWS_SECRET_ACCESS_KEY`
    pub secret_access_key: String,
    /// `AWS_SESSION_TOKEN`
    pub session_token: Option<String>,
    /// What signs instead of the keys above: the command line's sources of credentials.
    pub credentials: Option<SharedCredentialsProvider>,
}

impl AwsSettings {
    /// Where a service is, when not on AWS.
    pub fn endpoint(&self, service: &str) -> Option<&str> {
        let url = self.endpoints.get(service).or_else(|| self.endpoints.get(""));
        url.map(String::as_str)
    }
}
