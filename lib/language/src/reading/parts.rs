//! Answers cut into parts that a model reads well, and the parts put together into requests.

use std::ops::Range;

use super::AnswerText;

/// Bytes of a part, and of all parts of a request. Labelled answers have eight findings in a thousand letters, and a finding
/// takes 50 tokens: more text would give replies that many models break off.
const MOST: usize = 8_000;
/// Answers of a request.
const TOGETHER: usize = 8;
/// Bytes that a part repeats of the one before, so that it begins with what it goes on from.
const REPEATED: usize = 600;

/// A part of an answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Part {
    /// The answer's place.
    pub(super) answer: usize,
    /// Bytes of its text.
    pub(super) range: Range<usize>,
}

/// The parts of all answers that name somebody, in requests.
pub(super) fn requests(texts: &[AnswerText<'_>]) -> Vec<Vec<Part>> {
    let mut requests: Vec<Vec<Part>> = Vec::new();
    let mut bytes = 0;
    for part in texts.iter().enumerate().flat_map(|(answer, text)| parts(answer, text)) {
        let length = part.range.len();
        match requests.last_mut() {
            Some(last) if last.len() < TOGETHER && bytes + length <= MOST => {
                last.push(part);
                bytes += length;
            }
            _ => {
                requests.push(vec![part]);
                bytes = length;
            }
        }
    }
    requests
}

fn parts(answer: usize, text: &AnswerText<'_>) -> Vec<Part> {
    // One that names nobody has nothing to be found.
    let text = if text.named.is_empty() { "" } else { text.text };
    let (mut parts, mut start) = (Vec::new(), 0);
    while start < text.len() {
        let end = cut(text, start);
        parts.push(Part {
            answer,
            range: start..end,
        });
        start = if end < text.len() { again(text, start, end) } else { end };
    }
    parts
}

/// Where a part that starts here ends: before a paragraph, else a line, else a word, else a letter.
fn cut(text: &str, start: usize) -> usize {
    if text.len() - start <= MOST {
        return text.len();
    }
    let most = text.floor_char_boundary(start + MOST);
    // A part is at least half as long as it may be, so that their number is bounded.
    let least = text.floor_char_boundary(start + MOST / 2);
    let room = &text[least..most];
    let ends = ["\n\n", "\n", " "]
        .into_iter()
        .find_map(|mark| Some(room.rfind(mark)? + mark.len()));
    least + ends.unwrap_or(room.len())
}

/// Where the next part starts: at the beginning of a line, or a word, a little before the end of this one.
fn again(text: &str, start: usize, end: usize) -> usize {
    let from = text.floor_char_boundary(end.saturating_sub(REPEATED)).max(start + 1);
    let from = text.ceil_char_boundary(from);
    let room = &text[from..end];
    let begins = ['\n', ' ']
        .into_iter()
        .find_map(|mark| Some(from + room.find(mark)? + 1));
    begins.unwrap_or(end)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(text: &str) -> AnswerText<'_> {
        AnswerText {
            text,
            named: vec![(0, 0..1)],
        }
    }

    #[test]
    fn parts_cover_the_text_and_fit() {
        let words = "Norvik is quiet. ".repeat(2_000);
        let lines = "- Norvik: leise und günstig\n".repeat(1_500);
        let wide = "好".repeat(9_000);
        let one_word = "n".repeat(30_000);
        for whole in [&words, &lines, &wide, &one_word, &"x".to_owned()] {
            let parts = parts(3, &text(whole));
            assert_eq!(
                (parts[0].range.start, parts[parts.len() - 1].range.end),
                (0, whole.len())
            );
            for pair in parts.windows(2) {
                assert!(pair[1].range.start <= pair[0].range.end && pair[1].range.start > pair[0].range.start);
            }
            assert!(parts.iter().all(|part| part.range.len() <= MOST && part.answer == 3));
            assert!(
                parts.len() <= 1 + whole.len() / (MOST / 2 - REPEATED),
                "{}",
                parts.len()
            );
            parts
                .iter()
                .for_each(|part| assert!(whole.get(part.range.clone()).is_some()));
        }
    }

    #[test]
    fn requests_are_bounded_and_leave_out_who_names_nobody() {
        let (long, short) = ("Norvik is quiet.\n".repeat(600), "Norvik is quiet.".to_owned());
        let mut texts = vec![text(&long)];
        texts.extend((0..20).map(|_| text(&short)));
        texts.push(AnswerText {
            named: Vec::new(),
            ..text(&short)
        });
        let requests = requests(&texts);
        let bytes = |request: &Vec<Part>| request.iter().map(|part| part.range.len()).sum::<usize>();
        assert!(
            requests
                .iter()
                .all(|request| request.len() <= TOGETHER && bytes(request) <= MOST)
        );
        let mut answers: Vec<usize> = requests.concat().iter().map(|part| part.answer).collect();
        answers.dedup();
        assert_eq!(answers, (0..21).collect::<Vec<_>>());
    }
}
