//! How somebody becomes a member of an organization: whom its owners may add, and how many.

use std::iter;

use super::accounts;
use super::members::has_role;
use super::{ChangedBy, MemberRefused, Members, NewAccount};
use crate::keys::{AccountKeys, Key, KeyRange};
use crate::table::{Action, Conditional, Table, Transaction, number, number_of};
use answerscope_domain::entities::account::{Account, Email, Membership, Role};
use answerscope_domain::error::{Error, Result};

/// Members up to which the owners of an organization add further ones; the operator may add more.
pub const MOST_MEMBERS: usize = 50;
/// Organizations up to which their owners add an account to further ones; the operator may add it to more.
pub const MOST_ORGANIZATIONS: usize = 50;

/// What adding a member came to.
#[derive(Debug, Clone)]
pub enum AddedMember {
    /// Somebody who signs in already.
    Known(Account),
    /// An account that was made, with its password, which is shown once.
    New(NewAccount),
}

impl Members<'_> {
    /// Adds whoever signs in with an address; nobody does yet: makes an account.
    ///
    /// # Errors
    /// [`MemberRefused`] as an [`Error`]; 1002 for an address that can be none, 1007 where another one was added meanwhile.
    pub async fn add(self, by: ChangedBy, email: &str, role: Role) -> Result<AddedMember> {
        let address = Email::parse(email)?;
        self.check_owner(by).await?;
        let known = self.identity.accounts().by_email(&address).await?;
        match &known {
            None if role == Role::Owner && by != ChangedBy::Operator => {
                return Err(MemberRefused::OwnerUnverified.into());
            }
            None => {}
            Some(account) => self.may_be_added(account, by).await?,
        }
        let room = self.room_for(known.as_ref(), by).await?;
        let (account, password) = match known {
            Some(account) => (account, None),
            None => {
                let (now, random) = (self.identity.clock.now(), self.identity.random);
                let (account, password) = accounts::new_account(address, false, now, random).await?;
                (account, Some(password))
            }
        };
        let made = password
            .is_some()
            .then(|| accounts::account_actions(&account))
            .transpose()?;
        let add = self.adding(&account, role, made.unwrap_or_default())?;
        let owner = by
            .account()
            .map(|owner| has_role(self.org().member(owner), Role::Owner));
        let add = add
            .guard_all(owner.map(|owner| (AddMember::NotOwner, owner)))
            .guard_all(room.into_iter().map(|counted| (AddMember::Overtaken, counted)));
        self.identity.table.commit(add).await??;
        Ok(match password {
            None => AddedMember::Known(account),
            Some(password) => AddedMember::New(NewAccount {
                account_id: account.id,
                email: account.email.as_str().to_owned(),
                password,
            }),
        })
    }

    /// Whether somebody who signs in already may be added.
    async fn may_be_added(self, account: &Account, by: ChangedBy) -> Result<()> {
        let oneself = by.account() == Some(account.id);
        if oneself || self.find(account.id).await?.is_some() {
            return Err(MemberRefused::AlreadyMember.into());
        }
        match account.verified || by == ChangedBy::Operator {
            true => Ok(()),
            false => Err(MemberRefused::Unverified.into()),
        }
    }

    fn adding(self, account: &Account, role: Role, made: Vec<Conditional>) -> Result<Transaction<AddMember>> {
        let membership = Membership {
            account: account.id,
            organization: self.organization,
            role,
            created_at: self.identity.clock.now().iso(),
        };
        let rows = accounts::membership_actions(&membership)?;
        Ok(Transaction::new()
            .guard_all(rows.into_iter().map(|row| (AddMember::Already, row)))
            .guard_all(made.into_iter().map(|action| (AddMember::AddressTaken, action))))
    }

    /// Counts a member more here, and an organization more of whoever signs in already; for an owner, where there is room for
    /// both and nobody was added since that was looked at.
    async fn room_for(self, known: Option<&Account>, by: ChangedBy) -> Result<Vec<Conditional>> {
        let (table, org) = (self.identity.table, self.org());
        let members = Counted {
            key: org.organization(),
            counter: "membersAdded",
            all: org.members(),
            most: MOST_MEMBERS,
            full: MemberRefused::TooMany,
        };
        let organizations = known.map(|account| Counted {
            key: AccountKeys(account.id).account(),
            counter: "organizationsAdded",
            all: AccountKeys(account.id).memberships(),
            most: MOST_ORGANIZATIONS,
            full: MemberRefused::InTooMany,
        });
        let mut room = Vec::new();
        for counted in iter::once(members).chain(organizations) {
            room.push(counted.one_more(table, by).await?);
        }
        Ok(room)
    }
}

/// Rows of which owners may add so many, and the counter of those that were added: it tells whether one was since the rows
/// were read.
struct Counted {
    /// The item with the counter.
    key: Key,
    counter: &'static str,
    all: KeyRange,
    most: usize,
    /// Why one more is refused.
    full: MemberRefused,
}

impl Counted {
    async fn one_more(self, table: &Table, by: ChangedBy) -> Result<Conditional> {
        let item = table.get(&self.key).await?.ok_or(Error::NotFound)?;
        let count = Action::update(self.key, format!("ADD {} :one", self.counter)).value(":one", number(1));
        if by == ChangedBy::Operator {
            return Ok(count.when("attribute_exists(pk)"));
        }
        if table.query(&self.all).await?.len() >= self.most {
            return Err(self.full.into());
        }
        let counter = self.counter;
        Ok(match number_of(&item, counter) {
            Some(added) => count.when(format!("{counter} = :added")).value(":added", number(added)),
            None => count.when(format!("attribute_exists(pk) AND attribute_not_exists({counter})")),
        })
    }
}

/// The guards of a new membership.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
enum AddMember {
    NotOwner,
    Already,
    AddressTaken,
    Overtaken,
}

impl From<AddMember> for Error {
    fn from(guard: AddMember) -> Self {
        match guard {
            AddMember::NotOwner => MemberRefused::NotOwner.into(),
            AddMember::Already => MemberRefused::AlreadyMember.into(),
            AddMember::AddressTaken => Self::duplicate("email: somebody signs in with this address"),
            AddMember::Overtaken => Self::TooManyRequests { retry_after: 1 },
        }
    }
}
