//! Whom a place of an answer can speak of: the names in its sentence, in the headings that it stands under, in the first row
//! of its table, and in the last sentence before it that names anybody.

use std::ops::Range;

use super::AnswerText;

/// Headings that are looked at above a place.
const MOST: usize = 200;
/// The level of a line that is all bold: below every heading that says its level.
const BOLD: usize = 7;
/// Bytes of a line that is all bold and a heading.
const LONGEST_BOLD: usize = 200;

/// A heading's line and its level, 1 to [`BOLD`].
struct Heading {
    line: Range<usize>,
    level: usize,
}

/// The names and headings of an answer.
pub(super) struct Places<'t> {
    text: &'t str,
    named: &'t [(u16, Range<usize>)],
    headings: Vec<Heading>,
    /// Where lines begin.
    lines: Vec<usize>,
    /// Where sentences end inside lines.
    ends: Vec<usize>,
}

impl<'t> Places<'t> {
    pub(super) fn of(text: &'t AnswerText<'t>) -> Self {
        let (mut headings, mut lines, mut start) = (Vec::new(), Vec::new(), 0);
        for line in text.text.split_inclusive('\n') {
            let range = start..start + line.len();
            lines.push(start);
            start = range.end;
            headings.extend(level(line.trim()).map(|level| Heading { line: range, level }));
        }
        Self {
            text: text.text,
            named: &text.named,
            headings,
            lines,
            ends: ends(text.text).collect(),
        }
    }

    /// Whether a place can speak of a brand: its own sentence names it, or a heading above does, or the first row of its
    /// table, or the last sentence before that names anybody, where no heading stands in between.
    pub(super) fn names(&self, brand: u16, place: &Range<usize>) -> bool {
        let lines = self.lines(place);
        self.named_in(brand, &self.sentence(place))
            || self.heading_names(brand, lines.start)
            || self.table_names(brand, &lines)
            || self.named_before(brand, place.start)
    }

    /// The lines that a place touches.
    fn lines(&self, place: &Range<usize>) -> Range<usize> {
        let first = self.lines.partition_point(|start| *start <= place.start);
        let next = self.lines.partition_point(|start| *start < place.end);
        let start = first.checked_sub(1).map_or(0, |line| self.lines[line]);
        start..self.lines.get(next).copied().unwrap_or(self.text.len())
    }

    /// The sentences that a place touches, in its lines; a row of a table is one sentence.
    fn sentence(&self, place: &Range<usize>) -> Range<usize> {
        let lines = self.lines(place);
        if is_row(&self.text[lines.clone()]) {
            return lines;
        }
        let before = self.ends.partition_point(|end| *end <= place.start);
        let start = before.checked_sub(1).map_or(0, |last| self.ends[last]);
        // A place may end with the mark that ends its sentence.
        let behind = self.ends.partition_point(|end| *end < place.end);
        let end = self.ends.get(behind).copied().unwrap_or(lines.end);
        start.max(lines.start)..end.min(lines.end)
    }

    fn named_in(&self, brand: u16, range: &Range<usize>) -> bool {
        let first = self.named.partition_point(|(_, span)| span.start < range.start);
        let inside = self.named[first..].iter().take_while(|(_, span)| span.end <= range.end);
        inside.into_iter().any(|(named, _)| *named == brand)
    }

    fn heading_names(&self, brand: u16, start: usize) -> bool {
        let above = self.headings.partition_point(|heading| heading.line.end <= start);
        let mut under = usize::MAX;
        for heading in self.headings[..above].iter().rev().take(MOST) {
            if heading.level < under {
                under = heading.level;
                if self.named_in(brand, &heading.line) {
                    return true;
                }
            }
        }
        false
    }

    fn table_names(&self, brand: u16, lines: &Range<usize>) -> bool {
        if !is_row(&self.text[lines.clone()]) {
            return false;
        }
        let mut first = lines.clone();
        for line in self.text[..lines.start].split_inclusive('\n').rev().take(MOST) {
            if !is_row(line) {
                break;
            }
            first = first.start - line.len()..first.start;
        }
        self.named_in(brand, &first)
    }

    fn named_before(&self, brand: u16, start: usize) -> bool {
        let before = self.named.partition_point(|(_, span)| span.end <= start);
        let Some((_, span)) = self.named[..before].last() else {
            return false;
        };
        let above = self.headings.partition_point(|heading| heading.line.start <= start);
        let between = self.headings[..above].last();
        between.is_none_or(|heading| heading.line.start <= span.start) && self.named_in(brand, &self.sentence(span))
    }
}

fn is_row(line: &str) -> bool {
    line.trim_start().starts_with('|')
}

