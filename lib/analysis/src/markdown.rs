//! What a reader of an answer does not see — URLs and footnote definitions — and the links that stand there.
//!
//! Not a Markdown parser: one pass that jumps between `]`, `:` and line ends. Answers hold much that no grammar allows
//! (empty targets, escaped signs, links without an end), and offsets in the original text must stay exact.

use std::collections::HashMap;
use std::ops::Range;

use crate::steps::Steps;

/// The invisible parts of a text, and its links.
#[derive(Default)]
pub(crate) struct Layout<'t> {
    /// Sorted, not overlapping.
    pub(crate) hidden: Vec<Range<usize>>,
    /// In text order.
    pub(crate) links: Vec<Link<'t>>,
}

/// An http(s) link as it is written.
pub(crate) struct Link<'t> {
    pub(crate) url: &'t str,
    /// A footnote's or link's title; else the link's text.
    pub(crate) title: Option<&'t str>,
    /// The footnote label, when the link is a definition without a title.
    label: Option<&'t str>,
}

impl Layout<'_> {
    /// Hides more: sorted ranges, which may overlap what is hidden.
    pub(crate) fn hide(&mut self, more: Vec<Range<usize>>) {
        if more.is_empty() {
            return;
        }
        self.hidden.extend(more);
        self.hidden.sort_unstable_by_key(|range| (range.start, range.end));
        self.hidden.dedup_by(|next, known| {
            let joined = next.start < known.end;
            known.end = if joined { known.end.max(next.end) } else { known.end };
            joined
        });
    }

    /// The visible parts of a text of `length` bytes.
    pub(crate) fn visible(&self, length: usize) -> impl Iterator<Item = Range<usize>> + '_ {
        let starts = std::iter::once(0).chain(self.hidden.iter().map(|range| range.end));
        let ends = self
            .hidden
            .iter()
            .map(|range| range.start)
            .chain(std::iter::once(length));
        starts
            .zip(ends)
            .map(|(start, end)| start..end)
            .filter(|range| !range.is_empty())
    }
}

/// Longest footnote label, link text and link title looked at, in bytes: keeps hostile input linear.
const LONGEST_LABEL: usize = 200;
const LONGEST_TEXT: usize = 600;
/// Most white space inside a link, in bytes.
const LONGEST_SPACE: usize = 32;

/// Reads the layout of a text.
pub(crate) fn read<'t>(text: &'t str, steps: &Steps) -> Layout<'t> {
    let mut scanner = Scanner {
        text,
        bytes: text.as_bytes(),
        layout: Layout::default(),
        references: HashMap::new(),
        parens: Parens::default(),
        steps,
    };
    scanner.scan(0, text.len());
    let Scanner {
        mut layout, references, ..
    } = scanner;
    for link in &mut layout.links {
        link.title = link.title.or_else(|| references.get(link.label?).copied());
    }
    layout
}

struct Scanner<'t, 's> {
    text: &'t str,
    bytes: &'t [u8],
    layout: Layout<'t>,
    /// `[text][label]`: the text by label.
    references: HashMap<&'t str, &'t str>,
    parens: Parens,
    steps: &'s Steps,
}

