//! Webhook registrations and deliveries in the table.
//!
//! An event becomes a delivery for each registration that wants it, under an id made of both, so that an event that
//! comes again makes no second one. An attempt is counted before the request is sent: whatever crashes then, no
//! delivery is tried more often than it may be. While an attempt runs, and until the next one is due, `leaseUntil`
//! keeps other messages for the same delivery away.

use std::time::Duration;

use aws_sdk_dynamodb::operation::update_item::UpdateItemError;
use aws_sdk_dynamodb::types::ReturnValue;
use data_encoding::BASE64;

use super::Store;
use super::attempts::Attempts;
use super::bus::Event;
use super::failure::failed;
use super::keys::BrandKeys;
use super::marks::Mark;
use super::queue::Message;
use super::table::{Action, entity_of, item_of, number, text};
use crate::clock::Moment;
use crate::entities::webhook::{Attempt, Delivery, DeliveryState, EventKind, Webhook};
use crate::error::{Error, Result};
use crate::ids::{BrandId, Token};
use crate::tasks::{PATIENCE, later};

/// How often a delivery is tried.
pub const ATTEMPTS: u32 = 3;
/// How long an attempt has a delivery for itself; its time-out is much shorter.
const LEASE: Duration = Duration::from_secs(30);
/// How long the row of a delivery stays.
const KEPT: Duration = Duration::from_secs(30 * 24 * 60 * 60);
/// How long the secret before a rotation signs too.
const OVERLAP: Duration = Duration::from_secs(24 * 60 * 60);
/// How long every delivery must have been dropped before a registration is disabled.
const PATIENT: Duration = Duration::from_secs(3 * 24 * 60 * 60);
/// Registrations that an organization may have.
const MOST: usize = 50;

impl Store {
    /// Makes a registration; the URL has been checked.
    pub async fn create_webhook(&self, url: &str, events: Vec<EventKind>) -> Result<Webhook> {
        if self.webhooks().await?.len() >= MOST {
            return Err(Error::invalid(format!(
                "url: the organization has {MOST} webhooks, the most it may have"
            )));
        }
        let webhook = Webhook {
            id: self.token(),
            organization: self.organization(),
            url: url.to_owned(),
            events,
            enabled: true,
            disabled_reason: None,
            secret: self.new_secret(),
            previous_secret: None,
            previous_until: None,
            failing_since: None,
            created: self.app.clock.now().0,
            revision: 0,
        };
        let put = Action::put_new(item_of(self.org.webhook(webhook.id), "webhook", &webhook)?);
        let actions = vec![put, Action::exists(self.org.organization())];
        self.app.table.transact(actions).await?.map_err(|_| Error::NotFound)?;
        Ok(webhook)
    }

    /// A secret as Standard Webhooks has them: 32 random bytes in base 64.
    fn new_secret(&self) -> String {
        let mut bytes = [0u8; 32];
        self.app.random.fill(&mut bytes);
        format!("whsec_{}", BASE64.encode(&bytes))
    }

    /// The registrations, oldest first.
    pub async fn webhooks(&self) -> Result<Vec<Webhook>> {
        self.read_webhooks(&self.org.webhooks()).await
    }

    /// Reads a registration.
    pub async fn webhook(&self, id: Token) -> Result<Webhook> {
        let found = self.read_webhooks(&self.org.webhook_items(id)).await?;
        found.into_iter().next().ok_or(Error::NotFound)
    }

    /// Deletes a registration; its deliveries end by their time to live.
    pub async fn delete_webhook(&self, id: Token) -> Result<()> {
        let actions = vec![
            Action::delete(self.org.webhook(id)).when("attribute_exists(pk)"),
            Action::delete(self.org.webhook_secret(id)),
        ];
        self.app.table.transact(actions).await?.map_err(|_| Error::NotFound)
    }

    /// Gives a registration a new secret; the old one signs too for 24 hours.
    pub async fn rotate_webhook(&self, id: Token) -> Result<Webhook> {
        let (secret, now) = (self.new_secret(), self.app.clock.now());
        self.change_webhook(id, |webhook| {
            webhook.previous_secret = Some(std::mem::replace(&mut webhook.secret, secret.clone()));
            webhook.previous_until = Some(later(now, OVERLAP).0);
        })
        .await
    }

