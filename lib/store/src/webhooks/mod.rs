//! Webhook registrations in the table, and the deliveries to them.

mod by_hand;
mod deliveries;
mod secrets;

use std::time::Duration;

use data_encoding::BASE64;

use crate::Store;
use crate::runtime::retry::Retry;
use crate::table::{Action, Changed, Conditional, Transaction, item_of, number, number_of};
use answerscope_domain::clock::Moment;
use answerscope_domain::clock::later;
use answerscope_domain::entities::webhook::{EventKind, Webhook};
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::Token;

pub use deliveries::{ATTEMPTS, Deliveries};

/// How long the secret before a rotation signs too.
const OVERLAP: Duration = Duration::from_secs(24 * 60 * 60);
/// How long every delivery must have been dropped before a registration is disabled.
const PATIENT: Duration = Duration::from_secs(3 * 24 * 60 * 60);
/// Registrations that an organization may have.
const MOST: usize = 50;

/// The guard of what a registration hangs on, and of the registration itself: it is not there.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Gone;

impl From<Gone> for Error {
    fn from(_: Gone) -> Self {
        Self::NotFound
    }
}

/// Webhook registrations and their secrets.
#[derive(Clone, Copy)]
pub struct Webhooks<'s> {
    pub(crate) store: &'s Store,
}

impl Webhooks<'_> {
    /// Makes a registration; the URL has been checked.
    pub async fn create(self, url: &str, events: Vec<EventKind>) -> Result<Webhook> {
        let webhook = Webhook {
            id: self.store.token(),
            organization: self.store.organization(),
            url: url.to_owned(),
            events,
            enabled: true,
            disabled_reason: None,
            secret: self.new_secret(),
            previous_secret: None,
            previous_until: None,
            failing_since: None,
            created: self.store.now().0,
            revision: 0,
        };
        let mut attempts = Retry::new("webhooks were made during every attempt to make one");
        loop {
            attempts.next().await?;
            // Where another is made after this read, this one is not written: the list may lack the other.
            let another = self.another().await?;
            if self.list().await?.len() >= MOST {
                return Err(Error::invalid(format!(
                    "url: the organization has {MOST} webhooks, the most it may have"
                )));
            }
            let put = Action::put_new(item_of(self.store.org.webhook(webhook.id), "webhook", &webhook)?);
            let create = Transaction::new().guard(Changed, put).guard(Changed, another);
            if self.store.table().commit(create).await?.is_ok() {
                return Ok(webhook);
            }
        }
    }

    /// Counts a webhook more, where the organization is there and none was made since this read.
    async fn another(self) -> Result<Conditional> {
        let key = self.store.org.organization();
        let organization = self.store.table().get(&key).await?.ok_or(Error::NotFound)?;
        let count = Action::update(key, "ADD webhooksMade :one").value(":one", number(1));
        Ok(match number_of(&organization, "webhooksMade") {
            Some(made) => count.when("webhooksMade = :made").value(":made", number(made)),
            None => count.when("attribute_exists(pk) AND attribute_not_exists(webhooksMade)"),
        })
    }

    /// A secret as Standard Webhooks has them: 32 random bytes in base 64.
    fn new_secret(self) -> String {
        let mut bytes = [0u8; 32];
        self.store.stores.random.fill(&mut bytes);
        format!("whsec_{}", BASE64.encode(&bytes))
    }

    /// The registrations, oldest first.
    pub async fn list(self) -> Result<Vec<Webhook>> {
        self.read(&self.store.org.webhooks()).await
    }

    /// Reads a registration.
    pub async fn get(self, id: Token) -> Result<Webhook> {
        let found = self.read(&self.store.org.webhook_items(id)).await?;
        found.into_iter().next().ok_or(Error::NotFound)
    }

    /// Deletes a registration; its deliveries end by their time to live.
    pub async fn delete(self, id: Token) -> Result<()> {
        let delete = Transaction::new()
            .guard(
                Gone,
                Action::delete(self.store.org.webhook(id)).when("attribute_exists(pk)"),
            )
            .then(Action::delete(self.store.org.webhook_secret(id)));
        Ok(self.store.table().commit(delete).await??)
    }

    /// Gives a registration a new secret; the old one signs too for 24 hours. Where one before signs still, it is the one that
    /// receivers use: it goes on to its own end, and the one between, which they may never have had, ends now.
    pub async fn rotate(self, id: Token) -> Result<Webhook> {
        let (secret, now) = (self.new_secret(), self.store.now());
        self.change(id, |webhook| {
            let old = std::mem::replace(&mut webhook.secret, secret.clone());
            if webhook.previous_secret.is_none() || webhook.previous_until.is_none_or(|until| until <= now.0) {
                (webhook.previous_secret, webhook.previous_until) = (Some(old), Some(later(now, OVERLAP).0));
            }
        })
        .await
    }

    /// Enables a registration again.
    pub async fn enable(self, id: Token) -> Result<Webhook> {
        self.change(id, |webhook| {
            (webhook.enabled, webhook.disabled_reason, webhook.failing_since) = (true, None, None);
        })
        .await
    }

    async fn change(self, id: Token, change: impl Fn(&mut Webhook)) -> Result<Webhook> {
        let mut attempts = Retry::new("the webhook changed under every attempt to change it");
        loop {
            attempts.next().await?;
            let mut webhook = self.get(id).await?;
            let old = webhook.revision;
            change(&mut webhook);
            webhook.revision += 1;
            let (item, secret) = self.put(&webhook)?;
            let put = Action::put(item).when("revision = :old").value(":old", number(old));
            let change = Transaction::new().guard(Changed, put).then_all(secret);
            if self.store.table().commit(change).await?.is_ok() {
                return Ok(webhook);
            }
        }
    }

    /// An endpoint that takes a delivery is well; one that has dropped all for days is disabled, and says so.
    async fn note_health(self, webhook: &Webhook, delivered: bool, now: Moment) -> Result<()> {
        let failing = webhook.failing_since;
        if delivered && failing.is_none() {
            return Ok(());
        }
        let changed = self.change(webhook.id, |webhook| {
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
