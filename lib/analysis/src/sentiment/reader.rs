//! Reads a text block by block and sentence by sentence: who is spoken of when a sentence begins, what its lead-ins do, and
//! which findings it yields.

use std::ops::Range;

use super::absent::{self, Little};
use super::announce;
use super::blocks::{self, Block, BlockKind};
use super::brands::Brands;
use super::findings::Said;
use super::frames::{Frames, Subject};
use super::judge::{Context, Judged};
use super::labels;
use super::lead::{self, Lead};
use super::lexicon;
use super::opening::{self, Opening};
use super::reading::Words;
use super::recommend::{is_for_somebody, lists_names, recommends};
use super::table::Label;
use super::tokens::{Kind, Sentence, Source, Token};
use crate::BrandFinding;

/// Most findings kept of one answer.
pub(super) const MOST: usize = 1_000;
/// Tokens at most of a bold label that a full stop ends.
const LONGEST_LABEL: usize = 6;
/// A longer "sentence" is no prose.
pub(super) const LONGEST_SENTENCE: usize = 4_000;

pub(super) struct Reader<'t> {
    pub(super) source: Source<'t>,
    pub(super) words: Words,
    pub(super) judged: Judged,
    said: Said,
    /// The sentence before is a label of this one, and what it says is not said twice.
    labels: bool,
    /// The sign of the mark of praise or blame that a sentence of the block began with, and that the next ones go on with.
    mark: Option<i8>,
    /// Where the sentences of a block stand.
    sentences: Vec<Range<usize>>,
    /// The lead-ins of a sentence.
    leads: Vec<(Lead, usize, usize)>,
    frames: Frames,
    /// Whom the sentence before speaks about, across paragraphs; `Some(None)` is nobody tracked.
    subject: Option<Subject>,
    /// A heading of praise over a product's title in bold, which is yet to come: "### Best overall".
    heading: Option<Sentence>,
    /// The cells of the current table's first row.
    pub(super) header: Vec<Label>,
    pub(super) findings: Vec<BrandFinding>,
    /// Something was left out.
    pub(super) partly: bool,
}

impl<'t> Reader<'t> {
    /// At the beginning of a text.
    pub(super) fn new(source: Source<'t>) -> Self {
        Self {
            source,
            words: Words::default(),
            judged: Judged::default(),
            said: Said::default(),
            labels: false,
            mark: None,
            sentences: Vec::new(),
            leads: Vec::new(),
            frames: Frames::default(),
            subject: None,
            heading: None,
            header: Vec::new(),
            findings: Vec::new(),
            partly: false,
        }
    }

    /// True when nothing more is kept, and something more was found.
    pub(super) fn is_full(&self) -> bool {
        self.partly && self.findings.len() >= MOST
    }

    pub(super) fn block(&mut self, block: &Block) {
        if !self.frames.enter(block.kind) {
            self.subject = None;
            return;
        }
        if !matches!(block.kind, BlockKind::Text(_)) {
            self.subject = None;
        }
        let mut sentences = std::mem::take(&mut self.sentences);
        self.source.sentences(&block.range, &mut sentences);
        self.source.cut_at_labels(&mut sentences);
        (self.labels, self.mark) = (false, None);
        self.judged.forget();
        if sentences.is_empty() {
            self.frames.lead(block.kind, &Lead::Unknown, (true, false));
        }
        for (order, range) in sentences.iter().enumerate() {
            if range.len() > LONGEST_SENTENCE {
                self.partly = true;
                continue;
            }
            if self.is_full() {
                break;
            }
            if blocks::is_offer(&self.source.text[range.clone()]) {
                (self.subject, self.frames.inline) = (None, (Some(None), 0));
                continue;
            }
            let title = order == 0 && !matches!(block.kind, BlockKind::Text(_));
            let mut sentence = self.source.sentence(range, &mut self.words);
            let mut leads = std::mem::take(&mut self.leads);
            self.sentence(&mut sentence, range, block.kind, title, &mut leads);
            self.leads = leads;
            self.words.reuse(sentence);
        }
        self.sentences = sentences;
    }

