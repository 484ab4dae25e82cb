//! Links by email: to set a password anew, and to show that an address is one's own. A link carries a secret of 256 bits of
//! which only the hash is kept, works once, and ends by itself: there is no signing key that could leak.

use aws_sdk_dynamodb::types::AttributeValue;
use serde::{Deserialize, Serialize};

use super::Identity;
use crate::keys;
use crate::table::{Action, Changed, Transaction, entity_of, item_of, number};
use answerscope_domain::error::Result;
use answerscope_domain::ids::Token;
use answerscope_domain::secret::{SecretHash, SecretKind};

/// How long a link works, in seconds.
const LIVES: i64 = 3_600;

/// What a link is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum LinkPurpose {
    /// To set a password anew.
    Reset,
    /// To show that an address is one's own.
    Verify,
}

/// A link that was sent.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Link {
    /// Whose it is.
    pub account: Token,
    /// What it is for.
    pub purpose: LinkPurpose,
    ends_at: i64,
    #[serde(default)]
    used: bool,
}

/// Links by email.
#[derive(Clone, Copy)]
pub struct Links<'a> {
    pub(super) identity: Identity<'a>,
}

impl Links<'_> {
    /// Makes a link; its secret.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn create(&self, account: Token, purpose: LinkPurpose) -> Result<String> {
        let now = self.identity.clock.now();
        let secret = SecretKind::Link.generate(self.identity.random);
        let link = Link {
            account,
            purpose,
            ends_at: now.seconds() + LIVES,
            used: false,
        };
        let mut item = item_of(keys::link(&SecretHash::of(&secret)), "link", &link)?;
        item.insert("ttl".into(), number(link.ends_at));
        self.identity.table.write([Action::put(item)]).await?;
        Ok(secret)
    }

    /// What a link that still works is for.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn get(&self, secret: &str, purpose: LinkPurpose) -> Result<Option<Link>> {
        if !SecretKind::Link.well_formed(secret) {
            return Ok(None);
        }
        let item = self.identity.table.get(&keys::link(&SecretHash::of(secret))).await?;
        let link: Option<Link> = item.map(entity_of).transpose()?;
        let now = self.identity.clock.now().seconds();
        Ok(link.filter(|link| link.purpose == purpose && link.ends_at > now && !link.used))
    }

    /// Ends a link that still works, once; whose it was.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn redeem(&self, secret: &str, purpose: LinkPurpose) -> Result<Option<Token>> {
        let Some(link) = self.get(secret, purpose).await? else {
            return Ok(None);
        };
        let action = Action::update(keys::link(&SecretHash::of(secret)), "SET used = :yes")
            .value(":yes", AttributeValue::Bool(true))
            .value(":no", AttributeValue::Bool(false))
            .when("attribute_exists(pk) AND used = :no");
        let once = self
            .identity
            .table
            .commit(Transaction::new().guard(Changed, action))
            .await?;
        Ok(once.is_ok().then_some(link.account))
    }
}
