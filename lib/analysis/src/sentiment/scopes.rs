//! What reaches over the parts of a clause: "known for" praises all that follows, Pros and Cons give their sign, "lacks" takes
//! away.

use super::alternatives::denies;
use super::features::{FEATURES, OVERALL, PRICE};
use super::groups::Group;
use super::lexicon::Meaning;
use super::meanings::Does;
use super::opinions::negation;
use super::segments::Segment;
use super::statements::{Statement, Way};
use super::tokens::{Sentence, Token};

/// True for a clause that lists what there is: "features like ...", "six functions".
pub(super) fn lists(sentence: &Sentence, segments: &[Segment]) -> bool {
    let Some((first, last)) = segments.first().zip(segments.last()) else {
        return false;
    };
    let does = |wanted: &[Does]| segments.iter().any(|segment| segment.does.any(wanted));
    if !does(&[Does::Feature]) || does(&[Does::Lack, Does::Negator]) {
        return false;
    }
    let tokens = &sentence.tokens[first.from..last.to];
    (0..tokens.len()).any(|at| {
        let named = matches!(tokens[at].meaning(), Some(Meaning::Feature { id: FEATURES, .. }));
        let such = tokens.get(at + 1).is_some_and(|next| next.is_in(Group::SuchAs));
        named && such
    })
}

/// Makes facts of what is only said to be there.
pub(super) fn state(all: &mut [Vec<Statement>]) {
    for statement in all.iter_mut().flatten() {
        let bare = statement.sign == 0 && statement.feature == FEATURES;
        if bare || statement.extra || statement.way == Way::Had {
            *statement = Statement {
                sign: 0,
                way: Way::Bare,
                weak: false,
                ..*statement
            };
        }
    }
}

/// Gives what stands under Pros or Cons its sign; what is conceded there, "but very sturdy", may keep its own.
pub(super) fn under_label((prior, conceded): (i8, bool), all: &mut [Vec<Statement>]) {
    let several = all.iter().map(Vec::len).sum::<usize>() > 1;
    let specific = all.iter().flatten().any(|statement| statement.feature != OVERALL);
    for statements in all.iter_mut() {
        if several && specific {
            // "Great for travel" is told beside what it is great at.
            statements.retain(|statement| statement.feature != OVERALL || statement.way == Way::Before);
        }
        let signed = statements
            .iter_mut()
            .filter(|statement| !conceded || statement.sign != -prior);
        signed.for_each(|statement| statement.sign = prior);
    }
    // One line, one thing: its parts without a feature are not told apart.
    let mut told = false;
    for statements in all.iter_mut() {
        statements.retain(|statement| {
            let untold = statement.feature == FEATURES && told;
            told |= statement.feature == FEATURES;
            !untold
        });
    }
}

/// A word of praise or blame for what follows it, while its clause is read.
#[derive(Clone, Copy)]
struct Scope {
    sign: i8,
    /// It says whom or what a thing is good for.
    suits: bool,
    /// It names a choice: "a great option for". Then the whole is praised, whatever it is good for.
    choice: bool,
}

/// "Known for its comfort and sound": praise of all that follows. "Ideal for battery life" too, and "ideal for travel" is
/// praise of the whole.
pub(super) fn spread(sentence: &Sentence, segments: &[Segment], all: &mut [Vec<Statement>]) {
    if !segments.iter().any(|segment| segment.does.any(&MARKING)) {
        return;
    }
    let mut scope: Option<Scope> = None;
    let mut waiting: Option<(usize, i8)> = None;
    let choice = choice(sentence, segments);
    for (place, segment) in segments.iter().enumerate() {
        let tokens = &sentence.tokens[segment.from..segment.to];
        let found = marks(tokens, choice);
        for (order, &(at, sign, suits)) in found.iter().enumerate() {
            let sign = sign * negation(tokens, at) * if opinions_blame(tokens, at) { -1 } else { 1 };
            settle(all, waiting.take());
            if suits && praises_part(tokens, &mut all[place], at, sign) {
                scope = None;
                continue;
            }
            let here = Scope {
                sign,
                suits,
                choice: names_choice(sentence, &tokens[at]),
            };
            scope = Some(here);
            waiting = suits.then_some((place, sign));
            let end = found.get(order + 1).map_or(tokens.len(), |next| next.0);
            let end = match sign < 0 && !suits {
                true => given_for(sentence, tokens, at, end),
                false => end,
            };
            if apply(here, Some(at), end, segment, &mut all[place]) {
                waiting = None;
            }
        }
        if segment.groups.has(Group::Tolerating) {
            // "If you don't mind the price, get the Norvik with wireless charging."
            scope = None;
        }
        if !found.is_empty() {
            continue;
        }
        let subject = |token: &Token| token.is_brand() || token.meaning() == Some(Meaning::Pronoun);
        if segment.linked && (!segment.coordinated || tokens.iter().any(subject)) {
            settle(all, waiting.take());
            scope = None;
        }
        let Some(known) = scope else { continue };
        if known.suits && known.sign > 0 && !wants(sentence, segment) {
            // "Ideal for people who mainly talk": what they do is nothing of the product.
            scope = None;
            continue;
        }
        if apply(known, None, tokens.len(), segment, &mut all[place]) {
            waiting = None;
        }
    }
    settle(all, waiting);
}

