//! What the rules say of a part of a sentence is weighed with what the classifier says of it: a finding whose feature is unlikely takes
//! the likeliest one, or is left out, as is one whose direction is unlikely. Where the rules say nothing, the likeliest feature is told
//! if the classifier is sure of it.

use std::ops::Range;

use super::classifier::{CLASSES, Classifier, Scores};
use super::features::OVERALL;
use super::few::Few;
use super::judge::Context;
use super::lexicon::Meaning;
use super::output::{Judgement, Output};
use super::segments::{Clauses, Segment};
use super::statements::{Statement, Way};
use super::tokens::{Kind, Sentence};

/// The score that the feature of a finding needs.
const POSSIBLE: f32 = -0.6;
/// The score that it needs among the words of its segment alone, where it has too low a one among all of the part: in "compact,
/// cheap and easy to use" each weighs little.
const POSSIBLE_ALONE: f32 = -0.1;
/// The score that another feature needs among the words of the segment to take its place.
const LIKELIER: f32 = 0.3;
/// How sure the other direction must be, of the part and of the segment, for a finding to be left out.
const CONTRARY: f32 = 0.6;
/// The same of the part alone.
const CONTRARY_PART: f32 = 1.0;
/// The score that a feature needs where the rules say nothing of a part.
const LIKELY: f32 = 0.0;
/// The score that it needs in a segment of which they say nothing, beside others of which they do.
const LIKELY_BESIDE: f32 = 0.3;
/// The score that blame needs then; praise needs as much on the other side of 0.
const SURE: f32 = 0.35;

/// What "but" behind praise adds to the score of blame, and behind blame takes from it.
const EXPECTED: f32 = 0.5;

/// What it takes more to leave out or to tell something in languages whose rules are trusted.
const TRUST: f32 = 0.3;

/// Words of a part that says something.
const LEAST_WORDS: usize = 3;
/// Segments of a part whose silent ones are asked of; more are a list.
const MOST_SEGMENTS: usize = 12;

/// A part of a sentence between two contrasts.
struct Part {
    tokens: Range<usize>,
    clauses: Range<usize>,
    /// Of whom all of it speaks; nobody, where it compares or speaks of several.
    brand: Option<u16>,
    /// A word such as "but" sets it apart from the part before, which speaks of the same brand.
    opposed: bool,
}

impl Part {
    fn holds(&self, judgement: &Judgement) -> bool {
        self.clauses.contains(&judgement.clause) && judgement.sign != 0
    }
}

/// The parts of a sentence, in the room of another one's.
#[derive(Default)]
pub(super) struct Parts(Vec<Part>);

impl Parts {
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    /// Adds the next clause. It goes on with the part before it where both are about one brand and nothing sets them apart.
    pub(super) fn add(&mut self, sentence: &Sentence, index: usize, clause: &[Segment], brand: Option<u16>) {
        let [first, ..] = clause else { return };
        let tokens = first.from..clause.last().map_or(first.to, |last| last.to);
        let contrasts = |between: Range<usize>| {
            let mut between = sentence.tokens.get(between).unwrap_or_default().iter();
            between.any(|token| token.meaning() == Some(Meaning::Contrast))
        };
        let mut opposed = false;
        if let Some(before) = self.0.last_mut().filter(|before| before.brand == brand) {
            opposed = contrasts(before.tokens.end..tokens.start);
            if !opposed {
                before.tokens.end = tokens.end;
                before.clauses.end = index + 1;
                return;
            }
        }
        self.0.push(Part {
            tokens,
            clauses: index..index + 1,
            brand,
            opposed,
        });
    }

    /// Weighs the judgements of a sentence.
    pub(super) fn weigh(&self, sentence: &Sentence, clauses: &Clauses, context: Context, output: &mut Output) {
        let Some(classifier) = sentence.lexicon.classifier else {
            return;
        };
        let weigher = Weigher {
            classifier,
            trust: if sentence.lexicon.pack.trusted { TRUST } else { 0.0 },
            sentence,
            context,
        };
        let mut before = 0;
        for part in &self.0 {
            let opposite = if part.opposed { -before } else { 0 };
            weigher.weigh(part, opposite, clauses, output);
            before = direction(output.judgements.iter().filter(|judgement| part.holds(judgement)));
        }
    }
}

/// What was left out of a part.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Left {
    /// Nothing, or what only was of an unlikely feature.
    Nothing,
    /// That something suits somebody, or does not.
    Suiting(i8),
    /// What its words speak against.
    Contrary,
}

/// Weighs one sentence.
struct Weigher<'s> {
    classifier: Classifier,
    /// How much lower the score of a feature may be that the rules found, and how much higher one must be that they did not.
    trust: f32,
    sentence: &'s Sentence,
    context: Context,
}

