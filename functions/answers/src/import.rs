use answerscope_api::body::Json;
use answerscope_api::envelope::One;
use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_domain::entities::new_answer::AnswerRow;
use answerscope_domain::entities::report::{DuplicateAnswer, RowError, RowWarning};
use answerscope_domain::error::Error;
use answerscope_domain::ids::BrandId;
use answerscope_domain::input::RawRow;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::placing;

/// Rows of one request.
const MOST_ROWS: usize = 500;

/// Takes up to 500 answers and reports row by row.
pub struct ImportAnswers;

/// Body of importAnswers.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AnswerRows {
    /// 1 to 500 rows.
    #[schemars(with = "Vec<AnswerRow>", length(min = 1, max = 500))]
    answers: Vec<RawRow>,
}

/// What became of the rows.
#[derive(Debug, Default, Serialize, JsonSchema)]
pub struct AnswerReport {
    /// How many answers are new.
    pub created: usize,
    /// Those that were there.
    pub duplicates: Vec<DuplicateAnswer>,
    /// Those that were wrong.
    pub errors: Vec<RowError>,
    /// What was left out of rows that stand.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<RowWarning>,
}

impl Operation for ImportAnswers {
    const SPEC: Spec = Spec::new(
        Verb::Post,
        "importAnswers",
        "/brands/{brand}/answers",
        "Import AI answers",
    )
    .tag(Tag::Answers)
    .about("Takes up to 500 answers and reports row by row.");
    type Path = BrandId;
    type Query = Nothing;
    type Body = Json<AnswerRows>;
    type Reply = One<AnswerReport>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let Json(AnswerRows { answers }) = input.body;
        if answers.is_empty() || answers.len() > MOST_ROWS {
            return Err(Error::invalid(format!("answers: expected 1 to {MOST_ROWS} rows")));
        }
        Ok(One(placing::import(&cx.store, input.path, answers).await?))
    }
}
