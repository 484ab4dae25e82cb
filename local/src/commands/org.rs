//! `org create`, `org set` and `org recount`.

use answerscope_rollup::recount;
use std::sync::Arc;

use answerscope_api::app::App;
use answerscope_domain::ids::OrgId;
use answerscope_store::Store;
use answerscope_store::callers::limits::LimitsPatch;

use super::print_json;
use crate::embedded::Failure;

/// Makes an organization and prints it.
pub async fn create(app: &Arc<App>, name: &str) -> Result<(), Failure> {
    print_json(&app.stores.organizations().create(name).await?)
}

/// Changes an organization's limits.
pub async fn set(app: &Arc<App>, id: &str, patch: LimitsPatch) -> Result<(), Failure> {
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
