//! The routes through their real handlers over HTTP, with the real SDKs against the embedded stores.

mod answers;
mod architecture;
mod contention;
mod deletes;
mod idempotency;
mod inputs;
mod keys;
mod legacy;
mod limits;
mod monitoring;
mod operations;
mod requests;
mod rereading;
mod rollup;
mod support;
mod tenancy;
mod titles;
mod topic_deletes;
mod trends;
