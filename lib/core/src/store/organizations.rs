//! Organizations, their keys and limits: what the administration commands change. No request handler gets this.

use argon2::password_hash::{PasswordHasher, SaltString};
use data_encoding::BASE64URL_NOPAD;
use serde::{Deserialize, Serialize};

use super::keys::{self, OrgKeys};
use super::table::{Action, Item, Table, entity_of, item_of, number, text};
use crate::auth::{KeyHash, new_key};
use crate::bucket::Shape;
use crate::clock::{Clock, Random};
use crate::error::{Error, Result};
use crate::ids::{OrgId, Token};

/// Live keys an organization may have.
pub const MOST_KEYS: usize = 50;

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

/// A key without its secret.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct KeyRow {
    /// The key's id.
    pub id: Token,
    /// What it may do.
    pub scopes: Vec<String>,
    /// When it was made, ISO 8601.
    pub created_at: String,
    /// When it ends, ISO 8601.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expires_at: Option<String>,
    /// `active` or `revoked`.
    pub status: String,
    #[serde(rename = "hash", skip_serializing_if = "String::is_empty", default)]
    hash: String,
}

/// Limits of one organization; what is absent is the deployment's.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Limits {
    /// Active prompts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub monitoring_limit: Option<u32>,
    /// Insight generations.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub credits: Option<u32>,
    /// The token bucket of each of its callers, `1000/50`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bucket: Option<String>,
    /// Whether legacy operations are over.
    #[serde(default)]
    pub topics_disabled: bool,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Organization {
    id: OrgId,
    name: String,
    created_at: String,
    #[serde(flatten)]
    limits: Limits,
}