    /// Enables a registration again.
    pub async fn enable_webhook(&self, id: Token) -> Result<Webhook> {
        self.change_webhook(id, |webhook| {
            (webhook.enabled, webhook.disabled_reason, webhook.failing_since) = (true, None, None);
        })
        .await
    }

    async fn change_webhook(&self, id: Token, change: impl Fn(&mut Webhook)) -> Result<Webhook> {
        let mut attempts = Attempts::unless("the webhook changed under every attempt to change it");
        loop {
            attempts.next().await?;
            let mut webhook = self.webhook(id).await?;
            let old = webhook.revision;
            change(&mut webhook);
            webhook.revision += 1;
            let (item, secret) = self.put_webhook(&webhook)?;
            let put = Action::put(item).when("revision = :old").value(":old", number(old));
            let actions = std::iter::once(put).chain(secret).collect();
            if self.app.table.transact(actions).await?.is_ok() {
                return Ok(webhook);
            }
        }
    }

    /// The deliveries to a registration, newest first.
    pub async fn deliveries(&self, webhook: Token) -> Result<Vec<Delivery>> {
        let items = self.app.table.query(&self.org.deliveries(webhook)).await?;
        items.into_iter().rev().map(entity_of).collect()
    }

    /// Makes the deliveries of an event, and gives the messages of those that are open.
    pub async fn fan_out(&self, event: &Event) -> Result<Vec<Message>> {
        let (keys, now) = (self.org.of(event.brand), self.app.clock.now());
        let mut messages = Vec::new();
        for webhook in self.webhooks().await? {
            if !webhook.enabled || !webhook.events.contains(&event.event) {
                continue;
            }
            let delivery = new_delivery(&webhook, event, now);
            let actions = vec![
                Action::put_new(item_of(
                    self.org.delivery(webhook.id, delivery.id),
                    "delivery",
                    &delivery,
                )?),
                Mark::Delivery(webhook.id, delivery.id).put_own(keys, later(now, PATIENCE)),
            ];
            // Refused: the event came before. Its messages may have been lost, so they are sent again.
            let _before = self.app.table.transact(actions).await?;
            messages.push(Message::Deliver {
                organization: self.organization(),
                brand: event.brand,
                webhook: webhook.id,
                delivery: delivery.id,
                attempt: Some(1),
            });
        }
        // Each delivery has a mark of its own now.
        let told = match event.event {
            EventKind::DataExported => Mark::Exported(event.task),
            EventKind::InsightGenerated => Mark::Generated(event.task),
        };
        self.clear(vec![told.own_key(keys)]).await?;
        Ok(messages)
    }

    /// Begins an attempt, which is counted from now on. `None`: the delivery is over, an attempt is under way, or it
    /// is not the turn of this one.
    pub async fn begin_attempt(&self, webhook: Token, id: Token, attempt: Option<u32>) -> Result<Option<Delivery>> {
        let (key, now) = (self.org.delivery(webhook, id), self.app.clock.now());
        let turn = if attempt.is_some() {
            " AND attempt = :before"
        } else {
            ""
        };
        let mut call = self
            .app
            .table
            .client
            .update_item()
            .table_name(&self.app.table.name)
            .key("pk", text(&key.pk))
            .key("sk", text(&key.sk))
            .update_expression("SET leaseUntil = :until ADD attempt :one")
            .condition_expression(format!(
                "deliveryState = :open AND leaseUntil <= :now AND attempt < :most{turn}"
            ))
            .expression_attribute_values(":open", text("open"))
            .expression_attribute_values(":until", number(later(now, LEASE).0))
            .expression_attribute_values(":now", number(now.0))
            .expression_attribute_values(":one", number(1))
            .expression_attribute_values(":most", number(ATTEMPTS))
            .return_values(ReturnValue::AllNew);
        if let Some(attempt) = attempt {
            call = call.expression_attribute_values(":before", number(attempt.saturating_sub(1)));
        }
        match call.send().await {
            Ok(answer) => Ok(Some(entity_of(answer.attributes.unwrap_or_default())?)),
            Err(error) => match error.as_service_error() {
                Some(UpdateItemError::ConditionalCheckFailedException(_)) => Ok(None),
                _ => Err(failed("UpdateItem", &error)),
            },
        }
    }

