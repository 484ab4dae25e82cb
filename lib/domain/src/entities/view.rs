//! Views: saved filters over a brand's prompts, resolved whenever they are read.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::prompt::{Monitoring, PromptFilter, PromptType};
use crate::Named;
use crate::clock::Moment;
use crate::country::Country;
use crate::error::Result;
use crate::ids::{Fingerprint, ViewId};
use crate::input::{object, present, present_object};
use crate::parameter::FILTER_TAGS;
use crate::text;

/// Characters of a view's name.
const NAME: usize = 200;

/// The criteria of a view: ANDed, lists ORed inside. Those left out do not narrow.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Filters {
    /// This type alone.
    #[serde(
        default,
        rename = "type",
        deserialize_with = "present",
        skip_serializing_if = "Option::is_none"
    )]
    pub kind: Option<PromptType>,
    /// One of these countries.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub countries: Option<Vec<Country>>,
    /// At least one of these tags.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = FILTER_TAGS), inner(length(min = 1, max = 50)))]
    pub tags: Option<Vec<String>>,
    /// This monitoring status alone.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub status: Option<Monitoring>,
}

impl Filters {
    /// Checks the tags; each country and tag stands once, so that there are no more countries than the world has.
    pub fn checked(mut self) -> Result<Self> {
        self.countries = self.countries.map(text::once);
        if let Some(tags) = self.tags {
            self.tags = Some(text::list("filters.tags", &tags, FILTER_TAGS, 50)?);
        }
        Ok(self)
    }

    /// The filter over prompts. An empty list narrows nothing.
    pub fn prompts(&self) -> PromptFilter {
        PromptFilter {
            kind: self.kind,
            countries: self.countries.clone().filter(|list| !list.is_empty()),
            tags: self.tags.clone().filter(|list| !list.is_empty()),
            status: self.status,
            topic: None,
        }
    }
}

/// A view.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// Its id.
    pub id: ViewId,
    /// Its name, unique in the brand whatever the case.
    pub name: String,
    /// Its criteria.
    pub filters: Filters,
    /// ISO 8601.
    pub created_at: String,
    /// ISO 8601.
    pub updated_at: String,
}

impl Named for View {
    const LIST: &'static str = "views";
}

/// Body of createView.
#[derive(Debug, Clone, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewView {
    /// Its name.
    #[schemars(length(min = 1, max = NAME))]
    pub name: String,
    /// Its criteria; left out: all prompts.
    #[serde(default, deserialize_with = "object")]
    pub filters: Filters,
}

/// Body of updateView: only what is given changes; `filters` is replaced whole.
#[derive(Debug, Clone, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ViewPatch {
    /// Its name.
    #[serde(default, deserialize_with = "present")]
    #[schemars(length(min = 1, max = NAME))]
    pub name: Option<String>,
    /// Replaces the criteria.
    #[serde(default, deserialize_with = "present_object")]
    pub filters: Option<Filters>,
}

/// A view as it is stored.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ViewRecord {
    /// Its id.
    pub id: ViewId,
    /// Its name.
    pub name: String,
    /// Its criteria.
    pub filters: Filters,
    /// Counts changes, for conditions.
    pub revision: u32,
    /// µs since the epoch.
    pub created: i64,
    /// µs since the epoch.
    pub updated: i64,
}

/// Checks a name.
pub fn checked_name(name: &str) -> Result<String> {
    text::required("name", name, NAME)
}

/// The name under which a view's name is taken in a brand.
pub fn view_name(name: &str) -> Fingerprint {
    Fingerprint::of(&[text::fold(name).as_bytes()])
}

impl ViewRecord {
    /// As callers see it.
    pub fn shown(&self) -> View {
        View {
            id: self.id,
            name: self.name.clone(),
            filters: self.filters.clone(),
            created_at: Moment(self.created).iso(),
            updated_at: Moment(self.updated).iso(),
        }
    }
}
