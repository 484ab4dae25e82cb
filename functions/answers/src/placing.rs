//! From rows to stored answers: checks each row, finds or makes its prompt, stores what is new. The route and the
//! command line use the same function.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use answerscope_domain::clock::Moment;
use answerscope_domain::country::Country;
use answerscope_domain::entities::new_answer::{AnswerRow, NewAnswer, external_fingerprint};
use answerscope_domain::entities::prompt::{Monitoring, PromptRecord, checked_query, query_name};
use answerscope_domain::entities::report::{DuplicateAnswer, RowError, RowWarning};
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{AnswerId, BrandId, Fingerprint, Id, PromptId};
use answerscope_domain::input::{RawRow, row};
use answerscope_store::Store;
use answerscope_store::answers::ResolvedAnswer;
use answerscope_store::monitoring::{Placement, PromptOutcome, WantedPrompt};

use crate::import::AnswerReport;

/// How a row names its prompt.
#[derive(Debug, Clone)]
enum Named {
    Id(PromptId),
    Query(Query),
}

/// A prompt's text and country, and the name under which the two are taken.
#[derive(Debug, Clone)]
struct Query {
    text: String,
    country: Option<Country>,
    name: Fingerprint,
}

impl Query {
    fn checked(sent: &str, country: Option<Country>) -> Result<Self> {
        let text = checked_query(sent)?;
        let name = query_name(&text, country);
        Ok(Self { text, country, name })
    }
}

struct Checked {
    row: usize,
    prompt: Named,
    answer: NewAnswer,
}

/// Imports rows into a brand.
pub async fn import(store: &Store, brand: BrandId, given: Vec<RawRow>) -> Result<AnswerReport> {
    let mut report = AnswerReport::default();
    let mut rows = Vec::new();
    for (place, sent) in given.iter().enumerate() {
        match checked(brand, place, sent, store.now()) {
            Ok(row) => {
                report.warnings.extend(warnings(&row));
                rows.push(row);
            }
            Err(error) => report.errors.push(RowError::new(place, &error)),
        }
    }
    let (record, mut texts) = tokio::try_join!(store.brands().get(brand), known_prompts(store, &rows))?;
    let known = set_known_aside(store, brand, &mut rows, &mut texts).await?;
    let mut twins = set_twins_aside(&mut rows, &texts);
    let mut placed = place(store, brand, rows, &mut texts, &mut report).await?;
    if !twins.is_empty() {
        join_twins(&mut twins, &placed);
        placed.extend(place(store, brand, twins, &mut texts, &mut report).await?);
    }
    let stored = store.answers().import(record, placed).await?;
    report.created = stored.created.len();
    // An answer may be there under another prompt than its row names.
    texts.extend(stored.queries);
    let duplicate = |(row, answer_id): (usize, AnswerId)| {
        let prompt_id = answer_id.prompt;
        DuplicateAnswer {
            row,
            query: texts.get(&prompt_id).cloned().unwrap_or_default(),
            prompt_id,
            answer_id,
        }
    };
    report.duplicates = stored.duplicates.into_iter().chain(known).map(duplicate).collect();
    report.duplicates.sort_by_key(|duplicate| duplicate.row);
    report.errors.sort_by_key(|error| error.row);
    // What a row lacks is of interest where the row stands.
    report.warnings.retain(|warning| stored.created.contains(&warning.row));
    Ok(report)
}

/// Finds or makes the prompts of rows, and tells those whose prompt is refused. `texts` has those of the prompts.
async fn place(
    store: &Store,
    brand: BrandId,
    rows: Vec<Checked>,
    texts: &mut HashMap<PromptId, String>,
    report: &mut AnswerReport,
) -> Result<Vec<ResolvedAnswer>> {
    let made = prompts_by_text(store, brand, &rows).await?;
    let mut placed = Vec::new();
    for Checked { row, prompt, answer } in rows {
        let found = match prompt {
            Named::Id(id) => texts.contains_key(&id).then_some(id).ok_or_else(unknown_prompt),
            Named::Query(query) => {
                let found = made.get(&query.name).cloned().unwrap_or(Err(Error::NotFound));
                if let Ok(id) = found {
                    texts.entry(id).or_insert(query.text);
                }
                found
            }
        };
        match found {
            Ok(prompt) => placed.push(ResolvedAnswer {
                row,
                prompt,
                answer: Arc::new(answer),
                replaces: None,
            }),
            Err(error) => report.errors.push(RowError::new(row, &error)),
        }
    }
    Ok(placed)
}

fn warnings(row: &Checked) -> impl Iterator<Item = RowWarning> {
    let place = row.row;
    row.answer.left_out.iter().map(move |(field, why)| RowWarning {
        row: place,
        field: field.clone(),
        description: why.clone(),
    })
}

