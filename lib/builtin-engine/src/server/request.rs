//! Reads what a client of the Responses API sends.

use std::collections::BTreeMap;

use answerscope_domain::{Day, Engine, canonical_domain};
use serde::Deserialize;
use serde_json::Value;

use super::Refused;
use crate::question::{BuiltInQuestion, KnownBrand};

/// Characters of a prompt, as the service has them.
const MOST_CHARACTERS: usize = 2_000;
/// Brands that a request makes known.
const MOST_BRANDS: usize = 10;
/// Characters of a brand's name.
const MOST_OF_NAME: usize = 200;
/// Tools that search.
const SEARCH_TOOLS: [&str; 3] = ["web_search", "web_search_2025_08_26", "web_search_preview"];

#[derive(Deserialize)]
struct Body {
    model: String,
    input: Input,
    #[serde(default)]
    tools: Option<Vec<Tool>>,
    #[serde(default)]
    include: Option<Vec<String>>,
    #[serde(default)]
    metadata: Option<BTreeMap<String, String>>,
    #[serde(default)]
    stream: Option<bool>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Input {
    Text(String),
    Items(Vec<Item>),
}

#[derive(Deserialize)]
struct Item {
    #[serde(default)]
    role: Option<String>,
    #[serde(default)]
    content: Option<Content>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Content {
    Text(String),
    Parts(Vec<Part>),
}

#[derive(Deserialize)]
struct Part {
    #[serde(default)]
    text: Option<String>,
}

#[derive(Deserialize)]
struct Tool {
    #[serde(rename = "type")]
    kind: String,
    #[serde(default)]
    user_location: Option<Location>,
}

#[derive(Deserialize)]
struct Location {
    #[serde(default)]
    country: Option<String>,
}

/// A request that can be answered.
pub(super) struct Request {
    prompt: String,
    country: Option<String>,
    engine: Engine,
    day: Option<Day>,
    repetition: u32,
    brands: Vec<KnownBrand>,
    searches: bool,
    /// The request asks for the pages that searches found.
    pub(super) with_sources: bool,
    pub(super) metadata: BTreeMap<String, String>,
}

impl Request {
    /// Of a body; `engine` is played where the metadata name none.
    pub(super) fn read(body: &[u8], engine: Engine) -> Result<Self, Refused> {
        let body: Value = serde_json::from_slice(body)
            .map_err(|error| Refused::invalid("body", format!("The body is no JSON: {error}.")))?;
        let body: Body = serde_json::from_value(body).map_err(|error| Refused::invalid("body", error.to_string()))?;
        if body.model.is_empty() {
            return Err(Refused::invalid("model", "A model must be named."));
        }
        if body.stream == Some(true) {
            return Err(Refused::invalid("stream", "The built-in engine does not stream."));
        }
        let tools = body.tools.unwrap_or_default();
        let search = tools.iter().find(|tool| SEARCH_TOOLS.contains(&tool.kind.as_str()));
        let location = search.and_then(|tool| tool.user_location.as_ref());
        let include = body.include.unwrap_or_default();
        let metadata = body.metadata.unwrap_or_default();
        let said = Said(&metadata);
        Ok(Self {
            prompt: prompt(body.input)?,
            country: location
                .and_then(|location| location.country.as_deref())
                .map(str::to_ascii_uppercase),
            engine: said.engine()?.unwrap_or(engine),
            day: said.day()?,
            repetition: said.repetition()?,
            brands: said.brands()?,
            searches: search.is_some(),
            with_sources: include.iter().any(|part| part == "web_search_call.action.sources"),
            metadata,
        })
    }

    /// The question; `today` is the day where the request names none.
    pub(super) fn question(&self, today: Day) -> BuiltInQuestion<'_> {
        BuiltInQuestion {
            prompt: &self.prompt,
            country: self.country.as_deref(),
            engine: self.engine,
            day: self.day.unwrap_or(today),
            repetition: self.repetition,
            brands: &self.brands,
        }
    }

    pub(super) fn prompt(&self) -> &str {
        &self.prompt
    }

    /// The request allows searching.
    pub(super) const fn searches(&self) -> bool {
        self.searches
    }
}

/// The last message of the user.
fn prompt(input: Input) -> Result<String, Refused> {
    let text = match input {
        Input::Text(text) => text,
        Input::Items(items) => {
            let of_user = |item: &Item| item.role.as_deref().is_none_or(|role| role == "user");
            let last = items.into_iter().rev().find(of_user);
            match last.and_then(|item| item.content) {
                Some(Content::Text(text)) => text,
                Some(Content::Parts(parts)) => {
                    let texts: Vec<String> = parts.into_iter().filter_map(|part| part.text).collect();
                    texts.join("\n")
                }
                None => String::new(),
            }
        }
    };
    if text.trim().is_empty() {
        return Err(Refused::invalid("input", "There is no text of a user."));
    }
    if text.chars().count() > MOST_CHARACTERS {
        let message = format!("The text may have {MOST_CHARACTERS} characters.");
        return Err(Refused::invalid("input", message));
    }
    Ok(text)
}

/// What the metadata say of the question.
struct Said<'m>(&'m BTreeMap<String, String>);

impl Said<'_> {
    fn read<T>(&self, key: &str, form: &str, read: impl Fn(&str) -> Option<T>) -> Result<Option<T>, Refused> {
        let Some(text) = self.0.get(key) else {
            return Ok(None);
        };
        let wrong = || Refused::invalid("metadata", format!("{key}: expected {form}"));
        read(text).map(Some).ok_or_else(wrong)
    }

    fn engine(&self) -> Result<Option<Engine>, Refused> {
        self.read("engine", "the name of an engine, such as perplexity", Engine::from_name)
    }

    fn day(&self) -> Result<Option<Day>, Refused> {
        self.read("day", "a day such as 2026-01-31", Day::parse)
    }

    fn repetition(&self) -> Result<u32, Refused> {
        let repetition = self.read("repetition", "a number from 0 on", |text| text.parse().ok())?;
        Ok(repetition.unwrap_or_default())
    }

    /// `brand_1` to `brand_10`, each a domain and a name with a blank between.
    fn brands(&self) -> Result<Vec<KnownBrand>, Refused> {
        let brand = |number: usize| {
            let form = "a domain, a blank and a name of at most 200 characters";
            self.read(&format!("brand_{number}"), form, known_brand)
        };
        (1..=MOST_BRANDS)
            .filter_map(|number| brand(number).transpose())
            .collect()
    }
}

fn known_brand(text: &str) -> Option<KnownBrand> {
    let (domain, name) = text.trim().split_once(' ')?;
    let name = name.trim();
    let fits = !name.is_empty() && name.chars().count() <= MOST_OF_NAME && !name.contains(char::is_control);
    fits.then_some(())?;
    Some(KnownBrand {
        name: name.to_owned(),
        domain: canonical_domain(domain).ok()?,
    })
}
