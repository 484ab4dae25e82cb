//! One attempt at an export.

use std::collections::BTreeMap;
use std::sync::Arc;

use answerscope_domain::Result;
use answerscope_domain::entities::export::{ExportError, ExportFile, ExportWork};
use answerscope_domain::entities::task::{Task, TaskError};
use answerscope_domain::ids::ExportId;
use answerscope_export::{Combination, Format, header};
use answerscope_store::Store;
use answerscope_store::segments::{ExportSource, RowReader};
use answerscope_tasks::ATTEMPTS;
use answerscope_tasks::exports::Archives;

use crate::archive::Upload;

/// Builds the archive and ends the task.
#[tracing::instrument(target = "answerscope::steps", level = "debug", name = "build_archive", skip_all, fields(%id, attempt = task.attempt))]
pub(crate) async fn build(store: &Store, id: ExportId, mut task: Task<ExportWork>) -> Result<()> {
    Archives(store).remove(id, None).await?;
    task.work.suspect();
    let request = task.work.request.clone();
    let source = store
        .exports()
        .source(id.brand, request.days(), request.engine_set())
        .await?;
    let mut attempt = Attempt {
        store,
        id,
        upload: Upload::begin(store, id, &task).await?,
        source: Arc::new(source),
    };
    if let Err(error) = attempt.write(&mut task).await {
        attempt.give_up(&mut task).await;
        return Err(error);
    }
    task.work.object = Some(attempt.upload.finish().await?);
    Archives(store).end(id, task).await
}

/// An attempt under way.
struct Attempt<'a> {
    store: &'a Store,
    id: ExportId,
    upload: Upload,
    source: Arc<ExportSource>,
}

impl Attempt<'_> {
    /// Writes all files, those that attempts were killed in last, and in the last attempt not at all.
    async fn write(&mut self, task: &mut Task<ExportWork>) -> Result<()> {
        let (format, last) = (task.work.request.format, task.attempt >= ATTEMPTS);
        let combinations: Vec<Combination> = task.work.request.combinations().collect();
        let mut order: Vec<usize> = (0..combinations.len()).collect();
        order.sort_by_key(|place| task.work.suspects.contains(place));
        let mut made = BTreeMap::new();
        for place in order {
            let suspected = task.work.suspects.contains(&place);
            let file = if suspected && last {
                Err(never_ended())
            } else {
                note(self.store, self.id, task, Some(place)).await?;
                write_file(&mut self.upload, &self.source, combinations[place], format, last).await?
            };
            made.insert(place, file);
        }
        note(self.store, self.id, task, None).await?;
        for (place, file) in made {
            match file {
                Ok(file) => task.work.files.push(file),
                Err(error) => task.work.errors.push(ExportError::new(combinations[place], error)),
            }
        }
        if !task.work.errors.is_empty() {
            self.upload.errors(&task.work.errors).await?;
        }
        Ok(())
    }

    /// Throws away what was made. Best effort: what is left, the next attempt removes.
    async fn give_up(self, task: &mut Task<ExportWork>) {
        if !self.upload.blames_file()
            && let Err(error) = note(self.store, self.id, task, None).await
        {
            tracing::warn!(%error, "a file stays suspected of what it did not do");
        }
        self.upload.abort().await;
    }
}

/// Notes which file is made from now on.
async fn note(store: &Store, id: ExportId, task: &mut Task<ExportWork>, begun: Option<usize>) -> Result<()> {
    task.work.begun = begun;
    Archives(store).note_file(id, task.attempt, &task.work).await
}

fn never_ended() -> TaskError {
    TaskError {
        code: 1001,
        description: "Internal error: attempts to make this file never ended".into(),
    }
}

/// Writes one file. The outer error is the archive's, the inner one the combination's: what may pass is left to the next
/// attempt, and in the `last` one is the combination's too.
#[tracing::instrument(target = "answerscope::steps", level = "debug", skip_all, fields(file = %combination.file_name(format)))]
async fn write_file(
    upload: &mut Upload,
    source: &Arc<ExportSource>,
    combination: Combination,
    format: Format,
    last: bool,
) -> Result<std::result::Result<ExportFile, TaskError>> {
    // Before the file is begun all that it needs is read once: one that can not be made is not half there.
    let opened = RowReader::open(Arc::clone(source), combination, format).await;
    let checked = match opened {
        Ok(reader) => reader.check().await.map(|()| reader),
        refused => refused,
    };
    let reader = match checked {
        Ok(reader) => reader,
        Err(error) if error.may_pass() && !last => return Err(error),
        Err(error) => {
            tracing::error!(%error, ?combination, "a file of an export can not be made");
            return Ok(Err(TaskError::from(&error)));
        }
    };
    upload.start(&combination.file_name(format), &header(combination, format))?;
    reader.pump(upload).await?;
    Ok(Ok(upload.file()))
}
