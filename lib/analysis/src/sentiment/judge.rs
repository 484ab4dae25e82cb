//! What one sentence says: clauses, the brand each part speaks about, and the polarity of each feature in it.

use super::compare::{Comparison, mark_objects};
use super::features::{OVERALL, Wanted};
use super::lexicon::Meaning;
use super::segments::{Segment, clauses};
use super::tokens::{Kind, Sentence, Token};

/// What is known before a sentence is read.
#[derive(Clone, Copy, Default)]
pub(super) struct Context {
    /// The brand that a heading, list item or earlier sentence speaks about.
    pub(super) carried: Option<u16>,
    /// +1 under "Pros", -1 under "Cons".
    pub(super) prior: i8,
}

/// A judgement: sign 0 is neutral.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Judgement {
    pub(super) brand: u16,
    pub(super) feature: u16,
    pub(super) sign: i8,
    /// Index of its clause.
    pub(super) clause: usize,
}

/// How a feature came to its sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// "great sound", "praised for its sound".
    Before,
    /// "the sound is great".
    After,
    /// From a neighbour that it is joined with.
    Joined,
    /// Nothing judges it.
    Bare,
}

#[derive(Clone, Copy, Debug)]
struct Statement {
    feature: u16,
    sign: i8,
    way: Way,
    weak: bool,
    comparative: bool,
}

/// Reads one sentence; clause indices refer to the ranges answered beside the judgements.
pub(super) fn judge(sentence: &mut Sentence, context: Context) -> (Vec<Judgement>, Vec<std::ops::Range<usize>>) {
    let comparisons = mark_objects(sentence);
    let clauses = clauses(sentence);
    let explicit = sentence.tokens.iter().any(|token| matches!(token.kind, Kind::Brand(_)));
    let mut judgements = Vec::new();
    let mut subject: Vec<u16> = Vec::new();
    for (index, segments) in clauses.iter().enumerate() {
        let statements = statements(sentence, segments, context.prior);
        let subjects = subjects(sentence, &clauses, index, &mut subject, context.carried);
        let mut out = Output {
            judgements: &mut judgements,
            clause: index,
            named: explicit || context.carried.is_some(),
        };
        for (place, of_segment) in statements.iter().enumerate() {
            for statement in of_segment {
                out.add(&subjects[place], statement, statement.sign);
                for comparison in comparisons
                    .iter()
                    .filter(|comparison| concerns(comparison, segments, place, statement))
                {
                    out.add(&comparison.objects, statement, -statement.sign);
                }
            }
        }
    }
    let ranges = clauses.iter().map(|segments| span(sentence, segments)).collect();
    (judgements, ranges)
}

fn span(sentence: &Sentence, segments: &[Segment]) -> std::ops::Range<usize> {
    let tokens = segments
        .first()
        .zip(segments.last())
        .and_then(|(first, last)| sentence.tokens.get(first.from..last.to));
    tokens
        .and_then(|tokens| Some(tokens.first()?.start..tokens.last()?.end))
        .unwrap_or_default()
}

struct Output<'a> {
    judgements: &'a mut Vec<Judgement>,
    clause: usize,
    named: bool,
}

impl Output<'_> {
    fn add(&mut self, brands: &[u16], statement: &Statement, sign: i8) {
        if sign == 0 && (statement.weak || !self.named) {
            return;
        }
        for &brand in brands {
            let judgement = Judgement {
                brand,
                feature: statement.feature,
                sign,
                clause: self.clause,
            };
            if !self.judgements.contains(&judgement) {
                self.judgements.push(judgement);
            }
        }
    }
}

/// True when a statement of segment `place` says the opposite of a comparison's other side.
fn concerns(comparison: &Comparison, segments: &[Segment], place: usize, statement: &Statement) -> bool {
    if statement.sign == 0 || !comparison.inverts {
        return false;
    }
    let (Some(first), Some(last)) = (segments.first(), segments.last()) else {
        return false;
    };
    if comparison.at < first.from || comparison.at >= last.to {
        return false;
    }
    let segment = &segments[place];
    let inside = (segment.from..segment.to).contains(&comparison.at);
    if comparison.leading {
        return comparison.always || statement.comparative;
    }
    inside || statement.comparative || (statement.way == Way::Joined && segment.from > comparison.at)
}

