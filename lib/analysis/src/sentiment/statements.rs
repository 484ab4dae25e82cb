//! What the parts of a clause state about features: which opinion, amount or negation belongs to which feature word.

use super::alternatives::deny;
use super::features::{
    BATTERY, CAPACITY, DISPLAY, DURABILITY, EASE, EXPERTISE, FEATURES, OVERALL, PERFORMANCE, RELIABILITY, SOFTWARE,
    SPEED, SUPPORT,
};
use super::groups::Group;
use super::joining::{join, leave_adjectives};
use super::lexicon::Meaning;
use super::meanings::Does;
use super::opinions::{JUDGING, Opinion, Opinions};
use super::parts::{about, had, holds, is_of_whole, is_verdict, lacks_thing, modified, strengthens};
use super::reasons::conclude;
use super::scopes::{lack, lists, offer, spread, state, suppose, tolerate, under_label, wish};
use super::segments::Segment;
use super::tokens::{Kind, Sentence, Token};
use super::unmet::{charge, promised, wished};
use super::verdict::judge_feature;
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
    /// "Comes with a cover": good to have, where nothing else is said.
    Had,
    /// Nothing judges it.
    Bare,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Statement {
    pub(super) feature: u16,
    pub(super) sign: i8,
    pub(super) way: Way,
    /// Says too little to be told as neutral.
    pub(super) weak: bool,
    pub(super) comparative: bool,
    /// Said of what is good to have alone: "a built-in timer".
    pub(super) extra: bool,
    /// Where its word stands in its segment.
    pub(super) at: usize,
    /// Its feature was named by a word of its own, not by the praise or blame.
    pub(super) noun: bool,
    /// Said by a phrase that names its feature itself: "warm tone".
    pub(super) own: bool,
    /// Praise or blame of which nothing says that it is of the whole.
    pub(super) doubtful: bool,
}

impl Statement {
    pub(super) fn of(feature: u16, sign: i8, way: Way) -> Self {
        Self {
            feature,
            sign,
            way,
            weak: false,
            comparative: false,
            extra: false,
            at: 0,
            noun: false,
            own: false,
            doubtful: false,
        }
    }
}

/// What the parts of clauses state; a clause takes the room of the one before.
#[derive(Default)]
pub(super) struct Statements {
    segments: Vec<Vec<Statement>>,
    opinions: Vec<Opinion>,
    owned: Vec<bool>,
}

impl Statements {
    /// The statements of a clause, segment by segment.
    pub(super) fn read(
        &mut self,
        sentence: &Sentence,
        segments: &[Segment],
        (prior, conceded, listing): (i8, bool, bool),
        steps: &Steps,
    ) -> &mut [Vec<Statement>] {
        if self.segments.len() < segments.len() {
            self.segments.resize_with(segments.len(), Vec::new);
        }
        let all = &mut self.segments[..segments.len()];
        for (segment, statements) in segments.iter().zip(all.iter_mut()) {
            statements.clear();
            if segment.does.any(&STATING) {
                let tokens = &sentence.tokens[segment.from..segment.to];
                read(
                    sentence,
                    tokens,
                    Opinions::read(sentence, tokens, &mut self.opinions, steps),
                    &mut self.owned,
                    statements,
                );
            }
        }
        leave_adjectives(segments, all);
        join(segments, all);
        if listing || lists(sentence, segments) {
            state(all);
        }
        deny(sentence, segments, all);
        lack(sentence, segments, all);
        spread(sentence, segments, all);
        offer(sentence, segments, all);
        wish(sentence, segments, all);
        wished(sentence, segments, all);
        promised(sentence, segments, all);
        charge(all);
        if prior != 0 {
            under_label((prior, conceded), all);
        }
        suppose(sentence, segments, all);
        tolerate(sentence, segments, all);
        if prior == 0 {
            conclude(sentence, segments, all);
        }
        all
    }
}

