//! What one sentence says: clauses, the brand each part speaks about, and the polarity of each feature in it.

use std::ops::Range;

use super::blame::Blame;
use super::brands::{self, Brands};
use super::compare::{Comparison, mark_objects};
use super::elsewhere::leave_needs;
use super::facts::is_fact;
use super::features::{FEATURES, OVERALL};
use super::few::Few;
use super::groups::Group;
use super::lexicon::Meaning;
use super::meanings::Does;
use super::missing::missing;
use super::opening;
use super::opposites::{compares, concerns, goes_on_comparing, within};
use super::output::{Judgement, MOST_WEIGHED, Output};
use super::partners;
use super::relate::relate;
use super::segments::{Clauses, Segment};
use super::spoken::{self, Parts};
use super::statements::{Statement, Statements, Way};
use super::subjects::{Named, Subjects};
use super::tokens::{Kind, Sentence, Token};
use super::unsound::leave_unsound;
use crate::steps::Steps;

/// What is known before a sentence is read.
#[derive(Clone, Copy, Default)]
pub(super) struct Context {
    /// The brands that a heading, list item or earlier sentence speaks about.
    pub(super) carried: Brands,
    /// +1 under "Pros", -1 under "Cons".
    pub(super) prior: i8,
    /// An item that names somebody whom something suits, or does not, which `prior` tells.
    pub(super) people: bool,
    /// Behind a label that names a feature ("Material: ..."), which is no fact where something is judged.
    pub(super) labelled: bool,
    /// Behind "Features:".
    pub(super) listing: bool,
    /// The feature that the title over the line names: a judgement of nothing in particular is of it.
    pub(super) about: Option<u16>,
    /// In a heading, which says what the lines under it are about and is no fact: "### Battery life".
    pub(super) heading: bool,
    /// What stands before a name and a colon: "Best Ceramic: Norvik Home".
    pub(super) verdict: bool,
    /// There is none or little of what it says, which turns it: "Hidden fees: none".
    pub(super) turned: bool,
    /// It recommends what it names, whatever it says: "For families: Norvik".
    pub(super) recommended: bool,
    /// Where the words of the label before it stand in [`Sentence::lower`]: "Best for" of "Best for: small kitchens".
    pub(super) label: (usize, usize),
}

/// What was read of one sentence, and the room that it was read in, which the next one takes.
#[derive(Default)]
pub(super) struct Judged {
    output: Output,
    clauses: Clauses,
    statements: Statements,
    named: Named,
    parts: Parts,
}

impl Judged {
    /// Each once.
    pub(super) fn judgements(&self) -> &[Judgement] {
        &self.output.judgements
    }

    /// Where the clause of a judgement stands.
    pub(super) fn clause(&self, sentence: &Sentence, judgement: &Judgement) -> Range<usize> {
        match judgement.clause < self.clauses.len() {
            true => span(sentence, self.clauses.get(judgement.clause)),
            false => Range::default(),
        }
    }

    /// Keeps all blame that is looked at from now on.
    pub(super) fn keep_blames(&mut self) {
        self.output.looked_at = Some(Vec::new());
    }

    /// The blame that was looked at; none where it was not to be kept.
    pub(super) fn into_blames(self) -> Vec<Blame> {
        self.output.looked_at.unwrap_or_default()
    }

    /// At the beginning of a block.
    pub(super) fn forget(&mut self) {
        self.parts.forget();
    }

    /// The sentence says more.
    pub(super) fn is_partly(&self) -> bool {
        self.output.left == 0
    }
}

