//! A second look at blame. Engines blame less than they praise, so that of blame that is as likely as praise by `Evidence` more is wrong.
//!
//! A logistic model of that likelihood and of what else is known. It is learned from English, and taken there alone: in the other
//! languages it cost recall and brought no precision. `cargo run --release -p answerscope-analysis --example fit_blame --
//! lib/analysis/data` fits its weights; see the README, "A classifier weighs the rules".

use super::evidence::{Unit, logistic};
use super::groups::Group;
use super::lexicon::Meaning;
use super::output::Judgement;
use super::tokens::Token;
use super::weighing::Weighed;

/// How many numbers are known of a blame.
pub const TRAITS: usize = 5;

/// What is known of a blame: the logarithm of the odds that it is right; how much its words blame, by the classifier, from -0.5 to
/// 1.5; and then 1 or 0: whether a phrase says so that names the feature itself, whether the sentence names no brand, and whether "but" or
/// the like sets the part against the one before, of whomever that is.
pub type Traits = [f32; TRAITS];

/// A blame that was looked at.
#[derive(Clone, Copy, Debug)]
pub struct Blame {
    /// Where its words begin in the text, in bytes.
    pub at: usize,
    /// Index into the analyzer's brand list.
    pub brand: u16,
    /// Id of a feature.
    pub feature: u16,
    /// What is known of it.
    pub traits: Traits,
}

/// What each trait weighs.
const WEIGHTS: Traits = [0.89, 1.03, 1.19, 1.00, 0.59];
/// The sum without any of these.
const INTERCEPT: f32 = -2.08;

/// The scores of blame between which more says more.
const SCORES: (f32, f32) = (-0.5, 1.5);
/// What is less likely than this, or likelier than the rest of it, is as good as impossible, or sure.
const UNLIKELY: f32 = 0.001;

impl Weighed<'_> {
    /// True for blame that the rules found and that passes the second look. Where the part compares or speaks of several brands, where the
    /// words say plainly what is criticized or what a reader has to put up with, and where the feature stands in a title or alone in
    /// a list, the rules know better.
    pub(super) fn found_blame_passes(&self, judgement: &Judgement, looked_at: &mut Option<Vec<Blame>>) -> bool {
        let Judgement { brand, feature, .. } = *judgement;
        let plain = |token: &Token| token.is_in(Group::Tolerating) || token.meaning() == Some(Meaning::For(-1));
        let known = self.part.one().is_none()
            || self.weigher.tokens(&judgement.segment).iter().any(plain)
            || self.weigher.is_titled(feature)
            || self.weigher.is_listed(judgement);
        let Some(unit) = self.evidence.unit_of(judgement).filter(|_| !known) else {
            return true;
        };
        let goes = self.goes(unit, -1, self.evidence.found(brand, feature));
        let likely = self.evidence.speaks(unit, feature, true) * goes;
        self.blame_passes((brand, feature), unit, (likely, judgement.own), looked_at)
    }

    /// True for blame of a brand's feature in a unit, which is `likely`, that passes the second look; all does where what is looked at is
    /// gathered, since it is gathered to learn these weights. `own`: by a phrase that names the feature itself.
    pub(super) fn blame_passes(
        &self,
        (brand, feature): (u16, u16),
        unit: &Unit,
        (likely, own): (f32, bool),
        looked_at: &mut Option<Vec<Blame>>,
    ) -> bool {
        let least = self.weigher.sentence.lexicon.pack.least.blame;
        if least == 0.0 {
            return true;
        }
        let likely = likely.clamp(UNLIKELY, 1.0 - UNLIKELY);
        let flag = |flag: bool| f32::from(u8::from(flag));
        let traits = [
            (likely / (1.0 - likely)).ln(),
            self.evidence
                .blame_score(unit, self.part.opposed)
                .clamp(SCORES.0, SCORES.1),
            flag(own),
            flag(!self.weigher.sentence.named),
            flag(self.part.opposed),
        ];
        let Some(looked_at) = looked_at else {
            return right(&traits) >= least;
        };
        // What stands in front of a table's cell, its header, is a token without words.
        let mut words = self.weigher.tokens(&unit.tokens).iter();
        if let Some(first) = words.find(|token| token.lower.0 < token.lower.1) {
            looked_at.push(Blame {
                at: first.start,
                brand,
                feature,
                traits,
            });
        }
        true
    }
}

/// How likely it is that a blame is right.
fn right(traits: &Traits) -> f32 {
    let weighed = WEIGHTS.iter().zip(traits).map(|(weight, of)| weight * of);
    logistic(INTERCEPT + weighed.sum::<f32>())
}
