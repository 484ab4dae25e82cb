//! The organization: its name, its limits and how much of them is used.

mod get;
mod rename;

pub use get::GetOrganization;
pub use rename::RenameOrganization;
