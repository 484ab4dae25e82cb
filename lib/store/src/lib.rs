//! What is kept and sent: DynamoDB, S3, SQS and EventBridge through their SDKs.
//!
//! A handler gets a [`Store`] that is bound to its caller's organization, and from it a handle for each resource, as in
//! `store.views().get(id)`. Every key that a handle makes lies inside the organization: there is no way to an item by its id
//! alone.

pub mod answers;
pub mod aws;
pub mod brands;
pub mod callers;
pub mod collection;
pub mod identity;
pub mod keys;
pub mod monitoring;
pub mod runtime;
pub mod segments;
pub mod stores;
pub mod table;
pub mod webhooks;

use std::sync::Arc;

use crate::answers::{Answers, ModelReadings};
use crate::aws::blobs::Blobs;
use crate::brands::{Brands, Insights, Views};
use crate::callers::idempotency::{IdempotencyLease, IdempotencyRecords, Tokens};
use crate::collection::Collections;
use crate::keys::OrgKeys;
use crate::monitoring::{Catalogs, Prompts, Topics, Trends};
use crate::segments::{Exports, Metrics, Segments};
use crate::stores::Stores;
use crate::table::Table;
use crate::table::outbox::Outbox;
use crate::webhooks::{Deliveries, Webhooks};
use answerscope_domain::clock::Moment;
use answerscope_domain::ids::{Fingerprint, OrgId, Token};

/// What belongs to one organization, by resource.
#[derive(Clone)]
pub struct Store {
    /// What the process is connected to.
    pub stores: Arc<Stores>,
    /// The keys of the organization's items.
    pub org: OrgKeys,
    /// Where ids come from when not from chance.
    tokens: Option<Arc<Tokens>>,
}

impl Store {
    /// Bound to this organization.
    pub fn new(stores: &Arc<Stores>, organization: OrgId) -> Self {
        Self {
            stores: Arc::clone(stores),
            org: OrgKeys(organization),
            tokens: None,
        }
    }

    /// The same with ids that follow from an `Idempotency-Key`, of which `name` is the fingerprint: a repeated request makes
    /// them again.
    pub fn with_tokens_of(&self, name: Fingerprint, begun: &IdempotencyLease) -> Self {
        Self {
            tokens: Some(Arc::new(Tokens::of(self.organization(), name, begun))),
            ..self.clone()
        }
    }

    /// Whether ids follow from a key, so that an item with a new id may be there already.
    pub fn repeatable(&self) -> bool {
        self.tokens.is_some()
    }

    /// The organization.
    pub fn organization(&self) -> OrgId {
        self.org.0
    }

    /// The present moment.
    pub fn now(&self) -> Moment {
        self.stores.clock.now()
    }

    /// A new token; the same one again where a request with an `Idempotency-Key` is repeated.
    pub fn token(&self) -> Token {
        match &self.tokens {
            Some(tokens) => tokens.next(),
            None => self.fresh_token(),
        }
    }

    /// A token that no repetition of a request gives again: for outbox entries, since an earlier attempt's may still be
    /// waiting or be cleared just now, and to know one's own row by.
    pub fn fresh_token(&self) -> Token {
        Token::new(self.stores.clock.now(), self.stores.random.as_ref())
    }

    /// The table; the keys of the organization's items come from `org` alone.
    pub fn table(&self) -> &Table {
        &self.stores.table
    }

    /// The bucket.
    pub fn blobs(&self) -> &Blobs {
        self.stores.blobs()
    }
}

/// A handle for each resource.
impl Store {
    /// The organization's brands.
    pub fn brands(&self) -> Brands<'_> {
        Brands { store: self }
    }

    /// Saved filters over prompts.
    pub fn views(&self) -> Views<'_> {
        Views { store: self }
    }

    /// What generations have found.
    pub fn insights(&self) -> Insights<'_> {
        Insights { store: self }
    }

    /// The questions that brands are followed in.
    pub fn prompts(&self) -> Prompts<'_> {
        Prompts { store: self }
    }

    /// Groups of prompts.
    pub fn topics(&self) -> Topics<'_> {
        Topics { store: self }
    }

    /// Brands with the rows of their prompts.
    pub fn catalogs(&self) -> Catalogs<'_> {
        Catalogs { store: self }
    }

    /// Proposed topics.
    pub fn trends(&self) -> Trends<'_> {
        Trends { store: self }
    }

    /// What engines have answered.
    pub fn answers(&self) -> Answers<'_> {
        Answers { store: self }
    }

    /// Runs in which engines are asked.
    pub fn collections(&self) -> Collections<'_> {
        Collections { store: self }
    }

    /// What language models have read in answers.
    pub fn readings(&self) -> ModelReadings<'_> {
        ModelReadings { store: self }
    }

    /// Columns of facts.
    pub fn segments(&self) -> Segments<'_> {
        Segments { store: self }
    }

    /// What metrics are computed from.
    pub fn metrics(&self) -> Metrics<'_> {
        Metrics { store: self }
    }

    /// What exports are written from.
    pub fn exports(&self) -> Exports<'_> {
        Exports { store: self }
    }

    /// Webhook registrations.
    pub fn webhooks(&self) -> Webhooks<'_> {
        Webhooks { store: self }
    }

    /// Deliveries to webhooks.
    pub fn deliveries(&self) -> Deliveries<'_> {
        Deliveries { store: self }
    }

    /// What awaits workers.
    pub fn outbox(&self) -> Outbox<'_> {
        Outbox { store: self }
    }

    /// Requests that may be repeated.
    pub fn idempotency(&self) -> IdempotencyRecords<'_> {
        IdempotencyRecords { store: self }
    }
}
