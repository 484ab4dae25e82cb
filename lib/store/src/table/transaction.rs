//! Transactions: actions that are done together or not at all, under named guards.
//!
//! Each condition goes in with the guard that it stands for: a value of the transaction's own enum, which says in one
//! word what it means when the condition does not hold. DynamoDB tells the places of the actions that it refused;
//! [`Table::commit`] turns them into the most important guard among them, the least in the enum's order, so that the
//! answer never depends on the order of the actions and no caller counts places.
//!
//! ```text
//! let view = Transaction::new()
//!     .guard(UpdateView::Changed, Action::put(item).when("revision = :old").value(":old", number(7)))
//!     .guard(UpdateView::BrandGone, Action::exists(keys.brand()))
//!     .then(Action::delete(marker));
//! match table.commit(view).await? {
//!     Ok(()) => Ok(new),
//!     Err(UpdateView::BrandGone) => Err(Error::NotFound),
//!     Err(UpdateView::Changed) => …, // read anew, and try again
//! }
//! ```

use std::collections::BTreeSet;
use std::convert::Infallible;
use std::fmt::Debug;

use aws_sdk_dynamodb::operation::transact_write_items::TransactWriteItemsError;
use aws_sdk_dynamodb::types::{CancellationReason, TransactWriteItem};

use super::action::{Action, Conditional, Write};
use super::requests::Table;
use crate::aws::failure::call_failed;
use crate::runtime::retry::Retry;
use answerscope_domain::error::{Error, Result};

/// Actions that DynamoDB takes in one transaction.
pub const MOST_ACTIONS: usize = 100;

/// The guard of what was read: somebody else has changed it since, so it is to be read anew.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Changed;

/// The guard of the brand that everything hangs on: it was deleted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct BrandGone;

impl From<BrandGone> for Error {
    fn from(_: BrandGone) -> Self {
        Self::NotFound
    }
}

/// The guards of a transaction that changes what was read under a brand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Guard {
    /// The brand was deleted.
    BrandGone,
    /// Somebody else has changed what was read.
    Changed,
}

/// Actions that are done together or not at all; `G` names what refuses them, the most important first.
#[derive(Debug, Clone)]
pub struct Transaction<G> {
    steps: Vec<(Option<G>, Write)>,
}

impl<G> Default for Transaction<G> {
    fn default() -> Self {
        Self { steps: Vec::new() }
    }
}

impl<G> Transaction<G> {
    /// Of no action yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// An action on a condition; where that does not hold, `guard` refuses the transaction.
    #[must_use]
    pub fn guard(mut self, guard: G, action: Conditional) -> Self {
        self.steps.push((Some(guard), action.0));
        self
    }

    /// Some actions on conditions, each under its guard.
    #[must_use]
    pub fn guard_all(self, actions: impl IntoIterator<Item = (G, Conditional)>) -> Self {
        actions
            .into_iter()
            .fold(self, |transaction, (guard, action)| transaction.guard(guard, action))
    }

    /// An action that nothing refuses.
    #[must_use]
    pub fn then(mut self, action: Action) -> Self {
        self.steps.push((None, action.0));
        self
    }

    /// Some actions that nothing refuses.
    #[must_use]
    pub fn then_all(self, actions: impl IntoIterator<Item = Action>) -> Self {
        actions.into_iter().fold(self, Self::then)
    }
}

/// The order in which the actions of a transaction are sent. It must not make a difference, which tests show by another
/// order than the given one.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum ActionOrder {
    /// As the transaction was put together.
    #[default]
    Given,
    /// The last one first.
    Reversed,
    /// From this place on, then from the beginning.
    Rotated(usize),
}

impl ActionOrder {
    fn apply<T>(self, steps: &mut [T]) {
        match self {
            Self::Given => {}
            Self::Reversed => steps.reverse(),
            Self::Rotated(_) if steps.is_empty() => {}
            Self::Rotated(by) => steps.rotate_left(by % steps.len()),
        }
    }
}

impl Table {
    /// Sends the actions of every later transaction in another order, through each clone of this table; for tests. The
    /// first call counts.
    pub fn send_in(&self, order: ActionOrder) {
        let _first = self.order.set(order);
    }

