//! Reading what a vendor sent, once it is kept: when it comes, and when it is found in the bucket later.

use std::sync::Arc;

use answerscope_engines::price::cost;
use answerscope_engines::{Adapter, AskError, Description, Outcome};
use answerscope_store::collection::RawAnswer;
use answerscope_store::runtime::cpu::cpu;
use answerscope_store::runtime::panics::caught;

use crate::record::micros;

/// Reads what a vendor sent, away from the threads that renew leases, and asks where its addresses lead: so an answer has the
/// same addresses whenever it is read.
pub(crate) async fn outcome(adapter: &Arc<dyn Adapter>, raw: &Arc<RawAnswer>) -> Result<Outcome, AskError> {
    let mut outcome = read(adapter, raw).await?;
    match &mut outcome {
        Outcome::Answer(answer) => {
            // They are kept, and are large.
            answer.raw = Vec::new();
            // The bodies do not tell it.
            answer.country_refused = raw.country_refused;
            let resolved = async {
                adapter.resolve(answer).await;
                Ok(())
            };
            if let Err(error) = caught("an adapter", resolved).await {
                tracing::error!(%error, "where an answer's addresses lead is not told");
            }
        }
        Outcome::NotShown(none) => none.raw = Vec::new(),
    }
    Ok(outcome)
}

/// Reads what a vendor sent, and asks nobody.
pub(crate) async fn read(adapter: &Arc<dyn Adapter>, raw: &Arc<RawAnswer>) -> Result<Outcome, AskError> {
    let (reader, sent) = (Arc::clone(adapter), Arc::clone(raw));
    let read = cpu(move || reader.read(&sent.bodies)).await;
    read.unwrap_or_else(|panic| {
        tracing::error!(error = %panic, "an adapter failed");
        Err(AskError::BadAnswer {
            field: "(root)".to_owned(),
            problem: "made the reader fail".to_owned(),
            raw: raw.bodies.clone(),
        })
    })
}

/// What an outcome cost, in micro-dollars, as far as vendor and prices tell.
pub(crate) fn micros_of(described: &Description, outcome: &Outcome) -> i64 {
    let (usage, model) = match outcome {
        Outcome::Answer(answer) => (answer.usage, answer.model.as_deref()),
        Outcome::NotShown(none) => (none.usage, None),
    };
    cost(described, model, usage).map_or(0, |cost| micros(cost.dollars))
}
