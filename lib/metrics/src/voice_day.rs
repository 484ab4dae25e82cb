//! The voice section of one day: who answered, and which brands the answers mention.
//!
//! A column of counts for each engine (answers of a prompt) and for each engine and slot (mentions in a prompt's
//! answers; and answers that mention beyond the first). On disk the planes of all columns stand together by level,
//! because planes of one level resemble each other and compress alike.

use bytes::Bytes;

use crate::bitmap::Window;
use crate::error::{Result, damaged};
use crate::plane::{Plane, Planes, Sliced};
use crate::wire::{Effort, Packer, Reader, Unpacker, get_u32, put_varint};
use crate::{AnswerFacts, Engine, SegmentError};

/// Levels that a count of 32 bits can have.
const LEVELS: usize = 32;
/// Bit planes: a fast level, and only where it saves a tenth, because reading them is what queries wait for.
const PLANES: Effort = Effort { level: 1, saving: 10 };
/// Bytes that the planes of a day take at most.
const LONGEST_ARENA: usize = 1 << 30;
/// Words of the longest plane.
const WORDS: usize = AnswerFacts::PROMPTS as usize / 64;

/// Counts of prompts, ascending by prompt, none zero.
pub(crate) type Counts = Vec<(u32, u32)>;

/// What is written: columns in the order of the engines, and of slots and engines.
#[derive(Default)]
pub(crate) struct VoiceColumns {
    pub(crate) answers: Vec<(Engine, Counts)>,
    /// Slot, engine, mentions, and mentioning answers beyond the first.
    pub(crate) mentions: Vec<(u16, Engine, Counts, Counts)>,
}

/// Mentions of one slot in the answers of one engine.
#[derive(Debug, Clone, Copy)]
pub(crate) struct MentionColumn {
    pub(crate) slot: u16,
    pub(crate) engine: Engine,
    pub(crate) mentions: Sliced,
    /// Answers that mention, less one for each prompt with mentions.
    pub(crate) extra: Sliced,
}

/// What is read.
#[derive(Debug, Default)]
pub(crate) struct VoiceDay {
    pub(crate) planes: Planes,
    pub(crate) answers: Vec<(Engine, Sliced)>,
    /// Ascending by slot, then engine.
    pub(crate) mentions: Vec<MentionColumn>,
}

/// A plane before it is written.
struct Draft {
    level: usize,
    members: Vec<u32>,
    dense: bool,
}

/// Splits a column into planes and describes them.
fn slice(counts: &Counts, words: usize, meta: &mut Vec<u8>, drafts: &mut Vec<Draft>) {
    let all = counts.iter().fold(0, |all, (_, count)| all | count);
    let levels = (u32::BITS - all.leading_zeros()) as usize;
    put_varint(meta, levels as u64);
    for level in 0..levels {
        let members = counts.iter().filter(|(_, count)| count >> level & 1 == 1);
        let members: Vec<u32> = members.map(|(prompt, _)| *prompt).collect();
        let dense = members.len() >= words * 4;
        put_varint(meta, if dense { 0 } else { members.len() as u64 + 1 });
        drafts.push(Draft { level, members, dense });
    }
}

impl VoiceColumns {
    /// The stored form.
    pub(crate) fn encode(&self, packer: &mut Packer) -> Result<Vec<u8>> {
        let ends = self.answers.iter().filter_map(|(_, counts)| counts.last());
        let words = ends.map(|(prompt, _)| *prompt as usize / 64 + 1).max().unwrap_or(0);
        let (mut meta, mut drafts) = (Vec::new(), Vec::new());
        put_varint(&mut meta, words as u64);
        put_varint(&mut meta, self.answers.len() as u64);
        for (engine, counts) in &self.answers {
            meta.push(*engine as u8);
            slice(counts, words, &mut meta, &mut drafts);
        }
        put_varint(&mut meta, self.mentions.len() as u64);
        for (slot, engine, mentions, extra) in &self.mentions {
            put_varint(&mut meta, *slot);
            meta.push(*engine as u8);
            slice(mentions, words, &mut meta, &mut drafts);
            slice(extra, words, &mut meta, &mut drafts);
        }
        let mut out = Vec::new();
        packer.put_block(&mut out, &meta, Effort::USUAL)?;
        let mut gaps = Vec::new();
        for level in 0..LEVELS {
            let mut dense = Vec::new();
            for draft in drafts.iter().filter(|draft| draft.level == level) {
                if draft.dense {
                    put_bits(&mut dense, &draft.members, words)
                } else {
                    put_gaps(&mut gaps, &draft.members)
                }
            }
            if !dense.is_empty() {
                packer.put_block(&mut out, &dense, PLANES)?;
            }
        }
        packer.put_block(&mut out, &gaps, PLANES)?;
        Ok(out)
    }
}

fn put_bits(out: &mut Vec<u8>, members: &[u32], words: usize) {
    let start = out.len();
    out.resize(start + words * 8, 0);
    members
        .iter()
        .for_each(|prompt| out[start + *prompt as usize / 8] |= 1 << (prompt % 8));
}

fn put_gaps(out: &mut Vec<u8>, members: &[u32]) {
    let mut next = 0;
    for prompt in members {
        put_varint(out, prompt - next);
        next = prompt + 1;
    }
}

