//! The times section of one day: when the answers were given whose citations have a title.
//!
//! Within a segment the order of a URL's titles on a day is that of its forms (see [`crate::dictionary`]), and nothing
//! else is needed. Where a day stands in several pieces, their titles are told apart by the times that are kept here, and
//! only then is this section read. For each prompt and channel it has the distinct times of its answers; where there are
//! several, each citation says which is its own.

use std::ops::Range;

use bytes::Bytes;

use crate::Channel;
use crate::bitmap::Window;
use crate::error::{Result, damaged};
use crate::runs::{Entries, Runs};
use crate::wire::{Packer, Reader, Unpacker, put_varint};

/// Citations of one day at most.
const CITATIONS: usize = 1 << 28;

/// A citation as it is written. Small, as all of a day stand in memory at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Timed {
    pub(crate) prompt: u32,
    pub(crate) channel: Channel,
    pub(crate) id: u32,
    /// When its title was given: 1 at the base of the day, and one more for each millisecond; 0 where it has no title.
    pub(crate) time: u32,
}

impl Timed {
    /// A time after a base, both in milliseconds since 1970-01-01 UTC. What lies 49 days behind it is the last time.
    pub(crate) fn after(base: i64, time: i64) -> u32 {
        let distance = time.saturating_sub(base).max(0);
        u32::try_from(distance).unwrap_or(u32::MAX).saturating_add(1)
    }
}

/// What is read.
#[derive(Debug, Default)]
pub(crate) struct TimesDay {
    /// The first time.
    base: i64,
    /// Milliseconds that a step of one is.
    unit: u32,
    /// The steps from the base, by prompt and channel, ascending in each cell.
    steps: Runs,
    /// The place of its time in its cell, of each citation in a cell with several.
    places: Vec<u32>,
}

/// The stored form of citations in the order in which they are stored themselves, with their base; `None` where none has
/// a title.
pub(crate) fn encode(base: i64, cited: &[Timed], packer: &mut Packer) -> Result<Option<Vec<u8>>> {
    let times = || cited.iter().filter_map(|cited| cited.time.checked_sub(1));
    let Some(first) = times().min() else {
        return Ok(None);
    };
    let unit = times().fold(0, |unit, time| gcd(unit, time - first)).max(1);
    let (mut steps, mut places, mut cell) = (Entries::new(), Vec::new(), Vec::new());
    for same in cited.chunk_by(|a, b| (a.prompt, a.channel) == (b.prompt, b.channel)) {
        let step = |cited: &Timed| Some((cited.time.checked_sub(1)? - first) / unit);
        cell.clear();
        cell.extend(same.iter().filter_map(step));
        cell.sort_unstable();
        cell.dedup();
        steps.extend(cell.iter().map(|step| (same[0].prompt, same[0].channel, *step)));
        if cell.len() > 1 {
            let place = |cited: &Timed| step(cited).and_then(|step| cell.binary_search(&step).ok());
            places.extend(same.iter().map(|cited| place(cited).unwrap_or_default() as u32));
        }
    }
    let mut out = Vec::new();
    put_varint(&mut out, base.saturating_add(first.into()).cast_unsigned());
    put_varint(&mut out, unit);
    out.extend_from_slice(&Runs::encode(&steps, packer)?);
    put_varint(&mut out, places.len() as u64);
    packer.put_numbers(&mut out, places.into_iter())?;
    Ok(Some(out))
}

/// The greatest common divisor: of times in whole seconds the steps are seconds.
fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}

impl TimesDay {
    /// Reads the stored form.
    pub(crate) fn decode(bytes: Bytes, unpacker: &mut Unpacker) -> Result<Self> {
        let mut reader = Reader::new(bytes);
        let (base, unit) = (reader.varint()?.cast_signed(), reader.number(u32::MAX as usize)? as u32);
        let steps = Runs::decode(&mut reader, unpacker)?;
        let count = reader.number(CITATIONS)?;
        let places = reader.numbers(count, unpacker)?;
        reader.finish()?;
        if unit == 0 {
            return damaged("times have no unit");
        }
        Ok(Self {
            base,
            unit,
            steps,
            places,
        })
    }

    /// The first time.
    pub(crate) fn base(&self) -> i64 {
        self.base
    }

