//! The commands.

pub mod account;
pub mod collect;
pub mod demo;
pub mod import;
pub mod key;
pub mod member;
pub mod org;
pub mod reread;
pub mod sentiment;
pub mod serve;
pub mod webhook;

use std::io::{ErrorKind, Write};

use answerscope_domain::ids::{BrandId, Id, OrgId};
use answerscope_store::brands::organization_of_brand;
use answerscope_store::table::Table;

use crate::embedded::Failure;

/// The brand that `--brand` names, behind its organization.
///
/// # Errors
/// Where the text is no id, where there is no such brand, and what the table says.
async fn named_brand(table: &Table, named: &str) -> Result<(OrgId, BrandId), Failure> {
    let brand = BrandId::parse(named).ok_or_else(|| format!("--brand {named}: not a brand's id"))?;
    let organization = organization_of_brand(table, brand).await?;
    let organization = organization.ok_or_else(|| format!("--brand {named}: there is no such brand"))?;
    Ok((organization, brand))
}

/// Prints a command's answer. A reader that has seen enough, such as `head`, is no failure.
fn print_json(value: &impl serde::Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string_pretty(value)?;
    match writeln!(std::io::stdout().lock(), "{text}") {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(error.into()),
        _ => Ok(()),
    }
}
