//! Which brands each part of a sentence speaks about.

use super::brands::Brands;
use super::groups::Group;
use super::lexicon::Meaning;
use super::segments::Segment;
use super::tokens::{Kind, Sentence, Token};
use crate::steps::Steps;

/// Which brands the segments of a sentence speak about.
pub(super) struct Subjects<'c> {
    clauses: &'c [Vec<Segment>],
    /// The brands that each segment names, of all clauses one behind the other.
    named: Vec<Vec<u16>>,
    /// For each segment, the next one that names a brand.
    next: Vec<usize>,
    /// The clause that was asked for last, where it begins among the segments, and where it ends.
    clause: (usize, usize, usize),
    /// The last segment that named a brand.
    last: Option<usize>,
    carried: Brands,
}

impl<'c> Subjects<'c> {
    pub(super) fn new(sentence: &Sentence, clauses: &'c [Vec<Segment>], carried: Brands, steps: &Steps) -> Self {
        let named: Vec<Vec<u16>> = clauses
            .iter()
            .flatten()
            .map(|segment| named(sentence, segment))
            .collect();
        let mut next = vec![named.len(); named.len()];
        for place in (1..named.len()).rev() {
            next[place - 1] = if named[place].is_empty() { next[place] } else { place };
        }
        steps.add(named.len());
        Self {
            clauses,
            named,
            next,
            clause: (0, 0, clauses.first().map_or(0, Vec::len)),
            last: None,
            carried,
        }
    }

    /// The brands of segment `place` of clause `index`; to be asked for one segment after the other.
    pub(super) fn next(&mut self, sentence: &Sentence, index: usize, place: usize) -> &[u16] {
        while self.clause.0 < index {
            let (before, _, start) = self.clause;
            self.clause = (before + 1, start, start + self.clauses[before + 1].len());
        }
        let (_, start, end) = self.clause;
        let here = start + place;
        if !self.named[here].is_empty() {
            self.last = Some(here);
        }
        if let Some(last) = self.last {
            return match self.next[here] {
                // "... Norvik; if you want comfort, take Hollin"
                later if last < here && later < end && is_wish(sentence, &self.clauses[index]) => &self.named[later],
                _ => &self.named[last],
            };
        }
        let segment = &self.clauses[index][place];
        if segment.groups.has(Group::Pronouns) && !self.carried.is_empty() {
            return self.carried.as_slice();
        }
        // "While stylish, Norvik ..." and "Best overall: Norvik X2" look ahead; a long clause of its own does not.
        let ahead = index == 0 && looks_ahead(sentence, &self.clauses[0]);
        let end = if ahead { self.named.len() } else { end };
        match self.next[here] {
            later if later < end => &self.named[later],
            _ => self.carried.as_slice(),
        }
    }
}

/// True for a clause that begins with what a reader may want: "if you want comfort, ...".
fn is_wish(sentence: &Sentence, clause: &[Segment]) -> bool {
    let before = clause
        .first()
        .and_then(|first| first.from.checked_sub(1))
        .map(|before| &sentence.tokens[before]);
    let begins = clause.first().map(|first| &sentence.tokens[first.from]);
    let conditional = |token: &Token| token.meaning() == Some(Meaning::Condition) || token.is_in(Group::Conditional);
    before.into_iter().chain(begins).any(conditional)
}

/// The brands that a segment names, each once.
fn named(sentence: &Sentence, segment: &Segment) -> Vec<u16> {
    let mut brands = Vec::new();
    if !segment.named {
        return brands;
    }
    for token in &sentence.tokens[segment.from..segment.to] {
        if let Kind::Brand(brand) = token.kind
            && !brands.contains(&brand)
        {
            brands.push(brand);
        }
    }
    brands
}

/// True when the first clause of a sentence may speak about a brand that a later clause names.
fn looks_ahead(sentence: &Sentence, first: &[Segment]) -> bool {
    let (Some(from), Some(to)) = (first.first(), first.last()) else {
        return false;
    };
    let opened = matches!(sentence.tokens[0].meaning(), Some(Meaning::Contrast | Meaning::Join));
    opened || to.to - from.from <= 6
}
