//! Daily totals of mentions by engine and brand: what the share of voice of a whole brand needs, small enough to be
//! kept beside the directory; with them the models that answered. Those of several pieces of the same days add up.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use bytes::Bytes;

use crate::error::{Result, damaged};
use crate::kernels::join;
use crate::mentions_day::{MentionCounts, MentionsDay};
use crate::origins_day::Origin;
use crate::wire::{Effort, Packer, Reader, Unpacker, checksum, put_varint};
use crate::{Channel, Day, Engine, EngineSet, SegmentError, SegmentWindow};

/// The format that this version writes. It reads 1 and 2 as well, which had no models, and only the first of them;
/// others are refused.
const FORMAT: u8 = 3;
/// Models that are counted, of a channel and day: those that gave the most answers.
const MODELS: usize = 16;

/// Totals of one channel on one day.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct ChannelTotals {
    answers: u64,
    /// How often the engine showed no answer.
    no_answers: u64,
    /// Models with how many answers they gave: the most first, of equally many the least name; at most [`MODELS`].
    models: Vec<(String, u64)>,
    /// Mentions by slot, ascending.
    mentions: Vec<(u16, u64)>,
}

/// Totals of one day, by channel.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct DayTotals(BTreeMap<Channel, ChannelTotals>);

impl DayTotals {
    pub(crate) fn of_columns(columns: &MentionCounts) -> Self {
        let sum = |counts: &[(u32, u32)]| counts.iter().map(|(_, count)| u64::from(*count)).sum();
        let answers = columns.answers.iter().map(|(channel, counts)| (*channel, sum(counts)));
        let mentions = columns
            .mentions
            .iter()
            .map(|(slot, channel, counts, _)| (*slot, *channel, sum(counts)));
        Self::collect(answers, mentions)
    }

    pub(crate) fn of_decoded(day: &MentionsDay) -> Self {
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
            let models = models.into_iter().map(|(model, count)| (model.to_owned(), count));
            self.0.entry(channel).or_default().models = most(models.collect());
        }
    }

    fn add(&mut self, other: &Self) {
        for (channel, other) in &other.0 {
            let own = self.0.entry(*channel).or_default();
            own.answers += other.answers;
            own.no_answers += other.no_answers;
            own.mentions.extend(&other.mentions);
            join(&mut own.mentions, |sum, count| *sum += count);
            let mut models: BTreeMap<String, u64> = std::mem::take(&mut own.models).into_iter().collect();
            for (model, count) in &other.models {
                *models.entry(model.clone()).or_default() += count;
            }
            own.models = most(models.into_iter().collect());
        }
    }
}

/// The models that gave the most answers.
fn most(mut models: Vec<(String, u64)>) -> Vec<(String, u64)> {
    models.sort_unstable_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
    models.truncate(MODELS);
    models
}

/// Daily totals of a segment window: answers and mentions by engine and slot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MentionTotals {
    window: SegmentWindow,
    days: BTreeMap<u32, DayTotals>,
}

impl MentionTotals {
    pub(crate) fn new(window: SegmentWindow, days: BTreeMap<u32, DayTotals>) -> Self {
        Self { window, days }
    }

    /// The window of the totals.
    pub fn window(&self) -> SegmentWindow {
        self.window
    }

    /// Adds those of another piece of the same window, of whatever days. Where a day and channel have more than 16 models,
    /// the rarest of them may be told too low.
    ///
    /// # Errors
    /// [`SegmentError::Damaged`] where the other is of another window.
    pub fn add(&mut self, other: &Self) -> Result<()> {
        if other.window != self.window {
            return damaged("totals are of another window");
        }
        for (index, totals) in &other.days {
            self.days.entry(*index).or_default().add(totals);
        }
        Ok(())
    }

    fn channels(
        &self,
        days: RangeInclusive<Day>,
        engines: EngineSet,
    ) -> impl Iterator<Item = (Day, Channel, &ChannelTotals)> {
        let days = self
            .days
            .iter()
            .map(|(index, totals)| (self.window.day(*index), totals))
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

    /// The channels that were asked: they have answers, or were seen to show none.
    pub fn asked(&self, days: RangeInclusive<Day>) -> EngineSet {
        let channels = self.channels(days, EngineSet::ALL);
        let asked = channels.filter(|(.., totals)| totals.answers > 0 || totals.no_answers > 0);
        asked.map(|(_, channel, _)| channel).collect()
    }

    /// How often engines showed no answer.
    pub fn no_answers(&self, days: RangeInclusive<Day>, engines: EngineSet) -> u64 {
        self.channels(days, engines).map(|(.., totals)| totals.no_answers).sum()
    }

    /// The model that gave the most of an engine's answers on a day, where any is known: days ascending, then engines.
    pub fn models(&self, days: RangeInclusive<Day>, engines: EngineSet) -> impl Iterator<Item = (Day, Engine, &str)> {
        let mut named: BTreeMap<(Day, Engine), BTreeMap<&str, u64>> = BTreeMap::new();
        for (day, channel, totals) in self.channels(days, engines) {
            for (model, answers) in &totals.models {
                let models = named.entry((day, channel.engine)).or_default();
                *models.entry(model).or_default() += answers;
            }
        }
        named.into_iter().filter_map(|((day, engine), models)| {
            // Of equally many the least name, which comes first and so last here.
            let (model, _) = models.into_iter().rev().max_by_key(|(_, answers)| *answers)?;
            Some((day, engine, model))
        })
    }

    /// All models that [`MentionTotals::models`] may name, ascending.
    fn models_named(&self) -> Vec<&str> {
        let totals = self.days.values().flat_map(|day| day.0.values());
        let models = totals.flat_map(|totals| &totals.models);
        let mut models: Vec<&str> = models.map(|(model, _)| model.as_str()).collect();
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
                put_varint(&mut body, totals.models.len() as u64);
                for (model, count) in &totals.models {
                    let place = models.binary_search(&model.as_str()).unwrap_or_default();
                    put_varint(&mut body, place as u64);
                    put_varint(&mut body, *count);
                }
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
        out.extend_from_slice(&self.window.0.to_le_bytes());
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
        let window = SegmentWindow(reader.u32()?.cast_signed());
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
        Ok(Self { window, days })
    }
}

fn read_models(body: &mut Reader) -> Result<Vec<String>> {
    let count = body.number(SegmentWindow::DAYS as usize * Channel::COUNT * MODELS)?;
    (0..count).map(|_| body.text()).collect()
}

fn read_models_of(body: &mut Reader, format: u8, answers: u64, models: &[String]) -> Result<Vec<(String, u64)>> {
    if format == 2 {
        // Of how many answers it was the first is not known.
        let first = body.number(models.len())?.checked_sub(1);
        return Ok(first
            .map(|place| (models[place].clone(), answers))
            .into_iter()
            .collect());
    }
    let mut counted = Vec::new();
    for _ in 0..body.number(MODELS)? {
        let model = models.get(body.number(models.len())?);
        let model = model.ok_or(SegmentError::Damaged("a model is unknown"))?;
        counted.push((model.clone(), body.varint()?));
    }
    Ok(counted)
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
            totals.models = read_models_of(body, format, totals.answers, models)?;
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
