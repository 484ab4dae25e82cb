//! The parts of a sentence that are weighed, and of whom they speak.

use std::ops::Range;

use super::brands::Brands;
use super::compare::Comparison;
use super::judge::Context;
use super::lexicon::Meaning;
use super::output::{Judgement, Output};
use super::segments::{Clauses, Segment};
use super::tokens::{Sentence, Token};
use super::weighing::Weigher;

/// A part of a sentence, which ends at a contrast or where somebody else is spoken of.
pub(super) struct Part {
    pub(super) tokens: Range<usize>,
    pub(super) clauses: Range<usize>,
    /// Of whom all of it speaks.
    pub(super) brands: Brands,
    /// With whom it compares them.
    others: Option<Others>,
    /// A word such as "but" sets it apart from the part before, which speaks of the same brand.
    pub(super) opposed: bool,
    /// The part before speaks of somebody else, so that such a word says nothing of the direction.
    pub(super) of_another: bool,
}

/// The other side of a comparison.
#[derive(Clone, Copy)]
struct Others {
    /// The token that marks it.
    at: usize,
    brands: Brands,
    /// It gets the opposite judgement.
    inverts: bool,
    /// It stands in front of what is compared, in its clause.
    leading: Option<usize>,
}

impl Part {
    /// True for praise or blame in it.
    pub(super) fn holds(&self, judgement: &Judgement) -> bool {
        let segment = &judgement.segment;
        let here = match segment.is_empty() {
            true => self.clauses.contains(&judgement.clause) && self.brands.as_slice().contains(&judgement.brand),
            false => self.tokens.contains(&segment.start),
        };
        here && judgement.sign != 0
    }

    /// The one brand that it speaks of, which it compares with no other.
    pub(super) fn one(&self) -> Option<u16> {
        let one = self.brands.as_slice().first().filter(|_| self.brands.len() == 1);
        one.filter(|_| self.others.is_none()).copied()
    }

    /// Of whom the opposite is told of what some tokens of a clause say.
    pub(super) fn opposites(&self, tokens: &Range<usize>, clause: usize) -> &[u16] {
        let others = self.others.as_ref().filter(|others| others.inverts);
        let compared = others.filter(|others| others.leading == Some(clause) || tokens.contains(&others.at));
        compared.map_or(&[], |others| others.brands.as_slice())
    }
}

/// The parts of a sentence, in the room of another one's.
#[derive(Default)]
pub(super) struct Parts {
    parts: Vec<Part>,
    /// Whom the sentence before spoke of last, and which way.
    before: Option<(Brands, i8)>,
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

    /// Adds the next segments of a clause, which speak of the same brands. They go on with the part before where that does too and
    /// nothing sets them apart.
    pub(super) fn add(
        &mut self,
        sentence: &Sentence,
        (clause, segments): (usize, &[Segment]),
        brands: Brands,
        comparison: Option<&Comparison>,
    ) {
        let [first, ..] = segments else { return };
        let tokens = first.from..segments.last().map_or(first.to, |last| last.to);
        let between = self.parts.last().map_or(0, |before| before.tokens.end);
        let between = &sentence.tokens[between..first.to];
        let contrasted = contrasts(between).next().is_some();
        let others = comparison.map(|comparison| Others {
            at: comparison.at,
            brands: comparison.objects.iter().copied().collect(),
            inverts: comparison.inverts && (comparison.always || !comparison.leading),
            leading: comparison.leading.then_some(clause),
        });
        if let Some(before) = self
            .parts
            .last_mut()
            .filter(|before| before.brands == brands && !contrasted && others.is_none())
        {
            before.tokens.end = tokens.end;
            before.clauses.end = clause + 1;
            return;
        }
        self.parts.push(Part {
            tokens,
            clauses: clause..clause + 1,
            brands,
            others,
            of_another: false,
            opposed: sets_apart(sentence, between),
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
        let Some(weigher) = Weigher::new(sentence, context, takes) else {
            return;
        };
        for part in &mut self.parts {
            part.of_another = self.before.is_some_and(|before| before.0 != part.brands);
            let before = self.before.filter(|before| part.opposed && before.0 == part.brands);
            weigher.weigh(part, before.map_or(0, |(_, way)| -way), clauses, output);
            let way = direction(output.judgements.iter().filter(|judgement| part.holds(judgement)));
            self.before = Some((part.brands, way)).filter(|before| !before.0.is_empty());
        }
    }
}

/// The words among some tokens that set what they stand in against what stands before it.
fn contrasts(tokens: &[Token]) -> impl Iterator<Item = &Token> {
    tokens.iter().filter(|token| token.meaning() == Some(Meaning::Contrast))
}

/// True where a word such as "but" among some tokens sets what they stand in against what stands before it.
pub(super) fn sets_apart(sentence: &Sentence, tokens: &[Token]) -> bool {
    let mut contrasts = contrasts(tokens).peekable();
    contrasts.peek().is_some() && !contrasts.any(|token| goes_on(sentence, token))
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
