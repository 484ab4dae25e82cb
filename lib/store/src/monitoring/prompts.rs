//! Single prompts in the table: reading, listing, changing, switching. Making them: [`super::prompts_bulk`]; deleting them:
//! [`super::prompts_delete`].

use super::catalog::Catalog;
use super::catalog_row::{Admits, CatalogRow, put_rows};
use super::topics_switch::Met;
use crate::Store;
use crate::brands::{Monitored, count, monitor};
use crate::keys::{BrandKeys, Key, Taken};
use crate::runtime::retry::Retry;
use crate::table::{Action, Conditional, Item, Transaction, entity_of, item_of, number, text_of};
use answerscope_analysis::Analyzer;
use answerscope_domain::entities::brand::BrandRecord;
use answerscope_domain::entities::prompt::{
    Monitoring, PromptFilter, PromptPatch, PromptRecord, PromptType, checked_query, checked_tags,
};
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{BrandId, PromptId, TopicId};
use answerscope_domain::page::{Listed, PageRequest};

/// Looks for the names of the brand itself.
pub(super) fn owned_names(brand: &BrandRecord) -> Analyzer {
    Analyzer::new(&brand.names()[..1])
}

/// The type of a text that names the brand or does not.
pub(super) fn derived_type(owned: &Analyzer, query: &str) -> PromptType {
    if owned.names_owned(query) {
        PromptType::Branded
    } else {
        PromptType::NonBranded
    }
}

pub(super) fn prompt_item(keys: BrandKeys, prompt: &PromptRecord) -> Result<Item> {
    item_of(keys.prompt(prompt.id.ordinal), "prompt", prompt)
}

pub(super) fn prompt_marker(keys: BrandKeys, prompt: &PromptRecord) -> Result<Item> {
    let key = keys.taken(Taken::Query, prompt.taken_name());
    item_of(key, "taken", &serde_json::json!({"ordinal": prompt.id.ordinal}))
}

/// Writes a prompt's next revision, if nobody else changed it first.
pub(super) fn put_prompt(keys: BrandKeys, old: &PromptRecord, new: &PromptRecord) -> Result<Conditional> {
    Ok(Action::put(prompt_item(keys, new)?)
        .when("revision = :revision")
        .value(":revision", number(old.revision)))
}

/// What refuses a changed prompt.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
enum ChangePrompt {
    /// The brand was deleted.
    BrandGone,
    /// Its topic is being switched.
    BeingSwitched,
    /// Somebody else has changed the prompt, or deleted it.
    Changed,
    /// The organization monitors as many prompts as it may.
    LimitReached,
    /// Another prompt has the text.
    TextTaken,
}

/// A change of an existing prompt: the prompt, its catalog row, the brand's counters (`active`: of them one more or less),
/// and nothing if somebody else was first.
fn change(keys: BrandKeys, old: &PromptRecord, new: &PromptRecord, active: i64) -> Result<Transaction<ChangePrompt>> {
    let change = Transaction::new()
        .guard(ChangePrompt::Changed, put_prompt(keys, old, new)?)
        .guard(ChangePrompt::BrandGone, Action::exists(keys.brand()));
    if CatalogRow::of(old) == CatalogRow::of(new) {
        return Ok(change);
    }
    let rows = put_rows(keys, &[CatalogRow::of(new)]);
    Ok(change
        .guard(ChangePrompt::BrandGone, count(keys, active, rows.len()))
        .then_all(rows))
}

/// Prompts: the questions that a brand is followed in.
#[derive(Clone, Copy)]
pub struct Prompts<'s> {
    pub(crate) store: &'s Store,
}

