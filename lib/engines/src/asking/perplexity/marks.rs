//! `[7]` in a text: marks that name a source by its number.

use crate::answer::Span;

/// The largest number that is read as a mark: years in brackets are none.
const LARGEST: u64 = 999;

/// The marks of a text with their places in code points, in order: `[7]`, `[1][2]`, `[1, 2]`, `[web:3]`. Numbers inside of
/// code blocks are none.
pub(crate) fn marks(text: &str) -> Vec<(u64, Span)> {
    let letters: Vec<char> = text.chars().collect();
    let (mut marks, mut place, mut code) = (Vec::new(), 0, false);
    while place < letters.len() {
        if letters[place..].starts_with(&['`', '`', '`']) {
            code = !code;
            place += 3;
            continue;
        }
        match mark(&letters[place..]).filter(|_| !code) {
            Some((numbers, length)) => {
                let span = Span {
                    start: place,
                    end: place + length,
                };
                marks.extend(numbers.into_iter().map(|number| (number, span)));
                place += length;
            }
            None => place += 1,
        }
    }
    marks
}

/// The numbers of the mark that begins here, and its length.
fn mark(letters: &[char]) -> Option<(Vec<u64>, usize)> {
    let inside = letters.strip_prefix(&['['])?;
    let length = inside.iter().take(40).position(|&letter| letter == ']')?;
    let inside: String = inside[..length].iter().collect();
    let number = |part: &str| {
        let part = part.trim();
        let digits = part.strip_prefix("web:").unwrap_or(part);
        let plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        plain
            .then(|| digits.parse().ok())
            .flatten()
            .filter(|&number| number <= LARGEST)
    };
    let numbers: Option<Vec<u64>> = inside.split(',').map(number).collect();
    Some((numbers?, length + 2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_found_with_their_places() {
        let text = "Größe.[1][12] See [2, 3] and [web:4], not [2026], [x], [] or [5";
        let found: Vec<_> = marks(text).iter().map(|(n, span)| (*n, span.start, span.end)).collect();
        assert_eq!(found, [(1, 6, 9), (12, 9, 13), (2, 18, 24), (3, 18, 24), (4, 29, 36)]);
        assert!(marks("```\na[1]\n```").is_empty());
        assert_eq!(marks("```a[1]``` b[2]").len(), 1);
    }
}
