use answerscope_api::body::Json;
use answerscope_api::envelope::One;
use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_domain::entities::new_answer::{EXTERNAL_ID, LONGEST_TEXT, external_fingerprint};
use answerscope_domain::error::Error;
use answerscope_domain::ids::{AnswerId, BrandId, Id};
use answerscope_domain::input::present;
use answerscope_domain::text;
use answerscope_store::answers::Wanted;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Answers of one request.
const MOST: usize = 500;

/// Deletes up to 500 answers of a brand with their facts, by id or by the sender's own ids; figures follow within seconds.
/// What is deleted may be imported again.
pub struct DeleteAnswers;

/// Body of deleteAnswers: one of the two lists.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[schemars(extend("minProperties" = 1, "maxProperties" = 1))]
pub struct AnswersToDelete {
    /// Ids of answers.
    #[serde(default, deserialize_with = "present")]
    #[schemars(length(min = 1, max = 500))]
    answer_ids: Option<Vec<String>>,
    /// The ids that their sender gave them.
    #[serde(default, deserialize_with = "present")]
    #[schemars(length(min = 1, max = 500), inner(length(min = 1, max = EXTERNAL_ID)))]
    external_ids: Option<Vec<String>>,
}

/// What became of them.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct DeletedAnswers {
    /// How many were deleted.
    deleted: usize,
    /// Ids, as sent, that the brand has no answer of.
    not_found: Vec<String>,
}

impl Operation for DeleteAnswers {
    const SPEC: Spec = Spec::new(
        Verb::Post,
        "deleteAnswers",
        "/brands/{brand}/answers/delete",
        "Delete AI answers in bulk",
    )
    .tag(Tag::Answers).about("Deletes up to 500 answers by their ids or by your own; figures follow within seconds, and they may be imported again.");
    type Path = BrandId;
    type Query = Nothing;
    type Body = Json<AnswersToDelete>;
    type Reply = One<DeletedAnswers>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let brand = input.path;
        let named = named(brand, input.body.0)?;
        let wanted: Vec<Wanted> = named.iter().filter_map(|(_, name)| *name).collect();
        let deleted = cx.store.answers().delete(brand, &wanted).await?;
        let there = |name: &Option<Wanted>| match name {
            Some((_, Some(id))) => deleted.contains(id),
            Some((name, None)) => deleted.iter().any(|id| id.fingerprint == *name),
            None => false,
        };
        let mut not_found: Vec<String> = Vec::new();
        for (sent, name) in named {
            if !there(&name) && !not_found.contains(&sent) {
                not_found.push(sent);
            }
        }
        Ok(One(DeletedAnswers {
            deleted: deleted.len(),
            not_found,
        }))
    }
}

/// The ids as sent, and the names of the answers that they can be of.
type Named = Vec<(String, Option<Wanted>)>;

fn named(brand: BrandId, body: AnswersToDelete) -> Result<Named> {
    let (field, sent, external) = match (body.answer_ids, body.external_ids) {
        (Some(ids), None) => ("answerIds", ids, false),
        (None, Some(ids)) => ("externalIds", ids, true),
        _ => return Err(Error::invalid("answerIds: expected either it or externalIds")),
    };
    if sent.is_empty() || sent.len() > MOST {
        return Err(Error::invalid(format!("{field}: expected 1 to {MOST} ids")));
    }
    let name = |id: &str| -> Result<Option<Wanted>> {
        if external {
            // As importAnswers takes it: another one names no answer, and would come back in the report whatever its size.
            let id = text::required(field, id, EXTERNAL_ID)?;
            return Ok(Some((external_fingerprint(&id), None)));
        }
        if id.len() > LONGEST_TEXT {
            return Err(Error::invalid(format!("{field}: larger than {LONGEST_TEXT} bytes")));
        }
        let id = AnswerId::parse(id).filter(|id| id.prompt.brand == brand);
        Ok(id.map(|id| (id.fingerprint, Some(id))))
    };
    let named = sent.into_iter().map(|id| {
        let name = name(&id)?;
        Ok((id, name))
    });
    named.collect()
}
