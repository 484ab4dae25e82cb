//! What every function of the service shares: the description of a route and the way from a request to an answer,
//! keys and token buckets, the store on DynamoDB, S3 and SQS, and the resources with their rules.
//!
//! A handler is a type that implements [`operation::Operation`]; `docs/ADDING-AN-OPERATION.md` shows how one is made.

pub mod app;
pub mod auth;
pub mod aws;
pub mod body;
pub mod bucket;
pub mod caller;
pub mod clock;
pub mod compute;
pub mod config;
pub mod cors;
pub mod country;
pub mod dates;
mod deprecation;
pub mod dispatch;
pub mod entities;
pub mod envelope;
pub mod error;
pub mod idempotency;
pub mod ids;
pub mod operation;
pub mod origin;
pub mod page;
pub mod panics;
pub mod params;
pub mod price;
pub mod serve;
pub mod store;
pub mod tasks;
mod telemetry;
pub mod text;
mod timeouts;
mod warm;
mod wording;
pub mod worker;

pub use error::{Error, Result};
