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
/// Warnings of a row that are told one by one.
const MOST_WARNINGS: usize = 10;

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
    /// What was left out of rows that stand: ten of a row one by one, the others of it in one that names their fields.
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
        let mut report = placing::import(&cx.store, input.path, answers).await?;
        report.warnings = told(&report.warnings);
        Ok(One(report))
    }
}

/// The first warnings of each row, and one for all others of it, so that the report can be carried back.
fn told(warnings: &[RowWarning]) -> Vec<RowWarning> {
    let of_row = |warnings: &[RowWarning]| {
        let (first, others) = warnings.split_at(warnings.len().min(MOST_WARNINGS));
        let fields: Vec<&str> = others.iter().map(|warning| &*warning.field).collect();
        let all_others = others.first().map(|other| RowWarning {
            row: other.row,
            field: "citations".into(),
            description: format!("{} more are left out or cut: {}", fields.len(), fields.join(", ")),
        });
        first.iter().cloned().chain(all_others).collect::<Vec<_>>()
    };
    warnings.chunk_by(|a, b| a.row == b.row).flat_map(of_row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_warnings_of_a_row_are_told_together() {
        let warning = |row: usize, place: usize| RowWarning {
            row,
            field: format!("citations[{place}].url"),
            description: "not an http or https URL; the citation is left out".into(),
        };
        let given: Vec<RowWarning> = (0..12).map(|place| warning(3, place)).chain([warning(5, 0)]).collect();
        let told = told(&given);
        assert_eq!(told[..10], given[..10]);
        assert_eq!((told[10].row, &*told[10].field), (3, "citations"));
        assert_eq!(
            told[10].description,
            "2 more are left out or cut: citations[10].url, citations[11].url"
        );
        assert_eq!(told[11..], given[12..]);
    }
}
