//! The engines that a deployment asks, as one JSON text names them. Nothing is read from the environment here, and no key
//! stands in the text: it says where the key is to be found.

mod entry;

use std::collections::BTreeSet;
use std::fmt;
use std::time::Duration;

use answerscope_domain::{Channel, Engine, Surface};

use self::entry::Entry;
use crate::description::Description;
use crate::interface::Interface;
use crate::price::{CallCost, estimate};

/// What may be asked of one engine in a minute.
const MOST_PER_MINUTE: u32 = 100_000;

/// Where the key of an engine is found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum KeyPlace {
    /// Nowhere: the engine needs none.
    None,
    /// The environment variable of this name.
    Variable(String),
    /// The secret of this ARN in AWS Secrets Manager; its whole text is the key.
    Secret(String),
}

/// Without account and region, so that callers may see it.
impl fmt::Display for KeyPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => f.write_str("no key"),
            Self::Variable(name) => write!(f, "the variable {name}"),
            Self::Secret(arn) => write!(f, "the secret {}", arn.splitn(7, ':').last().unwrap_or_default()),
        }
    }
}

/// An engine as a deployment asks it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ConfiguredEngine {
    /// Whose answers these are.
    pub engine: Engine,
    /// How they are asked for.
    pub interface: Interface,
    /// Another model than the interface's usual one.
    pub model: Option<String>,
    /// Another address than the vendor's.
    pub base_url: Option<String>,
    /// Where the key is found.
    pub key: KeyPlace,
    /// The most questions that each organization asks in a minute. Polls and further requests of an answer are not counted;
    /// the key is the deployment's, so an operator of several organizations divides the vendor's limit.
    pub requests_per_minute: u32,
    /// The most questions that each organization asks at a time.
    pub concurrency: u32,
    /// For an answer; for each request where the vendor gives a ticket.
    pub deadline: Duration,
}

impl ConfiguredEngine {
    /// With the usual model, the vendor's address, 60 requests a minute, eight at a time and two minutes for an answer.
    pub const fn new(engine: Engine, interface: Interface, key: KeyPlace) -> Self {
        Self {
            engine,
            interface,
            model: None,
            base_url: None,
            key,
            requests_per_minute: 60,
            concurrency: 8,
            deadline: Duration::from_secs(120),
        }
    }

    /// Where the answers come from.
    pub const fn surface(&self) -> Surface {
        self.interface.surface(self.engine)
    }

    /// Engine and surface, which are configured once.
    pub const fn channel(&self) -> Channel {
        Channel {
            surface: self.surface(),
            engine: self.engine,
        }
    }

    /// What is said of it.
    pub fn description(&self) -> Description {
        self.interface.describe(self.engine, self.model.as_deref())
    }

    /// What a call is expected to cost; none where there is no price.
    pub fn estimate(&self) -> Option<CallCost> {
        estimate(&self.description())
    }
}

/// The engines of a deployment, at most one for each engine and surface, in the order of the configuration.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ConfiguredEngines(Vec<ConfiguredEngine>);

impl ConfiguredEngines {
    /// Reads a JSON list of engines; a blank text has none.
    ///
    /// # Errors
    /// [`WrongEngines`] names the place and field of the first mistake.
    pub fn parse(text: &str) -> Result<Self, WrongEngines> {
        if text.trim().is_empty() {
            return Ok(Self::default());
        }
        let mut json = serde_json::Deserializer::from_str(text);
        let entries: Vec<Entry> = serde_path_to_error::deserialize(&mut json).map_err(|error| WrongEngines {
            place: error.path().to_string(),
            problem: shown(error.inner()),
        })?;
        json.end().map_err(|error| WrongEngines::new("", shown(&error)))?;
        let engines = entries.into_iter().enumerate().map(|(place, entry)| {
            entry
                .read()
                .map_err(|(field, problem)| WrongEngines::new(&format!("[{place}].{field}"), problem))
        });
        Self::new(engines.collect::<Result<_, _>>()?)
    }

    /// These engines.
    ///
    /// # Errors
    /// [`WrongEngines`] where one engine has two entries for a surface.
    pub fn new(engines: Vec<ConfiguredEngine>) -> Result<Self, WrongEngines> {
        let mut seen = BTreeSet::new();
        for (place, configured) in engines.iter().enumerate() {
            if !seen.insert(configured.channel()) {
                let surface = surface_name(configured.surface());
                let problem = format!("{} has another entry for surface {surface}", configured.engine);
                return Err(WrongEngines::new(&format!("[{place}].engine"), problem));
            }
        }
        Ok(Self(engines))
    }

    /// The built-in engine in the roles of four where none is configured, else these.
    #[must_use]
    pub fn or_built_in(self) -> Self {
        if !self.0.is_empty() {
            return self;
        }
        let roles = [
            Engine::OpenAi,
            Engine::Perplexity,
            Engine::Gemini,
            Engine::GoogleAiOverviews,
        ];
        let built_in = |engine| ConfiguredEngine {
            requests_per_minute: MOST_PER_MINUTE,
            ..ConfiguredEngine::new(engine, Interface::BuiltIn, KeyPlace::None)
        };
        Self(roles.map(built_in).into())
    }

    /// Whether the answers are invented by the built-in engine.
    pub fn is_built_in(&self) -> bool {
        self.0
            .iter()
            .any(|configured| configured.interface == Interface::BuiltIn)
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// All of them.
    pub fn iter(&self) -> std::slice::Iter<'_, ConfiguredEngine> {
        self.0.iter()
    }

    /// An engine through one surface.
    pub fn find(&self, engine: Engine, surface: Surface) -> Option<&ConfiguredEngine> {
        let channel = Channel { surface, engine };
        self.iter().find(|configured| configured.channel() == channel)
    }

    /// The surface whose answers count in an engine's metrics: the consumer product where it is configured, else the API.
    pub fn counted_surface(&self, engine: Engine) -> Option<Surface> {
        let preferred = [Surface::Consumer, Surface::Api];
        preferred
            .into_iter()
            .find(|surface| self.find(engine, *surface).is_some())
    }
}

impl<'a> IntoIterator for &'a ConfiguredEngines {
    type Item = &'a ConfiguredEngine;
    type IntoIter = std::slice::Iter<'a, ConfiguredEngine>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// What is wrong with a configuration of engines, and where. It shows no value, which may be a key.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the configuration of engines, at {place}: {problem}")]
pub struct WrongEngines {
    place: String,
    problem: String,
}

impl WrongEngines {
    fn new(place: &str, problem: impl Into<String>) -> Self {
        Self {
            place: if place.is_empty() { "." } else { place }.to_owned(),
            problem: problem.into(),
        }
    }
}

/// What serde says is wrong, without the value that is.
fn shown(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let kept = |part: &str| text.starts_with(part);
    match text.split_once(", expected ") {
        Some((found, expected)) if kept("invalid type") || kept("invalid value") => {
            let kind = found.split(['"', '`']).next().unwrap_or_default().trim_end();
            format!("{kind}, expected {expected}")
        }
        _ => text,
    }
}

const fn surface_name(surface: Surface) -> &'static str {
    match surface {
        Surface::Consumer => "consumer",
        Surface::Api | Surface::Unknown => "api",
    }
}

#[cfg(test)]
mod tests;
