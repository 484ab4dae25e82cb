//! What vendors sent, kept in the bucket before anything is made of it: an answer that was paid for is never asked for again
//! because a process died.

use std::io::Read;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{Collections, KeptTicket};
use crate::runtime::cpu::cpu;
use crate::table::packed::{Damage, Damaged};
use answerscope_domain::clock::Moment;
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{Fingerprint, PromptId};

/// How hard zstd tries.
const LEVEL: i32 = 3;
/// Bytes of what one object may hold: bodies of one answer, several of which may be as large as an adapter takes.
const MOST: u64 = 256 * 1024 * 1024;

/// What a vendor sent for an answer.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct RawAnswer {
    /// When it came, µs since the epoch.
    pub answered_at: i64,
    /// The interface that reads it.
    pub interface: String,
    /// Micro-dollars that were counted for it when it came: of a ticket, and of what could not be read.
    pub micros: i64,
    /// Whether the vendor refused the country.
    pub country_refused: bool,
    /// A body for each request.
    pub bodies: Vec<String>,
    /// Whether the answer takes further requests, of which the last was not answered yet.
    #[serde(default)]
    pub unfinished: bool,
    /// Whether it was counted as a failure when it came, with what it cost: it could not be read, or a further request failed.
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

fn unpacked(bytes: &[u8]) -> Result<RawAnswer, Damage> {
    let mut json = Vec::new();
    let unpacked = zstd::Decoder::new(bytes).map_err(Damage::new)?;
    unpacked.take(MOST).read_to_end(&mut json).map_err(Damage::new)?;
    serde_json::from_slice(&json).map_err(Damage::new)
}

impl Collections<'_> {
    /// Keeps what a vendor sent.
    ///
    /// # Errors
    /// When the bucket does not take it.
    pub async fn keep_raw(self, prompt: PromptId, answer: Fingerprint, raw: Arc<RawAnswer>) -> Result<()> {
        let packed = cpu(move || {
            // Packed as it is written: bodies may be large.
            let mut packed = zstd::Encoder::new(Vec::new(), LEVEL).map_err(Error::internal)?;
            serde_json::to_writer(&mut packed, raw.as_ref()).map_err(Error::internal)?;
            packed.finish().map_err(Error::internal)
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
        match cpu(move || unpacked(&bytes)).await? {
            Ok(raw) => Ok(Some(raw)),
            Err(damage) => {
                damage.report(Damaged::RawAnswer, &object);
                Ok(None)
            }
        }
    }

    /// Removes what vendors sent for prompts that were deleted while they were asked.
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