/// The brands that each segment of clause `index` speaks about.
fn subjects(
    sentence: &Sentence,
    clauses: &[Vec<Segment>],
    index: usize,
    last: &mut Vec<u16>,
    carried: Option<u16>,
) -> Vec<Vec<u16>> {
    let named = |segment: &Segment| -> Vec<u16> {
        let mut brands = Vec::new();
        for token in &sentence.tokens[segment.from..segment.to] {
            if let Kind::Brand(brand) = token.kind
                && !brands.contains(&brand)
            {
                brands.push(brand);
            }
        }
        brands
    };
    let mut answer = Vec::with_capacity(clauses[index].len());
    for (place, segment) in clauses[index].iter().enumerate() {
        let mut brands = named(segment);
        if brands.is_empty() && last.is_empty() {
            let pronoun = sentence.tokens[segment.from..segment.to]
                .iter()
                .any(|token| matches!(sentence.words(token), "it" | "its" | "they" | "their" | "it's"));
            let later = || {
                clauses[index][place + 1..]
                    .iter()
                    .chain(clauses[index + 1..].iter().flatten())
                    .map(named)
                    .find(|brands| !brands.is_empty())
            };
            brands = match carried {
                Some(brand) if pronoun => vec![brand],
                _ => later().or(carried.map(|brand| vec![brand])).unwrap_or_default(),
            };
        } else if brands.is_empty() {
            brands.clone_from(last);
        } else {
            last.clone_from(&brands);
        }
        answer.push(brands);
    }
    answer
}

/// The statements of a clause, segment by segment.
fn statements(sentence: &Sentence, segments: &[Segment], prior: i8) -> Vec<Vec<Statement>> {
    let mut all: Vec<Vec<Statement>> = segments
        .iter()
        .map(|segment| read(&sentence.tokens[segment.from..segment.to]))
        .collect();
    join(segments, &mut all);
    for statement in all.iter_mut().flatten() {
        if prior != 0 {
            statement.sign = prior;
        }
    }
    let several = all.iter().map(Vec::len).sum::<usize>() > 1;
    if several && prior != 0 {
        all.iter_mut()
            .for_each(|list| list.retain(|statement| statement.feature != OVERALL));
    }
    all
}

/// Lets joined features share a sign: "excellent comfort and sound", "the comfort and the sound are excellent".
fn join(segments: &[Segment], all: &mut [Vec<Statement>]) {
    for place in 1..all.len() {
        if !segments[place].coordinated {
            continue;
        }
        let Some(&left) = all[place - 1].last() else { continue };
        for index in 0..all[place].len() {
            let here = all[place][index];
            if here.way == Way::Bare
                && !segments[place].determined
                && left.sign != 0
                && matches!(left.way, Way::Before | Way::Joined)
                && left.feature != OVERALL
            {
                all[place][index] = Statement {
                    sign: left.sign,
                    way: Way::Joined,
                    ..here
                };
            } else if here.way == Way::After
                && here.feature == OVERALL
                && left.way == Way::After
                && left.feature != OVERALL
            {
                all[place][index].feature = left.feature;
            }
        }
    }
    for place in (1..all.len()).rev() {
        let Some(&right) = all[place].first() else { continue };
        let spreads = segments[place].coordinated
            && right.way == Way::After
            && right.feature != OVERALL
            && !segments[place - 1].linked;
        if let Some(left) = all[place - 1]
            .last_mut()
            .filter(|left| spreads && left.way == Way::Bare)
        {
            *left = Statement {
                sign: right.sign,
                way: Way::After,
                ..*left
            };
        }
    }
}

/// An opinion in a segment, its sign after negation.
struct Opinion {
    at: usize,
    sign: i8,
    feature: u16,
    comparative: bool,
    used: bool,
}

fn read(tokens: &[Token]) -> Vec<Statement> {
    let mut opinions: Vec<Opinion> = (0..tokens.len()).filter_map(|at| opinion(tokens, at)).collect();
    let features: Vec<usize> = (0..tokens.len())
        .filter(|&at| is_feature(tokens, at) && !is_feature(tokens, at + 1))
        .collect();
    let mut statements = Vec::new();
    for (order, &at) in features.iter().enumerate() {
        let Some(Meaning::Feature { id, wanted, weak }) = tokens[at].meaning() else {
            continue;
        };
        let floor = if order > 0 { features[order - 1] + 1 } else { 0 };
        let next = features.get(order + 1).copied().unwrap_or(tokens.len());
        let (sign, way, comparative) = judge_feature(tokens, &mut opinions, at, wanted, floor, next);
        statements.push(Statement {
            feature: id,
            sign,
            way,
            weak,
            comparative,
        });
    }
    let judged = statements.iter().any(|statement| statement.sign != 0);
    for opinion in opinions.iter().filter(|opinion| !opinion.used && opinion.feature != 0) {
        statements.push(Statement {
            feature: opinion.feature,
            sign: opinion.sign,
            way: Way::After,
            weak: false,
            comparative: opinion.comparative,
        });
    }
    let general = opinions
        .iter()
        .rev()
        .find(|opinion| !opinion.used && opinion.feature == 0);
    if let Some(general) =
        general.filter(|_| statements.is_empty() || (!judged && features.is_empty() && statements.is_empty()))
    {
        statements.push(Statement {
            feature: OVERALL,
            sign: general.sign,
            way: Way::After,
            weak: false,
            comparative: general.comparative,
        });
    }
    statements
}

