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

/// That a feature is praised (1) or blamed (-1).
pub(super) type Claim = (u16, i8);

/// Neighbouring segments of a clause that neither a comma nor "and" parts.
pub(super) struct Unit {
    pub(super) clause: usize,
    pub(super) tokens: Range<usize>,
    scores: Scores,
    /// The features with the highest and the next score.
    foremost: [usize; 2],
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
        let units = units(part, clauses).into_iter().map(|(clause, tokens)| {
            let sums = weigher.sums(&tokens, part);
            all.add(&sums);
            Unit::new(clause, tokens, weigher.classifier.scores_of(&sums))
        });
        let units = units.collect();
        let mut found = Few::default();
        found.extend(told.map(|judgement| (judgement.brand, judgement.feature, judgement.sign)));
        Self {
            units,
            part: weigher.classifier.scores_of(&all),
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

    /// For each unit, whether one of some segments is in it.
    pub(super) fn spoken<'s>(&self, segments: impl Iterator<Item = &'s Range<usize>>) -> Vec<bool> {
        let mut spoken = vec![false; self.units.len()];
        for segment in segments.filter(|segment| !segment.is_empty()) {
            for (unit, spoken) in self.units.iter().zip(&mut spoken) {
                *spoken |= segment.start < unit.tokens.end && unit.tokens.start < segment.end;
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
            most = std::array::from_fn(|class| most[class].max(unit.scores[class]));
        }
        let spoken = move |&class: &usize| SPOKEN + FOUND + UNIT * most[class] + PART * self.part[class] >= LEAST_SUM;
        (1..CLASSES).filter(spoken).map(|class| class as u16)
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
        let mut foremost = [1, 2];
        for class in 2..CLASSES {
            if scores[class] > scores[foremost[0]] {
                foremost = [class, foremost[0]];
            } else if scores[class] > scores[foremost[1]] {
                foremost[1] = class;
            }
        }
        Self {
            clause,
            tokens,
            scores,
            foremost,
        }
    }

    /// How far the score of a feature is in front of the highest of the others.
    fn ahead(&self, class: usize) -> f32 {
        let [first, next] = self.foremost;
        let other = if class == first { next } else { first };
        (self.scores[class] - self.scores[other]).max(-FURTHEST)
    }
}

/// The units of a part, each with its clause.
fn units(part: &Part, clauses: &Clauses) -> Vec<(usize, Range<usize>)> {
    let mut units: Vec<(usize, Range<usize>)> = Vec::new();
    for clause in part.clauses.clone() {
        let segments = clauses.get(clause);
        let from = segments.partition_point(|segment| segment.from < part.tokens.start);
        let to = segments.partition_point(|segment| segment.from < part.tokens.end);
        for (place, segment) in segments[from..to].iter().enumerate() {
            match units.last_mut().filter(|_| place > 0 && !segment.coordinated) {
                Some((_, tokens)) => tokens.end = segment.to,
                None => units.push((clause, segment.from..segment.to)),
            }
        }
    }
    units
}

/// The logistic function.
pub(super) fn logistic(sum: f32) -> f32 {
    1.0 / (1.0 + (-sum).exp())
}
