//! Authorization codes, access tokens and refresh tokens of grants.
//!
//! A code is redeemed once: whoever comes second has stolen it or was robbed of it, and its grant ends (RFC 6749, section
//! 4.1.2). A refresh token is exchanged for a new one each time, and one that comes again later ends the grant, which is its
//! family (RFC 9700, section 4.14.2); for a short time it may come again, as after an answer that was lost.

use aws_sdk_dynamodb::types::AttributeValue;
use serde::{Deserialize, Serialize};

use super::accounts::same_credentials;
use super::grants::{grant, grant_actions, kept};
use super::members::as_read;
use super::{Identity, LimitsCopy, REFRESH_SECONDS, seconds_to_micros};
use crate::keys::{self, OrgKeys};
use crate::table::{
    Action, Changed, Conditional, Item, Transaction, entity_of, item_of, known, number, number_of, text,
};
use answerscope_domain::Scopes;
use answerscope_domain::clock::Moment;
use answerscope_domain::entities::account::Membership;
use answerscope_domain::entities::grant::{Authorization, Grant};
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{OrgId, Token};
use answerscope_domain::secret::{SecretHash, SecretKind, access_token, grant_of};

/// How long an access token lasts, in seconds.
pub const ACCESS_SECONDS: i64 = 3_600;
/// How long a code lasts, in seconds; RFC 6749, section 4.1.2, has ten minutes at most.
const CODE_SECONDS: i64 = 60;
/// How long the code that was redeemed is remembered, to know it when it comes again, in seconds.
const CODE_REMEMBERED: i64 = 24 * 3_600;
/// How long a refresh token may come again, in seconds.
const GRACE: i64 = 30;
/// How often it may in that time.
const GRACE_USES: i64 = 3;
/// Live access tokens of one grant; the oldest ends for one more.
const MOST_ACCESS: usize = 6;

/// Tokens of a grant, as issued; shown once.
#[derive(Debug, Clone)]
pub struct IssuedTokens {
    /// For requests, for [`ACCESS_SECONDS`].
    pub access: String,
    /// For the next tokens.
    pub refresh: String,
    /// The scopes, as names with a space between.
    pub scopes: String,
}

/// Why there are no tokens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TokenRefused {
    /// Unknown, ended, used up, of another client or of a grant that was cut off.
    Invalid,
    /// It was used before, so its grant was ended with all its tokens.
    Replayed,
    /// Whoever has allowed it is no member any more, so its grant was ended.
    NotMember,
}

/// A code in the table.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct CodeItem {
    #[serde(flatten)]
    allowed: Authorization,
    ends_at: i64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    used_at: Option<i64>,
}

/// A refresh token in the table.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct RefreshItem {
    grant: Token,
    client: String,
    ends_at: i64,
    #[serde(default)]
    uses: i64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    used_at: Option<i64>,
}

/// Codes and tokens.
#[derive(Clone, Copy)]
pub struct GrantTokens<'a> {
    pub(super) identity: Identity<'a>,
}

