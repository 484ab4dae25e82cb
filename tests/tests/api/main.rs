//! The routes through their real handlers over HTTP, with the real SDKs against the embedded stores.

mod answers;
mod architecture;
mod bodies;
mod contention;
mod cors;
mod damage;
mod deletes;
mod idempotency;
mod inputs;
mod keychain;
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
mod wording;
