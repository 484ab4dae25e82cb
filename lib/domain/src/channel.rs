//! Through what an engine is asked, and sets of engines.

use serde::{Deserialize, Serialize};

use crate::Engine;

/// Bits of a stored number that tell the engine.
const ENGINE_BITS: u32 = 6;

/// Through what an engine was asked. The number of a variant is stored in segments and never changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Surface {
    /// It is not known.
    #[default]
    Unknown = 0,
    /// The engine's API.
    Api = 1,
    /// What people use: its application or site.
    Consumer = 2,
}

impl Surface {
    /// All surfaces, in the order of their numbers.
    pub const ALL: [Self; 3] = [Self::Unknown, Self::Api, Self::Consumer];
}

/// An engine through one of its surfaces: what columns of a segment are kept for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Channel {
    /// The surface.
    pub surface: Surface,
    /// The engine.
    pub engine: Engine,
}

impl Channel {
    /// How many there are.
    pub const COUNT: usize = Surface::ALL.len() * Engine::ALL.len();

    /// All channels in the order of their numbers.
    pub fn all() -> impl Iterator<Item = Self> {
        let of = |surface| Engine::ALL.into_iter().map(move |engine| Self { surface, engine });
        Surface::ALL.into_iter().flat_map(of)
    }

    /// Its stored number: of an unknown surface that of the engine, as before surfaces were kept.
    pub const fn number(self) -> u8 {
        (self.surface as u8) << ENGINE_BITS | self.engine as u8
    }

    /// The channel of a number.
    pub fn from_number(number: u8) -> Option<Self> {
        Some(Self {
            surface: *Surface::ALL.get(usize::from(number >> ENGINE_BITS))?,
            engine: *Engine::ALL.get(usize::from(number & ((1 << ENGINE_BITS) - 1)))?,
        })
    }

    /// Its bit in a set.
    const fn bit(self) -> u32 {
        1 << (self.surface as usize * Engine::ALL.len() + self.engine as usize)
    }
}

impl From<Engine> for Channel {
    fn from(engine: Engine) -> Self {
        Self {
            surface: Surface::Unknown,
            engine,
        }
    }
}

/// A set of engines, each with all or some of its surfaces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct EngineSet(u32);

impl EngineSet {
    /// Every engine.
    pub const ALL: Self = Self((1 << Channel::COUNT) - 1);
    /// No engine.
    pub const NONE: Self = Self(0);

    /// The set of one engine, through whatever surface.
    pub const fn of(engine: Engine) -> Self {
        let engines = Engine::ALL.len();
        Self((1 | 1 << engines | 1 << (2 * engines)) << engine as u8)
    }

    /// Whether the engine is in the set, through any surface.
    pub const fn contains(self, engine: Engine) -> bool {
        self.0 & Self::of(engine).0 != 0
    }

    /// Whether the engine is in the set through this surface.
    pub const fn has(self, channel: Channel) -> bool {
        self.0 & channel.bit() != 0
    }

    /// Adds an engine with all of its surfaces.
    pub const fn insert(&mut self, engine: Engine) {
        self.0 |= Self::of(engine).0;
    }

    /// Whether the set has no engine.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The engines of the set, in the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = Engine> {
        Engine::ALL.into_iter().filter(move |engine| self.contains(*engine))
    }

    /// The same surfaces of one of the engines alone.
    pub const fn only(self, engine: Engine) -> Self {
        Self(self.0 & Self::of(engine).0)
    }

    /// What of it counts in metrics, by the channels that were asked: of an engine whose application or site was asked not
    /// its API, which may say something else.
    pub fn counting(self, asked: Self) -> Self {
        let consumers = asked.channels().filter(|channel| channel.surface == Surface::Consumer);
        let of_api = consumers.map(|channel| Channel {
            surface: Surface::Api,
            ..channel
        });
        Self(of_api.fold(self.0, |set, channel| set & !channel.bit()))
    }

    /// The channels, in the order of their numbers.
    pub fn channels(self) -> impl Iterator<Item = Channel> {
        Channel::all().filter(move |channel| self.has(*channel))
    }
}

impl FromIterator<Engine> for EngineSet {
    fn from_iter<T: IntoIterator<Item = Engine>>(engines: T) -> Self {
        let mut set = Self::NONE;
        engines.into_iter().for_each(|engine| set.insert(engine));
        set
    }
}

impl FromIterator<Channel> for EngineSet {
    fn from_iter<T: IntoIterator<Item = Channel>>(channels: T) -> Self {
        Self(channels.into_iter().fold(0, |set, channel| set | channel.bit()))
    }
}

impl From<Engine> for EngineSet {
    fn from(engine: Engine) -> Self {
        Self::of(engine)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn channels_have_numbers_that_engines_had() {
        let read: Vec<Channel> = (0..=u8::MAX).filter_map(Channel::from_number).collect();
        assert_eq!(read, Channel::all().collect::<Vec<_>>());
        assert!(read.is_sorted() && read.len() == Channel::COUNT);
        for channel in read {
            assert_eq!(Channel::from_number(channel.number()), Some(channel));
        }
        assert!(
            Engine::ALL
                .into_iter()
                .all(|engine| Channel::from(engine).number() == engine as u8)
        );
    }

    #[test]
    fn a_set_knows_engines_and_their_surfaces() {
        let channel = |surface, engine| Channel { surface, engine };
        let mut set: EngineSet = [channel(Surface::Api, Engine::Grok)].into_iter().collect();
        assert!(set.contains(Engine::Grok) && !set.has(channel(Surface::Consumer, Engine::Grok)));
        set.insert(Engine::Gemini);
        assert!(
            Surface::ALL
                .into_iter()
                .all(|surface| set.has(channel(surface, Engine::Gemini)))
        );
        assert_eq!(set.iter().collect::<Vec<_>>(), [Engine::Gemini, Engine::Grok]);
        assert_eq!(set.only(Engine::Gemini), EngineSet::of(Engine::Gemini));
        assert_eq!(Engine::ALL.into_iter().collect::<EngineSet>(), EngineSet::ALL);
        let both: EngineSet = [Surface::Api, Surface::Consumer]
            .map(|surface| channel(surface, Engine::Grok))
            .into_iter()
            .collect();
        let counting = EngineSet::ALL.counting(both);
        let surfaces = |engine| Surface::ALL.map(|surface| counting.has(channel(surface, engine)));
        assert_eq!(surfaces(Engine::Grok), [true, false, true]);
        assert_eq!(
            surfaces(Engine::Gemini),
            [true, true, true],
            "only its API, or nobody, has answered"
        );
        assert!(EngineSet::NONE.is_empty() && set.only(Engine::OpenAi).is_empty());
    }
}
