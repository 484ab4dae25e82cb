//! An answer as it is put together: texts with places in code points, pages, searches, and what was not known.

use std::collections::BTreeMap;

use answerscope_domain::{Surface, normalize_url};

use crate::answer::{EngineAnswer, EngineCitation, Source, Span, Usage};
use crate::asking::json::Node;

/// Citations, pages, searches and unknown things of one answer that are taken, each, and items of a list of them that an
/// adapter compares with others: many times what real answers have, and few enough that no answer keeps a process busy.
pub(crate) const MOST: usize = 1_000;
/// Code points, or bytes, from its beginning on, in which places of a text are told: more than is stored of an answer.
const MEASURED: usize = 256 * 1024;

/// The part of a text in which places are told.
pub(crate) fn measured(text: &str) -> &str {
    &text[..text.floor_char_boundary(MEASURED)]
}

/// An answer in the making.
#[derive(Debug, Default)]
pub(crate) struct Draft {
    text: String,
    /// Code points of `text`.
    points: usize,
    /// Places that were looked for.
    places: usize,
    /// Whether the next part begins apart from what stands there.
    apart: bool,
    pub(crate) citations: Vec<EngineCitation>,
    seen: Vec<(String, Option<String>)>,
    pub(crate) searches: Vec<String>,
    pub(crate) failed_searches: u32,
    unknown: BTreeMap<String, u32>,
}

impl Draft {
    /// Adds a part of the text and tells the code point that it begins at.
    pub(crate) fn push(&mut self, part: &str) -> usize {
        if part.is_empty() {
            return self.points;
        }
        let open = !self.text.is_empty() && !self.text.ends_with(char::is_whitespace);
        if self.apart && open && !part.starts_with(char::is_whitespace) {
            self.text.push_str("\n\n");
            self.points += 2;
        }
        self.apart = false;
        let begins = self.points;
        self.text.push_str(part);
        self.points += part.chars().count();
        begins
    }

    /// What comes next was written after something else was done: a blank line keeps the words apart.
    pub(crate) fn apart(&mut self) {
        self.apart = true;
    }

    /// Adds a part of the text and tells where it stands.
    pub(crate) fn push_span(&mut self, part: &str) -> Span {
        let start = self.push(part);
        Span {
            start,
            end: self.points,
        }
    }

    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// Adds a citation; what is no web address is counted instead.
    pub(crate) fn cite(&mut self, place: &Node<'_>, url: &str, title: Option<&str>, span: Option<Span>) {
        if !is_web(url) {
            self.count(format!("{} is no web address", place.pattern()));
            return;
        }
        if self.citations.len() == MOST {
            self.count(format!("{} beyond {MOST}", place.pattern()));
            return;
        }
        self.citations.push(EngineCitation {
            url: url.to_owned(),
            title: title
                .map(str::trim)
                .filter(|title| !title.is_empty())
                .map(str::to_owned),
            span,
            exact: true,
        });
    }

    /// Adds a page that the engine saw; the first title stands.
    pub(crate) fn see(&mut self, url: &str, title: Option<&str>) {
        if self.seen.len() < MOST && is_web(url) {
            let title = title.map(str::trim).filter(|title| !title.is_empty());
            self.seen.push((url.to_owned(), title.map(str::to_owned)));
        }
    }

    pub(crate) fn search(&mut self, query: &str) {
        if self.searches.len() < MOST && !query.trim().is_empty() {
            self.searches.push(query.to_owned());
        }
    }

    /// Counts an item of a kind that is not known.
    pub(crate) fn unknown(&mut self, item: &Node<'_>, kind: &str) {
        self.count(format!("{}={kind}", item.pattern()));
    }

    /// Counts the fields that an item has beside those that are known.
    pub(crate) fn known(&mut self, item: &Node<'_>, known: &[&str]) {
        for field in item.strange(known) {
            self.count(format!("{}.{field}", item.pattern()));
        }
    }

    pub(crate) fn count(&mut self, what: String) {
        if self.unknown.len() < MOST || self.unknown.contains_key(&what) {
            *self.unknown.entry(what).or_default() += 1;
        }
    }

    /// Whether a place is still looked for that ends here: each takes a look at all of the part before it.
    fn looks(&mut self, end: usize) -> bool {
        self.places += 1;
        self.places <= MOST && end <= MEASURED
    }

    /// A part of a text from its first to its last code point, if the text has it.
    pub(crate) fn span(&mut self, place: &Node<'_>, base: usize, part: &str, start: usize, end: usize) -> Option<Span> {
        if !self.looks(end) {
            return None;
        }
        let fits = start <= end && (end == 0 || part.chars().nth(end - 1).is_some());
        if !fits {
            self.count(format!("{} outside of the text", place.pattern()));
        }
        fits.then_some(Span {
            start: base + start,
            end: base + end,
        })
    }

    /// The same for places that are counted in bytes of UTF-8.
    pub(crate) fn byte_span(
        &mut self,
        place: &Node<'_>,
        base: usize,
        part: &str,
        start: usize,
        end: usize,
    ) -> Option<Span> {
        if !self.looks(end) {
            return None;
        }
        let points = |bytes: usize| part.get(..bytes).map(|before| before.chars().count());
        let (first, last) = (points(start), points(end));
        match (first, last) {
            (Some(first), Some(last)) if first <= last => Some(Span {
                start: base + first,
                end: base + last,
            }),
            _ => {
                self.count(format!("{} outside of the text", place.pattern()));
                None
            }
        }
    }

