//! What a title, or the sentence before a list, says of all items below it: "Who should buy it", "It's a great fit if you:",
//! "Owners mention a few drawbacks:".

use super::blocks::BlockKind;
use super::brands::Brands;
use super::lexicon::Meaning;
use super::packs::Pack;
use super::tokens::{Kind, Sentence, Token};

/// What the items of a list say before they are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Announced {
    /// +1 for praise, -1 for blame.
    pub(super) sign: i8,
    /// The items are people or needs that something suits, or does not: one that says nothing else is of the whole.
    pub(super) people: bool,
}

/// Words of such a title at most.
const LONGEST: usize = 12;
/// Words at most that stand between what suits and the end: "a great fit for those who".
const BEHIND: usize = 3;

/// What a title announces, or a sentence that ends with a colon.
pub(super) fn announced(sentence: &Sentence, title: bool, colon: bool) -> Option<Announced> {
    let end = sentence.tokens.iter().rposition(|token| token.kind != Kind::Colon)? + 1;
    let tokens = &sentence.tokens[..end];
    let asked = (title && end <= LONGEST).then(|| asked(sentence, tokens)).flatten();
    let judged = || colon.then(|| judged(sentence, tokens)).flatten();
    asked.or_else(|| suited(tokens)).or_else(judged)
}

/// The brand that it is of, where it names one.
pub(super) fn of(sentence: &Sentence) -> Option<Brands> {
    let named = sentence.brands();
    (named.len() == 1).then_some(named)
}

/// "Who should buy it?", "Who is Norvik not for?"
fn asked(sentence: &Sentence, tokens: &[Token]) -> Option<Announced> {
    let pack = sentence.lexicon.pack;
    let mut words = String::new();
    for token in tokens.iter().filter(|token| !token.kind.breaks()) {
        if !words.is_empty() {
            words.push(' ');
        }
        words += if token.is_brand() {
            pack.it
        } else {
            sentence.words(token)
        };
    }
    // "Who is it for", and where a language says only "for whom is": with the name behind.
    let listed = |titles: &[&str]| {
        titles.contains(&words.as_str())
            || words
                .strip_suffix(pack.it)
                .is_some_and(|rest| titles.contains(&rest.trim_end()))
    };
    let sign = match (listed(pack.for_whom), listed(pack.not_for_whom)) {
        (true, _) => 1,
        (_, true) => -1,
        _ => return None,
    };
    Some(Announced { sign, people: true })
}

/// "It's ideal for", "You may want to skip it if you"
fn suited(tokens: &[Token]) -> Option<Announced> {
    let last = tokens
        .iter()
        .rposition(|token| matches!(token.meaning(), Some(Meaning::Suits(_))))?;
    let Some(Meaning::Suits(sign)) = tokens[last].meaning() else {
        return None;
    };
    let behind = &tokens[last + 1..];
    if behind.len() > BEHIND || !behind.iter().all(|token| token.small) {
        return None;
    }
    let sign = if tokens[..last].iter().any(turns) { -sign } else { sign };
    Some(Announced { sign, people: true })
}

/// "There are some drawbacks", "Owners complain about"
fn judged(sentence: &Sentence, tokens: &[Token]) -> Option<Announced> {
    if tokens.iter().any(turns)
        || sentence
            .lexicon
            .advises(sentence.span(0, tokens.len()))
            .next()
            .is_some()
    {
        return None;
    }
    let sign = |token: &Token| sentence.lexicon.label(sentence.words(token))?.sign();
    let mut signs = tokens.iter().filter_map(sign);
    let first = match tokens.last()?.meaning() {
        Some(Meaning::For(sign)) => sign,
        _ => signs.next()?,
    };
    signs.all(|sign| sign == first).then_some(Announced {
        sign: first,
        people: false,
    })
}

fn turns(token: &Token) -> bool {
    matches!(
        token.meaning(),
        Some(Meaning::Negator | Meaning::NegatorBehind | Meaning::Lack)
    )
}

/// Whether a sentence asks something: by its sign, or in a title by the word that begins it, or begins what stands behind
/// its last colon.
pub(super) fn asks(sentence: &str, kind: BlockKind, pack: &Pack) -> bool {
    let sentence = sentence.trim_end_matches(['*', '_', '"', ')']);
    if sentence.ends_with('?') {
        return true;
    }
    let title = matches!(kind, BlockKind::Heading(_) | BlockKind::Bold) && !sentence.ends_with('.');
    let begins = |text: &str| {
        let first = text.split(|c: char| !c.is_alphabetic()).find(|word| !word.is_empty());
        first.is_some_and(|first| pack.asking.contains(&&*first.to_lowercase()))
    };
    title && (begins(sentence) || sentence.rsplit([':', '–', '—']).next().is_some_and(begins))
}
