//! Accounts: people who sign in, and what they are in an organization.

use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::ids::{Fingerprint, OrgId, Token};
use crate::scope::Scopes;

/// The longest address that a mail server takes, RFC 5321, section 4.5.3.1.3, without its brackets.
const LONGEST: usize = 254;

/// The shortest password; NIST SP 800-63B, section 5.1.1.2, has eight.
pub const SHORTEST_PASSWORD: usize = 10;
/// The longest password: more is work for the processor that anybody could cause.
pub const LONGEST_PASSWORD: usize = 256;

/// An address of email in lower case, by which somebody signs in.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Email(String);

impl Email {
    /// Reads an address. What only a mail server can tell is left to it.
    ///
    /// # Errors
    /// 1002 where it can be none.
    pub fn parse(text: &str) -> Result<Self> {
        let wrong = || Error::invalid("email: expected an address such as name@example.com");
        let text = text.trim().to_lowercase();
        let (name, host) = text.rsplit_once('@').ok_or_else(wrong)?;
        let whole = text.chars().any(|c| c.is_whitespace() || c.is_control() || c == '#');
        let host_is = host.contains('.') && !host.starts_with('.') && !host.ends_with('.');
        match !name.is_empty() && host_is && !whole && text.len() <= LONGEST {
            true => Ok(Self(text)),
            false => Err(wrong()),
        }
    }

    /// The address.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Checks a new password: its length alone, as NIST SP 800-63B asks.
///
/// # Errors
/// 1002 where it is too short or too long.
pub fn checked_password(password: &str) -> Result<()> {
    match password.chars().count() {
        SHORTEST_PASSWORD..=LONGEST_PASSWORD => Ok(()),
        _ => Err(Error::invalid(format!(
            "password: must have {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters"
        ))),
    }
}

/// Somebody who signs in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Account {
    /// Its id.
    pub id: Token,
    /// Where it is written to.
    pub email: Email,
    /// Argon2id in PHC string format.
    pub password_hash: String,
    /// Whether it was shown that the address is theirs.
    pub verified: bool,
    /// Who they are to the identity provider that has vouched for the address, once one has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub provider_subject: Option<Fingerprint>,
    /// How often its password was replaced: what was begun with an earlier one is worth nothing.
    #[serde(default)]
    pub credentials: u64,
    /// What was begun with an earlier password is still to be ended.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ending: bool,
    /// The organization that they have chosen last, where they are in several: they find themselves there when they sign in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_organization: Option<OrgId>,
    /// ISO 8601.
    pub created_at: String,
}

/// What somebody is in an organization.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// Everything, and who else is in it.
    Owner,
    /// Everything but that.
    Member,
    /// Reading.
    Viewer,
}

impl Role {
    /// What it allows.
    pub fn scopes(self) -> Scopes {
        match self {
            Self::Owner | Self::Member => Scopes::ALL,
            Self::Viewer => Scopes {
                read: true,
                write: false,
            },
        }
    }

    /// As it is stored and shown.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Owner => "owner",
            Self::Member => "member",
            Self::Viewer => "viewer",
        }
    }
}

/// An account in an organization.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Membership {
    /// Who.
    pub account: Token,
    /// Where.
    pub organization: OrgId,
    /// As what.
    pub role: Role,
    /// ISO 8601.
    pub created_at: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_in_lower_case() {
        assert_eq!(
            Email::parse(" Ana@Example.COM ").expect("an address").as_str(),
            "ana@example.com"
        );
        for wrong in ["", "a", "@b.c", "a@b", "a@.b", "a@b.", "a b@c.d", "a#b@c.d", "a\n@c.d"] {
            assert!(Email::parse(wrong).is_err(), "{wrong}");
        }
        assert!(Email::parse(&format!("{}@b.example", "a".repeat(250))).is_err());
    }

    #[test]
    fn a_viewer_reads_alone() {
        assert_eq!(Role::Viewer.scopes().to_string(), "read");
        assert_eq!(Role::Owner.scopes().to_string(), "read write");
        assert!(checked_password("short").is_err() && checked_password("long enough").is_ok());
    }
}