impl Prompts<'_> {
    /// Reads a prompt and its brand.
    pub async fn get(self, id: PromptId) -> Result<(BrandRecord, PromptRecord)> {
        let key = self.store.org.of(id.brand).prompt(id.ordinal);
        let (brand, item) = self.store.brands().get_with(id.brand, key).await?;
        let prompt: PromptRecord = entity_of(item)?;
        brand.require_topic(prompt.topic)?;
        Ok((brand, prompt))
    }

    /// One page of a brand's prompts that pass a filter, oldest first.
    pub async fn list(self, brand: BrandId, filter: &PromptFilter, page: PageRequest) -> Result<Listed<PromptRecord>> {
        let catalog = self.store.catalogs().get_with_page(brand, filter, page).await?;
        self.page(catalog, filter, page).await
    }

    /// One page of a catalog's prompts; those that did not come with it are read.
    pub async fn page(
        self,
        mut catalog: Catalog,
        filter: &PromptFilter,
        page: PageRequest,
    ) -> Result<Listed<PromptRecord>> {
        let keys = self.store.org.of(catalog.brand.id);
        let ordinals: Vec<u32> = catalog
            .rows
            .iter()
            .filter(|row| filter.admits(row))
            .map(|row| row.ordinal)
            .collect();
        let listed = page.of(ordinals);
        let missing = listed
            .items
            .iter()
            .filter(|ordinal| !catalog.prompts.contains_key(ordinal));
        let missing = missing.map(|ordinal| keys.prompt(*ordinal)).collect();
        let read = self.store.table().batch_get(missing).await?;
        for item in read.into_values() {
            let prompt: PromptRecord = entity_of(item)?;
            catalog.prompts.insert(prompt.id.ordinal, prompt);
        }
        // One that was deleted between the two requests is left out.
        let items = listed
            .items
            .iter()
            .filter_map(|ordinal| catalog.prompts.remove(ordinal))
            .collect();
        Ok(Listed {
            items,
            total: listed.total,
            page,
        })
    }

    /// Changes a prompt.
    pub async fn update(self, id: PromptId, patch: PromptPatch) -> Result<PromptRecord> {
        let query = patch.query.as_deref().map(checked_query).transpose()?;
        let tags = patch.tags.as_deref().map(checked_tags).transpose()?;
        let keys = self.store.org.of(id.brand);
        let mut attempts = Retry::new("the prompt changed under every attempt to update it");
        loop {
            attempts.next().await?;
            let (brand, old) = self.get(id).await?;
            let mut new = old.clone();
            new.tags = tags.clone().unwrap_or(new.tags);
            if let Some(kind) = patch.kind {
                (new.kind, new.kind_given) = (kind, true);
            }
            if let Some(query) = query.clone() {
                new.query = query;
                if !new.kind_given {
                    new.kind = derived_type(&owned_names(&brand), &new.query);
                }
            }
            if new == old {
                return Ok(old);
            }
            new.revision += 1;
            new.updated = self.store.now().0.max(old.updated + 1);
            let mut update = change(keys, &old, &new, 0)?;
            if new.taken_name() != old.taken_name() {
                update = update
                    .guard(ChangePrompt::TextTaken, Action::put_new(prompt_marker(keys, &new)?))
                    .then(Action::delete(keys.taken(Taken::Query, old.taken_name())));
            }
            match self.store.table().commit(update).await? {
                Ok(()) => return Ok(new),
                Err(ChangePrompt::BrandGone) => return Err(Error::NotFound),
                // A prompt of a deleted topic may hold the text.
                Err(ChangePrompt::TextTaken) if !brand.dying_topics.is_empty() => {
                    self.store.topics().go_on_with_deletions(&brand).await?;
                }
                Err(ChangePrompt::TextTaken) => {
                    return Err(Error::duplicate(
                        "query: a prompt of this brand and country has this text already",
                    ));
                }
                Err(ChangePrompt::Changed | ChangePrompt::BeingSwitched | ChangePrompt::LimitReached) => {}
            }
        }
    }

    /// Turns monitoring on or off.
    pub async fn toggle(self, id: PromptId) -> Result<PromptRecord> {
        let keys = self.store.org.of(id.brand);
        let mut met = Met::default();
        let mut attempts = Retry::new("the prompt changed under every attempt to switch it");
        loop {
            attempts.next().await?;
            let read = vec![
                keys.brand(),
                keys.state(),
                keys.prompt(id.ordinal),
                self.store.org.usage(),
                self.store.org.organization(),
            ];
            let mut items = self.store.table().batch_get(read).await?;
            let monitored = Monitored::among(self.store, keys, &items);
            let mut take = |key: &Key| items.remove(key).ok_or(Error::NotFound);
            let brand: BrandRecord = entity_of(take(&keys.brand())?)?;
            let old: PromptRecord = entity_of(take(&keys.prompt(id.ordinal))?)?;
            brand.require_topic(old.topic)?;
            let mut new = old.clone();
            new.monitoring = old.monitoring.toggled();
            new.revision += 1;
            new.updated = self.store.now().0.max(old.updated + 1);
            let on = new.monitoring == Monitoring::Active;
            if on && monitored.free() < 1 {
                return Err(Error::MonitoringLimit);
            }
            // Whoever switches its topic has counted it: that goes first.
            let toggle = change(keys, &old, &new, if on { 1 } else { -1 })?
                .guard(ChangePrompt::BeingSwitched, Action::absent(keys.switch(old.topic)));
            let toggle = if on {
                monitored.take(toggle, ChangePrompt::LimitReached, 1)
            } else {
                toggle.then(monitor(self.store.org, -1))
            };
            match self.store.table().commit(toggle).await? {
                Ok(()) => return Ok(new),
                Err(ChangePrompt::BrandGone) => return Err(Error::NotFound),
                Err(ChangePrompt::BeingSwitched) => {
                    let (brand, slot) = (id.brand, old.topic);
                    let topic = TopicId { brand, slot };
                    self.store.topics().get_past_switch(topic, &mut met).await?;
                }
                Err(ChangePrompt::Changed | ChangePrompt::LimitReached | ChangePrompt::TextTaken) => {}
            }
        }
    }

    /// Reads prompts by id; those that do not exist, or not for callers any more, are left out.
    pub async fn get_many(self, ids: Vec<PromptId>) -> Result<Vec<PromptRecord>> {
        let brands = ids.iter().map(|id| self.store.org.of(id.brand).brand());
        let prompts = ids.iter().map(|id| self.store.org.of(id.brand).prompt(id.ordinal));
        let items = self.store.table().batch_get(brands.chain(prompts).collect()).await?;
        let (brands, prompts): (Vec<Item>, Vec<Item>) = items
            .into_values()
            .partition(|item| text_of(item, "kind") == Some("brand"));
        let brands: Vec<BrandRecord> = brands.into_iter().map(entity_of).collect::<Result<_>>()?;
        let mut found: Vec<PromptRecord> = prompts.into_iter().map(entity_of).collect::<Result<_>>()?;
        found.retain(|prompt| {
            let brand = brands.iter().find(|brand| brand.id == prompt.id.brand);
            brand.is_some_and(|brand| brand.has_topic(prompt.topic))
        });
        Ok(found)
    }
}
