//! Webhook deliveries: how a message is signed, and to where it may be sent.
//!
//! A webhook's URL is chosen by a caller of the service, so each delivery is a request that someone else aims from
//! inside the deployment's network: server-side request forgery unless something stands in between. This crate is
//! what stands in between. [`Target`] refuses a URL when it is registered, [`address`] says which addresses are
//! public, and [`Client`] checks the addresses again at every attempt, after name resolution, and dials only what it
//! has checked. [`signature`] lets the receiver tell a delivery of this service from anyone else's.
//!
//! The crate knows no queue and no table: what is sent, and when it is sent again, is the caller's.

pub mod address;
mod client;
mod outcome;
mod policy;
mod resolve;
pub mod signature;
mod target;

pub use client::{Client, TIME_OUT};
pub use outcome::{ANSWER_BYTES, AttemptFailure, AttemptOutcome};
pub use policy::Policy;
pub use resolve::{Resolve, Resolving, SystemResolver};
pub use signature::SigningSecret;
pub use target::{MOST_CHARACTERS, PORTS, Refused, Target};
