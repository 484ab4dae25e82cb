//! What one sentence says: clauses, the brand each part speaks about, and the polarity of each feature in it.

use super::compare::{Comparison, mark_objects};
use super::lexicon::Meaning;
use super::segments::{Segment, clauses};
use super::statements::{Statement, Way, statements};
use super::tokens::{Kind, Sentence};

/// What is known before a sentence is read.
#[derive(Clone, Copy, Default)]
pub(super) struct Context {
    /// The brand that a heading, list item or earlier sentence speaks about.
    pub(super) carried: Option<u16>,
    /// +1 under "Pros", -1 under "Cons".
    pub(super) prior: i8,
}

/// A judgement: sign 0 is neutral.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Judgement {
    pub(super) brand: u16,
    pub(super) feature: u16,
    pub(super) sign: i8,
    /// Index of its clause.
    pub(super) clause: usize,
}

/// Reads one sentence; clause indices refer to the ranges answered beside the judgements.
pub(super) fn judge(sentence: &mut Sentence, context: Context) -> (Vec<Judgement>, Vec<std::ops::Range<usize>>) {
    let comparisons = mark_objects(sentence);
    let clauses = clauses(sentence);
    let explicit = sentence.tokens.iter().any(|token| matches!(token.kind, Kind::Brand(_)));
    let mut judgements = Vec::new();
    let mut subject: Vec<u16> = Vec::new();
    for (index, segments) in clauses.iter().enumerate() {
        let statements = statements(sentence, segments, context.prior);
        let subjects = subjects(sentence, &clauses, index, &mut subject, context.carried);
        let mut out = Output {
            judgements: &mut judgements,
            clause: index,
            named: explicit || context.carried.is_some(),
        };
        for (place, of_segment) in statements.iter().enumerate() {
            for statement in of_segment {
                out.add(&subjects[place], statement, statement.sign);
                for comparison in comparisons
                    .iter()
                    .filter(|comparison| concerns(comparison, segments, place, statement))
                {
                    out.add(&comparison.objects, statement, -statement.sign);
                }
            }
        }
    }
    let ranges = clauses.iter().map(|segments| span(sentence, segments)).collect();
    (judgements, ranges)
}

fn span(sentence: &Sentence, segments: &[Segment]) -> std::ops::Range<usize> {
    let tokens = segments
        .first()
        .zip(segments.last())
        .and_then(|(first, last)| sentence.tokens.get(first.from..last.to));
    tokens
        .and_then(|tokens| Some(tokens.first()?.start..tokens.last()?.end))
        .unwrap_or_default()
}

struct Output<'a> {
    judgements: &'a mut Vec<Judgement>,
    clause: usize,
    named: bool,
}

impl Output<'_> {
    fn add(&mut self, brands: &[u16], statement: &Statement, sign: i8) {
        if sign == 0 && (statement.weak || !self.named) {
            return;
        }
        for &brand in brands {
            let judgement = Judgement {
                brand,
                feature: statement.feature,
                sign,
                clause: self.clause,
            };
            if !self.judgements.contains(&judgement) {
                self.judgements.push(judgement);
            }
        }
    }
}

/// True when a statement of segment `place` says the opposite of a comparison's other side.
fn concerns(comparison: &Comparison, segments: &[Segment], place: usize, statement: &Statement) -> bool {
    if statement.sign == 0 || !comparison.inverts {
        return false;
    }
    let (Some(first), Some(last)) = (segments.first(), segments.last()) else {
        return false;
    };
    if comparison.at < first.from || comparison.at >= last.to {
        return false;
    }
    let segment = &segments[place];
    let inside = (segment.from..segment.to).contains(&comparison.at);
    if comparison.leading {
        return comparison.always || statement.comparative;
    }
    inside || statement.comparative || (statement.way == Way::Joined && segment.from > comparison.at)
}

/// The brands that each segment of clause `index` speaks about.
fn subjects(
    sentence: &Sentence,
    clauses: &[Vec<Segment>],
    index: usize,
    last: &mut Vec<u16>,
    carried: Option<u16>,
) -> Vec<Vec<u16>> {
    let named = |segment: &Segment| -> Vec<u16> {
        let mut brands = Vec::new();
        for token in &sentence.tokens[segment.from..segment.to] {
            if let Kind::Brand(brand) = token.kind
                && !brands.contains(&brand)
            {
                brands.push(brand);
            }
        }
        brands
    };
    let mut answer = Vec::with_capacity(clauses[index].len());
    for (place, segment) in clauses[index].iter().enumerate() {
        let mut brands = named(segment);
        if brands.is_empty() && last.is_empty() {
            let pronoun = sentence.tokens[segment.from..segment.to]
                .iter()
                .any(|token| matches!(sentence.words(token), "it" | "its" | "they" | "their" | "it's"));
            // "While stylish, Norvik ..." and "Best overall: Norvik X2" look ahead; a long clause of its own does not.
            let reach = if index == 0 && looks_ahead(sentence, &clauses[0]) {
                clauses.len()
            } else {
                index + 1
            };
            let later = || {
                clauses[index][place + 1..]
                    .iter()
                    .chain(clauses[index + 1..reach].iter().flatten())
                    .map(named)
                    .find(|brands| !brands.is_empty())
            };
            brands = match carried {
                Some(brand) if pronoun => vec![brand],
                _ => later().or(carried.map(|brand| vec![brand])).unwrap_or_default(),
            };
        } else if brands.is_empty() {
            brands.clone_from(last);
        } else {
            last.clone_from(&brands);
        }
        answer.push(brands);
    }
    answer
}

/// True when the first clause of a sentence may speak about a brand that a later clause names.
fn looks_ahead(sentence: &Sentence, first: &[Segment]) -> bool {
    let (Some(from), Some(to)) = (first.first(), first.last()) else {
        return false;
    };
    let opened = matches!(sentence.tokens[0].meaning(), Some(Meaning::Contrast | Meaning::Join));
    opened || to.to - from.from <= 6
}
