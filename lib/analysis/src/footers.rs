//! Text that an engine adds to every answer: "Your feedback helps ... improve" names a brand and says nothing of it.
//!
//! The list is `data/footers.tsv`, reviewed by hand; nothing is learnt while answers are read. Such text is taken out where
//! it stands whole at the end of a line, so that the same words quoted inside a sentence count.

use std::ops::Range;
use std::sync::LazyLock;

use crate::steps::Steps;

/// The listed text, by what it is.
#[derive(Default)]
struct Listed {
    /// A footer by itself.
    sentences: Vec<&'static str>,
    /// Those, and what is part of a footer beside one.
    parts: Vec<&'static str>,
}

static LISTED: LazyLock<Listed> = LazyLock::new(|| {
    let mut listed = Listed::default();
    for line in include_str!("../data/footers.tsv").lines() {
        if let [_, kind, text] = line.split('\t').collect::<Vec<_>>()[..] {
            listed.parts.push(text);
            listed.sentences.extend((kind == "sentence").then_some(text));
        }
    }
    listed
});

/// Where footers stand, in text order.
pub(crate) fn footers(text: &str, steps: &Steps) -> Vec<Range<usize>> {
    let mut sentences: Vec<usize> = LISTED
        .sentences
        .iter()
        .flat_map(|sentence| memchr::memmem::find_iter(text.as_bytes(), sentence))
        .collect();
    sentences.sort_unstable();
    let (mut footers, mut done) = (Vec::<Range<usize>>::new(), 0);
    for sentence in sentences {
        if sentence < done {
            continue;
        }
        done = past(text, sentence, steps);
        let line_ends = text[done..].chars().next().is_none_or(|c| c == '\n' || c == '\r');
        let floor = footers.last().map_or(0, |footer| footer.end);
        let start = before(text, sentence, floor, steps);
        if line_ends && begins_sentence(text, start) {
            footers.push(start..done);
        }
    }
    footers
}

/// Where the parts that follow each other from `at` on end, with the blanks behind them.
fn past(text: &str, mut at: usize, steps: &Steps) -> usize {
    loop {
        at = text.len() - text[at..].trim_start_matches(is_blank).len();
        steps.add(LISTED.parts.len());
        let Some(end) = LISTED.parts.iter().find_map(|part| part_from(text, at, part)) else {
            return at;
        };
        at = end;
    }
}

/// Where the parts that end at `at` begin, not before `floor`.
fn before(text: &str, mut at: usize, floor: usize, steps: &Steps) -> usize {
    loop {
        let end = text[floor..at].trim_end_matches(is_blank).len() + floor;
        steps.add(LISTED.parts.len());
        let parts = LISTED.parts.iter();
        let Some(start) = parts.filter_map(|part| part_until(text, floor, end, part)).next() else {
            return at;
        };
        at = start;
    }
}

fn part_from(text: &str, at: usize, part: &str) -> Option<usize> {
    let mut rest = &text[at..];
    for word in part.split(' ') {
        rest = rest.trim_start_matches(is_blank).strip_prefix(word)?;
    }
    Some(text.len() - rest.len())
}

fn part_until(text: &str, floor: usize, at: usize, part: &str) -> Option<usize> {
    let mut rest = &text[floor..at];
    for word in part.rsplit(' ') {
        rest = rest.trim_end_matches(is_blank).strip_suffix(word)?;
    }
    Some(floor + rest.len())
}

/// White space inside a line.
fn is_blank(c: char) -> bool {
    c.is_whitespace() && !matches!(c, '\n' | '\r')
}

/// True where a line begins, behind the end of a sentence, and where an engine glued its footer to a text without one.
fn begins_sentence(text: &str, at: usize) -> bool {
    let before = text[..at].trim_end_matches(is_blank);
    let Some(last) = before.chars().next_back() else {
        return true;
    };
    let glued = before.len() == at;
    match last {
        '\n' | '\r' | '.' | '!' | '?' | '…' | '。' | ')' | '*' | '_' | '|' => true,
        _ => glued && last.is_alphanumeric(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: &str = "AI responses may include mistakes. Learn moreThank youYour feedback helps Google improve. See our Privacy \
                       Policy.Share more feedbackReport a problemCloseTo save your searches,\u{A0}update your settings";

    fn hidden(text: &str) -> Vec<&str> {
        footers(text, &Steps::default())
            .into_iter()
            .map(|range| &text[range])
            .collect()
    }

    #[test]
    fn the_list_is_read() {
        assert!(LISTED.sentences.len() >= 2 && LISTED.parts.len() > LISTED.sentences.len());
        assert!(LISTED.parts.iter().all(|part| !part.is_empty() && part.trim() == *part));
    }

    #[test]
    fn a_footer_is_hidden_at_the_end_of_a_line() {
        for before in [
            "",
            "Norvik is good.\n\n",
            "Norvik is good.\u{A0}",
            "Norvik 4.8(217)",
            "for your needs",
        ] {
            assert_eq!(hidden(&format!("{before}{ALL}")), [ALL]);
        }
        assert_eq!(
            hidden("Your feedback helps Google improve.  \nMore."),
            ["Your feedback helps Google improve.  "]
        );
        assert_eq!(hidden("Your feedback helps Google improve.\r\nMore.").len(), 1);
    }

    #[test]
    fn the_same_words_elsewhere_count() {
        for text in [
            "It says \"Your feedback helps Google improve.\"",
            "Your feedback helps Google improve. So does money.",
            "They claim that Your feedback helps Google improve.",
            "They claim: Your feedback helps Google improve.",
            "Share more feedback",
            "your feedback helps google improve.",
        ] {
            assert!(hidden(text).is_empty(), "{text}");
        }
    }

    #[test]
    fn a_row_of_footers_is_read_once() {
        let steps = Steps::default();
        let text = "Your feedback helps Google improve. ".repeat(5_000);
        assert_eq!(footers(&text, &steps).len(), 1);
        let text = format!("{text}x");
        assert!(footers(&text, &steps).is_empty());
        assert!(steps.count() < 10 * text.len() as u64, "{}", steps.count());
    }
}
