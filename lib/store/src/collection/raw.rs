//! What vendors sent, kept in the bucket before anything is made of it: an answer that was paid for is never asked for again
//! because a process died.

use serde::{Deserialize, Serialize};

use super::{Collections, KeptTicket};
use crate::runtime::cpu::cpu;
use answerscope_domain::clock::Moment;
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{Fingerprint, PromptId};

/// How hard zstd tries.
const LEVEL: i32 = 3;
/// Bytes of what one object may hold: bodies of one answer, several of which may be as large as an adapter takes.
const MOST: usize = 256 * 1024 * 1024;

/// What a vendor sent for an answer.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct RawAnswer {
    /// When it came, µs since the epoch.
    pub answered_at: i64,
    /// The interface that reads it.
    pub interface: String,
    /// Micro-dollars that it cost.
    pub micros: i64,
    /// Whether the vendor refused the country.
    pub country_refused: bool,
    /// A body for each request.
    pub bodies: Vec<String>,
    /// Whether it could not be read when it came; what it cost was counted then.
    #[serde(default)]
    pub unread: bool,
    /// What the vendor gave instead of an answer: it works on the question.
    #[serde(default)]
    pub ticket: Option<KeptTicket>,
}

impl RawAnswer {
    /// When it came.
    pub fn moment(&self) -> Moment {
        Moment(self.answered_at)
    }
}

impl Collections<'_> {
    /// Keeps what a vendor sent.
    ///
    /// # Errors
    /// When the bucket does not take it.
    pub async fn keep_raw(self, prompt: PromptId, answer: Fingerprint, raw: RawAnswer) -> Result<()> {
        let packed = cpu(move || {
            let json = serde_json::to_vec(&raw).map_err(Error::internal)?;
            zstd::bulk::compress(&json, LEVEL).map_err(Error::internal)
        });
        let object = self.store.org.of(prompt.brand).raw_object(prompt.ordinal, answer);
        self.store.blobs().put(&object, packed.await??).await
    }

    /// What a vendor sent, if it was kept. What can not be read counts as not there.
    ///
    /// # Errors
    /// When the bucket does not answer.
    pub async fn raw(self, prompt: PromptId, answer: Fingerprint) -> Result<Option<RawAnswer>> {
        let object = self.store.org.of(prompt.brand).raw_object(prompt.ordinal, answer);
        let Some(bytes) = self.store.blobs().get(&object, None).await? else {
            return Ok(None);
        };
        let read = cpu(move || {
            let json = zstd::bulk::decompress(&bytes, MOST).ok()?;
            serde_json::from_slice(&json).ok()
        });
        let raw = read.await?;
        if raw.is_none() {
            tracing::error!(object, "what a vendor sent can not be read");
        }
        Ok(raw)
    }

    /// Removes what vendors sent for a brand that was deleted while it was asked for.
    ///
    /// # Errors
    /// When the bucket does not take it.
    pub async fn remove_raw(self, prompts: &[PromptId]) -> Result<()> {
        for prompt in prompts {
            let prefix = self.store.org.of(prompt.brand).raw_objects(prompt.ordinal);
            let objects = self.store.blobs().list(&prefix).await?;
            self.store.blobs().delete_all(objects).await?;
        }
        Ok(())
    }
}