/// Where sentences end: behind a mark with white space after it, behind one of the Chinese and Japanese marks.
fn ends(text: &str) -> impl Iterator<Item = usize> {
    text.char_indices().filter_map(move |(at, c)| {
        let after = at + c.len_utf8();
        let ends = match c {
            '.' | '!' | '?' => text[after..].starts_with(char::is_whitespace),
            c => matches!(c, '。' | '！' | '？'),
        };
        ends.then_some(after)
    })
}

/// The level of a heading; `None` for any other line. A list item that is one bold label is a heading too.
fn level(line: &str) -> Option<usize> {
    let marks = line.bytes().take_while(|byte| *byte == b'#').count();
    if (1..BOLD).contains(&marks) {
        return Some(marks);
    }
    let label = line.trim_start_matches(|c: char| c.is_ascii_digit() || "-*+.) ".contains(c));
    let bold = line.len() - label.len() >= 2 && line[..line.len() - label.len()].ends_with("**");
    let ends = line.trim_end_matches(':').ends_with("**") && line.len() <= LONGEST_BOLD;
    (bold && ends && !label.trim_end_matches(['*', ':']).contains("**")).then_some(BOLD)
}

#[cfg(test)]
mod tests {
    use super::*;

    const BRANDS: [&str; 3] = ["Norvik", "Brindax", "Hollin"];

    /// The brands that a place can speak of.
    fn of(text: &str, place: &str) -> Vec<&'static str> {
        let mut named: Vec<(u16, Range<usize>)> = (0..)
            .zip(BRANDS)
            .flat_map(|(brand, name)| {
                text.match_indices(name)
                    .map(move |(at, _)| (brand, at..at + name.len()))
            })
            .collect();
        named.sort_by_key(|(_, span)| span.start);
        let text = AnswerText { text, named };
        let start = text.text.find(place).expect("the place");
        let places = Places::of(&text);
        let can = |brand: &u16| places.names(*brand, &(start..start + place.len()));
        (0..3_u16).filter(can).map(|brand| BRANDS[usize::from(brand)]).collect()
    }

    #[test]
    fn lines_headings_tables_and_the_last_name_before_count() {
        let cases = [
            ("Norvik is quiet. Brindax is loud.", "is loud", vec!["Brindax"]),
            ("Norvik is quiet. Brindax is loud.", "is loud.", vec!["Brindax"]),
            ("Norvik is quiet. Brindax is loud.", "is quiet.", vec!["Norvik"]),
            (
                "Norvik is quiet. Brindax is loud.",
                "quiet. Brindax",
                vec!["Norvik", "Brindax"],
            ),
            (
                "Quieter than Brindax, 3.5 mm thin: Norvik",
                "thin",
                vec!["Norvik", "Brindax"],
            ),
            ("Norvik很轻。Brindax很吵。", "很轻", vec!["Norvik"]),
            (
                "Norvik and Brindax are fine. Both last.",
                "Both last.",
                vec!["Norvik", "Brindax"],
            ),
            (
                "Norvik is quiet. It is light. Brindax is not.",
                "is light",
                vec!["Norvik"],
            ),
            ("Norvik is quiet.\n\nIt lasts long.", "lasts long", vec!["Norvik"]),
            (
                "Norvik is quiet.\nBrindax too.\nIt lasts long.",
                "lasts long",
                vec!["Brindax"],
            ),
            (
                "## Norvik\n### Pros\n- quiet\n- Brindax is not\n- light",
                "light",
                vec!["Norvik", "Brindax"],
            ),
            ("## Norvik\n- quiet\n## Others\n- cheap", "cheap", vec![]),
            (
                "# Norvik and Hollin\n## Brindax\n- quiet",
                "quiet",
                vec!["Norvik", "Brindax", "Hollin"],
            ),
            (
                "1. **Norvik One:**\n   - quiet\n2. **Zephyr:**\n   - loud",
                "quiet",
                vec!["Norvik"],
            ),
            (
                "1. **Norvik One:**\n   - quiet\n2. **Zephyr:**\n   - loud",
                "loud",
                vec![],
            ),
            (
                "| | Norvik | Brindax |\n|---|---|---|\n| sound | rich | thin |",
                "rich",
                vec!["Norvik", "Brindax"],
            ),
            ("| Norvik | It is. | rich |\n\n| a | thin |", "rich", vec!["Norvik"]),
            ("| Norvik | rich |\n\n| a | thin |", "thin", vec!["Norvik"]),
            ("quiet, they say. \nNorvik", "quiet", vec![]),
            ("**Norvik** is quiet, and **light**\nIt lasts", "lasts", vec!["Norvik"]),
            ("Norvik **rocks**\n**Battery**\nlasts", "lasts", vec![]),
        ];
        for (text, place, expected) in cases {
            assert_eq!(of(text, place), expected, "{text}");
        }
    }
}
