//! What the rules say of a part of a sentence is weighed with what the classifier says of it: a finding whose feature is unlikely is
//! left out, and where none is left, the likeliest feature is told if the classifier is sure of it.

use std::ops::Range;

use super::classifier::{CLASSES, Classifier, Scores};
use super::features::OVERALL;
use super::judge::Context;
use super::lexicon::Meaning;
use super::output::{Judgement, Output};
use super::segments::Segment;
use super::statements::{Statement, Way};
use super::tokens::{Kind, Sentence};

/// The score that the feature of a finding needs.
const POSSIBLE: f32 = -0.8;
/// The score that it needs among the words of its segment alone, where it has too low a one among all of the part: in "compact,
/// cheap and easy to use" each weighs little.
const POSSIBLE_ALONE: f32 = -0.2;
/// The score that a feature needs of which the rules say nothing.
const LIKELY: f32 = 0.0;
/// The score that blame needs then; praise needs as much on the other side of 0.
const SURE: f32 = 0.35;

/// Words of a part that says something.
const LEAST_WORDS: usize = 3;

/// A part of a sentence between two contrasts.
struct Part {
    tokens: Range<usize>,
    clauses: Range<usize>,
    /// Of whom all of it speaks; nobody, where it compares or speaks of several.
    brand: Option<u16>,
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
        if let Some(before) = self.0.last_mut()
            && before.brand == brand
            && !contrasts(before.tokens.end..tokens.start)
        {
            before.tokens.end = tokens.end;
            before.clauses.end = index + 1;
            return;
        }
        self.0.push(Part {
            tokens,
            clauses: index..index + 1,
            brand,
        });
    }

    /// Weighs the judgements of a sentence.
    pub(super) fn weigh(&self, sentence: &Sentence, context: Context, output: &mut Output) {
        let Some(classifier) = sentence.lexicon.classifier else {
            return;
        };
        for part in &self.0 {
            let within = |judgement: &Judgement| part.clauses.contains(&judgement.clause) && judgement.sign != 0;
            if part.brand.is_none() && !output.judgements.iter().any(within) {
                continue;
            }
            let scores = classifier.features(words(sentence, &part.tokens, context));
            let mut alone = Alone::default();
            // "A good choice": what is of the whole has few words of its own.
            let mut possible = |judgement: &Judgement| {
                let feature = usize::from(judgement.feature);
                judgement.feature == OVERALL
                    || scores[feature] >= POSSIBLE
                    || !judgement.segment.is_empty()
                        && alone.scores(classifier, sentence, context, &judgement.segment)[feature] >= POSSIBLE_ALONE
            };
            let mut left = None;
            output.judgements.retain(|judgement| {
                let stays = !within(judgement) || possible(judgement);
                let own = Some(judgement.brand) == part.brand && suits(sentence, &judgement.segment);
                left = left.or((own && !stays).then_some(judgement.sign));
                stays
            });
            let Some(brand) = part.brand else { continue };
            let told = |judgement: &Judgement| within(judgement) && judgement.brand == brand;
            if context.verdict || output.judgements.iter().any(told) {
                continue;
            }
            if let Some(sign) = left {
                // "Not for professionals": whoever that is, it is no feature.
                let whole = Statement::of(OVERALL, sign, Way::Before);
                output.add(&[brand], &whole, sign, part.clauses.start);
                continue;
            }
            if !part.says(sentence) {
                continue;
            }
            if let Some((feature, sign)) = part.likeliest(&scores, sentence, context) {
                let statement = Statement::of(feature, sign, Way::After);
                output.add(&[brand], &statement, sign, part.clauses.start);
            }
        }
    }
}

impl Part {
    /// True where it has words enough to say something, and no number: "Price: $130" and "Suction: 8,000 Pa" are no judgements.
    fn says(&self, sentence: &Sentence) -> bool {
        let tokens = sentence.tokens.get(self.tokens.clone()).unwrap_or_default();
        let told = tokens
            .iter()
            .filter(|token| !matches!(token.kind, Kind::Brand(_) | Kind::Object(_)));
        let words = told
            .map(|token| sentence.words(token))
            .filter(|words| !words.is_empty());
        let (mut count, mut numbers) = (0, false);
        for word in words {
            count += 1;
            numbers |= word.bytes().any(|byte| byte.is_ascii_digit());
        }
        count >= LEAST_WORDS && !numbers
    }

    /// The likeliest feature, where it is likely enough, and which way it is judged, where that is sure.
    fn likeliest(&self, scores: &Scores, sentence: &Sentence, context: Context) -> Option<(u16, i8)> {
        let feature = (1..CLASSES).max_by(|&one, &other| scores[one].total_cmp(&scores[other]))?;
        if scores[feature] < LIKELY {
            return None;
        }
        let classifier = sentence.lexicon.classifier?;
        let sign = match context.prior {
            0 => match classifier.blame(words(sentence, &self.tokens, context)) {
                blame if blame >= SURE => -1,
                blame if blame <= -SURE => 1,
                _ => return None,
            },
            prior => prior,
        };
        Some((feature as u16, sign))
    }
}

/// The scores of the segment that was asked for last: judgements of one segment stand side by side.
#[derive(Default)]
struct Alone(Option<(Range<usize>, Scores)>);

impl Alone {
    fn scores(
        &mut self,
        classifier: Classifier,
        sentence: &Sentence,
        context: Context,
        segment: &Range<usize>,
    ) -> &Scores {
        let known = self.0.take().filter(|(known, _)| known == segment);
        let scored = || (segment.clone(), classifier.features(words(sentence, segment, context)));
        &self.0.insert(known.unwrap_or_else(scored)).1
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

/// True for tokens that say whom something suits, or does not.
fn suits(sentence: &Sentence, tokens: &Range<usize>) -> bool {
    let mut tokens = sentence.tokens.get(tokens.clone()).unwrap_or_default().iter();
    tokens.any(|token| matches!(token.meaning(), Some(Meaning::Suits(_))))
}
