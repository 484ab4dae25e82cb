//! What HTML has beside the text that it shows: comments, and tags with attributes (`<img alt="…">`), whose texts name brands
//! that no reader sees. Tags without attributes name nobody, and `<` is mostly no tag at all: it stays.

use std::ops::Range;

use crate::steps::Steps;

/// Bytes of a tag, at most.
const LONGEST: usize = 2_000;

/// Where they stand, in text order.
pub(crate) fn unseen(text: &str, steps: &Steps) -> Vec<Range<usize>> {
    let bytes = text.as_bytes();
    let (mut found, mut at) = (Vec::new(), 0);
    let mut comment_end = 0;
    while let Some(offset) = memchr::memchr(b'<', &bytes[at..]) {
        let open = at + offset;
        steps.add(offset + 1);
        let end = if bytes[open..].starts_with(b"<!--") {
            // The next end of a comment is looked for once, however many begin before it.
            if comment_end < open + 4 {
                let end = text[open + 4..].find("-->");
                comment_end = end.map_or(bytes.len() + 1, |end| open + 4 + end + 3);
                steps.add(comment_end - open);
            }
            (comment_end <= bytes.len()).then_some(comment_end)
        } else {
            tag(&bytes[open..bytes.len().min(open + LONGEST)], steps).map(|length| open + length)
        };
        found.extend(end.map(|end| open..end));
        at = end.unwrap_or(open + 1);
    }
    found
}

/// The length of a tag with attributes that bytes begin with: a name, white space, and `=` before its end.
fn tag(bytes: &[u8], steps: &Steps) -> Option<usize> {
    let name = bytes
        .iter()
        .skip(1)
        .take_while(|byte| byte.is_ascii_alphanumeric())
        .count();
    if name == 0 || !bytes[1].is_ascii_alphabetic() || !bytes.get(1 + name)?.is_ascii_whitespace() {
        return None;
    }
    let end = 1 + memchr::memchr2(b'<', b'>', &bytes[1..])?;
    steps.add(end);
    (bytes[end] == b'>' && bytes[..end].contains(&b'=')).then_some(end + 1)
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
        ] {
            shown(text, text);
        }
    }
}
