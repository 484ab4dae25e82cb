//! The one trait of all adapters.

use std::time::Duration;

use futures::future::BoxFuture;
use tokio::time::{Instant, sleep, timeout_at};

use crate::answer::{Outcome, Question, Submitted, Ticket};
use crate::description::Description;
use crate::error::AskError;

/// One way to ask one engine.
pub trait Adapter: Send + Sync {
    /// What it is.
    fn description(&self) -> &Description;

    /// Hands a question in. Most vendors answer at once; a scraper gives a ticket.
    ///
    /// # Errors
    /// [`AskError`] tells what a collector can do about it.
    fn submit<'a>(&'a self, question: &'a Question) -> BoxFuture<'a, Result<Submitted, AskError>>;

    /// Asks for what was handed in before.
    ///
    /// # Errors
    /// [`AskError::UnknownTicket`] where there is no such ticket; else as [`Adapter::submit`].
    fn poll<'a>(&'a self, _ticket: &'a Ticket) -> BoxFuture<'a, Result<Submitted, AskError>> {
        Box::pin(std::future::ready(Err(AskError::UnknownTicket)))
    }

    /// Reads what a vendor sent, a body for each request of one answer, without asking anybody.
    ///
    /// # Errors
    /// [`AskError::BadAnswer`] names a needed field that is not there; [`AskError::PromptRefused`] and the like where that is
    /// what the bodies say.
    fn read(&self, bodies: &[String]) -> Result<Outcome, AskError>;
}

/// Asks and waits until the answer is there.
///
/// # Errors
/// [`AskError::TimedOut`] once `limit` has passed, else as [`Adapter::submit`].
pub async fn ask(adapter: &dyn Adapter, question: &Question, limit: Duration) -> Result<Outcome, AskError> {
    let deadline = Instant::now() + limit;
    let waiting = async {
        let mut submitted = adapter.submit(question).await?;
        loop {
            match submitted {
                Submitted::Done(outcome) => return Ok(outcome),
                Submitted::Pending(ticket, pause) => {
                    sleep(pause).await;
                    submitted = adapter.poll(&ticket).await?;
                }
            }
        }
    };
    timeout_at(deadline, waiting).await.unwrap_or(Err(AskError::TimedOut))
}
