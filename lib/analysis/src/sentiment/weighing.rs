//! What the rules say of a part of a sentence is weighed with what the classifier says of it: a finding whose feature is unlikely takes
//! the likeliest one, or is left out, as is one whose direction is unlikely. Where the rules say nothing, the likeliest feature is told
//! if the classifier is sure of it.

use std::ops::Range;

use super::classifier::{CLASSES, Classifier, Scores};
use super::features::OVERALL;
use super::judge::Context;
use super::lexicon::Meaning;
use super::output::{Judgement, Output};
use super::revising::{Left, Revision};
use super::segments::{Clauses, Segment};
use super::statements::{Statement, Way};
use super::tokens::{Kind, Sentence, Token};

/// The score that a feature needs where the rules say nothing of a part.
const LIKELY: f32 = -0.2;
/// The score that it needs in a segment of which they say nothing, beside others of which they do.
const LIKELY_BESIDE: f32 = -0.2;
/// The score that it needs in each of several segments where the rules say nothing of any.
const LIKELY_EACH: f32 = 0.0;
/// The score that blame needs then; praise needs as much on the other side of 0.
const SURE: f32 = 0.35;

/// What "but" behind praise adds to the score of blame, and behind blame takes from it.
pub(super) const EXPECTED: f32 = 1.2;

/// What praise told of a part takes from the score of blame of its silent segments, and blame adds to it, where all of it goes one way.
const ALIKE: f32 = 0.4;

/// What it takes more in a sentence that names no brand, as most lines of lists do.
const UNNAMED: f32 = 0.3;

/// What it takes more, in languages whose rules are trusted, to leave out what they found or to tell of a part of which they say nothing, but
/// under Cons.
const TRUST: f32 = 0.3;

/// Words of a part that says something.
pub(super) const LEAST_WORDS: usize = 3;
/// Words of one that holds a number and says something; fewer are a specification: "Suction: 8,000 Pa".
const LEAST_WORDS_BESIDE_NUMBERS: usize = 5;
/// Segments of a part whose silent ones are asked of; more are a list.
const MOST_SEGMENTS: usize = 12;

/// A part of a sentence between two contrasts.
pub(super) struct Part {
    pub(super) tokens: Range<usize>,
    clauses: Range<usize>,
    /// Of whom all of it speaks; nobody, where it compares or speaks of several.
    pub(super) brand: Option<u16>,
    /// A word such as "but" sets it apart from the part before, which speaks of the same brand.
    opposed: bool,
}

impl Part {
    /// True for praise or blame in one of its clauses.
    pub(super) fn holds(&self, judgement: &Judgement) -> bool {
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
            trust: if sentence.lexicon.pack.trusted { TRUST } else { 0.0 },
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
    classifier: Classifier,
    /// How much lower the score of a feature may be that the rules found, and how much higher one must be that they did not.
    pub(super) trust: f32,
    pub(super) sentence: &'s Sentence,
    pub(super) context: Context,
    takes: bool,
}

impl Weigher<'_> {
    /// Weighs a part; `opposite` is the direction that is to be expected of it, 0 where either is.
    fn weigh(&self, part: &Part, opposite: i8, clauses: &Clauses, output: &mut Output) {
        let brand = part.brand.filter(|_| !self.context.verdict && !self.context.people);
        let held = output.judgements.iter().any(|judgement| part.holds(judgement));
        if !held && (brand.is_none() || !self.says(&part.tokens)) {
            return;
        }
        let mut known = None;
        let mut scores = || {
            *known.get_or_insert_with(|| {
                let mut scores = self.scores(&part.tokens);
                scores[0] -= f32::from(opposite) * EXPECTED;
                scores
            })
        };
        // What stays whatever its words weigh needs no scores.
        let trusted = self.sentence.lexicon.pack.trusted;
        let stays = |judgement: &Judgement| trusted && (judgement.sign < 0 || judgement.feature == OVERALL);
        let left = match output
            .judgements
            .iter()
            .any(|judgement| part.holds(judgement) && !stays(judgement))
        {
            true => Revision::run(self, part, opposite, &scores(), output),
            false => Left::Nothing,
        };
        if let Some(brand) = brand {
            self.tell(part, brand, left, scores, clauses, output);
        }
    }