impl Weigher<'_> {
    /// Weighs a part; `opposite` is the direction that is to be expected of it, 0 where either is.
    fn weigh(&self, part: &Part, opposite: i8, clauses: &Clauses, output: &mut Output) {
        let brand = part.brand.filter(|_| !self.context.verdict && !self.context.people);
        let held = output.judgements.iter().any(|judgement| part.holds(judgement));
        if !held && (brand.is_none() || !self.says(&part.tokens)) {
            return;
        }
        let mut scores = self.scores(&part.tokens);
        scores[0] -= f32::from(opposite) * EXPECTED;
        let left = self.revise(part, opposite, &scores, output);
        let Some(brand) = brand else { return };
        let told = |judgement: &&Judgement| part.holds(judgement) && judgement.brand == brand;
        let told: Vec<Judgement> = output.judgements.iter().filter(told).cloned().collect();
        let mut add = |feature, sign, way| {
            output.add(&[brand], &Statement::of(feature, sign, way), sign, part.clauses.start);
        };
        if !told.is_empty() {
            let from = clauses.range(part.clauses.start).start;
            let to = clauses.range(part.clauses.end - 1).end;
            let segments = &clauses.segments()[from..to];
            for (feature, sign) in self.silent(segments, &told) {
                add(feature, sign, Way::After);
            }
        } else if let Left::Suiting(sign) = left {
            // "Not for professionals": whoever that is, it is no feature.
            add(OVERALL, sign, Way::Before);
        } else if left != Left::Contrary
            && self.says(&part.tokens)
            && let Some((feature, sign)) = self.likeliest(&scores, LIKELY + self.trust)
        {
            add(feature, sign, Way::After);
        }
    }

    /// Leaves out of a part what is unlikely, or gives it the likeliest feature.
    fn revise(&self, part: &Part, opposite: i8, scores: &Scores, output: &mut Output) -> Left {
        let held = output.judgements.iter().filter(|judgement| part.holds(judgement));
        let mut told: Few<(u16, u16)> = Few::default();
        told.extend(held.map(|judgement| (judgement.brand, judgement.feature)));
        if told.iter().next().is_none() {
            return Left::Nothing;
        }
        let trusted = self.sentence.lexicon.pack.trusted;
        let blame = (self.context.prior == 0 && part.brand.is_some() && !trusted).then_some(scores[0]);
        let mut alone = Alone::default();
        let mut left = Left::Nothing;
        output.judgements.retain_mut(|judgement| {
            if !part.holds(judgement) {
                return true;
            }
            if trusted && judgement.sign < 0 {
                return true;
            }
            // Words tell the direction that they have without what negates them, which rules know better.
            if blame.is_some_and(|blame| self.contradicts(judgement, blame, opposite)) && !self.negates(&part.tokens) {
                if opposite != -judgement.sign {
                    left = Left::Contrary;
                    return false;
                }
                judgement.sign = opposite;
            }
            let (feature, segment) = (usize::from(judgement.feature), judgement.segment.clone());
            if self.is_wordless(judgement.feature)
                || self.is_listed(feature as u16, &segment)
                || scores[feature] + self.trust >= POSSIBLE
            {
                return true;
            }
            if !segment.is_empty() {
                let alone = alone.scores(self, &segment);
                if alone[feature] + self.trust >= POSSIBLE_ALONE {
                    return true;
                }
                let (likeliest, score) = best(alone);
                if score >= LIKELIER && told.insert((judgement.brand, likeliest)) {
                    judgement.feature = likeliest;
                    return true;
                }
            }
            if left == Left::Nothing && Some(judgement.brand) == part.brand && self.suits(&segment) {
                left = Left::Suiting(judgement.sign);
            }
            false
        });
        left
    }

    /// True for a feature that needs no words in a sentence: "A good choice" has few of its own, and what a title or a table's header
    /// tells has none.
    fn is_wordless(&self, feature: u16) -> bool {
        let header = self
            .sentence
            .tokens
            .first()
            .filter(|token| self.sentence.words(token).is_empty());
        feature == OVERALL
            || Some(feature) == self.context.about
            || header
                .is_some_and(|header| matches!(header.meaning(), Some(Meaning::Feature { id, .. }) if id == feature))
    }

    /// True where a segment under Pros or Cons does no more than name a feature: "the price".
    fn is_listed(&self, feature: u16, segment: &Range<usize>) -> bool {
        let mut tokens = self.sentence.tokens.get(segment.clone()).unwrap_or_default().iter();
        self.context.prior != 0
            && tokens.len() < LEAST_WORDS
            && tokens.any(|token| matches!(token.meaning(), Some(Meaning::Feature { id, .. }) if id == feature))
    }

    /// True where the words of a part, whose score of blame is given, and those of a judgement's segment in it speak for the other
    /// direction.
    fn contradicts(&self, judgement: &Judgement, blame: f32, opposite: i8) -> bool {
        let against = |blame: f32| blame * f32::from(judgement.sign);
        let segment = || self.blame(&judgement.segment) - f32::from(opposite) * EXPECTED;
        against(blame) >= CONTRARY_PART
            || against(blame) >= CONTRARY && (judgement.segment.is_empty() || against(segment()) >= CONTRARY)
    }

    /// What the segments say of which nothing is told.
    fn silent(&self, segments: &[Segment], told: &[Judgement]) -> Vec<(u16, i8)> {
        let mut said = Vec::new();
        if segments.len() > MOST_SEGMENTS || segments.len() < 2 {
            return said;
        }
        for segment in segments {
            let tokens = segment.from..segment.to;
            let of_it = |judgement: &Judgement| {
                let spoken = &judgement.segment;
                spoken.is_empty() || spoken.start < tokens.end && tokens.start < spoken.end
            };
            if told.iter().any(of_it) || !self.says(&tokens) {
                continue;
            }
            if let Some((feature, sign)) = self.likeliest(&self.scores(&tokens), LIKELY_BESIDE)
                && told.iter().all(|judgement| judgement.feature != feature)
            {
                said.push((feature, sign));
            }
        }
        said
    }

    fn scores(&self, tokens: &Range<usize>) -> Scores {
        self.classifier.scores(words(self.sentence, tokens, self.context))
    }

    fn features(&self, tokens: &Range<usize>) -> Scores {
        self.classifier.features(words(self.sentence, tokens, self.context))
    }

    fn blame(&self, tokens: &Range<usize>) -> f32 {
        self.classifier.blame(words(self.sentence, tokens, self.context))
    }

    /// True for tokens of words enough to say something, and no number: "Price: $130" and "Suction: 8,000 Pa" are no judgements.
    fn says(&self, tokens: &Range<usize>) -> bool {
        let tokens = self.sentence.tokens.get(tokens.clone()).unwrap_or_default();
        let told = tokens
            .iter()
            .filter(|token| !matches!(token.kind, Kind::Brand(_) | Kind::Object(_)));
        let words = told
            .map(|token| self.sentence.words(token))
            .filter(|words| !words.is_empty());
        let (mut count, mut numbers) = (0, false);
        for word in words {
            count += 1;
            numbers |= word.bytes().any(|byte| byte.is_ascii_digit());
        }
        count >= LEAST_WORDS && !numbers
    }

    /// The likeliest feature, where it is likely enough, and which way it is judged, where that is sure.
    fn likeliest(&self, scores: &Scores, least: f32) -> Option<(u16, i8)> {
        let (feature, score) = best(scores);
        if score < least {
            return None;
        }
        let sure = SURE + self.trust;
        let sign = match self.context.prior {
            0 => match scores[0] {
                blame if blame >= sure => -1,
                blame if blame <= -sure => 1,
                _ => return None,
            },
            prior => prior,
        };
        Some((feature, sign))
    }

    /// True where a word of some tokens, or one that stands between them as a part of a phrase, turns what others say.
    fn negates(&self, tokens: &Range<usize>) -> bool {
        let tokens = self.sentence.tokens.get(tokens.clone()).unwrap_or_default().iter();
        let spans = tokens.map(|token| token.lower).filter(|(from, to)| from < to);
        let (from, to) = spans.fold((usize::MAX, 0), |all, span| (all.0.min(span.0), all.1.max(span.1)));
        let text = self.sentence.lower.get(from..to).unwrap_or_default();
        text.split(|c: char| !c.is_alphanumeric()).any(|word| {
            let turns = self.sentence.lexicon.entry(word).meaning;
            matches!(
                turns,
                Some(Meaning::Negator | Meaning::NegatorBehind | Meaning::Concord | Meaning::Lack | Meaning::CouldBe)
            )
        })
    }

    /// True for tokens that say whom something suits, or does not.
    fn suits(&self, tokens: &Range<usize>) -> bool {
        let mut tokens = self.sentence.tokens.get(tokens.clone()).unwrap_or_default().iter();
        tokens.any(|token| matches!(token.meaning(), Some(Meaning::Suits(_))))
    }
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

