//! Of the messages of a burst one begins a run: while it goes on, the others leave a word with it, and it looks at the outbox
//! once more before it ends.

use std::time::Duration;

use answerscope_domain::clock::Moment;
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::BrandId;
use answerscope_store::Store;
use answerscope_store::aws::queue::{Addressed, Message, send_soon};
use answerscope_store::brands::RunClaim;
use tokio::time::Instant;

/// How long a run may go on after its time before another may begin beside it.
const GRACE: Duration = Duration::from_secs(5);
/// How long after the end of a lease another message looks for what its holder has left.
const AFTER: Duration = Duration::from_secs(1);

/// What a message of a deleted brand asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OfGone {
    /// Nothing: a deleted brand has no figures.
    Nothing,
    /// A run without a lease: what hangs on the brand is removed, and a lease would be too.
    Runs,
}

/// Runs `run` for a message of a brand, unless a run of the same worker is at it; again while messages come meanwhile, so far as
/// the time goes.
///
/// # Errors
/// What `run` says, and when a store does not answer.
pub async fn in_turn<F>(
    store: &Store,
    brand: BrandId,
    message: Message,
    until: Instant,
    of_gone: OfGone,
    run: impl Fn() -> F,
) -> Result<()>
where
    F: Future<Output = Result<()>>,
{
    if store.stores.queue().one_at_a_time() {
        return Box::pin(run()).await;
    }
    if let Err(Error::NotFound) = store.brands().get(brand).await {
        // Nothing is to be left beside a deleted brand, not even a lease.
        return match of_gone {
            OfGone::Nothing => Ok(()),
            OfGone::Runs => Box::pin(run()).await,
        };
    }
    let (worker, token) = (message.worker(), store.fresh_token());
    let lasts = until.saturating_duration_since(Instant::now()) + GRACE;
    match store.brands().claim_run(brand, worker, token, lasts).await? {
        RunClaim::Mine => {}
        RunClaim::First(end) => {
            come_again(store, message, end).await;
            return Ok(());
        }
        RunClaim::Asked => return Ok(()),
    }
    loop {
        if let Err(error) = Box::pin(run()).await {
            // The message comes again, and is not to find the brand taken.
            store.brands().end_run(brand, worker, token, true).await?;
            return Err(error);
        }
        if store.brands().end_run(brand, worker, token, false).await? {
            return Ok(());
        }
        if Instant::now() >= until {
            store.brands().end_run(brand, worker, token, true).await?;
            send_soon(store.stores.queue().as_ref(), message).await;
            return Ok(());
        }
    }
}

/// Has a message come again when a lease ends, for the case that its holder was killed.
async fn come_again(store: &Store, message: Message, end: Moment) {
    let micros = u64::try_from(end.0 - store.now().0).unwrap_or_default();
    let delay = Duration::from_micros(micros) + AFTER;
    if let Err(error) = store.stores.queue().send(message, delay).await {
        tracing::warn!(%error, "not sent; the sweeper sends it where the holder was killed");
    }
}
