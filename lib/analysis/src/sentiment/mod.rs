//! What a text says about the features of brands, without a language model.
//!
//! Sentences are cut into clauses; in each clause the feature words, the opinion words and the brand it speaks about are
//! resolved by rules: negation, contrast, comparison, coordination. A sentence that names no brand belongs to the brand of
//! its heading, list item, lead-in ("Norvik X2: ...") or preceding sentence. Rules are cheap, the same every time, and can
//! point at the words they read; `tests/sentiment_gold.rs` measures how often they are right.

mod blocks;
mod compare;
pub(crate) mod features;
mod judge;
mod lead;
mod lexicon;
mod segments;
mod sentences;
mod statements;
mod tokens;
mod words;

use std::collections::HashSet;
use std::ops::Range;

use blocks::{Block, BlockKind, blocks, cells};
use judge::{Context, Judgement, judge};
use lead::{Frames, Lead};
use tokens::{Kind, Sentence, Source};

use crate::names::Occurrence;
use crate::steps::Steps;
use crate::{Finding, Polarity};

/// Longest quote, in characters.
const LONGEST_QUOTE: usize = 300;
/// Most findings kept of one answer.
const MOST: usize = 1_000;
/// A longer "sentence" is no prose.
const LONGEST_SENTENCE: usize = 4_000;

/// The findings of a text, in text order, and whether it holds more than are read. `hidden` is what a reader does not see,
/// `occurrences` the brands in the rest.
pub(crate) fn findings(
    text: &str,
    hidden: &[Range<usize>],
    occurrences: &[Occurrence],
    steps: &Steps,
) -> (Vec<Finding>, bool) {
    if occurrences.is_empty() {
        return (Vec::new(), false);
    }
    let mut reader = Reader {
        source: Source {
            text,
            hidden,
            occurrences,
            steps,
        },
        frames: Frames::default(),
        header: Vec::new(),
        findings: Vec::new(),
        partly: false,
    };
    let mut rows = false;
    for block in blocks(text) {
        if block.kind == BlockKind::Row {
            reader.row(&block.range, !rows);
        } else {
            reader.block(&block);
        }
        rows = block.kind == BlockKind::Row;
        if reader.is_full() {
            break;
        }
    }
    (reader.findings, reader.partly)
}

struct Reader<'t> {
    source: Source<'t>,
    frames: Frames,
    /// The cells of the current table's first row.
    header: Vec<Label>,
    findings: Vec<Finding>,
    /// Something was left out.
    partly: bool,
}

/// What a cell of a table's first row or column says of those beside or below it; read once, whatever their number.
#[derive(Clone, Copy, Default)]
struct Label {
    /// The one brand that it names.
    brand: Option<u16>,
    /// As in [`Context`]: "Pros" is 1, "Cons" is -1.
    prior: i8,
    feature: Option<tokens::Token>,
}

