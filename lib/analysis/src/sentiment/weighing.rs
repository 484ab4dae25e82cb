//! What the rules found in a part of a sentence stays where it is likely enough, and what they have not found is told where that is
//! likely enough; [`Evidence`] tells how likely.

use std::cell::OnceCell;
use std::ops::Range;

use super::blame::Blame;
use super::classifier::{Classifier, Sums};
use super::elsewhere::not_required;
use super::evidence::{Claim, Evidence, Unit};
use super::features::OVERALL;
use super::judge::Context;
use super::lexicon::Meaning;
use super::output::{Judgement, Output};
use super::segments::Clauses;
use super::spoken::Part;
use super::statements::{Statement, Way};
use super::tokens::{Kind, Sentence, Token};

/// How likely a feature has to be that the rules found where a part compares, or speaks of several brands, which they know better.
const LEAST_OF_SEVERAL: f32 = 0.5;

/// What "but" behind praise speaks for blame, and behind blame for praise.
const EXPECTED: f32 = 0.5;

/// Units of a part of which is told what the rules have not found; more are a list.
const MOST_UNITS: usize = 12;

/// The share of [`Least::found`](super::least::Least::found) that is enough for a judgement of the whole: "A good choice" has few words of its own.
const OF_WHOLE: f32 = 0.4;
/// The share that is enough where something negates, for then the rules know more.
const NEGATED: f32 = 0.9;
/// How likely blame of the whole has to be where rules are trusted otherwise, and what a feature needs that is told in its place: "too weak for
/// concrete" is of the performance.
const LEAST_OF_WHOLE_BLAME: f32 = 0.5;
const LEAST_INSTEAD: f32 = 0.3;
/// How likely blame has to be, that the rules have not found, to be gathered to learn from.
const LOOKED_AT: f32 = 0.1;
/// Words of a segment under Pros or Cons that does no more than name a feature: "the price".
const NAMING_WORDS: usize = 2;
/// Words of a unit in which something is known already, and that says something else as well.
const LEAST_WORDS_BESIDE: usize = 4;
/// Words of a part that holds a number and says something; fewer are a specification: "Suction: 8,000 Pa".
const LEAST_WORDS_BESIDE_NUMBERS: usize = 5;

/// Weighs one sentence.
pub(super) struct Weigher<'s> {
    pub(super) classifier: Classifier,
    pub(super) sentence: &'s Sentence,
    context: Context,
    takes: bool,
}

impl<'s> Weigher<'s> {
    /// Of a sentence; `None` without a classifier.
    pub(super) fn new(sentence: &'s Sentence, context: Context, takes: bool) -> Option<Self> {
        let classifier = sentence.lexicon.classifier?;
        Some(Self {
            classifier,
            sentence,
            context,
            takes,
        })
    }

    /// Weighs a part; `opposite` is the direction that is to be expected of it, 0 where either is.
    pub(super) fn weigh(&self, part: &Part, opposite: i8, clauses: &Clauses, output: &mut Output) {
        // Of several only a sentence that names them tells what the rules have not found.
        let of_whom = part.brands.len() == 1 || (self.sentence.named && !part.brands.is_empty());
        let told = of_whom && !self.context.verdict && !self.context.people;
        let held = output.judgements.iter().any(|judgement| part.holds(judgement));
        if !held && (!told || self.takes || !self.says(&part.tokens, false)) {
            return;
        }
        let rules = output.judgements.iter().filter(|judgement| part.holds(judgement));
        let weighed = Weighed {
            evidence: Evidence::read(self, part, clauses, rules),
            expected: f32::from(opposite) * EXPECTED,
            negates: OnceCell::new(),
            not_required: OnceCell::new(),
            weigher: self,
            part,
        };
        let whole = weighed.revise(output);
        if !told {
            return;
        }
        let holds = |output: &Output| output.judgements.iter().any(|judgement| part.holds(judgement));
        if !self.takes || holds(output) {
            weighed.tell(whole.as_ref(), output);
        }
        if let Some(whole) = whole.filter(|_| !holds(output)) {
            // "Not for professionals": whoever that is, it is no feature.
            output.judgements.push(Judgement {
                feature: OVERALL,
                ..whole
            });
        }
    }

    /// What the traits of some tokens of a part add up to.
    pub(super) fn sums(&self, tokens: &Range<usize>, part: &Part) -> Sums {
        self.classifier.sums(words(self.sentence, tokens, self.context, part))
    }

