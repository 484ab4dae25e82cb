//! What the parts of a clause state about features: which opinion, amount or negation belongs to which feature word.

use super::compare::REACH;
use super::features::{OVERALL, SPEED, Wanted};
use super::lexicon::Meaning;
use super::segments::Segment;
use super::tokens::{Kind, Sentence, Token};
use crate::steps::Steps;

/// How a feature came to its sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
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
pub(super) struct Statement {
    pub(super) feature: u16,
    pub(super) sign: i8,
    pub(super) way: Way,
    pub(super) weak: bool,
    pub(super) comparative: bool,
}

/// The statements of a clause, segment by segment.
pub(super) fn statements(sentence: &Sentence, segments: &[Segment], prior: i8, steps: &Steps) -> Vec<Vec<Statement>> {
    let mut all: Vec<Vec<Statement>> = segments
        .iter()
        .map(|segment| read(&sentence.tokens[segment.from..segment.to], steps))
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
                && (matches!(left.way, Way::Before | Way::Joined) || left.sign == -1)
                && (left.feature != OVERALL || left.sign == -1)
                && !segments[place].linked
            {
                all[place][index] = Statement {
                    sign: left.sign,
                    way: Way::Joined,
                    ..here
                };
            } else if here.way == Way::After
                && here.feature == OVERALL
                && matches!(left.way, Way::After | Way::Bare)
                && left.feature != OVERALL
                && !segments[place].named
                && (left.way == Way::Bare || !segments[place].linked)
            {
                // "The support is fast and helpful", "the brakes squeak and feel weak".
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
    /// A phrase that names its feature itself: "easy to clean" stays maintenance beside any other feature word.
    own: bool,
    used: bool,
}

impl Opinion {
    /// The statement of an opinion that no feature took: about its own feature, or overall.
    fn alone(&self) -> Statement {
        Statement {
            feature: if self.feature == 0 { OVERALL } else { self.feature },
            sign: self.sign,
            way: Way::After,
            weak: false,
            comparative: self.comparative,
        }
    }
}

/// The opinions of a segment, in its order.
struct Opinions<'s> {
    list: Vec<Opinion>,
    /// For each opinion, the last plain one up to it: without a feature of its own, it goes to any behind it.
    plain: Vec<Option<usize>>,
    steps: &'s Steps,
}

impl<'s> Opinions<'s> {
    fn read(tokens: &[Token], steps: &'s Steps) -> Self {
        let list: Vec<Opinion> = (0..tokens.len()).filter_map(|at| opinion(tokens, at)).collect();
        let plain = list.iter().enumerate().scan(None, |last, (place, opinion)| {
            if !opinion.own && opinion.feature == 0 {
                *last = Some(place);
            }
            Some(*last)
        });
        steps.add(tokens.len());
        Self {
            plain: plain.collect(),
            list,
            steps,
        }
    }

    /// How many stand before a place.
    fn before(&self, at: usize) -> usize {
        self.list.partition_point(|opinion| opinion.at < at)
    }

    /// The last one in `from..at` that is not about a feature that it names itself.
    fn last_in(&self, from: usize, at: usize) -> Option<usize> {
        let near = (self.before(from)..self.before(at)).rev();
        near.inspect(|_| self.steps.add(1)).find(|&place| !self.list[place].own)
    }

    fn take(&mut self, place: usize, way: Way) -> (i8, Way, bool) {
        let opinion = &mut self.list[place];
        opinion.used = true;
        (opinion.sign, way, opinion.comparative)
    }
}

fn read(tokens: &[Token], steps: &Steps) -> Vec<Statement> {
    let mut opinions = Opinions::read(tokens, steps);
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
            weak: tokens[at].titled || (weak && !is_of_brand(tokens, at)),
            comparative,
        });
    }
    let opinions = opinions.list;
    if opinions.iter().any(|opinion| opinion.own) {
        statements.retain(|statement| statement.sign != 0);
    }
    let left = || opinions.iter().filter(|opinion| !opinion.used);
    statements.extend(left().filter(|opinion| opinion.feature != 0).map(Opinion::alone));
    if statements.is_empty() {
        statements.extend(left().rfind(|opinion| opinion.feature == 0).map(Opinion::alone));
    }
    statements
}

