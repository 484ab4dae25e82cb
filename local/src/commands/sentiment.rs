//! `sentiment`: a brand's answers read by the language model of the settings, in place of the built-in reading. It tells what
//! it will cost and asks before it spends anything; nothing else in the program has answers read by a model.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use answerscope_api::app::App;
use answerscope_domain::ids::BrandId;
use answerscope_language::LanguageModel;
use answerscope_language::reading::{AnswerText, READING_VERSION, Reader, Waits};
use answerscope_store::Store;
use answerscope_store::answers::{AnswerReader, AsRead, BatchAnswer, ModelReading};
use answerscope_store::keys::Key;
use indicatif::ProgressBar;

use super::reread::progress;
use super::{named_brand, print_json};
use crate::embedded::Failure;
use crate::process::Process;

pub mod agreement;
mod arguments;
mod spending;
mod told;

pub use arguments::{Sentiment, SentimentCommand};
use spending::Spending;
use told::{Found, Summary};

/// For one answer of the model: thousands of tokens take a minute.
const PATIENCE: Duration = Duration::from_secs(90);
/// For one request with all its attempts.
const WAITS: Waits = Waits {
    first: Duration::from_secs(1),
    deadline: Duration::from_secs(240),
};

/// Bytes of texts that are read before what was read is kept: a killed command loses no more than this.
const STEP: usize = 64 * 1024;
/// Answers in a row that may fail because the model does not work. A refused key says so at once.
const MOST_WITHOUT_MODEL: usize = 8;
/// Answers that may be refused for what they hold while the model has never read one of the brand.
const MOST_REFUSED: usize = 100;

/// A brand's answers and who reads them.
struct Work {
    store: Store,
    answers: Arc<AnswerReader>,
    batches: Vec<Key>,
    /// The model's name.
    model: String,
    reader: Reader,
}

/// Reads the answers of a brand; `process` is there where the stores are a directory's, and its workers make the figures.
///
/// # Errors
/// Where the brand, the model or a consent is missing, and, after all answers, where one of them could not be read.
pub async fn run(app: &Arc<App>, process: Option<&Process>, asked: &Sentiment) -> Result<(), Failure> {
    let spending = Spending::of(&app.settings);
    let (name, model) = if asked.remove {
        (String::new(), None)
    } else {
        let (name, model) = spending::model(&app.settings, PATIENCE)?;
        (name, Some(model))
    };
    let work = Work::begin(app, asked, name).await?;
    let Some(model) = model else {
        let summary = work.forget().await?;
        work.count(process).await;
        return print_json(&summary);
    };
    let found = work.look().await?;
    if asked.dry_run {
        return print_json(&found.told(&spending));
    }
    if found.to_read > 0 {
        let asks = format!(
            "{} of {} answers are to be read by {}",
            found.to_read, found.answers, work.model
        );
        spending.consent(&asks, found.estimate, asked.yes)?;
    }
    let summary = work.read(model.as_ref(), &found).await;
    let reason = summary.reason.as_deref().unwrap_or_default();
    work.count(process).await;
    print_json(&summary.told(&found, &work.model, &spending))?;
    match (&summary.stopped, summary.failed) {
        (Some(error), _) => Err(format!("{error}; the answers that are left can be read by the same command").into()),
        (None, 0) => Ok(()),
        (None, failed) => {
            Err(format!("{failed} answers could not be read ({reason}); the same command tries them again").into())
        }
    }
}

impl Work {
    async fn begin(app: &Arc<App>, asked: &Sentiment, model: String) -> Result<Self, Failure> {
        let named = asked.brand.as_deref().unwrap_or_default();
        let (organization, brand) = named_brand(&app.stores.table, named).await?;
        let store = Store::new(&app.stores, organization);
        let record = store.brands().get(brand).await?;
        let names = record.tracked().map(|tracked| tracked.name.to_owned()).collect();
        Ok(Self {
            batches: store.readings().batches(brand, asked.since).await?,
            answers: AnswerReader::of(record).await?,
            store,
            model,
            reader: Reader::new(names, WAITS),
        })
    }

    fn brand(&self) -> BrandId {
        self.answers.brand().id
    }

    /// Whether the model has read an answer already, in today's way and with today's names.
    fn is_read(&self, answer: &BatchAnswer) -> bool {
        answer.reading.as_ref().is_some_and(|reading| {
            let by = (reading.model.as_str(), reading.version);
            by == (self.model.as_str(), READING_VERSION) && reading.counts(self.answers.brand())
        })
    }

