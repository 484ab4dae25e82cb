use std::ops::RangeInclusive;

use answerscope_core::Result;
use answerscope_core::clock::Moment;
use answerscope_core::compute;
use answerscope_core::dates;
use answerscope_core::entities::prompt::{Prompt, PromptRecord};
use answerscope_core::envelope::Named;
use answerscope_core::ids::ViewId;
use answerscope_core::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_core::page::{Listed, PageRequest};
use answerscope_core::params::{Nothing, Parameter, Params, Query};
use answerscope_core::store::reading::Ground;
use answerscope_metrics::{Day, EngineSet, PromptCounts, Section, Select, prompt_counts, share};
use schemars::JsonSchema;
use serde::Serialize;

/// Lists the prompts that a view groups now, oldest first, with the owned brand's performance.
pub struct ListViewPrompts;

/// Page, days and engines.
#[derive(Debug)]
pub struct ViewPromptQuery {
    page: PageRequest,
    days: RangeInclusive<Day>,
    engines: EngineSet,
}

impl Query for ViewPromptQuery {
    fn parameters() -> Vec<Parameter> {
        let mut parameters = PageRequest::parameters();
        parameters.extend(dates::parameters());
        parameters
    }

    fn parse(params: &Params, now: Moment) -> Result<Self> {
        Ok(Self {
            page: PageRequest::parse(params)?,
            days: dates::range(params, now)?,
            engines: dates::engine_set(params)?,
        })
    }
}

/// A prompt with the owned brand's performance.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ViewPrompt {
    #[serde(flatten)]
    prompt: Prompt,
    performance: Performance,
}

impl Named for ViewPrompt {
    const LIST: &'static str = "prompts";
}

/// How the owned brand does in a prompt's answers.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct Performance {
    /// Its part of the answers, 0 to 1.
    visibility: f64,
    /// Its part of all tracked brands' mentions, 0 to 1.
    share_of_voice: f64,
    /// Its mentions.
    mention_count: u64,
    /// All citations in the answers.
    citation_count: u64,
}

impl Operation for ListViewPrompts {
    const SPEC: Spec = Spec::new(
        Verb::Get,
        "listViewPrompts",
        "/views/{view}/prompts",
        "List a view's prompts with performance",
    )
    .about("Lists the prompts that a view groups now, oldest first, with the owned brand's performance.");
    type Path = ViewId;
    type Query = ViewPromptQuery;
    type Body = Nothing;
    type Reply = Listed<ViewPrompt>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let ViewPromptQuery { page, days, engines } = input.query;
        let (view, catalog, ground) = cx.store.view_ground(input.path, days).await?;
        let listed = cx.store.page_of_prompts(catalog, &view.filters.prompts(), page).await?;
        let ordinals: Vec<u32> = listed
            .items
            .iter()
            .map(|prompt: &PromptRecord| prompt.id.ordinal)
            .collect();
        let counts = performance_of(ground, engines, ordinals).await?;
        let Listed { items, total, page } = listed;
        let items = items.iter().zip(counts);
        let items = items
            .map(|(prompt, performance)| ViewPrompt {
                prompt: prompt.shown(),
                performance,
            })
            .collect();
        Ok(Listed { items, total, page })
    }
}

async fn performance_of(ground: Ground, engines: EngineSet, ordinals: Vec<u32>) -> Result<Vec<Performance>> {
    let (voice, citations) = futures::try_join!(ground.slices(Section::Voice), ground.slices(Section::Citations))?;
    let counted = compute::run(move || {
        let voice: Vec<_> = voice.iter().map(AsRef::as_ref).collect();
        let citations: Vec<_> = citations.iter().map(AsRef::as_ref).collect();
        let select = Select {
            days: ground.counted.days.clone(),
            engines,
            prompts: &ground.prompts,
        };
        let tracked: Vec<u16> = ground.brand.tracked().map(|tracked| tracked.slot).collect();
        prompt_counts(&voice, &citations, &select, &ordinals, 0, &tracked)
    });
    Ok(counted.await?.into_iter().map(Performance::from).collect())
}

impl From<PromptCounts> for Performance {
    fn from(counts: PromptCounts) -> Self {
        Self {
            visibility: share(counts.mentioning_answers, counts.answers),
            share_of_voice: share(counts.mentions, counts.tracked_mentions),
            mention_count: counts.mentions,
            citation_count: counts.citations,
        }
    }
}