/// Where what is blamed from a place on ends before what it is given for: "sacrifices comfort for speed".
fn given_for(sentence: &Sentence, tokens: &[Token], at: usize, end: usize) -> usize {
    let purposes = sentence.lexicon.pack.purposes;
    let purpose = tokens[at + 1..end.max(at + 1)]
        .iter()
        .position(|token| purposes.contains(&sentence.words(token)));
    purpose.map_or(end, |purpose| at + 1 + purpose)
}

/// The meanings of what [`marks`] finds.
const MARKING: [Does; 3] = [Does::For, Does::Suits, Does::Condition];

/// Gives the statements of a segment the sign of a scope; true when a feature takes the place of the whole.
fn apply(scope: Scope, found: Option<usize>, end: usize, segment: &Segment, statements: &mut [Statement]) -> bool {
    let mut instead = false;
    for statement in statements.iter_mut() {
        if found.is_some_and(|at| statement.at <= at) || statement.at >= end.max(1) {
            continue;
        }
        // "Not for professionals": said of the whole.
        statement.doubtful &= !scope.suits;
        let bare = statement.sign == 0;
        let theirs = scope.suits && scope.sign > 0 && statement.sign < 0;
        if theirs && (found.is_some() || !segment.coordinated) {
            // "Perfect for those who hate bulky phones": what they do not want.
            (statement.sign, statement.weak) = (0, true);
            continue;
        }
        if scope.suits && scope.sign < 0 {
            statement.sign = scope.sign;
        } else if bare {
            *statement = Statement {
                sign: scope.sign,
                way: Way::Before,
                weak: false,
                ..*statement
            };
        }
        let here = found.is_some();
        instead |= scope.suits && !(scope.choice && scope.sign > 0) && statement.feature != OVERALL && (bare || here);
    }
    instead
}

/// "Its capacity is perfect for large meals": praise of that part, not of the whole.
fn praises_part(tokens: &[Token], statements: &mut [Statement], at: usize, sign: i8) -> bool {
    let whole = |token: &Token| token.meaning() == Some(Meaning::Generic) || token.is_brand();
    let part = statements
        .iter_mut()
        .rfind(|known| known.at < at && known.feature != OVERALL && (known.noun || known.own));
    let Some(part) = part.filter(|part| !tokens[part.at..at].iter().any(whole)) else {
        return false;
    };
    if part.sign == 0 || sign < 0 {
        (part.sign, part.way) = (sign, Way::After);
    }
    true
}

/// The words of a segment that praise or blame what follows them: their place, their sign, and whether they say whom a
/// thing suits.
fn marks(tokens: &[Token], choice: Option<i8>) -> Vec<(usize, i8, bool)> {
    let mark = |(at, token): (usize, &Token)| match token.meaning() {
        Some(Meaning::For(sign)) => Some((at, sign, false)),
        Some(Meaning::Suits(sign)) => Some((at, sign, true)),
        Some(Meaning::Condition) => choice.map(|sign| (at, sign, true)),
        _ => None,
    };
    tokens.iter().enumerate().filter_map(mark).collect()
}

