//! Who is a member of an organization as what, and the rules by which that changes: owners change it, an organization keeps
//! an owner, and what somebody has begun as a member (sessions, connected assistants) never outlives or exceeds the role.
//!
//! A membership lies twice, below the account and below the organization, and both rows change in one transaction. Whatever
//! hands out rights of a role puts [`as_read`] into its transaction, so that a role that changes meanwhile refuses it; what
//! was handed out before is found by the lists that are read after the change.

use super::{Identity, MOST_MEMBERS, MOST_ORGANIZATIONS};
use crate::keys::{AccountKeys, OrgKeys};
use crate::runtime::retry::Retry;
use crate::table::{Action, Changed, Conditional, Transaction, entity_of, text, text_of};
use answerscope_domain::entities::account::{Account, Email, Membership, Role};
use answerscope_domain::error::{Error, Lack, Result};
use answerscope_domain::ids::{OrgId, Token};
use answerscope_domain::page::{Listed, PageRequest};

/// Who changes members.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChangedBy {
    /// Whoever runs the service, by the command line.
    Operator,
    /// Somebody who has signed in.
    Account(Token),
}

impl ChangedBy {
    pub(super) fn account(self) -> Option<Token> {
        match self {
            Self::Operator => None,
            Self::Account(account) => Some(account),
        }
    }
}

/// Why members are not changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MemberRefused {
    /// Whoever is to be changed is not a member.
    NotMember,
    /// Whoever is to be added is a member already.
    AlreadyMember,
    /// Whoever changes is not an owner.
    NotOwner,
    /// The organization would have no owner, where one is given another role.
    LastOwner,
    /// The same, where one is removed.
    OnlyOwner,
    /// An owner's address must be shown to be theirs first.
    OwnerUnverified,
    /// Whoever is to be added signs in with a password that somebody else has made, and may know.
    Unverified,
    /// The organization has [`MOST_MEMBERS`].
    TooMany,
    /// Whoever is to be added is in [`MOST_ORGANIZATIONS`].
    InTooMany,
}

impl From<MemberRefused> for Error {
    fn from(refused: MemberRefused) -> Self {
        match refused {
            MemberRefused::NotMember => Self::NotFound,
            MemberRefused::AlreadyMember => Self::duplicate("email: is a member of the organization"),
            MemberRefused::NotOwner => Self::Forbidden { lacks: Lack::Owner },
            MemberRefused::LastOwner => {
                Self::invalid("role: the organization needs an owner; make another member one first")
            }
            MemberRefused::OnlyOwner => {
                Self::invalid("member: is the organization's only owner; make another member one first")
            }
            MemberRefused::OwnerUnverified => {
                Self::invalid("role: an owner's address must be confirmed first, by the link that was sent to it")
            }
            MemberRefused::Unverified => Self::invalid(
                "email: whoever made this account may know its password; its person must set one at /reset before they are added",
            ),
            MemberRefused::TooMany => Self::invalid(format!(
                "email: the organization has {MOST_MEMBERS} members, the most that its owners may add; remove one first"
            )),
            MemberRefused::InTooMany => Self::invalid(format!(
                "email: this account is in {MOST_ORGANIZATIONS} organizations, the most that owners may add it to; its person must \
                leave one first"
            )),
        }
    }
}

/// A member as lists show it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Member {
    /// What it is.
    pub membership: Membership,
    /// Its address.
    pub email: Email,
    /// Whether it was shown that the address is theirs.
    pub verified: bool,
}

/// The condition that somebody still is in an organization what they were when it was read.
pub(crate) fn as_read(member: &Membership) -> Conditional {
    has_role(AccountKeys(member.account).membership(member.organization), member.role)
}

pub(super) fn has_role(row: crate::keys::Key, role: Role) -> Conditional {
    Action::check(row, "#role = :role")
        .name("#role", "role")
        .value(":role", text(role.as_str()))
}

/// The members of an organization.
#[derive(Clone, Copy)]
pub struct Members<'a> {
    pub(super) identity: Identity<'a>,
    pub(super) organization: OrgId,
}

