//! A stretch of a text, folded into one piece, so that names are compared with it by slices.
//!
//! A name of two hundred letters that a text begins at each of its bytes is then one comparison at each, not two hundred. It
//! is folded on demand, as far as the names at hand reach, and each part once, however many places a name is tried at.

use super::folder::Folder;
use crate::steps::Steps;

/// Folded bytes that are kept; many times as much as the longest name has.
const MOST: usize = 1 << 16;
/// No place: inside a cluster.
const INSIDE: u32 = u32::MAX;
/// Stands for what no name goes on over: a blank line, or a sign that folds to a space and a mark.
const BREAK: u8 = b'\n';

/// What was folded last.
pub(super) struct Window {
    /// Byte of the text where it begins, and the one up to which it goes.
    start: usize,
    end: usize,
    /// Whatever the case.
    folded: Stream,
    /// With the capitals marked, where names are told apart by them.
    cased: Option<Stream>,
    pub(super) folder: Folder,
}

/// Folded bytes, and how their places belong to those of the text.
#[derive(Default)]
struct Stream {
    bytes: Vec<u8>,
    /// By bytes of the text from the window's start: the place in `bytes`.
    places: Vec<u32>,
    /// By place in `bytes`: the byte of the text from the window's start, where a cluster ends there.
    ends: Vec<u32>,
}

/// The folded text from a place on.
#[derive(Clone, Copy)]
pub(super) struct View<'w> {
    pub(super) bytes: &'w [u8],
    /// By place in `bytes`; `None`: places are those of the text itself.
    ends: Option<&'w [u32]>,
    /// Byte of the text that `ends` counts from.
    origin: usize,
}

impl View<'_> {
    /// Where in the text the first `length` folded bytes end; `None` inside a cluster.
    pub(super) fn end(&self, length: usize) -> Option<usize> {
        match self.ends {
            None => Some(self.origin + length),
            Some(ends) => ends
                .get(length)
                .filter(|&&end| end != INSIDE)
                .map(|&end| self.origin + end as usize),
        }
    }
}

impl Window {
    /// `cased`: whether [`Window::view`] is to be asked for capitals too.
    pub(super) fn new(cased: bool) -> Self {
        Self {
            start: 0,
            end: 0,
            folded: Stream::default(),
            cased: cased.then(Stream::default),
            folder: Folder::default(),
        }
    }

    /// The text from `start` on, folded: `least` bytes and perhaps more, less only where the text ends.
    pub(super) fn view(&mut self, text: &str, start: usize, least: usize, cased: bool, steps: &Steps) -> View<'_> {
        let place = self.stream(cased).place(start.checked_sub(self.start));
        let full = self.folded.bytes.len() > MOST && place.is_none_or(|place| place > MOST / 2);
        let place = match place {
            Some(place) if !full => place,
            None if !full && start == self.end => self.stream(cased).bytes.len(),
            _ => self.restart(start),
        };
        let from = self.end;
        while self.end < text.len() && self.stream(cased).bytes.len() < place + least {
            self.fold_next(text);
        }
        steps.add(self.end - from);
        let stream = self.stream(cased);
        View {
            bytes: &stream.bytes[place..],
            ends: stream.ends.get(place..),
            origin: self.start,
        }
    }

    fn stream(&self, cased: bool) -> &Stream {
        self.cased.as_ref().filter(|_| cased).unwrap_or(&self.folded)
    }

    fn restart(&mut self, start: usize) -> usize {
        (self.start, self.end) = (start, start);
        self.folded.clear();
        self.cased.iter_mut().for_each(Stream::clear);
        0
    }

    /// Folds one letter, one cluster or one run of white space.
    fn fold_next(&mut self, text: &str) {
        let bytes = text.as_bytes();
        let (at, byte) = (self.end, bytes[self.end]);
        if byte.is_ascii_graphic() && bytes.get(at + 1).is_none_or(u8::is_ascii) {
            self.end += 1;
            let marked = [1, byte.to_ascii_lowercase()];
            self.folded.push(&marked[1..], 1);
            if let Some(cased) = &mut self.cased {
                cased.push(&marked[usize::from(!byte.is_ascii_uppercase())..], 1);
            }
            return;
        }
        let space = text[at..].find(|c: char| !c.is_whitespace()).unwrap_or(text.len() - at);
        if space > 0 {
            let blank_line = bytes[at..at + space].iter().filter(|&&byte| byte == b'\n').count() > 1;
            let folded = [if blank_line { BREAK } else { b' ' }];
            self.end += space;
            self.folded.push(&folded, space);
            self.cased.iter_mut().for_each(|cased| cased.push(&folded, space));
            return;
        }
        self.end = self.folder.cluster_end(text, at);
        let folds = self.folder.folds(&text[at..self.end]);
        self.folded.push_cluster(&folds.folded, self.end - at);
        if let Some(cased) = &mut self.cased {
            cased.push_cluster(&folds.cased, self.end - at);
        }
    }
}

