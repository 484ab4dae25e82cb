//! Sessions of browsers: a caller like a key, found by the hash of its cookie. Rows below the account and the organization
//! lead to it, to end it and to bring it new limits.

use aws_sdk_dynamodb::types::AttributeValue;
use serde::{Deserialize, Serialize};

use super::accounts::same_credentials;
use super::members::as_read;
use super::{Identity, LimitsCopy, seconds_to_micros};
use crate::keys::{self, AccountKeys, OrgKeys};
use crate::table::{Action, Changed, Item, Transaction, entity_of, item_of, known, number, number_of, text_of};
use answerscope_domain::clock::Moment;
use answerscope_domain::entities::account::Membership;
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{OrgId, Token};
use answerscope_domain::secret::{SecretHash, SecretKind};

/// How long a session lasts at most, in seconds.
const LASTS: i64 = 30 * 24 * 3_600;
/// How long a session lasts that nobody uses, in seconds.
const IDLE: i64 = 7 * 24 * 3_600;
/// How stale the end of a session may be before it is moved on, in seconds.
const STALE: i64 = 3_600;

/// A session that has begun; the cookie's secret is shown once.
#[derive(Debug, Clone)]
pub struct NewSession {
    /// What the cookie holds.
    pub secret: String,
    /// Seconds until it ends at the latest.
    pub max_age: i64,
}

/// A session, as its pages see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SessionRow {
    /// Its id.
    pub id: Token,
    /// Who has signed in.
    pub account: Token,
    /// The organization that is looked at.
    pub organization: OrgId,
    /// [`Account::credentials`](answerscope_domain::entities::account::Account::credentials) when it began.
    pub credentials: u64,
}

/// Where a session lies, for those who know its account or its organization.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Place {
    id: Token,
    hash: String,
    org: OrgId,
    account: Token,
    ttl: i64,
}

/// Browsers that have signed in.
#[derive(Clone, Copy)]
pub struct Sessions<'a> {
    pub(super) identity: Identity<'a>,
}