    /// Notes an attempt: the delivery is delivered, dropped, or waits for `next`.
    pub async fn end_attempt(
        &self,
        brand: BrandId,
        webhook: &Webhook,
        delivery: Delivery,
        attempt: Attempt,
        next: Option<Duration>,
    ) -> Result<DeliveryState> {
        let now = self.app.clock.now();
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
        if self.close(self.org.of(brand), webhook.id, &delivery, due).await? && next.is_none() | delivered {
            self.note_health(webhook, delivered, now).await?;
        }
        Ok(delivery.delivery_state)
    }

    /// Ends a delivery whose registration is gone.
    pub async fn forget_delivery(&self, brand: BrandId, webhook: Token, delivery: &Delivery) -> Result<()> {
        let delivery = Delivery {
            delivery_state: DeliveryState::Dropped,
            ..delivery.clone()
        };
        let now = self.app.clock.now();
        let _by_another = self.close(self.org.of(brand), webhook, &delivery, now).await?;
        Ok(())
    }

    /// What a test sends: no event of the service, and no row.
    pub fn test_delivery(&self, webhook: &Webhook) -> Delivery {
        let now = self.app.clock.now();
        let body = serde_json::json!({
            "event": "test",
            "data": {"message": "This is a test delivery."},
            "webhookId": webhook.id,
            "timestamp": now.iso(),
        });
        delivery_of(self.token(), EventKind::DataExported, body.to_string(), now)
    }

    /// Drops a delivery whose last attempt never told how it ended. `false`: it is not that far.
    pub async fn drop_exhausted(&self, brand: BrandId, webhook: Token, id: Token) -> Result<bool> {
        let keys = self.org.of(brand);
        let Some(item) = self.app.table.get(&self.org.delivery(webhook, id)).await? else {
            // Its time to live is over.
            self.clear(vec![Mark::Delivery(webhook, id).own_key(keys)]).await?;
            return Ok(true);
        };
        let (mut delivery, now): (Delivery, _) = (entity_of(item)?, self.app.clock.now());
        if delivery.delivery_state != DeliveryState::Open {
            self.clear(vec![Mark::Delivery(webhook, id).own_key(keys)]).await?;
            return Ok(true);
        }
        if delivery.attempt < ATTEMPTS || delivery.lease_until > now.0 {
            return Ok(false);
        }
        delivery.delivery_state = DeliveryState::Dropped;
        self.close(keys, webhook, &delivery, now).await
    }

    /// Writes a delivery after its attempt, and its mark anew or not at all. `false`: another attempt has begun.
    async fn close(&self, keys: BrandKeys, webhook: Token, delivery: &Delivery, due: Moment) -> Result<bool> {
        let mark = Mark::Delivery(webhook, delivery.id);
        let put = Action::put(item_of(self.org.delivery(webhook, delivery.id), "delivery", delivery)?)
            .when("deliveryState = :open AND attempt = :attempt")
            .value(":open", text("open"))
            .value(":attempt", number(delivery.attempt));
        let mark = match delivery.delivery_state {
            DeliveryState::Open => mark.put_own(keys, later(due, PATIENCE)),
            _ => Action::delete(mark.own_key(keys)),
        };
        Ok(self.app.table.transact(vec![put, mark]).await?.is_ok())
    }

    /// An endpoint that takes a delivery is well; one that has dropped all for days is disabled, and says so.
    async fn note_health(&self, webhook: &Webhook, delivered: bool, now: Moment) -> Result<()> {
        let failing = webhook.failing_since;
        if delivered && failing.is_none() {
            return Ok(());
        }
        let changed = self.change_webhook(webhook.id, |webhook| {
            webhook.failing_since = (!delivered).then(|| webhook.failing_since.unwrap_or(now.0));
            let since = Moment(webhook.failing_since.unwrap_or(now.0));
            if later(since, PATIENT) <= now {
                webhook.enabled = false;
                webhook.disabled_reason = Some(format!("every delivery since {} failed", since.iso()));
            }
        });
        match changed.await {
            // Deleted meanwhile.
            Err(Error::NotFound) => Ok(()),
            other => other.map(drop),
        }
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