impl Stream {
    /// Where the cluster stands that begins at a byte of the text, counted from the window's start.
    fn place(&self, byte: Option<usize>) -> Option<usize> {
        let place = *self.places.get(byte?)?;
        (place != INSIDE).then_some(place as usize)
    }

    fn clear(&mut self) {
        self.bytes.clear();
        self.places.clear();
        self.ends.clear();
    }

    /// Appends what `length` bytes of the text fold to.
    #[inline]
    fn push(&mut self, folded: &[u8], length: usize) {
        let (place, from) = (self.bytes.len(), self.places.len());
        self.places.push(place as u32);
        self.places.resize(from + length, INSIDE);
        if self.ends.is_empty() {
            self.ends.push(0);
        }
        self.bytes.extend_from_slice(folded);
        self.ends.resize(self.bytes.len(), INSIDE);
        self.ends.push((from + length) as u32);
    }

    /// A name's space stands for white space alone, not for a sign that folds to a space and a mark.
    fn push_cluster(&mut self, folded: &str, length: usize) {
        if folded.starts_with(' ') {
            self.push(&[BREAK], length);
        } else {
            self.push(folded.as_bytes(), length);
        }
    }
}

/// Bytes that [`plain`] takes at most.
pub(super) const PLAIN: usize = 64;

/// The text from `start` on, folded, where that is its own bytes in lower case: the common case, and cheaper than a window.
#[inline]
pub(super) fn plain<'b>(text: &str, start: usize, least: usize, buffer: &'b mut [u8; PLAIN]) -> Option<View<'b>> {
    let bytes = &text.as_bytes()[start..];
    let length = least.min(bytes.len());
    if length > PLAIN || !bytes[0].is_ascii() {
        return None;
    }
    // The byte behind is looked at too: a mark there would belong to the letter before it.
    let from = &bytes[..bytes.len().min(length + 1)];
    let mut odd = false;
    for (place, &byte) in from.iter().enumerate() {
        odd |= byte.wrapping_sub(b' ') > b'~' - b' ';
        odd |= byte == b' ' && from.get(place + 1) == Some(&b' ');
        if let Some(to) = buffer.get_mut(place) {
            *to = byte.to_ascii_lowercase();
        }
    }
    (!odd).then(|| View {
        bytes: &buffer[..length],
        ends: None,
        origin: start,
    })
}

/// What comparing one name with the text itself tells.
pub(super) enum Compared {
    /// It stands there and ends at this byte.
    End(usize),
    /// It does not stand there.
    Other,
    /// The text is to be folded first.
    Unknown,
}

/// Compares one name, the commonest case of all, with the bytes of the text as they are.
#[inline]
pub(super) fn ascii_end(text: &str, start: usize, folded: &str) -> Compared {
    let bytes = &text.as_bytes()[start..];
    let alike = bytes
        .iter()
        .zip(folded.as_bytes())
        .take_while(|(byte, name)| byte.to_ascii_lowercase() == **name);
    let length = alike.count();
    // A byte outside ASCII may be a letter of another form, or a mark on the letter before it; white space may be more.
    let odd = |place: usize| bytes.get(place).is_some_and(|byte| !byte.is_ascii());
    let blank = |place: usize| folded.as_bytes().get(place) == Some(&b' ');
    if odd(length) {
        return Compared::Unknown;
    }
    if length == folded.len() {
        return Compared::End(start + length);
    }
    if odd(length + 1) || blank(length) || (length > 0 && blank(length - 1)) {
        return Compared::Unknown;
    }
    Compared::Other
}
