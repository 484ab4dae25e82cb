//! What an opinion is of: the whole product, a part that has no word here, or what a word beside it says.

use super::features::{
    BUILD, CAPACITY, COMFORT, COMPATIBILITY, DESIGN, DURABILITY, EXPERTISE, FEATURES, OVERALL, PERFORMANCE, PRICE,
    RELIABILITY, SELECTION, SETUP, SIZE, SOFTWARE, SPEED, SUSTAINABILITY, TASTE,
};
use super::groups::Group;
use super::lexicon::Meaning;
use super::opinions::negation;
use super::statements::NEAR;
use super::tokens::{Kind, Sentence, Token};

/// True for "comes with a travel cover": something to have that has no word here.
pub(super) fn had(sentence: &Sentence, tokens: &[Token]) -> bool {
    let pack = sentence.lexicon.pack;
    if !pack.function_words.is_empty() {
        return false;
    }
    let offers = |token: &Token| token.meaning() == Some(Meaning::Offer) && !token.is_in(Group::Owns);
    let Some(at) = tokens.iter().position(offers) else {
        return false;
    };
    let thing = |token: &Token| token.kind == Kind::Word && !token.proper && !token.small;
    negation(tokens, at) == 1 && tokens[at + 1..].iter().any(thing)
}

/// What a word of general quality is about behind the word for a part: "camera setup" is about the camera.
pub(super) fn modified(tokens: &[Token], at: usize, id: u16) -> u16 {
    let before = at.checked_sub(1).and_then(|before| tokens[before].meaning());
    match before {
        Some(Meaning::Feature { id: part, .. })
            if matches!(id, OVERALL | PERFORMANCE | FEATURES | SETUP) && !matches!(part, OVERALL | DESIGN) =>
        {
            part
        }
        _ => id,
    }
}

/// True for "doesn't come with a case", "lacks a handle": something that is not there, and has no word here.
pub(super) fn lacks_thing(sentence: &Sentence, tokens: &[Token]) -> bool {
    let pack = sentence.lexicon.pack;
    if pack.parts.is_empty() {
        return false;
    }
    let lacks = (0..tokens.len()).find(|&at| match tokens[at].meaning() {
        Some(Meaning::Lack) => true,
        Some(Meaning::Offer) => negation(tokens, at) == -1,
        _ => false,
    });
    // "Lacks a PID": an acronym is no name.
    let thing = |token: &Token| token.kind == Kind::Word && (!token.proper || token.capitals) && !token.small;
    lacks.is_some_and(|at| tokens[at + 1..].iter().take(NEAR).any(thing))
}

/// True for a judgement of the whole thing, not of some part that has no word here: "a great choice", "is excellent", but
/// not "offers excellent teamwork".
pub(super) fn is_of_whole(sentence: &Sentence, tokens: &[Token], at: usize) -> bool {
    let pack = sentence.lexicon.pack;
    if is_of_part(sentence, tokens, at) {
        return false;
    }
    // "One of the best mowers"
    let words = sentence.words(&tokens[at]);
    if pack.selecting.iter().any(|first| words.starts_with(first)) {
        return true;
    }
    let noun = |token: &&Token| token.kind == Kind::Word && !token.small && (!pack.capital_nouns || token.upper);
    let behind = tokens[at + 1..].iter().take(4);
    if behind.clone().any(|token| token.meaning() == Some(Meaning::Generic)) {
        return true;
    }
    // "Das Verfahren ist mühsam": of a thing that has no word here.
    let subject = |token: &Token| {
        token.is_brand() || matches!(token.meaning(), Some(Meaning::Generic)) || token.is_in(Group::Pronouns)
    };
    let segment = tokens.iter().any(subject);
    if pack.capital_nouns && !segment && tokens[..at].iter().skip(1).any(|token| noun(&token)) {
        return false;
    }
    let followed = behind.clone().take(1).any(|token| noun(&token));
    if pack.function_words.is_empty() || (!followed && !pack.postposed) {
        return true;
    }
    if pack.postposed {
        return is_of_product(sentence, tokens, at);
    }
    // An unknown thing: the product itself where a verb or an article says "is a great laptop".
    let before = tokens[..at].iter().rev().take(6);
    let mut before = before.filter(|token| token.meaning() != Some(Meaning::Pronoun));
    match before.find(|token| token.links() || token.is_in(Group::Indefinite)) {
        Some(token) => {
            token.meaning() != Some(Meaning::Offer)
                && !tokens[..at].iter().any(|token| token.meaning() == Some(Meaning::Offer))
        }
        None => false,
    }
}

/// The same where adjectives follow: of the product are "es excelente" and "es una cafetera excelente", not "ofrece un ritmo
/// excelente".
fn is_of_product(sentence: &Sentence, tokens: &[Token], at: usize) -> bool {
    let thing = |token: &Token| {
        let word = token.kind == Kind::Word && !token.proper && !sentence.words(token).contains(' ');
        word && !token.small
    };
    let follows = tokens.get(at + 1).is_some_and(thing);
    let Some(before) = at.checked_sub(1).map(|before| &tokens[before]) else {
        return !follows;
    };
    if !follows && !thing(before) {
        return true;
    }
    let mut ahead = tokens[..at].iter().rev().take(5);
    let offered = tokens[..at].iter().any(|token| token.meaning() == Some(Meaning::Offer));
    !offered && ahead.any(|token| token.is_in(Group::Indefinite)) && tokens[..at].iter().any(Token::links)
}