    /// Reads a sentence: its lead-ins, then what they stand before.
    fn sentence(
        &mut self,
        sentence: &mut Sentence,
        range: &Range<usize>,
        mut kind: BlockKind,
        mut title: bool,
        leads: &mut Vec<(Lead, usize, usize)>,
    ) {
        let framed = self.frames.current().0.is_some();
        lead::chain(sentence, kind, (title, framed), leads);
        labels::read_measure(sentence, leads);
        if self.is_content(sentence, kind, leads) {
            (kind, title) = (BlockKind::Text(0), false);
            self.frames.enter(kind);
            leads.clear();
        }
        let titled = title && matches!(kind, BlockKind::Heading(_) | BlockKind::Bold);
        let announces = self.source.text[range.clone()]
            .trim_end_matches(['*', '_', ' '])
            .ends_with(':');
        let announced = match titled || announces {
            true => announce::announced(sentence, titled, announces),
            false => None,
        };
        if titled && self.frames.is_of_one() {
            match announced {
                Some(items) if items.people && !sentence.named => leads.clear(),
                _ => lead::goes_on(sentence, leads),
            }
        }
        if self.frames.inline.0.is_none() && (self.frames.current().0.is_some() || self.frames.is_of_one()) {
            lead::name_parts(sentence, leads);
        }
        if leads.is_empty()
            && let Some(lead) = opening::name(sentence)
        {
            leads.push((lead, 0, sentence.tokens.len()));
        }
        let recommended = match leads.first() {
            Some(&(Lead::Verdict, 0, to)) => recommends(sentence, kind, framed, to),
            _ => false,
        };
        let named = sentence.brands();
        self.frames.introduce(kind, &named);
        self.enter(sentence, kind, title, leads);
        self.name_feature(sentence, kind, title, leads);
        let label = !matches!(kind, BlockKind::Heading(_) | BlockKind::Bold) && is_label(sentence);
        let mut body = match leads.last() {
            None => sentence.take(),
            Some(lead) => {
                let from = if lead.0 == Lead::About { lead.1 } else { lead.2 + 1 };
                sentence.part(from, sentence.tokens.len(), self.words.room())
            }
        };
        if let Some(items) = announced {
            let of = announce::of(sentence).or(self.subject.flatten().filter(|_| !titled));
            self.frames.announce(kind, of, items);
            if titled && items.people {
                return;
            }
        }
        if announce::asks(&self.source.text[range.clone()], kind, sentence.lexicon.pack) {
            // "And Norvik? Worth every cent."
            self.subject = opening::subject(&body).map(Some).or(self.subject);
            self.words.reuse(body);
            return;
        }
        let mut said = std::mem::take(&mut self.said);
        if !std::mem::replace(&mut self.labels, label) {
            said = said.clear();
        }
        let heading = self.heading.take();
        if let (
            Some(mut heading),
            BlockKind::Heading(_) | BlockKind::Bold | BlockKind::Item(_) | BlockKind::Text(_),
            Some(&(Lead::Brand(carried), ..)),
        ) = (heading, kind, leads.first())
        {
            let context = Context {
                carried,
                ..Context::default()
            };
            self.read(&mut heading, range, context, &mut said);
        }
        let heads = announces && title && body.tokens.is_empty() && matches!(leads[..], [(Lead::Verdict, ..)]);
        if let (true, true, [(Lead::Verdict, from, to)]) = (announces, title, &leads[..]) {
            self.heading = Some(sentence.part(*from, *to, Vec::new()));
        }
        let mut context = self.context(&body, leads);
        self.mark = labels::mark(&self.source.text[range.clone()]).or(self.mark);
        if matches!(kind, BlockKind::Item(_) | BlockKind::Text(_))
            && leads.iter().all(|lead| matches!(lead.0, Lead::Same | Lead::About))
        {
            let marked = labels::mark_behind_label(&self.source.text[range.clone()]);
            context.prior = marked.or(self.mark).unwrap_or(context.prior);
        }
        if let (BlockKind::Item(_), 0, Some(items)) = (kind, context.prior, self.frames.announced())
            && !context.carried.is_empty()
        {
            context.prior = items.sign;
            context.people = items.people && title && leads.is_empty() && named.is_empty();
        }
        body.pass_by(context.carried);
        if let Some(&(Lead::Same, from, to)) = leads.last() {
            context.listing = sentence.is_listing(from, to);
        }
        if let Some(&(lead @ (Lead::About | Lead::Same | Lead::Label(_)), from, to)) = leads.last()
            && let [first, .., last] | [first @ last] = &sentence.tokens[from..to]
            // "Skip it if" would blame the whole.
            && (lead == Lead::About || !suits(last))
        {
            context.label = (first.lower.0, last.lower.1);
        }
        context.labelled = matches!(leads.last(), Some((Lead::About, ..)));
        context.heading = matches!(kind, BlockKind::Heading(_));
        context.recommended = title && matches!(leads.last(), Some((Lead::Brand(_), ..))) && is_for_somebody(&body, 0);
        context.verdict = context.recommended;
        context.about = self.frames.about().filter(|_| leads.is_empty());
        if let Some(&(Lead::About, from, to)) = leads.first()
            && sentence.tokens[from..to].last().is_some_and(suits)
        {
            // "Best for: ..." ends the list that it stands under.
            context.prior = 0;
        }
        let named = body.brands();
        let framed = match leads.last() {
            // "Network: Ferrin" under a title of Norvik's.
            Some((Lead::About, ..)) => context.carried,
            _ => Brands::default(),
        };
        // "Hidden fees: none", "Cons: none that we found"
        let judged = match leads.last() {
            Some((Lead::Verdict, ..)) => true,
            Some((Lead::Label(_), ..)) | None => context.prior < 0,
            _ => false,
        };
        let loose = context.prior < 0;
        let little = judged.then(|| absent::little(&body, loose)).flatten();
        for (place, &(lead, from, to)) in leads.iter().enumerate() {
            let (from, carried) = match lead {
                Lead::Verdict
                    if leads[place + 1..]
                        .iter()
                        .any(|lead| matches!(lead.0, Lead::Brand(_) | Lead::Unknown)) =>
                {
                    (from, self.frames.current().0)
                }
                // "Battery life: Norvik X2, Hollin"
                Lead::Verdict | Lead::About if framed.is_empty() && lists_names(sentence, to) => (from, Some(named)),
                // "**Best for travel:**" and a list of names, below another product's title.
                Lead::Verdict if heads => continue,
                Lead::Verdict if named.is_empty() => (from, self.frames.current().0),
                Lead::Verdict => (from, Some(named).filter(|named| named.len() == 1)),
                // "Norvik X2 (often on sale)"
                Lead::Brand(brands) | Lead::Cause(brands, _) => {
                    let open = sentence.tokens[from..to]
                        .iter()
                        .position(|token| token.kind == Kind::Open);
                    (open.map_or(to, |open| from + open), Some(brands))
                }
                _ => continue,
            };
            let context = Context {
                carried: carried.unwrap_or_default(),
                ..Context::default()
            };
            let context = Context {
                prior: match sentence.tokens[from..to].last().and_then(Token::meaning) {
                    Some(lexicon::Meaning::Suits(sign)) if lead == Lead::About => sign,
                    _ => i8::from(lead == Lead::About),
                },
                verdict: lead == Lead::Verdict,
                recommended,
                turned: little.is_some() && place + 1 == leads.len(),
                ..context
            };
            let mut part = sentence.part(from, to, self.words.room());
            self.read(&mut part, range, context, &mut said);
            self.words.reuse(part);
        }
        if little != Some(Little::Alone) {
            self.read(&mut body, range, context, &mut said);
        }
        self.subject = match opening::subject(&body) {
            Some(brands) => Some(Some(brands)),
            None if context.prior == 0 && opening::speaks_of_other(&body, self.source.models) => Some(None),
            None => self.subject,
        };
        if self.subject == Some(None) && self.frames.inline.0.is_some() {
            self.frames.inline.0 = Some(None);
        }
        self.said = said;
        self.words.reuse(body);
    }

