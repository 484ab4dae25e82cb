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
use super::output::{Judgement, MOST_WEIGHED, Output};
use super::partners;
use super::segments::{Clauses, Segment};
use super::spoken::{self, Parts};
use super::statements::{Statement, Statements, Way};
use super::subjects::{Named, Subjects};
use super::tokens::{Kind, Sentence, Token};
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
pub(super) fn judge(sentence: &mut Sentence, context: Context, steps: &Steps, judged: &mut Judged) {
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
    clauses.read(sentence);
    let clauses = &*clauses;
    output.named = !context.carried.is_empty() || sentence.names();
    let measured = context.prior == 0 && context.labelled && is_measure(sentence);
    let mut subjects = Subjects::new(sentence, clauses, named, &context.carried, steps);
    let mut about = None;
    for (index, segments) in clauses.iter().enumerate() {
        let conceded = context.prior != 0 && is_conceded(sentence, clauses, index);
        let statements = room.read(sentence, segments, (context.prior, conceded, context.listing), steps);
        if let Some(feature) = context.about {
            under_title(statements, segments, feature);
        }
        if let Some(feature) = about
            && is_theirs(sentence, &segments[0])
        {
            // "Its sound is good, whereas Hollin's is muddy."
            let whole = statements[0].iter_mut().filter(|said| said.feature == OVERALL);
            whole.for_each(|said| (said.feature, said.noun) = (feature, true));
        } else if !segments[0].does.any(&[Does::Generic]) {
            // "A great option" is of the whole, whatever was spoken of before.
            go_on(statements, &segments[0], about);
        }
        about = statements
            .iter()
            .flatten()
            .rfind(|said| said.noun && said.sign != 0)
            .map(|said| said.feature);
        let comparisons = within(&comparisons, segments);
        let nobody = comparisons.iter().find_map(|comparison| comparison.nobody);
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
                parts.add(sentence, (index, before), spoken.1, compares(comparisons, before));
                spoken = (place, of);
            }
            if of_others {
                continue;
            }
            let outdone = partners::is_outdone(sentence, &segments[place]);
            for statement in of_segment.iter_mut() {
                if outdone {
                    statement.sign = -statement.sign;
                }
                if nobody == Some(output.segment.start + statement.at) && statement.feature != OVERALL {
                    // "Peu de marques offrent ..." is no praise of their number.
                    continue;
                }
                if statement.doubtful && statement.feature == OVERALL && !sentence.lexicon.pack.facts {
                    continue;
                }
                if statement.way == Way::Had {
                    output.had.push((subject.to_vec(), index));
                    continue;
                }
                let is_fact = || !context.heading && is_fact(sentence, segments, place, statement, context.listing);
                if (statement.sign == 0 && !is_fact()) || (measured && statement.sign > 0) {
                    continue;
                }
                output.add(subject, statement, statement.sign, index);
                for comparison in comparisons {
                    if output.left == 0 {
                        break;
                    }
                    output.left -= 1;
                    if partners::levels(comparison, &segments[place], statement) {
                        output.add(&comparison.objects, statement, statement.sign, index);
                    } else if concerns(comparison, segments, place, statement) {
                        let denied =
                            nobody.is_some_and(|nobody| partners::denies_apart(sentence, &segments[place], nobody));
                        let sign = if denied { statement.sign } else { -statement.sign };
                        output.add(&comparison.objects, statement, sign, index);
                    }
                }
            }
        }
        if output.left == 0 {
            break;
        }
        let last = &segments[spoken.0..];
        parts.add(sentence, (index, last), spoken.1, compares(comparisons, last));
    }
    output.segment = 0..0;
    // What it comes with counts where nothing else is said of it.
    let had = std::mem::take(&mut output.had);
    let stated = sentence.lexicon.pack.postposed;
    if output.judgements.iter().all(|judgement| judgement.sign == 0) {
        if stated && enumerates(sentence) {
            output.list();
        }
        let sign = if stated { 0 } else { 1 };
        for (brands, clause) in had.into_iter().take(1) {
            output.add(&brands, &Statement::of(FEATURES, sign, Way::After), sign, clause);
        }
    }
    let mut taken = opening::taken(sentence).peekable();
    let takes = taken.peek().is_some();
    parts.weigh(sentence, clauses, (context, takes), output);
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
    if context.verdict
        && output.judgements.is_empty()
        && (context.recommended || sentence.tokens.first().is_some_and(best))
    {
        // "Best Ceramic": of the whole, where no feature is named.
        output.add(
            context.carried.as_slice(),
            &Statement::of(OVERALL, 1, Way::Before),
            1,
            0,
        );
    }
    if !sentence.lexicon.pack.facts && !states(sentence) {
        output.judgements.retain(|judgement| judgement.sign != 0);
    }
    if context.prior == 0 && sentence.lexicon.pack.trusted {
        leave_mixed(sentence, &mut output.judgements);
    }
    steps.add(MOST_WEIGHED - output.left);
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