/// True for "Norvik's range" and "the range of the Norvik scooter": even an everyday word is then meant as a feature.
fn is_of_brand(tokens: &[Token], at: usize) -> bool {
    let brand = |place: usize| {
        tokens
            .get(place)
            .is_some_and(|token| matches!(token.kind, Kind::Brand(_)))
    };
    let possessive = at >= 2 && brand(at - 2) && tokens[at - 1].meaning() == Some(Meaning::Link);
    possessive || (tokens.get(at + 1).is_some_and(|token| token.kind == Kind::Word) && (brand(at + 2) || brand(at + 3)))
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
    opinions: &mut Opinions<'_>,
    at: usize,
    wanted: Wanted,
    floor: usize,
    next: usize,
) -> (i8, Way, bool) {
    let direction = if wanted == Wanted::More { 1 } else { -1 };
    let adjective = opinions.last_in(floor.max(at.saturating_sub(NEAR)), at);
    let counted = (floor.max(at.saturating_sub(3))..at)
        .rev()
        .find_map(|place| amount(tokens, place).map(|sign| (place, sign)));
    if let Some((place, sign)) =
        counted.filter(|(place, _)| adjective.is_none_or(|index| opinions.list[index].at < *place))
    {
        return (sign * direction * negation(tokens, place), Way::Before, false);
    }
    if let Some(index) = adjective {
        return opinions.take(index, Way::Before);
    }
    let behind = opinions.before(at);
    let linked = |place: usize| {
        tokens[at + 1..place]
            .iter()
            .any(|token| token.kind == Kind::Colon || token.meaning() == Some(Meaning::Link))
    };
    let reach = (at + PREDICATE).min(next.max(at + 1)).min(tokens.len());
    if let Some(place) = (at + 1..reach)
        .find(|&place| amount(tokens, place).is_some() && linked(place) && !is_feature(tokens, place + 1))
    {
        let before_opinion = opinions.list.get(behind).is_some_and(|opinion| opinion.at <= place + 2);
        if let Some(sign) = amount(tokens, place).filter(|_| !before_opinion) {
            return (sign * direction * negation(tokens, place), Way::After, false);
        }
    }
    let mut following = opinions.list[behind..]
        .iter()
        .take_while(|opinion| opinion.at < at + PREDICATE);
    let predicate = following.position(|opinion| {
        opinions.steps.add(1);
        !opinion.own
            && (opinion.at < next || next == tokens.len())
            && (next == tokens.len() || next - opinion.at > 2 || !linked(next))
    });
    if let Some(index) = predicate {
        return opinions.take(behind + index, Way::After);
    }
    let near = opinions.last_in((at + 1).saturating_sub(NEAR), at);
    let plain = || behind.checked_sub(1).and_then(|last| opinions.plain[last]);
    if let Some(index) = near.or_else(plain) {
        return opinions.take(index, Way::Before);
    }
    match negation(tokens, at) {
        -1 => (-direction, Way::Before, false),
        _ => (0, Way::Bare, false),
    }
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
    let (sign, feature, comparative, own) = match tokens[at].meaning()? {
        // "wears out quickly": the adverb only says how.
        Meaning::Opinion { feature: SPEED, .. } if matches!(before, Some(Meaning::Opinion { sign: -1, .. })) => {
            return None;
        }
        Meaning::Opinion {
            sign,
            feature,
            comparative,
            own,
        } => (if too { -1 } else { sign }, feature, comparative, own),
        Meaning::Trait { feature } if too => (-1, feature, false, false),
        Meaning::Beat(sign) if is_over_object(tokens, at) => (sign, 0, true, false),
        Meaning::Over
            if tokens
                .get(at + 1)
                .is_some_and(|token| matches!(token.kind, Kind::Object(_))) =>
        {
            (1, 0, true, false)
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
        own,
        used: false,
    })
}

/// True when a brand on the other side of a comparison follows: "trail" alone is a path.
fn is_over_object(tokens: &[Token], at: usize) -> bool {
    tokens[at + 1..]
        .iter()
        .take(REACH)
        .any(|token| matches!(token.kind, Kind::Object(_)))
}

/// -1 when an odd number of negators stands close before `at`.
fn negation(tokens: &[Token], at: usize) -> i8 {
    let floor = at.saturating_sub(NEGATION);
    // "Neither", "No" and "None" at the beginning reach over the whole part.
    let opening = tokens.iter().take(1).filter(|_| floor > 0 && at < 12);
    let negators = tokens[floor..at]
        .iter()
        .chain(opening)
        .filter(|token| matches!(token.meaning(), Some(Meaning::Negator | Meaning::Lack)))
        .count();
    if negators % 2 == 1 { -1 } else { 1 }
}
