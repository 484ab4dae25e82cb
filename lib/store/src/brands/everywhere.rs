//! Brands of whatever organization, for the commands of those who run the service.

use super::list_row::BrandRow;
use crate::callers::organizations::all_organizations;
use crate::keys::{OrgKeys, organization_rows};
use crate::table::{Table, entity_of, text_of};
use answerscope_domain::error::Result;
use answerscope_domain::ids::{BrandId, OrgId};

/// All brands of all organizations; for commands that name none. No request handler uses it.
pub async fn brands_of_all(table: &Table) -> Result<Vec<(OrgId, BrandId)>> {
    let mut brands = Vec::new();
    for organization in all_organizations(table).await? {
        for row in table.query(&OrgKeys(organization).brand_rows()).await? {
            brands.push((organization, entity_of::<BrandRow>(row)?.id));
        }
    }
    Ok(brands)
}

/// Up to `most` organizations that follow one; for the sweeper. No request handler uses it.
///
/// # Errors
/// When the table does not answer.
pub async fn organizations_after(table: &Table, after: Option<OrgId>, most: usize) -> Result<Vec<OrgId>> {
    let mut range = organization_rows();
    if let Some(after) = after {
        range.from = after.to_string();
    }
    // The range begins with that organization itself.
    let rows = table.query_head(&range, most.saturating_add(1)).await?;
    let ids = rows.iter().filter_map(|row| text_of(row, "sk")?.parse().ok());
    Ok(ids.filter(|id| Some(*id) != after).take(most).collect())
}

/// The organization that a brand belongs to; for commands that name a brand alone. No request handler uses it.
pub async fn organization_of_brand(table: &Table, brand: BrandId) -> Result<Option<OrgId>> {
    let ids = all_organizations(table).await?;
    let found = table
        .batch_get(ids.iter().map(|id| OrgKeys(*id).of(brand).brand()).collect())
        .await?;
    Ok(ids
        .into_iter()
        .find(|id| found.contains_key(&OrgKeys(*id).of(brand).brand())))
}
