//! The words of praise and blame in a part of a clause, with their signs after negation.

use super::compare::REACH;
use super::elsewhere::{is_compared_with, is_of_dearer, is_of_others, is_required};
use super::features::{FEATURES, OVERALL};
use super::groups::Group;
use super::lexicon::Meaning;
use super::meanings::Does;
use super::partners::is_over;
use super::parts::{is_made_good, is_plan_name};
use super::statements::{Statement, Way, is_manner};
use super::tokens::{Kind, Sentence, Token};
use crate::steps::Steps;

/// How far before what it turns a negator stands, in tokens.
const NEGATION: usize = 7;
/// How far behind "best" the word of choice stands that it praises.
const NEAR_CHOICE: usize = 4;
/// Tokens of a verdict that is no sentence, at most: "Best Windows laptop".
const LONGEST_VERDICT: usize = 6;
/// How far the second word of a negation stands behind the first one at most.
const CONCORD: usize = 7;

/// An opinion in a segment, its sign after negation.
pub(super) struct Opinion {
    pub(super) at: usize,
    pub(super) sign: i8,
    /// The feature that the word is about by itself, or 0.
    pub(super) feature: u16,
    /// What it is about where it stands alone, or 0.
    pub(super) usual: u16,
    pub(super) comparative: bool,
    /// A phrase that names its feature itself: "easy to clean" stays maintenance beside any other feature word.
    pub(super) own: bool,
    /// Of the whole clause: "beats Ferrin in comfort".
    pub(super) far: bool,
    /// What is good to have, no praise.
    pub(super) extra: bool,
    pub(super) used: bool,
    /// The last plain one up to it: without a feature of its own, it goes to any behind it.
    pub(super) plain: Option<usize>,
}

impl Opinion {
    /// The statement of an opinion that no feature took: about its own feature, or overall.
    pub(super) fn alone(&self) -> Statement {
        Statement {
            feature: match (self.feature, self.usual) {
                (0, 0) => OVERALL,
                (0, usual) => usual,
                (feature, _) => feature,
            },
            sign: self.sign,
            way: Way::After,
            weak: false,
            comparative: self.comparative,
            extra: self.extra,
            at: self.at,
            noun: false,
            own: self.own,
            doubtful: false,
        }
    }
}

/// The opinions of a segment, in its order.
pub(super) struct Opinions<'s> {
    pub(super) list: &'s mut Vec<Opinion>,
    /// Adjectives follow their noun.
    pub(super) postposed: bool,
    pub(super) steps: &'s Steps,
}

impl<'s> Opinions<'s> {
    /// Those of a segment, in the room of another one's.
    pub(super) fn read(sentence: &Sentence, tokens: &[Token], list: &'s mut Vec<Opinion>, steps: &'s Steps) -> Self {
        list.clear();
        let mut plain = None;
        // Most words judge nothing.
        for at in (0..tokens.len()).filter(|&at| judges(&tokens[at])) {
            let Some(opinion) = opinion(sentence, tokens, at) else {
                continue;
            };
            if !opinion.own && opinion.feature == 0 {
                plain = Some(list.len());
            }
            list.push(Opinion { plain, ..opinion });
        }
        steps.add(tokens.len());
        Self {
            list,
            postposed: sentence.lexicon.pack.postposed,
            steps,
        }
    }

    /// How many stand before a place.
    pub(super) fn before(&self, at: usize) -> usize {
        self.list.partition_point(|opinion| opinion.at < at)
    }

    /// The last one in `from..at` that is not about a feature that it names itself.
    pub(super) fn last_in(&self, from: usize, at: usize) -> Option<usize> {
        let near = (self.before(from)..self.before(at)).rev();
        near.inspect(|_| self.steps.add(1)).find(|&place| {
            let opinion = &self.list[place];
            !(opinion.own || (self.postposed && opinion.used))
        })
    }

    pub(super) fn take(&mut self, place: usize) -> &Opinion {
        let opinion = &mut self.list[place];
        opinion.used = true;
        opinion
    }
}

