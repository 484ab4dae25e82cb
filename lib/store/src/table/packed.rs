//! Values that are stored compressed. Reading one is bounded by what its writer may have written, and what can not be
//! read is told apart from a store that does not answer: only against the latter does it help to try again.

use std::cell::RefCell;
use std::error::Error as StdError;
use std::fmt::Debug;
use std::io;
use std::thread::LocalKey;

use metrics::counter;
use serde::Serialize;
use serde::de::DeserializeOwned;
use zstd::bulk::{Compressor, Decompressor};

use answerscope_domain::error::{Cause, Error, Result};

/// Stored bytes that are missing, cut off, or not what was written; the text is for the log.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[error(transparent)]
pub struct Damage(Cause);

/// What can be damaged, by the name under which it is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Damaged {
    /// The text of an answer: nothing else has it.
    Answer,
    /// A batch of facts: the answers have them.
    Facts,
    /// A segment: the facts have it.
    Segment,
    /// What was answered to an `Idempotency-Key`: the request makes it again.
    CachedResponse,
    /// What a language model read in an answer: the built-in reading counts until one reads it again.
    ModelReading,
    /// What an engine sent for an answer that is not stored yet: the engine is asked, and paid, again.
    RawAnswer,
}

impl Damage {
    /// What is wrong: an error with its sources or a text.
    pub fn new(what: impl Into<Box<dyn StdError + Send + Sync>>) -> Self {
        Self(Cause::from(what.into()))
    }

    /// Logs it and counts it in the metric `Unreadable…`; `place` says where it lies.
    pub fn report(&self, what: Damaged, place: &impl Debug) {
        tracing::error!(?what, ?place, damage = %self.0, "stored bytes can not be read");
        counter!(match what {
            Damaged::Answer => "UnreadableAnswers",
            Damaged::Facts => "UnreadableFacts",
            Damaged::Segment => "UnreadableSegments",
            Damaged::CachedResponse => "UnreadableCachedResponses",
            Damaged::ModelReading => "UnreadableModelReadings",
            Damaged::RawAnswer => "UnreadableRawAnswers",
        })
        .increment(1);
    }
}

/// Why something that is stored was not read.
#[derive(Debug, thiserror::Error)]
pub enum Unread {
    /// It is damaged, and will be tomorrow.
    #[error(transparent)]
    Damaged(#[from] Damage),
    /// The store failed.
    #[error(transparent)]
    Failed(#[from] Error),
}

thread_local! {
    /// zstd's working memory, kept by a thread: to make it anew costs more than to pack an answer.
    static COMPRESSOR: RefCell<Option<Compressor<'static>>> = const { RefCell::new(None) };
    static DECOMPRESSOR: RefCell<Option<Decompressor<'static>>> = const { RefCell::new(None) };
}

/// Runs `work` with what the thread keeps, made when it is first asked for.
fn with_kept<C, T>(
    kept: &'static LocalKey<RefCell<Option<C>>>,
    make: impl FnOnce() -> io::Result<C>,
    work: impl FnOnce(&mut C) -> io::Result<T>,
) -> io::Result<T> {
    kept.with_borrow_mut(|kept| match kept {
        Some(kept) => work(kept),
        None => work(kept.insert(make()?)),
    })
}

/// Compresses bytes; `level` is zstd's.
pub fn compress(bytes: &[u8], level: i32) -> Result<Vec<u8>> {
    let pack = |compressor: &mut Compressor<'static>| {
        compressor.set_compression_level(level)?;
        compressor.compress(bytes)
    };
    with_kept(&COMPRESSOR, || Compressor::new(level), pack).map_err(Error::internal)
}

/// What was compressed, if it is no longer than `most` bytes, whatever the compressed bytes claim.
pub fn decompress(packed: &[u8], most: usize) -> Result<Vec<u8>, Damage> {
    let unpack = |decompressor: &mut Decompressor<'static>| decompressor.decompress(packed, most);
    with_kept(&DECOMPRESSOR, Decompressor::new, unpack).map_err(Damage::new)
}

/// Encodes a value and compresses it.
pub fn pack(value: &impl Serialize, level: i32) -> Result<Vec<u8>> {
    compress(&postcard::to_stdvec(value).map_err(Error::internal)?, level)
}

/// The value that was packed, if it is encoded in no more than `most` bytes.
pub fn unpack<T: DeserializeOwned>(packed: &[u8], most: usize) -> Result<T, Damage> {
    postcard::from_bytes(&decompress(packed, most)?).map_err(Damage::new)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A frame of blocks that repeat one byte 128 Ki times; `claimed`: the length that its header tells.
    fn repeated(blocks: u32, claimed: Option<u64>) -> Vec<u8> {
        let mut frame = 0xfd2f_b528_u32.to_le_bytes().to_vec();
        match claimed {
            Some(length) => {
                frame.extend([0b1100_0000, 7 << 3]); // eight bytes of length after a window of 128 KiB
                frame.extend(length.to_le_bytes());
            }
            None => frame.extend([0, 7 << 3]),
        }
        for block in 1..=blocks {
            let header = u32::from(block == blocks) | 1 << 1 | (128 << 10) << 3;
            frame.extend(&header.to_le_bytes()[..3]);
            frame.push(0);
        }
        frame
    }

    #[test]
    fn a_frame_is_read_up_to_its_bound_alone() {
        assert_eq!(
            decompress(&repeated(2, None), 1 << 18).map(|bytes| bytes.len()),
            Ok(1 << 18)
        );
        assert!(decompress(&repeated(2, None), (1 << 18) - 1).is_err());
        let ten_gigabytes = 80 << 10;
        for claimed in [None, Some(1), Some(10 << 30), Some(u64::MAX)] {
            assert!(
                decompress(&repeated(ten_gigabytes, claimed), 1 << 20).is_err(),
                "{claimed:?}"
            );
        }
    }

    #[test]
    fn bytes_of_another_kind_are_damage() {
        let packed = pack(&("text", 7_u32), 3).expect("packed");
        assert_eq!(unpack(&packed, 100), Ok(("text".to_owned(), 7_u32)));
        for bytes in [&b""[..], b"nothing of this kind", &packed[..packed.len() - 1]] {
            assert!(unpack::<(String, u32)>(bytes, 100).is_err());
        }
        let other = pack(&[u64::MAX; 2], 3).expect("packed");
        assert!(unpack::<(String, u32)>(&other, 100).is_err());
    }
}
