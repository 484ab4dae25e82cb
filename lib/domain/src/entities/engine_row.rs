//! The engines of a deployment, as callers see them, and what asking them would cost.

use schemars::JsonSchema;
use serde::Serialize;

use super::interval::Interval;
use super::shown::{engine_shown, surface_shown};
use crate::{Engine, Named, Surface};

/// An engine through one of its surfaces.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct EngineRow {
    /// The engine.
    #[schemars(schema_with = "engine_shown")]
    pub id: Engine,
    /// Through what it is asked.
    #[schemars(schema_with = "surface_shown")]
    pub surface: Surface,
    /// Who is asked, or could be: the vendor, or `built-in`, which invents answers.
    pub provider: &'static str,
    /// The model that is asked for; `null` where there is no choice.
    pub model: Option<String>,
    /// Whether collections ask it.
    pub configured: bool,
    /// When it last answered the organization, ISO 8601; `null` where it never did.
    pub last_success_at: Option<String>,
    /// How it is asked, as `ANSWERSCOPE_ENGINES` names it.
    pub interface: &'static str,
    /// Whether what the vendor really sent was read with this interface; `false`: it was built from the vendor's
    /// documentation alone.
    pub tried: bool,
    /// What it was built from.
    pub documentation: &'static str,
}

impl Named for EngineRow {
    const LIST: &'static str = "engines";
}

/// What a collection would ask one engine.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlannedAsk {
    /// The engine.
    #[schemars(schema_with = "engine_shown")]
    pub engine: Engine,
    /// Through what it is asked.
    #[schemars(schema_with = "surface_shown")]
    pub surface: Surface,
    /// Prompts.
    pub prompts: u64,
    /// Calls: prompts times repetitions. What the engine was asked on the day already is asked no more.
    pub calls: u64,
    /// US dollars by usual calls and the price table; `null` where there is no price.
    pub estimated_cost: Option<f64>,
}

/// What a collection would ask.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct PlannedAsks {
    /// By engine.
    pub asks: Vec<PlannedAsk>,
}

/// A figure of an engine through both of its surfaces, over the prompts that both have answered.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct SurfaceRow {
    /// The engine.
    #[schemars(schema_with = "engine_shown")]
    pub engine: Engine,
    /// What is compared.
    #[schemars(extend("enum" = ["visibility", "share-of-voice"]))]
    pub metric: &'static str,
    /// Through the engine's API, 0 to 1.
    pub api: f64,
    /// Through what people use, 0 to 1.
    pub consumer: f64,
    /// `consumer` less `api`.
    pub difference: f64,
    /// Where the difference lies, with 95 % confidence.
    pub interval: Interval,
    /// Prompts that both have answered.
    pub prompts: u64,
}

impl Named for SurfaceRow {
    const LIST: &'static str = "surfaces";
}