/// Reads one sentence; one that speaks of no brand says nothing.
pub(super) fn judge(sentence: &mut Sentence, mut context: Context, steps: &Steps, judged: &mut Judged) {
    let Judged {
        output,
        clauses,
        statements: room,
        named,
        parts,
    } = judged;
    let names = |token: &Token| matches!(token.kind, Kind::Brand(_) | Kind::Object(_));
    output.clear();
    parts.clear();
    if context.carried.is_empty() && !(sentence.named && sentence.tokens.iter().any(names)) {
        parts.forget();
        return;
    }
    let comparisons = mark_objects(sentence, steps);
    if context.carried.is_empty() && !comparisons.is_empty() {
        // "Trade-offs": "Norvik sounds better than Hollin, but is bulkier" says of each what it has.
        context.prior = 0;
    }
    clauses.read(sentence);
    let clauses = &*clauses;
    output.named = !context.carried.is_empty() || sentence.names();
    let measured = context.prior == 0 && context.labelled && is_measure(sentence);
    let mut subjects = Subjects::new(sentence, clauses, named, &context.carried, steps);
    let (mut about, mut compared_before) = (None, [].as_slice());
    for (index, segments) in clauses.iter().enumerate() {
        let conceded = context.prior != 0 && is_conceded(sentence, clauses, index);
        let statements = room.read(sentence, segments, (context.prior, conceded, context.listing), steps);
        relate(sentence, segments, statements, &context, about);
        about = statements
            .iter()
            .flatten()
            .rfind(|said| said.noun && said.sign != 0)
            .map(|said| said.feature);
        let own = within(&comparisons, segments);
        let carried = own.is_empty() && goes_on_comparing(sentence, segments);
        if !carried {
            compared_before = own;
        }
        let nobody = own.iter().find_map(|comparison| comparison.nobody);
        let part = Clause {
            sentence,
            segments,
            index,
            comparisons: compared_before,
            carried,
            nobody,
            context: &context,
            measured,
        };
        let mut spoken = (0, Brands::default());
        for (place, of_segment) in statements.iter_mut().enumerate() {
            let subject = subjects.next(sentence, index, place);
            // Only whom others are compared with gets a judgement of them.
            let of_nobody = nobody.is_some_and(|nobody| nobody < segments[place].to);
            let without = of_nobody || partners::is_of_rivals(sentence, &segments[place]);
            let subject = if without { &[] } else { subject };
            output.segment = segments[place].from..segments[place].to;
            let of_others = !of_nobody && is_of_others(sentence, &segments[place]);
            let of = match of_others || subject.len() > brands::MOST {
                true => Brands::default(),
                false => subject.iter().copied().collect(),
            };
            if spoken.1 != of {
                let before = &segments[spoken.0..place];
                parts.add(sentence, (index, before), spoken.1, compares(own, before));
                spoken = (place, of);
            }
            if !of_others {
                part.add(place, of_segment, subject, output);
            }
        }
        if output.left == 0 {
            break;
        }
        let last = &segments[spoken.0..];
        parts.add(sentence, (index, last), spoken.1, compares(own, last));
    }
    output.segment = 0..0;
    add_had(sentence, output);
    add_weighed(sentence, clauses, &context, parts, output);
    add_of_context(sentence, clauses, &context, output);
    leave_unsound(sentence, &context, &mut output.judgements);
    if context.turned {
        output.judgements.iter_mut().for_each(|said| said.sign = -said.sign);
    }
    steps.add(MOST_WEIGHED - output.left);
}

/// A clause that is read.
struct Clause<'c> {
    sentence: &'c Sentence,
    segments: &'c [Segment],
    index: usize,
    comparisons: &'c [Comparison],
    /// They are those of the clause before, which only comparatives go on with: "lighter than Norvik but less powerful".
    carried: bool,
    /// Where it begins if nobody is its subject.
    nobody: Option<usize>,
    context: &'c Context,
    /// It is nothing but a label and a measure.
    measured: bool,
}

impl Clause<'_> {
    /// Adds what a segment says of its subject, and the opposite of the other side of a comparison.
    fn add(&self, place: usize, statements: &mut [Statement], subject: &[u16], output: &mut Output) {
        let Self {
            sentence,
            segments,
            context,
            ..
        } = *self;
        let outdone = partners::is_outdone(sentence, &segments[place]);
        for statement in statements {
            if outdone {
                statement.sign = -statement.sign;
            }
            if self.nobody == Some(segments[place].from + statement.at) && statement.feature != OVERALL {
                // "Peu de marques offrent ..." is no praise of their number.
                continue;
            }
            if statement.doubtful && statement.feature == OVERALL && !sentence.lexicon.pack.facts {
                continue;
            }
            if statement.way == Way::Had {
                output.had.push((subject.to_vec(), self.index));
                continue;
            }
            let is_fact = || !context.heading && is_fact(sentence, segments, place, statement, context.listing);
            if (statement.sign == 0 && !is_fact()) || (self.measured && statement.sign > 0) {
                continue;
            }
            output.add(subject, statement, statement.sign, self.index);
            for comparison in self.comparisons {
                if output.left == 0 {
                    break;
                }
                output.left -= 1;
                if let Some(sign) = self.of_objects(comparison, place, statement) {
                    output.add(&comparison.objects, statement, sign, self.index);
                }
            }
        }
    }

    /// What a statement of a segment says of the other side of a comparison: the same of equals, mostly the opposite.
    fn of_objects(&self, comparison: &Comparison, place: usize, statement: &Statement) -> Option<i8> {
        let segment = &self.segments[place];
        if self.carried {
            let compares = statement.comparative && comparison.inverts && statement.sign != 0 && !segment.named;
            return compares.then_some(-statement.sign);
        }
        if partners::levels(comparison, segment, statement) {
            return Some(statement.sign);
        }
        let denied = || {
            self.nobody
                .is_some_and(|nobody| partners::denies_apart(self.sentence, segment, nobody))
        };
        concerns((comparison, self.comparisons), self.segments, place, statement)
            .then(|| if denied() { statement.sign } else { -statement.sign })
    }
}

/// What a product comes with counts where nothing else is said of it.
fn add_had(sentence: &Sentence, output: &mut Output) {
    let had = std::mem::take(&mut output.had);
    let stated = sentence.lexicon.pack.postposed;
    if !output.judgements.iter().all(|judgement| judgement.sign == 0) {
        return;
    }
    if stated && enumerates(sentence) {
        output.list();
    }
    let sign = if stated { 0 } else { 1 };
    for (brands, clause) in had.into_iter().take(1) {
        output.add(&brands, &Statement::of(FEATURES, sign, Way::After), sign, clause);
    }
}

