//! What a text says about the features of brands, without a language model.
//!
//! Sentences are cut into clauses; in each clause the feature words, the opinion words and the brand it speaks about are
//! resolved by rules: negation, contrast, comparison, coordination. A sentence that names no brand belongs to the brand of
//! its heading, list item, lead-in ("Norvik X2: ...") or preceding sentence. Rules are cheap, the same every time, and can
//! point at the words they read; `tests/quality/sentiment_gold.rs` measures how often they are right.

mod absent;
mod alternatives;
mod announce;
pub mod blame;
mod blocks;
mod brands;
pub mod classifier;
mod compare;
mod elsewhere;
mod evidence;
mod facts;
pub(crate) mod features;
mod few;
mod findings;
mod frames;
mod groups;
mod joining;
mod judge;
mod labels;
mod lead;
mod least;
mod lexicon;
mod marks;
mod meanings;
mod missing;
mod models;
mod naming;
mod notes;
mod opening;
mod opinions;
mod opposites;
mod output;
mod packs;
mod partners;
mod parts;
mod passing;
mod phrases;
mod reader;
mod reading;
mod reasons;
mod recommend;
mod relate;
mod scopes;
mod segments;
mod sentences;
mod spoken;
mod statements;
mod subjects;
mod table;
mod tokens;
mod unmet;
mod unsound;
mod verdict;
mod weighing;

use std::collections::HashSet;
use std::ops::Range;

use foldhash::fast::FixedState;

use blame::Blame;
use blocks::{BlockKind, blocks};
use models::Models;
use reader::Reader;
use tokens::Source;

use crate::BrandFinding;
use crate::language::{self, Language};
use crate::names::Occurrence;
use crate::steps::Steps;

/// What is gathered of one sentence: of small numbers that are bounded, so that a fast hash will do.
type Set<T> = HashSet<T, FixedState>;

/// What a text says of features.
#[derive(Default)]
pub(crate) struct Said {
    /// In text order.
    pub(crate) findings: Vec<BrandFinding>,
    /// It holds more than are read.
    pub(crate) partly: bool,
    /// All blame that was looked at, where that is to be kept.
    pub(crate) blames: Vec<Blame>,
}

/// Reads a text in a language. `hidden` is what a reader does not see, `occurrences` the brands in the rest.
pub(crate) fn read(
    text: &str,
    language: Language,
    (hidden, occurrences): (&[Range<usize>], &[Occurrence]),
    steps: &Steps,
    keep_blames: bool,
) -> Said {
    let Some(lexicon) = lexicon::of(language).filter(|_| !occurrences.is_empty()) else {
        return Said::default();
    };
    let hidden = &notes::with_notes(text, hidden, steps);
    let models = &Models::read(text, occurrences, lexicon, hidden, steps);
    let mut reader = Reader::new(Source {
        text,
        hidden,
        occurrences,
        steps,
        lexicon,
        models,
    });
    if keep_blames {
        reader.judged.keep_blames();
    }
    let mut rows = false;
    let mut blocks = blocks(text).into_iter().peekable();
    while let Some(block) = blocks.next() {
        let follows = blocks.peek().is_some_and(|next| next.kind == BlockKind::Row);
        let of_block = language::of_block(&text[block.range.clone()], language, steps);
        reader.source.lexicon = lexicon::of(of_block).unwrap_or(lexicon);
        if block.kind == BlockKind::Row {
            // A row that stands alone heads nothing.
            reader.row(&block.range, !rows && follows);
        } else {
            reader.block(&block);
        }
        rows = block.kind == BlockKind::Row;
        if reader.is_full() {
            break;
        }
    }
    Said {
        findings: reader.findings,
        partly: reader.partly,
        blames: reader.judged.into_blames(),
    }
}