/// The meanings of words of which one stands in each part that states something by itself.
const STATING: [Does; 8] = {
    let [first, second, third, fourth, fifth] = JUDGING;
    [
        Does::Feature,
        Does::Lack,
        Does::Offer,
        first,
        second,
        third,
        fourth,
        fifth,
    ]
};

fn read(
    sentence: &Sentence,
    tokens: &[Token],
    mut opinions: Opinions<'_>,
    owned: &mut Vec<bool>,
    statements: &mut Vec<Statement>,
) {
    let mut features = (0..tokens.len())
        .filter(|&at| is_feature(tokens, at) && !is_feature(tokens, at + 1) && !is_part(tokens, at))
        .peekable();
    let mut behind = 0;
    while let Some(at) = features.next() {
        let floor = std::mem::replace(&mut behind, at + 1);
        let next = features.peek().copied().unwrap_or(tokens.len());
        let Some(Meaning::Feature { id, wanted, weak, cue }) = tokens[at].meaning() else {
            continue;
        };
        let id = modified(tokens, at, id);
        let floor = match is_topic(tokens, at) {
            true => floor,
            false => floor.max(phrase_start(tokens, at)),
        };
        let judged = judge_feature(tokens, &mut opinions, at, (wanted, cue), floor, next);
        let statement = Statement {
            feature: id,
            sign: judged.sign,
            way: judged.way,
            weak: tokens[at].titled
                || (weak
                    && !is_of_brand(tokens, at)
                    && !is_measured(sentence, tokens, at, id)
                    && tokens.get(at + 1).is_none_or(|next| next.kind != Kind::Colon)),
            comparative: judged.comparative,
            extra: judged.extra,
            at,
            noun: true,
            own: false,
            doubtful: false,
        };
        let about = match judged.by {
            by if cue && by != 0 && by != FEATURES => [Some(by), None],
            by => about(id, by, judged.extra && holds(tokens, at)),
        };
        statements.extend(
            about
                .into_iter()
                .flatten()
                .map(|feature| Statement { feature, ..statement }),
        );
    }
    let opinions = &*opinions.list;
    // "Easy to clean" is said of no other word beside it, but "performance at a fair price" names two things.
    find_owned(sentence, tokens, opinions, owned);
    let named = statements
        .iter()
        .fold(0_u64, |named, statement| named | 1 << statement.feature);
    let named = |feature: u16| named >> feature & 1 == 1;
    statements.retain(|statement| statement.sign != 0 || owned.get(statement.at) != Some(&true));
    // "Nutzt sich schnell ab": the adverb is no statement of its own beside a phrase that is.
    let manner = !sentence.lexicon.pack.manners.is_empty() && opinions.iter().any(|opinion| opinion.own);
    let capital = sentence.lexicon.pack.capital_nouns;
    let left = || {
        let spare = move |opinion: &&Opinion| {
            let how = !opinion.own && (is_manner_of(opinion.feature) || opinion.feature == EASE);
            how && (manner || (capital && strengthens(tokens, opinion.at)))
        };
        opinions.iter().filter(move |opinion| !opinion.used && !spare(opinion))
    };
    for alone in left()
        .filter(|opinion| opinion.feature != 0 && (opinion.feature != FEATURES || (opinion.own && opinion.sign < 0)))
        .map(|opinion| Statement {
            noun: opinion.own && named(opinion.feature),
            way: match opinion.own && ends_with_thing(sentence, &tokens[opinion.at]) {
                true => Way::Before,
                false => Way::After,
            },
            ..opinion.alone()
        })
    {
        statements.retain(|known| !outweighs(&alone, known));
        if !statements.iter().any(|known| {
            let narrows = || narrows(tokens, known, &alone);
            known.feature == alone.feature && (known.sign == alone.sign || says_more(known, &alone) || narrows())
        }) {
            statements.push(alone);
        }
    }
    if statements.iter().all(|statement| statement.sign == 0) {
        let vague = |opinion: &Opinion| tokens[opinion.at].is_in(Group::Vague);
        let extra = left()
            .rfind(|opinion| opinion.feature == FEATURES && !(opinion.extra && vague(opinion)))
            .map(Opinion::alone);
        let whole = || {
            left()
                .rfind(|opinion| opinion.feature == 0 && is_of_whole(sentence, tokens, opinion.at))
                .map(|opinion| Statement {
                    doubtful: !is_verdict(sentence, tokens, opinion.at),
                    ..opinion.alone()
                })
        };
        let lacked = || lacks_thing(sentence, tokens).then(|| Statement::of(FEATURES, -1, Way::After));
        let had =
            || (sentence.lexicon.pack.facts && had(sentence, tokens)).then(|| Statement::of(FEATURES, 1, Way::Had));
        statements.extend(
            extra
                .or_else(whole)
                .or_else(had)
                .or_else(lacked)
                .filter(|_| statements.is_empty() || extra.is_some()),
        );
    } else if statements.iter().all(|statement| statement.feature != OVERALL) {
        // "A great budget option"
        let generic = |at: usize| {
            let mut behind = tokens[at + 1..].iter().take(NEAR);
            // "A great pick" is no advice to pick it.
            behind.any(|token| matches!(token.meaning(), Some(Meaning::Generic | Meaning::Choose(1))))
        };
        statements.extend(
            left()
                .rfind(|opinion| opinion.feature == 0 && generic(opinion.at))
                .map(Opinion::alone),
        );
    }
}

