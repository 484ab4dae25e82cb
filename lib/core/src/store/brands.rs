//! Brands in the table: the brand itself, its row in the organization's list, and its domain's marker.

use serde::{Deserialize, Serialize};

use super::Store;
use super::attempts::Attempts;
use super::catalog::State;
use super::keys::Key;
use super::marks::Mark;
use super::once::made_before;
use super::queue::{Message, send_soon};
use super::table::{Action, Item, entity_of, item_of, number, text_of};
use crate::entities::brand::{BrandPatch, BrandRecord, NewBrand};
use crate::error::{Error, Result};
use crate::ids::BrandId;
use crate::page::{Listed, PageRequest};

/// A row holds the whole brand when that is at most this long, so that most lists are one request.
const WHOLE: usize = 1_500;

#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct BrandRow {
    pub(crate) id: BrandId,
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
        let brand = BrandRecord::new(BrandId(self.token()), body, self.app.clock.now())?;
        let keys = self.org.of(brand.id);
        let actions = vec![
            Action::put_new(self.marker(&brand)?),
            Action::put_new(item_of(keys.brand(), "brand", &brand)?),
            Action::put_new(State::item(keys.state())),
            Action::put_new(self.row(&brand)?),
        ];
        match self.app.table.transact(actions).await? {
            Ok(()) => Ok(brand),
            // Made by the same request before it was cut off: then it is there under this very id.
            Err(_) if self.repeatable() => made_before(self.brand(brand.id).await, taken_domain()),
            Err(_) => Err(taken_domain()),
        }
    }

    /// Reads a brand.
    pub async fn brand(&self, id: BrandId) -> Result<BrandRecord> {
        entity_of(
            self.app
                .table
                .get(&self.org.of(id).brand())
                .await?
                .ok_or(Error::NotFound)?,
        )
    }

    /// Reads an item of a brand and the brand, in one request; both must be there.
    pub async fn with_brand(&self, id: BrandId, child: Key) -> Result<(BrandRecord, Item)> {
        let keys = self.org.of(id);
        let mut items = self.app.table.batch_get(vec![keys.brand(), child.clone()]).await?;
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
        let items = self.app.table.query(&self.org.brand_rows()).await?;
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
        let mut read = self.app.table.batch_get(narrow).await?;
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
        let keys = self.org.of(id);
        let mut attempts = Attempts::unless("the brand changed under every attempt to update it");
        loop {
            attempts.next().await?;
            let old = self.brand(id).await?;
            let mut new = old.clone();
            new.apply(patch.clone())?;
            if new == old {
                return Ok(old);
            }
            new.revision += 1;
            new.updated = self.app.clock.now().0.max(old.updated + 1);
            let put = Action::put(item_of(keys.brand(), "brand", &new)?)
                .when("revision = :revision")
                .value(":revision", number(old.revision));
            let mut actions = vec![put, Action::put(self.row(&new)?)];
            let moved = new.domain != old.domain;
            if moved {
                actions.push(Action::put_new(self.marker(&new)?));
                actions.push(Action::delete(self.org.domain(&old.domain)));
            }
            if new.naming != old.naming {
                actions.push(Mark::Naming.put(keys, self.fresh_token()));
            }
            match self.app.table.transact(actions).await? {
                Ok(()) => {
                    if new.naming != old.naming {
                        self.settle(id).await;
                    }
                    return Ok(new);
                }
                Err(refused) if !refused.contains(&0) => return Err(taken_domain()),
                Err(_) => {}
            }
        }
    }

    /// Deletes a brand: it and everything under it is gone for callers at once.
    pub async fn delete_brand(&self, id: BrandId) -> Result<()> {
        let keys = self.org.of(id);
        let mut attempts = Attempts::unless("the brand changed under every attempt to delete it");
        loop {
            attempts.next().await?;
            let (brand, state) = self.with_brand(id, keys.state()).await?;
            let state = State::of(&state);
            let mut actions = vec![
                Action::delete(keys.state())
                    .when("active = :active")
                    .value(":active", number(state.active)),
                Action::delete(keys.brand())
                    .when("revision = :revision")
                    .value(":revision", number(brand.revision)),
                Action::delete(self.org.brand_row(id)),
                Action::delete(self.org.domain(&brand.domain)),
                Mark::Brand.put(keys, self.fresh_token()),
            ];
            if state.active > 0 {
                actions.push(self.monitor(-i64::from(state.active), None));
            }
            if self.app.table.transact(actions).await?.is_ok() {
                self.cascade(id).await;
                return Ok(());
            }
        }
    }

    /// Counts active prompts of the organization up or down; `most`: only while no more than that are active before.
    pub(crate) fn monitor(&self, change: i64, most: Option<i64>) -> Action {
        let update = Action::update(self.org.usage(), "SET kind = :kind, v = :v ADD active :change")
            .value(":kind", super::table::text("usage"))
            .value(":v", number(1))
            .value(":change", number(change));
        match most {
            Some(0..) => update
                .when("attribute_not_exists(active) OR active <= :most")
                .value(":most", number(most.unwrap_or_default())),
            Some(_) => update.when("active < :nothing").value(":nothing", number(0)),
            None => update,
        }
    }

    /// Asks the rollup worker to look at the brand's marks.
    pub async fn settle(&self, brand: BrandId) {
        let organization = self.organization();
        send_soon(self.app.queue().as_ref(), Message::Settle { organization, brand }).await;
    }

    /// Asks the cascade worker to look at the brand's marks.
    pub async fn cascade(&self, brand: BrandId) {
        let organization = self.organization();
        send_soon(self.app.queue().as_ref(), Message::Cascade { organization, brand }).await;
    }
}
