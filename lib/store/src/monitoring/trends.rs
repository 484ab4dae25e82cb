//! Trends in the table. A trend's key follows from its name and location, so that an import that is repeated, by a caller or
//! by a second attempt, finds the trends of the first.

use crate::Store;
use crate::table::{Action, Conditional, entity_of, item_of, number};
use answerscope_domain::entities::trend::TrendRecord;
use answerscope_domain::error::Result;
use answerscope_domain::ids::{BrandId, TrendId};
use answerscope_domain::page::{Listed, PageRequest};

/// Writes a trend's next revision, if nobody else changed it first.
pub fn put_trend(store: &Store, trend: &TrendRecord) -> Result<Conditional> {
    let before = trend.revision.saturating_sub(1);
    let item = item_of(store.org.of(trend.id.brand).trend(trend.id.token), "trend", trend)?;
    Ok(Action::put(item)
        .when("revision = :revision")
        .value(":revision", number(before)))
}

/// Trends: topics that an import proposes, until one is accepted.
#[derive(Clone, Copy)]
pub struct Trends<'s> {
    pub(crate) store: &'s Store,
}

impl Trends<'_> {
    /// All trends of a brand: newest import first, and in an import those with the most keywords.
    pub async fn all(self, brand: BrandId) -> Result<Vec<TrendRecord>> {
        let range = self.store.org.of(brand).trends();
        let (_, items) = futures::try_join!(self.store.brands().get(brand), self.store.table().query(&range))?;
        let mut trends: Vec<TrendRecord> = items.into_iter().map(entity_of).collect::<Result<_>>()?;
        trends.sort_by_key(|trend| (std::cmp::Reverse(trend.created), trend.place, trend.id));
        Ok(trends)
    }

    /// One page of a brand's trends.
    pub async fn list(self, brand: BrandId, page: PageRequest) -> Result<Listed<TrendRecord>> {
        Ok(page.of(self.all(brand).await?))
    }

    /// Reads a trend.
    pub async fn get(self, id: TrendId) -> Result<TrendRecord> {
        let key = self.store.org.of(id.brand).trend(id.token);
        let (_, item) = self.store.brands().get_with(id.brand, key).await?;
        entity_of(item)
    }
}
