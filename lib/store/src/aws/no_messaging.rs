//! In the place of queues and bus where a program over a deployment's stores links neither: the command line. What it asks
//! for stands in the outbox, which the deployment's sweeper reads.

use std::time::Duration;

use answerscope_domain::error::{Error, Result};
use futures::future::{BoxFuture, ready};

use super::bus::{Bus, Event};
use super::queue::{Queue, Worker};

/// Sends nothing, and says so.
#[derive(Debug, Clone, Copy)]
pub(crate) struct NoMessaging;

impl Queue for NoMessaging {
    fn put(&self, _: Worker, _: String, _: Duration) -> BoxFuture<'_, Result<()>> {
        Box::pin(ready(Err(Error::internal("this program sends no messages"))))
    }
}

impl Bus for NoMessaging {
    fn publish(&self, _: Event) -> BoxFuture<'_, Result<()>> {
        Box::pin(ready(Err(Error::internal("this program publishes no events"))))
    }
}
