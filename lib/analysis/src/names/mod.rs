//! Finding the tracked brands' names in a text: whole words, longest first, whatever the case.
//!
//! The scan goes word by word instead of running an automaton over every byte: sixty-four bytes at a time are classed into a
//! bit mask, each word start costs one key and one bitmap look-up. Words with a byte outside ASCII leave for a slower walk
//! over folded clusters, which finds the same names by the same keys.

mod case;
pub(crate) mod fold;
mod folder;
mod masks;
mod ratings;
mod run;
mod table;
mod western;
mod window;

use std::cmp::Reverse;
use std::ops::Range;

use crate::steps::Steps;
use case::{Case, spellings};
use fold::{boundary_after, boundary_before, unmarked};
pub(crate) use masks::{BLOCK, class_masks, ones};
use masks::{ascii_key, is_word_byte, symbol_mask, word_end};
use ratings::counts_ratings;
use run::FoldedRun;
use table::{Group, Name, Table, first_word, word_key};
use western::may_name;
use window::{Compared, PLAIN, View, Window, ascii_end, plain};

/// One occurrence of a brand's name: bytes `start..end` of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Occurrence {
    pub(crate) start: usize,
    pub(crate) end: usize,
    pub(crate) brand: u16,
}

/// How names are looked for in a text.
#[derive(Clone, Copy, Default)]
pub(crate) struct Reading {
    /// A bare `s` may follow a name, as the genitive of German, Dutch and Swedish.
    pub(crate) genitive_s: bool,
    /// Capitals do not count, even where a name is case-sensitive.
    pub(crate) ignore_case: bool,
}

/// The names of the tracked brands, ready to be searched for.
pub(crate) struct Matcher {
    table: Table,
    /// Those that count as they are written, with their capitals marked; in `table` they stand for other capitals.
    cased: Option<Table>,
}

/// What a scan of one text takes along.
struct Scan<'s> {
    reading: Reading,
    window: Window,
    small: SmallLetter,
    steps: &'s Steps,
}

/// The first small letter of a text from a place on, as it was asked for last.
#[derive(Default)]
struct SmallLetter {
    known: Option<Range<usize>>,
}

impl SmallLetter {
    /// Asked for in text order, it looks at each letter once.
    fn from(&mut self, text: &str, start: usize, steps: &Steps) -> usize {
        match &self.known {
            Some(known) if (known.start..=known.end).contains(&start) => known.end,
            _ => {
                let rest = &text[start..];
                let length = rest.find(char::is_lowercase).unwrap_or(rest.len());
                steps.add(length);
                self.known = Some(start..start + length);
                start + length
            }
        }
    }
}

