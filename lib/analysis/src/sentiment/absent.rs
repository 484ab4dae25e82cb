//! Lines that say that there is nothing, or little, of what their label names: "Cons: none that we found", "Hidden fees: low".

use super::groups::Group;
use super::lexicon::{Label, Meaning};
use super::tokens::{Kind, Sentence, Token};

/// Tokens at most of what says so.
const LONGEST: usize = 5;

/// What a line says of which there is none or little.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Little {
    /// And nothing more.
    Alone,
    /// And behind a sign something of other features: "None, but the price is high".
    Beside,
}

/// Whether what stands behind a label says that there is none or little of it. Behind "none" anything may follow that speaks of no
/// feature; "few" and "no" count only where nothing follows them but a sign, for else they are of what does: "No timer". Where a label
/// praises, so does "none": `loose` is false, "Great value: nothing to complain about".
pub(super) fn little(body: &Sentence, loose: bool) -> Option<Little> {
    let pack = body.lexicon.pack;
    let tokens = &body.tokens;
    let from = tokens
        .iter()
        .position(|token| token.meaning() != Some(Meaning::Degree))?;
    let ends = (from + 1..=tokens.len().min(from + LONGEST)).rev();
    let ends = ends.filter(|&end| !parts(&tokens[end - 1]));
    // Most words differ in their first letter already.
    let letter = body.words(&tokens[from]).bytes().next();
    let begins = |listed: &[&str]| {
        let may = listed.iter().any(|words| words.bytes().next() == letter);
        let mut ends = ends.clone().filter(|_| may);
        ends.find(|&end| listed.contains(&body.span(from, end)))
    };
    let nothing = begins(pack.nothing);
    let end = nothing
        .or_else(|| faultless(body, from))
        .or_else(|| begins(pack.little))?;
    let parted = tokens.get(end).is_none_or(parts);
    match tokens[end..].iter().any(speaks) {
        false if parted || (loose && nothing.is_some()) => Some(Little::Alone),
        true if parted && nothing.is_some() => Some(Little::Beside),
        _ => None,
    }
}

/// Where "no significant drawbacks" ends.
fn faultless(body: &Sentence, from: usize) -> Option<usize> {
    body.tokens[from].is_in(Group::Absent).then_some(())?;
    let rest = body.tokens[from + 1..].iter().take(LONGEST);
    let end = from + 1 + rest.take_while(|token| !parts(token)).count();
    let faults = body.lexicon.label(body.span(from + 1, end)) == Some(Label::Cons);
    faults.then_some(end)
}

fn parts(token: &Token) -> bool {
    token.kind == Kind::Comma || token.kind.breaks()
}

/// True for a word that names a feature or judges one, or sets something against what was said.
fn speaks(token: &Token) -> bool {
    match token.meaning() {
        Some(Meaning::Feature { .. } | Meaning::Contrast) => true,
        Some(Meaning::Opinion { feature, usual, .. }) => feature != 0 || usual != 0,
        _ => token.is_brand(),
    }
}