fn is_feature(tokens: &[Token], at: usize) -> bool {
    matches!(tokens.get(at).and_then(Token::meaning), Some(Meaning::Feature { .. }))
}

/// Farthest place of an adjective before its feature, of a predicate after it, and of a negator before what it turns.
const NEAR: usize = 4;
const PREDICATE: usize = 9;
const NEGATION: usize = 7;

/// The sign of the feature at `at`, looking no farther left than `floor` for an adjective.
fn judge_feature(
    tokens: &[Token],
    opinions: &mut [Opinion],
    at: usize,
    wanted: Wanted,
    floor: usize,
    next: usize,
) -> (i8, Way, bool) {
    let direction = if wanted == Wanted::More { 1 } else { -1 };
    let adjective = opinions
        .iter()
        .rposition(|opinion| opinion.at < at && opinion.at >= floor.max(at.saturating_sub(NEAR)));
    let counted = (floor.max(at.saturating_sub(3))..at)
        .rev()
        .find_map(|place| amount(tokens, place).map(|sign| (place, sign)));
    if let Some((place, sign)) = counted.filter(|(place, _)| adjective.is_none_or(|index| opinions[index].at < *place))
    {
        return (sign * direction * negation(tokens, place), Way::Before, false);
    }
    if let Some(index) = adjective {
        return take(&mut opinions[index], Way::Before);
    }
    let linked = |place: usize| {
        tokens[at + 1..place]
            .iter()
            .any(|token| token.kind == Kind::Colon || token.meaning() == Some(Meaning::Link))
    };
    let reach = (at + PREDICATE).min(next.max(at + 1)).min(tokens.len());
    if let Some(place) = (at + 1..reach)
        .find(|&place| amount(tokens, place).is_some() && linked(place) && !is_feature(tokens, place + 1))
    {
        let before_opinion = opinions
            .iter()
            .any(|opinion| opinion.at > at && opinion.at <= place + 2);
        if let Some(sign) = amount(tokens, place).filter(|_| !before_opinion) {
            return (sign * direction * negation(tokens, place), Way::After, false);
        }
    }
    let predicate = opinions.iter().position(|opinion| {
        opinion.at > at
            && opinion.at < at + PREDICATE
            && (opinion.at < next || next == tokens.len())
            && (next == tokens.len() || next - opinion.at > 2 || !linked(next))
    });
    if let Some(index) = predicate {
        return take(&mut opinions[index], Way::After);
    }
    if let Some(index) = opinions
        .iter()
        .rposition(|opinion| opinion.at < at && (opinion.feature == 0 || at - opinion.at < NEAR))
    {
        return take(&mut opinions[index], Way::Before);
    }
    match negation(tokens, at) {
        -1 => (-direction, Way::Before, false),
        _ => (0, Way::Bare, false),
    }
}

fn take(opinion: &mut Opinion, way: Way) -> (i8, Way, bool) {
    opinion.used = true;
    (opinion.sign, way, opinion.comparative)
}

fn amount(tokens: &[Token], at: usize) -> Option<i8> {
    match tokens[at].meaning()? {
        Meaning::Amount(sign) => Some(sign),
        _ => None,
    }
}

fn opinion(tokens: &[Token], at: usize) -> Option<Opinion> {
    let before = at.checked_sub(1).and_then(|before| tokens[before].meaning());
    let too = before == Some(Meaning::Too);
    let (sign, feature, comparative) = match tokens[at].meaning()? {
        Meaning::Opinion {
            sign,
            feature,
            comparative,
        } => (if too { -1 } else { sign }, feature, comparative),
        Meaning::Trait { feature } if too => (-1, feature, false),
        Meaning::Beat(sign) => (sign, 0, true),
        Meaning::Over
            if tokens
                .get(at + 1)
                .is_some_and(|token| matches!(token.kind, Kind::Object(_))) =>
        {
            (1, 0, true)
        }
        _ => return None,
    };
    let could_be =
        comparative && (at.saturating_sub(3)..at).any(|place| tokens[place].meaning() == Some(Meaning::CouldBe));
    let comparative = comparative || matches!(before, Some(Meaning::Amount(1)));
    Some(Opinion {
        at,
        sign: sign * negation(tokens, at) * if could_be { -1 } else { 1 },
        feature,
        comparative,
        used: false,
    })
}

/// -1 when an odd number of negators stands close before `at`.
fn negation(tokens: &[Token], at: usize) -> i8 {
    let floor = at.saturating_sub(NEGATION);
    let negators = tokens[floor..at]
        .iter()
        .filter(|token| matches!(token.meaning(), Some(Meaning::Negator | Meaning::Lack)))
        .count();
    if negators % 2 == 1 { -1 } else { 1 }
}