    /// True for a short line without a full stop that is no title, since titles are marked here: "Bluetooth 5.3 and four modes" below
    /// "**Norvik X2**".
    fn is_content(&self, sentence: &Sentence, kind: BlockKind, leads: &[(Lead, usize, usize)]) -> bool {
        let marked = sentence.tokens.first().is_some_and(|token| token.marked);
        let worded = sentence
            .tokens
            .iter()
            .any(|token| token.kind == Kind::Word && !token.upper);
        kind == BlockKind::Bold
            && !marked
            && worded
            && matches!(leads, [(Lead::Unknown, ..)])
            && self.frames.is_under_marked_name()
    }

    /// Takes in the lead-ins of a sentence.
    fn enter(&mut self, sentence: &Sentence, kind: BlockKind, title: bool, leads: &[(Lead, usize, usize)]) {
        if title {
            let named = leads
                .iter()
                .rev()
                .find(|lead| matches!(lead.0, Lead::Brand(_) | Lead::Cause(..)));
            let last = leads.last().filter(|lead| lead.0 == Lead::Unknown);
            let lead = named.or(last).or(leads.first()).map(|lead| lead.0);
            let labelled = self.frames.current().1 != 0;
            let lead = lead.unwrap_or_else(|| match labelled {
                true => Lead::None,
                false => opening::title(sentence, self.source.models),
            });
            let whole = leads.last().is_some_and(|lead| lead.2 >= sentence.tokens.len());
            let marked = sentence.tokens.first().is_some_and(|token| token.marked);
            self.frames.lead(kind, &lead, (whole, marked));
            if leads.len() < 2 {
                return;
            }
        } else if kind == BlockKind::Text(0)
            && let Some(brands) = opening::headed(sentence, leads)
        {
            self.frames.head(brands);
        }
        for (place, &(lead, from, to)) in leads.iter().enumerate().skip(usize::from(title)) {
            match lead {
                Lead::Brand(brands) => {
                    (self.subject, self.frames.inline) = (Some(Some(brands)), (Some(Some(brands)), 0));
                }
                Lead::Cause(brands, prior) => {
                    (self.subject, self.frames.inline) = (Some(Some(brands)), (Some(Some(brands)), prior));
                }
                Lead::Unknown => (self.subject, self.frames.inline) = (None, (Some(None), 0)),
                Lead::Label(prior) => self.frames.inline.1 = prior,
                Lead::Same if self.frames.label() > 0 && lead::is_counterpart(sentence, from, to) => {
                    self.frames.inline.1 = -1;
                }
                Lead::Same | Lead::About | Lead::Verdict if place == 0 => self.frames.end_label(),
                Lead::Same | Lead::About | Lead::Verdict | Lead::None => {}
            }
        }
    }

