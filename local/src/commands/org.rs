//! `org create` and `org set`.

use answerscope_core::ids::OrgId;
use answerscope_core::store::organizations::LimitsPatch;

use super::print_json;
use crate::embedded::Failure;
use crate::process::Process;

/// Makes an organization and prints it.
pub async fn create(process: &Process, name: &str) -> Result<(), Failure> {
    print_json(&process.organizations().create(name).await?)
}

/// Changes an organization's limits.
pub async fn set(process: &Process, id: &str, patch: LimitsPatch) -> Result<(), Failure> {
    Ok(process
        .organizations()
        .set(parse(id)?, patch)
        .await
        .map_err(|e| format!("organization {id}: {}", e.description()))?)
}

/// Reads an organization's id.
pub fn parse(id: &str) -> Result<OrgId, Failure> {
    id.parse().map_err(|_| format!("{id}: not an organization's id").into())
}
