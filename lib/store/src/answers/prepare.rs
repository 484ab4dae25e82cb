//! From answers to what is written of them: each is read, and they are cut into pieces of work and into transactions.

use answerscope_metrics::{AnswerFacts, CitedUrl, Day};

use super::body::pack_body;
use super::import::ResolvedAnswer;
use super::reader::AnswerReader;
use crate::keys::BrandKeys;
use crate::table::{Item, MOST_ACTIONS, item_of};
use answerscope_domain::clock::Moment;
use answerscope_domain::entities::answer::AnswerRecord;
use answerscope_domain::error::Result;
use answerscope_domain::ids::AnswerId;

/// How hard zstd tries at a body, which is written once and may be stored for years.
const LEVEL: i32 = 3;
/// Actions of one transaction: two less than it takes.
pub(super) const ACTIONS: usize = MOST_ACTIONS - 2;
/// Bytes of text that a processor reads in one piece: more answers at once cost less each, and others get their turn.
const PIECE: usize = 32 * 1024;
/// Bytes of one transaction; DynamoDB's limit is 4 MB.
const BYTES: usize = 2 * 1024 * 1024;
/// Bytes of facts in one item, before compression; DynamoDB's limit is 400 KB.
pub const FACTS: usize = 256 * 1024;

/// An answer that was read: its items, but for its text, and its facts.
pub(super) struct PreparedAnswer {
    pub(super) row: usize,
    pub(super) replaces: Option<AnswerId>,
    pub(super) id: AnswerId,
    pub(super) day: Day,
    pub(super) facts: AnswerFacts,
    pub(super) answer: Item,
    pub(super) listed: Item,
    pub(super) facts_size: usize,
    pub(super) size: usize,
}

/// Cuts answers into pieces of work for a processor: few texts that are long, many that are short.
pub(super) fn pieces(mut open: &[ResolvedAnswer]) -> impl Iterator<Item = &[ResolvedAnswer]> {
    std::iter::from_fn(move || {
        let mut bytes = 0;
        let fits = |answer: &&ResolvedAnswer| {
            let first = bytes == 0;
            bytes += answer.answer.body.text.len();
            first || bytes <= PIECE
        };
        let length = open.iter().take_while(fits).count();
        let (piece, rest) = open.split_at_checked(length).filter(|_| length > 0)?;
        open = rest;
        Some(piece)
    })
}

/// Reads an answer: what is stored of it, and its compressed body.
pub(super) fn read_one(
    keys: BrandKeys,
    created: i64,
    reader: &AnswerReader,
    placed: ResolvedAnswer,
) -> Result<(PreparedAnswer, Vec<u8>)> {
    let answer = &placed.answer;
    let id = AnswerId {
        prompt: placed.prompt,
        fingerprint: answer.fingerprint(placed.prompt),
    };
    let (model, collected) = (answer.model.clone(), answer.collected);
    let facts = reader.facts(
        placed.prompt,
        answer.channel(),
        model,
        answer.answered_at,
        &answer.body,
        None,
    );
    let record = AnswerRecord {
        id,
        engine: answer.engine.as_str().to_owned(),
        model: answer.model.clone(),
        country: answer.country,
        answered_at: answer.answered_at.0,
        created,
        batch: None, // known when it is written
        collection: collected.map(|collected| collected.collection),
        surface: answer.channel().surface,
        repetition: collected.map_or(0, |collected| collected.ask.repetition),
    };
    let listed = item_of(
        keys.answer_row(id, answer.answered_at.millis()),
        "answer row",
        &serde_json::json!({"engine": record.engine}),
    )?;
    let facts_size = facts_size(&facts);
    let item = item_of(keys.answer(id.fingerprint), "answer", &record)?;
    let day = Moment(record.answered_at).day();
    Ok((
        PreparedAnswer {
            row: placed.row,
            replaces: placed.replaces,
            id,
            day,
            facts,
            answer: item,
            listed,
            facts_size,
            size: 1_500 + facts_size,
        },
        pack_body(&answer.body, LEVEL)?,
    ))
}

/// Bytes of an answer's facts before compression, about.
pub fn facts_size(facts: &AnswerFacts) -> usize {
    let cited = |c: &CitedUrl| c.url.len() + c.title.as_ref().map_or(0, String::len) + 8;
    let model = facts.model.as_ref().map_or(0, String::len);
    200 + model + facts.citations.iter().map(cited).sum::<usize>()
}

/// Groups answers by day and cuts them so that each transaction stays inside DynamoDB's limits.
pub(super) fn batches(mut ready: Vec<PreparedAnswer>) -> Vec<Vec<PreparedAnswer>> {
    ready.sort_by_key(|ready| ready.day);
    let mut batches: Vec<Vec<PreparedAnswer>> = Vec::new();
    let (mut actions, mut bytes, mut facts) = (ACTIONS, 0, 0);
    for item in ready {
        let last = batches.last().and_then(|batch| batch.last());
        let new_day = usize::from(last.is_none_or(|last| last.day != item.day));
        let new_window = usize::from(last.is_none_or(|last| last.day.window() != item.day.window()));
        let full = bytes + item.size > BYTES || facts + item.facts_size > FACTS;
        if full || actions + 2 + new_day + new_window > ACTIONS {
            batches.push(Vec::new());
            (actions, bytes, facts) = (3, 0, 0);
        } else {
            actions += new_day + new_window;
        }
        actions += 2;
        bytes += item.size;
        facts += item.facts_size;
        if let Some(batch) = batches.last_mut() {
            batch.push(item);
        }
    }
    batches
}
