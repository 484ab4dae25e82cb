//! How one feature word is judged by the words around it: an adjective before it, a predicate behind it, an amount, a negation.

use super::features::{SETUP, Wanted};
use super::groups::Group;
use super::lexicon::Meaning;
use super::opinions::{Opinion, Opinions, amount, negation};
use super::statements::{NEAR, Way, is_feature};
use super::tokens::{Kind, Token};

/// Farthest place of a predicate behind its feature.
const PREDICATE: usize = 9;

/// How a feature is judged; `by` is the feature that the judging word names itself, or 0.
pub(super) struct Verdict {
    pub(super) sign: i8,
    pub(super) way: Way,
    pub(super) comparative: bool,
    pub(super) by: u16,
    /// Judged by what is good to have alone.
    pub(super) extra: bool,
}

impl Verdict {
    fn of(sign: i8, way: Way) -> Self {
        Self {
            sign,
            way,
            comparative: false,
            by: 0,
            extra: false,
        }
    }

    fn by(opinion: &Opinion, way: Way) -> Self {
        Self {
            sign: opinion.sign,
            way,
            comparative: opinion.comparative,
            by: opinion.feature,
            extra: opinion.extra,
        }
    }

    /// The same of a thing of which less is better: "without extra complexity".
    fn of_extra(self, direction: i8) -> Self {
        Self {
            sign: if self.extra && self.sign < 0 {
                -direction
            } else {
                self.sign
            },
            ..self
        }
    }
}

/// The sign of the feature at `at`, looking no farther left than `floor` for an adjective.
pub(super) fn judge_feature(
    tokens: &[Token],
    opinions: &mut Opinions<'_>,
    at: usize,
    (wanted, cue): (Wanted, bool),
    floor: usize,
    next: usize,
) -> Verdict {
    let direction = if wanted == Wanted::More { 1 } else { -1 };
    let adjective = opinions.last_in(floor.max(at.saturating_sub(NEAR)), at);
    let counted = (floor.max(at.saturating_sub(NEAR))..at)
        .rev()
        .find_map(|place| amount(tokens, place).map(|sign| (place, sign)));
    if let Some((place, sign)) =
        counted.filter(|(place, _)| adjective.is_none_or(|index| opinions.list[index].at < *place))
    {
        return Verdict::of(sign * direction * negation(tokens, place), Way::Before);
    }
    if let Some(index) = adjective {
        return Verdict::by(opinions.take(index), Way::Before).of_extra(direction);
    }
    let behind = opinions.before(at);
    let linked = |place: usize| {
        tokens[at + 1..place]
            .iter()
            .any(|token| token.kind == Kind::Colon || token.links() || token.is_in(Group::NegatedLinks))
    };
    let reach = (at + PREDICATE).min(next.max(at + 1)).min(tokens.len());
    if let Some(place) = (at + 1..reach).find(|&place| {
        let follows = linked(place) || (opinions.postposed && place <= at + 2);
        // "Molto ridotto": the first only strengthens the second.
        let strengthens = tokens
            .get(place + 1)
            .is_some_and(|token| matches!(token.meaning(), Some(Meaning::Amount(_))));
        amount(tokens, place).is_some() && follows && !strengthens && !is_feature(tokens, place + 1)
    }) {
        // "Its library of original films is smaller": the first one is of the films.
        let before_opinion = opinions.list[behind..]
            .iter()
            .find(|opinion| opinions.postposed || opinion.at > place || linked(opinion.at))
            .is_some_and(|opinion| opinion.at <= place + 2);
        if let Some(sign) = amount(tokens, place).filter(|_| !before_opinion) {
            return Verdict::of(sign * direction * negation(tokens, place), Way::After);
        }
    }
    // "Sacrifices battery life for a thinner design": what it is given for says nothing of it.
    let given = at > 0 && tokens[at - 1].meaning() == Some(Meaning::For(-1));
    let parted = |place: usize| {
        given
            && tokens[at + 1..place]
                .iter()
                .any(|token| token.is_in(Group::Prepositions))
    };
    let mut following = opinions.list[behind..]
        .iter()
        .take_while(|opinion| opinion.at < at + PREDICATE && !parted(opinion.at));
    let predicate = following.position(|opinion| {
        opinions.steps.add(1);
        !opinion.own
            && (!opinion.extra || opinions.postposed || linked(opinion.at))
            && (!cue || opinion.at <= at + 3 || linked(opinion.at))
            && (opinion.at < next || next == tokens.len())
            && (next == tokens.len() || next - opinion.at > 2 || !linked(next))
    });
    if let Some(index) = predicate {
        return Verdict::by(opinions.take(behind + index), Way::After);
    }
    // "Monthly fee: none on everyday accounts", "Wireless charging: no"; but "Assembly: none" says that none is required.
    let required = matches!(tokens[at].meaning(), Some(Meaning::Feature { id: SETUP, .. }));
    if let [label, nothing, rest @ ..] = &tokens[at + 1..]
        && label.kind == Kind::Colon
        && rest.first().is_none_or(|next| next.is_in(Group::Prepositions))
        && nothing.meaning() == Some(Meaning::Negator)
        && !(tokens[at].titled || required)
    {
        return Verdict::of(-direction, Way::After);
    }
    let near = opinions.last_in(floor.max((at + 1).saturating_sub(NEAR)), at);
    let plain = || {
        behind
            .checked_sub(1)
            .and_then(|last| opinions.list[last].plain)
            .filter(|&place| opinions.list[place].far || opinions.list[place].at >= floor)
            // "A great choice if you don't mind the weight"
            .filter(|_| {
                !tokens[at.saturating_sub(NEAR)..at]
                    .iter()
                    .any(|token| token.is_in(Group::Tolerating))
            })
    };
    if let Some(index) = near.or_else(plain) {
        return Verdict::by(opinions.take(index), Way::Before);
    }
    let scoped = tokens[..at]
        .iter()
        .rposition(|token| matches!(token.meaning(), Some(Meaning::For(_) | Meaning::Suits(_))));
    let from = scoped.map_or(0, |scoped| scoped + 1);
    // "Sin perder la señal" negates the verb alone; what is lacking reaches far.
    let lacks = tokens[..at].iter().any(|token| token.meaning() == Some(Meaning::Lack));
    let near = if opinions.postposed && !lacks {
        at.saturating_sub(2)
    } else {
        0
    };
    let from = from.max(near);
    match negation(&tokens[from..], at - from) {
        -1 => Verdict::of(-direction, Way::Before),
        _ => Verdict::of(0, Way::Bare),
    }
}
