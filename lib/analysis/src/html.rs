//! What HTML has beside the text that it shows: comments, and tags with attributes (`<img alt="…">`), whose texts name brands
//! that no reader sees. Tags without attributes name nobody, and `<` is mostly no tag at all: it stays. So does what follows an odd
//! number of backticks in its line: code shows its tags.

use std::ops::Range;

use crate::steps::Steps;

/// Bytes of a tag, at most.
const LONGEST: usize = 2_000;
/// Bytes of a line before a tag that are looked at for code.
const LONGEST_CODE: usize = 200;

/// Where they stand, in text order.
pub(crate) fn unseen(text: &str, steps: &Steps) -> Vec<Range<usize>> {
    let bytes = text.as_bytes();
    let (mut found, mut at) = (Vec::new(), 0);
    let mut comment_end = 0;
    while let Some(offset) = memchr::memchr(b'<', &bytes[at..]) {
        let open = at + offset;
        steps.add(offset + 1);
        let end = if is_code(&bytes[..open]) {
            None
        } else if bytes[open..].starts_with(b"<!--") {
            // The next end of a comment is looked for once, however many begin before it.
            if comment_end < open + 4 {
                let end = text[open + 4..].find("-->");
                comment_end = end.map_or(bytes.len() + 1, |end| open + 4 + end + 3);
                steps.add(comment_end - open);
            }
            (comment_end <= bytes.len()).then_some(comment_end)
        } else {
            let length = tag(&bytes[open..bytes.len().min(open + LONGEST)]);
            steps.add(length.unwrap_or_default());
            length.map(|length| open + length)
        };
        found.extend(end.map(|end| open..end));
        at = end.unwrap_or(open + 1);
    }
    found
}

/// Whether code begins in the line before a place; only its last bytes are looked at.
fn is_code(before: &[u8]) -> bool {
    let near = &before[before.len().saturating_sub(LONGEST_CODE)..];
    let line = memchr::memrchr(b'\n', near).map_or(near, |end| &near[end + 1..]);
    memchr::memchr_iter(b'`', line).count() % 2 == 1
}

/// The length of a tag that bytes begin with, if any of its attributes has a value: as CommonMark 0.31 has it (section 6.6), but
/// that no blank line is in it.
fn tag(bytes: &[u8]) -> Option<usize> {
    let is_name = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'-';
    let mut at = 1 + bytes[1..].iter().take_while(|byte| is_name(byte)).count();
    if at == 1 || !bytes[1].is_ascii_alphabetic() {
        return None;
    }
    let mut has_value = false;
    loop {
        let next = at + space(&bytes[at..])?;
        match bytes.get(next..)? {
            [b'>', ..] => return has_value.then_some(next + 1),
            [b'/', b'>', ..] => return has_value.then_some(next + 2),
            _ if next == at => return None,
            _ => {}
        }
        let name = name_of_attribute(&bytes[next..])?;
        at = next + name;
        let equals = at + space(&bytes[at..])?;
        if bytes.get(equals) == Some(&b'=') {
            let start = equals + 1 + space(&bytes[equals + 1..])?;
            at = start + value(&bytes[start..])?;
            has_value = true;
        }
    }
}

/// The length of white space; `None` where it has a blank line.
fn space(bytes: &[u8]) -> Option<usize> {
    let length = bytes.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
    let lines = memchr::memchr_iter(b'\n', &bytes[..length]).count();
    (lines < 2).then_some(length)
}

fn name_of_attribute(bytes: &[u8]) -> Option<usize> {
    let first = bytes.first()?;
    if !first.is_ascii_alphabetic() && !matches!(first, b'_' | b':') {
        return None;
    }
    let is_name = |byte: &&u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b':' | b'-');
    Some(bytes.iter().take_while(is_name).count())
}

/// The length of an attribute's value, with its quotes.
fn value(bytes: &[u8]) -> Option<usize> {
    match bytes.first()? {
        quote @ (b'"' | b'\'') => Some(memchr::memchr(*quote, &bytes[1..])? + 2),
        _ => {
            let ends =
                |byte: &u8| byte.is_ascii_whitespace() || matches!(byte, b'"' | b'\'' | b'=' | b'<' | b'>' | b'`');
            let length = bytes.iter().take_while(|byte| !ends(byte)).count();
            (length > 0).then_some(length)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn shown(text: &str, expected: &str) {
        let mut shown = text.to_owned();
        for range in unseen(text, &Steps::default()).into_iter().rev() {
            shown.replace_range(range, "");
        }
        assert_eq!(shown, expected);
    }

    #[test]
    fn comments_and_attributes_are_unseen() {
        shown("<!-- Hollin --> Ferrin is great", " Ferrin is great");
        shown("Ferrin <img alt='Hollin' src=\"h.png\"> is great", "Ferrin  is great");
        shown("<a href='x' title='Hollin'>Ferrin</a>", "Ferrin</a>");
        shown("<!-- a --><!-- b -->c", "c");
        shown("<img alt=\"a > Hollin < b\" />Ferrin", "Ferrin");
        shown("<my-card wide title = Hollin>Ferrin", "Ferrin");
    }

    #[test]
    fn what_is_no_tag_stays() {
        for text in [
            "under <5 W, a < b = c >",
            "<b>Hollin</b> and <br>",
            "<Hollin> costs = 5",
            "<!-- Hollin",
            "<p Hollin = best",
            "<",
            "<!-->",
            "noise <Norvik at 50% load (dB = 42) -> quiet",
            "a <b where c = d\n\n# Hollin is great\n\n> quote",
            "<threshold means Hollin => no",
            "`<a href=\"x\" title=\"Hollin\">`",
            "Write `<!--` before it; Hollin helps; then `-->`",
            "<p a=\"Hollin",
        ] {
            shown(text, text);
        }
    }
}
