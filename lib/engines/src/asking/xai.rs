//! xAI's Responses API with the web search tool.
//!
//! Read: <https://docs.x.ai/developers/tools/citations>, <https://docs.x.ai/developers/cost-tracking> and the types of
//! xai-sdk-python (2026-08-18), on 2026-11-22; one recorded answer of grok-4-fast. In it the arguments of the search are a
//! JSON text, annotations have neither title nor place, and the text has no marks; the documentation has all of them, so
//! they are taken where they come. `citations` of the root are all pages that were seen.

use answerscope_domain::country::Country;
use answerscope_domain::{Engine, Surface};
use serde_json::{Value, json};

use crate::answer::{EngineAnswer, Question, Usage};
use crate::asking::config::{EngineConfig, WrongConfig};
use crate::asking::draft::Draft;
use crate::asking::http::Auth;
use crate::asking::json::Node;
use crate::asking::once::{AskedOnce, OneRequest, Vendor};
use crate::asking::responses::{self, Places};
use crate::error::AskError;
use crate::interface::Interface;

const VENDOR: Vendor = Vendor {
    base: "https://api.x.ai/v1",
    auth: Auth::Bearer,
    interface: Interface::XAiResponses,
    engine: Engine::Grok,
};
/// xAI charges in ticks.
const TICKS: f64 = 1e10;

/// Grok over the API.
#[derive(Debug, Clone)]
pub struct XAi(AskedOnce);

impl XAi {
    /// xAI itself, or a gateway to it.
    ///
    /// # Errors
    /// [`WrongConfig`] for an address or a key that can not be used.
    pub fn new(config: &EngineConfig) -> Result<Self, WrongConfig> {
        AskedOnce::new(VENDOR, config).map(Self)
    }
}

impl OneRequest for XAi {
    const PATH: &'static str = "/responses";

    fn once(&self) -> &AskedOnce {
        &self.0
    }

    fn body(&self, question: &Question, country: Option<Country>) -> Value {
        let place = country.map(|country| json!({ "country": country.as_str() }));
        let body = json!({
            "model": self.0.description.model,
            "input": [{ "role": "user", "content": question.prompt }],
            "tools": [responses::web_search(place)],
            "store": false,
        });
        self.0.bounded(body, "max_output_tokens")
    }

    fn answer(&self, root: &Node<'_>) -> Result<EngineAnswer, AskError> {
        read(root)
    }
}

fn read(root: &Node<'_>) -> Result<EngineAnswer, AskError> {
    let cut = responses::ends_early(root)?;
    let model = root.need_text("model")?;
    let (mut draft, mut refusal) = (Draft::default(), None);
    for item in root.need_items("output")? {
        match item.need_text("type")? {
            "message" => refusal = responses::message(&mut draft, &item, Places::Sometimes)?.or(refusal),
            "web_search_call" | "x_search_call" => {
                draft.known(&item, &CALL);
                let before = draft.searches.len();
                responses::action(&mut draft, &item)?;
                // Both forms may come, with the same query.
                if draft.searches.len() == before {
                    responses::arguments(&mut draft, &item);
                }
                draft.apart();
            }
            // Searches of the web and of X come under this name too.
            "custom_tool_call" => {
                responses::arguments(&mut draft, &item);
                draft.apart();
            }
            "reasoning" | "code_interpreter_call" | "code_execution_call" | "view_image_call" => draft.apart(),
            kind => draft.unknown(&item, kind),
        }
    }
    for seen in root.maybe_texts("citations") {
        draft.see(seen, None);
    }
    responses::some_text(&draft, refusal, "output")?;
    let usage = usage(root);
    Ok(draft.finish(Surface::Api, Some(model), usage, cut))
}

const CALL: [&str; 8] = [
    "type",
    "id",
    "call_id",
    "name",
    "status",
    "arguments",
    "input",
    "action",
];

fn usage(root: &Node<'_>) -> Usage {
    let told = root.get("usage");
    let count = |name: &str| told.as_ref().and_then(|usage| usage.maybe_count(name));
    let ticks = told.as_ref().and_then(|usage| usage.maybe_number("cost_in_usd_ticks"));
    Usage {
        searches: count("num_server_side_tools_used"),
        dollars: ticks.map(|ticks| ticks / TICKS),
        ..responses::usage(root)
    }
}
