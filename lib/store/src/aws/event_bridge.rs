//! The bus of a deployment.

use answerscope_domain::error::{Error, Result};
use aws_sdk_eventbridge::types::PutEventsRequestEntry;
use futures::future::BoxFuture;

use super::bus::{Bus, Event, SOURCE};
use super::clients::{Clients, metered};
use super::failure::call_failed;

impl Clients {
    /// An EventBridge client.
    pub fn eventbridge(&self) -> aws_sdk_eventbridge::Client {
        let config = aws_sdk_eventbridge::config::Builder::from(&self.config("EVENTBRIDGE"));
        aws_sdk_eventbridge::Client::from_conf(metered!(self, config))
    }
}

/// EventBridge.
#[derive(Debug, Clone)]
pub struct EventBridge {
    /// The SDK's client.
    pub client: aws_sdk_eventbridge::Client,
    /// The bus.
    pub name: String,
}

impl Bus for EventBridge {
    fn publish(&self, event: Event) -> BoxFuture<'_, Result<()>> {
        Box::pin(async move {
            let entry = PutEventsRequestEntry::builder()
                .event_bus_name(&self.name)
                .source(SOURCE)
                .detail_type(event.event.as_str())
                .detail(serde_json::to_string(&event).map_err(Error::internal)?)
                .build();
            let sent = self.client.put_events().entries(entry).send().await;
            let answer = sent.map_err(|e| call_failed("PutEvents", e))?;
            // An entry may fail inside an answer of status 200.
            if answer.failed_entry_count > 0 {
                return Err(Error::internal(format!("PutEvents: {:?}", answer.entries)));
            }
            Ok(())
        })
    }
}
