//! Headings, list items and lead-ins: which brand the lines under them speak about.

use super::blocks::BlockKind;
use super::lexicon::{Label, Meaning, label};
use super::tokens::{Kind, Sentence, Token};

/// How a sentence begins, up to its colon or dash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lead {
    None,
    /// Goes on with the same subject: "Verdict:", "Battery life:".
    Same,
    /// "Norvik X2: ..."
    Brand(u16),
    /// Another subject, no tracked brand.
    Unknown,
    /// "Pros:" +1, "Cons:" -1.
    Label(i8),
}

/// Words of a lead-in at most.
const LONGEST: usize = 14;

/// Reads the lead-in of a sentence. In a title (heading, bold line, start of a list item) the whole line may be one.
pub(super) fn read(sentence: &Sentence, raw: &str, kind: BlockKind, title: bool) -> Lead {
    let tokens = &sentence.tokens;
    let marked = raw.starts_with("**") || raw.starts_with("__") || raw.starts_with('[');
    let end = tokens.iter().take(LONGEST).position(|token| {
        token.kind == Kind::Colon || (title && token.kind == Kind::Break && (marked || names_brand(tokens)))
    });
    let heading = matches!(kind, BlockKind::Heading(_) | BlockKind::Bold);
    let end = match end {
        Some(end) => end,
        None if title && (heading || is_bold_whole(raw)) => tokens.len(),
        None => return Lead::None,
    };
    classify(sentence, &tokens[..end], marked || heading)
}

fn is_bold_whole(raw: &str) -> bool {
    raw.len() > 4 && raw.starts_with("**") && raw.ends_with("**")
}

fn names_brand(tokens: &[Token]) -> bool {
    tokens.first().is_some_and(|token| matches!(token.kind, Kind::Brand(_)))
}

/// Words with which a lead-in begins that says nothing of who is meant.
const GENERAL: [&str; 8] = ["best", "top", "ideal", "great", "why", "what", "key", "pros"];
/// Parts of lead-ins over what is about no brand.
const ADVICE: [&str; 15] = [
    "factor",
    "tips",
    "tip",
    "consider",
    "choos",
    "how to",
    "conclusion",
    "faq",
    "things to",
    "buying",
    "recommendation",
    "other ",
    "more ",
    "notes",
    "final",
];

fn classify(sentence: &Sentence, lead: &[Token], marked: bool) -> Lead {
    if let Some(about) = about_brands(sentence, lead) {
        return about;
    }
    let words = lead
        .first()
        .zip(lead.last())
        .and_then(|(first, last)| sentence.lower.get(first.lower.0..last.lower.1))
        .unwrap_or_default();
    match label(words) {
        Some(Label::Pros) => return Lead::Label(1),
        Some(Label::Cons) => return Lead::Label(-1),
        Some(Label::Same) => return Lead::Same,
        None => {}
    }
    if ADVICE.iter().any(|word| words.contains(word)) {
        return Lead::Unknown;
    }
    let names_feature = lead
        .iter()
        .any(|token| matches!(token.meaning(), Some(Meaning::Feature { .. } | Meaning::Opinion { .. })));
    if (names_feature && !names_product(sentence, lead)) || GENERAL.iter().any(|word| words.starts_with(word)) {
        return Lead::Same;
    }
    let titled = lead.first().is_some_and(|token| token.proper || marked);
    if titled && !words.is_empty() {
        Lead::Unknown
    } else {
        Lead::None
    }
}

/// What a lead-in with brands is about: the one that it names, or nobody knows whom.
fn about_brands(sentence: &Sentence, lead: &[Token]) -> Option<Lead> {
    let mut brands = lead.iter().filter_map(|token| match token.kind {
        Kind::Brand(brand) => Some(brand),
        _ => None,
    });
    let first = brands.next()?;
    let alternatives = lead.iter().any(|token| {
        matches!(
            sentence.words(token),
            "alternatives" | "alternative" | "vs" | "versus" | "competitors" | "or"
        )
    });
    Some(if brands.all(|brand| brand == first) && !alternatives {
        Lead::Brand(first)
    } else {
        Lead::Unknown
    })
}

/// True for a lead-in with a product's number: "Swift 3".
fn names_product(sentence: &Sentence, lead: &[Token]) -> bool {
    let numbered = |token: &Token| sentence.words(token).bytes().any(|b| b.is_ascii_digit());
    lead.len() > 1
        && lead
            .iter()
            .any(|token| token.kind == Kind::Word && token.proper && numbered(token))
}

/// The headings and list items that stand over a line.
#[derive(Default)]
pub(super) struct Frames {
    stack: Vec<Frame>,
    /// Set by lead-ins inside the current block: subject, and Pros or Cons.
    pub(super) inline: (Option<Option<u16>>, i8),
}

struct Frame {
    level: u16,
    /// `Some(None)` is a subject that is no tracked brand.
    subject: Option<Option<u16>>,
    prior: i8,
}

/// Levels: headings 10 to 60, bold lines 70, bold labels 75, list items from 80.
fn level(kind: BlockKind) -> Option<u16> {
    match kind {
        BlockKind::Heading(depth) => Some(depth * 10),
        BlockKind::Bold => Some(70),
        BlockKind::Item(depth) => Some(80 + depth),
        BlockKind::Rule | BlockKind::Row | BlockKind::Text => None,
    }
}

impl Frames {
    /// Begins a block; false when there is nothing to read in it.
    pub(super) fn enter(&mut self, kind: BlockKind) -> bool {
        self.inline = (None, 0);
        match kind {
            BlockKind::Rule => self.stack.retain(|frame| frame.level < 70),
            BlockKind::Item(depth) => self.stack.retain(|frame| frame.level < 80 + depth),
            BlockKind::Text => self.stack.retain(|frame| frame.level < 80),
            BlockKind::Heading(_) | BlockKind::Bold | BlockKind::Row => {}
        }
        kind != BlockKind::Rule
    }

    /// Takes in the lead-in of a heading, bold line or list item.
    pub(super) fn lead(&mut self, kind: BlockKind, sentence: &Sentence, lead: &Lead) {
        let Some(mut level) = level(kind) else { return };
        let continues = matches!(lead, Lead::Same | Lead::Label(_) | Lead::None);
        if kind == BlockKind::Bold && continues {
            level = 75;
        }
        self.stack.retain(|frame| frame.level < level);
        let (subject, prior) = match *lead {
            Lead::Brand(brand) => (Some(Some(brand)), 0),
            Lead::Unknown => (Some(None), 0),
            Lead::Label(prior) => (None, prior),
            Lead::Same | Lead::None => (only_brand(sentence), 0),
        };
        self.stack.push(Frame { level, subject, prior });
    }

    /// The carried brand, and +1 or -1 under Pros or Cons.
    pub(super) fn current(&self) -> (Option<u16>, i8) {
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
        (None, prior)
    }
}

/// The brand of a title without a lead-in, when it begins with one: its sub-items speak about it.
fn only_brand(sentence: &Sentence) -> Option<Option<u16>> {
    match sentence.tokens.first()?.kind {
        Kind::Brand(brand) => Some(Some(brand)),
        _ => None,
    }
}
