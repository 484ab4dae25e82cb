//! Trends in the table. A trend's key follows from its name and location, so that an import that is repeated, by a caller or
//! by a second attempt, finds the trends of the first.

use std::cmp::Reverse;
use std::collections::HashMap;

use crate::Store;
use crate::brands::Quota;
use crate::keys::Key;
use crate::runtime::retry::Retry;
use crate::table::{Action, Conditional, Guard, Item, Transaction, entity_of, item_of, number, number_of, text_of};
use answerscope_domain::entities::trend::TrendRecord;
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{BrandId, TrendId};
use answerscope_domain::page::{Listed, PageRequest};

/// Trends in one transaction, which takes 4 MB: ten of the largest items that the table takes.
const PER_TRANSACTION: usize = 10;

/// Writes a trend's next revision, if nobody else changed it first.
pub(super) fn put_trend(store: &Store, trend: &TrendRecord) -> Result<Conditional> {
    let before = trend.revision.saturating_sub(1);
    let item = item_of(store.org.of(trend.id.brand).trend(trend.id.token), "trend", trend)?;
    Ok(Action::put(item)
        .when("revision = :revision")
        .value(":revision", number(before)))
}

/// Trends: topics that an import proposes, until one is accepted.
#[derive(Clone, Copy)]
pub struct Trends<'s> {
    pub(crate) store: &'s Store,
}

impl Trends<'_> {
    /// Some of a brand's trends from a place on, in no order of their own; the place where to go on, if there are more.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn some(self, brand: BrandId, from: Option<Item>) -> Result<(Vec<TrendRecord>, Option<Item>)> {
        let range = self.store.org.of(brand).trends();
        let (items, next) = self.store.table().query_page(&range, from).await?;
        let trends = items.into_iter().map(entity_of).collect::<Result<_>>()?;
        Ok((trends, next))
    }

    /// One page of a brand's trends: newest import first, and in an import those with the most keywords. Of the others no
    /// more is held than what orders them.
    ///
    /// # Errors
    /// [`Error::NotFound`] where there is no such brand.
    pub async fn list(self, brand: BrandId, page: PageRequest) -> Result<Listed<TrendRecord>> {
        let (keys, table) = (self.store.org.of(brand), self.store.table());
        let mut order = table.query_parts(&keys.trends(), "sk, created, place").await?;
        // Those of one place stay in the order of their keys.
        order.sort_by_key(|item| (Reverse(number_of(item, "created")), number_of(item, "place")));
        let listed = page.of(order);
        let shown = listed.items.iter().filter_map(|item| text_of(item, "sk"));
        let shown: Vec<Key> = shown.map(|sk| keys.trend_named(sk)).collect();
        let wanted = shown.iter().cloned().chain([keys.brand()]).collect();
        let mut items = table.batch_get(wanted).await?;
        if !items.contains_key(&keys.brand()) {
            return Err(Error::NotFound);
        }
        let trends = shown.iter().filter_map(|key| items.remove(key)).map(entity_of);
        Ok(Listed {
            items: trends.collect::<Result<_>>()?,
            total: listed.total,
            page,
        })
    }

    /// Reads a trend.
    pub async fn get(self, id: TrendId) -> Result<TrendRecord> {
        let key = self.store.org.of(id.brand).trend(id.token);
        let (_, item) = self.store.brands().get_with(id.brand, key).await?;
        entity_of(item)
    }

    /// Whether a brand may have more trends. Where nobody has counted them, it may: whoever makes some counts first.
    ///
    /// # Errors
    /// [`Error::QuotaReached`] where there are as many as there may be.
    pub async fn require_place(self, brand: BrandId) -> Result<()> {
        let keys = self.store.org.of(brand);
        let read = vec![keys.state(), self.store.org.organization()];
        let items = self.store.table().batch_get(read).await?;
        Quota::trends(self.store, keys).free(&items).map(drop)
    }

    /// Writes the trends that an import has found: new ones in their order while the brand may have more, and what is new of
    /// those that are there. How many were left out because there are as many as there may be.
    ///
    /// # Errors
    /// When the table does not take them.
    pub async fn add(self, brand: BrandId, found: &[TrendRecord]) -> Result<usize> {
        let mut left_out = 0;
        for part in found.chunks(PER_TRANSACTION) {
            left_out += self.add_some(brand, part).await?;
        }
        Ok(left_out)
    }

    async fn add_some(self, brand: BrandId, part: &[TrendRecord]) -> Result<usize> {
        let keys = self.store.org.of(brand);
        let quota = Quota::trends(self.store, keys);
        let mut attempts = Retry::new("trends changed under every attempt to write them");
        loop {
            attempts.next().await?;
            let fixed = [keys.state(), self.store.org.organization()];
            let read = part.iter().map(|trend| keys.trend(trend.id.token)).chain(fixed);
            let items = self.store.table().batch_get(read.collect()).await?;
            if !items.contains_key(&keys.state()) {
                // The brand is gone, and its trends are gone with it.
                return Ok(0);
            }
            let free = match quota.free(&items) {
                Ok(Some(free)) => free,
                Ok(None) => {
                    quota.make_count().await?;
                    continue;
                }
                Err(Error::QuotaReached { .. }) => 0,
                Err(error) => return Err(error),
            };
            let (write, left_out) = self.addition(&quota, &items, free, part)?;
            let write = write.guard(Guard::BrandGone, Action::exists(keys.brand()));
            match self.store.table().commit(write).await? {
                Ok(()) | Err(Guard::BrandGone) => return Ok(left_out),
                Err(Guard::Changed) => {}
            }
        }
    }

    /// The transaction that writes some trends beside those that were read, `free` new ones at most, and how many have no
    /// place.
    fn addition(
        self,
        quota: &Quota<'_>,
        there: &HashMap<Key, Item>,
        free: i64,
        part: &[TrendRecord],
    ) -> Result<(Transaction<Guard>, usize)> {
        let (mut made, mut left_out) = (0, 0);
        let mut write = Transaction::new();
        for trend in part {
            let key = self.store.org.of(trend.id.brand).trend(trend.id.token);
            if let Some(item) = there.get(&key) {
                let old: TrendRecord = entity_of(item.clone())?;
                let mut new = old.clone().with(trend);
                if new != old {
                    new.revision += 1;
                    write = write.guard(Guard::Changed, put_trend(self.store, &new)?);
                }
            } else if made < free {
                made += 1;
                write = write.guard(Guard::Changed, Action::put_new(item_of(key, "trend", trend)?));
            } else {
                left_out += 1;
            }
        }
        if made > 0 {
            write = write.guard(Guard::Changed, quota.more_by(there, made));
        }
        Ok((write, left_out))
    }
}