/// True for a part of a sentence behind "who".
fn follows_people(sentence: &Sentence, segment: &Segment) -> bool {
    let before = segment.from.checked_sub(1).map(|before| &sentence.tokens[before]);
    before.is_some_and(|before| sentence.lexicon.pack.people.contains(&sentence.words(before)))
}

/// True for a part of a sentence that is no "who ..." without a wish.
fn wants(sentence: &Sentence, segment: &Segment) -> bool {
    let mut first = sentence.tokens[segment.from..segment.to].iter().take(3);
    !follows_people(sentence, segment) || first.any(|token| token.is_in(Group::Wishes))
}

/// True for "a great option for".
fn names_choice(sentence: &Sentence, token: &Token) -> bool {
    let choices = sentence.lexicon.pack.choices;
    sentence.words(token).split(' ').any(|word| choices.contains(&word))
}

/// Whether a clause says to take a thing (+1) or to leave it (-1).
fn choice(sentence: &Sentence, segments: &[Segment]) -> Option<i8> {
    let tokens = segments
        .iter()
        .flat_map(|segment| &sentence.tokens[segment.from..segment.to]);
    tokens.into_iter().find_map(|token| match token.meaning() {
        Some(Meaning::Choose(sign)) => Some(sign),
        _ => None,
    })
}

/// "Lacks a timer and a lid": what is joined with what is not there is not there either.
pub(super) fn lack(sentence: &Sentence, segments: &[Segment], all: &mut [Vec<Statement>]) {
    let lacks = [Does::Lack, Does::Negator];
    if !segments.iter().any(|segment| segment.does.any(&lacks)) {
        return;
    }
    let (mut lacking, mut none) = (false, false);
    for (segment, statements) in segments.iter().zip(all.iter_mut()) {
        let tokens = &sentence.tokens[segment.from..segment.to];
        let lacks = |at: usize| {
            tokens[at].meaning() == Some(Meaning::Lack)
                || (tokens[at].meaning() == Some(Meaning::Negator)
                    && tokens
                        .get(at + 1)
                        .is_some_and(|next| next.meaning() == Some(Meaning::Offer)))
        };
        let begins = (0..tokens.len()).any(lacks);
        // "No jack or expandable storage"
        let alternative = segment.from.checked_sub(1).map(|before| &sentence.tokens[before]);
        let alternative = alternative.is_some_and(|before| sentence.lexicon.pack.or.contains(&sentence.words(before)));
        if none && alternative {
            let good = statements
                .iter_mut()
                .filter(|said| said.sign > 0 && (said.own || said.extra || segment.verbal));
            good.for_each(|said| said.sign = -1);
        } else {
            let negates = |token: &Token| token.meaning() == Some(Meaning::Negator);
            // "It doesn't look or feel premium", but not "if you don't commute or are after great sound".
            let of_reader = |token: &Token| token.is_in(Group::Conditional) || sentence.is_reader(token);
            let waits = statements.is_empty() && tokens.iter().any(negates) && !tokens.iter().any(of_reader);
            none = (waits || tokens.first().is_some_and(negates)) && !denies(sentence, segment);
        }
        if lacking && segment.coordinated && !segment.linked && !begins {
            statements.iter_mut().for_each(|statement| statement.sign = -1);
        } else {
            lacking = begins;
        }
    }
}

/// "Offers convenience and precision": what is good by itself, where it is said to be there.
pub(super) fn offer(sentence: &Sentence, segments: &[Segment], all: &mut [Vec<Statement>]) {
    let virtues = sentence.lexicon.pack.virtues;
    if virtues.is_empty() || !all.iter().flatten().any(|said| said.sign == 0) {
        return;
    }
    let mut offered = false;
    for (segment, statements) in segments.iter().zip(all.iter_mut()) {
        let tokens = &sentence.tokens[segment.from..segment.to];
        let first = tokens.iter().position(|token| token.meaning() == Some(Meaning::Offer));
        offered = first.is_some() || (offered && segment.coordinated && !segment.linked);
        if !offered
            || tokens
                .iter()
                .any(|token| matches!(token.meaning(), Some(Meaning::Lack | Meaning::Negator)))
        {
            continue;
        }
        for statement in statements.iter_mut() {
            let good = tokens[statement.at.min(tokens.len() - 1)].is_in(Group::Virtues);
            if statement.sign == 0 && statement.noun && good && first.is_none_or(|first| first < statement.at) {
                (statement.sign, statement.way, statement.weak) = (1, Way::Before, false);
            }
        }
    }
}

