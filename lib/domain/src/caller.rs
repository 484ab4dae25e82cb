//! Who calls.

use crate::ids::{OrgId, Token};

/// The caller of a request, as the key check found it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Caller {
    /// The organization that everything is looked up in.
    pub organization: OrgId,
    /// The key that was used.
    pub key: Token,
    /// Whether legacy operations are over for this organization.
    pub topics_disabled: bool,
}
