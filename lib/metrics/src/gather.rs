//! From the answers of a day to the columns that are stored.

use crate::dictionary::{Cited, DictionaryBuilder};
use crate::error::Result;
use crate::runs::Entries;
use crate::sentiment_day::Finding;
use crate::voice_day::{Counts, VoiceColumns};
use crate::{AnswerFacts, Engine, SegmentError};

/// Refuses facts that the format can not hold.
pub(crate) fn check(facts: &[AnswerFacts]) -> Result<()> {
    let fits = facts.iter().all(|answer| answer.prompt < AnswerFacts::PROMPTS);
    if fits {
        Ok(())
    } else {
        Err(SegmentError::Limit("prompt ordinal"))
    }
}

/// Counts equal keys of a sorted list.
fn tally(prompts: impl Iterator<Item = (u32, u32)>) -> Counts {
    let mut counts: Counts = Vec::new();
    for (prompt, count) in prompts {
        match counts.last_mut() {
            Some(last) if last.0 == prompt => last.1 = last.1.saturating_add(count),
            _ => counts.push((prompt, count)),
        }
    }
    counts
}

/// Answers and mentions.
pub(crate) fn voice(facts: &[AnswerFacts]) -> VoiceColumns {
    let mut answers: Vec<(Engine, u32)> = facts.iter().map(|answer| (answer.engine, answer.prompt)).collect();
    answers.sort_unstable();
    let by_engine = answers.chunk_by(|a, b| a.0 == b.0);
    let by_engine = by_engine.map(|column| (column[0].0, tally(column.iter().map(|(_, prompt)| (*prompt, 1)))));
    let mut mentions: Vec<(u16, Engine, u32, u32)> = Vec::new();
    for answer in facts {
        let mut of_answer: Vec<(u16, u32)> = answer
            .mentions
            .iter()
            .copied()
            .filter(|(_, count)| *count > 0)
            .collect();
        of_answer.sort_unstable();
        for slot in of_answer.chunk_by(|a, b| a.0 == b.0) {
            let count = slot.iter().fold(0_u32, |sum, (_, count)| sum.saturating_add(*count));
            mentions.push((slot[0].0, answer.engine, answer.prompt, count));
        }
    }
    mentions.sort_unstable();
    let columns = mentions.chunk_by(|a, b| (a.0, a.1) == (b.0, b.1)).map(|column| {
        let counts = tally(column.iter().map(|(.., prompt, count)| (*prompt, *count)));
        let mut extra = tally(column.iter().map(|(.., prompt, _)| (*prompt, 1)));
        extra.iter_mut().for_each(|(_, count)| *count -= 1);
        extra.retain(|(_, count)| *count > 0);
        (column[0].0, column[0].1, counts, extra)
    });
    VoiceColumns {
        answers: by_engine.collect(),
        mentions: columns.collect(),
    }
}

/// Citations, with the ids of their forms: one for each answer and URL.
pub(crate) fn citations(cited: &[Cited<'_>], dictionary: &DictionaryBuilder) -> Entries {
    let entries = cited
        .iter()
        .filter_map(|cited| Some((cited.prompt, cited.engine, dictionary.id(cited)?)));
    let mut entries: Entries = entries.collect();
    entries.sort_unstable();
    entries
}

/// Findings.
pub(crate) fn sentiment(facts: &[AnswerFacts]) -> Vec<(u32, Engine, Finding)> {
    let findings = |answer: &AnswerFacts| {
        let (prompt, engine) = (answer.prompt, answer.engine);
        answer
            .sentiment
            .iter()
            .map(move |finding| (prompt, engine, *finding))
            .collect::<Vec<_>>()
    };
    facts.iter().flat_map(findings).collect()
}
