//! How bit planes are stored: as bits, as steps, or as a list, whichever suits the number of their prompts.
//!
//! Planes of one level follow each other, because they resemble each other and compress alike. They do so in chunks:
//! one that hardly compresses is stored as it is, and costs nothing to read.

use crate::error::{Result, damaged};
use crate::mentions_day::Counts;
use crate::plane::{Plane, Planes, Sliced};
use crate::wire::{Effort, Packer, Reader, Unpacker, get_u32, put_varint};

/// Levels that a count of 32 bits can have.
const LEVELS: usize = 32;
/// Prompts a word from which on a plane is stored as bits.
const DENSE: usize = 4;
/// Bytes of a chunk of planes, about.
const CHUNK: usize = 1 << 15;
/// Bytes that the planes of a day take at most.
const LONGEST_ARENA: usize = 1 << 30;
/// A step of this length ends at no prompt.
const LONGEST_STEP: u32 = 255;

/// A plane before it is written.
pub(crate) struct Draft {
    level: usize,
    members: Vec<u32>,
    dense: bool,
}

/// A plane that was announced: its level, and its members where it is not stored as bits.
pub(crate) struct Announced {
    level: usize,
    listed: Option<usize>,
}

/// Planes with more members become bits in memory.
fn is_long(members: usize, words: usize) -> bool {
    members > words / 2
}

fn planes_of_chunk(words: usize) -> usize {
    (CHUNK / (words * 8).max(1)).max(1)
}

/// Splits a column into planes and announces them.
pub(crate) fn announce(counts: &Counts, words: usize, meta: &mut Vec<u8>, drafts: &mut Vec<Draft>) {
    let all = counts.iter().fold(0, |all, (_, count)| all | count);
    let levels = (u32::BITS - all.leading_zeros()) as usize;
    put_varint(meta, levels as u64);
    for level in 0..levels {
        let members = counts.iter().filter(|(_, count)| count >> level & 1 == 1);
        let members: Vec<u32> = members.map(|(prompt, _)| *prompt).collect();
        let dense = members.len() >= words * DENSE;
        put_varint(meta, if dense { 0 } else { members.len() as u64 + 1 });
        drafts.push(Draft { level, members, dense });
    }
}

/// Reads what [`announce`] wrote.
pub(crate) fn announced(reader: &mut Reader, words: usize, all: &mut Vec<Announced>) -> Result<Sliced> {
    let first = all.len();
    for level in 0..reader.number(LEVELS)? {
        let listed = reader.number(words * 64 + 1)?.checked_sub(1);
        all.push(Announced { level, listed });
    }
    Ok(Sliced { first, end: all.len() })
}

/// Appends the planes: bits in chunks, level by level, then all steps, then all lists.
pub(crate) fn write(out: &mut Vec<u8>, drafts: &[Draft], words: usize, packer: &mut Packer) -> Result<()> {
    let (mut steps, mut lists) = (Vec::new(), Vec::new());
    for level in 0..LEVELS {
        let of_level = || drafts.iter().filter(|draft| draft.level == level);
        let dense: Vec<&Draft> = of_level().filter(|draft| draft.dense).collect();
        for chunk in dense.chunks(planes_of_chunk(words)) {
            let mut bits = Vec::new();
            chunk
                .iter()
                .for_each(|draft| put_bits(&mut bits, &draft.members, words));
            packer.put_block(out, &bits, Effort::IN_PLACE)?;
        }
        for draft in of_level().filter(|draft| !draft.dense) {
            if is_long(draft.members.len(), words) {
                put_steps(&mut steps, &draft.members);
            } else {
                put_list(&mut lists, &draft.members);
            }
        }
    }
    packer.put_block(out, &steps, Effort::IN_PLACE)?;
    packer.put_block(out, &lists, Effort::BITS)
}

fn put_bits(out: &mut Vec<u8>, members: &[u32], words: usize) {
    let start = out.len();
    out.resize(start + words * 8, 0);
    members
        .iter()
        .for_each(|prompt| out[start + *prompt as usize / 8] |= 1 << (prompt % 8));
}

/// Steps from the prompt after the last one, a byte each.
fn put_steps(out: &mut Vec<u8>, members: &[u32]) {
    let mut next = 0;
    for prompt in members {
        let step = prompt - next;
        out.extend((0..step / LONGEST_STEP).map(|_| LONGEST_STEP as u8));
        out.push((step % LONGEST_STEP) as u8);
        next = prompt + 1;
    }
}