impl Sessions<'_> {
    /// Begins a session of a member whose password had these `credentials` when it was checked. Its secret is always a new
    /// one, so that nobody can have chosen it (session fixation).
    ///
    /// # Errors
    /// 1007 where the organization's limits, the role or the password were changed meanwhile.
    pub async fn begin(&self, member: &Membership, credentials: u64, limits: LimitsCopy) -> Result<NewSession> {
        let (now, random) = (self.identity.clock.now(), self.identity.random);
        let secret = SecretKind::Session.generate(random);
        let place = Place {
            id: Token::new(now, random),
            hash: SecretHash::of(&secret).as_str().to_owned(),
            org: member.organization,
            account: member.account,
            ttl: now.seconds() + LASTS,
        };
        let entity =
            serde_json::json!({"org": place.org, "id": place.id, "account": place.account, "status": "active"});
        let mut item = item_of(keys::session(&SecretHash::of(&secret)), "session", &entity)?;
        item.insert("scopes".into(), AttributeValue::Ss(member.role.scopes().names()));
        item.insert("created".into(), number(now.0));
        item.insert("credentials".into(), number(credentials));
        item.insert("exp".into(), number(now.0 + seconds_to_micros(IDLE)));
        item.insert("ttl".into(), number(place.ttl));
        item.extend(limits.attributes);
        let rows = [
            (AccountKeys(place.account).session(place.id), "session place"),
            (OrgKeys(place.org).session(place.id), "session row"),
        ];
        let mut begin = Transaction::new()
            .guard(Changed, Action::put_new(item))
            .guard(Changed, as_read(member))
            .guard(Changed, same_credentials(member.account, credentials))
            .guard(Changed, limits.unchanged);
        for (key, kind) in rows {
            begin = begin.guard(Changed, Action::put_new(item_of(key, kind, &place)?));
        }
        let begun = self.identity.table.commit(begin).await?;
        begun.map_err(|Changed| Error::TooManyRequests { retry_after: 1 })?;
        Ok(NewSession { secret, max_age: LASTS })
    }

    /// A session that goes on, for pages; nothing is taken from its bucket. One that was not used for an hour lasts on.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn get(&self, secret: &str) -> Result<Option<SessionRow>> {
        if !SecretKind::Session.well_formed(secret) {
            return Ok(None);
        }
        let key = keys::session(&SecretHash::of(secret));
        let (item, now) = (self.identity.table.get(&key).await?, self.identity.clock.now());
        let live = |item: &Item| {
            text_of(item, "status") == Some("active") && number_of(item, "exp").is_some_and(|ends| ends > now.0)
        };
        let Some(item) = item.filter(live) else {
            return Ok(None);
        };
        self.prolong(secret, &item, now).await?;
        let id = |name| text_of(&item, name).and_then(|id| id.parse().ok());
        let row = || {
            Some(SessionRow {
                id: id("id")?,
                account: id("account")?,
                organization: id("org")?,
                credentials: number_of(&item, "credentials").map_or(0, i64::unsigned_abs),
            })
        };
        row()
            .map(Some)
            .ok_or_else(|| Error::internal("a session lacks its account"))
    }

    /// Moves the end of a session on that is used, an hour at a time at least.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn prolong(&self, secret: &str, item: &Item, now: Moment) -> Result<()> {
        known(item)?;
        let (created, ends) = (number_of(item, "created"), number_of(item, "exp"));
        let most = created.unwrap_or(now.0) + seconds_to_micros(LASTS);
        let later = (now.0 + seconds_to_micros(IDLE)).min(most);
        if ends.is_none_or(|ends| later - ends < seconds_to_micros(STALE)) {
            return Ok(());
        }
        let action = Action::update(keys::session(&SecretHash::of(secret)), "SET #exp = :later")
            .name("#exp", "exp")
            .value(":later", number(later))
            .when("attribute_exists(pk)");
        // One that was ended meanwhile stays so.
        let _ended = self
            .identity
            .table
            .commit(Transaction::new().guard(Changed, action))
            .await?;
        Ok(())
    }

    /// Ends a session.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn end(&self, secret: &str) -> Result<()> {
        let Some(row) = self.get(secret).await? else {
            return Ok(());
        };
        let ended = [
            keys::session(&SecretHash::of(secret)),
            AccountKeys(row.account).session(row.id),
            OrgKeys(row.organization).session(row.id),
        ];
        self.identity.table.delete_all(ended.to_vec()).await
    }

    /// Ends every session of an account.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn end_all(&self, account: Token) -> Result<()> {
        let places = self.places(account).await?;
        self.end_places(&places).await
    }

    /// Ends the sessions of an account that look at an organization.
    ///
    /// # Errors
    /// When the table does not answer.
    pub(super) async fn end_in(&self, account: Token, organization: OrgId) -> Result<()> {
        let mut places = self.places(account).await?;
        places.retain(|place| place.org == organization);
        self.end_places(&places).await
    }

    /// Gives the sessions of a member the scopes of its role.
    ///
    /// # Errors
    /// When the table does not answer.
    pub(super) async fn set_role(&self, member: &Membership) -> Result<()> {
        let places = self.places(member.account).await?;
        for place in places.iter().filter(|place| place.org == member.organization) {
            let update = Action::update(keys::session_of_hash(&place.hash), "SET scopes = :scopes")
                .value(":scopes", AttributeValue::Ss(member.role.scopes().names()))
                .when("attribute_exists(pk)");
            // One that has ended needs none, and whoever has changed the role since brings its own.
            let update = Transaction::new()
                .guard(Changed, update)
                .guard(Changed, as_read(member));
            let _not_needed = self.identity.table.commit(update).await?;
        }
        Ok(())
    }

    async fn places(&self, account: Token) -> Result<Vec<Place>> {
        let items = self.identity.table.query(&AccountKeys(account).sessions()).await?;
        items.into_iter().map(entity_of).collect()
    }

    async fn end_places(&self, places: &[Place]) -> Result<()> {
        // What leads to the sessions goes last, so that who does this again finds those that are left.
        let sessions = places.iter().map(|place| keys::session_of_hash(&place.hash));
        self.identity.table.delete_all(sessions.collect()).await?;
        let rows = places.iter().flat_map(|place| {
            [
                OrgKeys(place.org).session(place.id),
                AccountKeys(place.account).session(place.id),
            ]
        });
        self.identity.table.delete_all(rows.collect()).await
    }
}
