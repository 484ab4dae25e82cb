//! Who calls.

use crate::ids::{OrgId, Token};
use crate::scope::Scopes;

/// The caller of a request, as the key check found it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Caller {
    /// The organization that everything is looked up in.
    pub organization: OrgId,
    /// The key, grant or session that was used.
    pub key: Token,
    /// Which of them it is.
    pub via: Via,
    /// Who has signed in, where it is a session.
    pub account: Option<Token>,
    /// What it may do.
    pub scopes: Scopes,
    /// Whether legacy operations are over for this organization.
    pub topics_disabled: bool,
}

/// What a caller shows for itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Via {
    /// A key of the API.
    Key,
    /// An access token of an assistant that somebody has connected.
    Grant,
    /// The session of somebody who has signed in.
    Session,
}
