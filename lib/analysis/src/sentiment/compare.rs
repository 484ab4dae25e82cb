//! Comparisons: which brands of a sentence stand on the other side of "than", "unlike" or "beats".

use super::groups::Group;
use super::lexicon::Meaning;
use super::marks::{
    compared, first_as, first_choice, is_against, is_alternative_to, is_compared_of, is_left, is_not_like,
    lacks_theirs, mark_within, names_next, negated,
};
use super::meanings::Does;
use super::partners;
use super::tokens::{Kind, Sentence, Token};
use crate::steps::Steps;

/// The other side of a comparison.
pub(super) struct Comparison {
    /// Token that marks it.
    pub(super) at: usize,
    pub(super) objects: Vec<u16>,
    /// The other side gets the opposite judgement.
    pub(super) inverts: bool,
    /// Stands in front of what it compares: "Unlike Ferrin, ...".
    pub(super) leading: bool,
    /// Is of all of its clause: "Norvik is loud, **unlike** Ferrin".
    pub(super) whole: bool,
    /// Inverts every judgement of its clause, not only comparatives.
    pub(super) always: bool,
    /// The other side is said to be alike, so that it gets the same judgement: "genauso günstig wie Norvik". Trusted rules know too well what
    /// else "as" is said of.
    pub(super) levels: bool,
    /// Where its clause begins, if nobody is the subject: "kein anderer ist so leise wie ...".
    pub(super) nobody: Option<usize>,
}

/// How far behind its mark the other side begins, in tokens.
pub(super) const REACH: usize = 6;

/// Finds the comparisons and turns the brands on their other side into objects.
pub(super) fn mark_objects(sentence: &mut Sentence, steps: &Steps) -> Vec<Comparison> {
    let mut found = Vec::new();
    let of_nobody = partners::nobody(sentence);
    if !may_compare(sentence, of_nobody.is_some()) {
        return found;
    }
    // Where the first word of choice stands; looked for once.
    let mut choice = None;
    for at in 0..sentence.tokens.len() {
        if is_alternative_to(sentence, at) {
            take_objects(sentence, at, true, steps);
        }
        if let Some(partner) = partners::partner(sentence, at) {
            let nobody = of_nobody.as_ref().and_then(|clause| clause.from(at));
            found.push(by_partner(sentence, (at, partner), nobody, steps));
            continue;
        }
        let nobody = of_nobody.as_ref().filter(|clause| clause.denied.contains(&at));
        // A phrase that has taken the mark in: "silencioso como", "costs more than".
        let within = mark_within(sentence, at, nobody.is_some());
        let leaves = is_left(sentence, at);
        let meaning = within.or_else(|| sentence.tokens[at].meaning());
        let meaning = if leaves { Some(Meaning::Versus) } else { meaning };
        let Some(meaning) = meaning else { continue };
        let mut chosen = || *choice.get_or_insert_with(|| first_choice(sentence, steps)) < at;
        let mark = (meaning, within.is_some());
        let Some((inverts, always)) = opposes(sentence, at, mark, nobody.is_some(), &mut chosen) else {
            continue;
        };
        let leading = matches!(meaning, Meaning::Unlike | Meaning::Versus | Meaning::Than) && at <= 1 && !leaves;
        let behind = match meaning {
            Meaning::Beat(_) => partners::subject_behind(sentence, at).unwrap_or(at),
            _ => at,
        };
        let objects = take_objects(sentence, behind, leading, steps);
        if !objects.is_empty() {
            found.push(Comparison {
                at,
                objects,
                inverts,
                leading,
                whole: meaning == Meaning::Unlike,
                always,
                levels: !(inverts || leading || sentence.lexicon.pack.trusted),
                nobody: nobody.map(|clause| clause.denied.start),
            });
        }
    }
    found
}

/// True for a sentence with a word that may mark a comparison; `denied`: nobody is its subject.
fn may_compare(sentence: &Sentence, denied: bool) -> bool {
    let lists = [Group::OthersThan, Group::Leaving, Group::Relating];
    let lacks = sentence.named && sentence.does.any(&[Does::Lack, Does::Negator]);
    let marked = || (0..sentence.tokens.len()).any(|at| mark_within(sentence, at, denied).is_some());
    lacks
        || sentence.does.any(&COMPARING)
        || lists.iter().any(|group| sentence.has(*group))
        || (sentence.named && marked())
}

/// The comparison of a word at `at` with its partner: "kann mit dem Norvik mithalten".
fn by_partner(
    sentence: &mut Sentence,
    (at, partner): (usize, usize),
    nobody: Option<usize>,
    steps: &Steps,
) -> Comparison {
    let inverts = partners::is_unequal(sentence, at);
    // Its preposition joins no part.
    let before = partner.saturating_sub(partners::TO_PARTNER)..partner;
    let linked = sentence.tokens[before.clone()].iter().rposition(Token::links);
    for token in &mut sentence.tokens[before.start + linked.unwrap_or(0)..partner] {
        if token.is_in(Group::Partner) {
            token.kind = Kind::Word;
        }
    }
    Comparison {
        at,
        objects: take_objects(sentence, partner - 1, false, steps),
        inverts,
        leading: false,
        whole: false,
        always: true,
        levels: false,
        nobody,
    }
}

