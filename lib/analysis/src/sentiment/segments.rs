//! Clauses, and the parts of a clause that are joined by commas and "and".

use std::ops::Range;

use super::brands::Brands;
use super::groups::{Group, Groups};
use super::lexicon::Meaning;
use super::meanings::Meanings;
use super::tokens::{Kind, Sentence, Token};

/// Tokens at most before a contrast that stands aside.
const LONGEST_ASIDE: usize = 12;
/// Tokens at most of what stands behind a brand and belongs to its name.
const LONGEST_NAME: usize = 8;
/// Tokens at most between two brands and what is said of both.
const TO_BOTH: usize = 40;
/// Words before the number of a measure, and itself: "up to 48 hours".
const MEASURED: usize = 3;

/// A part of a clause: tokens `from..to`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Segment {
    pub(super) from: usize,
    pub(super) to: usize,
    /// Joined to the part before by a comma, "and" or "or".
    pub(super) coordinated: bool,
    /// Begins with "a" or a measure: a phrase of its own.
    pub(super) determined: bool,
    /// Names a brand, or goes on with one.
    pub(super) named: bool,
    /// Brands that were named before, with which it goes on: "quieter than Norvik, **whose app is better**; **both are light**".
    pub(super) goes_on: Brands,
    /// Holds a verb such as "is" or "has".
    pub(super) linked: bool,
    /// Begins with such a verb: it goes on about the same subject.
    pub(super) verbal: bool,
    /// Of all its words.
    pub(super) groups: Groups,
    pub(super) does: Meanings,
}

/// The clauses of a sentence, each as its segments; no clause is empty.
#[derive(Default)]
pub(super) struct Clauses {
    /// Of all clauses, one behind the other.
    segments: Vec<Segment>,
    /// Where each clause ends among them.
    ends: Vec<usize>,
}

impl Clauses {
    /// Those of a sentence, in the room of another one's.
    pub(super) fn read(&mut self, sentence: &Sentence) {
        let tokens = &sentence.tokens;
        self.segments.clear();
        self.ends.clear();
        let (mut from, mut coordinated) = (0, false);
        let mut label = Label::default();
        for at in 0..=tokens.len() {
            let cut = tokens
                .get(at)
                .map_or(Cut::Clause, |token| cut(sentence, &label, from..at, token));
            if cut == Cut::Late {
                // "..., die Anleitung ist aber schwer verständlich": the clause began at the comma.
                self.end_clause();
                coordinated = false;
            }
            if matches!(cut, Cut::None | Cut::Late) {
                label.take(&tokens[at]);
                continue;
            }
            label = Label::default();
            if at > from {
                self.segments.push(segment(sentence, from, at, coordinated));
            }
            from = at + 1;
            coordinated = cut == Cut::Coordinated || (coordinated && cut == Cut::Segment && at == from);
            if cut == Cut::Clause {
                self.end_clause();
            }
        }
    }

    /// Ends the clause behind its last segment, if it has any.
    fn end_clause(&mut self) {
        if self.segments.len() > self.ends.last().map_or(0, |end| *end) {
            self.ends.push(self.segments.len());
        }
    }

    pub(super) fn len(&self) -> usize {
        self.ends.len()
    }

    /// The segments of all clauses.
    pub(super) fn segments(&self) -> &[Segment] {
        &self.segments
    }

    /// Where the segments of a clause stand among all.
    pub(super) fn range(&self, clause: usize) -> Range<usize> {
        let from = clause.checked_sub(1).map_or(0, |before| self.ends[before]);
        from..self.ends[clause]
    }

