//! The judgements of one sentence, each once, and how many are weighed.

use std::ops::Range;

use super::blame::Blame;
use super::features::{FEATURES, OVERALL, PRICE, VALUE};
use super::few::Few;
use super::statements::Statement;

/// Most judgements that are weighed of one sentence: brands times what is said of them. Prose has a few dozen.
pub(super) const MOST_WEIGHED: usize = 4_000;

/// A judgement: sign 0 is neutral.
#[derive(Clone, Debug)]
pub(super) struct Judgement {
    pub(super) brand: u16,
    pub(super) feature: u16,
    pub(super) sign: i8,
    /// Index of its clause.
    pub(super) clause: usize,
    /// The tokens of its segment; none where it is of all of a sentence.
    pub(super) segment: Range<usize>,
    /// A phrase says so that names the feature itself.
    pub(super) own: bool,
}

/// The judgements of one sentence, in the room of those of the one before.
#[derive(Default)]
pub(super) struct Output {
    pub(super) judgements: Vec<Judgement>,
    /// The same without their segments, to be looked up: brand, feature, sign, clause.
    known: Few<(u16, u16, i8, usize)>,
    /// The same with where their segment begins in place of their clause.
    of_segments: Few<(u16, u16, i8, usize)>,
    /// The tokens of the segment that is read.
    pub(super) segment: Range<usize>,
    /// How many more are weighed.
    pub(super) left: usize,
    /// Something is spoken of.
    pub(super) named: bool,
    /// Who comes with something, and in which clause.
    pub(super) had: Vec<(Vec<u16>, usize)>,
    /// All blame that was looked at, of all sentences, where that is wanted: to learn from it.
    pub(super) looked_at: Option<Vec<Blame>>,
}

impl Output {
    /// That of no sentence.
    pub(super) fn clear(&mut self) {
        self.judgements.clear();
        self.known.clear();
        self.of_segments.clear();
        self.had.clear();
        self.segment = 0..0;
        self.left = MOST_WEIGHED;
    }

    /// Makes one fact of all facts: that there are functions.
    pub(super) fn list(&mut self) {
        for judgement in &mut self.judgements {
            judgement.feature = FEATURES;
        }
        let mut seen = Few::default();
        self.judgements
            .retain(|judgement| seen.insert((judgement.brand, judgement.feature)));
    }

    /// Turns what a sentence under Pros (1) or Cons (-1) says where all of it is the opposite: then the words for the pro or con were not
    /// understood, and what seems to be conceded is mostly part of it ("Cons: the grinder could be finer, though it is good").
    pub(super) fn side_with(&mut self, prior: i8) {
        if prior != 0 && self.judgements.iter().all(|judgement| judgement.sign == -prior) {
            self.judgements.iter_mut().for_each(|judgement| judgement.sign = prior);
        }
    }

    /// Adds a judgement of each of some brands.
    pub(super) fn add(&mut self, brands: &[u16], statement: &Statement, sign: i8, clause: usize) {
        let priced = matches!(statement.feature, OVERALL | PRICE | VALUE);
        if sign == 0 && (statement.weak || !self.named || priced) {
            return;
        }
        let weighed = brands.len().min(self.left);
        self.left -= weighed;
        for &brand in &brands[..weighed] {
            let judgement = Judgement {
                brand,
                feature: statement.feature,
                sign,
                clause,
                segment: self.segment.clone(),
                own: statement.own,
            };
            // One segment does not say both: "bietet keine lange Garantie".
            let opposite = (brand, statement.feature, -sign, self.segment.start);
            if (sign == 0 || self.segment.is_empty() || !self.of_segments.contains(&opposite))
                && self.known.insert((brand, statement.feature, sign, clause))
            {
                self.of_segments
                    .insert((brand, statement.feature, sign, self.segment.start));
                self.judgements.push(judgement);
            }
        }
    }
}
