//! What is outside: the clients of DynamoDB, S3, SQS and EventBridge with their settings, time-outs and failures, and the ports
//! that have a second implementation in the local service.

pub mod blobs;
pub mod bus;
mod clients;
mod deadlines;
pub mod failure;
pub mod queue;
pub mod settings;

pub use clients::{Clients, Meter, Sent};
