//! Organizations, their keys and limits: what the administration commands change. No request handler gets this.

use aws_sdk_dynamodb::types::AttributeValue;
use serde::{Deserialize, Serialize};

use super::limits::Limits;
use crate::identity::{self, LimitsCopy, first_owner};
use crate::keys;
use crate::keys::OrgKeys;
use crate::runtime::retry::Retry;
use crate::table::{Action, Conditional, Item, Table, Transaction, entity_of, item_of, number, text, text_of};
use answerscope_domain::api_key::{KeyHash, new_key};
use answerscope_domain::clock::{Clock, Moment, Random};
use answerscope_domain::entities::account::Membership;
use answerscope_domain::entities::collecting::CollectingSettings;
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{OrgId, Token};

/// Live keys an organization may have.
pub const MOST_KEYS: usize = 50;

/// Seconds for which lists show a key that was revoked or has expired: 30 days.
const ENDED_SHOWN: i64 = 30 * 86_400;

/// Characters of a key that its row shows: its `as_` and 36 of its 256 bits.
const PREFIX: usize = 9;

/// What `org create` shows once.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct NewOrganization {
    /// The organization.
    pub organization_id: OrgId,
    /// A key with both scopes.
    pub api_key: String,
    /// Login of its first person.
    pub email: String,
    /// Password of that login.
    pub password: String,
}

/// What `key create` shows once.
#[derive(Debug, Clone, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct NewKey {
    /// The key's id, for revoking it.
    pub id: Token,
    /// The key.
    pub api_key: String,
}

/// A key to make.
#[derive(Debug, Clone, Copy)]
pub struct KeyToMake<'a> {
    /// What it is for.
    pub name: Option<&'a str>,
    /// The member who makes it, as what they were when their right to was looked at; without: the command line.
    pub maker: Option<&'a Membership>,
    /// What it may do.
    pub scopes: &'a [&'a str],
    /// When it ends, ISO 8601; still to come.
    pub expires_at: Option<&'a str>,
}

/// A key without its secret.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct KeyRow {
    /// The key's id.
    pub id: Token,
    /// What it is for, where whoever made it has said so.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub name: Option<String>,
    /// What it begins with, to tell it from others; keys from before have none.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub prefix: Option<String>,
    /// The account that has made it; none where the command line has, or before this was noted.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub created_by: Option<Token>,
    /// What it may do.
    pub scopes: Vec<String>,
    /// When it was made, ISO 8601.
    pub created_at: String,
    /// When it ends, ISO 8601.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expires_at: Option<String>,
    /// `active` or `revoked`, in a list also `expired`.
    pub status: String,
    #[serde(rename = "hash", skip_serializing_if = "String::is_empty", default)]
    hash: String,
}

impl KeyRow {
    fn expired(&self, now: Moment) -> bool {
        let ends = self.expires_at.as_deref().map(|at| Moment::parse("expiresAt", at));
        ends.is_some_and(|ends| ends.is_ok_and(|ends| ends <= now))
    }

    /// Whether requests with it are served.
    fn live(&self, now: Moment) -> bool {
        self.status == "active" && !self.expired(now)
    }

    /// Where the key check finds it.
    pub(super) fn item_key(&self) -> keys::Key {
        keys::api_key(&KeyHash::stored(self.hash.clone()))
    }
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Organization {
    pub(super) id: OrgId,
    pub(super) name: String,
    pub(super) created_at: String,
    #[serde(flatten)]
    pub(super) limits: Limits,
    #[serde(flatten)]
    pub(super) collecting: CollectingSettings,
    /// How often the limits were changed: tells a key's copy of them from a later one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) limits_revision: Option<u64>,
    /// How many keys were made since this is counted: of two that are made at once, the second counts the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    keys_made: Option<u64>,
}

/// The guard of a new organization: one with this id is there.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct IdTaken;

impl From<IdTaken> for Error {
    fn from(_: IdTaken) -> Self {
        Self::duplicate("name: an organization with this id exists")
    }
}

/// The guard of a key: it is not there.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct KeyGone;

impl From<KeyGone> for Error {
    fn from(_: KeyGone) -> Self {
        Self::NotFound
    }
}

/// The administration of organizations.
pub struct Organizations<'a> {
    /// The table.
    pub table: &'a Table,
    /// The time.
    pub clock: &'a dyn Clock,
    /// Randomness for ids, keys and passwords.
    pub random: &'a dyn Random,
}

