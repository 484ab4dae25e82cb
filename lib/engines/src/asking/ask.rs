//! The one trait of all adapters.

use std::time::Duration;

use futures::future::BoxFuture;
use tokio::time::{Instant, sleep, timeout_at};

use crate::answer::{EngineAnswer, Outcome, Question, Sent, Submitted, Ticket};
use crate::description::Description;
use crate::error::AskError;

/// One way to ask one engine.
pub trait Adapter: Send + Sync {
    /// What it is.
    fn description(&self) -> &Description;

    /// Makes the next request for an answer: `before` is what the vendor has sent for it so far, nothing at first. What comes
    /// is told as it came, so that it can be kept before anything is made of it. Most vendors answer with one request; a
    /// scraper gives a ticket.
    ///
    /// # Errors
    /// [`AskError`] tells what a collector can do about it.
    fn request<'a>(
        &'a self,
        question: &'a Question,
        before: &'a Sent,
    ) -> BoxFuture<'a, Result<Submitted<Sent>, AskError>>;

    /// Asks for what was handed in before, and tells it as it came.
    ///
    /// # Errors
    /// [`AskError::UnknownTicket`] where there is no such ticket; else as [`Adapter::request`].
    fn fetch<'a>(&'a self, _ticket: &'a Ticket) -> BoxFuture<'a, Result<Submitted<Sent>, AskError>> {
        Box::pin(std::future::ready(Err(AskError::UnknownTicket)))
    }

    /// Asks where the addresses of an answer that was read lead, where the vendor gives redirects of its own. Takes some
    /// seconds at most, and fails never: what is not told stays the vendor's word for it.
    fn resolve<'a>(&'a self, _answer: &'a mut EngineAnswer) -> BoxFuture<'a, ()> {
        Box::pin(std::future::ready(()))
    }

    /// All requests for an answer, read and resolved, for callers that keep nothing on the way.
    ///
    /// # Errors
    /// As [`Adapter::request`] and [`Adapter::read`].
    fn submit<'a>(&'a self, question: &'a Question) -> BoxFuture<'a, Result<Submitted, AskError>> {
        Box::pin(async move {
            let mut before = Sent::default();
            loop {
                match self.request(question, &before).await? {
                    Submitted::Done(sent) if sent.unfinished => before = sent,
                    Submitted::Done(sent) => return self.made_of(sent).await,
                    Submitted::Pending(ticket, pause) => return Ok(Submitted::Pending(ticket, pause)),
                }
            }
        })
    }

    /// [`Adapter::fetch`], read and resolved.
    ///
    /// # Errors
    /// As [`Adapter::fetch`] and [`Adapter::read`].
    fn poll<'a>(&'a self, ticket: &'a Ticket) -> BoxFuture<'a, Result<Submitted, AskError>> {
        Box::pin(async move {
            match self.fetch(ticket).await? {
                Submitted::Done(sent) => self.made_of(sent).await,
                Submitted::Pending(ticket, pause) => Ok(Submitted::Pending(ticket, pause)),
            }
        })
    }

    /// What is made of all that a vendor sent.
    ///
    /// # Errors
    /// As [`Adapter::read`].
    fn made_of(&self, sent: Sent) -> BoxFuture<'_, Result<Submitted, AskError>> {
        Box::pin(async move {
            let mut outcome = self.read(&sent.bodies)?;
            if let Outcome::Answer(answer) = &mut outcome {
                answer.country_refused = sent.country_refused;
                self.resolve(answer).await;
            }
            Ok(Submitted::Done(outcome))
        })
    }

    /// Reads what a vendor sent, a body for each request of one answer, without asking anybody. Addresses are the vendor's,
    /// redirects of its own among them, until [`Adapter::resolve`] has asked where they lead.
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
