//! The headings and list items that stand over a line, and whom and what they make it speak of.

use super::announce::Announced;
use super::blocks::BlockKind;
use super::brands::Brands;
use super::lead::Lead;

/// Whom the lines under a title speak about.
pub(super) type Subject = Option<Brands>;

/// The headings and list items that stand over a line.
#[derive(Default)]
pub(super) struct Frames {
    stack: Vec<Frame>,
    /// Set by lead-ins inside the current block: subject (`Some(None)`: no tracked brand), and Pros or Cons.
    pub(super) inline: (Option<Subject>, i8),
    /// The title that the current block begins with stands on the stack.
    titled: bool,
    /// The feature that a bold label in the current block names.
    pub(super) inline_about: Option<u16>,
    /// Whom all of the answer is about: the one tracked brand that its introduction names; `Some(None)` is nobody. Lines under
    /// titles without a name are of it, until a title names somebody else.
    whole: Option<Subject>,
    /// Whom a bold name at the head of the item before speaks of, and that item's level: "* **Norvik X2:** The quietest of all".
    before: Option<(u16, Brands)>,
}

struct Frame {
    level: u16,
    /// A sign says what it is: it is bold, a heading, or an item.
    marked: bool,
    /// `Some(None)` is a subject that is no tracked brand.
    subject: Option<Subject>,
    prior: i8,
    /// The feature that the title names: "### Battery life".
    about: Option<u16>,
    /// What it says of the items below it.
    items: Option<Announced>,
}

/// Level of a numbered item that is nothing but a title.
const TITLE: u16 = 72;

/// Level of a sentence before a list.
const ANNOUNCEMENT: u16 = 78;

/// Levels: headings 10 to 60, bold lines 70, bold labels 75, sentences before a list 78, list items from 80.
fn level(kind: BlockKind) -> Option<u16> {
    match kind {
        BlockKind::Heading(depth) => Some(depth * 10),
        BlockKind::Bold => Some(70),
        BlockKind::Item(depth) => Some(80 + depth),
        BlockKind::Rule | BlockKind::Row | BlockKind::Text(_) => None,
    }
}

impl Frames {
    /// Begins a block; false when there is nothing to read in it.
    pub(super) fn enter(&mut self, kind: BlockKind) -> bool {
        (self.inline, self.inline_about, self.titled) = ((None, 0), None, false);
        match kind {
            BlockKind::Rule => self.stack.retain(|frame| frame.level < 70),
            BlockKind::Item(depth) => {
                self.before = self.before.filter(|before| before.0 <= 80 + depth);
                self.stack.retain(|frame| frame.level < 80 + depth);
            }
            // A paragraph that is indented goes on with the item above it.
            BlockKind::Text(indent) => self
                .stack
                .retain(|frame| frame.level < ANNOUNCEMENT || (indent > 0 && frame.level <= 80 + indent)),
            BlockKind::Heading(_) | BlockKind::Bold | BlockKind::Row => {}
        }
        if !matches!(kind, BlockKind::Item(_) | BlockKind::Text(1..)) {
            self.before = None;
        }
        kind != BlockKind::Rule
    }

    /// Takes in the brands that a sentence names; those of an introduction, which has no title over it, say whom the answer is
    /// about.
    pub(super) fn introduce(&mut self, kind: BlockKind, named: &Brands) {
        if !matches!(kind, BlockKind::Text(_)) || !self.stack.is_empty() || named.is_empty() {
            return;
        }
        let one = Some(*named).filter(|named| named.len() == 1);
        self.whole = match self.whole {
            None => Some(one),
            Some(known) => Some(known.filter(|known| *named == *known)),
        };
    }

    /// Takes in the lead-in of a heading, bold line or list item; `whole` where nothing else stands there.
    pub(super) fn lead(&mut self, kind: BlockKind, lead: &Lead, (whole, marked): (bool, bool)) {
        let Some(mut level) = level(kind) else { return };
        let continues = !matches!(lead, Lead::Brand(_) | Lead::Unknown | Lead::Cause(..));
        // "1. **Norvik X2**": a title, whose paragraphs need no indent.
        let title = kind == BlockKind::Item(0) && !continues;
        if title && whole {
            level = TITLE;
        }
        if kind == BlockKind::Bold && continues {
            level = 75;
        }
        let above = if title { TITLE } else { level };
        self.stack.retain(|frame| frame.level < above);
        let (subject, prior) = match *lead {
            Lead::Brand(brands) => (Some(Some(brands)), 0),
            Lead::Unknown => (Some(None), 0),
            Lead::Cause(brands, prior) => (Some(Some(brands)), prior),
            Lead::Label(prior) => (None, prior),
            Lead::Same | Lead::None | Lead::About | Lead::Verdict => (None, 0),
        };
        if matches!(kind, BlockKind::Item(_)) {
            self.remember(lead, level, marked);
        }
        let subject = subject.or_else(|| {
            let (of, brands) = self.before?;
            (of == level && continues).then_some(Some(brands))
        });
        if let Some(subject) = subject {
            self.whole = match self.whole {
                // The first title of the answer: "## Norvik X2: review".
                None if kind != BlockKind::Item(0) => Some(subject.filter(|named| named.len() == 1)),
                known if known == Some(subject) => known,
                // A list of several products, or an answer that goes on to other ones.
                _ => Some(None),
            };
        }
        self.titled = true;
        self.stack.push(Frame {
            level,
            marked: marked || kind != BlockKind::Bold,
            subject,
            prior,
            about: None,
            items: None,
        });
    }

