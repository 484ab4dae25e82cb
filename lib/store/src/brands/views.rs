//! Views in the table: the view and the marker of its name.

use super::Quota;
use crate::Store;
use crate::callers::idempotency::made_before;
use crate::keys::{BrandKeys, Taken};
use crate::runtime::retry::Retry;
use crate::table::{Action, Item, Transaction, entity_of, item_of, number, text_of};
use answerscope_domain::entities::view::{NewView, ViewPatch, ViewRecord, checked_name, view_name};
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{BrandId, ViewId};
use answerscope_domain::page::{Listed, PageRequest};

/// What refuses a new view.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
enum CreateView {
    /// The brand was deleted.
    BrandGone,
    /// A view with this id is there.
    IdTaken,
    /// Another view has the name.
    NameTaken,
    /// There are as many views as there may be, or nobody has counted them.
    NoPlace,
    /// The organization's own limit is another one.
    OtherLimit,
}

/// What refuses that a view is deleted.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
enum DeleteView {
    /// Somebody else has changed the view, or deleted it.
    Changed,
    /// Nobody has counted the brand's views.
    Uncounted,
}

/// What refuses a changed view.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
enum UpdateView {
    /// The brand was deleted.
    BrandGone,
    /// Somebody else has changed the view, or deleted it.
    Changed,
    /// Another view has the name.
    NameTaken,
}

fn taken() -> Error {
    Error::duplicate("name: a view of this brand has it already, whatever the case")
}

fn marker(keys: BrandKeys, view: &ViewRecord) -> Result<Item> {
    let key = keys.taken(Taken::View, view_name(&view.name));
    item_of(key, "taken", &serde_json::json!({"view": view.id}))
}

/// Views: saved filters over a brand's prompts.
#[derive(Clone, Copy)]
pub struct Views<'s> {
    pub(crate) store: &'s Store,
}

impl Views<'_> {
    /// Makes a view. One request.
    pub async fn create(self, brand: BrandId, body: NewView) -> Result<ViewRecord> {
        let now = self.store.now().0;
        let view = ViewRecord {
            id: ViewId {
                brand,
                token: self.store.token(),
            },
            name: checked_name(&body.name)?,
            filters: body.filters.checked()?,
            revision: 0,
            created: now,
            updated: now,
        };
        let keys = self.store.org.of(brand);
        let item = item_of(keys.view(view.id), "view", &view)?;
        let (quota, mut own) = (Quota::views(self.store, keys), None);
        let mut attempts = Retry::new("the organization's limit changed under every attempt to make a view");
        loop {
            attempts.next().await?;
            let create = Transaction::new()
                .guard(CreateView::BrandGone, Action::exists(keys.brand()))
                .guard(CreateView::NameTaken, Action::put_new(marker(keys, &view)?))
                .guard(CreateView::IdTaken, Action::put_new(item.clone()))
                .guard(CreateView::NoPlace, quota.one_more(own))
                .guard(CreateView::OtherLimit, quota.limit_is(own));
            match self.store.table().commit(create).await? {
                Ok(()) => return Ok(view),
                Err(CreateView::BrandGone) => return Err(Error::NotFound),
                Err(CreateView::NoPlace | CreateView::OtherLimit) => own = quota.look().await?,
                // Made by the same request before it was cut off: then it is there under this very id.
                Err(_) if self.store.repeatable() => return made_before(self.get(view.id).await, taken()),
                Err(CreateView::IdTaken | CreateView::NameTaken) => return Err(taken()),
            }
        }
    }

    /// Reads a view.
    pub async fn get(self, id: ViewId) -> Result<ViewRecord> {
        let key = self.store.org.of(id.brand).view(id);
        let (_, item) = self.store.brands().get_with(id.brand, key).await?;
        entity_of(item)
    }

    /// One page of a brand's views, oldest first. One request.
    pub async fn list(self, brand: BrandId, page: PageRequest) -> Result<Listed<ViewRecord>> {
        let range = self.store.org.of(brand).views_and_brand();
        let items = self.store.table().query(&range).await?;
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
    pub async fn update(self, id: ViewId, patch: ViewPatch) -> Result<ViewRecord> {
        let name = patch.name.as_deref().map(checked_name).transpose()?;
        let filters = patch.filters.map(|filters| filters.checked()).transpose()?;
        let keys = self.store.org.of(id.brand);
        let mut attempts = Retry::new("the view changed under every attempt to update it");
        loop {
            attempts.next().await?;
            let old = self.get(id).await?;
            let mut new = old.clone();
            new.name = name.clone().unwrap_or(new.name);
            new.filters = filters.clone().unwrap_or(new.filters);
            if new == old {
                return Ok(old);
            }
            new.revision += 1;
            new.updated = self.store.now().0.max(old.updated + 1);
            let put = Action::put(item_of(keys.view(id), "view", &new)?)
                .when("revision = :revision")
                .value(":revision", number(old.revision));
            let mut update = Transaction::new()
                .guard(UpdateView::Changed, put)
                .guard(UpdateView::BrandGone, Action::exists(keys.brand()));
            if view_name(&new.name) != view_name(&old.name) {
                update = update
                    .guard(UpdateView::NameTaken, Action::put_new(marker(keys, &new)?))
                    .then(Action::delete(keys.taken(Taken::View, view_name(&old.name))));
            }
            match self.store.table().commit(update).await? {
                Ok(()) => return Ok(new),
                Err(UpdateView::BrandGone) => return Err(Error::NotFound),
                Err(UpdateView::Changed) => {}
                Err(UpdateView::NameTaken) => return Err(taken()),
            }
        }
    }

    /// Deletes a view; its prompts stay.
    pub async fn delete(self, id: ViewId) -> Result<()> {
        let keys = self.store.org.of(id.brand);
        let quota = Quota::views(self.store, keys);
        let mut attempts = Retry::new("the view changed under every attempt to delete it");
        loop {
            attempts.next().await?;
            let view = self.get(id).await?;
            let view_as_read = Action::delete(keys.view(id))
                .when("revision = :revision")
                .value(":revision", number(view.revision));
            let delete = Transaction::new()
                .guard(DeleteView::Changed, view_as_read)
                .guard(DeleteView::Uncounted, quota.one_less())
                .then(Action::delete(keys.taken(Taken::View, view_name(&view.name))));
            match self.store.table().commit(delete).await? {
                Ok(()) => return Ok(()),
                Err(DeleteView::Uncounted) => quota.make_count().await?,
                Err(DeleteView::Changed) => {}
            }
        }
    }
}