impl GrantTokens<'_> {
    /// Makes a code for what somebody has just allowed.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn issue_code(&self, allowed: Authorization) -> Result<String> {
        let now = self.identity.clock.now();
        let code = SecretKind::Code.generate(self.identity.random);
        let entity = CodeItem {
            allowed,
            ends_at: now.0 + seconds_to_micros(CODE_SECONDS),
            used_at: None,
        };
        let mut item = item_of(keys::code(&SecretHash::of(&code)), "code", &entity)?;
        item.insert("ttl".into(), number(now.seconds() + CODE_REMEMBERED));
        self.identity.table.write([Action::put(item)]).await?;
        Ok(code)
    }

    /// What a code stands for; a code that was redeemed before ends the grant it made.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn code(&self, code: &str) -> Result<Result<Authorization, TokenRefused>> {
        if !SecretKind::Code.well_formed(code) {
            return Ok(Err(TokenRefused::Invalid));
        }
        let item = self.identity.table.get(&keys::code(&SecretHash::of(code))).await?;
        let Some(found) = item.map(entity_of::<CodeItem>).transpose()? else {
            return Ok(Err(TokenRefused::Invalid));
        };
        if found.used_at.is_some() {
            self.end(found.allowed.organization, found.allowed.grant).await?;
            return Ok(Err(TokenRefused::Replayed));
        }
        let live = found.ends_at > self.identity.clock.now().0;
        Ok(if live {
            Ok(found.allowed)
        } else {
            Err(TokenRefused::Invalid)
        })
    }

    /// Redeems a code that was checked: its use, the grant and its first tokens are one transaction. They never have more
    /// scopes than the role that whoever has allowed it has by now.
    ///
    /// # Errors
    /// 1007 where the organization's limits or the role were changed meanwhile.
    pub async fn redeem(
        &self,
        code: &str,
        allowed: &Authorization,
        limits: LimitsCopy,
    ) -> Result<Result<IssuedTokens, TokenRefused>> {
        #[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
        enum Redeem {
            Used,
            Overtaken,
            PasswordReplaced,
        }
        let now = self.identity.clock.now();
        let Some(member) = self.member(allowed.account, allowed.organization).await? else {
            return Ok(Err(TokenRefused::NotMember));
        };
        let scopes = Scopes::of(allowed.scopes.split(' '))
            .and(member.role.scopes())
            .to_string();
        let allowed = &Authorization {
            scopes,
            ..allowed.clone()
        };
        let (issued, access, refresh) = self.new_tokens(allowed.grant, &allowed.client, &allowed.scopes, now)?;
        let [grant, row, unchanged] = grant_actions(
            allowed,
            (&access, now.0 + seconds_to_micros(ACCESS_SECONDS)),
            limits,
            now,
        )?;
        let used = Action::update(keys::code(&SecretHash::of(code)), "SET usedAt = :now")
            .value(":now", number(now.0))
            .when("attribute_exists(pk) AND attribute_not_exists(usedAt) AND endsAt > :now");
        let redeem = Transaction::new()
            .guard(Redeem::Used, used)
            .guard(Redeem::Used, grant)
            .guard(Redeem::Used, row)
            .guard(Redeem::Overtaken, unchanged)
            .guard(Redeem::Overtaken, as_read(&member))
            .guard(
                Redeem::PasswordReplaced,
                same_credentials(allowed.account, allowed.credentials),
            )
            .then(refresh);
        match self.identity.table.commit(redeem).await? {
            Ok(()) => {
                self.make_room(allowed).await;
                Ok(Ok(issued))
            }
            Err(Redeem::Overtaken) => Err(Error::TooManyRequests { retry_after: 1 }),
            Err(Redeem::PasswordReplaced) => Ok(Err(TokenRefused::Invalid)),
            // Somebody was faster, or time was.
            Err(Redeem::Used) => Ok(Err(self.code(code).await?.err().unwrap_or(TokenRefused::Invalid))),
        }
    }

    /// Ends what the grant that was made is one too many for. The next one does what is left, so that nobody loses their
    /// tokens for it.
    async fn make_room(&self, made: &Authorization) {
        let grants = self.identity.grants();
        if let Err(error) = grants.make_room(made.organization, made.account, made.grant).await {
            tracing::warn!(%error, "an account has more assistants than it may until it connects another one");
        }
    }

    fn new_tokens(
        &self,
        grant: Token,
        client: &str,
        scopes: &str,
        now: Moment,
    ) -> Result<(IssuedTokens, String, Action)> {
        let random = self.identity.random;
        let issued = IssuedTokens {
            access: access_token(grant, random),
            refresh: SecretKind::Refresh.generate(random),
            scopes: scopes.to_owned(),
        };
        let entity = RefreshItem {
            grant,
            client: client.to_owned(),
            ends_at: now.0 + seconds_to_micros(REFRESH_SECONDS),
            uses: 0,
            used_at: None,
        };
        let mut item = item_of(
            keys::refresh(&SecretHash::of(&issued.refresh)),
            "refresh token",
            &entity,
        )?;
        item.insert("ttl".into(), number(now.seconds() + REFRESH_SECONDS));
        let access = SecretHash::of(&issued.access).as_str().to_owned();
        Ok((issued, access, Action::put(item)))
    }

    /// Exchanges a refresh token of a client for new tokens of its grant, which `fits` may refuse.
    ///
    /// # Errors
    /// What `fits` says, and when the table does not answer.
    pub async fn refresh(
        &self,
        token: &str,
        client: &str,
        fits: impl FnOnce(&Grant) -> Result<()>,
    ) -> Result<Result<IssuedTokens, TokenRefused>> {
        let now = self.identity.clock.now();
        let Some(found) = self.refresh_item(token).await? else {
            return Ok(Err(TokenRefused::Invalid));
        };
        if found.client != client || found.ends_at <= now.0 {
            return Ok(Err(TokenRefused::Invalid));
        }
        let Some(item) = self.identity.grants().item(found.grant).await? else {
            return Ok(Err(TokenRefused::Invalid));
        };
        let grant = grant(&item)?;
        if grant.revoked {
            return Ok(Err(TokenRefused::Invalid));
        }
        let late = found.used_at.is_some_and(|at| now.0 - at > seconds_to_micros(GRACE));
        if late || found.uses >= GRACE_USES {
            self.end(grant.organization, grant.id).await?;
            return Ok(Err(TokenRefused::Replayed));
        }
        let Some(member) = self.member(grant.account, grant.organization).await? else {
            self.end(grant.organization, grant.id).await?;
            return Ok(Err(TokenRefused::NotMember));
        };
        fits(&grant)?;
        let scopes = grant.scopes.and(member.role.scopes());
        let (issued, access, refresh) = self.new_tokens(grant.id, &grant.client, &scopes.to_string(), now)?;
        let row = Action::update(OrgKeys(grant.organization).grant(grant.id), "SET #ttl = :ttl");
        let rotate = Transaction::new()
            .guard(Changed, used_once_more(token, &found, now))
            .guard(Changed, with_access(grant.id, &item, &access, scopes, now)?)
            .guard(Changed, kept(row, now).when("attribute_exists(pk)"))
            .guard(Changed, as_read(&member))
            .then(refresh);
        match self.identity.table.commit(rotate).await? {
            Ok(()) => Ok(Ok(issued)),
            // The same request twice at once: the one that comes again is within the grace.
            Err(Changed) => Err(Error::TooManyRequests { retry_after: 1 }),
        }
    }

    async fn member(&self, account: Token, organization: OrgId) -> Result<Option<Membership>> {
        self.identity.members(organization).find(account).await
    }

    async fn refresh_item(&self, token: &str) -> Result<Option<RefreshItem>> {
        if !SecretKind::Refresh.well_formed(token) {
            return Ok(None);
        }
        let item = self.identity.table.get(&keys::refresh(&SecretHash::of(token))).await?;
        item.map(entity_of).transpose()
    }

    async fn end(&self, organization: OrgId, grant: Token) -> Result<()> {
        match self.identity.grants().revoke(organization, grant).await {
            Err(Error::NotFound) => Ok(()),
            done => done,
        }
    }

    /// Ends a token that its client gives up (RFC 7009, section 2.1): with a refresh token the whole grant, an access token
    /// by itself. What is unknown, or another client's, is left alone.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn revoke(&self, token: &str, client: &str) -> Result<()> {
        if let Some(found) = self.refresh_item(token).await? {
            let item = self.identity.grants().item(found.grant).await?;
            let grant = item.as_ref().map(grant).transpose()?;
            return match grant.filter(|grant| grant.client == client && !grant.revoked) {
                Some(grant) => self.end(grant.organization, grant.id).await,
                None => Ok(()),
            };
        }
        let Some(grant) = grant_of(token) else {
            return Ok(());
        };
        let hash = SecretHash::of(token);
        let remove = Action::update(keys::grant(grant), "REMOVE access.#token")
            .name("#token", hash.as_str())
            .value(":client", text(client))
            .when("client = :client AND attribute_exists(access.#token)");
        let _unknown = self
            .identity
            .table
            .commit(Transaction::new().guard(Changed, remove))
            .await?;
        Ok(())
    }
}

