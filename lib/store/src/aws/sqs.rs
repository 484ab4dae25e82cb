//! The queues of a deployment.

use std::time::Duration;

use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::OrgId;
use futures::future::BoxFuture;
use serde::Deserialize;

use super::clients::Clients;
use super::deadlines::RequestDeadline;
use super::failure::call_failed;
use super::queue::{Queue, Worker};

impl Clients {
    /// An SQS client.
    pub fn sqs(&self) -> aws_sdk_sqs::Client {
        let config = aws_sdk_sqs::config::Builder::from(&self.config("SQS"));
        aws_sdk_sqs::Client::from_conf(
            config
                .interceptor(self.meter.clone())
                .interceptor(RequestDeadline)
                .build(),
        )
    }
}

/// SQS.
#[derive(Debug, Clone)]
pub struct Sqs {
    /// The SDK's client.
    pub client: aws_sdk_sqs::Client,
    /// The URL of each worker's queue.
    pub urls: std::collections::BTreeMap<Worker, String>,
}

impl Queue for Sqs {
    fn put(&self, worker: Worker, body: String, delay: Duration) -> BoxFuture<'_, Result<()>> {
        Box::pin(async move {
            let url = self.urls.get(&worker).filter(|url| !url.is_empty());
            let url =
                url.ok_or_else(|| Error::internal(format!("ANSWERSCOPE_{}_QUEUE_URL is not set", worker.variable())))?;
            let group = group_of(&body);
            let call = self.client.send_message().queue_url(url).message_body(body);
            let call = call.set_message_group_id(group);
            let sent = call.set_delay_seconds(delay_seconds(delay)).send().await;
            sent.map_err(|e| call_failed("SendMessage", e))?;
            Ok(())
        })
    }
}

/// The organization that a message is of. By it a fair queue gives every organization its turn, however many messages
/// another one has waiting.
fn group_of(body: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct OfOrganization {
        organization: OrgId,
    }
    let message: OfOrganization = serde_json::from_str(body).ok()?;
    Some(message.organization.to_string())
}

/// SQS counts whole seconds: rounded up, because what a message asks for may be refused before its time.
fn delay_seconds(delay: Duration) -> Option<i32> {
    let seconds = delay.as_millis().div_ceil(1_000).min(900);
    i32::try_from(seconds).ok().filter(|seconds| *seconds > 0)
}

#[cfg(test)]
mod tests {
    use answerscope_domain::clock::Moment;
    use answerscope_domain::ids::{BrandId, Token};

    use super::*;
    use crate::aws::queue::{Addressed, Message};

    #[test]
    fn messages_are_of_their_organization() {
        let [organization, brand] = [1, 2].map(|millis| Token::derived(Moment(millis * 1_000), &[]));
        let message = Message::Rollup {
            organization,
            brand: BrandId(brand),
        };
        let body = message.body().expect("JSON");
        assert_eq!(group_of(&body), Some(organization.to_string()));
        assert_eq!(group_of(r#"{"detail-type": "an event"}"#), None);
    }

    #[test]
    fn a_message_never_arrives_before_its_time() {
        let seconds = |millis| delay_seconds(Duration::from_millis(millis));
        assert_eq!(
            [0, 1, 800, 1_000, 1_200, 60_000, 3_600_000].map(seconds),
            [None, Some(1), Some(1), Some(1), Some(2), Some(60), Some(900)]
        );
    }
}
