//! Links by email: whoever gets one sets the password of the account, which shows that the address is theirs. A link carries a
//! secret of 256 bits of which only the hash is kept, works once, and ends by itself or with the password that its account had
//! when it was made: there is no signing key that could leak.

use aws_sdk_dynamodb::types::AttributeValue;
use serde::{Deserialize, Serialize};

use super::Identity;
use crate::keys;
use crate::table::{Action, Changed, Transaction, entity_of, item_of, number};
use answerscope_domain::entities::account::Account;
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{Fingerprint, Token};
use answerscope_domain::secret::{SecretHash, SecretKind};

/// How long a link works, in seconds.
const LIVES: i64 = 3_600;

/// A link that was sent.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Link {
    /// Whose it is.
    pub account: Token,
    /// The fingerprint of the hash of the password that the account had.
    #[serde(default)]
    password: String,
    ends_at: i64,
    #[serde(default)]
    used: bool,
}

fn password_of(account: &Account) -> String {
    Fingerprint::of(&[account.password_hash.as_bytes()]).as_str().to_owned()
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
    /// 1006 where there is no such account.
    pub async fn create(&self, account: Token) -> Result<String> {
        let now = self.identity.clock.now();
        let secret = SecretKind::Link.generate(self.identity.random);
        let whose = self.identity.accounts().get(account).await?.ok_or(Error::NotFound)?;
        let link = Link {
            account,
            password: password_of(&whose),
            ends_at: now.seconds() + LIVES,
            used: false,
        };
        let mut item = item_of(keys::link(&SecretHash::of(&secret)), "link", &link)?;
        item.insert("ttl".into(), number(link.ends_at));
        self.identity.table.write([Action::put(item)]).await?;
        Ok(secret)
    }

    /// A link that still works.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn get(&self, secret: &str) -> Result<Option<Link>> {
        if !SecretKind::Link.well_formed(secret) {
            return Ok(None);
        }
        let item = self.identity.table.get(&keys::link(&SecretHash::of(secret))).await?;
        let link: Option<Link> = item.map(entity_of).transpose()?;
        let now = self.identity.clock.now().seconds();
        let works = |link: &Link| link.ends_at > now && !link.used;
        let Some(link) = link.filter(works) else {
            return Ok(None);
        };
        // Whoever has set a password since has made all links before worthless.
        let whose = self.identity.accounts().get(link.account).await?;
        Ok(whose
            .is_some_and(|whose| password_of(&whose) == link.password)
            .then_some(link))
    }

    /// Ends a link that still works, once; whose it was.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn redeem(&self, secret: &str) -> Result<Option<Token>> {
        let Some(link) = self.get(secret).await? else {
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
