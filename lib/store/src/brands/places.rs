//! The places of the monitoring limit: how many active prompts an organization has and may have, over all of its brands.
//! Whatever makes prompts of a brand active takes places by [`Monitored::take`], which also sees to it that a brand's first
//! ones are asked.

use std::collections::HashMap;
use std::time::Duration;

use super::state::State;
use crate::Store;
use crate::keys::{BrandKeys, Key, OrgKeys};
use crate::table::outbox::OutboxEntry;
use crate::table::{Action, Conditional, Item, Transaction, number, number_of, text};
use answerscope_domain::clock::{Moment, later};

/// How long a brand's first prompts wait for those that follow in the next requests, to be asked with them.
const FIRST_WAIT: Duration = Duration::from_secs(10);

/// Active prompts of an organization, for those who change how many there are in one of its brands.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Monitored {
    org: OrgKeys,
    keys: BrandKeys,
    /// When the first collection of the brand may start, where more prompts make one: the organization collects by itself, and
    /// the brand has no active prompt.
    first: Option<Moment>,
    /// How many there are.
    pub(crate) used: i64,
    /// How many there may be.
    pub(crate) limit: i64,
}

impl Monitored {
    /// What the organization monitors, out of items that were read: its usage, itself, and the brand's counters.
    pub(crate) fn among(store: &Store, keys: BrandKeys, items: &HashMap<Key, Item>) -> Self {
        let used = items
            .get(&store.org.usage())
            .and_then(|item| number_of(item, "active"))
            .unwrap_or_default();
        let organization = items.get(&store.org.organization());
        let own = organization.and_then(|item| number_of(item, "monitoringLimit"));
        let collects = organization.and_then(|item| item.get("collection")?.as_bool().ok());
        let none = items.get(&keys.state()).is_some_and(|item| State::of(item).active == 0);
        Self {
            org: store.org,
            keys,
            first: (none && collects == Some(&true)).then(|| later(store.now(), FIRST_WAIT)),
            used,
            limit: own.unwrap_or_else(|| store.stores.settings.monitoring_limit.into()),
        }
    }

    /// How many more there may be.
    pub(crate) fn free(self) -> i64 {
        (self.limit - self.used).max(0)
    }

    /// Takes places for more active prompts of the brand, in the transaction that makes them so: `guard` refuses it where
    /// there are too few. With a brand's first ones goes an outbox entry, by which the sweeper has them asked.
    pub(crate) fn take<G>(self, transaction: Transaction<G>, guard: G, more: i64) -> Transaction<G> {
        let first = self
            .first
            .map(|due| OutboxEntry::FirstCollection.put_once_due(self.keys, due));
        transaction
            .guard(guard, within(self.org, self.limit, more))
            .then_all(first)
    }
}

/// Counts active prompts of the organization up or down.
pub(crate) fn monitor(org: OrgKeys, change: i64) -> Action {
    Action::update(org.usage(), "SET kind = :kind, v = :v ADD active :change")
        .value(":kind", text("usage"))
        .value(":v", number(1))
        .value(":change", number(change))
}

/// Counts active prompts of the organization up, while no more than `limit` are active then.
fn within(org: OrgKeys, limit: i64, more: i64) -> Conditional {
    match limit - more {
        most @ 0.. => monitor(org, more)
            .when("attribute_not_exists(active) OR active <= :most")
            .value(":most", number(most)),
        _ => monitor(org, more)
            .when("active < :nothing")
            .value(":nothing", number(0)),
    }
}

/// Gives the places of a deleted brand back, and counts it out of the organization's brands, if these are counted.
pub(crate) fn one_brand_less(org: OrgKeys, active: u32) -> Conditional {
    Action::update(org.usage(), "ADD active :places, brands :less")
        .when("attribute_exists(brands)")
        .value(":places", number(-i64::from(active)))
        .value(":less", number(-1))
}
