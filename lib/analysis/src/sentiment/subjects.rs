//! Which brands each part of a sentence speaks about.

use std::ops::Range;

use super::brands::Brands;
use super::groups::Group;
use super::lexicon::Meaning;
use super::segments::{Clauses, Segment};
use super::tokens::{Kind, Sentence, Token};
use crate::steps::Steps;

/// Which brands the segments of a sentence speak about.
pub(super) struct Subjects<'c> {
    clauses: &'c Clauses,
    named: &'c Named,
    /// The last segment that named a brand.
    last: Option<usize>,
    /// The relative clause that the segment before is, or goes on with; it speaks of the other side of a comparison, for itself.
    relative: Option<usize>,
    carried: &'c Brands,
}

/// The brands that the segments of a sentence name.
#[derive(Default)]
pub(super) struct Named {
    /// Of all segments, one behind the other.
    brands: Vec<u16>,
    /// For each segment where its brands end among them, and the next one that names a brand.
    segments: Vec<(usize, usize)>,
}

impl Named {
    /// Those of a sentence, in the room of another one's.
    fn read(&mut self, sentence: &Sentence, segments: &[Segment]) {
        self.brands.clear();
        self.segments.clear();
        for segment in segments {
            if segment.named {
                name(sentence, segment, &mut self.brands);
            }
            self.segments.push((self.brands.len(), segments.len()));
        }
        for place in (1..segments.len()).rev() {
            let next = if segments[place].named {
                place
            } else {
                self.segments[place].1
            };
            self.segments[place - 1].1 = next;
        }
    }

    /// The brands of a segment.
    fn of(&self, place: usize) -> &[u16] {
        let from = place.checked_sub(1).map_or(0, |before| self.segments[before].0);
        &self.brands[from..self.segments[place].0]
    }

    /// The next segment behind one that names a brand.
    fn behind(&self, place: usize) -> usize {
        self.segments[place].1
    }
}

impl<'c> Subjects<'c> {
    pub(super) fn new(
        sentence: &Sentence,
        clauses: &'c Clauses,
        named: &'c mut Named,
        carried: &'c Brands,
        steps: &Steps,
    ) -> Self {
        named.read(sentence, clauses.segments());
        steps.add(clauses.segments().len());
        Self {
            clauses,
            named,
            last: None,
            relative: None,
            carried,
        }
    }

    /// The brands of segment `place` of clause `index`; to be asked for one segment after the other.
    pub(super) fn next(&mut self, sentence: &Sentence, index: usize, place: usize) -> &'c [u16] {
        let Range { start, end } = self.clauses.range(index);
        let here = start + place;
        let segment = &self.clauses.segments()[here];
        let bare = segment.coordinated && !segment.linked;
        self.relative = match segment.goes_on.len() {
            1 => Some(here),
            // "..., whose app is better and works offline"; "unlike Ferrin, which is heavy and loud, ..."
            0 if (segment.verbal || bare) && !segment.named && place > 0 => self.relative,
            _ => None,
        };
        if let Some(relative) = self.relative {
            return self.named.of(relative);
        }
        if segment.named {
            self.last = Some(here);
        }
        if let Some(last) = self.last {
            return match self.named.behind(here) {
                // "... Norvik; if you want comfort, take Hollin"
                later if last < here && later < end && is_wish(sentence, self.clauses.get(index)) => {
                    self.named.of(later)
                }
                _ => self.named.of(last),
            };
        }
        if segment.groups.has(Group::Pronouns) && !self.carried.is_empty() {
            return self.carried.as_slice();
        }
        // "While stylish, Norvik ..." and "Best overall: Norvik X2" look ahead; a long clause of its own does not.
        let ahead = index == 0 && looks_ahead(sentence, self.clauses.get(0));
        let end = if ahead { self.clauses.segments().len() } else { end };
        match self.named.behind(here) {
            later if later < end => self.named.of(later),
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

/// Adds the brands that a segment names, each once.
fn name(sentence: &Sentence, segment: &Segment, brands: &mut Vec<u16>) {
    let from = brands.len();
    brands.extend(segment.goes_on.as_slice());
    for token in &sentence.tokens[segment.from..segment.to] {
        if let Kind::Brand(brand) = token.kind
            && !brands[from..].contains(&brand)
        {
            brands.push(brand);
        }
    }
}

/// True when the first clause of a sentence may speak about a brand that a later clause names.
fn looks_ahead(sentence: &Sentence, first: &[Segment]) -> bool {
    let (Some(from), Some(to)) = (first.first(), first.last()) else {
        return false;
    };
    let opened = matches!(sentence.tokens[0].meaning(), Some(Meaning::Contrast | Meaning::Join));
    opened || to.to - from.from <= 6
}
