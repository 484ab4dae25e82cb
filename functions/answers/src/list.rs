use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_domain::entities::answer::Answer;
use answerscope_domain::ids::PromptId;
use answerscope_domain::page::{Listed, PageRequest};
use answerscope_domain::parameter::Engines;
use answerscope_domain::period::OpenDays;
use answerscope_store::answers::AnswerFilter;
use schemars::JsonSchema;
use serde::Deserialize;

/// Lists a prompt's answers, newest first: of more than 100,000 the newest so many.
pub struct ListAnswers;

/// Page and filters.
#[derive(Debug, Deserialize, JsonSchema)]
pub struct AnswerQuery {
    #[schemars(flatten)]
    page: PageRequest,
    /// Answers of one of these engines, separated by commas.
    engine: Engines,
    #[schemars(flatten)]
    days: OpenDays,
}

impl Operation for ListAnswers {
    const SPEC: Spec = Spec::new(
        Verb::Get,
        "listAnswers",
        "/prompts/{prompt}/answers",
        "List a prompt's AI answers",
    )
    .tag(Tag::Answers)
    .about("Lists a prompt's answers, newest first: of more than 100,000 the newest so many.");
    type Path = PromptId;
    type Query = AnswerQuery;
    type Body = Nothing;
    type Reply = Listed<Answer>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let AnswerQuery { page, engine, days } = input.query;
        let filter = AnswerFilter {
            engines: engine.given(),
            from: days.from,
            to: days.to,
        };
        cx.store.answers().list(input.path, &filter, page).await
    }
}
