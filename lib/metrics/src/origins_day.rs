//! The origins section of one day: by which model and in which language answers were given, and which were none.

use bytes::Bytes;

use crate::bitmap::Window;
use crate::error::{Result, damaged};
use crate::runs::{Entries, Runs};
use crate::wire::{Effort, Packer, Reader, Texts, Unpacker, put_varint};
use crate::{Channel, EngineSet, LanguageCode, SegmentError};

/// Different origins of one day at most: every answer may tell a model of its own.
const ORIGINS: usize = 1 << 24;
/// Two letters that are no language's code.
const UNKNOWN: &str = "--";

/// Where an answer comes from, beside its engine and surface.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Origin<'a> {
    /// Its language, where it is known.
    pub language: Option<LanguageCode>,
    /// The engine's model, where it is known.
    pub model: Option<&'a str>,
    /// The engine was asked and showed no answer.
    pub no_answer: bool,
}

/// What is read.
#[derive(Debug, Default)]
pub(crate) struct OriginsDay {
    models: Texts,
    /// Language, place of the model, and whether there was no answer; an id is the place here.
    origins: Vec<(Option<LanguageCode>, Option<u32>, bool)>,
    pub(crate) runs: Runs,
}

/// The stored form of prompts, channels and origins.
pub(crate) fn encode(facts: &[(u32, Channel, Origin<'_>)], packer: &mut Packer) -> Result<Vec<u8>> {
    let mut origins: Vec<Origin<'_>> = facts.iter().map(|fact| fact.2).collect();
    origins.sort_unstable();
    origins.dedup();
    let id = |origin: &Origin<'_>| origins.binary_search(origin).unwrap_or_default() as u32;
    let mut entries: Entries = facts
        .iter()
        .map(|(prompt, channel, origin)| (*prompt, *channel, id(origin)))
        .collect();
    entries.sort_unstable();
    encode_ids(&origins, &entries, packer)
}

/// The stored form of ids of origins, which are ascending.
pub(crate) fn encode_ids(origins: &[Origin<'_>], entries: &Entries, packer: &mut Packer) -> Result<Vec<u8>> {
    if origins.len() > ORIGINS {
        return Err(SegmentError::Limit("models of a day"));
    }
    let mut models: Vec<&str> = origins.iter().filter_map(|origin| origin.model).collect();
    models.sort_unstable();
    models.dedup();
    let number = |model: &str| models.binary_search(&model).map_or(0, |place| place as u32 + 1);
    let mut out = Vec::new();
    put_varint(&mut out, models.len() as u64);
    Texts::write(&mut out, models.iter().copied(), packer)?;
    put_varint(&mut out, origins.len() as u64);
    let languages = origins
        .iter()
        .map(|origin| origin.language.as_ref().map_or(UNKNOWN, LanguageCode::code));
    packer.put_block(&mut out, languages.collect::<String>().as_bytes(), Effort::TEXT)?;
    packer.put_numbers(&mut out, origins.iter().map(|origin| origin.model.map_or(0, number)))?;
    packer.put_numbers(&mut out, origins.iter().map(|origin| u32::from(origin.no_answer)))?;
    out.extend_from_slice(&Runs::encode(entries, packer)?);
    Ok(out)
}

impl OriginsDay {
    /// Reads the stored form.
    pub(crate) fn decode(bytes: Bytes, unpacker: &mut Unpacker) -> Result<Self> {
        let mut reader = Reader::new(bytes);
        let count = reader.number(ORIGINS)?;
        let models = Texts::read(&mut reader, count, unpacker)?;
        let count = reader.number(ORIGINS)?;
        let languages = reader.block(unpacker)?;
        let numbers = reader.numbers(count, unpacker)?;
        let flags = reader.numbers(count, unpacker)?;
        if languages.len() != count * UNKNOWN.len() {
            return damaged("languages have another length");
        }
        let mut origins = Vec::with_capacity(count);
        for ((code, number), flag) in languages.chunks_exact(UNKNOWN.len()).zip(numbers).zip(flags) {
            let model = number.checked_sub(1);
            if model.is_some_and(|place| place as usize >= models.len()) || flag > 1 {
                return damaged("an origin is out of range");
            }
            let language = std::str::from_utf8(code).ok().and_then(LanguageCode::from_code);
            origins.push((language, model, flag == 1));
        }
        let runs = Runs::decode(&mut reader, unpacker)?;
        reader.finish()?;
        Ok(Self { models, origins, runs })
    }

    fn origin(&self, (language, model, no_answer): (Option<LanguageCode>, Option<u32>, bool)) -> Origin<'_> {
        Origin {
            language,
            model: model.map(|place| self.models.get(place as usize)),
            no_answer,
        }
    }

    /// All origins by id.
    pub(crate) fn origins(&self) -> impl Iterator<Item = Origin<'_>> {
        self.origins.iter().map(|origin| self.origin(*origin))
    }

    /// The answers of some engines that the prompts of a window have, by channel and origin; none that has no answers.
    pub(crate) fn counts(
        &self,
        window: &Window<'_>,
        engines: EngineSet,
    ) -> impl Iterator<Item = (Channel, Origin<'_>, u64)> {
        let channels = self.runs.channels().iter().copied();
        channels
            .filter(move |channel| engines.has(*channel))
            .flat_map(move |channel| {
                let mut counters = vec![0_u32; self.origins.len()];
                self.runs.count(window, [channel].into_iter().collect(), &mut counters);
                let counted = self.origins.iter().zip(counters).filter(|(_, count)| *count > 0);
                counted.map(move |(origin, count)| (channel, self.origin(*origin), u64::from(count)))
            })
    }

    /// The same of all prompts and engines.
    pub(crate) fn all(&self) -> Vec<(Channel, Origin<'_>, u64)> {
        let words = vec![u64::MAX; self.runs.words()];
        let window = Window {
            first: 0,
            words: &words,
        };
        self.counts(&window, EngineSet::ALL).collect()
    }

    pub(crate) fn memory(&self) -> usize {
        self.runs.memory() + self.models.memory() + 12 * self.origins.len()
    }
}
