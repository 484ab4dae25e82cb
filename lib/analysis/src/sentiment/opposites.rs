//! Which comparisons a part of a sentence stands in, and what says the opposite of their other side.

use super::compare::Comparison;
use super::lexicon::Meaning;
use super::segments::Segment;
use super::statements::{Statement, Way};
use super::tokens::Sentence;

/// The comparisons of a clause; they are in the order of the sentence.
pub(super) fn within<'c>(comparisons: &'c [Comparison], segments: &[Segment]) -> &'c [Comparison] {
    let (Some(first), Some(last)) = (segments.first(), segments.last()) else {
        return &[];
    };
    let from = comparisons.partition_point(|comparison| comparison.at < first.from);
    let to = comparisons.partition_point(|comparison| comparison.at < last.to);
    &comparisons[from..to]
}

/// True for a clause that goes on with the one before and names nobody: "lighter than Norvik **but less powerful**".
pub(super) fn goes_on_comparing(sentence: &Sentence, segments: &[Segment]) -> bool {
    let before = segments.first().and_then(|first| first.from.checked_sub(1));
    let contrast = before.is_some_and(|before| sentence.tokens[before].meaning() == Some(Meaning::Contrast));
    contrast && !segments.iter().any(|segment| segment.named)
}

/// The comparison that stands in some segments of a clause, or else in front of it.
pub(super) fn compares<'c>(comparisons: &'c [Comparison], segments: &[Segment]) -> Option<&'c Comparison> {
    let own = within(comparisons, segments).first();
    own.or(comparisons.first().filter(|first| first.leading))
}

/// True when a statement of segment `place` says the opposite of the other side of a comparison in its clause; of another one's where that
/// segment has none of its own: "quieter than Ferrin and lighter than Norvik".
pub(super) fn concerns(
    (comparison, all): (&Comparison, &[Comparison]),
    segments: &[Segment],
    place: usize,
    statement: &Statement,
) -> bool {
    if statement.sign == 0 || !comparison.inverts {
        return false;
    }
    let segment = &segments[place];
    if !segment.goes_on.is_empty() {
        return false;
    }
    let inside = (segment.from..segment.to).contains(&comparison.at);
    let has_own = || !within(all, &segments[place..=place]).is_empty();
    if comparison.leading {
        return comparison.always || statement.comparative;
    }
    inside
        || comparison.whole
        || (statement.comparative && !has_own() && !(segment.named && segment.from > comparison.at))
        || (statement.way == Way::Joined && segment.from > comparison.at)
}
