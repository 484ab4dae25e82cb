//! Quotas: how many brands an organization may have, and how many views, topics and trends each of its brands.
//!
//! What is there is counted by the transactions that make and delete it: brands beside the organization's active prompts, views,
//! topics and trends in the brand's counters. Where a count is missing, because what it counts is older than it, those who would change
//! it make it from the rows first. No row is made or deleted without a count, so none changes between the look and the count.

use std::collections::HashMap;

use crate::Store;
use crate::keys::{BrandKeys, Key, KeyRange};
use crate::table::{Action, Changed, Conditional, Item, Transaction, number, number_of, text};
use answerscope_domain::error::{Error, Limited, Result};

/// One thing of which there may be so many, and where they are counted.
#[derive(Clone)]
pub(crate) struct Quota<'s> {
    store: &'s Store,
    what: Limited,
    counter: Key,
    rows: KeyRange,
}

impl<'s> Quota<'s> {
    /// Brands of an organization.
    pub(crate) fn brands(store: &'s Store) -> Self {
        Self {
            store,
            what: Limited::Brands,
            counter: store.org.usage(),
            rows: store.org.brand_rows(),
        }
    }

    /// Views of a brand.
    pub(crate) fn views(store: &'s Store, keys: BrandKeys) -> Self {
        Self {
            store,
            what: Limited::Views,
            counter: keys.state(),
            rows: keys.views(),
        }
    }

    /// Topics of a brand.
    pub(crate) fn topics(store: &'s Store, keys: BrandKeys) -> Self {
        Self {
            store,
            what: Limited::Topics,
            counter: keys.state(),
            rows: keys.topics(),
        }
    }

    /// Trends of a brand.
    pub(crate) fn trends(store: &'s Store, keys: BrandKeys) -> Self {
        Self {
            store,
            what: Limited::Trends,
            counter: keys.state(),
            rows: keys.trends(),
        }
    }

    /// The attribute that counts them.
    fn count(&self) -> &'static str {
        match self.what {
            Limited::Brands => "brands",
            Limited::Views => "views",
            Limited::Topics => "topics",
            Limited::Trends => "trends",
        }
    }

    /// The organization's attribute with a limit of its own.
    fn own_limit(&self) -> &'static str {
        match self.what {
            Limited::Brands => "brandLimit",
            Limited::Views => "viewLimit",
            Limited::Topics => "topicLimit",
            Limited::Trends => "trendLimit",
        }
    }

    fn limit(&self, own: Option<i64>) -> i64 {
        let settings = &self.store.stores.settings;
        own.unwrap_or_else(|| {
            i64::from(match self.what {
                Limited::Brands => settings.brand_limit,
                Limited::Views => settings.view_limit,
                Limited::Topics => settings.topic_limit,
                Limited::Trends => settings.trend_limit,
            })
        })
    }

    /// Counts one more, while there is a count and it is below the limit: the organization's own, or the deployment's.
    pub(crate) fn one_more(&self, own: Option<i64>) -> Conditional {
        self.more(own, 1)
    }

    fn more(&self, own: Option<i64>, more: i64) -> Conditional {
        Action::update(self.counter.clone(), "ADD #count :more")
            .name("#count", self.count())
            .value(":more", number(more))
            .when("#count <= :most")
            .value(":most", number(self.limit(own) - more))
    }

    /// Counts some more, while there is a count and there are places, by the organization's limit as it was read.
    pub(crate) fn more_by(&self, items: &HashMap<Key, Item>, more: i64) -> Conditional {
        self.more(self.own_limit_in(items), more)
    }

    fn own_limit_in(&self, items: &HashMap<Key, Item>) -> Option<i64> {
        number_of(items.get(&self.store.org.organization())?, self.own_limit())
    }

    /// The condition that the organization's own limit is this.
    pub(crate) fn limit_is(&self, own: Option<i64>) -> Conditional {
        let organization = self.store.org.organization();
        match own {
            None => Action::check(organization, "attribute_not_exists(#limit)"),
            Some(limit) => Action::check(organization, "#limit = :limit").value(":limit", number(limit)),
        }
        .name("#limit", self.own_limit())
    }

    /// Counts one less, if there is a count.
    pub(crate) fn one_less(&self) -> Conditional {
        Action::update(self.counter.clone(), "ADD #count :less")
            .name("#count", self.count())
            .value(":less", number(-1))
            .when("attribute_exists(#count)")
    }

    /// After a refusal: makes a count that is missing, and gives the organization's own limit.
    ///
    /// # Errors
    /// [`Error::QuotaReached`] where there are as many as there may be.
    pub(crate) async fn look(&self) -> Result<Option<i64>> {
        let read = vec![self.counter.clone(), self.store.org.organization()];
        let items = self.store.table().batch_get(read).await?;
        let own = self.free(&items)?;
        if own.is_none() {
            self.make_count().await?;
        }
        Ok(self.own_limit_in(&items))
    }

    /// How many more there may be, out of the counter and the organization as they were read; `None` where there is no count.
    ///
    /// # Errors
    /// [`Error::QuotaReached`] where there are as many as there may be.
    pub(crate) fn free(&self, items: &HashMap<Key, Item>) -> Result<Option<i64>> {
        let limit = self.limit(self.own_limit_in(items));
        let count = items.get(&self.counter).and_then(|item| number_of(item, self.count()));
        match count {
            Some(count) if count >= limit => Err(Error::QuotaReached { what: self.what, limit }),
            count => Ok(count.map(|count| limit - count)),
        }
    }

    /// Counts the rows, if nobody has meanwhile. Counters that are gone with their brand stay gone.
    pub(crate) async fn make_count(&self) -> Result<()> {
        let rows = self.store.table().count(&self.rows, None, true).await?;
        // The organization's counter may not be there yet; a brand's is made with the brand.
        let (update, condition) = match self.what {
            Limited::Brands => (
                "SET kind = :kind, v = :v, #count = :rows",
                "attribute_not_exists(#count)",
            ),
            Limited::Views | Limited::Topics | Limited::Trends => (
                "SET #count = :rows",
                "attribute_exists(pk) AND attribute_not_exists(#count)",
            ),
        };
        let mut set = Action::update(self.counter.clone(), update);
        if self.what == Limited::Brands {
            set = set.value(":kind", text("usage")).value(":v", number(1));
        }
        let set = set
            .when(condition)
            .name("#count", self.count())
            .value(":rows", number(rows));
        let _by_another = self
            .store
            .table()
            .commit(Transaction::new().guard(Changed, set))
            .await?;
        Ok(())
    }
}
