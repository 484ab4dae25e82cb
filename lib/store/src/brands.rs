//! Brands in the table: the brand itself, its row in the organization's list, and its domain's marker.

use serde::{Deserialize, Serialize};

use super::Store;
use super::action::{Action, Conditional};
use super::catalog::State;
use super::idempotency::made_before;
use super::keys::Key;
use super::outbox::OutboxEntry;
use super::queue::{Message, send_soon};
use super::retry::Retry;
use super::table::{Item, entity_of, item_of, number, text, text_of};
use super::transaction::{Changed, Transaction};
use answerscope_domain::entities::brand::{BrandPatch, BrandRecord, NewBrand};
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::BrandId;
use answerscope_domain::page::{Listed, PageRequest};

/// A row holds the whole brand when that is at most this long, so that most lists are one request.
const WHOLE: usize = 1_500;

/// A brand in the organization's list.
#[derive(Debug, Serialize, Deserialize)]
pub struct BrandRow {
    /// Its id.
    pub id: BrandId,
    name: String,
    domain: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    whole: Option<BrandRecord>,
}

impl BrandRow {
    fn of(brand: &BrandRecord) -> Result<Self> {
        let size = serde_json::to_vec(brand).map_err(Error::internal)?.len();
        Ok(Self {
            id: brand.id,
            name: brand.name.clone(),
            domain: brand.domain.clone(),
            whole: (size <= WHOLE).then(|| brand.clone()),
        })
    }
}

/// What refuses a new brand.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
enum CreateBrand {
    /// A brand with this id is there.
    IdTaken,
    /// Another brand has the domain.
    DomainTaken,
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

impl Store {
    fn marker(&self, brand: &BrandRecord) -> Result<Item> {
        item_of(
            self.org.domain(&brand.domain),
            "domain",
            &serde_json::json!({"brand": brand.id}),
        )
    }

    fn row(&self, brand: &BrandRecord) -> Result<Item> {
        item_of(self.org.brand_row(brand.id), "brand row", &BrandRow::of(brand)?)
    }

    /// Makes a brand. One request.
    pub async fn create_brand(&self, body: NewBrand) -> Result<BrandRecord> {
        let brand = BrandRecord::new(BrandId(self.token()), body, self.stores.clock.now())?;
        let keys = self.org.of(brand.id);
        let item = item_of(keys.brand(), "brand", &brand)?;
        let create = Transaction::new()
            .guard(CreateBrand::DomainTaken, Action::put_new(self.marker(&brand)?))
            .guard(CreateBrand::IdTaken, Action::put_new(item))
            .guard(CreateBrand::IdTaken, Action::put_new(State::item(keys.state())))
            .guard(CreateBrand::IdTaken, Action::put_new(self.row(&brand)?));
        match self.stores.table.commit(create).await? {
            Ok(()) => Ok(brand),
            // Made by the same request before it was cut off: then it is there under this very id.
            Err(_) if self.repeatable() => made_before(self.brand(brand.id).await, taken_domain()),
            Err(CreateBrand::IdTaken | CreateBrand::DomainTaken) => Err(taken_domain()),
        }
    }

    /// Reads a brand.
    pub async fn brand(&self, id: BrandId) -> Result<BrandRecord> {
        entity_of(
            self.stores
                .table
                .get(&self.org.of(id).brand())
                .await?
                .ok_or(Error::NotFound)?,
        )
    }

    /// Reads an item of a brand and the brand, in one request; both must be there.
    pub async fn with_brand(&self, id: BrandId, child: Key) -> Result<(BrandRecord, Item)> {
        let keys = self.org.of(id);
        let mut items = self.stores.table.batch_get(vec![keys.brand(), child.clone()]).await?;
        match (items.remove(&keys.brand()), items.remove(&child)) {
            (Some(brand), Some(item)) => Ok((entity_of(brand)?, item)),
            _ => Err(Error::NotFound),
        }
    }

