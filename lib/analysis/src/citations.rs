//! What an answer cites: the engine's own list first, then links, footnotes and bare URLs in text order.

use std::borrow::Cow;
use std::collections::HashMap;

use crate::markdown::{Link, is_http};
use crate::normalize_url;
use crate::steps::Steps;
use crate::{CitedPage, GivenCitation};

/// Most citations kept of one answer.
const MOST: usize = 500;
/// Longest URL taken from a text, in bytes; a longer one is a mistake of the text.
const LONGEST_URL: usize = 2_048;
/// Longest title kept, in characters.
const LONGEST_TITLE: usize = 300;

/// Normalised and deduplicated; the first non-empty title of a URL stays. Also whether there are more than are kept.
pub(crate) fn collect(given: &[GivenCitation], links: &[Link<'_>], steps: &Steps) -> (Vec<CitedPage>, bool) {
    let mut list = List::default();
    for citation in given {
        list.add(&citation.url, citation.title.as_deref(), usize::MAX);
    }
    for link in links {
        steps.add(link.url.len() + link.title.map_or(0, str::len));
        list.add(&unescape(link.url), link.title, LONGEST_URL);
    }
    (list.citations, list.more)
}

#[derive(Default)]
struct List {
    citations: Vec<CitedPage>,
    places: HashMap<String, usize>,
    /// The same by their URLs as they were written: answers cite a page again and again, and a URL is slow to parse.
    written: HashMap<String, usize>,
    /// There are more than are kept.
    more: bool,
}

impl List {
    fn add(&mut self, raw: &str, title: Option<&str>, longest: usize) {
        if let Some(&place) = self.written.get(raw) {
            return self.entitle(place, title);
        }
        let Some(normal) = (raw.len() <= longest.saturating_mul(4))
            .then(|| normalize_url(raw))
            .flatten()
        else {
            return;
        };
        if let Some(&place) = self.places.get(&normal.url) {
            self.written.insert(raw.to_owned(), place);
            return self.entitle(place, title);
        }
        if normal.url.len() > longest {
            return;
        }
        if self.citations.len() >= MOST {
            self.more = true;
            return;
        }
        self.written.insert(raw.to_owned(), self.citations.len());
        self.places.insert(normal.url.clone(), self.citations.len());
        self.citations.push(CitedPage {
            url: normal.url,
            title: title.and_then(clean_title),
            domain: normal.domain,
        });
    }

    /// Gives a page a title that has none yet.
    fn entitle(&mut self, place: usize, title: Option<&str>) {
        let known = &mut self.citations[place].title;
        *known = known.take().or_else(|| title.and_then(clean_title));
    }
}

/// Markdown's backslash escapes and the one HTML entity that occurs in URLs.
fn unescape(url: &str) -> Cow<'_, str> {
    if !url.contains('\\') && !url.contains("&amp;") {
        return Cow::Borrowed(url);
    }
    let mut plain = String::with_capacity(url.len());
    let mut chars = url.chars().peekable();
    while let Some(c) = chars.next() {
        if c != '\\' || !chars.peek().is_some_and(char::is_ascii_punctuation) {
            plain.push(c);
        } else if let Some(escaped) = chars.next() {
            plain.push(escaped);
        }
    }
    Cow::Owned(plain.replace("&amp;", "&"))
}

/// A title on one line without emphasis; `None` when it says no more than a number or a URL.
fn clean_title(raw: &str) -> Option<String> {
    let trimmed = raw.trim().trim_matches(['*', '_', '`', '"']).trim();
    let says_nothing = !trimmed.chars().any(char::is_alphabetic)
        || is_http(trimmed)
        || trimmed.starts_with("www.")
        || trimmed.starts_with("![");
    if says_nothing {
        return None;
    }
    let mut title = String::with_capacity(trimmed.len());
    for word in trimmed.split_whitespace() {
        if !title.is_empty() {
            title.push(' ');
        }
        title.push_str(word);
    }
    if let Some((end, _)) = title.char_indices().nth(LONGEST_TITLE) {
        title.truncate(end);
    }
    Some(title)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::markdown;

    fn cited(text: &str, given: &[(&str, &str)]) -> Vec<(String, Option<String>)> {
        let given: Vec<_> = given
            .iter()
            .map(|(url, title)| GivenCitation {
                url: (*url).into(),
                title: Some((*title).into()),
            })
            .collect();
        let steps = Steps::default();
        collect(&given, &markdown::read(text, &steps).links, &steps)
            .0
            .into_iter()
            .map(|c| (c.url, c.title))
            .collect()
    }

    fn urls(text: &str) -> Vec<String> {
        cited(text, &[]).into_iter().map(|(url, _)| url).collect()
    }

    #[test]
    fn given_citations_stand_first_and_each_page_once() {
        let got = cited(
            "See [x marks](https://a.example/x#top) and https://b.example/y.",
            &[("https://A.example/x?utm_source=b", ""), ("ftp://a.example", "F")],
        );
        assert_eq!(
            got,
            [
                ("https://a.example/x".into(), Some("x marks".into())),
                ("https://b.example/y".into(), None)
            ]
        );
    }

    #[test]
    fn a_page_that_is_written_alike_again_gets_its_first_title() {
        let text = "https://a.example/x?utm_source=b and https://a.example/x?utm_source=b, [1](https://a.example/x), \
                    [The test](https://a.example/x?utm_source=b) and [another](https://a.example/x).";
        assert_eq!(
            cited(text, &[]),
            [("https://a.example/x".into(), Some("The test".into()))]
        );
    }

    #[test]
    fn links_footnotes_and_bare_urls_are_found() {
        let text = "See [the test](https://tests.example/k?utm_source=c) and ([Magazine][1]), an [empty one]() and a note[^2].\n\n\
                    [1]: https://magazine.example/a?utm_source=c \"The title\"\n[^2]: https://notes.example/b\n[^3]: See [T](https://t.example/) there";
        assert_eq!(
            urls(text),
            [
                "https://tests.example/k",
                "https://magazine.example/a",
                "https://notes.example/b",
                "https://t.example/"
            ]
        );
        assert_eq!(cited(text, &[])[1].1.as_deref(), Some("The title"));
        assert_eq!(
            cited("([Magazine][1])\n[1]: https://m.example/", &[])[0].1.as_deref(),
            Some("Magazine")
        );
    }

    #[test]
    fn a_url_ends_where_its_sentence_goes_on() {
        for (text, expected) in [
            ("(https://a.example/x).", "https://a.example/x"),
            ("https://a.example/x_(y), or", "https://a.example/x_(y)"),
            ("[w](https://a.example/x_(y))", "https://a.example/x_(y)"),
            ("**https://a.example/x**", "https://a.example/x"),
            ("<HTTPS://a.example/x>", "https://a.example/x"),
            ("看https://a.example/x。好", "https://a.example/x"),
            ("[w](https://a.example/x\\_y \"T\")", "https://a.example/x_y"),
            ("|https://a.example/x|b|", "https://a.example/x"),
            ("[w](<https://a.example/x>)", "https://a.example/x"),
        ] {
            assert_eq!(urls(text), [expected], "{text}");
        }
        assert!(urls("https:// and ![image](https://a.example/i.png) and [x](https://[bad/)").is_empty());
    }
}
