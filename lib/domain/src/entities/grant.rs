//! Grants: what somebody has allowed an assistant.

use crate::ids::{OrgId, Token};
use crate::scope::Scopes;

/// A connected assistant: what an account has allowed a client in an organization.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grant {
    /// Its id, which its access tokens carry.
    pub id: Token,
    /// The organization that the client sees.
    pub organization: OrgId,
    /// Who has allowed it.
    pub account: Token,
    /// The client's id.
    pub client: String,
    /// What the client calls itself.
    pub client_name: String,
    /// What it may do.
    pub scopes: Scopes,
    /// What its tokens are for, RFC 8707.
    pub resource: String,
    /// ISO 8601.
    pub created_at: String,
    /// When a token of it was last used, ISO 8601.
    pub last_used_at: Option<String>,
    /// Whether it was cut off.
    pub revoked: bool,
}

/// What an authorization code stands for until it is redeemed.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Authorization {
    /// The grant that redeeming it makes.
    pub grant: Token,
    /// The organization that the client will see.
    pub organization: OrgId,
    /// Who has allowed it.
    pub account: Token,
    /// The client's id.
    pub client: String,
    /// What the client calls itself.
    pub client_name: String,
    /// Where the code was sent to.
    pub redirect_uri: String,
    /// The code challenge by the method `S256`, RFC 7636, section 4.3.
    pub challenge: String,
    /// What the client may do, as names with a space between.
    pub scopes: String,
    /// What its tokens will be for, RFC 8707.
    pub resource: String,
    /// [`Account::credentials`](super::account::Account::credentials) of the session in which it was allowed.
    #[serde(default)]
    pub credentials: u64,
}