    /// One page of the brands whose name and domain hold these parts, whatever the case; oldest first.
    pub async fn list_brands(
        &self,
        name: Option<&str>,
        domain: Option<&str>,
        page: PageRequest,
    ) -> Result<Listed<BrandRecord>> {
        let items = self.stores.table.query(&self.org.brand_rows()).await?;
        let holds = |item: &Item, field: &str, part: &Option<String>| {
            part.as_ref()
                .is_none_or(|part| text_of(item, field).is_some_and(|t| t.to_lowercase().contains(part)))
        };
        let (name, domain) = (name.map(str::to_lowercase), domain.map(str::to_lowercase));
        let found: Vec<Item> = items
            .into_iter()
            .filter(|item| holds(item, "name", &name) && holds(item, "domain", &domain))
            .collect();
        let rows = page.of(found);
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
            .map(|row| self.org.of(row.id).brand())
            .collect();
        let mut read = self.stores.table.batch_get(narrow).await?;
        let mut brands = Vec::new();
        for row in rows.items {
            match (row.whole, read.remove(&self.org.of(row.id).brand())) {
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

    /// Changes a brand. When what is looked for in answers changes, they are read anew in the background.
    pub async fn update_brand(&self, id: BrandId, patch: &BrandPatch) -> Result<BrandRecord> {
        let mut attempts = Retry::new("the brand changed under every attempt to update it");
        loop {
            attempts.next().await?;
            let old = self.brand(id).await?;
            let mut new = old.clone();
            new.apply(patch.clone())?;
            if new == old {
                return Ok(old);
            }
            new.revision += 1;
            new.updated = self.stores.clock.now().0.max(old.updated + 1);
            match self.stores.table.commit(self.update(&old, &new)?).await? {
                Ok(()) => {
                    if new.naming != old.naming {
                        self.enqueue_rollup(id).await;
                    }
                    return Ok(new);
                }
                Err(UpdateBrand::DomainTaken) => return Err(taken_domain()),
                Err(UpdateBrand::Changed) => {}
            }
        }
    }

    fn update(&self, old: &BrandRecord, new: &BrandRecord) -> Result<Transaction<UpdateBrand>> {
        let keys = self.org.of(old.id);
        let put = Action::put(item_of(keys.brand(), "brand", new)?)
            .when("revision = :revision")
            .value(":revision", number(old.revision));
        let mut update = Transaction::new()
            .guard(UpdateBrand::Changed, put)
            .then(Action::put(self.row(new)?));
        if new.domain != old.domain {
            update = update
                .guard(UpdateBrand::DomainTaken, Action::put_new(self.marker(new)?))
                .then(Action::delete(self.org.domain(&old.domain)));
        }
        if new.naming != old.naming {
            update = update.then(OutboxEntry::Reanalysis.put(keys, self.fresh_token()));
        }
        Ok(update)
    }

    /// Deletes a brand: it and everything under it is gone for callers at once.
    pub async fn delete_brand(&self, id: BrandId) -> Result<()> {
        let keys = self.org.of(id);
        let mut attempts = Retry::new("the brand changed under every attempt to delete it");
        loop {
            attempts.next().await?;
            let (brand, state) = self.with_brand(id, keys.state()).await?;
            let state = State::of(&state);
            let state_as_read = Action::delete(keys.state())
                .when("active = :active")
                .value(":active", number(state.active));
            let brand_as_read = Action::delete(keys.brand())
                .when("revision = :revision")
                .value(":revision", number(brand.revision));
            let mut delete = Transaction::new()
                .guard(Changed, state_as_read)
                .guard(Changed, brand_as_read)
                .then(Action::delete(self.org.brand_row(id)))
                .then(Action::delete(self.org.domain(&brand.domain)))
                .then(OutboxEntry::PurgeBrand.put(keys, self.fresh_token()));
            if state.active > 0 {
                delete = delete.then(self.monitor(-i64::from(state.active)));
            }
            if self.stores.table.commit(delete).await?.is_ok() {
                self.enqueue_purge(id).await;
                return Ok(());
            }
        }
    }

    /// Counts active prompts of the organization up or down.
    pub fn monitor(&self, change: i64) -> Action {
        Action::update(self.org.usage(), "SET kind = :kind, v = :v ADD active :change")
            .value(":kind", text("usage"))
            .value(":v", number(1))
            .value(":change", number(change))
    }

    /// Counts active prompts of the organization up, while no more than `limit` are active then.
    pub fn monitor_within(&self, limit: i64, more: i64) -> Conditional {
        match limit - more {
            most @ 0.. => self
                .monitor(more)
                .when("attribute_not_exists(active) OR active <= :most")
                .value(":most", number(most)),
            _ => self
                .monitor(more)
                .when("active < :nothing")
                .value(":nothing", number(0)),
        }
    }

    /// Asks the rollup worker to look at the brand's outbox entries.
    pub async fn enqueue_rollup(&self, brand: BrandId) {
        let organization = self.organization();
        send_soon(self.stores.queue().as_ref(), Message::Rollup { organization, brand }).await;
    }

    /// Asks the purge worker to look at the brand's outbox entries.
    pub async fn enqueue_purge(&self, brand: BrandId) {
        let organization = self.organization();
        send_soon(self.stores.queue().as_ref(), Message::Purge { organization, brand }).await;
    }
}