impl Organizations<'_> {
    /// Makes an organization with a login and a key of both scopes.
    pub async fn create(&self, name: &str) -> Result<NewOrganization> {
        let name = answerscope_domain::text::required("name", name, 200)?;
        let now = self.clock.now();
        let id = Token::new(now, self.random);
        let organization = Organization {
            id,
            name,
            created_at: now.iso(),
            limits: Limits::default(),
            collecting: CollectingSettings::default(),
            limits_revision: None,
            keys_made: None,
        };
        let email = format!("admin@{id}.answerscope.local");
        let (owner, password) = first_owner(id, &email, now, self.random).await?;
        let item = item_of(OrgKeys(id).organization(), "organization", &organization)?;
        let row = item_of(
            keys::organization_row(id),
            "organization row",
            &serde_json::json!({"id": id}),
        )?;
        let usage = item_of(
            OrgKeys(id).usage(),
            "usage",
            &serde_json::json!({"active": 0, "brands": 0}),
        )?;
        let create = Transaction::new()
            .guard(IdTaken, Action::put_new(usage))
            .guard(IdTaken, Action::put_new(item))
            .guard(IdTaken, Action::put_new(row))
            .guard_all(owner.into_iter().map(|action| (IdTaken, action)));
        self.table.commit(create).await??;
        let key = self.create_key(id, &["read", "write"], None).await?;
        Ok(NewOrganization {
            organization_id: id,
            api_key: key.api_key,
            email,
            password,
        })
    }

    pub(super) async fn read(&self, id: OrgId) -> Result<Organization> {
        let item = self
            .table
            .get(&OrgKeys(id).organization())
            .await?
            .ok_or(Error::NotFound)?;
        entity_of(item)
    }

    /// Makes a key; `expires` is an ISO 8601 time that is still to come.
    pub async fn create_key(&self, org: OrgId, scopes: &[&str], expires: Option<&str>) -> Result<NewKey> {
        let asked = KeyToMake {
            name: None,
            maker: None,
            scopes,
            expires_at: expires,
        };
        self.make_key(org, asked).await
    }

    /// Makes a key that says what it is for and who has made it.
    ///
    /// # Errors
    /// 1002 for a time that is past, and where the organization has [`MOST_KEYS`]; 1007 where its maker is no longer what
    /// they were.
    pub async fn make_key(&self, org: OrgId, asked: KeyToMake<'_>) -> Result<NewKey> {
        #[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
        enum MakeKey {
            MakerChanged,
            Overtaken,
        }
        let now = self.clock.now();
        let expires = asked.expires_at.map(|at| Moment::parse("expiresAt", at)).transpose()?;
        if let Some(past) = expires.filter(|at| *at <= now) {
            return Err(Error::invalid(format!("expiresAt: {} is past", past.iso())));
        }
        let (id, key) = (Token::new(now, self.random), new_key(self.random));
        let row = KeyRow {
            id,
            name: asked.name.map(ToOwned::to_owned),
            prefix: Some(key[..PREFIX].to_owned()),
            created_by: asked.maker.map(|maker| maker.account),
            scopes: asked.scopes.iter().map(ToString::to_string).collect(),
            created_at: now.iso(),
            expires_at: expires.map(Moment::iso),
            status: "active".into(),
            hash: KeyHash::of(&key).as_str().to_owned(),
        };
        let mut attempts = Retry::new("the organization changed under every attempt to make a key");
        loop {
            attempts.next().await?;
            // Where its limits change after this read, or another key is made, this one is not written; where they change
            // after it was, whoever changes them finds it.
            let organization = self.read(org).await?;
            self.check_room_for_key(org, now).await?;
            let mut item = key_item(&row, org, expires, &organization)?;
            let mut key_row = item_of(OrgKeys(org).key(id), "key row", &row)?;
            let ends = expires.map(|at| ("ttl".to_owned(), number(at.seconds() + ENDED_SHOWN)));
            item.extend(ends.clone());
            key_row.extend(ends);
            let create = Transaction::new()
                .guard(MakeKey::Overtaken, Action::put_new(item))
                .guard(MakeKey::Overtaken, Action::put_new(key_row))
                .guard(MakeKey::Overtaken, organization.another_key())
                .guard_all(
                    asked
                        .maker
                        .map(|maker| (MakeKey::MakerChanged, identity::as_read(maker))),
                );
            match self.table.commit(create).await? {
                Ok(()) => return Ok(NewKey { id, api_key: key }),
                // Whoever asks again is told what they may do now.
                Err(MakeKey::MakerChanged) => return Err(Error::TooManyRequests { retry_after: 1 }),
                Err(MakeKey::Overtaken) => {}
            }
        }
    }

    async fn check_room_for_key(&self, org: OrgId, now: Moment) -> Result<()> {
        let keys = self.keys(org).await?;
        match keys.iter().filter(|key| key.live(now)).count() < MOST_KEYS {
            true => Ok(()),
            false => Err(Error::invalid(format!(
                "the organization has {MOST_KEYS} live keys, the most it may have; revoke one first"
            ))),
        }
    }

    /// What the item of a new caller holds of an organization's limits.
    ///
    /// # Errors
    /// 1006 where there is no such organization.
    pub async fn limits_copy(&self, org: OrgId) -> Result<LimitsCopy> {
        let organization = self.read(org).await?;
        Ok(LimitsCopy {
            attributes: organization.copied().collect(),
            unchanged: organization.as_read(),
        })
    }

    /// The keys of an organization, oldest first, without their hashes.
    pub async fn list_keys(&self, org: OrgId) -> Result<Vec<KeyRow>> {
        self.read(org).await?;
        let (keys, now) = (self.keys(org).await?, self.clock.now());
        let shown = keys.into_iter().map(|key| KeyRow {
            hash: String::new(),
            status: match key.status.as_str() {
                "active" if key.expired(now) => "expired".into(),
                _ => key.status,
            },
            ..key
        });
        Ok(shown.collect())
    }

    pub(super) async fn keys(&self, org: OrgId) -> Result<Vec<KeyRow>> {
        let items = self.table.query(&OrgKeys(org).keys()).await?;
        items.into_iter().map(entity_of).collect()
    }

    /// Ends a key at once. Lists show it for `ENDED_SHOWN` more.
    pub async fn revoke_key(&self, org: OrgId, id: Token) -> Result<()> {
        let keys = self.keys(org).await?;
        let key = keys.into_iter().find(|key| key.id == id).ok_or(Error::NotFound)?;
        let ends = number(self.clock.now().seconds() + ENDED_SHOWN);
        let revoke = |at| {
            Action::update(at, "SET #status = :revoked, #ttl = :ttl")
                .name("#status", "status")
                .name("#ttl", "ttl")
                .value(":ttl", ends.clone())
                .value(":revoked", text("revoked"))
                .when("attribute_exists(pk)")
        };
        let revoke = Transaction::new()
            .guard(KeyGone, revoke(key.item_key()))
            .guard(KeyGone, revoke(OrgKeys(org).key(id)));
        Ok(self.table.commit(revoke).await??)
    }
}