/// What changes of an organization's limits.
#[derive(Debug, Clone, Default)]
pub struct LimitsPatch {
    /// Active prompts.
    pub monitoring_limit: Option<u32>,
    /// Insight generations.
    pub credits: Option<u32>,
    /// The token bucket.
    pub bucket: Option<Shape>,
    /// Whether legacy operations are over.
    pub topics_disabled: Option<bool>,
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
        let name = crate::text::required("name", name, 200)?;
        let now = self.clock.now();
        let id = Token::new(now, self.random);
        let organization = Organization {
            id,
            name,
            created_at: now.iso(),
            limits: Limits::default(),
        };
        let mut secret = [0u8; 15];
        self.random.fill(&mut secret);
        let password = BASE64URL_NOPAD.encode(&secret);
        let email = format!("admin@{id}.answerscope.local");
        let login = item_of(
            keys::login(&email),
            "login",
            &serde_json::json!({"org": id, "passwordHash": self.password_hash(&password)?, "createdAt": now.iso()}),
        )?;
        let item = item_of(OrgKeys(id).organization(), "organization", &organization)?;
        let row = item_of(
            keys::organization_row(id),
            "organization row",
            &serde_json::json!({"id": id}),
        )?;
        let actions = vec![Action::put_new(item), Action::put_new(login), Action::put_new(row)];
        let written = self.table.transact(actions).await?;
        written.map_err(|_| Error::duplicate("name: an organization with this id exists"))?;
        let key = self.create_key(id, &["read", "write"], None).await?;
        Ok(NewOrganization {
            organization_id: id,
            api_key: key.api_key,
            email,
            password,
        })
    }

    /// Argon2id with the parameters that OWASP recommends, the crate's defaults.
    fn password_hash(&self, password: &str) -> Result<String> {
        let mut salt = [0u8; 16];
        self.random.fill(&mut salt);
        let salt = SaltString::encode_b64(&salt).map_err(Error::internal)?;
        let hash = argon2::Argon2::default()
            .hash_password(password.as_bytes(), &salt)
            .map_err(Error::internal)?;
        Ok(hash.to_string())
    }

    async fn read(&self, id: OrgId) -> Result<Organization> {
        let item = self
            .table
            .get(&OrgKeys(id).organization())
            .await?
            .ok_or(Error::NotFound)?;
        entity_of(item)
    }

    /// Makes a key; `expires` is an ISO 8601 time.
    pub async fn create_key(&self, org: OrgId, scopes: &[&str], expires: Option<&str>) -> Result<NewKey> {
        let organization = self.read(org).await?;
        let live = self
            .keys(org)
            .await?
            .iter()
            .filter(|key| key.status == "active")
            .count();
        if live >= MOST_KEYS {
            return Err(Error::invalid(format!(
                "org: it has {MOST_KEYS} live keys, the most it may have; revoke one first"
            )));
        }
        let expires = expires
            .map(|at| crate::clock::Moment::parse("expires", at))
            .transpose()?;
        let now = self.clock.now();
        let (id, key) = (Token::new(now, self.random), new_key(self.random));
        let row = KeyRow {
            id,
            scopes: scopes.iter().map(ToString::to_string).collect(),
            created_at: now.iso(),
            expires_at: expires.map(crate::clock::Moment::iso),
            status: "active".into(),
            hash: KeyHash::of(&key).as_str().to_owned(),
        };
        let mut item: Item = item_of(
            keys::api_key(&KeyHash::of(&key)),
            "key",
            &serde_json::json!({"org": org, "id": id, "status": "active"}),
        )?;
        item.insert(
            "scopes".into(),
            aws_sdk_dynamodb::types::AttributeValue::Ss(row.scopes.clone()),
        );
        if let Some(at) = expires {
            item.insert("exp".into(), number(at.0));
        }
        copy_limits(&organization.limits, |name, value| {
            item.insert(name.into(), value);
        });
        let listed = item_of(OrgKeys(org).key(id), "key row", &row)?;
        let actions = vec![
            Action::put_new(item),
            Action::put_new(listed),
            Action::exists(OrgKeys(org).organization()),
        ];
        self.table.transact(actions).await?.map_err(|_| Error::NotFound)?;
        Ok(NewKey { id, api_key: key })
    }

    /// The keys of an organization, oldest first, without their hashes.
    pub async fn list_keys(&self, org: OrgId) -> Result<Vec<KeyRow>> {
        self.read(org).await?;
        Ok(self
            .keys(org)
            .await?
            .into_iter()
            .map(|key| KeyRow {
                hash: String::new(),
                ..key
            })
            .collect())
    }

    async fn keys(&self, org: OrgId) -> Result<Vec<KeyRow>> {
        let items = self.table.query(&OrgKeys(org).keys()).await?;
        items.into_iter().map(entity_of).collect()
    }

    /// Ends a key at once.
    pub async fn revoke_key(&self, org: OrgId, id: Token) -> Result<()> {
        let keys = self.keys(org).await?;
        let key = keys.into_iter().find(|key| key.id == id).ok_or(Error::NotFound)?;
        let revoke = |at| {
            Action::update(at, "SET #status = :revoked")
                .name("#status", "status")
                .value(":revoked", text("revoked"))
                .when("attribute_exists(pk)")
        };
        let actions = vec![
            revoke(keys::api_key(&KeyHash::stored(key.hash))),
            revoke(OrgKeys(org).key(id)),
        ];
        self.table.transact(actions).await?.map_err(|_| Error::NotFound)
    }

    /// Changes limits. Each key holds a copy of what the key check needs, so that the check stays one request.
    pub async fn set(&self, org: OrgId, patch: LimitsPatch) -> Result<()> {
        let mut organization = self.read(org).await?;
        let limits = &mut organization.limits;
        limits.monitoring_limit = patch.monitoring_limit.or(limits.monitoring_limit);
        limits.credits = patch.credits.or(limits.credits);
        limits.bucket = patch
            .bucket
            .map(|shape| shape.to_string())
            .or_else(|| limits.bucket.take());
        limits.topics_disabled = patch.topics_disabled.unwrap_or(limits.topics_disabled);
        let item = item_of(OrgKeys(org).organization(), "organization", &organization)?;
        let put = Action::put(item).when("attribute_exists(pk)");
        self.table.transact(vec![put]).await?.map_err(|_| Error::NotFound)?;
        for key in self.keys(org).await? {
            let at = keys::api_key(&KeyHash::stored(key.hash));
            let (mut sets, mut values) = (vec!["topics = :topics".to_owned()], Vec::new());
            copy_limits(&organization.limits, |name, value| {
                if name != "topics" {
                    sets.push(format!("{name} = :{name}"));
                }
                values.push((format!(":{name}"), value));
            });
            let update = Action::update(at, format!("SET {}", sets.join(", "))).when("attribute_exists(pk)");
            let update = values
                .into_iter()
                .fold(update, |update, (name, value)| update.value(name, value));
            // A key that ended in between needs no limits.
            let _ended = self.table.transact(vec![update]).await?;
        }
        Ok(())
    }
}

fn copy_limits(limits: &Limits, mut set: impl FnMut(&str, aws_sdk_dynamodb::types::AttributeValue)) {
    set(
        "topics",
        text(if limits.topics_disabled { "disabled" } else { "enabled" }),
    );
    if let Some(bucket) = &limits.bucket {
        set("tokenBucket", text(bucket));
    }
}

async fn organizations(table: &Table) -> Result<Vec<OrgId>> {
    let rows = table.query(&keys::organization_rows()).await?;
    Ok(rows
        .iter()
        .filter_map(|row| super::table::text_of(row, "sk")?.parse().ok())
        .collect())
}

/// All brands of all organizations; for commands that name none. No request handler uses it.
pub async fn brands_of_all(table: &Table) -> Result<Vec<(OrgId, crate::ids::BrandId)>> {
    let mut brands = Vec::new();
    for organization in organizations(table).await? {
        for row in table.query(&OrgKeys(organization).brand_rows()).await? {
            brands.push((organization, entity_of::<super::brands::BrandRow>(row)?.id));
        }
    }
    Ok(brands)
}

/// The organization that a brand belongs to; for commands that name a brand alone. No request handler uses it.
pub async fn organization_of_brand(table: &Table, brand: crate::ids::BrandId) -> Result<Option<OrgId>> {
    let ids = organizations(table).await?;
    let found = table
        .batch_get(ids.iter().map(|id| OrgKeys(*id).of(brand).brand()).collect())
        .await?;
    Ok(ids
        .into_iter()
        .find(|id| found.contains_key(&OrgKeys(*id).of(brand).brand())))
}
