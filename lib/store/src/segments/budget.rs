//! What a request may hold of the columns it reads. The directories of its segments tell the bytes before any is read, so a
//! request that its function has not the memory for is refused instead of ending the process.

use std::ops::RangeInclusive;

use answerscope_metrics::{Day, Directory, Section};

use super::segment::{Segment, within};
use answerscope_domain::error::{Error, Result};

/// Which days of a request are read, so that a refusal names the parameter that asks for them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DaysRead {
    /// Those that it asks for.
    Asked,
    /// Those that they are compared with.
    Compared,
    /// Both, which touch.
    Both,
}

/// What one read of a request may hold.
#[derive(Debug, Clone, Copy)]
pub struct Allowance {
    /// Bytes.
    pub memory: u64,
    /// Of which days.
    pub days: DaysRead,
}

/// Checks that what is read of some days fits into what is allowed.
///
/// # Errors
/// [`Error::Invalid`] with how many days fit, where it does not.
pub(super) fn check(
    allowed: Allowance,
    segments: &[Segment],
    sections: &[Section],
    days: &RangeInclusive<Day>,
) -> Result<()> {
    let parts = segments.iter().map(|segment| {
        let days = within(days, segment.window);
        held(&segment.directory, sections, &days)
    });
    fits(allowed, parts.sum(), days)
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

fn fits(allowed: Allowance, held: u64, days: &RangeInclusive<Day>) -> Result<()> {
    let Allowance { memory, days: read } = allowed;
    if held <= memory {
        return Ok(());
    }
    let asked = u64::try_from(i64::from(days.end().0) - i64::from(days.start().0) + 1).unwrap_or(1);
    let fitting = u128::from(asked) * u128::from(memory) / u128::from(held);
    let most = fitting.max(1);
    Err(Error::invalid(match read {
        DaysRead::Asked => format!(
            "startDate: {asked} days of this brand are more than one request can hold; ask for at most {most} at a time"
        ),
        DaysRead::Compared => format!(
            "compareStartDate: {asked} days of this brand are more than one request can hold beside the others; compare with \
             at most {most}"
        ),
        DaysRead::Both => format!(
            "startDate: these days and those that they are compared with, {asked} of this brand together, are more than one \
             request can hold; ask for at most {} at a time",
            (most / 2).max(1)
        ),
    }))
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
        let (all, memory) = (Day(100)..=Day(465), 1_000);
        let of = |days, held| fits(Allowance { memory, days }, held, &all);
        assert!(of(DaysRead::Asked, 1_000).is_ok());
        for (days, held, told) in [
            (DaysRead::Asked, 1_001, "startDate: 366 days, at most 365"),
            (DaysRead::Asked, 3_660, "startDate: 366 days, at most 100"),
            (DaysRead::Asked, u64::MAX, "startDate: 366 days, at most 1"),
            (DaysRead::Compared, 3_660, "compareStartDate: 366 days, at most 100"),
            (DaysRead::Both, 3_660, "startDate: 366, at most 50"),
        ] {
            let error = of(days, held).expect_err("too much");
            assert_eq!(error.code(), 1002);
            let (text, mut from) = (error.to_string(), 0);
            for part in told.split(", ").flat_map(|part| part.split(": ")) {
                from += text[from..].find(part).unwrap_or_else(|| panic!("{part} in {text}"));
            }
        }
    }
}
