use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Named;
use answerscope_domain::Result;
use answerscope_domain::entities::prompt::{Prompt, PromptRecord};
use answerscope_domain::ids::ViewId;
use answerscope_domain::page::{Listed, PageRequest};
use answerscope_domain::period::Period;
use answerscope_metrics::{EngineSet, PromptCounts, Section, Select, prompt_counts, share};
use answerscope_store::runtime::cpu::cpu;
use answerscope_store::segments::MetricInput;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Lists the prompts that a view groups now, oldest first, with the owned brand's performance.
pub struct ListViewPrompts;

/// Page, days and engines.
#[derive(Debug, Deserialize, JsonSchema)]
pub struct ViewPromptQuery {
    #[schemars(flatten)]
    page: PageRequest,
    #[schemars(flatten)]
    period: Period,
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
    .tag(Tag::Prompts)
    .about("Lists the prompts that a view groups now, oldest first, with the owned brand's performance.");
    type Path = ViewId;
    type Query = ViewPromptQuery;
    type Body = Nothing;
    type Reply = Listed<ViewPrompt>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let ViewPromptQuery { page, period } = input.query;
        let (days, engines) = (period.days.0, period.engine.set());
        let (view, catalog, metric_input) = cx.store.metrics().view_input(input.path, days).await?;
        let listed = cx.store.prompts().page(catalog, &view.filters.prompts(), page).await?;
        let ordinals: Vec<u32> = listed
            .items
            .iter()
            .map(|prompt: &PromptRecord| prompt.id.ordinal)
            .collect();
        let counts = performance_of(metric_input, engines, ordinals).await?;
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

async fn performance_of(metric_input: MetricInput, engines: EngineSet, ordinals: Vec<u32>) -> Result<Vec<Performance>> {
    let engines = engines.counting(metric_input.counted.asked());
    let read = metric_input.sections(&[Section::Mentions, Section::Citations]).await?;
    let mut read = read.into_iter();
    let (mentions, citations) = (read.next().unwrap_or_default(), read.next().unwrap_or_default());
    let counted = cpu(move || {
        let mentions: Vec<_> = mentions.iter().map(AsRef::as_ref).collect();
        let citations: Vec<_> = citations.iter().map(AsRef::as_ref).collect();
        let select = Select {
            days: metric_input.counted.days.clone(),
            engines,
            prompts: &metric_input.prompts,
        };
        let tracked: Vec<u16> = metric_input.brand.tracked().map(|tracked| tracked.slot).collect();
        prompt_counts(&mentions, &citations, &select, &ordinals, 0, &tracked)
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
