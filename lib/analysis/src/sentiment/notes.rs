//! Notes and marks that name where a statement was read: "([Kitchen Tests][2], [Wire](https://...))", "[1]", "【1†source】", "¹".

use std::ops::Range;

use crate::steps::Steps;

/// Longest note looked at, in bytes.
const LONGEST: usize = 1_200;

/// The hidden parts together with the notes, sorted and not overlapping.
pub(super) fn with_notes(text: &str, hidden: &[Range<usize>], steps: &Steps) -> Vec<Range<usize>> {
    let mut all: Vec<Range<usize>> = Vec::with_capacity(hidden.len());
    let mut known = hidden.iter().peekable();
    let mut from = 0;
    for open in memchr::memmem::find_iter(text.as_bytes(), "([") {
        if open < from {
            continue;
        }
        let mut end = match end_of_note(text, open, steps) {
            Ok(end) => end,
            Err(read) => {
                from = read;
                continue;
            }
        };
        while let Some(range) = known.next_if(|range| range.end <= open) {
            all.push(range.clone());
        }
        while let Some(range) = known.next_if(|range| range.start < end) {
            end = end.max(range.end);
        }
        all.push(open..end);
        from = end;
    }
    all.extend(known.cloned());
    all
}

/// The end of a parenthesis that holds nothing but links, signs and blanks; else up to where no other note begins.
fn end_of_note(text: &str, open: usize, steps: &Steps) -> Result<usize, usize> {
    let bytes = text.as_bytes();
    let limit = bytes.len().min(open + LONGEST);
    let mut at = open + 1;
    while at < limit {
        match bytes[at] {
            b'[' | b'(' => match close(bytes, at, limit) {
                Ok(end) => at = end,
                Err(end) => {
                    steps.add(end - open);
                    return Err(end);
                }
            },
            b')' => {
                steps.add(at - open);
                return Ok(at + 1);
            }
            b',' | b' ' | b';' => at += 1,
            _ => break,
        }
    }
    steps.add(at - open);
    Err(at.max(open + 1))
}

/// Behind the bracket that closes the one at `at`; else where its line or the limit ends.
fn close(bytes: &[u8], at: usize, limit: usize) -> Result<usize, usize> {
    let (open, shut) = if bytes[at] == b'[' { (b'[', b']') } else { (b'(', b')') };
    let mut depth = 0_usize;
    for (offset, &byte) in bytes[at..limit].iter().enumerate() {
        if byte == open {
            depth += 1;
        } else if byte == shut {
            depth -= 1;
            if depth == 0 {
                return Ok(at + offset + 1);
            }
        } else if byte == b'\n' {
            return Err(at + offset);
        }
    }
    Err(limit)
}

/// A line without what stands behind its words: marks and notes of citations, closing quotation marks, emphasis and emoji. With
/// them the last sign of a sentence is not its full stop.
pub(super) fn without_marks(line: &str) -> &str {
    let mut rest = line;
    loop {
        rest = rest.trim_end_matches(|c: char| c.is_whitespace() || is_trailing_sign(c));
        match before_mark(rest) {
            Some(shorter) => rest = shorter,
            None => return rest,
        }
    }
}

/// What stands before the mark in brackets, the link or the note that a line ends with.
fn before_mark(line: &str) -> Option<&str> {
    let at = match line.chars().next_back()? {
        ']' => line.rfind('['),
        '】' => line.rfind('【'),
        ')' if line.ends_with("))") || line.ends_with("])") => line.rfind("(["),
        ')' => line.rfind("](").and_then(|close| line[..close].rfind('[')),
        _ => None,
    };
    line.get(..at?)
}

/// True for a sign that stands behind the end of a sentence and is no part of it.
fn is_trailing_sign(c: char) -> bool {
    matches!(c, '*' | '_' | '"' | '”' | '“' | '»' | '«' | '’' | '\'') || is_superscript(c) || is_emoji(c)
}

/// True for a digit of a footnote.
pub(super) fn is_superscript(c: char) -> bool {
    matches!(c, '¹' | '²' | '³' | '⁰' | '⁴'..='⁹')
}

fn is_emoji(c: char) -> bool {
    matches!(c, '\u{200d}' | '\u{fe0f}' | '\u{2190}'..='\u{2bff}' | '\u{1f000}'..='\u{1faff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_behind_a_line_are_left_out() {
        for mark in [
            "",
            "[1]",
            " [1][2]",
            "[^1]",
            " [1](https://a.example/b)",
            " ([a.example](https://a.example/b), [c][2])",
            " ([a][1])",
            "【1†source】",
            "¹²",
            " 👍",
            "\"",
            "** ",
        ] {
            assert_eq!(without_marks(&format!("It is quiet.{mark}")), "It is quiet.", "{mark}");
            assert_eq!(without_marks(&format!("Norvik X2{mark}")), "Norvik X2", "{mark}");
        }
        for whole in ["Norvik X2 (2023)", "Norvik)", "Norvik]", "Norvik))", "(a) b", "[Norvik"] {
            assert_eq!(without_marks(whole), whole);
        }
    }
}
