//! The MCP server: tools made from the operations table, the reference to search and read, prompts, and a picture of a
//! series for clients that show pages.
//!
//! A tool runs an operation as a request over HTTP would: the same scope, tokens, reading of input, idempotency and errors.

mod admission;
mod catalog;
mod confirm;
mod console;
mod demand;
mod discovery;
#[cfg(feature = "fixtures")]
mod fixtures;
mod http_service;
mod message;
mod metrics;
mod operations;
mod prompts;
mod reference;
mod request;
mod resources;
mod result;
mod schema;
mod sentence;
mod server;
mod table;
mod view;

pub use http_service::{PATH, router};
