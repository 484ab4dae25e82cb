//! What the rules found in a part of a sentence stays where it is likely enough, and what they have not found is told where that is
//! likely enough; [`Evidence`] tells how likely.

use std::cell::OnceCell;
use std::ops::Range;

use super::classifier::{Classifier, Sums};
use super::evidence::{Claim, Evidence, Unit};
use super::features::OVERALL;
use super::few::Few;
use super::judge::Context;
use super::lexicon::Meaning;
use super::output::{Judgement, Output};
use super::segments::{Clauses, Segment};
use super::statements::{Statement, Way};
use super::tokens::{Kind, Sentence, Token};

/// How likely something has to be, to be told: praise, and blame.
struct Least {
    /// What the rules found.
    found: [f32; 2],
    /// What they have not found.
    new: [f32; 2],
    /// How much likelier that has to be in words in which they found something else.
    beside: f32,
}

const LEAST: Least = Least {
    found: [0.43, 0.50],
    new: [0.50, 0.56],
    beside: 0.2,
};
/// In languages whose rules are trusted.
const LEAST_TRUSTED: Least = Least {
    found: [0.2, 0.1],
    new: [0.6, 0.6],
    beside: 0.3,
};
/// How likely a feature has to be that the rules found where a part compares, or speaks of several brands, which they know better.
const LEAST_OF_SEVERAL: f32 = 0.3;

/// What "but" behind praise speaks for blame, and behind blame for praise.
const EXPECTED: f32 = 0.5;

/// Units of a part of which is told what the rules have not found; more are a list.
const MOST_UNITS: usize = 12;

/// Words of a part that says something.
const LEAST_WORDS: usize = 3;
/// Words of one that holds a number and says something; fewer are a specification: "Suction: 8,000 Pa".
const LEAST_WORDS_BESIDE_NUMBERS: usize = 5;

/// A part of a sentence between two contrasts.
pub(super) struct Part {
    tokens: Range<usize>,
    pub(super) clauses: Range<usize>,
    /// Of whom all of it speaks; nobody, where it compares or speaks of several.
    brand: Option<u16>,
    /// A word such as "but" sets it apart from the part before, which speaks of the same brand.
    opposed: bool,
}

impl Part {
    /// True for praise or blame in one of its clauses.
    fn holds(&self, judgement: &Judgement) -> bool {
        self.clauses.contains(&judgement.clause) && judgement.sign != 0
    }
}

/// The parts of a sentence, in the room of another one's.
#[derive(Default)]
pub(super) struct Parts {
    parts: Vec<Part>,
    /// Whom the sentence before spoke of last, and which way.
    before: Option<(u16, i8)>,
}

impl Parts {
    /// At the beginning of a sentence.
    pub(super) fn clear(&mut self) {
        self.parts.clear();
    }

    /// The next sentence goes on with nothing.
    pub(super) fn forget(&mut self) {
        self.before = None;
    }

    /// Adds the next clause. It goes on with the part before it where both are about one brand and nothing sets them apart.
    pub(super) fn add(&mut self, sentence: &Sentence, index: usize, clause: &[Segment], brand: Option<u16>) {
        let [first, ..] = clause else { return };
        let tokens = first.from..clause.last().map_or(first.to, |last| last.to);
        let between = self.parts.last().map_or(0, |before| before.tokens.end);
        let mut contrasts = contrasts(&sentence.tokens[between..first.to]).peekable();
        let contrasted = contrasts.peek().is_some();
        if let Some(before) = self
            .parts
            .last_mut()
            .filter(|before| before.brand == brand && !contrasted)
        {
            before.tokens.end = tokens.end;
            before.clauses.end = index + 1;
            return;
        }
        self.parts.push(Part {
            tokens,
            clauses: index..index + 1,
            brand,
            opposed: contrasted && !contrasts.any(|token| goes_on(sentence, token)),
        });
    }

    /// Weighs the judgements of a sentence. One that `takes` a brand, "choose the Norvik", recommends it where the rules find nothing else.
    pub(super) fn weigh(
        &mut self,
        sentence: &Sentence,
        clauses: &Clauses,
        (context, takes): (Context, bool),
        output: &mut Output,
    ) {
        let Some(classifier) = sentence.lexicon.classifier else {
            return;
        };
        let weigher = Weigher {
            classifier,
            least: if sentence.lexicon.pack.trusted {
                &LEAST_TRUSTED
            } else {
                &LEAST
            },
            sentence,
            context,
            takes,
        };
        for part in &self.parts {
            let before = self
                .before
                .filter(|before| part.opposed && Some(before.0) == part.brand);
            weigher.weigh(part, before.map_or(0, |(_, way)| -way), clauses, output);
            let way = direction(output.judgements.iter().filter(|judgement| part.holds(judgement)));
            self.before = part.brand.map(|brand| (brand, way));
        }
    }
}

/// The words among some tokens that set what they stand in against what stands before it.
fn contrasts(tokens: &[Token]) -> impl Iterator<Item = &Token> {
    tokens.iter().filter(|token| token.meaning() == Some(Meaning::Contrast))
}

