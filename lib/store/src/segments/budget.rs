//! What a request may hold of the columns it reads. The directories of its segments tell the bytes before any is read, so a
//! request that its function has not the memory for is refused instead of ending the process.

use std::ops::RangeInclusive;

use answerscope_metrics::{Day, Directory, Section};

use super::segment::{Segment, within};
use answerscope_domain::error::{Error, Result};

/// Checks that what is read of some days fits into `memory` bytes.
///
/// # Errors
/// [`Error::Invalid`] with how many days fit, where it does not.
pub(super) fn check(memory: u64, segments: &[Segment], sections: &[Section], days: &RangeInclusive<Day>) -> Result<()> {
    let parts = segments.iter().map(|segment| {
        let days = within(days, segment.window);
        held(&segment.directory, sections, &days)
    });
    fits(memory, parts.sum(), days)
}

/// About how many bytes a process holds while it reads sections of a segment: what is fetched, and what that becomes.
fn held(directory: &Directory, sections: &[Section], days: &RangeInclusive<Day>) -> u64 {
    let of_section = |section: &Section| {
        let Some(fetched) = directory.range(*section, days.clone()) else {
            return 0;
        };
        (fetched.end - fetched.start) + growth(*section) * directory.length(*section, days.clone())
    };
    sections.iter().map(of_section).sum()
}

/// How many times their stored bytes sections take in memory, rounded up from the benchmark of the formats: mentions 2.7,
/// citations 1.4 with their URLs, sentiment 1.7.
fn growth(section: Section) -> u64 {
    match section {
        Section::Mentions | Section::Places => 3,
        Section::Citations | Section::Sentiment | Section::Origins | Section::Times => 2,
    }
}

fn fits(memory: u64, held: u64, days: &RangeInclusive<Day>) -> Result<()> {
    if held <= memory {
        return Ok(());
    }
    let asked = u64::try_from(i64::from(days.end().0) - i64::from(days.start().0) + 1).unwrap_or(1);
    let fitting = u128::from(asked) * u128::from(memory) / u128::from(held);
    Err(Error::invalid(format!(
        "startDate: {asked} days of this brand are more than one request can hold; ask for at most {} at a time",
        fitting.max(1)
    )))
}

#[cfg(test)]
mod tests {
    use answerscope_metrics::{AnswerFacts, Engine, SegmentWindow, build};

    use super::*;

    const WINDOW: SegmentWindow = SegmentWindow(640);

    fn directory() -> Directory {
        let facts = |index| (WINDOW.day(index), vec![AnswerFacts::of(index, Engine::OpenAi)]);
        let days: Vec<_> = (0..32).map(facts).collect();
        build(WINDOW, None, &days).expect("facts that fit").directory
    }

    #[test]
    fn only_what_is_read_is_counted() {
        let (directory, all) = (directory(), WINDOW.days());
        let day = WINDOW.day(3)..=WINDOW.day(3);
        let of = |sections: &[Section], days| held(&directory, sections, days);
        let mentions = directory.length(Section::Mentions, all.clone());
        assert_eq!(of(&[Section::Mentions], &all), 4 * mentions);
        assert_eq!(of(&[Section::Mentions], &day), 4 * mentions / 32);
        assert_eq!(of(&[], &all), 0);
        assert_eq!(
            of(&[Section::Mentions, Section::Origins], &all),
            of(&[Section::Mentions], &all) + of(&[Section::Origins], &all)
        );
    }

    #[test]
    fn who_asks_for_too_much_is_told_what_fits() {
        let days = Day(100)..=Day(465);
        assert!(fits(1_000, 1_000, &days).is_ok());
        for (held, most) in [(1_001, 365), (3_660, 100), (u64::MAX, 1)] {
            let error = fits(1_000, held, &days).expect_err("too much");
            assert_eq!(error.code(), 1002);
            assert!(
                error.to_string().contains(&format!("at most {most} at a time")),
                "{error}"
            );
        }
    }
}
