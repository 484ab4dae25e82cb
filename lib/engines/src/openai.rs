//! OpenAI's Responses API with the web search tool, and whatever else speaks it: the built-in engine does.
//!
//! Read: <https://platform.openai.com/docs/guides/tools-web-search>,
//! <https://platform.openai.com/docs/api-reference/responses> and the types of openai-python (2026-08-21), on 2026-11-22;
//! three recorded answers of gpt-5 and gpt-5-mini. Places are code points, `end_index` exclusive: the recordings show it.
//!
//! Whether to search is left to the model, as in the product. The language is that of the prompt; there is no field for it.

use answerscope_domain::country::Country;
use answerscope_domain::{Engine, Surface};
use futures::future::BoxFuture;
use serde_json::{Value, json};

use crate::ask::{Adapter, Description, EngineAnswer, Outcome, Question, Submitted};
use crate::config::{EngineConfig, WrongConfig};
use crate::draft::Draft;
use crate::error::AskError;
use crate::http::{Auth, Endpoint};
use crate::interface::Interface;
use crate::json::Node;
use crate::reading::{answer_of, done, located, place};
use crate::responses::{self, Places};

const BASE: &str = "https://api.openai.com/v1";
const MODEL: &str = "gpt-5-mini";

/// ChatGPT's models over the API.
#[derive(Debug, Clone)]
pub struct OpenAi {
    endpoint: Endpoint,
    description: Description,
    most_output_tokens: Option<u32>,
}

impl OpenAi {
    /// OpenAI itself, or a gateway to it.
    ///
    /// # Errors
    /// [`WrongConfig`] for an address or a key that can not be used.
    pub fn new(config: &EngineConfig) -> Result<Self, WrongConfig> {
        Ok(Self {
            endpoint: Endpoint::new(config, BASE, Auth::Bearer)?,
            description: Description {
                engine: Engine::OpenAi,
                surface: Surface::Api,
                interface: Interface::OpenAiResponses,
                provider: "openai",
                model: config.model_or(MODEL),
                tried: true,
                documentation: "https://platform.openai.com/docs/guides/tools-web-search",
                read_on: "2026-11-22",
            },
            most_output_tokens: config.most_output_tokens,
        })
    }

    /// A server that speaks this format for another engine, such as the built-in one.
    #[must_use]
    pub fn in_place_of(mut self, engine: Engine, provider: &'static str) -> Self {
        self.description.engine = engine;
        self.description.provider = provider;
        self
    }

    fn request(&self, prompt: &str, country: Option<Country>) -> Value {
        let mut tool = json!({ "type": "web_search" });
        if let Some(country) = country {
            tool["user_location"] = place(country);
        }
        let mut body = json!({
            "model": self.description.model,
            "input": prompt,
            "tools": [tool],
            "include": ["web_search_call.action.sources"],
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

impl Adapter for OpenAi {
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
    Ok(draft.finish(Surface::Api, Some(model), usage, cut))
}
