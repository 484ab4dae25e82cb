use answerscope_core::Result;
use answerscope_core::clock::Moment;
use answerscope_core::country::Country;
use answerscope_core::entities::prompt::{Prompt, PromptFilter, PromptRecord, PromptType};
use answerscope_core::ids::BrandId;
use answerscope_core::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_core::page::{Listed, PageRequest};
use answerscope_core::params::{Nothing, Parameter, Params, Query};
use serde_json::json;

/// Lists a brand's prompts, oldest first.
pub struct ListBrandPrompts;

/// Page and filters.
#[derive(Debug)]
pub struct PromptQuery {
    page: PageRequest,
    filter: PromptFilter,
}

impl Query for PromptQuery {
    fn parameters() -> Vec<Parameter> {
        let mut parameters = PageRequest::parameters();
        parameters.push(Parameter::word(
            "type",
            "Prompts of this type alone.",
            &PromptType::WORDS,
        ));
        parameters.push(Parameter::list(
            "countries",
            "Prompts of one of these countries, separated by commas.",
            Country::schema(),
        ));
        parameters.push(Parameter::list(
            "tags",
            "Prompts with at least one of these tags, separated by commas.",
            json!({"type": "string"}),
        ));
        parameters
    }

    fn parse(params: &Params, _: Moment) -> Result<Self> {
        let filter = PromptFilter {
            kind: params.word("type", &PromptType::WORDS, PromptType::from_word)?,
            countries: Country::list(params, "countries")?,
            tags: params.list("tags").filter(|list| !list.is_empty()),
            ..PromptFilter::default()
        };
        Ok(Self {
            page: PageRequest::parse(params)?,
            filter,
        })
    }
}

impl Operation for ListBrandPrompts {
    const SPEC: Spec = Spec::new(
        Verb::Get,
        "listBrandPrompts",
        "/brands/{brand}/prompts",
        "List a brand's prompts",
    )
    .about("Lists a brand's prompts, oldest first.");
    type Path = BrandId;
    type Query = PromptQuery;
    type Body = Nothing;
    type Reply = Listed<Prompt>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let prompts = cx
            .store
            .list_prompts(input.path, &input.query.filter, input.query.page)
            .await?;
        Ok(prompts.map(|prompt: PromptRecord| prompt.shown()))
    }
}
