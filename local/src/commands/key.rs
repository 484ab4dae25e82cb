//! `key create`, `key list`, `key revoke`.

use std::sync::Arc;

use super::org::parse;
use super::print_json;
use crate::embedded::Failure;
use answerscope_api::app::App;

/// Makes a key and prints it, once.
pub async fn create(app: &Arc<App>, org: &str, scopes: &str, expires: Option<&str>) -> Result<(), Failure> {
    let scopes: Vec<&str> = scopes.split(',').map(str::trim).collect();
    if let Some(unknown) = scopes.iter().find(|scope| !["read", "write"].contains(scope)) {
        return Err(format!("--scopes: `{unknown}` is none of read, write").into());
    }
    let made = app
        .stores
        .organizations()
        .create_key(parse(org)?, &scopes, expires)
        .await;
    print_json(&made.map_err(|error| format!("organization {org}: {}", error.description()))?)
}

/// Prints the keys of an organization, without their secrets.
pub async fn list(app: &Arc<App>, org: &str) -> Result<(), Failure> {
    let keys = app.stores.organizations().list_keys(parse(org)?).await;
    let keys = keys.map_err(|error| format!("organization {org}: {}", error.description()))?;
    print_json(&serde_json::json!({"keys": keys}))
}

/// Ends a key at once.
pub async fn revoke(app: &Arc<App>, org: &str, id: &str) -> Result<(), Failure> {
    let key = id.parse().map_err(|_| format!("{id}: not a key's id"))?;
    let revoked = app.stores.organizations().revoke_key(parse(org)?, key).await;
    Ok(revoked.map_err(|error| format!("key {id} of organization {org}: {}", error.description()))?)
}
