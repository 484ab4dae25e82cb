use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_domain::entities::answer::Answer;
use answerscope_domain::entities::prompt::{PromptFilter, PromptType};
use answerscope_domain::ids::BrandId;
use answerscope_domain::page::{Walked, WalkedPage};
use answerscope_domain::parameter::{Countries, DomainName, Name, SearchWords, Tags, Text, Word};
use answerscope_domain::period::Period;
use answerscope_store::answers::BrandAnswers;
use schemars::JsonSchema;
use serde::Deserialize;

/// Characters of `q`, and of a brand's name.
const LONGEST: usize = 200;

/// Lists a brand's answers, newest first. A page may be short though there are more, and `totalItems` high where texts are
/// searched or tens of thousands of answers looked at: follow `links.next` until it is missing.
pub struct ListBrandAnswers;

/// Page and filters.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct BrandAnswerQuery {
    #[schemars(flatten)]
    page: WalkedPage,
    #[schemars(flatten)]
    period: Period,
    /// Answers to prompts of this type alone.
    #[serde(rename = "type")]
    kind: Option<Word<PromptType>>,
    /// Answers to prompts of one of these countries, separated by commas.
    countries: Countries,
    /// Answers to prompts with at least one of these tags, separated by commas.
    tags: Tags,
    /// Answers to this prompt alone.
    prompt_id: Option<Text>,
    /// Answers that mention the tracked brand of this name, whatever the case; `none`: none of them.
    mentions: Option<Name<LONGEST>>,
    /// Answers that cite a page of this domain.
    cites: Option<DomainName>,
    /// Answers whose text holds all of these words, whatever the case.
    q: SearchWords<LONGEST>,
}

impl From<BrandAnswerQuery> for BrandAnswers {
    fn from(query: BrandAnswerQuery) -> Self {
        Self {
            days: query.period.days.0,
            engines: query.period.engine.set(),
            prompts: PromptFilter {
                kind: query.kind.map(|word| word.0),
                countries: query.countries.given(),
                tags: query.tags.given(),
                ..PromptFilter::default()
            },
            prompt: query.prompt_id.map(|id| id.0.trim().to_owned()),
            mentions: query.mentions.map(|name| name.0),
            cites: query.cites.map(|domain| domain.0),
            words: query.q.0,
        }
    }
}

impl Operation for ListBrandAnswers {
    const SPEC: Spec = Spec::new(
        Verb::Get,
        "listBrandAnswers",
        "/brands/{brand}/answers",
        "List a brand's AI answers",
    )
    .tag(Tag::Answers).about(
        "Lists the answers to all of a brand's prompts, newest first. A page reads a bounded number of answers, so it may be \
         short; follow `links.next`, which goes on where it stopped.",
    );
    type Path = BrandId;
    type Query = BrandAnswerQuery;
    type Body = Nothing;
    type Reply = Walked<Answer>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let page = input.query.page;
        let wanted = BrandAnswers::from(input.query);
        cx.store.answers().list_of_brand(input.path, &wanted, page).await
    }
}
