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
    let word = |token: &Token| !sentence.words(token).starts_with(|c: char| c.is_ascii_digit());
    let sells = |token: &Token| pack.makers.iter().any(|maker| sentence.words(token).starts_with(maker));
    matches!(kind, BlockKind::Item(_)) && !framed && label.iter().all(word) && !label.iter().any(sells)
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