pub(super) fn amount(tokens: &[Token], at: usize) -> Option<i8> {
    match tokens[at].meaning()? {
        Meaning::Amount(sign) => Some(sign),
        _ => None,
    }
}

/// The meanings of words that may judge something.
pub(super) const JUDGING: [Does; 5] = [Does::Opinion, Does::Extra, Does::Trait, Does::Beat, Does::Over];

fn judges(token: &Token) -> bool {
    matches!(
        token.meaning(),
        Some(Meaning::Opinion { .. } | Meaning::Extra | Meaning::Trait { .. } | Meaning::Beat(_) | Meaning::Over)
    )
}

/// True right behind a negation that compares: "less powerful".
fn is_less(tokens: &[Token], at: usize) -> bool {
    at > 0 && tokens[at - 1].is_in(Group::Lesser)
}

fn opinion(sentence: &Sentence, tokens: &[Token], at: usize) -> Option<Opinion> {
    if is_guarded(sentence, tokens, at)
        || is_of_others(tokens, at)
        || is_of_dearer(sentence, tokens, at)
        || is_kind(sentence, tokens, at)
        || is_compared_with(sentence, tokens, at)
        || is_required(sentence, tokens, at)
        || is_made_good(tokens, at)
        || is_plan_name(sentence, tokens, at)
    {
        return None;
    }
    let before = at.checked_sub(1).and_then(|before| tokens[before].meaning());
    let too = before == Some(Meaning::Too);
    let (sign, feature, usual, comparative, own) = match tokens[at].meaning()? {
        // "wears out quickly": the adverb only says how.
        Meaning::Opinion { feature, .. }
            if is_manner(feature) && matches!(before, Some(Meaning::Opinion { sign: -1, .. })) =>
        {
            return None;
        }
        Meaning::Opinion {
            sign,
            feature,
            usual,
            comparative,
            own,
        } => (if too { -1 } else { sign }, feature, usual, comparative, own),
        Meaning::Extra => (1, FEATURES, 0, false, false),
        Meaning::Trait { feature } if too => (-1, feature, 0, false, false),
        Meaning::Beat(sign) if is_over(tokens, at) => (sign, 0, 0, true, false),
        Meaning::Over
            if tokens
                .get(at + 1)
                .is_some_and(|token| matches!(token.kind, Kind::Object(_))) =>
        {
            (1, 0, 0, true, false)
        }
        _ => return None,
    };
    let comparative = comparative || matches!(before, Some(Meaning::Amount(1))) || is_less(tokens, at);
    let enough = sign > 0
        && tokens[at + 1..]
            .iter()
            .take(REACH)
            .any(|token| token.is_in(Group::Enough));
    let from = match sentence.lexicon.pack.postposed {
        true => spent(tokens, at),
        false => 0,
    };
    let turned = || holds_concord(sentence, &tokens[from..], at - from) || is_how_not(sentence, tokens, at);
    let negated = match enough {
        true => 1,
        false if turned() => -negation(&tokens[from..], at - from),
        false => negation(&tokens[from..], at - from),
    };
    // "Could use a brighter screen" holds its comparative in a phrase.
    let words = sentence.words(&tokens[at]);
    let first = words
        .bytes()
        .position(|byte| byte == b' ')
        .map_or(words, |blank| &words[..blank]);
    let pack = sentence.lexicon.pack;
    let compares = comparative || pack.lesser.contains(&first) || (own && (pack.is_comparative)(first));
    let could_be =
        compares && (at.saturating_sub(3)..at).any(|place| tokens[place].meaning() == Some(Meaning::CouldBe));
    let lessened = sign < 0 && (is_lessened(tokens, at) || (own && is_little(tokens, at)));
    // "Ein schlecht erreichbarer Support"
    let spoiled = sign > 0
        && !sentence.lexicon.pack.postposed
        && matches!(
            before,
            Some(Meaning::Opinion {
                sign: -1,
                feature: 0,
                ..
            })
        );
    Some(Opinion {
        at,
        sign: sign * negated * if could_be || lessened || spoiled { -1 } else { 1 },
        feature,
        usual,
        comparative: compares,
        own,
        far: matches!(tokens[at].meaning(), Some(Meaning::Beat(_) | Meaning::Over)),
        extra: tokens[at].meaning() == Some(Meaning::Extra),
        used: false,
        plain: None,
    })
}

