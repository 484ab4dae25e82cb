//! Where sentences end.

use std::ops::Range;

use super::notes::is_superscript;
use super::tokens::Source;
use crate::names::{BLOCK, class_masks, ones};

impl Source<'_> {
    /// The sentences of a block, trimmed, in order.
    ///
    /// Some engines deliver paragraphs whose line breaks are lost ("...a sleek design.Norvik X2: ..."), so a sentence may also
    /// end directly before an upper-case letter.
    pub(super) fn sentences(&self, block: &Range<usize>, sentences: &mut Vec<Range<usize>>) {
        sentences.clear();
        let mut from = block.start;
        let mut hidden = self.hidden_from(block.start).iter().peekable();
        let mut named = self.occurrences_in(block).iter().peekable();
        let bytes = self.text.as_bytes();
        let places = block.clone().step_by(BLOCK).flat_map(|base| {
            let (signs, _) = class_masks(bytes, base, block.end, may_end);
            ones(signs).map(move |bit| base + bit)
        });
        for at in places {
            let c = self.text[at..].chars().next().unwrap_or_default();
            let next = at + c.len_utf8();
            while hidden.next_if(|range| range.end <= at).is_some() {}
            while named.next_if(|occurrence| occurrence.end <= at).is_some() {}
            let inside = hidden.peek().is_some_and(|range| range.start <= at)
                || named.peek().is_some_and(|occurrence| occurrence.start <= at);
            if inside || !self.ends(c, block.start, at, block.end) {
                continue;
            }
            self.push(sentences, from..next);
            from = next;
        }
        self.push(sentences, from..block.end);
    }

    pub(super) fn push(&self, sentences: &mut Vec<Range<usize>>, range: Range<usize>) {
        let raw = &self.text[range.clone()];
        // The end of what is bold before: "**Flimsy pouch.** It breaks."
        let closing = raw
            .strip_prefix("**")
            .filter(|rest| rest.starts_with(char::is_whitespace));
        let trimmed = closing
            .unwrap_or(raw)
            .trim_start_matches(|c: char| c.is_whitespace() || matches!(c, ')' | '"' | '”' | '•'));
        let start = range.start + (raw.len() - trimmed.len());
        let end = start + trimmed.trim_end().len();
        if trimmed.chars().any(char::is_alphanumeric) {
            sentences.push(start..end);
        }
    }

    /// True when a brand's name starts at `at`.
    fn names_at(&self, at: usize) -> bool {
        self.occurrences
            .binary_search_by_key(&at, |occurrence| occurrence.start)
            .is_ok()
    }

    /// True when a sentence of the block that begins at `block` ends with the sign at `at`.
    fn ends(&self, c: char, block: usize, at: usize, limit: usize) -> bool {
        if matches!(c, '。' | '！' | '？' | '•') {
            return true;
        }
        let before = &self.text[..at];
        if c == '.' && numbers(&self.text[block..at]) {
            return false;
        }
        if c == ')' {
            return self.text[at + 1..limit].starts_with(char::is_uppercase);
        }
        if !matches!(c, '.' | '!' | '?' | '…') {
            return false;
        }
        match self.text[at + c.len_utf8()..limit].chars().next() {
            None | Some('\n') => true,
            Some(next)
                if next.is_whitespace()
                    || matches!(next, ')' | '"' | '”' | '*' | '(' | '[' | '【' | '’' | '\'' | '_' | '<')
                    || is_superscript(next) =>
            {
                c != '.' || !self.is_abbreviation(before)
            }
            Some(next) if next.is_uppercase() => ends_word(before),
            Some(_) => self.names_at(at + c.len_utf8()),
        }
    }

    fn is_abbreviation(&self, before: &str) -> bool {
        let ends = |c: char| c.is_whitespace() || matches!(c, '(' | '*' | '[' | '-');
        let word = before.char_indices().rev().take(8).take_while(|&(_, c)| !ends(c));
        let word = word.last().map_or("", |(at, _)| &before[at..]);
        let known = self.lexicon.pack.abbreviations;
        if word.is_ascii() {
            let single = word.len() == 1 && word.as_bytes()[0].is_ascii_alphabetic();
            return single || known.iter().any(|known| known.eq_ignore_ascii_case(word));
        }
        let word: String = word.chars().flat_map(char::to_lowercase).collect();
        let single = word.chars().count() == 1 && word.chars().all(char::is_alphabetic);
        single || known.contains(&word.as_str())
    }
}

/// True for the first byte of a sign that may end a sentence.
fn may_end(byte: u8) -> bool {
    // Those of "•" and "…", of "。", and of "！" and "？".
    let signs = [b'.', b')', b'!', b'?', 0xE2, 0xE3, 0xEF];
    signs.iter().fold(false, |is, &sign| is | (byte == sign))
}

/// True for the number that a line or what stands behind a colon begins with: "1. Norvik".
fn numbers(before: &str) -> bool {
    let rest = before.trim_end_matches(|c: char| c.is_ascii_digit());
    let digits = before.len() - rest.len();
    if !(1..=3).contains(&digits) {
        return false;
    }
    let rest = rest.trim_end_matches(['*', '_', ' ', '#']);
    rest.is_empty() || rest.ends_with(':')
}

/// True when a word of two letters, a number or a bracket ends here, unlike the initials of "U.S.A.".
fn ends_word(before: &str) -> bool {
    let mut last = before.chars().rev();
    match (last.next(), last.next()) {
        (Some(c), _) if c.is_lowercase() || c.is_ascii_digit() || matches!(c, ')' | '%' | '+' | '"' | '”') => true,
        (Some(c), Some(d)) => c.is_uppercase() && d.is_alphanumeric(),
        _ => false,
    }
}
