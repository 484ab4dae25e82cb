//! Facts: what names a feature and judges nothing. Most features that stand in a sentence without a judgement are no news of
//! the product, so that a fact counts only where its form says that it is one: a label ("Capacity: 8 quarts"), a measure
//! ("a 15.6-inch display"), a list of functions, or a line of its own ("OLED display").

use super::features::{BATTERY, BUILD, CAMERA, CAPACITY, CHARGING, DISPLAY, FEATURES, SELECTION, WARRANTY};
use super::groups::Group;
use super::scopes::lists;
use super::segments::Segment;
use super::statements::Statement;
use super::tokens::{Kind, Sentence, Token};

/// Tokens of a line that is nothing but a fact.
const LINE: usize = 4;

/// How far before "functions" their number stands.
const COUNTED: usize = 3;

/// True for a statement without a judgement that is worth telling.
pub(super) fn is_fact(
    sentence: &Sentence,
    segments: &[Segment],
    place: usize,
    said: &Statement,
    listing: bool,
) -> bool {
    if sentence.lexicon.pack.function_words.is_empty() {
        return true;
    }
    let segment = &segments[place];
    let tokens = &sentence.tokens[segment.from..segment.to];
    let told = matches!(
        said.feature,
        BATTERY | BUILD | CAMERA | CAPACITY | CHARGING | DISPLAY | FEATURES | SELECTION | WARRANTY
    );
    if !told {
        return false;
    }
    let labelled = tokens.get(said.at + 1).is_some_and(|next| next.kind == Kind::Colon);
    let line = sentence.tokens.len() <= LINE && !sentence.tokens.iter().any(Token::is_brand);
    if listing || labelled || line {
        return true;
    }
    let counted = |token: &Token| {
        let words = sentence.words(token);
        words.starts_with(|c: char| c.is_ascii_digit()) || token.is_in(Group::Numbers)
    };
    match said.feature {
        FEATURES => {
            lists(sentence, segments)
                || tokens[said.at.saturating_sub(COUNTED)..said.at.min(tokens.len())]
                    .iter()
                    .any(counted)
        }
        BATTERY | CAMERA | CAPACITY | CHARGING | DISPLAY | WARRANTY => tokens.iter().any(counted),
        _ => false,
    }
}