/// What the key check reads and writes.
fn key_item(row: &KeyRow, org: OrgId, expires: Option<Moment>, organization: &Organization) -> Result<Item> {
    let entity = serde_json::json!({"org": org, "id": row.id, "status": "active"});
    let mut item: Item = item_of(row.item_key(), "key", &entity)?;
    item.insert("scopes".into(), AttributeValue::Ss(row.scopes.clone()));
    item.extend(expires.map(|at| ("exp".to_owned(), number(at.0))));
    item.extend(organization.copied());
    Ok(item)
}

impl Organization {
    /// The condition that its limits are those that were read.
    pub(super) fn as_read(&self) -> Conditional {
        let limits = as_read("limitsRevision", self.limits_revision);
        with_read(
            Action::check(OrgKeys(self.id).organization(), limits),
            "limitsRevision",
            self.limits_revision,
        )
    }

    /// Counts a key more, where its limits are those that were read and no key was made since.
    fn another_key(&self) -> Conditional {
        let limits = as_read("limitsRevision", self.limits_revision);
        let keys = as_read("keysMade", self.keys_made);
        let count = Action::update(OrgKeys(self.id).organization(), "ADD keysMade :one").value(":one", number(1));
        let count = count.when(format!("{limits} AND {keys}"));
        let count = with_read(count, "limitsRevision", self.limits_revision);
        with_read(count, "keysMade", self.keys_made)
    }
}

/// The condition that an attribute of an item that is there is what was read, which may be nothing.
fn as_read(name: &str, read: Option<u64>) -> String {
    match read {
        Some(_) => format!("{name} = :{name}"),
        None => format!("attribute_exists(pk) AND attribute_not_exists({name})"),
    }
}

/// With what was read as the value of that condition.
fn with_read(action: Conditional, name: &str, read: Option<u64>) -> Conditional {
    match read {
        Some(read) => action.value(format!(":{name}"), number(read)),
        None => action,
    }
}

/// Every organization; for the administration.
pub(crate) async fn all_organizations(table: &Table) -> Result<Vec<OrgId>> {
    let rows = table.query(&keys::organization_rows()).await?;
    Ok(rows.iter().filter_map(|row| text_of(row, "sk")?.parse().ok()).collect())
}