/// True for praise amid what is then blamed as a whole: "its library of original films is smaller".
fn says_more(whole: &Statement, amid: &Statement) -> bool {
    whole.noun && whole.way == Way::After && whole.sign != 0 && whole.at < amid.at
}

/// True for a phrase that judges by itself beside an everyday word: "gets uncomfortable on long rides".
fn outweighs(phrase: &Statement, known: &Statement) -> bool {
    let contrary = known.feature == phrase.feature && known.sign == -phrase.sign;
    phrase.own && known.weak && contrary && !says_more(known, phrase)
}

/// True for praise that only says of what there is little: "a smaller catalog of classic films".
fn narrows(tokens: &[Token], head: &Statement, of: &Statement) -> bool {
    let between = tokens.get(head.at..of.at).unwrap_or_default();
    let of_it = |token: &Token| matches!(token.meaning(), Some(Meaning::Of { .. }));
    head.sign < 0 && of.sign > 0 && between.len() <= NEAR && between.iter().any(of_it)
}

/// True for a phrase of an adjective and its noun, "great camera", with which other nouns are joined: "and display".
fn ends_with_thing(sentence: &Sentence, phrase: &Token) -> bool {
    let ends = || sentence.lexicon.ends_with_thing(sentence.words(phrase));
    !sentence.lexicon.pack.postposed && phrase.thing.unwrap_or_else(ends)
}

/// True for "a 10-quart capacity": even an everyday word is then a fact.
fn is_measured(sentence: &Sentence, tokens: &[Token], at: usize, id: u16) -> bool {
    let counted = |token: &Token| sentence.words(token).starts_with(|c: char| c.is_ascii_digit());
    matches!(id, BATTERY | CAPACITY | DISPLAY) && tokens[at.saturating_sub(3)..at].iter().any(counted)
}

/// True for "Norvik's range" and "the range of the Norvik scooter": even an everyday word is then meant as a feature.
fn is_of_brand(tokens: &[Token], at: usize) -> bool {
    let brand = |place: usize| tokens.get(place).is_some_and(Token::is_brand);
    let possessive = at >= 2 && brand(at - 2) && tokens[at - 1].meaning() == Some(Meaning::Link);
    let of = |token: &Token| token.kind == Kind::Word || matches!(token.meaning(), Some(Meaning::Of { .. }));
    possessive || (tokens.get(at + 1).is_some_and(of) && (brand(at + 2) || brand(at + 3)))
}