    /// Looks at all answers: what there is to read, and what it costs.
    async fn look(&self) -> Result<Found, Failure> {
        let mut found = Found::default();
        let bar = progress();
        for key in &self.batches {
            let Some(batch) = self.store.readings().batch(self.brand(), key).await? else {
                continue;
            };
            found.answers += batch.answers.len() + batch.unreadable;
            found.unreadable += batch.unreadable;
            let (read, open): (Vec<_>, Vec<_>) = batch.answers.iter().partition(|answer| self.is_read(answer));
            found.already_read += read.len();
            found.to_read += open.len();
            found.outdated += open.iter().filter(|answer| answer.reading.is_some()).count();
            bar.inc((batch.answers.len() + batch.unreadable) as u64);
            if open.is_empty() {
                continue;
            }
            found.batches.push((!read.is_empty(), key.clone()));
            let texts = self.texts(&open);
            found.naming_nobody += texts.iter().filter(|text| text.named.is_empty()).count();
            found.estimate.merge(self.reader.estimate(&texts));
        }
        bar.finish_and_clear();
        // The newest first, and last what was left when the others of a batch were read: answers that can never be read, however
        // many they become, are not in front of those that nobody has tried.
        found.batches.reverse();
        found.batches.sort_by_key(|(tried, _)| *tried);
        Ok(found)
    }

    fn texts<'a>(&self, answers: &[&'a BatchAnswer]) -> Vec<AnswerText<'a>> {
        let text =
            |answer: &&'a BatchAnswer| AnswerText::new(&answer.body.text, &self.answers.read(&answer.body, None));
        answers.iter().map(text).collect()
    }

    /// Has the model read what it has not read yet of what [`Self::look`] found, a step after the other; what one step gave is kept
    /// before the next is sent. Stops where the model does not work, or a store does not: what was spent is told all the same.
    async fn read(&self, model: &dyn LanguageModel, found: &Found) -> Summary {
        let (mut summary, bar) = (Summary::default(), progress());
        summary.worked = found.already_read > 0;
        bar.set_length(found.to_read as u64);
        for (_, batch) in &found.batches {
            if let Err(error) = self.read_batch(model, batch, &mut summary, &bar).await {
                summary.stopped = Some(error.to_string());
            }
            if summary.stopped.is_some() {
                break;
            }
        }
        bar.finish_and_clear();
        summary
    }

    async fn read_batch(
        &self,
        model: &dyn LanguageModel,
        batch: &Key,
        summary: &mut Summary,
        bar: &ProgressBar,
    ) -> Result<(), Failure> {
        let Some(there) = self.store.readings().batch(self.brand(), batch).await? else {
            return Ok(());
        };
        let mut open: Vec<&BatchAnswer> = there.answers.iter().filter(|answer| !self.is_read(answer)).collect();
        while !open.is_empty() && summary.stopped.is_none() {
            let step: Vec<&BatchAnswer> = open.drain(..first_step(&open)).collect();
            self.read_step(model, batch, &step, summary).await?;
            bar.inc(step.len() as u64);
        }
        Ok(())
    }

    async fn read_step(
        &self,
        model: &dyn LanguageModel,
        batch: &Key,
        step: &[&BatchAnswer],
        summary: &mut Summary,
    ) -> Result<(), Failure> {
        let texts = self.texts(step);
        let read = self.reader.read(model, &texts).await;
        summary.usage += read.usage;
        summary.dropped.merge(&read.dropped);
        let (mut readings, mut kept): (HashMap<AsRead, _>, _) = (HashMap::new(), Vec::new());
        for ((answer, text), findings) in step.iter().zip(&texts).zip(&read.answers) {
            match findings {
                Ok(findings) => {
                    let reading = ModelReading::new(self.answers.brand(), READING_VERSION, &self.model, findings);
                    readings.insert(answer.as_read(), Some(reading));
                    kept.push(findings);
                    if !text.named.is_empty() {
                        (summary.worked, summary.in_vain) = (true, 0);
                    }
                }
                Err(error) => summary.fail(error),
            }
        }
        summary.read += self.store.readings().keep(&self.answers, batch, &readings).await?;
        kept.into_iter().for_each(|findings| summary.count(findings));
        Ok(())
    }

    /// Forgets what any model has read.
    async fn forget(&self) -> Result<told::Forgotten, Failure> {
        let mut forgotten = told::Forgotten::default();
        for batch in &self.batches {
            let Some(there) = self.store.readings().batch(self.brand(), batch).await? else {
                continue;
            };
            let read = there.answers.iter().filter(|answer| answer.reading.is_some());
            let readings: HashMap<AsRead, _> = read.map(|answer| (answer.as_read(), None)).collect();
            forgotten.removed += self.store.readings().keep(&self.answers, batch, &readings).await?;
        }
        Ok(forgotten)
    }

    /// Waits for the figures where this process makes them; a deployment's sweeper finds their outbox entries.
    async fn count(&self, process: Option<&Process>) {
        if let Some(process) = process {
            self.store.outbox().enqueue_rollup(self.brand()).await;
            process.queue.drained().await;
        }
    }
}

/// How many of some answers are read before what was read is kept: one at least.
fn first_step(open: &[&BatchAnswer]) -> usize {
    let mut bytes = 0;
    let fits = |answer: &&&BatchAnswer| {
        bytes += answer.body.text.len();
        bytes <= STEP
    };
    open.iter().take_while(fits).count().max(1).min(open.len())
}
