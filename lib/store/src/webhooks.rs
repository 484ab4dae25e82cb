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
use super::action::Action;
use super::bus::Event;
use super::failure::call_failed;
use super::keys::BrandKeys;
use super::outbox::OutboxEntry;
use super::queue::Message;
use super::retry::Retry;
use super::table::{entity_of, item_of, number, text};
use super::transaction::{Changed, Transaction};
use crate::outbox::PATIENCE;
use answerscope_domain::clock::Moment;
use answerscope_domain::clock::later;
use answerscope_domain::entities::webhook::{Attempt, Delivery, DeliveryState, EventKind, Webhook};
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{BrandId, Token};

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

/// The guard of what a registration hangs on, and of the registration itself: it is not there.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Gone;

/// The guard of a new delivery: the event came before.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct CameBefore;

impl From<Gone> for Error {
    fn from(_: Gone) -> Self {
        Self::NotFound
    }
}

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
            created: self.stores.clock.now().0,
            revision: 0,
        };
        let put = Action::put_new(item_of(self.org.webhook(webhook.id), "webhook", &webhook)?);
        let create = Transaction::new()
            .guard(Gone, put)
            .guard(Gone, Action::exists(self.org.organization()));
        self.stores.table.commit(create).await??;
        Ok(webhook)
    }

    /// A secret as Standard Webhooks has them: 32 random bytes in base 64.
    fn new_secret(&self) -> String {
        let mut bytes = [0u8; 32];
        self.stores.random.fill(&mut bytes);
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
        let delete = Transaction::new()
            .guard(Gone, Action::delete(self.org.webhook(id)).when("attribute_exists(pk)"))
            .then(Action::delete(self.org.webhook_secret(id)));
        Ok(self.stores.table.commit(delete).await??)
    }

    /// Gives a registration a new secret; the old one signs too for 24 hours.
    pub async fn rotate_webhook(&self, id: Token) -> Result<Webhook> {
        let (secret, now) = (self.new_secret(), self.stores.clock.now());
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
        let mut attempts = Retry::new("the webhook changed under every attempt to change it");
        loop {
            attempts.next().await?;
            let mut webhook = self.webhook(id).await?;
            let old = webhook.revision;
            change(&mut webhook);
            webhook.revision += 1;
            let (item, secret) = self.put_webhook(&webhook)?;
            let put = Action::put(item).when("revision = :old").value(":old", number(old));
            let change = Transaction::new().guard(Changed, put).then_all(secret);
            if self.stores.table.commit(change).await?.is_ok() {
                return Ok(webhook);
            }
        }
    }

    /// The deliveries to a registration, newest first.
    pub async fn deliveries(&self, webhook: Token) -> Result<Vec<Delivery>> {
        let items = self.stores.table.query(&self.org.deliveries(webhook)).await?;
        items.into_iter().rev().map(entity_of).collect()
    }

    /// Makes the deliveries of an event, and gives the messages of those that are open.
    pub async fn fan_out(&self, event: &Event) -> Result<Vec<Message>> {
        let (keys, now) = (self.org.of(event.brand), self.stores.clock.now());
        let mut messages = Vec::new();
        for webhook in self.webhooks().await? {
            if !webhook.enabled || !webhook.events.contains(&event.event) {
                continue;
            }
            let delivery = new_delivery(&webhook, event, now);
            let item = item_of(self.org.delivery(webhook.id, delivery.id), "delivery", &delivery)?;
            let create = Transaction::new()
                .guard(CameBefore, Action::put_new(item))
                .then(OutboxEntry::Delivery(webhook.id, delivery.id).put_once_due(keys, later(now, PATIENCE)));
            // Where it came before, its messages may have been lost, so they are sent again.
            let (Ok(()) | Err(CameBefore)) = self.stores.table.commit(create).await?;
            messages.push(Message::Deliver {
                organization: self.organization(),
                brand: event.brand,
                webhook: webhook.id,
                delivery: delivery.id,
                attempt: Some(1),
            });
        }
        // Each delivery has an outbox entry of its own now.
        let told = OutboxEntry::Event(event.event, event.task);
        self.clear(vec![told.task_key(keys)]).await?;
        Ok(messages)
    }

    /// Begins an attempt, which is counted from now on. `None`: the delivery is over, an attempt is under way, or it
    /// is not the turn of this one.
    pub async fn begin_attempt(&self, webhook: Token, id: Token, attempt: Option<u32>) -> Result<Option<Delivery>> {
        let (key, now) = (self.org.delivery(webhook, id), self.stores.clock.now());
        let turn = if attempt.is_some() {
            " AND attempt = :before"
        } else {
            ""
        };
        let mut call = self
            .stores
            .table
            .client
            .update_item()
            .table_name(&self.stores.table.name)
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
                _ => Err(call_failed("UpdateItem", error)),
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
        let now = self.stores.clock.now();
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
        let now = self.stores.clock.now();
        let _by_another = self.close(self.org.of(brand), webhook, &delivery, now).await?;
        Ok(())
    }

    /// What a test sends: no event of the service, and no row.
    pub fn test_delivery(&self, webhook: &Webhook) -> Delivery {
        let now = self.stores.clock.now();
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
        let Some(item) = self.stores.table.get(&self.org.delivery(webhook, id)).await? else {
            // Its time to live is over.
            self.clear(vec![OutboxEntry::Delivery(webhook, id).task_key(keys)])
                .await?;
            return Ok(true);
        };
        let (mut delivery, now): (Delivery, _) = (entity_of(item)?, self.stores.clock.now());
        if delivery.delivery_state != DeliveryState::Open {
            self.clear(vec![OutboxEntry::Delivery(webhook, id).task_key(keys)])
                .await?;
            return Ok(true);
        }
        if delivery.attempt < ATTEMPTS || delivery.lease_until > now.0 {
            return Ok(false);
        }
        delivery.delivery_state = DeliveryState::Dropped;
        self.close(keys, webhook, &delivery, now).await
    }

    /// Writes a delivery after its attempt, and its outbox entry anew or not at all. `false`: another attempt has begun.
    async fn close(&self, keys: BrandKeys, webhook: Token, delivery: &Delivery, due: Moment) -> Result<bool> {
        let entry = OutboxEntry::Delivery(webhook, delivery.id);
        let put = Action::put(item_of(self.org.delivery(webhook, delivery.id), "delivery", delivery)?)
            .when("deliveryState = :open AND attempt = :attempt")
            .value(":open", text("open"))
            .value(":attempt", number(delivery.attempt));
        let close = Transaction::new().guard(Changed, put);
        let close = match delivery.delivery_state {
            DeliveryState::Open => close.then(entry.put_once_due(keys, later(due, PATIENCE))),
            _ => close.then(Action::delete(entry.task_key(keys))),
        };
        Ok(self.stores.table.commit(close).await?.is_ok())
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
