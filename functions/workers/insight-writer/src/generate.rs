//! One attempt at a generation.

use std::collections::HashMap;
use std::sync::Arc;

use answerscope_core::Result;
use answerscope_core::clock::Moment;
use answerscope_core::compute;
use answerscope_core::entities::brand::BrandRecord;
use answerscope_core::entities::insight::{GenerationWork, Insight, InsightStatus};
use answerscope_core::entities::prompt::PromptRecord;
use answerscope_core::entities::task::Task;
use answerscope_core::error::Error;
use answerscope_core::ids::{GenerationId, InsightId, PromptId, Token};
use answerscope_core::store::Store;
use answerscope_core::store::insights::MOST_INSIGHTS;
use answerscope_core::store::reading::{Ground, Subject as Level};
use answerscope_insights::{Facts, Prompt, Subject, Tracked, find};
use answerscope_language::LanguageModel;
use answerscope_metrics::compare::changed_engines;
use answerscope_metrics::{EngineSet, Section, Select, Slice, answers_by_prompt};
use serde_json::{Map, Value};

use crate::rephrase;

/// Finds insights and completes the task with them.
pub(crate) async fn generate(
    store: &Store,
    model: Option<&dyn LanguageModel>,
    id: GenerationId,
    task: Task<GenerationWork>,
) -> Result<()> {
    let (window, before) = (task.work.days(), Subject::before(&task.work.days()));
    let ground = store
        .ground(Level::Brand(id.brand, None), *before.start()..=*window.end())
        .await?;
    let (voice, citations, sentiment) = futures::try_join!(
        ground.slices(Section::Voice),
        ground.slices(Section::Citations),
        ground.slices(Section::Sentiment),
    )?;
    let ground = Arc::new(ground);
    let prompts = prompts(store, id, &ground, &voice, &task.work).await?;
    let mut subject = Subject::new(tracked(&ground.brand), asked(&prompts), window);
    let models = ground.counted.models(EngineSet::ALL);
    subject.changed = changed_engines(&models, &subject.window, &subject.previous);
    let found = compute::run(move || {
        let (voice, citations, sentiment) = (borrowed(&voice), borrowed(&citations), borrowed(&sentiment));
        let facts = Facts {
            voice: &voice,
            citations: &citations,
            sentiment: &sentiment,
        };
        find(&subject, &facts, MOST_INSIGHTS)
    });
    let mut found = found.await?;
    if let Some(model) = model {
        rephrase::all(model, &ground.brand, &mut found).await;
    }
    let queries: HashMap<u32, &PromptRecord> = prompts.iter().map(|prompt| (prompt.id.ordinal, prompt)).collect();
    let written = (0u8..).zip(&found).map(|(place, insight)| {
        let prompt = queries
            .get(&insight.prompt)
            .ok_or_else(|| Error::internal("an insight about no prompt"))?;
        shown(id, &task, place, insight, prompt)
    });
    let written = written.collect::<Result<Vec<_>>>()?;
    store.complete_generation(id, task, written).await
}

/// The prompts that are looked at: those with answers, of the chosen ones. Deleted meanwhile, they are left out.
async fn prompts(
    store: &Store,
    id: GenerationId,
    ground: &Arc<Ground>,
    voice: &[Arc<Slice>],
    work: &GenerationWork,
) -> Result<Vec<PromptRecord>> {
    let (ground, voice) = (Arc::clone(ground), voice.to_vec());
    let answered = compute::run(move || {
        let select = Select {
            days: ground.counted.days.clone(),
            engines: EngineSet::ALL,
            prompts: &ground.prompts,
        };
        answers_by_prompt(&borrowed(&voice), &select)
    });
    let wanted = answered
        .await?
        .into_iter()
        .map(|(ordinal, _)| ordinal)
        .filter(|ordinal| work.prompts.as_ref().is_none_or(|chosen| chosen.contains(ordinal)))
        .map(|ordinal| PromptId {
            brand: id.brand,
            ordinal,
        });
    store.prompts(wanted.collect()).await
}

fn tracked(brand: &BrandRecord) -> Vec<Tracked> {
    let tracked = brand.tracked().map(|tracked| Tracked {
        slot: tracked.slot,
        name: tracked.name.to_owned(),
        domain: tracked.domain.to_owned(),
    });
    tracked.collect()
}

fn asked(prompts: &[PromptRecord]) -> Vec<Prompt> {
    let prompt = |prompt: &PromptRecord| Prompt {
        ordinal: prompt.id.ordinal,
        query: prompt.query.clone(),
    };
    prompts.iter().map(prompt).collect()
}

fn borrowed(slices: &[Arc<Slice>]) -> Vec<&Slice> {
    slices.iter().map(AsRef::as_ref).collect()
}

fn shown(
    id: GenerationId,
    task: &Task<GenerationWork>,
    place: u8,
    insight: &answerscope_insights::Insight,
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