/// True for blame of which there is less: "minimizes visible scratches".
fn is_lessened(tokens: &[Token], at: usize) -> bool {
    let near = &tokens[at.saturating_sub(2)..at];
    near.iter().any(|token| token.is_in(Group::Lessening))
}

/// Tokens at most between what is little and the word that says so.
const TO_LITTLE: usize = 4;

/// True for "low image noise", "the risk of injury is low".
fn is_little(tokens: &[Token], at: usize) -> bool {
    let little = |token: &Token| token.meaning() == Some(Meaning::Amount(-1));
    let before = at.checked_sub(1).is_some_and(|before| little(&tokens[before]));
    let behind = &tokens[at + 1..];
    let link = behind
        .iter()
        .take(TO_LITTLE)
        .position(|token| token.meaning() == Some(Meaning::Link));
    let said = link.and_then(|link| Some(link + 2 + behind[link + 1..].iter().take(2).position(little)?));
    let negated = |said: usize| (0..said).any(|place| turns(behind, place));
    before || said.is_some_and(|said| !negated(said))
}

/// True for a word of many meanings before a thing that has no word here: "light gaming".
fn is_guarded(sentence: &Sentence, tokens: &[Token], at: usize) -> bool {
    let thing = |token: &Token| {
        token.kind == Kind::Word && !token.small && !sentence.words(token).starts_with(|c: char| c.is_ascii_digit())
    };
    let whole = |token: &Token| token.meaning() == Some(Meaning::Generic);
    // "Best mid-range choice"
    let of_choice = || {
        let title = at == 0 && tokens.len() <= LONGEST_VERDICT && !tokens.iter().any(Token::links);
        tokens[at].is_in(Group::Superlatives) && (title || tokens[at + 1..].iter().take(NEAR_CHOICE).any(whole))
    };
    // "Handles tough ingredients", but not "zippers and handles".
    let ends = tokens.get(at + 1).is_none_or(|next| {
        !matches!(next.kind, Kind::Word | Kind::Meaning(_)) || next.meaning() == Some(Meaning::Join)
    });
    // "The handle may feel small."
    let named = at > 0 && tokens[at - 1].is_in(Group::Articles);
    ((ends || named) && tokens[at].is_in(Group::Transitive))
        || (tokens.get(at + 1).is_some_and(thing) && tokens[at].is_in(Group::Guarded) && !of_choice())
}

/// True for a word that only says what kind of product is meant: "la bicicleta plegable Ferrin".
fn is_kind(sentence: &Sentence, tokens: &[Token], at: usize) -> bool {
    let pack = sentence.lexicon.pack;
    let thing = |token: &Token| token.kind == Kind::Word && !token.small;
    pack.postposed
        && at > 0
        && tokens.get(at + 1).is_some_and(Token::is_brand)
        && thing(&tokens[at - 1])
        && !sentence.words(&tokens[at]).contains(' ')
}

/// -1 when an odd number of negators stands close before `at`, or right behind it at the end of its part.
pub(super) fn negation(tokens: &[Token], at: usize) -> i8 {
    let floor = at.saturating_sub(NEGATION);
    // "Neither", "No" and "None" at the beginning reach over the whole part.
    let opening = usize::from(floor > 0 && at < 12 && turns(tokens, 0) && !is_judged_lack(tokens, 0, at));
    let before = (floor..at)
        .filter(|&place| turns(tokens, place) && !is_judged_lack(tokens, place, at))
        .count();
    if (before + opening + usize::from(is_turned_behind(tokens, at))) % 2 == 1 {
        -1
    } else {
        1
    }
}

/// True for what is not there where a verb follows, behind which that is judged: "the lack of GPS is annoying".
fn is_judged_lack(tokens: &[Token], lack: usize, at: usize) -> bool {
    let noun = tokens[lack].meaning() == Some(Meaning::Lack) && tokens[lack].is_in(Group::Absent);
    noun && tokens[lack + 1..at].iter().any(Token::links)
}