    /// Calls `each` with every citation of the same day: its prompt, channel and id, and the time of its title. One
    /// without a title may have the time of another one, or none.
    pub(crate) fn each(&self, cited: &Runs, each: impl FnMut(u32, Channel, u32, Option<i64>)) {
        self.each_of(cited.lists(), self.steps.lists(), cited, each);
    }

    /// The same of the prompts of a window, and maybe of others.
    pub(crate) fn each_in(&self, cited: &Runs, window: &Window<'_>, each: impl FnMut(u32, Channel, u32, Option<i64>)) {
        if self.places.is_empty() {
            self.each_of(cited.lists_in(window), self.steps.lists_in(window), cited, each);
        } else {
            // Which place is whose is known from the first one on.
            self.each(cited, each);
        }
    }

    fn each_of(
        &self,
        cells: impl Iterator<Item = (u32, Channel, Range<usize>)>,
        steps: impl Iterator<Item = (u32, Channel, Range<usize>)>,
        cited: &Runs,
        mut each: impl FnMut(u32, Channel, u32, Option<i64>),
    ) {
        let mut steps = steps.peekable();
        let (mut places, mut times) = (self.places.iter(), Vec::new());
        for (prompt, channel, range) in cells {
            times.clear();
            if let Some((.., steps)) = steps.next_if(|cell| (cell.0, cell.1) == (prompt, channel)) {
                times.extend(self.steps.ids(steps).map(|step| self.time(step)));
            }
            let several = times.len() > 1;
            for id in cited.ids(range) {
                let place = if several {
                    places.next().copied().unwrap_or_default()
                } else {
                    0
                };
                each(prompt, channel, id, times.get(place as usize).copied());
            }
        }
    }

    fn time(&self, step: u32) -> i64 {
        self.base.saturating_add(i64::from(self.unit) * i64::from(step))
    }

    pub(crate) fn memory(&self) -> usize {
        self.steps.memory() + 4 * self.places.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Engine;

    /// Writes and reads citations: the bytes of their times, and what is read.
    fn read_back(base: i64, cited: &[Timed]) -> (usize, Vec<Timed>) {
        let mut packer = Packer::new().expect("memory");
        let mut unpacker = Unpacker::new().expect("memory");
        let entry = |cited: &Timed| (cited.prompt, cited.channel, cited.id);
        let stored = Runs::encode_by(cited, entry, &mut packer).expect("citations");
        let runs = Runs::decode(&mut Reader::new(stored.into()), &mut unpacker).expect("citations");
        let stored = encode(base, cited, &mut packer).expect("times").expect("some");
        let length = stored.len();
        let times = TimesDay::decode(stored.into(), &mut unpacker).expect("times");
        let mut found = Vec::new();
        times.each(&runs, |prompt, channel, id, time| {
            let time = time.map_or(0, |time| Timed::after(base, time));
            found.push(Timed {
                prompt,
                channel,
                id,
                time,
            });
        });
        (length, found)
    }

    fn timed(prompt: u32, engine: Engine, id: u32, time: u32) -> Timed {
        Timed {
            prompt,
            channel: engine.into(),
            id,
            time,
        }
    }

    #[test]
    fn times_read_back_in_whatever_unit() {
        for (base, unit) in [(0, 1), (-86_400_000, 1_000), (1_790_000_000_123, 60_000)] {
            let cited = [
                timed(3, Engine::OpenAi, 1, 0),
                timed(3, Engine::Grok, 7, 1 + 5 * unit),
                timed(90, Engine::Grok, 2, 1),
                timed(90, Engine::Grok, 2, 1 + 9 * unit),
                timed(90, Engine::Grok, 4, 1),
                timed(91, Engine::Grok, 1, 1 + 5 * unit),
            ];
            assert_eq!(read_back(base, &cited).1, cited);
        }
    }

    #[test]
    fn whole_seconds_take_less_than_milliseconds() {
        let length = |unit: u32| {
            let time = |prompt: u32| 1 + prompt.wrapping_mul(2_654_435_761) % 86_400_000 / unit * unit;
            let cited: Vec<Timed> = (0..1_000)
                .map(|prompt| timed(prompt, Engine::Grok, 1, time(prompt)))
                .collect();
            read_back(0, &cited).0
        };
        assert!(length(1_000) + 1_000 < length(1));
    }

    #[test]
    fn citations_without_titles_have_no_times() {
        let none = encode(0, &[timed(1, Engine::Grok, 1, 0)], &mut Packer::new().expect("memory"));
        assert_eq!(none, Ok(None));
    }
}