/// Whether a mark, which a phrase may have taken in, gives the other side the opposite, and of every judgement; `None` where it compares
/// nothing. `denied`: nobody is the subject. `chosen`: something is chosen before.
fn opposes(
    sentence: &Sentence,
    at: usize,
    (meaning, within): (Meaning, bool),
    denied: bool,
    chosen: &mut dyn FnMut() -> bool,
) -> Option<(bool, bool)> {
    Some(match meaning {
        Meaning::Than | Meaning::Of { .. } if within => (true, true),
        Meaning::As if denied && (within || first_as(sentence, at).is_some()) => (true, true),
        Meaning::As if partners::is_multiple(sentence, at) => (true, true),
        Meaning::Than if !sentence.lexicon.pack.comparatives.is_empty() => match compared(sentence, at) {
            Some(first) => (is_against(sentence, first), true),
            None if partners::is_rather(sentence, at) => (true, true),
            None => return None,
        },
        Meaning::Of { compares: true } if is_compared_of(sentence, at) => {
            let first = compared(sentence, at);
            (first.is_none_or(|first| is_against(sentence, first)), true)
        }
        Meaning::Than | Meaning::Unlike | Meaning::Beat(_) => (true, true),
        Meaning::Lack | Meaning::Offer if lacks_theirs(sentence, at) => (true, true),
        Meaning::Versus => (true, false),
        Meaning::Over if names_next(sentence, at) && chosen() => (true, true),
        Meaning::As => match first_as(sentence, at) {
            Some(first) => (negated(sentence, first), true),
            // "Non è veloce come Ferrin"
            None if is_not_like(sentence, at) => (true, true),
            None => return None,
        },
        _ => return None,
    })
}

/// The meanings of the words that mark a comparison.
const COMPARING: [Does; 7] = [
    Does::Than,
    Does::OfComparing,
    Does::Unlike,
    Does::Beat,
    Does::Versus,
    Does::Over,
    Does::As,
];

/// True for a phrase that names its feature itself, which is no adjective of what follows: "verlangt ... keine Gebühren".
fn is_own(token: &Token) -> bool {
    matches!(token.meaning(), Some(Meaning::Opinion { own: true, .. }))
}

/// True for rivals without a name behind a leading mark, unless a brand follows at once: "anders als viele Konkurrenten verlangt Norvik ...".
fn names_rivals(sentence: &Sentence, at: usize) -> bool {
    let behind = &sentence.tokens[at + 1..];
    let rivals = behind.iter().take(REACH).position(|token| token.is_in(Group::Rivals));
    let next = rivals.and_then(|rivals| behind.get(rivals + 1));
    next.is_some_and(|next| !next.is_brand() && next.meaning() != Some(Meaning::As))
}

/// Turns the first brand behind a mark, and those joined with it, into objects. Behind a leading mark a comma ends them:
/// "Unlike Ferrin, Hollin ...", and where a verb follows a name, it begins something new: "than Ferrin and Hollin is cheaper".
fn take_objects(sentence: &mut Sentence, at: usize, leading: bool, steps: &Steps) -> Vec<u16> {
    let mut objects = Vec::new();
    let (mut gap, mut joined) = (0, false);
    let pack = sentence.lexicon.pack;
    if leading && names_rivals(sentence, at) {
        return objects;
    }
    for place in at + 1..sentence.tokens.len() {
        steps.add(1);
        let begins = joined && sentence.tokens[place].is_brand() && sentence.begins_clause(place);
        let token = &mut sentence.tokens[place];
        match token.kind {
            Kind::Brand(_) if begins => break,
            Kind::Brand(brand) => {
                token.kind = Kind::Object(brand);
                objects.push(brand);
                (gap, joined) = (0, false);
            }
            Kind::Colon | Kind::Meaning(Meaning::Contrast) => break,
            kind if kind.breaks() => break,
            Kind::Comma if leading || objects.is_empty() => break,
            // "Im Vergleich zum Supermarkt ist Norvik teurer"
            _ if leading && objects.is_empty() && (token.links() || (pack.capital_nouns && is_own(token))) => break,
            Kind::Comma | Kind::Meaning(Meaning::Join) => (gap, joined) = (gap + 1, true),
            _ if objects.is_empty() => gap += 1,
            // "Than the Norvik's and the Ferrin's", "sowohl den Hollin als auch den Norvik"
            _ if token.proper || token.is_in(Group::Genitive) => {}
            _ if joined && (token.is_in(Group::BeforeBrand) || token.is_in(Group::Partner)) => {}
            _ => break,
        }
        if gap > if objects.is_empty() { REACH } else { 1 } {
            break;
        }
    }
    objects
}
