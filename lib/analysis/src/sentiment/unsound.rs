//! Judgements that were found and are left out again: what a sentence asks, does not know or tells of the past, what a reader wants of who is
//! refused, and blame that nothing sets against praise.

use std::ops::Range;

use super::features::OVERALL;
use super::few::Few;
use super::groups::Group;
use super::judge::Context;
use super::lexicon::Meaning;
use super::output::Judgement;
use super::tokens::{Kind, Sentence, Token};

/// Leaves what was found and is not said.
pub(super) fn leave_unsound(sentence: &Sentence, context: &Context, judgements: &mut Vec<Judgement>) {
    if !sentence.lexicon.pack.facts && !states(sentence) {
        judgements.retain(|judgement| judgement.sign != 0);
    }
    leave_unsaid(sentence, judgements);
    leave_refused(sentence, judgements);
    if context.prior == 0 && sentence.lexicon.pack.trusted {
        leave_mixed(sentence, judgements);
    }
}

/// True for a sentence that says what there is, and judges nothing.
fn states(sentence: &Sentence) -> bool {
    let judges = |token: &Token| {
        matches!(
            token.meaning(),
            Some(
                Meaning::Opinion { .. }
                    | Meaning::Amount(_)
                    | Meaning::Negator
                    | Meaning::NegatorBehind
                    | Meaning::Concord
                    | Meaning::Lack
                    | Meaning::For(_)
                    | Meaning::Suits(_)
                    | Meaning::Contrast
            )
        )
    };
    sentence.tokens.iter().any(Token::links) && !sentence.tokens.iter().any(judges)
}

/// Leaves what a sentence asks, does not know or says of the past, to the end of that clause: "Check whether the Norvik has good sound".
fn leave_unsaid(sentence: &Sentence, judgements: &mut Vec<Judgement>) {
    if judgements.is_empty() || !(sentence.has(Group::Unsaid) || sentence.has(Group::Checking)) {
        return;
    }
    let tokens = &sentence.tokens;
    // The tokens that are not said, in their order.
    let mut silent: Vec<Range<usize>> = Vec::new();
    let mut from = 0;
    while let Some(unsaid) = (from..tokens.len()).find(|&at| is_unsaid(tokens, at)) {
        let ends = (unsaid + 1..tokens.len()).find(|&at| ends_unsaid(tokens, at));
        from = ends.unwrap_or(tokens.len());
        if from > unsaid + 1 {
            silent.push(unsaid..from);
        }
    }
    judgements.retain(|judgement| {
        let next = silent.partition_point(|part| part.end <= judgement.segment.start);
        silent.get(next).is_none_or(|part| judgement.segment.end <= part.start)
    });
}

/// True for words that ask, do not know or tell of the past; but "not as cheap as it used to be" is said of today.
fn is_unsaid(tokens: &[Token], at: usize) -> bool {
    let compares = |token: &Token| matches!(token.meaning(), Some(Meaning::Than | Meaning::As));
    let near = &tokens[at.saturating_sub(2)..at];
    if tokens[at].is_in(Group::Unsaid) {
        return !near.iter().any(compares);
    }
    let begins = |before: &Token| {
        let joins = matches!(before.meaning(), Some(Meaning::Join | Meaning::Contrast));
        joins || before.kind == Kind::Comma || before.kind.breaks()
    };
    tokens[at].is_in(Group::Checking) && near.last().is_none_or(begins)
}

/// True for a sign or word that ends a clause: a contrast, or "and" behind a comma.
fn ends_unsaid(tokens: &[Token], at: usize) -> bool {
    let joins = tokens[at].is_in(Group::Coordinating) && tokens[at - 1].kind == Kind::Comma;
    joins || tokens[at].ends_clause()
}

/// Leaves praise within what a reader wants where the sentence goes on to blame the brand: "If you need a quiet fan, the Norvik is too loud".
/// What is "not for you" blames what is wanted.
fn leave_refused(sentence: &Sentence, judgements: &mut Vec<Judgement>) {
    let tokens = &sentence.tokens;
    let wants = |first: &Token| first.meaning() == Some(Meaning::Condition) || first.is_in(Group::Conditional);
    if judgements.is_empty() || !tokens.first().is_some_and(wants) {
        return;
    }
    let Some(comma) = tokens.iter().position(|token| token.kind == Kind::Comma) else {
        return;
    };
    let end = tokens[comma..].iter().position(Token::ends_clause);
    let end = end.map_or(tokens.len(), |end| comma + end);
    // What is of the whole sentence has no segment.
    let wanted = |said: &Judgement| said.sign > 0 && !said.segment.is_empty() && said.segment.end <= comma;
    let blames = |said: &&Judgement| said.sign < 0 && (comma..end).contains(&said.segment.start);
    let blamed = judgements.iter().filter(blames);
    let blamed: Few<(u16, u16)> = blamed.map(|said| (said.brand, said.feature)).collect();
    let main = &tokens[comma..end];
    let refuses = main.iter().any(|token| token.meaning() == Some(Meaning::Suits(-1)));
    let mut named = main.iter().filter_map(Token::brand);
    let first = named.next();
    // "The Norvik lasts and the Hollin is not for you" does not tell whom.
    let refused = refuses && named.all(|other| Some(other) == first);
    judgements.retain_mut(|judgement| {
        let Judgement { brand, feature, .. } = *judgement;
        if !wanted(judgement) {
            return true;
        }
        if refused && first.is_none_or(|first| first == brand) {
            judgement.sign = -1;
        }
        !blamed.contains(&(brand, feature)) && !blamed.contains(&(brand, OVERALL))
    });
}

/// Leaves blame amid praise of the same brand that nothing sets against it ("but", "while", a semicolon or dash), unless it is the other side of
/// a comparison: then trusted rules have misread it more often than not ("a slightly older model, still excellent").
fn leave_mixed(sentence: &Sentence, judgements: &mut Vec<Judgement>) {
    let sets_apart = |token: &Token| {
        let opposes = token.kind == Kind::Break || token.meaning() == Some(Meaning::Contrast);
        opposes || token.is_in(Group::Tolerating)
    };
    let blames = judgements.iter().any(|judgement| judgement.sign < 0);
    if !blames || sentence.tokens.iter().any(sets_apart) {
        return;
    }
    let praised = judgements.iter().filter(|judgement| judgement.sign > 0);
    let praised: Few<u16> = praised.map(|judgement| judgement.brand).collect();
    let compared = |brand| sentence.tokens.iter().any(|token| token.kind == Kind::Object(brand));
    judgements
        .retain(|judgement| judgement.sign >= 0 || !praised.contains(&judgement.brand) || compared(judgement.brand));
}
