//! What is outside: the clients of DynamoDB, S3, SQS and EventBridge with their settings, time-outs and failures, and the ports
//! that have a second implementation in the local service.

pub mod blobs;
pub mod bus;
mod clients;
mod deadlines;
#[cfg(feature = "messaging")]
pub mod event_bridge;
pub mod failure;
#[cfg(not(feature = "messaging"))]
pub(crate) mod no_messaging;
pub mod queue;
#[cfg(feature = "secrets")]
pub mod secrets;
pub mod settings;
#[cfg(feature = "messaging")]
pub mod sqs;

pub use clients::{Clients, Meter, Metered};
