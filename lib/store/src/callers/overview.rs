//! What an organization looks at of itself: its name and limits, how much of them is used, and when its keys were used.

use std::collections::HashMap;

use super::limits::Limits;
use super::organizations::{KeyRow, Organizations};
use crate::aws::settings::StoreSettings;
use crate::keys::OrgKeys;
use crate::table::{Action, Changed, Transaction, number_of, text};
use answerscope_domain::clock::Moment;
use answerscope_domain::entities::collecting::CollectingSettings;
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::OrgId;
use answerscope_domain::text::required;

/// Characters of an organization's name.
const NAME: usize = 200;

/// How much there is of something, and how much there may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Share {
    /// What there is.
    pub used: i64,
    /// What there may be.
    pub limit: i64,
}

/// An organization as its members see it.
#[derive(Debug, Clone)]
pub struct Overview {
    /// Its name.
    pub name: String,
    /// When it was made, ISO 8601.
    pub created_at: String,
    /// Limits of its own.
    pub limits: Limits,
    /// How it collects.
    pub collecting: CollectingSettings,
    /// Prompts that are monitored.
    pub prompts: Share,
    /// Brands.
    pub brands: Share,
    /// Insight generations.
    pub credits: Share,
}

impl Organizations<'_> {
    /// An organization with its limits, where it has none those of the deployment.
    ///
    /// # Errors
    /// 1006 where there is no such organization.
    pub async fn overview(&self, org: OrgId, settings: &StoreSettings) -> Result<Overview> {
        let organization = self.read(org).await?;
        let usage = self.table.get(&OrgKeys(org).usage()).await?.unwrap_or_default();
        let share = |counted: &str, own: Option<u32>, deployment: u32| Share {
            used: number_of(&usage, counted).unwrap_or_default(),
            limit: own.unwrap_or(deployment).into(),
        };
        let limits = &organization.limits;
        Ok(Overview {
            prompts: share("active", limits.monitoring_limit, settings.monitoring_limit),
            brands: share("brands", limits.brand_limit, settings.brand_limit),
            credits: share("credits", limits.credits, settings.credits),
            name: organization.name,
            created_at: organization.created_at,
            limits: organization.limits,
            collecting: organization.collecting,
        })
    }

    /// The keys of an organization, oldest first, each with when it was used last; keys from before that was noted have no
    /// such moment until they are used.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn keys_with_use(&self, org: OrgId) -> Result<Vec<(KeyRow, Option<Moment>)>> {
        let places: HashMap<_, _> = self
            .keys(org)
            .await?
            .into_iter()
            .map(|key| (key.id, key.item_key()))
            .collect();
        let items = self.table.batch_get(places.values().cloned().collect()).await?;
        // By its id: keys come and go between the two readings.
        let used = |key: &KeyRow| {
            items
                .get(places.get(&key.id)?)
                .and_then(|item| number_of(item, "usedAt"))
                .map(Moment)
        };
        let shown = self.list_keys(org).await?.into_iter();
        Ok(shown
            .map(|key| {
                let at = used(&key);
                (key, at)
            })
            .collect())
    }

    /// Gives an organization another name.
    ///
    /// # Errors
    /// 1002 for a name that is empty or too long, 1006 where there is no such organization.
    pub async fn rename(&self, org: OrgId, name: &str) -> Result<()> {
        let rename = Action::update(OrgKeys(org).organization(), "SET #name = :name")
            .name("#name", "name")
            .value(":name", text(required("name", name, NAME)?))
            .when("attribute_exists(pk)");
        let renamed = self.table.commit(Transaction::new().guard(Changed, rename)).await?;
        renamed.map_err(|Changed| Error::NotFound)
    }
}
