//! What the rules found in a part of a sentence, weighed with what the classifier says of its words.

use std::ops::Range;

use super::classifier::Scores;
use super::features::OVERALL;
use super::few::Few;
use super::lexicon::Meaning;
use super::output::{Judgement, Output};
use super::tokens::Token;
use super::weighing::{EXPECTED, LEAST_WORDS, Part, Weigher, best};

/// The score that the feature of a finding needs.
const POSSIBLE: f32 = -0.4;
/// The score that it needs where a part compares, or speaks of several brands, which rules know better.
const POSSIBLE_OF_SEVERAL: f32 = -0.6;
/// The score that it needs among the words of its segment alone, where it has too low a one among all of the part: in "compact,
/// cheap and easy to use" each weighs little.
const POSSIBLE_ALONE: f32 = -0.1;
/// How much less each of these may be where a word of the segment is the feature's own name, and no weak one.
const NAMED: f32 = 0.2;
/// The score that another feature needs among the words of the segment to take its place.
const LIKELIER: f32 = 0.0;
/// How sure the other direction must be, of the part and of the segment, for a finding to be left out.
const CONTRARY: f32 = 0.4;
/// How sure it must be of the part where the segment only does not speak for its own direction.
const CONTRARY_PART: f32 = 1.0;

/// What was left out of a part.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Left {
    /// Nothing, or what only was of an unlikely feature.
    Nothing,
    /// That something suits somebody, or does not.
    Suiting(i8),
    /// What its words speak against.
    Contrary,
}

/// Goes through the judgements of a part.
pub(super) struct Revision<'w> {
    weigher: &'w Weigher<'w>,
    part: &'w Part,
    /// The direction that "but" makes the one to be expected, 0 where either is.
    opposite: i8,
    scores: &'w Scores,
    /// The brands and features that are told.
    told: Few<(u16, u16)>,
    alone: Alone,
    left: Left,
    turned: bool,
    /// Whether something in the part negates; found where it is first asked for.
    negates: Option<bool>,
}

impl<'w> Revision<'w> {
    /// Leaves out of a part what is unlikely, gives it the likeliest feature, or turns it.
    pub(super) fn run(
        weigher: &'w Weigher,
        part: &'w Part,
        opposite: i8,
        scores: &'w Scores,
        output: &mut Output,
    ) -> Left {
        let held = output.judgements.iter().filter(|judgement| part.holds(judgement));
        let mut told = Few::default();
        told.extend(held.map(|judgement| (judgement.brand, judgement.feature)));
        let mut own = *scores;
        own[0] += f32::from(opposite) * EXPECTED;
        let mut revision = Self {
            weigher,
            part,
            opposite,
            scores,
            told,
            alone: Alone(part.tokens.clone(), own),
            left: Left::Nothing,
            turned: false,
            negates: None,
        };
        output
            .judgements
            .retain_mut(|judgement| !part.holds(judgement) || revision.stays(judgement));
        if revision.turned {
            // Two of one feature may go one way now.
            let mut once = Few::default();
            let mut first = |judgement: &Judgement| once.insert((judgement.brand, judgement.feature, judgement.sign));
            output
                .judgements
                .retain(|judgement| !part.holds(judgement) || first(judgement));
        }
        revision.left
    }

    /// True for a judgement that stays, perhaps as another one.
    fn stays(&mut self, judgement: &mut Judgement) -> bool {
        let trusted = self.weigher.sentence.lexicon.pack.trusted;
        if trusted && judgement.sign < 0 {
            return true;
        }
        // Words tell the direction that they have without what negates them, which rules know better.
        if !trusted && self.contradicts(judgement) && !self.negates() {
            if self.opposite != -judgement.sign {
                self.left = Left::Contrary;
                return false;
            }
            (judgement.sign, self.turned) = (self.opposite, true);
        }
        if self.is_wordless(judgement.feature) || self.is_listed(judgement) || self.is_likely(judgement) {
            return true;
        }
        let suits = Some(judgement.brand) == self.part.brand && self.suits(&judgement.segment);
        if self.left == Left::Nothing && suits {
            self.left = Left::Suiting(judgement.sign);
        }
        false
    }

