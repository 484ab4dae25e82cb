//! A second look at blame. Engines blame less than they praise, so that of blame that is as likely as praise by [`Evidence`](super::evidence::Evidence) more is
//! wrong.
//!
//! A logistic model of that likelihood and of what else is known. It is learned from English, and taken there alone: in the other languages it cost
//! recall and brought no precision. `cargo run --release -p answerscope-analysis --example fit_blame -- lib/analysis/data` fits its weights; see the README, "A classifier
//! weighs the rules".

use super::evidence::{Unit, logistic};
use super::groups::Group;
use super::lexicon::Meaning;
use super::output::Judgement;
use super::tokens::Token;
use super::weighing::Weighed;

/// How many numbers are known of a blame.
pub const TRAITS: usize = 5;

/// What is known of a blame: the logarithm of the odds that it is right; how much its words blame, by the classifier, between [`WAYS`]; and then whether a phrase says so that names the feature itself, whether the sentence names no brand, and whether "but" or the like sets
/// the part against the one before.
pub type Traits = [f32; TRAITS];

/// A blame that was looked at.
#[derive(Clone, Copy, Debug)]
pub struct Blame {
    /// Where its part of a sentence begins in the text, in bytes.
    pub at: usize,
    /// Index into the analyzer's brand list.
    pub brand: u16,
    /// Id of a feature.
    pub feature: u16,
    /// What is known of it.
    pub traits: Traits,
}

/// What each trait weighs.
const WEIGHTS: Traits = [0.89, 1.01, 1.19, 0.96, 0.61];
/// The sum without any of these.
const WITHOUT: f32 = -2.03;

/// The scores of blame between which more says more.
const WAYS: (f32, f32) = (-0.5, 1.5);
/// What is less likely than this, or likelier than the rest of it, is as good as impossible, or sure.
const UNLIKELY: f32 = 0.001;

impl Weighed<'_> {
    /// True for blame that the rules found and that holds at a second look. Where the part compares, speaks of several brands, says plainly what
    /// is criticized or what a reader has to put up with, and where the feature stands in a title or alone in a list, the rules know better.
    pub(super) fn holds(&self, judgement: &Judgement, blames: &mut Option<Vec<Blame>>) -> bool {
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
        self.look((brand, feature), unit, (likely, judgement.own), blames)
    }

    /// Takes a second look at blame of a brand's feature in a unit, which is `likely`, and true where it holds. `own`: by a phrase that names the feature itself.
    pub(super) fn look(
        &self,
        (brand, feature): (u16, u16),
        unit: &Unit,
        (likely, own): (f32, bool),
        blames: &mut Option<Vec<Blame>>,
    ) -> bool {
        let likely = likely.clamp(UNLIKELY, 1.0 - UNLIKELY);
        let flag = |flag: bool| f32::from(u8::from(flag));
        let traits = [
            (likely / (1.0 - likely)).ln(),
            self.evidence.blames(unit, self.part.opposed).clamp(WAYS.0, WAYS.1),
            flag(own),
            flag(!self.weigher.sentence.named),
            flag(self.part.opposed),
        ];
        if let Some(blames) = blames {
            let first = self.weigher.tokens(&self.part.tokens).first();
            blames.push(Blame {
                at: first.map_or(0, |token| token.start),
                brand,
                feature,
                traits,
            });
        }
        right(&traits) >= self.weigher.sentence.lexicon.pack.least.blame
    }
}

/// How likely it is that a blame is right.
fn right(traits: &Traits) -> f32 {
    let weighed = WEIGHTS.iter().zip(traits).map(|(weight, of)| weight * of);
    logistic(WITHOUT + weighed.sum::<f32>())
}
