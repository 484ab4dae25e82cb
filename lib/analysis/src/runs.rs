//! Words of a text as runs of characters of one class, found byte by byte where the text is ASCII.

/// The longest runs of characters for which `belongs` holds, in order.
pub(crate) fn runs(text: &str, belongs: impl Fn(char) -> bool + Copy) -> impl Iterator<Item = &str> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let start = at + run_length(&text[at..], |c| !belongs(c));
        at = start + run_length(&text[start..], belongs);
        (at > start).then(|| &text[start..at])
    })
}

/// Bytes of the characters at the beginning of a text for which `belongs` holds.
#[inline(always)]
pub(crate) fn run_length(text: &str, belongs: impl Fn(char) -> bool) -> usize {
    let bytes = text.as_bytes();
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        if byte.is_ascii() {
            if !belongs(char::from(byte)) {
                break;
            }
            at += 1;
        } else {
            let Some(c) = text[at..].chars().next().filter(|&c| belongs(c)) else {
                break;
            };
            at += c.len_utf8();
        }
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_are_what_splitting_leaves() {
        for text in ["", " ", "a", " ab  c ", "é", "-é-ü ß1", "北京 and Δ", "x\u{301}y", "…"] {
            let split: Vec<_> = text
                .split(|c: char| !c.is_alphabetic())
                .filter(|word| !word.is_empty())
                .collect();
            assert_eq!(runs(text, char::is_alphabetic).collect::<Vec<_>>(), split, "{text}");
        }
    }
}