impl<'t> Scanner<'t, '_> {
    fn scan(&mut self, start: usize, end: usize) {
        let mut at = if start == 0 {
            self.definition(0).unwrap_or(0)
        } else {
            start
        };
        while let Some(offset) = self
            .bytes
            .get(at..end)
            .and_then(|rest| memchr::memchr3(b'\n', b']', b':', rest))
        {
            let place = at + offset;
            self.steps.add(offset + 1);
            let read = match (self.bytes[place], self.bytes.get(place + 1)) {
                (b'\n', _) => self.definition(place + 1),
                (b']', Some(b'(')) => self.link(place),
                (b']', Some(b'[')) => self.reference(place),
                (b':', Some(b'/')) => self.bare_url(place, at),
                _ => None,
            };
            at = read.unwrap_or(place + 1);
        }
    }

    fn hide(&mut self, range: Range<usize>) -> usize {
        let end = range.end;
        self.layout.hidden.push(range);
        end
    }

    /// `[1]: https://... "Title"` or `[^2]: any text` at the start of a line; its end.
    fn definition(&mut self, line: usize) -> Option<usize> {
        let rest = self.text.get(line..)?;
        let open = line + rest.find(|c| !matches!(c, ' ' | '\t' | '>'))?;
        let label_area = self.bytes[open..]
            .get(..LONGEST_LABEL.min(self.bytes.len() - open))?
            .strip_prefix(b"[")?;
        let close = open + 1 + memchr::memchr3(b']', b'[', b'\n', label_area)?;
        if self.bytes[close] != b']' || self.bytes.get(close + 1) != Some(&b':') {
            return None;
        }
        let label = &self.text[open + 1..close];
        let end = memchr::memchr(b'\n', &self.bytes[close..]).map_or(self.bytes.len(), |offset| close + offset);
        let body = self.text[close + 2..end].trim();
        let target = body.strip_prefix('<').unwrap_or(body);
        if is_http(target) {
            let stop = target
                .find(|c: char| c.is_whitespace() || c == '>')
                .unwrap_or(target.len());
            let title = unquote(target[stop..].trim_start_matches('>').trim());
            let title = (!title.is_empty()).then_some(title);
            self.layout.links.push(Link {
                url: &target[..stop],
                title,
                label: title.is_none().then_some(label),
            });
        } else if label.starts_with('^') {
            let known = self.layout.hidden.len();
            self.scan(close + 2, end);
            self.layout.hidden.truncate(known);
        } else {
            return None;
        }
        Some(self.hide(line..end))
    }

    /// `](destination "title")` where `close` is the bracket; its end.
    fn link(&mut self, close: usize) -> Option<usize> {
        let open = close + 1;
        let (destination, title, end) = match self.parens.close_of(self.bytes, open) {
            Ok(end) => (open + 1..end, None, end + 1),
            Err(run_end) => {
                let (title, end) = self.title(run_end)?;
                (open + 1..run_end, Some(title), end)
            }
        };
        let destination = self.text.get(destination)?;
        let target = destination
            .strip_prefix('<')
            .and_then(|inner| inner.strip_suffix('>'))
            .unwrap_or(destination);
        if is_http(target) {
            let (text, image) = self.text_before(close);
            if !image {
                self.layout.links.push(Link {
                    url: target,
                    title: title.or(text),
                    label: None,
                });
            }
        }
        Some(self.hide(open..end))
    }

    /// ` "title")` that starts with white space at `at`; the title and its end.
    fn title(&self, at: usize) -> Option<(&'t str, usize)> {
        let from = self.past_space(at)? + 1;
        let quote = self.bytes.get(from - 1).filter(|byte| matches!(byte, b'"' | b'\''))?;
        let window = &self.bytes[from..self.bytes.len().min(from + LONGEST_TEXT)];
        // `memchr` looks at 32 bytes or more at a time.
        self.steps.add(window.len() / 32 + 1);
        let to = from + memchr::memchr(*quote, window)?;
        let close = self.past_space(to + 1)?;
        (self.bytes[close] == b')').then(|| (&self.text[from..to], close + 1))
    }

    /// The first byte from `at` on that is no white space, where there is little of that.
    fn past_space(&self, at: usize) -> Option<usize> {
        let window = self.bytes.get(at..)?.iter().take(LONGEST_SPACE);
        window
            .map(|byte| byte.is_ascii_whitespace())
            .position(|space| !space)
            .map(|offset| at + offset)
    }

    /// `[text][label]`: remembers the text; nothing is hidden.
    fn reference(&mut self, close: usize) -> Option<usize> {
        let window = &self.bytes[close + 2..self.bytes.len().min(close + 2 + LONGEST_LABEL)];
        let end = close + 2 + memchr::memchr2(b']', b'\n', window)?;
        let (text, _) = self.text_before(close);
        if let (b']', Some(text)) = (self.bytes[end], text) {
            self.references.entry(self.text.get(close + 2..end)?).or_insert(text);
        }
        Some(end)
    }

    /// The text of the link whose bracket closes at `close`, and whether it is an image.
    fn text_before(&self, close: usize) -> (Option<&'t str>, bool) {
        let floor = close.saturating_sub(LONGEST_TEXT);
        let mut depth = 1;
        for at in (floor..close).rev() {
            match self.bytes[at] {
                b']' => depth += 1,
                b'[' => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                self.steps.add(close - at);
                return (self.text.get(at + 1..close), at > 0 && self.bytes[at - 1] == b'!');
            }
        }
        self.steps.add(close - floor);
        (None, false)
    }

    /// A URL that stands bare in the text, or between angle brackets; `colon` is the one after its scheme. Its end.
    fn bare_url(&mut self, colon: usize, floor: usize) -> Option<usize> {
        if !self.bytes[colon..].starts_with(b"://") {
            return None;
        }
        let scheme = self.bytes[floor.max(colon.saturating_sub(8))..colon]
            .iter()
            .rev()
            .take_while(|b| b.is_ascii_alphanumeric())
            .count();
        let start = colon - scheme;
        let name = self.bytes[start..colon].to_ascii_lowercase();
        if !matches!(name.as_slice(), b"http" | b"https" | b"ftp" | b"ftps" | b"ws" | b"wss") {
            return None;
        }
        let end = start + bare_length(&self.text[start..]);
        self.steps.add(end - start);
        let is_link_text = self.bytes[end..].starts_with(b"](");
        if name.starts_with(b"http") && end > colon + 3 && !is_link_text {
            self.layout.links.push(Link {
                url: &self.text[start..end],
                title: None,
                label: None,
            });
        }
        Some(self.hide(start..end))
    }
}

