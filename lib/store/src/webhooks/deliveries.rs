//! Deliveries of events to webhooks.
//!
//! An event becomes a delivery for each registration that wants it, under an id made of both, so that an event that
//! comes again makes no second one. An attempt is counted before the request is sent: whatever crashes then, no
//! delivery is tried more often than it may be. While an attempt runs, and until the next one is due, `leaseUntil`
//! keeps other messages for the same delivery away.

use std::time::Duration;

use aws_sdk_dynamodb::operation::update_item::UpdateItemError;
use aws_sdk_dynamodb::types::{ReturnValue, ReturnValuesOnConditionCheckFailure};

use crate::Store;
use crate::aws::bus::Event;
use crate::aws::failure::call_failed;
use crate::aws::queue::Message;
use crate::keys::BrandKeys;
use crate::table::outbox::{OutboxEntry, PATIENCE};
use crate::table::{Action, Changed, Item, Transaction, entity_of, item_of, number, text, text_of};
use answerscope_domain::clock::{Moment, later};
use answerscope_domain::entities::webhook::{Attempt, Delivery, DeliveryState, EventKind, Webhook};
use answerscope_domain::error::Result;
use answerscope_domain::ids::{BrandId, Token};
use answerscope_domain::page::{Listed, PageRequest};

/// How often a delivery is tried.
pub const ATTEMPTS: u32 = 3;
/// How long an attempt has a delivery for itself; its time-out is much shorter.
const LEASE: Duration = Duration::from_secs(30);
/// How long the row of a delivery stays.
const KEPT: Duration = Duration::from_secs(30 * 24 * 60 * 60);

/// The guard of a new delivery: the event came before.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct CameBefore;

/// Deliveries of events to webhooks, and their attempts.
#[derive(Clone, Copy)]
pub struct Deliveries<'s> {
    pub(crate) store: &'s Store,
}

