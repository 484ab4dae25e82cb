//! What is kept of a model's findings: deliberately strict, because a finding that is dropped costs little, and one that the
//! answer does not hold would be told to the brand's owner.

use std::ops::Range;

use answerscope_analysis::{BrandFinding, Polarity, features};
use serde::Serialize;

use super::parts::Part;
use super::places::Places;
use super::prompt::POLARITIES;
use super::reply::{Claim, MOST};
use super::{AnswerText, Dropped};

/// Characters of a quote.
const LONGEST: usize = 500;
/// Places at which a quote is looked for.
const PLACES: usize = 8;
/// Findings of an answer, as many as the built-in reading gives.
const FINDINGS: usize = 1_000;

/// Why a finding is not kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Rejection {
    /// It has not the fields of one.
    Malformed,
    /// No answer of the request has its id.
    UnknownAnswer,
    /// No tracked brand has its name.
    UnknownBrand,
    /// No feature has its name.
    UnknownFeature,
    /// Its polarity is none of the three.
    UnknownPolarity,
    /// Its quote is empty or longer than 500 characters.
    QuoteLength,
    /// Its quote is not a part of the answer.
    QuoteNotInAnswer,
    /// Nothing at the quote's place names the brand.
    BrandNotNamed,
    /// The same place says the same of the same brand already.
    Duplicate,
    /// The same place says the opposite already.
    Contradiction,
    /// There are more than are read out of one answer or reply.
    TooMany,
}

/// Checks the findings of a reply; those that are kept, each with its answer's place.
pub(super) fn check(
    names: &[String],
    texts: &[AnswerText<'_>],
    places: &[Places<'_>],
    parts: &[Part],
    claims: Vec<Result<Claim, Rejection>>,
    dropped: &mut Dropped,
) -> Vec<(usize, BrandFinding)> {
    dropped.add(Rejection::TooMany, claims.len().saturating_sub(MOST));
    let mut kept = Vec::new();
    for claim in claims.into_iter().take(MOST) {
        let found = claim.and_then(|claim| {
            let part = claim.part.checked_sub(1).and_then(|place| parts.get(place));
            let part = part.ok_or(Rejection::UnknownAnswer)?;
            let finding = finding(names, &texts[part.answer], &places[part.answer], &part.range, claim)?;
            Ok((part.answer, finding))
        });
        match found {
            Ok(found) => kept.push(found),
            Err(wrong) => dropped.add(wrong, 1),
        }
    }
    kept
}

fn finding(
    names: &[String],
    text: &AnswerText<'_>,
    places: &Places<'_>,
    part: &Range<usize>,
    claim: Claim,
) -> Result<BrandFinding, Rejection> {
    let brand = brand(names, text, &claim.brand).ok_or(Rejection::UnknownBrand)?;
    let named = features()
        .iter()
        .find(|feature| feature.name.eq_ignore_ascii_case(claim.feature.trim()));
    let feature = named.ok_or(Rejection::UnknownFeature)?.id;
    let polarity = POLARITIES
        .into_iter()
        .find(|known| known.as_str().eq_ignore_ascii_case(claim.polarity.trim()));
    let polarity = polarity.ok_or(Rejection::UnknownPolarity)?;
    let quote = claim.quote.trim();
    if quote.is_empty() || quote.chars().count() > LONGEST {
        return Err(Rejection::QuoteLength);
    }
    let found = text.text[part.clone()].match_indices(quote).take(PLACES);
    let mut at = found
        .map(|(at, _)| part.start + at..part.start + at + quote.len())
        .peekable();
    at.peek().ok_or(Rejection::QuoteNotInAnswer)?;
    let range = at
        .find(|range| places.names(brand, range))
        .ok_or(Rejection::BrandNotNamed)?;
    Ok(BrandFinding {
        brand,
        feature,
        polarity,
        quote: quote.to_owned(),
        range,
    })
}

/// The tracked brand of a name: as it is listed, whatever the case, or as the answer spells it.
fn brand(names: &[String], text: &AnswerText<'_>, name: &str) -> Option<u16> {
    let name = name.trim();
    let folded = name.to_lowercase();
    let listed = names.iter().position(|known| known.to_lowercase() == folded);
    let spelled = || {
        let spelled = text
            .named
            .iter()
            .find(|(_, span)| text.text.get(span.clone()) == Some(name));
        spelled.map(|(brand, _)| *brand)
    };
    listed.and_then(|place| u16::try_from(place).ok()).or_else(spelled)
}

/// The findings of an answer in text order: each once, and none that contradicts another at the same place.
pub(super) fn settle(mut found: Vec<BrandFinding>, dropped: &mut Dropped) -> Vec<BrandFinding> {
    // What is neutral gives way to what judges; else the first stays.
    found.sort_by_key(|finding| {
        (
            finding.polarity == Polarity::Neutral,
            finding.range.start,
            finding.range.end,
        )
    });
    let mut kept: Vec<BrandFinding> = Vec::new();
    for finding in found {
        let touches = |other: &&BrandFinding| {
            let same = (other.brand, other.feature) == (finding.brand, finding.feature);
            same && other.range.start < finding.range.end && finding.range.start < other.range.end
        };
        match kept.iter().find(touches) {
            Some(other) if other.polarity == finding.polarity || finding.polarity == Polarity::Neutral => {
                dropped.add(Rejection::Duplicate, 1);
            }
            Some(_) => dropped.add(Rejection::Contradiction, 1),
            None if kept.len() == FINDINGS => dropped.add(Rejection::TooMany, 1),
            None => kept.push(finding),
        }
    }
    kept.sort_by_key(|finding| (finding.range.start, finding.range.end));
    kept
}