    /// Tells of a brand what the rules have not said of a part.
    fn tell(
        &self,
        part: &Part,
        brand: u16,
        left: Left,
        mut scores: impl FnMut() -> Scores,
        clauses: &Clauses,
        output: &mut Output,
    ) {
        let told = |judgement: &&Judgement| part.holds(judgement) && judgement.brand == brand;
        let told: Vec<Judgement> = output.judgements.iter().filter(told).cloned().collect();
        let mut add = |clause, feature, sign, way| {
            output.add(&[brand], &Statement::of(feature, sign, way), sign, clause);
        };
        let first = part.clauses.start;
        if left == Left::Contrary {
            // Where the words speak against what the rules found, neither is to be believed.
        } else if !told.is_empty() {
            for (clause, feature, sign) in self.silent(part, clauses, &told, LIKELY_BESIDE) {
                add(clause, feature, sign, Way::After);
            }
        } else if let Left::Suiting(sign) = left {
            // "Not for professionals": whoever that is, it is no feature.
            add(first, OVERALL, sign, Way::Before);
        } else if !self.takes
            && self.says(&part.tokens)
            && let Some((feature, sign)) = self.likeliest(&scores(), LIKELY)
        {
            let said = self.silent(part, clauses, &[], LIKELY_EACH);
            if said.len() > 1 {
                for (clause, feature, sign) in said {
                    add(clause, feature, sign, Way::After);
                }
            } else {
                add(first, feature, sign, Way::After);
            }
        }
    }

    /// What the segments of a part say of which nothing is told, each with its clause.
    fn silent(&self, part: &Part, clauses: &Clauses, told: &[Judgement], least: f32) -> Vec<(usize, u16, i8)> {
        let mut said: Vec<(usize, u16, i8)> = Vec::new();
        let alike = direction(told.iter());
        let segments = part.clauses.clone().flat_map(|clause| {
            let of_clause = clauses.get(clause).iter();
            of_clause.map(move |segment| (clause, segment.from..segment.to))
        });
        let count = segments.clone().count();
        // A part of one segment is weighed as a whole.
        if count > MOST_SEGMENTS || told.is_empty() && count < 2 {
            return said;
        }
        for (clause, tokens) in segments {
            let of_it = |judgement: &Judgement| {
                let spoken = &judgement.segment;
                spoken.is_empty() || spoken.start < tokens.end && tokens.start < spoken.end
            };
            if told.iter().any(of_it) || !self.says(&tokens) {
                continue;
            }
            let mut scores = self.scores(&tokens);
            scores[0] -= f32::from(alike) * ALIKE;
            if let Some((feature, sign)) = self.likeliest(&scores, least)
                && told.iter().all(|judgement| judgement.feature != feature)
                && said.iter().all(|&(_, known, _)| known != feature)
            {
                said.push((clause, feature, sign));
            }
        }
        said
    }

    /// The scores of some tokens.
    pub(super) fn scores(&self, tokens: &Range<usize>) -> Scores {
        self.classifier.scores(words(self.sentence, tokens, self.context))
    }

    pub(super) fn tokens(&self, tokens: &Range<usize>) -> &[Token] {
        self.sentence.tokens.get(tokens.clone()).unwrap_or_default()
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
            true => count >= LEAST_WORDS_BESIDE_NUMBERS && self.sentence.named && self.trust == 0.0,
            false => count >= LEAST_WORDS,
        }
    }

    /// The likeliest feature, where it is likely enough, and which way it is judged, where that is sure.
    fn likeliest(&self, scores: &Scores, least: f32) -> Option<(u16, i8)> {
        let (feature, score) = best(scores);
        let unnamed = if self.sentence.named { 0.0 } else { UNNAMED };
        // A line under Cons blames something, one under Pros may only state it.
        let trust = if self.context.prior < 0 { 0.0 } else { self.trust };
        if score < least + trust + unnamed {
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

/// The likeliest feature and its score.
pub(super) fn best(scores: &Scores) -> (u16, f32) {
    let features = (1..CLASSES).max_by(|&one, &other| scores[one].total_cmp(&scores[other]));
    features.map_or((0, f32::MIN), |feature| (feature as u16, scores[feature]))
}

/// The words of some tokens without names, and where a sentence begins with them those of the label before it.
fn words<'s>(sentence: &'s Sentence, tokens: &Range<usize>, context: Context) -> impl Iterator<Item = &'s str> {
    let (from, to) = if tokens.start == 0 { context.label } else { (0, 0) };
    let label = sentence.lower.get(from..to).unwrap_or_default();
    let tokens = sentence.tokens.get(tokens.clone()).unwrap_or_default().iter();
    let unnamed = tokens.filter(|token| !matches!(token.kind, Kind::Brand(_) | Kind::Object(_)));
    std::iter::once(label).chain(unnamed.map(|token| sentence.spoken(token)))
}
