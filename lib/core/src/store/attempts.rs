//! Attempts at what others may overtake: a change on the condition that nobody changed the item since it was read, a
//! transaction that meets another one.

use std::time::Duration;

use crate::error::{Error, Result};

/// Attempts before a request is sent away. The waits between them come to some 6 s, less than API Gateway waits.
const MOST: u32 = 16;
/// The mean wait before the second attempt; each further one is twice as long, up to 64 times.
const FIRST: u64 = 10;

/// Attempts at one change, further and further apart, so that a crowd thins out.
#[derive(Debug)]
pub(crate) struct Attempts {
    why: &'static str,
    made: u32,
}

impl Attempts {
    /// `why`: for the log, what kept every attempt from succeeding.
    pub(crate) fn unless(why: &'static str) -> Self {
        Self { why, made: 0 }
    }

    /// A part succeeded: what comes next is another change.
    pub(crate) fn begin_anew(&mut self) {
        self.made = 0;
    }

    /// Returns at once before the first attempt, and after a wait before each further one; after the last one, that the
    /// caller should come again.
    pub(crate) async fn next(&mut self) -> Result<()> {
        if self.made == MOST {
            tracing::warn!(attempts = MOST, "given up: {}", self.why);
            return Err(Error::TooManyRequests { retry_after: 1 });
        }
        if self.made > 0 {
            tokio::time::sleep(wait(self.made - 1)?).await;
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