fn put_list(out: &mut Vec<u8>, members: &[u32]) {
    let mut next = 0;
    for prompt in members {
        put_varint(out, prompt - next);
        next = prompt + 1;
    }
}

/// Reads what [`write`] wrote.
pub(crate) fn read(reader: &mut Reader, words: usize, all: &[Announced], unpacker: &mut Unpacker) -> Result<Planes> {
    let levels = all.iter().map(|plane| plane.level + 1).max().unwrap_or(0);
    let (mut chunks, mut dense) = (Vec::new(), 0);
    for level in 0..levels {
        let mut left = all
            .iter()
            .filter(|plane| plane.level == level && plane.listed.is_none())
            .count();
        while left > 0 {
            let count = left.min(planes_of_chunk(words));
            let chunk = reader.stored()?;
            if chunk.len() != count * words * 8 {
                return damaged("planes have another length");
            }
            chunks.push(chunk);
            dense += count * words * 8;
            left -= count;
        }
    }
    let (steps, lists) = (reader.block(unpacker)?, reader.block(unpacker)?);
    if all.iter().filter_map(|plane| plane.listed).sum::<usize>() > steps.len() + lists.len() {
        return damaged("lists are missing");
    }
    let long = all
        .iter()
        .filter(|plane| plane.listed.is_some_and(|members| is_long(members, words)))
        .count();
    if dense + long * words * 8 > LONGEST_ARENA {
        return damaged("planes are too long");
    }
    let mut arena = vec![0; dense + long * words * 8];
    let mut at = 0;
    for chunk in chunks {
        let end = at + chunk.len();
        chunk.write_to(&mut arena[at..end], unpacker)?;
        at = end;
    }
    let planes = Planes {
        words,
        arena,
        lists: Vec::new(),
        planes: vec![Plane::Sparse(0, 0); all.len()],
    };
    place(planes, all, dense, &steps, &lists)
}

/// Tells each plane its place, and puts steps and lists there.
fn place(
    mut planes: Planes,
    all: &[Announced],
    mut long_at: usize,
    mut steps: &[u8],
    mut lists: &[u8],
) -> Result<Planes> {
    let (words, length) = (planes.words, planes.words * 8);
    let levels = all.iter().map(|plane| plane.level + 1).max().unwrap_or(0);
    let mut dense_at = 0;
    for level in 0..levels {
        for (index, plane) in all.iter().enumerate().filter(|(_, plane)| plane.level == level) {
            planes.planes[index] = match plane.listed {
                None => {
                    dense_at += length;
                    Plane::Dense(dense_at - length)
                }
                Some(members) if is_long(members, words) => {
                    read_steps(&mut steps, members, &mut planes.arena[long_at..long_at + length])?;
                    long_at += length;
                    Plane::Dense(long_at - length)
                }
                Some(members) => {
                    let start = planes.lists.len();
                    read_list(&mut lists, members, words, &mut planes.lists)?;
                    Plane::Sparse(start, planes.lists.len())
                }
            };
        }
    }
    if steps.is_empty() && lists.is_empty() {
        Ok(planes)
    } else {
        damaged("more lists than announced")
    }
}

/// Sets the bits of the members that steps lead to. There is no branch that depends on a step.
fn read_steps(rest: &mut &[u8], members: usize, bits: &mut [u8]) -> Result<()> {
    let (mut left, mut at) = (members, 0_usize);
    let mut steps = rest.iter();
    while left > 0 {
        let Some(step) = steps.next() else {
            return damaged("steps are missing");
        };
        at += usize::from(*step);
        let Some(byte) = bits.get_mut(at / 8) else {
            return damaged("a prompt is out of range");
        };
        let is_member = u8::from(u32::from(*step) < LONGEST_STEP);
        *byte |= is_member << (at % 8);
        at += usize::from(is_member);
        left -= usize::from(is_member);
    }
    *rest = steps.as_slice();
    Ok(())
}

fn read_list(rest: &mut &[u8], members: usize, words: usize, list: &mut Vec<u32>) -> Result<()> {
    let mut next = 0_u32;
    for _ in 0..members {
        let prompt = next.saturating_add(get_u32(rest)?);
        if prompt as usize >= words * 64 {
            return damaged("a prompt is out of range");
        }
        list.push(prompt);
        next = prompt + 1;
    }
    Ok(())
}
