use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_domain::entities::prompt::{Prompt, PromptFilter, PromptRecord, PromptType};
use answerscope_domain::ids::BrandId;
use answerscope_domain::page::{Listed, PageRequest};
use answerscope_domain::parameter::{Countries, Tags, Word};
use schemars::JsonSchema;
use serde::Deserialize;

/// Lists a brand's prompts, oldest first.
pub struct ListBrandPrompts;

/// Page and filters.
#[derive(Debug, Deserialize, JsonSchema)]
pub struct PromptQuery {
    #[schemars(flatten)]
    page: PageRequest,
    /// Prompts of this type alone.
    #[serde(rename = "type")]
    kind: Option<Word<PromptType>>,
    /// Prompts of one of these countries, separated by commas.
    countries: Countries,
    /// Prompts with at least one of these tags, separated by commas.
    tags: Tags,
}

impl Operation for ListBrandPrompts {
    const SPEC: Spec = Spec::new(
        Verb::Get,
        "listBrandPrompts",
        "/brands/{brand}/prompts",
        "List a brand's prompts",
    )
    .tag(Tag::Prompts)
    .about("Lists a brand's prompts, oldest first.");
    type Path = BrandId;
    type Query = PromptQuery;
    type Body = Nothing;
    type Reply = Listed<Prompt>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let PromptQuery {
            page,
            kind,
            countries,
            tags,
        } = input.query;
        let filter = PromptFilter {
            kind: kind.map(|word| word.0),
            countries: countries.given(),
            tags: tags.given(),
            ..PromptFilter::default()
        };
        let prompts = cx.store.prompts().list(input.path, &filter, page).await?;
        Ok(prompts.map(|prompt: PromptRecord| prompt.shown()))
    }
}