/// "If sound is your priority, the Norvik is the best choice": it has what the condition asks for.
pub(super) fn wish(sentence: &Sentence, segments: &[Segment], all: &mut [Vec<Statement>]) {
    let pack = sentence.lexicon.pack;
    if all.len() < 2 || !all[0].iter().any(|said| said.sign == 0) {
        return;
    }
    let first = segments.first().and_then(|first| first.from.checked_sub(1));
    let asks = first.is_some_and(|at| at == 0 && sentence.tokens[at].is_in(Group::Conditional));
    let chosen = |(segment, said): (&Segment, &Vec<Statement>)| {
        segment.named && said.iter().any(|said| said.sign > 0 && said.feature == OVERALL)
    };
    if pack.wishes.is_empty() || !asks || !segments.iter().zip(all.iter()).skip(1).any(chosen) {
        return;
    }
    let tokens = &sentence.tokens[segments[0].from..segments[0].to];
    if tokens.iter().any(|token| token.meaning() == Some(Meaning::Negator)) {
        return;
    }
    for said in all[0]
        .iter_mut()
        .filter(|said| said.sign == 0 && said.noun && said.feature != PRICE)
    {
        (said.sign, said.way, said.weak) = (1, Way::Before, false);
    }
}

/// "If counter space is limited, ...": what a reader may lack is no blame of the product.
pub(super) fn suppose(sentence: &Sentence, segments: &[Segment], all: &mut [Vec<Statement>]) {
    let pack = sentence.lexicon.pack;
    for (segment, statements) in segments.iter().zip(all.iter_mut()) {
        let tokens = &sentence.tokens[segment.from..segment.to];
        let before = segment.from.checked_sub(1).map(|before| &sentence.tokens[before]);
        let supposes = before.is_some_and(|before| before.is_in(Group::Conditional));
        let reader = |token: &Token| sentence.is_reader(token);
        // "When you brush too hard"
        let when = || before.is_some_and(|before| pack.occasions.contains(&sentence.words(before)));
        let opens = supposes && !segment.named && segments.len() > 1;
        if segment.groups.has(Group::Tolerating) {
            continue;
        }
        if !statements.is_empty() && (opens || ((supposes || when()) && tokens.iter().take(2).any(reader))) {
            statements.retain(|statement| statement.sign >= 0);
        }
    }
}

/// "If you don't mind the weight": blame, whatever the words for it.
pub(super) fn tolerate(sentence: &Sentence, segments: &[Segment], all: &mut [Vec<Statement>]) {
    let parts = segments.iter().zip(all.iter_mut());
    for (segment, statements) in parts.filter(|(segment, _)| segment.groups.has(Group::Tolerating)) {
        let tokens = &sentence.tokens[segment.from..segment.to];
        let Some(at) = tokens.iter().position(|token| token.is_in(Group::Tolerating)) else {
            continue;
        };
        let features = statements.iter_mut().filter(|said| said.feature != OVERALL);
        let behind = features.filter(|said| said.at > at).min_by_key(|said| said.at);
        // "Don't mind paying more for its excellent sound": the first alone. "Si le poids ne vous dérange pas": what comes before, which
        // nothing praises.
        let tolerated = match behind {
            Some(first) => Some(first),
            None => statements
                .iter_mut()
                .rfind(|said| said.sign == 0 && said.feature != OVERALL),
        };
        if let Some(said) = tolerated {
            (said.sign, said.way, said.weak) = (-1, Way::Before, false);
        }
    }
}

/// True for blame just before a place: "a poor choice for".
fn opinions_blame(tokens: &[Token], at: usize) -> bool {
    tokens[at.saturating_sub(2)..at]
        .iter()
        .any(|token| matches!(token.meaning(), Some(Meaning::Opinion { sign: -1, .. })))
}

fn settle(all: &mut [Vec<Statement>], waiting: Option<(usize, i8)>) {
    if let Some((place, sign)) = waiting
        && !all[place].iter().any(|statement| statement.feature == OVERALL)
    {
        all[place].push(Statement::of(OVERALL, sign, Way::Before));
    }
}
