//! What the failures of a wave tell of its engine: they may lie in one prompt, in the engine, or in its key.

use answerscope_domain::collecting::{AskFailure, Stop, WaveReport};
use answerscope_engines::{AskError, RetryAdvice};

use crate::record::{Came, Outcomes};

/// What a wave tells of its engine.
pub(crate) fn report(outcomes: &Outcomes) -> WaveReport {
    let mut report = WaveReport::default();
    for (_, came) in outcomes.iter() {
        match came {
            Came::Answer(..) | Came::NoAnswer(..) => report.answered += 1,
            Came::Pending(..) | Came::GivenUp(_) => {}
            Came::Error(error, _) => {
                if let (AskError::Limited { .. } | AskError::Unavailable { .. }, RetryAdvice::After(pause)) =
                    (error, error.retry())
                {
                    report.pause = report.pause.max(Some(pause));
                }
                if !own_making(error) {
                    report.failed += 1;
                    report.failure = Some(AskFailure::new(error.code(), error.to_string()));
                    report.stop = report.stop.max(stop(error));
                }
            }
        }
    }
    report
}

/// Whether other prompts will fare no better than one that failed so. Vendors refuse single prompts with status 403, too, and
/// may call it a matter of permission.
fn stop(error: &AskError) -> Stop {
    match error {
        AskError::KeyRefused { status: 403 } => Stop::Suspected,
        _ if error.stops_engine() => Stop::Certain,
        _ => Stop::No,
    }
}

/// Whether a failure lies in the prompt, or in one answer, and tells nothing of the engine.
const fn own_making(error: &AskError) -> bool {
    matches!(
        error,
        AskError::PromptRefused { .. }
            | AskError::Rejected { .. }
            | AskError::BadAnswer { .. }
            | AskError::TooLarge { .. }
            | AskError::UnknownTicket
    )
}
