//! The mentions section of one day: who answered, and which brands the answers mention.
//!
//! A column of counts for each channel (answers of a prompt) and for each channel and slot (mentions in a prompt's
//! answers; and answers that mention beyond the first). On disk the planes of all columns stand together by level,
//! because planes of one level resemble each other and compress alike.

use bytes::Bytes;

use crate::bitmap::Window;
use crate::error::{Result, damaged};
use crate::plane::{Planes, Sliced};
use crate::plane_store::{Announced, Draft};
use crate::wire::{Effort, Packer, Reader, Unpacker, put_varint};
use crate::{AnswerFacts, Channel, SegmentError, plane_store};

/// Words of the longest plane.
pub(crate) const WORDS: usize = AnswerFacts::PROMPTS as usize / 64;

/// Counts of prompts, ascending by prompt, none zero.
pub(crate) type Counts = Vec<(u32, u32)>;

/// What is written: columns in the order of the channels, and of slots and channels.
#[derive(Default)]
pub(crate) struct MentionCounts {
    pub(crate) answers: Vec<(Channel, Counts)>,
    /// Slot, channel, mentions, and mentioning answers beyond the first.
    pub(crate) mentions: Vec<(u16, Channel, Counts, Counts)>,
}

/// Mentions of one slot in the answers of one channel.
#[derive(Debug, Clone, Copy)]
pub(crate) struct MentionColumn {
    pub(crate) slot: u16,
    pub(crate) channel: Channel,
    pub(crate) mentions: Sliced,
    /// Answers that mention, less one for each prompt with mentions.
    pub(crate) extra: Sliced,
}

/// What is read.
#[derive(Debug, Default)]
pub(crate) struct MentionsDay {
    pub(crate) planes: Planes,
    pub(crate) answers: Vec<(Channel, Sliced)>,
    /// Ascending by slot, then channel.
    pub(crate) mentions: Vec<MentionColumn>,
}

impl MentionCounts {
    /// The stored form.
    pub(crate) fn encode(&self, packer: &mut Packer) -> Result<Vec<u8>> {
        let ends = self.answers.iter().filter_map(|(_, counts)| counts.last());
        let words = ends.map(|(prompt, _)| *prompt as usize / 64 + 1).max().unwrap_or(0);
        let (mut meta, mut drafts) = (Vec::new(), Vec::<Draft>::new());
        put_varint(&mut meta, words as u64);
        put_varint(&mut meta, self.answers.len() as u64);
        for (channel, counts) in &self.answers {
            meta.push(channel.number());
            plane_store::announce(counts, words, &mut meta, &mut drafts);
        }
        put_varint(&mut meta, self.mentions.len() as u64);
        for (slot, channel, mentions, extra) in &self.mentions {
            put_varint(&mut meta, *slot);
            meta.push(channel.number());
            plane_store::announce(mentions, words, &mut meta, &mut drafts);
            plane_store::announce(extra, words, &mut meta, &mut drafts);
        }
        let mut out = Vec::new();
        packer.put_block(&mut out, &meta, Effort::TEXT)?;
        plane_store::write(&mut out, &drafts, words, packer)?;
        Ok(out)
    }
}

pub(crate) fn channel(reader: &mut Reader) -> Result<Channel> {
    Channel::from_number(reader.byte()?).ok_or(SegmentError::Damaged("a channel is unknown"))
}

impl MentionsDay {
    /// Reads the stored form.
    pub(crate) fn decode(bytes: Bytes, unpacker: &mut Unpacker) -> Result<Self> {
        let mut reader = Reader::new(bytes);
        let mut meta = Reader::new(reader.block(unpacker)?);
        let words = meta.number(WORDS)?;
        let (mut day, mut all) = (Self::default(), Vec::<Announced>::new());
        for _ in 0..meta.number(Channel::COUNT)? {
            day.answers
                .push((channel(&mut meta)?, plane_store::announced(&mut meta, words, &mut all)?));
        }
        for _ in 0..meta.number(usize::from(u16::MAX) * Channel::COUNT)? {
            let slot = meta.number(usize::from(u16::MAX))? as u16;
            let channel = channel(&mut meta)?;
            let mentions = plane_store::announced(&mut meta, words, &mut all)?;
            let extra = plane_store::announced(&mut meta, words, &mut all)?;
            day.mentions.push(MentionColumn {
                slot,
                channel,
                mentions,
                extra,
            });
        }
        meta.finish()?;
        let key = |column: &MentionColumn| (column.slot, column.channel);
        if !day.mentions.is_sorted_by(|a, b| key(a) < key(b)) || !day.answers.is_sorted_by(|a, b| a.0 < b.0) {
            return damaged("columns are not in order");
        }
        day.planes = plane_store::read(&mut reader, words, &all, unpacker)?;
        reader.finish()?;
        Ok(day)
    }

    /// Sum of all counts of a column.
    pub(crate) fn total(&self, column: Sliced) -> u64 {
        let words = vec![u64::MAX; self.planes.words];
        self.planes.sum(
            column,
            &Window {
                first: 0,
                words: &words,
            },
        )
    }

    pub(crate) fn memory(&self) -> usize {
        self.planes.memory() + size_of::<MentionColumn>() * self.mentions.len()
    }
}
