//! The queues: one of the ports with two implementations. SQS here; in one process, the local service hands the same
//! handlers the same event JSON.

use std::time::Duration;

use futures::future::BoxFuture;
use serde::{Deserialize, Serialize};

use super::failure::failed;
use crate::error::{Error, Result};
use crate::ids::{BrandId, ExportId, GenerationId, OrgId, Token, TopicId, TrendImportId};

/// The workers, each behind a queue of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Worker {
    /// Makes segments agree with facts.
    Rollup,
    /// Removes what hangs on deleted things.
    Cascade,
    /// Builds export archives.
    ExportBuilder,
    /// Finds and writes insights.
    InsightWriter,
    /// Delivers events to webhooks.
    WebhookSender,
    /// Finds trends, and finishes what switches of large topics leave.
    TrendFinder,
}

impl Worker {
    /// All workers.
    pub const ALL: [Self; 6] = [
        Self::Rollup,
        Self::Cascade,
        Self::ExportBuilder,
        Self::InsightWriter,
        Self::WebhookSender,
        Self::TrendFinder,
    ];

    /// The part of the name of the variable that holds its queue's URL: `ANSWERSCOPE_<name>_QUEUE_URL`.
    pub const fn variable(self) -> &'static str {
        match self {
            Self::Rollup => "ROLLUP",
            Self::Cascade => "CASCADE",
            Self::ExportBuilder => "EXPORT",
            Self::InsightWriter => "INSIGHT",
            Self::WebhookSender => "WEBHOOK",
            Self::TrendFinder => "TREND",
        }
    }
}

/// A message. It only names what is to be done: that stands in a row already, so a message may come twice, late, out
/// of order or never.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Message {
    /// Do what the brand's marks ask of the rollup worker.
    Settle {
        /// The organization.
        organization: OrgId,
        /// The brand.
        brand: BrandId,
    },
    /// Do what the brand's marks ask of the cascade worker.
    Cascade {
        /// The organization.
        organization: OrgId,
        /// The brand.
        brand: BrandId,
    },
    /// Build an export's archive.
    Export {
        /// The organization.
        organization: OrgId,
        /// The export.
        export: ExportId,
    },
    /// Find and write insights.
    Generate {
        /// The organization.
        organization: OrgId,
        /// The generation.
        generation: GenerationId,
    },
    /// Find trends among imported keywords.
    FindTrends {
        /// The organization.
        organization: OrgId,
        /// The import.
        import: TrendImportId,
    },
    /// Set what is left of a switched topic's prompts.
    SwitchTopic {
        /// The organization.
        organization: OrgId,
        /// The topic.
        topic: TopicId,
    },
    /// Try a delivery to a webhook.
    Deliver {
        /// The organization.
        organization: OrgId,
        /// The brand that the event is about.
        brand: BrandId,
        /// The registration.
        webhook: Token,
        /// The delivery.
        delivery: Token,
        /// Which attempt this is to be, from 1; `None`: the next one.
        attempt: Option<u32>,
    },
}

impl Message {
    /// The worker that it is for.
    pub fn worker(&self) -> Worker {
        match self {
            Self::Settle { .. } => Worker::Rollup,
            Self::Cascade { .. } => Worker::Cascade,
            Self::Export { .. } => Worker::ExportBuilder,
            Self::Generate { .. } => Worker::InsightWriter,
            Self::Deliver { .. } => Worker::WebhookSender,
            Self::FindTrends { .. } | Self::SwitchTopic { .. } => Worker::TrendFinder,
        }
    }

    /// Reads a message's body.
    pub fn parse(body: &str) -> Result<Self> {
        serde_json::from_str(body).map_err(|error| Error::internal(format!("not a message: {error}")))
    }
}

/// Where messages go.
pub trait Queue: Send + Sync {
    /// Sends a message to its worker, to arrive after `delay` (15 minutes at most).
    fn send(&self, message: Message, delay: Duration) -> BoxFuture<'_, Result<()>>;
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
    fn send(&self, message: Message, delay: Duration) -> BoxFuture<'_, Result<()>> {
        Box::pin(async move {
            let worker = message.worker();
            let url = self.urls.get(&worker).filter(|url| !url.is_empty());
            let url =
                url.ok_or_else(|| Error::internal(format!("ANSWERSCOPE_{}_QUEUE_URL is not set", worker.variable())))?;
            let body = serde_json::to_string(&message).map_err(Error::internal)?;
            let call = self.client.send_message().queue_url(url).message_body(body);
            let sent = call.set_delay_seconds(delay_seconds(delay)).send().await;
            sent.map_err(|e| failed("SendMessage", &e))?;
            Ok(())
        })
    }
}

/// SQS counts whole seconds: rounded up, because what a message asks for may be refused before its time.
fn delay_seconds(delay: Duration) -> Option<i32> {
    let seconds = delay.as_millis().div_ceil(1_000).min(900);
    i32::try_from(seconds).ok().filter(|seconds| *seconds > 0)
}

/// Sends and only logs a failure: the row is written, and the sweeper sends again.
pub async fn send_soon(queue: &dyn Queue, message: Message) {
    if let Err(error) = queue.send(message.clone(), Duration::ZERO).await {
        tracing::warn!(%error, ?message, "not sent now; the sweeper sends it later");
    }
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
