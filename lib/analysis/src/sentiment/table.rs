//! Tables: a row or a column speaks of a product, under what the other one names.

use std::ops::Range;

use super::blocks::cells;
use super::brands::Brands;
use super::findings::{LONGEST_QUOTE, Said};
use super::judge::Context;
use super::lexicon::{self, Meaning};
use super::reader::{LONGEST_SENTENCE, Reader};
use super::recommend::needs;
use super::tokens::{Kind, Token};

/// What a cell of a table's first row or column says of those beside or below it; read once, whatever their number.
#[derive(Clone, Copy, Default)]
pub(super) struct Label {
    /// The brands that it names.
    brands: Brands,
    /// As in [`Context`]: "Pros" is 1, "Cons" is -1.
    prior: i8,
    feature: Option<Token>,
}

impl Reader<'_> {
    /// A table row: the brand stands in its first cell or in the header, the feature in the header or its first cell.
    pub(super) fn row(&mut self, row: &Range<usize>, first: bool) {
        let cells = cells(self.source.text, row);
        if first {
            self.header = cells.iter().map(|cell| self.label(cell)).collect();
            return;
        }
        let Some(head) = cells.first().map(|cell| self.label(cell)) else {
            return;
        };
        let mut said = Said::default();
        for (column, cell) in cells.iter().enumerate().skip(1) {
            let title = self.header.get(column).copied().unwrap_or_default();
            let by_row = !head.brands.is_empty();
            let brands = if by_row { head.brands } else { title.brands };
            if brands.is_empty() {
                self.category(row, (&cells[0], cell), cells.len() == 2, &mut said);
                continue;
            }
            if cell.len() > LONGEST_SENTENCE {
                self.partly = true;
                continue;
            }
            if self.is_full() {
                return;
            }
            self.cell(row, cell, brands, if by_row { title } else { head }, &mut said);
        }
    }

    /// A cell about brands, under a label.
    fn cell(&mut self, row: &Range<usize>, cell: &Range<usize>, carried: Brands, label: Label, said: &mut Said) {
        let mut sentence = self.source.sentence(cell, &mut self.words);
        if let Some(feature) = label.feature {
            // A header alone states nothing: "Grinder | no".
            sentence.prepend(Token {
                titled: true,
                ..feature
            });
        }
        let context = Context {
            carried,
            prior: label.prior,
            ..Context::default()
        };
        let quoted = if row.len() <= LONGEST_QUOTE { row } else { cell };
        self.read(&mut sentence, quoted, context, said);
        self.words.reuse(sentence);
    }

    /// "Best for travel | Norvik X2": a category, and who it is. In a table of nothing else that recommends whom it names: "Travel | Norvik".
    fn category(
        &mut self,
        row: &Range<usize>,
        (head, cell): (&Range<usize>, &Range<usize>),
        alone: bool,
        said: &mut Said,
    ) {
        if head.len().max(cell.len()) > LONGEST_SENTENCE {
            return;
        }
        let names = self.source.sentence(cell, &mut self.words);
        if !names
            .tokens
            .iter()
            .all(|token| token.is_brand() || token.proper || !matches!(token.kind, Kind::Word | Kind::Meaning(_)))
        {
            return;
        }
        let context = Context {
            carried: Brands::from_iter(names.tokens.iter().filter_map(Token::brand)),
            ..Context::default()
        };
        if !context.carried.is_empty() {
            let quoted = if row.len() <= LONGEST_QUOTE { row } else { cell };
            let mut head = self.source.sentence(head, &mut self.words);
            let recommended = alone && needs(&head, &head.tokens);
            let context = Context {
                verdict: recommended,
                recommended,
                ..context
            };
            self.read(&mut head, quoted, context, said);
            self.words.reuse(head);
        }
        self.words.reuse(names);
    }

    fn label(&mut self, cell: &Range<usize>) -> Label {
        let words = self.source.sentence(cell, &mut self.words);
        let label = self.source.lexicon.label(&words.lower);
        let about = |token: &Token| matches!(token.meaning(), Some(Meaning::Feature { .. } | Meaning::Suits(_)));
        let label = Label {
            brands: Brands::from_iter(words.tokens.iter().filter_map(Token::brand)),
            prior: label.and_then(lexicon::Label::sign).unwrap_or(0),
            feature: words
                .tokens
                .iter()
                .rev()
                .copied()
                .find(about)
                .filter(|_| label.is_none()),
        };
        self.words.reuse(words);
        label
    }
}