    /// Does all actions of a transaction or none. `Ok(Err(guard))` names the most important of the guards that did not
    /// hold.
    ///
    /// # Errors
    /// [`Error::TooManyRequests`] where other transactions were in the way to the end, [`Error::Internal`] where the call
    /// failed.
    pub async fn commit<G: Ord + Debug>(&self, transaction: Transaction<G>) -> Result<Result<(), G>> {
        let first = self.attempt(transaction).await?.pop_first();
        Ok(first.map_or(Ok(()), Err))
    }

    /// Does actions that nothing refuses, all or none.
    ///
    /// # Errors
    /// As of [`Table::commit`].
    pub async fn write(&self, actions: impl IntoIterator<Item = Action>) -> Result<()> {
        let Ok(()) = self.commit(Transaction::<Infallible>::new().then_all(actions)).await?;
        Ok(())
    }

    /// [`Table::commit`] for those who need every guard that did not hold; none where all was done.
    ///
    /// # Errors
    /// As of [`Table::commit`].
    pub async fn attempt<G: Ord + Debug>(&self, mut transaction: Transaction<G>) -> Result<BTreeSet<G>> {
        let order = self.order.get().copied().unwrap_or_default();
        order.apply(&mut transaction.steps);
        let (mut guards, mut items) = (Vec::new(), Vec::new());
        for (guard, action) in transaction.steps {
            guards.push(guard.ok_or_else(|| action.to_string()));
            items.push(action.build(&self.name)?);
        }
        let places = self.send(items).await?;
        let refused = (0..).zip(guards).filter(|(place, _)| places.contains(place));
        let refused: Result<BTreeSet<G>, String> = refused.map(|(_, guard)| guard).collect();
        let unguarded = |action| format!("TransactWriteItems refused an action without a guard: {action}");
        let refused = refused.map_err(|action| Error::internal(unguarded(action)))?;
        if !refused.is_empty() {
            tracing::debug!(guards = ?refused, "a transaction was refused");
        }
        Ok(refused)
    }

    /// Sends a transaction until it is done or refused; the places of the actions whose conditions did not hold.
    async fn send(&self, items: Vec<TransactWriteItem>) -> Result<Vec<usize>> {
        let mut attempts = Retry::new("TransactWriteItems met other transactions");
        let mut token = request_token()?;
        loop {
            attempts.next().await?;
            let sent = self
                .client
                .transact_write_items()
                .set_transact_items(Some(items.clone()))
                .client_request_token(&token)
                .send()
                .await;
            let Err(error) = sent else { return Ok(Vec::new()) };
            match error.as_service_error() {
                Some(TransactWriteItemsError::TransactionCanceledException(cancelled)) => {
                    let codes = codes_of(cancelled.cancellation_reasons());
                    let refused: Vec<usize> = (0..codes.len()).filter(|place| codes[*place] == REFUSED).collect();
                    if !refused.is_empty() {
                        return Ok(refused);
                    }
                    if !codes.iter().any(|code| TRANSIENT.contains(code)) {
                        let operation = format!("TransactWriteItems: {codes:?}");
                        return Err(call_failed(operation, error));
                    }
                    token = request_token()?;
                }
                // This very one: under its token it is done once.
                Some(TransactWriteItemsError::TransactionInProgressException(_)) => {}
                _ => return Err(call_failed("TransactWriteItems", error)),
            }
        }
    }
}

fn codes_of(reasons: &[CancellationReason]) -> Vec<&str> {
    reasons.iter().map(|reason| reason.code().unwrap_or_default()).collect()
}

/// Names a transaction, so that DynamoDB does it once however often it is sent.
fn request_token() -> Result<String> {
    let mut noise = [0u8; 16];
    getrandom::fill(&mut noise).map_err(Error::internal)?;
    Ok(format!("{:032x}", u128::from_be_bytes(noise)))
}

/// The reason of an action whose condition did not hold.
const REFUSED: &str = "ConditionalCheckFailed";
/// Reasons for a cancelled transaction that pass by waiting.
const TRANSIENT: [&str; 3] = [
    "TransactionConflict",
    "ProvisionedThroughputExceeded",
    "ThrottlingError",
];
