//! Brands: the brand itself, its row in the organization's list, its domain's marker; beside it its counters, its views and
//! its insights.

pub mod counted;
mod everywhere;
mod insights;
mod list_row;
mod places;
mod quotas;
pub mod reanalysis;
mod runs;
mod state;
mod views;

use crate::Store;
use crate::callers::idempotency::made_before;
use crate::keys::Key;
use crate::runtime::retry::Retry;
use crate::table::outbox::OutboxEntry;
use crate::table::{Action, Item, Transaction, entity_of, item_of, number, text_of};
use answerscope_domain::entities::brand::{BrandPatch, BrandRecord, NewBrand};
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::BrandId;
use answerscope_domain::page::{Listed, PageRequest};

pub use everywhere::{brands_of_all, organization_of_brand, organizations_after};
pub use insights::Insights;
pub use list_row::BrandRow;
use places::one_brand_less;
pub(crate) use places::{Monitored, monitor};
pub(crate) use quotas::Quota;
use reanalysis::ReanalysisProgress;
pub use runs::RunClaim;
pub(crate) use state::{State, count, count_active};
pub use views::Views;

/// What refuses a new brand.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
enum CreateBrand {
    /// A brand with this id is there.
    IdTaken,
    /// Another brand has the domain.
    DomainTaken,
    /// There are as many brands as there may be, or nobody has counted them.
    NoPlace,
    /// The organization's own limit is another one.
    OtherLimit,
}

/// What refuses that a brand is deleted.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
enum DeleteBrand {
    /// Somebody else has changed the brand, or deleted it.
    Changed,
    /// Nobody has counted the organization's brands.
    Uncounted,
}

/// What refuses a changed brand.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
enum UpdateBrand {
    /// Somebody else has changed the brand, or deleted it.
    Changed,
    /// Another brand has the domain.
    DomainTaken,
}

fn taken_domain() -> Error {
    Error::duplicate("domain: a brand of this organization has it already")
}

/// Brands, their domains, and until when their answers are counted.
#[derive(Clone, Copy)]
pub struct Brands<'s> {
    pub(crate) store: &'s Store,
}