    /// True where the feature of a judgement is likely, or another one is, which it gets.
    fn is_likely(&mut self, judgement: &mut Judgement) -> bool {
        let (feature, trust) = (usize::from(judgement.feature), self.weigher.trust);
        let named = if self.names(judgement, false) { NAMED } else { 0.0 };
        let possible = match self.part.brand {
            Some(_) => POSSIBLE,
            None => POSSIBLE_OF_SEVERAL,
        };
        if self.scores[feature] + trust + named >= possible {
            return true;
        }
        if judgement.segment.is_empty() {
            return false;
        }
        let alone = self.alone.scores(self.weigher, &judgement.segment);
        if alone[feature] + trust + named >= POSSIBLE_ALONE {
            return true;
        }
        let (likeliest, score) = best(alone);
        let renamed = score >= LIKELIER + trust && self.told.insert((judgement.brand, likeliest));
        if renamed {
            judgement.feature = likeliest;
        }
        renamed
    }

    /// True for a feature that needs no words in a sentence: "A good choice" has few of its own, and what a title or a table's header
    /// tells has none.
    fn is_wordless(&self, feature: u16) -> bool {
        let sentence = self.weigher.sentence;
        let header = sentence.tokens.first().filter(|token| sentence.words(token).is_empty());
        feature == OVERALL
            || Some(feature) == self.weigher.context.about
            || header
                .is_some_and(|header| matches!(header.meaning(), Some(Meaning::Feature { id, .. }) if id == feature))
    }

    /// True where a segment under Pros or Cons does no more than name a feature: "the price".
    fn is_listed(&self, judgement: &Judgement) -> bool {
        self.weigher.context.prior != 0
            && self.weigher.tokens(&judgement.segment).len() < LEAST_WORDS
            && self.names(judgement, true)
    }

    /// True where a word of the segment is the feature's own name; a weak one counts where `weakly` says so.
    fn names(&self, judgement: &Judgement, weakly: bool) -> bool {
        let of_it = |token: &Token| match token.meaning() {
            Some(Meaning::Feature { id, weak, .. }) => id == judgement.feature && (weakly || !weak),
            _ => false,
        };
        self.weigher.tokens(&judgement.segment).iter().any(of_it)
    }

    /// True where the words of the part, and those of a judgement's segment in it, speak for the other direction.
    fn contradicts(&mut self, judgement: &Judgement) -> bool {
        let against = |blame: f32| blame * f32::from(judgement.sign);
        let part = against(self.scores[0]);
        if self.weigher.context.prior != 0 || self.part.brand.is_none() || part < CONTRARY {
            return false;
        }
        if judgement.segment.is_empty() {
            return true;
        }
        let own = self.alone.scores(self.weigher, &judgement.segment)[0];
        let own = against(own - f32::from(self.opposite) * EXPECTED);
        // "Although it's dear and unreliable, the sound convinces": a part may say both.
        own >= CONTRARY || part >= CONTRARY_PART && own >= 0.0
    }

    /// True where a word of the part turns what others say, be it within a phrase.
    fn negates(&mut self) -> bool {
        let (weigher, part) = (self.weigher, self.part);
        *self.negates.get_or_insert_with(|| {
            let tokens = weigher.tokens(&part.tokens).iter();
            let spans = tokens.map(|token| token.lower).filter(|(from, to)| from < to);
            let (from, to) = spans.fold((usize::MAX, 0), |all, span| (all.0.min(span.0), all.1.max(span.1)));
            let text = weigher.sentence.lower.get(from..to).unwrap_or_default();
            let mut words = text.split(|c: char| !c.is_alphanumeric());
            words.any(|word| {
                matches!(
                    weigher.sentence.lexicon.entry(word).meaning,
                    Some(
                        Meaning::Negator | Meaning::NegatorBehind | Meaning::Concord | Meaning::Lack | Meaning::CouldBe
                    )
                )
            })
        })
    }

    /// True for tokens that say whom something suits, or does not.
    fn suits(&self, tokens: &Range<usize>) -> bool {
        let mut tokens = self.weigher.tokens(tokens).iter();
        tokens.any(|token| matches!(token.meaning(), Some(Meaning::Suits(_))))
    }
}

/// The scores of the segment that was asked for last: judgements of one segment stand side by side.
struct Alone(Range<usize>, Scores);

impl Alone {
    fn scores(&mut self, weigher: &Weigher, segment: &Range<usize>) -> &Scores {
        if self.0 != *segment {
            *self = Self(segment.clone(), weigher.scores(segment));
        }
        &self.1
    }
}
