//! Deliveries that somebody asks for: a test, and one that was made before, again.

use super::{ATTEMPTS, Deliveries};
use crate::aws::queue::Message;
use crate::table::outbox::{OutboxEntry, PATIENCE};
use crate::table::{Action, Changed, Transaction, entity_of, item_of, number, text};
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

    /// Opens a delivery anew that is over, with as many attempts as a first one; receivers know it by its id, which stays. A
    /// test has no outbox entry: one whose message was lost is open and nobody sends it, so it may be opened anew while no
    /// attempt is under way.
    ///
    /// # Errors
    /// 1006 where there is no such delivery, 1008 while it is under way.
    pub async fn begin_again(self, webhook: Token, id: Token) -> Result<(Delivery, Message)> {
        let key = self.store.org.delivery(webhook, id);
        let found = self.store.table().get(&key).await?;
        let found = found.ok_or_else(|| Error::unknown_id("deliveryId", "delivery"))?;
        let old: Delivery = entity_of(found)?;
        let under_way = || Error::duplicate("deliveryId: it is under way");
        let test = old.brand().is_none();
        let begun = old.lease_until > self.store.now().0;
        if old.delivery_state == DeliveryState::Open && (!test || begun) {
            return Err(under_way());
        }
        let (lease, attempt) = (old.lease_until, old.attempt);
        let told = old.attempts.len().saturating_sub(TOLD);
        let delivery = Delivery {
            delivery_state: DeliveryState::Open,
            attempts: old.attempts[told..].to_vec(),
            attempt: if test { ATTEMPTS - 1 } else { 0 },
            lease_until: 0,
            ..old
        };
        let put = Action::put(item_of(key, "delivery", &delivery)?);
        // Of a test, as it was read.
        let put = match test {
            true => put
                .when("leaseUntil = :lease AND attempt = :attempt")
                .value(":lease", number(lease))
                .value(":attempt", number(attempt)),
            false => put
                .when("attribute_exists(pk) AND deliveryState <> :open")
                .value(":open", text("open")),
        };
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
