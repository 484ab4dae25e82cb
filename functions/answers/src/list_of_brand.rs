use answerscope_core::Result;
use answerscope_core::clock::Moment;
use answerscope_core::country::Country;
use answerscope_core::dates;
use answerscope_core::entities::answer::Answer;
use answerscope_core::entities::prompt::{PromptFilter, PromptType};
use answerscope_core::error::Error;
use answerscope_core::ids::BrandId;
use answerscope_core::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_core::page::{Walked, WalkedPage};
use answerscope_core::params::{Nothing, Parameter, Params, Query};
use answerscope_core::store::answers_of_brand::BrandAnswers;
use serde_json::json;

/// Characters of `q`, and of a brand's name.
const LONGEST: usize = 200;

/// Lists a brand's answers, newest first. A page may be short though there are more, and `totalItems` high: follow
/// `links.next` until it is missing.
pub struct ListBrandAnswers;

/// Page and filters.
#[derive(Debug)]
pub struct BrandAnswerQuery {
    page: WalkedPage,
    wanted: BrandAnswers,
}

impl Query for BrandAnswerQuery {
    fn parameters() -> Vec<Parameter> {
        let mut parameters = WalkedPage::parameters();
        parameters.extend(dates::parameters());
        parameters.extend([
            Parameter::word("type", "Answers to prompts of this type alone.", &PromptType::WORDS),
            Parameter::list(
                "countries",
                "Answers to prompts of one of these countries, separated by commas.",
                Country::schema(),
            ),
            Parameter::list(
                "tags",
                "Answers to prompts with at least one of these tags, separated by commas.",
                json!({"type": "string"}),
            ),
            Parameter::text("promptId", "Answers to this prompt alone."),
            Parameter::text_of(
                "mentions",
                "Answers that mention the tracked brand of this name, whatever the case; `none`: none of them.",
                1..=LONGEST,
            ),
            Parameter::domain("cites", "Answers that cite a page of this domain."),
            Parameter::text_of(
                "q",
                "Answers whose text holds all of these words, whatever the case.",
                0..=LONGEST,
            ),
        ]);
        parameters
    }

    fn parse(params: &Params, now: Moment) -> Result<Self> {
        let text = |name| params.get(name).map(str::trim).map(str::to_owned);
        let prompts = PromptFilter {
            kind: params.word("type", &PromptType::WORDS, PromptType::from_word)?,
            countries: Country::list(params, "countries")?,
            tags: params.list("tags").filter(|list| !list.is_empty()),
            ..PromptFilter::default()
        };
        let words = text("q").unwrap_or_default();
        if words.chars().nth(LONGEST).is_some() {
            return Err(Error::invalid(format!("q: longer than {LONGEST} characters")));
        }
        let wanted = BrandAnswers {
            days: dates::range(params, now)?,
            engines: dates::engine_set(params)?,
            prompts,
            prompt: text("promptId"),
            mentions: text("mentions"),
            cites: params.domain("cites")?,
            words: words.to_lowercase().split_whitespace().map(str::to_owned).collect(),
        };
        Ok(Self {
            page: WalkedPage::parse(params)?,
            wanted,
        })
    }
}

impl Operation for ListBrandAnswers {
    const SPEC: Spec = Spec::new(
        Verb::Get,
        "listBrandAnswers",
        "/brands/{brand}/answers",
        "List a brand's AI answers",
    )
    .about(
        "Lists the answers to all of a brand's prompts, newest first. A page reads a bounded number of answers, so it may be \
         short; follow `links.next`, which goes on where it stopped.",
    );
    type Path = BrandId;
    type Query = BrandAnswerQuery;
    type Body = Nothing;
    type Reply = Walked<Answer>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let BrandAnswerQuery { page, wanted } = input.query;
        cx.store.list_brand_answers(input.path, &wanted, page).await
    }
}
