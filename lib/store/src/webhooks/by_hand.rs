//! Deliveries that somebody asks for: a test, and one that was made before, again.

use super::{ATTEMPTS, Deliveries};
use crate::aws::queue::Message;
use crate::table::outbox::{OutboxEntry, PATIENCE};
use crate::table::{Action, Changed, Transaction, entity_of, item_of, text};
use answerscope_domain::clock::later;
use answerscope_domain::entities::webhook::{Delivery, DeliveryState, Webhook};
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{BrandId, Token};

/// Attempts of before that a delivery still tells of when it is opened anew: each may have 2 KB of an answer.
const TOLD: usize = 9;

impl Deliveries<'_> {
    /// Writes a test delivery, and gives the message that has it sent. It is tried once: whoever asked looks at what comes of
    /// it, so it begins at its last attempt.
    ///
    /// # Errors
    /// When the table does not take it.
    pub async fn begin_test(self, webhook: &Webhook) -> Result<(Delivery, Message)> {
        let delivery = Delivery {
            attempt: ATTEMPTS - 1,
            ..self.of_test(webhook)
        };
        let item = item_of(self.store.org.delivery(webhook.id, delivery.id), "delivery", &delivery)?;
        self.store.table().write([Action::put(item)]).await?;
        let message = self.message(webhook.id, &delivery);
        Ok((delivery, message))
    }

    /// Opens a delivery anew that is over, with as many attempts as a first one; receivers know it by its id, which stays.
    ///
    /// # Errors
    /// 1006 where there is no such delivery, 1008 while it is under way.
    pub async fn begin_again(self, webhook: Token, id: Token) -> Result<(Delivery, Message)> {
        let key = self.store.org.delivery(webhook, id);
        let found = self.store.table().get(&key).await?;
        let found = found.ok_or_else(|| Error::unknown_id("deliveryId", "delivery"))?;
        let old: Delivery = entity_of(found)?;
        let under_way = || Error::duplicate("deliveryId: it is under way");
        if old.delivery_state == DeliveryState::Open {
            return Err(under_way());
        }
        let told = old.attempts.len().saturating_sub(TOLD);
        let delivery = Delivery {
            delivery_state: DeliveryState::Open,
            attempts: old.attempts[told..].to_vec(),
            attempt: if old.brand().is_some() { 0 } else { ATTEMPTS - 1 },
            lease_until: 0,
            ..old
        };
        let put = Action::put(item_of(key, "delivery", &delivery)?)
            .when("attribute_exists(pk) AND deliveryState <> :open")
            .value(":open", text("open"));
        let open = Transaction::new().guard(Changed, put);
        let entry = OutboxEntry::Delivery(webhook, id);
        let open = match delivery.brand() {
            Some(brand) => open.then(entry.put_once_due(self.store.org.of(brand), later(self.store.now(), PATIENCE))),
            None => open,
        };
        self.store.table().commit(open).await?.map_err(|Changed| under_way())?;
        let message = self.message(webhook, &delivery);
        Ok((delivery, message))
    }

    /// The message that has a delivery sent. A test is about no brand: the organization's own token, which no brand has,
    /// stands in its place.
    fn message(self, webhook: Token, delivery: &Delivery) -> Message {
        let organization = self.store.organization();
        Message::Deliver {
            organization,
            brand: delivery.brand().unwrap_or(BrandId(organization)),
            webhook,
            delivery: delivery.id,
            attempt: None,
        }
    }
}