/// Weighs one sentence.
pub(super) struct Weigher<'s> {
    pub(super) classifier: Classifier,
    pub(super) sentence: &'s Sentence,
    least: &'static Least,
    context: Context,
    takes: bool,
}

impl Weigher<'_> {
    /// Weighs a part; `opposite` is the direction that is to be expected of it, 0 where either is.
    fn weigh(&self, part: &Part, opposite: i8, clauses: &Clauses, output: &mut Output) {
        let brand = part.brand.filter(|_| !self.context.verdict && !self.context.people);
        let held = output.judgements.iter().any(|judgement| part.holds(judgement));
        if !held && (brand.is_none() || self.takes || !self.says(&part.tokens)) {
            return;
        }
        let told = output.judgements.iter().filter(|judgement| part.holds(judgement));
        let weighed = Weighed {
            evidence: Evidence::read(self, part, clauses, told),
            expected: f32::from(opposite) * EXPECTED,
            negates: OnceCell::new(),
            weigher: self,
            part,
        };
        let suiting = weighed.revise(output);
        let Some(brand) = brand else { return };
        let holds = |output: &Output| output.judgements.iter().any(|judgement| part.holds(judgement));
        if !self.takes || holds(output) {
            weighed.tell(brand, output);
        }
        if let Some(sign) = suiting
            && !holds(output)
        {
            // "Not for professionals": whoever that is, it is no feature.
            let whole = Statement::of(OVERALL, sign, Way::Before);
            output.add(&[brand], &whole, sign, part.clauses.start);
        }
    }

    /// What the traits of some tokens add up to.
    pub(super) fn sums(&self, tokens: &Range<usize>) -> Sums {
        self.classifier.sums(words(self.sentence, tokens, self.context))
    }

    fn tokens(&self, tokens: &Range<usize>) -> &[Token] {
        self.sentence.tokens.get(tokens.clone()).unwrap_or_default()
    }

    /// True for a feature that needs no words in a sentence: "A good choice" has few of its own, and what a title or a table's header
    /// tells has none.
    fn is_wordless(&self, feature: u16) -> bool {
        let sentence = self.sentence;
        let header = sentence.tokens.first().filter(|token| sentence.words(token).is_empty());
        feature == OVERALL
            || Some(feature) == self.context.about
            || header
                .is_some_and(|header| matches!(header.meaning(), Some(Meaning::Feature { id, .. }) if id == feature))
    }

    /// True where a segment under Pros or Cons does no more than name a feature: "the price".
    fn is_listed(&self, judgement: &Judgement) -> bool {
        let tokens = self.tokens(&judgement.segment);
        let names =
            |token: &Token| matches!(token.meaning(), Some(Meaning::Feature { id, .. }) if id == judgement.feature);
        self.context.prior != 0 && tokens.len() < LEAST_WORDS && tokens.iter().any(names)
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

    /// True for tokens of words enough to say something: "Price: $130" is no judgement.
    fn says(&self, tokens: &Range<usize>) -> bool {
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
            false => count >= LEAST_WORDS,
        }
    }
}

/// A part and what is known of it, from which is told what is likely.
struct Weighed<'w> {
    weigher: &'w Weigher<'w>,
    part: &'w Part,
    evidence: Evidence,
    /// What speaks for praise besides.
    expected: f32,
    /// Whether a word of the part turns what others say; found where it is first asked for.
    negates: OnceCell<bool>,
}

