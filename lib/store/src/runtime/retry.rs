//! Retries of what others may overtake: a change on the condition that nobody changed the item since it was read, a
//! transaction that meets another one.

use std::time::Duration;

use tokio::time::Instant;

use answerscope_domain::error::{Error, Result};

/// Attempts at one change; the waits between them come to some 6 s.
const MOST: u32 = 16;
/// How long a request may go on trying, whatever it changes: API Gateway waits for 29 s.
const REQUEST: Duration = Duration::from_secs(20);
/// The mean wait before the second attempt; each further one is twice as long, up to 64 times.
const FIRST: u64 = 10;

tokio::task_local! {
    /// When the request that this task answers stops trying.
    static UNTIL: Instant;
}

/// Bounds the attempts of a request, one within another or one after another. Workers have the time they have.
pub async fn within_request_deadline<T>(work: impl Future<Output = T>) -> T {
    within_deadline(Instant::now() + REQUEST, work).await
}

/// [`within_request_deadline`] with an end of its own.
pub async fn within_deadline<T>(until: Instant, work: impl Future<Output = T>) -> T {
    UNTIL.scope(until, work).await
}

/// What is left of the time of the request that this task answers; `None` where it answers none.
pub fn left() -> Option<Duration> {
    UNTIL
        .try_with(|until| until.saturating_duration_since(Instant::now()))
        .ok()
}

/// Attempts at one change, further and further apart, so that a crowd thins out.
#[derive(Debug)]
pub struct Retry {
    why: &'static str,
    made: u32,
}

impl Retry {
    /// `why`: for the log, what kept every attempt from succeeding.
    pub fn new(why: &'static str) -> Self {
        Self { why, made: 0 }
    }

    /// A part succeeded: what comes next is another change.
    pub fn begin_anew(&mut self) {
        self.made = 0;
    }

    /// Returns at once before the first attempt, and after a wait before each further one; after the last one, that the
    /// caller should come again.
    pub async fn next(&mut self) -> Result<()> {
        if self.made > 0 {
            let wait = wait(self.made - 1)?;
            let late = left().is_some_and(|left| left < wait);
            if late || self.made == MOST {
                tracing::warn!(attempts = self.made, "given up: {}", self.why);
                return Err(Error::TooManyRequests { retry_after: 1 });
            }
            tokio::time::sleep(wait).await;
        }
        self.made += 1;
        Ok(())
    }
}

/// Between half and one and a half times the mean, so that those who met once do not meet again.
fn wait(made: u32) -> Result<Duration> {
    let mut noise = [0u8; 1];
    getrandom::fill(&mut noise).map_err(Error::internal)?;
    let mean = FIRST << made.min(6);
    Ok(Duration::from_millis(mean / 2 + mean * u64::from(noise[0]) / 255))
}