impl Members<'_> {
    pub(super) fn org(self) -> OrgKeys {
        OrgKeys(self.organization)
    }

    /// One page of them, oldest account first.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn list(self, page: PageRequest) -> Result<Listed<Member>> {
        let range = self.org().members();
        let rows = self.identity.table.query_numbered(&range, page, true).await?;
        let members: Vec<Membership> = rows.items.into_iter().map(entity_of).collect::<Result<_>>()?;
        let ids = members.iter().map(|member| member.account);
        let mut accounts = self.identity.accounts().get_all(ids).await?;
        let member = |membership: Membership| {
            let account = accounts.remove(&membership.account)?;
            Some(Member {
                membership,
                email: account.email,
                verified: account.verified,
            })
        };
        Ok(Listed {
            items: members.into_iter().filter_map(member).collect(),
            total: rows.total,
            page,
        })
    }

    /// What an account is here.
    ///
    /// # Errors
    /// 1006 where it is no member.
    pub async fn get(self, account: Token) -> Result<Membership> {
        self.find(account).await?.ok_or(Error::NotFound)
    }

    pub(super) async fn find(self, account: Token) -> Result<Option<Membership>> {
        let item = self.identity.table.get(&self.org().member(account)).await?;
        item.map(entity_of).transpose()
    }

    /// Gives a member another role. Its sessions have that role's scopes at once, and the assistants that it has connected
    /// never more than those; the same again does what a call that was cut off has left.
    ///
    /// # Errors
    /// [`MemberRefused`] as an [`Error`].
    pub async fn set_role(self, by: ChangedBy, account: Token, role: Role) -> Result<Membership> {
        let mut attempts = Retry::new("members changed under every attempt to change a role");
        let changed = loop {
            attempts.next().await?;
            let old = self.find(account).await?.ok_or(MemberRefused::NotMember)?;
            let owner = self.allowing(by, &old, Some(role)).await?;
            if old.role != role {
                let whose = self.identity.accounts().get(account).await?;
                may_be(&whose.ok_or(MemberRefused::NotMember)?, role, by)?;
            }
            let rows = self.rows(account).map(|row| {
                Action::update(row, "SET #role = :role")
                    .when("#role = :old")
                    .name("#role", "role")
                    .value(":old", text(old.role.as_str()))
                    .value(":role", text(role.as_str()))
            });
            if self.commit(rows, owner).await? {
                break Membership { role, ..old };
            }
        };
        self.identity.sessions().set_role(&changed).await?;
        self.identity.grants().narrow(&changed).await?;
        Ok(changed)
    }

    /// Takes an account out of the organization: its sessions here end, and the assistants that it has connected here. The
    /// same again does what a call that was cut off has left.
    ///
    /// # Errors
    /// [`MemberRefused`] as an [`Error`].
    pub async fn remove(self, by: ChangedBy, account: Token) -> Result<()> {
        let mut attempts = Retry::new("members changed under every attempt to remove one");
        let was = loop {
            attempts.next().await?;
            let Some(old) = self.find(account).await? else {
                self.check_owner(by).await?;
                break None;
            };
            let owner = self.allowing(by, &old, None).await?;
            let rows = self.rows(account).map(|row| {
                Action::delete(row)
                    .when("#role = :old")
                    .name("#role", "role")
                    .value(":old", text(old.role.as_str()))
            });
            if self.commit(rows, owner).await? {
                break Some(old);
            }
        };
        self.identity.sessions().end_in(account, self.organization).await?;
        self.identity.grants().revoke_all(self.organization, account).await?;
        was.map(|_| ()).ok_or_else(|| MemberRefused::NotMember.into())
    }

    fn rows(self, account: Token) -> [crate::keys::Key; 2] {
        [
            AccountKeys(account).membership(self.organization),
            self.org().member(account),
        ]
    }

    /// Whether a change was made, as long as this owner is one.
    async fn commit(self, rows: [Conditional; 2], owner: Option<Token>) -> Result<bool> {
        let owner = owner.map(|owner| (Changed, has_role(self.org().member(owner), Role::Owner)));
        let change = Transaction::new()
            .guard_all(rows.into_iter().map(|row| (Changed, row)))
            .guard_all(owner);
        Ok(self.identity.table.commit(change).await?.is_ok())
    }

    pub(super) async fn check_owner(self, by: ChangedBy) -> Result<(), Error> {
        let ChangedBy::Account(by) = by else { return Ok(()) };
        let member = self.find(by).await?;
        match member.is_some_and(|member| member.role == Role::Owner) {
            true => Ok(()),
            false => Err(MemberRefused::NotOwner.into()),
        }
    }

    /// The owner who must still be one when a member's role changes, or with `None` when the member goes: whoever changes it,
    /// else one who is left. Transactions are serializable, so of owners who remove each other at once one stays.
    async fn allowing(self, by: ChangedBy, old: &Membership, role: Option<Role>) -> Result<Option<Token>> {
        match by {
            ChangedBy::Account(by) if by != old.account => {
                self.check_owner(ChangedBy::Account(by)).await?;
                return Ok(Some(by));
            }
            // Everybody may go; a role is an owner's to give.
            ChangedBy::Account(_) if role.is_some() && old.role != Role::Owner => {
                return Err(MemberRefused::NotOwner.into());
            }
            ChangedBy::Account(_) | ChangedBy::Operator => {}
        }
        if old.role != Role::Owner || role == Some(Role::Owner) {
            return Ok(None);
        }
        let other = self.another_owner(old.account).await?;
        let refused = match role {
            Some(_) => MemberRefused::LastOwner,
            None => MemberRefused::OnlyOwner,
        };
        other.map(Some).ok_or_else(|| refused.into())
    }

    pub(super) async fn another_owner(self, than: Token) -> Result<Option<Token>> {
        let (range, mut from) = (self.org().members(), None);
        loop {
            let (rows, next) = self.identity.table.query_page(&range, from).await?;
            let owner = rows.iter().find_map(|row| {
                let account: Token = text_of(row, "account")?.parse().ok()?;
                (account != than && text_of(row, "role") == Some(Role::Owner.as_str())).then_some(account)
            });
            from = next;
            if owner.is_some() || from.is_none() {
                return Ok(owner);
            }
        }
    }
}

/// Whether somebody may be given a role: other owners make nobody one whose address may be another's. The operator answers
/// for whom they name.
fn may_be(account: &Account, role: Role, by: ChangedBy) -> Result<(), MemberRefused> {
    match role == Role::Owner && !account.verified && by != ChangedBy::Operator {
        true => Err(MemberRefused::OwnerUnverified),
        false => Ok(()),
    }
}
