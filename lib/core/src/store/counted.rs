//! Until when a brand's answers are counted: an item beside the brand, so that whoever reads a metric reads it with what is
//! read anyway.

use super::Store;
use super::keys::Key;
use super::table::{Action, Item, number, number_of, text};
use crate::clock::Moment;
use crate::error::{Error, Result};
use crate::ids::BrandId;

/// The item's kind.
pub(crate) const KIND: &str = "counted";

/// Reads the item.
pub(crate) fn counted_until(item: &Item) -> Option<Moment> {
    number_of(item, "until").map(Moment)
}

impl Store {
    /// Notes that every answer which was stored before `until` is counted. What was noted of later stays.
    ///
    /// # Errors
    /// [`Error::NotFound`] where the brand was deleted.
    pub async fn set_counted_until(&self, brand: BrandId, until: Moment) -> Result<()> {
        let keys = self.org.of(brand);
        let Key { pk, sk } = keys.counted();
        let item = Item::from([
            ("pk".into(), text(pk)),
            ("sk".into(), text(sk)),
            ("kind".into(), text(KIND)),
            ("v".into(), number(1)),
            ("until".into(), number(until.0)),
        ]);
        let put = Action::put(item)
            .when("attribute_not_exists(pk) OR #until < :until")
            .name("#until", "until")
            .value(":until", number(until.0));
        match self.app.table.transact(vec![Action::exists(keys.brand()), put]).await? {
            Err(refused) if refused.contains(&0) => Err(Error::NotFound),
            // Somebody who began later was faster.
            Ok(()) | Err(_) => Ok(()),
        }
    }
}
