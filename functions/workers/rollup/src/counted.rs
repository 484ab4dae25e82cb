//! Until when a brand's answers are counted: all of them, once the outbox is empty; while a long import goes on, those that
//! were stored before what waits.

use answerscope_domain::clock::Moment;
use answerscope_domain::error::Result;
use answerscope_store::keys::moment_of_entry;
use answerscope_store::table::outbox::OutboxEntry;

use crate::run::{Entries, Run};

/// Notes until when answers are counted, where that is known: `waiting` are all entries but those that came after the run has
/// listed them, and nothing that was counted waits for being merged. An entry is made before its answers are stored.
pub(crate) async fn note_counted(run: &mut Run<'_>, waiting: &Entries) -> Result<()> {
    let Some(listed) = run.listed.filter(|_| !run.lacking) else {
        return Ok(());
    };
    let mut until = listed;
    for (key, entry) in waiting {
        match entry {
            // What these are about is not told by when they were made.
            OutboxEntry::MergePieces(..) | OutboxEntry::RebuildDays(..) => return Ok(()),
            _ if entry.is_rollup() => match moment_of_entry(key) {
                Some(made) => until = until.min(made),
                None => return Ok(()),
            },
            _ => {}
        }
    }
    if run.noted.is_none_or(|noted: Moment| noted < until) {
        run.store.brands().set_counted_until(run.keys.brand, until).await?;
        run.noted = Some(until);
    }
    Ok(())
}
