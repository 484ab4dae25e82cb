//! The keys of people who sign in and of what they have allowed; the chart stands in `keys/mod.rs`.

use super::{Key, KeyRange};
use answerscope_domain::ids::{Fingerprint, OrgId, Token};
use answerscope_domain::secret::SecretHash;

/// The keys of one account.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AccountKeys(pub Token);

impl AccountKeys {
    fn pk(self) -> String {
        format!("ACCOUNT#{}", self.0)
    }
    fn at(self, sk: impl Into<String>) -> Key {
        Key {
            pk: self.pk(),
            sk: sk.into(),
        }
    }
    /// The account.
    pub fn account(self) -> Key {
        self.at("ACCOUNT")
    }
    /// What it is in an organization.
    pub fn membership(self, organization: OrgId) -> Key {
        self.at(format!("MEMBER#{organization}"))
    }
    /// Where it is a member, oldest organization first.
    pub fn memberships(self) -> KeyRange {
        KeyRange::prefixed(self.pk(), "MEMBER#")
    }
    /// A session of it.
    pub fn session(self, id: Token) -> Key {
        self.at(format!("SESSION#{id}"))
    }
    /// Its sessions, oldest first.
    pub fn sessions(self) -> KeyRange {
        KeyRange::prefixed(self.pk(), "SESSION#")
    }
}

fn single(kind: &str, name: &str) -> Key {
    Key {
        pk: format!("{kind}#{name}"),
        sk: kind.to_owned(),
    }
}

/// What an address of email leads to.
pub fn login(email: &str) -> Key {
    single("LOGIN", email)
}

/// A session by the hash of its cookie's secret.
pub fn session(hash: &SecretHash) -> Key {
    session_of_hash(hash.as_str())
}

/// A session by the hash that a row has.
pub fn session_of_hash(hash: &str) -> Key {
    Key {
        pk: format!("KEY#SESSION#{hash}"),
        sk: "SESSION".into(),
    }
}

/// A grant.
pub fn grant(id: Token) -> Key {
    Key {
        pk: format!("KEY#GRANT#{id}"),
        sk: "GRANT".into(),
    }
}

/// An authorization code by its hash.
pub fn code(hash: &SecretHash) -> Key {
    single("CODE", hash.as_str())
}

/// A refresh token by its hash.
pub fn refresh(hash: &SecretHash) -> Key {
    single("REFRESH", hash.as_str())
}

/// A client that has registered.
pub fn oauth_client(id: &str) -> Key {
    single("CLIENT", id)
}

/// A link by email, by the hash of its secret.
pub fn link(hash: &SecretHash) -> Key {
    single("LINK", hash.as_str())
}

/// The tries of somebody.
pub fn throttle(what: &str, who: Fingerprint) -> Key {
    Key {
        pk: format!("THROTTLE#{what}#{who}"),
        sk: "THROTTLE".into(),
    }
}
