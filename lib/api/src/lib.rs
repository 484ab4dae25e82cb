//! From a request to an answer: the description of a route, dispatch, keys and rate limits, envelopes, idempotency, and the
//! way of a message to its worker.
//!
//! A handler is a type that implements [`operation::Operation`]; `docs/ADDING-AN-OPERATION.md` shows how one is made.

pub mod app;
pub mod auth;
pub mod body;
#[cfg(feature = "function")]
mod carried;
pub mod cors;
mod deprecation;
pub mod dispatch;
pub mod envelope;
#[cfg(feature = "function")]
mod function_log;
pub mod idempotency;
pub mod identity_provider;
pub mod operation;
pub mod origin;
pub mod params;
pub mod price;
pub mod query;
#[cfg(feature = "function")]
pub mod serve;
pub mod settings;
mod spec;
pub mod status;
pub mod streamed;
pub mod telemetry;
#[cfg(feature = "function")]
mod warm;
pub mod worker;