impl Matcher {
    /// `names` in order of claim, as (spelling, brand, whether somebody said that its case counts).
    pub(crate) fn new<'a>(names: impl Iterator<Item = (&'a str, u16, Option<bool>)>) -> Self {
        let (mut folded, mut cased) = (Vec::new(), Vec::new());
        for (name, brand, set) in names {
            let (spelling, written) = spellings(name, Case::of(name, set), brand);
            folded.push(spelling);
            cased.extend(written);
        }
        let key = |folded: &str| word_key(first_word(folded).as_bytes());
        Self {
            table: Table::new(folded.into_iter(), key),
            cased: (!cased.is_empty()).then(|| Table::new(cased.into_iter(), |cased| key(&unmarked(cased)))),
        }
    }

    /// Calls `found` for every occurrence in the spans of the text, which are in its order, left to right; its answer tells
    /// whether to go on.
    pub(crate) fn scan(
        &self,
        text: &str,
        mut spans: impl Iterator<Item = Range<usize>>,
        reading: Reading,
        steps: &Steps,
        found: &mut impl FnMut(Occurrence) -> bool,
    ) {
        let mut scan = Scan {
            reading,
            window: Window::new(self.cased.is_some()),
            small: SmallLetter::default(),
            steps,
        };
        if !self.table.is_empty() {
            spans.all(|span| self.scan_span(text, span, &mut scan, found));
        }
    }

    fn scan_span(
        &self,
        text: &str,
        span: Range<usize>,
        scan: &mut Scan<'_>,
        found: &mut impl FnMut(Occurrence) -> bool,
    ) -> bool {
        let bytes = text.as_bytes();
        let (mut base, mut next) = (span.start, span.start);
        let mut inside = false;
        while base < span.end {
            let (words, high) = class_masks(bytes, base, span.end, is_word_byte);
            let mut starts = words & !(words << 1 | u64::from(inside));
            inside = words >> (BLOCK - 1) == 1;
            if let Some(symbols) = &self.table.symbols {
                starts |= symbol_mask(bytes, base, span.end, symbols);
            }
            while starts != 0 {
                let bit = starts.trailing_zeros();
                starts &= starts - 1;
                let start = base + bit as usize;
                let (end, ascii) = word_end(bytes, span.end, base, bit, words, high);
                // A match may end inside a run of an unspaced script; the rest of the run is still to be read.
                if start < next && (ascii || end <= next) {
                    continue;
                }
                if ascii {
                    let Some(hit) = self.ascii_word(text, start..end, span.end, scan) else {
                        continue;
                    };
                    next = hit.end;
                    if !found(hit) {
                        return false;
                    }
                } else if !may_name(&bytes[..end], start, scan.reading.genitive_s, |key| {
                    self.table.starts(key)
                }) {
                    scan.steps.add(1);
                    next = next.max(end);
                } else {
                    match self.unicode_run(text, start..end, next, span.end, scan, found) {
                        Some(reached) => next = reached,
                        None => return false,
                    }
                }
            }
            base += BLOCK;
        }
        true
    }

    /// Nearly every word ends here.
    #[inline(always)]
    fn ascii_word(&self, text: &str, word: Range<usize>, limit: usize, scan: &mut Scan<'_>) -> Option<Occurrence> {
        let key = ascii_key(text.as_bytes(), word.start, word.len());
        let genitive = scan.reading.genitive_s && matches!(text.as_bytes()[word.end - 1], b's' | b'S');
        if !self.table.may_start(key) && !genitive {
            return None;
        }
        self.ascii_name(text, key, word, limit, scan)
    }

    #[inline(never)]
    fn ascii_name(
        &self,
        text: &str,
        key: u64,
        word: Range<usize>,
        limit: usize,
        scan: &mut Scan<'_>,
    ) -> Option<Occurrence> {
        if let Some(hit) = self.at(text, key, word.start, limit, scan) {
            return Some(hit);
        }
        if !scan.reading.genitive_s || !matches!(text.as_bytes()[word.end - 1], b's' | b'S') {
            return None;
        }
        let key = ascii_key(text.as_bytes(), word.start, word.len() - 1);
        self.at(text, key, word.start, limit, scan)
    }

    /// The longest name with a key that stands at `start`.
    fn at(&self, text: &str, key: u64, start: usize, limit: usize, scan: &mut Scan<'_>) -> Option<Occurrence> {
        if !self.table.may_start(key) {
            return None;
        }
        let names = self.table.with_key(key);
        if names.longest() == 0 || !boundary_before(text, start) {
            return None;
        }
        let Scan {
            reading,
            window,
            small,
            steps,
        } = scan;
        let (reading, steps) = (*reading, *steps);
        let mut accept = |name: &Name, end: usize| {
            let small = || small.from(text, start, steps);
            let brand = name.claims.brand(text, start, end, reading.ignore_case, small)?;
            let whole = boundary_after(text, end) || (reading.genitive_s && genitive_after(text, end));
            (end <= limit && whole && !counts_ratings(text, start, end)).then_some(Occurrence { start, end, brand })
        };
        let hit = match names.only().map(|name| (name, ascii_end(text, start, &name.folded))) {
            Some((_, Compared::Other)) => None,
            Some((name, Compared::End(end))) => accept(name, end),
            _ => {
                let mut buffer = [0; PLAIN];
                match plain(text, start, names.longest(), &mut buffer) {
                    Some(view) => longest(names, &view, steps, &mut accept),
                    None => longest(
                        names,
                        &window.view(text, start, names.longest(), false, steps),
                        steps,
                        &mut accept,
                    ),
                }
            }
        };
        let cased = self.cased.as_ref().filter(|_| !reading.ignore_case);
        let written = cased.map(|table| table.with_key(key)).and_then(|names| {
            (names.longest() > 0).then(|| {
                longest(
                    names,
                    &window.view(text, start, names.longest(), true, steps),
                    steps,
                    &mut accept,
                )
            })?
        });
        let rank = |hit: &Occurrence| (hit.end, Reverse(hit.brand));
        hit.into_iter().chain(written).max_by_key(rank)
    }

    /// The name that starts at a cluster of a folded run.
    fn in_run(
        &self,
        text: &str,
        run: &mut FoldedRun,
        index: usize,
        limit: usize,
        scan: &mut Scan<'_>,
    ) -> Option<Occurrence> {
        let start = run.clusters[index].at;
        if !boundary_before(text, start) {
            return None;
        }
        scan.steps.add(1);
        let genitive_s = scan.reading.genitive_s;
        let (whole, clipped) = run.first_words(index, self.table.longest_word + usize::from(genitive_s))?;
        let genitive = whole.strip_suffix('s').filter(|_| genitive_s);
        [Some(whole), clipped, genitive]
            .into_iter()
            .flatten()
            .find_map(|word| self.at(text, word_key(word.as_bytes()), start, limit, scan))
    }

    /// Tries every place from `next` on of a run of word characters that holds bytes outside ASCII; answers how far it read.
    /// `None`: told to stop.
    #[inline(never)]
    fn unicode_run(
        &self,
        text: &str,
        word: Range<usize>,
        mut next: usize,
        limit: usize,
        scan: &mut Scan<'_>,
        found: &mut impl FnMut(Occurrence) -> bool,
    ) -> Option<usize> {
        let mut run = FoldedRun::new(text, word.start, word.end, &mut scan.window.folder);
        for index in 0..run.clusters.len() {
            let after_word = index > 0 && run.joins(index);
            if run.clusters[index].at < next || after_word {
                continue;
            }
            let Some(hit) = self.in_run(text, &mut run, index, limit, scan) else {
                continue;
            };
            next = hit.end;
            if !found(hit) {
                return None;
            }
        }
        Some(next.max(word.end))
    }
}

