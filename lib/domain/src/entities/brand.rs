//! Brands: a name, a domain, and the competitors that are tracked beside them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::brand_names::{BrandName, MOST_NAMES, NAME, NameInput};
use crate::Named;
use crate::country::Country;
use crate::ids::BrandId;
use crate::input::{objects, present, present_objects};

pub use super::brand_record::{BrandNames, BrandRecord, CompetitorRecord, Tracked};

/// Competitors of one brand.
pub(super) const MOST_COMPETITORS: usize = 100;

/// A brand that the organization tracks.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Brand {
    /// Its id.
    pub id: BrandId,
    /// Its name.
    pub name: String,
    /// Its domain: a lower-case ASCII host without `www.`.
    pub domain: String,
    /// Other names that count as mentions.
    pub alternative_names: Vec<String>,
    /// All names, the main one first, and whether their capitals count.
    pub names: Vec<BrandName>,
    /// Countries it sells in.
    pub markets: Vec<Country>,
    /// Brands it is compared with.
    pub competitors: Vec<Competitor>,
    /// ISO 8601.
    pub created_at: String,
    /// ISO 8601.
    pub updated_at: String,
    /// Shown by getBrand while the brand's answers are read anew, because its names or the analysis method have changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reanalysis: Option<Reanalysis>,
}

/// How far the answers of a brand are read anew. Until they are, its figures hold answers of both readings.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, JsonSchema)]
pub struct Reanalysis {
    /// The part that is done, 0 to 1.
    #[schemars(range(min = 0, max = 1))]
    pub progress: f64,
}

impl Named for Brand {
    const LIST: &'static str = "brands";
}

/// A competitor.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Competitor {
    /// Its name.
    pub name: String,
    /// Its domain.
    pub domain: String,
    /// Other names that count as mentions.
    pub alternative_names: Vec<String>,
    /// All names, the main one first, and whether their capitals count.
    pub names: Vec<BrandName>,
}

/// A competitor in a body.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CompetitorInput {
    /// Its name.
    #[schemars(length(min = 1, max = NAME))]
    pub name: String,
    /// Its domain.
    #[schemars(length(min = 1), extend("format" = "domain", "examples" = ["ferrin.example"]))]
    pub domain: String,
    /// Other names that count as mentions; an object says whether its capitals count.
    #[serde(default)]
    #[schemars(length(max = MOST_NAMES))]
    pub alternative_names: Vec<NameInput>,
}

/// Body of createBrand.
#[derive(Debug, Clone, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewBrand {
    /// Its name.
    #[schemars(length(min = 1, max = NAME))]
    pub name: String,
    /// Its domain; a scheme, `www.`, a path or a port is taken off.
    #[schemars(length(min = 1), extend("format" = "domain", "examples" = ["hollin.example"]))]
    pub domain: String,
    /// Other names that count as mentions; an object says whether its capitals count.
    #[serde(default)]
    #[schemars(length(max = MOST_NAMES))]
    pub alternative_names: Vec<NameInput>,
    /// Countries it sells in.
    #[serde(default)]
    pub markets: Vec<Country>,
    /// Brands it is compared with.
    #[serde(default, deserialize_with = "objects")]
    #[schemars(length(max = MOST_COMPETITORS))]
    pub competitors: Vec<CompetitorInput>,
}

/// Body of updateBrand: only what is given changes.
#[derive(Debug, Clone, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct BrandPatch {
    /// Its name.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    #[schemars(length(min = 1, max = NAME))]
    pub name: Option<String>,
    /// Its domain.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    #[schemars(length(min = 1), extend("format" = "domain", "examples" = ["hollin.example"]))]
    pub domain: Option<String>,
    /// Replaces the alternative names; an object says whether its capitals count, a text keeps what was said of it.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = MOST_NAMES))]
    pub alternative_names: Option<Vec<NameInput>>,
    /// Replaces the markets.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub markets: Option<Vec<Country>>,
    /// Replaces the competitors.
    #[serde(
        default,
        deserialize_with = "present_objects",
        skip_serializing_if = "Option::is_none"
    )]
    #[schemars(length(max = MOST_COMPETITORS))]
    pub competitors: Option<Vec<CompetitorInput>>,
}