/// True for what is said of a part that has no word here: "Mopping is excellent", "its lid is nice". A thing with "the" may be
/// the product itself.
pub(super) fn is_of_part(sentence: &Sentence, tokens: &[Token], at: usize) -> bool {
    let pack = sentence.lexicon.pack;
    let Some(verb) = tokens[..at].iter().position(Token::links) else {
        return false;
    };
    let subject = &tokens[..verb];
    let own = |token: &Token| {
        token.is_brand()
            || token.named
            || token.proper && !token.groups.is_empty()
            || token.meaning() == Some(Meaning::Generic)
    };
    let whole = |token: &Token| {
        matches!(
            sentence.words(token),
            "this" | "these" | "it" | "they" | "that" | "which" | "who"
        )
    };
    let noun = |token: &Token| token.kind == Kind::Word && !token.small;
    if pack.parts.is_empty() || !subject.iter().any(noun) || subject.iter().any(|token| own(token) || whole(token)) {
        return false;
    }
    let the = sentence.words(&subject[0]) == "the";
    !the || subject.iter().any(|token| pack.parts.contains(&sentence.words(token)))
}

/// True where a part is only said to be there, near a place: "a built-in battery".
pub(super) fn holds(tokens: &[Token], at: usize) -> bool {
    let near = &tokens[at.saturating_sub(NEAR)..at];
    near.iter().any(|token| token.is_in(Group::BuiltIn))
}

/// What a judged feature is about: the word itself, what its adjective says, or both: "great build", "quiet design", "durable
/// build".
pub(super) fn about(feature: u16, by: u16, extra: bool) -> [Option<u16>; 2] {
    // "A built-in battery": something to have, whatever it is.
    if extra && !matches!(feature, SELECTION | EXPERTISE) {
        return [Some(FEATURES), None];
    }
    match (feature, by) {
        (SIZE, FEATURES) => [Some(by), None],
        (_, 0 | FEATURES) => [Some(feature), None],
        (FEATURES, PERFORMANCE) => [Some(feature), None],
        (OVERALL | FEATURES | DESIGN | PERFORMANCE, _) | (_, SUSTAINABILITY) | (BUILD, COMFORT | SIZE) => {
            [Some(by), None]
        }
        // "A propulsive ride", "the blades crush ice", "a light jar"
        (COMFORT | BUILD, PERFORMANCE | SPEED) => [Some(by), None],
        (CAPACITY, _) if by != CAPACITY => [Some(by), None],
        // "The food is expensive"
        (TASTE, PRICE) => [Some(by), None],
        (BUILD, DURABILITY) => [Some(by), None],
        (SOFTWARE | COMPATIBILITY, RELIABILITY) => [Some(by), None],
        _ => [Some(feature), None],
    }
}

/// True for an adverb before an unknown word that is no noun: "fühlt sich schnell verloren".
pub(super) fn strengthens(tokens: &[Token], at: usize) -> bool {
    tokens
        .get(at + 1)
        .is_some_and(|next| next.kind == Kind::Word && !next.upper && !next.small)
}

/// True for praise or blame that is surely of the whole: "a good choice", an idiom, a noun, or what a brand is said to be.
pub(super) fn is_verdict(sentence: &Sentence, tokens: &[Token], at: usize) -> bool {
    let pack = sentence.lexicon.pack;
    let token = &tokens[at];
    let generic = |token: &Token| token.meaning() == Some(Meaning::Generic);
    if tokens[at + 1..].iter().take(NEAR).any(generic) || tokens[..at].iter().rev().take(NEAR).any(generic) {
        return true;
    }
    let words = sentence.words(token);
    let idiom = words.contains(' ') || !matches!(sentence.lexicon.phrase(words), Some(Meaning::Opinion { .. }));
    if idiom || (pack.capital_nouns && token.upper) {
        return true;
    }
    let verb = tokens[..at].iter().rposition(Token::links);
    verb.is_some_and(|verb| {
        let named = tokens[..verb].iter().any(Token::is_brand);
        named && tokens[verb].meaning() == Some(Meaning::Link) && at - verb <= NEAR
    })
}

/// Tokens at most between a fault and the word that says that it is no more.
const TO_MENDED: usize = 4;

/// True for blame of what is paid back, kept away or mended: "refunds late deliveries", "the crashes were fixed".
pub(super) fn is_made_good(tokens: &[Token], at: usize) -> bool {
    if !matches!(tokens[at].meaning(), Some(Meaning::Opinion { sign: -1, .. })) {
        return false;
    }
    let good = |place: usize| tokens[place].is_in(Group::MadeGood);
    let before = at >= 1 && good(at - 1) || at >= 2 && good(at - 2) && tokens[at - 1].kind == Kind::Word;
    let behind = tokens[at + 1..].iter().take(TO_MENDED);
    let mut until = behind.take_while(|token| token.meaning() != Some(Meaning::Negator));
    before || until.any(|token| token.is_in(Group::Mended))
}

/// True for the name of one of a brand's plans: "Norvik's cheapest plan lacks reporting", but "has the cheapest plans".
pub(super) fn is_plan_name(sentence: &Sentence, tokens: &[Token], at: usize) -> bool {
    let of = |before: &Token| before.is_in(Group::Genitive) || before.is_in(Group::Pronouns);
    let owned = at > 0 && of(&tokens[at - 1]);
    let priced = |token: &Token| {
        matches!(
            token.meaning(),
            Some(Meaning::Opinion {
                feature: PRICE | SPEED,
                ..
            })
        )
    };
    if !owned || !priced(&tokens[at]) {
        return false;
    }
    let names = sentence.lexicon.pack.plan_names;
    let words = sentence.words(&tokens[at]);
    let next = tokens.get(at + 1).map(|next| sentence.words(next));
    names.contains(&words) || next.is_some_and(|next| names.contains(&[words, " ", next].concat().as_str()))
}
