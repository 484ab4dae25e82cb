use std::collections::BTreeSet;

use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::entities::engine_row::SurfaceRow;
use answerscope_domain::entities::interval::Interval;
use answerscope_domain::ids::BrandId;
use answerscope_domain::page::{Listed, PageRequest};
use answerscope_domain::period::Days;
use answerscope_domain::{Channel, Engine, Result, Surface};
use answerscope_metrics::surfaces::{SurfaceFigure, compare_surfaces};
use answerscope_metrics::{EngineSet, Section, Select, Slice};
use answerscope_store::runtime::cpu::cpu;
use answerscope_store::segments::{MetricInput, MetricSubject};
use schemars::JsonSchema;
use serde::Deserialize;

/// Compares what engines answer through their two surfaces.
pub struct GetBrandSurfaces;

/// Page and days.
#[derive(Debug, Deserialize, JsonSchema)]
pub struct SurfaceQuery {
    #[schemars(flatten)]
    page: PageRequest,
    #[schemars(flatten)]
    days: Days,
}

impl Operation for GetBrandSurfaces {
    const SPEC: Spec = Spec::new(
        Verb::Get,
        "getBrandSurfaces",
        "/brands/{brand}/surfaces",
        "Compare surfaces",
    )
    .tag(Tag::Collections)
    .about(
        "Compares, for each engine with answers through both its API and what people use, visibility and share of voice \
         of the brand over the prompts that both have answered. Of the two, metrics count what people use alone; \
         imported answers, whose surface is not known, count beside it.",
    );
    type Path = BrandId;
    type Query = SurfaceQuery;
    type Body = Nothing;
    type Reply = Listed<SurfaceRow>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let SurfaceQuery { page, days } = input.query;
        let subject = MetricSubject::Brand(input.path, None);
        let found = cx.store.metrics().input(subject, days.0).await?;
        let engines = both_surfaces(found.counted.asked());
        if engines.is_empty() {
            return Ok(page.of(Vec::new()));
        }
        let slices = found.slices(Section::Mentions).await?;
        let rows = cpu(move || {
            let slices: Vec<&Slice> = slices.iter().map(AsRef::as_ref).collect();
            engines
                .into_iter()
                .flat_map(|engine| rows(&found, &slices, engine))
                .collect()
        });
        rows.await.map(|rows| page.of(rows))
    }
}

const SURFACES: [Surface; 2] = [Surface::Api, Surface::Consumer];

/// The engines whose both surfaces were asked.
fn both_surfaces(asked: EngineSet) -> BTreeSet<Engine> {
    let has = |engine| move |surface| asked.has(Channel { surface, engine });
    asked
        .iter()
        .filter(|engine| SURFACES.into_iter().all(has(*engine)))
        .collect()
}

fn rows(found: &MetricInput, slices: &[&Slice], engine: Engine) -> Vec<SurfaceRow> {
    let select = Select {
        days: found.counted.days.clone(),
        engines: EngineSet::ALL,
        prompts: &found.prompts,
    };
    let slots: Vec<u16> = found.brand.tracked().map(|tracked| tracked.slot).collect();
    let channels = SURFACES.map(|surface| Channel { surface, engine });
    let Some(compared) = compare_surfaces(slices, &select, channels, &slots) else {
        return Vec::new();
    };
    let row = |metric, figure: SurfaceFigure| SurfaceRow {
        engine,
        metric,
        api: figure.api,
        consumer: figure.consumer,
        difference: figure.consumer - figure.api,
        interval: Interval {
            low: figure.interval.0,
            high: figure.interval.1,
        },
        prompts: compared.prompts,
    };
    let voice = compared.share_of_voice.map(|figure| row("share-of-voice", figure));
    [Some(row("visibility", compared.visibility)), voice]
        .into_iter()
        .flatten()
        .collect()
}