impl Weighed<'_> {
    /// Leaves out what is unlikely of what the rules found. Returns whether something suits somebody (1), or does not (-1), where that was
    /// left out.
    fn revise(&self, output: &mut Output) -> Option<i8> {
        let mut suiting = None;
        output.judgements.retain(|judgement| {
            let stays = !self.part.holds(judgement) || self.stays(judgement);
            if !stays && Some(judgement.brand) == self.part.brand && self.weigher.suits(&judgement.segment) {
                suiting = suiting.or(Some(judgement.sign));
            }
            stays
        });
        suiting
    }

    /// True for what the rules found and is likely enough, or needs not be.
    fn stays(&self, judgement: &Judgement) -> bool {
        let Judgement { feature, sign, .. } = *judgement;
        let trusted = self.weigher.sentence.lexicon.pack.trusted && self.weigher.names(judgement);
        if trusted || self.weigher.is_wordless(feature) || self.weigher.is_listed(judgement) {
            return true;
        }
        let Some(unit) = self.evidence.unit_of(judgement) else {
            return true;
        };
        let speaks = self.evidence.speaks(unit, feature, true);
        if self.part.brand.is_none() {
            return speaks >= LEAST_OF_SEVERAL;
        }
        let found = self.evidence.found(judgement.brand, feature);
        speaks * self.goes(unit, sign, found) >= needed(self.weigher.least.found, sign)
    }

    /// Tells of a brand what is likely though the rules have not found it; of a feature what is likeliest.
    fn tell(&self, brand: u16, output: &mut Output) {
        if self.evidence.len() > MOST_UNITS {
            return;
        }
        let held = output.judgements.iter().filter(|judgement| self.part.holds(judgement));
        let held = held.filter(|judgement| judgement.brand == brand);
        let known: Few<u16> = held.clone().map(|judgement| judgement.feature).collect();
        let spoken: Vec<bool> = self.evidence.spoken(held.map(|judgement| &judgement.segment));
        let mut told: Vec<(Claim, &Unit, f32)> = Vec::new();
        let features = self.evidence.features().filter(|feature| !known.contains(feature));
        for claim in features.flat_map(|feature| [(feature, 1), (feature, -1)]) {
            let (feature, sign) = claim;
            let found = self.evidence.found(brand, feature);
            if self.weigher.context.prior == -sign || found == sign {
                continue;
            }
            let Some((place, unit)) = self.evidence.unit(claim) else {
                continue;
            };
            let likelihood = self.evidence.speaks(unit, feature, found != 0) * self.goes(unit, sign, found);
            let Least { new, beside, .. } = *self.weigher.least;
            let beside = match feature {
                _ if !spoken[place] => 0.0,
                // "Excellent sound quality" is of the sound.
                OVERALL => 2.0 * beside,
                _ => beside,
            };
            if likelihood < needed(new, sign) + beside || !self.weigher.says(&unit.tokens) {
                continue;
            }
            match told.iter_mut().find(|(other, ..)| other.0 == feature) {
                Some(known) if known.2 < likelihood => *known = (claim, unit, likelihood),
                Some(_) => {}
                None => told.push((claim, unit, likelihood)),
            }
        }
        for ((feature, sign), unit, _) in told {
            output.segment = unit.tokens.clone();
            output.add(&[brand], &Statement::of(feature, sign, Way::After), sign, unit.clause);
        }
        output.segment = 0..0;
    }

    /// True where a word of the part turns what others say, be it within a phrase.
    fn negates(&self) -> bool {
        let sentence = self.weigher.sentence;
        let tokens = self.weigher.tokens(&self.part.tokens);
        if tokens.iter().any(|token| turns(token.meaning())) {
            return true;
        }
        let spans = tokens.iter().map(|token| token.lower).filter(|(from, to)| from < to);
        let (from, to) = spans.fold((usize::MAX, 0), |all, span| (all.0.min(span.0), all.1.max(span.1)));
        let text = sentence.lower.get(from..to).unwrap_or_default();
        let mut words = text.split(' ');
        words.any(|word| turns(sentence.lexicon.entry(word).meaning))
    }

    /// How likely it is that a unit goes in a direction, where the rules found `found`; under Pros and Cons it is known.
    fn goes(&self, unit: &Unit, sign: i8, found: i8) -> f32 {
        let negates = || *self.negates.get_or_init(|| self.negates());
        match self.weigher.context.prior {
            0 => self.evidence.goes(unit, sign, found, (self.expected, negates)),
            _ => 1.0,
        }
    }
}

/// True for the meaning of a word that turns what others say.
fn turns(meaning: Option<Meaning>) -> bool {
    matches!(
        meaning,
        Some(Meaning::Negator | Meaning::NegatorBehind | Meaning::Concord | Meaning::Lack | Meaning::CouldBe)
    )
}

/// What praise (1) needs, or blame (-1).
fn needed(least: [f32; 2], sign: i8) -> f32 {
    least[usize::from(sign < 0)]
}

/// True for a word of [`Meaning::Contrast`] that sets nothing against what stands before it: "because", "but also".
fn goes_on(sentence: &Sentence, contrast: &Token) -> bool {
    let behind = sentence.lower.get(contrast.lower.0..).unwrap_or_default();
    let begins = |words: &str| {
        let rest = behind.strip_prefix(words);
        rest.is_some_and(|rest| words.ends_with('\'') || !rest.starts_with(char::is_alphanumeric))
    };
    sentence.lexicon.pack.because.iter().any(|words| begins(words))
}

/// Which way all of some judgements go; 0 where they do not go one way.
fn direction<'j>(mut judgements: impl Iterator<Item = &'j Judgement>) -> i8 {
    let first = judgements.next().map_or(0, |judgement| judgement.sign);
    if judgements.all(|judgement| judgement.sign == first) {
        first
    } else {
        0
    }
}

/// The words of some tokens without names, and where a sentence begins with them those of the label before it.
fn words<'s>(sentence: &'s Sentence, tokens: &Range<usize>, context: Context) -> impl Iterator<Item = &'s str> {
    let (from, to) = if tokens.start == 0 { context.label } else { (0, 0) };
    let label = sentence.lower.get(from..to).unwrap_or_default();
    let tokens = sentence.tokens.get(tokens.clone()).unwrap_or_default().iter();
    let unnamed = tokens.filter(|token| !matches!(token.kind, Kind::Brand(_) | Kind::Object(_)));
    std::iter::once(label).chain(unnamed.map(|token| sentence.spoken(token)))
}
