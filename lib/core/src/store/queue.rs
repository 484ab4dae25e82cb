//! The queue: one of the two ports with two implementations. SQS here; in one process, the local service hands the
//! same handlers the same event JSON.

use futures::future::BoxFuture;
use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::ids::{BrandId, OrgId};

/// A message to the rollup worker: settle what this brand's marks ask for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Settle {
    /// The organization.
    pub organization: OrgId,
    /// The brand.
    pub brand: BrandId,
}

/// Where messages go. What they ask for is in a row already, so that a lost message is only late work.
pub trait Queue: Send + Sync {
    /// Sends a message to the rollup worker.
    fn settle(&self, message: Settle) -> BoxFuture<'_, Result<()>>;
}

/// SQS.
#[derive(Debug, Clone)]
pub struct Sqs {
    /// The SDK's client.
    pub client: aws_sdk_sqs::Client,
    /// The rollup worker's queue.
    pub rollup_url: String,
}

impl Queue for Sqs {
    fn settle(&self, message: Settle) -> BoxFuture<'_, Result<()>> {
        Box::pin(async move {
            let body = serde_json::to_string(&message).map_err(Error::internal)?;
            let call = self
                .client
                .send_message()
                .queue_url(&self.rollup_url)
                .message_body(body);
            call.send()
                .await
                .map_err(|e| Error::internal(format!("SendMessage: {e:?}")))?;
            Ok(())
        })
    }
}

/// Sends and only logs a failure: the mark is written, and the sweeper sends again.
pub async fn settle_soon(queue: &dyn Queue, message: Settle) {
    if let Err(error) = queue.settle(message).await {
        tracing::warn!(%error, brand = %message.brand, "not sent now; the sweeper sends it later");
    }
}
