//! The findings of a sentence: what is told of its judgements, and with which quote.

use std::ops::Range;

use super::few::Few;
use super::judge::{Context, judge};
use super::output::Judgement;
use super::reader::{MOST, Reader};
use super::tokens::Sentence;
use crate::{BrandFinding, Polarity};

/// Longest quote, in characters.
pub(super) const LONGEST_QUOTE: usize = 300;

/// What was found in a sentence so far.
#[derive(Default)]
pub(super) struct Said {
    all: Few<((u16, u16), i8)>,
    judged: Few<(u16, u16)>,
}

impl Said {
    /// Nothing, in the same room.
    pub(super) fn clear(mut self) -> Self {
        self.all.clear();
        self.judged.clear();
        self
    }
}

impl Reader<'_> {
    /// Judges a part of a sentence; `said` is what was found in it already.
    pub(super) fn read(&mut self, part: &mut Sentence, range: &Range<usize>, context: Context, said: &mut Said) {
        judge(part, context, self.source.steps, &mut self.judged);
        self.partly |= self.judged.is_partly();
        let judgements = self.judged.judgements();
        if judgements.is_empty() {
            return;
        }
        // Once in a sentence is enough; and a judged feature is not also merely named there.
        let signed = judgements.iter().filter(|judgement| judgement.sign != 0);
        said.judged
            .extend(signed.map(|judgement| (judgement.brand, judgement.feature)));
        let praised =
            |judgement: &Judgement| context.labelled && said.judged.iter().any(|known| known.0 == judgement.brand);
        // "**Montaje:** queda listo ..." says more than that there is one.
        let unsaid = context.labelled && part.lexicon.pack.postposed;
        // And a fact beside a judgement only says where that holds: "dura todo el día con el GPS".
        let facts = part.lexicon.pack.postposed && judgements.iter().any(|judgement| judgement.sign == 0);
        let told = said.judged.iter().filter(|_| facts);
        let told: Few<u16> = told.map(|known| known.0).collect();
        let beside = |judgement: &Judgement| told.contains(&judgement.brand);
        for judgement in judgements {
            let about = (judgement.brand, judgement.feature);
            if judgement.sign == 0 && (praised(judgement) || unsaid || beside(judgement)) {
                continue;
            }
            if (judgement.sign != 0 || !said.judged.contains(&about)) && said.all.insert((about, judgement.sign)) {
                if self.findings.len() >= MOST {
                    self.partly = true;
                    continue;
                }
                let range = quote(self.source.text, range, || self.judged.clause(part, judgement));
                self.findings.push(BrandFinding {
                    brand: judgement.brand,
                    feature: judgement.feature,
                    polarity: polarity(judgement.sign),
                    quote: self.source.text[range.clone()].to_owned(),
                    range,
                });
            }
        }
    }
}

/// The sentence when it is short enough, else the clause, else its beginning.
fn quote(text: &str, sentence: &Range<usize>, clause: impl FnOnce() -> Range<usize>) -> Range<usize> {
    if sentence.len() <= LONGEST_QUOTE {
        return sentence.clone();
    }
    let clause = clause();
    let part = if clause.is_empty() { sentence } else { &clause };
    let words = &text[part.clone()];
    let end = words
        .char_indices()
        .nth(LONGEST_QUOTE)
        .map_or(words.len(), |(at, _)| at);
    part.start..part.start + words[..end].trim_end().len()
}

fn polarity(sign: i8) -> Polarity {
    match sign {
        1 => Polarity::Endorsed,
        -1 => Polarity::Undermined,
        _ => Polarity::Neutral,
    }
}
