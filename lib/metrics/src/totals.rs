//! Daily totals of mentions by engine and brand: what the share of voice of a whole brand needs, small enough to be
//! kept beside the directory; with them the models that answered.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use bytes::Bytes;

use crate::error::{Result, damaged};
use crate::origins_day::Origin;
use crate::voice_day::{VoiceColumns, VoiceDay};
use crate::wire::{Effort, Packer, Reader, Unpacker, checksum, put_varint};
use crate::{Channel, Day, Engine, EngineSet, SegmentError, SegmentWindow};

/// The format that this version writes. It reads 1 as well, which had no models; others are refused.
const FORMAT: u8 = 2;

/// Totals of one channel on one day.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct ChannelTotals {
    answers: u64,
    /// How often the engine showed no answer.
    no_answers: u64,
    /// The model that gave the most answers, where any is known.
    model: Option<String>,
    /// Mentions by slot, ascending.
    mentions: Vec<(u16, u64)>,
}

/// Totals of one day, by channel.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct DayTotals(BTreeMap<Channel, ChannelTotals>);

impl DayTotals {
    pub(crate) fn of_columns(columns: &VoiceColumns) -> Self {
        let sum = |counts: &[(u32, u32)]| counts.iter().map(|(_, count)| u64::from(*count)).sum();
        let answers = columns.answers.iter().map(|(channel, counts)| (*channel, sum(counts)));
        let mentions = columns
            .mentions
            .iter()
            .map(|(slot, channel, counts, _)| (*slot, *channel, sum(counts)));
        Self::collect(answers, mentions)
    }

    pub(crate) fn of_decoded(day: &VoiceDay) -> Self {
        let answers = day
            .answers
            .iter()
            .map(|(channel, counts)| (*channel, day.total(*counts)));
        let mentions = day
            .mentions
            .iter()
            .map(|column| (column.slot, column.channel, day.total(column.mentions)));
        Self::collect(answers, mentions)
    }

    fn collect(
        answers: impl Iterator<Item = (Channel, u64)>,
        mentions: impl Iterator<Item = (u16, Channel, u64)>,
    ) -> Self {
        let mut channels: BTreeMap<Channel, ChannelTotals> = BTreeMap::new();
        answers.for_each(|(channel, count)| channels.entry(channel).or_default().answers = count);
        mentions.for_each(|(slot, channel, count)| channels.entry(channel).or_default().mentions.push((slot, count)));
        Self(channels)
    }

    /// Adds where answers come from, and how many: models, and answers that were none.
    pub(crate) fn add_origins<'a>(&mut self, origins: impl Iterator<Item = (Channel, Origin<'a>, u64)>) {
        let mut models: BTreeMap<Channel, BTreeMap<&str, u64>> = BTreeMap::new();
        for (channel, origin, count) in origins {
            let totals = self.0.entry(channel).or_default();
            match origin.model {
                _ if origin.no_answer => totals.no_answers += count,
                Some(model) => *models.entry(channel).or_default().entry(model).or_default() += count,
                None => {}
            }
        }
        for (channel, models) in models {
            // Of equally many answers that of the least name.
            let most = models.into_iter().rev().max_by_key(|(_, count)| *count);
            self.0.entry(channel).or_default().model = most.map(|(model, _)| model.to_owned());
        }
    }
}

/// Daily totals of a span: answers and mentions by engine and slot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VoiceTotals {
    span: SegmentWindow,
    days: BTreeMap<u32, DayTotals>,
}

impl VoiceTotals {
    pub(crate) fn new(span: SegmentWindow, days: BTreeMap<u32, DayTotals>) -> Self {
        Self { span, days }
    }

    /// The span of the totals.
    pub fn window(&self) -> SegmentWindow {
        self.span
    }

    fn channels(
        &self,
        days: RangeInclusive<Day>,
        engines: EngineSet,
    ) -> impl Iterator<Item = (Day, Channel, &ChannelTotals)> {
        let days = self
            .days
            .iter()
            .map(|(index, totals)| (self.span.day(*index), totals))
            .filter(move |(day, _)| days.contains(day));
        days.flat_map(move |(day, totals)| {
            let chosen = totals.0.iter().filter(move |(channel, _)| engines.has(**channel));
            chosen.map(move |(channel, totals)| (day, *channel, totals))
        })
    }

    /// Mentions as (day, slot, count): days ascending, one item for each engine, surface and slot with mentions, so a day
    /// and slot may come several times.
    pub fn counts(&self, days: RangeInclusive<Day>, engines: EngineSet) -> impl Iterator<Item = (Day, u16, u64)> {
        self.channels(days, engines)
            .flat_map(|(day, _, totals)| totals.mentions.iter().map(move |(slot, count)| (day, *slot, *count)))
    }