fn used_once_more(token: &str, found: &RefreshItem, now: Moment) -> Conditional {
    let used = "SET usedAt = if_not_exists(usedAt, :now), uses = :uses";
    Action::update(keys::refresh(&SecretHash::of(token)), used)
        .value(":now", number(now.0))
        .value(":uses", number(found.uses + 1))
        .value(":before", number(found.uses))
        .when("attribute_exists(pk) AND uses = :before")
}

/// Adds an access token to a grant's item, takes those out that have ended, and leaves it these scopes.
fn with_access(grant: Token, item: &Item, access: &str, scopes: Scopes, now: Moment) -> Result<Conditional> {
    known(item)?;
    let held = item
        .get("access")
        .and_then(|held| held.as_m().ok())
        .cloned()
        .unwrap_or_default();
    let mut live: Vec<(String, i64)> = held
        .keys()
        .filter_map(|hash| Some((hash.clone(), number_of(&held, hash)?)))
        .filter(|(_, ends)| *ends > now.0)
        .collect();
    live.sort_by_key(|(_, ends)| std::cmp::Reverse(*ends));
    live.truncate(MOST_ACCESS - 1);
    live.push((access.to_owned(), now.0 + seconds_to_micros(ACCESS_SECONDS)));
    let live = live.into_iter().map(|(hash, ends)| (hash, number(ends))).collect();
    let action = Action::update(keys::grant(grant), "SET access = :live, scopes = :scopes, #ttl = :ttl");
    let action = kept(action, now)
        .name("#status", "status")
        .value(":scopes", AttributeValue::Ss(scopes.names()))
        .value(":live", AttributeValue::M(live))
        .value(":active", text("active"));
    // Two exchanges at once must not lose each other's token.
    Ok(match item.contains_key("access") {
        true => action
            .when("#status = :active AND access = :held")
            .value(":held", AttributeValue::M(held)),
        false => action.when("#status = :active AND attribute_not_exists(access)"),
    })
}
