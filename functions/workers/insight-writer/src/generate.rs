//! One attempt at a generation.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use answerscope_domain::Result;
use answerscope_domain::clock::Moment;
use answerscope_domain::entities::brand::BrandRecord;
use answerscope_domain::entities::insight::{GenerationWork, Insight, InsightStatus};
use answerscope_domain::entities::prompt::PromptRecord;
use answerscope_domain::entities::task::Task;
use answerscope_domain::error::Error;
use answerscope_domain::ids::{GenerationId, InsightId, PromptId, Token};
use answerscope_insights::{FoundInsight, InsightBrand, InsightFacts, InsightPrompt, InsightSubject, find};
use answerscope_language::LanguageModel;
use answerscope_metrics::compare::changed_engines;
use answerscope_metrics::{EngineSet, Section, Select, Slice, answers_by_prompt};
use answerscope_store::Store;
use answerscope_store::runtime::cpu::cpu;
use answerscope_store::segments::{DaysRead, MetricInput, MetricSubject};
use answerscope_tasks::generations::{MOST_INSIGHTS, complete_generation};
use serde_json::{Map, Value};

use crate::rephrase;

/// Finds insights and completes the task with them.
#[tracing::instrument(target = "answerscope::steps", level = "debug", name = "write_insights", skip_all)]
pub(crate) async fn generate(
    store: &Store,
    model: Option<&dyn LanguageModel>,
    id: GenerationId,
    task: Task<GenerationWork>,
) -> Result<()> {
    let (window, before) = (task.work.days(), InsightSubject::before(&task.work.days()));
    let metric_input = store
        .metrics()
        .input(MetricSubject::Brand(id.brand, None), *before.start()..=*window.end())
        .await?
        .of_days(DaysRead::Both);
    let sections = [Section::Mentions, Section::Citations, Section::Sentiment];
    let mut read = metric_input.sections(&sections).await?.into_iter();
    let mut next = || read.next().unwrap_or_default();
    let (mentions, citations, sentiment) = (next(), next(), next());
    let metric_input = Arc::new(metric_input);
    let asked = asked(&metric_input, &mentions, &task.work).await?;
    let mut subject = InsightSubject::new(tracked(&metric_input.brand), asked, window);
    subject.engines = EngineSet::ALL.counting(metric_input.counted.asked());
    let models = metric_input.counted.models(subject.engines);
    subject.changed = changed_engines(&models, &subject.window, &subject.previous);
    let found = cpu(move || {
        let (mentions, citations, sentiment) = (borrowed(&mentions), borrowed(&citations), borrowed(&sentiment));
        let facts = InsightFacts {
            mentions: &mentions,
            citations: &citations,
            sentiment: &sentiment,
        };
        find(&subject, &facts, MOST_INSIGHTS)
    });
    let mut found = found.await?;
    let prompts = prompts(store, id, &mut found).await?;
    if let Some(model) = model {
        rephrase::all(model, &metric_input.brand, &mut found).await;
    }
    let written = (0u8..).zip(&found).map(|(place, insight)| {
        let prompt = prompts
            .get(&insight.prompt)
            .ok_or_else(|| Error::internal("an insight about no prompt"))?;
        shown(id, &task, place, insight, prompt)
    });
    let written = written.collect::<Result<Vec<_>>>()?;
    complete_generation(store, id, task, written).await
}

/// The prompts that are looked at: those with answers, of the chosen ones. Of their texts there may be more than a function
/// holds beside the columns, so they are not read.
async fn asked(
    metric_input: &Arc<MetricInput>,
    mentions: &[Arc<Slice>],
    work: &GenerationWork,
) -> Result<Vec<InsightPrompt>> {
    let (metric_input, mentions) = (Arc::clone(metric_input), mentions.to_vec());
    let answered = cpu(move || {
        let select = Select {
            days: metric_input.counted.days.clone(),
            engines: EngineSet::ALL.counting(metric_input.counted.asked()),
            prompts: &metric_input.prompts,
        };
        answers_by_prompt(&borrowed(&mentions), &select)
    });
    let wanted = answered
        .await?
        .into_iter()
        .map(|(ordinal, _)| ordinal)
        .filter(|ordinal| work.prompts.as_ref().is_none_or(|chosen| chosen.contains(ordinal)));
    Ok(wanted.map(InsightPrompt::unread).collect())
}

/// Quotes the prompts that something was found about, and leaves out what is about those that were deleted meanwhile.
#[tracing::instrument(target = "answerscope::steps", level = "debug", name = "read_prompts", skip_all)]
async fn prompts(store: &Store, id: GenerationId, found: &mut Vec<FoundInsight>) -> Result<HashMap<u32, PromptRecord>> {
    let ordinals: BTreeSet<u32> = found.iter().map(|insight| insight.prompt).collect();
    let wanted = ordinals.into_iter().map(|ordinal| PromptId {
        brand: id.brand,
        ordinal,
    });
    let read = store.prompts().get_many(wanted.collect()).await?.into_iter();
    let prompts: HashMap<u32, PromptRecord> = read.map(|prompt| (prompt.id.ordinal, prompt)).collect();
    found.retain(|insight| prompts.contains_key(&insight.prompt));
    for insight in found {
        if let Some(prompt) = prompts.get(&insight.prompt) {
            insight.quote(&prompt.query);
        }
    }
    Ok(prompts)
}

fn tracked(brand: &BrandRecord) -> Vec<InsightBrand> {
    let tracked = brand.tracked().map(|tracked| InsightBrand {
        slot: tracked.slot,
        name: tracked.name.to_owned(),
        domain: tracked.domain.to_owned(),
    });
    tracked.collect()
}

fn borrowed(slices: &[Arc<Slice>]) -> Vec<&Slice> {
    slices.iter().map(AsRef::as_ref).collect()
}

fn shown(
    id: GenerationId,
    task: &Task<GenerationWork>,
    place: u8,
    insight: &FoundInsight,
    prompt: &PromptRecord,
) -> Result<Insight> {
    // The most important insight of a generation is the first of the list.
    let token = Token::placed(Moment(task.created), place, &[id.token.as_str().as_bytes(), &[place]]);
    let evidence: Map<String, Value> = match serde_json::to_value(&insight.evidence).map_err(Error::internal)? {
        Value::Object(map) => map,
        _ => return Err(Error::internal("evidence that is no object")),
    };
    Ok(Insight {
        id: InsightId { brand: id.brand, token },
        brand_id: id.brand,
        prompt_id: prompt.id,
        query: prompt.query.clone(),
        generation_id: id,
        title: insight.title.clone(),
        text: insight.text.clone(),
        category: insight.category.as_str().to_owned(),
        priority: insight.priority.as_str().to_owned(),
        status: InsightStatus::New,
        evidence,
        created_at: Moment(task.created).iso(),
    })
}
