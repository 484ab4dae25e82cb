//! The catalogs that a process keeps, so that a list or a metric of a large brand does not read megabytes of rows that nobody
//! has changed.
//!
//! Every transaction that changes catalog items counts them up in the brand's counters, which each caller reads beside the
//! brand: what is kept is used where the count is the same. A catalog is kept only where the items that were read have
//! counted as many changes themselves. A read of several pages is no snapshot, but whenever it has missed a change that the
//! counters have, it has also met one that they do not have yet, or the counts differ.

use std::sync::Arc;
use std::time::Duration;

use quick_cache::sync::Cache;

use super::catalog_row::{CatalogRow, CatalogRows};
use answerscope_domain::clock::{Moment, later};
use answerscope_domain::ids::{BrandId, OrgId};

/// Bytes of catalogs that a process keeps: some five of 100,000 prompts.
const KEPT_BYTES: u64 = 24 * 1024 * 1024;
/// Rows from which on a catalog is kept: a smaller one comes along with the brand, in less than a request more would take.
const KEPT_FROM: usize = 1_000;
/// After this time a catalog is read anew. A version of the program from before the count may run beside this one while it is
/// deployed, and its changes are not counted.
const KEPT_FOR: Duration = Duration::from_secs(300);

/// A catalog as it was read.
#[derive(Debug)]
pub(super) struct KeptCatalog {
    /// Its rows.
    pub(super) rows: Arc<[CatalogRow]>,
    /// The brand's count of changes that they belong to.
    pub(super) revision: u64,
    memory: u64,
    until: Moment,
}

#[derive(Clone)]
struct Weight;

impl quick_cache::Weighter<(OrgId, BrandId), Arc<KeptCatalog>> for Weight {
    fn weight(&self, _: &(OrgId, BrandId), kept: &Arc<KeptCatalog>) -> u64 {
        kept.memory
    }
}

/// Catalogs by organization and brand: none is found for another organization.
pub struct CatalogCache(Cache<(OrgId, BrandId), Arc<KeptCatalog>, Weight>);

impl Default for CatalogCache {
    fn default() -> Self {
        Self(Cache::with_weighter(8, KEPT_BYTES, Weight))
    }
}

impl CatalogCache {
    /// What is kept of a brand, if it is not too old.
    pub(super) fn get(&self, organization: OrgId, brand: BrandId, now: Moment) -> Option<Arc<KeptCatalog>> {
        self.0.get(&(organization, brand)).filter(|kept| now < kept.until)
    }

    /// Keeps a catalog that was read at `now` beside the brand's count of changes, where it is worth it.
    pub(super) fn keep(&self, organization: OrgId, brand: BrandId, read: &CatalogRows, counted: u64, now: Moment) {
        if read.rows.len() < KEPT_FROM || read.revision != counted {
            return;
        }
        let kept = KeptCatalog {
            rows: Arc::clone(&read.rows),
            revision: counted,
            memory: read.memory as u64,
            until: later(now, KEPT_FOR),
        };
        self.0.insert((organization, brand), Arc::new(kept));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use answerscope_domain::entities::prompt::{Monitoring, PromptType};

    fn rows(count: u32, revision: u64, memory: usize) -> CatalogRows {
        let row = |ordinal| CatalogRow {
            ordinal,
            kind: PromptType::Branded,
            monitoring: Monitoring::Active,
            country: None,
            topic: 0,
            tags: [].into(),
        };
        CatalogRows {
            rows: (0..count).map(row).collect(),
            revision,
            memory,
        }
    }

    fn brand(number: usize) -> BrandId {
        BrandId(format!("{number:020}").parse().expect("a token"))
    }

    fn organizations() -> [OrgId; 2] {
        [1, 2].map(|number| format!("{number:020}").parse().expect("an id"))
    }

    #[test]
    fn what_is_kept_is_found_by_its_organization_alone_and_for_a_time() {
        let (cache, [own, other], brand) = (CatalogCache::default(), organizations(), brand(1));
        cache.keep(own, brand, &rows(1_000, 7, 1), 7, Moment(0));
        assert_eq!(
            cache.get(own, brand, Moment(299_999_999)).map(|kept| kept.revision),
            Some(7)
        );
        assert!(cache.get(own, brand, Moment(300_000_000)).is_none());
        assert!(cache.get(other, brand, Moment(0)).is_none());
    }

    #[test]
    fn small_and_torn_catalogs_are_not_kept() {
        let (cache, [own, _], brand) = (CatalogCache::default(), organizations(), brand(1));
        cache.keep(own, brand, &rows(999, 7, 1), 7, Moment(0));
        cache.keep(own, brand, &rows(1_000, 7, 1), 8, Moment(0));
        assert!(cache.get(own, brand, Moment(0)).is_none());
    }

    #[test]
    fn the_bytes_of_all_are_bounded() {
        let (cache, [own, _]) = (CatalogCache::default(), organizations());
        for number in 0..30 {
            cache.keep(own, brand(number), &rows(1_000, 7, 4 * 1024 * 1024), 7, Moment(0));
        }
        assert!(cache.0.weight() <= KEPT_BYTES);
        assert!(cache.0.len() >= 4);
    }
}
