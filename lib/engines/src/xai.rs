//! xAI's Responses API with the web search tool.
//!
//! Read: <https://docs.x.ai/developers/tools/citations>, <https://docs.x.ai/developers/cost-tracking> and the types of
//! xai-sdk-python (2026-08-18), on 2026-11-22; one recorded answer of grok-4-fast. In it the arguments of the search are a
//! JSON text, annotations have neither title nor place, and the text has no marks; the documentation has all of them, so
//! they are taken where they come. `citations` of the root are all pages that were seen.

use answerscope_domain::country::Country;
use answerscope_domain::{Engine, Surface};
use futures::future::BoxFuture;
use serde_json::{Value, json};

use crate::ask::{Adapter, Description, EngineAnswer, Outcome, Question, Submitted, Usage};
use crate::config::{EngineConfig, WrongConfig};
use crate::draft::Draft;
use crate::error::AskError;
use crate::http::{Auth, Endpoint};
use crate::interface::Interface;
use crate::json::Node;
use crate::reading::{answer_of, done, located};
use crate::responses::{self, Places};

const BASE: &str = "https://api.x.ai/v1";
const MODEL: &str = "grok-4.3";
/// xAI charges in ticks.
const TICKS: f64 = 1e10;

/// Grok over the API.
#[derive(Debug, Clone)]
pub struct XAi {
    endpoint: Endpoint,
    description: Description,
    most_output_tokens: Option<u32>,
}

impl XAi {
    /// xAI itself, or a gateway to it.
    ///
    /// # Errors
    /// [`WrongConfig`] for an address or a key that can not be used.
    pub fn new(config: &EngineConfig) -> Result<Self, WrongConfig> {
        Ok(Self {
            endpoint: Endpoint::new(config, BASE, Auth::Bearer)?,
            description: Description {
                engine: Engine::Grok,
                surface: Surface::Api,
                interface: Interface::XAiResponses,
                provider: "xai",
                model: config.model_or(MODEL),
                tried: true,
                documentation: "https://docs.x.ai/developers/tools/citations",
                read_on: "2026-11-22",
            },
            most_output_tokens: config.most_output_tokens,
        })
    }

    fn request(&self, prompt: &str, country: Option<Country>) -> Value {
        let mut tool = json!({ "type": "web_search" });
        if let Some(country) = country {
            tool["user_location"] = json!({ "country": country.as_str() });
        }
        let mut body = json!({
            "model": self.description.model,
            "input": [{ "role": "user", "content": prompt }],
            "tools": [tool],
            "store": false,
        });
        if let Some(most) = self.most_output_tokens {
            body["max_output_tokens"] = most.into();
        }
        body
    }

    async fn answer(&self, question: &Question) -> Result<Submitted, AskError> {
        let due = self.endpoint.due();
        let ask = |country| async move {
            let body = self.request(&question.prompt, country);
            self.endpoint.post("/responses", &[], &[], &body, due).await
        };
        let (reply, refused) = located(question.country, ask).await?;
        Ok(done(self.read(&[reply.body])?, refused))
    }
}

impl Adapter for XAi {
    fn description(&self) -> &Description {
        &self.description
    }

    fn submit<'a>(&'a self, question: &'a Question) -> BoxFuture<'a, Result<Submitted, AskError>> {
        Box::pin(self.answer(question))
    }

    fn read(&self, bodies: &[String]) -> Result<Outcome, AskError> {
        answer_of(bodies, read)
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
