//! Brands of whatever organization, for the commands of those who run the service.

use super::list_row::BrandRow;
use crate::callers::organizations::all_organizations;
use crate::keys::OrgKeys;
use crate::table::{Table, entity_of};
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

/// Up to `most` brands that follow one in the order of organizations and brands; for the sweeper. No request handler uses it.
///
/// # Errors
/// When the table does not answer.
pub async fn brands_after(
    table: &Table,
    after: Option<(OrgId, BrandId)>,
    most: usize,
) -> Result<Vec<(OrgId, BrandId)>> {
    let mut brands = Vec::new();
    for organization in all_organizations(table).await? {
        if after.is_some_and(|(last, _)| organization < last) {
            continue;
        }
        for row in table.query(&OrgKeys(organization).brand_rows()).await? {
            let brand = entity_of::<BrandRow>(row)?.id;
            if after.is_none_or(|after| (organization, brand) > after) {
                brands.push((organization, brand));
            }
        }
        if brands.len() >= most {
            break;
        }
    }
    brands.truncate(most);
    Ok(brands)
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
