//! Verdicts over the rows of a comparison.

use super::correction::{Correction, LEVEL, adjust};
use super::strata::{Test, USUAL_WORK};

/// The smallest p-value that is told: nobody tells those below apart.
const SMALLEST: f64 = 1e-99;
/// Products that the exact tests of one comparison may take in all, and the least that each of them may.
const WORK: u64 = 1 << 26;
const LEAST_WORK: u64 = 1 << 13;

/// What a comparison says of a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// It rose, and chance alone would hardly do that.
    Up,
    /// It fell, likewise.
    Down,
    /// Chance alone would do it, or the metric and the answers moved different ways.
    WithinNoise,
    /// So few answers could show no change, whatever they said.
    TooLittleData,
    /// Every engine that could be compared has another model than before.
    ModelChanged,
}

impl Verdict {
    /// All verdicts.
    pub const ALL: [Self; 5] = [
        Self::Up,
        Self::Down,
        Self::WithinNoise,
        Self::TooLittleData,
        Self::ModelChanged,
    ];

    /// The word that the API uses.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Up => "up",
            Self::Down => "down",
            Self::WithinNoise => "within_noise",
            Self::TooLittleData => "too_little_data",
            Self::ModelChanged => "model_changed",
        }
    }

    /// Whether it says that something changed.
    pub const fn is_change(self) -> bool {
        matches!(self, Self::Up | Self::Down)
    }
}

/// A row's verdict.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Judged {
    /// The p-value after the correction over all rows (Holm 1979); 1 where the row could not have passed.
    pub adjusted_p_value: f64,
    /// What it comes to.
    pub verdict: Verdict,
}

/// The products that each of `rows` exact tests may take.
pub fn work_of_each(rows: usize) -> u64 {
    (WORK / rows.max(1) as u64).clamp(LEAST_WORK, USUAL_WORK)
}

/// Judges all rows of a comparison together: the test of each and by how much its metric changed.
pub fn judge(rows: &[(Test, f64)]) -> Vec<Judged> {
    let tests: Vec<Test> = rows.iter().map(|(test, _)| *test).collect();
    let adjusted = adjust(&tests, Correction::Family);
    let tested = adjusted.iter().flatten().count().max(1) as f64;
    let one = |((test, change), adjusted): (&(Test, f64), Option<f64>)| {
        let p_value = adjusted.unwrap_or(1.0);
        let verdict = if p_value <= LEVEL {
            // The metric may stand still (all prompts, before and now), but not go the other way.
            match (test.excess > 0.0, change * test.excess < 0.0) {
                (_, true) => Verdict::WithinNoise,
                (true, false) => Verdict::Up,
                (false, false) => Verdict::Down,
            }
        } else if test.best * tested > LEVEL {
            Verdict::TooLittleData
        } else {
            Verdict::WithinNoise
        };
        Judged {
            adjusted_p_value: p_value.max(SMALLEST),
            verdict,
        }
    };
    rows.iter().zip(adjusted).map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::super::{ContingencyTable, Strata};
    use super::*;

    fn row(now: (u64, u64), before: (u64, u64), change: f64) -> (Test, f64) {
        let strata: Strata = [ContingencyTable {
            first: now,
            second: before,
        }]
        .into_iter()
        .collect();
        (strata.test(1.0, USUAL_WORK), change)
    }

    fn verdicts(rows: &[(Test, f64)]) -> Vec<Verdict> {
        judge(rows).into_iter().map(|judged| judged.verdict).collect()
    }

    #[test]
    fn each_verdict_has_its_reason() {
        let rows = [
            row((80, 100), (30, 100), 0.2),
            row((30, 100), (80, 100), -0.2),
            row((80, 100), (30, 100), 0.0),
            row((80, 100), (30, 100), -0.01),
            row((50, 100), (48, 100), 0.02),
            row((0, 100), (0, 100), 0.0),
            row((1, 1), (0, 1), 1.0),
            row((0, 0), (9, 9), -1.0),
        ];
        use Verdict::{Down, TooLittleData, Up, WithinNoise};
        let expected = [
            Up,
            Down,
            Up,
            WithinNoise,
            WithinNoise,
            WithinNoise,
            TooLittleData,
            TooLittleData,
        ];
        assert_eq!(verdicts(&rows), expected);
    }

    /// Five answers against five can show a change alone, not as one of many that can.
    #[test]
    fn what_is_enough_depends_on_the_other_rows() {
        let few = row((3, 5), (2, 5), 0.2);
        assert_eq!(verdicts(&[few]), [Verdict::WithinNoise]);
        let mut rows = vec![row((50, 100), (48, 100), 0.02); 20];
        rows.push(few);
        assert_eq!(verdicts(&rows)[20], Verdict::TooLittleData);
        assert_eq!(judge(&rows)[20].adjusted_p_value, 1.0);
    }

    #[test]
    fn work_is_shared() {
        assert_eq!((work_of_each(0), work_of_each(1)), (USUAL_WORK, USUAL_WORK));
        assert_eq!(work_of_each(1 << 10), 1 << 16);
        assert_eq!(work_of_each(1 << 20), LEAST_WORK);
    }
}