    /// The answer, with each page once and with what is known of its being cited.
    pub(crate) fn finish(self, surface: Surface, model: Option<&str>, usage: Usage, cut: bool) -> EngineAnswer {
        let sources = sources(self.seen, &self.citations);
        EngineAnswer {
            text: self.text,
            citations: self.citations,
            searches: self.searches,
            sources,
            model: model.filter(|model| !model.is_empty()).map(str::to_owned),
            surface,
            usage,
            cut,
            country_refused: false,
            failed_searches: self.failed_searches,
            unknown: self.unknown,
            raw: Vec::new(),
        }
    }
}

/// The pages that were seen, each once: two addresses that differ in tracking parameters alone are one page.
pub(crate) fn sources(seen: Vec<(String, Option<String>)>, citations: &[EngineCitation]) -> Vec<Source> {
    let page = |url: &str| normalize_url(url).map_or_else(|| url.to_owned(), |page| page.url);
    let cited: std::collections::BTreeSet<String> = citations.iter().map(|cited| page(&cited.url)).collect();
    let mut places: BTreeMap<String, usize> = BTreeMap::new();
    let mut sources: Vec<Source> = Vec::new();
    for (url, title) in seen {
        let page = page(&url);
        if let Some(&place) = places.get(&page) {
            let first: &mut Source = &mut sources[place];
            first.title = first.title.take().or(title);
            continue;
        }
        let cited = cited.contains(&page);
        places.insert(page, sources.len());
        sources.push(Source { url, title, cited });
    }
    sources
}

fn is_web(url: &str) -> bool {
    normalize_url(url).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn places_are_code_points_of_the_whole_text() {
        let mut draft = Draft::default();
        draft.push("Größe 🏔.");
        draft.apart();
        let span = draft.push_span("Norvik wins.");
        assert_eq!(draft.text(), "Größe 🏔.\n\nNorvik wins.");
        assert_eq!(span, Span { start: 10, end: 22 });
        draft.apart();
        assert_eq!(draft.push("\nMore"), 22, "there is white space already");
        assert_eq!(draft.push(""), 27);
    }

    #[test]
    fn bytes_become_code_points_where_they_fit() {
        let value = json!({});
        let (mut draft, node) = (Draft::default(), Node::root(&value));
        let part = "Größe zählt";
        assert_eq!(
            draft.byte_span(&node, 5, part, 0, 7),
            Some(Span { start: 5, end: 10 }),
            "ö and ß have two bytes"
        );
        assert_eq!(draft.byte_span(&node, 0, part, 3, 7), None, "inside ö");
        assert_eq!(draft.byte_span(&node, 0, part, 0, 99), None);
        assert_eq!(draft.span(&node, 0, part, 4, 2), None);
        assert_eq!(draft.unknown["(root) outside of the text"], 3);
    }

    #[test]
    fn what_is_taken_of_one_answer_is_bounded() {
        let value = json!({});
        let (mut draft, node) = (Draft::default(), Node::root(&value));
        let text = "Größe ".repeat(1_000_000);
        let base = draft.push(&text);
        for number in 0..100_000_usize {
            let url = format!("https://a.example/{number}");
            let end = text.len() - number;
            let span = draft.byte_span(&node, base, &text, end - 6, end);
            assert_eq!(span, None, "far behind what is stored");
            draft.cite(&node, &url, None, span);
            draft.see(&url, None);
            draft.search(&url);
        }
        for number in 0..2 * MOST {
            draft.count(format!("field {number}"));
        }
        let answer = draft.finish(Surface::Api, None, Usage::default(), false);
        assert_eq!((answer.citations.len(), answer.sources.len()), (MOST, MOST));
        assert_eq!((answer.searches.len(), answer.unknown.len()), (MOST, MOST));
        assert_eq!(answer.unknown["(root) beyond 1000"], 99_000);
    }

    #[test]
    fn pages_are_listed_once_and_only_the_web_counts() {
        let value = json!({});
        let (mut draft, node) = (Draft::default(), Node::root(&value));
        draft.see("https://a.example/x?utm_source=openai", None);
        draft.see("https://a.example/x", Some("A"));
        draft.see("https://b.example", None);
        draft.see("javascript:alert(1)", None);
        draft.cite(&node, "https://a.example/x#top", Some(" "), None);
        draft.cite(&node, "data:text/html,x", None, None);
        let answer = draft.finish(Surface::Api, Some(""), Usage::default(), false);
        let told: Vec<_> = answer.sources.iter().map(|s| (s.url.as_str(), s.cited)).collect();
        assert_eq!(
            told,
            [
                ("https://a.example/x?utm_source=openai", true),
                ("https://b.example", false)
            ]
        );
        assert_eq!(answer.sources[0].title.as_deref(), Some("A"));
        assert_eq!((answer.citations.len(), &answer.citations[0].title), (1, &None));
        assert_eq!(answer.model, None);
        assert_eq!(answer.unknown["(root) is no web address"], 1);
    }
}
