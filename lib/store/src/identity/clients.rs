//! OAuth clients that have registered themselves (RFC 7591). Those whose id is a URL are read from there and not kept.

use super::Identity;
use crate::keys;
use crate::table::{Action, Changed, Transaction, entity_of, item_of, number};
use answerscope_domain::entities::oauth_client::OAuthClient;
use answerscope_domain::error::Result;

/// How long a registration is kept that nobody has used, in seconds: anybody may register, and most floods never come back.
const UNUSED: i64 = 7 * 24 * 3_600;
/// How long one is kept after it was used, in seconds. Each authorization begins this time anew.
const KEPT: i64 = 90 * 24 * 3_600;

/// Programs that have registered.
#[derive(Clone, Copy)]
pub struct OAuthClients<'a> {
    pub(super) identity: Identity<'a>,
}

impl OAuthClients<'_> {
    /// Keeps a client.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn register(&self, client: &OAuthClient) -> Result<()> {
        let mut item = item_of(keys::oauth_client(&client.id), "client", client)?;
        item.insert("ttl".into(), number(self.identity.clock.now().seconds() + UNUSED));
        self.identity.table.write([Action::put(item)]).await
    }

    /// A client that has registered.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn get(&self, id: &str) -> Result<Option<OAuthClient>> {
        let item = self.identity.table.get(&keys::oauth_client(id)).await?;
        item.map(entity_of).transpose()
    }

    /// Keeps a client for longer: somebody has just used it.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn used(&self, id: &str) -> Result<()> {
        let action = Action::update(keys::oauth_client(id), "SET #ttl = :ttl")
            .name("#ttl", "ttl")
            .value(":ttl", number(self.identity.clock.now().seconds() + KEPT))
            .when("attribute_exists(pk)");
        // One that is gone registers anew.
        let _gone = self
            .identity
            .table
            .commit(Transaction::new().guard(Changed, action))
            .await?;
        Ok(())
    }
}
