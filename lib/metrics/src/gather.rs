//! From the answers of a day to the columns that are stored.

use crate::dictionary_builder::{Cited, DictionaryBuilder};
use crate::error::Result;
use crate::mentions_day::{Counts, MentionCounts};
use crate::origins_day::Origin;
use crate::places_day::{PlaceColumn, PlaceColumns};
use crate::sentiment_day::{Finding, NOT_READ};
use crate::times_day::Timed;
use crate::{AnswerFacts, Channel, FactMention, SegmentError};

/// Refuses facts that the format can not hold.
pub(crate) fn check(facts: &[AnswerFacts]) -> Result<()> {
    let fits = |slot: u16| slot < AnswerFacts::SLOTS;
    for answer in facts {
        if answer.prompt >= AnswerFacts::PROMPTS {
            return Err(SegmentError::Limit("prompt ordinal"));
        }
        let said = answer.sentiment.iter().flatten();
        if !answer.mentions.iter().all(|mention| fits(mention.slot)) || !said.map(|said| said.0).all(fits) {
            return Err(SegmentError::Limit("slot"));
        }
    }
    Ok(())
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

/// The answers that are some: those which an engine has shown.
pub(crate) fn shown(facts: &[AnswerFacts]) -> impl Iterator<Item = &AnswerFacts> {
    facts.iter().filter(|answer| !answer.no_answer)
}

/// The brands that an answer names, each once, ascending by slot.
fn named(answer: &AnswerFacts) -> Vec<FactMention> {
    let mut named: Vec<FactMention> = answer
        .mentions
        .iter()
        .copied()
        .filter(|mention| mention.count > 0)
        .collect();
    named.sort_unstable();
    named.dedup_by(|again, kept| {
        let same = again.slot == kept.slot;
        if same {
            kept.count = kept.count.saturating_add(again.count);
            kept.place = kept.place.into_iter().chain(again.place).min();
        }
        same
    });
    named
}

/// Answers and mentions.
pub(crate) fn mentions(facts: &[AnswerFacts]) -> MentionCounts {
    let mut answers: Vec<(Channel, u32)> = shown(facts).map(|answer| (answer.channel(), answer.prompt)).collect();
    answers.sort_unstable();
    let by_channel = answers.chunk_by(|a, b| a.0 == b.0);
    let by_channel = by_channel.map(|column| (column[0].0, tally(column.iter().map(|(_, prompt)| (*prompt, 1)))));
    let mut mentions: Vec<(u16, Channel, u32, u32)> = Vec::new();
    for answer in shown(facts) {
        let named = named(answer).into_iter();
        mentions.extend(named.map(|mention| (mention.slot, answer.channel(), answer.prompt, mention.count)));
    }
    mentions.sort_unstable();
    let columns = mentions.chunk_by(|a, b| (a.0, a.1) == (b.0, b.1)).map(|column| {
        let counts = tally(column.iter().map(|(.., prompt, count)| (*prompt, *count)));
        let extra = beyond_the_first(tally(column.iter().map(|(.., prompt, _)| (*prompt, 1))));
        (column[0].0, column[0].1, counts, extra)
    });
    MentionCounts {
        answers: by_channel.collect(),
        mentions: columns.collect(),
    }
}

/// Counts less one each.
pub(crate) fn beyond_the_first(mut counts: Counts) -> Counts {
    counts.iter_mut().for_each(|(_, count)| *count -= 1);
    without_zeros(counts)
}

pub(crate) fn without_zeros(mut counts: Counts) -> Counts {
    counts.retain(|(_, count)| *count > 0);
    counts
}

/// The order in which answers name brands.
pub(crate) fn places(facts: &[AnswerFacts]) -> PlaceColumns {
    let mut named: Vec<(u16, Channel, u32, Option<u32>)> = Vec::new();
    for answer in shown(facts) {
        named.extend(self::named(answer).into_iter().map(|mention| {
            let before = mention.place.map(|place| u32::from(place.get()) - 1);
            (mention.slot, answer.channel(), answer.prompt, before)
        }));
    }
    named.sort_unstable();
    let columns = named.chunk_by(|a, b| (a.0, a.1) == (b.0, b.1)).map(|column| {
        let count = |of: &dyn Fn(Option<u32>) -> u32| {
            without_zeros(tally(column.iter().map(|(.., prompt, before)| (*prompt, of(*before)))))
        };
        PlaceColumn {
            slot: column[0].0,
            channel: column[0].1,
            before: count(&Option::unwrap_or_default),
            later: beyond_the_first(count(&|before| u32::from(before.is_some_and(|before| before > 0)))),
            unplaced: count(&|before| u32::from(before.is_none())),
        }
    });
    columns.filter(PlaceColumn::says_something).collect()
}

/// Citations, with the ids of their forms: one for each answer and URL; and from which moment their times count.
pub(crate) fn citations(cited: &[Cited], dictionary: &DictionaryBuilder) -> (i64, Vec<Timed>) {
    let base = cited.iter().filter_map(|cited| cited.time).min().unwrap_or_default();
    let entry = |cited: &Cited| Timed {
        prompt: cited.prompt,
        channel: cited.channel,
        id: dictionary.id(cited.form),
        time: cited.time.map_or(0, |time| Timed::after(base, time)),
    };
    let mut entries: Vec<Timed> = cited.iter().map(entry).collect();
    entries.sort_unstable();
    (base, entries)
}

/// Findings, and answers in which none could be.
pub(crate) fn sentiment(facts: &[AnswerFacts]) -> Vec<(u32, Channel, Finding)> {
    let findings = |answer: &AnswerFacts| {
        let (prompt, channel) = (answer.prompt, answer.channel());
        let said = answer.sentiment.as_deref().unwrap_or(&[NOT_READ]);
        said.iter()
            .map(move |finding| (prompt, channel, *finding))
            .collect::<Vec<_>>()
    };
    shown(facts).flat_map(findings).collect()
}

/// Where each answer comes from, shown or not.
pub(crate) fn origins(facts: &[AnswerFacts]) -> Vec<(u32, Channel, Origin<'_>)> {
    let of = facts.iter().map(|answer| {
        let origin = Origin {
            language: answer.language,
            model: answer.model.as_deref(),
            no_answer: answer.no_answer,
        };
        (answer.prompt, answer.channel(), origin)
    });
    of.collect()
}
