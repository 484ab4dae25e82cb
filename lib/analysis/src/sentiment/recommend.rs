//! Labels before nothing but names, which recommend what they name: "Best overall: Norvik", "For families: Norvik".

use super::blocks::BlockKind;
use super::lexicon::Meaning;
use super::tokens::{Kind, Sentence, Token};

/// Words of such a label at most.
const LONGEST: usize = 10;

/// True when the label that ends at `to` recommends the names behind it: it begins with highest praise or "for", or begins an item
/// that is about no product yet and tells neither who makes nor who sells something.
pub(super) fn recommends(sentence: &Sentence, kind: BlockKind, framed: bool, to: usize) -> bool {
    let pack = sentence.lexicon.pack;
    let label = &sentence.tokens[..to.min(sentence.tokens.len())];
    let Some(first) = label.first() else { return false };
    if to > LONGEST || label.iter().any(Token::is_brand) || !lists_names(sentence, to) {
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

/// True for words of a need or a use, not of who makes or sells a thing, nor of its figures.
pub(super) fn needs(sentence: &Sentence, words: &[Token]) -> bool {
    let counts = |token: &Token| sentence.words(token).starts_with(|c: char| c.is_ascii_digit());
    let makers = sentence.lexicon.pack.makers;
    let sells = |token: &Token| makers.iter().any(|maker| sentence.words(token).starts_with(maker));
    !words.is_empty() && !words.iter().any(|token| counts(token) || sells(token))
}

/// Whom a title is for: "Norvik X2 – For small rooms", where `from` is what stands behind the name.
pub(super) fn is_for_somebody(sentence: &Sentence, from: usize) -> bool {
    let Some([first, rest @ ..]) = sentence.tokens.get(from..) else {
        return false;
    };
    let ends = |token: &Token| token.is_brand() || token.links() || token.kind == Kind::Colon;
    sentence.lexicon.pack.purposes.contains(&sentence.words(first))
        && (1..LONGEST).contains(&rest.len())
        && !rest.iter().any(ends)
        && needs(sentence, rest)
}

/// True when behind a lead-in nothing stands but names, one of them tracked.
pub(super) fn lists_names(sentence: &Sentence, lead: usize) -> bool {
    let mut depth = 0_usize;
    let body = sentence.tokens.get(lead + 1..).unwrap_or_default();
    body.iter().any(Token::is_brand)
        && body.iter().all(|token| {
            match token.kind {
                Kind::Open => depth += 1,
                Kind::Close => depth = depth.saturating_sub(1),
                _ => {}
            }
            let joins =
                token.meaning() == Some(Meaning::Join) || matches!(token.kind, Kind::Comma | Kind::Open | Kind::Close);
            depth > 0 || joins || token.is_brand() || token.proper || token.upper
        })
}
