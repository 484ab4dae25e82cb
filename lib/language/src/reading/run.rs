//! The requests of a reading: a few at a time, tried again while there is time, in halves where a reply can not be read.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use answerscope_analysis::BrandFinding;
use futures::stream::{self, StreamExt};
use tokio::time::{Instant, sleep};

use super::check::{check, settle};
use super::parts::{self, Part};
use super::places::Places;
use super::prompt::{request, tokens};
use super::{AnswerText, Dropped, Estimate, Readings, Waits, reply};
use crate::{Completion, LanguageModel, ModelError, ModelRequest, ModelUsage};

/// Requests that are under way together.
const AT_ONCE: usize = 4;
/// Findings of a thousand bytes of text: labelled answers have 8.3.
const FINDINGS_PER_KB: u64 = 8;
/// Tokens of a finding: its fields, and a quote of a hundred letters.
const TOKENS_PER_FINDING: u64 = 50;
/// Tokens of a reply without findings.
const TOKENS_PER_REPLY: u64 = 10;

/// Reads answers for a list of tracked brands.
pub struct Reader {
    names: Vec<String>,
    waits: Waits,
    /// Whether the model has answered without a schema what it refused with one.
    plain: AtomicBool,
}

/// What one request gave.
#[derive(Default)]
struct Done {
    found: Vec<(usize, BrandFinding)>,
    failed: Vec<(usize, ModelError)>,
    dropped: Dropped,
    usage: ModelUsage,
}

impl Reader {
    /// For the names of the tracked brands, in the order that [`AnswerText::named`] refers to.
    pub fn new(names: Vec<String>, waits: Waits) -> Self {
        Self {
            names,
            waits,
            plain: AtomicBool::new(false),
        }
    }

    /// What reading these answers will cost, about.
    pub fn estimate(&self, texts: &[AnswerText<'_>]) -> Estimate {
        let mut estimate = Estimate::default();
        for parts in parts::requests(texts) {
            let bytes: usize = parts.iter().map(|part| part.range.len()).sum();
            let findings = bytes as u64 * FINDINGS_PER_KB / 1_000;
            estimate.merge(Estimate {
                requests: 1,
                usage: ModelUsage {
                    input: tokens(&request(&self.names, texts, &parts, false)),
                    output: TOKENS_PER_REPLY + findings * TOKENS_PER_FINDING,
                },
            });
        }
        estimate
    }

    /// Reads answers. An answer of which any part could not be read has an error: none is read by halves.
    pub async fn read(&self, model: &dyn LanguageModel, texts: &[AnswerText<'_>]) -> Readings {
        let places: Vec<Places<'_>> = texts.iter().map(Places::of).collect();
        let requests = parts::requests(texts).into_iter();
        let under_way = requests.map(|parts| self.read_parts(model, texts, &places, parts));
        let done: Vec<Done> = stream::iter(under_way).buffered(AT_ONCE).collect().await;
        let mut readings = Readings::default();
        let mut answers: Vec<Result<Vec<BrandFinding>, ModelError>> = vec![Ok(Vec::new()); texts.len()];
        for part in done {
            readings.usage += part.usage;
            readings.dropped.merge(&part.dropped);
            for (answer, error) in part.failed {
                answers[answer] = Err(error);
            }
            for (answer, finding) in part.found {
                if let Ok(found) = &mut answers[answer] {
                    found.push(finding);
                }
            }
        }
        let settled = answers
            .into_iter()
            .map(|found| found.map(|found| settle(found, &mut readings.dropped)));
        let settled: Vec<_> = settled.collect();
        readings.answers = settled;
        readings
    }

    /// Reads the parts of a request; where the reply breaks off, is late or can not be read, or the request is refused for what it
    /// holds, each half by itself. A reply for one part that can not be read is asked for once more.
    async fn read_parts(
        &self,
        model: &dyn LanguageModel,
        texts: &[AnswerText<'_>],
        places: &[Places<'_>],
        parts: Vec<Part>,
    ) -> Done {
        let (mut done, mut open) = (Done::default(), vec![(parts, true)]);
        while let Some((parts, again)) = open.pop() {
            let asked = self
                .ask(
                    model,
                    request(&self.names, texts, &parts, self.is_plain()),
                    parts.len() > 1,
                )
                .await;
            let claims = asked.and_then(|completion| {
                done.usage += completion.usage;
                let whole = Some(completion.text).filter(|_| !completion.cut);
                whole.and_then(|text| reply::read(&text)).ok_or(ModelError::Unreadable)
            });
            match claims {
                Ok(claims) => {
                    let kept = check(&self.names, texts, places, &parts, claims, &mut done.dropped);
                    done.found.extend(kept);
                }
                Err(error) if parts.len() > 1 && is_for_halves(&error) => {
                    let (first, second) = parts.split_at(parts.len() / 2);
                    open.extend([second, first].map(|half| (half.to_vec(), true)));
                }
                Err(ModelError::Unreadable) if again => open.push((parts, false)),
                Err(ModelError::Late) => {
                    // One part alone took too long: a model that hangs is not asked for each of the others.
                    let left = open.drain(..).flat_map(|(parts, _)| parts);
                    let failed = parts.into_iter().chain(left);
                    done.failed.extend(failed.map(|part| (part.answer, ModelError::Late)));
                }
                Err(error) => done
                    .failed
                    .extend(parts.into_iter().map(|part| (part.answer, error.clone()))),
            }
        }
        done
    }

    fn is_plain(&self) -> bool {
        self.plain.load(Ordering::Relaxed)
    }

    /// Asks until there is an answer, the model's refusal is final, or the time is over. A request `with_halves` that takes too long
    /// is not repeated: its halves may not.
    async fn ask(
        &self,
        model: &dyn LanguageModel,
        mut request: ModelRequest,
        with_halves: bool,
    ) -> Result<Completion, ModelError> {
        let (end, mut wait) = (Instant::now() + self.waits.deadline, self.waits.first);
        let mut without_schema = false;
        loop {
            let error = match model.complete(&request).await {
                Ok(answer) => {
                    self.plain.fetch_or(without_schema, Ordering::Relaxed);
                    return Ok(answer);
                }
                Err(error) => error,
            };
            // So models and endpoints answer that know no schemas.
            if matches!(error, ModelError::Status(400 | 422)) && request.schema.take().is_some() {
                without_schema = true;
                continue;
            }
            let room = end.saturating_duration_since(Instant::now());
            let helps = !(with_halves && error == ModelError::Late);
            let Some(pause) = pause(&error, wait).filter(|pause| helps && *pause < room) else {
                return Err(error);
            };
            sleep(pause).await;
            wait *= 2;
        }
    }
}

/// True for what half of a request may not run into: too much text, or one text of several that is refused.
fn is_for_halves(error: &ModelError) -> bool {
    matches!(
        error,
        ModelError::Unreadable | ModelError::Late | ModelError::Status(400 | 413 | 422)
    )
}

/// How long to wait before a request is tried again; `None` where that does not help.
fn pause(error: &ModelError, wait: Duration) -> Option<Duration> {
    match error {
        ModelError::Busy(after) => Some(after.map_or(wait, |after| after.max(wait))),
        ModelError::Late | ModelError::Unreachable | ModelError::Status(408 | 500..) => Some(wait),
        ModelError::Status(_) | ModelError::Unreadable | ModelError::Unfaithful(_) => None,
    }
}
