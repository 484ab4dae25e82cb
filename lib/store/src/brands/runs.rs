//! Who does what the outbox entries of a brand ask of a worker: of many messages for the same brand one is heeded, and that one
//! looks at the entries of all. Nothing depends on it but how much is done in vain.

use std::time::Duration;

use super::Brands;
use crate::aws::queue::Worker;
use crate::keys::Key;
use crate::table::{Action, Changed, Item, Transaction, number, number_of, text};
use answerscope_domain::clock::{Moment, later};
use answerscope_domain::error::Result;
use answerscope_domain::ids::{BrandId, Token};
use aws_sdk_dynamodb::types::AttributeValue;

/// How long after the end of its lease an item stays that a killed run has left, in seconds.
const KEPT: i64 = 60 * 60;

/// What became of a claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RunClaim {
    /// The caller has the brand.
    Mine,
    /// Somebody else has it until then, and looks at the entries again before it ends. The caller is the first who asks.
    First(Moment),
    /// The same, and somebody has asked already.
    Asked,
}

impl Brands<'_> {
    /// Claims a brand for a run of a worker.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn claim_run(self, brand: BrandId, worker: Worker, run: Token, lasts: Duration) -> Result<RunClaim> {
        let (table, key) = (
            self.store.table(),
            self.store.org.of(brand).worker_run(worker.variable()),
        );
        loop {
            let now = self.store.now();
            let until = later(now, lasts);
            let put = Action::put(item(&key, run, until))
                .when("attribute_not_exists(pk) OR #until <= :now")
                .name("#until", "until")
                .value(":now", number(now.0));
            if table.commit(Transaction::new().guard(Changed, put)).await?.is_ok() {
                return Ok(RunClaim::Mine);
            }
            let ask = Action::update(key.clone(), "SET asked = :true")
                .value(":true", AttributeValue::Bool(true))
                .when("#until > :now AND attribute_not_exists(asked)")
                .name("#until", "until")
                .value(":now", number(now.0));
            let asked = table.commit(Transaction::new().guard(Changed, ask)).await?;
            let held = table.get(&key).await?;
            let until = held.as_ref().and_then(|item| number_of(item, "until")).map(Moment);
            match until.filter(|until| *until > now) {
                Some(until) if asked.is_ok() => return Ok(RunClaim::First(until)),
                Some(_) => return Ok(RunClaim::Asked),
                // It has ended since.
                None => {}
            }
        }
    }

    /// Ends a run, unless somebody has asked for the brand meanwhile: then the entries are to be looked at again first, and
    /// `false` comes back. A run whose time is over ends `anyway`.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn end_run(self, brand: BrandId, worker: Worker, run: Token, anyway: bool) -> Result<bool> {
        let (table, key) = (
            self.store.table(),
            self.store.org.of(brand).worker_run(worker.variable()),
        );
        let unasked = if anyway { "" } else { " AND attribute_not_exists(asked)" };
        let end = Action::delete(key.clone())
            .when(format!("holder = :me{unasked}"))
            .value(":me", text(run.as_str()));
        if table.commit(Transaction::new().guard(Changed, end)).await?.is_ok() || anyway {
            return Ok(true);
        }
        let again = Action::update(key, "REMOVE asked")
            .when("holder = :me")
            .value(":me", text(run.as_str()));
        // Refused: the lease was over, and another run has the brand.
        let others = table.commit(Transaction::new().guard(Changed, again)).await?.is_err();
        Ok(others)
    }
}

fn item(key: &Key, run: Token, until: Moment) -> Item {
    Item::from([
        ("pk".into(), text(&key.pk)),
        ("sk".into(), text(&key.sk)),
        ("kind".into(), text("run")),
        ("v".into(), number(1)),
        ("holder".into(), text(run.as_str())),
        ("until".into(), number(until.0)),
        ("ttl".into(), number(until.0 / 1_000_000 + KEPT)),
    ])
}