fn checked(brand: BrandId, place: usize, sent: &RawRow, now: Moment) -> Result<Checked> {
    let mut row: AnswerRow = row(sent)?;
    let (id, query, country) = (row.prompt_id.take(), row.query.take(), row.country);
    let answer = NewAnswer::checked(row, now)?;
    let prompt = match (id, query) {
        (Some(_), Some(_)) => {
            return Err(Error::invalid(
                "promptId: not beside query; one of them names the prompt",
            ));
        }
        (None, None) => return Err(Error::invalid("promptId: missing; it or query names the prompt")),
        (Some(id), None) => {
            let id = PromptId::parse(&id).filter(|id| id.brand == brand);
            Named::Id(id.ok_or_else(unknown_prompt)?)
        }
        (None, Some(query)) => Named::Query(Query::checked(&query, country)?),
    };
    Ok(Checked {
        row: place,
        prompt,
        answer,
    })
}

fn unknown_prompt() -> Error {
    Error::unknown_id("promptId", "prompt")
}

/// The texts of the prompts that rows name by id, where they exist.
async fn known_prompts(store: &Store, rows: &[Checked]) -> Result<HashMap<PromptId, String>> {
    let ids = rows.iter().filter_map(|row| {
        if let Named::Id(id) = &row.prompt {
            Some(*id)
        } else {
            None
        }
    });
    let prompts = store.prompts().get_many(ids.collect()).await?;
    Ok(prompts
        .into_iter()
        .map(|prompt: PromptRecord| (prompt.id, prompt.query))
        .collect())
}

/// Takes out the rows of answers that are there, whatever their prompts' texts say now, so that these make no prompts. `texts`
/// gains the texts of the answers' prompts.
async fn set_known_aside(
    store: &Store,
    brand: BrandId,
    rows: &mut Vec<Checked>,
    texts: &mut HashMap<PromptId, String>,
) -> Result<Vec<(usize, AnswerId)>> {
    let by_query = |row: &Checked| external_name(row).filter(|_| matches!(row.prompt, Named::Query(_)));
    let names: Vec<Fingerprint> = rows.iter().filter_map(by_query).collect();
    if names.is_empty() {
        return Ok(Vec::new());
    }
    let (there, queries) = store.answers().stored_as(brand, names).await?;
    texts.extend(queries);
    let mut known = Vec::new();
    rows.retain(|row| {
        let id = by_query(row).and_then(|name| there.get(&name));
        known.extend(id.map(|id| (row.row, *id)));
        id.is_none()
    });
    Ok(known)
}

/// Takes out the rows by query whose answer an earlier row has, so that these make no prompts where that one has its own.
fn set_twins_aside(rows: &mut Vec<Checked>, texts: &HashMap<PromptId, String>) -> Vec<Checked> {
    let mut firsts = HashSet::new();
    rows.extract_if(.., |row| {
        let Some(name) = external_name(row) else {
            return false;
        };
        match &row.prompt {
            Named::Query(_) => !firsts.insert(name),
            Named::Id(id) => {
                if texts.contains_key(id) {
                    firsts.insert(name);
                }
                false
            }
        }
    })
    .collect()
}

/// Gives rows the prompt of the row that has their answer, if that one has a prompt.
fn join_twins(twins: &mut [Checked], placed: &[ResolvedAnswer]) {
    let named = placed.iter().filter_map(|placed| {
        Some((
            external_fingerprint(placed.answer.external_id.as_deref()?),
            placed.prompt,
        ))
    });
    let named: HashMap<Fingerprint, PromptId> = named.collect();
    for twin in twins {
        if let Some(prompt) = external_name(twin).and_then(|name| named.get(&name)) {
            twin.prompt = Named::Id(*prompt);
        }
    }
}

/// The name of a row's answer, where it has one whatever its prompt.
fn external_name(row: &Checked) -> Option<Fingerprint> {
    row.answer.external_id.as_deref().map(external_fingerprint)
}

type Found = HashMap<Fingerprint, Result<PromptId>>;

/// The prompts that rows name by their text; unknown ones are made, active while the monitoring limit allows.
async fn prompts_by_text(store: &Store, brand: BrandId, rows: &[Checked]) -> Result<Found> {
    let (mut seen, mut names) = (HashSet::new(), Vec::new());
    let mut wanted = Vec::new();
    for row in rows {
        let Named::Query(query) = &row.prompt else {
            continue;
        };
        if !seen.insert(query.name) {
            continue;
        }
        names.push(query.name);
        wanted.push(WantedPrompt {
            query: query.text.clone(),
            country: query.country,
            tags: Vec::new(),
            kind: None,
            topic: Placement::Auto,
            monitoring: Monitoring::Active,
        });
    }
    if wanted.is_empty() {
        return Ok(Found::new());
    }
    let outcomes = store.prompts().create(brand, wanted).await?;
    let found = outcomes.into_iter().map(|outcome| match outcome {
        PromptOutcome::Created(prompt) => Ok(prompt.id),
        PromptOutcome::Duplicate(id) => Ok(id),
        PromptOutcome::Refused(error) => Err(error),
    });
    Ok(names.into_iter().zip(found).collect())
}