/// A plane that was announced: its level, and its members where it is stored as a list.
struct Announced {
    level: usize,
    listed: Option<usize>,
}

fn announced(reader: &mut Reader, words: usize, all: &mut Vec<Announced>) -> Result<Sliced> {
    let first = all.len();
    for level in 0..reader.number(LEVELS)? {
        let listed = reader.number(words * 64 + 1)?.checked_sub(1);
        all.push(Announced { level, listed });
    }
    Ok(Sliced { first, end: all.len() })
}

fn engine(reader: &mut Reader) -> Result<Engine> {
    Engine::from_number(reader.byte()?).ok_or(SegmentError::Damaged("an engine is unknown"))
}

impl VoiceDay {
    /// Reads the stored form.
    pub(crate) fn decode(bytes: Bytes, unpacker: &mut Unpacker) -> Result<Self> {
        let mut reader = Reader::new(bytes);
        let mut meta = Reader::new(reader.block(unpacker)?);
        let words = meta.number(WORDS)?;
        let (mut day, mut all) = (Self::default(), Vec::new());
        for _ in 0..meta.number(Engine::ALL.len())? {
            day.answers
                .push((engine(&mut meta)?, announced(&mut meta, words, &mut all)?));
        }
        for _ in 0..meta.number(usize::from(u16::MAX) * Engine::ALL.len())? {
            let slot = meta.number(usize::from(u16::MAX))? as u16;
            let engine = engine(&mut meta)?;
            let mentions = announced(&mut meta, words, &mut all)?;
            let extra = announced(&mut meta, words, &mut all)?;
            day.mentions.push(MentionColumn {
                slot,
                engine,
                mentions,
                extra,
            });
        }
        meta.finish()?;
        let key = |column: &MentionColumn| (column.slot, column.engine);
        if !day.mentions.is_sorted_by(|a, b| key(a) < key(b)) || !day.answers.is_sorted_by(|a, b| a.0 < b.0) {
            return damaged("columns are not in order");
        }
        day.planes = read_planes(&mut reader, words, &all, unpacker)?;
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

/// Reads the dense planes level by level, then the lists. A list too long for its plane becomes bits.
fn read_planes(reader: &mut Reader, words: usize, all: &[Announced], unpacker: &mut Unpacker) -> Result<Planes> {
    let long = |listed: usize| listed > words / 4;
    let levels = all.iter().map(|plane| plane.level + 1).max().unwrap_or(0);
    let mut blocks = Vec::new();
    let mut dense = 0;
    for level in 0..levels {
        let count = all
            .iter()
            .filter(|plane| plane.level == level && plane.listed.is_none())
            .count();
        if count > 0 {
            let block = reader.stored()?;
            if block.len() != count * words * 8 {
                return damaged("planes have another length");
            }
            blocks.push((dense, block));
            dense += count * words * 8;
        }
    }
    let gaps = reader.block(unpacker)?;
    if all.iter().filter_map(|plane| plane.listed).sum::<usize>() > gaps.len() {
        return damaged("lists are missing");
    }
    let expanded: usize = all.iter().filter(|plane| plane.listed.is_some_and(long)).count() * words * 8;
    if dense + expanded > LONGEST_ARENA {
        return damaged("planes are too long");
    }
    let mut planes = Planes {
        words,
        arena: vec![0; dense + expanded],
        lists: Vec::new(),
        planes: vec![Plane::Sparse(0, 0); all.len()],
    };
    for (start, block) in blocks {
        let length = block.len();
        block.write_to(&mut planes.arena[start..start + length], unpacker)?;
    }
    let mut rest = &gaps[..];
    let (mut dense_at, mut expanded_at) = (0, dense);
    for level in 0..levels {
        for (index, plane) in all.iter().enumerate().filter(|(_, plane)| plane.level == level) {
            planes.planes[index] = match plane.listed {
                None => {
                    dense_at += words * 8;
                    Plane::Dense(dense_at - words * 8)
                }
                Some(listed) if long(listed) => {
                    let bits = &mut planes.arena[expanded_at..expanded_at + words * 8];
                    read_list(&mut rest, listed, words, |prompt| {
                        bits[prompt as usize / 8] |= 1 << (prompt % 8)
                    })?;
                    expanded_at += words * 8;
                    Plane::Dense(expanded_at - words * 8)
                }
                Some(listed) => {
                    let start = planes.lists.len();
                    read_list(&mut rest, listed, words, |prompt| planes.lists.push(prompt))?;
                    Plane::Sparse(start, planes.lists.len())
                }
            };
        }
    }
    if rest.is_empty() {
        Ok(planes)
    } else {
        damaged("more lists than announced")
    }
}

#[inline]
fn read_list(rest: &mut &[u8], count: usize, words: usize, mut each: impl FnMut(u32)) -> Result<()> {
    let mut next = 0_u32;
    for _ in 0..count {
        let gap = get_u32(rest)?;
        let prompt = next.saturating_add(gap);
        if prompt as usize >= words * 64 {
            return damaged("a prompt is out of range");
        }
        each(prompt);
        next = prompt + 1;
    }
    Ok(())
}
