//! Registrations with the secret before their last rotation. It stands in an item of its own that ends by its time to
//! live, and whoever reads a registration removes one whose time is over: DynamoDB does so late.

use serde::{Deserialize, Serialize};

use super::Webhooks;
use crate::keys::KeyRange;
use crate::table::{Action, Changed, Item, Transaction, entity_of, item_of, key_of, number, text_of};
use answerscope_domain::clock::Moment;
use answerscope_domain::entities::webhook::Webhook;
use answerscope_domain::error::Result;

/// The kind of the item.
const KIND: &str = "webhook secret";

/// A secret that signs beside its successor.
#[derive(Debug, Serialize, Deserialize)]
struct OldSecret {
    secret: String,
    /// Until when, µs since the epoch.
    until: i64,
    /// The same in whole seconds, for DynamoDB.
    ttl: i64,
}

impl Webhooks<'_> {
    /// The registrations of a range, with the old secrets that still sign.
    pub(super) async fn read(self, range: &KeyRange) -> Result<Vec<Webhook>> {
        let (now, mut webhooks) = (self.store.now(), Vec::<Webhook>::new());
        let mut over = Vec::new();
        for item in self.store.table().query(range).await? {
            let key = key_of(&item);
            if text_of(&item, "kind") == Some(KIND) {
                let old: OldSecret = entity_of(item)?;
                if old.until <= now.0 {
                    over.push(
                        Action::delete(key)
                            .when("#until <= :now")
                            .name("#until", "until")
                            .value(":now", number(now.0)),
                    );
                } else if let Some(webhook) = webhooks.last_mut() {
                    // It comes right after its registration.
                    (webhook.previous_secret, webhook.previous_until) = (Some(old.secret), Some(old.until));
                }
                continue;
            }
            let mut webhook: Webhook = entity_of(item)?;
            // Versions before stored it in the registration itself.
            if webhook.previous_until.is_some_and(|until| until <= now.0) {
                (webhook.previous_secret, webhook.previous_until) = (None, None);
                over.push(
                    Action::update(key, "REMOVE previousSecret, previousUntil")
                        .when("previousUntil <= :now")
                        .value(":now", number(now.0)),
                );
            }
            webhooks.push(webhook);
        }
        for action in over {
            // Refused: it was rotated again.
            let remove = Transaction::new().guard(Changed, action);
            let _rotated = self.store.table().commit(remove).await?;
        }
        Ok(webhooks)
    }

    /// The item of a registration, and the action that writes its old secret.
    pub(super) fn put(self, webhook: &Webhook) -> Result<(Item, Option<Action>)> {
        let old = webhook.previous_secret.clone().zip(webhook.previous_until);
        let old = old.map(|(secret, until)| OldSecret {
            secret,
            until,
            ttl: Moment(until).seconds(),
        });
        let webhook = Webhook {
            previous_secret: None,
            previous_until: None,
            ..webhook.clone()
        };
        let item = item_of(self.store.org.webhook(webhook.id), "webhook", &webhook)?;
        let old = old.map(|old| item_of(self.store.org.webhook_secret(webhook.id), KIND, &old).map(Action::put));
        Ok((item, old.transpose()?))
    }
}
