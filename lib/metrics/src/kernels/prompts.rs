//! Figures of single prompts: the performance of a page of them.

use super::Select;
use super::mentions::days;
use crate::bitmap::Window;
use crate::{Bitmap, Slice};

/// What the answers of one prompt come to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct PromptCounts {
    /// Answers.
    pub answers: u64,
    /// Answers that mention the slot.
    pub mentioning_answers: u64,
    /// Mentions of the slot.
    pub mentions: u64,
    /// Mentions of all tracked slots.
    pub tracked_mentions: u64,
    /// Citations, of whatever URL.
    pub citations: u64,
}

/// The counts of each of `prompts`, in their order, for `slot` among the `tracked` slots. Of `select` the days and
/// engines count, not the prompts.
pub fn prompt_counts(
    mentions: &[&Slice],
    citations: &[&Slice],
    select: &Select<'_>,
    prompts: &[u32],
    slot: u16,
    tracked: &[u16],
) -> Vec<PromptCounts> {
    let mut counts = vec![PromptCounts::default(); prompts.len()];
    for (_, day) in days(mentions, select) {
        for (_, column) in day.answers.iter().filter(|(channel, _)| select.engines.has(*channel)) {
            for (prompt, sums) in prompts.iter().zip(&mut counts) {
                sums.answers += day.planes.count_of(*column, *prompt);
            }
        }
        for column in day.mentions.iter().filter(|column| select.engines.has(column.channel)) {
            let is_tracked = tracked.contains(&column.slot);
            for (prompt, sums) in prompts.iter().zip(&mut counts) {
                let mentions = day.planes.count_of(column.mentions, *prompt);
                sums.tracked_mentions += if is_tracked { mentions } else { 0 };
                if column.slot == slot && mentions > 0 {
                    sums.mentions += mentions;
                    sums.mentioning_answers += 1 + day.planes.count_of(column.extra, *prompt);
                }
            }
        }
    }
    count_citations(citations, select, prompts, &mut counts);
    counts
}

fn count_citations(slices: &[&Slice], select: &Select<'_>, prompts: &[u32], counts: &mut [PromptCounts]) {
    let set: Bitmap = prompts.iter().copied().collect();
    let window = Window::new(&set);
    let mut places: Vec<(u32, usize)> = prompts.iter().copied().zip(0..).collect();
    places.sort_unstable();
    for held in slices.iter().filter_map(|slice| slice.citation_days()) {
        for (_, runs) in held.days.iter().filter(|(day, _)| select.days.contains(day)) {
            runs.each_run(&window, select.engines, |prompt, range| {
                let from = places.partition_point(|(before, _)| *before < prompt);
                for (_, place) in places[from..].iter().take_while(|(same, _)| *same == prompt) {
                    counts[*place].citations += range.len() as u64;
                }
            });
        }
    }
}
