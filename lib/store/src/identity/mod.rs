//! Who signs in, and what they have allowed: accounts and their memberships, sessions, clients, authorization codes, grants
//! with their tokens, links by email, and how often somebody may try.
//!
//! What is looked up by the hash of a secret belongs to nobody until it is found; everything else hangs on an account or on
//! an organization. Sessions and grants are callers, as keys of the API are: their items hold a bucket and a copy of the
//! organization's limits.

mod accounts;
mod clients;
mod grants;
mod joining;
mod links;
mod members;
mod password;
mod sessions;
mod throttle;
mod tokens;
mod vouched;

pub use accounts::{Accounts, NewAccount, OrganizationOfAccount};
pub use clients::OAuthClients;
pub use grants::{Grants, MOST_GRANTS};
pub use joining::{AddedMember, MOST_MEMBERS, MOST_ORGANIZATIONS};
pub use links::{Link, Links};
pub use members::{ChangedBy, Member, MemberRefused, Members};
pub use sessions::{NewSession, SessionRow, Sessions};
pub use throttle::{Throttle, Throttled};
pub use tokens::{ACCESS_SECONDS, GrantTokens, IssuedTokens, TokenRefused};

pub(crate) use accounts::first_owner;
pub(crate) use members::as_read;

use crate::table::{Conditional, Item, Table};
use answerscope_domain::clock::{Clock, Random};
use answerscope_domain::ids::OrgId;

/// What the item of a caller holds of its organization's limits, and the condition that they are still those.
#[derive(Debug, Clone)]
pub struct LimitsCopy {
    pub(crate) attributes: Item,
    pub(crate) unchanged: Conditional,
}

/// The stores of identity.
#[derive(Clone, Copy)]
pub struct Identity<'a> {
    /// The table.
    pub table: &'a Table,
    /// The time.
    pub clock: &'a dyn Clock,
    /// Randomness for ids, salts and secrets.
    pub random: &'a dyn Random,
}

impl<'a> Identity<'a> {
    /// People who sign in.
    pub fn accounts(self) -> Accounts<'a> {
        Accounts { identity: self }
    }

    /// The members of an organization.
    pub fn members(self, organization: OrgId) -> Members<'a> {
        Members {
            identity: self,
            organization,
        }
    }

    /// Browsers that have signed in.
    pub fn sessions(self) -> Sessions<'a> {
        Sessions { identity: self }
    }

    /// Programs that have registered.
    pub fn clients(self) -> OAuthClients<'a> {
        OAuthClients { identity: self }
    }

    /// Connected assistants.
    pub fn grants(self) -> Grants<'a> {
        Grants { identity: self }
    }

    /// Codes and tokens.
    pub fn tokens(self) -> GrantTokens<'a> {
        GrantTokens { identity: self }
    }

    /// Links by email.
    pub fn links(self) -> Links<'a> {
        Links { identity: self }
    }
}

/// What is read or changed of one account, or of one organization, at once.
const AT_ONCE: usize = 8;

/// How long a refresh token lasts, in seconds, and with the newest one its grant.
const REFRESH_SECONDS: i64 = 30 * 24 * 3_600;

/// A lifetime in seconds as microseconds, as moments are.
pub(crate) const fn seconds_to_micros(seconds: i64) -> i64 {
    seconds * 1_000_000
}
