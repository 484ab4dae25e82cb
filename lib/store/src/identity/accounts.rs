//! Accounts by their address, and who is in which organization.

use std::collections::HashMap;

use aws_sdk_dynamodb::types::AttributeValue;
use futures::{StreamExt, TryStreamExt, stream};
use serde::{Deserialize, Serialize};

use super::{AT_ONCE, Identity, password};
use crate::keys::{self, AccountKeys, OrgKeys};
use crate::table::{Action, Changed, Conditional, Transaction, entity_of, item_of, number, text, text_of};
use answerscope_domain::clock::{Moment, Random};
use answerscope_domain::entities::account::{Account, Email, Membership, Role, checked_password};
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{OrgId, Token};

/// What an address leads to. Before there were accounts it held the password and the organization itself.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Login {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    account: Option<Token>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    org: Option<OrgId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    password_hash: Option<String>,
    created_at: String,
}

/// An account that was made, with the password that is shown once.
#[derive(Debug, Clone, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct NewAccount {
    /// Its id.
    pub account_id: Token,
    /// Its address.
    pub email: String,
    /// Its password.
    pub password: String,
}

const YES: AttributeValue = AttributeValue::Bool(true);

/// A random password of 120 bits.
pub(super) fn new_password(random: &dyn Random) -> String {
    let mut secret = [0u8; 15];
    random.fill(&mut secret);
    data_encoding::BASE64URL_NOPAD.encode(&secret)
}

/// An organization that somebody is in. Its name is what its owners call it, and may be that of another one.
#[derive(Debug, Clone)]
pub struct OrganizationOfAccount {
    /// As what.
    pub membership: Membership,
    /// What it is called.
    pub name: String,
    /// The address of an owner, where that is somebody else.
    pub owner: Option<Email>,
}

/// The condition that the password of an account was not replaced since it was this one.
pub(super) fn same_credentials(account: Token, credentials: u64) -> Conditional {
    let never = match credentials {
        0 => "attribute_not_exists(credentials) OR ",
        _ => "",
    };
    let condition = format!("attribute_exists(pk) AND ({never}credentials = :credentials)");
    Action::check(AccountKeys(account).account(), condition).value(":credentials", number(credentials))
}

/// What makes the first owner of an organization, and the password that is shown once.
pub(crate) async fn first_owner(
    org: OrgId,
    email: &str,
    now: Moment,
    random: &dyn Random,
) -> Result<(Vec<Conditional>, String)> {
    let (account, password) = new_account(Email::parse(email)?, true, now, random).await?;
    let actions = [
        account_actions(&account)?,
        membership_actions(&membership(&account, org, Role::Owner))?,
    ];
    Ok((actions.into_iter().flatten().collect(), password))
}

/// An account to make, and its password.
pub(super) async fn new_account(
    email: Email,
    verified: bool,
    now: Moment,
    random: &dyn Random,
) -> Result<(Account, String)> {
    let password = new_password(random);
    let account = Account {
        id: Token::new(now, random),
        email,
        password_hash: password::hash(&password, random).await?,
        verified,
        provider_subject: None,
        credentials: 0,
        ending: false,
        last_organization: None,
        created_at: now.iso(),
    };
    Ok((account, password))
}

fn membership(account: &Account, organization: OrgId, role: Role) -> Membership {
    Membership {
        account: account.id,
        organization,
        role,
        created_at: account.created_at.clone(),
    }
}

fn login(account: &Account) -> Result<crate::table::Item> {
    let login = Login {
        account: Some(account.id),
        org: None,
        password_hash: None,
        created_at: account.created_at.clone(),
    };
    item_of(keys::login(account.email.as_str()), "login", &login)
}

pub(super) fn account_actions(account: &Account) -> Result<Vec<Conditional>> {
    let item = item_of(AccountKeys(account.id).account(), "account", account)?;
    Ok(vec![Action::put_new(item), Action::put_new(login(account)?)])
}

pub(super) fn membership_actions(membership: &Membership) -> Result<Vec<Conditional>> {
    let (of_account, of_org) = (
        AccountKeys(membership.account).membership(membership.organization),
        OrgKeys(membership.organization).member(membership.account),
    );
    Ok(vec![
        Action::put_new(item_of(of_account, "membership", membership)?),
        Action::put_new(item_of(of_org, "member row", membership)?),
    ])
}

/// People who sign in.
#[derive(Clone, Copy)]
pub struct Accounts<'a> {
    pub(super) identity: Identity<'a>,
}

