//! Daily totals of mentions by engine and brand: what the share of voice of a whole brand needs, small enough to be
//! kept beside the directory.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use bytes::Bytes;

use crate::error::{Result, damaged};
use crate::voice_day::{VoiceColumns, VoiceDay};
use crate::wire::{Effort, Packer, Reader, Unpacker, checksum, put_varint};
use crate::{Day, Engine, EngineSet, SegmentError, Span};

/// The format that this version writes; others are refused.
const FORMAT: u8 = 1;

/// Totals of one engine on one day.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct EngineTotals {
    answers: u64,
    /// Mentions by slot, ascending.
    mentions: Vec<(u16, u64)>,
}

/// Totals of one day, by engine.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct DayTotals(BTreeMap<Engine, EngineTotals>);

impl DayTotals {
    pub(crate) fn of_columns(columns: &VoiceColumns) -> Self {
        let sum = |counts: &[(u32, u32)]| counts.iter().map(|(_, count)| u64::from(*count)).sum();
        let answers = columns.answers.iter().map(|(engine, counts)| (*engine, sum(counts)));
        let mentions = columns
            .mentions
            .iter()
            .map(|(slot, engine, counts, _)| (*slot, *engine, sum(counts)));
        Self::collect(answers, mentions)
    }

    pub(crate) fn of_decoded(day: &VoiceDay) -> Self {
        let answers = day.answers.iter().map(|(engine, counts)| (*engine, day.total(*counts)));
        let mentions = day
            .mentions
            .iter()
            .map(|column| (column.slot, column.engine, day.total(column.mentions)));
        Self::collect(answers, mentions)
    }

    fn collect(
        answers: impl Iterator<Item = (Engine, u64)>,
        mentions: impl Iterator<Item = (u16, Engine, u64)>,
    ) -> Self {
        let mut engines: BTreeMap<Engine, EngineTotals> = BTreeMap::new();
        answers.for_each(|(engine, count)| engines.entry(engine).or_default().answers = count);
        mentions.for_each(|(slot, engine, count)| engines.entry(engine).or_default().mentions.push((slot, count)));
        Self(engines)
    }
}

/// Daily totals of a span: answers and mentions by engine and slot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VoiceTotals {
    span: Span,
    days: BTreeMap<u32, DayTotals>,
}

impl VoiceTotals {
    pub(crate) fn new(span: Span, days: BTreeMap<u32, DayTotals>) -> Self {
        Self { span, days }
    }

    /// The span of the totals.
    pub fn span(&self) -> Span {
        self.span
    }

    fn engines(&self, days: RangeInclusive<Day>, engines: EngineSet) -> impl Iterator<Item = (Day, &EngineTotals)> {
        let days = self
            .days
            .iter()
            .map(|(index, totals)| (self.span.day(*index), totals))
            .filter(move |(day, _)| days.contains(day));
        days.flat_map(move |(day, totals)| {
            let chosen = totals.0.iter().filter(move |(engine, _)| engines.contains(**engine));
            chosen.map(move |(_, totals)| (day, totals))
        })
    }

    /// Mentions as (day, slot, count): days ascending, one item for each engine and slot with mentions, so a day and
    /// slot may come several times.
    pub fn counts(&self, days: RangeInclusive<Day>, engines: EngineSet) -> impl Iterator<Item = (Day, u16, u64)> {
        self.engines(days, engines)
            .flat_map(|(day, totals)| totals.mentions.iter().map(move |(slot, count)| (day, *slot, *count)))
    }

    /// Answers as (day, count): days ascending, one item for each engine with answers.
    pub fn answers(&self, days: RangeInclusive<Day>, engines: EngineSet) -> impl Iterator<Item = (Day, u64)> {
        self.engines(days, engines).map(|(day, totals)| (day, totals.answers))
    }

    /// The stored form: about 300 bytes a day with 6 engines and 20 brands.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut body = Vec::new();
        put_varint(&mut body, self.days.len() as u64);
        for (index, day) in &self.days {
            body.extend([*index as u8, day.0.len() as u8]);
            for (engine, totals) in &day.0 {
                body.push(*engine as u8);
                put_varint(&mut body, totals.answers);
                put_varint(&mut body, totals.mentions.len() as u64);
                let mut next = 0;
                for (slot, count) in &totals.mentions {
                    put_varint(&mut body, slot - next);
                    put_varint(&mut body, *count);
                    next = *slot;
                }
            }
        }
        let mut out = vec![FORMAT];
        out.extend_from_slice(&self.span.0.to_le_bytes());
        let start = out.len();
        if Packer::new()
            .and_then(|mut packer| packer.put_block(&mut out, &body, Effort::TEXT))
            .is_err()
        {
            // No memory to compress: the block as it is.
            out.truncate(start);
            put_varint(&mut out, body.len() as u64);
            out.push(0);
            out.extend_from_slice(&body);
        }
        let sum = checksum(&out);
        out.extend_from_slice(&sum.to_le_bytes());
        out
    }

    /// Reads the stored form.
    ///
    /// # Errors
    /// [`SegmentError`] where the bytes are damaged or of an unknown format.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self> {
        let Some((stored, sum)) = bytes.split_last_chunk::<4>() else {
            return damaged("no totals");
        };
        match stored.first() {
            Some(&FORMAT) => {}
            other => return Err(SegmentError::Format(other.copied().unwrap_or_default())),
        }
        if checksum(stored) != u32::from_le_bytes(*sum) {
            return damaged("the checksum of totals differs");
        }
        let mut reader = Reader::new(Bytes::copy_from_slice(&stored[1..]));
        let span = Span(reader.u32()?.cast_signed());
        let mut body = Reader::new(reader.block(&mut Unpacker::new()?)?);
        reader.finish()?;
        let mut days = BTreeMap::new();
        for _ in 0..body.number(32)? {
            let index = body.number(31)? as u32;
            days.insert(index, read_day(&mut body)?);
        }
        body.finish()?;
        Ok(Self { span, days })
    }
}

fn read_day(body: &mut Reader) -> Result<DayTotals> {
    let mut day = DayTotals::default();
    for _ in 0..body.number(Engine::ALL.len())? {
        let engine = Engine::from_number(body.byte()?).ok_or(SegmentError::Damaged("an engine is unknown"))?;
        let mut totals = EngineTotals {
            answers: body.varint()?,
            mentions: Vec::new(),
        };
        let mut slot = 0_usize;
        for _ in 0..body.number(1 << 16)? {
            slot += body.number(usize::from(u16::MAX) - slot)?;
            totals.mentions.push((slot as u16, body.varint()?));
        }
        day.0.insert(engine, totals);
    }
    Ok(day)
}
