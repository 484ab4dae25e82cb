//! Insight generations. A generation takes a credit when it starts and gives it back in the
//! transaction that fails it; its insights appear in the one that completes it.

use answerscope_domain::entities::brand::BrandRecord;
use answerscope_domain::entities::insight::{GenerationWork, Insight};
use answerscope_domain::entities::prompt::PromptRecord;
use answerscope_domain::entities::task::{Task, TaskError};
use answerscope_domain::entities::webhook::EventKind;
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{BrandId, GenerationId, Id};
use answerscope_store::Store;
use answerscope_store::aws::queue::Worker;
use answerscope_store::keys::Key;
use answerscope_store::table::{Action, Changed, Item, Transaction, entity_of, item_of, number, number_of, text};
use serde_json::{Value, json};

use crate::tasks::{Tasks, link};
use crate::work::{Cost, Kind, Work};

/// Insights that one generation may make: they are written in one transaction.
pub const MOST_INSIGHTS: usize = 50;

impl Work for GenerationWork {
    type Id = GenerationId;

    const KIND: Kind = Kind {
        name: "generation",
        row: "GENERATION",
        entry: "GENERATION",
        message: "generate",
        id: GenerationId::KIND,
        worker: Worker::new("INSIGHT"),
        event: Some(EventKind::InsightGenerated),
        gives_back: true,
    };

    /// A credit; the chosen prompts must be there.
    async fn cost(&self, store: &Store, brand: BrandId) -> Result<Cost> {
        let keys = store.org.of(brand);
        let fixed = [keys.brand(), store.org.usage(), store.org.organization()];
        let chosen = self.prompts.iter().flatten();
        let prompts: Vec<Key> = chosen.map(|ordinal| keys.prompt(*ordinal)).collect();
        let read = fixed.into_iter().chain(prompts.iter().cloned()).collect();
        let items = store.table().batch_get(read).await?;
        let record: BrandRecord = entity_of(items.get(&keys.brand()).cloned().ok_or(Error::NotFound)?)?;
        for prompt in &prompts {
            let prompt: PromptRecord = entity_of(items.get(prompt).cloned().ok_or(Error::NotFound)?)?;
            record.require_topic(prompt.topic)?;
        }
        let number_at = |key: &Key| items.get(key).and_then(|item: &Item| number_of(item, "credits"));
        let limit = number_at(&store.org.organization()).unwrap_or_else(|| store.stores.settings.credits.into());
        if number_at(&store.org.usage()).unwrap_or_default() >= limit {
            return Ok(Cost::Refused(Error::InsufficientCredits));
        }
        let credit = credit(store, 1)
            .when("attribute_not_exists(credits) OR credits < :most")
            .value(":most", number(limit));
        Ok(Cost::Taken(Box::new(credit), Error::InsufficientCredits))
    }

    /// The credit is given back.
    async fn failing(
        store: &Store,
        _: GenerationId,
        _: &mut Task<Self>,
        _: &TaskError,
    ) -> Result<Transaction<Changed>> {
        Ok(Transaction::new().then(credit(store, -1)))
    }

    async fn event_data(store: &Store, id: GenerationId, task: &Task<Self>) -> Result<Value> {
        Ok(json!({
            "generationId": id,
            "status": task.task_state,
            "brandId": id.brand,
            "links": {"self": link(store, &format!("/insights/generation/{id}"))},
        }))
    }
}

/// Counts credits of the organization up or down.
fn credit(store: &Store, change: i64) -> Action {
    Action::update(store.org.usage(), "SET kind = :kind, v = :v ADD credits :change")
        .value(":kind", text("usage"))
        .value(":v", number(1))
        .value(":change", number(change))
}

/// Completes a generation with its insights, all at once.
///
/// # Errors
/// When the table does not take it.
pub async fn complete_generation(
    store: &Store,
    id: GenerationId,
    mut task: Task<GenerationWork>,
    insights: Vec<Insight>,
) -> Result<()> {
    let keys = store.org.of(id.brand);
    task.work.insights = insights.iter().map(|insight| insight.id.token).collect();
    let item = |insight: &Insight| item_of(keys.insight(insight.id.token), "insight", insight);
    let items: Vec<Item> = insights.iter().map(item).collect::<Result<_>>()?;
    let written = items.into_iter().map(Action::put).collect();
    if !Tasks::new(store).complete(id, task, written).await? {
        // Another worker has ended it, or the brand is gone and the purge ends it.
        tracing::info!(generation = %id, "ended by another");
    }
    Ok(())
}
