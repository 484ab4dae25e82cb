use answerscope_core::Result;
use answerscope_core::clock::Moment;
use answerscope_core::dates::{day, engines, in_bounds};
use answerscope_core::entities::answer::Answer;
use answerscope_core::ids::PromptId;
use answerscope_core::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_core::page::{Listed, PageRequest};
use answerscope_core::params::{Nothing, Parameter, Params, Query};
use answerscope_core::store::answers::AnswerFilter;

/// Lists a prompt's answers, newest first.
pub struct ListAnswers;

/// Page and filters.
#[derive(Debug)]
pub struct AnswerQuery {
    page: PageRequest,
    filter: AnswerFilter,
}

impl Query for AnswerQuery {
    fn parameters() -> Vec<Parameter> {
        let mut parameters = PageRequest::parameters();
        parameters.push(Parameter::engines(
            "Answers of one of these engines, separated by commas.",
        ));
        parameters.push(Parameter::day(
            "startDate",
            "The first day, at most 366 days up to the last.",
        ));
        parameters.push(Parameter::day("endDate", "The last day."));
        parameters
    }

    fn parse(params: &Params, _: Moment) -> Result<Self> {
        let (from, to) = (day(params, "startDate")?, day(params, "endDate")?);
        in_bounds(from, to)?;
        let filter = AnswerFilter {
            engines: engines(params)?,
            from,
            to,
        };
        Ok(Self {
            page: PageRequest::parse(params)?,
            filter,
        })
    }
}

impl Operation for ListAnswers {
    const SPEC: Spec = Spec::new(
        Verb::Get,
        "listAnswers",
        "/prompts/{prompt}/answers",
        "List a prompt's AI answers",
    )
    .about("Lists a prompt's answers, newest first.");
    type Path = PromptId;
    type Query = AnswerQuery;
    type Body = Nothing;
    type Reply = Listed<Answer>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        cx.store
            .list_answers(input.path, &input.query.filter, input.query.page)
            .await
    }
}