/// Where the reach of what was negated before begins: "sin problemas dos días" negates the problems alone, but "no es cómodo
/// ni fiable" both.
fn spent(tokens: &[Token], at: usize) -> usize {
    let floor = at.saturating_sub(NEGATION);
    let goes_on = tokens[floor..at]
        .iter()
        .any(|token| token.meaning() == Some(Meaning::Concord));
    let judged = tokens[floor..at]
        .iter()
        .rposition(|token| matches!(token.meaning(), Some(Meaning::Opinion { .. })));
    judged.filter(|_| !goes_on).map_or(0, |place| floor + place + 1)
}

/// True for praise of the whole right behind a phrase of blame that holds its own negation, "no funciona bien", and for praise of a
/// part a little behind it: "n'offre pas une bonne autonomie".
fn is_how_not(sentence: &Sentence, tokens: &[Token], at: usize) -> bool {
    let Some(Meaning::Opinion {
        sign: 1, feature, own, ..
    }) = tokens[at].meaning()
    else {
        return false;
    };
    let near = if feature == 0 { 1 } else { 2 };
    let negates = |token: &Token| {
        let blames = matches!(token.meaning(), Some(Meaning::Opinion { sign: -1, .. }));
        let first = sentence.words(token).split_once(' ').map(|(first, _)| first);
        blames && first.is_some_and(|first| sentence.lexicon.meaning(first) == Some(Meaning::Negator))
    };
    (feature == 0 || own) && tokens[at.saturating_sub(near)..at].iter().any(negates) && negation(tokens, at) == 1
}

/// True for a phrase that begins with the second word of a negation, whose first one stands before it: "(n'est) pas cher" says what
/// "pas cher" does.
fn holds_concord(sentence: &Sentence, tokens: &[Token], at: usize) -> bool {
    let mut before = tokens[at.saturating_sub(CONCORD)..at].iter();
    let negated = before.any(|token| token.meaning() == Some(Meaning::Negator));
    let second = || sentence.words(&tokens[at]).split_once(' ');
    negated && second().is_some_and(|(first, _)| sentence.lexicon.meaning(first) == Some(Meaning::Concord))
}

/// True for a negator; for the second word of a negation only where it stands alone.
fn turns(tokens: &[Token], at: usize) -> bool {
    let first = |token: &Token| {
        matches!(
            token.meaning(),
            Some(Meaning::Negator | Meaning::NegatorBehind | Meaning::Concord | Meaning::Lack)
        )
    };
    match tokens[at].meaning() {
        // "Aucun autre n'est plus léger" denies once.
        Some(Meaning::Negator) => at > CONCORD || !tokens[..at.min(1)].iter().any(is_concord),
        Some(Meaning::NegatorBehind | Meaning::Lack) => true,
        Some(Meaning::Concord) => !tokens[at.saturating_sub(CONCORD)..at].iter().any(first),
        _ => false,
    }
}

/// True for the second word of a negation.
fn is_concord(token: &Token) -> bool {
    token.meaning() == Some(Meaning::Concord)
}

/// True when a negator that may stand behind what it turns follows, and then nothing that it could turn instead.
fn is_turned_behind(tokens: &[Token], at: usize) -> bool {
    let rest = tokens
        .get(at + 1..tokens.len().min(at + 1 + NEGATION))
        .unwrap_or_default();
    let Some(negator) = rest
        .iter()
        .position(|token| token.meaning() == Some(Meaning::NegatorBehind))
    else {
        return false;
    };
    let judges = |token: &Token| {
        matches!(
            token.meaning(),
            Some(Meaning::Opinion { .. } | Meaning::Amount(_) | Meaning::Trait { .. })
        )
    };
    let names = |token: &Token| matches!(token.meaning(), Some(Meaning::Feature { .. }));
    !rest[..negator].iter().any(judges) && !rest[negator + 1..].iter().any(|token| judges(token) || names(token))
}