    /// Takes in the feature that a title names and nothing else: "### Battery life", "**Customer service.** The weakest area."
    fn name_feature(&mut self, sentence: &Sentence, kind: BlockKind, title: bool, leads: &[(Lead, usize, usize)]) {
        let all = sentence.tokens.len();
        match leads {
            [(Lead::About, from, to)] if title => {
                let feature = lead::feature_of(sentence, *from, *to);
                self.frames.name_feature(kind, feature);
            }
            [] if is_label(sentence) => self.frames.inline_about = lead::feature_of(sentence, 0, all),
            _ => {}
        }
    }

    /// What is known when the body of a sentence begins.
    fn context(&self, body: &Sentence, leads: &[(Lead, usize, usize)]) -> Context {
        let (framed, prior) = self.frames.current();
        let spoken = || {
            let goes_on = leads.iter().all(|lead| matches!(lead.0, Lead::Label(_)));
            let postposed = body.lexicon.pack.postposed;
            (postposed || (goes_on && !opening::names_another(body))).then_some(self.subject.flatten())
        };
        // "**Sustainability:** Sewn from recycled nylon", in an answer about one brand.
        let label = |lead: &(Lead, usize, usize)| matches!(lead.0, Lead::Same | Lead::About | Lead::Label(_));
        let label_end = body.tokens.iter().position(|token| token.kind == Kind::Colon);
        let advises = || opening::advises(body, label_end.map_or(0, |at| at + 1));
        let labelled = self
            .frames
            .whole()
            .filter(|_| !leads.is_empty() && leads.iter().all(label) && !advises());
        let carried = match opening::read(body, self.source.models) {
            Opening::Continues => self.subject.unwrap_or(framed),
            Opening::Other if prior == 0 => None,
            Opening::Other => framed,
            // "Consuma poco.", "Speeds barely drop.": of whom the paragraph speaks.
            Opening::Open => framed.or(spoken().flatten()).or(labelled),
        };
        Context {
            carried: carried.unwrap_or_default(),
            prior,
            ..Context::default()
        }
    }
}

/// True for a bold sentence of few words, which is a label of what follows: "**Flimsy pouch.** It breaks."
fn is_label(sentence: &Sentence) -> bool {
    let tokens = &sentence.tokens;
    (1..=LONGEST_LABEL).contains(&tokens.len()) && tokens.iter().all(|token| token.marked)
}

fn suits(token: &Token) -> bool {
    matches!(token.meaning(), Some(lexicon::Meaning::Suits(_)))
}
