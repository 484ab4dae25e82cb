//! What the failures of a wave tell of its engine: they may lie in one prompt, in the engine, or in its key.

use std::collections::BTreeMap;

use answerscope_domain::collecting::{AskFailure, Stop, WaveReport};
use answerscope_domain::entities::collection::AskedEngine;
use answerscope_engines::{AskError, RetryAdvice};
use metrics::counter;

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
                let failure = || AskFailure::new(error.code(), error.to_string());
                if doubtful(error) {
                    report.doubted += 1;
                    // What surely lies in the engine is told first.
                    report.failure.get_or_insert_with(failure);
                } else if !own_making(error) {
                    report.failed += 1;
                    report.failure = Some(failure());
                    report.stop = report.stop.max(stop(error));
                }
            }
        }
    }
    report
}

/// Tells the log what of the answers is not in the figures: that they end where their tokens were used up, and what the adapter does
/// not know.
pub(crate) fn note_oddities(asked: AskedEngine, outcomes: &Outcomes) {
    let (mut cut, mut unknown) = (0_u64, BTreeMap::<&str, u32>::new());
    for (_, came) in outcomes.iter() {
        let Came::Answer(answer, ..) = came else { continue };
        cut += u64::from(answer.cut);
        for (place, times) in &answer.unknown {
            *unknown.entry(place).or_default() += times;
        }
    }
    if cut > 0 {
        tracing::warn!(?asked, cut, "answers end where their tokens were used up");
        counter!("AskedAnswersCut").increment(cut);
    }
    if !unknown.is_empty() {
        tracing::warn!(?asked, ?unknown, "answers hold what the adapter does not know");
    }
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

/// Whether a failure lies in the prompt, or in one answer, unless all others fail so: the model may be gone, or the form of its
/// answers another one.
const fn doubtful(error: &AskError) -> bool {
    matches!(error, AskError::Rejected { .. } | AskError::BadAnswer { .. })
}

/// Whether a failure lies in the prompt, and tells nothing of the engine.
const fn own_making(error: &AskError) -> bool {
    matches!(
        error,
        AskError::PromptRefused { .. } | AskError::TooLarge { .. } | AskError::UnknownTicket
    )
}
