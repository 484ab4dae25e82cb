//! A text that grows, and where it cites what.

use crate::citation::BuiltInCitation;
use crate::corpus::pages::Page;

/// What is put behind some addresses, as OpenAI does.
const TAG: &str = "?utm_source=openai";

/// Markdown with citations.
#[derive(Debug)]
pub(crate) struct Draft {
    text: String,
    /// Code points of `text`.
    length: usize,
    citations: Vec<BuiltInCitation>,
    cites: bool,
}

impl Draft {
    /// An empty one; without `cites` it cites nothing.
    pub(super) const fn new(cites: bool) -> Self {
        Self {
            text: String::new(),
            length: 0,
            citations: Vec::new(),
            cites,
        }
    }

    /// Goes on with a text.
    pub(super) fn push(&mut self, text: &str) {
        self.length += text.chars().count();
        self.text.push_str(text);
    }

    /// Begins a block: a blank line behind whatever stands there.
    pub(super) fn block(&mut self, text: &str) {
        if !self.text.is_empty() {
            let missing = match self.text.ends_with('\n') {
                true => "\n",
                false => "\n\n",
            };
            self.push(missing);
        }
        self.push(text);
    }

    /// Begins a line.
    pub(super) fn line(&mut self, text: &str) {
        if !self.text.is_empty() && !self.text.ends_with('\n') {
            self.push("\n");
        }
        self.push(text);
    }

    /// Cites a page where the text ends: a link in parentheses, which the citation's range covers.
    pub(super) fn cite(&mut self, page: &Page, tagged: bool) {
        if !self.cites {
            return;
        }
        let url = format!("{}{}", page.url, if tagged { TAG } else { "" });
        self.push(" ");
        let start = self.length;
        self.push(&format!("([{}]({url}))", page.domain));
        self.citations.push(BuiltInCitation {
            url,
            title: page.title.clone(),
            page: page.url.clone(),
            start,
            end: self.length,
        });
    }

    /// Nothing is cited yet.
    pub(super) const fn cites_nothing(&self) -> bool {
        self.citations.is_empty()
    }

    /// The text and its citations, in its order.
    pub(super) fn finish(mut self) -> (String, Vec<BuiltInCitation>) {
        self.text.truncate(self.text.trim_end().len());
        (self.text, self.citations)
    }
}