impl Brands<'_> {
    fn marker(self, brand: &BrandRecord) -> Result<Item> {
        item_of(
            self.store.org.domain(&brand.domain),
            "domain",
            &serde_json::json!({"brand": brand.id}),
        )
    }

    fn row(self, brand: &BrandRecord) -> Result<Item> {
        item_of(self.store.org.brand_row(brand.id), "brand row", &BrandRow::of(brand)?)
    }

    /// Makes a brand. One request.
    pub async fn create(self, body: NewBrand) -> Result<BrandRecord> {
        let brand = BrandRecord::new(BrandId(self.store.token()), body, self.store.now())?;
        let keys = self.store.org.of(brand.id);
        let item = item_of(keys.brand(), "brand", &brand)?;
        let (quota, mut own) = (Quota::brands(self.store), None);
        let mut attempts = Retry::new("the organization's limit changed under every attempt to make a brand");
        loop {
            attempts.next().await?;
            let create = Transaction::new()
                .guard(CreateBrand::DomainTaken, Action::put_new(self.marker(&brand)?))
                .guard(CreateBrand::IdTaken, Action::put_new(item.clone()))
                .guard(CreateBrand::IdTaken, Action::put_new(State::item(keys.state())))
                .guard(CreateBrand::IdTaken, Action::put_new(self.row(&brand)?))
                .guard(CreateBrand::NoPlace, quota.one_more(own))
                .guard(CreateBrand::OtherLimit, quota.limit_is(own));
            match self.store.table().commit(create).await? {
                Ok(()) => return Ok(brand),
                Err(CreateBrand::NoPlace | CreateBrand::OtherLimit) => own = quota.look().await?,
                // Made by the same request before it was cut off: then it is there under this very id.
                Err(_) if self.store.repeatable() => return made_before(self.get(brand.id).await, taken_domain()),
                Err(CreateBrand::IdTaken | CreateBrand::DomainTaken) => return Err(taken_domain()),
            }
        }
    }

    /// Reads a brand.
    pub async fn get(self, id: BrandId) -> Result<BrandRecord> {
        entity_of(
            self.store
                .table()
                .get(&self.store.org.of(id).brand())
                .await?
                .ok_or(Error::NotFound)?,
        )
    }

    /// Reads an item of a brand and the brand, in one request; both must be there.
    pub async fn get_with(self, id: BrandId, child: Key) -> Result<(BrandRecord, Item)> {
        let keys = self.store.org.of(id);
        let mut items = self.store.table().batch_get(vec![keys.brand(), child.clone()]).await?;
        match (items.remove(&keys.brand()), items.remove(&child)) {
            (Some(brand), Some(item)) => Ok((entity_of(brand)?, item)),
            _ => Err(Error::NotFound),
        }
    }

    /// Up to `most` brands of the organization that follow one, oldest first.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn following(self, after: Option<BrandId>, most: usize) -> Result<Vec<BrandId>> {
        let mut range = self.store.org.brand_rows();
        if let Some(after) = after {
            range.from = self.store.org.brand_row(after).sk;
        }
        // The range begins with that brand itself.
        let rows = self.store.table().query_head(&range, most.saturating_add(1)).await?;
        let ids = rows.into_iter().map(|row| Ok(entity_of::<BrandRow>(row)?.id));
        let ids: Vec<BrandId> = ids.collect::<Result<_>>()?;
        Ok(ids.into_iter().filter(|id| Some(*id) != after).take(most).collect())
    }

    /// One page of the brands whose name and domain hold these parts, whatever the case; oldest first.
    pub async fn list(
        self,
        name: Option<&str>,
        domain: Option<&str>,
        page: PageRequest,
    ) -> Result<Listed<BrandRecord>> {
        let rows = if name.is_none() && domain.is_none() {
            let range = self.store.org.brand_rows();
            let counter = self.store.org.usage();
            self.store
                .table()
                .query_counted(&range, page, &counter, "brands")
                .await?
        } else {
            page.of(self.rows_with(name, domain).await?)
        };
        let rows = Listed {
            items: rows
                .items
                .into_iter()
                .map(entity_of::<BrandRow>)
                .collect::<Result<Vec<_>>>()?,
            total: rows.total,
            page,
        };
        let narrow = rows
            .items
            .iter()
            .filter(|row| row.whole.is_none())
            .map(|row| self.store.org.of(row.id).brand())
            .collect();
        let mut read = self.store.table().batch_get(narrow).await?;
        let mut brands = Vec::new();
        for row in rows.items {
            match (row.whole, read.remove(&self.store.org.of(row.id).brand())) {
                (Some(brand), _) => brands.push(brand),
                (None, Some(item)) => brands.push(entity_of(item)?),
                // Deleted between the two requests.
                (None, None) => {}
            }
        }
        Ok(Listed {
            items: brands,
            total: rows.total,
            page,
        })
    }

    /// The rows whose name and domain hold these parts, whatever the case.
    async fn rows_with(self, name: Option<&str>, domain: Option<&str>) -> Result<Vec<Item>> {
        let mut items = self.store.table().query(&self.store.org.brand_rows()).await?;
        let holds = |item: &Item, field: &str, part: &Option<String>| {
            part.as_ref()
                .is_none_or(|part| text_of(item, field).is_some_and(|t| t.to_lowercase().contains(part)))
        };
        let (name, domain) = (name.map(str::to_lowercase), domain.map(str::to_lowercase));
        items.retain(|item| holds(item, "name", &name) && holds(item, "domain", &domain));
        Ok(items)
    }

    /// Changes a brand. When what is looked for in answers changes, they are read anew in the background, which then has
    /// begun.
    pub async fn update(self, id: BrandId, patch: &BrandPatch) -> Result<(BrandRecord, Option<ReanalysisProgress>)> {
        let mut attempts = Retry::new("the brand changed under every attempt to update it");
        loop {
            attempts.next().await?;
            let old = self.get(id).await?;
            let mut new = old.clone();
            new.apply(patch.clone())?;
            if new == old {
                return Ok((old, None));
            }
            new.revision += 1;
            new.updated = self.store.now().0.max(old.updated + 1);
            match self.store.table().commit(self.change(&old, &new)?).await? {
                Ok(()) => {
                    if new.naming == old.naming {
                        return Ok((new, None));
                    }
                    self.store.outbox().enqueue_backfill(id).await;
                    return Ok((new, Some(ReanalysisProgress::BEGUN)));
                }
                Err(UpdateBrand::DomainTaken) => return Err(taken_domain()),
                Err(UpdateBrand::Changed) => {}
            }
        }
    }

    fn change(self, old: &BrandRecord, new: &BrandRecord) -> Result<Transaction<UpdateBrand>> {
        let keys = self.store.org.of(old.id);
        let put = Action::put(item_of(keys.brand(), "brand", new)?)
            .when("revision = :revision")
            .value(":revision", number(old.revision));
        let mut update = Transaction::new()
            .guard(UpdateBrand::Changed, put)
            .then(Action::put(self.row(new)?));
        if new.domain != old.domain {
            update = update
                .guard(UpdateBrand::DomainTaken, Action::put_new(self.marker(new)?))
                .then(Action::delete(self.store.org.domain(&old.domain)));
        }
        if new.naming != old.naming {
            // Its progress is seen from here on: figures are the old ones until the backfill begins, too.
            update = update
                .then(OutboxEntry::Reanalysis.put(keys, self.store.fresh_token()))
                .then(reanalysis::note(keys, ReanalysisProgress::BEGUN));
        }
        Ok(update)
    }

    /// Deletes a brand: it and everything under it is gone for callers at once.
    pub async fn delete(self, id: BrandId) -> Result<()> {
        let keys = self.store.org.of(id);
        let mut attempts = Retry::new("the brand changed under every attempt to delete it");
        loop {
            attempts.next().await?;
            let (brand, state) = self.get_with(id, keys.state()).await?;
            let state = State::of(&state);
            let state_as_read = Action::delete(keys.state())
                .when("active = :active")
                .value(":active", number(state.active));
            let brand_as_read = Action::delete(keys.brand())
                .when("revision = :revision")
                .value(":revision", number(brand.revision));
            let delete = Transaction::new()
                .guard(DeleteBrand::Changed, state_as_read)
                .guard(DeleteBrand::Changed, brand_as_read)
                .guard(DeleteBrand::Uncounted, one_brand_less(self.store.org, state.active))
                .then(Action::delete(self.store.org.brand_row(id)))
                .then(Action::delete(self.store.org.domain(&brand.domain)))
                .then(OutboxEntry::PurgeBrand.put(keys, self.store.fresh_token()));
            match self.store.table().commit(delete).await? {
                Ok(()) => {
                    self.store.outbox().enqueue_purge(id).await;
                    return Ok(());
                }
                Err(DeleteBrand::Uncounted) => Quota::brands(self.store).make_count().await?,
                Err(DeleteBrand::Changed) => {}
            }
        }
    }
}