    pub(super) fn get(&self, clause: usize) -> &[Segment] {
        &self.segments[self.range(clause)]
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &[Segment]> {
        (0..self.len()).map(|clause| self.get(clause))
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Cut {
    None,
    /// A contrast amid the clause that it begins, which began at the comma before.
    Late,
    Coordinated,
    Segment,
    Clause,
}

/// What a token does behind those of `before`, which stand in the same segment.
fn cut(sentence: &Sentence, label: &Label, before: Range<usize>, token: &Token) -> Cut {
    let at = before.end;
    match token.kind {
        kind if kind.breaks() => Cut::Clause,
        Kind::Comma | Kind::Meaning(Meaning::Contrast) if is_aside(sentence, &before) => Cut::None,
        Kind::Meaning(Meaning::Contrast) if is_late(sentence, &before) => Cut::Late,
        Kind::Meaning(Meaning::Contrast) if is_within_clause(sentence, at) => Cut::None,
        Kind::Meaning(Meaning::Contrast) => Cut::Clause,
        Kind::Colon if label.feature && !label.brand => Cut::None,
        Kind::Colon => Cut::Clause,
        Kind::Comma if joins_brands(sentence, at) => Cut::None,
        Kind::Comma => Cut::Coordinated,
        Kind::Meaning(Meaning::Join) if joins_brands(sentence, at) => Cut::None,
        Kind::Meaning(Meaning::Join) if token.is_in(Group::Coordinating) => Cut::Coordinated,
        Kind::Meaning(Meaning::Join) => Cut::Segment,
        _ => Cut::None,
    }
}

/// True for a contrast that stands aside between commas behind words without a verb, and for these commas: "O preço, porém, é alto".
fn is_aside(sentence: &Sentence, before: &Range<usize>) -> bool {
    let tokens = &sentence.tokens;
    let kind = |at: usize| tokens.get(at).map(|token| token.kind);
    let aside = |contrast: usize| {
        kind(contrast) == Some(Kind::Meaning(Meaning::Contrast))
            && contrast > before.start + 1
            && contrast <= before.start + LONGEST_ASIDE
            && [contrast - 1, contrast + 1]
                .iter()
                .all(|&at| kind(at) == Some(Kind::Comma))
            && !tokens[before.start..contrast].iter().any(Token::links)
    };
    let at = before.end;
    (at.saturating_sub(1)..=at + 1).any(aside)
}

/// True for a contrast amid the clause that it begins, behind words that follow a comma: "..., wirkt in Kurven dagegen träge".
fn is_late(sentence: &Sentence, before: &Range<usize>) -> bool {
    let begun = before.start.checked_sub(1).map(|comma| sentence.tokens[comma].kind);
    let contrast = &sentence.tokens[before.end];
    !before.is_empty()
        && begun == Some(Kind::Comma)
        && (contrast.is_in(Group::WithinClause) || contrast.is_in(Group::Late))
}

/// True for a contrast in the midst of its clause, behind neither a sign nor another joining word.
fn is_within_clause(sentence: &Sentence, at: usize) -> bool {
    let before = at.checked_sub(1).map(|before| sentence.tokens[before].kind);
    let begins = before.is_none_or(|kind| {
        kind.breaks()
            || matches!(
                kind,
                Kind::Comma | Kind::Colon | Kind::Meaning(Meaning::Join | Meaning::Contrast)
            )
    });
    !begins && sentence.tokens[at].is_in(Group::WithinClause)
}

/// What stands in a segment so far: after "Battery life" a colon reads as "is".
#[derive(Default)]
struct Label {
    feature: bool,
    brand: bool,
}

impl Label {
    fn take(&mut self, token: &Token) {
        self.feature |= matches!(token.meaning(), Some(Meaning::Feature { .. } | Meaning::Suits(_)));
        self.brand |= matches!(token.kind, Kind::Brand(_));
    }
}

/// True when the sign at `at` stands between two brands: "Norvik X2, Brindax and Hollin", "Norvik X2 10-Quart or Hollin".
fn joins_brands(sentence: &Sentence, at: usize) -> bool {
    let brand = |token: &Token| matches!(token.kind, Kind::Brand(_) | Kind::Object(_));
    let of_name = |token: &Token| (token.proper && token.kind == Kind::Word) || (token.titled && token.upper);
    let before = sentence.tokens[..at]
        .iter()
        .rev()
        .take(9)
        .find(|token| !of_name(token) && token.kind != Kind::Comma);
    let mut after = sentence.tokens.iter().enumerate().skip(at + 1).take(3);
    let after = after.find(|(_, token)| !token.is_in(Group::BeforeBrand));
    // "Quieter than Norvik, and Hollin is cheaper": a verb behind a name that is not of the comparison.
    let begins = |place: usize| sentence.tokens[place].is_brand() && sentence.begins_clause(place);
    let compared = |token: &Token| matches!(token.kind, Kind::Object(_));
    before.is_some_and(brand)
        && after.is_some_and(|(place, token)| brand(token) && !(before.is_some_and(compared) && begins(place)))
}

/// The other side of a comparison that stands right before a relative clause that begins at `from`.
fn other_before(sentence: &Sentence, from: usize) -> Option<u16> {
    let (last, mut before) = sentence.tokens[..from].split_last()?;
    let goes_on = match last.kind {
        Kind::Comma => sentence.tokens.get(from)?.is_in(Group::Relative),
        // "Unlike Ferrin, which is slow, ..."; elsewhere "which" may be of all that was said.
        Kind::Meaning(Meaning::Join) if last.is_in(Group::Relative) && is_set_apart(sentence) => {
            let (comma, name) = before.split_last()?;
            before = name;
            comma.kind == Kind::Comma
        }
        _ => false,
    };
    let name = before.iter().rev().take(LONGEST_NAME).find(|token| !token.named)?;
    match name.kind {
        Kind::Object(brand) if goes_on => Some(brand),
        _ => None,
    }
}

/// True for a sentence that begins with what its subject is unlike.
fn is_set_apart(sentence: &Sentence) -> bool {
    let mut first = sentence.tokens.iter().take(2);
    first.any(|token| token.meaning() == Some(Meaning::Unlike))
}

/// The two brands that a sentence names shortly before "both are ..." at `from`; nobody, where there are not two.
fn both_before(sentence: &Sentence, from: usize) -> Brands {
    let capital_nouns = sentence.lexicon.pack.capital_nouns;
    let says = |token: &Token| token.links() || (capital_nouns && !token.upper);
    let [both, next, ..] = &sentence.tokens[from..] else {
        return Brands::default();
    };
    if !both.is_in(Group::Both) || !says(next) {
        return Brands::default();
    }
    let near = &sentence.tokens[from.saturating_sub(TO_BOTH)..from];
    let named = near.iter().filter_map(|token| match token.kind {
        Kind::Brand(brand) | Kind::Object(brand) => Some(brand),
        _ => None,
    });
    let named: Brands = named.collect();
    if named.len() == 2 { named } else { Brands::default() }
}

fn segment(sentence: &Sentence, from: usize, to: usize, coordinated: bool) -> Segment {
    let tokens = &sentence.tokens[from..to];
    let counted = |token: &Token| sentence.words(token).starts_with(|c: char| c.is_ascii_digit());
    let first = tokens.first().is_some_and(|token| token.is_in(Group::Indefinite));
    let determined = first || tokens.iter().take(MEASURED).any(counted);
    let (mut named, mut linked) = (false, false);
    let (mut groups, mut does) = (Groups::default(), Meanings::default());
    for token in tokens {
        named |= token.is_brand();
        linked |= (token.links() && !token.is_in(Group::Genitive)) || token.kind == Kind::Colon;
        groups.join(token.groups);
        does.add(token);
    }
    let goes_on = match other_before(sentence, from) {
        _ if named => Brands::default(),
        Some(other) => Brands::from_iter([other]),
        None if groups.has(Group::Both) => both_before(sentence, from),
        None => Brands::default(),
    };
    Segment {
        from,
        to,
        coordinated,
        determined,
        named: named || !goes_on.is_empty(),
        goes_on,
        linked,
        verbal: tokens.first().is_some_and(Token::links),
        groups,
        does,
    }
}