/// True for a sentence that says what there is, and judges nothing.
fn states(sentence: &Sentence) -> bool {
    let judges = |token: &Token| {
        matches!(
            token.meaning(),
            Some(
                Meaning::Opinion { .. }
                    | Meaning::Amount(_)
                    | Meaning::Negator
                    | Meaning::NegatorBehind
                    | Meaning::Concord
                    | Meaning::Lack
                    | Meaning::For(_)
                    | Meaning::Suits(_)
                    | Meaning::Contrast
            )
        )
    };
    sentence.tokens.iter().any(Token::links) && !sentence.tokens.iter().any(judges)
}

/// True for a clause that may say the opposite of the Pros or Cons it stands under: "Cons: heavy, **but very sturdy**".
fn is_conceded(sentence: &Sentence, clauses: &Clauses, clause: usize) -> bool {
    let before = clause.checked_sub(1).and_then(|before| clauses.get(before).last());
    let from = before.map_or(0, |before| before.to);
    let to = clauses.get(clause).first().map_or(from, |first| first.to);
    spoken::sets_apart(sentence, &sentence.tokens[from..to])
}

/// Leaves blame amid praise of the same brand that nothing sets against it ("but", "while", a semicolon or dash), unless it is the other side of
/// a comparison: then trusted rules have misread it more often than not ("a slightly older model, still excellent").
fn leave_mixed(sentence: &Sentence, judgements: &mut Vec<Judgement>) {
    let sets_apart = |token: &Token| {
        let opposes = token.kind == Kind::Break || token.meaning() == Some(Meaning::Contrast);
        opposes || token.is_in(Group::Tolerating)
    };
    let blames = judgements.iter().any(|judgement| judgement.sign < 0);
    if !blames || sentence.tokens.iter().any(sets_apart) {
        return;
    }
    let praised = judgements.iter().filter(|judgement| judgement.sign > 0);
    let praised: Few<u16> = praised.map(|judgement| judgement.brand).collect();
    let compared = |brand| sentence.tokens.iter().any(|token| token.kind == Kind::Object(brand));
    judgements
        .retain(|judgement| judgement.sign >= 0 || !praised.contains(&judgement.brand) || compared(judgement.brand));
}

/// "The coverage is excellent in cities but weak elsewhere": what the clause before was about, where a clause begins with an
/// opinion of nothing else.
fn go_on(statements: &mut [Vec<Statement>], first: &Segment, about: Option<u16>) {
    let alone = statements.iter().flatten().count() == 1 && !first.named && !first.linked;
    let opinion = statements.first_mut().and_then(|said| said.first_mut());
    if let (Some(feature), Some(opinion)) = (about, opinion)
        && alone
        && opinion.feature == OVERALL
        && !opinion.noun
    {
        (opinion.feature, opinion.noun) = (feature, true);
    }
}

/// Under "### Battery life" praise that names nothing is of the battery life: "Excellent." But "a great option" is of the whole.
fn under_title(statements: &mut [Vec<Statement>], segments: &[Segment], feature: u16) {
    let parts = statements.iter_mut().zip(segments);
    let of_no_whole = parts.filter(|(_, segment)| !segment.does.any(&[Does::Generic]) && !segment.named);
    let whole = of_no_whole
        .flat_map(|(statements, _)| statements)
        .filter(|said| said.feature == OVERALL);
    whole.for_each(|said| (said.feature, said.noun) = (feature, true));
}

/// True for a part that begins with what belongs to a brand and is not named again: "Hollin's is muddy".
fn is_theirs(sentence: &Sentence, segment: &Segment) -> bool {
    let tokens = &sentence.tokens[segment.from..segment.to];
    let Some(owner) = tokens.iter().position(Token::is_brand) else {
        return false;
    };
    let owns = tokens.get(owner + 1);
    let says = tokens.get(owner + 2);
    owner <= 1 && owns.is_some_and(|token| token.is_in(Group::Genitive)) && says.is_some_and(Token::links)
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

/// The comparisons of a clause; they are in the order of the sentence.
fn within<'c>(comparisons: &'c [Comparison], segments: &[Segment]) -> &'c [Comparison] {
    let (Some(first), Some(last)) = (segments.first(), segments.last()) else {
        return &[];
    };
    let from = comparisons.partition_point(|comparison| comparison.at < first.from);
    let to = comparisons.partition_point(|comparison| comparison.at < last.to);
    &comparisons[from..to]
}

/// The comparison that stands in some segments of a clause, or else in front of it.
fn compares<'c>(comparisons: &'c [Comparison], segments: &[Segment]) -> Option<&'c Comparison> {
    let own = within(comparisons, segments).first();
    own.or(comparisons.first().filter(|first| first.leading))
}

/// True when a statement of segment `place` says the opposite of the other side of a comparison in its clause.
fn concerns(comparison: &Comparison, segments: &[Segment], place: usize, statement: &Statement) -> bool {
    if statement.sign == 0 || !comparison.inverts {
        return false;
    }
    let segment = &segments[place];
    if !segment.goes_on.is_empty() {
        return false;
    }
    let inside = (segment.from..segment.to).contains(&comparison.at);
    if comparison.leading {
        return comparison.always || statement.comparative;
    }
    inside || statement.comparative || (statement.way == Way::Joined && segment.from > comparison.at)
}
