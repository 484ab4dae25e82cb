//! How findings stand to labels, and two readings to each other.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use answerscope_analysis::{BrandFinding, Polarity, feature};

use crate::{Label, Unit};

impl Label {
    fn is(&self, finding: &BrandFinding) -> bool {
        let name = feature(finding.feature).map_or("?", |feature| feature.name);
        self.brand == finding.brand && self.polarity == finding.polarity && self.features.iter().any(|f| f == name)
    }
}

/// How the findings of one answer stand to its labels.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ComparedAnswer {
    /// For each finding, whether it is right. A finding outside all units is not there: nobody labelled that place.
    pub found: Vec<(BrandFinding, bool)>,
    /// For each label, its unit's place, its own and whether it was found.
    pub wanted: Vec<(usize, usize, bool)>,
}

/// Counts behind precision and recall.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Score {
    /// Findings that are right.
    pub right: u64,
    /// Findings.
    pub found: u64,
    /// Labels that were found.
    pub hit: u64,
    /// Labels.
    pub wanted: u64,
}

impl std::iter::Sum for Score {
    fn sum<I: Iterator<Item = Self>>(scores: I) -> Self {
        scores.fold(Self::default(), |sum, score| Self {
            right: sum.right + score.right,
            found: sum.found + score.found,
            hit: sum.hit + score.hit,
            wanted: sum.wanted + score.wanted,
        })
    }
}

/// How many bytes of a finding lie in a unit.
pub fn overlap(unit: &Unit, finding: &BrandFinding) -> usize {
    let Range { start, end } = finding.range;
    end.min(unit.range.end).saturating_sub(start.max(unit.range.start))
}

/// Matches each label with at most one finding: the one that lies in its unit, of its brand and polarity, with one of its
/// features.
pub fn compare(units: &[Unit], findings: Vec<BrandFinding>) -> ComparedAnswer {
    let labelled = findings
        .into_iter()
        .filter(|finding| units.iter().any(|unit| overlap(unit, finding) > 0));
    let mut found: Vec<(BrandFinding, bool)> = labelled.map(|finding| (finding, false)).collect();
    let mut wanted = Vec::new();
    for (place, unit) in units.iter().enumerate() {
        for (order, label) in unit.labels.iter().enumerate() {
            let best = found
                .iter_mut()
                .filter(|(finding, used)| !used && label.is(finding) && overlap(unit, finding) > 0)
                .max_by_key(|(finding, _)| overlap(unit, finding));
            wanted.push((place, order, best.is_some()));
            if let Some(best) = best {
                best.1 = true;
            }
        }
    }
    ComparedAnswer { found, wanted }
}

/// Which way a reading leans for a brand in a unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Way {
    /// It says nothing.
    Nothing,
    /// All that it says has this polarity.
    Only(Polarity),
    /// It says several things.
    Mixed,
}

impl Way {
    fn with(self, polarity: Polarity) -> Self {
        match self {
            Self::Nothing => Self::Only(polarity),
            Self::Only(known) if known == polarity => self,
            _ => Self::Mixed,
        }
    }
}

/// What readings lean to, unit by unit and for each brand that any of them speaks of in the answer: what [`kappa`] compares.
/// A finding belongs to the unit that holds most of it. `readings[0]` are the labels' own.
pub fn ways<const N: usize>(units: &[Unit], readings: [&[BrandFinding]; N]) -> Vec<(Way, [Way; N])> {
    let mut leanings: Vec<BTreeMap<(usize, u16), Way>> = vec![BTreeMap::new(); N + 1];
    for (place, unit) in units.iter().enumerate() {
        for label in &unit.labels {
            lean(&mut leanings[0], place, label.brand, label.polarity);
        }
    }
    for (reading, findings) in readings.into_iter().enumerate() {
        for finding in findings {
            let holds = |(_, unit): &(usize, &Unit)| overlap(unit, finding);
            let best = units.iter().enumerate().max_by_key(holds);
            if let Some((place, _)) = best.filter(|best| holds(best) > 0) {
                lean(&mut leanings[reading + 1], place, finding.brand, finding.polarity);
            }
        }
    }
    let brands: BTreeSet<u16> = leanings
        .iter()
        .flat_map(|known| known.keys().map(|(_, brand)| *brand))
        .collect();
    let mut ways = Vec::new();
    for place in 0..units.len() {
        for brand in &brands {
            let of = |reading: usize| leanings[reading].get(&(place, *brand)).copied().unwrap_or(Way::Nothing);
            ways.push((of(0), std::array::from_fn(|reading| of(reading + 1))));
        }
    }
    ways
}

fn lean(known: &mut BTreeMap<(usize, u16), Way>, place: usize, brand: u16, polarity: Polarity) {
    let way = known.entry((place, brand)).or_insert(Way::Nothing);
    *way = way.with(polarity);
}

/// Cohen's kappa (Cohen 1960): the agreement of two readings beyond what their own frequencies give by chance; 1 where they
/// agree always, `None` without anything to compare.
pub fn kappa(pairs: impl IntoIterator<Item = (Way, Way)>) -> Option<f64> {
    let (mut agreed, mut all) = (0_u64, 0_u64);
    let (mut first, mut second): (BTreeMap<Way, u64>, BTreeMap<Way, u64>) = Default::default();
    for (one, other) in pairs {
        all += 1;
        agreed += u64::from(one == other);
        *first.entry(one).or_default() += 1;
        *second.entry(other).or_default() += 1;
    }
    if all == 0 {
        return None;
    }
    let share = |count: u64| count as f64 / all as f64;
    let common = |(way, count): (&Way, &u64)| share(*count) * share(second.get(way).copied().unwrap_or_default());
    let chance: f64 = first.iter().map(common).sum();
    let observed = share(agreed);
    Some(if chance >= 1.0 {
        1.0
    } else {
        (observed - chance) / (1.0 - chance)
    })
}