/// True for the feature that only says more of another one: of "the quality of the camera" the quality, of "the design of
/// the case" the case.
fn is_part(tokens: &[Token], at: usize) -> bool {
    let of = |place: usize| matches!(tokens.get(place).and_then(Token::meaning), Some(Meaning::Of { .. }));
    let general = |place: usize| {
        matches!(
            tokens.get(place).and_then(Token::meaning),
            Some(Meaning::Feature {
                id: OVERALL | PERFORMANCE | SPEED | RELIABILITY | DURABILITY,
                ..
            })
        )
    };
    // An article may stand between: "de la", "di una".
    let behind = [at + 2, at + 3].into_iter().find(|&place| is_feature(tokens, place));
    let before = [2, 3]
        .into_iter()
        .filter_map(|gap| at.checked_sub(gap))
        .find(|&place| is_feature(tokens, place));
    let first = general(at) && of(at + 1) && behind.is_some();
    let second = before.is_some_and(|place| of(place + 1) && !general(place));
    first || second
}

/// True for what a judgement of the whole is narrowed to: "gana en autonomía".
fn is_topic(tokens: &[Token], at: usize) -> bool {
    let mut before = tokens[at.saturating_sub(2)..at].iter();
    before.any(|token| token.is_in(Group::Topical))
}

/// Where the phrase begins that a thing stands in: behind the last preposition before it.
fn phrase_start(tokens: &[Token], at: usize) -> usize {
    let before = tokens[..at].iter().rposition(|token| {
        token.is_in(Group::Prepositions)
            || matches!(
                token.meaning(),
                Some(Meaning::Generic | Meaning::Suits(_) | Meaning::For(_))
            )
    });
    before.map_or(0, |place| place + 1)
}

/// Tells for each token whether it is in one phrase, up to the next preposition, with an opinion that names its feature itself; nothing
/// where no opinion does. "At a low price" begins with its preposition.
fn find_owned(sentence: &Sentence, tokens: &[Token], opinions: &[Opinion], owned: &mut Vec<bool>) {
    owned.clear();
    if !opinions.iter().any(|opinion| opinion.own) {
        return;
    }
    let mut owning = opinions.iter().filter(|opinion| opinion.own).peekable();
    for end in 1..=tokens.len() {
        if tokens
            .get(end)
            .is_none_or(|next| begins_with_preposition(sentence, next))
        {
            let mut owns = false;
            while owning.next_if(|opinion| opinion.at < end).is_some() {
                owns = true;
            }
            owned.resize(end, owns);
        }
    }
}

fn begins_with_preposition(sentence: &Sentence, token: &Token) -> bool {
    let is_preposition = |word: &str| sentence.lexicon.entry(word).groups.has(Group::Prepositions);
    let phrase = || sentence.words(token).split_once(' ');
    token.is_in(Group::Prepositions) || phrase().is_some_and(|(first, _)| is_preposition(first))
}

pub(super) fn is_feature(tokens: &[Token], at: usize) -> bool {
    matches!(tokens.get(at).and_then(Token::meaning), Some(Meaning::Feature { .. }))
}

/// Farthest place of an adjective before its feature.
pub(super) const NEAR: usize = 4;

/// What people know is a quality of their help, and what is easy one of software.
pub(super) const fn is_skill_of(whole: u16, feature: u16) -> bool {
    matches!((whole, feature), (SUPPORT, EXPERTISE) | (SOFTWARE, EASE))
}

/// Qualities of a part as much as of the whole: support is fast, an app crashes.
pub(super) const fn is_manner_of(feature: u16) -> bool {
    matches!(feature, SPEED | RELIABILITY | PERFORMANCE)
}

/// The speed of what is bad says only how bad: "wears out quickly".
pub(super) const fn is_manner(feature: u16) -> bool {
    feature == SPEED
}
