//! Keys of the API: made, shown once, revoked.

mod create;
mod list;
mod revoke;

pub use create::CreateKey;
pub use list::ListKeys;
pub use revoke::RevokeKey;