/// The longest of the names that a view begins with and that is accepted where it ends.
fn longest(
    names: Group<'_>,
    view: &View<'_>,
    steps: &Steps,
    accept: &mut impl FnMut(&Name, usize) -> Option<Occurrence>,
) -> Option<Occurrence> {
    let mut names = names.beginning(view.bytes, steps);
    names.find_map(|name| accept(name, view.end(name.folded.len())?))
}

/// True where a genitive `s` and the end of its word stand at `at`.
fn genitive_after(text: &str, at: usize) -> bool {
    matches!(text.as_bytes().get(at), Some(b's' | b'S')) && boundary_after(text, at + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found<'t>(names: &[&str], text: &'t str, genitive_s: bool) -> Vec<&'t str> {
        let matcher = Matcher::new(names.iter().map(|&name| (name, 0, None)));
        let reading = Reading {
            genitive_s,
            ..Reading::default()
        };
        let mut found = Vec::new();
        let whole = std::iter::once(0..text.len());
        matcher.scan(text, whole, reading, &Steps::default(), &mut |hit| {
            found.push(&text[hit.start..hit.end]);
            true
        });
        found
    }

    #[test]
    fn a_bare_genitive_is_outside_the_word_where_the_language_has_it() {
        let names = ["Hollin", "Ferrin Max", "Ferrin", "Łódka", "Mervols", "Glas"];
        let text = "Hollins Akku, Ferrin Maxs Klang, Ferrins Max, Łódkas, MERVOLS, Mervolss, Hollinss, Hollinsbau, Glass, HOLLINS";
        let genitives = [
            "Hollin",
            "Ferrin Max",
            "Ferrin",
            "Łódka",
            "MERVOLS",
            "Mervols",
            "Glas",
            "HOLLIN",
        ];
        assert_eq!(found(&names, text, true), genitives);
        assert_eq!(found(&names, text, false), ["Ferrin", "MERVOLS"]);
    }
}
