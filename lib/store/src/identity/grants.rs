//! Connected assistants. A grant's item is a caller like a key: it holds the bucket, a copy of the limits, and the hashes of
//! its live access tokens with when they end, so that the check of a token is one request.

use std::collections::HashMap;

use aws_sdk_dynamodb::types::AttributeValue;
use futures::{StreamExt, stream};

use super::{AT_ONCE, Identity, LimitsCopy, REFRESH_SECONDS};
use crate::keys::{self, OrgKeys};
use crate::table::{Action, Changed, Conditional, Item, Transaction, item_of, number, number_of, text, text_of};
use answerscope_domain::Scopes;
use answerscope_domain::clock::Moment;
use answerscope_domain::entities::account::Membership;
use answerscope_domain::entities::grant::{Authorization, Grant};
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{OrgId, Token};
use answerscope_domain::page::{Listed, PageRequest};

/// Assistants that an account may have connected in an organization; for one more, the one that was used longest ago ends.
pub const MOST_GRANTS: usize = 50;
/// Assistants that one more ends at most: there may be more of them than [`MOST_GRANTS`] from before there was a limit.
const MOST_ENDED: usize = 20;

/// Does all of it, several at once in their order, though one fails.
async fn all_of(work: impl Iterator<Item = impl Future<Output = Result<()>>>) -> Result<()> {
    let done = stream::iter(work).buffered(AT_ONCE);
    done.fold(Ok(()), async |all, one| all.and(one)).await
}

/// Connected assistants.
#[derive(Clone, Copy)]
pub struct Grants<'a> {
    pub(super) identity: Identity<'a>,
}

/// Keeps an item of a grant for as long as its newest refresh token lasts, which outlasts every access token: without one
/// nobody can use the grant any more, and it ends by itself.
pub(super) fn kept(action: Action, now: Moment) -> Action {
    action.name("#ttl", "ttl").value(":ttl", ends(now))
}

fn ends(now: Moment) -> AttributeValue {
    number(now.seconds() + REFRESH_SECONDS)
}

/// Whether a grant, or its row, has not ended. The table takes its time to remove what has; what an earlier program wrote
/// says no end until its next refresh.
fn goes_on(item: &Item, now: Moment) -> bool {
    number_of(item, "ttl").is_none_or(|ends| ends > now.seconds())
}

/// What makes a grant: the caller's item with its first access token, and its row in the organization's list.
pub(super) fn grant_actions(
    allowed: &Authorization,
    access: (&str, i64),
    limits: LimitsCopy,
    now: Moment,
) -> Result<[Conditional; 3]> {
    let entity = serde_json::json!({
        "org": allowed.organization, "id": allowed.grant, "account": allowed.account, "client": allowed.client,
        "clientName": allowed.client_name, "resource": allowed.resource, "status": "active", "createdAt": now.iso(),
    });
    let mut item = item_of(keys::grant(allowed.grant), "grant", &entity)?;
    item.insert(
        "scopes".into(),
        AttributeValue::Ss(Scopes::of(allowed.scopes.split(' ')).names()),
    );
    let tokens = HashMap::from([(access.0.to_owned(), crate::table::number(access.1))]);
    item.insert("access".into(), AttributeValue::M(tokens));
    item.insert("ttl".into(), ends(now));
    item.extend(limits.attributes);
    let row = serde_json::json!({"id": allowed.grant, "account": allowed.account});
    let mut row = item_of(OrgKeys(allowed.organization).grant(allowed.grant), "grant row", &row)?;
    row.insert("ttl".into(), ends(now));
    Ok([Action::put_new(item), Action::put_new(row), limits.unchanged])
}

/// A grant as its item has it.
pub(super) fn grant(item: &Item) -> Result<Grant> {
    let of = |name: &str| text_of(item, name);
    let id = |name: &str| of(name).and_then(|id| id.parse().ok());
    let scopes = item.get("scopes").and_then(|scopes| scopes.as_ss().ok());
    let read = || {
        Some(Grant {
            id: id("id")?,
            organization: id("org")?,
            account: id("account")?,
            client: of("client")?.to_owned(),
            client_name: of("clientName")?.to_owned(),
            scopes: Scopes::of(scopes?.iter().map(String::as_str)),
            resource: of("resource")?.to_owned(),
            created_at: of("createdAt")?.to_owned(),
            last_used_at: number_of(item, "usedAt").map(|at| Moment(at).iso()),
            revoked: of("status") != Some("active"),
        })
    };
    read().ok_or_else(|| Error::internal("a grant lacks what it is"))
}