    pub(super) fn tokens(&self, tokens: &Range<usize>) -> &[Token] {
        self.sentence.tokens.get(tokens.clone()).unwrap_or_default()
    }

    /// True for a feature that a title or a table's header names, so that a sentence needs no words for it.
    pub(super) fn is_titled(&self, feature: u16) -> bool {
        let sentence = self.sentence;
        let header = sentence.tokens.first().filter(|token| sentence.words(token).is_empty());
        Some(feature) == self.context.about
            || header
                .is_some_and(|header| matches!(header.meaning(), Some(Meaning::Feature { id, .. }) if id == feature))
    }

    /// True where a segment under Pros or Cons does no more than name a feature: "the price".
    pub(super) fn is_listed(&self, judgement: &Judgement) -> bool {
        let tokens = self.tokens(&judgement.segment);
        let names =
            |token: &Token| matches!(token.meaning(), Some(Meaning::Feature { id, .. }) if id == judgement.feature);
        self.context.prior != 0 && tokens.len() <= NAMING_WORDS && tokens.iter().any(names)
    }

    /// True where a word of the segment is the feature's own name, and no weak one.
    fn names(&self, judgement: &Judgement) -> bool {
        let mut tokens = self.tokens(&judgement.segment).iter();
        tokens.any(|token| matches!(token.meaning(), Some(Meaning::Feature { id, weak: false, .. }) if id == judgement.feature))
    }

    /// True for tokens that say whom something suits, or does not.
    fn suits(&self, tokens: &Range<usize>) -> bool {
        let mut tokens = self.tokens(tokens).iter();
        tokens.any(|token| matches!(token.meaning(), Some(Meaning::Suits(_))))
    }

    /// True for tokens of words enough to say something, be it beside what is `known` of them: "Price: $130" is no judgement.
    fn says(&self, tokens: &Range<usize>, known: bool) -> bool {
        let told = self
            .tokens(tokens)
            .iter()
            .filter(|token| !matches!(token.kind, Kind::Brand(_) | Kind::Object(_)));
        let words = told
            .map(|token| self.sentence.spoken(token))
            .filter(|words| !words.is_empty());
        let (mut count, mut numbers) = (0, false);
        for word in words {
            count += 1;
            numbers |= word.bytes().any(|byte| byte.is_ascii_digit());
        }
        match numbers {
            // A line of a list with a number, or what trusted rules do not know beside one, is a specification.
            true => count >= LEAST_WORDS_BESIDE_NUMBERS && self.sentence.named && !self.sentence.lexicon.pack.trusted,
            false if known => count >= LEAST_WORDS_BESIDE,
            false => count >= self.sentence.lexicon.pack.least.words,
        }
    }
}

/// A part and what is known of it, from which is told what is likely.
pub(super) struct Weighed<'w> {
    pub(super) weigher: &'w Weigher<'w>,
    pub(super) part: &'w Part,
    pub(super) evidence: Evidence,
    /// What speaks for praise besides.
    expected: f32,
    /// Whether a word of the part turns what others say; found where it is first asked for.
    negates: OnceCell<bool>,
    /// Where the part says that something is not required; found where it is first asked for.
    not_required: OnceCell<Vec<(usize, usize)>>,
}

/// What is told of a part already.
struct Told {
    /// The units of which something is, a bit each.
    spoken: u64,
    /// Those of what was left out of the whole, and whether a feature may be told in its place.
    left_out: u64,
    replaces: bool,
}

