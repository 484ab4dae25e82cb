//! Who calls: organizations with their limits and when they collect, the keys and sessions of their callers, and what repeated requests were
//! answered.

pub mod collecting;
pub mod credential;
pub mod idempotency;
pub mod keychain;
pub mod limits;
pub mod open_streams;
pub mod organizations;
pub mod overview;
