//! One engine of the configuration's JSON, and what can be wrong with it.

use std::time::Duration;

use answerscope_domain::Engine;
use serde::Deserialize;

use super::{ConfiguredEngine, KeyPlace, MOST_PER_MINUTE, surface_name};
use crate::address::address;
use crate::interface::Interface;

/// Characters of the name of a model.
const LONGEST_MODEL: usize = 200;
/// What may be asked of one engine at a time.
const MOST_AT_ONCE: u32 = 1_000;
/// Seconds for an answer.
const LONGEST_DEADLINE: u32 = 600;

/// An engine as the JSON has it.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct Entry {
    engine: String,
    interface: String,
    model: Option<String>,
    surface: Option<String>,
    base_url: Option<String>,
    key_variable: Option<String>,
    key_secret: Option<String>,
    requests_per_minute: Option<u32>,
    concurrency: Option<u32>,
    deadline_seconds: Option<u32>,
}

/// A field and what is wrong with it.
pub(super) type Mistake = (&'static str, String);

impl Entry {
    pub(super) fn read(self) -> Result<ConfiguredEngine, Mistake> {
        let (engine, interface) = self.what()?;
        let usual = ConfiguredEngine::new(engine, interface, self.key(interface)?);
        let count = |field, value: Option<u32>, most, usual| match value {
            Some(value) if value == 0 || value > most => Err((field, format!("expected a number from 1 to {most}"))),
            value => Ok(value.unwrap_or(usual)),
        };
        let deadline = count("deadlineSeconds", self.deadline_seconds, LONGEST_DEADLINE, 120)?;
        Ok(ConfiguredEngine {
            requests_per_minute: count(
                "requestsPerMinute",
                self.requests_per_minute,
                MOST_PER_MINUTE,
                usual.requests_per_minute,
            )?,
            concurrency: count("concurrency", self.concurrency, MOST_AT_ONCE, usual.concurrency)?,
            deadline: Duration::from_secs(deadline.into()),
            model: self.model(interface)?,
            base_url: self.base_url(interface)?,
            ..usual
        })
    }

    fn what(&self) -> Result<(Engine, Interface), Mistake> {
        let engine = Engine::from_name(&self.engine).ok_or_else(|| {
            let names: Vec<_> = Engine::names().collect();
            (
                "engine",
                format!("no such engine; expected one of {}", names.join(", ")),
            )
        })?;
        let configurable = || {
            let all = Interface::ALL.into_iter();
            all.filter(|interface| *interface != Interface::BuiltIn)
        };
        let interface = Interface::from_name(&self.interface).filter(|interface| *interface != Interface::BuiltIn);
        let interface = interface.ok_or_else(|| {
            let names: Vec<_> = configurable().map(Interface::as_str).collect();
            (
                "interface",
                format!("no such interface; expected one of {}", names.join(", ")),
            )
        })?;
        if interface != Interface::BedrockNova && !interface.engines().contains(&engine) {
            let ways = configurable().filter(|interface| interface.engines().contains(&engine));
            let ways: Vec<_> = ways.map(Interface::as_str).collect();
            let problem = format!(
                "{interface} does not give the answers of {engine}; expected one of {}",
                ways.join(", ")
            );
            return Err(("interface", problem));
        }
        let surface = surface_name(interface.surface(engine));
        match &self.surface {
            Some(named) if named != surface => Err((
                "surface",
                format!("{interface} gives answers of surface {surface} alone"),
            )),
            _ => Ok((engine, interface)),
        }
    }

    fn model(&self, interface: Interface) -> Result<Option<String>, Mistake> {
        let Some(model) = &self.model else { return Ok(None) };
        if interface.usual_model().is_empty() {
            return Err(("model", format!("{interface} has no choice of models")));
        }
        let fits =
            !model.is_empty() && model.chars().count() <= LONGEST_MODEL && model.chars().all(|c| c.is_ascii_graphic());
        fits.then(|| Some(model.clone())).ok_or_else(|| {
            (
                "model",
                format!("expected 1 to {LONGEST_MODEL} characters without blanks"),
            )
        })
    }

    fn base_url(&self, interface: Interface) -> Result<Option<String>, Mistake> {
        let Some(base) = &self.base_url else { return Ok(None) };
        if interface == Interface::BedrockNova {
            return Err(("baseUrl", format!("{interface} is asked where the AWS SDK asks it")));
        }
        address(base).map_err(|problem| ("baseUrl", format!("the address {problem}")))?;
        Ok(Some(base.clone()))
    }

    fn key(&self, interface: Interface) -> Result<KeyPlace, Mistake> {
        match (&self.key_variable, &self.key_secret) {
            (Some(_), Some(_)) => Err((
                "keySecret",
                "there is a keyVariable besides; expected one of them".to_owned(),
            )),
            (Some(_), None) | (None, Some(_)) if interface == Interface::BedrockNova => {
                let field = if self.key_secret.is_some() {
                    "keySecret"
                } else {
                    "keyVariable"
                };
                Err((field, format!("{interface} is asked with the rights of the process")))
            }
            (Some(name), None) if is_variable(name) => Ok(KeyPlace::Variable(name.clone())),
            (Some(_), None) => Err((
                "keyVariable",
                "expected the name of an environment variable, such as OPENAI_API_KEY, not the key".to_owned(),
            )),
            (None, Some(arn)) if is_secret(arn) => Ok(KeyPlace::Secret(arn.clone())),
            (None, Some(_)) => Err((
                "keySecret",
                "expected the ARN of a secret (arn:aws:secretsmanager:REGION:ACCOUNT:secret:NAME)".to_owned(),
            )),
            // A gateway may hold the key itself.
            (None, None) if interface == Interface::BedrockNova || self.base_url.is_some() => Ok(KeyPlace::None),
            (None, None) => Err((
                "keyVariable",
                "is missing; expected keyVariable or keySecret, which say where the key is".to_owned(),
            )),
        }
    }
}

/// Whether a text is the name of an environment variable: capitals, digits and underscores. Keys have other letters.
fn is_variable(name: &str) -> bool {
    let known = |letter: char| letter.is_ascii_uppercase() || letter.is_ascii_digit() || letter == '_';
    !name.is_empty() && !name.starts_with(|first: char| first.is_ascii_digit()) && name.chars().all(known)
}

/// `arn:PARTITION:secretsmanager:REGION:ACCOUNT:secret:NAME`.
fn is_secret(arn: &str) -> bool {
    let parts: Vec<_> = arn.splitn(7, ':').collect();
    let ["arn", partition, "secretsmanager", region, account, "secret", name] = parts[..] else {
        return false;
    };
    let blank = |part: &str| part.is_empty() || part.contains(char::is_whitespace);
    let wrong = [partition, region, account, name].into_iter().any(blank);
    !wrong && account.chars().all(|digit| digit.is_ascii_digit()) && !name.contains(':')
}