impl Weighed<'_> {
    /// Leaves out what is unlikely of what the rules found. Returns what was left out of the whole, or of whom something suits: it counts
    /// where nothing else is told. Blame that does not pass the second look never does.
    fn revise(&self, output: &mut Output) -> Option<Judgement> {
        let mut whole = None;
        let Output {
            judgements, looked_at, ..
        } = output;
        judgements.retain(|judgement| {
            if !self.part.holds(judgement) {
                return true;
            }
            if judgement.sign < 0 && !self.found_blame_passes(judgement, looked_at) {
                return false;
            }
            let stays = self.stays(judgement);
            let of_whole = || judgement.feature == OVERALL || self.weigher.suits(&judgement.segment);
            if !stays && Some(judgement.brand) == self.part.one() && of_whole() {
                whole.get_or_insert_with(|| judgement.clone());
            }
            stays
        });
        whole
    }

    /// True for what the rules found and is likely enough, or needs not be.
    fn stays(&self, judgement: &Judgement) -> bool {
        let Judgement { feature, sign, .. } = *judgement;
        if sign < 0 && self.is_not_required(&judgement.segment) {
            return false;
        }
        let trusted =
            self.weigher.sentence.lexicon.pack.trusted && (feature == OVERALL || self.weigher.names(judgement));
        let exempt = trusted || self.weigher.is_titled(feature) || self.weigher.is_listed(judgement);
        if exempt && !self.is_whole_blame(judgement) {
            return true;
        }
        let Some(unit) = self.evidence.unit_of(judgement) else {
            return true;
        };
        let speaks = self.evidence.speaks(unit, feature, true);
        if self.part.one().is_none() {
            return speaks >= LEAST_OF_SEVERAL;
        }
        let found = self.evidence.found(judgement.brand, feature);
        let least = self.weigher.sentence.lexicon.pack.least.found(sign);
        let least = match feature {
            OVERALL if self.is_whole_blame(judgement) => LEAST_OF_WHOLE_BLAME,
            OVERALL => OF_WHOLE * least,
            _ if self.is_negated() => NEGATED * least,
            _ => least,
        };
        speaks * self.goes(unit, sign, found) >= least
    }

    /// True where some tokens say that something is not required; not under Cons.
    fn is_not_required(&self, tokens: &Range<usize>) -> bool {
        if self.weigher.context.prior != 0 {
            return false;
        }
        let read = || not_required(self.weigher.sentence, self.part.tokens.clone());
        let places = self.not_required.get_or_init(read);
        let first = places.partition_point(|&(negation, _)| negation < tokens.start);
        places.get(first).is_some_and(|&(_, at)| at < tokens.end)
    }

    /// True for blame of the whole by rules that are trusted otherwise: mostly something is blamed that has no word.
    fn is_whole_blame(&self, judgement: &Judgement) -> bool {
        judgement.feature == OVERALL && judgement.sign < 0 && self.weigher.sentence.lexicon.pack.trusted
    }

    /// Tells what is likely though the rules have not found it; of a feature what is likeliest. `whole` is what was left out.
    fn tell(&self, whole: Option<&Judgement>, output: &mut Output) {
        let Some(&brand) = self.part.brands.as_slice().first() else {
            return;
        };
        if self.evidence.len() > MOST_UNITS {
            return;
        }
        let held = output.judgements.iter().filter(|judgement| self.part.holds(judgement));
        let held = held.filter(|judgement| judgement.brand == brand);
        let known = held
            .clone()
            .fold(0_u64, |known, judgement| known | 1 << judgement.feature);
        let told_before = Told {
            spoken: self.evidence.spoken(held.map(|judgement| &judgement.segment)),
            left_out: self.evidence.spoken(whole.iter().map(|judgement| &judgement.segment)),
            replaces: whole.is_some_and(|whole| self.is_whole_blame(whole)),
        };
        let mut told: Vec<(Claim, &Unit, f32)> = Vec::new();
        let features = self.evidence.features().filter(|feature| known >> feature & 1 == 0);
        for claim in features.flat_map(|feature| [(feature, 1), (feature, -1)]) {
            let Some((unit, likelihood)) = self.likely(brand, claim, &told_before, &mut output.looked_at) else {
                continue;
            };
            match told.iter_mut().find(|(other, ..)| other.0 == claim.0) {
                Some(known) if known.2 < likelihood => *known = (claim, unit, likelihood),
                Some(_) => {}
                None => told.push((claim, unit, likelihood)),
            }
        }
        for ((feature, sign), unit, _) in told {
            output.segment = unit.tokens.clone();
            let statement = Statement::of(feature, sign, Way::After);
            output.add(self.part.brands.as_slice(), &statement, sign, unit.clause);
            output.add(
                self.part.opposites(&unit.tokens, unit.clause),
                &statement,
                -sign,
                unit.clause,
            );
        }
        output.segment = 0..0;
    }

    /// The unit that makes a claim which the rules have not found, and how likely it is; `None` where that is not enough.
    fn likely(
        &self,
        brand: u16,
        claim: Claim,
        told: &Told,
        looked_at: &mut Option<Vec<Blame>>,
    ) -> Option<(&Unit, f32)> {
        let (feature, sign) = claim;
        // Where what the rules found was unlikely, its opposite is no likelier.
        let found = self.evidence.found(brand, feature) != 0;
        if (self.weigher.context.prior == -sign && !self.part.opposed) || found {
            return None;
        }
        let (place, unit) = self.evidence.unit(claim)?;
        let is_spoken = told.spoken >> place & 1 == 1;
        let least = &self.weigher.sentence.lexicon.pack.least;
        let beside = match feature {
            _ if !is_spoken => 0.0,
            // "Excellent sound quality" is of the sound.
            OVERALL => 2.0 * least.beside,
            _ => least.beside,
        };
        let instead = told.replaces && sign < 0 && feature != OVERALL;
        let enough = match instead {
            true => LEAST_INSTEAD,
            false => least.told(sign) + beside,
        };
        let blames = sign < 0;
        // What is gathered to learn from is more than what is told.
        let floor = if looked_at.is_some() {
            LOOKED_AT.min(enough)
        } else {
            enough
        };
        let speaks = self.evidence.speaks(unit, feature, false);
        if speaks < floor {
            return None;
        }
        let likelihood = speaks * self.goes(unit, sign, 0);
        let says = || {
            let known = is_spoken || told.left_out >> place & 1 == 1;
            instead || self.weigher.says(&unit.tokens, known)
        };
        let mut passes = || !blames || self.blame_passes((brand, feature), unit, (likelihood, false), looked_at);
        let is_told = likelihood >= floor && says() && passes() && likelihood >= enough;
        (is_told && !(blames && self.is_not_required(&unit.tokens))).then_some((unit, likelihood))
    }

    /// The same as [`Self::negates`], found once.
    fn is_negated(&self) -> bool {
        *self.negates.get_or_init(|| self.negates())
    }

    /// True where a word of the part turns what others say, be it within a phrase.
    fn negates(&self) -> bool {
        let sentence = self.weigher.sentence;
        let tokens = self.weigher.tokens(&self.part.tokens);
        if tokens.iter().any(|token| turns(token.meaning())) {
            return true;
        }
        if !sentence.turning {
            return false;
        }
        let spans = tokens.iter().map(|token| token.lower).filter(|(from, to)| from < to);
        let (from, to) = spans.fold((usize::MAX, 0), |all, span| (all.0.min(span.0), all.1.max(span.1)));
        let text = sentence.lower.get(from..to).unwrap_or_default();
        let mut words = text.split(' ');
        words.any(|word| turns(sentence.lexicon.entry(word).meaning))
    }

    /// How likely it is that a unit goes in a direction, where the rules found `found`; under Pros and Cons it is known, but for what
    /// "but" sets against them.
    pub(super) fn goes(&self, unit: &Unit, sign: i8, found: i8) -> f32 {
        let known = !self.part.opposed || found == sign;
        if self.weigher.context.prior == sign && known {
            return 1.0;
        }
        self.evidence
            .goes(unit, sign, found, (self.expected, || self.is_negated()))
    }
}

/// True for the meaning of a word that turns what others say.
pub(super) fn turns(meaning: Option<Meaning>) -> bool {
    matches!(
        meaning,
        Some(Meaning::Negator | Meaning::NegatorBehind | Meaning::Concord | Meaning::Lack | Meaning::CouldBe)
    )
}

/// The words of some tokens without names, and without "but" and the like where the part before is of somebody else. Where a sentence begins
/// with them those of the label before it stand in front.
fn words<'s>(
    sentence: &'s Sentence,
    tokens: &Range<usize>,
    context: Context,
    part: &Part,
) -> impl Iterator<Item = &'s str> {
    let of_another = part.of_another;
    let (from, to) = if tokens.start == 0 { context.label } else { (0, 0) };
    let label = sentence.lower.get(from..to).unwrap_or_default();
    let tokens = sentence.tokens.get(tokens.clone()).unwrap_or_default().iter();
    let counts = move |token: &&Token| match token.kind {
        Kind::Brand(_) | Kind::Object(_) => false,
        Kind::Meaning(Meaning::Contrast) => !of_another,
        _ => true,
    };
    std::iter::once(label).chain(tokens.filter(counts).map(|token| sentence.spoken(token)))
}
