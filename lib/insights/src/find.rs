//! All finders, and which of their insights are given.

use std::collections::{BTreeMap, BTreeSet};

use crate::case::Case;
use crate::finders::{absent, change, engines, overtaken, sentiment, sources};
use crate::{Category, FoundInsight, InsightFacts, InsightSubject};

/// Insights of one prompt at most.
const OF_A_PROMPT: usize = 3;

/// Finds insights, the most important first, at most `most` of them.
///
/// No category takes more than a quarter of the places while others have insights to give, and no prompt more than
/// three. Nothing is found where no brand is tracked or no prompt has answers.
pub fn find(subject: &InsightSubject, facts: &InsightFacts<'_>, most: usize) -> Vec<FoundInsight> {
    if subject.tracked.is_empty() {
        return Vec::new();
    }
    let case = Case::new(subject, facts);
    let mut found = change::find(&case);
    let explained: BTreeSet<u32> = found.iter().map(|insight| insight.prompt).collect();
    found.extend(
        absent::find(&case)
            .into_iter()
            .filter(|insight| !explained.contains(&insight.prompt)),
    );
    found.extend(overtaken::find(&case));
    found.extend(engines::find(&case));
    found.extend(sources::find(&case));
    found.extend(sentiment::find(&case));
    choose(found, most)
}

/// Sorts by priority, then by what is at stake, and keeps the first ones.
fn choose(mut found: Vec<FoundInsight>, most: usize) -> Vec<FoundInsight> {
    found.sort_by(FoundInsight::order);
    let mut of_prompt: BTreeMap<u32, usize> = BTreeMap::new();
    found.retain(|insight| {
        let count = of_prompt.entry(insight.prompt).or_default();
        *count += 1;
        *count <= OF_A_PROMPT
    });
    let fair = most.div_ceil(4);
    let mut of_category: BTreeMap<Category, usize> = BTreeMap::new();
    let mut chosen: Vec<bool> = found
        .iter()
        .map(|insight| {
            let count = of_category.entry(insight.category).or_default();
            *count += 1;
            *count <= fair
        })
        .collect();
    let mut left = most;
    for pick in &mut chosen {
        *pick = *pick && left > 0;
        left -= usize::from(*pick);
    }
    for pick in &mut chosen {
        let more = !*pick && left > 0;
        *pick |= more;
        left -= usize::from(more);
    }
    let mut chosen = chosen.into_iter();
    found.retain(|_| chosen.next().unwrap_or_default());
    found
}