impl Accounts<'_> {
    /// The account of an address. A login from before there were accounts becomes one, the owner of its organization.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn by_email(&self, email: &Email) -> Result<Option<Account>> {
        let Some(item) = self.identity.table.get(&keys::login(email.as_str())).await? else {
            return Ok(None);
        };
        let login: Login = entity_of(item)?;
        match (login.account, login.org, login.password_hash) {
            (Some(account), ..) => self.get(account).await,
            (None, Some(org), Some(hash)) => self.upgrade(email, org, hash, login.created_at).await.map(Some),
            _ => Err(Error::internal("a login has neither an account nor a password")),
        }
    }

    async fn upgrade(&self, email: &Email, org: OrgId, hash: String, created_at: String) -> Result<Account> {
        let created = Moment::parse("createdAt", &created_at)?;
        let account = Account {
            // The same for all who do this at once.
            id: Token::derived(created, &[b"account", email.as_str().as_bytes()]),
            email: email.clone(),
            password_hash: hash,
            verified: true,
            provider_subject: None,
            credentials: 0,
            ending: false,
            last_organization: None,
            created_at,
        };
        let item = item_of(AccountKeys(account.id).account(), "account", &account)?;
        let replaced = Action::put(login(&account)?).when("attribute_not_exists(account)");
        let upgrade = Transaction::new()
            .guard(Changed, Action::put_new(item))
            .guard(Changed, replaced)
            .guard_all(
                membership_actions(&membership(&account, org, Role::Owner))?
                    .into_iter()
                    .map(|action| (Changed, action)),
            );
        match self.identity.table.commit(upgrade).await? {
            Ok(()) => Ok(account),
            // Another request has done it.
            Err(Changed) => self.get(account.id).await?.ok_or(Error::NotFound),
        }
    }

    /// An account.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn get(&self, account: Token) -> Result<Option<Account>> {
        let item = self.identity.table.get(&AccountKeys(account).account()).await?;
        item.map(entity_of).transpose()
    }

    /// Accounts by their ids; those that there are.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn get_all(&self, ids: impl IntoIterator<Item = Token>) -> Result<HashMap<Token, Account>> {
        let keys = ids.into_iter().map(|id| AccountKeys(id).account());
        let items = self.identity.table.batch_get(keys.collect()).await?.into_values();
        let accounts = items.map(|item| entity_of::<Account>(item).map(|account| (account.id, account)));
        accounts.collect()
    }

    /// The account of an address with its password; an unknown address takes as long as a wrong password.
    ///
    /// # Errors
    /// When the table does not answer, and where what was begun with an earlier password can not be ended now.
    pub async fn signed_in(&self, email: &Email, password: &str) -> Result<Option<Account>> {
        let account = self.by_email(email).await?;
        if account.is_none() {
            // A known address takes a second read, and a read takes longer than the noise of many tries.
            let _nobody = self.get(Token::derived(Moment(0), &[b"nobody"])).await?;
        }
        let hash = account.as_ref().map(|account| account.password_hash.as_str());
        let right = password::matches(password, hash).await?;
        let account = account.filter(|_| right);
        if let Some(account) = &account {
            self.end_earlier(account).await?;
        }
        Ok(account)
    }

    /// Sets a password by a link that was sent to the address, which shows that it is theirs. What was begun with the one
    /// before ends: its sessions, and the assistants that they have connected.
    ///
    /// # Errors
    /// 1002 for a password that is too short or too long, 1006 where there is no such account.
    pub async fn set_password(&self, account: Token, new: &str) -> Result<()> {
        checked_password(new)?;
        let hash = password::hash(new, self.identity.random).await?;
        let set = "SET passwordHash = :hash, verified = :yes, ending = :yes ADD credentials :one";
        let values = [(":hash", text(&hash)), (":yes", YES), (":one", number(1))];
        self.change(account, set, values).await?;
        self.end_all_of(account, &hash).await
    }

    /// Ends what was begun with a password that is no more, which had the hash `now` written in its place: whoever knew it may
    /// have been somebody else. The account says `ending` from then until all is ended; who is cut off in between ends it when
    /// they sign in again.
    pub(super) async fn end_all_of(&self, account: Token, now: &str) -> Result<()> {
        self.identity.sessions().end_all(account).await?;
        for member in self.memberships(account).await? {
            self.identity.grants().revoke_all(member.organization, account).await?;
        }
        let ended = Action::update(AccountKeys(account).account(), "REMOVE ending")
            .value(":now", text(now))
            .when("passwordHash = :now");
        // Refused: whoever has set another password since ends it.
        let ended = Transaction::new().guard(Changed, ended);
        let _by_another = self.identity.table.commit(ended).await?;
        Ok(())
    }

    /// Ends what was begun with an earlier password, where whoever replaced it was cut off.
    pub(super) async fn end_earlier(&self, account: &Account) -> Result<()> {
        match account.ending {
            true => self.end_all_of(account.id, &account.password_hash).await,
            false => Ok(()),
        }
    }

    async fn change<const N: usize>(
        &self,
        account: Token,
        update: &str,
        values: [(&str, AttributeValue); N],
    ) -> Result<()> {
        let action = Action::update(AccountKeys(account).account(), update).when("attribute_exists(pk)");
        let action = values
            .into_iter()
            .fold(action, |action, (name, value)| action.value(name, value));
        let change = Transaction::new().guard(Changed, action);
        let done = self.identity.table.commit(change).await?;
        done.map_err(|Changed| Error::NotFound)
    }

    /// Where an account is a member, first where it was longest: whoever adds somebody to another organization does not
    /// change where they find themselves.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn memberships(&self, account: Token) -> Result<Vec<Membership>> {
        let items = self.identity.table.query(&AccountKeys(account).memberships()).await?;
        let members: Result<Vec<Membership>> = items.into_iter().map(entity_of).collect();
        let mut members = members?;
        members.sort_by(|one, other| one.created_at.cmp(&other.created_at));
        Ok(members)
    }

    /// Gives an account a new password, which is shown once, and ends what was begun with the one before.
    ///
    /// # Errors
    /// 1006 where there is no such account.
    pub async fn new_password(&self, account: Token) -> Result<String> {
        let password = new_password(self.identity.random);
        let hash = password::hash(&password, self.identity.random).await?;
        let set = "SET passwordHash = :hash, ending = :yes ADD credentials :one";
        let values = [(":hash", text(&hash)), (":yes", YES), (":one", number(1))];
        self.change(account, set, values).await?;
        self.end_all_of(account, &hash).await?;
        Ok(password)
    }

    /// Where an account is a member, as [`Accounts::memberships`], each with what tells it from another of its name.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn organizations(&self, account: Token) -> Result<Vec<OrganizationOfAccount>> {
        let members = self.memberships(account).await?;
        let ids: Vec<OrgId> = members.iter().map(|member| member.organization).collect();
        let names = self.organization_names(&ids).await?;
        let owners: Vec<_> = members.iter().map(|member| self.other_owner(member)).collect();
        let owners: Vec<Option<Token>> = stream::iter(owners).buffered(AT_ONCE).try_collect().await?;
        let addresses = self.get_all(owners.iter().flatten().copied()).await?;
        let address = |owner: Option<Token>| Some(addresses.get(&owner?)?.email.clone());
        let found = members.into_iter().zip(names).zip(owners);
        let found = found.map(|((membership, name), owner)| OrganizationOfAccount {
            membership,
            name,
            owner: address(owner),
        });
        Ok(found.collect())
    }

    /// An owner of an organization in which somebody is not one.
    async fn other_owner(&self, of: &Membership) -> Result<Option<Token>> {
        match of.role {
            Role::Owner => Ok(None),
            Role::Member | Role::Viewer => {
                let members = self.identity.members(of.organization);
                members.another_owner(of.account).await
            }
        }
    }

    /// Keeps the organization that somebody has chosen: they find themselves there when they sign in again.
    ///
    /// # Errors
    /// 1006 where there is no such account.
    pub async fn choose(&self, account: Token, organization: OrgId) -> Result<()> {
        let chosen = text(organization.to_string());
        self.change(account, "SET lastOrganization = :org", [(":org", chosen)])
            .await
    }

    /// The names of organizations, in their order.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn organization_names(&self, organizations: &[OrgId]) -> Result<Vec<String>> {
        let keys = organizations.iter().map(|id| OrgKeys(*id).organization());
        let items = self.identity.table.batch_get(keys.collect()).await?;
        let name = |id: &OrgId| text_of(items.get(&OrgKeys(*id).organization())?, "name");
        let names = organizations.iter().map(|id| name(id).unwrap_or_default().to_owned());
        Ok(names.collect())
    }
}
