//! Labels before nothing but names, which recommend what they name: "Best overall: Norvik", "For families: Norvik".

use super::blocks::BlockKind;
use super::lexicon::Meaning;
use super::tokens::{Kind, Sentence, Token};

/// Words of such a label at most.
const LONGEST: usize = 10;
/// Bytes of a stop word at most that counts as a whole.
const SHORT: usize = 4;

/// True when the label that ends at `to` recommends the names behind it: it begins with highest praise or "for", or begins an item
/// that is about no product yet and tells neither who makes nor who sells something.
pub(super) fn recommends(sentence: &Sentence, kind: BlockKind, framed: bool, to: usize) -> bool {
    let pack = sentence.lexicon.pack;
    let label = &sentence.tokens[..to.min(sentence.tokens.len())];
    let Some(first) = label.first() else { return false };
    let named = label.iter().any(Token::is_brand);
    if to > LONGEST || named || warns(label) || holds_stop_word(sentence, label) || !lists_names(sentence, to) {
        return false;
    }
    let mut begins = label
        .iter()
        .take(2)
        .flat_map(|token| sentence.words(token).split(' ').take(2));
    let praises = begins.any(|word| pack.superlatives.contains(&word));
    if praises || (label.len() > 1 && pack.purposes.contains(&sentence.words(first))) {
        return true;
    }
    matches!(kind, BlockKind::Item(_)) && !framed && needs(sentence, label)
}

/// True for words that recommend nobody: "Avoid", "Not recommended", "Complaints".
fn warns(words: &[Token]) -> bool {
    let turns = |token: &Token| {
        matches!(
            token.meaning(),
            Some(
                Meaning::Negator
                    | Meaning::NegatorBehind
                    | Meaning::Concord
                    | Meaning::Lack
                    | Meaning::Choose(-1)
                    | Meaning::Suits(-1)
                    | Meaning::For(-1)
            )
        )
    };
    let blames = |token: &Token| matches!(token.meaning(), Some(Meaning::Opinion { sign: -1, .. }));
    words.iter().any(turns) || words.last().is_some_and(blames)
}

/// True for words of who makes, sells or rates a thing. Short stop words count as a whole, others by their beginnings.
fn holds_stop_word(sentence: &Sentence, words: &[Token]) -> bool {
    let stops = |word: &str, stop: &str| match stop.len() <= SHORT {
        true => word == stop,
        false => word.starts_with(stop),
    };
    let listed = sentence.lexicon.pack.label_stop_words;
    words
        .iter()
        .any(|token| listed.iter().any(|stop| stops(sentence.words(token), stop)))
}

/// True for words of a need or a use, not of who makes or sells a thing, nor of its figures.
pub(super) fn needs(sentence: &Sentence, words: &[Token]) -> bool {
    !words.is_empty()
        && !words.iter().any(|token| counts(sentence, token))
        && !holds_stop_word(sentence, words)
        && !warns(words)
}

fn counts(sentence: &Sentence, token: &Token) -> bool {
    sentence.words(token).starts_with(|c: char| c.is_ascii_digit())
}

/// Whom a title is for: "Norvik X2 – For small rooms", where `from` is what stands behind the name.
pub(super) fn is_for_somebody(sentence: &Sentence, from: usize) -> bool {
    let Some([first, rest @ ..]) = sentence.tokens.get(from..) else {
        return false;
    };
    let ends =
        |token: &Token| token.is_brand() || token.links() || token.kind == Kind::Colon || counts(sentence, token);
    let asks = |token: &Token| sentence.lexicon.pack.asking.contains(&sentence.words(token));
    sentence.lexicon.pack.purposes.contains(&sentence.words(first))
        && (1..LONGEST).contains(&rest.len())
        && !rest.iter().any(ends)
        && !rest.first().is_some_and(asks)
        && !holds_stop_word(sentence, rest)
}

/// True when behind a lead-in nothing stands but names, one of them tracked.
pub(super) fn lists_names(sentence: &Sentence, lead: usize) -> bool {
    let mut depth = 0_usize;
    let body = sentence.tokens.get(lead + 1..).unwrap_or_default();
    let mut named = false;
    let all = body.iter().all(|token| {
        match token.kind {
            Kind::Open => depth += 1,
            Kind::Close => depth = depth.saturating_sub(1),
            _ => {}
        }
        named |= depth == 0 && token.is_brand();
        let joins =
            token.meaning() == Some(Meaning::Join) || matches!(token.kind, Kind::Comma | Kind::Open | Kind::Close);
        depth > 0 || joins || token.is_brand() || token.proper || token.upper
    });
    named && all
}
