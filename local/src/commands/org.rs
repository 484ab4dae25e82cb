//! `org create`, `org set` and `org recount`.

use answerscope_rollup::recount;
use std::sync::Arc;

use answerscope_api::app::App;
use answerscope_domain::ids::OrgId;
use answerscope_store::Store;
use answerscope_store::callers::limits::{LimitsPatch, Override};

use super::print_json;
use crate::embedded::Failure;

/// Makes an organization and prints it.
pub async fn create(app: &Arc<App>, name: &str) -> Result<(), Failure> {
    print_json(&app.stores.organizations().create(name).await?)
}

/// Changes an organization's limits. A budget that does not bind all engines is set all the same, and said to be so.
pub async fn set(app: &Arc<App>, id: &str, patch: LimitsPatch) -> Result<(), Failure> {
    if let Some(Override::Own(_)) = patch.monthly_budget {
        for engine in app.settings.engines.iter().filter(|engine| engine.estimate().is_none()) {
            let (described, engine) = (engine.description(), engine.engine.as_str());
            tracing::warn!(
                "there is no price for {engine} over {}, model {:?}: the monthly budget does not bind its calls, which count as \
                 free unless the vendor tells what they cost; a daily cap does",
                described.interface,
                described.model
            );
        }
    }
    Ok(app
        .stores
        .organizations()
        .set(parse(id)?, patch)
        .await
        .map_err(|e| format!("organization {id}: {}", e.description()))?)
}

/// Has all figures counted anew from what was read in the answers, and prints how much that is.
pub async fn recount(app: &Arc<App>, id: &str) -> Result<(), Failure> {
    let marked = recount::recount(&Store::new(&app.stores, parse(id)?)).await;
    print_json(&marked.map_err(|e| format!("organization {id}: {}", e.description()))?)
}

/// Reads an organization's id.
pub fn parse(id: &str) -> Result<OrgId, Failure> {
    id.parse().map_err(|_| format!("{id}: not an organization's id").into())
}
