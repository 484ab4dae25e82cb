//! DynamoDB, S3 and SQS through their SDKs.
//!
//! [`Store`] is what a handler gets: it is bound to the caller's organization, and every key it makes lies inside it.

pub mod action;
pub mod answers;
pub mod answers_delete;
pub mod answers_import;
pub mod answers_of_brand;
pub mod aws;
pub mod blobs;
pub mod brands;
pub mod budget;
pub mod bus;
pub mod catalog;
pub mod counted;
pub mod cpu;
mod deadlines;
pub mod exporting;
mod facts_version_1;
pub mod failure;
pub mod idempotency;
pub mod insights;
pub mod keychain;
pub mod keys;
pub mod limits;
pub mod method_versions;
pub mod metric_input;
pub mod model_reading;
pub mod model_readings;
pub mod organizations;
pub mod outbox;
pub mod packed;
pub mod panics;
pub mod prompts;
pub mod prompts_bulk;
pub mod prompts_delete;
pub mod queue;
pub mod reader;
pub mod retry;
pub mod segments;
pub mod settings;
pub mod stores;
pub mod table;
pub mod topics;
pub mod topics_delete;
pub mod topics_import;
pub mod topics_switch;
pub mod transaction;
pub mod trends;
pub mod trends_accept;
pub mod views;
mod webhook_secrets;
pub mod webhooks;

use std::sync::Arc;

use crate::stores::Stores;
use answerscope_domain::clock::Moment;
use answerscope_domain::ids::{OrgId, Token};

/// The items of one organization.
#[derive(Clone)]
pub struct Store {
    /// What the process is connected to.
    pub stores: Arc<Stores>,
    /// The keys of the organization's items.
    pub org: keys::OrgKeys,
    /// Where ids come from when not from chance.
    pub(crate) tokens: Option<Arc<idempotency::Tokens>>,
}

impl Store {
    /// Bound to this organization.
    pub fn new(stores: &Arc<Stores>, organization: OrgId) -> Self {
        Self {
            stores: Arc::clone(stores),
            org: keys::OrgKeys(organization),
            tokens: None,
        }
    }

    /// The organization.
    pub fn organization(&self) -> OrgId {
        self.org.0
    }

    /// The present moment.
    pub fn now(&self) -> Moment {
        self.stores.clock.now()
    }

    /// The bucket.
    pub fn blobs(&self) -> &blobs::Blobs {
        self.stores.blobs()
    }

    /// A new token; the same one again where a request with an `Idempotency-Key` is repeated.
    pub fn token(&self) -> Token {
        match &self.tokens {
            Some(tokens) => tokens.next(),
            None => self.fresh_token(),
        }
    }

    /// A token that no repetition of a request gives again: for outbox entries, since an earlier attempt's may still be waiting or be
    /// cleared just now, and to know one's own row by.
    pub fn fresh_token(&self) -> Token {
        Token::new(self.stores.clock.now(), self.stores.random.as_ref())
    }
}
