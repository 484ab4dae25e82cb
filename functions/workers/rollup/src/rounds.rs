//! The rounds of a run: each reads the outbox and does some of what it asks for.

use answerscope_domain::error::{Error, Result};
use answerscope_store::runtime::retry::Retry;

use crate::run::Entries;

/// Rounds in a row that may leave the outbox as it is before a run that is over fails: its message then waits, and comes to
/// the dead letters in the end, in place of one that follows the other for ever.
const IDLE: usize = 3;

/// Where a run is with its rounds. Others change the same windows meanwhile, and a round that met them leaves the outbox as it
/// is: the next one waits first, the longer the more of them were in vain, or whoever takes small steps fast would be there
/// first each time.
pub(crate) struct Rounds {
    before: Entries,
    idle: usize,
    attempts: Retry,
}

impl Default for Rounds {
    fn default() -> Self {
        Self {
            before: Entries::new(),
            idle: 0,
            attempts: Retry::new("others changed a brand's windows under every round"),
        }
    }
}

impl Rounds {
    /// Whether there was one.
    pub(crate) fn have_begun(&self) -> bool {
        !self.before.is_empty()
    }

    /// Begins a further one with these entries, after a wait where they are those of the round before.
    ///
    /// # Errors
    /// [`Error::TooManyRequests`] after many rounds in vain.
    pub(crate) async fn begin(&mut self, own: Entries) -> Result<()> {
        self.idle = self.idle_with(&own);
        if self.idle == 0 {
            self.attempts.begin_anew();
        }
        self.before = own;
        self.attempts.next().await
    }

    /// Ends them because the time is over, with what is left.
    ///
    /// # Errors
    /// [`Error::TooManyRequests`] where the last rounds were in vain.
    pub(crate) fn end(&self, own: &Entries) -> Result<()> {
        match self.idle_with(own) {
            IDLE.. => Err(Error::TooManyRequests { retry_after: 1 }),
            _ => Ok(()),
        }
    }

    fn idle_with(&self, own: &Entries) -> usize {
        if *own == self.before { self.idle + 1 } else { 0 }
    }
}