/// The likeliest feature and its score.
fn best(scores: &Scores) -> (u16, f32) {
    let features = (1..CLASSES).max_by(|&one, &other| scores[one].total_cmp(&scores[other]));
    features.map_or((0, f32::MIN), |feature| (feature as u16, scores[feature]))
}

/// The scores of the segment that was asked for last: judgements of one segment stand side by side.
#[derive(Default)]
struct Alone(Option<(Range<usize>, Scores)>);

impl Alone {
    fn scores(&mut self, weigher: &Weigher, segment: &Range<usize>) -> &Scores {
        let known = self.0.take().filter(|(known, _)| known == segment);
        &self
            .0
            .insert(known.unwrap_or_else(|| (segment.clone(), weigher.features(segment))))
            .1
    }
}

/// The words of some tokens without names, and where a sentence begins with them those of the label before it.
fn words<'s>(sentence: &'s Sentence, tokens: &Range<usize>, context: Context) -> impl Iterator<Item = &'s str> {
    let (from, to) = if tokens.start == 0 { context.label } else { (0, 0) };
    let label = sentence.lower.get(from..to).unwrap_or_default();
    let tokens = sentence.tokens.get(tokens.clone()).unwrap_or_default().iter();
    let unnamed = tokens.filter(|token| !matches!(token.kind, Kind::Brand(_) | Kind::Object(_)));
    std::iter::once(label).chain(unnamed.map(|token| sentence.words(token)))
}
