//! A page of a brand's answers while it is filled.

use answerscope_domain::entities::answer::Answer;
use answerscope_domain::ids::Fingerprint;
use answerscope_domain::page::{After, WalkedPage};

use super::Found;

/// Texts that a page reads.
pub(super) const TEXTS: usize = 200;

/// A place in the list: what is behind it is older, or has a lower name; without a name, all of the moment is behind.
pub(super) type Place = (i64, Option<Fingerprint>);

/// A page while it is filled.
#[derive(Default)]
pub(super) struct Page {
    pub(super) size: usize,
    /// Answers that pass and belong to pages before.
    pub(super) skip: u64,
    /// Answers that pass, from the list's beginning to the end of the last day that was walked; without those that were read
    /// and do not hold the words.
    pub(super) counted: u64,
    /// Those of them that are on this page or before it.
    pub(super) passed: u64,
    /// The last of these.
    pub(super) last: Option<Place>,
    /// All that pass, as the page before told.
    pub(super) counted_before: Option<u64>,
    /// Answers that were read for this page and do not hold the words.
    pub(super) rejected: u64,
    pub(super) taken: Vec<Found>,
    /// Where texts are searched: the same, read.
    pub(super) shown: Vec<Answer>,
    pub(super) texts: usize,
    /// Where it stopped, unless the list ended. What is behind it is only counted.
    pub(super) stopped: Option<Place>,
}

impl Page {
    pub(super) fn beginning(page: &WalkedPage) -> Self {
        let passed = page.passed();
        Self {
            size: page.request.size as usize,
            skip: page.skip(),
            counted: passed,
            counted_before: page.after.and_then(|after| after.total),
            passed,
            ..Self::default()
        }
    }

    pub(super) fn is_full(&self) -> bool {
        self.taken.len() == self.size
    }

    /// Answers of the next day that can matter; `reads`: each is read before it counts. One more than the page takes tells
    /// that it stops there.
    pub(super) fn takes_at_most(&self, reads: bool) -> usize {
        if self.stopped.is_some() {
            return 0;
        }
        if reads {
            return TEXTS - self.texts;
        }
        let skip = usize::try_from(self.skip).unwrap_or(usize::MAX);
        skip.saturating_add(self.size - self.taken.len()).saturating_add(1)
    }

    /// Passes an answer; whether it is one of this page.
    pub(super) fn pass(&mut self, one: Found, counts: bool) -> bool {
        self.passed += u64::from(counts);
        self.rejected += u64::from(!counts);
        self.counted -= u64::from(!counts);
        self.last = Some((one.millis, Some(one.name)));
        let skipped = counts && self.skip > 0;
        self.skip -= u64::from(skipped);
        let taken = counts && !skipped;
        self.taken.extend(taken.then_some(one));
        taken
    }

    /// Takes what a day has, newest first.
    pub(super) fn take(&mut self, found: Vec<Found>) {
        for one in found {
            if self.is_full() {
                self.stopped = self.last;
                return;
            }
            self.pass(one, true);
        }
    }

    /// Where the next page begins.
    pub(super) fn after(&self, (millis, name): Place, total: Option<u64>) -> After {
        After {
            millis,
            name,
            skip: self.skip,
            passed: self.passed,
            total,
        }
    }
}
