//! The places of the monitoring limit: how many active prompts an organization has and may have, over all of its brands.

use std::collections::HashMap;

use crate::Store;
use crate::keys::{Key, OrgKeys};
use crate::table::{Action, Conditional, Item, number, number_of, text};

/// Active prompts of an organization.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Monitored {
    /// How many there are.
    pub(crate) used: i64,
    /// How many there may be.
    pub(crate) limit: i64,
}

impl Monitored {
    /// What the organization monitors, out of items that were read.
    pub(crate) fn among(store: &Store, items: &HashMap<Key, Item>) -> Self {
        let used = items
            .get(&store.org.usage())
            .and_then(|item| number_of(item, "active"))
            .unwrap_or_default();
        let own = items
            .get(&store.org.organization())
            .and_then(|item| number_of(item, "monitoringLimit"));
        Self {
            used,
            limit: own.unwrap_or_else(|| store.stores.settings.monitoring_limit.into()),
        }
    }

    /// How many more there may be.
    pub(crate) fn free(self) -> i64 {
        (self.limit - self.used).max(0)
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
pub(crate) fn monitor_within(org: OrgKeys, limit: i64, more: i64) -> Conditional {
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