impl Reader<'_> {
    /// True when nothing more is kept, and something more was found.
    fn is_full(&self) -> bool {
        self.partly && self.findings.len() >= MOST
    }

    fn push(&mut self, judgement: &Judgement, quote: impl FnOnce(&Self) -> String) {
        if self.findings.len() >= MOST {
            self.partly = true;
            return;
        }
        let quote = quote(self);
        self.findings.push(Finding {
            brand: judgement.brand,
            feature: judgement.feature,
            polarity: polarity(judgement.sign),
            quote,
        });
    }

    fn block(&mut self, block: &Block) {
        if !self.frames.enter(block.kind) {
            return;
        }
        let mut subject = None;
        for (order, range) in self.source.sentences(&block.range).into_iter().enumerate() {
            if range.len() > LONGEST_SENTENCE {
                self.partly = true;
                continue;
            }
            if self.is_full() {
                return;
            }
            let mut sentence = self.source.sentence(&range);
            if block.kind == BlockKind::Text && is_offer(&self.source.text[range.clone()]) {
                (subject, self.frames.inline) = (None, (Some(None), 0));
                continue;
            }
            let title = order == 0 && block.kind != BlockKind::Text;
            let lead = lead::read(&sentence, &self.source.text[range.clone()], block.kind, title);
            if title {
                self.frames.lead(block.kind, &sentence, &lead);
            }
            match lead {
                Lead::Same if !title => self.frames.inline.1 = 0,
                Lead::None | Lead::Same => {}
                _ if title => subject = None,
                Lead::Brand(brand) => (subject, self.frames.inline) = (None, (Some(Some(brand)), 0)),
                Lead::Unknown => (subject, self.frames.inline) = (None, (Some(None), 0)),
                Lead::Label(prior) => self.frames.inline.1 = prior,
            }
            let context = self.context(&sentence, subject);
            subject = self.sentence(&mut sentence, &range, context).or(subject);
        }
    }

    /// What is known when a sentence begins; `subject` is that of the sentence before.
    fn context(&self, sentence: &Sentence, subject: Option<u16>) -> Context {
        let first = sentence.tokens.first();
        let continues = first.is_some_and(|token| match token.meaning() {
            Some(
                lexicon::Meaning::Pronoun
                | lexicon::Meaning::Contrast
                | lexicon::Meaning::Link
                | lexicon::Meaning::Feature { .. },
            ) => true,
            _ => matches!(sentence.words(token), "on" | "one" | "another" | "plus" | "and"),
        });
        let addressed = sentence.has(&["you", "your", "you'll", "you're"]);
        let (carried, prior) = self.frames.current();
        let carried = subject.filter(|_| continues && !addressed).or(carried);
        Context {
            carried: carried.filter(|_| !is_advice(sentence)),
            prior,
        }
    }

    /// Judges a sentence; its subject, if it has one alone.
    fn sentence(&mut self, sentence: &mut Sentence, range: &Range<usize>, context: Context) -> Option<u16> {
        if self.source.text[range.clone()]
            .trim_end_matches(['*', '_', '"', ')'])
            .ends_with('?')
        {
            return None;
        }
        let judged = judge(sentence, context, self.source.steps);
        self.partly |= judged.partly;
        // Once in a sentence is enough; and a judged feature is not also merely named there.
        let mut seen = HashSet::new();
        let signs: HashSet<_> = judged
            .judgements
            .iter()
            .filter(|judgement| judgement.sign != 0)
            .map(|judgement| (judgement.brand, judgement.feature))
            .collect();
        for judgement in &judged.judgements {
            let about = (judgement.brand, judgement.feature);
            if seen.insert((about, judgement.sign)) && (judgement.sign != 0 || !signs.contains(&about)) {
                let clause = judged.clauses.get(judgement.clause);
                self.push(judgement, |reader| reader.quote(range, clause));
            }
        }
        subject(sentence)
    }

    /// The sentence when it is short enough, else the clause, else its beginning.
    fn quote(&self, sentence: &Range<usize>, clause: Option<&Range<usize>>) -> String {
        let whole = &self.source.text[sentence.clone()];
        if whole.len() <= LONGEST_QUOTE {
            return whole.to_owned();
        }
        let part = clause
            .and_then(|clause| self.source.text.get(clause.clone()))
            .filter(|part| !part.is_empty())
            .unwrap_or(whole);
        let end = part.char_indices().nth(LONGEST_QUOTE).map_or(part.len(), |(at, _)| at);
        part[..end].trim_end().to_owned()
    }

    /// A table row: the brand stands in its first cell or in the header, the feature in the header or its first cell.
    fn row(&mut self, row: &Range<usize>, first: bool) {
        let cells = cells(self.source.text, row);
        if first {
            self.header = cells.iter().map(|cell| self.label(cell)).collect();
            return;
        }
        let Some(head) = cells.first().map(|cell| self.label(cell)) else {
            return;
        };
        for (column, cell) in cells.iter().enumerate().skip(1) {
            let title = self.header.get(column).copied().unwrap_or_default();
            let Some(brand) = head.brand.or(title.brand) else {
                continue;
            };
            if cell.len() > LONGEST_SENTENCE {
                self.partly = true;
                continue;
            }
            if self.is_full() {
                return;
            }
            self.cell(row, cell, brand, if head.brand.is_some() { title } else { head });
        }
    }

    /// A cell about a brand, under a label.
    fn cell(&mut self, row: &Range<usize>, cell: &Range<usize>, brand: u16, label: Label) {
        let mut sentence = self.source.sentence(cell);
        if let Some(feature) = label.feature {
            sentence.prepend(feature);
        }
        let context = Context {
            carried: Some(brand),
            prior: label.prior,
        };
        let judged = judge(&mut sentence, context, self.source.steps);
        self.partly |= judged.partly;
        for judgement in judged.judgements.iter().filter(|judgement| judgement.sign != 0) {
            let quoted = if row.len() <= LONGEST_QUOTE { row } else { cell };
            self.push(judgement, |reader| reader.quote(quoted, None));
        }
    }

    fn label(&self, cell: &Range<usize>) -> Label {
        let words = self.source.sentence(cell);
        Label {
            brand: self.brand_in(cell),
            prior: match lexicon::label(&words.lower) {
                Some(lexicon::Label::Pros) => 1,
                Some(lexicon::Label::Cons) => -1,
                _ => 0,
            },
            feature: words.feature(),
        }
    }

    /// The one brand that a range names.
    fn brand_in(&self, range: &Range<usize>) -> Option<u16> {
        let occurrences = self.source.occurrences_in(range);
        let first = occurrences.first()?.brand;
        occurrences
            .iter()
            .all(|occurrence| occurrence.brand == first)
            .then_some(first)
    }
}

/// True for a line of a price list: "Hollin Kettle 2$39.994.8(357)".
fn is_offer(sentence: &str) -> bool {
    sentence.ends_with(')') && sentence.contains('$') && sentence.len() < 120
}

/// True for a sentence that tells the reader how to choose, not what a brand is like.
fn is_advice(sentence: &Sentence) -> bool {
    const FIRST: &[&str] = &[
        "look",
        "check",
        "think",
        "make",
        "remember",
        "don't",
        "let",
        "compare",
        "research",
        "determine",
        "choose",
        "read",
        "visit",
        "try",
        "if",
        "tip",
        "look for",
        "if you",
        "factors",
        "keep",
        "most",
        "some",
    ];
    let first = sentence
        .tokens
        .first()
        .is_some_and(|token| FIRST.contains(&sentence.words(token)));
    let brands = sentence
        .tokens
        .iter()
        .any(|token| matches!(token.kind, Kind::Brand(_) | Kind::Object(_)));
    !brands && (first || sentence.has(&["consider", "depends", "depend", "ensure", "you'll", "factors"]))
}

fn polarity(sign: i8) -> Polarity {
    match sign {
        1 => Polarity::Endorsed,
        -1 => Polarity::Undermined,
        _ => Polarity::Neutral,
    }
}

/// The one brand that a sentence is about.
fn subject(sentence: &Sentence) -> Option<u16> {
    let mut brands = sentence.tokens.iter().filter_map(|token| match token.kind {
        Kind::Brand(brand) => Some(brand),
        _ => None,
    });
    let first = brands.next()?;
    brands.all(|brand| brand == first).then_some(first)
}
