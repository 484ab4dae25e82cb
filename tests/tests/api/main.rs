//! The routes through their real handlers over HTTP, with the real SDKs against the embedded stores.

mod answer_deletes;
mod answers;
mod architecture;
mod brand_answers;
mod contention;
mod deletes;
mod idempotency;
mod imports;
mod inputs;
mod keys;
mod legacy;
mod monitoring;
mod operations;
mod requests;
mod rereading;
mod rollup;
mod support;
mod tenancy;
mod topic_deletes;
mod trends;
