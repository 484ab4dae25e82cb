//! OpenAI's Responses API with the web search tool, and whatever else speaks it: the built-in engine does.
//!
//! Read: <https://platform.openai.com/docs/guides/tools-web-search>,
//! <https://platform.openai.com/docs/api-reference/responses> and the types of openai-python (2026-08-21), on 2026-11-22;
//! three recorded answers of gpt-5 and gpt-5-mini. Places are code points, `end_index` exclusive: the recordings show it.
//!
//! Whether to search is left to the model, as in the product. The language is that of the prompt; there is no field for it.

use answerscope_domain::country::Country;
use answerscope_domain::{Engine, Surface, canonical_domain};
use serde_json::{Map, Value, json};

use crate::answer::{EngineAnswer, Invention, Question};
use crate::asking::config::{EngineConfig, WrongConfig};
use crate::asking::draft::Draft;
use crate::asking::http::Auth;
use crate::asking::json::Node;
use crate::asking::once::{AskedOnce, OneRequest, Vendor};
use crate::asking::reading::place;
use crate::asking::responses::{self, Places};
use crate::error::AskError;
use crate::interface::Interface;

const VENDOR: Vendor = Vendor {
    base: "https://api.openai.com/v1",
    auth: Auth::Bearer,
    interface: Interface::OpenAiResponses,
    engine: Engine::OpenAi,
};
/// Brands that the built-in engine takes.
const MOST_BRANDS: usize = 10;
/// Characters of a brand's name that it takes.
const MOST_OF_NAME: usize = 200;

/// ChatGPT's models over the API.
#[derive(Debug, Clone)]
pub struct OpenAi(AskedOnce);

impl OpenAi {
    /// OpenAI itself, or a gateway to it.
    ///
    /// # Errors
    /// [`WrongConfig`] for an address or a key that can not be used.
    pub fn new(config: &EngineConfig) -> Result<Self, WrongConfig> {
        AskedOnce::new(VENDOR, config).map(Self)
    }

    /// The built-in engine in the role of `engine`: it alone is told the day and the brands of a question.
    ///
    /// # Errors
    /// [`WrongConfig`] for an address that can not be used; it has none of its own.
    pub fn built_in(engine: Engine, config: &EngineConfig) -> Result<Self, WrongConfig> {
        if config.base_url.is_none() {
            return Err(WrongConfig::new("the built-in engine has no address of its own"));
        }
        let once = AskedOnce::new(VENDOR, config)?;
        Ok(Self(once.described(Interface::BuiltIn.describe(engine, None))))
    }
}

impl OneRequest for OpenAi {
    const PATH: &'static str = "/responses";

    fn once(&self) -> &AskedOnce {
        &self.0
    }

    fn body(&self, question: &Question, country: Option<Country>) -> Value {
        let described = &self.0.description;
        let body = json!({
            "model": described.model,
            "input": question.prompt,
            "tools": [responses::web_search(country.map(place))],
            "include": ["web_search_call.action.sources"],
            "store": false,
        });
        let mut body = self.0.bounded(body, "max_output_tokens");
        if described.interface == Interface::BuiltIn {
            body["metadata"] = metadata(described.engine, question.invention.as_ref());
        }
        body
    }

    fn answer(&self, root: &Node<'_>) -> Result<EngineAnswer, AskError> {
        read(root, self.0.description.surface)
    }
}

/// What the built-in engine is told in a question's metadata. Brands that it would refuse the whole question for are left out.
fn metadata(engine: Engine, invention: Option<&Invention>) -> Value {
    let mut metadata = Map::new();
    metadata.insert("engine".to_owned(), engine.as_str().into());
    let Some(invention) = invention else {
        return metadata.into();
    };
    metadata.insert("day".to_owned(), invention.day.to_string().into());
    metadata.insert("repetition".to_owned(), invention.repetition.to_string().into());
    let named = invention.brands.iter().filter_map(|brand| {
        let name = brand.name.trim();
        let fits = !name.is_empty() && name.chars().count() <= MOST_OF_NAME && !name.contains(char::is_control);
        let domain = fits.then(|| canonical_domain(&brand.domain).ok()).flatten()?;
        Some(format!("{domain} {name}"))
    });
    for (place, brand) in named.take(MOST_BRANDS).enumerate() {
        metadata.insert(format!("brand_{}", place + 1), brand.into());
    }
    metadata.into()
}

fn read(root: &Node<'_>, surface: Surface) -> Result<EngineAnswer, AskError> {
    let cut = responses::ends_early(root)?;
    let model = root.need_text("model")?;
    let (mut draft, mut refusal) = (Draft::default(), None);
    for item in root.need_items("output")? {
        match item.need_text("type")? {
            "message" => refusal = responses::message(&mut draft, &item, Places::Always)?.or(refusal),
            "web_search_call" => {
                draft.known(&item, &["type", "id", "status", "action"]);
                responses::action(&mut draft, &item)?;
                draft.apart();
            }
            "reasoning" => draft.apart(),
            kind => draft.unknown(&item, kind),
        }
    }
    responses::some_text(&draft, refusal, "output")?;
    let mut usage = responses::usage(root);
    usage.searches = u64::try_from(draft.searches.len()).ok();
    Ok(draft.finish(surface, Some(model), usage, cut))
}
