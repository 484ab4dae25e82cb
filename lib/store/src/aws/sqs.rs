//! The queues of a deployment.

use std::time::Duration;

use answerscope_domain::error::{Error, Result};
use aws_sdk_sqs::types::{BatchResultErrorEntry, SendMessageBatchRequestEntry};
use futures::future::BoxFuture;

use super::clients::{Clients, metered};
use super::failure::call_failed;
use super::queue::{LONGEST_DELAY, Queue, Worker, organization_of};

impl Clients {
    /// An SQS client.
    pub fn sqs(&self) -> aws_sdk_sqs::Client {
        let config = aws_sdk_sqs::config::Builder::from(&self.config("SQS"));
        aws_sdk_sqs::Client::from_conf(metered!(self, config))
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

impl Sqs {
    fn url(&self, worker: Worker) -> Result<&str> {
        let url = self.urls.get(&worker).filter(|url| !url.is_empty());
        let unset = || Error::internal(format!("ANSWERSCOPE_{}_QUEUE_URL is not set", worker.variable()));
        Ok(url.ok_or_else(unset)?)
    }

    /// The places of those that the queue did not take, with what it said of each.
    async fn send_batch(&self, worker: Worker, bodies: Vec<String>) -> Result<Vec<(usize, Error)>> {
        let mut call = self.client.send_message_batch().queue_url(self.url(worker)?);
        for (place, body) in bodies.into_iter().enumerate() {
            let entry = SendMessageBatchRequestEntry::builder().id(place.to_string());
            let entry = entry.set_message_group_id(organization_of(&body));
            call = call.entries(entry.message_body(body).build().map_err(Error::internal)?);
        }
        let sent = call.send().await.map_err(|e| call_failed("SendMessageBatch", e))?;
        let refused = |entry: &BatchResultErrorEntry| {
            let said = entry.message().unwrap_or_default();
            let error = Error::internal(format!("SendMessageBatch: {}: {said}", entry.code()));
            Some((entry.id().parse().ok()?, error))
        };
        Ok(sent.failed().iter().filter_map(refused).collect())
    }
}

impl Queue for Sqs {
    fn put(&self, worker: Worker, body: String, delay: Duration) -> BoxFuture<'_, Result<()>> {
        Box::pin(async move {
            let (url, group) = (self.url(worker)?, organization_of(&body));
            let call = self.client.send_message().queue_url(url).message_body(body);
            let call = call.set_message_group_id(group);
            let sent = call.set_delay_seconds(delay_seconds(delay)).send().await;
            sent.map_err(|e| call_failed("SendMessage", e))?;
            Ok(())
        })
    }

    fn put_batch(&self, worker: Worker, bodies: Vec<String>) -> BoxFuture<'_, Vec<Result<()>>> {
        Box::pin(async move {
            let count = bodies.len();
            match self.send_batch(worker, bodies).await {
                Err(error) => vec![Err(error); count],
                Ok(refused) => {
                    let mut outcomes = vec![Ok(()); count];
                    for (place, error) in refused {
                        if let Some(outcome) = outcomes.get_mut(place) {
                            *outcome = Err(error);
                        }
                    }
                    outcomes
                }
            }
        })
    }
}

/// SQS counts whole seconds: rounded up, because what a message asks for may be refused before its time.
fn delay_seconds(delay: Duration) -> Option<i32> {
    let seconds = delay.min(LONGEST_DELAY).as_millis().div_ceil(1_000);
    i32::try_from(seconds).ok().filter(|seconds| *seconds > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_never_arrives_before_its_time() {
        let seconds = |millis| delay_seconds(Duration::from_millis(millis));
        assert_eq!(
            [0, 1, 800, 1_000, 1_200, 60_000, 3_600_000].map(seconds),
            [None, Some(1), Some(1), Some(1), Some(2), Some(60), Some(900)]
        );
    }
}