    /// Answers as (day, count): days ascending, one item for each engine and surface with answers.
    pub fn answers(&self, days: RangeInclusive<Day>, engines: EngineSet) -> impl Iterator<Item = (Day, u64)> {
        let answers = self
            .channels(days, engines)
            .map(|(day, _, totals)| (day, totals.answers));
        answers.filter(|(_, count)| *count > 0)
    }

    /// How often engines showed no answer.
    pub fn no_answers(&self, days: RangeInclusive<Day>, engines: EngineSet) -> u64 {
        self.channels(days, engines).map(|(.., totals)| totals.no_answers).sum()
    }

    /// The model that gave the most of an engine's answers on a day, where any is known: days ascending, then engines.
    pub fn models(&self, days: RangeInclusive<Day>, engines: EngineSet) -> impl Iterator<Item = (Day, Engine, &str)> {
        let mut most: BTreeMap<(Day, Engine), (u64, &str)> = BTreeMap::new();
        for (day, channel, totals) in self.channels(days, engines) {
            let Some(model) = &totals.model else { continue };
            let known = most.entry((day, channel.engine)).or_insert((totals.answers, model));
            if totals.answers > known.0 {
                *known = (totals.answers, model);
            }
        }
        most.into_iter().map(|((day, engine), (_, model))| (day, engine, model))
    }

    /// All models that [`VoiceTotals::models`] may name, ascending.
    fn models_named(&self) -> Vec<&str> {
        let totals = self.days.values().flat_map(|day| day.0.values());
        let mut models: Vec<&str> = totals.filter_map(|totals| totals.model.as_deref()).collect();
        models.sort_unstable();
        models.dedup();
        models
    }

    /// The stored form: about 300 bytes a day with 6 engines and 20 brands.
    pub fn to_bytes(&self) -> Vec<u8> {
        let models = self.models_named();
        let mut body = Vec::new();
        put_varint(&mut body, models.len() as u64);
        for model in &models {
            put_varint(&mut body, model.len() as u64);
            body.extend_from_slice(model.as_bytes());
        }
        put_varint(&mut body, self.days.len() as u64);
        for (index, day) in &self.days {
            body.extend([*index as u8, day.0.len() as u8]);
            for (channel, totals) in &day.0 {
                body.push(channel.number());
                put_varint(&mut body, totals.answers);
                put_varint(&mut body, totals.no_answers);
                let model = totals
                    .model
                    .as_deref()
                    .and_then(|model| models.binary_search(&model).ok());
                put_varint(&mut body, model.map_or(0, |place| place as u64 + 1));
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
        let format = match stored.first() {
            Some(&format @ 1..=FORMAT) => format,
            other => return Err(SegmentError::Format(other.copied().unwrap_or_default())),
        };
        if checksum(stored) != u32::from_le_bytes(*sum) {
            return damaged("the checksum of totals differs");
        }
        let mut reader = Reader::new(Bytes::copy_from_slice(&stored[1..]));
        let span = SegmentWindow(reader.u32()?.cast_signed());
        let mut body = Reader::new(reader.block(&mut Unpacker::new()?)?);
        reader.finish()?;
        let models = if format == 1 {
            Vec::new()
        } else {
            read_models(&mut body)?
        };
        let mut days = BTreeMap::new();
        for _ in 0..body.number(32)? {
            let index = body.number(31)? as u32;
            days.insert(index, read_day(&mut body, format, &models)?);
        }
        body.finish()?;
        Ok(Self { span, days })
    }
}

fn read_models(body: &mut Reader) -> Result<Vec<String>> {
    let count = body.number(SegmentWindow::DAYS as usize * Channel::COUNT)?;
    (0..count).map(|_| body.text()).collect()
}

fn read_day(body: &mut Reader, format: u8, models: &[String]) -> Result<DayTotals> {
    let mut day = DayTotals::default();
    for _ in 0..body.number(Channel::COUNT)? {
        let channel = Channel::from_number(body.byte()?).ok_or(SegmentError::Damaged("a channel is unknown"))?;
        let mut totals = ChannelTotals {
            answers: body.varint()?,
            ..ChannelTotals::default()
        };
        if format > 1 {
            totals.no_answers = body.varint()?;
            let model = body.number(models.len())?.checked_sub(1);
            totals.model = model.map(|place| models[place].clone());
        }
        let mut slot = 0_usize;
        for _ in 0..body.number(1 << 16)? {
            slot += body.number(usize::from(u16::MAX) - slot)?;
            totals.mentions.push((slot as u16, body.varint()?));
        }
        day.0.insert(channel, totals);
    }
    Ok(day)
}