impl Deliveries<'_> {
    /// The deliveries to a registration, newest first.
    pub async fn list(self, webhook: Token) -> Result<Vec<Delivery>> {
        let items = self.store.table().query(&self.store.org.deliveries(webhook)).await?;
        items.into_iter().rev().map(entity_of).collect()
    }

    /// A page of the deliveries to a registration, newest first.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn page(self, webhook: Token, page: PageRequest) -> Result<Listed<Delivery>> {
        let range = self.store.org.deliveries(webhook);
        let found = self.store.table().query_numbered(&range, page, false).await?;
        let items: Result<Vec<Delivery>> = found.items.into_iter().map(entity_of).collect();
        Ok(Listed {
            items: items?,
            total: found.total,
            page,
        })
    }

    /// Makes the deliveries of an event, and gives the messages of those that are open.
    pub async fn fan_out(self, event: &Event) -> Result<Vec<Message>> {
        let (keys, now) = (self.store.org.of(event.brand), self.store.now());
        let mut messages = Vec::new();
        for webhook in self.store.webhooks().list().await? {
            if !webhook.enabled || !webhook.events.contains(&event.event) {
                continue;
            }
            let delivery = new_delivery(&webhook, event, now);
            let item = item_of(self.store.org.delivery(webhook.id, delivery.id), "delivery", &delivery)?;
            let create = Transaction::new()
                .guard(CameBefore, Action::put_new(item))
                .then(OutboxEntry::Delivery(webhook.id, delivery.id).put_once_due(keys, later(now, PATIENCE)));
            // Where it came before, its messages may have been lost, so they are sent again.
            let (Ok(()) | Err(CameBefore)) = self.store.table().commit(create).await?;
            messages.push(Message::Deliver {
                organization: self.store.organization(),
                brand: event.brand,
                webhook: webhook.id,
                delivery: delivery.id,
                attempt: Some(1),
            });
        }
        // Each delivery has an outbox entry of its own now.
        let told = OutboxEntry::Event(event.event, event.task);
        self.store.outbox().clear(vec![told.task_key(keys)]).await?;
        Ok(messages)
    }

    /// Begins an attempt, which is counted from now on. `None`: the delivery is over, an attempt is under way, or it
    /// is not the turn of this one.
    pub async fn begin(self, webhook: Token, id: Token, attempt: Option<u32>) -> Result<Option<Delivery>> {
        let (key, now) = (self.store.org.delivery(webhook, id), self.store.now());
        let claim = self.store.fresh_token();
        let turn = if attempt.is_some() {
            " AND attempt = :before"
        } else {
            ""
        };
        let mut call = self
            .store
            .table()
            .client
            .update_item()
            .table_name(&self.store.table().name)
            .key("pk", text(&key.pk))
            .key("sk", text(&key.sk))
            .update_expression("SET leaseUntil = :until, claim = :claim ADD attempt :one")
            .condition_expression(format!(
                "deliveryState = :open AND leaseUntil <= :now AND attempt < :most{turn}"
            ))
            .expression_attribute_values(":open", text("open"))
            .expression_attribute_values(":until", number(later(now, LEASE).0))
            .expression_attribute_values(":claim", text(claim.as_str()))
            .expression_attribute_values(":now", number(now.0))
            .expression_attribute_values(":one", number(1))
            .expression_attribute_values(":most", number(ATTEMPTS))
            .return_values(ReturnValue::AllNew)
            .return_values_on_condition_check_failure(ReturnValuesOnConditionCheckFailure::AllOld);
        if let Some(attempt) = attempt {
            call = call.expression_attribute_values(":before", number(attempt.saturating_sub(1)));
        }
        match call.send().await {
            Ok(answer) => Ok(Some(entity_of(answer.attributes.unwrap_or_default())?)),
            Err(error) => match error.as_service_error() {
                Some(UpdateItemError::ConditionalCheckFailedException(refused)) => {
                    // The SDK may have sent it again, and the first one was taken.
                    let claimed = |item: &Item| text_of(item, "claim") == Some(claim.as_str());
                    refused.item.clone().filter(claimed).map(entity_of).transpose()
                }
                _ => Err(call_failed("UpdateItem", error)),
            },
        }
    }

    /// Notes an attempt: the delivery is delivered, dropped, or waits for `next`.
    pub async fn end(
        self,
        brand: BrandId,
        webhook: &Webhook,
        delivery: Delivery,
        attempt: Attempt,
        next: Option<Duration>,
    ) -> Result<DeliveryState> {
        let now = self.store.now();
        let mut delivery = delivery;
        let delivered = attempt.failure.is_none();
        delivery.attempts.push(attempt);
        delivery.delivery_state = match (delivered, next) {
            (true, _) => DeliveryState::Delivered,
            (false, Some(_)) => DeliveryState::Open,
            (false, None) => DeliveryState::Dropped,
        };
        let due = later(now, next.unwrap_or_default());
        delivery.lease_until = due.0;
        if self.close(self.store.org.of(brand), webhook.id, &delivery, due).await? && next.is_none() | delivered {
            self.store.webhooks().note_health(webhook, delivered, now).await?;
        }
        Ok(delivery.delivery_state)
    }

    /// Ends a delivery whose registration is gone.
    pub async fn forget(self, brand: BrandId, webhook: Token, delivery: &Delivery) -> Result<()> {
        let delivery = Delivery {
            delivery_state: DeliveryState::Dropped,
            ..delivery.clone()
        };
        let now = self.store.now();
        let _by_another = self.close(self.store.org.of(brand), webhook, &delivery, now).await?;
        Ok(())
    }

    /// What a test sends: no event of the service.
    pub fn of_test(self, webhook: &Webhook) -> Delivery {
        let now = self.store.now();
        let body = serde_json::json!({
            "event": "test",
            "data": {"message": "This is a test delivery."},
            "webhookId": webhook.id,
            "timestamp": now.iso(),
        });
        delivery_of(self.store.token(), EventKind::Test, body.to_string(), now)
    }

    /// Drops a delivery whose last attempt never told how it ended. `false`: it is not that far.
    pub async fn drop_exhausted(self, brand: BrandId, webhook: Token, id: Token) -> Result<bool> {
        let keys = self.store.org.of(brand);
        let entry = OutboxEntry::Delivery(webhook, id).task_key(keys);
        let over = || self.store.outbox().clear(vec![entry.clone()]);
        let Some(item) = self.store.table().get(&self.store.org.delivery(webhook, id)).await? else {
            // Its time to live is over.
            over().await?;
            return Ok(true);
        };
        let (mut delivery, now): (Delivery, _) = (entity_of(item)?, self.store.now());
        if delivery.delivery_state != DeliveryState::Open {
            over().await?;
            return Ok(true);
        }
        if delivery.attempt < ATTEMPTS || delivery.lease_until > now.0 {
            return Ok(false);
        }
        delivery.delivery_state = DeliveryState::Dropped;
        self.close(keys, webhook, &delivery, now).await
    }

    /// Writes a delivery after its attempt, and its outbox entry anew or not at all. `false`: another attempt has begun.
    async fn close(self, keys: BrandKeys, webhook: Token, delivery: &Delivery, due: Moment) -> Result<bool> {
        let entry = OutboxEntry::Delivery(webhook, delivery.id);
        let key = self.store.org.delivery(webhook, delivery.id);
        let put = Action::put(item_of(key, "delivery", delivery)?)
            .when("deliveryState = :open AND attempt = :attempt")
            .value(":open", text("open"))
            .value(":attempt", number(delivery.attempt));
        let close = Transaction::new().guard(Changed, put);
        let close = match delivery.delivery_state {
            DeliveryState::Open => close.then(entry.put_once_due(keys, later(due, PATIENCE))),
            _ => close.then(Action::delete(entry.task_key(keys))),
        };
        Ok(self.store.table().commit(close).await?.is_ok())
    }
}

/// The delivery of an event; `timestamp` is the first attempt's time in the body, and stays.
fn new_delivery(webhook: &Webhook, event: &Event, now: Moment) -> Delivery {
    let id = Token::derived(
        Moment(event.completed),
        &[webhook.id.as_str().as_bytes(), event.task.as_str().as_bytes()],
    );
    let body = serde_json::json!({
        "event": event.event,
        "data": event.data,
        "webhookId": webhook.id,
        "timestamp": now.iso(),
    });
    delivery_of(id, event.event, body.to_string(), now)
}

fn delivery_of(id: Token, event: EventKind, body: String, now: Moment) -> Delivery {
    Delivery {
        id,
        event,
        body,
        delivery_state: DeliveryState::Open,
        attempt: 0,
        lease_until: 0,
        attempts: Vec::new(),
        created: now.0,
        ttl: later(now, KEPT).seconds(),
    }
}
