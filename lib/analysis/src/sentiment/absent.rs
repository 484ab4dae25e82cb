//! Lines that say that there is nothing, or little, of what their label names: "Cons: none that we found", "Hidden fees: low".

use super::lexicon::Meaning;
use super::tokens::{Kind, Sentence, Token};

/// Tokens at most of what says so.
const LONGEST: usize = 5;

/// True for what stands behind a label where it says that there is none or little of it. Behind "none" anything may follow that speaks of
/// no feature; "few" and "no" count only where nothing follows them but a sign, for else they are of what does: "No timer".
pub(super) fn is_little(body: &Sentence) -> bool {
    let pack = body.lexicon.pack;
    let tokens = &body.tokens;
    let from = tokens
        .iter()
        .position(|token| token.meaning() != Some(Meaning::Degree))
        .unwrap_or(tokens.len());
    let ends = from + 1..=tokens.len().min(from + LONGEST);
    let begins = |listed: &[&str]| ends.clone().rev().find(|&end| listed.contains(&body.span(from, end)));
    if let Some(end) = begins(pack.nothing) {
        return !tokens[end..].iter().any(speaks);
    }
    let signs = |token: &Token| matches!(token.kind, Kind::Comma) || token.kind.breaks();
    begins(pack.little).is_some_and(|end| tokens.get(end).is_none_or(signs))
}

/// True for a word that names a feature or judges one.
fn speaks(token: &Token) -> bool {
    match token.meaning() {
        Some(Meaning::Feature { .. } | Meaning::Contrast) => true,
        Some(Meaning::Opinion { feature, usual, .. }) => feature != 0 || usual != 0,
        _ => token.is_brand(),
    }
}
