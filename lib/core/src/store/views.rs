//! Views in the table: the view and the marker of its name.

use super::Store;
use super::attempts::Attempts;
use super::keys::Taken;
use super::once::made_before;
use super::table::{Action, Item, entity_of, item_of, number, text_of};
use crate::entities::view::{NewView, ViewPatch, ViewRecord, checked_name, view_name};
use crate::error::{Error, Result};
use crate::ids::{BrandId, ViewId};
use crate::page::{Listed, PageRequest};

fn taken() -> Error {
    Error::duplicate("name: a view of this brand has it already, whatever the case")
}

impl Store {
    fn view_marker(&self, view: &ViewRecord) -> Result<Item> {
        let key = self.org.of(view.id.brand).taken(Taken::View, view_name(&view.name));
        item_of(key, "taken", &serde_json::json!({"view": view.id}))
    }

    /// Makes a view. One request.
    pub async fn create_view(&self, brand: BrandId, body: NewView) -> Result<ViewRecord> {
        let now = self.app.clock.now().0;
        let view = ViewRecord {
            id: ViewId {
                brand,
                token: self.token(),
            },
            name: checked_name(&body.name)?,
            filters: body.filters.checked()?,
            revision: 0,
            created: now,
            updated: now,
        };
        let keys = self.org.of(brand);
        let actions = vec![
            Action::exists(keys.brand()),
            Action::put_new(self.view_marker(&view)?),
            Action::put_new(item_of(keys.view(view.id), "view", &view)?),
        ];
        match self.app.table.transact(actions).await? {
            Ok(()) => Ok(view),
            Err(refused) if refused.contains(&0) => Err(Error::NotFound),
            // Made by the same request before it was cut off: then it is there under this very id.
            Err(_) if self.repeatable() => made_before(self.view(view.id).await, taken()),
            Err(_) => Err(taken()),
        }
    }

    /// Reads a view.
    pub async fn view(&self, id: ViewId) -> Result<ViewRecord> {
        let (_, item) = self.with_brand(id.brand, self.org.of(id.brand).view(id)).await?;
        entity_of(item)
    }

    /// One page of a brand's views, oldest first. One request.
    pub async fn list_views(&self, brand: BrandId, page: PageRequest) -> Result<Listed<ViewRecord>> {
        let items = self.app.table.query(&self.org.of(brand).views_and_brand()).await?;
        let (views, rest): (Vec<_>, Vec<_>) = items
            .into_iter()
            .partition(|item| text_of(item, "kind") == Some("view"));
        if rest.is_empty() {
            return Err(Error::NotFound);
        }
        let listed = page.of(views);
        let views = listed.items.into_iter().map(entity_of).collect::<Result<_>>()?;
        Ok(Listed {
            items: views,
            total: listed.total,
            page,
        })
    }

    /// Changes a view; `filters` is replaced whole.
    pub async fn update_view(&self, id: ViewId, patch: ViewPatch) -> Result<ViewRecord> {
        let name = patch.name.as_deref().map(checked_name).transpose()?;
        let filters = patch.filters.map(|filters| filters.checked()).transpose()?;
        let keys = self.org.of(id.brand);
        let mut attempts = Attempts::unless("the view changed under every attempt to update it");
        loop {
            attempts.next().await?;
            let old = self.view(id).await?;
            let mut new = old.clone();
            new.name = name.clone().unwrap_or(new.name);
            new.filters = filters.clone().unwrap_or(new.filters);
            if new == old {
                return Ok(old);
            }
            new.revision += 1;
            new.updated = self.app.clock.now().0.max(old.updated + 1);
            let put = Action::put(item_of(keys.view(id), "view", &new)?)
                .when("revision = :revision")
                .value(":revision", number(old.revision));
            let mut actions = vec![put, Action::exists(keys.brand())];
            if view_name(&new.name) != view_name(&old.name) {
                actions.push(Action::put_new(self.view_marker(&new)?));
                actions.push(Action::delete(keys.taken(Taken::View, view_name(&old.name))));
            }
            match self.app.table.transact(actions).await? {
                Ok(()) => return Ok(new),
                Err(refused) if refused.contains(&1) => return Err(Error::NotFound),
                Err(refused) if !refused.contains(&0) => return Err(taken()),
                Err(_) => {}
            }
        }
    }

    /// Deletes a view; its prompts stay.
    pub async fn delete_view(&self, id: ViewId) -> Result<()> {
        let keys = self.org.of(id.brand);
        let mut attempts = Attempts::unless("the view changed under every attempt to delete it");
        loop {
            attempts.next().await?;
            let view = self.view(id).await?;
            let actions = vec![
                Action::delete(keys.view(id))
                    .when("revision = :revision")
                    .value(":revision", number(view.revision)),
                Action::delete(keys.taken(Taken::View, view_name(&view.name))),
            ];
            if self.app.table.transact(actions).await?.is_ok() {
                return Ok(());
            }
        }
    }
}
