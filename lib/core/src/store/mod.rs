//! DynamoDB, S3 and SQS through their SDKs.
//!
//! [`Store`] is what a handler gets: it is bound to the caller's organization, and every key it makes lies inside it.

pub mod announcements;
pub mod answers;
pub mod answers_delete;
pub mod answers_import;
pub mod answers_of_brand;
pub(crate) mod attempts;
pub mod blobs;
pub mod brands;
pub mod bus;
pub mod cascade;
pub mod catalog;
pub mod counted;
pub mod exporting;
pub mod exports;
mod facts_version_1;
pub mod failure;
pub mod insights;
pub mod keychain;
pub mod keys;
pub mod leftovers;
pub mod limits;
pub mod marks;
pub(crate) mod method_versions;
pub mod model_readings;
pub mod once;
pub mod organizations;
pub mod packed;
pub mod prompts;
pub mod prompts_bulk;
pub mod prompts_delete;
pub mod queue;
pub mod reading;
pub mod reanalysis;
pub mod recounting;
pub mod repairing;
pub mod rereading;
pub mod segments;
pub mod segments_build;
pub mod table;
pub mod topics;
pub mod topics_delete;
pub mod topics_import;
pub mod topics_switch;
pub mod trends;
pub mod trends_accept;
pub mod views;
mod webhook_secrets;
pub mod webhooks;

use std::sync::Arc;

use crate::app::App;
use crate::clock::Moment;
use crate::ids::{OrgId, Token};

/// The items of one organization.
#[derive(Clone)]
pub struct Store {
    pub(crate) app: Arc<App>,
    pub(crate) org: keys::OrgKeys,
    /// Where ids come from when not from chance.
    pub(crate) tokens: Option<Arc<once::Tokens>>,
}

impl Store {
    /// Bound to this organization.
    pub fn new(app: &Arc<App>, organization: OrgId) -> Self {
        Self {
            app: Arc::clone(app),
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
        self.app.clock.now()
    }

    /// The bucket.
    pub fn blobs(&self) -> &blobs::Blobs {
        self.app.blobs()
    }

    pub(crate) fn token(&self) -> Token {
        match &self.tokens {
            Some(tokens) => tokens.next(),
            None => self.fresh_token(),
        }
    }

    /// A token that no repetition of a request gives again: for marks, since an earlier attempt's may still be waiting or be
    /// cleared just now, and to know one's own row by.
    pub(crate) fn fresh_token(&self) -> Token {
        Token::new(self.app.clock.now(), self.app.random.as_ref())
    }
}