    /// +1 behind Pros in the current block, -1 behind Cons.
    pub(super) fn label(&self) -> i8 {
        let title = || self.stack.last().filter(|_| self.titled);
        match self.inline.1 {
            0 => title().map_or(0, |title| title.prior),
            sign => sign,
        }
    }

    /// Ends the Pros or Cons of the current block, where another label follows them: "- **Pros:** sound **Price:** high".
    pub(super) fn end_label(&mut self) {
        self.inline.1 = 0;
        if let Some(title) = self.stack.last_mut().filter(|_| self.titled) {
            title.prior = 0;
        }
    }

    /// Takes in an item for those beside it: they are of a bold name, until another name or something else in bold comes.
    fn remember(&mut self, lead: &Lead, level: u16, marked: bool) {
        match lead {
            Lead::Brand(brands) => {
                let title = self.stack.iter().rev().find_map(|frame| frame.subject.flatten());
                // "- **Works with Hollin:** ..." below "### Norvik X2"
                let of_another = title.is_some_and(|title| title.common(brands).is_empty());
                self.before = (marked && !of_another).then_some((level, *brands));
            }
            Lead::None | Lead::Same | Lead::About | Lead::Label(_) if !marked => {}
            _ => self.before = None,
        }
    }

    /// True below a title that is marked as one and names a tracked brand: the next product's is marked too.
    pub(super) fn is_under_marked_name(&self) -> bool {
        let title = self.stack.iter().rev().find(|frame| frame.subject.is_some());
        title.is_some_and(|frame| frame.marked && frame.level <= TITLE && frame.subject.flatten().is_some())
    }

    /// Takes in what a title, or the sentence before a list, says of the items below it.
    pub(super) fn announce(&mut self, kind: BlockKind, of: Option<Brands>, items: Announced) {
        match kind {
            BlockKind::Heading(_) | BlockKind::Bold => {
                if let Some(frame) = self.stack.last_mut() {
                    frame.items = Some(items);
                    frame.subject = of.map(Some).or(frame.subject.flatten().map(Some));
                }
            }
            BlockKind::Text(_) => self.stand_before_list(of, Some(items)),
            BlockKind::Item(_) | BlockKind::Row | BlockKind::Rule => {}
        }
    }

    /// Takes in the bold name that a paragraph begins with: the items right below it are of that brand.
    pub(super) fn head(&mut self, brands: Brands) {
        self.stand_before_list(Some(brands), None);
    }

    /// Adds the sentence that stands before a list, in place of the one before it.
    fn stand_before_list(&mut self, of: Option<Brands>, items: Option<Announced>) {
        self.stack.retain(|frame| frame.level != ANNOUNCEMENT);
        self.stack.push(Frame {
            level: ANNOUNCEMENT,
            marked: false,
            subject: of.map(Some),
            prior: 0,
            about: None,
            items,
        });
    }

    /// What was said of the items before this one, which names nobody itself.
    pub(super) fn announced(&self) -> Option<Announced> {
        for frame in self.stack.iter().rev() {
            if frame.items.is_some() || frame.subject.is_some() || frame.prior != 0 {
                return frame.items;
            }
        }
        None
    }

    /// Takes in the feature that the title of a block names and nothing else.
    pub(super) fn name_feature(&mut self, kind: BlockKind, feature: Option<u16>) {
        if matches!(kind, BlockKind::Heading(_) | BlockKind::Bold)
            && let Some(frame) = self.stack.last_mut()
        {
            frame.about = feature;
        }
    }

    /// The feature that the title over a line names.
    pub(super) fn about(&self) -> Option<u16> {
        let title = self.stack.iter().rev().find(|frame| frame.level < 80);
        self.inline_about.or_else(|| title?.about)
    }

    /// The one brand that all of the answer is about, as far as it has been read.
    pub(super) fn whole(&self) -> Subject {
        self.whole.flatten()
    }

    /// Whether there is one.
    pub(super) fn is_of_one(&self) -> bool {
        self.whole().is_some()
    }

    /// The carried brands, and +1 or -1 under Pros or Cons.
    pub(super) fn current(&self) -> (Subject, i8) {
        let (inline, inline_prior) = self.inline;
        if let Some(subject) = inline {
            return (subject, inline_prior);
        }
        let mut prior = inline_prior;
        for frame in self.stack.iter().rev() {
            if prior == 0 {
                prior = frame.prior;
            }
            if let Some(subject) = frame.subject {
                return (subject, prior);
            }
        }
        let whole = self.whole().filter(|_| !self.stack.is_empty());
        (whole, prior)
    }
}