/// Weighs what was found, and adds whom the sentence tells to take or to leave.
fn add_weighed(sentence: &Sentence, clauses: &Clauses, context: &Context, parts: &mut Parts, output: &mut Output) {
    let mut taken = opening::taken(sentence).peekable();
    let takes = taken.peek().is_some();
    parts.weigh(sentence, clauses, (*context, takes), output);
    if let Some(&(brand, 1)) = taken.peek() {
        leave_needs(sentence, brand, &mut output.judgements);
    }
    let mut judged: Few<u16> = match takes {
        true => output.judgements.iter().map(|judgement| judgement.brand).collect(),
        false => Few::default(),
    };
    for (brand, sign) in taken {
        if judged.insert(brand) {
            output.add(&[brand], &Statement::of(OVERALL, sign, Way::After), sign, 0);
        }
    }
}

/// Adds what a line says by where it stands: what is missing under Cons, whom something suits, who is recommended.
fn add_of_context(sentence: &Sentence, clauses: &Clauses, context: &Context, output: &mut Output) {
    if context.prior != 0
        && let Some(clause) = missing(sentence, clauses, context.prior, &output.judgements)
    {
        // What is not there without being a feature is about what the product can do.
        let lacked = Statement::of(FEATURES, context.prior, Way::After);
        output.add(context.carried.as_slice(), &lacked, context.prior, clause);
    }
    output.side_with(context.prior);
    if context.people && output.judgements.is_empty() {
        // "Who should buy it": "Side sleepers".
        let whole = Statement::of(OVERALL, context.prior, Way::After);
        output.add(context.carried.as_slice(), &whole, context.prior, 0);
    }
    let best = |token: &Token| token.is_in(Group::Superlatives);
    let recommends = || context.recommended || sentence.tokens.first().is_some_and(best);
    if context.verdict && output.judgements.is_empty() && recommends() {
        // "Best Ceramic": of the whole, where no feature is named.
        let whole = Statement::of(OVERALL, 1, Way::Before);
        output.add(context.carried.as_slice(), &whole, 1, 0);
    }
}

/// Tokens of a measure at most.
const LONGEST_MEASURE: usize = 7;

/// True for a label and nothing but a measure, which praises nothing: "Battery life: up to 20 hours".
fn is_measure(sentence: &Sentence) -> bool {
    let colon = sentence.tokens.iter().position(|token| token.kind == Kind::Colon);
    let Some(value) = colon.filter(|&at| at > 0).map(|at| &sentence.tokens[at + 1..]) else {
        return false;
    };
    let counts = |token: &Token| sentence.words(token).bytes().any(|byte| byte.is_ascii_digit());
    let goes_on = |token: &Token| token.kind == Kind::Comma || token.meaning() == Some(Meaning::Contrast);
    value.len() <= LONGEST_MEASURE && value.iter().take(2).any(counts) && !value.iter().any(goes_on)
}

/// True for a part about other products: "when other mattresses trap heat", "unlike cheaper models".
fn is_of_others(sentence: &Sentence, segment: &Segment) -> bool {
    let pack = sentence.lexicon.pack;
    let others = segment.groups.has(Group::OthersWords) || segment.does.any(&[Does::Unlike]);
    // "Other great options: ..." is about those that follow.
    let options = segment.does.any(&[Does::Generic]);
    if !others || segment.named || options || pack.others_words.is_empty() {
        return false;
    }
    let tokens = &sentence.tokens[segment.from..segment.to];
    let first = tokens
        .iter()
        .find(|token| token.meaning() != Some(Meaning::Pronoun) || tokens.len() == 1);
    first.is_some_and(|first| first.is_in(Group::OthersWords) || first.meaning() == Some(Meaning::Unlike))
}

/// True for a clause that may say the opposite of the Pros or Cons it stands under: "Cons: heavy, **but very sturdy**".
fn is_conceded(sentence: &Sentence, clauses: &Clauses, clause: usize) -> bool {
    let before = clause.checked_sub(1).and_then(|before| clauses.get(before).last());
    let from = before.map_or(0, |before| before.to);
    let to = clauses.get(clause).first().map_or(from, |first| first.to);
    spoken::sets_apart(sentence, &sentence.tokens[from..to])
}

/// True for "incluye un cable, un cargador y una bolsa".
fn enumerates(sentence: &Sentence) -> bool {
    let tokens = &sentence.tokens;
    let Some(offer) = tokens.iter().position(|token| token.meaning() == Some(Meaning::Offer)) else {
        return false;
    };
    let rest = &tokens[offer..];
    let joins = rest
        .iter()
        .filter(|token| token.kind == Kind::Comma || token.is_in(Group::Coordinating));
    joins.count() >= 2
}

fn span(sentence: &Sentence, segments: &[Segment]) -> Range<usize> {
    let tokens = segments
        .first()
        .zip(segments.last())
        .and_then(|(first, last)| sentence.tokens.get(first.from..last.to));
    tokens
        .and_then(|tokens| Some(tokens.first()?.start..tokens.last()?.end))
        .unwrap_or_default()
}
