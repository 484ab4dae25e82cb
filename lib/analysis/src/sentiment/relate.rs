//! What a judgement of nothing in particular is about: what was spoken of before, or what the title over it names.

use super::features::OVERALL;
use super::groups::Group;
use super::judge::Context;
use super::meanings::Does;
use super::segments::Segment;
use super::statements::Statement;
use super::tokens::{Sentence, Token};

/// Gives statements the feature that was spoken of before, or that the title over them names.
pub(super) fn relate(
    sentence: &Sentence,
    segments: &[Segment],
    statements: &mut [Vec<Statement>],
    context: &Context,
    about: Option<u16>,
) {
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
