//! How likely it is that a part of a sentence praises or blames a feature: what the rules found in it and what the classifier says of
//! its words, weighed together.
//!
//! It is the product of two logistic models: how likely it is that the feature is spoken of, and that it goes in that direction. Their
//! weights were fitted, both at once, to what 6,805 sentences say whose labels were held back from a classifier that was trained
//! without them; see the README, "A classifier weighs the rules".

use std::ops::Range;

use super::classifier::{CLASSES, Scores, Sums};
use super::few::Few;
use super::output::Judgement;
use super::segments::Clauses;
use super::spoken::Part;
use super::weighing::Weigher;
use crate::names::ones;

/// What the score of a feature weighs in the unit in which the rules found it, or else in the one that says most of it, and among all
/// words of the part.
const UNIT: f32 = 0.70;
const PART: f32 = 2.15;
/// What it weighs how far it is in front of the likeliest other feature of the unit, or behind it, there at most [`FURTHEST`].
const AHEAD: f32 = 0.41;
const FURTHEST: f32 = 1.5;
/// What it weighs that the rules found the feature.
const FOUND: f32 = 0.90;
/// What it weighs that a sentence names no brand, as most lines of lists do.
const UNNAMED: f32 = -0.29;
/// The sum without any of these.
const SPOKEN: f32 = 0.69;

/// What the direction of the part weighs, which is at most so far from that of the unit, and that in which the rules found the feature.
const PART_WAY: f32 = 1.52;
const FURTHEST_WAY: f32 = 1.0;
const FOUND_WAY: f32 = 1.38;
/// The same where something negates; not fitted.
const FOUND_WAY_NEGATED: f32 = 4.14;
/// The sum without any of these.
const WAY: f32 = 0.14;

/// How much the direction counts beside the feature where one looks for the unit that makes a claim.
const DIRECTION: f32 = 0.5;
/// What the scores of a feature have to come to, at least, for it to be looked at; less is hardly ever told.
const LEAST_SUM: f32 = -0.25;

/// Scores that are compared at once.
const AT_ONCE: usize = 8;

/// That a feature is praised (1) or blamed (-1).
pub(super) type Claim = (u16, i8);

/// Neighbouring segments of a clause that neither a comma nor "and" parts.
pub(super) struct Unit {
    pub(super) clause: usize,
    pub(super) tokens: Range<usize>,
    scores: Scores,
    /// The highest score of a feature, and the next, which may be as high.
    highest: [f32; 2],
}

/// What the classifier and the rules say of a part.
pub(super) struct Evidence {
    units: Vec<Unit>,
    part: Scores,
    /// What the rules found: brand, feature, direction.
    found: Few<(u16, u16, i8)>,
    unnamed: bool,
}

impl Evidence {
    /// That of a part, of which the rules told some judgements.
    pub(super) fn read<'j>(
        weigher: &Weigher,
        part: &Part,
        clauses: &Clauses,
        told: impl Iterator<Item = &'j Judgement>,
    ) -> Self {
        let mut all = Sums::default();
        let units = units(part, clauses).map(|(clause, tokens)| {
            let sums = weigher.sums(&tokens, part);
            all.add(&sums);
            Unit::new(clause, tokens, weigher.classifier.scores_of(&sums))
        });
        let units: Vec<Unit> = units.collect();
        let mut found = Few::default();
        found.extend(told.map(|judgement| (judgement.brand, judgement.feature, judgement.sign)));
        Self {
            part: match &units[..] {
                [only] => only.scores,
                _ => weigher.classifier.scores_of(&all),
            },
            units,
            found,
            unnamed: !weigher.sentence.named,
        }
    }

    /// The unit that makes a claim most, and its place among all.
    pub(super) fn unit(&self, (feature, sign): Claim) -> Option<(usize, &Unit)> {
        let most = |unit: &Unit| unit.scores[usize::from(feature)] - DIRECTION * f32::from(sign) * unit.scores[0];
        let units = self.units.iter().enumerate();
        units.max_by(|(_, one), (_, next)| most(one).total_cmp(&most(next)))
    }

    /// How many units there are.
    pub(super) fn len(&self) -> usize {
        self.units.len()
    }

    /// For each of the first 64 units, whether one of some segments is in it, as a bit.
    pub(super) fn spoken<'s>(&self, segments: impl Iterator<Item = &'s Range<usize>>) -> u64 {
        let mut spoken = 0;
        for segment in segments.filter(|segment| !segment.is_empty()) {
            for (place, unit) in self.units.iter().enumerate().take(64) {
                let is_in = segment.start < unit.tokens.end && unit.tokens.start < segment.end;
                spoken |= u64::from(is_in) << place;
            }
        }
        spoken
    }

    /// The unit in which a judgement was found.
    pub(super) fn unit_of(&self, judgement: &Judgement) -> Option<&Unit> {
        let at = judgement.segment.start;
        let place = self.units.partition_point(|unit| unit.tokens.end <= at);
        let own = self.units.get(place).filter(|unit| unit.tokens.contains(&at));
        own.filter(|_| !judgement.segment.is_empty())
            .or_else(|| Some(self.unit((judgement.feature, judgement.sign))?.1))
    }

    /// The features of which some unit may speak, by their ids.
    pub(super) fn features(&self) -> impl Iterator<Item = u16> {
        let mut most = [f32::MIN; CLASSES];
        for unit in &self.units {
            for (most, &score) in most.iter_mut().zip(&unit.scores) {
                *most = if score > *most { score } else { *most };
            }
        }
        for (most, &of_part) in most.iter_mut().zip(&self.part) {
            *most = SPOKEN + FOUND + UNIT * *most + PART * of_part;
        }
        const { assert!(CLASSES <= 64) };
        let mut spoken = 0_u64;
        for (place, some) in most.chunks(AT_ONCE).enumerate() {
            // Of most is none spoken.
            if some.iter().fold(false, |any, &sum| any | (sum >= LEAST_SUM)) {
                let bits = some
                    .iter()
                    .rev()
                    .fold(0, |bits, &sum| bits << 1 | u64::from(sum >= LEAST_SUM));
                spoken |= bits << (AT_ONCE * place);
            }
        }
        ones(spoken & !1).map(|class| class as u16)
    }

    /// Which way the rules found a feature of a brand, 1 or -1; 0 for neither or both, since one of two is wrong more often than not.
    pub(super) fn found(&self, brand: u16, feature: u16) -> i8 {
        let found = |sign| i8::from(self.found.contains(&(brand, feature, sign)));
        found(1) - found(-1)
    }

    /// The score of blame of a part; where it says one thing against another ("while pricier, it is praised"), a unit of it may blame more.
    pub(super) fn blame_score(&self, unit: &Unit, opposed: bool) -> f32 {
        match opposed {
            true => self.part[0].max(unit.scores[0]),
            false => self.part[0],
        }
    }

    /// How likely it is that a unit speaks of a feature, which the rules have `found` or not.
    pub(super) fn speaks(&self, unit: &Unit, feature: u16, found: bool) -> f32 {
        let class = usize::from(feature);
        let mut sum = SPOKEN + UNIT * unit.scores[class] + PART * self.part[class] + AHEAD * unit.ahead(class);
        if found {
            sum += FOUND;
        }
        if self.unnamed {
            sum += UNNAMED;
        }
        logistic(sum)
    }

    /// How likely it is that a unit praises (1) or blames (-1) what it speaks of. `found` is the direction in which the rules found that, 0
    /// where they did not, and `expected` what speaks for praise besides. Where the part `negates`, the rules know more: words have the
    /// direction that they have without it.
    pub(super) fn goes(
        &self,
        unit: &Unit,
        sign: i8,
        found: i8,
        (expected, negates): (f32, impl FnOnce() -> bool),
    ) -> f32 {
        let blame = unit.scores[0];
        let blame = self.part[0].clamp(blame - FURTHEST_WAY, blame + FURTHEST_WAY);
        let mut sum = WAY + f32::from(sign) * (expected - PART_WAY * blame);
        if found != 0 {
            let known = if negates() { FOUND_WAY_NEGATED } else { FOUND_WAY };
            sum += f32::from(sign * found) * known;
        }
        logistic(sum)
    }
}

