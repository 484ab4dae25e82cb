//! What a body asks for, checked against the deployment's engines and the brand's prompts.

use std::collections::BTreeSet;

use answerscope_domain::Engine;
use answerscope_domain::entities::collection::{AskedEngine, MOST_PROMPTS, MOST_REPETITIONS};
use answerscope_domain::entities::engine_row::{PlannedAsk, PlannedAsks};
use answerscope_domain::entities::prompt::{Monitoring, PromptFilter, ordinals_of, unknown_prompt};
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{BrandId, PromptId};
use answerscope_domain::input::{present, present_whole};
use answerscope_domain::wording::one_of;
use answerscope_engines::{ConfiguredEngine, ConfiguredEngines};
use answerscope_store::Store;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Deserialize;

/// What is to be asked; what is left out is usual.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewCollection {
    /// These prompts alone, monitored or not; by default all that are monitored.
    #[serde(default, deserialize_with = "present")]
    #[schemars(with = "Option<Vec<PromptId>>", length(min = 1, max = MOST_PROMPTS))]
    prompt_ids: Option<Vec<String>>,
    /// These engines alone; by default all that are configured.
    #[serde(default, deserialize_with = "present")]
    #[schemars(schema_with = "engines_sent")]
    engines: Option<Vec<String>>,
    /// How often each engine is asked each prompt on the day; by default as the organization is set, else once.
    #[serde(default, deserialize_with = "present_whole")]
    #[schemars(with = "Option<u8>", range(min = 1, max = 5))]
    repetitions: Option<u64>,
    /// `true`: nothing is asked, and the answer tells what would be.
    #[serde(default)]
    dry_run: bool,
}

fn engines_sent(_: &mut SchemaGenerator) -> Schema {
    let names: Vec<_> = Engine::names().collect();
    json_schema!({"type": "array", "minItems": 1, "uniqueItems": true, "items": {"type": "string", "enum": names}})
}

/// A collection that may be started, or told without being started.
pub(crate) struct Planned {
    pub(crate) engines: Vec<ConfiguredEngine>,
    pub(crate) repetitions: u8,
    /// The prompts' numbers, ascending; `None`: all that are monitored.
    pub(crate) prompts: Option<Vec<u32>>,
    pub(crate) dry_run: bool,
}

impl Planned {
    /// Checks a body, then looks for its prompts.
    pub(crate) async fn of(
        store: &Store,
        engines: &ConfiguredEngines,
        brand: BrandId,
        body: NewCollection,
    ) -> Result<Self> {
        let engines = chosen_engines(engines, body.engines.as_deref())?;
        let wrong = || {
            Error::invalid(format!(
                "repetitions: expected a whole number from 1 to {MOST_REPETITIONS}"
            ))
        };
        let repetitions = body.repetitions.map(|times| {
            let times = u8::try_from(times).ok();
            times
                .filter(|times| (1..=MOST_REPETITIONS).contains(times))
                .ok_or_else(wrong)
        });
        let repetitions = repetitions.transpose()?;
        let wanted = body.prompt_ids.map(|ids| chosen_prompts(brand, &ids)).transpose()?;
        let repetitions = match repetitions {
            Some(repetitions) => repetitions,
            None => store.collecting().await?.repetitions(),
        };
        if let Some(wanted) = &wanted {
            check_prompts(store, brand, wanted).await?;
        }
        let ascending = |wanted: Vec<u32>| BTreeSet::from_iter(wanted).into_iter().collect();
        Ok(Self {
            engines,
            repetitions,
            prompts: wanted.map(ascending),
            dry_run: body.dry_run,
        })
    }

    /// Engines and surfaces.
    pub(crate) fn asked(&self) -> Vec<AskedEngine> {
        self.engines.iter().map(|engine| engine.channel().into()).collect()
    }

    /// What would be asked, and what that would cost.
    pub(crate) async fn told(&self, store: &Store, brand: BrandId) -> Result<PlannedAsks> {
        let monitored = PromptFilter {
            status: Some(Monitoring::Active),
            ..PromptFilter::default()
        };
        let prompts = match &self.prompts {
            Some(prompts) => prompts.len() as u64,
            None => store.catalogs().get(brand).await?.select(&monitored).len() as u64,
        };
        let calls = prompts * u64::from(self.repetitions);
        let asks = self.engines.iter().map(|configured| PlannedAsk {
            engine: configured.engine,
            surface: configured.surface(),
            prompts,
            calls,
            estimated_cost: configured.estimate().map(|cost| cost.dollars * calls as f64),
        });
        Ok(PlannedAsks { asks: asks.collect() })
    }
}

/// The configured engines of these names, through all of their configured surfaces.
fn chosen_engines(engines: &ConfiguredEngines, names: Option<&[String]>) -> Result<Vec<ConfiguredEngine>> {
    let configured = engines.clone().or_built_in();
    let Some(names) = names else {
        return Ok(configured.iter().cloned().collect());
    };
    if names.is_empty() {
        return Err(Error::invalid(
            "engines: expected at least one; left out, all are asked",
        ));
    }
    let known: Vec<&str> = Engine::names().collect();
    let there: BTreeSet<Engine> = configured.iter().map(|configured| configured.engine).collect();
    let mut chosen = BTreeSet::new();
    for (place, name) in names.iter().enumerate() {
        let wrong = |what: String| Error::invalid(format!("engines[{place}]: {what}"));
        let engine = Engine::from_name(name).ok_or_else(|| wrong(format!("expected {}", one_of(&known))))?;
        if !there.contains(&engine) {
            let there: Vec<&str> = there.iter().map(|engine| engine.as_str()).collect();
            return Err(wrong(format!(
                "{engine} is not configured; expected {}",
                one_of(&there)
            )));
        }
        if !chosen.insert(engine) {
            return Err(wrong(format!("{engine} stands there already")));
        }
    }
    Ok(configured
        .iter()
        .filter(|configured| chosen.contains(&configured.engine))
        .cloned()
        .collect())
}

/// The numbers of prompts of a brand, in the order in which they were sent.
fn chosen_prompts(brand: BrandId, ids: &[String]) -> Result<Vec<u32>> {
    if ids.is_empty() || ids.len() > MOST_PROMPTS {
        return Err(Error::invalid(format!("promptIds: expected 1 to {MOST_PROMPTS} ids")));
    }
    ordinals_of(brand, ids)
}

/// Whether a brand has all of these prompts.
async fn check_prompts(store: &Store, brand: BrandId, wanted: &[u32]) -> Result<()> {
    let ids = wanted.iter().map(|&ordinal| PromptId { brand, ordinal });
    let found = store.prompts().get_many(ids.collect()).await?;
    let found: BTreeSet<u32> = found.into_iter().map(|prompt| prompt.id.ordinal).collect();
    match wanted.iter().position(|ordinal| !found.contains(ordinal)) {
        Some(place) => Err(unknown_prompt(place)),
        None => Ok(()),
    }
}
