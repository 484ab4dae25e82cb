//! Who calls: organizations with their limits, the keys and sessions of their callers, and what repeated requests were
//! answered.

pub mod idempotency;
pub mod keychain;
pub mod limits;
pub mod organizations;