/// Length of the bare URL that `rest` begins with: up to white space, a quote or an unbalanced bracket, without the
/// punctuation of the sentence around it.
fn bare_length(rest: &str) -> usize {
    let (mut round, mut square) = (0_i32, 0_i32);
    let mut length = rest.len();
    for (at, c) in rest.char_indices() {
        match c {
            '(' => round += 1,
            ')' => round -= 1,
            '[' => square += 1,
            ']' => square -= 1,
            _ => {}
        }
        if round < 0 || square < 0 || ends_url(c) || rest[at..].starts_with("**") || rest[at..].starts_with("](") {
            length = at;
            break;
        }
    }
    rest[..length]
        .trim_end_matches(['.', ',', ';', ':', '!', '?', '\'', '*', '_', '~', '\\', '('])
        .len()
}

fn ends_url(c: char) -> bool {
    c.is_whitespace()
        || c.is_control()
        || matches!(c, '<' | '>' | '"' | '`' | '|' | '{' | '}'
            | '\u{2018}'..='\u{201F}' | '…' | '«' | '»' | '\u{3001}'..='\u{3003}' | '\u{3008}'..='\u{3011}'
            | '\u{FF01}' | '\u{FF08}' | '\u{FF09}' | '\u{FF0C}' | '\u{FF1A}' | '\u{FF1B}' | '\u{FF1F}')
}

/// True when the text begins with `http://` or `https://`, whatever the case.
pub(crate) fn is_http(text: &str) -> bool {
    let begins = |prefix: &str| {
        text.get(..prefix.len())
            .is_some_and(|head| head.eq_ignore_ascii_case(prefix))
    };
    begins("https://") || begins("http://")
}

fn unquote(title: &str) -> &str {
    let title = title.trim_start_matches(['-', '–', '—', ' ']);
    for (open, close) in [('"', '"'), ('\'', '\''), ('(', ')'), ('“', '”')] {
        if let Some(inner) = title.strip_prefix(open).and_then(|inner| inner.strip_suffix(close)) {
            return inner;
        }
    }
    title
}

/// Matching parentheses of one stretch without white space, worked out once for all links in it.
#[derive(Default)]
struct Parens {
    until: usize,
    /// (open, close), sorted by open.
    pairs: Vec<(usize, usize)>,
}

impl Parens {
    /// Where the parenthesis at `open` closes; else where its stretch ends.
    fn close_of(&mut self, bytes: &[u8], open: usize) -> Result<usize, usize> {
        if open >= self.until {
            self.read(bytes, open);
        }
        match self.pairs.binary_search_by_key(&open, |pair| pair.0) {
            Ok(index) => Ok(self.pairs[index].1),
            Err(_) => Err(self.until),
        }
    }

    fn read(&mut self, bytes: &[u8], from: usize) {
        let mut stack = Vec::new();
        self.pairs.clear();
        let mut at = from;
        while at < bytes.len() && !bytes[at].is_ascii_whitespace() {
            match bytes[at] {
                b'\\' if bytes.get(at + 1).is_some_and(u8::is_ascii_punctuation) => at += 1,
                b'(' => stack.push(at),
                b')' => self.pairs.extend(stack.pop().map(|open| (open, at))),
                _ => {}
            }
            at += 1;
        }
        self.until = at.min(bytes.len());
        self.pairs.sort_unstable();
    }
}