impl Unit {
    fn new(clause: usize, tokens: Range<usize>, scores: Scores) -> Self {
        Self {
            clause,
            tokens,
            highest: highest(&scores[1..]),
            scores,
        }
    }

    /// How far the score of a feature is in front of the highest of the others.
    fn ahead(&self, class: usize) -> f32 {
        let (own, [first, next]) = (self.scores[class], self.highest);
        let other = if own == first { next } else { first };
        (own - other).max(-FURTHEST)
    }
}

/// The highest of some scores, and the next; several are compared at once.
fn highest(scores: &[f32]) -> [f32; 2] {
    let higher = |one: f32, other: f32| if other > one { other } else { one };
    let lower = |one: f32, other: f32| if other > one { one } else { other };
    let (mut first, mut next) = ([f32::MIN; AT_ONCE], [f32::MIN; AT_ONCE]);
    let (chunks, rest) = scores.as_chunks::<AT_ONCE>();
    let mut last = [f32::MIN; AT_ONCE];
    last[..rest.len()].copy_from_slice(rest);
    for chunk in chunks.iter().chain([&last]) {
        for lane in 0..AT_ONCE {
            next[lane] = higher(next[lane], lower(first[lane], chunk[lane]));
            first[lane] = higher(first[lane], chunk[lane]);
        }
    }
    let mut lanes = AT_ONCE;
    while lanes > 1 {
        lanes /= 2;
        for lane in 0..lanes {
            let other = lane + lanes;
            next[lane] = higher(higher(next[lane], next[other]), lower(first[lane], first[other]));
            first[lane] = higher(first[lane], first[other]);
        }
    }
    [first[0], next[0]]
}

/// The units of a part, each with its clause.
fn units(part: &Part, clauses: &Clauses) -> impl Iterator<Item = (usize, Range<usize>)> {
    part.clauses.clone().flat_map(|clause| {
        let segments = clauses.get(clause);
        let from = segments.partition_point(|segment| segment.from < part.tokens.start);
        let to = segments.partition_point(|segment| segment.from < part.tokens.end);
        let units = segments[from..to].chunk_by(|_, next| !next.coordinated);
        units.filter_map(move |unit| Some((clause, unit.first()?.from..unit.last()?.to)))
    })
}

/// The logistic function.
pub(super) fn logistic(sum: f32) -> f32 {
    1.0 / (1.0 + (-sum).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_two_highest_scores_are_those_of_a_sorted_list() {
        for length in 2..CLASSES {
            for turn in 0..length {
                // Some are as high as others.
                let scores: Vec<f32> = (0..length).map(|at| ((at + turn) % length / 2) as f32 - 3.5).collect();
                let mut sorted = scores.clone();
                sorted.sort_by(|one, other| other.total_cmp(one));
                assert_eq!(highest(&scores), sorted[..2], "{scores:?}");
            }
        }
    }
}