impl Grants<'_> {
    /// The item of a grant, cut off or not.
    ///
    /// # Errors
    /// When the table does not answer.
    pub(super) async fn item(&self, id: Token) -> Result<Option<Item>> {
        self.identity.table.get(&keys::grant(id)).await
    }

    /// One page of the connected assistants of an organization, oldest first; of one account where it is given. Those whose
    /// last refresh token has ended are none.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn list(&self, organization: OrgId, account: Option<Token>, page: PageRequest) -> Result<Listed<Grant>> {
        let mut rows = match account {
            None => self.identity.table.query(&OrgKeys(organization).grants()).await?,
            Some(account) => self.rows_of(organization, account).await?,
        };
        let now = self.identity.clock.now();
        rows.retain(|row| goes_on(row, now));
        let rows = page.of(rows);
        let total = rows.total;
        let items = self.read(rows.items).await?;
        Ok(Listed { items, total, page })
    }

    /// A connected assistant of an organization.
    ///
    /// # Errors
    /// 1006 where the organization has no such assistant.
    pub async fn get(&self, organization: OrgId, id: Token) -> Result<Grant> {
        let now = self.identity.clock.now();
        let item = self.item(id).await?.filter(|item| goes_on(item, now));
        let grant = grant(&item.ok_or(Error::NotFound)?)?;
        match grant.organization == organization && !grant.revoked {
            true => Ok(grant),
            false => Err(Error::NotFound),
        }
    }

    async fn rows_of(&self, organization: OrgId, account: Token) -> Result<Vec<Item>> {
        let mut rows = self.identity.table.query(&OrgKeys(organization).grants()).await?;
        let account = account.to_string();
        rows.retain(|row| text_of(row, "account") == Some(account.as_str()));
        Ok(rows)
    }

    async fn read(&self, rows: Vec<Item>) -> Result<Vec<Grant>> {
        let ids = rows.iter().filter_map(|row| text_of(row, "id")?.parse().ok());
        let found = self.identity.table.batch_get(ids.map(keys::grant).collect()).await?;
        let grants: Result<Vec<Grant>> = found.values().map(grant).collect();
        let mut grants = grants?;
        grants.retain(|grant| !grant.revoked);
        grants.sort_by_key(|grant| grant.id);
        Ok(grants)
    }

    /// Leaves the assistants that a member has connected no scopes that its role has not.
    ///
    /// # Errors
    /// When the table does not answer.
    pub(super) async fn narrow(&self, member: &Membership) -> Result<()> {
        let rows = self.rows_of(member.organization, member.account).await?;
        let grants = self.read(rows).await?.into_iter().rev();
        let narrowed = grants.filter_map(|grant| {
            let scopes = grant.scopes.and(member.role.scopes());
            (scopes != grant.scopes).then(|| self.set_scopes(grant.id, scopes))
        });
        all_of(narrowed).await
    }

    async fn set_scopes(&self, id: Token, scopes: Scopes) -> Result<()> {
        let set = Action::update(keys::grant(id), "SET scopes = :scopes")
            .value(":scopes", AttributeValue::Ss(scopes.names()))
            .when("attribute_exists(pk)");
        let set = Transaction::new().guard(Changed, set);
        let _cut_off = self.identity.table.commit(set).await?;
        Ok(())
    }

    /// Cuts off every assistant that an account has connected in an organization, the newest first: of a call that is cut
    /// off itself, those are left that were there longest.
    ///
    /// # Errors
    /// When the table does not answer.
    pub(super) async fn revoke_all(&self, organization: OrgId, account: Token) -> Result<()> {
        let rows = self.rows_of(organization, account).await?;
        let ids = rows.iter().rev().filter_map(|row| text_of(row, "id")?.parse().ok());
        self.revoke_each(organization, ids.collect()).await
    }

    /// Cuts off those assistants of an account, but for `newest`, that were used longest ago, where it has connected more
    /// than [`MOST_GRANTS`] in an organization.
    ///
    /// # Errors
    /// When the table does not answer.
    pub(super) async fn make_room(&self, organization: OrgId, account: Token, newest: Token) -> Result<()> {
        let (mut rows, now) = (self.rows_of(organization, account).await?, self.identity.clock.now());
        rows.retain(|row| goes_on(row, now));
        if rows.len() <= MOST_GRANTS {
            return Ok(());
        }
        let mut grants = self.read(rows).await?;
        let too_many = grants.len().saturating_sub(MOST_GRANTS);
        grants.retain(|grant| grant.id != newest);
        grants.sort_by_key(|grant| grant.last_used_at.clone().unwrap_or_else(|| grant.created_at.clone()));
        let ended = grants.iter().take(too_many.min(MOST_ENDED)).map(|grant| grant.id);
        self.revoke_each(organization, ended.collect()).await
    }

    async fn revoke_each(&self, organization: OrgId, ids: Vec<Token>) -> Result<()> {
        all_of(
            ids.into_iter()
                .map(async |id| match self.revoke(organization, id).await {
                    // Somebody has cut it off meanwhile.
                    Err(Error::NotFound) => Ok(()),
                    done => done,
                }),
        )
        .await
    }

    /// Cuts an assistant of an organization off at once: its access tokens and its refresh tokens with it.
    ///
    /// # Errors
    /// 1006 where the organization has no such assistant.
    pub async fn revoke(&self, organization: OrgId, id: Token) -> Result<()> {
        let revoke = Action::update(keys::grant(id), "SET #status = :revoked REMOVE access")
            .name("#status", "status")
            .value(":revoked", text("revoked"))
            .value(":org", text(organization.to_string()))
            .when("attribute_exists(pk) AND org = :org");
        let revoke = Transaction::new()
            .guard(Changed, revoke)
            .then(Action::delete(OrgKeys(organization).grant(id)));
        let done = self.identity.table.commit(revoke).await?;
        done.map_err(|Changed| Error::NotFound)
    }
}
