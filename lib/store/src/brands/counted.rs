//! Until when a brand's answers are counted: an item beside the brand, so that whoever reads a metric reads it with what is
//! read anyway.

use super::Brands;
use crate::keys::Key;
use crate::table::{Action, Guard, Item, Transaction, number, number_of, text};
use answerscope_domain::clock::Moment;
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::BrandId;

/// The item's kind.
pub const KIND: &str = "counted";

/// Reads the item.
pub fn counted_until(item: &Item) -> Option<Moment> {
    number_of(item, "until").map(Moment)
}

impl Brands<'_> {
    /// Notes that every answer which was stored before `until` is counted. What was noted of later stays.
    ///
    /// # Errors
    /// [`Error::NotFound`] where the brand was deleted.
    pub async fn set_counted_until(self, brand: BrandId, until: Moment) -> Result<()> {
        let keys = self.store.org.of(brand);
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
        let note = Transaction::new()
            .guard(Guard::BrandGone, Action::exists(keys.brand()))
            .guard(Guard::Changed, put);
        match self.store.table().commit(note).await? {
            Err(Guard::BrandGone) => Err(Error::NotFound),
            // Changed: somebody who began later was faster.
            Ok(()) | Err(Guard::Changed) => Ok(()),
        }
    }
}
